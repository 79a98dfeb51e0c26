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
    bounded_lines::{next_line, skip_line},
    console::Console,
};
use server::{Next, Server};

/// How the engine serves.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Think on the opponent's time too, which makes searches depend on how long that was
    #[arg(long)]
    ponder: bool,
}

/// What the front end has said.
enum Said {
    Line(String),
    /// A line too long to be kept.
    TooLong,
}

/// What has been read and not been answered.
#[derive(Default)]
struct Unanswered {
    /// All lines.
    lines: AtomicUsize,
    /// Those for which a thought has to stop: pings, and the end.
    urgent: AtomicUsize,
}

/// Answers commands until the input ends or `quit` comes.
///
/// # Errors
/// If the console cannot be read or written.
pub fn run(args: &Args, console: &mut Console<'_>) -> io::Result<()> {
    let unanswered = Unanswered::default();
    let (sender, lines) = mpsc::channel();
    let (input, output) = (&mut *console.input, &mut *console.output);
    thread::scope(|scope| {
        let unanswered = &unanswered;
        let ponder = args.ponder;
        let answering = thread::Builder::new().spawn_scoped(scope, move || {
            let mut server = Server::new(output, unanswered, ponder);
            while let Some(line) = server.wait_for(&lines) {
                if server.answer(&line)? == Next::Leave {
                    break;
                }
            }
            io::Result::Ok(())
        })?;
        let read = read(input, &sender, unanswered);
        // Who answers learns that nothing follows, and stops thinking.
        unanswered.urgent.fetch_add(1, SeqCst);
        drop(sender);
        let answered = answering.join().expect("answering does not panic");
        read.and(answered)
    })
}

/// Passes lines on until they end, or nobody answers any more.
fn read(input: &mut dyn BufRead, sender: &Sender<Said>, unanswered: &Unanswered) -> io::Result<()> {
    loop {
        let line = match next_line(input) {
            Ok(Some(line)) => line.text.trim().to_owned(),
            Ok(None) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                skip_line(input)?;
                unanswered.lines.fetch_add(1, SeqCst);
                if sender.send(Said::TooLong).is_err() {
                    return Ok(());
                }
                continue;
            }
            Err(error) => return Err(error),
        };
        let command = line.split_whitespace().next().unwrap_or_default();
        let (leaves, pings) = (command == "quit", command == "ping");
        if pings {
            unanswered.urgent.fetch_add(1, SeqCst);
        }
        unanswered.lines.fetch_add(1, SeqCst);
        if sender.send(Said::Line(line)).is_err() || leaves {
            return Ok(());
        }
    }
}
