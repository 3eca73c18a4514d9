"""What is tried against the house, a function each: bounded in time and count, from a few addresses of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
import zlib

from tests.siege.bystander import Player
from tests.siege.raw import TROUBLE, address, answer, ask, connect, drained, frame, head, live, post, said, tabs
from tests.siege.siege import FEW, LETTERS, Siege, attack, quietly, table_plan

# --- files that are slow to read, and nonsense -----------------------------------------------------------------------


@attack
async def deep_keys(siege: Siege) -> None:
    """Board files with keys of ten thousands of parts: reading one takes a time that grows with the square."""
    board = "\n" + "a." * (LETTERS // 2 - 40) + "a = 1"
    await siege.repeat(post("/api/tables", table_plan("panda", options={"board": board})), most=60)


@attack
async def deep_heads(siege: Siege) -> None:
    """The same as the head of a TOML table."""
    board = "\n[" + "a." * (LETTERS // 2 - 40) + "a]"
    await siege.repeat(post("/api/tables", table_plan("tang", options={"board": board})), most=60)


@attack
async def nonsense(siege: Siege) -> None:
    """Nested, endless and unreadable input, everywhere; nothing of it is the house's trouble."""
    long = "9" * 5000
    bodies = [
        b"[" * 60_000,
        b'{"game":' * 10_000,
        b'{"game":"\xff"}',
        *[table_plan(options={name: long}) for name in ("spirits", "dragons")],
        table_plan("panda", options={"round_limit": long}),
        table_plan("panda", options={"board": "\na = " + long}),
        table_plan("panda", options={"board": "\na = " + "[" * 30_000}),
        table_plan("tang", options={"board": "\na = " + "{a=" * 15_000}),
    ]
    requests = [post("/api/tables", body) for body in bodies]
    requests += [head("GET", "/api/house", host="["), head("GET", "/", "Origin: http://[", host="[::")]
    requests += [head("GET", f"/api/tables/{siege.stage['long']}/qr.svg", host="x" * 9000)]
    requests += [head("GET", f"/api/tables/{siege.stage['long']}/scene?at={long}")]
    for number, request in enumerate(requests * 4):
        if siege.on or number < len(requests):
            await siege.request(address(number % FEW), request)


# --- questions that are answered -------------------------------------------------------------------------------------


@attack
async def sync(siege: Siege) -> None:
    """95 tabs that ask for everything anew, 19 times a second each."""
    await siege.flood(said("sync"), 95, 19)


@attack
async def replay(siege: Siege) -> None:
    """95 tabs that ask for the end of a long match to be drawn again."""
    await siege.flood(said("replay", at=siege.stage["choices"]), 95, 19)


@attack
async def deaf(siege: Siege) -> None:
    """Tabs that ask and never read the answers."""
    lines = []
    for number in range(FEW):
        lines += await tabs(siege.port, siege.many(30), address(number), siege.stage["long"], siege.seen, receive=4096)
    siege.end = time.monotonic() + siege.seconds
    asked = said("replay", at=siege.stage["choices"])
    while siege.on:
        for line in lines:
            if not line.writer.is_closing() and line.writer.transport.get_write_buffer_size() < 1 << 16:
                line.send(asked)
        siege.seen["sent"] += len(lines)
        await asyncio.sleep(1 / 19)
    for line in lines:
        line.writer.transport.abort()


@attack
async def deaf_pings(siege: Siege) -> None:
    """Tabs that send pings of the protocol and never read the answers."""
    lines = await tabs(siege.port, siege.many(20), address(0), siege.stage["long"], siege.seen, receive=4096)
    siege.end = time.monotonic() + siege.seconds
    pings = frame(b"x" * 120, 0x89) * 200
    while siege.on:
        for line in lines:
            if line.writer.transport.get_write_buffer_size() < 1 << 20:
                line.send(pings)
                siege.seen["sent"] += 200
        await asyncio.sleep(0.02)
    for line in lines:
        line.writer.transport.abort()


async def frames(siege: Siege, data: bytes, count: int, *headers: str) -> None:
    """The same frames, as many as the line takes, from ten tabs."""
    lines = []
    for number in range(10):
        try:
            line = await live(siege.port, address(number % FEW), siege.stage["long"], *headers)
        except TROUBLE:
            continue
        line.send(said("hello", shape="none"))
        lines.append(line)
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        while siege.on:
            for line in lines:
                if line.writer.transport.get_write_buffer_size() < 1 << 18 and not line.writer.is_closing():
                    line.send(data)
                    siege.seen["sent"] += count
            await asyncio.sleep(0.01)


