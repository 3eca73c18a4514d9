"""What a host needs: which servers there are, who is not let in, and what guests complain of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("server", name="servers_pk"),
    )
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="bans_pk"),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="reports_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="reports_match_fk", ondelete="CASCADE"),
    )
    op.create_index("reports_match", "reports", ["match"])
