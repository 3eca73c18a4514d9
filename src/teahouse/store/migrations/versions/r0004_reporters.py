"""Reports know, without a name, which of them are of one guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("reports", sa.Column("guest", sa.String(16), nullable=False, server_default=""))
