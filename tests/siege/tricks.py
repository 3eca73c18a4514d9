"""Further attacks: what guests do to each other, doors that were opened later, and the odd corners of the protocols."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
import zlib
from typing import Any

from tests.siege.bystander import Player
from tests.siege.raw import TROUBLE, address, ask, connect, frame, head, live, post, said
from tests.siege.siege import FEW, Siege, attack, quietly, table_plan

OPEN_TO_ALL = "127.0.1.100"  # who makes tables that others would like to join


# --- what guests do to each other ------------------------------------------------------------------------------------


async def ask_all(siege: Siege, requests: list[bytes]) -> None:
    """All of these again and again, shared out among six who come from a few addresses."""

    async def one(source: str, mine: list[bytes]) -> None:
        for request in itertools.cycle(mine):
            if not siege.on:
                break
            await siege.request(source, request)

    await asyncio.gather(*[one(address(number % FEW), requests[number::6]) for number in range(6)])


@attack
async def squatters(siege: Siege) -> None:
    """One guest sits down wherever a seat is free, and plays nowhere."""
    made = [
        json.loads(body)["table"]
        for _ in range(8)
        for status, body in [await ask(siege.port, OPEN_TO_ALL, post("/api/tables", table_plan(kinds="pooo")))]
        if status == 201
    ]
    taken = 0
    while siege.on and made:
        for table in made:
            for seat in (1, 2, 3):
                body = json.dumps({"name": "Me", "seat": seat}).encode()
                status, _ = await ask(siege.port, address(0), post(f"/api/tables/{table}/seats", body))
                siege.seen[str(status)] += 1
                taken += status == 201
        await asyncio.sleep(0.1)
    siege.seen["seats taken"] = taken


@attack
async def owners(siege: Siege) -> None:
    """Who has made a table replaces, pauses and goes on, as often as can be, while somebody plays there."""

    async def one(source: str) -> None:
        player = Player(siege.port, source)
        await player.sit("person", "person")
        path, right = f"/api/tables/{player.made['table']}/acts", f"Authorization: Bearer {player.made['owner']}"
        acts = [{"do": "take-over", "seat": 1}, {"do": "pause"}, {"do": "resume"}, {"do": "open-seat", "seat": 0}]
        for act in itertools.cycle(acts):
            if not siege.on:
                break
            status, _ = await ask(siege.port, source, post(path, json.dumps(act).encode(), right))
            siege.seen[f"{act['do']} {status}"] += 1
        await player.leave()

    await asyncio.gather(*[quietly(one(address(number)), siege) for number in range(FEW)])


@attack
async def strangers(siege: Siege) -> None:
    """Acts with links of other tables, of no table, and for seats of others, at the table of whoever plays."""
    table = siege.stage["bystander"]
    status, body = await ask(siege.port, address(0), post("/api/tables", table_plan(listed=False)))
    foreign = json.loads(body)["seats"][0]["token"] if status == 201 else "x" * 43
    rights = [foreign, "x" * 43, "\xff" * 43, "", "0" * 5000]
    acts = [
        {"do": "choose", "choice": 1, "revision": 2},
        {"do": "resign", "seat": 0},
        {"do": "leave"},
        {"do": "rematch"},
    ]

    async def one(source: str, right: str) -> None:
        for act in itertools.cycle(acts):
            if not siege.on:
                break
            badge = f"Authorization: Bearer {right}"
            await siege.request(source, post(f"/api/tables/{table}/acts", json.dumps(act).encode(), badge))

    await asyncio.gather(*[one(address(number % FEW), right) for number, right in enumerate(rights)])


@attack
async def analysts(siege: Siege) -> None:
    """Matches given up after a few choices, each of which is to be analysed."""

    async def one(source: str) -> None:
        while siege.on:
            player = Player(siege.port, source)
            await player.sit("person", "person")
            for _ in range(6):
                if player.legal:
                    await player.choose()
            await player.do("resign", seat=0)
            path = f"/api/tables/{player.made['table']}/analysis"
            for request in (post(path, b""), head("GET", path)) * 3:
                await siege.request(source, request)
            await player.leave()

    await asyncio.gather(*[quietly(one(address(number)), siege) for number in range(FEW) for _ in range(2)])


# --- doors that do work ----------------------------------------------------------------------------------------------


@attack
async def pupils(siege: Siege) -> None:
    """Lessons, from all sides: long lines, free play, questions about every piece."""
    status, body = await ask(siege.port, address(0), head("GET", "/api/lessons"))
    siege.seen[str(status)] += 1
    courses = json.loads(body)["courses"] if status == 200 else []
    doors = [
        f"/api/lessons/{course['game']}/{course['name']}/{lesson['name']}"
        for course in courses
        for lesson in course["lessons"]
    ]
    rng = random.Random(1)

    async def one(source: str) -> None:
        line: list[int] = []
        while siege.on and doors:
            door = rng.choice(doors)
            asked: dict[str, Any] = rng.choice(
                [
                    {},
                    {"free": True},
                    {"line": [rng.randrange(2000) for _ in range(60)]},
                    {"line": [0] * 1500, "free": True},
                ]
            )
            status, body = await ask(siege.port, source, post(door, json.dumps(asked).encode()))
            siege.seen[str(status)] += 1
            if status == 200:
                told = json.loads(body)
                line = told["line"]
                choices = [one for _, some in told["scene"]["offers"].get("choices", []) for one in some]
                if choices:
                    onward = asked | {"line": line, "choice": rng.choice(choices)}
                    await siege.request(source, post(door, json.dumps(onward).encode()))
            why = json.dumps({"piece": "tile:d3.2", "line": line}).encode()
            await siege.request(source, post(f"{door}/why", why))

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(3)])


@attack
async def descriptions(siege: Siege) -> None:
    """All that is told to everybody and is large: the doors, the house, the words, examples of the rules."""
    pages = [
        "/api/schema/openapi.json",
        "/api/schema",
        "/api/house",
        "/api/texts/tang/fr",
        "/api/about",
        "/api/lessons",
    ]
    pages += ["/api/about/tang/tang", "/api/texts/nothing/xx", "/metrics", "/", "/index.html"]
    requests = [
        head("GET", page, "Accept-Encoding: gzip", *more)
        for page in pages
        for more in (
            [],
            ["Range: bytes=0-0,5-9,-1"],
            ['If-None-Match: "' + "a" * 8000 + '"'],
            ["Cookie: " + "a=b; " * 2500],
        )
    ]
    await ask_all(siege, requests)


@attack
async def boards(siege: Siege) -> None:
    """Real boards, spoiled in one place each: all of it has to be read to find out."""
    status, body = await ask(siege.port, address(0), head("GET", "/api/about/panda/panda"))
    board = body.decode() if status == 200 else "[meta]\n"
    rng = random.Random(2)

    async def one(source: str) -> None:
        while siege.on:
            at = rng.randrange(len(board))
            spoiled = (
                "\n" + board[:at] + rng.choice(["9" * 400, "=", "[[", "\\u0000", "]", "x.y.z", '"""']) + board[at:]
            )
            plan = json.dumps({"game": "panda", "seats": 2, "options": {"board": spoiled, "round_limit": "99999999"}})
            await siege.request(source, post("/api/advice", plan.encode()))
            made = table_plan("panda", options={"board": spoiled}, listed=False)
            await siege.request(source, post("/api/tables", made))

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(2)])


