//! Where people type to the laboratory and read what it says.

use std::{
    ffi::OsString,
    io::{BufRead, Write},
};

/// Where people type and read.
pub struct Console<'a> {
    /// What they type, line by line.
    pub input: &'a mut dyn BufRead,
    /// What they read.
    pub output: &'a mut (dyn Write + Send),
    /// How they called the laboratory; `None` if a program did.
    pub invocation: Option<&'a Invocation>,
}

/// How the laboratory was called on a command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invocation {
    /// The words that start it on this machine, with the whole path of the program.
    pub local_command: Vec<String>,
    /// The words that start it where it is installed.
    pub installed_command: Vec<String>,
    /// What was asked of it.
    pub args: Vec<OsString>,
}
