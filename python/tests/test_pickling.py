"""Copies and unpickled objects go on exactly like the original."""

import copy
import multiprocessing
import pickle
from pathlib import Path

import numpy as np
import pytest

import kozyr

REDEALS = {"deck": 52, "transfer": "playing-or-showing", "partnership": True, "redeal": True}
GAMES = {
    "durak": lambda seed: kozyr.durak(2, seed=seed),
    "partners": lambda seed: kozyr.durak(6, rules=REDEALS, seed=seed),
    "reversi": lambda seed: kozyr.reversi(seed=seed),
    "handicap": lambda seed: kozyr.reversi(start=HANDICAP, seed=seed),
}
HANDICAP = "X--------------------------OX------XO--------------------------- O"
BATCHES = {
    "durak": lambda seed: kozyr.Batch.durak(5, 3, rules="transfer", seed=seed),
    "redeals": lambda seed: kozyr.Batch.durak(3, 4, rules=REDEALS, seed=seed),
    "reversi": lambda seed: kozyr.Batch.reversi(5, seed=seed),
    "empty": lambda seed: kozyr.Batch.reversi(0, seed=seed),
}


def through_pickle(protocol):
    return lambda value: pickle.loads(pickle.dumps(value, protocol))


COPIES = {"copy": copy.copy, "deepcopy": copy.deepcopy}
COPIES |= {f"pickle-{one}": through_pickle(one) for one in [0, 2, pickle.HIGHEST_PROTOCOL]}
WAYS = [pytest.param(way, id=name) for name, way in COPIES.items()]


def play_on(game, steps, seed):
    """Plays random actions and returns everything that can be seen meanwhile."""
    random, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        if game.to_act is None:
            break
        seen.append((game.to_act, game.legal_actions, game.action_mask().tobytes(), game.picture()))
        seen.append([game.observation(seat).tobytes() for seat in range(game.seats)])
        seen.append((game.view(0), game.decide("random")))
        game.play(str(random.choice(game.legal_actions)))
    return seen, game.rewards, game.record()


def step_on(batch, steps, seed):
    """Plays random actions and returns everything that can be seen meanwhile."""
    random, seen = np.random.default_rng(seed), []
    for _ in range(steps):
        masks = batch.action_masks()
        seen.append((batch.to_act().tobytes(), masks.tobytes(), batch.observe().tobytes()))
        actions = np.array([random.choice(np.flatnonzero(row)) for row in masks], dtype=np.int32)
        rewards, over = batch.step(actions)
        seen.append((rewards.tobytes(), over.tobytes()))
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("steps", [0, 13, 1000])
def test_a_copied_match_goes_on_like_the_original(kind, steps, way):
    game = GAMES[kind](steps)
    play_on(game, steps, seed=1)
    twin = way(game)
    assert type(twin) is kozyr.Game and twin is not game
    assert play_on(twin, 30, seed=2) == play_on(game, 30, seed=2)
    assert twin.undo() == game.undo() and twin.record() == game.record()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", BATCHES)
@pytest.mark.parametrize("steps", [0, 150])
def test_a_copied_batch_goes_on_like_the_original(kind, steps, way):
    batch = BATCHES[kind](steps)
    step_on(batch, steps, seed=1)
    twin = way(batch)
    assert type(twin) is kozyr.Batch and twin is not batch
    assert (twin.tables, twin.seats) == (batch.tables, batch.seats)
    # Long enough for new games at every table.
    assert step_on(twin, 200, seed=2) == step_on(batch, 200, seed=2)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [GAMES["durak"], BATCHES["durak"]])
def test_copies_do_not_affect_each_other(make, way):
    original = make(1)
    before = pickle.dumps(original)
    twin = way(original)
    (play_on if isinstance(twin, kozyr.Game) else step_on)(twin, 9, seed=1)
    assert pickle.dumps(original) == before != pickle.dumps(twin)


def test_the_same_object_is_copied_once():
    game = kozyr.durak()
    for way in [copy.deepcopy, through_pickle(4)]:
        one, other = way([game, game])
        assert one is other and one is not game


class NamedGame(kozyr.Game):
    """A match with attributes of its own."""

    def __init__(self, name):
        super().__init__(kozyr.reversi()._core)
        self.name_of_match = [name]


@pytest.mark.parametrize("way", WAYS)
def test_subclasses_and_their_attributes_are_kept(way):
    game = NamedGame("final")
    twin = way(game)
    assert type(twin) is NamedGame and twin.name_of_match == ["final"]
    assert (twin.name_of_match is game.name_of_match) == (way is copy.copy)
    assert type(game.copy()) is NamedGame


def pair_played_on(pair):
    """Runs in another process."""
    game, batch = pair
    return play_on(game, 30, seed=2), step_on(batch, 30, seed=2), (game, batch)


