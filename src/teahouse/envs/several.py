"""The tables of a vector environment shared out among processes; what they show lies in memory that all of them see."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from teahouse.core.errors import OptionError, TeahouseError
from teahouse.envs.setting import Setting
from teahouse.envs.spaces import BYTES
from teahouse.envs.vector_env import Answer, TableVectorEnv

MASK = "action_mask"
ENDING = 2.0  # seconds a process may take to end


class Shared:
    """The arrays of all slots, in memory that is handed to the processes as they begin."""

    def __init__(self, context: Any, slots: int, width: int, scaled: bool, actions: int) -> None:
        self.slots, self.width, self.actions = slots, width, actions
        self.kind = np.dtype("f4" if scaled else "u1")
        self.parts = {
            "seen": context.RawArray("b", slots * width * self.kind.itemsize),
            "masks": context.RawArray("b", slots * actions),
            "rewards": context.RawArray("d", slots),
            "done": context.RawArray("b", slots),
            "chosen": context.RawArray("q", slots),
        }

    def seen(self) -> NDArray[Any]:
        return np.frombuffer(self.parts["seen"], self.kind).reshape(self.slots, self.width)

    def masks(self) -> NDArray[np.int8]:
        return np.frombuffer(self.parts["masks"], np.int8).reshape(self.slots, self.actions)

    def rewards(self) -> NDArray[np.float64]:
        return np.frombuffer(self.parts["rewards"], np.float64)

    def done(self) -> NDArray[np.bool_]:
        return np.frombuffer(self.parts["done"], np.bool_)

    def chosen(self) -> NDArray[np.int64]:
        return np.frombuffer(self.parts["chosen"], np.int64)


class SeveralVectorEnv(VectorEnv[Any, Any, Any]):
    """A `TableVectorEnv` in each of so many processes, seen as one. Slots play what they would play in one process;
    policies that draw by chance have a generator in each process."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int, processes: int, **words: Any) -> None:
        if not 1 <= processes <= num_envs:
            raise OptionError(f"{num_envs} slots can be shared out among 1 to {num_envs} processes, not {processes}")
        self.num_envs = num_envs
        self._pipes: list[Connection] = []
        pattern = TableVectorEnv(game, 1, **words)  # says at once what is wrong with the words
        self.setting: Setting = pattern.setting
        self.metadata = pattern.metadata
        self._masked = bool(words.get("mask", True))
        self._copies = bool(words.pop("copy", True))
        methods = multiprocessing.get_all_start_methods()
        context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        sight = self.setting.sight
        scaled = sight.observation != BYTES
        width = sight.width if scaled else sight.size
        self._shared = Shared(context, num_envs, width, scaled, self.setting.actions.n)
        self._bounds = [round(number * num_envs / processes) for number in range(processes + 1)]
        self._processes = []
        for first, end in zip(self._bounds, self._bounds[1:], strict=False):
            mine, theirs = context.Pipe()
            task = (theirs, self._shared, first, end, game, words)
            process = context.Process(target=work, args=task, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)
        self._seen, self._masks = self._shared.seen(), self._shared.masks()
        self.single_observation_space = pattern.single_observation_space
        self.single_action_space = spaces.Discrete(self.setting.actions.n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            seeds: list[int] = [seed + slot for slot in range(self.num_envs)]
        else:
            given = [None] * self.num_envs if seed is None else list(seed)
            if len(given) != self.num_envs:
                raise OptionError(f"{self.num_envs} slots need {self.num_envs} seeds, not {len(given)}")
            seeds = [int(self.np_random.integers(2**60)) if one is None else one for one in given]
        which = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        parts = zip(self._bounds, self._bounds[1:], strict=False)
        told = self._ask([("reset", seeds[first:end], which[first:end]) for first, end in parts])
        return self._look(), self._info(told)

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Answer:
        if len(actions) != self.num_envs:
            raise OptionError(f"{self.num_envs} slots need {self.num_envs} actions, not {len(actions)}")
        self._shared.chosen()[:] = actions
        told = self._ask([("step",)] * len(self._pipes))
        rewards, done = self._shared.rewards().copy(), self._shared.done().copy()
        return self._look(), rewards, done, np.zeros(self.num_envs, np.bool_), self._info(told)

    def _ask(self, questions: Sequence[tuple[Any, ...]]) -> list[Any]:
        for pipe, question in zip(self._pipes, questions, strict=True):
            pipe.send(question)
        answers = [pipe.recv() for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _look(self) -> Any:
        seen, masks = self._seen, self._masks
        if self._copies:
            seen, masks = seen.copy(), masks.copy()
        return {"observation": seen, MASK: masks} if self._masked else seen

    def _info(self, told: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What every process told about its slots, one behind the other; where one told nothing, nothing."""
        info: dict[str, Any] = {MASK: self._masks.copy() if self._copies else self._masks}
        return info | self._joined(told)

    def _joined(self, told: Sequence[dict[str, Any]]) -> dict[str, Any]:
        whole: dict[str, Any] = {}
        for one, first, end in zip(told, self._bounds, self._bounds[1:], strict=False):
            for name, part in one.items():
                if isinstance(part, dict):
                    continue
                if name not in whole:
                    whole[name] = np.full(
                        (self.num_envs, *part.shape[1:]), None if part.dtype == object else 0, part.dtype
                    )
                whole[name][first:end] = part
        for name in {name for one in told for name, part in one.items() if isinstance(part, dict)}:
            whole[name] = self._joined([one.get(name, {}) for one in told])
        return whole

    def action_masks(self) -> NDArray[np.bool_]:
        return self._masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every slot, each as likely."""
        return np.concatenate(self._ask([("call", "sample")] * len(self._pipes)))

    def state(self, slot: int) -> Any:
        """A copy of the position in a slot."""
        return self._of(slot, "state")

    def record(self, slot: int) -> str:
        """The game in a slot so far, as a record."""
        return str(self._of(slot, "record"))

    def _of(self, slot: int, name: str) -> Any:
        number = next(number for number, end in enumerate(self._bounds[1:]) if slot < end)
        pipe = self._pipes[number]
        pipe.send(("call", name, slot - self._bounds[number]))
        answer = pipe.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def save(self) -> list[Any]:
        return self._ask([("call", "save")] * len(self._pipes))

    def restore(self, saved: Sequence[Any]) -> tuple[Any, dict[str, Any]]:
        told = self._ask([("restore", one) for one in saved])
        return self._look(), self._info(told)

    def close_extras(self, **words: Any) -> None:
        for pipe in self._pipes:
            try:
                pipe.send(("close",))
            except OSError:
                continue  # it has ended before us
        for process in self._processes:
            process.join(ENDING)
            if process.is_alive():
                process.kill()

    def __del__(self) -> None:
        if getattr(self, "_processes", None) and not self.closed:
            self.close()


def work(pipe: Connection, shared: Shared, first: int, end: int, game: str, words: dict[str, Any]) -> None:
    """A process: its tables, until it is told to close or nobody is there any more."""
    env = TableVectorEnv(game, end - first, copy=False, **words)
    mine = slice(first, end)
    seen, masks, rewards, done = shared.seen()[mine], shared.masks()[mine], shared.rewards()[mine], shared.done()[mine]
    chosen = shared.chosen()[mine]

    def show(looked: Any, told: dict[str, Any]) -> dict[str, Any]:
        seen[:] = looked["observation"] if isinstance(looked, dict) else looked
        masks[:] = told[MASK]
        return {name: part for name, part in told.items() if name != MASK}

    while True:
        try:
            do, *given = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            if do == "close":
                return
            if do == "step":
                looked, rewards[:], done[:], _, told = env.step(chosen)
                answer: Any = show(looked, told)
            elif do == "reset":
                answer = show(*env.reset(seed=given[0], options={"reset_mask": given[1]}))
            elif do == "restore":
                answer = show(*env.restore(given[0]))
            else:
                answer = getattr(env, given[0])(*given[1:])
        except TeahouseError as problem:
            answer = problem
        except Exception as problem:
            answer = RuntimeError(f"a process with tables {first} to {end - 1} failed: {problem!r}")
        pipe.send(answer)


def make(game: str, num_envs: int = 1, processes: int = 1, **words: Any) -> VectorEnv[Any, Any, Any]:
    """What `gymnasium.make_vec` gives: one process unless more are asked for."""
    if processes == 1:
        return TableVectorEnv(game, num_envs, **words)
    return SeveralVectorEnv(game, num_envs, processes, **words)
