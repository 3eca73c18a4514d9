"""What a player is asked on a screen: prompt, one sentence more, the parts of the turn, and chapters of the help."""

from __future__ import annotations

from teahouse.core.words import LATER, NOW, WAS, Question, Steps, Values, in_order
from teahouse.games.panda.rules.acting import Act, OtherPart
from teahouse.games.panda.rules.bonus import (
    ALL_TILES,
    STRENGTH_TILES,
    FreeAction,
    OneBonus,
    Reward,
    TakeTile,
    free_actions,
    tiles_to_take,
)
from teahouse.games.panda.rules.building import Build, BuildAnywhere, TakeCard
from teahouse.games.panda.rules.choices import MISSION
from teahouse.games.panda.rules.moving import Lead, Move, OneRoad
from teahouse.games.panda.rules.pieces import ANY, BUILDING_NAMES, CHAMPION_NAMES, CHAMPIONS, GREEN_NAMES, SHEET
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.simple_actions import AtOnce, Teleport, VanishAppear
from teahouse.games.panda.rules.state import Action, Panda
from teahouse.games.panda.rules.turn import Turn, special_in_play
from teahouse.games.panda.words.names import road_name
from teahouse.games.panda.words.sentences import stranded

HELP = (
    "help-goal",
    "help-turn",
    "help-board",
    "help-points",
    "help-moving",
    "help-roads",
    "help-freed",
    "help-building",
    "help-cities",
    "help-border",
    "help-bonus",
    "help-tiles",
    "help-actions",
    "help-missions",
    "help-end",
    "help-setup",
)


def question(s: Panda) -> Question:
    """What is to be decided."""
    step = s.pending[-1]
    if isinstance(step, Turn):
        return _turn(s)
    if isinstance(step, Act):
        return _act(s, step)
    if isinstance(step, OneRoad):
        return _one_road(s, step)
    if isinstance(step, Cover):
        return _cover(s, step)
    if isinstance(step, ChooseTile):
        return _tile(s, step)
    if isinstance(step, SetUpGuard | SetUpChampion | JoinRace):
        return _set_up(s)
    return _bonus(s)


def _ask(name: str, steps: Steps, *chapters: str, **values: int | str) -> Question:
    return Question((f"ask-{name}", values), (f"ask-{name}.hint", values), steps, [f"help-{key}" for key in chapters])


def _turn(s: Panda) -> Question:
    seat = s.actor
    values: Values = {"ap": s.ap[seat], "guards": s.supply[seat]}
    values["special"] = "yes" if special_in_play(s) and any(map(MISSION.has, s.legal())) else "no"
    first = s.position[seat] == 0 and s.on_board[seat] == 0
    name = "turn-first" if first else "turn"
    return _ask(name, [("step-space", NOW), ("step-act", LATER)], "turn", "board", "actions", **values)


def _act(s: Panda, step: Act) -> Question:
    actions = step.actions
    if len(actions) == 2:
        ready = [action for action in actions if action.effective(s, s.actor)]
        values = _who(actions) | {"begin": "both" if len(ready) == 2 else "one"}
        return _ask("parts", _parts(s, actions), "actions", "moving", "building", **values)
    action = actions[0]
    steps = _parts(s, actions)
    if isinstance(action, Move):
        name = "move-any" if action.who == ANY else "move"
        name += "-two" if action.steps > 1 else ""
        values = _who(actions) | {"ignore": action.ignore, "covers": action.extra + 1}
        if action.who != ANY:
            values["strength"] = s.reach(s.actor, action.who) + action.ignore
        return _ask(name, steps, "moving", "roads", "border", **values)
    elif isinstance(action, Lead):
        return _ask("lead", steps, "missions", "moving")
    elif isinstance(action, Build):
        name = "build-any" if action.who == ANY else "build"
        return _ask(name, steps, "building", "cities", **_who(actions), city="yes" if action.in_city else "no")
    elif isinstance(action, BuildAnywhere):
        return _ask("build-anywhere", steps, "building", "missions")
    elif isinstance(action, VanishAppear):
        return _ask("vanish", steps, "actions", ways=_ways(s))
    elif isinstance(action, Teleport):
        return _ask("teleport", steps, "missions")
    else:
        return _ask("once", steps, "actions", "tiles")


def _who(actions: list[Action]) -> Values:
    for action in actions:
        if isinstance(action, Move | Build) and action.who != ANY:
            return {"champion": CHAMPION_NAMES[action.who], "building": BUILDING_NAMES[action.who]}
    return {}


def _ways(s: Panda) -> str:
    """P-69: whether a champion can vanish, appear, or either."""
    away = [place == SHEET for place in s.place[s.actor * CHAMPIONS : (s.actor + 1) * CHAMPIONS]]
    return "vanish" if not any(away) else "appear" if all(away) else "both"


def _key(action: Action) -> str:
    if isinstance(action, Move | Lead | Teleport):
        return "step-move"
    if isinstance(action, Build | BuildAnywhere):
        return "step-build"
    return "step-tile" if isinstance(action, AtOnce) else "step-vanish"


