//! Boards in text: 64 squares in a row, or a drawing of eight lines.

use super::import::{ImportProblem, Place};
use crate::{bitboard::Bitboard, colour::Colour, square::Square};

/// A board found at the start of a text.
#[derive(Debug)]
pub(super) struct BoardText {
    /// Black's and White's discs.
    pub discs: [Bitboard; 2],
    /// The side to move, if a note beside the drawing names it.
    pub to_move: Option<Colour>,
    /// What the symbols of the squares mean.
    pub symbols: SymbolSet,
    /// Where the board ends, in bytes.
    pub end: usize,
}

/// What the symbols of a board mean. Digits mean different things in different programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SymbolSet {
    /// Letters and pictures of discs; a zero is a white disc.
    Discs,
    /// 1 for Black, 2 for White, 0 for empty.
    OneTwo,
    /// 0 for Black, 1 for White, another symbol for empty, as in Egaroucid.
    ZeroOne,
}

/// A symbol with its position in the text, in bytes.
type Symbol = (usize, char);

/// A line of text with the position of its start, in bytes.
#[derive(Clone, Copy)]
struct Line<'a> {
    start: usize,
    text: &'a str,
}

/// Which sides of a drawing show the numbers of the rows.
#[derive(Clone, Copy)]
struct RowNumbers {
    left: bool,
    right: bool,
}

/// More specific layouts first: one without numbers would fail on the numbers of the others.
const LAYOUTS: [RowNumbers; 4] = [
    RowNumbers { left: true, right: true },
    RowNumbers { left: true, right: false },
    RowNumbers { left: false, right: true },
    RowNumbers { left: false, right: false },
];

/// The name of GGF's property that holds a board.
const BOARD_PROPERTY: &str = "BO";

/// Squares that a text must start with to be taken for a board in one row.
const MIN_ROW_START: usize = 8;
/// More symbols than a row of a drawing has, with its numbers and the side to move.
const MAX_ROW_SYMBOLS: usize = 40;
/// Lines that must look like rows for a text to be taken for a drawing with an error in it.
const MIN_DRAWING_ROWS: usize = 4;

/// Reads a board at the start of `text`, of which white space has been skipped. Returns `None` if
/// the text does not look like a board.
///
/// # Errors
/// If it looks like a board with an error in it.
pub(super) fn read_board(text: &str) -> Option<Result<BoardText, Place<ImportProblem>>> {
    if let Some(board) = read_drawing(text) {
        return Some(board);
    }
    let row = is_row_of_squares(text).then(|| read_row(text));
    match row {
        Some(Ok(board)) => Some(Ok(board)),
        // Of two errors, that of the drawing is more precise.
        _ => drawing_fault(text).map(Err).or(row),
    }
}

/// The meaning of a symbol: a disc, `Some(None)` for an empty square, or `None` for anything else.
pub(crate) fn parse_cell(symbol: char, symbols: SymbolSet) -> Option<Option<Colour>> {
    match (symbol, symbols) {
        ('1', SymbolSet::OneTwo) | ('0', SymbolSet::ZeroOne) => return Some(Some(Colour::Black)),
        ('2', SymbolSet::OneTwo) | ('1', SymbolSet::ZeroOne) => return Some(Some(Colour::White)),
        ('0', SymbolSet::OneTwo) => return Some(None),
        _ => {}
    }
    match symbol {
        'X' | 'x' | '*' | 'B' | 'b' | '@' | '#' | '●' | '⚫' | '⬤' => {
            Some(Some(Colour::Black))
        }
        'O' | 'o' | 'W' | 'w' | '0' | '○' | '⚪' | '◯' | '〇' => Some(Some(Colour::White)),
        '-' | '.' | '_' | '+' | '·' | '・' | '∙' | '–' | '—' | '−' | '🟩' | '🟢' => {
            Some(None)
        }
        _ => None,
    }
}

