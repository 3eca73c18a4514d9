"""Whatever is tried at a table, in whatever order: it stays consistent, and its facts tell it all."""

from __future__ import annotations

import json
from collections.abc import Callable

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from teahouse.core.errors import TeahouseError
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE
from teahouse.table.choose import choose
from teahouse.table.computers import answer, question, think
from teahouse.table.create import Clock, create
from teahouse.table.end_turn import end_turn
from teahouse.table.facts import from_plain, kind, to_plain
from teahouse.table.look import is_asked, may_choose, places
from teahouse.table.pause import pause, resume
from teahouse.table.prefer import prefer
from teahouse.table.recording import from_record, to_record
from teahouse.table.rematch import rematch
from teahouse.table.rename import rename
from teahouse.table.rights import HOUSE, seats_of
from teahouse.table.seats import anybody, computer, person
from teahouse.table.sit import join, leave, open_seat, seat_computer
from teahouse.table.start import start
from teahouse.table.stop import abandon, resign
from teahouse.table.table import ABANDONED, NOBODY, OVER, PLAYING, Table, fold
from teahouse.table.take_over import come_back, mind_the_clock, take_over
from teahouse.table.undo import undo

SEATS = st.integers(-1, 4)
PLANS = [person("Anna"), computer("random", "Bao"), anybody()]