@attack
async def tiny_pings(siege: Siege) -> None:
    """Empty pings, ten thousand to a packet."""
    await frames(siege, frame(b"", 0x89) * 10_000, 10_000)


@attack
async def tiny_messages(siege: Siege) -> None:
    """Messages of one letter, thousands to a packet."""
    await frames(siege, frame(b"1") * 5_000, 5_000)


@attack
async def fragments(siege: Siege) -> None:
    """A message that never ends, in empty fragments."""
    await frames(siege, frame(b"", 0x01) + frame(b"", 0x00) * 10_000, 10_000)


@attack
async def packed(siege: Siege) -> None:
    """Messages that are small on the way and large here."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    data = packer.compress(b'{"do":"' + b" " * 16_000 + b'"}') + packer.flush(zlib.Z_SYNC_FLUSH)
    await frames(siege, frame(data[:-4], packed=True) * 500, 500, "Sec-WebSocket-Extensions: permessage-deflate")


@attack
async def little_pings(siege: Siege) -> None:
    """A hundred empty pings and pongs to a packet: few enough bytes to be read at once."""
    await frames(siege, frame(b"", 0x89) * 50 + frame(b"", 0x8A) * 50, 100)


# --- doors -----------------------------------------------------------------------------------------------------------


async def half_requests(siege: Siege, beginning: bytes, count: int) -> None:
    lines = []
    for number in range(siege.many(count)):
        try:
            reader, writer = await connect(siege.port, address(number % 2))
        except TROUBLE:
            siege.seen["door shut"] += 1
            continue
        writer.write(beginning)
        lines.append((reader, writer))
    siege.end = time.monotonic() + siege.seconds
    while siege.on:
        await asyncio.sleep(0.5)
        for _, writer in lines:
            if not writer.is_closing():
                writer.write(b"a")
    siege.seen["still open"] = sum(not reader.at_eof() and not writer.is_closing() for reader, writer in lines)
    for _, writer in lines:
        writer.transport.abort()


@attack
async def half_heads(siege: Siege) -> None:
    """1,100 requests that never come to their end."""
    await half_requests(siege, b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ", 1100)


@attack
async def half_bodies(siege: Siege) -> None:
    """1,100 requests whose body comes a letter at a time."""
    await half_requests(
        siege, head("POST", "/api/tables", "Content-Type: application/json", "Content-Length: 9999"), 1100
    )


@attack
async def names(siege: Siege) -> None:
    """Live channels to tables that do not exist, each with another long name."""

    async def one(source: str, number: int) -> None:
        while siege.on:
            number += FEW
            try:
                line = await live(siege.port, source, f"{number:08}" * 900)
            except TROUBLE:
                siege.seen["not let in"] += 1
                continue
            line.send(said("hello"))
            try:
                while True:
                    await line.hear(5)
            except (*TROUBLE, EOFError):
                siege.seen[f"closed {line.closed}"] += 1
            line.close()

    await asyncio.gather(*[one(address(number), number + 100 * each) for number in range(FEW) for each in range(5)])


@attack
async def open_and_close(siege: Siege) -> None:
    """Live channels at somebody's table, opened and closed again."""

    async def one(source: str) -> None:
        while siege.on:
            try:
                line = await live(siege.port, source, siege.stage["bystander"])
                line.send(said("hello", shape="wide"))
                await line.hear(10)
                line.close()
                siege.seen["opened"] += 1
            except (*TROUBLE, EOFError):
                siege.seen["not let in"] += 1

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(4)])


@attack
async def knocks(siege: Siege) -> None:
    """Connections that are opened and closed, nothing else."""

    async def one(source: str) -> None:
        while siege.on:
            try:
                _, writer = await connect(siege.port, source)
                writer.close()
                siege.seen["knocks"] += 1
            except TROUBLE:
                siege.seen["door shut"] += 1

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(8)])


@attack
async def requests(siege: Siege) -> None:
    """As many small requests as go through, on lines that stay open where they may."""

    async def one(source: str) -> None:
        while siege.on:
            try:
                reader, writer = await connect(siege.port, source)
                while siege.on:
                    writer.write(head("GET", "/api/tables"))
                    status, _ = await answer(reader)
                    siege.seen[str(status)] += 1
            except TROUBLE:
                siege.seen["door shut"] += 1

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(5)])


@attack
async def pictures(siege: Siege) -> None:
    """The largest answers, packed."""
    await siege.repeat(head("GET", "/api/art/tang", "Accept-Encoding: gzip"), each=5)


