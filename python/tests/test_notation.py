"""Reversi games in the formats of other programs."""

import pickle
import struct

import numpy as np
import pytest

import kozyr
from kozyr.notation import (
    START,
    BestPlay,
    Difference,
    Discs,
    NotatedGame,
    NotatedMove,
    NotationError,
    ScoredMove,
    Winner,
    read_game_file,
    read_games,
    write_games,
)

GGF = (
    "(;GM[Othello]PC[Club]DT[2024-05-01]PB[Ann]PW[Ben]RE[+2.00:r]TI[15:00//02:00]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    "B[F5/1.5/0.3]W[D6];)"
)


def played(game, seed):
    """Plays a whole game of Reversi at random."""
    random = np.random.default_rng(seed)
    while game.to_act is not None:
        game.play(str(random.choice(game.legal_actions)))
    return game


def actions(text):
    return [game.actions for game in read_games(text)]


@pytest.mark.parametrize(
    "text",
    ["f5d6c3", "F5 D6 C3", "1. F5 d6 2. C3", "f5, d6, c3", "f5-d6-c3", "f5\nd6\nc3", f"{START} f5d6c3"],
)
def test_transcripts_are_read_in_every_spelling(text):
    assert actions(text) == [("f5", "d6", "c3")]


@pytest.mark.parametrize(
    "text, result, difference, winner",
    [
        ("f5 d6", None, None, None),
        ("f5 d6 34-30", Discs(34, 30), 4, "black"),
        ("f5 d6 W 34-30", Discs(30, 34), -4, "white"),
        ("f5 d6 +4", Difference(4), 4, "black"),
        ("f5 d6 1-0", Winner("black"), None, "black"),
        ("f5 d6 0-1", Winner("white"), None, "white"),
        ("f5 d6 1/2-1/2", Winner(None), None, None),
        ("f5 d6 32-32", Discs(32, 32), 0, None),
    ],
)
def test_results_are_kept_as_stated(text, result, difference, winner):
    [game] = read_games(text)
    assert game.result == result
    if result is not None:
        assert (game.result.disc_difference, game.result.winner) == (difference, winner)
    assert game.disc_difference is None and game.disc_difference_on_board is None


def test_boards_are_read():
    rows = [START[first : first + 8] for first in range(0, 64, 8)]
    drawing = "  a b c d e f g h\n"
    drawing += "\n".join(f"{row} {' '.join(squares)} {row}" for row, squares in enumerate(rows, 1))
    for text in [START, START[:64], drawing, "\n".join(rows) + "\nblack to move", f"[8 {START[:64]} *]"]:
        [game] = read_games(text)
        assert (game.start, game.moves, game.format) == (START, (), "board")
    [game] = read_games(START[:64] + " O")
    assert game.start == START[:64] + " O"


def test_ggf_is_read_with_everything_it_states():
    first, second = read_games(GGF + "\n" + GGF.replace("Ann", "Cleo"))
    assert first == NotatedGame(
        moves=(NotatedMove("f5", 1.5, 0.3), NotatedMove("d6")),
        black="Ann",
        white="Ben",
        event="Club",
        date="2024-05-01",
        time_control="15:00//02:00",
        result=Difference(2.0, "r"),
    )
    assert (first.format, first.line, second.line, second.black) == ("ggf", 1, 2, "Cleo")


def test_obf_and_numbered_problems_are_read():
    [game] = read_games(f"{START}; F5:+2; D3;")
    assert game.format == "obf" and game.moves == ()
    assert game.scored_moves == (ScoredMove("f5", 2), ScoredMove("d3"))
    [problem] = read_games(f"40 {START} 38 f5")
    assert (problem.number, problem.start) == ("40", START)


def wthor_file(records, size, year=0, best_play_empties=0):
    """A WTHOR file, by its published description."""
    # Files of names have their number behind that of the games.
    counts = (len(records), 0) if size == 68 else (0, len(records))
    header = struct.pack("<4BIHH4B", 20, 24, 1, 2, *counts, year, 8, 0, best_play_empties, 0)
    assert all(len(record) == size for record in records)
    return header + b"".join(records)


