//! `opponents`: the names of a game's opponents.

use kozyr_core::opponent::Roster;
use std::io;

use crate::console::Console;

/// Prints the opponents of a game, one name per line.
pub fn run<G: Roster>(console: &mut Console<'_>) -> io::Result<()> {
    for registration in G::roster() {
        writeln!(console.output, "{}", registration.name)?;
    }
    Ok(())
}
