"""PettingZoo's own tests of the environments, and tests of their rewards."""

import copy
import multiprocessing
import pickle

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


RAW_ENVS = [
    pytest.param(lambda: durak_v0.raw_env(4, ALL_RULES[4][1]), id="raw-durak"),
    pytest.param(lambda: reversi_v0.raw_env(), id="raw-reversi"),
]
WAYS = [
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(lambda env: pickle.loads(pickle.dumps(env)), id="pickle"),
]


def play_on(env, steps):
    """Plays actions drawn from the action spaces, with new games after the end, and returns
    everything that can be seen meanwhile."""
    seen = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, over, cut, info = env.last()
        agent = env.agent_selection
        seen.append((agent, reward, over, cut, info, dict(env.rewards), list(env.agents)))
        seen += [[part.tobytes() for part in env.observe(one).values()] for one in env.agents]
        action = env.action_space(agent).sample(observation["action_mask"])
        env.step(None if over or cut else action)
        seen.append(action)
    return seen


def started(make, steps):
    env = make()
    env.reset(seed=5)
    for index, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(index)
    play_on(env, steps)
    return env


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", ENVS + RAW_ENVS)
@pytest.mark.parametrize("steps", [0, 1, 25, 300])
def test_a_copied_environment_goes_on_like_the_original(make, steps, way):
    env = started(make, steps)
    twin = way(env)
    assert type(twin) is type(env) and str(twin) == str(env)
    before = pickle.dumps(env.unwrapped.game)
    seen = play_on(twin, 200)
    assert pickle.dumps(env.unwrapped.game) == before
    assert seen == play_on(env, 200)


def played_on(env):
    """Runs in another process."""
    return play_on(env, 100), env


@pytest.mark.filterwarnings("ignore")
def test_an_environment_survives_a_new_process():
    envs = [started(make, 30) for make in [lambda: durak_v0.env(3), reversi_v0.env]]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(played_on, envs)
    for env, (seen, returned) in zip(envs, found):
        assert seen == play_on(env, 100) and play_on(returned, 50) == play_on(env, 50)


def test_an_environment_before_its_first_reset_is_copied():
    for way in [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]:
        twin = way(durak_v0.env(3))
        with pytest.raises(AttributeError, match="before reset"):
            twin.agent_selection
        twin.reset(seed=1)
        assert twin.agents == ["seat_0", "seat_1", "seat_2"]


def test_foreign_and_newer_pickles_of_environments_are_refused():
    env = reversi_v0.raw_env()
    for state, message in [
        ({"game": 1}, "not a pickle of kozyr.envs.reversi_v0.raw_env"),
        ({**env.__getstate__(), "version": 2}, "version 2; this release"),
        ({"version": 1, "attributes": None}, "`attributes` should be dict"),
    ]:
        with pytest.raises(pickle.UnpicklingError, match=message):
            object.__new__(reversi_v0.raw_env).__setstate__(state)
