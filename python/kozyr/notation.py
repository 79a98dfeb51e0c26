"""Reversi games and positions in the formats of other programs.

Reads transcripts, boards, OBF, GGF and the WTHOR database, and detects the format itself::

    from kozyr import notation

    for game in notation.read_game_file("WTH_2023.wtb"):
        print(game.black, game.white, game.disc_difference)
    [game] = notation.read_games("1. F5 f4 2. F3 g4  34-30")
    print(game.to_game().picture())
    print(notation.write_games([game], "ggf"))

``docs/formats.md`` describes the formats.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Iterable, Literal, NamedTuple, Optional, Union

from . import _kozyr
from .game import Game, Seed, reversi

__all__ = [
    "START",
    "BestPlay",
    "Colour",
    "Difference",
    "Discs",
    "ExportFormat",
    "ImportFormat",
    "NotatedGame",
    "NotatedMove",
    "NotationError",
    "ScoredMove",
    "StatedResult",
    "Winner",
    "read_game_file",
    "read_games",
    "write_games",
]

#: A side, named after the colour of its discs.
Colour = Literal["black", "white"]
#: A format that games are read from.
ImportFormat = Literal["transcript", "board", "obf", "ggf", "wthor"]
#: A format that games are written in; ``kozyr-lab reversi convert --help`` describes them.
ExportFormat = Literal["transcript", "with-passes", "numbered", "ggf", "obf"]

#: The initial position: 64 squares from a1 to h8 (``X`` black, ``O`` white, ``-`` empty), a space,
#: and the side to move.
START = "---------------------------OX------XO--------------------------- X"


class NotationError(ValueError):
    """The error for a text or file that contains no readable game.

    Attributes:
        problem: what is wrong, and what was expected.
        line: the line of the error, from 1; ``None`` in a WTHOR file.
        column: the column in characters, from 1; ``None`` in a WTHOR file.
        example: a short example of the closest format, if there is one.
        file: the name of the file, if the games come from one.
    """

    def __init__(
        self,
        problem: str,
        line: int | None = None,
        column: int | None = None,
        example: str | None = None,
        file: str | None = None,
    ) -> None:
        super().__init__(problem, line, column, example, file)
        self.problem, self.line, self.column = problem, line, column
        self.example, self.file = example, file

    def __str__(self) -> str:
        file = "" if self.file is None else f"{self.file}: "
        place = "" if self.line is None else f"line {self.line}, column {self.column}: "
        example = "" if self.example is None else f"; for example `{self.example}`"
        return f"{file}{place}{self.problem}{example}"


class NotatedMove(NamedTuple):
    """A move or pass of a game."""

    #: The square, or ``"--"`` for a pass.
    action: str
    #: The player's own evaluation, in discs from the player's point of view.
    evaluation: Optional[float] = None
    #: The time spent, in seconds.
    seconds: Optional[float] = None


class ScoredMove(NamedTuple):
    """A move of an OBF line: one of several alternatives."""

    #: The square, or ``"--"`` for a pass.
    action: str
    #: The score in discs for the side to move, -64 to 64, if known.
    score: Optional[int] = None


class BestPlay(NamedTuple):
    """The score that best play reaches from some point of the game."""

    #: The empty squares at that point.
    empties: int
    #: Black's final discs, 0 to 64.
    black_discs: int


@dataclass(frozen=True)
class Discs:
    """A result stated as the discs of both sides, each 0 to 64."""

    black: int
    white: int

    @property
    def disc_difference(self) -> float | None:
        """Black's discs minus White's."""
        return float(self.black - self.white)

    @property
    def winner(self) -> Colour | None:
        """The winner; ``None`` for a draw."""
        return _winner(self.black - self.white)


@dataclass(frozen=True)
class Difference:
    """A result stated as a difference.

    Attributes:
        discs: Black's discs minus White's, -64 to 64.
        ending: why the game ended early: ``"r"`` for resignation, ``"t"`` for time-out, ``"m"`` for
            mutual agreement.
    """

    discs: float
    ending: str | None = None

    @property
    def disc_difference(self) -> float | None:
        """Black's discs minus White's."""
        return self.discs

    @property
    def winner(self) -> Colour | None:
        """The winner; ``None`` for a draw."""
        return _winner(self.discs)


@dataclass(frozen=True)
class Winner:
    """A result stated without discs.

    Attributes:
        winner: the winner; ``None`` for a draw.
    """

    winner: Colour | None

    @property
    def disc_difference(self) -> float | None:
        """``None``, because no discs are stated."""
        return None


#: A result as a file or text states it. It may contradict the moves.
StatedResult = Union[Discs, Difference, Winner]


def _winner(difference: float) -> Colour | None:
    if difference == 0:
        return None
    return "black" if difference > 0 else "white"


@dataclass(frozen=True)
class NotatedGame:
    """A game or position as other programs write it.

    Attributes:
        moves: the moves and passes. Passes that the text leaves out are included. A position is a
            game without moves.
        black: the name of the black player; empty if unknown, as all other texts.
        white: the name of the white player.
        event: the tournament, place or server.
        date: the date or year, as written.
        time_control: the time control of each player, as written: ``15:00//02:00``.
        result: the result as stated, which may contradict the moves; ``None`` if it is not given.
        start: the start position, as in `START`.
        best_play: the score that best play would have reached, if the file gives it.
        ggf_properties: other properties of a GGF game with their values, such as ratings, as written.
            They are only kept for writing GGF again.
        scored_moves: the moves of an OBF line.
        number: the number of a problem, as written in front of its board.
        format: the format it was read from. Comparisons ignore it.
        line: the line it starts on, from 1; in a WTHOR file the number of the game. Comparisons
            ignore it.
    """

    moves: tuple[NotatedMove, ...] = ()
    black: str = ""
    white: str = ""
    event: str = ""
    date: str = ""
    time_control: str = ""
    result: StatedResult | None = None
    start: str = START
    best_play: BestPlay | None = None
    ggf_properties: tuple[tuple[str, str], ...] = ()
    scored_moves: tuple[ScoredMove, ...] = ()
    number: str | None = None
    format: ImportFormat | None = field(default=None, compare=False)
    line: int | None = field(default=None, compare=False)

    @staticmethod
    def from_game(game: Game, *, black: str = "", white: str = "") -> NotatedGame:
        """The match as other programs write it, with the names of the players.

        Raises:
            ValueError: if it is not a match of Reversi.
        """
        return _from_data(json.loads(game._core.notated_game(black, white)))

    def to_game(self, *, seed: Seed = 1) -> Game:
        """The match after all moves; the seed determines opponents' random choices."""
        game = reversi(start=self.start, seed=seed)
        for action in self.actions:
            game.play(action)
        return game

    @property
    def actions(self) -> tuple[str, ...]:
        """The moves and passes without evaluations and times."""
        return tuple(move.action for move in self.moves)

    @property
    def disc_difference(self) -> int | None:
        """Black's final disc difference by the moves, -64 to 64; ``None`` if the game is unfinished.

        Empty squares count for the winner, as the World Othello Federation has it.
        """
        differences = self._disc_differences()
        return None if differences is None else differences[0]

    @property
    def disc_difference_on_board(self) -> int | None:
        """Like `disc_difference`, but empty squares count for neither side."""
        differences = self._disc_differences()
        return None if differences is None else differences[1]

    def _disc_differences(self) -> tuple[int, int] | None:
        return _kozyr.disc_differences(self.start, " ".join(self.actions))


