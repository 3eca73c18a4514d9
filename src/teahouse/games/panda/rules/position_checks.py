"""Is a position possible? Pieces that exist, a decision somebody may face, nothing that the rules had to do before it.

Not asked is whether a game could have led there: a position made up for a lesson may leave out start buildings and the
guards that a building once needed.
"""

from __future__ import annotations

from typing import Final

from teahouse.core.errors import PositionError
from teahouse.core.state import AUTO, CHANCE
from teahouse.games.panda.rules.acting import OtherPart
from teahouse.games.panda.rules.bonus import BorderBonus, OneBonus, Reward
from teahouse.games.panda.rules.bonus import FreeAction as Free
from teahouse.games.panda.rules.building import CardEffect, TakeCard, runs_out
from teahouse.games.panda.rules.choices import DONE, PLACE_NAMES
from teahouse.games.panda.rules.green import meets
from teahouse.games.panda.rules.missions import BUILDER_RACE, SPECIAL
from teahouse.games.panda.rules.moving import MoveOn, OneRoad
from teahouse.games.panda.rules.pieces import (
    BLUE_NAMES,
    BUILDING_NAMES,
    CHAMPION_NAMES,
    CHAMPIONS,
    FIGURES,
    GOVERNOR,
    GREEN_NAMES,
    NO_CARD,
    NOBODY,
    PIECE,
    QUEST,
    ROAD_TILE_KINDS,
    SEAT_NAMES,
    SHEET,
    TILE_NAMES,
)
from teahouse.games.panda.rules.position_steps import road_name, step_word, step_words
from teahouse.games.panda.rules.roads import ChooseTile, Cover, FreePlaces, has_tile
from teahouse.games.panda.rules.rulings import NO_LIMIT, read_missions, read_row
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.rules.turn import NextTurn, SpecialFull, Turn, may_act

TRIGGERS: Final[list[str]] = ["city-bases", "capitals", "building-supply"]
ENDINGS: Final[list[str]] = [*TRIGGERS, "stalemate", "round-limit"]
ROAD_TILE_NAMES: Final[list[str]] = ["1", "3/2", "4"]


def check(s: Panda) -> None:
    """Raises PositionError where pieces are missing or too many, or nobody could have come to this decision."""
    _check_supplies(s)
    _check_roads(s)
    _check_row(s)
    _check_missions(s)
    _check_end(s)
    if not s.pending:
        if not s.ending:
            raise PositionError("pending", "is missing, but the game is not over")
        return
    if s.ending:
        raise PositionError("pending", f"nothing is decided any more once the game is over ({s.ending})")
    top = s.pending[-1]
    if top.actor == AUTO:
        word = step_word(s, top)
        raise PositionError("pending", f"'{word}' waits for nobody: a position ends with a decision or a draw")
    if top.actor != CHANCE and s.turn == 0:
        raise PositionError("turn", "nobody decides before the first turn")
    if s.round == 0:
        _check_set_up(s)
    else:
        _check_stack(s)
        _check_decision(s)
    legal = s.legal()
    if not legal or legal == [DONE.base]:
        raise PositionError("pending", f"'{step_word(s, top)}' offers nothing to choose")


def _check_supplies(s: Panda) -> None:
    """P-3 to P-6, P-21, P-30: what is on the table is not more than there is."""
    board = s.board
    for seat in range(s.seats):
        name, guards = SEAT_NAMES[seat], board.guards[s.seats - 2]
        if s.supply[seat] < 0:
            where = f"{guards - s.supply[seat]} guards of {name} on roads, action board and mission"
            raise PositionError("roads", f"{where}; there are {guards} (P-3)")
        if s.points[seat] < 0:
            raise PositionError(f"points-{name}", f"add up to {s.points[seat]}; points never fall below 0 (P-21)")
    for shelf in range(s.seats + 1):
        box = board.neutral_tiles if shelf == s.seats else board.own_tiles
        for kind in range(ROAD_TILE_KINDS):
            left = s.road_tiles[shelf * ROAD_TILE_KINDS + kind]
            if left < 0:
                whose = "neutral tiles" if shelf == s.seats else f"tiles of {SEAT_NAMES[shelf]}"
                lie = f"{box[kind] - left} {whose} for {ROAD_TILE_NAMES[kind]} guards"
                raise PositionError("roads", f"{lie}; there are {box[kind]} (P-4)")
    for tile, left in enumerate(s.tiles):
        if left < 0:
            most = (board.strength_tiles if tile < QUEST else board.quest_tiles)[s.seats - 2]
            taken = f"{most - left} {TILE_NAMES[tile]} tiles on the sheets, without printed ones"
            raise PositionError("owns-A", f"{taken}; there are {most} (P-30)")
    for kind, left in enumerate(s.pieces):
        if left < 0:
            most = board.pieces[kind]
            raise PositionError("places", f"{most - left} pieces '{BUILDING_NAMES[kind]}'; there are {most} (P-5)")
    if s.bases < 0:
        raise PositionError("places", f"{board.bases - s.bases} cities; there are {board.bases} city bases (P-5)")


