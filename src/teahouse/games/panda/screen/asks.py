"""What a player is asked: the prompt, one sentence more, the parts of the turn, and the chapters that explain it."""

from __future__ import annotations

from teahouse.draw.scene import Offers, Values
from teahouse.games.panda.rules.acting import Act, OtherPart
from teahouse.games.panda.rules.bonus import FreeAction, OneBonus, Reward, TakeTile
from teahouse.games.panda.rules.building import Build, BuildAnywhere, TakeCard
from teahouse.games.panda.rules.moving import Lead, Move, OneRoad
from teahouse.games.panda.rules.pieces import ANY, BUILDING_NAMES, CHAMPION_NAMES, GREEN_NAMES
from teahouse.games.panda.rules.roads import ChooseTile, Cover
from teahouse.games.panda.rules.setting_up import JoinRace, SetUpChampion, SetUpGuard
from teahouse.games.panda.rules.simple_actions import AtOnce, Teleport, VanishAppear
from teahouse.games.panda.rules.state import Action, Panda
from teahouse.games.panda.rules.turn import Turn
from teahouse.games.panda.words.named import road_name

Steps = list[tuple[str, str]]
WAS, NOW, LATER = "was", "now", "later"


def stranded(s: Panda) -> bool:
    """PR-66: would covering a ninja leave hardly a guard to act with?"""
    step = s.pending[-1]
    if not isinstance(step, Cover) or s.uncovered[step.road] == 1:
        return False
    return s.supply[step.actor] - 1 + s.on_board[step.actor] <= 1


def ask(offers: Offers, s: Panda) -> None:
    step = s.pending[-1]
    if isinstance(step, Turn):
        _turn(offers, s)
    elif isinstance(step, Act):
        _act(offers, s, step)
    elif isinstance(step, OneRoad):
        _one_road(offers, s, step)
    elif isinstance(step, Cover):
        _cover(offers, s, step)
    elif isinstance(step, ChooseTile):
        _tile(offers, s, step)
    elif isinstance(step, SetUpGuard | SetUpChampion | JoinRace):
        _set_up(offers, s)
    else:
        _bonus(offers, s)


def _say(offers: Offers, name: str, steps: Steps, *help_keys: str, **values: int | str) -> None:
    offers.prompt = (f"ask-{name}", values)
    offers.hint = (f"ask-{name}.hint", values)
    offers.steps = steps
    offers.help = [f"help-{key}" for key in help_keys]


def _turn(offers: Offers, s: Panda) -> None:
    seat = s.actor
    values: Values = {"ap": s.ap[seat], "guards": s.supply[seat]}
    first = s.position[seat] == 0 and s.on_board[seat] == 0
    name = "turn-first" if first else "turn"
    _say(offers, name, [("step-space", NOW), ("step-act", LATER)], "turn", "board", "actions", **values)


def _act(offers: Offers, s: Panda, step: Act) -> None:
    actions = step.actions
    if len(actions) == 2:
        _say(offers, "parts", _parts(s, actions), "actions", "moving", "building", **_who(actions))
        return
    action = actions[0]
    steps = _parts(s, actions)
    if isinstance(action, Move):
        name = "move-any" if action.who == ANY else "move"
        name += "-two" if action.steps > 1 else ""
        values = _who(actions) | {"ignore": action.ignore, "covers": action.extra + 1}
        if action.who != ANY:
            values["strength"] = s.reach(s.actor, action.who) + action.ignore
        _say(offers, name, steps, "moving", "roads", "border", **values)
    elif isinstance(action, Lead):
        _say(offers, "lead", steps, "missions", "moving")
    elif isinstance(action, Build):
        name = "build-any" if action.who == ANY else "build"
        _say(offers, name, steps, "building", "cities", **_who(actions), city="yes" if action.in_city else "no")
    elif isinstance(action, BuildAnywhere):
        _say(offers, "build-anywhere", steps, "building", "missions")
    elif isinstance(action, VanishAppear):
        _say(offers, "vanish", steps, "actions")
    elif isinstance(action, Teleport):
        _say(offers, "teleport", steps, "missions")
    else:
        _say(offers, "once", steps, "actions", "tiles")