/// Whether the symbol stands for a square, empty or with a disc, in one of the symbol sets.
fn is_cell(symbol: char) -> bool {
    matches!(symbol, '0'..='2') || parse_cell(symbol, SymbolSet::Discs).is_some()
}

impl SymbolSet {
    /// The symbol set of these squares.
    fn of(squares: &[Symbol]) -> Self {
        let has = |wanted: char| squares.iter().any(|&(_, symbol)| symbol == wanted);
        let has_blank = || {
            let is_blank =
                |&(_, symbol): &Symbol| parse_cell(symbol, SymbolSet::Discs) == Some(None);
            squares.iter().any(is_blank)
        };
        // Arrays write -1 for one side. As 1 is the other, and 0 is empty, the dashes will not fit.
        let has_minus_one = squares.windows(4).any(|four| {
            let &[before, minus, one, after] = four else { return false };
            minus.1 == '-'
                && one.1 == '1'
                && end_of_symbol(before) < minus.0
                && end_of_symbol(minus) == one.0
                && end_of_symbol(one) < after.0
        });
        if has('2') || has_minus_one || has('1') && !(has('0') && has_blank()) {
            SymbolSet::OneTwo
        } else if has('1') {
            SymbolSet::ZeroOne
        } else {
            SymbolSet::Discs
        }
    }
}

/// The discs of 64 squares, with the symbol set that they are written in.
///
/// # Errors
/// If a symbol is no square, or if two symbols stand for the same discs: one of them may mean
/// something else, such as a legal move.
fn parse_squares(squares: &[Symbol]) -> Result<([Bitboard; 2], SymbolSet), Place<ImportProblem>> {
    let symbols = SymbolSet::of(squares);
    let mut discs = [Bitboard::EMPTY; 2];
    // What was first found for each side and for empty squares.
    let mut sides = [None; 2];
    let mut empty = None;
    for (square, &(at, symbol)) in Square::all().zip(squares) {
        let cell = parse_cell(symbol, symbols)
            .ok_or(Place { at, value: ImportProblem::Square { found: symbol } })?;
        let (first, kind) = match cell {
            Some(colour) => {
                discs[colour as usize] |= square.into();
                (&mut sides[colour as usize], symbol.to_ascii_lowercase())
            }
            // Dots, dashes and others mark points of the board; zeros stand for all empty squares.
            None => (&mut empty, if symbol == '0' { '0' } else { '-' }),
        };
        let &mut (first_kind, first) = first.get_or_insert((kind, symbol));
        if first_kind != kind {
            return Err(Place { at, value: ImportProblem::TwoSymbols { first, second: symbol } });
        }
    }
    Ok((discs, symbols))
}

/// Whether the symbol has no meaning in a board: white space, a bar of a drawing, or a mark that
/// chooses between a symbol and an emoji.
fn is_skipped(symbol: char) -> bool {
    symbol.is_whitespace() || matches!(symbol, '|' | '│' | '┃' | '\u{fe0e}' | '\u{fe0f}')
}

/// The lines of a text with their places, each with its line break.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    text.split_inclusive('\n').map(move |line| {
        let this = Line { start, text: line };
        start += line.len();
        this
    })
}

