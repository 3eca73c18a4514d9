"""The first form: matches, their entries, and who holds which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="matches_pk"),
    )
    op.create_index("matches_status_changed", "matches", ["status", "changed"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="entries_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="entries_match_fk", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="holders_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="holders_match_fk", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("holders_key", "holders", ["key"])
