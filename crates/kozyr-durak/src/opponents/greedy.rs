//! The opponent that gets rid of as many cards as possible, as cheaply as possible.

use super::{
    cover::{Cover, cheapest_cover},
    decision::{choose_alternative, decide_by_rule, price, with_comparison},
};
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    decision_view::{AttackView, DefenceView, RedealView, ThrowInView},
    opponent::DurakOpponent,
};
use kozyr_core::{
    explanation::{Alternative, Term, TranslatableText},
    opponent::{Budget, Decision, DecisionRng},
};

/// Leads the largest group of plain cards of one rank, beats everything at the lowest price or
/// picks up, and throws in every plain card.
///
/// Where transfers are allowed, it transfers with a plain card, or with a trump rather than pick
/// up.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyOpponent;

impl DurakOpponent for GreedyOpponent {
    /// Always keeps the hand.
    fn redeal(&self, _: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        decide_by_rule(Action::Keep, "greedy-keep".into())
    }

    /// Leads the largest group of plain cards of one rank, the lowest if tied, or else the lowest
    /// trump.
    fn attack(
        &self,
        view: AttackView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        lead(view, budget)
    }

    /// Transfers with a plain card, or else beats everything at the lowest price, or else transfers
    /// with a trump, or else takes.
    fn defend(
        &self,
        view: DefenceView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        defend(view, budget)
    }

    /// Throws in the lowest plain card that fits, or passes.
    fn throw_in(
        &self,
        view: ThrowInView<'_>,
        budget: &Budget,
        _: &mut DecisionRng,
    ) -> Decision<Action> {
        throw_in(view, budget)
    }
}

/// An alternative with a label and terms but without a value.
fn alternative(
    plan: Vec<Action>,
    label: impl Into<TranslatableText>,
    terms: Vec<Term>,
) -> Alternative<Action> {
    Alternative { label: Some(label.into()), terms, ..Alternative::new(plan) }
}

/// Leads the largest group of plain cards of one rank, or the lowest trump.
fn lead(view: AttackView<'_>, budget: &Budget) -> Decision<Action> {
    let plain = view.hand() - CardSet::of_suit(view.trump());
    let groups: Vec<CardSet> = plain
        .ranks()
        .map(|rank| (plain & CardSet::of_rank(rank)).iter().take(view.attacks_left()).collect())
        .collect();
    // The first of the largest groups is the lowest.
    let largest = groups.iter().map(|group| group.len()).max();
    let Some(chosen) = groups.iter().position(|group| Some(group.len()) == largest) else {
        let card = view.hand().first().expect("an attacker has cards");
        let rule = TranslatableText::new("greedy-lead-trump").with_notation("card", card);
        return decide_by_rule(Action::Attack(card.into()), rule);
    };
    Decision::with_lazy_explanation(budget, Action::Attack(groups[chosen]), || {
        let alternatives = groups.iter().map(|&group| {
            let sum: u32 = group.iter().map(|card| price(*view, card)).sum();
            let terms =
                vec![Term::new("greedy-cards", group.len() as u32), Term::new("greedy-price", sum)];
            alternative(vec![Action::Attack(group)], "greedy-group", terms)
        });
        let decision =
            choose_alternative(chosen, "greedy-lead", alternatives.collect(), Vec::new());
        with_comparison(*view, "price", decision).explanation
    })
}

/// A possible answer to an attack.
enum DefenceOption {
    /// The action, and the card played or shown.
    Transfer(Action, Card),
    Beat(Cover),
    Take,
}

/// The possible answers, the preferred ones first.
fn defence_options(view: DefenceView<'_>) -> Vec<DefenceOption> {
    let (open, hand, trump) = (view.open_attacks(), view.hand(), view.trump());
    let transfers = view.transfers().filter_map(|action| match action {
        Action::Transfer(card) | Action::ShowTransfer(card) => Some((action, card)),
        _ => None,
    });
    let (trumps, plain): (Vec<_>, Vec<_>) = transfers.partition(|(_, card)| card.suit() == trump);
    let transfer_options = |transfers: Vec<_>| {
        transfers.into_iter().map(|(action, card)| DefenceOption::Transfer(action, card))
    };
    let cover = cheapest_cover(open, hand, trump, |_, with| price(*view, with));
    transfer_options(plain)
        .chain(cover.map(DefenceOption::Beat))
        .chain(transfer_options(trumps))
        .chain([DefenceOption::Take])
        .collect()
}

impl DefenceOption {
    /// The first action of the answer.
    fn action(&self) -> Action {
        match self {
            DefenceOption::Transfer(action, _) => *action,
            DefenceOption::Beat(cover) => cover.beats[0],
            DefenceOption::Take => Action::Take,
        }
    }

    /// The answer as an alternative, with its price.
    fn into_alternative(self, view: DefenceView<'_>) -> Alternative<Action> {
        let price_terms = |price: u32| vec![Term::new("greedy-price", price)];
        match self {
            DefenceOption::Transfer(action, card) => {
                alternative(vec![action], "greedy-transfer", price_terms(price(*view, card)))
            }
            DefenceOption::Beat(cover) => {
                alternative(cover.beats, "greedy-cover", price_terms(cover.cost))
            }
            DefenceOption::Take => alternative(vec![Action::Take], "greedy-take", Vec::new()),
        }
    }
}

/// Chooses the first of the [`defence_options`].
fn defend(view: DefenceView<'_>, budget: &Budget) -> Decision<Action> {
    let options = defence_options(view);
    Decision::with_lazy_explanation(budget, options[0].action(), || {
        let rule = if options.len() == 1 { "greedy-forced" } else { "greedy-defend" };
        let alternatives =
            options.into_iter().map(|option| option.into_alternative(view)).collect();
        with_comparison(*view, "price", choose_alternative(0, rule, alternatives, Vec::new()))
            .explanation
    })
}

/// Throws in the lowest plain card that fits, or passes.
fn throw_in(view: ThrowInView<'_>, budget: &Budget) -> Decision<Action> {
    let mut plain = Vec::from(view.throwable_cards() - CardSet::of_suit(view.trump()));
    plain.sort_by_key(|card| card.rank());
    Decision::with_lazy_explanation(
        budget,
        plain.first().map_or(Action::Pass, |&card| Action::ThrowIn(card)),
        || {
            let cards = plain.into_iter().map(|card| {
                let price_terms = vec![Term::new("greedy-price", price(*view, card))];
                alternative(vec![Action::ThrowIn(card)], "greedy-throw", price_terms)
            });
            let pass = alternative(vec![Action::Pass], "greedy-pass", Vec::new());
            let decision =
                choose_alternative(0, "greedy-throw-in", cards.chain([pass]).collect(), Vec::new());
            with_comparison(*view, "price", decision).explanation
        },
    )
}
