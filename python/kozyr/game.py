"""Matches: legal actions, the views of seats, and opponents' decisions with their reasons."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass
from typing import Any, Mapping, Union

import numpy as np
import numpy.typing as npt

from . import _kozyr
from ._pickling import RecordedState

#: The seed of all random numbers in a match: a number, or 64 hexadecimal digits.
Seed = Union[int, str]
#: The name of a rule set, or house rules as a mapping.
Rules = Union[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Decision:
    """An opponent's decision and its reasons.

    Attributes:
        action: the action in notation, for `Game.play`.
        index: the action's index, for `Game.play_index`.
        words: the reasons as text of several lines.
        reasons: the reasons as data: ``rule``, ``alternatives`` (each with its ``plan``, ``terms``,
            ``value`` and whether it was ``chosen``), ``terms`` and ``samples``.
    """

    action: str
    index: int
    words: str
    reasons: dict[str, Any]


def house_rules(rules: Rules) -> str:
    """The rules in the form that the core reads: a name, or JSON."""
    return rules if isinstance(rules, str) else json.dumps(dict(rules))


class Game(RecordedState):
    """A match of Durak or Reversi, created by `durak`, `reversi` or `from_record`.

    Matches can be pickled and copied. A copy goes on exactly like the original, including all
    random numbers.
    """

    _core: _kozyr.GameCore
    _core_type = _kozyr.GameCore

    def __init__(self, core: _kozyr.GameCore) -> None:
        self._core = core

    @property
    def name(self) -> str:
        """``"durak"`` or ``"reversi"``."""
        return self._core.name()

    @property
    def seats(self) -> int:
        """The number of seats; they are numbered from 0."""
        return self._core.seats()

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` once the game is over."""
        return self._core.to_act()

    @property
    def actions(self) -> list[str]:
        """All actions so far, in notation."""
        return self._core.actions()

    @property
    def legal_actions(self) -> list[str]:
        """The legal actions of the seat to act, in notation."""
        return self._core.legal_actions()

    @property
    def rewards(self) -> list[float] | None:
        """The reward of each seat; ``None`` until the game is over.

        Each loser gets -1, and the winners share what the losers lost. In a draw all get 0. The
        rewards of a game add up to 0.
        """
        return self._core.rewards()

    def play(self, action: str) -> None:
        """Plays an action in notation; raises ``ValueError`` with the rule that forbids it."""
        self._core.play(action)

    def play_index(self, index: int) -> None:
        """Plays an action by its index; raises ``ValueError`` if it is not legal."""
        self._core.play_index(int(index))

    def undo(self) -> str | None:
        """Takes back the last action and returns it; ``None`` if there was none."""
        return self._core.undo()

    def copy(self) -> Game:
        """An independent copy of the match."""
        return copy.copy(self)

    def index_of(self, action: str) -> int:
        """The index of a legal action."""
        return self._core.action_to_index(action)

    def action_of(self, index: int) -> str | None:
        """The legal action with an index; ``None`` if there is none."""
        return self._core.index_to_action(index)

    def view(self, seat: int) -> dict[str, Any]:
        """Everything that a seat may know, as data; ``docs/protocol.md`` describes the fields."""
        view: dict[str, Any] = json.loads(self._core.view(seat))
        return view

    def picture(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it; with all cards open if `seat` is ``None``."""
        return self._core.picture(seat)

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """The observation of a seat, as values from 0 to 1.

        Returns:
            ``float32`` of shape ``(1211,)`` in Durak and ``(192,)`` in Reversi; `layout` describes
            the layout.
        """
        return np.frombuffer(self._core.observation(seat), dtype=np.float32)

    def action_mask(self) -> npt.NDArray[np.int8]:
        """The mask of legal actions.

        Returns:
            ``int8`` of shape ``(667,)`` in Durak and ``(65,)`` in Reversi: 1 for each legal one.
        """
        return np.frombuffer(self._core.action_mask(), dtype=np.int8)

    def decide(
        self,
        opponent: str,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        language: str = "en",
    ) -> Decision:
        """An opponent's decision for the seat to act, always the same for the same match.

        Args:
            opponent: one of `opponents`, optionally with parameters: ``"fuzzy?samples=50"``.
            nodes: the number of positions or worlds to search, instead of the opponent's own limit.
            seconds: a time limit; the decision may then depend on the machine.
            language: the language code for the reasons: ``"en"``, ``"de"``, ``"pl"``, ``"be"``,
                ``"kk"``, ``"ru"`` or ``"uk"``.
        """
        decision = json.loads(self._core.decide(opponent, nodes, seconds, language))
        return Decision(**decision)

    def belief(self, seat: int) -> tuple[list[str], npt.NDArray[np.float64]]:
        """A seat's belief about the hidden cards in Durak, given everything that it has seen.

        Returns:
            The ``n`` hidden cards, and the probability of each card being in each hand, of shape
            ``(n, seats)``. The rest of each row up to 1 is the probability of being in the talon.
        """
        belief = json.loads(self._core.belief(seat))
        chances = np.array(belief["chances"], dtype=np.float64)
        return belief["cards"], chances.reshape(len(belief["cards"]), self.seats)

    def analyse(self, depth: int = 8, exact_from: int = 14) -> dict[str, Any]:
        """The values of all moves in a Reversi position, in discs for the side to move.

        Args:
            depth: the search depth in plies.
            exact_from: the game is searched to its end with this many empty squares or fewer.

        Returns:
            ``best``, ``discs``, ``exact`` (whether the value is proved), the expected ``line``, and
            all ``moves`` with their ``discs``, best first.
        """
        analysis: dict[str, Any] = json.loads(self._core.analyse(depth, exact_from))
        return analysis

    def record(self) -> str:
        """The match as a JSON record, which `from_record` and the app can read."""
        return self._core.record()

    def __repr__(self) -> str:
        return f"<{self.name} for {self.seats} after {len(self.actions)} actions>"


def durak(players: int = 2, *, rules: Rules = "throw-in", seed: Seed = 1) -> Game:
    """Deals a game of Durak.

    Args:
        players: the number of players, 2 to 6.
        rules: ``"throw-in"``, ``"transfer"``, ``"partnership"``, ``"duel"``, or house rules such as
            ``{"deck": 52, "transfer": "playing"}``.
        seed: the seed of all random numbers: a number, or 64 hexadecimal digits.
    """
    return Game(_kozyr.GameCore.durak(players, house_rules(rules), str(seed)))


def reversi(*, start: str | None = None, seed: Seed = 1) -> Game:
    """Starts a game of Reversi.

    Args:
        start: the position to start from: 64 squares from a1 to h8 (``X`` black, ``O`` white, ``-``
            empty), a space, and the side to move. By default the initial position.
        seed: determines opponents' random choices.
    """
    return Game(_kozyr.GameCore.reversi(start, str(seed)))


def from_record(record: str) -> Game:
    """Loads a match from a record that `Game.record` or the app has written."""
    return Game(_kozyr.GameCore.from_record(record))


def opponents(game: str) -> list[str]:
    """The names of a game's opponents."""
    return _kozyr.opponents(game)


def ratings(game: str) -> list[dict[str, Any]]:
    """The ratings of a game's opponents, strongest first.

    Each entry has the name ``opponent``, the Elo ``rating``, its standard ``error``, the 95 %
    confidence interval ``ci95`` and the number of ``games``.
    """
    ratings: list[dict[str, Any]] = json.loads(_kozyr.strengths(game))
    return ratings


def layout(game: str) -> dict[str, Any]:
    """The layout of a game's observations and actions.

    Returns:
        ``observation`` and ``actions`` are the length of an observation and the number of actions.
        ``planes``, ``scalars`` and ``action_groups`` list names and counts, in order. A plane has
        52 cards in Durak (spades, clubs, diamonds, hearts, each from two to ace) and 64 squares in
        Reversi. ``figures`` is the deprecated name of ``scalars``.
    """
    layout: dict[str, Any] = json.loads(_kozyr.layout(game))
    layout["scalars"] = layout["figures"]
    return layout
