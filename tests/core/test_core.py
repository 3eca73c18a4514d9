"""The shared parts on their own: generator, bag, families, options, errors, and a game written in plain Python."""

import pytest

from teahouse.core.bag import filled
from teahouse.core.choices import Choices, grid, numbers
from teahouse.core.errors import IllegalChoice, NotationError, OptionError, Reason
from teahouse.core.game import Game
from teahouse.core.match import Match
from teahouse.core.options import Option, complete
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State, Step, fingerprint, play_out


def test_the_generator_depends_on_its_seed_alone_and_is_the_same_everywhere():
    assert [Rng(1).below(1000) for _ in range(2)] == [Rng(1).below(1000)] * 2
    rng = Rng(2026)
    assert [rng.below(1_000_000) for _ in range(4)] == [764233, 851498, 71389, 93362]
    copy = rng.clone()
    assert [rng.below(99) for _ in range(9)] == [copy.below(99) for _ in range(9)]
    assert len({Rng(seed).below(2**29) for seed in range(500)}) > 495
    assert Rng(5).below(2**29) != Rng(5 + 2**32).below(2**29)  # more than 32 bits of seed count


def test_the_generator_is_fair():
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_bag():
    bag = filled([2, 0, 1])
    assert bag.kinds() == [0, 2]
    copy = bag.clone()
    bag.take(0)
    bag.put(1)
    assert (bag.counts, bag.total) == ([1, 1, 1], 3)
    assert copy.counts == [2, 0, 1]
    rng = Rng(4)
    drawn = [copy.pick(rng) for _ in range(3000)]
    assert 1850 < drawn.count(0) < 2150
    assert drawn.count(1) == 0
    with pytest.raises(ValueError, match="empty"):
        filled([0, 0]).pick(rng)


def test_families():
    choices = Choices()
    go = choices.family("go", grid(3, 2), ["fast", "slow"])
    stop = choices.family("stop")
    assert choices.size == 13
    assert choices.notation(go.of2(4, 1)) == "go b2 slow"
    assert choices.parse("go b2 slow") == go.of2(4, 1) == 9
    assert choices.parse(" stop ") == stop.base
    for text, told in [
        ("go b2", "followed by 2 words, not 1"),
        ("go b9 slow", "knows no 'b9'; it takes a1 b1 c1 a2 b2 c2"),
        ("walk", "choices begin with one of: go, stop"),
        ("", "choices begin with one of"),
    ]:
        with pytest.raises(NotationError, match=told):
            choices.parse(text)
    with pytest.raises(NotationError, match="0 to 12"):
        choices.notation(13)
    assert numbers(3) == ["0", "1", "2"]


def test_options():
    options = [Option("size", "small", ["small", "large"]), Option("board", "usual", ["usual"], free=True)]
    assert complete(options, {}) == {"size": "small", "board": "usual"}
    assert complete(options, {"board": "x\ny"})["board"] == "x\ny"
    with pytest.raises(OptionError, match="option 'size' takes small, large; not 'huge'"):
        complete(options, {"size": "huge"})
    with pytest.raises(OptionError, match="no option 'sise'; did you mean 'size'"):
        complete(options, {"sise": "small"})


def test_reasons_read_as_words():
    assert str(Reason("C-17", "tiles-on-both-long-sides", {"cell": "c4"})) == "C-17: tiles on both long sides (cell c4)"


# --- a game as somebody would write it in a notebook: plain Python on a core that may be compiled ---

COINS = Choices()
SIDE = COINS.family("side", ["heads", "tails"])
STAY = COINS.family("stay")
TOSS = COINS.family("toss")


class Coin(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.heads = [0] * seats

    def clone(self) -> "Coin":
        other = Coin(self.seats)
        other.pending = self.pending[:]
        other.heads = self.heads[:]
        other.turn, other.seat, other.ending = self.turn, self.seat, self.ending
        return other

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        return [("heads", self.heads[seat])]


class Decide(Step[Coin]):
    def legal(self, s: Coin) -> list[int]:
        return [TOSS.base, STAY.base]

    def apply(self, s: Coin, choice: int) -> None:
        if choice == TOSS.base:
            s.push(Fall())
        else:
            next_player(s)


class Fall(Step[Coin]):
    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Coin) -> list[int]:
        return [SIDE.of(0), SIDE.of(1)]

    def apply(self, s: Coin, choice: int) -> None:
        s.heads[s.seat] += choice == SIDE.of(0)
        next_player(s)


def next_player(s: Coin) -> None:
    if s.turn == 3 * s.seats:
        s.ending = "three-rounds"
        return
    s.seat = s.turn % s.seats
    s.turn += 1
    s.push(Decide(s.seat))


class CoinGame(Game):
    def __init__(self) -> None:
        super().__init__("coin", "Coins", 1, [1, 2], COINS, [], {}, {})

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        state = Coin(seats)
        next_player(state)
        return state


def test_a_game_in_plain_python_runs_on_this_core():
    game = CoinGame()
    decisions, draws = play_out(game.start(2), Rng(1))
    assert decisions == 6
    assert draws <= 6
    match = Match(game, 2)
    match.play("toss")
    assert match.state.outcomes() == [(SIDE.of(0), 1), (SIDE.of(1), 1)]
    match.settle(Rng(1))
    assert match.state.seat == 1
    with pytest.raises(IllegalChoice, match="now is the moment for"):
        match.play("side heads")
    match.play("stay")
    again = Match.from_text(game, match.to_text())
    assert fingerprint(again.state) == fingerprint(match.state)
    while not match.over:
        match.play("stay")
    assert match.state.actor == OVER
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.play("stay")


def test_undo_and_looking_back():
    match = Match(CoinGame(), 1)
    with pytest.raises(IllegalChoice, match="nothing has been played"):
        match.undo()
    match.play("stay")
    match.play("toss")
    match.undo()
    assert match.log == [STAY.base]
    match.play("toss")
    match.settle(Rng(1))
    with pytest.raises(IllegalChoice, match="revealed"):
        match.undo()
    assert match.after(1).log == [STAY.base]
    assert len(match.log) == 3


def test_why_not():
    match = Match(CoinGame(), 1)
    assert match.why_not("toss") is None
    reason = match.why_not("side heads")
    assert reason is not None
    assert reason.values == {"asked": "toss / stay"}
