//! Reading games of text other than GGF, one after the other.

use super::{
    board_text::{SymbolSet, is_column_names, parse_cell, problem_number, read_board},
    import::{ImportFormat, ImportProblem, ImportedGame, Place},
    notated_game::{NotatedGame, NotatedMove, StatedResult, header_text},
    obf::{ObfMove, parse_score},
    result_text::parse_result,
};
use crate::{action::Action, colour::Colour, game::Reversi, position::Position, square::Square};
use kozyr_core::game::Game;

/// Reads games of text other than GGF, one after the other.
pub(super) struct TextReader<'a> {
    text: &'a str,
    /// The place of the next character, in bytes.
    pub at: usize,
    /// The format of the game being read.
    pub format: ImportFormat,
}

/// The next part of a game's moves.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Token {
    Move(Action),
    /// The number of a move.
    Number(u32),
    Result(StatedResult),
}

/// The longest result of a problem without a number, in characters.
const MAX_PROBLEM_CHARS: usize = 1_000;
/// The longest comment, in characters.
const MAX_COMMENT_CHARS: usize = 10_000;

/// The last number of a move, with how many moves have followed it.
#[derive(Clone, Copy, Debug, Default)]
struct LastNumber {
    /// The number; 0 if there was none.
    number: u32,
    moves: u32,
}

impl<'a> TextReader<'a> {
    /// A reader at the start of a text.
    pub fn new(text: &'a str) -> Self {
        TextReader { text, at: 0, format: ImportFormat::Transcript }
    }

    /// The text that is still to be read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// An error at the current place.
    pub fn fault<T>(&self, value: ImportProblem) -> Result<T, Place<ImportProblem>> {
        Err(Place { at: self.at, value })
    }