def test_state_survives_a_new_process():
    kinds = ["durak", "reversi"]
    pairs = [(GAMES[kind](3), BATCHES[kind](3)) for kind in kinds]
    for game, batch in pairs:
        play_on(game, 11, seed=1), step_on(batch, 40, seed=1)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map(pair_played_on, pairs)
    for (game, batch), (seen, stepped, (returned_game, returned_batch)) in zip(pairs, found):
        assert seen == play_on(game, 30, seed=2) and stepped == step_on(batch, 30, seed=2)
        assert play_on(returned_game, 9, seed=3) == play_on(game, 9, seed=3)
        assert step_on(returned_batch, 9, seed=3) == step_on(batch, 9, seed=3)


@pytest.mark.parametrize("make", [GAMES["durak"], BATCHES["reversi"]])
def test_damaged_pickles_are_refused(make):
    value, random = make(1), np.random.default_rng(1)
    (play_on if isinstance(value, kozyr.Game) else step_on)(value, 5, seed=1)
    pickled, record = pickle.dumps(value), value._core.record()
    for length in range(len(pickled)):
        # A panic in Rust would not be an `Exception`.
        with pytest.raises(Exception):
            pickle.loads(pickled[:length])
    refused = 0
    for place in range(len(pickled)):
        damaged = bytearray(pickled)
        damaged[place] ^= 1 << random.integers(8)
        try:
            twin = pickle.loads(bytes(damaged))
        except Exception:
            refused += 1
        else:
            # The format of pickles has unused bits.
            assert not isinstance(twin, type(value)) or twin._core.record() == record
    assert refused > 0.9 * len(pickled)


def kept_values():
    """The matches and batches of which pickles are kept, by the names of their files."""
    values = {f"match-{kind}": make(7) for kind, make in GAMES.items()}
    values |= {f"batch-{kind}": make(7) for kind, make in BATCHES.items()}
    for value in values.values():
        for _ in range(20):
            if isinstance(value, kozyr.Game):
                value.play(value.legal_actions[0])
            else:
                value.step(value.action_masks().argmax(axis=1))
    return values


@pytest.mark.parametrize("name, value", kept_values().items())
def test_pickles_of_earlier_versions_are_read(name, value):
    # A new version of the pickles adds files: `pickle.dumps(value, 4)` for each of these values.
    files = sorted((Path(__file__).parent / "pickles").glob(f"{name}-*.pickle"))
    assert [file.stem for file in files] == [f"{name}-1"]
    for file in files:
        kept = pickle.loads(file.read_bytes())
        go_on = play_on if isinstance(value, kozyr.Game) else step_on
        assert go_on(kept, 30, seed=1) == go_on(value, 30, seed=1)


@pytest.mark.parametrize(
    "change, message",
    [
        (lambda state: None, "states no version"),
        (lambda state: {**state, "version": "1"}, "states no version"),
        (lambda state: {**state, "version": 0}, "states no version"),
        (lambda state: {**state, "version": 2}, "version 2; this release .* up to 1"),
        (lambda state: {"version": 1}, "`record` should be bytes"),
        (lambda state: {**state, "attributes": 1}, "`attributes` should be dict"),
        (lambda state: {**state, "record": b"nonsense"}, "damaged pickle of kozyr.*incorrect header"),
    ],
)
@pytest.mark.parametrize("kind", [kozyr.Game, kozyr.Batch])
def test_foreign_and_newer_states_are_refused_with_the_reason(kind, change, message):
    value = kozyr.reversi() if kind is kozyr.Game else kozyr.Batch.reversi(1)
    with pytest.raises(pickle.UnpicklingError, match=message):
        object.__new__(kind).__setstate__(change(value.__getstate__()))


@pytest.mark.parametrize(
    "change, message",
    [
        (("reversi", "chess"), "no game `chess`"),
        (('"started":2', '"started":1'), "table 1: game 2 of 1 games started"),
        (('"game_number":1', '"game_number":0'), "table 0: game 0 of 2"),
        (('"f5"', '"a1"'), "table 0: action 1: .*a1"),
        (('"f5"', '"z9"'), "z9"),
        (('"f5"', '"f5","f5"'), "table 0: action 2"),
        (('"started":2', '"started":-2'), "expected u64"),
        (("seed", "weed"), "missing field `seed`"),
    ],
)
def test_impossible_records_of_batches_are_refused(change, message):
    batch = kozyr.Batch.reversi(2)
    batch.step(np.array([37, 37]))
    record = batch._core.record()
    assert change[0] in record
    with pytest.raises(ValueError, match=message):
        kozyr._kozyr.BatchCore.from_record(record.replace(*change))


def test_a_batch_cannot_be_restored_with_a_game_that_is_over():
    game = kozyr.reversi()
    play_on(game, 1000, seed=1)
    record = kozyr.Batch.reversi(1)._core.record()
    actions = str(game.actions).replace("'", '"')
    with pytest.raises(ValueError, match="table 0: game 1 is over"):
        kozyr._kozyr.BatchCore.from_record(record.replace("[]", actions))
