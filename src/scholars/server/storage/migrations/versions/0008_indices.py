"""Indices for what is looked for among all tables, and for what is forgotten with a guest"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_index("ix_tables_host", "tables", ["host"])
    lesson = sa.text("lesson IS NOT NULL")
    op.create_index("ix_tables_lesson_changed", "tables", ["changed"], sqlite_where=lesson, postgresql_where=lesson)
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_index("ix_replays_identity", "replays", ["identity"])