impl Line<'_> {
    /// The symbols of a row, without white space and bars. Between bars, blanks are empty squares.
    fn symbols(self) -> Vec<Symbol> {
        let fields: Vec<&str> = self.text.split(['|', '│', '┃']).collect();
        // Eight squares between nine bars, and what is left and right of them.
        let Some(squares) = (fields.len() == 10).then(|| &fields[1..9]) else {
            return self.plain_symbols();
        };
        if squares.iter().all(|field| !field.trim().is_empty()) {
            return self.plain_symbols();
        }
        let mut symbols = Vec::new();
        let mut at = self.start;
        for (index, field) in fields.iter().enumerate() {
            let found: Vec<Symbol> = field
                .char_indices()
                .filter(|&(_, symbol)| !is_skipped(symbol))
                .map(|(offset, symbol)| (at + offset, symbol))
                .collect();
            if found.is_empty() && (1..9).contains(&index) {
                symbols.push((at, '-'));
            }
            symbols.extend(found);
            at += field.len();
            at += self.text[at - self.start..].chars().next().map_or(0, char::len_utf8);
        }
        symbols
    }

    /// The line's characters with their places in the whole text, without the [skipped](is_skipped)
    /// ones; of a line that is too long for a row, only the beginning.
    fn plain_symbols(self) -> Vec<Symbol> {
        self.text
            .char_indices()
            .filter(|&(_, symbol)| !is_skipped(symbol))
            .take(MAX_ROW_SYMBOLS)
            .map(|(offset, symbol)| (self.start + offset, symbol))
            .collect()
    }

    /// Whether the line only frames a drawing: it is blank, or names the columns, or is a border.
    fn is_frame(self) -> bool {
        is_column_names(self.text) || self.is_border()
    }

    /// Whether the line has only characters that borders are drawn with, perhaps none at all. Eight
    /// of them are a row of empty squares instead.
    fn is_border(self) -> bool {
        let is_border = |symbol: char| {
            is_skipped(symbol) || matches!(symbol, '+' | '-' | '=' | '_' | '\u{2500}'..='\u{257f}')
        };
        self.text.chars().all(is_border) && self.symbols().len() != 8
    }
}

/// Whether a line names the columns, a to h. Something else may follow after several blanks.
pub(super) fn is_column_names(line: &str) -> bool {
    let names = line.trim_start_matches(|symbol| is_skipped(symbol) || symbol == '+');
    let is_column_names = |names: &str| {
        let letters = names.chars().filter(|&symbol| !is_skipped(symbol) && symbol != '+');
        letters.map(|letter| letter.to_ascii_lowercase()).eq('a'..='h')
    };
    is_column_names(names)
        || names.split_once("      ").is_some_and(|(names, _)| is_column_names(names))
}

/// Reads a drawing of eight lines, each a row of the board; `None` if the text does not start with
/// a complete one.
fn read_drawing(text: &str) -> Option<Result<BoardText, Place<ImportProblem>>> {
    let rows: Vec<Vec<Symbol>> = lines(text)
        // Frames are at most as many lines as rows.
        .take(20)
        .filter(|line| !line.is_frame())
        .take(8)
        .map(Line::symbols)
        // Most texts are no drawings and end here.
        .take_while(|symbols| symbols.len() >= 8)
        .collect();
    if rows.len() < 8 {
        return None;
    }
    LAYOUTS.into_iter().find_map(|layout| read_rows(text, &rows, layout))
}

/// Reads the eight rows of a drawing with its row numbers on the given sides; `None` if it is drawn
/// otherwise.
fn read_rows(
    text: &str,
    rows: &[Vec<Symbol>],
    layout: RowNumbers,
) -> Option<Result<BoardText, Place<ImportProblem>>> {
    let mut board = [(0, '-'); 64];
    let mut end = 0;
    let mut to_move = None;
    let first_row = if layout.left {
        rows[0].first()?.1.to_digit(10)?
    } else {
        rows[0].get(8).filter(|_| layout.right).map_or(Some(1), |symbol| symbol.1.to_digit(10))?
    };
    for (index, symbols) in rows.iter().enumerate() {
        // Some drawings have the eighth row on top.
        let number = if first_row == 8 { 8 - index } else { index + 1 };
        let is_number = |symbol: &Symbol| symbol.1.to_digit(10) == Some(number as u32);
        let mut rest = symbols.as_slice();
        if layout.left {
            rest = rest.split_first().filter(|(first, _)| is_number(first))?.1;
        }
        let (squares, after) = rest.split_at_checked(8)?;
        let (mut last, mut after) = (*squares.last()?, after);
        if layout.right {
            let (first, others) = after.split_first().filter(|(first, _)| is_number(first))?;
            (last, after) = (*first, others);
        }
        end = end_of_symbol(last);
        // The side to move may follow the last row, after a blank. Beside drawings with numbers on
        // both sides, Edax writes the side to move and the discs.
        let is_apart = text[end..].starts_with(is_skipped);
        let has_note = index < 7 && is_apart && layout.left && layout.right;
        if !(after.is_empty() || has_note || index == 7 && is_apart) {
            return None;
        }
        if has_note {
            let note = text[end..].lines().next().unwrap_or_default();
            to_move = to_move.or_else(|| note_of_side(note));
        }
        if index == 7 && is_last_apart(text, squares) {
            return None;
        }
        if !squares.iter().all(|&(_, symbol)| is_cell(symbol)) {
            return None;
        }
        board[(number - 1) * 8..number * 8].copy_from_slice(squares);
    }
    let board = parse_squares(&board);
    Some(board.map(|(discs, symbols)| BoardText { discs, to_move, symbols, end }))
}

