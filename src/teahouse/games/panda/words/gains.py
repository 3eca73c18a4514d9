"""The points a choice brings or costs at once, in words, where a glance shows them."""

from __future__ import annotations

from teahouse.core.choices import Family
from teahouse.core.words import Words, words
from teahouse.games.panda.rules.acting import option_effective
from teahouse.games.panda.rules.building import Build
from teahouse.games.panda.rules.choices import BUILD, CARD, CHOICES, COVER, FREE, REWARD, SPACE, TILE
from teahouse.games.panda.rules.pieces import COLUMNS, NEUTRAL_COLUMN
from teahouse.games.panda.rules.roads import ChooseTile
from teahouse.games.panda.rules.state import Panda
from teahouse.games.panda.words.names import card_values


def penalty(s: Panda, space: int) -> int:
    """P-40: the points that paying for this space costs; nothing where it cannot be paid at all."""
    cost = s.actions.costs[space]
    ap = s.ap[s.seat] - cost
    if cost == 0 or not s.board.ap_min <= ap < 0:
        return 0
    return min(s.board.penalty[ap - s.board.ap_min], s.points[s.seat])


def gain(s: Panda, family: Family, choice: int) -> Words | None:
    """The points a choice brings or costs."""
    at = family.index(choice)
    if family is SPACE:
        lost = penalty(s, at // 2)
        if lost:
            return words("gain-loss", points=lost)
        return _option_gain(s, at)
    if family is FREE:
        return _option_gain(s, (at * COLUMNS + NEUTRAL_COLUMN) * 2)
    points = 0
    if family in (BUILD, COVER, TILE):
        points = _worth(s, choice)
    elif family is REWARD:
        points = s.board.reward_vp
    elif family is CARD:
        found = card_values(s, s.row[0 if at == 0 else -1]).get("vp", 0)
        points = found if isinstance(found, int) else 0
    return words("gain-vp", points=points) if points else None


def _option_gain(s: Panda, option: int) -> Words | None:
    """What an option would bring now: points of a building, or that it would do nothing (PR-14)."""
    actions = s.actions.options[option].actions
    for action in actions:
        if isinstance(action, Build):
            found = [_worth(s, choice) for choice in action.choices(s, s.actor)]
            if found:
                return words("gain-vp", points=max(found))
    return None if option_effective(s, s.actor, s.actions.options[option]) else words("gain-nothing")


def _worth(s: Panda, choice: int) -> int:
    """Points at once: played on a copy; a completed road gets the own tile if that is to be asked."""
    family = CHOICES.family_of(choice)
    if family is BUILD:
        place = BUILD.index(choice) % BUILD.width
        return s.board.build_vp[s.standing(place)] + s.foreign_guards(place, s.actor) * s.board.foreign_vp
    copy = s.clone()
    seat = s.actor
    copy.apply(choice)
    step = copy.pending[-1] if copy.pending else None
    if family is COVER and isinstance(step, ChooseTile) and step.actor == seat:
        copy.apply(TILE.base)
    return copy.points[seat] - s.points[seat]
