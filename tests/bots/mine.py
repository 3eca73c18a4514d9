"""Players of somebody's own, as a stranger would write them."""

from __future__ import annotations

from teahouse.bots.bot import Bot


class First(Bot):
    """Takes the first choice there is."""

    def choose(self, state, rng):
        return state.legal()[0]


class Plain:
    """No Bot, and made without a game."""

    def choose(self, state, rng):
        return self.__class__.__name__ and state.legal()[-1]


def last(state, rng):
    return state.legal()[-1]


def factory(game):
    return First(game)


def in_words(state, rng):
    from teahouse import games  # noqa: PLC0415

    return games.find("castle").notation(state.legal()[0])


def wrong(state, rng):
    return 0 if 0 not in state.legal() else 1


def nonsense(state, rng):
    return "jump over the moon"


def failing(state, rng):
    return 1 // 0


def meddler(state, rng):
    choice = state.legal()[0]
    state.apply(choice)
    return choice


NOBODY = 7
