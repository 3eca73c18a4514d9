"""One seat at a table of a server: what is seen from there, and what is chosen."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from teahouse import games
from teahouse.bots.bot import Bot
from teahouse.client.speaking import LARGEST, Link, Plain, ServerRefused
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.rng import Rng
from teahouse.extras import need

need("client")

WAITS = (0.0, 0.5, 1.0, 2.0, 4.0, 5.0, 5.0, 5.0, 5.0, 5.0)  # seconds before coming back, try by try
FOR_GOOD = (4403, 4404)  # close codes after which nobody comes back
LATE = ("stale", "repeated", "not-your-move", "wrong-moment")  # the table has gone on: look again
OVER, ABANDONED = "over", "abandoned"
QUIET = 60.0  # seconds without a word before the line is tried


@dataclass(frozen=True)
class Result:
    """How a match ended. Without a result (`status` "abandoned") there are neither scores nor places."""

    status: str
    ending: str
    seat: int
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Seat:
    """Use it in a `with` block. `link` opens this seat again, also in a browser: it is a secret."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.table: Plain = {}
        self.legal: list[int] = []  # what may be chosen now: nothing, while others decide
        self.revision = 0
        self._number = 0
        self._asked = 0
        self._line: ClientConnection | None = None
        self._connect()

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._line is not None:
            self._line.close()

    # --- what is seen ---

    @property
    def number(self) -> int:
        """The seat, counted from 0."""
        return int(self.table["you"])

    @property
    def game(self) -> Game:
        return games.find(self.table["game"])

    @property
    def names(self) -> list[str]:
        return [str(seat["name"]) for seat in self.table["seats"]]

    @property
    def over(self) -> bool:
        return self.table["status"] in (OVER, ABANDONED)

    @property
    def result(self) -> Result:
        """Only when it is over."""
        told = self.table["result"] or {"scores": [], "places": []}
        return Result(
            self.table["status"], self.table["ending"], self.number, tuple(told["scores"]), tuple(told["places"])
        )

    def match(self) -> Match:
        """The match so far, played again from its record."""
        return games.read_match(self.link.ask("/record"))

    # --- what is done ---

    def wait(self) -> bool:
        """Until it is this seat's to choose; False when the match is over. A turn without anything left to choose is
        ended on the way."""
        while not self.over:
            if self.table["may_choose"] and self.legal:
                return True
            if self.table["may_end_turn"]:
                self._act("end-turn")
            else:
                self._hear()
        return False

    def choose(self, choice: int) -> bool:
        """False if the table has gone on meanwhile and this answer came too late."""
        return self._act("choose", choice=choice)

    def play(self, player: Bot, rng: Rng | None = None) -> Result:
        """Let a computer player choose until the match is over; what is wrong with its answers is a PlayerFault."""
        chance = Rng(time.time_ns()) if rng is None else rng
        while self.wait():
            revision, match = self.revision, self.match()
            if sorted(match.state.legal()) != sorted(self.legal):
                self._hear()  # the record is newer than what we were told: the news is on its way
                continue
            choice = player.choose(match.state, chance)
            if revision == self.revision:
                self.choose(choice)
        return self.result

    def _act(self, do: str, **words: Any) -> bool:
        self._asked += 1
        number = self._asked
        self._send({"do": do, "id": number, "revision": self.revision, **words})
        while True:
            told = self._hear()
            if told.get("is") == "error" and told.get("re") == number:
                if told["code"] in LATE:
                    return False
                raise ServerRefused(told["code"], told["say"])
            if told.get("re") == number or told.get("is") == "scene":  # a scene: we had to come back
                return True

    # --- the line ---

    def _send(self, message: Plain) -> None:
        try:
            assert self._line is not None
            self._line.send(json.dumps(message))
        except ConnectionClosed:
            self._connect()

    def _hear(self) -> Plain:
        """The next message, and what it tells is known from then on."""
        assert self._line is not None
        try:
            message: Plain = json.loads(self._line.recv(QUIET))
        except TimeoutError:
            self._send({"do": "ping"})
            return {}
        except ConnectionClosed as closed:
            self._must_come_back(closed)
            self._connect()
            return {"is": "scene"}
        self._learn(message)
        return message

    def _learn(self, message: Plain) -> None:
        kind = message["is"]
        if kind == "scene" or (kind == "patch" and message["from"] == self._number):
            self.table = message["table"] if kind == "scene" else self.table | message["table"]
            self.legal = message.get("legal") or []
            self.revision, self._number = message["revision"], message["number"]
        elif kind == "patch":  # one was lost
            self._send({"do": "sync"})

    def _connect(self) -> None:
        """Say hello, and hear where everything stands; a server that restarts is waited for."""
        problem: Exception | None = None
        for pause in WAITS:
            time.sleep(pause)
            try:
                self._line = connect(self.link.live, max_size=LARGEST).__enter__()  # left by `close`
                self._line.send(json.dumps({"do": "hello", "tokens": [self.link.token], "shape": "none"}))
                while True:
                    message: Plain = json.loads(self._line.recv(QUIET))
                    self._learn(message)
                    if message["is"] == "scene":
                        return
            except ConnectionClosed as closed:
                problem = closed
                self._must_come_back(closed)
            except (OSError, WebSocketException) as trouble:
                problem = trouble
        raise ServerRefused("", f"{self.link.base} does not answer: {problem}")

    def _must_come_back(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        if code in FOR_GOOD:
            raise ServerRefused("foreign", f"there is no table at {self.link.base}/t/{self.link.table} for this seat")


def join(link: str, name: str = "", seat: int | None = None) -> Seat:
    """Sit down at a table, or come back to a seat whose link is given."""
    found = Link.read(link)
    if not found.token:
        wish: Plain = {"name": name} | ({} if seat is None else {"seat": seat})
        found = found.with_token(json.loads(found.ask("/seats", wish))["token"])
    return Seat(found)
