//! The interface of a game that puts its opponents' reasons into sentences.

use super::message::{Term, TranslatableText};
use crate::{counterfactual::change::Perturbation, opponent::Roster};

/// A game whose opponents' reasons can be put into sentences, varied for counterfactuals, and
/// redacted for other viewers. Everything has a default.
pub trait ExplainableGame: Roster {
    /// Whether all players know everything, so that nothing is ever hidden.
    const HAS_PERFECT_INFORMATION: bool = false;

    /// Describes playing a plan, in one of several forms. The plan has at least one action.
    fn phrase(form: PhraseForm, plan: &[Self::Action]) -> TranslatableText {
        TranslatableText::from_key(format!("{}-plan", form.key()))
            .with_notation("plan", in_notation(plan))
    }

    /// Describes an alternative that the viewer may not know: «leading another plain card».
    fn hidden_alternative_phrase(
        _viewer: Self::View<'_>,
        _plan: &[Self::Action],
    ) -> TranslatableText {
        TranslatableText::new("alternative-hidden")
    }

    /// Whether the viewer may know everything that a notation names; by default only if nothing is
    /// hidden in this game.
    fn is_visible(_viewer: Self::View<'_>, _notation: &str) -> bool {
        Self::HAS_PERFECT_INFORMATION
    }

    /// Whether a figure reveals nothing hidden; by default always false.
    fn is_public(_term: &Term) -> bool {
        false
    }

    /// Returns how the view could have been different, each as a legal game in which the seat has
    /// the same decision to make, in any order; by default none.
    fn perturbations(_view: Self::View<'_>) -> Vec<Perturbation<Self>> {
        Vec::new()
    }

    /// Describes the kind of an action that would replace a decision of the view's seat, for a rule
    /// of thumb: «beating with a trump». `None` if both are of one kind; by default always.
    fn consequence(
        _view: Self::View<'_>,
        _decided: Self::Action,
        _then: Self::Action,
    ) -> Option<TranslatableText> {
        None
    }
}

/// The grammatical form of a description of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhraseForm {
    /// The beginning of a sentence in the third person: «leads 6♦».
    Statement,
    /// The beginning of a sentence that tells the player what to do: «lead 6♦».
    Advice,
    /// A part of a sentence: «leading 6♦».
    Alternative,
    /// A whole question: «Why not lead 6♦?».
    Question,
}

impl PhraseForm {
    /// Returns how the keys of its texts begin: `action`, `advice`, `alternative` or `why-not`.
    pub const fn key(self) -> &'static str {
        match self {
            PhraseForm::Statement => "action",
            PhraseForm::Advice => "advice",
            PhraseForm::Alternative => "alternative",
            PhraseForm::Question => "why-not",
        }
    }
}

/// Formats actions in notation, separated by spaces.
fn in_notation(plan: &[impl ToString]) -> String {
    plan.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