/// The side to move that a note beside a drawing names, as in `* to move`.
fn note_of_side(note: &str) -> Option<Colour> {
    let side = note[..note.find(" to move")?].split_whitespace().last()?;
    if side.eq_ignore_ascii_case("black") {
        return Some(Colour::Black);
    }
    if side.eq_ignore_ascii_case("white") {
        return Some(Colour::White);
    }
    let mut symbols = side.chars();
    let symbol = symbols.next().filter(|_| symbols.next().is_none())?;
    parse_cell(symbol, SymbolSet::Discs).flatten()
}

/// Whether the text starts like 64 squares in a row.
fn is_row_of_squares(text: &str) -> bool {
    let body = &text[prefix_length(text)..];
    let mut symbols = body.chars().filter(|&symbol| !is_skipped(symbol));
    let count = symbols.by_ref().take_while(|&symbol| is_cell(symbol)).take(64).count();
    // A short run of dashes may be a pass.
    count >= MIN_ROW_START
}

/// The length in bytes of what precedes the squares: the board size in `BO[8 …`, `[8 …` and `8 …`,
/// or the number of a problem.
fn prefix_length(text: &str) -> usize {
    let name = if is_property(text) { BOARD_PROPERTY.len() } else { 0 };
    let bracket = text.len() - text[name..].trim_start_matches(['[', ' ']).len();
    let rest = &text[bracket..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let after = &rest[digits..];
    let is_punctuated = |after: &&str| after.starts_with(char::is_whitespace);
    let after = after.strip_prefix(['.', ':', ')']).filter(is_punctuated).unwrap_or(after);
    let number = rest.len() - after.len();
    let blanks = after.len() - after.trim_start().len();
    let squares = after.trim_start().chars().take_while(|&symbol| is_cell(symbol)).count();
    if (1..=6).contains(&digits) && blanks > 0 && squares >= MIN_ROW_START {
        bracket + number + blanks
    } else {
        bracket
    }
}

/// Whether the text starts with GGF's property of a board, `BO[`.
fn is_property(text: &str) -> bool {
    text.strip_prefix(BOARD_PROPERTY).is_some_and(|value| value.starts_with('['))
}

/// The number of a problem in front of a board in one row, as written; `None` if there is none.
pub(super) fn problem_number(text: &str) -> Option<&str> {
    let prefix = text[..prefix_length(text)].trim().trim_end_matches(['.', ':', ')']);
    (!prefix.is_empty() && !prefix.starts_with('[') && !is_property(prefix)).then_some(prefix)
}

/// Reads a board in one row. Slashes between the squares are skipped.
///
/// # Errors
/// If a symbol is no square, if two symbols stand for the same discs, or if there are more or fewer
/// than 64 squares.
fn read_row(text: &str) -> Result<BoardText, Place<ImportProblem>> {
    let start = prefix_length(text);
    let symbols: Vec<Symbol> = text[start..]
        .char_indices()
        .filter(|&(_, symbol)| !is_skipped(symbol) && symbol != '/')
        .take(65)
        .map(|(offset, symbol)| (start + offset, symbol))
        .collect();
    let squares = &symbols[..symbols.len().min(64)];
    let (discs, symbol_set) = parse_squares(squares)?;
    let end_of = |squares: &[Symbol]| squares.last().map_or(start, |&symbol| end_of_symbol(symbol));
    let end = end_of(squares);
    if squares.len() < 64 {
        let problem = ImportProblem::TooFewSquares { squares: squares.len() };
        return Err(Place { at: end, value: problem });
    }
    if is_last_apart(text, squares) {
        let problem = ImportProblem::TooFewSquares { squares: 63 };
        return Err(Place { at: end_of(&squares[..63]), value: problem });
    }
    // A 65th square that is not the side to move.
    if let Some(&(at, symbol)) = symbols.get(64)
        && at == end
        && parse_cell(symbol, symbol_set) == Some(None)
    {
        return Err(Place { at, value: ImportProblem::TooManySquares });
    }
    Ok(BoardText { discs, to_move: None, symbols: symbol_set, end })
}

/// Whether a blank or a bar precedes the last of the squares, but not the one before it. Then the
/// last one is the side to move, and a square is missing.
fn is_last_apart(text: &str, squares: &[Symbol]) -> bool {
    let [.., third, second, last] = *squares else { return false };
    let is_gap = |from: Symbol, to: Symbol| {
        let between = text.get(end_of_symbol(from)..to.0).unwrap_or_default();
        between.contains(|symbol: char| symbol.is_whitespace() || symbol == '|')
    };
    is_gap(second, last) && !is_gap(third, second)
}

/// Where a symbol ends, in bytes.
fn end_of_symbol((at, symbol): Symbol) -> usize {
    at + symbol.len_utf8()
}

/// The error of a drawing that is not a board; `None` if the text does not look like a drawing.
fn drawing_fault(text: &str) -> Option<Place<ImportProblem>> {
    let candidates: Vec<(Line<'_>, Vec<Symbol>)> = lines(text)
        .take(20)
        .filter(|line| !line.is_frame())
        .map(|line| (line, line.symbols()))
        .take_while(|(_, symbols)| looks_like_row(symbols))
        .take(8)
        .collect();
    if candidates.len() < MIN_DRAWING_ROWS {
        return None;
    }
    let longest = candidates.iter().map(|(_, symbols)| symbols.len()).max()?;
    for (index, (line, symbols)) in candidates.iter().enumerate() {
        let numbers = symbols.len().saturating_sub(8).min(longest - longest.min(8));
        let skip = usize::from(numbers > 0 && symbols[0].1.to_digit(10) == Some(index as u32 + 1));
        for &(at, symbol) in symbols.iter().skip(skip).take(8) {
            if !is_cell(symbol) {
                return Some(Place { at, value: ImportProblem::Square { found: symbol } });
            }
        }
        let is_last_side =
            || index == 7 && symbols.len() == 8 + skip && is_last_apart(text, &symbols[skip..]);
        if symbols.len() < 8 + skip || is_last_side() {
            let at = line.start + line.text.trim_end().len();
            let squares = (symbols.len() - skip).min(7);
            return Some(Place { at, value: ImportProblem::RowLength { row: index + 1, squares } });
        }
    }
    let last = candidates.last()?;
    let at = last.0.start + last.0.text.trim_end().len();
    if candidates.len() < 8 {
        return Some(Place { at, value: ImportProblem::TooFewRows { rows: candidates.len() } });
    }
    let (line, symbols) = candidates.iter().find(|(_, symbols)| symbols.len() > 8).unwrap_or(last);
    let row = candidates.iter().position(|(other, _)| other.start == line.start)? + 1;
    let at = line.start + line.text.trim_end().len();
    Some(Place { at, value: ImportProblem::RowLength { row, squares: symbols.len() } })
}

/// Whether most symbols of a line are squares, about as many as a row has.
fn looks_like_row(symbols: &[Symbol]) -> bool {
    let cells = symbols.iter().filter(|symbol| is_cell(symbol.1)).count();
    (6..=12).contains(&symbols.len()) && cells >= 6 && 4 * cells >= 3 * symbols.len()
}
