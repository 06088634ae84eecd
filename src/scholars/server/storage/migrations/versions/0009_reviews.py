"""Reviews, for the processes that did not judge them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("turns", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("review", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
