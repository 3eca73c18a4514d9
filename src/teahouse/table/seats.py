"""The seats of a table: who sits there, who decides there, and the secret that proves it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import category, normalize

from teahouse import bots
from teahouse.bots import own
from teahouse.core.errors import OptionError
from teahouse.core.game import Game

PERSON = "person"
COMPUTER = "computer"
OPEN = "open"

LONGEST_NAME = 40
MOST_MARKS = 3  # above and below one letter: enough for every language that is written with them
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that is read as another


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. A person holds it (`key`), or nobody; `bot` is the computer player that decides there now, if any."""

    name: str = ""
    key: str = ""
    bot: str = ""
    open: bool = True
    quick: bool = False
    resigned: bool = False
    wants_to_stop: bool = False
    time_left: int = 0  # milliseconds, where the table has a clock
    resigned_at: int = 0  # so many choices had been made

    @property
    def kind(self) -> str:
        return PERSON if self.key else OPEN if self.open else COMPUTER

    @property
    def empty(self) -> bool:
        """Nobody would decide here."""
        return not self.key and not self.bot

    @property
    def person_decides(self) -> bool:
        return bool(self.key) and not self.bot


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat is meant to be when a table is made."""

    kind: str
    name: str = ""
    bot: str = ""
    any_bot: bool = False  # see `check_bot`


def person(name: str) -> Plan:
    return Plan(PERSON, name)


def computer(bot: str, name: str = "", any_bot: bool = False) -> Plan:
    return Plan(COMPUTER, name, bot, any_bot)


def anybody() -> Plan:
    return Plan(OPEN)


def new_token() -> str:
    """A secret nobody guesses: 256 bits."""
    return secrets.token_urlsafe(32)


def new_match() -> str:
    """The name of a match in links, file names and commands; not a secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


@lru_cache(maxsize=4096)  # whoever plays shows the same one with every choice
def key_of(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same_key(key: str, other: str) -> bool:
    return hmac.compare_digest(key, other)


def clean_name(name: str) -> str:
    """A display name that fits one line, steers no terminal and has no towers of marks on its letters; an empty one
    stays empty."""
    shown: list[str] = []
    marks = 0  # on the letter before
    for letter in normalize("NFC", " ".join(name.split())):
        if category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS or not shown:
                continue
        else:
            marks = 0
        if letter.isprintable():
            shown.append(letter)
    return "".join(shown[:LONGEST_NAME]).strip()


def check_bot(bot: str, game: Game, any_bot: bool = False) -> None:
    """Raises OptionError if there is no such computer player for this game.

    Players with a size, a file or a command in their name (`search:500`, `mine.py:Mine`) are for experiments: at a
    table a stranger could ask for any work, or for any file of the host. So are those that other packages bring. Who
    plays at his own computer may have `any_bot`.
    """
    if not any_bot and (":" in bot or (bot not in bots.BOTS and bot in own.installed())):
        raise OptionError(f"'{bot}' does not sit down at tables; these do: {', '.join(bots.BOTS)}")
    bots.find(bot, game)
