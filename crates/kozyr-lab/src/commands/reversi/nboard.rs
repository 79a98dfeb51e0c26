//! `reversi nboard`: the engine for front ends that speak the NBoard protocol, version 2.
//!
//! One thread reads lines, another answers them in order. A `ping` or the end of the input also
//! stops the searches of the answers before it.

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

/// The arguments of `reversi nboard`.
#[derive(Debug, clap::Args)]
pub struct NboardArgs {
    /// Also think while the opponent thinks; the results then depend on its time
    #[arg(long)]
    ponder: bool,
}

/// A line from the front end.
enum FrontEndLine {
    Line(String),
    /// A line over the length limit, which is discarded.
    TooLong,
}

/// The numbers of lines read and not yet answered.
#[derive(Default)]
struct PendingLines {
    /// All lines.
    lines: AtomicUsize,
    /// Lines that stop a search: pings, and the end of the input.
    stopping: AtomicUsize,
}

/// Answers commands until the input ends or `quit` arrives.
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
        // Tells the answering thread that the input has ended, so that it stops searching.
        unanswered.stopping.fetch_add(1, SeqCst);
        drop(sender);
        let answered = answering.join().expect("answering does not panic");
        read.and(answered)
    })
}

/// Forwards lines until the input ends or the answering thread is gone.
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
