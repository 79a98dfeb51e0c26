"""PettingZoo's own tests of the environments, and tests of their rewards."""

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from kozyr.envs import durak_v0, reversi_v0  # noqa: E402

ALL_RULES = [
    (2, "throw-in"),
    (3, "transfer"),
    (4, "partnership"),
    (5, {"deck": 52, "throwing_in": "neighbours", "first_discard_of_five": True}),
    (6, {"deck": 52, "transfer": "playing", "partnership": True, "redeal": True}),
    (2, {"deck": 24, "last_defender_is_fool": True}),
    (4, {"deck": 32, "adding_to_a_taker": False, "first_attack": "lowest-trump"}),
    (2, "duel"),
]
ENVS = [pytest.param(lambda mode=None, p=p, r=r: durak_v0.env(p, r, mode), id=f"durak-{p}-{i}")
        for i, (p, r) in enumerate(ALL_RULES)]
ENVS.append(pytest.param(lambda mode=None: reversi_v0.env(mode), id="reversi"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("make", ENVS)
def test_api(make):
    api_test(make(), num_cycles=300, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("make", ENVS)
def test_seed(make):
    seed_test(make, num_cycles=60)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["durak", "reversi"])
def test_render(game):
    pytest.importorskip("PIL")
    kinds = {"durak": durak_v0.env, "reversi": reversi_v0.env}
    render_test(lambda render_mode=None: kinds[game](render_mode=render_mode))
    env = kinds[game](render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8 and first.ndim == 3 and first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 4
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert (env.render() != first).any() and env.render().shape == first.shape


@pytest.mark.parametrize("make", [lambda: durak_v0.env(4, "transfer"), reversi_v0.env])
def test_rewards_come_at_the_end_and_add_up_to_zero(make):
    env, random, decided = make(), np.random.default_rng(2), 0
    for seed in range(10):
        totals = {}
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            assert over or reward == 0
            totals[agent] = totals.get(agent, 0) + reward
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if over or cut else int(random.choice(legal)))
        assert set(totals) == set(env.possible_agents)
        assert sum(totals.values()) == pytest.approx(0)
        decided += any(totals.values())
    assert decided > 5


def test_an_illegal_action_loses():
    env = reversi_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -1 and all(env.terminations.values())
