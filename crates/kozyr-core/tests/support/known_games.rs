//! The games used in the tests.

use kozyr_core::known_games::KnownGames;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;

/// Durak and Reversi.
pub fn known_games() -> KnownGames {
    KnownGames::new().with::<Durak>().with::<Reversi>()
}
