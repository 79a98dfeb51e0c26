//! Transcripts, board strings, OBF and GGF.

use kozyr_reversi::{
    Action, Colour, ParsePositionError, Position,
    notation::{
        GgfErrorKind, ImportError, ImportProblem, NotatedGame, NotatedMove, ObfLine, StatedResult,
        parse_transcript, read_games, write_ggf, write_transcript,
    },
};
use rand::{RngExt, seq::IndexedRandom};

use crate::support::reversi_games as games;

const NBOARD: &str = "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]\
    RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]\
    B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

/// The games of a text in GGF.
fn read_ggf(text: &str) -> Result<Vec<NotatedGame>, ImportError> {
    Ok(read_games(text)?.into_iter().map(|imported| imported.game).collect())
}

/// The error of a text in GGF, and its column.
fn ggf_error(text: &str) -> (GgfErrorKind, usize) {
    match read_ggf(text).unwrap_err() {
        ImportError { problem: ImportProblem::Ggf(kind), line: 1, column, .. } => (kind, column),
        error => panic!("{error:?}"),
    }
}

#[test]
fn a_transcript_may_be_written_in_any_case_with_blanks() {
    let plain = parse_transcript(&Position::START, "f5d6c3").unwrap();
    assert_eq!(plain.len(), 3);
    assert_eq!(parse_transcript(&Position::START, " F5 d6\nC 3 ").unwrap(), plain);
    assert_eq!(write_transcript(&plain), "f5d6c3");
}

#[test]
fn passes_may_be_written_or_left_out() {
    let start: Position = format!("OX-{}O {}", "-".repeat(60), "X").parse().unwrap();
    let with = parse_transcript(&start, "--c1").unwrap();
    assert_eq!(with.first(), Some(&Action::Pass));
    for text in ["c1", "PASSc1", "ps c1", "paC1"] {
        assert_eq!(parse_transcript(&start, text).unwrap(), with, "{text}");
    }
    assert_eq!(parse_transcript(&start, "--").unwrap(), [Action::Pass]);
}

#[test]
fn a_faulty_transcript_is_refused_with_its_place() {
    let error = |text| parse_transcript(&Position::START, text).unwrap_err();
    let unreadable = |text| {
        let error: ImportError = error(text);
        (matches!(error.problem, ImportProblem::NoMove { .. }), error.column)
    };
    assert_eq!(unreadable("f5z9"), (true, 3));
    assert_eq!(unreadable("f5 d"), (true, 4));
    let illegal = |text| {
        let error: ImportError = error(text);
        (matches!(error.problem, ImportProblem::Illegal { .. }), error.column)
    };
    assert_eq!(illegal("f5f5"), (true, 3));
    assert_eq!(illegal("--f5"), (true, 1));
}

#[test]
fn board_strings_are_read_in_all_customary_signs() {
    let start = Position::START;
    let text = start.to_string();
    assert_eq!(text.parse(), Ok(start));
    for (from, to) in [("X", "*"), ("X", "B"), ("X", "@"), ("O", "W"), ("O", "0"), ("-", ".")] {
        assert_eq!(text.replace(from, to).parse(), Ok(start));
    }
    assert_eq!(text.to_lowercase().parse(), Ok(start));
    let lines: Vec<_> =
        text.as_bytes()[..64].chunks(8).map(|row| std::str::from_utf8(row).unwrap()).collect();
    assert_eq!(format!("{}\nX\n", lines.join("\n")).parse(), Ok(start));
}

#[test]
fn a_faulty_board_string_is_refused_with_its_place() {
    let error = |text: &str| text.parse::<Position>().unwrap_err();
    assert_eq!(error(""), ParsePositionError::TooShort { squares: 0 });
    assert_eq!(error(&"-".repeat(64)), ParsePositionError::TooShort { squares: 64 });
    let expected = ParsePositionError::Character { place: 3, found: '7' };
    assert_eq!(error("--7"), expected);
    let expected = ParsePositionError::Side { place: 65, found: '-' };
    assert_eq!(error(&"-".repeat(65)), expected);
    let expected = ParsePositionError::TooLong { place: 68 };
    assert_eq!(error(&format!("{} X O", "-".repeat(64))), expected);
}

#[test]
fn an_obf_line_tells_a_position_and_its_scores() {
    let read = |text: &str| {
        let imported = read_games(text).unwrap().remove(0);
        ObfLine { position: imported.game.start, moves: imported.scored_moves }
    };
    let text = format!("{}; F5:+2; D3:-4; C4;", Position::START);
    let line = read(&text);
    assert_eq!(line.position, Position::START);
    let scores: Vec<_> = line.moves.iter().map(|known| known.score).collect();
    assert_eq!(scores, [Some(2), Some(-4), None]);
    assert_eq!(line.to_string(), text);
    assert_eq!(read(&format!("{text} % a remark")), line);
    assert!(read(&format!("{};", Position::START)).moves.is_empty());
}

#[test]
fn a_faulty_obf_line_is_refused_with_its_place() {
    for (rest, column) in [("f5:1;j1:2", 73), ("f5:99", 68), ("f5:", 68)] {
        let error = read_games(&format!("{};{rest}", Position::START)).unwrap_err();
        assert!(matches!(error.problem, ImportProblem::ScoredMove { .. }), "{error}");
        assert_eq!(error.column, column, "{error}");
    }
}

#[test]
fn a_game_of_another_program_is_read() {
    let games = read_ggf(NBOARD).unwrap();
    let [game] = games.as_slice() else { panic!("{games:?}") };
    assert_eq!(game.black, "./mEdax");
    assert_eq!(game.white, "chris");
    assert_eq!(game.time_control, "15:00");
    assert_eq!(game.result, StatedResult::Unknown);
    assert_eq!(game.start, Position::START);
    assert_eq!(write_transcript(&game.actions()), "f5f6d3c5e6f7e7f4");
}

