//! The names under which a store may have what belongs to one text.

/// How the names of texts begin that could not be understood.
pub(crate) const DAMAGED_PREFIX: &str = "damaged-";
/// How the names of texts begin that a later version of the app has written.
pub(crate) const NEWER_PREFIX: &str = "newer-";
/// How the names of texts begin that could not be read when their place was needed.
pub(crate) const UNREAD_PREFIX: &str = "unread-";

/// The name of a text that is whole and about to take its place.
pub(crate) fn new_name(name: &str) -> String {
    format!("{name}.new")
}

/// The name of the text before the last one.
pub(crate) fn old_name(name: &str) -> String {
    format!("{name}.old")
}

/// The name of the text that a name in a store belongs to.
pub(crate) fn text_name(name: &str) -> &str {
    [".new", ".old"].iter().find_map(|ending| name.strip_suffix(ending)).unwrap_or(name)
}

/// The name of a text that was put aside; the first has no number.
pub(crate) fn quarantined_name(beginning: &str, number: u64, name: &str) -> String {
    match number {
        1 => format!("{beginning}{name}"),
        _ => format!("{beginning}{number}-{name}"),
    }
}

/// Which one of those of a text that were put aside under such names this is.
pub(crate) fn quarantine_number(beginning: &str, name: &str, aside: &str) -> Option<u64> {
    let rest = aside.strip_prefix(beginning)?.strip_suffix(name)?;
    let number = match rest.strip_suffix('-') {
        Some(number) => number.parse().ok()?,
        None => 1,
    };
    (self::quarantined_name(beginning, number, name) == aside).then_some(number)
}

/// Whether a text was put aside.
pub(crate) fn is_quarantined(name: &str) -> bool {
    [DAMAGED_PREFIX, NEWER_PREFIX, UNREAD_PREFIX]
        .iter()
        .any(|beginning| name.starts_with(beginning))
}
