//! The line that is expected after an action.

use super::{Search, endgame::Endgame, position::Position, worlds::Styles};
use crate::durak::{Action, CardSet, Phase, Suit};

/// Actions after the first that are told at most: further ahead nobody can use them.
const MOST: usize = 11;
/// In so many worlds it is looked what follows.
const WORLDS: u64 = 96;
/// Positions of an ending that may be visited for its line.
const NODES: u64 = 400_000;
/// The table for that: 512 KiB.
const TABLE_BITS: u32 = 16;

impl Search {
    /// What is expected to follow an action that was weighed, which must be open to the seat.
    ///
    /// Where perfect play was counted out, that: otherwise what follows in at least half of the
    /// worlds that were looked at, as far as there is any such thing. It never changes what the
    /// search comes to.
    pub fn expected(&self, action: Action) -> Vec<Action> {
        let Some(start) = self.start() else { return Vec::new() };
        let proved =
            self.candidates().iter().any(|one| one.action == action && one.verdict.is_some());
        if proved { self.played_perfectly(start, action) } else { self.followed_mostly(action) }
    }

    /// The line of perfect play after an action, once nothing is hidden from two players.
    fn played_perfectly(&self, mut position: Position, action: Action) -> Vec<Action> {
        position.play(action);
        if position.to_act().is_none() {
            return Vec::new();
        }
        let mut endgame = Endgame::new(TABLE_BITS).until(self.deadline().clone());
        let mut line = endgame.solution(&position, NODES).map_or(Vec::new(), |found| found.line);
        line.truncate(MOST);
        line
    }

    /// What follows in at least half of the worlds.
    fn followed_mostly(&self, action: Action) -> Vec<Action> {
        let worlds = 0..self.worlds().min(WORLDS);
        let lines: Vec<Vec<Action>> =
            worlds.map_while(|world| self.followed(world, action)).collect();
        let mut following: Vec<&[Action]> = lines.iter().map(Vec::as_slice).collect();
        let mut line = Vec::new();
        while line.len() < MOST {
            let at = line.len();
            let nexts = || following.iter().filter_map(|line| line.get(at));
            let count = |one: Action| nexts().filter(|other| **other == one).count();
            let Some(&next) = nexts().max_by_key(|next| count(**next)) else { break };
            if 2 * count(next) < lines.len() {
                break;
            }
            following.retain(|line| line.get(at) == Some(&next));
            line.push(next);
        }
        line
    }
}

/// What follows an action in a position until its bout is over, when all play on in their styles.
pub(super) fn bout_after(
    mut position: Position,
    action: Action,
    styles: &Styles<'_>,
) -> Vec<Action> {
    position.play(action);
    let mut line = Vec::new();
    while position.ending().is_none() && !position.table_cards().is_empty() && line.len() < MOST {
        let before = position;
        styles[usize::from(before.to_act)].step(&mut position);
        line.extend(actions_between(&before, &position));
    }
    line
}

/// What was played in one step of the quick player, who beats all attacks at once.
fn actions_between(before: &Position, after: &Position) -> Vec<Action> {
    let Some(seat) = before.to_act() else { return Vec::new() };
    let gone = before.hand(seat) - after.hand(seat);
    match before.phase() {
        Phase::Attack => vec![Action::Attack(gone)],
        Phase::ThrowIn | Phase::Take => {
            vec![gone.first().map_or(Action::Pass, Action::ThrowIn)]
        }
        Phase::Defend if after.shown() != before.shown() => {
            before.showable().map(Action::ShowTransfer).into_iter().collect()
        }
        Phase::Defend if after.attacker() == seat && after.phase() == Phase::Defend => {
            gone.first().map(Action::Transfer).into_iter().collect()
        }
        Phase::Defend if gone.is_empty() => vec![Action::Take],
        Phase::Defend => beats(before, gone),
        Phase::Redeal | Phase::Over => Vec::new(),
    }
}

/// Which card beats which, where all open attacks are beaten with these: in each suit the highest
/// first, and by trumps what is left.
fn beats(before: &Position, mut with: CardSet) -> Vec<Action> {
    let mut beats = Vec::new();
    let mut needy = Vec::new();
    for suit in Suit::ALL {
        let mut attacks = before.open_attacks() & CardSet::of_suit(suit);
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            match (with & CardSet::above(attack)).first() {
                Some(card) => {
                    with.remove(card);
                    beats.push(Action::Beat { attack, with: card });
                }
                None => needy.push(attack),
            }
        }
    }
    for attack in needy {
        let trumps = with & CardSet::of_suit(before.trump());
        let Some(card) = trumps.first() else { break };
        with.remove(card);
        beats.push(Action::Beat { attack, with: card });
    }
    beats
}
