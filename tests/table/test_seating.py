"""Who begins: a seating that the table draws, or that was chosen; a rematch passes it on."""

from __future__ import annotations

import pytest

from teahouse.core.errors import OptionError
from teahouse.core.rng import Rng
from teahouse.table.create import DRAWN, create
from teahouse.table.facts import from_plain, to_plain
from teahouse.table.look import begins
from teahouse.table.rematch import rematch
from teahouse.table.rights import HOUSE
from teahouse.table.seats import Plan, computer, person
from teahouse.table.stop import abandon
from teahouse.table.table import Table, fold

NOW = 1_000_000
PLANS = [person("Anna"), computer("random", "Bao"), person("Cleo")]


def names(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def made(first: int | str, seed: int = 1, plans: list[Plan] = PLANS) -> Table:
    return create("inn", plans, now=NOW, rng=Rng(seed), starts_when_full=True, first=first).table


def test_who_is_chosen_has_the_first_seat_and_neighbours_stay_neighbours() -> None:
    assert names(made(0)) == ["Anna", "Bao", "Cleo"]
    assert names(made(1)) == ["Bao", "Cleo", "Anna"]
    assert names(made(2)) == ["Cleo", "Anna", "Bao"]
    assert made(2).created.seating == "chosen"
    assert begins(made(2)) == 0


def test_drawn_seats_give_everybody_the_first_turn_and_tokens_go_with_their_people() -> None:
    drawn = [made(DRAWN, seed) for seed in range(90)]
    first = [names(table)[0] for table in drawn]
    assert {name: first.count(name) > 15 for name in ("Anna", "Bao", "Cleo")} == dict.fromkeys(first, True)
    assert {table.created.seating for table in drawn} == {"drawn"}
    for seed in range(6):
        table = create("inn", PLANS, now=NOW, rng=Rng(seed), first=DRAWN)
        assert [table.table.seats[seat].name for seat in sorted(table.tokens)] in (["Anna", "Cleo"], ["Cleo", "Anna"])


def test_without_a_word_seats_are_as_they_came() -> None:
    """Records, experiments and old tables: nothing has been drawn there."""
    table = create("inn", PLANS, now=NOW, rng=Rng(3)).table
    assert names(table) == ["Anna", "Bao", "Cleo"]
    assert table.created.seating == ""
    old = {key: value for key, value in to_plain(table.created).items() if key != "seating"}
    again = from_plain("created", NOW, old)
    assert again == table.created
    assert fold([again, *table.facts[1:]]).key() == table.key()


def test_a_rematch_passes_it_on_and_says_so() -> None:
    table = made(2)
    again = rematch(abandon(table, HOUSE, now=NOW), HOUSE, now=NOW, rng=Rng(1)).new
    assert names(again) == ["Anna", "Bao", "Cleo"]
    assert again.created.seating == "passed"


def test_a_seat_that_there_is_not_cannot_begin() -> None:
    for first in (-1, 3):
        with pytest.raises(OptionError):
            made(first)
