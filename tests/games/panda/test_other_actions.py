"""Tiles, quests, selling, vanishing, gaining (P-23, P-67 to P-72)."""

from tests.games.panda.drawing import draw


def test_PX26_PR52_P68_an_empty_base_is_enough_for_all_three_quests():
    table = draw(towns="yuqiao=C", champions="Am=yuqiao Ag=yuqiao Aw=yuqiao", ap=[9, 9])
    table.play("space m3 b, pass, space g3 b, space w3 b")
    assert table.s.quests[:3] == [1, 1, 1]
    assert table.s.tiles[3:] == [5, 5, 5]


def test_P68_a_quest_needs_the_champion_at_its_own_building():
    for towns, champions, got in (
        ("yuqiao=g", "Am=yuqiao", 1),
        ("yuqiao=mp", "Am=yuqiao", 0),
        ("yuqiao=g", "Ag=yuqiao", 0),
        ("yuqiao=g", "Am=b01", 0),
    ):
        table = draw(towns=towns, champions=champions).play("space m3 b")
        assert table.s.quests[0] == got
        assert table.actor == "B"


def test_PR60_P23_quest_and_strength_tiles_need_supply_and_room():
    table = draw(towns="yuqiao=g", champions="Am=yuqiao", sheet="A.lantern=4").play("space m3 b")
    assert table.s.quests[0] == 4
    table = draw(towns="yuqiao=g", champions="Am=yuqiao", sheet="A.lantern=3 B.lantern=3").play("space m3 b")
    assert table.s.quests[0] == 3  # six for two players: none left
    table = draw(sheet="A.beads=4").play("space m2 b")
    assert table.s.strength[0] == 4
    assert table.s.reach(0, 0) == 4  # P-23: strength 4 with four tiles


def test_PX30_P67_no_sword_is_left():
    table = draw(sheet="A.sword=4 B.sword=2", order="BA").play("space w2 b")
    assert table.s.strength[3 + 2] == 2
    assert (table.supply("B"), table.ap[1]) == (9, 3)  # paid in full
    table = draw(sheet="A.sword=4 B.sword=2", order="BA", empty_spaces="forbidden")
    assert table.refuses("space w2 b") == "PO-12"


def test_PX29_P70_selling_a_chest():
    here = {"towns": "yuqiao=m", "champions": "Ag=yuqiao"}
    table = draw(**here, sheet="A.coin=3 A.chest=3")
    assert table.line("governor") == 12
    table.play("space g4 b")
    assert (table.line("sales"), table.line("governor")) == (6, 8)  # 14, two better
    table = draw(**here, sheet="A.coin=4 A.chest=3")
    assert table.line("governor") == 18
    table.play("space g4 b")
    assert table.line("sales") + table.line("governor") == 18


def test_PR44_PR60_a_sold_chest_refills_the_supply_and_can_be_earned_again():
    table = draw(towns="yuqiao=m", champions="Ag=yuqiao", sheet="A.chest=3 B.chest=3", ap=[9, 9])
    assert table.s.tiles[4] == 0
    table.play("space g3 b, pass")
    assert table.s.quests[1] == 3  # none was left
    table.play("space g4 b, pass")
    assert table.s.tiles[4] == 1
    assert table.s.quests[1] == 2
    table.play("space g3 b")
    assert table.s.quests[1] == 3


def test_P70_selling_needs_the_governor_at_a_market_and_a_chest():
    for towns, champions, sheet in (
        ("yuqiao=gp", "Ag=yuqiao", "A.chest=1"),
        ("yuqiao=m", "Am=yuqiao", "A.chest=1"),
        ("yuqiao=m", "Ag=yuqiao", ""),
    ):
        assert draw(towns=towns, champions=champions, sheet=sheet).play("space g4 b").vp[0] == 6
    assert draw(towns="yuqiao=C", champions="Ag=yuqiao", sheet="A.chest=1").play("space g4 b").vp[0] == 12


def test_P69_PR59_vanish_and_appear():
    table = draw(champions="Am=b02 Aw=yuqiao").play("space n2 a")
    assert table.offers("vanish") == {"monk", "warrior"}  # also from a border area
    assert table.offers("appear") == {f"governor p{n:02}" for n in range(1, 17)}  # on a location only
    assert table.refuses("vanish governor") == "P-69"
    assert table.refuses("appear monk yuqiao") == "P-69"
    assert table.refuses("appear governor p20") == "P-24"
    table.play("vanish monk, pass, space n2 a, appear monk tiemen")
    assert table.at("Am") == "tiemen"
    assert (table.supply("A"), table.ap[0]) == (10 - 2 - 3, 4 - 1 - 1)


def test_PR59_declining_and_several_on_the_sheet():
    table = draw(champions="Am=yuqiao").play("space n2 a, done")
    assert table.at("Am") == "yuqiao"
    assert table.at("Ag") == table.at("Aw") == "sheet"


def test_P72_P18_gain_4_points_and_the_private_actions():
    assert draw().play("space w4 b").vp[0] == 10
    assert draw().play("space w4 b").line("spaces") == 4


def test_P18_every_space_of_the_table():
    from teahouse.games.panda.rules.action_words import ActionWords  # noqa: PLC0415

    def words(action: ActionWords) -> str:
        who = ["monk", "governor", "warrior", "any"][action.who]
        tile = ["beads", "coin", "sword", "lantern", "chest", "mask"][action.tile]
        where = "city" if action.in_city else "village"
        return {
            "move": f"{who} {action.steps}"
            + f" ignore {action.ignore}" * (action.ignore > 0)
            + " extra" * action.extra,
            "build": f"{who} builds in {where}",
            "strength": tile,
            "quest": tile,
            "sell_chest": f"sell {action.amount}",
            "gain_ap": f"{action.amount} AP",
            "gain_vp": f"{action.amount} VP",
        }.get(action.do, action.do)

    board = draw().s.board
    found = [" | ".join(" + ".join(words(a) for a in option) for option in cell.options) for cell in board.cells]
    assert board.costs == [0, 1, 2, 3, 4, 5]
    assert found == [
        "monk 1",
        "governor 1",
        "warrior 1",
        "any 1",
        "monk 1 | beads",
        "governor 1 | coin",
        "warrior 1 | sword",
        "vanish_appear",
        "monk builds in village | lantern",
        "governor builds in village | chest",
        "warrior builds in village | mask",
        "4 AP",
        "monk 2 | monk 1 extra",
        "governor 2 | sell 6",
        "warrior 2 | 4 VP",
        "any 1 ignore 1",
        "monk 1 + monk builds in village | beads + lantern",
        "governor 1 + governor builds in village | coin + chest",
        "warrior 1 + warrior builds in village | sword + mask",
        "any 2",
        "monk 1 + monk builds in city | monk 2 + monk builds in village",
        "governor 1 + governor builds in city | governor 2 + governor builds in village",
        "warrior 1 + warrior builds in city | warrior 2 + warrior builds in village",
        "any builds in city",
    ]
