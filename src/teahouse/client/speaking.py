"""How a program speaks to a server: links, requests, and the line that stays open."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from teahouse.core.errors import TeahouseError

Plain = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
LARGEST = 1 << 22  # bytes of a message


class ServerRefused(TeahouseError):
    """The server did not do what it was asked to: `code` is one of docs/live.md, or empty where nobody answered."""

    def __init__(self, code: str, say: str) -> None:
        super().__init__(say)
        self.code = code
        self.say = say

    def __reduce__(self) -> tuple[type[ServerRefused], tuple[str, str]]:
        return ServerRefused, (self.code, self.say)


@dataclass(frozen=True)
class Link:
    """`http://host:8020/t/TABLE`, with the token of a seat behind `#` once one has it."""

    base: str
    table: str
    token: str = ""

    @classmethod
    def read(cls, text: str) -> Link:
        found = re.fullmatch(r"(https?://[^/#?]+(?:/[^#?]*)?)/t/([^/#?]+)(?:\?[^#]*)?(?:#(.+))?", text.strip())
        if found is None:
            raise ServerRefused(
                "", f"'{text}' is no link of a table; they look like http://127.0.0.1:8020/t/k3v0Zq1xWm8e"
            )
        return cls(found[1], found[2], found[3] or "")

    def with_token(self, token: str) -> Link:
        return replace(self, token=token)

    @property
    def live(self) -> str:
        return f"ws{self.base.removeprefix('http')}/live/{self.table}"

    def __str__(self) -> str:
        return f"{self.base}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    def ask(self, way: str, said: Plain | None = None) -> str:
        """A request about this table (`way` begins behind its id) and the text that answers it."""
        body = None if said is None else json.dumps(said).encode()
        head = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {self.token}"} if self.token else {})
        request = Request(f"{self.base}/api/tables/{self.table}{way}", body, head)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                text: str = answer.read().decode()
                return text
        except HTTPError as refusal:
            raise _refusal(refusal.read(), refusal.code) from None
        except (URLError, OSError) as problem:
            raise ServerRefused("", f"{self.base} does not answer: {getattr(problem, 'reason', problem)}") from None


def _refusal(body: bytes, status: int) -> ServerRefused:
    try:
        told = json.loads(body)["error"]
        return ServerRefused(str(told["code"]), str(told["say"]))
    except (ValueError, KeyError, TypeError):
        return ServerRefused("", f"the server answered with status {status}")