@attack
async def deaf_pictures(siege: Siege) -> None:
    """The largest answers, and nobody fetches them."""
    lines = []
    for number in range(siege.many(600)):
        try:
            reader, writer = await connect(siege.port, address(number % FEW), receive=4096)
        except TROUBLE:
            siege.seen["door shut"] += 1
            continue
        writer.write(head("GET", "/api/art/tang"))
        lines.append((reader, writer))
    siege.end = time.monotonic() + siege.seconds
    while siege.on:
        await asyncio.sleep(0.2)
    siege.seen["still open"] = sum(not writer.is_closing() for _, writer in lines)
    for _, writer in lines:
        writer.transport.abort()


@attack
async def heads(siege: Siege) -> None:
    """Requests with as many headers as fit into 60 kB."""
    await siege.repeat(head("GET", "/api/house", *["a:b"] * 12_000), each=2)


@attack
async def tongues(siege: Siege) -> None:
    """The same nonsense in all languages, from the first moment on."""

    async def one(source: str, language: str) -> None:
        request = post("/api/tables", table_plan("nothing"), f"Accept-Language: {language}")
        while siege.on:
            await siege.request(source, request)

    await asyncio.gather(
        *[one(address(number), language) for number in range(FEW) for language in ("de", "fr", "it", "en")]
    )


@attack
async def chunks(siege: Siege) -> None:
    """Bodies in chunks of one letter."""
    body = b"1\r\n \r\n" * 20_000
    start = head("POST", "/api/tables", "Content-Type: application/json", "Transfer-Encoding: chunked")
    await siege.repeat(start + body + b"0\r\n\r\n", each=2, most=200)


# --- tables ----------------------------------------------------------------------------------------------------------


@attack
async def lobby(siege: Siege) -> None:
    """Public tables with free seats, as many as can be made."""
    await siege.repeat(post("/api/tables", table_plan(kinds="po")), each=2, most=400)
    _, body = await ask(siege.port, "127.0.2.1", head("GET", "/api/tables"))
    listed = [table["table"] for table in json.loads(body or b'{"tables": []}')["tables"]]
    siege.seen["listed"] = len(listed)
    siege.seen["the bystander's table is listed"] = int(siege.stage["open"] in listed)


@attack
async def watchers(siege: Siege) -> None:
    """Everybody looks at one table: each choice there is told to all of them."""
    lines = []
    for number in range(FEW):
        lines += await tabs(siege.port, siege.many(60), address(number), siege.stage["bystander"], siege.seen)
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        while siege.on:
            await asyncio.sleep(0.1)


