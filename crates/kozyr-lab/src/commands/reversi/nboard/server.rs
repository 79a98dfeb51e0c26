//! Answers to the commands of a front end.

use std::{
    io::{self, Write},
    sync::{atomic::Ordering::SeqCst, mpsc::Receiver},
    time::Instant,
};

use crate::bounded_lines::MAX_LINE_BYTES;
use kozyr_reversi::{
    Action, Board, Colour, Position,
    engine::{
        DEFAULT_CERTAINTY, EXACT_CERTAINTY, Engine, MultiPv, SearchLimits, SearchReport, Weights,
    },
};

use super::{
    FrontEndLine, PendingLines,
    game::{NboardGame, hundredths, moves_to_text},
};

/// The number of table entries, as a power of 2.
const TABLE_BITS: u32 = 20;
/// The depth until the front end sets one.
const DEFAULT_DEPTH_PLIES: u32 = 11;

/// Whether the session continues.
#[derive(PartialEq, Eq)]
pub enum SessionFlow {
    Continue,
    Quit,
}

/// The engine and the state set by the front end.
pub struct NboardServer<'a> {
    output: &'a mut (dyn Write + Send),
    unanswered: &'a PendingLines,
    engine: Engine<'static>,
    request: SearchLimits,
    /// Value in discs of a drawn game for Black.
    contempt: f64,
    /// The current game; `None` after a game or move that was invalid.
    game: Option<NboardGame>,
    ponder: bool,
    /// The engine's last answer to `go`.
    last_answer: Option<Action>,
    /// Whether the last move played is that answer, so the opponent is thinking.
    opponent_to_move: bool,
}

/// Limits of a search that costs about as much as this many plies in other engines.
fn limits_for_depth(depth: u32) -> SearchLimits {
    let certainty = if depth <= 5 { EXACT_CERTAINTY } else { DEFAULT_CERTAINTY };
    // Two more empties to solve cost about as much as three more plies of search.
    let exact_from = (8 + depth * 2 / 3).min(60);
    SearchLimits { depth, exact_empties: exact_from, certainty, max_nodes: u64::MAX }
}

impl<'a> NboardServer<'a> {
    /// An engine at the start of a game.
    pub fn new(
        output: &'a mut (dyn Write + Send),
        unanswered: &'a PendingLines,
        ponder: bool,
    ) -> Self {
        NboardServer {
            output,
            unanswered,
            engine: Engine::new(Weights::builtin(), TABLE_BITS),
            request: limits_for_depth(DEFAULT_DEPTH_PLIES),
            contempt: 0.0,
            game: Some(NboardGame::new(Position::START)),
            ponder,
            last_answer: None,
            opponent_to_move: false,
        }
    }

    /// Returns the next line, pondering on the opponent's move until it arrives; `None` at the end
    /// of the input.
    pub fn next_line(&mut self, lines: &Receiver<FrontEndLine>) -> Option<FrontEndLine> {
        if self.ponder
            && self.opponent_to_move
            && let Some(told) = &self.game
        {
            let unanswered = self.unanswered;
            let called = || unanswered.lines.load(SeqCst) + unanswered.stopping.load(SeqCst) > 0;
            self.engine.ponder(told.position.board, &self.request, &called);
        }
        let line = lines.recv().ok()?;
        self.unanswered.lines.fetch_sub(1, SeqCst);
        Some(line)
    }