def wthor_game(numbers, score, moves):
    codes = [10 * int(move[1]) + "abcdefgh".index(move[0]) + 1 for move in moves if move != "--"]
    return struct.pack("<HHHBB60B", *numbers, score, score, *codes, *[0] * (60 - len(codes)))


@pytest.fixture
def database(tmp_path):
    """Three games of a WTHOR database with names, and their moves."""
    games = [played(kozyr.reversi(), seed).actions for seed in [1, 2]] + [["f5", "d6"]]
    records = [wthor_game([1, 0, 1], 40, moves) for moves in games]
    (tmp_path / "WTH_2024.wtb").write_bytes(wthor_file(records, 68, 2024, 22))
    names = [b"M\xfcller Eva".ljust(20, b"\0"), b"Dupont Luc".ljust(20, b"\0")]
    (tmp_path / "WTHOR.JOU").write_bytes(wthor_file(names, 20))
    events = [b"Other".ljust(26, b"\0"), b"Open de Paris".ljust(26, b"\0")]
    (tmp_path / "WTHOR.TRN").write_bytes(wthor_file(events, 26))
    return tmp_path / "WTH_2024.wtb", games


def test_the_wthor_database_is_read_with_its_names(database):
    file, expected = database
    games = read_game_file(file)
    assert [list(game.actions) for game in games] == expected
    first = games[0]
    assert (first.black, first.white, first.event) == ("Müller Eva", "Dupont Luc", "Open de Paris")
    assert (first.date, first.format, games[2].line) == ("2024", "wthor", 3)
    assert first.result == Discs(40, 24) and first.best_play == BestPlay(22, 40)
    assert first.disc_difference is not None and games[2].disc_difference is None

    other = file.with_name("other.jou")
    other.write_bytes(wthor_file([b"Ann".ljust(20, b"\0"), b"Ben".ljust(20, b"\0")], 20))
    assert read_game_file(str(file))[0].black == "", "of two files of names neither is chosen"
    assert read_game_file(file, player_names=other)[0].black == "Ann"
    other.write_bytes(b"short")
    with pytest.raises(NotationError, match="other.jou: the file has 5 bytes") as caught:
        read_game_file(file, player_names=other)
    assert caught.value.line is None and caught.value.file == str(other)


def test_damaged_wthor_files_are_refused_with_the_place(database):
    file, _ = database
    good = file.read_bytes()
    damaged = bytearray(good)
    damaged[16 + 68 + 8] = 99
    for content, message in [
        (bytes(damaged), "WTH_2024.wtb: game 2, move 1: 99 is not a square"),
        (good[:-1], "byte .* is not text, and the length is not that of a WTHOR file"),
    ]:
        file.write_bytes(content)
        with pytest.raises(NotationError, match=message):
            read_game_file(file)


def test_text_files_are_read_and_errors_name_the_file(tmp_path):
    file = tmp_path / "games.txt"
    file.write_text("\ufefff5d6c3\n\nd3c5\n", encoding="utf-8")
    assert [game.line for game in read_game_file(file)] == [1, 3]
    file.write_text("f5d6\n\nd3 z9", encoding="utf-8")
    with pytest.raises(NotationError) as caught:
        read_game_file(file)
    error = caught.value
    assert (error.file, error.line, error.column) == (str(file), 3, 4)
    assert str(error).startswith(f"{file}: line 3, column 4: `z9` is neither a square")
    with pytest.raises(FileNotFoundError):
        read_game_file(tmp_path / "missing.ggf")
    with pytest.raises(FileNotFoundError):
        read_game_file(tmp_path / "missing" / "missing.wtb")


