"""A player in a process of its own, in any language: `run:COMMAND`, or `run:1.5s:COMMAND` with a time for each choice.

They talk in lines over its input and output; docs/players.md has the words. A process is started once and asked for all
games and seats; one that answers illegally, too late or not at all is ended, and the next question starts another one.
"""

from __future__ import annotations

import atexit
import contextlib
import re
import shlex
import subprocess
import threading
from queue import Empty, Queue
from time import monotonic
from typing import IO

from teahouse.bots.bot import Bot
from teahouse.bots.fault import PlayerFault, checked, position_of
from teahouse.core.errors import IllegalChoice, NotationError, OptionError
from teahouse.core.game import Game
from teahouse.core.record import SEATS
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State

RUN = "run"
PROTOCOL = 1
BETWEEN = " / "  # choices in a line
STARTING = 20.0  # seconds to say hello
PATIENCE = 60.0  # seconds for a choice where nobody has set a limit
GRACE = 0.5  # seconds between `stop` and the end of patience
LONGEST = 1 << 16  # letters of a line


class ProcessBot(Bot):
    """Asks the process of its command."""

    def __init__(self, game: Game, name: str) -> None:
        super().__init__(game)
        self.name = name
        self.seconds, self.command = read(name)

    def choose(self, state: State, rng: Rng) -> int:
        running = _running.get(self.command) or Running(self.name, self.command)
        _running[self.command] = running
        try:
            return running.ask(self.game, state, self.seconds)
        except PlayerFault:
            running.end()
            raise


def read(name: str) -> tuple[float, tuple[str, ...]]:
    """The seconds (0: no limit) and the words of the command."""
    found = re.fullmatch(rf"{RUN}:(?:(\d+(?:\.\d+)?)s:)?(.+)", name)
    try:
        words = tuple(shlex.split(found[2])) if found else ()
    except ValueError as problem:
        raise OptionError(f"'{name}': {problem}") from None
    if not found or not words:
        raise OptionError(f"'{name}': write run:COMMAND, or run:1.5s:COMMAND with the time for a choice")
    return float(found[1] or 0), words


class Running:
    """A process that plays, and what it said that nobody has read yet."""

    def __init__(self, name: str, command: tuple[str, ...]) -> None:
        self.name = name
        self.command = command
        self.lines: Queue[str] = Queue()
        self.info = ""  # what it told last about its thoughts
        self.called = ""  # what it calls itself
        self.game: tuple[str, int] | None = None
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", bufsize=1
            )
        except OSError as problem:
            raise PlayerFault(name, f"cannot be started: {problem.strerror or problem}") from None
        assert self.process.stdout is not None
        threading.Thread(target=_listen, args=(self.process.stdout, self.lines), daemon=True).start()
        self._greet()

    def _greet(self) -> None:
        self.say(f"hello {PROTOCOL}")
        until = monotonic() + STARTING
        while True:
            try:
                word, _, rest = self.hear(until - monotonic(), "").partition(" ")
            except Empty:
                self.end()
                raise PlayerFault(self.name, f"has not said 'ready' within {STARTING:g} s of its start") from None
            if word == "name":
                self.called = rest
            elif word == "ready":
                return
            else:
                self.must_be_info(word, rest, "")

    def ask(self, game: Game, state: State, seconds: float) -> int:
        """Its choice; raises PlayerFault."""
        position = position_of(state)
        if self.game != (game.name, state.seats):
            self.game = game.name, state.seats
            self.say(f"game {game.name} seats {state.seats}")
        legal = [game.notation(choice) for choice in state.legal()]
        self.say(f"position {position}")
        self.say(f"you {SEATS[state.actor]}")
        self.say(f"legal {BETWEEN.join(legal)}")
        self.say(f"go time {round(1000 * seconds)}" if seconds else "go")
        until = monotonic() + (seconds or PATIENCE)
        stopped = False
        while True:
            left = until - monotonic()
            try:
                word, _, rest = self.hear(max(left, 0.0), position).partition(" ")
            except Empty:
                if stopped:
                    limit = f"within {seconds:g} s" if seconds else f"in {PATIENCE:g} s"
                    raise PlayerFault(self.name, f"gave no answer {limit}", position) from None
                self.say("stop")
                stopped, until = True, monotonic() + GRACE
                continue
            if word == "bestchoice":
                answer = rest.strip()
                return checked(int(answer) if answer.isdigit() else answer, self.name, game, state)
            if word == "try":
                self.say(tried(game, state, rest))
            else:
                self.must_be_info(word, rest, position)

    def must_be_info(self, word: str, rest: str, position: str) -> None:
        if word != "info":
            raise PlayerFault(self.name, f"said '{word} {rest}'".rstrip() + ", which nobody understands", position)
        self.info = rest

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # whoever has ended does not answer either: that is told
            self.process.stdin.write(line + "\n")

    def hear(self, seconds: float, position: str) -> str:
        """The next line; raises Empty if none comes in time, PlayerFault if none will ever come."""
        line = self.lines.get(timeout=max(seconds, 0.001))
        if line:
            return line.strip()[:LONGEST]
        try:
            status = self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            raise PlayerFault(self.name, "closed its output", position) from None
        raise PlayerFault(self.name, f"ended with exit status {status}", position)

    def end(self) -> None:
        """It is asked to go, and made to if it does not."""
        if _running.get(self.command) is self:
            del _running[self.command]
        self.say("quit")
        with contextlib.suppress(OSError):
            assert self.process.stdin is not None
            self.process.stdin.close()
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def _listen(stream: IO[str], lines: Queue[str]) -> None:
    """Every line; an empty one at the end."""
    for line in stream:
        if line.strip():
            lines.put(line)
    lines.put("")


def tried(game: Game, state: State, words: str) -> str:
    """What comes of these choices, one after the other, for a player who knows no rules: points, who is next, and what
    it may choose then. Chance stops it."""
    after = state.clone()
    for word in words.split(BETWEEN):
        try:
            choice = game.parse(word.strip())
            if after.actor == CHANCE or choice not in after.legal():
                raise IllegalChoice(word, game.why_not(after, choice))
        except (NotationError, IllegalChoice) as problem:
            return f"tried {words}; refused {' '.join(str(problem).split())}"
        after.apply(choice)
    scores = " ".join(str(points) for points in after.scores())
    ahead = {CHANCE: "chance", OVER: "over"}.get(after.actor) or SEATS[after.actor]
    further = BETWEEN.join(game.notation(choice) for choice in after.legal()) if after.actor >= 0 else ""
    return f"tried {words}; scores {scores}; next {ahead}" + (f"; legal {further}" if further else "")


_running: dict[tuple[str, ...], Running] = {}


@atexit.register
def end_all() -> None:
    for one in list(_running.values()):
        one.end()
