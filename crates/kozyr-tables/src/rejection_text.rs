//! Sentences about what a server has refused.

use kozyr_rooms::RejectionCode;
use kozyr_ui::language::Language;

/// Says why a server has refused something. `message` is the server's own sentence in English, for
/// reasons that are not expected here.
pub(crate) fn sentence(code: Option<RejectionCode>, message: &str, language: &Language) -> String {
    let key = match code {
        Some(RejectionCode::Stale) => "friends-refused-stale",
        Some(RejectionCode::NotYourTurn) => "friends-refused-turn",
        Some(RejectionCode::NameTaken) => "friends-refused-name-taken",
        Some(RejectionCode::InvalidName) => "friends-refused-name",
        Some(RejectionCode::SeatTaken) => "friends-refused-taken",
        Some(RejectionCode::TableFull) => "friends-refused-full",
        Some(RejectionCode::NotReady) => "friends-refused-not-ready",
        Some(RejectionCode::OpenSeats) => "friends-refused-open-seats",
        Some(RejectionCode::TooFast) => "friends-too-fast",
        _ => return language.format("friends-refused", &[("reason", message.into())]),
    };
    language.text(key)
}
