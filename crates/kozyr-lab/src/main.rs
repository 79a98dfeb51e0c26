//! The `kozyr-lab` command line.

use std::{env, io, process::ExitCode};

use kozyr_lab::{commands, console::Invocation, exec::watchdog};

fn main() -> ExitCode {
    watchdog::enable();
    let mut words = env::args_os();
    let named = words.next().unwrap_or_default();
    let path = env::current_exe().map_or(named, Into::into);
    let called = Invocation {
        local_command: vec![path.to_string_lossy().into_owned()],
        installed_command: vec!["kozyr-lab".into()],
        args: words.collect(),
    };
    commands::main(&called, &mut io::stdin().lock(), &mut io::stdout()).into()
}
