//! The byte order mark that some editors write at the start of a text file.

/// The text without a byte order mark. Every reader of text from outside skips it this way.
///
/// ```
/// use kozyr_core::byte_order_mark::skip_byte_order_mark;
///
/// assert_eq!(skip_byte_order_mark("\u{feff}f5d6"), "f5d6");
/// assert_eq!(skip_byte_order_mark("f5d6"), "f5d6");
/// ```
pub fn skip_byte_order_mark(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}