@attack
async def counts(siege: Siege) -> None:
    """Positions in which one number is enormous, negative, or none."""
    from teahouse import match  # noqa: PLC0415  an attacker has it, too

    texts = [(game, match(game, seats=3, seed=1).state.to_text()) for game in ("castle", "panda", "tang")]
    rng = random.Random(3)

    async def one(source: str) -> None:
        while siege.on:
            game, text = rng.choice(texts)
            words = text.split(" ")
            at = rng.choice([at for at, word in enumerate(words) if any(letter.isdigit() for letter in word)])
            words[at] = rng.choice(["9" * 4000, "99999999999", "-1", "1e9", "٣", "0x7fffffff", words[at] * 300])
            asked = {"game": game, "position": " ".join(words)}
            await siege.request(source, post("/api/positions", json.dumps(asked).encode()))
            plan = table_plan(game, "ppp", position=asked["position"], listed=False)
            await siege.request(source, post("/api/tables", plan))

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(2)])


# --- odd corners of the protocols ------------------------------------------------------------------------------------


@attack
async def addresses(siege: Siege) -> None:
    """Pages that lead out of the house, or nowhere, in every spelling; old and odd HTTP."""
    paths = ["/../../etc/passwd", "/..%2f..%2fetc/passwd", "/assets/..%5c..%5cx", "/%00", "/%c0%ae%c0%ae/x", "/%ff%fe"]
    paths += ["/" + "a/" * 4000, "/" + "%41" * 5000, "//", "/api/texts/castle/..", "/api/about/castle/..%2f..%2fx"]
    paths += ["/api/rules/castle/x/" + "9" * 5000, "/api/tables/%F0%9F%90%89", "/live/%00", "/t/x?at=" + "9" * 5000]
    paths += [f"/api/tables/{siege.stage['long']}/scene?at={at}" for at in ("NaN", "1e400", "-0", "٣".encode().hex())]
    requests = [head("GET", path) for path in paths]
    requests += [
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET /api/house HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET http://elsewhere.example/api/house HTTP/1.1\r\nHost: x\r\n\r\n",
        head("CONNECT", "elsewhere.example:443"),
        head("TRACE", "/"),
        head("A" * 9000, "/"),
        head("GET", "/", "Content-Length: 5", "Transfer-Encoding: chunked") + b"0\r\n\r\n",
        head("POST", "/api/tables", "Content-Length: -5"),
        head("POST", "/api/tables", "Content-Length: 2", "Content-Length: 3") + b"{}",
        head("POST", "/api/tables", "Content-Length: 2", "Content-Type: multipart/form-data; boundary=x") + b"--",
        head("GET", "/", "Host: b"),
        head("GET", "/", "X: " + "a\tb" * 4000),
    ]
    await ask_all(siege, requests)


