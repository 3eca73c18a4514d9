"""What a handful of tokens opens at a table: one browser may hold several seats."""

from __future__ import annotations

from collections.abc import Iterable

from teahouse.table.rights import owns, seats_of
from teahouse.table.table import Table


def held(table: Table, tokens: Iterable[str]) -> dict[int, str]:
    """The seats these tokens open, each with its token."""
    return {seat: token for token in tokens for seat in seats_of(table, token)}


def owner_token(table: Table, tokens: Iterable[str]) -> str:
    """The token of the owner among these; empty if it is not there."""
    return next((token for token in tokens if owns(table, token)), "")
