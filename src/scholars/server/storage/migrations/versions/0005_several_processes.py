"""What several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("sockets", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("process", "table", "identity"),
    )
    op.create_table(
        "jobs",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("taker", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "told",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_table(
        "buckets",
        sa.Column("sort", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("sort", "who"),
    )
