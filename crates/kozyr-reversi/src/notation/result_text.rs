//! Results of games in text.

use super::notated_game::StatedResult;
use crate::colour::Colour;

/// Parses a result at the start of a text, such as `34-30`, `(34-30)`, `34 30`, `1-0`, `1/2-1/2`,
/// `draw`, `+4`, or `*` for unknown; returns it with its length in bytes. `None` if there is none.
///
/// Black's discs come first, but after a named winner the winner's: `W 34-30` is 34 for White.
pub(super) fn parse_result(text: &str) -> Option<(StatedResult, usize)> {
    if let Some(inside) = text.strip_prefix('(') {
        let (result, length) = parse_result(inside)?;
        return inside[length..].starts_with(')').then_some((result, length + 2));
    }
    if let Some(length) =
        text.get(..4).filter(|word| word.eq_ignore_ascii_case("draw")).map(str::len)
        && text[length..]
            .trim_start_matches(' ')
            .chars()
            .next()
            .is_none_or(|next| next.is_control())
    {
        return Some((StatedResult::Winner(None), length));
    }
    if let Some(result) = separate_discs(text) {
        return Some(result);
    }
    let (winner, start) = winner_prefix(text);
    let rest = &text[start..];
    for draw in ["1/2-1/2", "½-½", "0.5-0.5"] {
        if rest.starts_with(draw) {
            return Some((StatedResult::Winner(None), start + draw.len()));
        }
    }
    if winner.is_none() && rest.starts_with('*') {
        return ends_word(&rest[1..]).then_some((StatedResult::Unknown, start + 1));
    }
    if let Some(length) = signed_length(rest) {
        let discs: f64 = rest[..length].replace('−', "-").parse().ok()?;
        if discs.abs() <= 64.0 && ends_word(&rest[length..]) {
            let discs = if winner == Some(Some(Colour::White)) { -discs } else { discs };
            let result = StatedResult::Difference { discs, ending: None };
            return Some((result, start + length));
        }
    }
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let first = digits(rest);
    let dash = rest[first..].trim_start_matches(' ');
    let after_dash = dash.strip_prefix(['-', '–', '−', ':', '/'])?.trim_start_matches(' ');
    let second = digits(after_dash);
    if !(1..=2).contains(&first) || !(1..=2).contains(&second) || !ends_word(&after_dash[second..])
    {
        return None;
    }
    let length = text.len() - after_dash.len() + second;
    let scores = [rest[..first].parse::<u8>().ok()?, after_dash[..second].parse::<u8>().ok()?];
    let result = match (scores, winner) {
        ([1, 0], None) => StatedResult::Winner(Some(Colour::Black)),
        ([0, 1], None) => StatedResult::Winner(Some(Colour::White)),
        ([high, low], _) if high > 64 || low > 64 || high + low > 64 => return None,
        // The winner's discs come first.
        ([high, low], Some(Some(Colour::White))) if high > low => {
            StatedResult::Discs { black: low, white: high }
        }
        ([black, white], _) => StatedResult::Discs { black, white },
    };
    Some((result, length))
}

/// The longest score of two numbers with its blanks, in characters.
const MAX_SCORE_CHARS: usize = 20;

/// Parses the discs of both sides with a blank between them, at the end of a line and 64 together at
/// most: `34 30`.
fn separate_discs(text: &str) -> Option<(StatedResult, usize)> {
    // Two numbers and a few blanks; looking for the end of a long line would take too long.
    let mut symbols = text.char_indices().take(MAX_SCORE_CHARS + 1);
    let line = match symbols.find(|&(_, symbol)| symbol == '\n') {
        Some((end, _)) => &text[..end],
        None if text.len() <= MAX_SCORE_CHARS => text,
        None => return None,
    };
    let mut words = line.split_whitespace();
    let mut discs = || {
        let word = words.next().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()))?;
        word.parse::<u8>().ok().filter(|&discs| discs <= 64)
    };
    let (black, white) = (discs()?, discs()?);
    // Fewer discs are rather the numbers of moves.
    let is_score = words.next().is_none() && black + white <= 64 && black.max(white) > 31;
    is_score.then_some((StatedResult::Discs { black, white }, line.trim_end().len()))
}

/// The winner named in front of a result, with the length in bytes of the word and the blanks after
/// it; `(None, 0)` if none is named. `Some(None)` means a draw.
fn winner_prefix(text: &str) -> (Option<Option<Colour>>, usize) {
    let names = [
        ("black", Some(Colour::Black)),
        ("white", Some(Colour::White)),
        ("draw", None),
        ("b", Some(Colour::Black)),
        ("w", Some(Colour::White)),
        ("d", None),
    ];
    for (name, winner) in names {
        let matches = text.is_char_boundary(name.len().min(text.len()))
            && text.len() > name.len()
            && text[..name.len()].eq_ignore_ascii_case(name);
        if !matches {
            continue;
        }
        let after = &text[name.len()..];
        let rest = after.trim_start_matches([' ', ':', '\t']);
        let rest =
            rest.strip_prefix("wins").map_or(rest, |rest| rest.trim_start_matches([' ', ',', ':']));
        let apart = after.len() > rest.len();
        // `b3` is a square, `B+3` a result.
        if apart && rest.starts_with(|first: char| first.is_ascii_digit()) || rest.starts_with('+')
        {
            return (Some(winner), text.len() - rest.len());
        }
    }
    (None, 0)
}

/// The length in bytes of a signed number of one or two digits, perhaps with decimals, at the start
/// of a text.
fn signed_length(text: &str) -> Option<usize> {
    let unsigned = text.strip_prefix(['+', '-', '−'])?;
    let count = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let digits = count(unsigned);
    let decimals = unsigned[digits..].strip_prefix('.').map_or(0, count);
    let end = digits + if decimals > 0 { 1 + decimals } else { 0 };
    (1..=2).contains(&digits).then_some(text.len() - unsigned.len() + end)
}

/// Whether a word ends in front of this text.
fn ends_word(rest: &str) -> bool {
    rest.chars().next().is_none_or(|next| next.is_whitespace() || matches!(next, ',' | ';' | ')'))
}
