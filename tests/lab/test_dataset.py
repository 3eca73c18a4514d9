"""Datasets: what is written is what was played, whole shards only, and a stopped run goes on."""

from __future__ import annotations

import json

import pytest

np = pytest.importorskip("numpy")

from teahouse import games  # noqa: E402
from teahouse.cli import main  # noqa: E402
from teahouse.core.errors import OptionError, TeahouseError  # noqa: E402
from teahouse.lab.dataset import Collection, Dataset, collect, view_of, whole  # noqa: E402
from teahouse.lab.simulate import Run, play_game  # noqa: E402


def collection(count: int = 3, bots: tuple[object, ...] = ("random",), observation: str = "none") -> Collection:
    game = games.find("castle")
    return Collection(Run("castle", 2, bots, game.complete(game.presets["first-game"]), count, seed=5), observation)


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_what_is_written_is_what_was_played(tmp_path):
    wanted = collection()
    held = collect(wanted, tmp_path, shard=2, jobs=1)
    data, game = Dataset(tmp_path), games.find("castle")
    assert (held["games"], len(held["shards"]), len(data)) == (3, 2, held["decisions"])
    lines = list(data.games())
    assert [line["game"] for line in lines] == [0, 1, 2]
    for number, line in enumerate(lines):
        result = play_game("castle", 2, wanted.run.options, ["random", "random"], wanted.run.seed_of(number))
        assert (line["scores"], line["places"]) == ([*result.scores], [*result.places])
        assert len(line["decisions"]) == result.decisions
    shard = next(data.shards())
    told = [one for line in lines[:2] for one in line["decisions"]]
    assert len(shard) == len(told)
    masks = shard.masks()
    for row in range(0, len(told), 17):
        state = game.read_position(told[row]["position"])
        assert state.actor == told[row]["seat"] == shard["seat"][row]
        assert game.parse(told[row]["choice"]) == shard["choice"][row]
        assert np.flatnonzero(masks[row]).tolist() == sorted(state.legal())
        assert shard.policy()[row, shard["choice"][row]] == 1.0, "nobody searched"
    ends = {line["game"]: line["places"] for line in lines}
    best = shard.value() == 1.0
    for row in np.flatnonzero(best).tolist():
        assert ends[int(shard["game"][row])][int(shard["seat"][row])] == 1
    assert best.any()


def test_visits_of_a_search_and_observations_are_kept(tmp_path):
    pytest.importorskip("librt")
    collect(collection(1, ("search:8", "random"), "compact"), tmp_path, jobs=1)
    shard = next(Dataset(tmp_path).shards())
    searched = shard["seat"] == 0
    assert shard["visits"].sum() > 0
    policy = shard.policy()
    assert np.allclose(policy.sum(1), 1.0)
    assert not policy[~shard.masks()].any()
    assert (np.count_nonzero(policy[searched], axis=1) > 1).any()
    assert (np.count_nonzero(policy[~searched], axis=1) == 1).all()
    line = next(Dataset(tmp_path).games())["decisions"]
    row = next(row for row, one in enumerate(line) if one.get("visits"))
    state = games.find("castle").read_position(line[row]["position"])
    assert bytes(shard["observation"][row]) == view_of(games.find("castle"), "compact")(state)


def test_a_stopped_run_goes_on_and_gives_the_same_files(tmp_path):
    once, twice = tmp_path / "once", tmp_path / "twice"
    collect(collection(5), once, shard=2, jobs=1)

    def stop(done: int, seen: list[int] = []) -> None:  # noqa: B006
        seen.append(done)
        if len(seen) == 5:  # the fourth game has just come in; its shard is there
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        collect(collection(5), twice, shard=2, jobs=1, advance=stop)
    stopped = json.loads((twice / "dataset.json").read_text("utf-8"))
    assert stopped["games"] == 4
    named = {one[kind] for one in stopped["shards"] for kind in ("lines", "arrays")}
    assert set(files(twice)) == {"dataset.json", *named}
    collect(collection(5), twice, shard=2, jobs=1)
    assert set(files(once)) == set(files(twice))
    for name, content in files(once).items():
        if not name.endswith(".npz"):  # archives carry the time they were made
            assert files(twice)[name] == content
    before = files(once)
    collect(collection(5), once, shard=2, jobs=1)
    assert files(once) == before, "nothing was missing"
    collect(collection(6), once, shard=2, jobs=1)
    assert [line["game"] for line in Dataset(once).games()] == [0, 1, 2, 3, 4, 5]


def test_batches_have_every_decision_once(tmp_path):
    collect(collection(3), tmp_path, shard=2, jobs=1)
    data = Dataset(tmp_path)
    found = []
    for batch in data.batches(50, np.random.default_rng(1)):
        assert len(batch) <= 50
        assert batch.masks()[np.arange(len(batch)), batch["choice"]].all()
        found += zip(batch["game"].tolist(), batch["step"].tolist(), strict=True)
    assert len(found) == len(set(found)) == len(data)


def test_a_folder_of_other_games_is_refused(tmp_path):
    collect(collection(1), tmp_path, jobs=1)
    before = files(tmp_path)
    with pytest.raises(OptionError, match="bots is"):
        collect(collection(1, ("greedy",)), tmp_path, jobs=1)
    assert files(tmp_path) == before
    with pytest.raises(OptionError, match="'none', 'bytes' or 'compact', not 'planes'"):
        collection(observation="planes").check()
    with pytest.raises(TeahouseError, match="no dataset"):
        Dataset(tmp_path / "elsewhere")


def test_a_file_is_whole_or_not_there(tmp_path):
    def half(file):
        file.write(b"half")
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        whole(tmp_path / "a", half)
    assert not files(tmp_path)


def test_the_command_tells_what_it_wrote_and_refuses_what_it_cannot(tmp_path, capsys):
    words = ["dataset", "castle", "--preset", "first-game", "--games", "2", "--shard", "1", "--jobs", "1"]
    assert main([*words, "-o", str(tmp_path / "data")]) == 0
    assert "2 games" in " ".join(capsys.readouterr().out.split())
    assert len(list(Dataset(tmp_path / "data").games())) == 2
    assert main([*words, "--seed", "9", "-o", str(tmp_path / "data")]) == 2
    assert "seed is 1 there and 9 here" in " ".join(capsys.readouterr().err.split())
