//! Progress updates of matches.

use super::contender::Forfeit;

/// The sides of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchSide {
    /// The side whose score is counted.
    A,
    /// The side that takes all other seats.
    B,
}

/// Receives progress updates from any thread of a match.
pub trait MatchObserver: Sync {
    /// This many more games are finished.
    fn on_games_finished(&self, games: u64);

    /// A side forfeited a game.
    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit);

    /// Receives any other message.
    fn on_note(&self, _text: &str) {}
}
