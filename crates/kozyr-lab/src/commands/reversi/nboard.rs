//! `reversi nboard`: the engine behind any front end that speaks the NBoard protocol, version 2.

use kozyr_core::reversi::{
    Action, Position,
    engine::{EXACT, Engine, Level, Request, Weights},
    notation::parse_ggf,
};
use std::{
    io::{self, Write},
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use crate::{lines::next_line, play::Console};

/// Entries of the table, as a power of 2.
const TABLE_BITS: u32 = 20;

/// How the engine serves.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Think on the opponent's time too, which makes searches depend on how long that was
    #[arg(long)]
    ponder: bool,
}

/// The engine and what the front end has told it.
struct Server {
    engine: Engine<'static>,
    position: Position,
    request: Request,
    /// The last move that `go` was answered with.
    own: Option<Action>,
    /// Whether the move played last was that one, so that it is the opponent who thinks now.
    waiting: bool,
}

/// Answers commands until the input ends or `quit` comes. What is not understood is ignored, as
/// the protocol asks.
pub fn run(args: &Args, console: &mut Console<'_>) -> io::Result<()> {
    let mut server = Server {
        engine: Engine::new(Weights::builtin(), TABLE_BITS),
        position: Position::START,
        request: Level::number(10).request,
        own: None,
        waiting: false,
    };
    loop {
        let read = if args.ponder && server.waiting {
            server.ponder_until(|| next_line(console.input))
        } else {
            next_line(console.input)
        };
        let Some(line) = read? else { return Ok(()) };
        let line = line.text.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if command == "quit" {
            return Ok(());
        }
        server.answer(command, rest.trim(), console.output)?;
        console.output.flush()?;
    }
}

impl Server {
    /// Ponders on a thread of its own while `wait` lasts.
    fn ponder_until<T>(&mut self, wait: impl FnOnce() -> T) -> T {
        let over = AtomicBool::new(false);
        let (engine, request, board) = (&mut self.engine, &self.request, self.position.board);
        std::thread::scope(|scope| {
            // Where there is no thread for it, it does without.
            let ponder = || engine.ponder(board, request, &|| over.load(Relaxed));
            let _ = std::thread::Builder::new().spawn_scoped(scope, ponder);
            let waited = wait();
            over.store(true, Relaxed);
            waited
        })
    }

    fn answer(&mut self, command: &str, rest: &str, output: &mut dyn Write) -> io::Result<()> {
        match command {
            "nboard" => writeln!(output, "set myname Kozyr"),
            "ping" => writeln!(output, "pong {rest}"),
            "set" => self.set(rest),
            "move" => {
                self.play(rest);
                Ok(())
            }
            "go" => self.go(output),
            "hint" => self.hint(rest.parse().unwrap_or(1), output),
            _ => Ok(()),
        }
    }

    fn set(&mut self, rest: &str) -> io::Result<()> {
        let (what, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match what {
            "depth" => {
                if let Ok(depth) = value.trim().parse::<u32>() {
                    let depth = depth.clamp(1, 60);
                    let certainty = if depth <= 5 { EXACT } else { 1 };
                    // An ending of twice the depth costs about as much as a search of it.
                    let exact_from = (depth + 8).min(26);
                    self.request = Request { depth, exact_from, certainty, nodes: u64::MAX };
                }
            }
            "game" => {
                if let Ok(games) = parse_ggf(value)
                    && let Some(game) = games.first()
                {
                    self.position = game.start;
                    for action in game.actions() {
                        self.play(&action.to_string());
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Plays `F5/evaluation/time`, or a pass, if the rules allow it.
    fn play(&mut self, text: &str) {
        let action = text.split('/').next().unwrap_or_default().trim().parse();
        self.waiting = action.is_ok() && action.as_ref().ok() == self.own.take().as_ref();
        match action {
            Ok(Action::Place(square)) => {
                if let Some(next) = self.position.place(square) {
                    self.position = next;
                }
            }
            Ok(Action::Pass) if self.position.board.must_pass() => {
                self.position = self.position.pass();
            }
            _ => {}
        }
    }

    fn go(&mut self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "status Kozyr is thinking")?;
        output.flush()?;
        let start = std::time::Instant::now();
        let board = self.position.board;
        if board.moves().is_empty() {
            writeln!(output, "=== PA")?;
        } else {
            let report = self.engine.search(board, &self.request, &|| false);
            let seconds = start.elapsed().as_secs_f64();
            writeln!(output, "nodestats {} {seconds:.2}", report.nodes)?;
            let best = report.best.expect("something can be placed");
            self.own = Some(Action::Place(best));
            let (best, score) = (best.to_string().to_uppercase(), f64::from(report.score));
            writeln!(output, "=== {best}/{score:.2}/{seconds:.2}")?;
        }
        writeln!(output, "status Kozyr is waiting")
    }

    /// The best `count` moves, each with its value and the depth it was searched to.
    fn hint(&mut self, count: usize, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "status Kozyr is analyzing")?;
        output.flush()?;
        let board = self.position.board;
        let exact = board.empties().len() as u32 <= self.request.exact_from;
        let moves = self.engine.value_moves(board, &self.request, &|| false);
        for one in moves.iter().take(count) {
            let depth = if exact { "100%".to_owned() } else { self.request.depth.to_string() };
            let square = one.square.to_string().to_uppercase();
            writeln!(output, "search {square} {}.00 0 {depth}", one.score)?;
        }
        writeln!(output, "status Kozyr is waiting")
    }
}