def _parts(s: Panda, actions: list[Action]) -> Steps:
    """P-17: both parts are open at first, in either order; later the one that is done is ticked."""
    special = isinstance(actions[0], Lead | Teleport | BuildAnywhere)  # only A9 has these
    made: Steps = [("step-mission" if special else "step-space", WAS)]
    whole = _whole(s, actions)
    done = [action for action in whole if action not in actions]
    made += [(_key(action), WAS) for action in done]
    return made + [(_key(action), NOW) for action in actions]


def _whole(s: Panda, actions: list[Action]) -> list[Action]:
    """The option of which these actions are what is left."""
    for option in s.actions.options:
        if len(option.actions) > len(actions) and actions[0] in option.actions:
            return option.actions
    return actions


def _inside(s: Panda, *now: tuple[str, str]) -> Steps:
    """In the middle of a move: what is left of the option follows."""
    later = [_key(action) for step in s.pending if isinstance(step, OtherPart) for action in step.actions]
    return [("step-space", WAS), *now, *[(key, LATER) for key in later]]


def _one_road(s: Panda, step: OneRoad) -> Question:
    if step.owner != s.actor:
        return _ask("lead-road", _inside(s, ("step-move", NOW)), "moving", "missions", seat=step.owner)
    elif step.who == ANY:
        return _ask("lead-own", _inside(s, ("step-move", NOW)), "moving", "missions", covers=step.extra + 1)
    else:
        values: Values = {"champion": CHAMPION_NAMES[step.who]}
        values["strength"] = s.reach(step.owner, step.who) + step.ignore
        return _ask("second-road", _inside(s, ("step-move", WAS), ("step-second", NOW)), "moving", "roads", **values)


def _cover(s: Panda, step: Cover) -> Question:
    values: Values = {"road": road_name(s.board.land, step.road), "ninjas": s.uncovered[step.road]}
    values["guards"] = s.supply[step.actor]
    name = "cover-stranded" if stranded(s) else "cover-last" if s.uncovered[step.road] == 1 else "cover"
    layer = _layer(s, step)
    if name == "cover-last" and layer != step.actor:
        name = "cover-last-other"
        values["seat"] = layer
    return _ask(name, _inside(s, ("step-move", WAS), ("step-cover", NOW)), "roads", "freed", **values)


def _layer(s: Panda, step: Cover) -> int:
    """P-54: who would have most guards on the road; in a tie whoever covers now."""
    most, layer = s.figures_of(step.road, step.actor) + 1, step.actor
    for seat in range(s.seats):
        if seat != step.actor and s.figures_of(step.road, seat) > most:
            most, layer = s.figures_of(step.road, seat), seat
    return layer


def _tile(s: Panda, step: ChooseTile) -> Question:
    """P-54, PR-28: also asked on another player's turn; then the prompt says so."""
    road = road_name(s.board.land, step.road)
    if s.seat == step.actor:
        return _ask("tile", _inside(s, ("step-move", WAS), ("step-road", NOW)), "roads", "missions", road=road)
    else:
        return _ask("tile-other", [("step-road", NOW)], "roads", "missions", road=road, seat=s.seat)


SETTING_UP = ("step-set-guards", "step-set-champions", "step-begin")


def _set_up(s: Panda) -> Question:
    step = s.pending[-1]
    now = 0 if isinstance(step, SetUpGuard) else 1 if isinstance(step, SetUpChampion) else 2
    steps = in_order(SETTING_UP, now)
    if isinstance(step, SetUpGuard):
        return _ask("set-guard", steps, "setup", "roads", ninjas=s.board.setup_ninjas)
    elif isinstance(step, SetUpChampion):
        return _ask("set-champion", steps, "setup", "moving", "building", champion=CHAMPION_NAMES[step.champion])
    else:
        return _ask("join", steps, "missions", mission=GREEN_NAMES[s.green])


def _bonus(s: Panda) -> Question:
    step = s.pending[-1]
    built: Steps = [("step-build", WAS)]
    if isinstance(step, TakeCard):
        return _ask("card", [*built, ("step-card", NOW)], "cities", cards=len(s.row))
    elif isinstance(step, TakeTile):
        more = "no" if len(step.kinds) in (len(STRENGTH_TILES), len(ALL_TILES)) else "yes"
        count = min(step.number, len(step.legal(s)))
        return _ask("take", [("step-tile", NOW)], "tiles", count=count, more=more)
    elif isinstance(step, FreeAction):
        return _ask("free", [*built, ("step-free", NOW), ("step-reward", LATER)], "bonus", "actions")
    elif isinstance(step, Reward):
        return _ask("reward", [*built, ("step-reward", NOW)], "bonus", "tiles", **_gift(s))
    else:
        assert isinstance(step, OneBonus)
        return _ask("one-bonus", [*built, ("step-reward", NOW)], "bonus", "tiles", **_gift(s))


def _gift(s: Panda) -> Values:
    """P-65, PR-43: tiles as far as supply and sheet allow; of one bonus also whether an action would do something."""
    kinds = len(tiles_to_take(s, s.actor, ALL_TILES))
    free = "yes" if free_actions(s, s.actor) else "no"
    return {"points": s.board.reward_vp, "tiles": min(s.board.reward_tiles, kinds), "free": free}
