"""Large messages are packed, small ones travel as they are; both arrive."""

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from teahouse.web.line import SMALL, PackLargeFactory


def both_ends():
    """Browser and server, agreed on packing."""
    asking = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    answer, server = PackLargeFactory().process_request_params(asking.get_request_params(), [])
    return asking.process_response_params(answer, []), server


def test_small_messages_are_not_packed():
    browser, server = both_ends()
    said = Frame(Opcode.TEXT, b"x" * (SMALL - 1))
    assert server.encode(said) is said
    assert browser.decode(said).data == said.data


def test_large_messages_are_packed_also_between_small_ones():
    browser, server = both_ends()
    for size in (SMALL, 10, 5 * SMALL, 10, SMALL):
        said = Frame(Opcode.TEXT, b"tile " * size)
        sent = server.encode(said)
        assert sent.rsv1 == (len(said.data) >= SMALL)
        assert len(sent.data) <= len(said.data)
        assert bytes(browser.decode(sent).data) == said.data


def test_what_a_browser_packs_is_read():
    browser, server = both_ends()
    said = Frame(Opcode.TEXT, b'{"do":"ping"}')
    assert bytes(server.decode(browser.encode(said)).data) == said.data
