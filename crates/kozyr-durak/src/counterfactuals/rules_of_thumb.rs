//! Changes and their consequences in words that a player can use in another deal, without cards.

use super::is_trump;
use crate::{
    action::Action,
    card::{Card, Rank},
    card_set::CardSet,
    view::View,
};
use kozyr_core::explanation::TranslatableText;

/// The highest rank of a low trump.
const HIGHEST_LOW_TRUMP: Rank = Rank::Ten;

/// Describes holding `new` instead of `own`: «with a spare low trump». `None` if the difference is
/// none that players watch for.
pub(super) fn of_exchange(view: View<'_>, own: Card, new: Card) -> Option<TranslatableText> {
    let plain = view.hand() - CardSet::of_suit(view.trump());
    let is_paired = |card: Card| {
        let others = plain - own.into();
        !(others & CardSet::from(card).all_of_same_ranks()).is_empty()
    };
    let key = match (is_trump(view, own), is_trump(view, new)) {
        (false, true) if new.rank() <= HIGHEST_LOW_TRUMP => "thumb-spare-low-trump",
        (false, true) => "thumb-spare-high-trump",
        (true, false) => "thumb-one-trump-fewer",
        (true, true) if new.rank() > own.rank() => "thumb-higher-trump",
        (true, true) => "thumb-lower-trump",
        (false, false)
            if beats_an_attack(view, new)
                && !plain.iter().any(|card| beats_an_attack(view, card)) =>
        {
            "thumb-plain-card-that-beats"
        }
        (false, false) if is_paired(new) && !is_paired(own) => "thumb-another-pair",
        (false, false) if is_paired(own) && !is_paired(new) => "thumb-one-pair-fewer",
        (false, false) => return None,
    };
    Some(TranslatableText::new(key))
}

/// Whether a card beats an open attack card.
fn beats_an_attack(view: View<'_>, card: Card) -> bool {
    view.open_attacks().iter().any(|attack| CardSet::beating(attack, view.trump()).contains(card))
}

/// Describes an attack with `new` instead of `attack`: «against a lower card».
pub(super) fn of_attack(view: View<'_>, attack: Card, new: Card) -> TranslatableText {
    TranslatableText::new(match (is_trump(view, attack), is_trump(view, new)) {
        (false, true) => "thumb-against-a-trump",
        (true, false) => "thumb-against-a-plain-card",
        _ if new.rank() < attack.rank() => "thumb-against-a-lower-card",
        _ if new.rank() > attack.rank() => "thumb-against-a-higher-card",
        _ => "thumb-against-another-suit",
    })
}

/// Describes what is done instead of the decision, in kind: «beating», «leading a trump». `None` if
/// both actions are of one kind, or if the change leaves no other kind: only trumps beat a trump.
pub(crate) fn consequence(
    view: View<'_>,
    decided: Action,
    then: Action,
) -> Option<TranslatableText> {
    if let Action::Beat { attack, .. } = then
        && is_trump(view, attack)
        && !view.open_attacks().contains(attack)
    {
        return None;
    }
    let kind = kind(view, then);
    (kind != self::kind(view, decided)).then(|| TranslatableText::new(kind))
}

/// The key of the description of an action without its cards.
fn kind(view: View<'_>, action: Action) -> &'static str {
    let spends_trump = !(action.played_cards() & CardSet::of_suit(view.trump())).is_empty();
    match action {
        Action::Attack(cards) if cards.len() > 1 => "thumb-then-lead-several",
        Action::Attack(_) if spends_trump => "thumb-then-lead-a-trump",
        Action::Attack(_) => "thumb-then-lead-a-plain-card",
        Action::Beat { .. } if spends_trump => "thumb-then-beat-with-a-trump",
        Action::Beat { .. } => "thumb-then-beat-with-a-plain-card",
        Action::Transfer(_) | Action::ShowTransfer(_) => "thumb-then-pass-the-attack-on",
        Action::ThrowIn(_) if spends_trump => "thumb-then-throw-in-a-trump",
        Action::ThrowIn(_) => "thumb-then-throw-in-a-plain-card",
        Action::Pass => "thumb-then-hold-back",
        Action::Take => "thumb-then-pick-up",
        Action::Redeal => "thumb-then-new-deal",
        Action::Keep => "thumb-then-keep-the-hand",
    }
}
