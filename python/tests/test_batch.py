"""A batch plays the same as single matches."""

import numpy as np
import pytest

import kozyr


def random_actions(mask, random):
    """A random legal action at each table."""
    return np.array([random.choice(np.flatnonzero(row)) for row in mask])


@pytest.mark.parametrize(
    "batch",
    [
        lambda: kozyr.Batch.durak(7, 3, rules="transfer", seed=2),
        lambda: kozyr.Batch.reversi(7, seed=2),
    ],
)
def test_tables_start_a_new_game_after_the_end(batch):
    batch, random = batch(), np.random.default_rng(1)
    ended = np.zeros(batch.tables, dtype=int)
    while ended.min() < 2:
        observations, masks, seats = batch.observe(), batch.action_masks(), batch.to_act()
        assert observations.shape == (7, batch.observation_size) and observations.dtype == np.float32
        assert masks.shape == (7, batch.action_count) and masks.any(axis=1).all()
        assert (seats < batch.seats).all()
        rewards, over = batch.step(random_actions(masks, random))
        assert rewards.shape == (7, batch.seats)
        np.testing.assert_allclose(rewards.sum(axis=1), 0, atol=1e-6)
        assert not rewards[~over].any()
        ended += over


def test_the_same_seed_gives_the_same_batch():
    def run(seed):
        batch, random = kozyr.Batch.durak(4, 2, seed=seed), np.random.default_rng(3)
        seen = []
        for _ in range(200):
            seen.append(batch.observe().copy())
            batch.step(random_actions(batch.action_masks(), random))
        return np.array(seen)

    np.testing.assert_array_equal(run(5), run(5))
    assert (run(5)[0] != run(6)[0]).any()


def test_a_table_has_the_same_observations_as_a_match():
    # Reversi's first position is not random.
    batch, game = kozyr.Batch.reversi(1), kozyr.reversi()
    while game.to_act is not None:
        assert batch.to_act()[0] == game.to_act
        np.testing.assert_array_equal(batch.observe()[0], game.observation(game.to_act))
        np.testing.assert_array_equal(batch.action_masks()[0], game.action_mask())
        action = int(np.flatnonzero(game.action_mask())[-1])
        game.play_index(action)
        rewards, over = batch.step(np.array([action]))
        assert over[0] == (game.to_act is None)
    assert list(rewards[0]) == game.rewards


def test_illegal_actions_are_refused():
    batch = kozyr.Batch.reversi(2)
    with pytest.raises(ValueError, match="table 0"):
        batch.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="2 actions"):
        batch.step(np.array([19]))
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(np.array([19.7, 19.0]))
    with pytest.raises(ValueError, match="table 0"):
        batch.step(np.array([2**32 + 19, 19]))
    with pytest.raises(ValueError):
        kozyr.Batch.durak(2, 9)
