//! The `kozyr-lab` command line.

use std::{env, io, process::ExitCode};

use kozyr_lab::{commands, console::Invocation, exec::watchdog};

fn main() -> ExitCode {
    watchdog::enable();
    let mut args = env::args_os();
    let program = args.next().unwrap_or_default();
    let path = env::current_exe().map_or(program, Into::into);
    let invocation = Invocation {
        local_command: vec![path.to_string_lossy().into_owned()],
        installed_command: vec!["kozyr-lab".into()],
        args: args.collect(),
    };
    commands::main(&invocation, &mut io::stdin().lock(), &mut io::stdout()).into()
}
