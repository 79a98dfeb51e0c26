"""Compares the tensors with the views, using an independent encoder in Python."""

import itertools

import numpy as np
import pytest

import kozyr

SUITS, RANKS = "scdh", "23456789TJQKA"


def number(card):
    return SUITS.index(card[-1]) * 13 + RANKS.index(card[0])


def plane(cards):
    figures = np.zeros(52)
    for card in cards:
        figures[number(card)] = 1
    return figures


def cards_of(value):
    """The cards of a set, which is a list or one string."""
    return value.split() if isinstance(value, str) else value


def expected(view):
    seat, players = view["seat"], len(view["counts"])
    around = [(seat + step) % players if step < players else None for step in range(6)]
    rules = view["setup"]["rules"]
    deck = [f"{rank}{suit}" for suit in SUITS for rank in RANKS[-rules["deck"] // 4 :]]
    planes = [plane(cards_of(view["hand"]))]
    planes += [plane(cards_of(view["known"][one]) if one is not None else []) for one in around[1:]]
    # The last plane has all pairs from the sixth on.
    table = [view["table"][at : at + 1] for at in range(5)] + [view["table"][5:]]
    planes += [plane(pair["attack"] for pair in pairs) for pairs in table]
    planes += [plane(pair["beaten_by"] for pair in pairs if pair["beaten_by"]) for pairs in table]
    planes += [plane(cards_of(view["discard"])), plane(cards_of(view["unseen"]))]
    planes += [plane([view["trump_card"]] if view["trump_card"] else [])]
    planes += [plane([card for card in deck if card[-1] == view["trump"]])]

    def each(test):
        return [float(one is not None and test(one)) for one in around]

    figures = [0.0 if one is None else view["counts"][one] / 52 for one in around]
    figures += each(lambda one: True)
    for name in ["out", "shown", "passed"]:
        figures += each(lambda one, name=name: one in view[name])
    figures += each(lambda one: one == view["attacker"]) + each(lambda one: one == view["defender"])
    phases = ["redeal", "attack", "defend", "throw-in", "take", "over"]
    figures += [float(view["phase"] == phase) for phase in phases]
    room = min(view["room"] / 6, 1.0) if view["attacker"] is not None else 0.0
    figures += [view["talon"] / 52, room]
    figures += [None]  # The view does not contain the number of quiet actions.
    figures += [float(rules["deck"] == deck) for deck in [24, 32, 36, 52]]
    figures += [float(rules["transfer"] == one) for one in ["off", "playing", "playing-or-showing"]]
    figures += [float(rules["throwing_in"] == one) for one in ["all", "neighbours", "attacker"]]
    figures += [float(rules["first_attack"] == "lowest-trump")]
    figures += [float(rules["first_discard_of_five"])]
    figures += [float(rules["adding_to_a_taker"] is not False)]
    figures += [float(rules[name]) for name in ["partnership", "redeal", "last_defender_is_fool"]]
    figures += [float(rules["transfer"] == one) for one in ["showing-each-bout", "showing-always"]]
    figures += [float(rules["adding_to_a_taker"] == "attacker")]
    figures += [float(rules["attack_limit"] == one) for one in [4, 5, 6, 7, 8, "hand"]]
    figures += [float(rules["after_draw"] == one) for one in ["same-player", "next-player"]]
    return np.array(list(np.concatenate(planes)) + figures, dtype=object)


def action_number(view, action):
    verb, *cards = action.split()
    if verb == "attack":
        suits = sum(1 << SUITS.index(card[-1]) for card in cards)
        return RANKS.index(cards[0][0]) * 15 + suits - 1
    if verb == "beat":
        at = min([pair["attack"] for pair in view["table"]].index(cards[0]), 5)
        return 195 + 52 * at + number(cards[1])
    if cards:
        first = {"transfer": 507, "show": 559, "throw": 611}[verb]
        return first + number(cards[0])
    return 663 + ["pass", "take", "redeal", "keep"].index(verb)


@pytest.mark.parametrize(
    "players, rules",
    [
        (2, "throw-in"),
        (3, {"deck": 52, "transfer": "playing-or-showing", "redeal": True}),
        (4, "partnership"),
        (6, {"deck": 36, "throwing_in": "neighbours", "first_discard_of_five": True}),
        (2, {"deck": 24, "transfer": "playing", "throwing_in": "attacker"}),
        (4, {"deck": 52, "attack_limit": "hand", "transfer": "showing-always"}),
        (3, {"attack_limit": 8, "adding_to_a_taker": "attacker", "after_draw": "next-player"}),
    ],
)
def test_durak(players, rules):
    random = np.random.default_rng(players)
    seen = set()
    for seed in range(6):
        game = kozyr.durak(players, rules=rules, seed=seed)
        while game.to_act is not None:
            for seat in range(players):
                figures, wanted = game.observation(seat), expected(game.view(seat))
                assert figures.shape == wanted.shape == (kozyr.layout("durak")["observation"],)
                known = np.array([value is not None for value in wanted])
                np.testing.assert_allclose(figures[known], wanted[known].astype(float), rtol=1e-6)
                assert np.all((0 <= figures) & (figures <= 1))
            view = game.view(game.to_act)
            numbers = [action_number(view, action) for action in game.legal_actions]
            assert len(set(numbers)) == len(numbers)
            assert list(np.flatnonzero(game.action_mask())) == sorted(numbers)
            for action, index in zip(game.legal_actions, numbers):
                assert game.index_of(action) == index and game.action_of(index) == action
            seen |= {action.split()[0] for action in game.legal_actions}
            game.play_index(int(random.choice(numbers)))
    assert {"attack", "beat", "throw", "pass", "take"} <= seen


def test_reversi():
    random = np.random.default_rng(1)
    for seed in range(4):
        game = kozyr.reversi(seed=seed)
        while game.to_act is not None:
            for seat in range(2):
                view = game.view(seat)
                board = np.array(list(view["position"].split()[0])).reshape(8, 8)
                own, other = ("X", "O") if seat == 0 else ("O", "X")
                planes = game.observation(seat).reshape(3, 8, 8)
                np.testing.assert_array_equal(planes[0], board == own)
                np.testing.assert_array_equal(planes[1], board == other)
                squares = set()
                if game.to_act == seat:
                    squares = {action for action in game.legal_actions if action != "--"}
                names = [f"{column}{row}" for row, column in itertools.product("12345678", "abcdefgh")]
                wanted = np.array([name in squares for name in names]).reshape(8, 8)
                np.testing.assert_array_equal(planes[2], wanted)
            legal = np.flatnonzero(game.action_mask())
            assert len(legal) == len(game.legal_actions)
            game.play_index(int(random.choice(legal)))


def test_the_layout_adds_up():
    for game, cells in [("durak", 52), ("reversi", 64)]:
        layout = kozyr.layout(game)
        planes = sum(count for _, count in layout["planes"])
        scalars = sum(count for _, count in layout["scalars"])
        assert planes * cells + scalars == layout["observation"]
        assert sum(count for _, count in layout["action_groups"]) == layout["actions"]
        # The deprecated key.
        assert layout["figures"] == layout["scalars"]
