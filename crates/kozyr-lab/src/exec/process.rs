//! One process that is asked and answers, with an end to every wait.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use super::children;
use crate::bounded_lines::read_line;

/// How long a process may take to end by itself once nothing more is asked.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);
/// How often a process is looked at while it ends.
const EXIT_POLL_INTERVAL: Duration = Duration::from_millis(2);

/// A running process. Dropping it ends it, and whatever it has started.
pub struct Process {
    child: Child,
    /// `None` once the conversation has been closed.
    questions: Option<Sender<String>>,
    answers: Receiver<io::Result<String>>,
    /// Whether a question is open, so that the process cannot be expected to go by itself.
    awaits_answer: bool,
}

/// Why no answer came.
pub enum AskError {
    /// The process ended; the text says how, or is empty.
    Exited(String),
    /// No answer in time.
    TimedOut,
    /// The answer could not be read.
    Io(io::Error),
}

impl Process {
    /// Starts a program: the first word is its name, the others are its arguments.
    pub fn start(words: &[String]) -> io::Result<Self> {
        let (name, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = children::spawn(&mut command)?;
        let stdin = child.stdin.take().expect("a pipe was asked for");
        let stdout = child.stdout.take().expect("a pipe was asked for");
        let (questions, to_ask) = mpsc::channel();
        let (answered, answers) = mpsc::channel();
        let process = Process { child, questions: Some(questions), answers, awaits_answer: false };
        let talk = move || exchange_lines(stdin, stdout, &to_ask, &answered);
        thread::Builder::new().spawn(talk)?;
        Ok(process)
    }

    /// Puts a question, a line with its end, and waits for a line in answer.
    pub fn ask(&mut self, question: String, limit: Duration) -> Result<String, AskError> {
        self.awaits_answer = true;
        // Where the conversation has broken off, the channel of answers tells why.
        let _ = self.questions.as_ref().map(|questions| questions.send(question));
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

    /// Whether the process is no more.
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// How the process ended that has closed its output.
    fn exit_description(&mut self) -> String {
        match self.wait(EXIT_TIMEOUT) {
            Some(status) => format!(" ({status})"),
            None => String::new(),
        }
    }

    /// Waits for the end of the process, but not for ever.
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
    fn drop(&mut self) {
        // The end of its input asks a program to go; one that owes an answer would not hear it.
        self.questions = None;
        if !self.awaits_answer {
            self.wait(EXIT_TIMEOUT);
        }
        children::kill_tree(&mut self.child);
    }
}

/// Writes questions and reads answers until one side breaks off.
///
/// On a thread of its own, because both may block for as long as the process pleases.
fn exchange_lines(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    questions: &Receiver<String>,
    answers: &Sender<io::Result<String>>,
) {
    let mut stdout = BufReader::new(stdout);
    for question in questions {
        let answer = stdin.write_all(question.as_bytes()).and_then(|()| read_answer(&mut stdout));
        let broken = answer.is_err();
        if answers.send(answer).is_err() || broken {
            return;
        }
    }
}

fn read_answer(stdout: &mut impl BufRead) -> io::Result<String> {
    match read_line(stdout)? {
        Some(line) if line.is_terminated => Ok(line.text.trim().to_owned()),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}
