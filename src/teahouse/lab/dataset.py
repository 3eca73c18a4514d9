"""Games as data: every decision of computer players with its position, its choices and what became of it.

A folder has `dataset.json`, which says what it holds, and shards of so many games: `games-00000.jsonl`, one game a
line, to be read by anything, and `decisions-00000.npz`, the same decisions as arrays. A shard appears whole or not at
all, and a run that was stopped goes on behind the last one. docs/datasets.md has the schema; `Dataset` reads it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import teahouse
from teahouse import bots, games
from teahouse.bots.bot import Bot
from teahouse.bots.search.player import SearchBot
from teahouse.core.errors import OptionError, TeahouseError
from teahouse.core.game import Game
from teahouse.core.rng import Rng
from teahouse.core.state import CHANCE, OVER, State
from teahouse.lab.simulate import Run, places
from teahouse.lab.spread import results

SCHEMA = 1
ABOUT = "dataset.json"
SHARD = 500  # games
NOTHING, BYTES, COMPACT = "none", "bytes", "compact"  # what is kept of an observation
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Decision:
    """What somebody was asked, and answered. Choices are integers; `visits` is empty where nobody searched."""

    position: str
    seat: int
    choice: int
    legal: tuple[int, ...]
    visits: tuple[int, ...]  # of each legal choice, in their order
    seen: bytes  # the observation of the seat, if one is kept


@dataclass(frozen=True)
class Told:
    """One game with all its decisions."""

    number: int
    seed: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    turns: int
    ending: str
    decisions: list[Decision]


@dataclass(frozen=True)
class Collection:
    """Games to be played and told, a series for `lab.spread`: game i is game i of `simulate` with that seed."""

    run: Run
    observation: str = NOTHING

    @property
    def games(self) -> int:
        return self.run.games

    def check(self) -> None:
        """Raise OptionError if this cannot be played or seen, before any work is spent on it."""
        self.run.check()
        if self.observation not in (NOTHING, BYTES, COMPACT):
            raise OptionError(f"observation: it can be '{NOTHING}', '{BYTES}' or '{COMPACT}', not '{self.observation}'")
        view_of(games.find(self.run.game), self.observation)

    def play(self, number: int) -> Told:
        run = self.run
        game, seed = games.find(run.game), run.seed_of(number)
        rng, seen = Rng(seed), view_of(game, self.observation)
        players: list[Bot] = [bots.find(player, game) for player in run.players()]
        state = game.read_position(run.begin) if run.begin else game.start(run.seats, run.options)
        told: list[Decision] = []
        while (seat := state.actor) != OVER:
            if seat == CHANCE:
                state.apply(state.draw(rng))
                continue
            legal = state.legal()
            choice = players[seat].choose(state, rng)
            visits = visits_of(players[seat], legal)
            told.append(Decision(state.to_text(), seat, choice, tuple(legal), visits, seen(state)))
            state.apply(choice)
        return Told(number, seed, tuple(state.scores()), places(state), state.turn, state.ending, told)


def view_of(game: Game, observation: str) -> Callable[[State], bytes]:
    """What writes down the view of whoever decides."""
    if observation == NOTHING:
        return lambda state: b""
    face = games.face(game.name)
    found = face.compact if observation == COMPACT else face.observer
    observer = face.must_have(found, f"observation '{observation}'")
    from teahouse.core.observe import observe  # noqa: PLC0415  it needs a package that playing does not

    return lambda state: bytes(observe(observer, state, state.actor))


def visits_of(player: Bot, legal: Sequence[int]) -> tuple[int, ...]:
    """How often a searching player has tried each choice; nothing for others, and where there was only one choice."""
    if not isinstance(player, SearchBot) or player.looked is None:
        return ()
    tried = {choice: visits for choice, visits, _ in player.looked.ranked()}
    return tuple(tried.get(choice, 0) for choice in legal)


# --- writing ---


def about(collection: Collection, shard: int) -> dict[str, Any]:
    """What a folder holds, but for how far it came. The same words make the same data."""
    run = collection.run
    return {
        "schema": SCHEMA,
        "teahouse": teahouse.__version__,
        "game": run.game,
        "rules": games.find(run.game).rules,
        "players": run.seats,
        "options": run.options,
        "from": run.begin,
        "bots": run.names(),
        "seed": run.seed,
        "observation": collection.observation,
        "shard": shard,
    }


def collect(
    collection: Collection,
    folder: Path,
    shard: int = SHARD,
    jobs: int | None = None,
    executor: Executor | None = None,
    advance: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play what is missing in the folder, shard by shard; gives back what it then holds."""
    collection.check()
    if shard < 1:
        raise OptionError(f"a shard has at least one game, not {shard}")
    known, wanted = read_about(folder), about(collection, shard)
    if known is not None:
        _must_be_the_same(folder, known, wanted)
    held: dict[str, Any] = known or {**wanted, "games": 0, "decisions": 0, "shards": []}
    folder.mkdir(parents=True, exist_ok=True)
    done: int = held["games"]
    if done % shard and done < collection.games:  # the last shard was the short one of a smaller collection
        done -= held["shards"][-1]["games"]
        held = _without_last(held)
        _say(folder, held)  # before its files are written anew
    advance(min(done, collection.games))
    told: list[Told] = []
    for game in results(collection, jobs, executor, done):  # none where nothing is missing
        told.append(game)
        if len(told) == shard or game.number + 1 == collection.games:
            held = _write(folder, held, told, games.find(collection.run.game))
            told = []
        advance(1)
    return held


