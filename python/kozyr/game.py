"""Matches: what may be played, what a seat may know, what an opponent would do and why."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Mapping, Union

import numpy as np
import numpy.typing as npt

from . import _kozyr

#: What all chance follows from: a number, or 64 hexadecimal digits.
Seed = Union[int, str]
#: The name of some rules, or house rules one by one.
Rules = Union[str, Mapping[str, Any]]


@dataclass(frozen=True)
class Decision:
    """What an opponent would play, and why.

    Attributes:
        action: the action in notation, as `Game.play` takes it.
        index: the same as a number, as `Game.play_index` takes it.
        words: the reasons in words, several lines.
        reasons: the reasons as data: ``rule``, ``alternatives`` (each with its ``plan``, ``terms``,
            ``value`` and whether it was ``chosen``), ``terms`` and ``samples``.
    """

    action: str
    index: int
    words: str
    reasons: dict[str, Any]


def house_rules(rules: Rules) -> str:
    """Rules as the core reads them: a name, or JSON."""
    return rules if isinstance(rules, str) else json.dumps(dict(rules))


class Game:
    """A match of Durak or Reversi. Made by `durak`, `reversi` or `from_record`."""

    def __init__(self, core: _kozyr.GameCore) -> None:
        self._core = core
        sizes = layout(core.name())
        self._observation_size: int = sizes["observation"]
        self._action_count: int = sizes["actions"]

    @property
    def name(self) -> str:
        """``"durak"`` or ``"reversi"``."""
        return self._core.name()

    @property
    def seats(self) -> int:
        """How many seats the table has; they are numbered from 0."""
        return self._core.seats()

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is awaited; ``None`` once the game is over."""
        return self._core.to_act()

    @property
    def actions(self) -> list[str]:
        """All actions so far, in notation."""
        return self._core.actions()

    @property
    def legal_actions(self) -> list[str]:
        """All actions open to the seat to act, in notation."""
        return self._core.legal_actions()

    @property
    def rewards(self) -> list[float] | None:
        """What the game was worth to each seat; ``None`` while it goes on.

        Losers have -1, winners share what they lost, and a draw is 0 for all: the rewards of a game
        add up to 0.
        """
        return self._core.rewards()

    def play(self, action: str) -> None:
        """Plays an action in notation; raises ``ValueError`` with the rule that it breaks."""
        self._core.play(action)

    def play_index(self, index: int) -> None:
        """Plays an action by its number; raises ``ValueError`` if it is not legal."""
        self._core.play_index(int(index))

    def undo(self) -> str | None:
        """Takes the last action back and returns it; ``None`` if there was none."""
        return self._core.undo()

    def copy(self) -> Game:
        """The same match, to be gone on with elsewhere."""
        return Game(self._core.copy())

    def index_of(self, action: str) -> int:
        """The number of a legal action."""
        return self._core.index_of(action)

    def action_of(self, index: int) -> str | None:
        """The legal action of a number; ``None`` if there is none."""
        return self._core.action_of(index)

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, as data; ``docs/protocol.md`` says what the fields mean."""
        view: dict[str, Any] = json.loads(self._core.view(seat))
        return view

    def picture(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it, or with all cards open."""
        return self._core.picture(seat)

    def observation(self, seat: int) -> npt.NDArray[np.float32]:
        """What a seat may know, as figures from 0 to 1.

        Returns:
            ``float32`` of shape ``(1211,)`` in Durak and ``(192,)`` in Reversi; `layout` says what
            stands where.
        """
        return np.frombuffer(self._core.observation(seat), dtype=np.float32)

    def action_mask(self) -> npt.NDArray[np.int8]:
        """Which actions are legal.

        Returns:
            ``int8`` of shape ``(667,)`` in Durak and ``(65,)`` in Reversi: 1 for each legal one.
        """
        return np.frombuffer(self._core.mask(), dtype=np.int8)

    def decide(
        self,
        opponent: str,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        language: str = "en",
    ) -> Decision:
        """What an opponent would play for the seat to act: the same for the same match, always.

        Args:
            opponent: one of `opponents`, perhaps with parameters: ``"fuzzy?samples=50"``.
            nodes: positions or worlds that it may look at, instead of its own measure.
            seconds: how long it may think; the decision may then depend on the machine.
            language: of the words, by its code: ``"en"``, ``"de"``, ``"pl"``, ``"be"``, ``"kk"``, ``"ru"``
                or ``"uk"``.
        """
        told = json.loads(self._core.decide(opponent, nodes, seconds, language))
        return Decision(**told)

    def belief(self, seat: int) -> tuple[list[str], npt.NDArray[np.float64]]:
        """Where the cards that a seat of Durak does not see may be, by all that it has seen.

        Returns:
            The ``n`` cards, and their chances of being in each hand, of shape ``(n, seats)``; what
            is missing from 1 in a row is the chance of being in the talon.
        """
        told = json.loads(self._core.belief(seat))
        chances = np.array(told["chances"], dtype=np.float64)
        return told["cards"], chances.reshape(len(told["cards"]), self.seats)

    def analyse(self, depth: int = 8, exact_from: int = 14) -> dict[str, Any]:
        """What every move of a position of Reversi is worth, in discs for the side to move.

        Args:
            depth: plies that are searched.
            exact_from: with so many empty squares or fewer the game is searched to its end.

        Returns:
            ``best``, ``discs``, ``exact`` (whether that is proved), the expected ``line``, and all
            ``moves`` with their ``discs``, the best first.
        """
        told: dict[str, Any] = json.loads(self._core.analyse(depth, exact_from))
        return told

    def record(self) -> str:
        """The match as JSON, from which it can be played again anywhere."""
        return self._core.record()

    def __repr__(self) -> str:
        return f"<{self.name} for {self.seats} after {len(self.actions)} actions>"


