"""Keeps tables: an append-only log of facts per match, in SQLite or PostgreSQL. Nobody is told what is not kept yet."""

from teahouse.extras import need

need("serve")
