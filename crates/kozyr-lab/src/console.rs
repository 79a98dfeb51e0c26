//! The input and output of a command.

use std::{
    ffi::OsString,
    io::{BufRead, Write},
};

/// The input and output of a command.
pub struct Console<'a> {
    /// The user's input, line by line.
    pub input: &'a mut dyn BufRead,
    /// The command's output.
    pub output: &'a mut (dyn Write + Send),
    /// The command line; `None` if another program called the laboratory.
    pub invocation: Option<&'a Invocation>,
}

/// The command line of the laboratory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invocation {
    /// The command that starts the laboratory on this machine, with the program's full path.
    pub local_command: Vec<String>,
    /// The command that starts an installed laboratory.
    pub installed_command: Vec<String>,
    /// The arguments.
    pub args: Vec<OsString>,
}
