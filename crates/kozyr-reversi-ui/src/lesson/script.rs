//! What is played in the lesson of Reversi, and what is said about it.

use kozyr_core::game::RecordError;
use kozyr_reversi::{Reversi, Setup, Square};

use super::Point::{self, At, Counts, Next};
use kozyr_features::lessons::script::{Part, ask, say, script};

/// The parts of the lesson.
///
/// # Errors
/// If the rules do not allow what is played.
pub fn parts() -> Result<Vec<Part<Reversi, Point>>, RecordError> {
    Ok(vec![turning()?, lines()?, passing()?, corner()?, mobility()?, count()?])
}

/// A match from a position: eight rows of the board, Black to move.
fn from(rows: &str, played: &str) -> Result<kozyr_core::game::Record<Reversi>, RecordError> {
    let start = format!("{rows} X").parse().map_err(|error| RecordError::Setup(Box::new(error)))?;
    script(Setup { start }, 0, played)
}

/// One disc in each direction there is.
fn turning() -> Result<Part<Reversi, Point>, RecordError> {
    let played = "
        d3
        c3
        c4";
    Ok(Part {
        name: "reversi-turning",
        script: script(Setup::default(), 0, played)?,
        steps: vec![
            say(0, "reversi-aim", [Counts]),
            ask(0, "reversi-first", [Next]),
            say(1, "reversi-turned", [At(Square::at(3, 3))]),
            say(2, "reversi-diagonal", [At(Square::at(2, 2)), At(Square::at(4, 4))]),
            ask(2, "reversi-dots", [Next]),
            say(3, "reversi-across", [At(Square::at(3, 3))]),
        ],
    })
}

/// Four lines at once.
fn lines() -> Result<Part<Reversi, Point>, RecordError> {
    let start = "
        ---X--O-
        -OOXOO--
        ---XO---
        ---XOO--
        --XXOX--
        -X-XO---
        ---X----
        --------";
    Ok(Part {
        name: "reversi-lines",
        script: from(start, "f3")?,
        steps: vec![
            ask(0, "reversi-lines-place", [Next]),
            say(
                1,
                "reversi-lines-turned",
                [
                    At(Square::at(4, 1)),
                    At(Square::at(4, 2)),
                    At(Square::at(4, 3)),
                    At(Square::at(5, 3)),
                ],
            ),
        ],
    })
}

/// Both sides have to pass once.
fn passing() -> Result<Part<Reversi, Point>, RecordError> {
    let start = "
        XXOXXXXX
        XXXXXXXX
        XOOXXXXX
        XOXOXXXX
        XXOOOXXX
        XO-OXXXX
        OXOXOOO-
        OOOO-X--";
    let played = "
        c6
        --
        h7
        e8
        --";
    Ok(Part {
        name: "reversi-passing",
        script: from(start, played)?,
        steps: vec![
            ask(0, "reversi-no-reply", [Next]),
            ask(2, "reversi-they-pass", [Next]),
            ask(4, "reversi-pass", [Next]),
            say(5, "reversi-must", []),
        ],
    })
}

/// White has placed a disc beside an empty corner.
fn corner() -> Result<Part<Reversi, Point>, RecordError> {
    let start = "
        X--X----
        OX-X----
        OOOXO---
        OOOXXXX-
        OXOXXX--
        OOXXXOOO
        OXXX--O-
        -OX--O-X";
    Ok(Part {
        name: "reversi-corner",
        script: from(start, "a8")?,
        steps: vec![
            ask(0, "reversi-take-corner", [Next]),
            say(1, "reversi-for-good", [At(Square::at(0, 7))]),
            say(1, "reversi-beside", [At(Square::at(6, 1))]),
        ],
    })
}

/// Few discs turned, and few squares left to White.
fn mobility() -> Result<Part<Reversi, Point>, RecordError> {
    let start = "
        ---XXX--
        --OO----
        -XOO----
        -O-OO---
        --OOOOO-
        -X-O-O--
        ------O-
        --------";
    Ok(Part {
        name: "reversi-mobility",
        script: from(start, "b5")?,
        steps: vec![
            say(0, "reversi-greed", [At(Square::at(3, 6))]),
            ask(0, "reversi-quiet", [Next]),
            say(1, "reversi-few-squares", []),
        ],
    })
}

/// The last three discs.
fn count() -> Result<Part<Reversi, Point>, RecordError> {
    let start = "
        XOOOOOOO
        XXOXXXOO
        XOXOXXXO
        XOOOOXOO
        XOXXXOOO
        XOOOOOOO
        XOOXXXOO
        --XXXX-O";
    let played = "
        b8
        a8
        g8";
    Ok(Part {
        name: "reversi-count",
        script: from(start, played)?,
        steps: vec![
            say(0, "reversi-behind", [Counts]),
            ask(0, "reversi-last-squares", [Next]),
            ask(2, "reversi-last-disc", [Next]),
            say(3, "reversi-won", [Counts]),
        ],
    })
}
