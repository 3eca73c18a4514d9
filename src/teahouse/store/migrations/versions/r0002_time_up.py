"""When a person's time is up, so that nobody has to keep a table in memory for its clock.

Of matches from before it is known as soon as something happens in them, or somebody looks.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("time_up", sa.BigInteger))
    running = sa.text("time_up IS NOT NULL")
    op.create_index("matches_time_up", "matches", ["time_up"], sqlite_where=running, postgresql_where=running)
