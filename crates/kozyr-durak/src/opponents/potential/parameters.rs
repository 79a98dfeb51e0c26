//! Parameters of the potential opponent.

use serde::{Deserialize, Serialize};

use kozyr_core::opponent::Parameter;

/// Parameters of a [`PotentialOpponent`](super::PotentialOpponent).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PotentialParameters {
    /// The bonus of a trump over a plain card, in ranks, 0 to 30; `None` for the deck's number of
    /// ranks.
    pub trump_bonus: Option<f64>,
    /// The readiness to take risks, 0 to 1. Above ½ it throws in cards even if the hand loses
    /// potential, below ½ only if it gains. At ½ the size of the talon has no effect.
    pub risk: f64,
    /// The maximum potential lost by beating before the defender prefers to pick up, 0 to 20.
    pub sharp_drop: f64,
    /// The minimum share of the deck in the talon, 0 to 1, for picking up by choice.
    pub finale: f64,
    /// The bonus in potential for leading the defender's weakest suit, 0 to 10.
    ///
    /// At 0, as in the article, that lead is never better than the lowest plain card, because a
    /// higher card leaves a hand of no greater potential.
    pub awkward: f64,
    /// Whether the loss by beating counts from the hand held now. Otherwise it counts from the hand
    /// that was attacked: the cards that have beaten some of the attacks belong to it.
    pub drop_from_now: bool,
}

impl Default for PotentialParameters {
    fn default() -> Self {
        PotentialParameters {
            trump_bonus: None,
            risk: 0.6,
            sharp_drop: 2.0,
            finale: 1.0 / 3.0,
            awkward: 0.0,
            drop_from_now: false,
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

    /// The numeric parameters with their ranges.
    pub const ALL: &'static [Parameter] =
        &[Self::TRUMP_BONUS, Self::RISK, Self::SHARP_DROP, Self::FINALE, Self::AWKWARD];
}
