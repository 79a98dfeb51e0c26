//! The cheapest way to beat all open attacks.

use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    table_cards::MAX_OPEN_ATTACKS,
};

/// Beats of every open attack.
pub(super) struct Cover {
    /// The beats, in the order of the attacks.
    pub(super) beats: Vec<Action>,
    /// The cards used.
    pub(super) cards: CardSet,
    /// The total cost.
    pub(super) cost: u32,
}

/// The cheapest cover; `None` if not every attack can be beaten. Also `None` for more than
/// [`MAX_OPEN_ATTACKS`] attacks, which are open only once the defender takes. `cost(attack, with)`
/// is the cost of one beat. Ties are broken in favour of low cards.
pub(super) fn cheapest_cover(
    attacks: CardSet,
    hand: CardSet,
    trump: Suit,
    cost: impl Fn(Card, Card) -> u32,
) -> Option<Cover> {
    // The cheapest way found to beat each subset of the attacks, updated for each card of the hand.
    let count = attacks.len();
    if count > MAX_OPEN_ATTACKS {
        return None;
    }
    let mut best: [Option<(u32, [Option<Card>; MAX_OPEN_ATTACKS])>; 1 << MAX_OPEN_ATTACKS] =
        [None; 1 << MAX_OPEN_ATTACKS];
    best[0] = Some((0, [None; MAX_OPEN_ATTACKS]));
    for with in hand {
        for beaten in (0..1usize << count).rev() {
            let Some((cost_so_far, used)) = best[beaten] else { continue };
            for (index, attack) in attacks.iter().enumerate() {
                let extended = beaten | 1 << index;
                if extended == beaten || !with.beats(attack, trump) {
                    continue;
                }
                let total = cost_so_far + cost(attack, with);
                if best[extended].is_none_or(|(lowest, _)| total < lowest) {
                    let mut used = used;
                    used[index] = Some(with);
                    best[extended] = Some((total, used));
                }
            }
        }
    }
    let (cost, used) = best[(1 << count) - 1]?;
    let beats = attacks.iter().zip(used.into_iter().flatten());
    Some(Cover {
        beats: beats.map(|(attack, with)| Action::Beat { attack, with }).collect(),
        cards: used.into_iter().flatten().collect(),
        cost,
    })
}
