//! Who is told how games between two sides go.

use super::contender::Forfeit;

/// The sides of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchSide {
    /// The one whose score is counted.
    A,
    /// The one who takes all other seats.
    B,
}

/// Somebody who is told how a match goes, from any of its threads.
pub trait MatchObserver: Sync {
    /// So many more games were finished.
    fn on_games_finished(&self, games: u64);

    /// A side lost a game out of turn.
    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit);

    /// Something else is to be known meanwhile.
    fn on_note(&self, _text: &str) {}
}