def read_games(text: str) -> list[NotatedGame]:
    """Reads all games and positions of a text, at least one.

    Raises:
        NotationError: the first error, with its line and column.
    """
    return _from_json(_kozyr.read_games(text))


def read_game_file(
    path: str | os.PathLike[str],
    *,
    player_names: str | os.PathLike[str] | None = None,
    tournament_names: str | os.PathLike[str] | None = None,
) -> list[NotatedGame]:
    """Reads all games of a file: text in any format, or a WTHOR file of games (``.wtb``).

    Args:
        path: the file.
        player_names: the names of the players of a WTHOR file; by default the only ``.jou`` file in
            the same folder.
        tournament_names: the names of the tournaments; by default the only ``.trn`` file in the
            same folder.

    Raises:
        NotationError: the first error, with its place.
        OSError: if a file cannot be read.
    """
    file = Path(path)
    if file.suffix.lower() == ".wtb":
        player_names = player_names or _sibling(file, ".jou")
        tournament_names = tournament_names or _sibling(file, ".trn")
    return _from_json(
        _kozyr.read_game_file(_read(file), _read(player_names), _read(tournament_names))
    )


def write_games(games: Iterable[NotatedGame], format: ExportFormat) -> str:
    """Writes games one after the other.

    Args:
        games: the games.
        format: ``"transcript"`` (``f5d6c3``, without passes), ``"with-passes"`` (``f5d6--c3``),
            ``"numbered"`` (``1. F5 d6 2. C3``, with tags and result), ``"ggf"``, or ``"obf"`` (the
            position after the moves, with `NotatedGame.scored_moves`).

    Raises:
        ValueError: if a move is not legal, or a result is impossible.
    """
    data = json.dumps([_to_data(game) for game in games], allow_nan=False)
    return _kozyr.write_games(data, format)


