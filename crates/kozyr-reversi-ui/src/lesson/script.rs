//! Script of the Reversi lesson: its moves and texts.

use kozyr_core::game::RecordError;
use kozyr_reversi::{Reversi, Setup, Square};

use super::HighlightTarget::{self, Counts, NextMove, OnSquare};
use kozyr_features::lessons::script::{LessonPart, ask, say, scripted_record};

/// Returns the parts of the lesson.
///
/// # Errors
/// If the rules do not allow a scripted action.
pub fn parts() -> Result<Vec<LessonPart<Reversi, HighlightTarget>>, RecordError> {
    Ok(vec![flipping()?, lines()?, passing()?, corner()?, mobility()?, count()?])
}

/// A match that starts from a board of eight rows, with Black to move; `actions` holds one action
/// per line.
///
/// # Errors
/// If the board cannot be parsed, or an action is illegal.
fn record_from_board(
    rows: &str,
    actions: &str,
) -> Result<kozyr_core::game::Record<Reversi>, RecordError> {
    let start = format!("{rows} X").parse().map_err(|error| RecordError::Setup(Box::new(error)))?;
    scripted_record(Setup { start }, 0, actions)
}

/// The part about flipping one disc vertically, diagonally and horizontally.
fn flipping() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let actions = "
        d3
        c3
        c4";
    Ok(LessonPart {
        name: "reversi-turning",
        script: scripted_record(Setup::default(), 0, actions)?,
        steps: vec![
            say(0, "reversi-aim", [Counts]),
            ask(0, "reversi-first", [NextMove]),
            say(1, "reversi-turned", [OnSquare(Square::at(3, 3))]),
            say(2, "reversi-diagonal", [OnSquare(Square::at(2, 2)), OnSquare(Square::at(4, 4))]),
            ask(2, "reversi-dots", [NextMove]),
            say(3, "reversi-across", [OnSquare(Square::at(3, 3))]),
        ],
    })
}

/// The part about flipping four lines at once.
fn lines() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let start = "
        ---X--O-
        -OOXOO--
        ---XO---
        ---XOO--
        --XXOX--
        -X-XO---
        ---X----
        --------";
    Ok(LessonPart {
        name: "reversi-lines",
        script: record_from_board(start, "f3")?,
        steps: vec![
            ask(0, "reversi-lines-place", [NextMove]),
            say(
                1,
                "reversi-lines-turned",
                [
                    OnSquare(Square::at(4, 1)),
                    OnSquare(Square::at(4, 2)),
                    OnSquare(Square::at(4, 3)),
                    OnSquare(Square::at(5, 3)),
                ],
            ),
        ],
    })
}

/// The part about passing: both sides must pass once.
fn passing() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let start = "
        XXOXXXXX
        XXXXXXXX
        XOOXXXXX
        XOXOXXXX
        XXOOOXXX
        XO-OXXXX
        OXOXOOO-
        OOOO-X--";
    let actions = "
        c6
        --
        h7
        e8
        --";
    Ok(LessonPart {
        name: "reversi-passing",
        script: record_from_board(start, actions)?,
        steps: vec![
            ask(0, "reversi-no-reply", [NextMove]),
            ask(2, "reversi-they-pass", [NextMove]),
            ask(4, "reversi-pass", [NextMove]),
            say(5, "reversi-must", []),
        ],
    })
}

/// The part about corners: White has placed a disc next to an empty one.
fn corner() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let start = "
        X--X----
        OX-X----
        OOOXO---
        OOOXXXX-
        OXOXXX--
        OOXXXOOO
        OXXX--O-
        -OX--O-X";
    Ok(LessonPart {
        name: "reversi-corner",
        script: record_from_board(start, "a8")?,
        steps: vec![
            ask(0, "reversi-take-corner", [NextMove]),
            say(1, "reversi-for-good", [OnSquare(Square::at(0, 7))]),
            say(1, "reversi-beside", [OnSquare(Square::at(6, 1))]),
        ],
    })
}

/// The part about mobility: a move that flips few discs and leaves White few moves.
fn mobility() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let start = "
        ---XXX--
        --OO----
        -XOO----
        -O-OO---
        --OOOOO-
        -X-O-O--
        ------O-
        --------";
    Ok(LessonPart {
        name: "reversi-mobility",
        script: record_from_board(start, "b5")?,
        steps: vec![
            say(0, "reversi-greed", [OnSquare(Square::at(3, 6))]),
            ask(0, "reversi-quiet", [NextMove]),
            say(1, "reversi-few-squares", []),
        ],
    })
}

/// The part about counting: the last three discs.
fn count() -> Result<LessonPart<Reversi, HighlightTarget>, RecordError> {
    let start = "
        XOOOOOOO
        XXOXXXOO
        XOXOXXXO
        XOOOOXOO
        XOXXXOOO
        XOOOOOOO
        XOOXXXOO
        --XXXX-O";
    let actions = "
        b8
        a8
        g8";
    Ok(LessonPart {
        name: "reversi-count",
        script: record_from_board(start, actions)?,
        steps: vec![
            say(0, "reversi-behind", [Counts]),
            ask(0, "reversi-last-squares", [NextMove]),
            ask(2, "reversi-last-disc", [NextMove]),
            say(3, "reversi-won", [Counts]),
        ],
    })
}
