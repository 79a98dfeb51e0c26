//! Bytes as letters that pass through links and messages unchanged: RFC 4648, section 5, without
//! padding.

const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Whether the alphabet has the symbol.
pub fn is_symbol(symbol: char) -> bool {
    value(symbol as u32).is_some()
}

fn value(symbol: u32) -> Option<u32> {
    SYMBOLS.iter().position(|&known| u32::from(known) == symbol).map(|place| place as u32)
}

pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let padded = group.iter().chain([&0; 2]).take(3);
        let bits = padded.fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        for place in 0..=group.len() {
            text.push(char::from(SYMBOLS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

/// The bytes of a text; `None` if no bytes are written so.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(4) {
        let symbols = group.iter().chain([&b'A'; 3]).take(4);
        let bits = symbols
            .map(|&symbol| value(symbol.into()))
            .try_fold(0, |bits, value| Some(bits << 6 | value?))?;
        let [_, body @ ..] = bits.to_be_bytes();
        let (kept, left_out) = body.split_at(group.len() - 1);
        if kept.is_empty() || left_out.iter().any(|&byte| byte != 0) {
            return None;
        }
        bytes.extend(kept);
    }
    Some(bytes)
}