    /// Answers a line. Unknown commands are ignored, as the protocol requires.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn answer(&mut self, said: &FrontEndLine) -> io::Result<SessionFlow> {
        let FrontEndLine::Line(line) = said else {
            // The line may have changed the game.
            (self.last_answer, self.opponent_to_move) = (None, false);
            self.set_game(Err(format!("a line is longer than {MAX_LINE_BYTES} bytes")))?;
            self.output.flush()?;
            return Ok(SessionFlow::Continue);
        };
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "nboard" => writeln!(self.output, "set myname Kozyr")?,
            "ping" => {
                writeln!(self.output, "pong {rest}")?;
                self.unanswered.stopping.fetch_sub(1, SeqCst);
            }
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "go" => self.with_game("thinking", NboardServer::go)?,
            "hint" => match rest.parse() {
                Ok(count) => {
                    self.with_game("analyzing", |server, told| server.hint(&told.position, count))?;
                }
                Err(_) => self.write_error_status(&format!("`{rest}` is not a number of moves"))?,
            },
            "analyze" => self.with_game("analyzing", NboardServer::analyze)?,
            // Learning happens in `reversi train`, not during play.
            "learn" => writeln!(self.output, "learned")?,
            "quit" => return Ok(SessionFlow::Quit),
            _ => {}
        }
        self.output.flush()?;
        Ok(SessionFlow::Continue)
    }

    /// Writes an error to the status line.
    fn write_error_status(&mut self, what: &str) -> io::Result<()> {
        writeln!(self.output, "status Kozyr: {what}")
    }

    /// Runs an action on the current game, with status lines before and after.
    fn with_game(
        &mut self,
        what: &str,
        thought: impl FnOnce(&mut Self, &NboardGame) -> io::Result<()>,
    ) -> io::Result<()> {
        let Some(told) = self.game.clone() else {
            return self.write_error_status("there is no game; `set game` starts one");
        };
        writeln!(self.output, "status Kozyr is {what}")?;
        self.output.flush()?;
        thought(self, &told)?;
        writeln!(self.output, "status Kozyr is waiting")
    }

    /// Answers `set`: sets the depth, the contempt or the game. Other variables are ignored.
    fn set(&mut self, rest: &str) -> io::Result<()> {
        let (what, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let value = value.trim();
        match what {
            "depth" => match value.parse() {
                Ok(depth @ 1..=60) => self.request = limits_for_depth(depth),
                _ => self.write_error_status(&format!("`{value}` is not a depth from 1 to 60"))?,
            },
            "contempt" => match value.parse::<f64>() {
                Ok(discs) if discs.is_finite() => self.contempt = discs,
                _ => self.write_error_status(&format!("`{value}` is not a number of discs"))?,
            },
            "game" => {
                let told = NboardGame::parse_ggf(value);
                (self.last_answer, self.opponent_to_move) = (None, false);
                self.set_game(told)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Sets the current game, or removes it after an error, so that no answer is about an old game.
    fn set_game(&mut self, told: Result<NboardGame, String>) -> io::Result<()> {
        let complaint = told.as_ref().err().cloned();
        self.game = told.ok();
        complaint.map_or(Ok(()), |what| self.write_error_status(&what))
    }

    /// Answers `move`: plays it in the current game. An invalid move removes the game.
    fn play(&mut self, text: &str) -> io::Result<()> {
        let own = self.last_answer.take();
        self.opponent_to_move = false;
        let Some(mut told) = self.game.take() else {
            return self.write_error_status("there is no game; `set game` starts one");
        };
        let played = told.play_text(text);
        self.opponent_to_move = own.is_some() && played.as_ref().ok() == own.as_ref();
        self.set_game(played.map(|_| told))
    }

    /// A condition that is true once a search must stop.
    fn stop_condition(&self) -> impl Fn() -> bool + Sync + use<'a> {
        let unanswered = self.unanswered;
        move || unanswered.stopping.load(SeqCst) > 0
    }

    /// Answers `go` with a move within the clock's time, or with an error status if the game is
    /// over. The move is remembered as the last answer but not played yet.
    fn go(&mut self, told: &NboardGame) -> io::Result<()> {
        let board = told.position.board;
        if board.is_over() {
            return self.write_error_status("the game is over");
        }
        if board.must_pass() {
            self.last_answer = Some(Action::Pass);
            return writeln!(self.output, "=== PA");
        }
        let start = Instant::now();
        let clock = told.clock.as_ref();
        let limit =
            clock.map(|clock| clock.move_time(told.position.to_move, board.empties().len()));
        let urgent = self.stop_condition();
        let stop = || urgent() || limit.is_some_and(|limit| start.elapsed() >= limit);
        let report = self.decide(board, &stop);
        let seconds = start.elapsed().as_secs_f64();
        writeln!(self.output, "nodestats {} {seconds:.2}", report.nodes)?;
        let best = report.best.expect("there is a legal move");
        self.last_answer = Some(Action::Place(best));
        let mover = told.position.to_move;
        let value = with_contempt(self.contempt, report.exact, report.score.into(), mover);
        let score = hundredths(value);
        writeln!(self.output, "=== {}/{score}/{seconds:.2}", best.to_string().to_uppercase())
    }

    /// Searches for a move. If stopped early, the result is at least one ply deep.
    fn decide(&mut self, board: Board, stop: &(dyn Fn() -> bool + Sync)) -> SearchReport {
        let report = self.engine.search(board, &self.request, stop);
        if report.depth > 0 { report } else { self.engine.search_one_ply(board) }
    }

    /// Writes the best `count` moves after each round of the search.
    fn hint(&mut self, position: &Position, count: usize) -> io::Result<()> {
        let board = position.board;
        if board.is_over() {
            return self.write_error_status("the game is over");
        }
        let (passes, board) = if board.must_pass() { (true, board.pass()) } else { (false, board) };
        let (start, stop) = (Instant::now(), self.stop_condition());
        let (output, mut written) = (&mut *self.output, Ok(()));
        let (request, contempt) = (&self.request, self.contempt);
        let asked = HintRequest { board, passes, mover: position.to_move, count: count.max(1) };
        self.engine.multi_pv(board, request, asked.count, &stop, &mut |round| {
            // A write error is returned when the search ends.
            if written.is_ok() {
                let seconds = start.elapsed().as_secs_f64();
                written = asked.write_round(output, contempt, round, seconds);
            }
        });
        written
    }

    /// Writes the value of every position of the game for the side to move, last position first.
    fn analyze(&mut self, told: &NboardGame) -> io::Result<()> {
        let urgent = self.stop_condition();
        for (ply, position) in told.positions().iter().enumerate().rev() {
            let board = position.board;
            let (proved, value) = if board.is_over() {
                (true, board.final_score())
            } else if board.must_pass() {
                let report = self.engine.search(board.pass(), &self.request, &urgent);
                (report.exact, -report.score)
            } else {
                let report = self.engine.search(board, &self.request, &urgent);
                (report.exact, report.score)
            };
            if urgent() {
                break;
            }
            let value = with_contempt(self.contempt, proved, value.into(), position.to_move);
            writeln!(self.output, "analysis {ply} {}", hundredths(value))?;
            self.output.flush()?;
        }
        Ok(())
    }
}

/// Applies contempt to the value of a proven draw, for the side to move.
fn with_contempt(contempt: f64, proved: bool, value: f64, mover: Colour) -> f64 {
    match mover {
        _ if !proved || value != 0.0 => value,
        Colour::Black => contempt,
        Colour::White => -contempt,
    }
}

/// The request of a `hint`.
struct HintRequest {
    /// The position, after a pass if one is forced.
    board: Board,
    passes: bool,
    /// The side to move or pass.
    mover: Colour,
    /// The number of moves to show, at least 1.
    count: usize,
}

impl HintRequest {
    /// Writes the lines of a search round. After a forced pass they start with `PA` and have
    /// negated values.
    fn write_round(
        &self,
        output: &mut dyn Write,
        contempt: f64,
        round: &MultiPv,
        seconds: f64,
    ) -> io::Result<()> {
        let depth = match round.certainty {
            _ if round.exact => "100%".to_owned(),
            EXACT_CERTAINTY => round.depth.to_string(),
            _ => format!("{}@{}%", round.depth, round.certainty_per_cent()),
        };
        let wanted = if self.passes { 1 } else { self.count };
        let exact = round.lines.iter().filter(|line| line.bound.is_exact());
        for line in exact.take(wanted) {
            let moves = moves_to_text(self.board, &line.moves);
            let value = if self.passes { -line.exact_discs } else { line.exact_discs };
            let value = with_contempt(contempt, round.exact, value, self.mover);
            let pass = if self.passes { "PA" } else { "" };
            writeln!(output, "search {pass}{moves} {} 0 {depth}", hundredths(value))?;
        }
        writeln!(output, "nodestats {} {seconds:.2}", round.nodes)?;
        output.flush()
    }
}