def _check_roads(s: Panda) -> None:
    """P-54 to P-56: a complete road carries a tile if one was left; the tile is chosen before anything else."""
    for road in range(s.board.land.roads):
        if s.tile[road] != FIGURES:
            continue
        most = max([s.figures_of(road, seat) for seat in range(s.seats)])
        without = [seat for seat in range(s.seats) if s.figures_of(road, seat) == most and not has_tile(s, seat, road)]
        if has_tile(s, s.seats, road) or not without:
            name = road_name(s, road)
            raise PositionError("roads", f"{name} is complete and a tile fits: it has no more figures (P-54, P-56)")
    for number, step in enumerate(s.pending):
        if isinstance(step, ChooseTile):
            name = road_name(s, step.road)
            if number < len(s.pending) - 1:
                raise PositionError("pending", f"the tile of {name} is chosen before anything else (P-54)")
            if s.uncovered[step.road] > 0 or s.figures_of(step.road, s.seat) == 0:
                who = SEAT_NAMES[s.seat]
                raise PositionError("pending", f"{name} is not full of figures, the last of them by {who} (P-54)")
            if not (has_tile(s, step.actor, step.road) and has_tile(s, s.seats, step.road)):
                raise PositionError("pending", f"there is no choice of a tile for {name} (P-56)")
            if not s.rulings.ask_for_tile:
                raise PositionError("pending", "with option 'road_tile' as 'own' nobody is asked (PO-2)")


def _check_row(s: Panda) -> None:
    """P-27, P-62: every city has taken a card, from one end or the other."""
    cities = s.board.bases - s.bases
    taking = len([1 for step in s.pending if isinstance(step, TakeCard)])
    most = max(0, len(s.board.cards) - s.board.removed - cities + taking)
    if len(s.row) > most:
        raise PositionError("row", f"{len(s.row)} cards are left; with {cities} cities at most {most} (P-62)")
    chosen = s.rulings.options["cards"]
    named = read_row(chosen, s.board)
    if named and s.row not in [named[at : at + len(s.row)] for at in range(len(named))]:
        raise PositionError("row", f"is no part of option 'cards', '{chosen}', without its ends (P-62)")


def _check_missions(s: Panda) -> None:
    """P-35, P-81 to P-83: the cards of the options, and on them only guards that belong there."""
    chosen = s.rulings.options["missions"]
    missions = read_missions(chosen)
    words = step_words(s)
    kind = s.board.green[s.green].kind if s.green != NO_CARD else -1
    if s.green != NO_CARD and ("draw-green" in words if missions.draw_green else s.green != missions.green):
        name = GREEN_NAMES[s.green]
        raise PositionError("missions", f"{name} is not in play: option 'missions' is '{chosen}' (P-35)")
    blue = missions.blue
    if missions.draw_blue:
        if (s.blue == NO_CARD) != ("draw-blue" in words):
            raise PositionError("missions", "there is a blue card once it is drawn at set-up, not before (P-35)")
    elif s.blue != blue:
        right = "none" if blue == NO_CARD else BLUE_NAMES[blue]
        raise PositionError("missions", f"option 'missions' is '{chosen}': the blue card is {right} (P-35)")
    if kind != BUILDER_RACE and any(steps != NOBODY for steps in s.progress):
        raise PositionError("race", "is written while a green card is in play that counts buildings (P-82)")
    if kind != SPECIAL and (any(seat != NOBODY for seat in s.special) or any(s.special_used)):
        field = "used" if any(s.special_used) else "special"
        raise PositionError(field, "is written while a green card with special actions is in play (P-83)")
    for seat in range(s.seats):
        if s.special_used[seat] and seat not in s.special:
            raise PositionError("used", f"{SEAT_NAMES[seat]} has no guard on the card (P-83)")
        if kind not in (-1, BUILDER_RACE, SPECIAL) and meets(s, seat):
            name = GREEN_NAMES[s.green]
            raise PositionError("missions", f"{SEAT_NAMES[seat]} meets {name}: it is scored and gone (P-81)")
    if any(s.special_used) and s.rulings.a9_every_turn:
        raise PositionError("used", "with option 'a9' as 'turn' there is no limit (PO-7)")
    full = NOBODY not in s.special
    if full and "special-full" not in words:
        raise PositionError("special", "all six spaces are taken: the guards go home and the card is gone (P-83)")


