"""One learner at many tables, as a `gymnasium.vector.VectorEnv`; the others play inside the compiled loop.

    envs = gymnasium.make_vec("teahouse/Castle-v0", num_envs=256, bots="greedy")

Slot `i` plays the game that `SingleEnv(…).reset(seed=s + i)` would play. `several.SeveralVectorEnv` shares the slots
out among processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from teahouse import bots as house
from teahouse.bots.chance_player import RandomBot
from teahouse.core.errors import OptionError
from teahouse.core.state import State
from teahouse.envs.batch import LEARNER, NEXT_STEP, PLAYER, POLICY, RANDOM, SAME_STEP, STAYS, SlotSaved
from teahouse.envs.policy import Policy
from teahouse.envs.setting import Setting
from teahouse.envs.single import LOSE, check_illegal, check_seat, wanted
from teahouse.envs.spaces import BYTES, view
from teahouse.envs.vector import new_batch, windows

EACH = "each"  # slot 0 learns on seat 0, slot 1 on seat 1 …
RENEWAL = {
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.DISABLED: STAYS,
}
Answer = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TableVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` tables with one learner each.

    `seat` is the learner's, or "each": slot by slot another one. `bots` are the others as in `SingleEnv`; a `Policy`
    among them is asked for all slots at once. `autoreset_mode` is Gymnasium's; with "SameStep" `info` has `final_obs`
    and `final_info`. `copy=False` gives windows that the next step changes, instead of copies.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | str = 0,
        bots: object = "random",
        rewards: str = "place",
        observation: str = BYTES,
        mask: bool = True,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        preset: str | None = None,
        **options: str | int | bool,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"there must be at least one slot, not {num_envs}")
        self._words = {
            "game": game,
            "num_envs": num_envs,
            "players": players,
            "seat": seat,
            "bots": bots,
            "rewards": rewards,
            "observation": observation,
            "mask": mask,
            "illegal": illegal,
            "autoreset_mode": autoreset_mode,
            "copy": copy,
            "preset": preset,
            **options,
        }
        self.num_envs = num_envs
        self.setting = Setting(game, players, rewards, observation, preset, options)
        self.game, self.sight, self.actions = self.setting.game, self.setting.sight, self.setting.actions
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._masked, self._copies = mask, copy
        self._batch = new_batch(self.setting, num_envs)
        self._batch.renewal = RENEWAL[self.autoreset_mode]
        self._batch.lenient = check_illegal(illegal) == LOSE
        self._final = self.autoreset_mode == AutoresetMode.SAME_STEP
        if self._final:
            self._batch.keep_finals()
        self._now = windows(self._batch, self.setting)
        self._finals = view(self._batch.finals).reshape(-1, self.sight.size)
        self._faults = view(self._batch.faults).view(np.bool_)
        self._waiting = view(self._batch.waiting).view(np.bool_)
        self._scores = view(self._batch.scores, "f8").reshape(num_envs, self.setting.seats)
        self._chosen = view(self._batch.chosen, "i8")
        self._no_mask = np.zeros(self.actions.n, np.int8)
        self._uncut = np.zeros(num_envs, np.bool_)
        self._rows = np.arange(num_envs)
        self._chance = np.random.default_rng(0)  # of policies
        self.seats = self._sit_down(seat)
        self._policies = self._seat_others(bots)
        space = self.setting.space()
        self.single_observation_space = space if mask else space["observation"]
        self.single_action_space = spaces.Discrete(self.actions.n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    # --- who sits where ---

    def _sit_down(self, seat: int | str) -> NDArray[np.int64]:
        """The learner's seat in every slot."""
        if seat == EACH:
            return self._rows % self.setting.seats
        if isinstance(seat, str):
            raise OptionError(f"seat: write a number or '{EACH}', not '{seat}'")
        return np.full(self.num_envs, check_seat(seat, self.setting.seats), np.int64)

    def _seat_others(self, bots: object) -> dict[tuple[int, int], Policy]:
        """Tell the batch who decides on the other seats; gives the policies by slot and seat."""
        found: dict[tuple[int, int], Policy] = {}
        batch, game = self._batch, self.game
        names = wanted(bots, self.setting.seats - 1)
        first = [house.find(name, game) for name in names]
        for slot, learner in enumerate(self.seats.tolist()):
            others = [seat for seat in range(self.setting.seats) if seat != learner]
            roles = [LEARNER] * self.setting.seats
            for seat, name, known in zip(others, names, first, strict=True):
                policy = policy_of(known)
                if policy is not None:
                    found[slot, seat], roles[seat] = policy, POLICY
                elif type(known) is RandomBot:
                    roles[seat] = RANDOM
                else:  # one for each slot: what it remembers is of that slot's game
                    player = known if slot == 0 else house.find(name, game)
                    roles[seat], batch.players[slot][seat] = PLAYER, player.choose
            batch.roles[slot] = roles
        return found

    def _ask_policies(self) -> None:
        """Let policies decide, many slots at a time, until every slot waits for the learner."""
        now = self._now
        while self._waiting.any():
            asked: dict[int, tuple[Policy, list[int]]] = {}
            for slot in np.flatnonzero(self._waiting).tolist():
                policy = self._policies[slot, int(now.actors[slot])]
                asked.setdefault(id(policy), (policy, []))[1].append(slot)
            for policy, slots in asked.values():
                chosen = policy.act(self._seen_by(policy, slots), now.masks[slots], self._chance)
                for slot, choice in zip(slots, np.asarray(chosen).tolist(), strict=True):
                    self._batch.answer(slot, choice)

    def _seen_by(self, policy: Policy, slots: list[int]) -> NDArray[np.uint8]:
        """What lies there already, or, for a policy that looks at other numbers than the learner, those."""
        if policy.sight.observer is self.sight.observer:
            return self._now.observations[slots]
        states = [self._batch.plays[slot].state for slot in slots]
        return np.stack([policy.sight.observe(state, state.actor) for state in states])

    # --- Gymnasium's words ---

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere, or where `options["reset_mask"]` says. Slot `i` gets `seed + i`, or `seed[i]`."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        seeds = [int(self.np_random.integers(2**60)) if one is None else one for one in self._seeds(seed)]
        for slot, one in enumerate(seeds):
            if which[slot]:
                self._batch.seed_slot(slot, one)
        if which.all():
            self._chance = np.random.default_rng(seeds)
        self._ask_policies()
        return self._look(), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if seed is None:
            return [None] * self.num_envs
        seeds = [seed + slot for slot in range(self.num_envs)] if isinstance(seed, int) else seed
        if len(seeds) != self.num_envs:
            raise OptionError(f"{self.num_envs} slots need {self.num_envs} seeds, not {len(seeds)}")
        return seeds

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Answer:
        """One action for each slot; where a game was over (`NextStep`) the action is not looked at."""
        if not self._batch.plays[0].begun:
            raise OptionError("no game is being played: call reset() first")
        chosen: list[int] = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise OptionError(f"{self.num_envs} slots need {self.num_envs} actions, not {len(chosen)}")
        self._batch.step(chosen)
        if self._policies:
            self._ask_policies()
        rewards = self._now.rewards[self._rows, self.seats]
        return self._look(), rewards, self._now.done.copy(), self._uncut.copy(), self._info()

    def _look(self) -> Any:
        seen: NDArray[Any] = self._now.observations
        if self._copies or self.sight.observation != BYTES:
            seen = self.sight.show(self._now.observations)
        if not self._masked:
            return seen
        masks = self._now.masks.view(np.int8)
        return {"observation": seen, "action_mask": masks.copy() if self._copies else masks}

    def _info(self) -> dict[str, Any]:
        masks = self._now.masks.view(np.int8)
        info: dict[str, Any] = {"action_mask": masks.copy() if self._copies else masks}
        ended = self._now.done
        if not ended.any():
            return info
        done = ended.copy()
        told = {"scores": self._scores.copy(), "_scores": done, "illegal": self._faults.copy(), "_illegal": done}
        if not self._final:
            return info | told
        finals = np.full(self.num_envs, None, object)
        for slot in np.flatnonzero(done).tolist():
            finals[slot] = self._final_look(slot)
        return info | {"final_obs": finals, "_final_obs": done, "final_info": told, "_final_info": done}

    def _final_look(self, slot: int) -> Any:
        seen = self.sight.show(self._finals[slot])
        return {"observation": seen, "action_mask": self._no_mask} if self._masked else seen

    def action_masks(self) -> NDArray[np.bool_]:
        """(slots, actions), under the name that masked learners of other libraries look for."""
        return self._now.masks.copy()

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every slot, each as likely."""
        self._batch.sample()
        return self._chosen.copy()

    def describe(self, action: int) -> str:
        """An action in words."""
        return self.actions.describe(action)

    def state(self, slot: int) -> State:
        """A copy of the position in a slot."""
        return self._batch.plays[slot].state.clone()

    def record(self, slot: int) -> str:
        """The game in a slot so far, as a record."""
        return self.setting.match(self._batch.plays[slot].log).to_text()

    # --- all slots can be put away and taken up again ---

    def save(self) -> dict[str, Any]:
        """Every slot, and the chance of what is to come, in plain values; nothing before the first reset. What
        searching players thought is not kept."""
        if not self._batch.plays[0].begun:
            return {}
        slots: list[SlotSaved] = [self._batch.save_slot(slot) for slot in range(self.num_envs)]
        return {"slots": slots, "chance": self._chance.bit_generator.state, "seeds": self.np_random.bit_generator.state}

    def restore(self, saved: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Go on from there; gives what `reset` would give."""
        if len(saved["slots"]) != self.num_envs:
            raise OptionError(f"{len(saved['slots'])} slots were saved, and here are {self.num_envs}")
        for slot, one in enumerate(saved["slots"]):
            self._batch.restore_slot(slot, one)
        self._chance.bit_generator.state = saved["chance"]
        self.np_random.bit_generator.state = saved["seeds"]
        self._policies = self._seat_others(self._words["bots"])
        return self._look(), self._info()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return taken_up, (self._words, self.save(), self.spec)

    def __deepcopy__(self, memo: dict[int, Any]) -> TableVectorEnv:
        return taken_up(self._words, self.save(), self.spec)


def taken_up(words: dict[str, Any], saved: dict[str, Any], spec: Any) -> TableVectorEnv:
    env = TableVectorEnv(**words)
    env.spec = spec
    if saved:
        env.restore(saved)
    return env


def policy_of(player: object) -> Policy | None:
    """The policy that a player is, or that the house has under its eyes."""
    if isinstance(player, Policy):
        return player
    owner = getattr(getattr(player, "ask", None), "__self__", None)
    return owner if isinstance(owner, Policy) else None
