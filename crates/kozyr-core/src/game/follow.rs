//! Following a match whose hidden cards are not known.

use super::{record::Record, rules::Game};

/// A step of a display that follows a match by its [possible records](FollowStep::next).
#[derive(Clone, PartialEq, Debug)]
pub enum FollowStep<G: Game> {
    /// Show the beginning of another deal.
    Deal(Record<G>),
    /// Take back all but this many actions.
    TakeBack(usize),
    /// Show this record instead. It looks the same to the viewer, but other hidden cards are where
    /// the viewer cannot see them. It has as many actions.
    Revise(Record<G>),
    /// Play this action.
    Play(G::Action),
}

impl<G: Game> FollowStep<G> {
    /// Returns the first step from the record on display to the latest one; `None` if they are the
    /// same.
    ///
    /// Both are records that a seat or a spectator could have seen, and are of the same deal if
    /// they have the same seed. Otherwise hidden cards can be anywhere that the viewer cannot rule
    /// out, and more can be ruled out with every action.
    pub fn next(shown: &Record<G>, latest: &Record<G>) -> Option<Self> {
        let beginning = |count| latest.after_actions(count);
        if shown.seed() != latest.seed() {
            return Some(FollowStep::Deal(beginning(0)));
        }
        let pairs = shown.actions().iter().zip(latest.actions());
        let common = pairs.take_while(|(shown, latest)| shown == latest).count();
        if common < shown.actions().len() {
            return Some(FollowStep::TakeBack(common));
        }
        let is_same_deal = shown.setup() == latest.setup()
            && shown.players() == latest.players()
            && shown.names() == latest.names();
        if !is_same_deal {
            return Some(FollowStep::Revise(beginning(common)));
        }
        latest.actions().get(common).copied().map(FollowStep::Play)
    }
}
