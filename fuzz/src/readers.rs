//! Targets for the parsers of the core crates: whatever they accept must survive a round trip.

use sha2::{Digest, Sha256};

use kozyr_core::{
    game::Record,
    link::Link,
    statistics::{self, OpponentRatings, RecoveredSegment},
    teacher::{Exercises, TeachableGame, read_problems},
    tree::{SearchMethod, Tree},
};
use kozyr_durak::{
    Durak,
    opponents::fuzzy::ControlTables,
    search::{EndgameSolver, Position},
};
use kozyr_lab::lab_game::known_games;
use kozyr_reversi::{
    self as reversi, Board, Reversi,
    engine::{Engine, OpeningBook, SearchLimits, Weights, WeightsError},
    notation::{
        ImportedGame, ObfLine, TranscriptStyle, WthorNames, format_transcript, parse_transcript,
        read_game_file, read_games, write_ggf, write_transcript,
    },
};

/// The bytes as text, if they are UTF-8.
fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok()
}

/// The node limit for solving an endgame, so that no input takes long.
const NODES: u64 = 2_000;
/// The maximum number of games of a file that are written again.
const GAMES: usize = 100;
/// The maximum size of a tree that is searched, in nodes.
const SEARCHED: usize = 2_000;

/// Reads a match record in JSON with a known game name.
pub fn record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    match known_games().from_json(text) {
        Ok(record) => {
            assert_eq!(known_games().from_json(&record.to_json()).unwrap(), record)
        }
        // Formatting an error must not fail, whatever it quotes.
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    let _ = Record::<Durak>::from_json(text);
}

/// Reads a match record in any supported format.
pub fn any_record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(record) = known_games().read(text) {
        assert_eq!(known_games().read(&record.to_json()).unwrap(), record);
    }
}

/// Reads the short form of a match record.
pub fn short(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(record) = known_games().from_short_form(text) {
        assert_eq!(known_games().from_short_form(&record.to_short()).unwrap(), record);
        assert_eq!(known_games().from_json(&record.to_json()).unwrap(), record);
    }
}

/// Reads a link to a match or a page.
pub fn link(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(Some(link)) = Link::parse(text, &known_games()) {
        assert_eq!(Link::parse(&link.to_string(), &known_games()).unwrap(), Some(link));
    }
}

