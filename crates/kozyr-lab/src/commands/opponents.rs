//! `opponents`: who can be played against.

use kozyr_core::opponent::Roster;
use std::io;

use crate::console::Console;

/// Lists the opponents of a game, one name a line.
pub fn run<G: Roster>(console: &mut Console<'_>) -> io::Result<()> {
    for registration in G::roster() {
        writeln!(console.output, "{}", registration.name)?;
    }
    Ok(())
}
