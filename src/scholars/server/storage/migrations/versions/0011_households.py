"""From which household a table is, so that unfinished ones are counted for each"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward; of earlier tables nobody knows it."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("household", sa.String(), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_household"), ["household"], unique=False)