def _must_be_the_same(folder: Path, known: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if known.get(name) != value:
            raise OptionError(
                f"{folder} holds other games: {name} is {known.get(name)!r} there and {value!r} here; take a new folder"
            )


def _without_last(held: dict[str, Any]) -> dict[str, Any]:
    *shards, last = held["shards"]
    less = {name: held[name] - last[name] for name in ("games", "decisions")}
    return {**held, **less, "shards": shards}


def _write(folder: Path, held: dict[str, Any], told: list[Told], game: Game) -> dict[str, Any]:
    """A shard, then the word that it is there."""
    number = len(held["shards"])
    lines, arrays = f"games-{number:05}.jsonl", f"decisions-{number:05}.npz"
    whole(folder / lines, lambda file: file.writelines(line(one, game).encode() for one in told))
    whole(folder / arrays, lambda file: np.savez_compressed(file, **columns(told)))  # type: ignore[arg-type]
    count = sum(len(one.decisions) for one in told)
    entry = {"lines": lines, "arrays": arrays, "games": len(told), "decisions": count}
    held = {
        **held,
        "games": held["games"] + len(told),
        "decisions": held["decisions"] + count,
        "shards": [*held["shards"], entry],
    }
    _say(folder, held)
    return held


def _say(folder: Path, held: dict[str, Any]) -> None:
    whole(folder / ABOUT, lambda file: file.write(json.dumps(held, indent=1).encode() + b"\n"))


def whole(path: Path, write: Callable[[Any], object]) -> None:
    """A file that is there as a whole or not at all, whenever the machine stops."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def line(told: Told, game: Game) -> str:
    """A game as a line of JSON; choices in words, as records write them."""
    decisions = []
    for one in told.decisions:
        said: dict[str, Any] = {"position": one.position, "seat": one.seat, "choice": game.notation(one.choice)}
        tried = {game.notation(choice): count for choice, count in zip(one.legal, one.visits, strict=False) if count}
        decisions.append(said | {"visits": tried} if one.visits else said)
    head = {
        "game": told.number,
        "seed": told.seed,
        "scores": told.scores,
        "places": told.places,
        "turns": told.turns,
        "ending": told.ending,
        "decisions": decisions,
    }
    return json.dumps(head, ensure_ascii=False, separators=(",", ":")) + "\n"


def columns(told: list[Told]) -> Arrays:
    """The decisions of a shard as arrays; legal choices and visits lie one behind the other, cut by `legal_from`."""
    asked = [(one, each) for one in told for each in one.decisions]
    made: Arrays = {
        "game": np.array([one.number for one, _ in asked], np.int64),
        "step": np.array([step for one in told for step in range(len(one.decisions))], np.int32),
        "seat": np.array([each.seat for _, each in asked], np.int8),
        "choice": np.array([each.choice for _, each in asked], np.int16),
        "place": np.array([one.places[each.seat] for one, each in asked], np.int8),
        "sharing": np.array([one.places.count(one.places[each.seat]) for one, each in asked], np.int8),
        "scores": np.array([one.scores for one, _ in asked], np.int16),
        "legal_from": np.cumsum([0, *(len(each.legal) for _, each in asked)], dtype=np.int64),
        "legal": np.array([choice for _, each in asked for choice in each.legal], np.int16),
        "visits": np.array([n for _, each in asked for n in each.visits or [0] * len(each.legal)], np.int32),
    }
    if asked and asked[0][1].seen:
        made["observation"] = np.frombuffer(b"".join(each.seen for _, each in asked), np.uint8).reshape(len(asked), -1)
    return made


# --- reading ---


def read_about(folder: Path) -> dict[str, Any] | None:
    """What a folder says about itself; None where there is no dataset."""
    path = folder / ABOUT
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return None
    except ValueError as problem:
        raise TeahouseError(f"{path} cannot be read: {problem}") from None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise TeahouseError(f"{path}: this version reads datasets of schema {SCHEMA}")
    return found


@dataclass(frozen=True)
class Shard:
    """The decisions of some games as arrays: `shard["choice"]`, `shard["observation"]` and so on."""

    arrays: Arrays
    actions: int

    def __len__(self) -> int:
        return len(self.arrays["choice"])

    def __getitem__(self, name: str) -> NDArray[Any]:
        if name not in self.arrays:
            raise OptionError(f"this dataset has no '{name}'; it has {', '.join(sorted(self.arrays))}")
        return self.arrays[name]

    def masks(self) -> NDArray[np.bool_]:
        """(decisions, actions): which choices were legal."""
        made = np.zeros((len(self), self.actions), np.bool_)
        made[self._rows(), self["legal"]] = True
        return made

    def policy(self) -> NDArray[np.float32]:
        """(decisions, actions): the share of visits of each choice; where nobody searched, all is the choice's."""
        made = np.zeros((len(self), self.actions), np.float32)
        made[self._rows(), self["legal"]] = self["visits"]
        total = made.sum(1, keepdims=True)
        alone = total[:, 0] == 0
        made[alone, self["choice"][alone]] = 1.0
        np.divide(made, np.where(total == 0, 1.0, total), out=made)
        return made

    def value(self) -> NDArray[np.float32]:
        """(decisions,): how the game ended for whoever decided, from 1 for the first place to -1 for the last.

        Players who share places get the mean of them; alone 1 is a game won.
        """
        scores, place = self["scores"], self["place"].astype(np.float32)
        seats = scores.shape[1]
        if seats == 1:
            return np.where(place == 1, 1.0, -1.0).astype(np.float32)
        shared = self["sharing"].astype(np.float32)
        return np.asarray(1.0 - 2.0 * (place - 1.0 + (shared - 1.0) / 2.0) / (seats - 1), np.float32)

    def _rows(self) -> NDArray[Any]:
        return np.repeat(np.arange(len(self)), np.diff(self["legal_from"]))


@dataclass
class Dataset:
    """A folder of `teahouse dataset`, read shard by shard, so that it may be larger than memory."""

    folder: Path | str
    about: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.folder = Path(self.folder)
        found = read_about(self.folder)
        if found is None:
            raise TeahouseError(f"{self.folder}: there is no {ABOUT}, so this is no dataset")
        self.about = found
        self.actions = games.find(found["game"]).choices

    def __len__(self) -> int:
        """The number of decisions."""
        return int(self.about["decisions"])

    def shards(self) -> Iterator[Shard]:
        for entry in self.about["shards"]:
            with np.load(Path(self.folder) / entry["arrays"]) as arrays:
                yield Shard({name: arrays[name] for name in arrays.files}, self.actions)

    def games(self) -> Iterator[dict[str, Any]]:
        """Every game as it was written: a dictionary with its decisions."""
        for entry in self.about["shards"]:
            with (Path(self.folder) / entry["lines"]).open(encoding="utf-8") as lines:
                for text in lines:
                    yield json.loads(text)

    def batches(self, size: int, rng: np.random.Generator) -> Iterator[Shard]:
        """All decisions once, in shuffled batches; shuffled within a shard, the shards in any order."""
        entries = self.about["shards"]
        for number in rng.permutation(len(entries)).tolist():
            with np.load(Path(self.folder) / entries[number]["arrays"]) as arrays:
                shard = Shard({name: arrays[name] for name in arrays.files}, self.actions)
            order = rng.permutation(len(shard))
            for at in range(0, len(order), size):
                yield _some(shard, order[at : at + size])


def _some(shard: Shard, rows: NDArray[Any]) -> Shard:
    begin, ragged = shard["legal_from"], {"legal", "visits"}
    sizes = np.diff(begin)[rows]
    places_of = np.concatenate([np.arange(begin[row], begin[row + 1]) for row in rows.tolist()])
    made = {name: shard[name][rows] for name in shard.arrays if name not in ragged | {"legal_from"}}
    made |= {name: shard[name][places_of] for name in ragged}
    made["legal_from"] = np.concatenate([[0], np.cumsum(sizes)])
    return Shard(made, shard.actions)
