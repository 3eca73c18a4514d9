"""People for tests: they make tables, sit down, and play through the live channel as a browser does."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import connect

from teahouse.draw import patch
from tests.web.host import Host

Plain = dict[str, Any]
SOON = 60.0

ANN, BEA = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bea"}
COMPUTER, OPEN = {"kind": "computer"}, {"kind": "open"}


def make_table(host: Host, *seats: Plain, **more: Any) -> Plain:
    answer = host.http.post("/api/tables", json={"game": "castle", "seats": list(seats), "first": 0, **more})
    assert answer.status_code == 201, answer.text
    made: Plain = answer.json()
    return made


def tokens(made: Plain) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


class Person:
    """A browser tab: keeps what it was shown, and applies what it is told."""

    def __init__(self, host: Host, table: str, *secrets: str, shape: str = "none", **hello: Any) -> None:
        self.line = connect(host.live(table), max_size=2**22)
        self.socket = self.line.__enter__()
        self.asked = 0
        self.heard: list[Plain] = []
        self.presence: Plain = {}
        self.ask("hello", tokens=list(secrets), shape=shape, **hello)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # --- speaking ---

    def send(self, do: str, **values: Any) -> int:
        self.asked += 1
        self.socket.send(json.dumps({"do": do, "id": self.asked, **values}))
        return self.asked

    def ask(self, do: str, **values: Any) -> Plain:
        """Send and wait for the answer to it."""
        number = self.send(do, **values)
        return self.until(lambda message: message.get("re") == number)

    def act(self, do: str, **values: Any) -> Plain:
        """An act that is expected to succeed, and what it led to."""
        answer = self.ask(do, **values)
        assert answer["is"] in ("patch", "scene", "done"), answer
        while self.number < answer["number"]:
            self.listen()
        return answer

    def choose(self, choice: int | None = None) -> Plain:
        return self.act("choose", choice=self.choices()[0] if choice is None else choice, revision=self.revision)

    # --- hearing ---

    def listen(self, patience: float = SOON) -> Plain:
        message: Plain = json.loads(self.socket.recv(patience))
        self.heard.append(message)
        if message["is"] == "scene":
            self.table, self.scene = message["table"], message.get("scene")
            self.legal, self.log = message.get("legal"), message.get("log", [])
            self.number, self.revision = message["number"], message["revision"]
        elif message["is"] == "patch":
            assert message["from"] == self.number
            self.table = self.table | message["table"]
            self.legal = message.get("legal")
            if "patch" in message:
                self.scene = patch.apply(self.scene, message["patch"])
            if "log" in message:
                kept = [line for line in self.log if line[0] <= message["log"]["keep"]]
                self.log = kept + message["log"]["lines"]
            self.number, self.revision = message["number"], message["revision"]
        elif message["is"] == "presence":
            self.presence = message
        return message

    def until(self, wanted: Any, patience: float = SOON) -> Plain:
        while True:
            message = self.listen(patience)
            if wanted(message):
                return message

    def choices(self) -> list[int]:
        """What may be chosen, as the scene or the list says."""
        if self.scene is None:
            return self.legal or []
        return sorted(choice for _, choices in self.scene["offers"].get("choices", []) for choice in choices)

    def fresh_scene(self) -> Plain:
        self.ask("sync")
        return self.scene

    def step(self, rng: Any) -> bool:
        """Do what is asked of us, if anything is; a random choice, or the end of the turn."""
        if self.table["may_choose"]:
            self.choose(rng.choice(self.choices()))
        elif self.table["may_end_turn"]:
            self.act("end-turn", revision=self.revision)
        else:
            return False
        return True
