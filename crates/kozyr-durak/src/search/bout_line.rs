//! The expected line to the end of a bout.

use super::{position::Position, seat_models::SeatModels};
use crate::{action::Action, card::Suit, card_set::CardSet, phase::Phase};

/// The most actions listed after the first; longer lines are no use to a player.
pub(super) const MAX_LINE_ACTIONS: usize = 11;

/// The line that follows an action to the end of the bout when each seat plays by its model.
pub(super) fn line_to_bout_end(
    mut position: Position,
    action: Action,
    styles: &SeatModels<'_>,
) -> Vec<Action> {
    position.play(action);
    let mut line = Vec::new();
    while position.ending().is_none()
        && !position.table_cards().is_empty()
        && line.len() < MAX_LINE_ACTIONS
    {
        let before = position;
        styles[usize::from(before.to_act)].play_move(&mut position);
        line.extend(actions_between(&before, &position));
    }
    line
}

/// The actions in one step of a playout, which beats all attacks at once.
fn actions_between(before: &Position, after: &Position) -> Vec<Action> {
    let Some(seat) = before.to_act() else { return Vec::new() };
    let gone = before.hand(seat) - after.hand(seat);
    match before.phase() {
        Phase::Attack => vec![Action::Attack(gone)],
        Phase::ThrowIn | Phase::Take => {
            vec![gone.first().map_or(Action::Pass, Action::ThrowIn)]
        }
        Phase::Defend if after.seats_that_showed() != before.seats_that_showed() => {
            before.showable_trump().map(Action::ShowTransfer).into_iter().collect()
        }
        Phase::Defend if after.attacker() == seat && after.phase() == Phase::Defend => {
            gone.first().map(Action::Transfer).into_iter().collect()
        }
        Phase::Defend if gone.is_empty() => vec![Action::Take],
        Phase::Defend => beats(before, gone),
        Phase::Redeal | Phase::Over => Vec::new(),
    }
}

/// Which card beats which when these cards beat all open attacks: the highest attack of each suit
/// first, the rest with trumps.
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
