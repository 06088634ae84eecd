"""From where a game goes on, whom a host has sent away, and which personal links count"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("continued", sa.JSON(none_as_null=True), nullable=True))
        batch_op.add_column(sa.Column("dismissed", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("identities", schema=None) as batch_op:
        batch_op.add_column(sa.Column("links", sa.Integer(), nullable=True))
