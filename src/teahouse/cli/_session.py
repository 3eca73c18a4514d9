"""A match played in the terminal: the loop, and one method per command. Knows no rules of any game."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from teahouse.bots.bot import Bot
from teahouse.bots.levels import adviser
from teahouse.cli import _saves as saves
from teahouse.cli._result import show_result, show_scores
from teahouse.cli._screen import Screen
from teahouse.cli._story import Chapter, story
from teahouse.cli._typed import UnclearError, understand
from teahouse.cli.lines import one_line, without_accents
from teahouse.core.errors import IllegalChoice
from teahouse.core.match import Match
from teahouse.core.record import SEATS
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, Event
from teahouse.games.face import Sketch
from teahouse.text import Speaker

FEW = 6  # choices of one family that are listed one by one
PERSON = "person"
REMATCH = "rematch"
ADVISED = 3  # choices that `hint` tells
DONE = "done"  # in every game the choice of doing nothing more


class Quit(Exception):
    """The person leaves, or there is nobody to answer any more."""


@dataclass
class Player:
    """Who sits in a seat: a person, or the computer player of that name."""

    name: str
    kind: str = PERSON
    bot: Bot | None = None


class Session:
    def __init__(
        self, match: Match, players: list[Player], seed: int, speaker: Speaker, screen: Screen, sketch: Sketch
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.seed = seed
        self.speaker = speaker
        self.screen = screen
        self.sketch = sketch
        self.file: Path | None = None  # where the game is kept
        self.numbered: list[int] = []  # the choices behind the numbers on the screen
        names = [player.name for player in players]
        speaker.names = names
        speaker.local = speaker.wording.vocabulary(match.state, speaker.say, names)
        self.codes = {text.lower(): key.partition("-")[2] for key, text in speaker.local.items()}
        for seat, player in enumerate(players):
            match.tags[f"seat {SEATS[seat]}"] = f"{player.kind} {player.name}"
        match.tags["seed"] = str(seed)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "why": self.why,
            "rules": self.rules,
            "score": self.score,
            "log": self.log,
            "look": self.look,
            "choices": self.list_all,
            "save": self.save,
            "quit": self.quit,
        }
        self.short_forms = {"?": "help", "h": "help", "exit": "quit", "q": "quit", "u": "undo", "board": "look"}
        for name in (*self.commands, *sketch.sheets, REMATCH):
            word = self.named(name)
            self.short_forms |= {word: name, without_accents(word): name}

    def named(self, command: str) -> str:
        """What a command is called in the language of this session; the English word works in each."""
        key = f"command-{command}"
        return self.speaker.say(key) if self.speaker.has(key) else command

    def meant(self, typed: str) -> str:
        """The command that a typed word stands for, or the word itself."""
        return self.short_forms.get(typed.lower(), typed.lower())

    def titled(self, title: str, style: str, text: str, text_style: str = "", indent: int = 0) -> None:
        """A name and what is said of it, with the colon of the language between them."""
        whole = self.speaker.say("named", name=title, text=text)
        self.screen.spans([(title, style), (whole.removeprefix(title), text_style)], indent)

    # --- the loop ---

    def run(self) -> bool:
        """Play until the game is over; True if the person wants another one."""
        try:
            while not self.match.over:
                self.match.settle(self.chance())
                if self.match.over:
                    break
                bot = self.players[self.match.state.actor].bot
                if bot is not None:
                    self.match.play(bot.choose(self.match.state, self.chance()))
                else:
                    self.decide()
            return self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return False

    def chance(self) -> Rng:
        """Depends on the seed and the number of choices only, so that a resumed game goes on as it would have."""
        return Rng((self.seed & 0xFFFFFFFF) | (len(self.match.entries) << 32))

    def decide(self) -> None:
        """Let the person whose move it is make one choice."""
        seat = self.match.state.actor
        before = len(self.match.entries)
        closing = "closing" in self.speaker.wording.asked(self.match.state)  # this choice itself ends the turn
        self.look()
        while len(self.match.entries) == before and self.match.state.actor == seat:
            typed = self.screen.ask() or self.enter()
            if not self.obey(typed):
                self.try_choice(typed)
            if len(self.match.entries) < before:
                return  # taken back: the table is shown anew
        if self.screen.interactive and not closing and self.turn_is_over(seat):
            self.pause(seat)
        self.keep()

    def enter(self) -> str:
        """What an empty line stands for: going on where that is a choice, else another look."""
        return DONE if DONE in self.match.legal() else ""

    def turn_is_over(self, seat: int) -> bool:
        state = self.match.state
        return state.actor != seat and not (state.actor == CHANCE and state.turn == self.match.entries[-1].turn)

    def pause(self, seat: int) -> None:
        """A last moment to look and to take back, before the others go on."""
        self.show(seat, asked=False)
        end = len(self.match.entries)
        while len(self.match.entries) == end:
            self.screen.say(self.speaker.say("turn-over"), "prompt")
            typed = self.screen.ask()
            if not typed:
                return
            self.obey(typed, seat)

    def obey(self, typed: str, seat: int | None = None) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        word = self.meant(word)
        if not typed:
            self.look()
        elif word == "undo":
            self.undo(rest, seat)
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.sketch.sheets:
            self.screen.lines(self.sketch.sheets[word](self.match.state, self.speaker.say, self.screen.width))
        else:
            return False
        return True

    def try_choice(self, typed: str) -> None:
        try:
            choice = self.understand(typed)
            self.match.play(choice)
        except UnclearError as problem:
            self.unclear(typed, problem)
        except IllegalChoice as problem:
            self.screen.say(self.speaker.reason(problem.reason), "trouble")

    def understand(self, typed: str) -> int:
        """What is meant; names on the board stand for their numbers."""
        words = [self.codes.get(word.lower(), word) for word in typed.split()]
        return understand(self.game, self.match.state, " ".join(words), self.numbered)

    def unclear(self, typed: str, problem: UnclearError) -> None:
        found = [self.game.notation(choice) for choice in problem.found]
        words = ", ".join(found[:FEW])
        if len(found) > FEW:
            words = self.speaker.say("and-more", list=words, count=len(found))
        example = self.speaker.say("unknown-input-example", example=self.game.notation(self.match.state.legal()[0]))
        text = self.speaker.say(problem.key, text=one_line(typed)[:40], list=words, example=example)
        self.screen.say(text, "trouble")

    # --- showing ---

    def look(self, rest: str = "") -> None:
        self.show(self.match.state.actor)

    def show(self, seat: int, asked: bool = True) -> None:
        """The table, what has happened since this person last chose, and what is asked."""
        chapters = story(self.match, self.news(seat))
        recent = [event for chapter in chapters for event in chapter.events]
        names = self.speaker.names
        air: list[list[tuple[str, str]]] = [] if self.screen.tight else [[]]
        lines = self.sketch.table(
            self.match.state, self.speaker.say, self.screen.width, seat, names, recent, self.screen.tight
        )
        self.screen.lines([*air, *lines, *air])
        for chapter in chapters:
            self.tell(chapter)
        if asked:
            self.list_choices()

    def news(self, seat: int) -> int:
        """The first choice that is worth telling: of this turn if it has begun, else since this person's last turn."""
        entries = self.match.entries
        own = [number for number, entry in enumerate(entries) if entry.actor == seat]
        if not own:
            return 0
        if entries[own[-1]].turn == self.match.state.turn or own[-1] == len(entries) - 1:
            return next(number for number in own if entries[number].turn == entries[own[-1]].turn)
        return own[-1] + 1

    def tell(self, chapter: Chapter, numbered: bool = False) -> None:
        """A turn in one sentence."""
        words = self.in_words(chapter.events)
        if not words:
            return
        head: list[tuple[str, str]] = [(f"{chapter.turn:3} ", "quiet")] if numbered else []
        if chapter.turn:
            shape = self.sketch.seat_shapes[chapter.seat]
            head.append((f"{shape} {self.speaker.names[chapter.seat]} ", f"seat-{chapter.seat}"))
        self.screen.spans([*head, (", ".join(words) + ".", "")], indent=4)

    def in_words(self, events: list[Event]) -> list[str]:
        """Some events have no words: the table shows them anyway."""
        return [words for words in map(self.speaker.event, events) if words]

    def list_choices(self) -> None:
        """The prompt, then the choices: few of a kind one by one and numbered, many of a kind by their places."""
        state = self.match.state
        seat = state.actor
        people = [player for player in self.players if player.bot is None]
        asked = self.speaker.prompt(state)
        if len(people) > 1:
            self.titled(self.players[seat].name, f"seat-{seat}", asked, "prompt")
        else:
            self.screen.say(asked, "prompt")
        families: dict[str, list[int]] = {}
        for choice in state.legal():
            families.setdefault(self.game.families.family_of(choice).name, []).append(choice)
        self.numbered = []
        for name, choices in families.items():
            key = f"choice-{name}.many"
            if len(choices) > FEW and self.speaker.has(key):
                places = [" ".join(self.game.notation(choice).split()[1:]) for choice in choices]
                text = self.speaker.say(key, example=places[0])
                listed = "  " + " ".join(places)
                if len(text) + len(listed) + 4 > self.screen.width:
                    listed = ""  # they are marked on the table, and `choices` lists them
                self.screen.spans([("  ▸ ", "number"), (text, ""), (listed, "quiet")], indent=4)
            elif name == DONE:
                self.one_choice("↵", choices[0])
            else:
                for choice in choices:
                    self.numbered.append(choice)
                    self.one_choice(str(len(self.numbered)), choice)

    def one_choice(self, number: str, choice: int) -> None:
        text = self.speaker.choice(self.game, choice, self.match.state)
        spans = [(f"  {number} ", "number"), (text, ""), (f"  {self.game.notation(choice)}", "quiet")]
        self.screen.spans(spans, indent=4)

    # --- commands ---

    def help(self, rest: str) -> None:
        say = self.speaker.say
        self.screen.say(say("help-1"))
        sheets = [f"sheet-{name}" for name in self.sketch.sheets]
        for name in ["hint", "undo", "why", "rules", *sheets, "score", "log", "look", "choices", "save", "quit"]:
            word = self.named(name.removeprefix("sheet-"))
            self.screen.spans([(f"  {word:9} ", "number"), (say(f"help-{name}"), "")], indent=12)
        self.screen.lines(self.sketch.key_lines(say))

    def hint(self, rest: str) -> None:
        advice = adviser(self.game).advise(self.match.state, self.chance(), ADVISED)
        for number, (choice, chance) in enumerate(advice):
            text = self.speaker.choice(self.game, choice, self.match.state)
            values = {"choice": text, "typed": self.game.notation(choice), "chance": round(100 * chance)}
            self.screen.say(self.speaker.say("hint-also" if number else "hint-first", **values), "good")

    def undo(self, rest: str = "", seat: int | None = None) -> None:
        """Take back one own choice; never somebody else's, and never what chance has shown."""
        match = self.match
        seat = match.state.actor if seat is None else seat
        last = match.entries[-1] if match.entries else None
        if last is not None and last.actor not in (seat, CHANCE):
            name = self.players[last.actor].name
            self.screen.say(self.speaker.say("undo-other", name=name), "trouble")
            return
        try:
            match.undo()
        except IllegalChoice as problem:
            self.screen.say(self.speaker.reason(problem.reason), "trouble")
            return
        assert last is not None
        self.keep()
        text = self.speaker.choice(self.game, last.choice, match.state)
        self.screen.say(self.speaker.say("undone", choice=text), "good")

    def why(self, rest: str) -> None:
        state = self.match.state
        example = self.game.notation(state.legal()[0])
        if not rest:
            self.screen.say(self.speaker.say("why-which", example=example), "trouble")
            return
        try:
            choice = self.understand(rest)
        except UnclearError as problem:
            self.unclear(rest, problem)
            return
        reason = self.match.why_not(choice)
        if reason is not None:
            self.screen.say(self.speaker.reason(reason))
        else:
            self.explain(choice)

    def explain(self, choice: int) -> None:
        """What a legal choice would do, found out by trying it on a copy."""
        say = self.speaker.say
        state = self.match.state
        text = self.speaker.choice(self.game, choice, state)
        self.screen.say(say("why-legal", choice=text))
        trial = state.clone()
        trial.events = []
        trial.apply(choice)
        words = self.in_words(trial.events)
        if words:
            self.screen.say(say("why-effect", events=", ".join(words)))
        gain = trial.scores()[state.actor] - state.scores()[state.actor]
        if gain:
            self.screen.say(say("why-gain", gain=f"{gain:+}"))
        if trial.actor == CHANCE:
            self.screen.say(say("why-chance"))

    def rules(self, rest: str) -> None:
        say = self.speaker.say
        words = [key.removesuffix(".effect") for key in self.speaker.keys if key.endswith(".effect")]
        terms = ", ".join(say(key) for key in words if key.startswith("term-"))
        found = self.speaker.lookup(rest) if rest else []
        if not found:
            key = "rules-none" if rest else "rules-which"
            self.screen.say(say(key, text=one_line(rest)[:40], list=terms), "trouble" if rest else "")
        for key in found[:FEW]:
            self.titled(say(key), "heading", say(f"{key}.effect"), indent=2)

    def score(self, rest: str) -> None:
        self.screen.say(self.speaker.say("score-now"), "heading")
        show_scores(self.match.state, self.speaker, self.screen)

    def log(self, rest: str) -> None:
        chapters = story(self.match)
        if not chapters:
            self.screen.say(self.speaker.say("log-empty"))
        for chapter in chapters:
            self.tell(chapter, numbered=True)

    def list_all(self, rest: str) -> None:
        """Every choice as a sentence; from now on the numbers stand for this list."""
        self.numbered = self.match.state.legal()
        for number, choice in enumerate(self.numbered, start=1):
            self.one_choice(str(number), choice)

    def save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.file or saves.new_file(self.game.name)
        try:
            saves.write(path, self.match.to_text())
        except (OSError, ValueError) as problem:  # ValueError: no file can have such a name
            cause = getattr(problem, "strerror", "") or str(problem)
            self.screen.say(self.speaker.say("save-failed", file=str(path), cause=cause), "trouble")
            return
        self.file = path
        self.screen.copyable(self.speaker.say("saved", file=str(path)), "good")

    def quit(self, rest: str) -> None:
        raise Quit

    # --- keeping and ending ---

    def keep(self) -> None:
        """After every choice the game is on disk, so that not even a closed window loses it."""
        self.file = saves.keep(self.file or saves.new_file(self.game.name), self.match.to_text())

    def leave(self) -> None:
        say = self.speaker.say
        self.screen.say("")
        if self.match.over:
            return
        if all(entry.actor == CHANCE or self.players[entry.actor].bot for entry in self.match.entries):
            self.screen.say(say("quit-unsaved"))
            return
        self.keep()
        if self.file is None:
            self.screen.say(say("not-saved"), "trouble")
        else:
            self.screen.copyable(say("quit", file=str(self.file)), "good")
            self.screen.copyable(say("quit-resume", command=shlex.quote(str(self.file))))

    def finish(self) -> bool:
        """The result; then another game, the record, or good-bye."""
        people = [seat for seat, player in enumerate(self.players) if player.bot is None]
        self.show(people[0] if people else 0, asked=False)
        show_result(self.match.state, self.speaker, self.screen)
        self.keep()  # a finished record is worth having until the person has decided
        kept, self.file = self.file, None
        while True:
            self.screen.say(self.speaker.say("result-offer"), "prompt")
            try:
                typed = self.screen.ask()
            except EOFError:
                typed = ""
            word = self.meant(typed.partition(" ")[0])
            if word == "save":
                self.save(typed.partition(" ")[2].strip() or str(kept or ""))
                kept = None if self.file == kept else kept
            elif word in ("score", "log", "rules"):
                self.commands[word](typed.partition(" ")[2].strip())
            else:
                if kept is not None:
                    kept.unlink(missing_ok=True)
                return word in (REMATCH, "r")