@pytest.mark.parametrize(
    "text, line, column, message",
    [
        ("", 1, 1, "no position and no move"),
        ("f5 d6 z9", 1, 7, "`z9` is neither a square"),
        ("f5\nd6 d6", 2, 4, "not legal"),
        ("♥", 1, 1, "neither a square"),
        (GGF.replace("D6", "A1"), 1, GGF.index("W[D6]") + 1, "a1 is not legal"),
        (GGF[:-3], 1, len(GGF) - 2, "ends in the middle"),
    ],
)
def test_errors_have_a_place_and_an_example(text, line, column, message):
    with pytest.raises(NotationError, match=message) as caught:
        read_games(text)
    error = caught.value
    assert (error.line, error.column, error.file) == (line, column, None)
    assert str(error).startswith(f"line {line}, column {column}: ")
    assert read_games(error.example)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.problem) == (str(error), line, error.problem)


@pytest.mark.parametrize("format", ["transcript", "with-passes", "numbered", "ggf"])
def test_written_games_are_read_back(format):
    games = []
    for seed in range(40):
        start = START if seed % 2 else "X" + START[1:64] + " O"
        game = played(kozyr.reversi(start=start), seed)
        games.append(NotatedGame.from_game(game, black="Ann [A]", white='Ben "B"'))
    assert any("--" in game.actions for game in games)
    for game in games:
        text = write_games([game], format)
        [again] = read_games(text)
        assert (again.start, again.moves) == (game.start, game.moves)
        if format == "numbered":
            assert (again.black, again.white, again.result) == (game.black, game.white, game.result)
    if format == "ggf":
        plain = [NotatedGame(**{**vars(game), "black": "Ann"}) for game in games]
        assert read_games(write_games(plain, "ggf")) == plain


def test_formats_are_written_as_documented():
    [game] = read_games(GGF)
    assert write_games([game, game], "transcript") == "f5d6\nf5d6\n"
    random_games = (NotatedGame.from_game(played(kozyr.reversi(), seed)) for seed in range(99))
    passed = next(game for game in random_games if "--" in game.actions[:-1])
    assert write_games([passed], "with-passes") == "".join(passed.actions) + "\n"
    assert write_games([passed], "transcript") == "".join(passed.actions).replace("--", "") + "\n"
    numbered = write_games([game], "numbered")
    assert '[Black "Ann"]' in numbered and numbered.endswith("1. F5 d6 +2\n\n")
    assert write_games([game], "ggf").count("B[F5/1.5/0.3]W[D6]") == 1
    [obf] = read_games(f"{START}; F5:+2; D3;")
    assert write_games([obf], "obf") == f"{START}; F5:+2; D3;\n"
    assert write_games([], "ggf") == ""


def test_a_game_can_be_played_on():
    [game] = read_games(f"{START[:64]} O  e3 d3")
    match = game.to_game(seed=3)
    assert match.actions == ["e3", "d3"] and match.view(0)["start"] == game.start
    played(match, 1)
    finished = NotatedGame.from_game(match, black="Ann")
    assert finished.actions[:2] == ("e3", "d3") and finished.black == "Ann"
    assert finished.result == Difference(float(finished.disc_difference))
    board = match.view(0)["position"][:64]
    assert finished.disc_difference_on_board == board.count("X") - board.count("O")
    assert np.sign(finished.disc_difference) == match.rewards[0]
    with pytest.raises(ValueError, match="only games of Reversi"):
        NotatedGame.from_game(kozyr.durak())


def test_impossible_games_are_not_written():
    for game, message in [
        (NotatedGame((NotatedMove("f5"), NotatedMove("f5"))), r"game 1: move 2 \(f5\)"),
        (NotatedGame((NotatedMove("z9"),)), "game 1: move 1: .*`z9`"),
        (NotatedGame(start="XO"), "64"),
        (NotatedGame(result=Discs(60, 5)), "game 1: 60-5 is not a result"),
        (NotatedGame(result=Difference(65.0)), r"game 1: \+65 is not a result"),
        (NotatedGame((NotatedMove("f5", float("nan")),)), "not JSON compliant"),
    ]:
        with pytest.raises(ValueError, match=message):
            write_games([NotatedGame(), game], "ggf")
    with pytest.raises(ValueError, match="unknown format `pgn`; known are transcript"):
        write_games([], "pgn")


def test_games_can_be_pickled():
    games = read_games(GGF) + read_games("f5d6 34-30")
    assert pickle.loads(pickle.dumps(games)) == games