    /// Skips all characters up to the first for which `skipped` is false.
    fn skip_while(&mut self, skipped: impl FnMut(char) -> bool) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(skipped).len();
    }

    /// Skips white space, line breaks included, and byte order marks.
    pub fn skip_blanks(&mut self) {
        self.skip_while(|symbol| symbol.is_whitespace() || symbol == '\u{feff}');
    }

    /// Skips blanks within the line.
    fn skip_spaces(&mut self) {
        self.skip_while(|symbol| symbol.is_whitespace() && symbol != '\n');
    }

    /// Whether only blanks precede the next character on its line.
    fn is_at_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches([' ', '\t']);
        before.is_empty() || before.ends_with('\n')
    }

    /// Skips blanks and remarks.
    pub fn skip_remarks(&mut self) {
        self.skip_blanks();
        while self.skip_remark() {
            self.skip_blanks();
        }
    }

    /// Skips a remark if one starts here, and returns whether one did: a line that starts with `%`,
    /// or with `#` unless that is the first square of a board.
    fn skip_remark(&mut self) -> bool {
        let is_remark = self.is_at_line_start()
            && match self.rest().chars().next() {
                Some('%') => true,
                Some('#') => !matches!(read_board(self.rest()), Some(Ok(_))),
                _ => false,
            };
        if is_remark {
            self.skip_line();
        }
        is_remark
    }

    /// Skips the rest of the line with its line break.
    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |end| end + 1);
    }

    /// Reads a game or position; `self` is at its first character.
    pub fn read_game(&mut self) -> Result<ImportedGame, Place<ImportProblem>> {
        self.format = ImportFormat::Transcript;
        let mut game = NotatedGame::new(Position::START);
        let has_tags = self.read_tags(&mut game)?;
        let number = problem_number(self.rest()).map(str::to_owned);
        let mut imported = ImportedGame { number, ..ImportedGame::new(game, self.format) };
        if let Some(board) = read_board(self.rest()) {
            self.format = ImportFormat::Board;
            let base = self.at;
            let board = board.map_err(|fault| Place { at: base + fault.at, ..fault })?;
            self.at += board.end;
            let side = board.to_move.or(self.read_side(board.symbols));
            let [black, white] = board.discs;
            let position = Position::new(black, white, side.unwrap_or(Colour::Black));
            imported.game.start = position.expect("every square was read once");
            if self.finish_board(&mut imported)? {
                imported.format = self.format;
                return Ok(imported);
            }
        } else {
            imported.number = None;
        }
        let is_position = self.format == ImportFormat::Board;
        let moves = self.at;
        self.read_moves(&mut imported.game)?;
        if imported.game.moves.is_empty() && !is_position && !has_tags {
            self.at = moves;
            return self.fault(ImportProblem::NoMove { found: self.next_word() });
        }
        imported.format = self.format;
        Ok(imported)
    }

    /// Skips the rest of the line, and then lines up to one that certainly starts a game: after an
    /// empty line, with a tag, a board or move 1, or with all its moves legal from the usual start.
    pub fn skip_to_next_game(&mut self) {
        loop {
            self.skip_line();
            let line_start = self.at;
            self.skip_blanks();
            let follows_empty_line = self.text[line_start..self.at].contains('\n');
            if self.rest().is_empty()
                || follows_empty_line
                || self.tag_name().is_some()
                || read_board(self.rest()).is_some()
                || self.starts_with_move_one()
                || self.line_continues(&Reversi::from(Position::START))
            {
                break;
            }
        }
    }

    /// Whether the number of the first move comes next.
    fn starts_with_move_one(&self) -> bool {
        let mut ahead = TextReader { ..*self };
        ahead.next_token().is_ok_and(|token| token == Token::Number(1))
    }

    /// Reads tags, such as `[Black "name"]`, one per line, into `game`; unknown ones are skipped.
    /// Returns whether there were any.
    fn read_tags(&mut self, game: &mut NotatedGame) -> Result<bool, Place<ImportProblem>> {
        let mut has_tags = false;
        while let Some(name) = self.tag_name() {
            has_tags = true;
            let line = self.rest().lines().next().unwrap_or_default();
            let after_name = &line[line.find(name).unwrap_or(0) + name.len()..];
            let value = after_name.trim_start().strip_prefix('"');
            let Some((value, _)) = value.and_then(|value| value.rsplit_once("\"]")) else {
                return self.fault(ImportProblem::OpenTag);
            };
            let value = header_text(&value.replace("\\\"", "\""));
            match name.to_ascii_lowercase().as_str() {
                "event" => game.event = value,
                "site" | "place" if game.event.is_empty() => game.event = value,
                "date" => game.date = value,
                "black" => game.black = value,
                "white" => game.white = value,
                "timecontrol" => game.time_control = value,
                "result" => {
                    game.result = parse_result(&value).map_or(game.result, |(stated, _)| stated)
                }
                _ => {}
            }
            self.skip_line();
            self.skip_blanks();
        }
        Ok(has_tags)
    }

    /// Returns the name of the tag that starts here, such as `Black` of `[Black "name"]`; `None` if
    /// no tag starts here.
    pub fn tag_name(&self) -> Option<&'a str> {
        let inside = self.rest().strip_prefix('[')?.trim_start();
        let length = inside.find(|symbol: char| !symbol.is_ascii_alphanumeric())?;
        let (name, after) = inside.split_at(length);
        let is_tag = name.starts_with(|first: char| first.is_ascii_alphabetic())
            && after.trim_start_matches(' ').starts_with('"');
        is_tag.then_some(name)
    }

    /// Reads the side to move after a board: a disc symbol or a word, in `X`, `Black to move`,
    /// `to move: white`, or nothing. Also skips the names of the columns below a drawing.
    fn read_side(&mut self, symbols: SymbolSet) -> Option<Colour> {
        self.skip_frame();
        for label in ["side to move:", "to move:", "turn:"] {
            if self.skip_words(label) {
                self.skip_frame();
                break;
            }
        }
        // Longest first.
        for (words, colour) in [
            ("black to move", Colour::Black),
            ("white to move", Colour::White),
            ("black to play", Colour::Black),
            ("white to play", Colour::White),
            ("black's turn", Colour::Black),
            ("white's turn", Colour::White),
            ("black", Colour::Black),
            ("white", Colour::White),
        ] {
            if self.skip_words(words) {
                self.skip_while(|symbol| matches!(symbol, '.' | ':'));
                return Some(colour);
            }
        }
        self.read_side_symbol(symbols)
    }

    /// Skips words, in any case, if they come next. Returns whether they did.
    fn skip_words(&mut self, words: &str) -> bool {
        let next = self.rest().get(..words.len());
        let is_next = next.is_some_and(|next| next.eq_ignore_ascii_case(words));
        if is_next {
            self.at += words.len();
        }
        is_next
    }

    /// Skips blanks, borders and the names of the columns below a drawing.
    fn skip_frame(&mut self) {
        loop {
            self.skip_while(|symbol| {
                symbol.is_whitespace() || matches!(symbol, '|' | '│' | '\u{fe0f}')
            });
            let line = self.rest().lines().next().unwrap_or_default();
            let is_border = line.len() > 1
                && line.chars().all(|symbol| {
                    matches!(symbol, '+' | '=' | '-' | '|' | ' ' | '\r' | '\u{2500}'..='\u{257f}')
                })
                && line.contains(['+', '=', '─', '━', '┘', '╝']);
            if line.is_empty() || !(is_column_names(line) || is_border) {
                break;
            }
            self.skip_line();
        }
    }

    /// Reads a disc symbol that names the side to move, perhaps followed by `to move`.
    fn read_side_symbol(&mut self, symbols: SymbolSet) -> Option<Colour> {
        let rest = self.rest();
        let symbol = rest.chars().next()?;
        let after = &rest[symbol.len_utf8()..];
        let after = after.trim_start_matches('\u{fe0f}');
        let ends = after.is_empty()
            || after.starts_with(|next: char| {
                next.is_whitespace() || matches!(next, ';' | ',' | ']' | '%')
            })
            || after.starts_with('|');
        // A digit may be the number of a move.
        let ends_line = after
            .trim_start_matches(' ')
            .chars()
            .next()
            .is_none_or(|next| matches!(next, '\r' | '\n' | ';' | ']'));
        let is_side = ends && (!symbol.is_ascii_digit() || ends_line);
        let colour = parse_cell(symbol, symbols).flatten().filter(|_| is_side)?;
        let spaces = after.len() - after.trim_start_matches(' ').len();
        self.at = self.text.len() - after.len() + spaces;
        if !["to move", "to play"].into_iter().any(|words| self.skip_words(words)) {
            self.at -= spaces;
        }
        Some(colour)
    }

    /// Reads what follows a board and its side: the `]` of a bracket, the scored moves of an OBF
    /// line, or the score and best squares of a problem. Returns whether it read one of the last
    /// two, which no moves follow.
    fn finish_board(&mut self, imported: &mut ImportedGame) -> Result<bool, Place<ImportProblem>> {
        self.skip_spaces();
        self.skip_while(|symbol| symbol == ']');
        self.skip_spaces();
        if self.rest().starts_with(';') {
            self.format = ImportFormat::Obf;
            self.read_scored_moves(imported)?;
            return Ok(true);
        }
        let is_problem = imported.number.is_some();
        if self.rest().starts_with('%') {
            self.skip_line();
        } else if is_problem || self.is_problem_result() {
            self.read_problem_result(imported)?;
            return Ok(true);
        }
        Ok(is_problem)
    }

    /// Whether the rest of the line is the result of a problem without a number, such as `38 a2` or
    /// `38`, and not moves with their numbers. A lone signed number is the result of a game.
    fn is_problem_result(&self) -> bool {
        let mut symbols = self.rest().char_indices().take(MAX_PROBLEM_CHARS);
        let end = symbols.find(|&(_, symbol)| symbol == '\n').map(|(end, _)| end);
        let line = match end {
            Some(end) => &self.rest()[..end],
            None if self.rest().len() < MAX_PROBLEM_CHARS => self.rest(),
            None => return false,
        };
        let mut words = line.split('%').next().unwrap_or_default().split_whitespace();
        let Some(score) = words.next().filter(|word| parse_score(word).is_some()) else {
            return false;
        };
        let count = words.clone().count();
        let are_squares = words.all(|word| word.parse::<Square>().is_ok());
        are_squares && (count > 0 || score.starts_with(|first: char| first.is_ascii_digit()))
    }

    /// Reads the scored moves `; F5:+2; D6:-4;` to the end of the line. A remark after `%` is
    /// skipped.
    fn read_scored_moves(
        &mut self,
        imported: &mut ImportedGame,
    ) -> Result<(), Place<ImportProblem>> {
        let line = self.rest().lines().next().unwrap_or_default();
        let moves = line.split('%').next().unwrap_or_default();
        let mut at = self.at;
        for field in moves.split(';') {
            if !field.trim().is_empty() {
                let place = at + field.len() - field.trim_start().len();
                let found = || field.trim().chars().take(20).collect();
                let scored = ObfMove::parse(field.trim()).ok_or_else(|| Place {
                    at: place,
                    value: ImportProblem::ScoredMove { found: found() },
                })?;
                imported.scored_moves.push(scored);
            }
            at += field.len() + 1;
        }
        self.skip_line();
        Ok(())
    }

    /// Reads the score and the best squares of a numbered problem, `+38 a2`, as moves with that
    /// score. Without squares, the score becomes the game's result.
    fn read_problem_result(
        &mut self,
        imported: &mut ImportedGame,
    ) -> Result<(), Place<ImportProblem>> {
        let line =
            self.rest().lines().next().unwrap_or_default().split('%').next().unwrap_or_default();
        let mut score = None;
        let mut at = self.at;
        for word in line.split_whitespace() {
            at += self.text[at..].find(word).unwrap_or(0);
            let fault = || Place {
                at,
                value: ImportProblem::ScoredMove { found: word.chars().take(20).collect() },
            };
            if score.is_none() {
                score = Some(parse_score(word).ok_or_else(fault)?);
            } else {
                let action = word.parse().map_err(|_| fault())?;
                imported.scored_moves.push(ObfMove { action, score });
            }
            at += word.len();
        }
        if let (Some(score), true) = (score, imported.scored_moves.is_empty()) {
            imported.game.result = StatedResult::Difference {
                discs: match imported.game.start.to_move {
                    Colour::Black => f64::from(score),
                    Colour::White => -f64::from(score),
                },
                ending: None,
            };
        }
        self.skip_line();
        Ok(())
    }

    /// Reads the moves and the result of a game from `game.start` and stores both in `game`. Ends
    /// before the next game.
    pub fn read_moves(&mut self, game: &mut NotatedGame) -> Result<(), Place<ImportProblem>> {
        let mut play = Reversi::from(game.start);
        let mut last_number = LastNumber::default();
        loop {
            let before = self.at;
            self.skip_separators();
            let skipped = &self.text[before..self.at];
            if self.skip_remark() {
                continue;
            }
            let has_moves = !play.history().is_empty();
            if self.rest().is_empty() || self.tag_name().is_some() {
                break;
            }
            let is_next_game = || match has_moves {
                true => self.starts_new_game(&play, last_number, skipped),
                // A position without moves, followed by another.
                false => before > 0 && read_board(self.rest()).is_some(),
            };
            if self.is_at_line_start() && is_next_game() {
                break;
            }
            if self.skip_sign() {
                continue;
            }
            let at = self.at;
            match self.next_token()? {
                Token::Number(number) => {
                    let played = play.history().len() as u32;
                    let is_next =
                        [last_number.number, played, played / 2].contains(&number.wrapping_sub(1));
                    if has_moves && !is_next && self.is_at_line_end() {
                        self.at = at;
                        return self.fault(ImportProblem::NoMove { found: self.next_word() });
                    }
                    last_number = LastNumber { number, moves: 0 };
                }
                Token::Move(action) => {
                    play_at(&mut play, action, at)?;
                    last_number.moves += 1;
                }
                Token::Result(result) => {
                    game.result = result;
                    self.expect_line_end()?;
                    break;
                }
            }
        }
        game.moves = play.history().iter().copied().map(NotatedMove::from).collect();
        Ok(())
    }

    /// Whether a new game starts at this line: with a board, with move 1 after other numbers, or
    /// with an opening move, if an empty line precedes or the line does not continue `play`. `skipped`
    /// is the text just before the line.
    fn starts_new_game(&self, play: &Reversi, last_number: LastNumber, skipped: &str) -> bool {
        if read_board(self.rest()).is_some() {
            return true;
        }
        let after_empty_line = skipped.matches('\n').count() > 1;
        let mut ahead = TextReader { ..*self };
        let mut number = None;
        // A few tokens suffice: more numbers in a row are an error.
        let first = (0..3).find_map(|_| match ahead.next_token() {
            Ok(Token::Number(found)) => {
                number = Some(found);
                ahead.skip_separators();
                None
            }
            Ok(Token::Move(action @ Action::Place(_))) => Some(action),
            _ => None,
        });
        let Some(first) = first else { return false };
        if number == Some(1) && last_number.number > 0 {
            return true;
        }
        // The next number goes on with the game, unless games are numbered instead of moves.
        let goes_on =
            number == Some(last_number.number + 1) && (1..=2).contains(&last_number.moves);
        if goes_on && self.line_continues(play) {
            return false;
        }
        let opens = Position::START.play(first).is_some();
        opens && (after_empty_line || !self.line_continues(play))
    }

    /// Whether all moves of the line that starts here are legal in the game played so far.
    fn line_continues(&self, play: &Reversi) -> bool {
        let length = self.rest().find('\n').unwrap_or(self.rest().len());
        let mut line = TextReader { text: &self.text[..self.at + length], ..*self };
        let mut play = play.clone();
        loop {
            line.skip_separators();
            if line.rest().is_empty() {
                return true;
            }
            if line.skip_sign() {
                continue;
            }
            match line.next_token() {
                Ok(Token::Number(_)) => {}
                Ok(Token::Move(action)) if play_at(&mut play, action, line.at).is_ok() => {}
                Ok(Token::Result(_)) => return true,
                Ok(Token::Move(_)) | Err(_) => return false,
            }
        }
    }

    /// Skips what may stand between moves: blanks, punctuation, comments in braces, and marks such as
    /// `$1`.
    fn skip_separators(&mut self) {
        loop {
            self.skip_while(is_separator);
            let rest = self.rest();
            let length = match rest.chars().next() {
                Some('{') => {
                    let mut symbols = rest.char_indices().take(MAX_COMMENT_CHARS);
                    symbols.find(|&(_, symbol)| symbol == '}').map(|(end, _)| end + 1)
                }
                Some('$') => Some(1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count()),
                // Of a list, such as `["f5","d6"]`, and not of a tag or board.
                Some('[') => {
                    let inside = rest[1..].trim_start_matches(['"', '\'', ' ']);
                    parse_square(inside).map(|_| 1)
                }
                _ => None,
            };
            let Some(length) = length else { break };
            self.at += length;
        }
    }

    /// Skips a sign between moves and returns whether there was one: a dash, or a plus in front of a
    /// square. Two or more dashes are a pass.
    fn skip_sign(&mut self) -> bool {
        if let Some(after) = self.rest().strip_prefix('+')
            && parse_square(after).is_some()
        {
            self.at += 1;
            return true;
        }
        let is_dash = |symbol: char| matches!(symbol, '-' | '–' | '—');
        let mut symbols = self.rest().chars();
        let dash = symbols.next().filter(|&first| is_dash(first));
        let is_single = dash.is_some()
            && !symbols.next().is_some_and(|second| is_dash(second) || second.is_ascii_digit());
        if let (Some(dash), true) = (dash, is_single) {
            self.at += dash.len_utf8();
        }
        is_single
    }

    /// Reads the next number, move or result; `self` is at its first character.
    ///
    /// # Errors
    /// If it is none of these.
    fn next_token(&mut self) -> Result<Token, Place<ImportProblem>> {
        let rest = self.rest();
        if let Some((result, length)) = parse_result(rest) {
            self.at += length;
            return Ok(Token::Result(result));
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let number = rest[..digits].parse().ok().filter(|&number: &u32| number <= 120);
            let after = &rest[digits..];
            let ends = after.starts_with(|next: char| {
                next.is_whitespace() || matches!(next, '.' | ')' | ':' | '。')
            });
            if let (Some(number), true) = (number, ends) {
                self.at += digits;
                self.skip_while(|symbol| matches!(symbol, '.' | ')' | ':' | '。' | '…'));
                return Ok(Token::Number(number));
            }
            return self.fault(ImportProblem::NoMove { found: self.next_word() });
        }
        if let Some((square, length)) = parse_square(rest) {
            self.at += length;
            self.skip_while(|symbol| matches!(symbol, '!' | '?'));
            return Ok(Token::Move(Action::Place(square)));
        }
        let dashes = rest.len() - rest.trim_start_matches(['-', '–', '—']).len();
        if dashes > 0 {
            self.at += dashes;
            return Ok(Token::Move(Action::Pass));
        }
        if ["pass", "ps", "pa"].into_iter().any(|pass| self.skip_words(pass)) {
            return Ok(Token::Move(Action::Pass));
        }
        self.fault(ImportProblem::NoMove { found: self.next_word() })
    }

    /// The next word, at most 20 characters of it, for errors.
    pub fn next_word(&self) -> String {
        let word = self.rest().split(char::is_whitespace).next().unwrap_or_default();
        word.chars().take(20).collect()
    }

    /// Skips blanks up to the end of the line; an error if anything else follows.
    fn expect_line_end(&mut self) -> Result<(), Place<ImportProblem>> {
        self.skip_while(|symbol| matches!(symbol, '"' | '\'' | ']'));
        self.skip_spaces();
        if self.is_at_line_end() {
            return Ok(());
        }
        self.fault(ImportProblem::AfterResult { found: self.next_word() })
    }

    /// Whether nothing but blanks follows on the line.
    fn is_at_line_end(&self) -> bool {
        let is_blank = |symbol: char| symbol.is_whitespace() && symbol != '\n';
        matches!(self.rest().trim_start_matches(is_blank).chars().next(), None | Some('\n'))
    }
}

