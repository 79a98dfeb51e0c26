//! Samples of every format that Kozyr reads.

use std::{fs, path::PathBuf};

use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_durak::{CustomDeal, Durak, Rules, Setup, deal_text};
use kozyr_reversi::{
    Action, Reversi,
    notation::{NotatedGame, TranscriptStyle, format_transcript, write_ggf},
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

use crate::wthor_files::{names_file, wthor_file, wthor_moves};

/// A board with an odd number of discs that no symmetry maps to itself.
const BOARD: &str = "X-------O-------XXO-----OXX-----OOXOX----XXO------O------XO----O";
/// The number of games that samples are written from.
const GAMES: u64 = 8;

/// Random games of Reversi, of any length.
fn reversi_games() -> Vec<Reversi> {
    (0..GAMES)
        .map(|index| {
            let mut rng = ChaCha8Rng::seed_from_u64(index);
            let mut game = Reversi::new(&Default::default(), &Seed::from(0)).unwrap();
            let length = if index % 2 == 0 { 80 } else { rng.random_range(2..50) };
            for _ in 0..length {
                let Some(&action) = game.legal_actions().choose(&mut rng) else { break };
                game.play(action).unwrap();
            }
            game
        })
        .collect()
}

/// A deal of Durak played at random.
fn durak_record(index: u64) -> Record<Durak> {
    let mut rng = ChaCha8Rng::seed_from_u64(index);
    let players = 2 + (index % 3) as usize;
    let named = |seat| if seat == 0 { Player::Human } else { Player::Opponent("lowest".into()) };
    let seats = (0..players).map(named).collect();
    let setup = Setup::new(players, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(index), seats).unwrap();
    for _ in 0..rng.random_range(5..80) {
        let Some(&action) = record.game().legal_actions().choose(&mut rng) else { break };
        record.play(action).unwrap();
    }
    record
}

/// The record of a game of Reversi.
fn reversi_record(game: &Reversi) -> Record<Reversi> {
    let players = vec![Player::Human, Player::Opponent("novice".into())];
    let mut record = Record::new(Default::default(), Seed::from(1), players).unwrap();
    game.history().iter().for_each(|&action| drop(record.play(action).unwrap()));
    record.with_names(["Ann \"A\"".into(), String::new()])
}

fn to_bytes(texts: impl IntoIterator<Item = String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

/// The games in all spellings of transcripts.
pub fn transcripts() -> Vec<Vec<u8>> {
    let styles = [TranscriptStyle::Plain, TranscriptStyle::WithPasses, TranscriptStyle::Numbered];
    let games = reversi_games();
    let mut texts = Vec::new();
    for game in &games {
        for style in styles {
            let text = format_transcript(&game.start(), game.history(), style);
            texts.push(format!("{text} 34-30\n"));
            texts.push(text.replace("--", " pass "));
            texts.push(text.to_uppercase().replace(' ', "\n"));
        }
        let moves: Vec<String> = game.history().iter().map(Action::to_string).collect();
        texts.extend([", ", "-", "\n", " – ", ";"].map(|between| moves.join(between)));
    }
    let tags = "[Event \"Cup\"]\n[Date \"2023.05.01\"]\n[Black \"Ann \\\"A\\\"\"]\n[White \"Bén\"]\n\
                [Result \"30-34\"]\n\n1. F5 d6 2. C3 d3 3. C4 30-34\n\n";
    texts.push(tags.repeat(3));
    to_bytes(texts)
}

/// The rows of [`BOARD`] in other symbols.
fn rows(symbols: [char; 3]) -> Vec<String> {
    let symbol = |cell| match cell {
        'X' => symbols[0],
        'O' => symbols[1],
        _ => symbols[2],
    };
    let cells: Vec<char> = BOARD.chars().map(symbol).collect();
    cells.chunks(8).map(|row| row.iter().collect()).collect()
}

/// Boards in one row, alone and followed by moves, and those of the Generic Game Server.
pub fn boards_in_a_row() -> Vec<Vec<u8>> {
    let start = "---------------------------OX------XO---------------------------";
    let server = rows(['*', 'O', '-']).join(" ");
    let mut texts = vec![
        BOARD.to_owned(),
        format!("{BOARD} O"),
        format!("{BOARD} white to move"),
        format!("{BOARD} X; F5:+2; D3:-4; C4;\n{BOARD} O;\n"),
        format!("40 {BOARD} X 38 a2\n41 {BOARD} O -4 % remark\n"),
        format!("{start} X\n1. F5 d6 2. C3 34-30"),
        format!("{start}\nf5d6c3"),
        format!("[8 {server} *]"),
        format!("BO[8 {server} O]"),
        format!("8 {server} *"),
    ];
    texts.push(texts.join("\n"));
    to_bytes(texts)
}

/// Boards on eight lines.
pub fn drawings() -> Vec<Vec<u8>> {
    let mut texts = Vec::new();
    for symbols in [
        ['X', 'O', '-'],
        ['●', '○', '·'],
        ['⚫', '⚪', '.'],
        ['B', 'W', '_'],
        ['*', 'O', '-'],
        ['1', '2', '0'],
    ] {
        let rows = rows(symbols);
        let spaced: Vec<String> =
            rows.iter().map(|row| row.chars().map(|cell| format!("{cell} ")).collect()).collect();
        let numbered = |rows: &[String]| {
            let lines = rows.iter().enumerate();
            lines.map(|(index, row)| format!("{} {row}", index + 1)).collect::<Vec<_>>().join("\n")
        };
        texts.push(rows.join("\n"));
        texts.push(format!("{}\nwhite to move\n", spaced.join("\n")));
        texts.push(format!("  a b c d e f g h\n{}", numbered(&spaced)));
        texts.push(format!("  abcdefgh\n{}\n  abcdefgh\n{}", numbered(&rows), symbols[1]));
        let bars = |row: &String| {
            let cells = row.chars().map(|cell| if cell == symbols[2] { ' ' } else { cell });
            format!("|{}|", cells.map(String::from).collect::<Vec<_>>().join("|"))
        };
        texts.push(rows.iter().map(bars).collect::<Vec<_>>().join("\n---+---+---\n"));
        texts.push(rows.join("/"));
    }
    to_bytes(texts)
}

/// Games in GGF with names, times and results.
fn notated_games() -> Vec<NotatedGame> {
    let notate = |(index, game): (usize, &Reversi)| {
        let names = [format!("Ann {index}"), "Bén".to_owned()];
        let mut notated = NotatedGame::from_record(&reversi_record(game), names);
        notated.event = "Cup".into();
        notated.date = "2023.05.01 20:00:00 GMT".into();
        notated.time_control = "15:00//02:00".into();
        for (number, played) in notated.moves.iter_mut().enumerate() {
            played.evaluation = (number % 3 == 0).then_some(number as f64 / 4.0 - 3.0);
            played.seconds = (number % 2 == 0).then_some(number as f64 * 0.25);
        }
        notated
    };
    reversi_games().iter().enumerate().map(notate).collect()
}

/// One game in GGF each.
pub fn ggf_games() -> Vec<Vec<u8>> {
    let mut texts: Vec<String> = notated_games().iter().map(write_ggf).collect();
    texts.push(
        "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[a]PW[b]RB[2197.01]RW[2199.72]TI[15:00//02:00]TY[8]\
         RE[-4.50:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
         B[F5//0.01]W[F6]B[E6/1,5]W[f4];)"
            .into(),
    );
    to_bytes(texts)
}

/// Collections of games in GGF.
pub fn ggf_collections() -> Vec<Vec<u8>> {
    let games: Vec<String> = notated_games().iter().map(write_ggf).collect();
    to_bytes([games.join("\n"), format!("3 {}", games[..3].concat()), games.join("\r\n\r\n")])
}

/// Databases of WTHOR: `.wtb`.
pub fn wthor_databases() -> Vec<Vec<u8>> {
    let games = reversi_games();
    let records = games.iter().enumerate().map(|(index, game)| {
        let number = index as u16;
        (number % 2, [number % 3, (number + 1) % 3], 34, 36, wthor_moves(game.history()))
    });
    let records: Vec<_> = records.collect();
    [1, 3, records.len()].map(|count| wthor_file(&records[..count], 2023, 22)).into()
}

/// Names of players: `.jou`.
pub fn wthor_players() -> Vec<Vec<u8>> {
    vec![names_file(&["???", "TAMENORI HIDESHI", "LÉVY Marc"], 20), names_file(&[], 20)]
}

/// Names of tournaments: `.trn`.
pub fn wthor_tournaments() -> Vec<Vec<u8>> {
    vec![names_file(&["???", "Championnat d'Été"], 26)]
}

/// Records of both games, in full.
pub fn records() -> Vec<Vec<u8>> {
    let durak = (0..GAMES).map(|index| durak_record(index).to_json());
    let games = reversi_games();
    let reversi = games.iter().map(|game| reversi_record(game).to_json());
    to_bytes(durak.chain(reversi))
}

/// Short forms of both games, alone and in a message.
pub fn short_forms() -> Vec<Vec<u8>> {
    let durak = (0..GAMES).map(|index| durak_record(index).to_short_form());
    let games = reversi_games();
    let reversi = games.iter().map(|game| reversi_record(game).to_short_form());
    let plain: Vec<String> = durak.chain(reversi).collect();
    let messages = plain.iter().map(|short| format!("Look: https://kozyr.app/#replay={short} !\n"));
    to_bytes(messages.chain(plain.iter().cloned()).collect::<Vec<_>>())
}

/// Links to matches and opponents.
pub fn links() -> Vec<Vec<u8>> {
    let matches =
        (0..GAMES).map(|index| format!("#replay={}", durak_record(index).to_short_form()));
    let others =
        ["#durak/master-3", "#reversi/professional", "#replay=f5d6c3", "#durak", "#reversi"];
    to_bytes(matches.chain(others.map(String::from)))
}

/// Deals of Durak as text.
pub fn deals() -> Vec<Vec<u8>> {
    to_bytes((0..GAMES).map(|index| {
        let record = durak_record(index);
        let deal = CustomDeal::from_record(&record);
        format!("# A remark\n{}", deal_text::format_deal(&record.setup().rules, &deal))
    }))
}

/// The corpus of a fuzz target.
pub fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}
