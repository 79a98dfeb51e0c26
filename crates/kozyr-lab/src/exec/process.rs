//! A process that answers requests, with a time limit for every wait.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use super::children;
use crate::bounded_lines::read_line;

/// How long a process may take to exit once its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);
/// The polling interval for an exiting process.
const EXIT_POLL_INTERVAL: Duration = Duration::from_millis(2);

/// A running process. Dropping it kills the process and its descendants.
pub struct Process {
    child: Child,
    /// Requests to write to the process; `None` once its input is closed.
    requests: Option<Sender<String>>,
    answers: Receiver<io::Result<String>>,
    /// Whether a request is unanswered, so that the process cannot be expected to exit on its own.
    awaits_answer: bool,
}

/// An error that occurred instead of an answer.
pub enum AskError {
    /// The process exited; the text is its exit status, or empty.
    Exited(String),
    /// The time limit passed.
    TimedOut,
    /// The answer cannot be read.
    Io(io::Error),
}

impl Process {
    /// Starts a program: the first word is its name, the others are its arguments.
    pub fn start(words: &[String]) -> io::Result<Self> {
        let (name, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = children::spawn(&mut command)?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let (requests, request_receiver) = mpsc::channel();
        let (answer_sender, answers) = mpsc::channel();
        let process = Process { child, requests: Some(requests), answers, awaits_answer: false };
        let exchange = move || exchange_lines(stdin, stdout, &request_receiver, &answer_sender);
        thread::Builder::new().spawn(exchange)?;
        Ok(process)
    }

    /// Sends a request, a line with its line end, and waits for a line in answer.
    pub fn ask(&mut self, request: String, limit: Duration) -> Result<String, AskError> {
        self.awaits_answer = true;
        // If the thread has ended, the answer channel reports the error.
        let _ = self.requests.as_ref().map(|requests| requests.send(request));
        match self.answers.recv_timeout(limit) {
            Ok(Ok(answer)) => {
                self.awaits_answer = false;
                Ok(answer)
            }
            Ok(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Err(AskError::Io(error))
            }
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                Err(AskError::Exited(self.exit_description()))
            }
            Err(RecvTimeoutError::Timeout) => Err(AskError::TimedOut),
        }
    }

    /// Whether the process has exited.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Returns the exit status of a process that has closed its output, in parentheses after a
    /// space. Empty if it does not exit within half a second.
    fn exit_description(&mut self) -> String {
        match self.wait(EXIT_TIMEOUT) {
            Some(status) => format!(" ({status})"),
            None => String::new(),
        }
    }

    /// Waits for the process to exit, up to a limit.
    fn wait(&mut self, limit: Duration) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(None) if start.elapsed() < limit => thread::sleep(EXIT_POLL_INTERVAL),
                status => return status.ok().flatten(),
            }
        }
    }
}

impl Drop for Process {
    /// Closes the program's input, gives it half a second to exit unless it owes an answer, and
    /// kills it with all its descendants.
    fn drop(&mut self) {
        // Closing its input asks the program to exit, but a program that still owes an answer may
        // not be reading.
        self.requests = None;
        if !self.awaits_answer {
            self.wait(EXIT_TIMEOUT);
        }
        children::kill_tree(&mut self.child);
    }
}

/// Writes requests and reads answers until one side fails.
///
/// Runs on its own thread, because both can block indefinitely.
fn exchange_lines(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    requests: &Receiver<String>,
    answers: &Sender<io::Result<String>>,
) {
    let mut stdout = BufReader::new(stdout);
    for request in requests {
        let answer = stdin.write_all(request.as_bytes()).and_then(|()| read_answer(&mut stdout));
        let failed = answer.is_err();
        if answers.send(answer).is_err() || failed {
            return;
        }
    }
}

/// Reads a line; an error if the output ends before the line does.
fn read_answer(stdout: &mut impl BufRead) -> io::Result<String> {
    match read_line(stdout)? {
        Some(line) if line.is_terminated => Ok(line.text.trim().to_owned()),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}
