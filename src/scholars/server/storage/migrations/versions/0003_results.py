"""How finished games ended"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("winners", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("solo", sa.String(), nullable=True),
        sa.Column("difficulty", sa.String(), nullable=True),
        sa.Column("curve", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
