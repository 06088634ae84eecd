"""Why a game is not rated, who left it, and marks for the internet connections of its players"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; of earlier games nothing of it is known, and those that were noted as rated still count."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unrated", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("departures", sa.JSON(none_as_null=True), nullable=True))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("household", sa.String(), nullable=True))
    with op.batch_alter_table("seekers", schema=None) as batch_op:
        batch_op.add_column(sa.Column("household", sa.String(), nullable=True))
