//! The encodings of text files: UTF-8, UTF-16 as Windows editors write it, and Windows-1252 as
//! older programs do.

use std::borrow::Cow;

/// The characters of the bytes 0x80 to 0x9F in Windows-1252. Five bytes have none.
const WINDOWS_1252: [char; 32] = [
    '€', '\0', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\0', 'Ž', '\0', '\0', '‘',
    '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\0', 'ž', 'Ÿ',
];

/// Decodes a text file. UTF-16 needs a byte order mark. Anything else that is not UTF-8 is
/// Windows-1252, unless it has bytes that no text has.
///
/// # Errors
/// The number of the first byte that is not text, from 1.
pub(super) fn decode_text(bytes: &[u8]) -> Result<Cow<'_, str>, usize> {
    match bytes {
        [0xff, 0xfe, text @ ..] => decode_utf16(text, u16::from_le_bytes),
        [0xfe, 0xff, text @ ..] => decode_utf16(text, u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => Ok(Cow::Borrowed(text)),
            Err(error) => decode_windows_1252(bytes).ok_or(error.valid_up_to() + 1),
        },
    }
}

/// Decodes UTF-16 after its byte order mark of two bytes.
fn decode_utf16(text: &[u8], unit: fn([u8; 2]) -> u16) -> Result<Cow<'_, str>, usize> {
    let (pairs, rest) = text.as_chunks::<2>();
    let units = pairs.iter().map(|&pair| unit(pair));
    let mut decoded = String::with_capacity(pairs.len());
    let mut at = 3;
    for symbol in char::decode_utf16(units) {
        let symbol = symbol.map_err(|_| at)?;
        at += 2 * symbol.len_utf16();
        decoded.push(symbol);
    }
    if rest.is_empty() { Ok(Cow::Owned(decoded)) } else { Err(at) }
}

/// Decodes Windows-1252; `None` if a byte has no meaning there, or is a control character that no
/// text has.
fn decode_windows_1252(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let decode = |&byte: &u8| match byte {
        b'\t' | b'\n' | b'\r' | 0x0c => Some(char::from(byte)),
        0..0x20 | 0x7f => None,
        0x80..0xa0 => Some(WINDOWS_1252[usize::from(byte - 0x80)]).filter(|&symbol| symbol != '\0'),
        _ => Some(char::from(byte)),
    };
    bytes.iter().map(decode).collect::<Option<String>>().map(Cow::Owned)
}
