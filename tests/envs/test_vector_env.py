"""One learner at many tables: Gymnasium's vector environment, with the others inside the compiled loop."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import VectorEnv

import teahouse.envs
from teahouse.core.errors import IllegalChoice, OptionError
from teahouse.envs import payoffs
from teahouse.envs.policy import Policy
from teahouse.envs.several import SeveralVectorEnv
from teahouse.envs.single import SingleEnv
from teahouse.envs.vector_env import TableVectorEnv
from tests.envs.golden import pick
from tests.envs.seen import SEEN

SHORT = {"preset": "first-game"}


class FirstPolicy(Policy):
    """The first legal action; counts how often it was asked and for how many rows."""

    asked: list[int]

    def act(self, observations, masks, rng):
        self.asked = [*getattr(self, "asked", []), len(masks)]
        return masks.argmax(1)


def test_it_is_what_gymnasium_makes():
    envs = gymnasium.make_vec("teahouse/Castle-v0", num_envs=4, bots="random", **SHORT)
    assert isinstance(envs, VectorEnv)
    assert envs.num_envs == 4
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    assert envs.action_space.contains(envs.unwrapped.sample())
    assert gymnasium.make("teahouse/Castle-v0").unwrapped.game.name == "castle"


@pytest.mark.parametrize("name", SEEN)
@pytest.mark.parametrize(("bots", "rewards"), [("random", "points"), ("greedy", "score")])
def test_a_slot_is_a_single_environment(name, bots, rewards):
    envs = TableVectorEnv(name, 3, seat=1, bots=bots, rewards=rewards)
    one = SingleEnv(name, seat=1, bots=bots, rewards=rewards)
    seen, _ = envs.reset(seed=6)
    alone, _ = one.reset(seed=8)
    for number in range(40 if bots == "random" else 8):
        assert np.array_equal(seen["observation"][2], alone["observation"])
        assert np.array_equal(seen["action_mask"][2], alone["action_mask"])
        actions = [pick(mask, number) for mask in seen["action_mask"]]
        seen, paid, done, _, _ = envs.step(actions)
        alone, reward, over, _, _ = one.step(actions[2])
        assert (paid[2], done[2]) == (reward, over)
        if over:
            break


@pytest.mark.parametrize("mode", ["SameStep", "NextStep"])
def test_the_end_of_a_game_is_seen(mode):
    """Beside Gymnasium's own vector of single environments, which ends and begins games in the same two ways."""
    envs = TableVectorEnv("castle", 2, rewards="score", autoreset_mode=mode, **SHORT)
    words = {"rewards": "score", **SHORT}
    peer = gymnasium.vector.SyncVectorEnv(
        [lambda: SingleEnv("castle", **words)] * 2, autoreset_mode=gymnasium.vector.AutoresetMode(mode)
    )
    seen, _ = envs.reset(seed=6)
    other, _ = peer.reset(seed=6)
    ended = 0
    for number in range(120):
        assert np.array_equal(seen["observation"], other["observation"])
        actions = [pick(mask, number) for mask in seen["action_mask"]]
        seen, paid, done, cut, info = envs.step(actions)
        other, reward, over, _, told = peer.step(np.array(actions))
        assert np.array_equal(paid, reward)
        assert np.array_equal(done, over)
        assert not cut.any()
        if not done.any():
            continue
        slot = int(np.flatnonzero(done)[0])
        if mode == "SameStep":
            assert np.array_equal(info["final_obs"][slot]["observation"], told["final_obs"][slot]["observation"])
            assert info["final_info"]["scores"][slot].tolist() == list(told["final_info"]["scores"][slot])
        else:
            assert info["scores"][slot].tolist() == list(told["scores"][slot])
            assert not seen["action_mask"][slot].any()
            seen, paid, done, _, _ = envs.step([0, 0] if done.all() else actions_again(seen, slot))
            assert paid[slot] == 0
            assert not done[slot]
            assert seen["action_mask"][slot].any()
        ended += 1
        break  # the seeds of further games are not Gymnasium's
    assert ended


def actions_again(seen, slot):
    return [0 if number == slot else pick(mask, 1) for number, mask in enumerate(seen["action_mask"])]


def test_games_follow_each_other_and_rewards_are_those_of_the_ended_one():
    envs = TableVectorEnv("castle", 4, seat="each", **SHORT)
    envs.reset(seed=1)
    ended, total = 0, np.zeros(4)
    for _ in range(200):
        _, paid, done, _, info = envs.step(envs.sample())
        assert not paid[~done].any()
        for slot in np.flatnonzero(done):
            scores = info["final_info"]["scores"][slot]
            mine, other = scores[slot % 2], scores[1 - slot % 2]
            if mine != other:
                assert paid[slot] == (1 if mine > other else -1)
            ended += 1
        total += paid
    assert ended >= 4


