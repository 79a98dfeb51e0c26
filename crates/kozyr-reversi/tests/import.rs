//! Reading the boards, transcripts and files that players exchange.

use kozyr_reversi::{
    Action, Colour, Position, Square,
    notation::{
        EmptySquares, ExportFormat, ImportFormat, ImportProblem, ImportedGame, NotatedGame,
        StatedResult, TranscriptStyle, WthorError, WthorNames, format_transcript, read_game_file,
        read_games, read_valid_games, read_wthor, write_games, write_transcript,
    },
};
use rand::{RngExt, seq::IndexedRandom};

use crate::support::{
    reversi_games as games,
    wthor_files::{names_file, wthor_file, wthor_moves},
};

/// A board that no symmetry maps to itself, with an odd number of discs.
const BOARD: &str = "X-------O-------XXO-----OXX-----OOXOX----XXO------O------XO----O";

/// The only game of a text.
fn only(text: &str) -> ImportedGame {
    let games = read_games(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(games.len(), 1, "{text}");
    games.into_iter().next().unwrap()
}

/// The transcript of the only game of a text.
fn moves(text: &str) -> String {
    write_transcript(&only(text).game.actions())
}

/// The position that a text consists of.
fn position(text: &str) -> Position {
    let game = only(text).game;
    assert!(game.moves.is_empty(), "{text}");
    game.start
}

/// The line, column and problem of an unreadable text.
fn fault(text: &str) -> (usize, usize, ImportProblem) {
    let error = read_games(text).expect_err(text);
    (error.line, error.column, error.problem)
}

/// The position of [`BOARD`] with this side to move.
fn with_side(side: char) -> Position {
    format!("{BOARD} {side}").parse().unwrap()
}

#[test]
fn transcripts_are_read_in_the_spellings_of_playing_sites() {
    let plain = "f5f4f3g4h3";
    for text in [
        "f5f4f3g4h3",
        "F5F4F3G4H3",
        "f5 f4 f3 g4 h3",
        "1. F5 f4 2. F3 g4 3. H3",
        "1.F5 f4 2.F3 g4 3.H3",
        "1. F5 f4\n2. F3 g4\n3. H3",
        "1 F5 f4 2 F3 g4 3 H3",
        "1) F5 f4 2) F3 g4 3) H3",
        "1: f5, 2: f4, 3: f3, 4: g4, 5: h3",
        "1. f5 2. f4 3. f3 4. g4 5. h3",
        "1. F5 1... f4 2. F3 2... g4 3. H3",
        "f5,f4,f3,g4,h3",
        "f5, f4, f3, g4, h3",
        "f5-f4-f3-g4-h3",
        "f5 - f4 - f3 - g4 - h3",
        "f5–f4–f3–g4–h3",
        "f5\nf4\nf3\ng4\nh3",
        "f5;f4;f3;g4;h3;",
        "\u{feff}f5f4f3g4h3\r\n",
        "f5|f4|f3|g4|h3",
    ] {
        assert_eq!(moves(text), plain, "{text}");
    }
}

#[test]
fn passes_are_read_in_all_spellings_or_implied() {
    let actions = game_with_a_pass();
    let written = format_transcript(&Position::START, &actions, TranscriptStyle::WithPasses);
    assert!(written.contains("--"));
    for pass in ["--", "pa", "PA", "ps", "PS", "pass", "Pass", "PASS", "---", "––", "", " pass "]
    {
        for between in ["", " ", ", ", "\n"] {
            let text = written.replace("--", &format!("{between}{pass}{between}"));
            let read = only(&text).game.actions();
            assert_eq!(read, actions, "{text}");
        }
    }
    let numbered = format_transcript(&Position::START, &actions, TranscriptStyle::Numbered);
    assert_eq!(only(&numbered).game.actions(), actions, "{numbered}");
    // A pass is refused while there is a move.
    let (line, column, problem) = fault("f5--d6");
    assert_eq!((line, column), (1, 3));
    assert!(matches!(problem, ImportProblem::Illegal { action: Action::Pass, .. }));
}

/// The actions of a random game up to the move after its first pass.
fn game_with_a_pass() -> Vec<Action> {
    (0..1000)
        .find_map(|index| {
            let mut rng = games::rng(index);
            let states = games::random_game(&kozyr_reversi::Setup::default(), &mut rng);
            let history = states.last()?.history().to_vec();
            let pass = history.iter().position(|&action| action == Action::Pass)?;
            (pass + 1 < history.len()).then(|| history[..pass + 2].to_vec())
        })
        .unwrap()
}

#[test]
fn results_after_the_moves_are_read() {
    for (result, stated) in [
        ("34-30", StatedResult::Discs { black: 34, white: 30 }),
        ("34 - 30", StatedResult::Discs { black: 34, white: 30 }),
        ("34:30", StatedResult::Discs { black: 34, white: 30 }),
        ("W 34-30", StatedResult::Discs { black: 30, white: 34 }),
        ("B 34-30", StatedResult::Discs { black: 34, white: 30 }),
        ("White wins 34-30", StatedResult::Discs { black: 30, white: 34 }),
        ("32-32", StatedResult::Discs { black: 32, white: 32 }),
        ("1-0", StatedResult::Winner(Some(Colour::Black))),
        ("0-1", StatedResult::Winner(Some(Colour::White))),
        ("1/2-1/2", StatedResult::Winner(None)),
        ("½-½", StatedResult::Winner(None)),
        ("*", StatedResult::Unknown),
        ("+4", StatedResult::Difference { discs: 4.0, ending: None }),
        ("-4", StatedResult::Difference { discs: -4.0, ending: None }),
        ("B+4", StatedResult::Difference { discs: 4.0, ending: None }),
        ("W+4", StatedResult::Difference { discs: -4.0, ending: None }),
    ] {
        for text in [format!("1. F5 f4 2. F3 {result}"), format!("f5f4f3\n{result}\n")] {
            let game = only(&text).game;
            assert_eq!(game.result, stated, "{text}");
            assert_eq!(write_transcript(&game.actions()), "f5f4f3", "{text}");
        }
    }
    assert!(matches!(fault("f5f4 34-30 f3"), (1, 12, ImportProblem::AfterResult { .. })));
}

#[test]
fn tags_name_the_players() {
    let text = "[Event \"Cup\"]\n[Site \"PlayOK\"]\n[Date \"2023.05.01\"]\n[Black \"Ann \\\"A\\\"\"]\n\
                [White \"?\"]\n[Result \"30-34\"]\n\n1. F5 f4 2. F3 g4 30-34\n\n\
                [Black \"C\"]\n[White \"D\"]\n\n1. F5 d6 *\n";
    let games = read_games(text).unwrap();
    let [first, second] = &games[..] else { panic!("{games:?}") };
    let names = |game: &NotatedGame| [game.event.clone(), game.black.clone(), game.white.clone()];
    assert_eq!(names(&first.game), ["Cup", "Ann \"A\"", ""]);
    assert_eq!(first.game.date, "2023.05.01");
    assert_eq!(first.game.result, StatedResult::Discs { black: 30, white: 34 });
    assert_eq!(names(&second.game), ["", "C", "D"]);
    assert_eq!(write_transcript(&second.game.actions()), "f5d6");
    assert_eq!((first.line, second.line), (1, 10));
    assert!(matches!(fault("[Black \"C\nf5"), (1, 1, ImportProblem::OpenTag)));
}

#[test]
fn a_board_in_one_row_is_read_with_or_without_a_side() {
    assert_eq!(position(BOARD), with_side('X'));
    for (side, expected) in [
        ("X", 'X'),
        ("O", 'O'),
        ("x", 'X'),
        ("*", 'X'),
        ("black", 'X'),
        ("White", 'O'),
        ("White to move", 'O'),
        ("O to move", 'O'),
        ("to move: white", 'O'),
        ("● to move", 'X'),
        ("○", 'O'),
        ("X;", 'X'),
        ("O; % remark", 'O'),
    ] {
        assert_eq!(position(&format!("{BOARD} {side}")), with_side(expected), "{side}");
    }
    assert_eq!(position(&format!("{BOARD}O")), with_side('O'));
    // The Generic Game Server and GGF.
    let rows = rows(BOARD, "*O-");
    assert_eq!(position(&format!("[8 {} O]", rows.join(" "))), with_side('O'));
    assert_eq!(position(&format!("8 {} *", rows.join(" "))), with_side('X'));
    assert_eq!(position(&format!("(;GM[Othello]BO[8 {} O];)", rows.join(" "))), with_side('O'));
}

/// The rows of a board in other symbols for black, white and empty squares.
fn rows(board: &str, symbols: &str) -> Vec<String> {
    let symbols: Vec<char> = symbols.chars().collect();
    let symbol = |cell| match cell {
        'X' => symbols[0],
        'O' => symbols[1],
        _ => symbols[2],
    };
    let cells: Vec<char> = board.chars().map(symbol).collect();
    cells.chunks(8).map(|row| row.iter().collect()).collect()
}

/// Drawings of a board: with any numbers, names of columns, blanks, bars and borders.
fn drawings(board: &str, symbols: &str) -> Vec<String> {
    let rows = rows(board, symbols);
    let spaced = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let barred =
        |row: &String| format!("|{}|", row.chars().map(String::from).collect::<Vec<_>>().join("|"));
    let numbered = |write: &dyn Fn(usize, &String) -> String| {
        rows.iter()
            .enumerate()
            .map(|(index, row)| write(index + 1, row))
            .collect::<Vec<_>>()
            .join("\n")
    };
    vec![
        rows.join("\n"),
        rows.join("\r\n"),
        rows.join("\n\n"),
        rows.join("/"),
        numbered(&|_, row| spaced(row)),
        numbered(&|_, row| barred(row)),
        numbered(&|number, row| format!("{number} {row}")),
        numbered(&|number, row| format!("{number}{row}")),
        numbered(&|number, row| format!("{number} {} {number}", spaced(row))),
        numbered(&|_, row| format!("  {}", spaced(row))),
        numbered(&|number, row| format!("{row} {number}")),
        format!(
            "  a b c d e f g h\n{}",
            numbered(&|number, row| format!("{number} {}", spaced(row)))
        ),
        format!(
            "  ABCDEFGH\n{}\n  ABCDEFGH",
            numbered(&|number, row| format!("{number} {row} {number}"))
        ),
        format!(
            "  a b c d e f g h\n +-+-+-+-+-+-+-+-+\n{}\n +-+-+-+-+-+-+-+-+",
            numbered(&|number, row| format!("{number}{}", barred(row)))
        ),
        format!(
            "   +--------+\n{}\n   +--------+\n    abcdefgh",
            numbered(&|number, row| format!(" {number} |{row}|"))
        ),
    ]
}

#[test]
fn drawings_are_read_in_all_symbols() {
    for symbols in [
        "XO-",
        "xo.",
        "XO_",
        "XO+",
        "BW-",
        "bw.",
        "*O-",
        "●○-",
        "●○.",
        "⚫⚪·",
        "120",
        "#O-",
        "@O-",
        "X0-",
        "●○・",
    ] {
        for drawing in drawings(BOARD, symbols) {
            assert_eq!(position(&drawing), with_side('X'), "{symbols}\n{drawing}");
            let last = if symbols == "120" { '2' } else { symbols.chars().nth(1).unwrap() };
            let text = format!("{drawing}\n{last}");
            assert_eq!(position(&text), with_side('O'), "{text}");
            let text = format!("{drawing}\nwhite to move");
            assert_eq!(position(&text), with_side('O'), "{text}");
        }
    }
    // Empty squares may be blank between bars.
    let drawing = rows(BOARD, "XO ").into_iter().enumerate().map(|(index, row)| {
        let cells: Vec<String> = row.chars().map(|cell| format!(" {cell} ")).collect();
        format!("{} |{}|", index + 1, cells.join("|"))
    });
    let drawing = drawing.collect::<Vec<_>>().join("\n---+---+---\n");
    assert_eq!(position(&drawing), with_side('X'), "{drawing}");
    // Some drawings have row 8 on top.
    let upside_down: Vec<String> = (1..=8)
        .rev()
        .map(|number| format!("{number} {}", rows(BOARD, "XO-")[number - 1]))
        .collect();
    assert_eq!(position(&upside_down.join("\n")), with_side('X'));
}

#[test]
fn random_boards_are_read_from_any_drawing() {
    for index in 0..300 {
        let mut rng = games::rng(index);
        let position_to_draw = games::any_setup(&mut rng).start;
        let text = position_to_draw.to_string();
        let (board, side) = text.split_once(' ').unwrap();
        let symbols = *["XO-", "●○.", "120", "BW_"].choose(&mut rng).unwrap();
        if symbols == "120" && !board.contains(['X', 'O']) {
            continue;
        }
        for drawing in drawings(board, symbols) {
            let side = if side == "X" { "black" } else { "white" };
            let text = format!("{drawing}\n{side} to move\n");
            assert_eq!(position(&text), position_to_draw, "{text}");
        }
    }
}

#[test]
fn a_board_may_be_followed_by_moves() {
    let start = Position::START.to_string();
    for text in [
        format!("{start} f5d6"),
        format!("{start}\nf5d6"),
        format!("{start} 1. F5 d6"),
        format!("{}\nX\n1. F5 2. d6", rows(&start[..64], "XO-").join("\n")),
        format!("{}\nf5d6", rows(&start[..64], "●○.").join("\n")),
        format!("{}\n1. F5 d6 34-30", rows(&start[..64], "120").join("\n")),
    ] {
        let game = only(&text).game;
        assert_eq!(game.start, Position::START, "{text}");
        assert_eq!(write_transcript(&game.actions()), "f5d6", "{text}");
    }
    let (line, column, _) = fault(&format!("{start}\nf5 d3"));
    assert_eq!((line, column), (2, 4));
}

#[test]
fn obf_lines_and_numbered_problems_keep_their_scores() {
    let text = format!("{} X; F5:+2; D3:-4; C4;\n{} O;\n", &BOARD, BOARD);
    let games = read_games(&text).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].format, ImportFormat::Obf);
    let scores: Vec<_> = games[0].scored_moves.iter().map(|known| known.score).collect();
    assert_eq!(scores, [Some(2), Some(-4), None]);
    assert!(games[1].scored_moves.is_empty());
    assert_eq!(games[1].game.start, with_side('O'));
    let problem =
        only("40 O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X 38 a2");
    assert_eq!(problem.number.as_deref(), Some("40"));
    let best = problem.scored_moves.first().unwrap();
    assert_eq!((best.action, best.score), (Action::Place("a2".parse().unwrap()), Some(38)));
    assert!(matches!(
        fault(&format!("{BOARD} X; j1:2")),
        (1, 69, ImportProblem::ScoredMove { .. })
    ));
}