def _who(actions: list[Action]) -> Values:
    for action in actions:
        if isinstance(action, Move | Build) and action.who != ANY:
            return {"champion": CHAMPION_NAMES[action.who], "building": BUILDING_NAMES[action.who]}
    return {}


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


def _one_road(offers: Offers, s: Panda, step: OneRoad) -> None:
    if step.owner != s.actor:
        _say(offers, "lead-road", _inside(s, ("step-move", NOW)), "moving", "missions", seat=step.owner)
    elif step.who == ANY:
        _say(offers, "lead-own", _inside(s, ("step-move", NOW)), "moving", "missions")
    else:
        values: Values = {"champion": CHAMPION_NAMES[step.who]}
        values["strength"] = s.reach(step.owner, step.who) + step.ignore
        _say(offers, "second-road", _inside(s, ("step-move", WAS), ("step-second", NOW)), "moving", "roads", **values)


def _cover(offers: Offers, s: Panda, step: Cover) -> None:
    values: Values = {"road": road_name(s.board.land, step.road), "ninjas": s.uncovered[step.road]}
    values["guards"] = s.supply[step.actor]
    name = "cover-stranded" if stranded(s) else "cover-last" if s.uncovered[step.road] == 1 else "cover"
    _say(offers, name, _inside(s, ("step-move", WAS), ("step-cover", NOW)), "roads", "freed", **values)


def _tile(offers: Offers, s: Panda, step: ChooseTile) -> None:
    """P-54, PR-28: also asked on another player's turn; then the prompt says so."""
    road = road_name(s.board.land, step.road)
    if s.seat == step.actor:
        _say(offers, "tile", _inside(s, ("step-move", WAS), ("step-road", NOW)), "roads", "missions", road=road)
    else:
        _say(offers, "tile-other", [("step-road", NOW)], "roads", "missions", road=road, seat=s.seat)


SETTING_UP = ("step-set-guards", "step-set-champions", "step-begin")


def _set_up(offers: Offers, s: Panda) -> None:
    step = s.pending[-1]
    now = 0 if isinstance(step, SetUpGuard) else 1 if isinstance(step, SetUpChampion) else 2
    steps = [(key, WAS if at < now else NOW if at == now else LATER) for at, key in enumerate(SETTING_UP)]
    if isinstance(step, SetUpGuard):
        _say(offers, "set-guard", steps, "setup", "roads")
    elif isinstance(step, SetUpChampion):
        _say(offers, "set-champion", steps, "setup", "moving", "building", champion=CHAMPION_NAMES[step.champion])
    else:
        mission = GREEN_NAMES[s.green]
        _say(offers, "join", steps, "missions", mission=mission, effect=f"mission-{mission}.effect")


def _bonus(offers: Offers, s: Panda) -> None:
    step = s.pending[-1]
    built: Steps = [("step-build", WAS)]
    if isinstance(step, TakeCard):
        _say(offers, "card", [*built, ("step-card", NOW)], "cities")
    elif isinstance(step, TakeTile):
        _say(offers, "take", [("step-tile", NOW)], "tiles", count=step.number)
    elif isinstance(step, FreeAction):
        _say(offers, "free", [*built, ("step-free", NOW), ("step-reward", LATER)], "bonus", "actions")
    elif isinstance(step, Reward):
        _say(offers, "reward", [*built, ("step-reward", NOW)], "bonus", "tiles", points=s.board.reward_vp)
    else:
        assert isinstance(step, OneBonus)
        _say(offers, "one-bonus", [*built, ("step-reward", NOW)], "bonus", "tiles", points=s.board.reward_vp)
