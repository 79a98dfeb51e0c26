//! Writes files of the WTHOR database, independently of the reader.

use kozyr_reversi::Action;

/// A WTHOR file, written from the description of the format. A game is the number of its
/// tournament, those of Black and White, Black's discs, those after best play, and the moves.
pub fn wthor_file(
    games: &[(u16, [u16; 2], u8, u8, Vec<u8>)],
    year: u16,
    best_play_empties: u8,
) -> Vec<u8> {
    let mut bytes = vec![20, 24, 1, 31];
    bytes.extend((games.len() as u32).to_le_bytes());
    bytes.extend(0u16.to_le_bytes());
    bytes.extend(year.to_le_bytes());
    bytes.extend([8, 0, best_play_empties, 0]);
    for (tournament, players, score, best, moves) in games {
        bytes.extend(tournament.to_le_bytes());
        bytes.extend(players.iter().flat_map(|player| player.to_le_bytes()));
        bytes.extend([*score, *best]);
        bytes.extend(moves);
        bytes.extend(vec![0; 60 - moves.len()]);
    }
    bytes
}

/// A file of names, each in a field of `length` bytes: `.jou` has 20, `.trn` 26. Their number stands
/// behind that of the games, which is 0.
pub fn names_file(names: &[&str], length: usize) -> Vec<u8> {
    let mut bytes = vec![20, 24, 1, 31];
    bytes.extend(0u32.to_le_bytes());
    bytes.extend((names.len() as u16).to_le_bytes());
    bytes.extend([0; 6]);
    for name in names {
        let mut field: Vec<u8> =
            name.chars().map(|letter| u8::try_from(letter as u32).unwrap()).collect();
        field.resize(length, 0);
        bytes.extend(field);
    }
    bytes
}

/// The moves of a game as WTHOR writes them, without passes.
pub fn wthor_moves(actions: &[Action]) -> Vec<u8> {
    let code = |action: &Action| match action {
        Action::Place(square) => Some((10 * (square.row() + 1) + square.column() + 1) as u8),
        Action::Pass => None,
    };
    actions.iter().filter_map(code).collect()
}
