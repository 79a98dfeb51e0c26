//! Parameters of the hand value opponents.

use serde::{Deserialize, Serialize};

use kozyr_core::opponent::Parameter;

/// Parameters of a [`HandValueOpponent`](super::HandValueOpponent), in hundredths of a rank unless
/// stated differently.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HandValueParameters {
    /// The scale of the bonus for cards of one rank, 0 to 500.
    pub pair_scale: f64,
    /// The bonus of a trump over a plain card, 0 to 3000.
    pub trump_bonus: f64,
    /// The penalty for a plain suit with no cards, or with twice the mean number, 0 to 1000.
    pub imbalance: f64,
    /// The penalty for holding as many cards as all others together, 0 to 3000.
    pub many_cards: f64,
    /// Whether a hand's share of all cards is rounded down to an integer.
    pub whole_share: bool,
    /// The maximum loss by throwing in once the talon is empty, 0 to 5000.
    pub throw_loss: f64,
    /// The reduction of `throw_loss` for each card of the talon, 0 to 200.
    pub throw_talon: f64,
    /// The maximum loss by beating, 0 to 5000.
    pub beat_loss: f64,
    /// The maximum loss by beating compared with picking up once the talon is empty, 0 to 10 000.
    pub take_loss: f64,
    /// The reduction of `take_loss` for each card of the talon, 0 to 200.
    pub take_talon: f64,
    /// The bonus for beating with a card of a rank that is already on the table, 0 to 2000.
    pub on_table: f64,
    /// The maximum loss by transferring, 0 to 5000.
    pub transfer_loss: f64,
}

impl Default for HandValueParameters {
    fn default() -> Self {
        HandValueParameters {
            pair_scale: 100.0,
            trump_bonus: 1300.0,
            imbalance: 200.0,
            many_cards: 600.0,
            whole_share: false,
            throw_loss: 1200.0,
            throw_talon: 50.0,
            beat_loss: 800.0,
            take_loss: 2000.0,
            take_talon: 40.0,
            on_table: 300.0,
            transfer_loss: 400.0,
        }
    }
}

/// A parameter from 0 to `max`.
const fn up_to(name: &'static str, default: f64, max: f64, step: f64) -> Parameter {
    Parameter { name, default, min: 0.0, max, step }
}

pub(super) const PARAMETERS: [Parameter; 11] = [
    up_to("pair_scale", 100.0, 500.0, 1.0),
    up_to("trump_bonus", 1300.0, 3000.0, 50.0),
    up_to("imbalance", 200.0, 1000.0, 10.0),
    up_to("many_cards", 600.0, 3000.0, 50.0),
    up_to("throw_loss", 1200.0, 5000.0, 50.0),
    up_to("throw_talon", 50.0, 200.0, 5.0),
    up_to("beat_loss", 800.0, 5000.0, 50.0),
    up_to("take_loss", 2000.0, 10_000.0, 50.0),
    up_to("take_talon", 40.0, 200.0, 5.0),
    up_to("on_table", 300.0, 2000.0, 50.0),
    up_to("transfer_loss", 400.0, 5000.0, 50.0),
];

/// The parameters with the defaults of the published program.
const PUBLISHED_PARAMETERS: [Parameter; 11] = {
    let mut parameters = PARAMETERS;
    parameters[0].default = 1.0;
    parameters
};

impl HandValueParameters {
    /// The numeric parameters with their ranges.
    pub const ALL: &'static [Parameter] = &PARAMETERS;
    /// The same with the defaults of the [published](Self::published) program.
    pub const ALL_PUBLISHED: &'static [Parameter] = &PUBLISHED_PARAMETERS;

    /// The parameters of the published program: the bonus for cards of one rank is scaled by 1
    /// instead of 100, and a hand's share of all cards is an integer.
    pub fn published() -> Self {
        HandValueParameters { pair_scale: 1.0, whole_share: true, ..HandValueParameters::default() }
    }

    /// The values in the order of [`ALL`](Self::ALL).
    pub(super) fn values(&self) -> [f64; PARAMETERS.len()] {
        [
            self.pair_scale,
            self.trump_bonus,
            self.imbalance,
            self.many_cards,
            self.throw_loss,
            self.throw_talon,
            self.beat_loss,
            self.take_loss,
            self.take_talon,
            self.on_table,
            self.transfer_loss,
        ]
    }
}