#[test]
fn several_games_with_times_evaluations_and_results_are_read() {
    let text = "2 (;GM[Othello]PB[a]PW[b]RB[2000.1]RE[+12.000:r]\
        BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
        B[f5/1.50/0.01]W[f6//2];) (;GM[Othello]RE[-4]BO[8 ---------------------------O*------*O\
        --------------------------- *]B[D3/-2];)";
    let games = read_ggf(text).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].result, StatedResult::Difference { discs: 12.0, ending: Some('r') });
    assert_eq!(games[0].moves[0].evaluation, Some(1.5));
    assert_eq!(games[0].moves[0].seconds, Some(0.01));
    assert_eq!((games[0].moves[1].evaluation, games[0].moves[1].seconds), (None, Some(2.0)));
    assert_eq!(games[1].result, StatedResult::Difference { discs: -4.0, ending: None });
    for game in games {
        assert_eq!(read_ggf(&write_ggf(&game)).unwrap(), [game]);
    }
}

#[test]
fn random_games_in_ggf_read_back_the_same() {
    let mut text = String::new();
    let mut written = Vec::new();
    for index in 0..500 {
        let mut rng = games::rng(index);
        let setup = games::any_setup(&mut rng);
        let states = games::random_game(&setup, &mut rng);
        let last = states.last().unwrap();
        let mut game = NotatedGame::new(setup.start);
        game.black = "Чёрные".into();
        let result = last.final_discs().unwrap().disc_difference().into();
        game.result = StatedResult::Difference { discs: result, ending: None };
        game.moves = last
            .history()
            .iter()
            .map(|&action| NotatedMove {
                action,
                evaluation: [None, Some(-1.25)][rng.random_range(0..2)],
                seconds: [None, Some(0.5)][rng.random_range(0..2)],
            })
            .collect();
        text += &format!("{}\n", write_ggf(&game));
        written.push(game);
    }
    assert_eq!(read_ggf(&text).unwrap(), written);
}

#[test]
fn a_faulty_game_is_refused_with_its_place() {
    let error = |text: &str| ggf_error(text).0;
    assert_eq!(error("(;GM[Chess];)"), GgfErrorKind::OtherGame("Chess".into()));
    for kind in ["8a", "s8a", "10", "88", "8A"] {
        let game = NBOARD.replace("GM[Othello]", &format!("GM[Othello]TY[{kind}]"));
        assert_eq!(error(&game), GgfErrorKind::OtherKind(kind.into()));
    }
    for kind in ["8", "8r18", "s8r20", "8k", ""] {
        let game = NBOARD.replace("GM[Othello]", &format!("GM[Othello]TY[{kind}]"));
        let mut games = read_ggf(&game).unwrap();
        for game in &mut games {
            // Another type than `8` is kept for writing the game again.
            game.ggf_properties.retain(|(key, _)| key != "TY");
        }
        assert_eq!(games, read_ggf(NBOARD).unwrap());
    }
    assert_eq!(error("(;GM[Othello];)"), GgfErrorKind::NoBoard);
    assert_eq!(error("(;GM[Othello]PB[x"), GgfErrorKind::CutShort);
    assert_eq!(error("(;GM!"), GgfErrorKind::NoProperty('!'));
    assert_eq!(ggf_error("(;GM!").1, 5);
    assert!(matches!(error("(;BO[10 ---]"), GgfErrorKind::Board(_)));
    let turn = ggf_error(&NBOARD.replace("W[F6]", "B[F6]"));
    let column = NBOARD.find("W[F6]").unwrap() + 1;
    assert_eq!(turn, (GgfErrorKind::WrongTurn(Colour::Black), column));
    assert!(matches!(error(&NBOARD.replace("W[F6]", "W[A1]")), GgfErrorKind::Illegal(..)));
    assert!(matches!(error(&NBOARD.replace("W[F6]", "W[F66]")), GgfErrorKind::Move(_)));
    assert!(matches!(error(&NBOARD.replace("RE[?]", "RE[won]")), GgfErrorKind::Result(_)));
}

#[test]
fn damaged_inputs_never_panic() {
    let obf = format!("{}; F5:+2; D3:-4;", Position::START);
    let seeds = [NBOARD, obf.as_str(), "f5d6c3d3c4f4f6f3e6e7d7c5"];
    let symbols: Vec<char> = "abfhAF1589XO*-.[]();:/+ BWPé\u{0}\n".chars().collect();
    for index in 0..20_000 {
        let mut rng = games::rng(index);
        let mut text: Vec<char> = seeds.choose(&mut rng).unwrap().chars().collect();
        for _ in 0..rng.random_range(1..6) {
            let place = rng.random_range(0..text.len());
            match rng.random_range(0..3) {
                0 => text[place] = *symbols.choose(&mut rng).unwrap(),
                1 => text.insert(place, *symbols.choose(&mut rng).unwrap()),
                _ => text.truncate(place.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        let _ = read_ggf(&text);
        let _ = parse_transcript(&Position::START, &text);
        let _ = text.parse::<Position>();
        let _ = text.parse::<Action>();
    }
}

#[test]
fn a_game_with_two_boards_is_refused() {
    let end = NBOARD.rfind(";)").unwrap();
    let board = &NBOARD[NBOARD.find("BO[").unwrap()..NBOARD.find("B[F5]").unwrap()];
    let twice = format!("{}{board}B[F5];)", &NBOARD[..end]);
    assert_eq!(ggf_error(&twice).0, GgfErrorKind::SecondBoard);
    let reversi = kozyr_core::known_games::KnownGames::new().with::<kozyr_reversi::Reversi>();
    assert!(reversi.read(&twice).is_err());
}
