//! Texts that say no more than their number, for tests of what is kept.
use kozyr::platform::storage::Unsound;

/// The name of such a text: one that is the app's own.
pub const NAME: &str = "durak.json";

/// A text is sound if it is a number of ours in brackets.
pub fn number(text: &str) -> Result<u32, Unsound> {
    let inner = text.strip_prefix("[number ").and_then(|rest| rest.strip_suffix(']'));
    let inner = inner.ok_or_else(|| Unsound::Damaged("no brackets".into()))?;
    if inner.starts_with('v') {
        return Err(Unsound::Newer(inner.into()));
    }
    inner.parse().map_err(|_| Unsound::Damaged("no number".into()))
}

/// The text of a number.
pub fn text(number: u32) -> String {
    format!("[number {number}]")
}
