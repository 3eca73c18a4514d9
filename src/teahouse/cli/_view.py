"""A table in the terminal: the sketch of its game, what has happened, what can be chosen. Knows no rules."""

from __future__ import annotations

from teahouse.cli._pages import known_words, print_entries, print_reason_rules, titled
from teahouse.cli._points import Gains, last_points
from teahouse.cli._result import show_result, show_scores
from teahouse.cli._screen import Screen
from teahouse.cli._story import Chapter, news, story
from teahouse.cli._typed import UnclearError, understand
from teahouse.cli.lines import one_line
from teahouse.core.forecast import DRAW
from teahouse.core.state import Event
from teahouse.games.face import Sketch
from teahouse.table.table import Table
from teahouse.text import Speaker
from teahouse.text.judge import look_up

FEW = 6  # choices of one family that are listed one by one
DONE = "done"  # in every game the choice of doing nothing more


class View:
    def __init__(self, table: Table, speaker: Speaker, screen: Screen, sketch: Sketch) -> None:
        self.game = table.game
        self.speaker = speaker
        self.say = speaker.say
        self.screen = screen
        self.sketch = sketch
        self.gains = Gains(speaker)
        self.numbered: list[int] = []  # the choices behind the numbers on the screen
        self.names = speaker.names = [seat.name for seat in table.seats]
        speaker.learn_from(table.match.state)
        speaker.local = speaker.wording.vocabulary(table.match.state, speaker.say, self.names)
        self.codes = {text.lower(): key.partition("-")[2] for key, text in speaker.local.items()}

    # --- the table ---

    def show(self, table: Table, seat: int, asked: bool = True) -> None:
        """The table, what has happened since this person last chose, and what is asked."""
        chapters = news(table, seat)
        recent = [event for chapter in chapters for event in chapter.events]
        air: list[list[tuple[str, str]]] = [] if self.screen.tight else [[]]
        state, width, tight = table.match.state, self.screen.width, self.screen.tight
        lines = self.sketch.table(state, self.say, width, seat, self.names, recent, tight)
        self.screen.lines([*air, *lines, *air])
        for chapter in chapters:
            self.tell(chapter)
        if asked:
            self.list_choices(table)

    def sheet(self, table: Table, name: str) -> None:
        self.screen.lines(self.sketch.sheets[name](table.match.state, self.say, self.screen.width))

    def score(self, table: Table) -> None:
        self.screen.say(self.say("score-now"), "heading")
        show_scores(table.match.state, self.speaker, self.screen)

    def result(self, table: Table) -> None:
        show_result(table.match.state, self.speaker, self.screen)

    # --- what has happened ---

    def log(self, table: Table) -> None:
        chapters = story(table)
        if not chapters:
            self.screen.say(self.say("log-empty"))
        for chapter in chapters:
            self.tell(chapter, numbered=True)

    def tell(self, chapter: Chapter, numbered: bool = False) -> None:
        """A turn in one sentence, with the number of its round."""
        words = self.in_words(chapter.events)
        if not words:
            return
        head: list[tuple[str, str]] = [(f"{chapter.round or '':3} ", "quiet")] if numbered else []
        if chapter.turn:
            shape = self.sketch.seat_shapes[chapter.seat]
            head.append((f"{shape} {self.names[chapter.seat]} ", f"seat-{chapter.seat}"))
        self.screen.spans([*head, (", ".join(words) + ".", "")], indent=4)

    def in_words(self, events: list[Event]) -> list[str]:
        """Some events have no words: the table shows them anyway."""
        return [words for words in map(self.speaker.event, events) if words]

    # --- what can be chosen ---

    def list_choices(self, table: Table) -> None:
        """The prompt, then the choices: few of a kind one by one and numbered, many of a kind by their places."""
        state = table.match.state
        asked = self.speaker.prompt(state)
        if sum(seat.person_decides for seat in table.seats) > 1:
            titled(self.screen, self.speaker, self.names[state.actor], f"seat-{state.actor}", asked, "prompt")
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
                text = self.say(key, example=places[0])
                listed = "  " + " ".join(places)
                if len(text) + len(listed) + 4 > self.screen.width:
                    listed = ""  # they are marked on the table, and `choices` lists them
                self.screen.spans([("  ▸ ", "number"), (text, ""), (listed, "quiet")], indent=4)
            elif name == DONE:
                self.one_choice(table, "↵", choices[0])
            else:
                for choice in choices:
                    self.numbered.append(choice)
                    self.one_choice(table, str(len(self.numbered)), choice)

    def list_all(self, table: Table) -> None:
        """Every choice as a sentence; from now on the numbers stand for this list."""
        self.numbered = table.match.state.legal()
        for number, choice in enumerate(self.numbered, start=1):
            self.one_choice(table, str(number), choice)

    def one_choice(self, table: Table, number: str, choice: int) -> None:
        text, brings = self.in_a_sentence(table, choice), self.gains.short(table, choice)
        spans = [(f"  {number} ", "number"), (text, ""), (f"  {self.game.notation(choice)}", "quiet")]
        self.screen.spans([*spans, (f"  {brings}", "good")] if brings else spans, indent=4)

    def in_a_sentence(self, table: Table, choice: int) -> str:
        return self.speaker.choice(self.game, choice, table.match.state)

    def understand(self, table: Table, typed: str) -> int:
        """What is meant; names on the board stand for their numbers. Raises UnclearError."""
        words = [self.codes.get(word.lower(), word) for word in typed.split()]
        return understand(self.game, table.match.state, " ".join(words), self.numbered)

    def unclear(self, table: Table, typed: str, problem: UnclearError) -> None:
        found = [self.game.notation(choice) for choice in problem.found]
        words = ", ".join(found[:FEW])
        if len(found) > FEW:
            words = self.say("and-more", list=words, count=len(found))
        example = self.say("unknown-input-example", example=self.game.notation(table.match.state.legal()[0]))
        self.screen.say(self.say(problem.key, text=one_line(typed)[:40], list=words, example=example), "trouble")

    # --- explaining ---

    def explain(self, table: Table, choice: int) -> None:
        """Why a choice is not possible, or what it would do."""
        reason = table.match.why_not(choice)
        if reason is not None:
            self.screen.say(self.speaker.reason(reason))
            print_reason_rules(reason.rule, self.speaker, self.screen)
            return
        self.screen.say(self.say("why-legal", choice=self.in_a_sentence(table, choice)))
        made = table.match.forecast(choice)
        words = self.in_words(made.events)
        if words:
            self.screen.say(self.say("why-effect", events=", ".join(words)))
        brings = self.gains.whole(table, choice)
        if brings:
            self.screen.say(self.say("why-gain", gain=brings))
        if made.then == DRAW:
            self.screen.say(self.say("why-chance"))

    def explain_points(self, table: Table) -> None:
        """Where the last points came from, and how to ask about a choice."""
        self.screen.say(last_points(table, self.speaker) or self.say("why-none"))
        if table.match.state.actor >= 0 and not table.must_end_turn:
            self.screen.say(self.say("why-which", example=self.game.notation(table.match.state.legal()[0])))

    def rules(self, wanted: str) -> None:
        """A word, a card or a rule by its number."""
        found = look_up(self.speaker, wanted) if wanted else []
        if not found:
            key = "rules-none" if wanted else "rules-which"
            listed = ", ".join(known_words(self.speaker))
            self.screen.say(self.say(key, text=one_line(wanted)[:40], list=listed), "trouble" if wanted else "")
        print_entries(found, self.speaker, self.screen)