def durak(players: int = 2, *, rules: Rules = "throw-in", seed: Seed = 1) -> Game:
    """Deals a game of Durak.

    Args:
        players: how many play, 2 to 6.
        rules: ``"throw-in"``, ``"transfer"``, ``"partnership"``, ``"duel"``, or house rules one by
            one, such as ``{"deck": 52, "transfer": "playing"}``.
        seed: what all chance follows from: a number, or 64 hexadecimal digits.
    """
    return Game(_kozyr.GameCore.durak(players, house_rules(rules), str(seed)))


def reversi(*, seed: Seed = 1) -> Game:
    """Begins a game of Reversi; from the seed follows what opponents draw by lot."""
    return Game(_kozyr.GameCore.reversi(str(seed)))


def from_record(record: str) -> Game:
    """The match of a record, as `Game.record` and the app write it."""
    return Game(_kozyr.GameCore.of_record(record))


def opponents(game: str) -> list[str]:
    """The names of a game's opponents."""
    return _kozyr.opponents(game)


def ratings(game: str) -> list[dict[str, Any]]:
    """What a game's opponents are worth, the strongest first.

    Each has its name as ``opponent``, its ``rating`` on Elo's scale, the standard ``error`` of it,
    the interval ``ci95`` and the number of ``games`` behind it.
    """
    told: list[dict[str, Any]] = json.loads(_kozyr.strengths(game))
    return told


def layout(game: str) -> dict[str, Any]:
    """How the tensors of a game are laid out.

    Returns:
        ``observation`` and ``actions``, how many figures and actions there are; ``planes`` and
        ``figures``, the names and counts of what an observation has, in order, a plane of Durak
        having 52 cards (by suit: spades, clubs, diamonds, hearts; by rank: two to ace) and one of
        Reversi 64 squares; ``action_groups``, the names and counts of the actions, in order.
    """
    told: dict[str, Any] = json.loads(_kozyr.layout(game))
    return told