def _check_end(s: Panda) -> None:
    """P-91, PR-54, PR-57, PO-13: what ends the game has happened, and what has happened ends it."""
    cities = s.board.bases - s.bases
    field = "over" if s.ending else "trigger"
    for name, number, needed in (
        ("city-bases", cities, s.board.last_base),
        ("capitals", s.capitals, s.board.last_capital),
    ):
        if s.trigger == name and number < needed:
            raise PositionError(field, f"'{name}' needs {needed}, not {number} (P-91)")
        if number >= needed and not s.trigger:
            raise PositionError(field, f"is '{name}' with {number}, and the game ends with this round (P-91)")
    for kind in range(CHAMPIONS):
        by_cards = s.board.start_cards[kind] == s.board.pieces[kind]
        if not s.trigger and runs_out(s, kind) and not by_cards:
            piece = BUILDING_NAMES[kind]
            raise PositionError(field, f"is 'building-supply' with no piece '{piece}' left (P-91)")
    limit = s.rulings.round_limit
    if limit != NO_LIMIT and s.round > limit:
        raise PositionError("round", f"option 'round_limit' is {limit}, so there is no round {s.round} (PO-13)")
    if s.ending == "round-limit" and s.round != limit:
        raise PositionError("over", f"'round-limit' is after round {limit or 'none'}, not {s.round} (PO-13)")
    if s.round == 0 and (s.ending or s.trigger or s.placed or s.active or any(s.passed)):
        raise PositionError("round", "is missing, but set-up is over: it reads like 'round 3' (P-36)")


def _check_stack(s: Panda) -> None:
    """A turn is asked for, or something within it; then the next one."""
    words = step_words(s)
    if isinstance(s.pending[0], Turn):
        if len(words) > 1:
            raise PositionError("pending", "'turn' is asked alone: what a turn sets off stands on 'next-turn' (P-37)")
        return
    if not isinstance(s.pending[0], NextTurn):
        raise PositionError("pending", f"begins with 'turn' or 'next-turn' in a round, not '{words[0]}' (P-37)")
    later = (OtherPart, MoveOn, BorderBonus, Reward, CardEffect, FreePlaces)
    for number, step in enumerate(s.pending):
        right = number == 0 or (number == len(s.pending) - 1 and not isinstance(step, Turn)) or isinstance(step, later)
        if not right and not (number == 1 and isinstance(step, SpecialFull)):
            raise PositionError("pending", f"'{step_word(s, step)}' is in the wrong place; the top stands last (PR-64)")
    who = SEAT_NAMES[s.seat]
    special = isinstance(s.pending[1], SpecialFull)
    if special and (s.seat not in s.special or not s.active):
        raise PositionError("pending", f"{who} has not used the mission in this round (P-83)")
    if not special and s.seat not in [code % len(SEAT_NAMES) for code in s.placed]:
        raise PositionError("board", f"{who} acts, but has chosen no space (P-37)")
    for step in s.pending:
        if isinstance(step, (OneRoad, MoveOn)) and step.owner != s.seat and not special:
            raise PositionError("pending", f"only A9 lets {who} move a champion of {SEAT_NAMES[step.owner]} (PR-53)")
        if isinstance(step, (Free, Reward)) and s.rulings.bonus_choose_one:
            raise PositionError("pending", "with option 'border_bonus' as 'one' there is 'one-bonus' only (PO-3)")
        if isinstance(step, OneBonus) and not s.rulings.bonus_choose_one:
            raise PositionError("pending", "'one-bonus' needs option 'border_bonus' as 'one' (PO-3)")


def _check_decision(s: Panda) -> None:
    """Who decides has something to decide about."""
    top = s.pending[-1]
    who = SEAT_NAMES[s.seat]
    if s.passed[s.seat]:
        raise PositionError("passed", f"{who} has passed and takes no more turns in this round (P-42)")
    if top.actor == CHANCE:
        raise PositionError("pending", "nothing is drawn after set-up (P-14)")
    if isinstance(top, (SetUpGuard, SetUpChampion, JoinRace)):
        raise PositionError("pending", f"'{step_word(s, top)}' is a step of set-up, which is over in round {s.round}")
    if isinstance(top, Free) and not isinstance(s.pending[-2], Reward):
        raise PositionError("pending", "'free-action' is followed by the reward: 'reward free-action' (P-65)")
    if isinstance(top, Turn) and not may_act(s, s.seat):
        raise PositionError("pending", f"{who} can only pass, and is not asked (PR-11)")
    if isinstance(top, Cover) and (s.uncovered[top.road] == 0 or s.supply[s.seat] == 0):
        what = "ninja uncovered" if s.uncovered[top.road] == 0 else f"guard of {who} in the supply"
        raise PositionError("pending", f"there is no {what} for {road_name(s, top.road)} (P-48)")
    if isinstance(top, TakeCard) and not s.row:
        raise PositionError("row", "is empty, but a card is to be taken (PR-38)")