def _sibling(file: Path, extension: str) -> Path | None:
    """The only file in the same folder with this extension, in upper or lower case."""
    found = [other for other in file.parent.iterdir() if other.suffix.lower() == extension]
    return found[0] if len(found) == 1 else None


def _read(file: str | os.PathLike[str] | None) -> Any:
    return None if file is None else (os.fspath(file), Path(file).read_bytes())


def _from_json(text: str) -> list[NotatedGame]:
    return [_from_data(data) for data in json.loads(text)]


def _from_data(data: dict[str, Any]) -> NotatedGame:
    """The game of the data from Rust."""
    best_play = data.pop("best_play")
    return NotatedGame(
        moves=_moves(data.pop("moves"), data.pop("evaluations"), data.pop("seconds")),
        result=_result(data.pop("result")),
        best_play=None if best_play is None else BestPlay(**best_play),
        ggf_properties=tuple((key, value) for key, value in data.pop("ggf_properties")),
        scored_moves=tuple(ScoredMove(**move) for move in data.pop("scored_moves")),
        **data,
    )


def _moves(
    actions: str, evaluations: list[float | None], seconds: list[float | None]
) -> tuple[NotatedMove, ...]:
    if not evaluations and not seconds:
        return tuple(map(_plain_move, actions.split()))
    return tuple(map(NotatedMove._make, zip_longest(actions.split(), evaluations, seconds)))


@lru_cache(maxsize=None)
def _plain_move(action: str) -> NotatedMove:
    """A move without evaluation and time. All games share these objects, to save memory."""
    return NotatedMove(action)


def _result(stated: Any) -> StatedResult | None:
    if stated == "unknown":
        return None
    [(kind, value)] = stated.items()
    if kind == "winner":
        return Winner(value)
    return Discs(**value) if kind == "discs" else Difference(**value)


def _to_data(game: NotatedGame) -> dict[str, Any]:
    """The data for Rust."""
    data = vars(game).copy()
    del data["format"], data["line"]
    return {
        **data,
        "moves": " ".join(game.actions),
        "evaluations": [move.evaluation for move in game.moves],
        "seconds": [move.seconds for move in game.moves],
        "result": _result_data(game.result),
        "best_play": game.best_play and game.best_play._asdict(),
        "scored_moves": [move._asdict() for move in game.scored_moves],
    }


def _result_data(result: StatedResult | None) -> Any:
    if result is None:
        return "unknown"
    if isinstance(result, Winner):
        return {"winner": result.winner}
    return {type(result).__name__.lower(): vars(result)}
