"""Large messages are packed, small ones travel as they are; both arrive."""

import asyncio

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from teahouse.web.guests import Bucket
from teahouse.web.quick_line import SMALL, PackLargeFactory
from tests.web.ends import both_ends, heard, speak


def packers() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """Those of browser and server, agreed on packing."""
    asking = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    answer, server = PackLargeFactory().process_request_params(asking.get_request_params(), [])
    return asking.process_response_params(answer, []), server


def test_small_messages_are_not_packed() -> None:
    browser, server = packers()
    said = Frame(Opcode.TEXT, b"x" * (SMALL - 1))
    assert server.encode(said) is said
    assert browser.decode(said).data == said.data


def test_large_messages_are_packed_also_between_small_ones() -> None:
    browser, server = packers()
    for size in (SMALL, 10, 5 * SMALL, 10, SMALL):
        said = Frame(Opcode.TEXT, b"tile " * size)
        sent = server.encode(said)
        assert sent.rsv1 == (len(said.data) >= SMALL)
        assert len(sent.data) <= len(said.data)
        assert bytes(browser.decode(sent).data) == said.data


def test_what_a_browser_packs_is_read() -> None:
    browser, server = packers()
    said = Frame(Opcode.TEXT, b'{"do":"ping"}')
    assert bytes(server.decode(browser.encode(said)).data) == said.data


# --- a whole line ---


def test_messages_of_every_size_arrive_in_their_order() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        said = [
            b'"' + b"tile " * (size // 5) + b"x" * (size % 5) + b'"'
            for size in (0, 123, 124, SMALL - 3, SMALL, 70_000, 3)
        ]
        for text in said:
            line.say(text)
        assert heard(browser) == said

    asyncio.run(play())


def test_fragments_are_heard_as_one_message_with_a_ping_between_them() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        browser.send_text(b'{"do":', fin=False)
        browser.send_ping(b"there?")
        browser.send_continuation(b'"sync"}', fin=True)
        browser.send_text("ä".encode())
        speak(line, browser)
        assert [await line.hear(), await line.hear()] == [b'{"do":"sync"}', "ä".encode()]
        (pong,) = browser.events_received()
        assert isinstance(pong, Frame)
        assert (pong.opcode, pong.data) == (Opcode.PONG, b"there?")

    asyncio.run(play())


def test_who_does_nothing_but_signal_is_left() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        line.signals = Bucket(1e-9, 5)
        gone: list[bool] = []
        line.transport.abort = lambda: gone.append(True)  # type: ignore[method-assign]
        for number in range(5):
            browser.send_ping(b"%d" % number)
            speak(line, browser)
        assert not gone
        browser.send_pong(b"nobody asked")
        speak(line, browser)
        assert gone

    asyncio.run(play())


def test_a_message_above_the_limit_ends_the_line() -> None:
    async def play() -> None:
        line, browser = await both_ends(ws_max_size=100)
        browser.send_text(b"x" * 60, fin=False)
        browser.send_continuation(b"x" * 60, fin=True)
        speak(line, browser)
        with pytest.raises(WebSocketDisconnect):
            await line.hear()
        assert browser.close_rcvd is not None
        assert browser.close_rcvd.code == 1009
        assert not line.open

    asyncio.run(play())


def test_who_is_slow_is_told_more_when_he_can_take_it() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        to_say = [b"1", b"2", b"3"]

        def speaker() -> None:
            while to_say and line.ready:
                line.say(to_say.pop(0))

        line.pause_writing()
        line.call(speaker)
        line.call(speaker)
        await asyncio.sleep(0)
        assert heard(browser) == []
        line.resume_writing()
        assert heard(browser) == [b"1", b"2", b"3"]

    asyncio.run(play())


def test_nothing_is_said_to_an_end_that_closes() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        browser.send_close(1000)
        speak(line, browser)
        assert not line.ready
        line.say(b"too late")
        assert heard(browser) == []
        with pytest.raises(WebSocketDisconnect):
            await line.hear()

    asyncio.run(play())


def test_nothing_is_said_to_an_end_that_is_gone() -> None:
    async def play() -> None:
        line, browser = await both_ends()
        line.connection_lost(None)
        line.say(b"too late")
        assert heard(browser) == []

    asyncio.run(play())