#[test]
fn remarks_are_skipped() {
    let ffo = include_str!("data/ffo-40-59.txt");
    let games = read_games(ffo).unwrap();
    assert_eq!((games.len(), games[0].line), (20, 3));
    assert!(games.iter().all(|imported| !imported.scored_moves.is_empty()));
    for mark in ["#", "%"] {
        let text = format!("{mark} one\n{BOARD} X\n  {mark} two: f5\n{BOARD} O\n{mark}\n");
        let games = read_games(&text).unwrap();
        let starts: Vec<_> = games.iter().map(|imported| imported.game.start).collect();
        assert_eq!(starts, [with_side('X'), with_side('O')], "{text}");
        assert_eq!(moves(&format!("{mark} one\nf5 d6\n{mark} two\nc3")), "f5d6c3");
    }
    let drawing = BOARD.replace('X', "#").replacen('-', ".", 1);
    assert_eq!(position(&format!("{drawing} #")), with_side('X'));
    let problem = fault("# only a remark");
    assert!(matches!(problem, (.., ImportProblem::Empty)), "{problem:?}");
}

#[test]
fn a_text_may_hold_several_games() {
    let read = |text: &str| -> Vec<String> {
        let games = read_games(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        games.iter().map(|one| write_transcript(&one.game.actions())).collect()
    };
    assert_eq!(read("f5d6c3\n\nf5f6e6"), ["f5d6c3", "f5f6e6"]);
    assert_eq!(read("1. F5 d6 2. C3\n1. F5 f6 2. E6"), ["f5d6c3", "f5f6e6"]);
    assert_eq!(read("f5d6c3 34-30\nf5f6e6 1-0\n"), ["f5d6c3", "f5f6e6"]);
    assert_eq!(read("f5d6c3\nf5f6e6\nd3c3c4"), ["f5d6c3", "f5f6e6", "d3c3c4"]);
    let boards =
        format!("{}\n\n{}\n", rows(BOARD, "XO-").join("\n"), rows(BOARD, "●○.").join("\n"));
    assert_eq!(read(&boards).len(), 2);
    let boards = format!("{BOARD}\n{BOARD} O\n{BOARD} X");
    assert_eq!(read_games(&boards).unwrap()[1].game.start, with_side('O'));
    // The first move of the second line would also be legal in the first game, its second is not.
    assert_eq!(read("f5d6c3\nd3c3c4"), ["f5d6c3", "d3c3c4"]);
    // One game on several lines.
    assert_eq!(read("1. F5 d6\n2. C3 d3\n3. C4"), ["f5d6c3d3c4"]);
    assert_eq!(read("f5d6c3\nd3c4f4"), ["f5d6c3d3c4f4"]);
}

#[test]
fn text_is_read_in_the_encodings_that_windows_programs_write() {
    let none = WthorNames::default();
    let text = "[Black \"Bén Žák\"]\n[White \"‘Ann’\"]\n\n1. F5 d6\n";
    let utf16 = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        format!("\u{feff}{text}").encode_utf16().flat_map(unit).collect()
    };
    // Windows-1252: é is 0xe9, Ž is 0x8e, á is 0xe1, the quotation marks are 0x91 and 0x92.
    let windows: &[u8] = b"[Black \"B\xe9n \x8e\xe1k\"]\n[White \"\x91Ann\x92\"]\n\n1. F5 d6\n";
    for bytes in [text.as_bytes(), windows, &utf16(u16::to_le_bytes), &utf16(u16::to_be_bytes)] {
        let games = read_game_file(bytes, &none, &none).unwrap();
        let game = &games[0].game;
        assert_eq!((game.black.as_str(), game.white.as_str()), ("Bén Žák", "‘Ann’"));
        assert_eq!(write_transcript(&game.actions()), "f5d6");
    }
    // Control characters, and bytes without a meaning in Windows-1252, are no text.
    for bytes in [&b"f5\x00d6\xe9"[..], b"f5d6 \x81", b"\xff\xfef\x005"] {
        let error = read_game_file(bytes, &none, &none).unwrap_err();
        assert!(error.to_string().contains("is not text"), "{error}");
    }
}

