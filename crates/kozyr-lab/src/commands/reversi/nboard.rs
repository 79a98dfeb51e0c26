//! `reversi nboard`: the engine behind any front end that speaks the NBoard protocol, version 2.
//!
//! One thread reads, another answers. What is read waits its turn, but a `ping`, and the end of the
//! input, also stops the thought that the answers before it take.

mod clock;
mod game;
mod server;

use std::{
    io::{self, BufRead},
    sync::{
        atomic::{AtomicUsize, Ordering::SeqCst},
        mpsc::{self, Sender},
    },
    thread,
};

use crate::{
    bounded_lines::{read_line, skip_line},
    console::Console,
};
use server::{NboardServer, SessionFlow};

/// How the engine serves.
#[derive(Debug, clap::Args)]
pub struct NboardArgs {
    /// Think on the opponent's time too, which makes searches depend on how long that was
    #[arg(long)]
    ponder: bool,
}

/// What the front end has said.
enum FrontEndLine {
    Line(String),
    /// A line too long to be kept.
    TooLong,
}

/// What has been read and not been answered.
#[derive(Default)]
struct PendingLines {
    /// All lines.
    lines: AtomicUsize,
    /// Those for which a thought has to stop: pings, and the end.
    stopping: AtomicUsize,
}

/// Answers commands until the input ends or `quit` comes.
///
/// # Errors
/// If the console cannot be read or written.
pub fn run(args: &NboardArgs, console: &mut Console<'_>) -> io::Result<()> {
    let unanswered = PendingLines::default();
    let (sender, lines) = mpsc::channel();
    let (input, output) = (&mut *console.input, &mut *console.output);
    thread::scope(|scope| {
        let unanswered = &unanswered;
        let ponder = args.ponder;
        let answering = thread::Builder::new().spawn_scoped(scope, move || {
            let mut server = NboardServer::new(output, unanswered, ponder);
            while let Some(line) = server.next_line(&lines) {
                if server.answer(&line)? == SessionFlow::Quit {
                    break;
                }
            }
            io::Result::Ok(())
        })?;
        let read = read(input, &sender, unanswered);
        // Who answers learns that nothing follows, and stops thinking.
        unanswered.stopping.fetch_add(1, SeqCst);
        drop(sender);
        let answered = answering.join().expect("answering does not panic");
        read.and(answered)
    })
}

/// Passes lines on until they end, or nobody answers any more.
fn read(
    input: &mut dyn BufRead,
    sender: &Sender<FrontEndLine>,
    unanswered: &PendingLines,
) -> io::Result<()> {
    loop {
        let line = match read_line(input) {
            Ok(Some(line)) => line.text.trim().to_owned(),
            Ok(None) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                skip_line(input)?;
                unanswered.lines.fetch_add(1, SeqCst);
                if sender.send(FrontEndLine::TooLong).is_err() {
                    return Ok(());
                }
                continue;
            }
            Err(error) => return Err(error),
        };
        let command = line.split_whitespace().next().unwrap_or_default();
        let (leaves, pings) = (command == "quit", command == "ping");
        if pings {
            unanswered.stopping.fetch_add(1, SeqCst);
        }
        unanswered.lines.fetch_add(1, SeqCst);
        if sender.send(FrontEndLine::Line(line)).is_err() || leaves {
            return Ok(());
        }
    }
}