/// Plays an action, preceded by a pass that the text leaves out. `at` is the place for the error.
pub(super) fn play_at(
    game: &mut Reversi,
    action: Action,
    at: usize,
) -> Result<(), Place<ImportProblem>> {
    if action != Action::Pass && game.position().board.must_pass() {
        game.play(Action::Pass).expect("the side to move must pass");
    }
    match game.play(action) {
        Ok(_) => Ok(()),
        Err(illegal) => Err(Place { at, value: ImportProblem::Illegal { action, illegal } }),
    }
}

/// Parses a square at the start of a text and returns it with its length in bytes; `None` if there
/// is none. Blanks may follow the letter.
fn parse_square(text: &str) -> Option<(Square, usize)> {
    let column = text.chars().next()?;
    let rest = &text[column.len_utf8()..];
    let row_text = rest.trim_start_matches([' ', '\t']);
    let row = row_text.chars().next()?;
    let after = &row_text[row.len_utf8()..];
    // In `c 3.` the 3 is the number of a move.
    let is_apart = rest.len() > row_text.len();
    if is_apart
        && after.starts_with(|next: char| next.is_ascii_digit() || matches!(next, '.' | ')'))
    {
        return None;
    }
    let square = format!("{}{}", half_width(column), half_width(row)).parse().ok()?;
    Some((square, text.len() - after.len()))
}

/// The ASCII character of a full-width one, as Japanese texts write them.
fn half_width(symbol: char) -> char {
    match u32::from(symbol) {
        code @ 0xFF01..=0xFF5E => char::from_u32(code - 0xFEE0).unwrap_or(symbol),
        _ => symbol,
    }
}

/// Whether the symbol may stand between moves. Dashes are not among these: one separates moves, two
/// are a pass.
fn is_separator(symbol: char) -> bool {
    symbol.is_whitespace()
        || matches!(symbol, ',' | ';' | '.' | '|' | '…' | '"' | '\'' | ']' | '\u{feff}')
}
