//! `reversi book`: builds an opening book from the engine's searches.

mod builder;

use std::{
    fmt::Display,
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::{
        OnceLock,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    thread,
};

use self::builder::{BookBuilder, BookLine};
use crate::{
    console::Console, failure::Failure, files, jobs::BUILD_DIGEST, progress::ProgressReporter,
    signals, wording::pluralized,
};
use kozyr_core::digest;
use kozyr_reversi::engine::{
    Engine, OpeningBook, OpeningBookError, RootMove, SearchLimits, Weights,
};

/// Positions searched before the next ones are chosen, for any number of threads.
const POSITIONS_PER_BATCH: usize = 32;

/// The arguments of `reversi book`.
#[derive(Debug, clap::Args)]
pub struct BookArgs {
    /// Positions to search; the book contains those that its moves lead to
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    positions: u32,
    /// Search depth of every move
    #[arg(long, value_name = "PLIES", default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: u32,
    /// Leave out moves that are worse than the best by more discs
    #[arg(long, alias = "loss", value_name = "DISCS", default_value_t = 2,
          value_parser = clap::value_parser!(i32).range(0..=64))]
    max_loss: i32,
    /// File for the book; searches are saved to FILE.searched until it is complete, and resumed
    /// from there
    #[arg(long, value_name = "FILE", default_value = "assets/reversi/book.txt")]
    output: PathBuf,
}

/// Builds the book from the start position and writes it. The result does not depend on the number
/// of threads.
///
/// # Errors
/// If a file cannot be written, the saved searches have other settings, or the run is stopped.
pub fn run(args: &BookArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    files::check_writable(&args.output)?;
    check_is_book(&args.output)?;
    let limits = SearchLimits { depth: args.depth, ..SearchLimits::ANALYSIS };
    let checkpoint = BookCheckpoint::for_book(&args.output, &limits);
    let saved = checkpoint.read()?;
    let stop = signals::stop_on_signal();
    let mut book = BookBuilder::new(args.max_loss);
    let progress = ProgressReporter::new("positions", args.positions.into());
    let mut searched = String::new();
    while book.len() < args.positions as usize {
        let left = args.positions as usize - book.len();
        let leaves = book.leaves(POSITIONS_PER_BATCH.min(left));
        if leaves.is_empty() {
            break;
        }
        let found = search(&leaves, &saved, &limits);
        for (line, moves) in leaves.iter().zip(&found) {
            searched += &OpeningBook::format_line(&line.squares, moves);
            searched.push('\n');
        }
        book.add_searched(leaves.into_iter().zip(found));
        // Saved searches are never replaced by fewer.
        let is_more = book.len() > saved.len();
        if stop.is_stop_requested() {
            if is_more {
                checkpoint.write(&searched)?;
            }
            return Err(Failure::Stopped(format!(
                "after {}",
                pluralized(book.len(), "position", "positions")
            )));
        }
        progress.set_position(book.len() as u64);
        if is_more {
            checkpoint.write(&searched)?;
        }
    }
    progress.finish();
    let (lines, positions) = book.to_text();
    let head = "# Openings from the program's own searches: the game so far, then moves with their\n\
                # values in discs for the side to move. Written by `kozyr-lab reversi book`.\n";
    let text = digest::with_digest(&(head.to_owned() + &lines), "#");
    files::write_atomic(&args.output, text.as_bytes())?;
    checkpoint.remove();
    writeln!(
        console.output,
        "{}, {} bytes",
        pluralized(positions, "position", "positions"),
        text.len()
    )?;
    Ok(())
}

/// Checks that an existing output file is a book before it is replaced.
fn check_is_book(output: &Path) -> Result<(), Failure> {
    if !output.exists() {
        return Ok(());
    }
    files::read_text(output)?.parse::<OpeningBook>().map(drop).map_err(|error| {
        let file = output.display();
        Failure::Failed(format!("{file} is not a book and is left unchanged: {error}"))
    })
}

/// The scores of all legal moves after each line, best first, in the order of `lines`. Positions in
/// `saved` are taken from there, not searched again.
fn search(lines: &[BookLine], saved: &OpeningBook, limits: &SearchLimits) -> Vec<Vec<RootMove>> {
    let next = AtomicUsize::new(0);
    let found: Vec<OnceLock<Vec<RootMove>>> = lines.iter().map(|_| OnceLock::new()).collect();
    let work = || {
        loop {
            let index = next.fetch_add(1, Relaxed);
            let Some(line) = lines.get(index) else { break };
            found[index].get_or_init(|| match saved.moves(line.board) {
                // A new engine for each position, so results do not depend on earlier searches of
                // the thread.
                moves if moves.is_empty() => {
                    Engine::new(Weights::builtin(), 18).value_moves(line.board, limits, &|| false)
                }
                known => known,
            });
        }
    };
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        // If the system refuses a thread, the others search its positions.
        for _ in 1..threads {
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    found.into_iter().map(|moves| moves.into_inner().expect("every line is searched")).collect()
}

/// The searches so far, in a file that is removed once the book is written.
struct BookCheckpoint {
    path: PathBuf,
    /// The first line, with the settings of the searches.
    head: String,
}

impl BookCheckpoint {
    /// The checkpoint of the book in the file `output`, for searches with these limits.
    fn for_book(output: &Path, limits: &SearchLimits) -> Self {
        let mut name = output.as_os_str().to_owned();
        name.push(".searched");
        BookCheckpoint {
            path: name.into(),
            head: format!("# {} plies, build {BUILD_DIGEST}\n", limits.depth),
        }
    }

    /// Reads the saved searches.
    fn read(&self) -> Result<OpeningBook, Failure> {
        let refused = |reason: &dyn Display| {
            Failure::Failed(format!("{}: {reason}; remove it to start over", self.path.display()))
        };
        if !self.path.exists() {
            return Ok(OpeningBook::default());
        }
        let text = files::read_text(&self.path).map_err(|error| refused(&error))?;
        if !text.starts_with(&self.head) {
            return Err(refused(&"searched by another build or to another depth"));
        }
        text.parse().map_err(|error: OpeningBookError| refused(&error))
    }

    /// Saves the searched lines.
    fn write(&self, lines: &str) -> Result<(), Failure> {
        Ok(files::write_atomic(&self.path, (self.head.clone() + lines).as_bytes())?)
    }

    /// Removes the file, if there is one.
    fn remove(&self) {
        // The file may not exist.
        let _ = fs::remove_file(&self.path);
    }
}
