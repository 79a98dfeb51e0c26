//! Runs the program `kozyr-lab` as a player does. Contains no tests.

use std::{
    io::{Read, Write},
    process::{Child, Command, Output, Stdio},
};

/// The result of a run.
#[derive(Debug)]
pub struct LabRun {
    /// The exit status; `None` if a signal ended the program.
    pub status: Option<i32>,
    pub output: String,
    pub errors: String,
}

impl From<Output> for LabRun {
    fn from(output: Output) -> Self {
        LabRun {
            status: output.status.code(),
            output: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl LabRun {
    /// The output of a successful run.
    pub fn ok(self) -> String {
        assert_eq!(self.status, Some(0), "{self:?}");
        self.output
    }

    /// The one-line error message of a failed run.
    pub fn refused(self, status: i32) -> String {
        assert_eq!(self.status, Some(status), "{self:?}");
        assert!(!self.errors.contains("panicked"), "{self:?}");
        assert_eq!(self.errors.lines().count(), 1, "{self:?}");
        assert!(self.errors.len() < 2000, "{} bytes of error", self.errors.len());
        self.errors
    }
}

/// The program with its arguments.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"));
    command.args(arguments);
    command
}

/// Runs the program without input.
pub fn lab(arguments: &[&str]) -> LabRun {
    lab_reading(arguments, b"")
}

/// Runs the program with the given input.
pub fn lab_reading(arguments: &[&str], input: &[u8]) -> LabRun {
    let child = start(command(arguments));
    feed(child, std::iter::once(input))
}

/// Runs the program under a shell limit, such as `ulimit -v 1000000`.
#[cfg(unix)]
pub fn lab_within(limit: &str, arguments: &[&str]) -> LabRun {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limit}; exec \"$@\""), "sh", env!("CARGO_BIN_EXE_kozyr-lab")]);
    shell.args(arguments);
    feed(start(shell), std::iter::empty())
}

/// Starts a program with pipes to its input and from its outputs.
pub fn start(mut command: Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Writes input to a program until the input ends or the program is gone, and waits for it.
pub fn feed<'a>(mut child: Child, chunks: impl Iterator<Item = &'a [u8]> + Send) -> LabRun {
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for chunk in chunks {
                if stdin.write_all(chunk).is_err() {
                    return;
                }
            }
        });
        LabRun::from(child.wait_with_output().unwrap())
    })
}

/// The rest of a stream.
pub fn rest(stream: &mut impl Read) -> String {
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}
