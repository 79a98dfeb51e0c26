//! The names under which a store keeps the versions of one text.

/// Prefix of quarantined texts that could not be parsed.
pub(crate) const DAMAGED_PREFIX: &str = "damaged-";
/// Prefix of quarantined texts that a later version of the app wrote.
pub(crate) const NEWER_PREFIX: &str = "newer-";
/// Prefix of quarantined texts that could not be read when their name was needed.
pub(crate) const UNREAD_PREFIX: &str = "unread-";

/// The name under which a new version of the text is written completely before it replaces the
/// text.
pub(crate) fn new_name(name: &str) -> String {
    format!("{name}.new")
}

/// The name of the text's previous version.
pub(crate) fn old_name(name: &str) -> String {
    format!("{name}.old")
}

/// The name of the text that a stored version belongs to: the name without `.new` or `.old`.
pub(crate) fn text_name(name: &str) -> &str {
    [".new", ".old"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name)
}

/// The name under which to quarantine a text. Numbers count from 1, which is left out of the name.
pub(crate) fn quarantined_name(prefix: &str, number: u64, name: &str) -> String {
    match number {
        1 => format!("{prefix}{name}"),
        _ => format!("{prefix}{number}-{name}"),
    }
}

/// The number in a quarantined name of the text `name` with the prefix `prefix`; 1 if the name has
/// no number. `None` if `file_name` is no such name.
pub(crate) fn quarantine_number(prefix: &str, name: &str, file_name: &str) -> Option<u64> {
    let rest = file_name.strip_prefix(prefix)?.strip_suffix(name)?;
    let number = match rest.strip_suffix('-') {
        Some(number) => number.parse().ok()?,
        None => 1,
    };
    (self::quarantined_name(prefix, number, name) == file_name).then_some(number)
}

/// Whether this is the name of a quarantined text, judged by its prefix.
pub(crate) fn is_quarantined(name: &str) -> bool {
    [DAMAGED_PREFIX, NEWER_PREFIX, UNREAD_PREFIX].iter().any(|prefix| name.starts_with(prefix))
}