/// Reads Reversi games in any format of other programs, and writes them in every format that holds
/// games.
pub fn games(bytes: &[u8]) {
    let none = WthorNames::default();
    let Ok(games) = read_game_file(bytes, &none, &none) else { return };
    for imported in games.iter().take(GAMES) {
        let game = &imported.game;
        let read = |text: &str| read_games(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let again = &read(&write_ggf(game))[0].game;
        assert_eq!((again.start, again.actions()), (game.start, game.actions()));
        for style in
            [TranscriptStyle::Plain, TranscriptStyle::WithPasses, TranscriptStyle::Numbered]
        {
            let moves = format_transcript(&game.start, &game.actions(), style);
            let again = &read(&format!("{} {moves}", game.start))[0].game;
            assert_eq!((again.start, again.actions()), (game.start, game.actions()), "{moves}");
        }
    }
}

/// Reads OBF lines and a Reversi position.
pub fn obf(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    for imported in read_games(text).unwrap_or_default().into_iter().take(GAMES) {
        let ImportedGame { game, scored_moves: moves, .. } = imported;
        let line = ObfLine { position: game.start, moves };
        let again = &read_games(&line.to_string()).unwrap()[0];
        assert_eq!((again.game.start, &again.scored_moves), (line.position, &line.moves));
    }
    if let Ok(position) = text.parse::<reversi::Position>() {
        assert_eq!(position.to_string().parse::<reversi::Position>().unwrap(), position);
    }
}

/// Reads a Reversi transcript, such as `f5d6c3`.
pub fn transcript(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let start = reversi::Position::START;
    if let Ok(actions) = parse_transcript(&start, text) {
        let written = write_transcript(&actions);
        let again = parse_transcript(&start, &written).unwrap();
        assert_eq!(write_transcript(&again), written);
    }
}

/// Reads a game tree, and searches it with every method if it is small.
pub fn tree(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(tree) = text.parse::<Tree>() else { return };
    if tree.len() > SEARCHED {
        return;
    }
    for method in
        [tree.default_method(), SearchMethod::Minimax, SearchMethod::AlphaBeta, SearchMethod::AndOr]
    {
        let search = tree.search(method);
        assert!(!kozyr_lab::outline::outline(&tree, &search).is_empty());
    }
}

/// Reads a Durak position, plays all its legal actions, and solves it if two players are left.
pub fn durak_position(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(position) = text.parse::<Position>() else { return };
    assert!(!position.legal_actions().is_empty(), "{text}");
    let written = position.to_string();
    assert_eq!(written.parse::<Position>().unwrap().to_string(), written, "{text}");
    for action in position.legal_actions() {
        let mut next = position;
        next.play(action);
    }
    if position.is_heads_up() {
        let _ = EndgameSolver::new(10).solve_with_line(&position, NODES);
    }
}

/// Reads the linguistic tables of the fuzzy opponent.
pub fn tables(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(tables) = text.parse::<ControlTables>() {
        assert_eq!(tables.to_string().parse::<ControlTables>().unwrap(), tables);
    }
}

/// Reads a Reversi opening book.
pub fn book(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let _ = text.parse::<OpeningBook>();
}

/// Reads evaluation weights, also from a valid file made of the bytes, and searches with them.
pub fn weights(bytes: &[u8]) {
    let _ = Weights::from_bytes(bytes);
    // A valid file is long and states its length, so the input is repeated until it is long enough.
    // The length is known only once the bits are present that say which rows follow.
    let mut file = b"KZRVWT03".to_vec();
    let mut repeated = bytes.iter().chain(&[0]).copied().cycle();
    while let Err(WeightsError::Length { expected, .. }) = Weights::from_bytes(&file) {
        let end = file.len().max(8 + 32) - 32;
        file.truncate(end);
        file.extend(repeated.by_ref().take(expected - 32 - end));
        let sum: [u8; 32] = Sha256::digest(&file).into();
        file.extend(sum);
    }
    let weights = Weights::from_bytes(&file).expect("length and checksum are valid");
    let again = weights.to_bytes();
    assert_eq!(Weights::from_bytes(&again).expect("written weights are valid").to_bytes(), again);
    let request = SearchLimits { depth: 1, ..SearchLimits::ANALYSIS };
    let moves = Engine::new(&weights, 4).value_moves(Board::START, &request, &|| false);
    assert_eq!(moves.len(), 4);
}

/// Reads statistics, damaged log segments and opponent ratings.
pub fn statistics(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    if let Ok(entries) = statistics::from_json(text) {
        assert_eq!(statistics::from_json(&statistics::to_json(&entries)).unwrap(), entries);
        statistics::to_csv(&entries);
    }
    let recovered = RecoveredSegment::from_text(text);
    let mut log = statistics::GameLog::default();
    log.merge(recovered.entries);
    let _ = OpponentRatings::from_ron(text);
}

/// Reads problems of both games, and exercises.
pub fn teacher(bytes: &[u8]) {
    fn problems<G: TeachableGame>(text: &str) {
        match read_problems::<G>(text) {
            Ok(problems) => {
                for problem in problems {
                    assert_eq!(problem.to_string().parse(), Ok(problem));
                }
            }
            // Formatting an error must not fail, whatever it quotes.
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    let Some(text) = text(bytes) else { return };
    problems::<Durak>(text);
    problems::<Reversi>(text);
    if let Ok(exercises) = Exercises::from_text(text) {
        let again = Exercises::from_text(&exercises.to_text()).unwrap();
        assert_eq!(again, exercises);
    }
}