#[test]
fn the_board_of_a_ggf_game_is_read_on_its_own() {
    let rows = rows(BOARD, "*O-").join(" ");
    assert_eq!(position(&format!("BO[8 {rows} O]")), with_side('O'));
    let games = read_games(&format!("BO[8 {rows} *]\n[8 {rows} O]\n")).unwrap();
    let starts: Vec<_> = games.iter().map(|imported| imported.game.start).collect();
    assert_eq!(starts, [with_side('X'), with_side('O')]);
    assert!(games.iter().all(|imported| imported.number.is_none()));
}

#[test]
fn a_name_may_look_like_the_start_of_ggf() {
    let game = only("[Black \"Ann (;\"]\n\n1. F5 d6").game;
    assert_eq!((game.black.as_str(), game.moves.len()), ("Ann (;", 2));
}

#[test]
fn games_without_moves_are_written_readably() {
    let text = format!("{}\n{BOARD} O\n{BOARD} X\n1. F5 *\n", Position::START);
    let games = read_games(&text.replace("1. F5", "")).unwrap();
    let with_moves = read_games("1. F5 d6").unwrap();
    let all: Vec<ImportedGame> = games.into_iter().chain(with_moves).collect();
    let starts = |games: &[ImportedGame]| -> Vec<Position> {
        games.iter().map(|imported| imported.game.start).collect()
    };
    for format in [ExportFormat::Numbered, ExportFormat::Ggf] {
        let written = write_games(&all, format);
        let again = read_games(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!(starts(&again), starts(&all), "{written}");
    }
    let empty = [ImportedGame { line: 1, ..only(&Position::START.to_string()) }];
    for format in ExportFormat::ALL {
        let again = read_games(&write_games(&empty, format)).unwrap();
        assert_eq!(starts(&again), [Position::START], "{format:?}");
    }
}

#[test]
fn results_survive_being_written_and_read() {
    for result in [
        StatedResult::Discs { black: 1, white: 0 },
        StatedResult::Discs { black: 0, white: 1 },
        StatedResult::Discs { black: 34, white: 30 },
        StatedResult::Difference { discs: 4.5, ending: None },
        StatedResult::Difference { discs: -0.25, ending: None },
        StatedResult::Winner(Some(Colour::Black)),
        StatedResult::Winner(None),
    ] {
        let mut imported = only("f5d6c3");
        imported.game.result = result;
        let written = write_games([&imported], ExportFormat::Numbered);
        assert_eq!(only(&written).game.result, result, "{written}");
    }
}

#[test]
fn lines_that_could_be_one_game_or_several_are_refused() {
    // d3c5 goes on after f5d6c3, and is also a game of its own.
    let (line, column, problem) = fault("f5d6c3\nd3c5");
    assert_eq!((line, column, problem), (2, 1, ImportProblem::OneOrSeveral));
    assert_eq!(read_games("f5d6c3\n\nd3c5").unwrap().len(), 2);
    let (line, column, problem) = fault("f5d6c3\nd3c5\nf5f4");
    assert_eq!((line, column, problem), (2, 1, ImportProblem::OneOrSeveral));
    let (line, column, problem) = fault("f5d6\nc4c3\nf5f4e3");
    assert_eq!((line, column, problem), (3, 1, ImportProblem::OneOrSeveral));
    assert_eq!(moves("f5d6c3 d3c5"), "f5d6c3d3c5");
}

#[test]
fn boards_whose_symbols_mean_two_things_are_refused() {
    let board = |text: &str| read_games(text).map(|games| games[0].game.start);
    let two_symbols = |text: &str| match board(text).map_err(|error| error.problem) {
        Err(ImportProblem::TwoSymbols { first, second }) => (first, second),
        other => panic!("{other:?}"),
    };
    // Legal moves marked with a star, which may also be a black disc.
    let marked = "........ ........ ...*.... ..*OX... ...XO*.. ....*... ........ ........";
    assert_eq!(two_symbols(marked), ('*', 'X'));
    assert_eq!(two_symbols(&marked.replace(' ', "\n")), ('*', 'X'));
    // An array of 0, 1 and -1.
    let rows = ["0 0 0 0 0 0 0 0"; 3].join("\n");
    let array = format!("{rows}\n0 0 0 -1 1 0 0 0\n0 0 0 1 -1 0 0 0\n{rows}");
    assert_eq!(two_symbols(&array.replace('\n', " ")), ('0', '-'));
    assert!(matches!(fault(&array), (4, _, ImportProblem::RowLength { row: 4, squares: 9 })));
    // Points of the board may be marked.
    let points = BOARD.replacen('-', "+", 3).replacen('-', "·", 2);
    assert_eq!(board(&points), board(BOARD));
}

#[test]
fn digits_mean_what_programs_mean_by_them() {
    for symbols in ["120", "01.", "01-", "12.", "X0-"] {
        let rows = rows(BOARD, symbols);
        for text in [rows.concat(), rows.join("\n"), rows.join(" ")] {
            assert_eq!(only(&text).game.start, only(BOARD).game.start, "{text}");
        }
    }
    let to_move = |side: &str| only(&format!("{} {side}", rows(BOARD, "01.").concat()));
    assert_eq!(to_move("0").game.start.to_move, Colour::Black);
    assert_eq!(to_move("1").game.start.to_move, Colour::White);
}

#[test]
fn a_drawing_may_have_notes_beside_it() {
    // As Edax prints it.
    let notes = [
        "",
        " O to move",
        "",
        " *: discs =  3    moves =  4",
        " O: discs =  2    moves =  3",
        "  empties = 59      ply =  2",
        "",
        "",
    ];
    let mut text = "  A B C D E F G H\n".to_owned();
    for (row, (squares, note)) in rows(BOARD, "*O-").iter().zip(notes).enumerate() {
        let squares: Vec<String> = squares.chars().map(String::from).collect();
        text += &format!("{0} {1} {0}{note}\n", row + 1, squares.join(" "));
    }
    text += "  A B C D E F G H\n";
    let game = only(&text).game;
    assert_eq!(game.start, only(&format!("{BOARD} O")).game.start);
    assert!(game.moves.is_empty());
    // Another drawing beside the first one.
    let wide = text.replace("G H\n", "G H            BLACK            A  B  C  D\n");
    assert_eq!(only(&wide).game.start, game.start);
}

#[test]
fn comments_marks_and_lists_are_read() {
    let expected = "f5d6c3d3c4";
    for text in [
        "1. f5 {the only opening} d6 2. c3 {\n over lines } d3 3. c4",
        "1. f5! d6? 2. c3!? d3 $1 3. c4",
        "+f5-d6+c3-d3+c4",
        "[\"f5\", \"d6\", \"c3\", \"d3\", \"c4\"]",
        "['f5','d6','c3','d3','c4']",
        "[F5, D6, C3, D3, C4]",
        "\"f5d6c3d3c4\"",
        "ｆ５ｄ６ｃ３ｄ３ｃ４",
        "1. f5 d6\n\n2. c3 d3\n\n3. c4",
        "1. f5 d6\n2. c3 d3\n3. c4",
        "1. f5\n\n2. d6\n\n3. c3\n\n4. d3\n\n5. c4\n",
    ] {
        assert_eq!(moves(text), expected, "{text}");
    }
    assert!(matches!(fault("f5 {never ends"), (1, 4, ImportProblem::NoMove { .. })));
    // Each line would also be a game of its own.
    assert_eq!(moves("1. f5 f6\n2. e6 f4"), "f5f6e6f4");
    // Numbered games, not moves.
    assert_eq!(read_games("1. f5d6c3\n\n2. f5f6e6f4\n\n3. f5d6c3d3c4").unwrap().len(), 3);
}

#[test]
fn numbers_after_the_moves_are_a_result_or_refused() {
    let result = |text: &str| only(text).game.result;
    let discs = StatedResult::Discs { black: 34, white: 30 };
    assert_eq!(result("f5d6c3 34 30"), discs);
    assert_eq!(result("f5d6c3 34  30\r\n"), discs);
    assert_eq!(result("f5d6c3 (34-30)"), discs);
    assert_eq!(result("f5d6c3 draw"), StatedResult::Winner(None));
    assert_eq!(result("1. f5 d6 2."), StatedResult::Unknown);
    assert!(matches!(fault("f5d6c3 34"), (1, 8, ImportProblem::NoMove { found }) if found == "34"));
    assert!(matches!(fault("f5d6c3 34\nf5f6e6 30"), (1, 8, ImportProblem::NoMove { .. })));
}

#[test]
fn problems_need_no_number() {
    let board = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
    let numbered = only(&format!("40 {board} 38 a2"));
    for text in [format!("{board} 38 a2"), format!("{board} +38 a2"), format!("40. {board} 38 a2")]
    {
        let read = only(&text);
        assert_eq!(read.scored_moves, numbered.scored_moves, "{text}");
        assert_eq!(read.game.start, numbered.game.start);
        assert!(read.game.moves.is_empty());
    }
    assert_eq!(only(&format!("{board} 38")).game.result.disc_difference(), Some(38.0));
    // Moves with their numbers.
    assert_eq!(only(&format!("{board} 1. a2")).game.moves.len(), 1);
    assert_eq!(only(&format!("{board} a2")).game.moves.len(), 1);
}

#[test]
fn a_frame_of_hashes_is_a_remark() {
    assert_eq!(moves("################\n# My games\n################\nf5d6c3"), "f5d6c3");
    assert_eq!(only(&rows(BOARD, "#O.").concat()).game.start, only(BOARD).game.start);
}

#[test]
fn games_written_one_per_line_are_read_back_one_by_one() {
    let mut rng = games::rng(0x6f6e65);
    for style in [ExportFormat::Transcript, ExportFormat::WithPasses, ExportFormat::Numbered] {
        for _ in 0..40 {
            let games: Vec<ImportedGame> = (0..6)
                .map(|_| {
                    let states = games::random_game(&kozyr_reversi::Setup::default(), &mut rng);
                    let whole = states.last().unwrap().history();
                    let length = match rng.random_range(0..4) {
                        0 => 0,
                        1 => rng.random_range(0..4),
                        2 => rng.random_range(0..whole.len()),
                        _ => whole.len(),
                    };
                    let text = write_transcript(&whole[..length]);
                    if text.is_empty() { only(&Position::START.to_string()) } else { only(&text) }
                })
                .collect();
            let text = write_games(&games, style);
            let read = read_games(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let actions = |games: &[ImportedGame]| -> Vec<_> {
                games.iter().map(|imported| imported.game.actions()).collect()
            };
            assert_eq!(actions(&read), actions(&games), "{text}");
        }
    }
}

#[test]
fn ggf_keeps_what_it_does_not_understand() {
    let text = "(;GM[Othello]PC[GGS/os]DT[2003]PB[Ann]PW[Ben]RE[+4.00:r]TI[05:00//02:00]TY[8r16]\
                RB[2197.01]RW[2199.72]KM[-2.5]BO[8 --------------------------\
                -O*------*O--------------------------- *]B[F5/1.5/0.3]W[D6];)";
    let game = only(text);
    let written = write_games([&game], ExportFormat::Ggf);
    for property in ["RB[2197.01]", "RW[2199.72]", "KM[-2.5]", "TY[8r16]", "RE[+4:r]"] {
        assert_eq!(written.matches(property).count(), 1, "{property} in {written}");
    }
    assert_eq!(only(&written).game, game.game);
}

#[test]
fn invalid_games_can_be_skipped() {
    let names = WthorNames::default();
    let read = |text: &str| {
        let (games, skipped) = read_valid_games(text.as_bytes(), &names, &names).unwrap();
        let lines: Vec<usize> = games.iter().map(|imported| imported.line).collect();
        (lines, skipped.count)
    };
    let ggf = |kind: &str, last: &str| {
        format!(
            "(;GM[Othello]PB[a]PW[b]TY[{kind}]BO[8 ---------------------------O*------*O----------\
             ----------------- *]B[F5]W[{last}];)"
        )
    };
    let archive = [ggf("8", "D6"), ggf("8a", "D6"), ggf("8", "A1"), ggf("8", "F6")].join("\n");
    assert_eq!(read(&archive), (vec![1, 4], 2));
    assert_eq!(read(&(archive + "\n(;GM[Othello]PB[cut")), (vec![1, 4], 3));
    // One game per line.
    assert_eq!(read("f5d6c3\nf5a1\nf5f6e6f4\nz9\nf5d6"), (vec![1, 3, 5], 2));
    // The rest of a game with an error is no game of its own.
    let numbered = "1. f5 d6\n2. c3 a1\n3. d3 c4\n\n1. f5 f6\n2. e6 f4\n";
    assert_eq!(read(numbered), (vec![5], 1));
    let tags = "[Black \"A\"]\n\n1. f5 a1\n2. c3\n\n[Black \"B\"]\n\n1. f5 d6\n";
    assert_eq!(read(tags), (vec![6], 1));
    // Without any game, the first error counts.
    let error = read_valid_games(b"f5 a1\nz9", &names, &names).unwrap_err();
    assert!(error.to_string().contains("a1 is not legal"), "{error}");

    let moves = |squares: &[&str]| -> Vec<u8> {
        wthor_moves(&squares.iter().map(|square| square.parse().unwrap()).collect::<Vec<_>>())
    };
    let games = [moves(&["f5", "d6"]), vec![99], moves(&["f5", "f6"])]
        .map(|moves| (0, [0, 0], 32, 32, moves));
    let (read, skipped) = read_valid_games(&wthor_file(&games, 2024, 0), &names, &names).unwrap();
    assert_eq!(read.iter().map(|imported| imported.line).collect::<Vec<_>>(), [1, 3]);
    assert!(skipped.count == 1 && skipped.errors[0].to_string().contains("game 2"), "{skipped:?}");
}

#[test]
fn the_side_to_move_is_not_taken_for_a_missing_square() {
    for symbols in ["XO-", "⚫⚪🟩", "120"] {
        for missing in 0..64 {
            let mut squares: Vec<char> = rows(BOARD, symbols).concat().chars().collect();
            squares.remove(missing);
            let row: String = squares.iter().collect();
            for side in symbols.chars().take(2) {
                let (line, column, problem) = fault(&format!("{row} {side} f5"));
                assert_eq!(problem, ImportProblem::TooFewSquares { squares: 63 });
                assert_eq!((line, column), (1, 64));
            }
        }
        let mut lines = rows(BOARD, symbols);
        lines[7].pop();
        let (line, column, problem) = fault(&format!("{} X\n", lines.join("\n")));
        assert_eq!(problem, ImportProblem::RowLength { row: 8, squares: 7 });
        assert_eq!((line, column), (8, 10));
    }
}

#[test]
fn errors_name_the_place_and_the_closest_format() {
    assert!(matches!(fault(""), (1, 1, ImportProblem::Empty)));
    assert!(matches!(fault(" \n "), (1, 1, ImportProblem::Empty)));
    assert!(matches!(fault("hello"), (1, 1, ImportProblem::NoMove { .. })));
    assert!(matches!(fault("f5 d6\nc3 z9"), (2, 4, ImportProblem::NoMove { .. })));
    assert!(matches!(fault("f5 f4 f9"), (1, 7, ImportProblem::NoMove { .. })));
    assert!(matches!(fault("f5 a1"), (1, 4, ImportProblem::Illegal { .. })));
    assert!(matches!(fault(&BOARD[..63]), (1, 64, ImportProblem::TooFewSquares { squares: 63 })));
    let broken = BOARD.replacen("XXO", "X?O", 1);
    assert!(matches!(fault(&broken), (1, 18, ImportProblem::Square { found: '?' })));
    let mut lines = rows(BOARD, "XO-");
    lines[2].pop();
    assert!(matches!(
        fault(&lines.join("\n")),
        (3, 8, ImportProblem::RowLength { row: 3, squares: 7 })
    ));
    let lines = rows(BOARD, "XO-")[..7].join("\n");
    let error = read_games(&lines).unwrap_err();
    assert_eq!(error.format, ImportFormat::Board);
    for format in
        [ImportFormat::Transcript, ImportFormat::Board, ImportFormat::Obf, ImportFormat::Ggf]
    {
        let example = only(format.example());
        assert_eq!(example.format, format, "the example is in its format");
    }
}

#[test]
fn wthor_games_are_read_with_names_scores_and_passes() {
    let players = WthorNames::read_players(&names_file(&["???", "Ann", "Bérénice"], 20)).unwrap();
    let tournaments = WthorNames::read_tournaments(&names_file(&["Cup"], 26)).unwrap();
    let mut written = Vec::new();
    let mut expected = Vec::new();
    let mut passes = 0;
    for index in 0..200 {
        let mut rng = games::rng(index);
        let states = games::random_game(&kozyr_reversi::Setup::default(), &mut rng);
        let history = states.last().unwrap().history().to_vec();
        let score = rng.random_range(0..=64);
        let best = rng.random_range(0..=64);
        passes += history.iter().filter(|&&action| action == Action::Pass).count();
        written.push((0, [1, 2], score, best, wthor_moves(&history)));
        // WTHOR can't tell a pass at the very end.
        expected.push((history, score, best));
    }
    assert!(passes > 50);
    let bytes = wthor_file(&written, 1999, 22);
    let read = read_wthor(&bytes, &players, &tournaments).unwrap();
    assert_eq!(read.len(), expected.len());
    for (game, (history, score, best)) in read.iter().zip(&expected) {
        assert_eq!(&game.actions(), history);
        assert_eq!(
            [&*game.event, &*game.date, &*game.black, &*game.white],
            ["Cup", "1999", "Ann", "Bérénice"]
        );
        assert_eq!(game.result, StatedResult::Discs { black: *score, white: 64 - score });
        let best_play = game.best_play.unwrap();
        assert_eq!((best_play.empties, best_play.black_discs), (22, *best));
    }
    let imported = read_game_file(&bytes, &players, &tournaments).unwrap();
    assert_eq!(imported[7].game, read[7]);
    assert_eq!((imported[7].format, imported[7].line), (ImportFormat::Wthor, 8));
    let unnamed = read_wthor(&bytes, &WthorNames::default(), &WthorNames::default()).unwrap();
    assert_eq!(unnamed[0].black, "");
}

#[test]
fn faulty_wthor_files_are_refused() {
    let none = WthorNames::default();
    let read = |bytes: &[u8]| read_wthor(bytes, &none, &none);
    assert!(matches!(read(&[1, 2]), Err(WthorError::NoHeader { bytes: 2 })));
    let good = wthor_file(&[(0, [0, 0], 32, 32, vec![56, 64])], 2000, 0);
    assert!(read(&good).is_ok());
    assert!(matches!(read(&good[..80]), Err(WthorError::Length { expected: 84, bytes: 80, .. })));
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    assert_eq!(read(&with(12, 10)), Err(WthorError::BoardSize(10)));
    assert_eq!(read(&with(13, 1)), Err(WthorError::Solitaire));
    assert_eq!(read(&with(22, 65)), Err(WthorError::Score { game: 1, discs: 65 }));
    assert_eq!(read(&with(25, 99)), Err(WthorError::Move { game: 1, number: 2, code: 99 }));
    assert!(matches!(read(&with(25, 11)), Err(WthorError::Illegal { game: 1, number: 2, .. })));
}

#[test]
fn both_ways_of_counting_empty_squares_are_recognised() {
    // Black wipes White out and leaves squares empty.
    let game = (0..100_000)
        .find_map(|index| {
            let mut rng = games::rng(index);
            let states = games::random_game(&kozyr_reversi::Setup::default(), &mut rng);
            let last = states.last()?;
            let discs = last.final_discs()?;
            let is_short = discs.black + discs.white < 64 && discs.black != discs.white;
            is_short.then(|| last.clone())
        })
        .unwrap();
    let discs = game.final_discs().unwrap();
    let read = |black: u8, white: u8| {
        let text = format!("{} {black}-{white}", write_transcript(game.history()));
        only(&text).game
    };
    let raw = read(discs.black, discs.white);
    assert_eq!(raw.result_convention(), Some(EmptySquares::NotCounted));
    let difference = discs.disc_difference();
    let black = ((64 + difference) / 2) as u8;
    let winner = read(black, 64 - black);
    assert_eq!(winner.result_convention(), Some(EmptySquares::ToWinner));
    assert_eq!(winner.disc_difference(EmptySquares::ToWinner), Some(difference));
    let raw_difference = i32::from(discs.black) - i32::from(discs.white);
    assert_eq!(winner.disc_difference(EmptySquares::NotCounted), Some(raw_difference));
    assert_eq!(read(40, 24).result_convention(), None);
}

#[test]
fn random_games_are_read_back_from_every_style() {
    for index in 0..300 {
        let mut rng = games::rng(index);
        let states = games::random_game(&kozyr_reversi::Setup::default(), &mut rng);
        let history = states.last().unwrap().history();
        let length = rng.random_range(1..=history.len());
        let actions = &history[..length];
        for style in
            [TranscriptStyle::Plain, TranscriptStyle::WithPasses, TranscriptStyle::Numbered]
        {
            let text = format_transcript(&Position::START, actions, style);
            assert_eq!(only(&text).game.actions(), actions, "{text}");
        }
    }
}

#[test]
fn damaged_text_never_panics_and_takes_linear_time() {
    let numbered = "[Black \"A\"]\n1. F5 d6 2. C3 d3 3. C4 f4 34-30\n";
    let seeds = [
        numbered.to_owned(),
        rows(BOARD, "●○.").join("\n"),
        format!("  a b c d e f g h\n{}\nX\nf5d6", rows(BOARD, "120").join("\n")),
        format!("{BOARD} X; F5:+2; D3:-4;\n40 {BOARD} O 38 a2\n"),
        format!("[8 {} *]", rows(BOARD, "*O-").join(" ")),
        "f5d6c3\nd3c4\n\nf5f6e6 W 34-30".to_owned(),
    ];
    let symbols: Vec<char> = "abfhAF1589XO*-.[]();:/+ BWPé●⚪|\"\u{0}\u{fe0f}\n".chars().collect();
    for index in 0..10_000 {
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
        if let Ok(games) = read_games(&text) {
            for imported in games {
                let _ = imported.game.replay();
            }
        }
    }
    // Long texts of one kind of symbol, on one line and on many.
    for symbol in [
        "f5", "1.", "-", "X", "X\n", "1\n", "1 \n", "a b c\n", "[", "\n", "|", "pa", "(;",
        "34-30 ", "f5\n1.\n",
    ] {
        let text = symbol.repeat(100_000);
        let _ = read_games(&text);
    }
    // What follows a board must not be read by recursion.
    for after in ["to move:", "turn: ", "a b c d e f g h\n", "]"] {
        let _ = read_games(&format!("{BOARD} {}", after.repeat(100_000)));
    }
}

#[test]
fn squares_of_wthor_are_ten_times_the_row_plus_the_column() {
    let bytes = wthor_file(&[(0, [0, 0], 32, 32, vec![56])], 2000, 0);
    let none = WthorNames::default();
    let game = &read_wthor(&bytes, &none, &none).unwrap()[0];
    assert_eq!(game.actions(), [Action::Place(Square::at(5, 4))]);
    assert_eq!(write_transcript(&game.actions()), "f5");
}
