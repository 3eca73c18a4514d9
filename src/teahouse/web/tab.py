"""One browser tab at a table: what it has been shown, what it is still to be told, and what it asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from teahouse.draw.gains import standing
from teahouse.draw.patch import difference
from teahouse.draw.scene import plain_words, whole
from teahouse.host.moment import chance, now
from teahouse.host.rooms import Onlooker, Room
from teahouse.table.choose import Choose
from teahouse.table.computers import Position, ask_advice
from teahouse.table.errors import Stale, WrongMoment
from teahouse.table.rematch import Rematch
from teahouse.table.seats import Seat
from teahouse.table.table import NOBODY, Table
from teahouse.text.languages import choose_language
from teahouse.web import advice as hints
from teahouse.web import answers as a
from teahouse.web import messages as m
from teahouse.web import recaps, replays, scenes, views
from teahouse.web.effort import effort
from teahouse.web.errors import HintsOff, Unheard, explain
from teahouse.web.gate import must_be_few
from teahouse.web.guests import PRICES, Guest
from teahouse.web.house import House, verb_of
from teahouse.web.line import Line
from teahouse.web.scenes import Wire
from teahouse.web.sights import Sight, sights_of

NO_SCREEN = "none"
VIEWED = a.TableView.__struct_fields__
LATER = 0.25  # seconds: then a busy house tells how far choices lead, if the choice has not been made by then
MOST_TOLD = 200  # messages that wait for a tab; who lets more come together is left
QUESTIONS = (m.Hello, m.Look, m.Sync, m.Replay, m.Recap, m.Hint, m.Why, m.Ping)
ASKING: dict[Any, float] = {kind: PRICES[str(kind.__struct_config__.tag)] for kind in QUESTIONS}

encode = msgspec.json.Encoder().encode


class Tab(Onlooker):
    def __init__(self, line: Line, house: House, room: Room, hello: m.Hello, visitor: Guest) -> None:
        self.line = line
        self.visitor = visitor
        self.guest = visitor.name
        self.house = house
        self.room = room
        self.sights = sights_of(room)
        self.tokens: Sequence[str] = hello.tokens
        self.shape: str = hello.shape
        self.language = choose_language(hello.language)
        self.wish = hello.viewer
        self.overlay = self.known_overlay(hello.overlay)
        self.guide = hello.guide
        self.grounds = None if hello.grounds is None else set(hello.grounds)
        self.you = NOBODY
        self.shown: Table | None = None
        self.sight: tuple[Sight, Wire] | None = None
        self.view: a.TableView | None = None
        self.waiting: deque[tuple[Table, int | None]] = deque()  # each with the id of what it answers
        self.outbox: deque[Any] = deque()
        self.pressing = False  # something is to be shown, and could be
        self.answered: int | None = None  # the id of the last act that a change we are shown answers
        self.hinting: asyncio.Task[None] | None = None  # the hint that is being found for us
        self.met: tuple[list[Seat], Sequence[str]] | None = None  # what `who` was found for
        self.look_at(room.table)

    def look_at(self, table: Table) -> None:
        """Which seats are ours and from which we look. Raises Foreign where we are not welcome."""
        if self.met != (table.seats, self.tokens):
            self.who = views.client(table, self.tokens)
            self.seats = self.who.seats
            self.met = table.seats, self.tokens
        self.you = views.viewing_seat(table, self.seats, self.wish, self.you)

    def known_overlay(self, name: str) -> str:
        """Raises Unheard if the game has nothing of that name to lay over the board."""
        if name:
            known = scenes.overlays(self.room.table, "wide" if self.shape == NO_SCREEN else self.shape)
            if name not in known:
                said = f"there is no overlay '{name}'; there are: {', '.join(known) or 'none'}"
                raise Unheard("bad-message", said, "overlay")
        return name

    # --- being told ---

    def show(self, table: Table, re: int | None = None) -> None:
        self.waiting.append((table, re))
        if re is not None:
            self.answered = re
        if len(self.waiting) > self.house.settings.backlog:  # too slow to be told one by one
            self.show_all(None)
        self.press(self.line.ready)
        self.line.call(self.speak)

    def press(self, pressing: bool) -> None:
        if pressing is not self.pressing:
            self.pressing = pressing
            self.house.pressing += 1 if pressing else -1

    def tell(self, message: Any) -> None:
        self.outbox.append(message)
        if len(self.outbox) > MOST_TOLD:
            self.line.leave()
        self.line.call(self.speak)

    def meet(self, here: list[int], watching: int) -> None:
        for message in [message for message in self.outbox if isinstance(message, a.Presence)]:
            self.outbox.remove(message)  # what was not told in time is not so any more
        self.tell(a.Presence(here, watching))

    def note(self, key: str, values: dict[str, int | str]) -> None:
        self.tell(a.Note(key, values))

    def show_all(self, re: int | None) -> None:
        """Everything anew: somebody asks for it, or looks from elsewhere."""
        self.shown = self.sight = None
        for table, asked in self.waiting:
            if asked is not None:
                self.tell(a.Done(len(table.facts), re=asked))
        self.waiting.clear()
        self.show(self.room.table, re)

    def speak(self) -> None:
        """Send what there is, as long as the line takes it. Scenes are drawn here, when they can be sent, and at the
        expense of whoever looks: who has used up his share of the time sees the newest one later."""
        while (self.waiting or self.outbox) and self.line.ready:
            wait = self.visitor.wait
            if wait:
                self.press(False)
                self.skip()
                self.line.call(self.speak, wait)
                return
            began = effort.begin()
            self.line.say(encode(self.next_message()))
            self.visitor.look_on(effort.since(began))

    def send_on(self) -> None:
        """The same for what somebody asked for, at once: it is part of what he pays for asking."""
        while (self.waiting or self.outbox) and self.line.ready:
            self.line.say(encode(self.next_message()))

    def skip(self) -> None:
        """Of all that is still to be shown, only how it is now."""
        while len(self.waiting) > 1:
            table, asked = self.waiting.popleft()
            if asked is not None:
                self.outbox.append(a.Done(len(table.facts), re=asked))

    def next_message(self) -> Any:
        if not self.waiting:
            return self.outbox.popleft()
        table, re = self.waiting.popleft()
        if not self.waiting:
            self.press(False)
        try:
            return self.next_view(table, re)
        except Exception as problem:  # a scene that cannot be drawn is our mistake; the line stays
            self.shown = self.sight = None
            if re is not None:
                self.tell(a.Done(len(table.facts), re=re))
            said = explain(problem, self.language, self.room.table)
            return a.ErrorMessage(said.code, said.say, said.key, said.values)

    def next_view(self, table: Table, re: int | None = None) -> a.SceneMessage | a.PatchMessage:
        self.look_at(table)
        seen = views.view(table, self.who, self.you, now())
        number, mine = len(table.facts), self.you in self.seats
        legal = list(table.match.state.legal()) if self.shape == NO_SCREEN and seen.may_choose else None
        sight: tuple[Sight, Wire] | None = None
        if self.shape != NO_SCREEN:
            far = self.guide or not (seen.may_choose and seen.previews and self.house.busy)
            key = (number, self.you, mine, self.shape, self.overlay, self.guide, far)
            sight = key, self.sights.scene(table, key)
            if not far:
                asyncio.get_running_loop().call_later(LATER, self.look_further, table)
        before, old, view = self.shown, self.sight, self.view
        self.shown, self.sight, self.view = table, sight, seen
        if before is None or view is None:
            return a.SceneMessage(
                re=re,
                number=number,
                revision=table.revision,
                table=seen,
                legal=legal,
                log=self.sights.lines(table, 0),
                **(self.laid(sight[1], self.shape) if sight is not None else {}),
            )
        for said in scenes.notes(before, table):
            self.note(*said)
        keep = scenes.common(before, table)
        told = keep < len(before.match.entries) or len(table.match.entries) > keep
        return a.PatchMessage(
            re=re,
            since=len(before.facts),
            number=number,
            revision=table.revision,
            table={
                name: new
                for name, new, past in zip(VIEWED, astuple(seen), astuple(view), strict=True)
                if new is not past and new != past  # much of it is the very same object
            },
            patch=(self.sights.patch(old, sight) or None) if old is not None and sight is not None else None,
            legal=legal,
            log=a.LogChange(keep, self.sights.lines(table, keep)) if told else None,
            got=self.sights.got(before, table) if told and sight is not None else [],
        )

    def look_further(self, table: Table) -> None:
        """A second message about the same position, at the expense of whoever looks: how far his choices lead."""
        if self.shown is not table or self.sight is None or self.waiting or not self.line.open:
            return  # something else is to be seen by now
        wait = self.visitor.wait
        if wait or not self.line.ready:
            asyncio.get_running_loop().call_later(max(wait, LATER), self.look_further, table)
            return
        began = effort.begin()
        old, self.sight = self.sight, self.sights.further(table, self.sight)
        more = self.sights.patch(old, self.sight)
        if more:
            number = len(table.facts)
            told = a.PatchMessage(since=number, number=number, revision=table.revision, table={}, patch=more)
            self.line.say(encode(told))
        self.visitor.look_on(effort.since(began))

    def laid(self, scene: Wire, shape: str) -> Wire:
        """A scene as it is sent: whole, or what differs from its ground; the ground itself goes along once."""
        name, ground, lay = self.ground(shape)
        scene = whole(scene)
        if ground is None:
            return {"scene": scene}
        return {"scene": difference(ground, scene), "ground": name, "lay": lay}

    def ground(self, shape: str) -> tuple[str, Wire | None, Wire | None]:
        """Its name, the ground, and again if it has to be sent; nothing where the client keeps none."""
        if self.grounds is None:
            return "", None, None
        name, ground = self.sights.ground(self.room.table, self.you, shape)
        known = name in self.grounds
        self.grounds.add(name)
        return name, ground, None if known else ground

    # --- hearing ---

    def price(self, message: m.Message) -> float:
        price = ASKING.get(type(message))
        return PRICES["act"] + PRICES["onlooker"] * len(self.room.onlookers) if price is None else price

    async def hear(self, message: m.Message) -> None:
        """Answer one message; whatever is wrong with it becomes an error to its sender."""
        try:
            if isinstance(message, m.Hello | m.Look | m.Sync):
                self.change_look(message)
            elif isinstance(message, m.Ping):
                self.tell(a.Pong(re=message.id))
            elif isinstance(message, m.Replay):
                self.tell(await self.replay(message))
            elif isinstance(message, m.Recap):
                turns: Any = await recaps.told(self.house.errands, self.room.table, self.you, self.shape, self.guest)
                self.tell(a.RecapMessage(turns, re=message.id))
            elif isinstance(message, m.Hint):
                self.hint(message)
            elif isinstance(message, m.Why):
                self.tell(self.why(message))
            elif isinstance(message, m.Points):
                self.tell(a.PointsMessage(standing(self.room.table.match.state), re=message.id))
            elif isinstance(message, m.Forecast):
                self.tell(self.forecast(message))
            else:
                await self.act(message)
        except Exception as problem:
            self.refuse(problem, message.id)
        else:
            if type(message) in ASKING:
                self.send_on()

    async def act(self, message: m.Act) -> None:
        """The patch that shows what it brought about answers it; where there is none, `done` does."""
        self.answered = None
        if isinstance(message, Rematch):
            must_be_few(self.visitor)
        table = await self.house.change(self.room, verb_of(message, self.tokens, self.room), (self, message.id))
        if message.id is not None and self.answered != message.id:
            self.tell(a.Done(len(table.facts), re=message.id))
        if isinstance(message, Choose) and message.then is not None and table.answered[2] != message.then:
            self.note("note-only-first", {})

    def refuse(self, problem: Exception, re: int | None = None) -> None:
        said = explain(problem, self.language, self.room.table)
        self.tell(
            a.ErrorMessage(said.code, said.say, said.key, said.values, said.rule, said.where, said.option, said.at, re)
        )

    def change_look(self, message: m.Hello | m.Look | m.Sync) -> None:
        if not isinstance(message, m.Sync):
            if message.overlay is not None:
                self.overlay = self.known_overlay(message.overlay)
            self.guide = self.guide if message.guide is None else message.guide
            self.tokens = self.tokens if message.tokens is None else message.tokens
            self.shape = message.shape or self.shape
            self.language = choose_language(message.language) if message.language else self.language
            if message.viewer is not None or isinstance(message, m.Hello) or message.follow:
                self.wish = message.viewer
            if isinstance(message, m.Hello):
                self.grounds = None if message.grounds is None else set(message.grounds)
            self.look_at(self.room.table)
            self.house.presence.changed(self.room)
        self.show_all(message.id)

    async def replay(self, message: m.Replay) -> a.Replayed:
        table = self.room.table
        total = len(table.match.entries)
        if message.at > total:
            raise Unheard("bad-message", f"the match has {total} choices so far, not {message.at}", "at")
        shape = "wide" if self.shape == NO_SCREEN else self.shape
        name, ground, lay = self.ground(shape)
        since = max(0, message.at - 1) if message.since is None else min(message.since, message.at)
        look = self.you, shape, self.overlay
        try:
            span = since, message.at
            scene, got = await replays.drawn(self.house.errands, table, span, look, ground, self.guest)
        except BaseException:
            if lay is not None and self.grounds is not None:
                self.grounds.discard(name)  # it has not been told
            raise
        raw: Any = scene
        told: Any = got
        return a.Replayed(at=message.at, of=total, got=told, re=message.id, scene=raw, ground=name, lay=lay)

    def why(self, message: m.Why) -> a.WhyMessage:
        table = self.room.table
        if message.revision != table.revision:
            raise Stale("the-table-has-changed-since", answered=message.revision, now=table.revision)
        found = scenes.why(table, self.you, self.you in self.seats, message.piece)
        if found is None:
            return a.WhyMessage(message.piece, re=message.id)
        return a.WhyMessage(message.piece, found.rule, plain_words(found.say), re=message.id)

    def forecast(self, message: m.Forecast) -> a.ForecastMessage:
        table = self.room.table
        if message.revision != table.revision:
            raise Stale("the-table-has-changed-since", answered=message.revision, now=table.revision)
        found = scenes.forecast(table, self.you, self.you in self.seats)
        return a.ForecastMessage(table.revision, {str(choice): gain for choice, gain in found.items()}, message.id)

    # --- hints: found beside everything else, so that nobody is deaf meanwhile ---

    def hint(self, message: m.Hint) -> None:
        table = self.room.table
        if not table.created.hints:
            raise HintsOff
        asked = ask_advice(table, self.seats, chance())
        if self.hinting is not None:
            raise WrongMoment("a-hint-is-on-its-way")
        self.hinting = self.house.spawn(self.give_hint(asked, message.id))

    async def give_hint(self, asked: Position, re: int | None) -> None:
        try:
            advice = await self.house.computers.advise(self.room, asked, self.guest)
            table = self.room.table
            told = [hints.told(table.game, table.match.state, one) for one in advice]
            self.tell(a.HintMessage(asked.revision, advice[0].choice, told, re=re))
        except Exception as problem:
            self.refuse(problem, re)
        finally:
            self.hinting = None

    def close(self) -> None:
        """Nobody is there any more to be told anything."""
        self.press(False)
        self.shown = None
        if self.hinting is not None:
            self.hinting.cancel()