# --- set-up ----------------------------------------------------------------------------------------------------------


def _check_set_up(s: Panda) -> None:
    """P-27 to P-35: what is to come is the rest of the plan, and what is there is what has been done of it."""
    words = step_words(s)[::-1]
    if not any(words == plan[len(plan) - len(words) :] for plan in _plans(s)):
        raise PositionError("pending", "is not what is left of set-up in its order, the next step last (P-27 to P-35)")
    top = s.pending[-1]
    if top.actor not in (CHANCE, s.seat):
        raise PositionError("turn", f"it is {SEAT_NAMES[top.actor]} who is asked, not {SEAT_NAMES[s.seat]}")
    cards = len(s.board.cards) - s.board.removed - words.count("draw-city")
    if len(s.row) != cards:
        raise PositionError("row", f"{cards} cards have been drawn, not {len(s.row)} (P-27)")
    _check_start_buildings(s, words)
    started = "draw-first" not in words
    for seat, name in enumerate(SEAT_NAMES[: s.seats]):
        guards = s.board.setup_guards[s.seats - 2] - words.count(f"guard:{name}") if started else 0
        placed = sum([s.figures_of(road, seat) for road in range(s.board.land.roads)])
        if placed != guards:
            raise PositionError("roads", f"{name} has placed {guards} guards at set-up, not {placed} (P-33)")
        for champion, title in enumerate(CHAMPION_NAMES):
            there = s.place[seat * CHAMPIONS + champion] != SHEET
            if there != (started and f"camp:{name}:{title}" not in words):
                right = "not yet in play" if there else "in play already"
                raise PositionError(f"owns-{name}", f"the {title} is {right} (P-34)")
        if s.progress[seat] != NOBODY and ("ask-to-join" in words or f"join:{name}" in words):
            raise PositionError("race", f"{name} has not been asked to join yet (P-82)")


def _plans(s: Panda) -> list[list[str]]:
    """All steps of set-up, the next one first: until the first player is known, until missions are, until the end."""
    order = [SEAT_NAMES[seat] for seat in s.order]
    missions = read_missions(s.rulings.options["missions"])
    rest = ["draw-green"] if missions.draw_green else []
    rest += ["draw-blue"] if missions.draw_blue else []
    rest += ["ask-to-join", "first-round"]
    cards = 0 if read_row(s.rulings.options["cards"], s.board) else len(s.board.cards) - s.board.removed
    draws = ["draw-city"] * cards + [f"draw-start:{PLACE_NAMES[place]}" for place in s.board.land.starts]
    guards = [f"guard:{name}" for name in order] * s.board.setup_guards[s.seats - 2]
    camps: list[str] = []
    for champion, title in enumerate(CHAMPION_NAMES):
        camps += [f"camp:{name}:{title}" for name in (order if champion == GOVERNOR else order[::-1])]
    plans = [[*draws, "draw-first", *rest], guards + camps + rest]
    if s.green != NO_CARD and s.board.green[s.green].kind == BUILDER_RACE:
        plans.append([*[f"join:{name}" for name in order], "first-round"])
    return plans


def _check_start_buildings(s: Panda, words: list[str]) -> None:
    """P-28: one piece at every start symbol whose card has been drawn, and nothing else."""
    drawn = [0] * CHAMPIONS
    for place, built in enumerate(s.built):
        name = PLACE_NAMES[place]
        there = place in s.board.land.starts and f"draw-start:{name}" not in words
        if (built in PIECE) != there or (built > 0 and not there):
            right = "one building" if there else "no building"
            raise PositionError("places", f"{name} has {right} now (P-28)")
        if there:
            drawn[PIECE.index(built)] += 1
    for kind, number in enumerate(drawn):
        if number > s.board.start_cards[kind]:
            cards = s.board.start_cards[kind]
            raise PositionError("places", f"{number} times '{BUILDING_NAMES[kind]}'; there are {cards} cards (P-28)")
