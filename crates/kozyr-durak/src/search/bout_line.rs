//! The expected line to the end of a bout.

use super::{position::Position, seat_models::SeatModels};
use crate::{action::Action, card::Suit, card_set::CardSet, phase::Phase};

/// The most actions listed after the first; longer lines are no use to a player.
pub(super) const MAX_LINE_ACTIONS: usize = 11;

/// Returns the line after an action when each seat plays by its model, without that action. It ends
/// with the bout, or with the move that reaches [`MAX_LINE_ACTIONS`].
pub(super) fn line_to_bout_end(
    mut position: Position,
    action: Action,
    models: &SeatModels<'_>,
) -> Vec<Action> {
    position.play(action);
    let mut line = Vec::new();
    while position.ending().is_none()
        && !position.table_cards().is_empty()
        && line.len() < MAX_LINE_ACTIONS
    {
        let before = position;
        models[usize::from(before.to_act)].play_move(&mut position);
        line.extend(actions_between(&before, &position));
    }
    line
}

/// Returns the actions of one model move, given the positions before and after it. The move may
/// beat several attacks at once.
fn actions_between(before: &Position, after: &Position) -> Vec<Action> {
    let Some(seat) = before.to_act() else { return Vec::new() };
    let played = before.hand(seat) - after.hand(seat);
    match before.phase() {
        Phase::Attack => vec![Action::Attack(played)],
        Phase::ThrowIn | Phase::Take => {
            vec![played.first().map_or(Action::Pass, Action::ThrowIn)]
        }
        // After a transfer the defender attacks, and the cards are still on the table.
        Phase::Defend if after.attacker() == seat && !after.table_cards().is_empty() => {
            let shown = || before.showable_trump().map(Action::ShowTransfer);
            played.first().map(Action::Transfer).or_else(shown).into_iter().collect()
        }
        Phase::Defend if played.is_empty() => vec![Action::Take],
        Phase::Defend => beats(before, played),
        Phase::Redeal | Phase::Over => Vec::new(),
    }
}

/// Returns the actions that beat all open attacks with the cards `with`. The highest attack of each
/// suit gets its card first, and the rest get trumps.
fn beats(before: &Position, mut with: CardSet) -> Vec<Action> {
    let mut beats = Vec::new();
    let mut without_cover = Vec::new();
    for suit in Suit::ALL {
        let mut attacks = before.open_attacks() & CardSet::of_suit(suit);
        while let Some(attack) = attacks.last() {
            attacks.remove(attack);
            match (with & CardSet::above(attack)).first() {
                Some(card) => {
                    with.remove(card);
                    beats.push(Action::Beat { attack, with: card });
                }
                None => without_cover.push(attack),
            }
        }
    }
    for attack in without_cover {
        let trumps = with & CardSet::of_suit(before.trump());
        let Some(card) = trumps.first() else { break };
        with.remove(card);
        beats.push(Action::Beat { attack, with: card });
    }
    beats
}