@attack
async def numbers(siege: Siege) -> None:
    """Numbers that are none, too long, too small or twice, wherever a number is asked for."""
    values = ["NaN", "Infinity", "1e400", "-0", "1.5", "9" * 5000, "-" + "9" * 5000, "1" + "0" * 19, '"1"', "[]", "01"]
    table = f"/api/tables/{siege.stage['open']}"
    forms = [
        ("/api/advice", '{"game":"castle","seats":%s}'),
        ("/api/tables", '{"game":"castle","seats":[{"kind":"person"},{"kind":"person"}],"clock":{"bank":%s}}'),
        ("/api/tables", '{"game":"castle","seats":[{"kind":"person"}],"starts":%s,"starts":0,"game":"x"}'),
        (f"{table}/acts", '{"do":"choose","choice":%s,"revision":2}'),
        (f"{table}/seats", '{"name":"\\ud800","seat":%s}'),
        (f"{table}/reports", '{"what":"name","seat":%s}'),
        ("/api/lessons/castle/first/first", '{"line":[%s]}'),
    ]
    requests = [post(path, (form % value).encode()) for path, form in forms for value in values]
    await ask_all(siege, requests)


@attack
async def handshakes(siege: Siege) -> None:
    """Live channels asked for as they never should be."""
    path = f"/live/{siege.stage['bystander']}"
    good = [
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    offers = "Sec-WebSocket-Extensions: " + ", ".join(
        f"permessage-deflate; client_max_window_bits={8 + n % 8}" for n in range(220)
    )
    requests = [
        head("GET", path, *good[:3], "Sec-WebSocket-Version: 7"),
        head("GET", path, *good[:2], good[3]),
        head("GET", path, *good[:2], "Sec-WebSocket-Key: short", good[3]),
        head("POST", path, *good),
        head("GET", path, *good, offers),
        head("GET", path, *good, "Sec-WebSocket-Protocol: " + ", ".join(f"p{n}" for n in range(2000))),
        head("GET", path, *good, "Origin: https://elsewhere.example"),
        head("GET", path, *good, good[2]),
        head("GET", "/api/house", *good),
        head("GET", path, *good) * 20,
        head("GET", path, *good) + b"\xff" * 4000,
    ]

    async def one(source: str, mine: list[bytes]) -> None:
        for request in itertools.cycle(mine):
            if not siege.on:
                break
            try:
                reader, writer = await connect(siege.port, source)
                writer.write(request)
                first = await asyncio.wait_for(reader.readuntil(b"\r\n"), 5)
                siege.seen[first[9:12].decode()] += 1
                writer.transport.abort()
            except TROUBLE:
                siege.seen["door shut"] += 1

    await asyncio.gather(*[one(address(number % FEW), requests[number::4]) for number in range(8)])


@attack
async def broken_frames(siege: Siege) -> None:
    """Frames that no browser sends: without a mask, of unknown kinds, packed nonsense, enormous by what they say."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = packer.compress(bytes(4_000_000)) + packer.flush(zlib.Z_SYNC_FLUSH)
    half = said("sync")[:-3]
    every = [
        b"\x81\x05hello",
        frame(b"{}", 0x83),
        frame(b"{}", 0xF1),
        b"\x81\xff\x7f" + b"\xff" * 7 + bytes(4),
        frame(b"\xff" * 200, packed=True),
        frame(bomb[:12_000], packed=True),
        frame(b"{", 0x01) + frame(b"", 0x89) * 30 + frame(b"}", 0x80),
        frame(b"{", 0x01) + frame(b"{}", 0x81),
        frame(b"}", 0x80),
        frame(b"\x03", 0x88),
        frame(b"\xff\xff" + b"x" * 100, 0x88),
        frame(b"x" * 126, 0x89),
        said("look", tokens=["x" * 64] * 16, overlay="roads", guide=True) * 20,
        said("hello", grounds=["x" * 40] * 64, tokens=["y" * 64] * 16) * 10,
        half,
    ]

    async def one(source: str, mine: list[bytes]) -> None:
        for data in itertools.cycle(mine):
            if not siege.on:
                break
            try:
                line = await live(
                    siege.port, source, siege.stage["long"], "Sec-WebSocket-Extensions: permessage-deflate"
                )
            except TROUBLE:
                siege.seen["not let in"] += 1
                await asyncio.sleep(0.05)
                continue
            line.send(said("hello", shape="none"))
            line.send(data)
            try:
                end = time.monotonic() + 0.3
                while time.monotonic() < end:
                    await line.hear(0.3)
            except (*TROUBLE, EOFError):
                siege.seen[f"closed {line.closed}"] += 1
            with contextlib.suppress(*TROUBLE):
                line.writer.transport.abort()

    await asyncio.gather(*[one(address(number % FEW), every[number % 5 :: 5]) for number in range(15)])


@attack
async def sippers(siege: Siege) -> None:
    """Tabs that read a byte now and then, and ask for everything anew: never stalled, never done."""
    lines = []
    for number in range(siege.many(40)):
        try:
            line = await live(siege.port, address(number % FEW), siege.stage["long"], receive=2048)
        except TROUBLE:
            siege.seen["not let in"] += 1
            continue
        line.send(said("hello", shape="wide"))
        lines.append(line)
    siege.seen["tabs"] = len(lines)
    siege.end = time.monotonic() + siege.seconds
    while siege.on:
        for line in lines:
            if not line.writer.is_closing() and line.writer.transport.get_write_buffer_size() < 1 << 14:
                line.send(said("sync"))
                siege.seen["sent"] += 1
        for line in lines[:: max(1, len(lines) // 8)]:
            with contextlib.suppress(*TROUBLE):
                await asyncio.wait_for(line.reader.read(64), 0.01)
        await asyncio.sleep(0.1)
    for line in lines:
        line.writer.transport.abort()


@attack
async def scribblers(siege: Siege) -> None:
    """Names and complaints in letters that pile up, turn round, are none, or look like something else."""
    names = [
        "\u0000",
        "\u202e\u0007\x1b[2J",
        "Z" + "\u0335\u0336" * 90,
        "\u200b" * 40,
        "\ufdfd" * 40,
        "👨\u200d👩\u200d" * 40,
    ]
    names += ["<svg onload=1>", "{ $x }", "\n\n", "\u2028", "a" * 200, "\u0301" * 200]

    async def one(source: str) -> None:
        status, body = await ask(siege.port, source, post("/api/tables", table_plan(listed=False)))
        if status != 201:
            siege.seen[str(status)] += 1
            return
        made = json.loads(body)
        path = f"/api/tables/{made['table']}"
        right = f"Authorization: Bearer {made['seats'][0]['token']}"
        for name in itertools.cycle(names):
            if not siege.on:
                break
            act = json.dumps({"do": "rename", "name": name}).encode()
            await siege.request(source, post(f"{path}/acts", act, right))
            await siege.request(source, post(f"{path}/reports", json.dumps({"what": "name", "words": name}).encode()))

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(2)])