class AnySequence(RuleBasedStateMachine):
    """Rules try verbs with right and wrong arguments; the invariants look at what is left."""

    GAME = "inn"

    @initialize(
        plans=st.lists(st.sampled_from(PLANS), min_size=2, max_size=3),
        clock=st.sampled_from([None, None, Clock(60_000, 1_000)]),
        seed=st.integers(0, 1000),
        begin=st.booleans(),
    )
    def sit_down(self, plans: list, clock: Clock | None, seed: int, begin: bool) -> None:
        self.rng, self.now = Rng(seed), 1_000_000
        made = create(self.GAME, plans, now=self.now, rng=self.rng, clock=clock)
        self.table = made.table
        self.tokens = ["foreign", made.owner, *made.tokens.values()]
        self.seen = self.table
        while begin and not all(seat.bot or seat.key for seat in self.table.seats):
            joined = join(self.table, "Guest", now=self.now, rng=self.rng)
            self.tokens.append(joined.token)
            self.table = joined.table
        if begin:
            self.table = start(self.table, made.owner, now=self.now, rng=self.rng)

    def attempt(self, verb: Callable[[], Table]) -> None:
        before = self.table.key()
        try:
            after = verb()
        except TeahouseError:
            assert self.table.key() == before
            return
        assert self.table.key() == before  # a verb works on a copy
        assert after.facts[: len(self.table.facts)] == self.table.facts
        self.table = after

    def token(self, which: int) -> str:
        return self.tokens[which % len(self.tokens)]

    def right_token(self) -> str | None:
        """The token of the seat that has to act, if a person sits there."""
        found = [token for token in self.tokens if self.table.to_act in seats_of(self.table, token)]
        return found[-1] if found else None

    # --- playing as one should, so that matches get somewhere ---

    @rule(which=st.integers(0, 20), wait=st.integers(0, 3000))
    def choose_well(self, which: int, wait: int) -> None:
        self.now += wait
        token = self.right_token()
        legal = self.table.match.state.legal() if token and may_choose(self.table, self.table.to_act) else []
        if legal:
            choice = legal[which % len(legal)]
            self.attempt(lambda: choose(self.table, token, choice, self.table.revision, now=self.now, rng=self.rng))

    @rule()
    def end_turn_well(self) -> None:
        token = self.right_token()
        if token:
            self.attempt(lambda: end_turn(self.table, token, self.table.revision, now=self.now, rng=self.rng))

    @rule(back=st.integers(0, 4))
    def undo_well(self, back: int) -> None:
        token = self.right_token()
        to = len(self.table.match.entries) - back if back else None
        if token:
            self.attempt(lambda: undo(self.table, token, self.table.revision, to, now=self.now))

    @rule()
    def computers_answer(self) -> None:
        asked = question(self.table, self.rng)
        if asked is not None:
            self.attempt(lambda: answer(self.table, asked, think(asked), now=self.now, rng=self.rng))

    # --- anything ---

    @rule(which=st.integers(0, 9), choice=st.integers(-1, 14), off=st.integers(-2, 1), wait=st.integers(-5, 30_000))
    def choose(self, which: int, choice: int, off: int, wait: int) -> None:
        self.now += wait
        token, revision = self.token(which), self.table.revision + off
        self.attempt(lambda: choose(self.table, token, choice, revision, now=self.now, rng=self.rng))

    @rule(which=st.integers(0, 9), off=st.integers(-1, 1), to=st.integers(-1, 12))
    def undo_anything(self, which: int, off: int, to: int) -> None:
        self.attempt(lambda: undo(self.table, self.token(which), self.table.revision + off, to, now=self.now))

    @rule(which=st.integers(0, 9), off=st.integers(-1, 1))
    def end_turn(self, which: int, off: int) -> None:
        revision = self.table.revision + off
        self.attempt(lambda: end_turn(self.table, self.token(which), revision, now=self.now, rng=self.rng))

    @rule(seat=st.none() | SEATS)
    def join(self, seat: int | None) -> None:
        def verb() -> Table:
            joined = join(self.table, "Guest", seat, now=self.now, rng=self.rng)
            self.tokens.append(joined.token)
            return joined.table

        self.attempt(verb)

    @rule(which=st.integers(0, 9), verb=st.sampled_from(["start", "leave", "rename", "prefer", "come_back", "pause"]))
    def simple_verb(self, which: int, verb: str) -> None:
        table, token, now, rng = self.table, self.token(which), self.now, self.rng
        verbs: dict[str, Callable[[], Table]] = {
            "start": lambda: start(table, token, now=now, rng=rng),
            "leave": lambda: leave(table, token, "random" if which % 2 else "", now=now, rng=rng),
            "rename": lambda: rename(table, token, f"Name {which}", now=now),
            "prefer": lambda: prefer(table, token, which % 2 == 0, now=now, rng=rng),
            "come_back": lambda: come_back(table, token, now=now, rng=rng),
            "pause": lambda: pause(table, token, now=now),
        }
        self.attempt(verbs[verb])

    @rule(which=st.integers(0, 9))
    def resume(self, which: int) -> None:
        self.attempt(lambda: resume(self.table, self.token(which), now=self.now, rng=self.rng))

    @rule(which=st.integers(0, 9), seat=SEATS, bot=st.sampled_from(["random", "nobody", ""]))
    def change_seat(self, which: int, seat: int, bot: str) -> None:
        table, token, now, rng = self.table, self.token(which), self.now, self.rng
        away = {seat: now - 120_000} if which % 2 else {}
        self.attempt(lambda: take_over(table, token, seat, bot, now=now, rng=rng, usual="random", away=away))
        table = self.table
        if which % 3 == 0:
            self.attempt(lambda: open_seat(table, token, seat, bot, now=now, rng=rng))
        elif which % 3 == 1:
            self.attempt(lambda: seat_computer(table, token, seat, bot, now=now, rng=rng))

    @rule(wait=st.integers(0, 70_000))
    def mind_the_clock(self, wait: int) -> None:
        self.now += wait
        self.attempt(lambda: mind_the_clock(self.table, "random", now=self.now, rng=self.rng))

    @rule(which=st.integers(0, 40), wants=st.booleans())
    def stop(self, which: int, wants: bool) -> None:
        token = self.token(which)
        if which % 4 == 0:
            self.attempt(lambda: resign(self.table, token, "random", now=self.now, rng=self.rng))
        else:
            self.attempt(lambda: abandon(self.table, token, wants, now=self.now))

    @rule(which=st.integers(0, 9))
    def play_again(self, which: int) -> None:
        """The machine goes on at the new table."""
        try:
            again = rematch(self.table, self.token(which), now=self.now, rng=self.rng)
        except TeahouseError:
            return
        assert fold(again.old.facts).key() == again.old.key()
        self.table = self.seen = again.new

    # --- what always holds ---

    @invariant()
    def the_facts_tell_it_all(self) -> None:
        if not hasattr(self, "table"):
            return
        carried = json.loads(json.dumps([(kind(fact), fact.at, to_plain(fact)) for fact in self.table.facts]))
        assert fold(from_plain(*fact) for fact in carried).key() == self.table.key()

    @invariant()
    def what_was_revealed_or_ended_stays(self) -> None:
        if not hasattr(self, "table"):
            return
        before, table = self.seen, self.table
        firm = len(before.match.entries) - len(before.tentative)
        assert table.match.log[:firm] == before.match.log[:firm]
        assert all(
            entry.actor == table.chooser
            for entry in table.match.entries[len(table.match.entries) - len(table.tentative) :]
        )
        assert table.revision >= before.revision
        assert len(table.told) == len(table.match.entries)
        assert [fact.at for fact in table.facts] == sorted(fact.at for fact in table.facts)
        self.seen = table

    @invariant()
    def everybody_knows_whom_they_wait_for(self) -> None:
        if not hasattr(self, "table"):
            return
        table = self.table
        assert (table.to_act != NOBODY) == (table.status == PLAYING)
        if table.status == PLAYING and not table.paused:
            assert table.must_end_turn or table.match.state.actor != CHANCE
            assert not table.must_end_turn or table.tentative
            assert table.must_end_turn or table.to_act == table.match.state.actor
        asked = [seat for seat in range(NOBODY, len(table.seats)) if is_asked(table, seat)]
        assert asked in ([], [table.to_act])
        assert all(table.match.state.legal() for seat in asked if may_choose(table, seat))
        assert (table.status == OVER) == bool(places(table))

    def teardown(self) -> None:
        """At the end the match goes through its record, and the house can always close the table."""
        if not hasattr(self, "table"):
            return
        again = from_record(to_record(self.table), now=self.now)
        assert again.match.log == self.table.match.log
        if self.table.status not in (OVER, ABANDONED):
            assert abandon(self.table, HOUSE, now=self.now).status == ABANDONED


class AnySequenceInTheCastle(AnySequence):
    GAME = "castle"


TestAtTheInn = AnySequence.TestCase
TestAtTheInn.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestInTheCastle = AnySequenceInTheCastle.TestCase
TestInTheCastle.settings = settings(
    max_examples=5, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