def test_a_policy_is_asked_for_many_slots_at_once():
    policy = FirstPolicy(teahouse.find("castle"))
    envs = TableVectorEnv("castle", 6, bots=policy, seat=1, **SHORT)
    seen, _ = envs.reset(seed=1)
    assert max(policy.asked) == 6
    one = SingleEnv("castle", bots=policy, seat=1, **SHORT)
    alone, _ = one.reset(seed=4)
    for number in range(30):
        assert np.array_equal(seen["observation"][3], alone["observation"])
        actions = [pick(mask, number) for mask in seen["action_mask"]]
        seen, alone = envs.step(actions)[0], one.step(actions[3])[0]


def test_an_illegal_action_loses_or_raises():
    envs = TableVectorEnv("castle", 2, rewards="score", **SHORT)
    seen, _ = envs.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    right = pick(seen["action_mask"][0], 0)
    _, paid, done, _, info = envs.step([right, wrong])
    assert done.tolist() == [False, True]
    assert paid.tolist() == [0.0, payoffs.forfeit(payoffs.SCORE)]
    assert info["final_info"]["illegal"].tolist() == [False, True]
    strict = TableVectorEnv("castle", 2, illegal="raise", **SHORT)
    strict.reset(seed=1)
    before = strict.record(0)
    with pytest.raises(IllegalChoice):
        strict.step([right, wrong])
    assert strict.record(0) == before


def test_bare_observations_planes_and_windows():
    bare = TableVectorEnv("castle", 2, mask=False, observation="planes", **SHORT)
    seen, info = bare.reset(seed=1)
    assert bare.observation_space.contains(seen)
    assert np.array_equal(info["action_mask"].astype(bool), bare.action_masks())
    live = TableVectorEnv("castle", 2, copy=False, **SHORT)
    first, _ = live.reset(seed=1)
    before = first["observation"].copy()
    second = live.step(live.sample())[0]
    assert np.shares_memory(first["observation"], second["observation"])
    assert not np.array_equal(before, first["observation"])


def test_a_part_can_be_reset():
    envs = TableVectorEnv("castle", 3, **SHORT)
    first, _ = envs.reset(seed=1)
    second = envs.step(envs.sample())[0]
    third, _ = envs.reset(seed=1, options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(third["observation"][1], first["observation"][1])
    assert np.array_equal(third["observation"][0], second["observation"][0])


def test_several_processes_are_one_environment():
    words = {"rewards": "points", "bots": "random", "seat": "each", **SHORT}
    one = TableVectorEnv("castle", 5, **words)
    two = gymnasium.make_vec("teahouse/Castle-v0", num_envs=5, processes=2, **words)
    assert isinstance(two, SeveralVectorEnv)
    try:
        seen, other = one.reset(seed=3)[0], two.reset(seed=3)[0]
        ended = 0
        for _ in range(110):
            assert np.array_equal(seen["observation"], other["observation"])
            actions = one.sample()
            assert np.array_equal(actions, two.sample())
            seen, paid, done, _, info = one.step(actions)
            other, paid_too, done_too, _, told = two.step(actions)
            assert np.array_equal(paid, paid_too)
            assert np.array_equal(done, done_too)
            for slot in np.flatnonzero(done):
                ended += 1
                assert np.array_equal(info["final_obs"][slot]["observation"], told["final_obs"][slot]["observation"])
                assert np.array_equal(info["final_info"]["scores"][slot], told["final_info"]["scores"][slot])
        assert ended
        assert two.state(4) == one.state(4)
        assert two.record(3) == one.record(3)
        with pytest.raises(OptionError, match="5 slots need 5 actions"):
            two.step([1])
    finally:
        two.close()


def test_wrong_words_are_named():
    with pytest.raises(OptionError, match="no seat 2"):
        TableVectorEnv("castle", 1, seat=2)
    with pytest.raises(OptionError, match="'each'"):
        TableVectorEnv("castle", 1, seat="all")
    with pytest.raises(OptionError, match="at least one slot"):
        TableVectorEnv("castle", 0)
    with pytest.raises(OptionError, match="did you mean 'spirits'"):
        TableVectorEnv("castle", 1, spirit=1)
    with pytest.raises(OptionError, match="1 to 2 processes, not 3"):
        SeveralVectorEnv("castle", 2, 3)
    with pytest.raises(OptionError, match="call reset"):
        TableVectorEnv("castle", 1).step([0])
