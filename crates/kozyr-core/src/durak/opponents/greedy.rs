//! The opponent that gets rid of as many cards as it can, as cheaply as it can.

use super::{by_rule, choose, compared, cover::cheapest_cover, price};
use crate::{
    durak::{Action, AttackView, CardSet, DefenceView, DurakOpponent, RedealView, ThrowInView},
    explanation::{Alternative, Message, Term},
    opponent::{Budget, Decision, DecisionRng},
};

/// Leads the largest group of equal plain cards, beats everything at the least price or takes,
/// throws in every plain card.
///
/// Where rules let an attack be passed on, it does so with a plain card, and with a trump
/// rather than take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl DurakOpponent for Greedy {
    fn redeal(&self, _: RedealView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        by_rule(Action::Keep, "greedy-keep".into())
    }

    fn attack(&self, view: AttackView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        lead(view)
    }

    fn defend(&self, view: DefenceView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        defend(view)
    }

    fn throw_in(&self, view: ThrowInView<'_>, _: &Budget, _: &mut DecisionRng) -> Decision<Action> {
        throw_in(view)
    }
}

fn alternative(
    plan: Vec<Action>,
    label: impl Into<Message>,
    terms: Vec<Term>,
) -> Alternative<Action> {
    Alternative { plan, label: Some(label.into()), terms, value: None, chosen: false }
}

fn lead(view: AttackView<'_>) -> Decision<Action> {
    let plain = view.hand() - CardSet::of_suit(view.trump());
    let groups: Vec<CardSet> = plain
        .ranks()
        .map(|rank| (plain & CardSet::of_rank(rank)).iter().take(view.room()).collect())
        .collect();
    // The first of the largest is the lowest.
    let largest = groups.iter().map(|group| group.len()).max();
    let Some(chosen) = groups.iter().position(|group| Some(group.len()) == largest) else {
        let card = view.hand().first().expect("an attacker has cards");
        let rule = Message::new("greedy-lead-trump").notation("card", card);
        return by_rule(Action::Attack(card.into()), rule);
    };
    let alternatives = groups.iter().map(|&group| {
        let sum: u32 = group.iter().map(|card| price(*view, card)).sum();
        let terms =
            vec![Term::new("greedy-cards", group.len() as u32), Term::new("greedy-price", sum)];
        alternative(vec![Action::Attack(group)], "greedy-group", terms)
    });
    let decision = choose(chosen, "greedy-lead", alternatives.collect(), Vec::new());
    compared(*view, "price", decision)
}

fn defend(view: DefenceView<'_>) -> Decision<Action> {
    let mut alternatives = Vec::new();
    let mut trumps = Vec::new();
    for action in view.transfers() {
        let (Action::Transfer(card) | Action::ShowTransfer(card)) = action else { continue };
        let priced = vec![Term::new("greedy-price", price(*view, card))];
        let transfer = alternative(vec![action], "greedy-transfer", priced);
        if card.suit() == view.trump() {
            trumps.push(transfer)
        } else {
            alternatives.push(transfer)
        }
    }
    let (open, hand, trump) = (view.open_attacks(), view.hand(), view.trump());
    if let Some(cover) = cheapest_cover(open, hand, trump, |_, with| price(*view, with)) {
        let priced = vec![Term::new("greedy-price", cover.cost)];
        alternatives.push(alternative(cover.beats, "greedy-cover", priced));
    }
    alternatives.extend(trumps);
    let rule = if alternatives.is_empty() { "greedy-forced" } else { "greedy-defend" };
    alternatives.push(alternative(vec![Action::Take], "greedy-take", Vec::new()));
    compared(*view, "price", choose(0, rule, alternatives, Vec::new()))
}

fn throw_in(view: ThrowInView<'_>) -> Decision<Action> {
    let mut plain = Vec::from(view.fitting() - CardSet::of_suit(view.trump()));
    plain.sort_by_key(|card| card.rank());
    let cards = plain.into_iter().map(|card| {
        let priced = vec![Term::new("greedy-price", price(*view, card))];
        alternative(vec![Action::ThrowIn(card)], "greedy-throw", priced)
    });
    let pass = alternative(vec![Action::Pass], "greedy-pass", Vec::new());
    let decision = choose(0, "greedy-throw-in", cards.chain([pass]).collect(), Vec::new());
    compared(*view, "price", decision)
}
