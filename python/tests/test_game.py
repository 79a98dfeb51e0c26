"""Matches, opponents, records, belief and analysis."""

import json

import numpy as np
import pytest

import kozyr


def play_randomly(game, seed=1):
    random = np.random.default_rng(seed)
    while game.to_act is not None:
        game.play(str(random.choice(game.legal_actions)))
    return game


RULES = ["throw-in", "transfer", "duel", {"deck": 52, "transfer": "playing", "redeal": True}]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_deal_is_played_to_its_end_and_rewards_add_up_to_zero(players, rules):
    game = play_randomly(kozyr.durak(players, rules=rules, seed=5))
    assert game.legal_actions == []
    assert sum(game.rewards) == pytest.approx(0)
    assert all(reward == -1 or 0 <= reward <= 1 for reward in game.rewards)


def test_partners_lose_together():
    losses = set()
    for seed in range(12):
        rewards = play_randomly(kozyr.durak(4, rules="partnership", seed=seed)).rewards
        losses.add(tuple(rewards))
    assert losses <= {(1, -1, 1, -1), (-1, 1, -1, 1), (0, 0, 0, 0)} and len(losses) > 1


def test_illegal_actions_are_refused_with_the_rule():
    game = kozyr.reversi()
    with pytest.raises(ValueError, match="a1"):
        game.play("a1")
    with pytest.raises(ValueError):
        game.play("nonsense")
    with pytest.raises(ValueError, match="is not legal"):
        game.play_index(64)
    with pytest.raises(ValueError, match="6 players, not 7"):
        kozyr.durak(7)
    with pytest.raises(ValueError):
        kozyr.durak(rules={"nonsense": 1})
    with pytest.raises(ValueError, match="no seat 2"):
        game.view(2)
    for seed in [-1, 2**70, 1.5, "abc"]:
        with pytest.raises(ValueError, match="a whole number from 0 to"):
            kozyr.durak(seed=seed)


def test_opponents_decide_reproducibly_and_give_reasons():
    game = kozyr.durak(seed=3)
    decision = game.decide("potential")
    assert decision == game.decide("potential")
    assert decision.action in game.legal_actions
    assert game.action_of(decision.index) == decision.action
    chosen = [one for one in decision.reasons["alternatives"] if one["chosen"]]
    assert [one["plan"][0] for one in chosen] == [decision.action]
    assert decision.words and decision.words != game.decide("potential", language="uk").words
    assert "master-3" in kozyr.opponents("durak")
    with pytest.raises(ValueError, match="nobody"):
        game.decide("nobody")


def test_a_record_restores_the_match():
    for game in [kozyr.durak(3, seed=2), kozyr.reversi()]:
        for _ in range(9):
            game.play(game.legal_actions[0])
        again = kozyr.from_record(game.record())
        assert again.actions == game.actions
        assert again.view(0) == game.view(0)
        assert again.undo() == game.actions[-1]
        assert len(game.actions) == 9
    with pytest.raises(ValueError):
        kozyr.from_record("{}")


def test_a_view_hides_what_a_seat_cannot_know():
    game = kozyr.durak(3, seed=9)
    view = game.view(1)
    assert len(view["hand"]) == 6 and view["counts"] == [6, 6, 6]
    hidden = set(game.view(0)["hand"]) | set(game.view(2)["hand"])
    assert hidden <= set(view["unseen"])
    shown = json.dumps({key: value for key, value in view.items() if key != "unseen"})
    dealt = [event for event in view["history"] if "Dealt" in json.dumps(event)]
    assert dealt or shown
    assert not any(f'"{card}"' in shown for card in hidden if card not in view["hand"])


def test_belief_covers_every_hidden_card():
    game = kozyr.durak(3, seed=4)
    for _ in range(8):
        game.play(game.legal_actions[-1])
    seat = game.to_act
    cards, chances = game.belief(seat)
    view = game.view(seat)
    assert sorted(cards) == sorted(view["unseen"])
    assert chances.shape == (len(cards), 3)
    assert np.all(chances >= 0) and np.all(chances.sum(axis=1) <= 1 + 1e-9)
    hidden = [count - len(known) for count, known in zip(view["counts"], view["known"])]
    for other in set(range(3)) - {seat}:
        assert chances[:, other].sum() == pytest.approx(hidden[other])
    with pytest.raises(ValueError):
        kozyr.reversi().belief(0)


def test_analysis_solves_endgames():
    game = kozyr.reversi()
    random = np.random.default_rng(6)
    while game.to_act is not None and len(game.actions) < 52:
        game.play(str(random.choice(game.legal_actions)))

    def value(game):
        if game.to_act is None:
            board = game.view(0)["position"]
            return board.count("X") - board.count("O") + 0
        values = []
        for action in game.legal_actions:
            after = game.copy()
            after.play(action)
            values.append(value(after))
        return max(values) if game.to_act == 0 else min(values)

    found = game.analyse(depth=4, exact_from=20)
    assert found["exact"]
    # Compare with brute force. Only the sign, since empty squares at the end change the margin.
    exact = value(game) if game.to_act == 0 else -value(game)
    assert np.sign(found["discs"]) == np.sign(exact)
    assert found["moves"][0]["discs"] == found["discs"]
    with pytest.raises(ValueError):
        kozyr.durak().analyse()


def test_ratings_are_sorted_and_of_known_opponents():
    for game in ["durak", "reversi"]:
        ratings = kozyr.ratings(game)
        values = [one["rating"] for one in ratings]
        assert values == sorted(values, reverse=True)
        assert {one["opponent"] for one in ratings} <= set(kozyr.opponents(game))
