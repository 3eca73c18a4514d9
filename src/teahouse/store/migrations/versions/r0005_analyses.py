"""Analyses of matches: how many decisions there are to judge, and what was found of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="analyses_pk"),
        sa.ForeignKeyConstraint(["match"], ["matches.match"], name="analyses_match_fk", ondelete="CASCADE"),
    )
    op.create_table(
        "judged",
        sa.Column("match", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="judged_pk"),
        sa.ForeignKeyConstraint(["match"], ["analyses.match"], name="judged_match_fk", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
