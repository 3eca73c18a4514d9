"""Ways to lay a tile after which nothing is left but to end the turn: one button does both."""

from __future__ import annotations

from teahouse.core.state import CHANCE
from teahouse.core.words import words
from teahouse.draw.scene import Ending
from teahouse.games.tang.rules.building import BuildAgain
from teahouse.games.tang.rules.choices import DONE, ROTATE
from teahouse.games.tang.rules.influence import may_spend_token
from teahouse.games.tang.rules.lanterns import free_actions
from teahouse.games.tang.rules.placing import Rotate
from teahouse.games.tang.rules.state import Tang


def ending(s: Tang) -> Ending | None:
    """By playing each way on a copy. A lit lantern of two tiles stays a side button, not a question (T-70.1)."""
    if not isinstance(s.pending[-1], Rotate):
        return None
    found = {choice: then for choice in s.legal() if ROTATE.has(choice) if (then := _then(s, choice)) is not None}
    if not found:
        return None
    more = words("button-build-more") if any(then >= 0 for then in found.values()) else None
    return Ending(found, words("button-build-end"), more)


def _then(s: Tang, choice: int) -> int | None:
    """What has to be chosen after it to end the turn: nothing (-1), no second tile, or there is more to decide."""
    after = s.clone()
    after.apply(choice)
    then = -1
    if after.actor == s.actor and isinstance(after.pending[-1], BuildAgain):
        then = DONE.base
        after.apply(then)
    if after.actor == s.actor or (after.actor == CHANCE and (may_spend_token(after) or free_actions(after))):
        return None
    return then
