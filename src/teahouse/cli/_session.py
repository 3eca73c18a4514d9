"""A match played in the terminal: the loop, and one method per command. The table and its host do the rest."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from teahouse.cli import _saves as saves
from teahouse.cli._hints import nudge, odds, reasons
from teahouse.cli._screen import Screen
from teahouse.cli._seating import Tokens, chance_of
from teahouse.cli._typed import UnclearError
from teahouse.cli._view import DONE, View
from teahouse.cli.lines import without_accents
from teahouse.core.errors import IllegalChoice
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.games.face import Sketch
from teahouse.host.host import Host
from teahouse.host.moment import now
from teahouse.host.rooms import Onlooker, Room
from teahouse.host.settings import HostSettings
from teahouse.host.thinking import Thinking
from teahouse.table.choose import choose
from teahouse.table.computers import Advice, ask_advice
from teahouse.table.end_turn import end_turn
from teahouse.table.errors import Refused
from teahouse.table.look import TURN, decides_next, lets_go_of
from teahouse.table.table import NOBODY, PLAYING, Table
from teahouse.table.undo import undo
from teahouse.table.verbs import After
from teahouse.text import Speaker

REMATCH = "rematch"
Result = TypeVar("Result")


class Quit(Exception):
    """The person leaves, or there is nobody to answer any more."""


class Session(Onlooker):
    def __init__(
        self,
        table: Table,
        tokens: Tokens,
        seed: int,
        speaker: Speaker,
        screen: Screen,
        sketch: Sketch,
        file: Path | None = None,
    ) -> None:
        self.room = Room(table)
        self.room.onlookers.add(self)
        self.tokens = tokens
        self.seats = frozenset(tokens)
        self.seed = seed
        self.records = saves.Records(file, {"seed": str(seed)})
        self.host = Host(self.records, Thinking(), HostSettings(tempo=0.0, spare=0.0), chance=self.chance)
        self.runner = asyncio.Runner()
        self.doubted = (-1, -1)  # the choice that was asked about because it does nothing, and when
        self.speaker = speaker
        self.say = speaker.say
        self.screen = screen
        self.view = View(table, speaker, screen, sketch)
        self.sketch = sketch
        self.advice: dict[int, Advice] = {}  # that has been hinted at, by the revision of the table
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "why": self.why,
            "rules": self.view.rules,
            "score": lambda rest: self.view.score(self.table),
            "log": lambda rest: self.view.log(self.table),
            "look": self.look,
            "choices": lambda rest: self.view.list_all(self.table),
            "save": self.save,
            "quit": self.quit,
        }
        self.short_forms = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "u": "undo", "board": "look"}
        for name in (*self.commands, *sketch.sheets, REMATCH):
            word = self.named(name)
            self.short_forms |= {word: name, without_accents(word): name}

    @property
    def table(self) -> Table:
        return self.room.table

    def chance(self, table: Table) -> Rng:
        return chance_of(self.seed, len(table.match.entries))

    def named(self, command: str) -> str:
        """What a command is called in the language of this session; the English word works in each."""
        key = f"command-{command}"
        return self.say(key) if self.speaker.has(key) else command

    def meant(self, typed: str) -> str:
        """The command that a typed word stands for, or the word itself."""
        return self.short_forms.get(typed.lower(), typed.lower())

    # --- the host ---

    def show(self, table: Table, re: int | None = None) -> None:
        """Here the table is shown when somebody at the keyboard has to decide."""

    def note(self, key: str, values: dict[str, int | str]) -> None:
        self.screen.say(self.say(key, **values | {"seat": self.view.names[int(values["seat"])]}), "trouble")

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Let the host do something, and wait for it."""
        try:
            return self.runner.get_loop().run_until_complete(work)
        except KeyboardInterrupt:  # no failure of whoever was torn out of his thoughts
            for task in self.host.tasks:
                if task.done() and not task.cancelled():
                    task.exception()
            raise

    def act(self, verb: Callable[[Table, str], Table]) -> None:
        """What the person who has to decide does. Raises what the verb raises."""
        token = self.tokens[self.table.to_act]
        self.do(self.host.change(self.room, lambda table: After(verb(table, token))))

    async def others(self) -> None:
        """Computer players decide, until a person has to."""
        self.host.mind(self.room)
        while self.room.thinking is not None:
            await asyncio.wait([self.room.thinking])

    # --- the loop ---

    def run(self) -> bool:
        """Play until the game is over; True if the person wants another one."""
        with self.runner:
            try:
                self.do(self.others())
                while self.table.status == PLAYING:
                    self.decide()
                    self.do(self.others())
                return self.finish()
            except (Quit, EOFError, KeyboardInterrupt):
                self.leave()
                return False

    def decide(self) -> None:
        """Let the person whose move it is make one choice, or end the turn: a last moment to look and to take back."""
        table = self.table
        ends = table.must_end_turn
        if ends and not self.screen.interactive:
            self.end_turn()  # nobody is there to look
            return
        self.look()
        while self.table is table:
            if ends:
                self.screen.say(self.what_ends(), "prompt")
            typed = self.screen.ask() or self.enter()
            if ends and not typed:
                self.end_turn()
            elif not self.obey(typed) and not ends:
                self.try_choice(typed)

    def what_ends(self) -> str:
        """The end of a turn, a decision that is handed to another one, or an answer in somebody else's turn."""
        kind, other = lets_go_of(self.table), decides_next(self.table)
        if other != NOBODY:
            return self.say(f"turn-over-{kind}", seat=self.view.names[other])
        return self.say("turn-over" if kind == TURN else f"turn-over-{kind}")

    def enter(self) -> str:
        """What an empty line stands for: going on where that is a choice, else another look, or the end of the turn."""
        return DONE if not self.table.must_end_turn and DONE in self.table.match.legal() else ""

    def end_turn(self) -> None:
        self.act(lambda table, token: end_turn(table, token, table.revision, now=now(), rng=self.chance(table)))

    def obey(self, typed: str) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        word = self.meant(word)
        if not typed:
            self.look()
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.sketch.sheets:
            self.view.sheet(self.table, word)
        else:
            return False
        return True

    def try_choice(self, typed: str) -> None:
        try:
            choice = self.view.understand(self.table, typed)
            warning = self.view.gains.warning(self.table, choice)
            if warning and self.doubted != (self.table.revision, choice):
                self.doubted = self.table.revision, choice
                self.screen.say(warning, "trouble")
                return
            self.act(
                lambda table, token: choose(table, token, choice, table.revision, now=now(), rng=self.chance(table))
            )
        except UnclearError as problem:
            self.view.unclear(self.table, typed, problem)
        except IllegalChoice as problem:
            self.screen.say(self.speaker.reason(problem.reason), "trouble")

    # --- commands ---

    def look(self, rest: str = "") -> None:
        self.view.show(self.table, self.table.to_act, asked=not self.table.must_end_turn)

    def help(self, rest: str) -> None:
        self.screen.say(self.say("help-1"))
        sheets = [f"sheet-{name}" for name in self.sketch.sheets]
        for name in ["hint", "undo", "why", "rules", *sheets, "score", "log", "look", "choices", "save", "quit"]:
            word = self.named(name.removeprefix("sheet-"))
            self.screen.spans([(f"  {word:9} ", "number"), (self.say(f"help-{name}"), "")], indent=12)
        self.screen.lines(self.sketch.key_lines(self.say))

    def hint(self, rest: str) -> None:
        """First what to look for; to whoever asks again, the answer."""
        table = self.table
        known = self.advice.get(table.revision)
        try:
            asked = ask_advice(table, self.seats, self.chance(table))
            advice = known or self.do(self.host.computers.advise(self.room, asked))
        except Refused as problem:
            self.screen.say(self.speaker.reason(problem.reason), "trouble")
            return
        self.advice = {table.revision: advice}
        if known is None:
            for line in nudge(self.speaker, table, advice):
                self.screen.say(line, "good")
            return
        for number, one in enumerate(advice):
            typed, text = table.game.notation(one.choice), self.view.in_a_sentence(table, one.choice)
            key = "hint-also" if number else "hint-first"
            self.screen.say(self.say(key, choice=text, typed=typed, chance=odds(self.say, one)), "good")
            for line in reasons(self.speaker, table, one):
                self.screen.say(f"  {line}", indent=4)

    def undo(self, rest: str) -> None:
        """Take back one own choice; never somebody else's, and never what chance has shown."""
        before = self.table
        last = before.match.entries[-1] if before.match.entries else None
        if last is not None and last.actor not in (before.to_act, CHANCE):
            self.screen.say(self.say("undo-other", name=self.view.names[last.actor]), "trouble")
            return
        try:
            self.act(lambda table, token: undo(table, token, table.revision, now=now()))
        except Refused as problem:
            self.screen.say(self.speaker.reason(problem.reason), "trouble")
            return
        assert last is not None
        self.screen.say(self.say("undone", choice=self.view.in_a_sentence(self.table, last.choice)), "good")

    def why(self, rest: str) -> None:
        if not rest:
            self.view.explain_points(self.table)
            return
        try:
            self.view.explain(self.table, self.view.understand(self.table, rest))
        except UnclearError as problem:
            self.view.unclear(self.table, rest, problem)

    def save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.records.file or saves.new_file(self.table.game.name)
        try:
            self.records.write(path, self.table)
        except (OSError, ValueError) as problem:  # ValueError: no file can have such a name
            cause = getattr(problem, "strerror", "") or str(problem)
            self.screen.say(self.say("save-failed", file=str(path), cause=cause), "trouble")
            return
        self.screen.copyable(self.say("saved", file=str(path)), "good")

    def quit(self, rest: str) -> None:
        raise Quit

    # --- ending ---

    def leave(self) -> None:
        self.screen.say("")
        if self.table.status != PLAYING:
            return
        if not self.records.worth_keeping:
            self.screen.say(self.say("quit-unsaved"))
        elif self.records.keep(self.table) is None:
            self.screen.say(self.say("not-saved"), "trouble")
        else:
            file = str(self.records.file)
            self.screen.copyable(self.say("quit", file=file), "good")
            self.screen.copyable(self.say("quit-resume", command=shlex.quote(file)))

    def finish(self) -> bool:
        """The result; then another game, the record, or good-bye."""
        self.view.show(self.table, min(self.tokens, default=0), asked=False)
        self.view.result(self.table)
        kept = self.records.keep(self.table)  # a finished record is worth having until the person has decided
        self.records.file = None
        while True:
            self.screen.say(self.say("result-offer"), "prompt")
            try:
                typed = self.screen.ask()
            except EOFError:
                typed = ""
            word, rest = self.meant(typed.partition(" ")[0]), typed.partition(" ")[2].strip()
            if word == "save":
                self.save(rest or str(kept or ""))
                kept = None if self.records.file == kept else kept
            elif word in ("score", "log", "rules") or (word == "why" and not rest):
                self.commands[word](rest)
            else:
                if kept is not None and kept.parent == saves.folder():  # other files are not ours to remove
                    kept.unlink(missing_ok=True)
                return word in (REMATCH, "r")
