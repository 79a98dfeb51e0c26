//! Explanations of Durak opponents as sentences, and which parts a viewer may see.

use super::{
    action::Action, card::Card, card_set::CardSet, counterfactuals, game::Durak, view::View,
};
use kozyr_core::{
    counterfactual::Perturbation,
    explanation::{ExplainableGame, PhraseForm, Term, TranslatableText},
};

/// Terms that reveal nothing about any hand.
const PUBLIC_TERMS: [&str; 8] = [
    "master-worlds",
    "master-nodes",
    "apprentice-forgotten",
    "fuzzy-samples",
    "fuzzy-bits",
    "potential-talon-share",
    "potential-least-gain",
    "told-to-move",
];

impl ExplainableGame for Durak {
    fn phrase(form: PhraseForm, plan: &[Action]) -> TranslatableText {
        plan_message(form, plan, None)
    }

    fn hidden_alternative_phrase(viewer: View<'_>, plan: &[Action]) -> TranslatableText {
        let played = plan.iter().fold(CardSet::EMPTY, |all, action| all | cards_of(*action));
        let hidden = played - open_cards(viewer);
        let trumps = CardSet::of_suit(viewer.trump());
        let kind = match hidden.len() {
            0 | 1 if (hidden & trumps).is_empty() => "plain",
            0 | 1 => "trump",
            _ => "several",
        };
        plan_message(PhraseForm::Alternative, plan, Some(kind))
    }

    /// Text is visible if the viewer knows the place of every card in it: it holds the card, or the
    /// card is or was open. Text without cards is always visible.
    fn is_visible(viewer: View<'_>, notation: &str) -> bool {
        let open = open_cards(viewer);
        let mut words = notation.split(|letter: char| !letter.is_ascii_alphanumeric());
        words.all(|word| word.parse::<Card>().map_or(true, |card| open.contains(card)))
    }

    fn is_public(term: &Term) -> bool {
        PUBLIC_TERMS.contains(&&*term.name)
    }

    fn perturbations(view: View<'_>) -> Vec<Perturbation<Self>> {
        counterfactuals::perturbations(view)
    }

    fn consequence(view: View<'_>, decided: Action, then: Action) -> Option<TranslatableText> {
        counterfactuals::consequence(view, decided, then)
    }
}

/// The cards whose place a viewer knows, including those in its own hand.
fn open_cards(viewer: View<'_>) -> CardSet {
    viewer.rules().deck.card_set() - viewer.unseen_cards()
}

/// The cards that an action plays or shows.
fn cards_of(action: Action) -> CardSet {
    match action {
        Action::ShowTransfer(card) => card.into(),
        _ => action.played_cards(),
    }
}

/// The phrase for a plan: what its first action does, with the cards of all beats in the plan, or
/// of the first action if there are none. An empty plan has a phrase, too.
///
/// If the viewer may not know the cards, `hidden` says what kind they are instead.
fn plan_message(
    form: PhraseForm,
    plan: &[Action],
    hidden: Option<&'static str>,
) -> TranslatableText {
    let Some(&first) = plan.first() else {
        return TranslatableText::from_key(format!("{}-nothing", form.key()));
    };
    let verb = match first {
        Action::Attack(_) => "attack",
        Action::Beat { .. } => "beat",
        Action::Transfer(_) => "transfer",
        Action::ShowTransfer(_) => "show",
        Action::ThrowIn(_) => "throw",
        Action::Pass => "pass",
        Action::Take => "take",
        Action::Redeal => "redeal",
        Action::Keep => "keep",
    };
    let message = TranslatableText::from_key(format!("{}-{verb}", form.key()));
    if cards_of(first).is_empty() {
        return message;
    }
    let format_cards =
        |cards: Vec<Card>| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    let beats = plan.iter().filter_map(|action| match *action {
        Action::Beat { attack, with } => Some((attack, with)),
        _ => None,
    });
    let (attacks, with): (Vec<Card>, Vec<Card>) = beats.unzip();
    let cards = if with.is_empty() { cards_of(first).iter().collect() } else { with };
    let message = match form {
        PhraseForm::Alternative => message.with_notation("hidden", hidden.unwrap_or("no")),
        _ => message,
    };
    let message = if attacks.is_empty() {
        message
    } else {
        message.with_notation("attacks", format_cards(attacks))
    };
    match hidden {
        Some(_) => message.with_notation("cards", ""),
        None => message.with_notation("cards", format_cards(cards)),
    }
}
