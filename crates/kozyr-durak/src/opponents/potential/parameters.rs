//! What can be changed about the opponent of relative potential.

use serde::{Deserialize, Serialize};

use kozyr_core::opponent::Parameter;

/// What can be changed about a [`Potential`](super::Potential).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PotentialParameters {
    /// What a trump counts more than a plain card, in ranks, 0 to 30; `None` for as many as
    /// the deck has ranks.
    pub trump_bonus: Option<f64>,
    /// The taste for risk, 0 to 1: above ½ cards are thrown in although the hand loses by it, below
    /// ½ only if it gains; at ½ neither the taste nor the nearness of the end would matter.
    pub risk: f64,
    /// How much potential the defender is willing to lose before they would rather take, 0 to 20.
    pub sharp_drop: f64,
    /// The share of the deck, 0 to 1, that the talon must still hold for taking by choice.
    pub finale: f64,
    /// What it counts for to lead the suit most awkward for the defender, in potential, 0 to 10.
    /// With nothing, as the text has it, that lead is never better than the lowest plain card:
    /// what remains after a higher card is worth no more.
    pub awkward: f64,
}

impl Default for PotentialParameters {
    fn default() -> Self {
        PotentialParameters {
            trump_bonus: None,
            risk: 0.6,
            sharp_drop: 2.0,
            finale: 1.0 / 3.0,
            awkward: 0.0,
        }
    }
}

impl PotentialParameters {
    pub(super) const TRUMP_BONUS: Parameter =
        Parameter { name: "trump_bonus", default: 9.0, min: 0.0, max: 30.0, step: 0.5 };
    pub(super) const RISK: Parameter =
        Parameter { name: "risk", default: 0.6, min: 0.0, max: 1.0, step: 0.05 };
    pub(super) const SHARP_DROP: Parameter =
        Parameter { name: "sharp_drop", default: 2.0, min: 0.0, max: 20.0, step: 0.25 };
    pub(super) const FINALE: Parameter =
        Parameter { name: "finale", default: 1.0 / 3.0, min: 0.0, max: 1.0, step: 0.05 };
    pub(super) const AWKWARD: Parameter =
        Parameter { name: "awkward", default: 0.0, min: 0.0, max: 10.0, step: 0.25 };

    /// The numbers, with their bounds.
    pub const ALL: &'static [Parameter] =
        &[Self::TRUMP_BONUS, Self::RISK, Self::SHARP_DROP, Self::FINALE, Self::AWKWARD];
}
