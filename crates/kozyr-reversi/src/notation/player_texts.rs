//! Errors of imported files as texts for players.

use kozyr_core::{explanation::TranslatableText, game::NotationError};

use super::{
    files::ImportFilesError,
    ggf::GgfErrorKind,
    import::{ImportError, ImportFileError, ImportFormat, ImportProblem, MAX_IMPORT_BYTES},
    wthor::WthorError,
};
use crate::{action::Action, colour::Colour, game::IllegalAction};

impl From<ImportFilesError> for NotationError {
    fn from(ImportFilesError { file, error }: ImportFilesError) -> Self {
        let example = match &error {
            ImportFileError::Text(error) => error.format.example(),
            ImportFileError::Wthor(_) | ImportFileError::OnlyNames => ImportFormat::Wthor.example(),
            ImportFileError::NotText { .. } | ImportFileError::TooLong => {
                ImportFormat::Transcript.example()
            }
        };
        NotationError { file, message: error.to_string(), text: file_error(&error), example }
    }
}

/// The error of a file as a text for players.
fn file_error(error: &ImportFileError) -> TranslatableText {
    match error {
        ImportFileError::Text(error) => text_error(error),
        ImportFileError::Wthor(error) => wthor_error(error),
        ImportFileError::OnlyNames => "import-only-names".into(),
        ImportFileError::NotText { .. } => "import-not-text".into(),
        ImportFileError::TooLong => too_long(),
    }
}

/// The error of a text with its line and column, unless it concerns the whole text.
fn text_error(error: &ImportError) -> TranslatableText {
    let problem = problem(&error.problem);
    if matches!(error.problem, ImportProblem::Empty | ImportProblem::TooLong) {
        return problem;
    }
    TranslatableText::new("import-at-line")
        .with_number("line", error.line as f64)
        .with_number("column", error.column as f64)
        .with_nested("problem", problem)
}

/// The problem without its place.
fn problem(problem: &ImportProblem) -> TranslatableText {
    let text = TranslatableText::new;
    match problem {
        ImportProblem::Empty => text("import-empty"),
        ImportProblem::TooLong => too_long(),
        ImportProblem::NoMove { found } => text("import-no-move").with_notation("found", found),
        ImportProblem::Illegal { action, illegal } => illegal_move(*action, *illegal),
        ImportProblem::AfterResult { found } => {
            text("import-after-result").with_notation("found", found)
        }
        ImportProblem::OneOrSeveral => text("import-one-or-several"),
        ImportProblem::Square { found } => text("import-no-square").with_notation("found", found),
        ImportProblem::TwoSymbols { first, second } => {
            text("import-two-symbols").with_notation("first", first).with_notation("second", second)
        }
        ImportProblem::TooFewSquares { squares } => {
            text("import-too-few-squares").with_number("squares", *squares as f64)
        }
        ImportProblem::TooManySquares => text("import-too-many-squares"),
        ImportProblem::RowLength { row, squares } => text("import-row-length")
            .with_number("row", *row as f64)
            .with_number("squares", *squares as f64),
        ImportProblem::TooFewRows { rows } => {
            text("import-too-few-rows").with_number("rows", *rows as f64)
        }
        ImportProblem::ScoredMove { found } => {
            text("import-no-scored-move").with_notation("found", found)
        }
        ImportProblem::OpenTag => text("import-open-tag"),
        ImportProblem::Ggf(error) => ggf_error(error),
    }
}

/// The text that a file is too long, with the limit in MiB.
fn too_long() -> TranslatableText {
    TranslatableText::new("import-too-long").with_number("size", (MAX_IMPORT_BYTES >> 20) as f64)
}

/// The rule that an action of an imported game breaks.
fn illegal_move(action: Action, illegal: IllegalAction) -> TranslatableText {
    let reason = match illegal {
        IllegalAction::GameOver => "import-illegal-game-over",
        IllegalAction::Occupied(_) => "import-illegal-occupied",
        IllegalAction::FlipsNothing(_) => "import-illegal-flips-nothing",
        IllegalAction::MustPass => "import-illegal-must-pass",
        IllegalAction::CannotPass => "import-illegal-cannot-pass",
    };
    TranslatableText::new(reason).with_notation("move", action)
}

/// The problem of a GGF text. Details of an unreadable board are left out.
fn ggf_error(error: &GgfErrorKind) -> TranslatableText {
    let text = TranslatableText::new;
    match error {
        GgfErrorKind::CutShort => text("import-ggf-cut-short"),
        GgfErrorKind::NoProperty(found) => {
            text("import-ggf-no-property").with_notation("found", found)
        }
        GgfErrorKind::OtherGame(found) => text("import-other-game").with_notation("found", found),
        GgfErrorKind::OtherKind(found) => text("import-other-kind").with_notation("found", found),
        GgfErrorKind::Board(_) => text("import-ggf-board"),
        GgfErrorKind::NoBoard => text("import-ggf-no-board"),
        GgfErrorKind::SecondBoard => text("import-ggf-second-board"),
        GgfErrorKind::Result(found) => text("import-no-result").with_notation("found", found),
        GgfErrorKind::Move(found) => text("import-no-move").with_notation("found", found),
        GgfErrorKind::WrongTurn(colour) => text("import-wrong-turn")
            .with_notation("colour", if *colour == Colour::Black { "black" } else { "white" }),
        GgfErrorKind::Illegal(action, illegal) => illegal_move(*action, *illegal),
    }
}

/// The problem of a WTHOR file. Kinds of damage are not told apart.
fn wthor_error(error: &WthorError) -> TranslatableText {
    let text = TranslatableText::new;
    match *error {
        WthorError::NoHeader { .. } | WthorError::Length { .. } | WthorError::Score { .. } => {
            text("import-wthor-damaged")
        }
        WthorError::BoardSize(_) | WthorError::Solitaire => text("import-wthor-other"),
        WthorError::Move { game, number, .. } | WthorError::Illegal { game, number, .. } => {
            text("import-wthor-illegal")
                .with_number("game", game as f64)
                .with_number("number", number as f64)
        }
    }
}
