"""The other side of the protocol: a player of this house (or one written with it) that answers over lines."""

from __future__ import annotations

import sys
from typing import TextIO

from teahouse import bots, games
from teahouse.bots.bot import Bot
from teahouse.bots.process import PROTOCOL
from teahouse.core.errors import TeahouseError
from teahouse.core.rng import Rng
from teahouse.core.state import State

END = "end"  # of a record


class Speaker:
    """Answers with the choices of the computer player `name`."""

    def __init__(self, name: str, seed: int, hears: TextIO, says: TextIO) -> None:
        self.name = name
        self.rng = Rng(seed)
        self.hears = hears
        self.says = says
        self.state: State | None = None
        self.players: dict[str, Bot] = {}
        self.game = ""

    def run(self) -> None:
        """Until `quit`, or until nobody speaks any more."""
        for line in self.hears:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            try:
                self.hear(word, rest)
            except TeahouseError as problem:
                self.say(f"info {' '.join(str(problem).split())}")

    def hear(self, word: str, rest: str) -> None:
        if word == "hello":
            self.say(f"name {self.name} (protocol {PROTOCOL})")
            self.say("ready")
        elif word == "position":
            self.game = rest.split(maxsplit=1)[0]
            self.state = games.find(self.game).read_position(rest)
        elif word == "record":
            match = games.read_match(self.record())
            self.game, self.state = match.game.name, match.state
        elif word == "go":
            self.answer()
        # `game`, `you`, `legal` and `stop` say nothing that it does not know

    def record(self) -> str:
        lines: list[str] = []
        for line in self.hears:
            if line.strip() == END:
                break
            lines.append(line)
        return "".join(lines)

    def answer(self) -> None:
        if self.state is None or self.state.actor < 0:
            self.say("info there is no position in which a player has to choose")
            return
        if self.game not in self.players:
            self.players[self.game] = bots.find(self.name, games.find(self.game))
        choice = self.players[self.game].choose(self.state, self.rng)
        self.say(f"bestchoice {games.find(self.game).notation(choice)}")

    def say(self, line: str) -> None:
        print(line, file=self.says, flush=True)


def speak(name: str, seed: int) -> None:
    Speaker(name, seed, sys.stdin, sys.stdout).run()