@attack
async def kaleidoscope(siege: Siege) -> None:
    """The same, but each looks from another seat, at another screen: as many pictures as can be made of one table."""
    ways = [{"shape": shape, "viewer": seat} for shape in ("wide", "tall", "low") for seat in (-1, 0, 1)]
    lines = []
    for number in range(siege.many(FEW * 60)):
        way = ways[number // FEW % len(ways)]
        try:
            line = await live(siege.port, address(number % FEW), siege.stage["bystander"])
        except TROUBLE:
            siege.seen["not let in"] += 1
            continue
        line.send(said("hello", **way))
        lines.append(line)
    siege.seen["tabs"] = len(lines)
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        while siege.on:
            await asyncio.sleep(0.1)


@attack
async def coming_and_going(siege: Siege) -> None:
    """Many look at one table, and some come and go: everybody there is told of each."""
    lines = []
    for number in range(FEW):
        lines += await tabs(siege.port, siege.many(80), address(number), siege.stage["bystander"], siege.seen)
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        await open_and_close(siege)


@attack
async def acts_by_http(siege: Siege) -> None:
    """Changes by requests, at tables of their own at which many look."""

    async def one(source: str) -> None:
        status, body = await ask(siege.port, source, post("/api/tables", table_plan(listed=False)))
        if status != 201:
            siege.seen[str(status)] += 1
            return
        made = json.loads(body)
        lines = await tabs(siege.port, siege.many(60), source, made["table"], siege.seen)
        siege.end = time.monotonic() + siege.seconds
        right = f"Authorization: Bearer {made['seats'][0]['token']}"
        async with drained(lines):
            for number in itertools.count():
                if not siege.on:
                    break
                act = json.dumps({"do": "rename", "name": f"Ann {number}"}).encode()
                await siege.request(source, post(f"/api/tables/{made['table']}/acts", act, right))

    await asyncio.gather(*[one(address(number)) for number in range(FEW)])


@attack
async def histories(siege: Siege) -> None:
    """The record of a long match, its pictures of any moment, and its QR code, by requests."""
    table = f"/api/tables/{siege.stage['long']}"
    pages = [f"{table}/record", f"{table}/scene?at={siege.stage['choices']}", f"{table}/qr.svg", f"{table}/scene"]

    async def one(source: str, page: str) -> None:
        while siege.on:
            await siege.request(source, head("GET", page, "Accept-Encoding: gzip"))

    await asyncio.gather(*[one(address(number), page) for number in range(FEW) for page in pages])


@attack
async def positions(siege: Siege) -> None:
    """Long texts that are to be read as positions, and boards that are to be thought about."""
    length = LETTERS - 600
    bodies = [
        ("/api/positions", {"game": "castle", "position": "castle 1; seats 2; " + "a=1;" * (length // 4)}),
        ("/api/positions", {"game": "panda", "position": "panda 1; seats " + "2;" * (length // 2)}),
        ("/api/advice", {"game": "castle", "seats": 4, "options": {"layout": "\n" * length}}),
        ("/api/advice", {"game": "panda", "seats": 2, "options": {"board": "\n" + "a." * (length // 2) + "a = 1"}}),
        ("/api/mine", {"tokens": ["x" * 60] * 200}),
    ]
    requests = [post(path, json.dumps(body).encode()) for path, body in bodies]

    async def one(source: str, request: bytes) -> None:
        while siege.on:
            await siege.request(source, request)

    await asyncio.gather(*[one(address(number), request) for number in range(FEW) for request in requests])


@attack
async def acts(siege: Siege) -> None:
    """At tables of their own, a few change their names all day, and tabs of theirs look on."""

    async def one(source: str) -> None:
        status, body = await ask(siege.port, source, post("/api/tables", table_plan(listed=False)))
        if status != 201:
            siege.seen[str(status)] += 1
            return
        made = json.loads(body)
        lines = await tabs(siege.port, 15, source, made["table"], siege.seen, tokens=[made["seats"][0]["token"]])
        async with drained(lines):
            for number in itertools.count():
                if not siege.on:
                    break
                for line in lines:
                    line.send(said("rename", name=f"Ann {number}"))
                siege.seen["sent"] += len(lines)
                await asyncio.sleep(0.02)

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(3)])


@attack
async def experts(siege: Siege) -> None:
    """Fifty tables at which four of the strongest computer players play among themselves."""
    seats = [{"kind": "computer", "bot": "expert"}] * 4
    plan = json.dumps({"game": "castle", "seats": seats, "listed": False}).encode()
    await siege.repeat(post("/api/tables", plan), most=50)
    while siege.on:
        await asyncio.sleep(0.1)


@attack
async def opponents(siege: Siege) -> None:
    """People at thirty tables, each against three of the strongest computer players, who play as fast as they can."""
    seats = [{"kind": "person"}, *[{"kind": "computer", "bot": "expert"}] * 3]
    plan = json.dumps({"game": "castle", "seats": seats, "listed": False, "first": 1}).encode()

    async def one(source: str) -> None:
        status, body = await ask(siege.port, source, post("/api/tables", plan))
        siege.seen[str(status)] += 1
        if status != 201:
            return
        made = json.loads(body)
        line = await live(siege.port, source, made["table"])
        line.send(said("hello", shape="none", tokens=[made["seats"][0]["token"]]))
        with contextlib.suppress(*TROUBLE, EOFError):
            while siege.on:
                told = await line.hear(max(0.1, siege.end - time.monotonic()))
                if told.get("legal"):
                    line.send(said("choose", choice=told["legal"][0], revision=told["revision"]))
                    siege.seen["chosen"] += 1
        line.close()

    await asyncio.gather(*[one(address(number % FEW)) for number in range(30)])


@attack
async def hints(siege: Siege) -> None:
    """Advice, asked for in every tab at once."""
    made = []
    for number in range(FEW):
        for _ in range(5):
            status, body = await ask(
                siege.port, address(number), post("/api/tables", table_plan(hints=True, listed=False))
            )
            if status == 201:
                made.append((address(number), json.loads(body)))
    lines = []
    for source, table in made:
        secrets = [seat["token"] for seat in table["seats"]]
        lines += await tabs(siege.port, 3, source, table["table"], siege.seen, tokens=secrets)
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        while siege.on:
            for line in lines:
                line.send(said("hint"))
            siege.seen["sent"] += len(lines)
            await asyncio.sleep(0.2)


# --- what else came to mind -------------------------------------------------------------------------------------------


@attack
async def kaleidoscopes(siege: Siege) -> None:
    """Tabs that turn the board round: another screen, seat and language with every message."""
    lines = []
    for number in range(FEW):
        lines += await tabs(siege.port, siege.many(60) // FEW, address(number), siege.stage["long"], siege.seen)
    looks = itertools.product(("wide", "tall", "low"), (-1, 0, 1), ("en", "de", "fr", "it"))
    ways = itertools.cycle([said("look", shape=shape, viewer=seat, language=word) for shape, seat, word in looks])
    siege.end = time.monotonic() + siege.seconds
    async with drained(lines):
        while siege.on:
            for line in lines:
                line.send(next(ways))
            siege.seen["sent"] += len(lines)
            await asyncio.sleep(0.06)


@attack
async def recaps(siege: Siege) -> None:
    """What the others did, to be told again and again."""
    await siege.flood(said("recap"), 90, 10)


@attack
async def questions(siege: Siege) -> None:
    """Why not, what if, and how it stands, about every piece there may be."""
    asked = b"".join([said("why", piece="tile.1", revision=1), said("forecast", revision=1), said("points")])
    await siege.flood(asked, 90, 8)


@attack
async def to_and_fro(siege: Siege) -> None:
    """A choice and its undoing, all day long: the table is as it was, its history grows."""

    async def one(source: str) -> None:
        player = Player(siege.port, source)
        await player.sit("person", "person", game="tang")
        while siege.on:
            told = await player.choose()
            if told["is"] != "error":
                siege.seen["chosen"] += 1
                told = await player.do("undo", revision=player.revision)
            siege.seen[told.get("code", "undone")] += 1
            if told["is"] == "error":
                await player.do("sync")
        await player.leave()

    await asyncio.gather(*[quietly(one(address(number)), siege) for number in range(FEW) for _ in range(4)])


@attack
async def stand_ins(siege: Siege) -> None:
    """Let a computer decide, come back, let a computer decide: each time one begins to think."""

    async def one(source: str) -> None:
        player = Player(siege.port, source)
        await player.sit("person", "person")
        while siege.on:
            for act in ("take-over", "come-back"):
                told = await player.do(act, seat=0, **({"bot": "expert"} if act == "take-over" else {}))
                siege.seen[act if told["is"] != "error" else told["code"]] += 1
        await player.leave()

    await asyncio.gather(*[quietly(one(address(number)), siege) for number in range(FEW) for _ in range(5)])


@attack
async def again(siege: Siege) -> None:
    """Matches that are given up at once, and played again, and given up."""

    async def one(source: str) -> None:
        while siege.on:
            status, body = await ask(siege.port, source, post("/api/tables", table_plan(listed=False)))
            siege.seen[str(status)] += 1
            if status != 201:
                await asyncio.sleep(0.2)
                continue
            made = json.loads(body)
            for act, token in (("resign", made["seats"][0]["token"]), ("rematch", made["seats"][1]["token"])):
                path, right = f"/api/tables/{made['table']}/acts", f"Authorization: Bearer {token}"
                await siege.request(source, post(path, json.dumps({"do": act}).encode(), right))

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(2)])


@attack
async def pipes(siege: Siege) -> None:
    """A hundred requests in one breath, and nobody waits for the answers."""
    breath = head("GET", f"/api/tables/{siege.stage['long']}/scene") * 50 + head("GET", "/api/house") * 50

    async def one(source: str) -> None:
        while siege.on:
            try:
                _, writer = await connect(siege.port, source, receive=4096)
                writer.write(breath)
                siege.seen["breaths"] += 1
                await asyncio.sleep(0.3)
                writer.transport.abort()
            except TROUBLE:
                siege.seen["door shut"] += 1

    await asyncio.gather(*[one(address(number)) for number in range(FEW) for _ in range(6)])


@attack
async def complaints(siege: Siege) -> None:
    """Reports about a table of somebody else, and seats asked for that are taken."""
    table = f"/api/tables/{siege.stage['bystander']}"
    words = json.dumps({"what": "name", "seat": 0, "words": "\u202e\x1b[2J" * 60}).encode()
    requests = [post(f"{table}/reports", words), post(f"{table}/seats", b'{"seat":0}')]
    await asyncio.gather(*[siege.repeat(request, each=2) for request in requests])


@attack
async def hurry(siege: Siege) -> None:
    """Tables with a clock of a second: time is up everywhere at once, and a computer takes over."""
    await siege.repeat(post("/api/tables", table_plan(listed=False, clock={"bank": 1000})), each=2, most=90)
    while siege.on:
        await asyncio.sleep(0.1)
