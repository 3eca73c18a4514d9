"""The games of the house as OpenSpiel games: `pyspiel.load_game("python_teahouse_castle(players=3)")`.

Importing this module registers them. Chance nodes are explicit, with the probabilities of the rules. Actions are the
game's own integers. The options of a match are one parameter, `name:value` words with spaces between them, over those
of a preset: `python_teahouse_castle(players=2,preset=first-game,options=layout:keep)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teahouse import games
from teahouse.begin import fewest, read_options
from teahouse.core.game import Game
from teahouse.core.observe import new_row
from teahouse.core.state import CHANCE, OVER, State
from teahouse.envs import payoffs
from teahouse.envs.spaces import BYTES, Sight, find_game, view
from teahouse.extras import need

need("envs", "pyspiel")  # not at the door of the room: OpenSpiel is not made for every system

import pyspiel  # noqa: E402

LONGEST = 20_000  # choices of a game, draws included; none of the house comes near it
MOST_POINTS = 1000.0


class Held:
    """A position inside an OpenSpiel state. It is copied by `clone`, and travels as options and log: states do not."""

    def __init__(self, name: str, options: dict[str, str], state: State, log: list[int], before: list[int]) -> None:
        self.name = name
        self.options = options
        self.state = state
        self.log = log
        self.before = before  # the scores before the last decision: what chance adds belongs to it

    def apply(self, action: int) -> None:
        if self.state.actor != CHANCE:
            self.before = self.state.scores()
        self.log.append(action)
        self.state.apply(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.name, self.options, self.state.clone(), self.log[:], self.before)

    def __reduce__(self) -> tuple[Any, ...]:
        return play_again, (self.name, self.state.seats, self.options, self.log)


def play_again(name: str, seats: int, options: dict[str, str], log: list[int]) -> Held:
    start = find_game(name).start(seats, options)
    held = Held(name, options, start, [], start.scores())
    for action in log:
        held.apply(action)
    return held


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game of the house with its number of players, options and kind of reward."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.game: Game = find_game(name)
        params = params or {}
        self.seats = int(params.get("players", fewest(self.game)))
        pairs = [word.partition(":") for word in str(params.get("options", "")).split()]
        preset = str(params.get("preset", "")) or None
        self.options = read_options(self.game, preset, {name: value for name, _, value in pairs})
        self.reward_kind = payoffs.find(str(params.get("rewards", "place")))
        self.sight = Sight(self.game, str(params.get("observation", BYTES)))
        self.start = self.game.start(self.seats, self.options)
        self.first_scores = self.start.scores()
        most = 1.0 if self.reward_kind == payoffs.PLACE else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.choices,
            max_chance_outcomes=self.game.choices,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if self._zero_sum() else None,
            max_game_length=LONGEST,
        )
        in_steps = self.reward_kind == payoffs.POINTS
        super().__init__(game_type(self.game, self._zero_sum(), in_steps), info, params)

    def _zero_sum(self) -> bool:
        """What one gets by place or by a difference for two, the others lose; points are everybody's own."""
        two = self.seats == 2 and self.reward_kind == payoffs.SCORE
        return self.seats > 1 and (self.reward_kind == payoffs.PLACE or two)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        return TableObserver(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, with the choices that led to it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._held = Held(game.game.name, game.options, game.start.clone(), [], game.first_scores)
        self._said = ""  # the history in words, as far as somebody has asked for it
        self._told = 0

    @property
    def position(self) -> State:
        return self._held.state

    def _game(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def current_player(self) -> int:
        actor = self.position.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(choice, weight / total) for choice, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self._held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._game().game.notation(action)

    def is_terminal(self) -> bool:
        return self.position.actor == OVER

    def returns(self) -> list[float]:
        """All rewards so far."""
        position, game = self.position, self._game()
        if game.reward_kind == payoffs.POINTS:
            return differences(position.scores(), game.first_scores)
        over = position.actor == OVER
        return payoffs.final(position, game.reward_kind, position.scores()) if over else [0.0] * position.seats

    def rewards(self) -> list[float]:
        """Those of the last decision; not asked at chance nodes."""
        if self._game().reward_kind == payoffs.POINTS:
            return differences(self.position.scores(), self._held.before)
        return self.returns()

    def __str__(self) -> str:
        """The choices so far, in words: two states with the same text are the same."""
        history = self.history()
        if self._told < len(history):
            notation = self._game().game.notation
            new = " / ".join(notation(action) for action in history[self._told :])
            self._said = f"{self._said} / {new}" if self._said else new
            self._told = len(history)
        return self._said


def differences(after: list[int], before: list[int]) -> list[float]:
    return [float(new - old) for new, old in zip(after, before, strict=True)]


class TableObserver:
    """Fills a tensor with what a seat sees; there are no secrets, so all seats see the same, each from its own side.

    The tensor of an information state is that of the observation: a position holds all that matters for what follows.
    Its string is the whole history, so perfect recall holds there.
    """

    def __init__(self, game: TableGame, kind: Any) -> None:
        self._game = game
        self._recall = kind is not None and bool(kind.perfect_recall)
        self._row = new_row(game.sight.size)
        self._seen = view(self._row)
        self._scaled = game.sight.observation != BYTES
        self.tensor = np.zeros(game.sight.width if self._scaled else game.sight.size, np.float32)
        self.dict = {"observation": self.tensor} if self._scaled else game.sight.split(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        self._game.sight.observer.write(state.position, player, self._row, 0)
        self.tensor[:] = self._game.sight.planes(self._seen) if self._scaled else self._seen

    def string_from(self, state: TableState, player: int) -> str:
        """The history, or the position in one line: OpenSpiel's suite asks at every step, and pictures take long."""
        return str(state) if self._recall else state.position.to_text()


def game_type(game: Game, zero_sum: bool, in_steps: bool = False) -> Any:
    """What OpenSpiel wants to know before a game is made; `in_steps`: rewards come with every action."""
    utility, model = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=f"python_teahouse_{game.name}",
        long_name=f"Teahouse: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=model.REWARDS if in_steps else model.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": fewest(game),
            "preset": "",
            "options": "",
            "rewards": "place",
            "observation": BYTES,
        },
    )


def register() -> None:
    """Make every game known to OpenSpiel, as `python_teahouse_name`."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        found = game_type(find_game(name), True)
        if found.short_name not in known:
            pyspiel.register_game(found, _named(name))


def _named(name: str) -> type[TableGame]:
    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


register()
