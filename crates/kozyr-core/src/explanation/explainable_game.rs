//! What a game has to say so that the reasons of its opponents become sentences.

use super::message::{Term, TranslatableText};
use crate::{counterfactual::change::Perturbation, opponent::Roster};

/// A game in which the reasons of opponents are told in sentences, varied, and told also to those
/// who may not know everything. Whatever a game does not say has a plain answer here.
pub trait ExplainableGame: Roster {
    /// Whether everybody may know everything, so that there is nothing to hide.
    const HAS_PERFECT_INFORMATION: bool = false;

    /// What playing these actions is, as the beginning of a sentence about a third person: «leads
    /// 6♦». There is one action at least.
    fn action_phrase(plan: &[Self::Action]) -> TranslatableText {
        TranslatableText::new("deed-plan").with_notation("plan", in_notation(plan))
    }

    /// The same as something that might be done instead: «leading 6♦».
    fn alternative_phrase(plan: &[Self::Action]) -> TranslatableText {
        TranslatableText::new("instead-plan").with_notation("plan", in_notation(plan))
    }

    /// Something that might be done of which the viewer may not know what it is: «leading another
    /// plain card».
    fn hidden_alternative_phrase(
        _viewer: Self::View<'_>,
        _plan: &[Self::Action],
    ) -> TranslatableText {
        TranslatableText::new("instead-hidden")
    }

    /// Whether a viewer may know of everything that a notation names; of nothing by default.
    fn is_visible(_viewer: Self::View<'_>, _notation: &str) -> bool {
        false
    }

    /// Whether a figure of this name tells nothing of what is hidden.
    fn is_public(_term: &Term) -> bool {
        false
    }

    /// What the seat of a view could have seen otherwise: each a game that the rules allow, in
    /// which it is asked the same; in any order.
    fn perturbations(_view: Self::View<'_>) -> Vec<Perturbation<Self>> {
        Vec::new()
    }
}

/// Actions in notation, a blank between them.
fn in_notation(plan: &[impl ToString]) -> String {
    plan.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
