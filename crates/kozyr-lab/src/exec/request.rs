//! Reads requests for decisions, also those of earlier versions: keys that follow from others may
//! be missing, and unknown keys are ignored.

use kozyr_core::{
    game::Seat,
    json_keys::{KeyError, check_derived_keys, read_key, read_optional_key},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::PROTOCOL_VERSION;
use crate::lab_game::LabGame;

/// A request for a decision; `docs/protocol.md` describes its keys.
pub struct DecisionQuery<G> {
    /// A game with the view of the request.
    pub game: G,
    /// The seat to decide for.
    pub seat: Seat,
    /// The time limit for the reply, in seconds.
    pub move_time: Option<f64>,
    /// A random number for the decision.
    pub random: u32,
}

/// The keys of a request that follow from its view.
#[derive(Serialize, Deserialize)]
struct DerivedKeys {
    seat: Seat,
    ply: usize,
    legal: Vec<String>,
}

/// The seat of a view whose seat is to act.
#[derive(Serialize, Deserialize)]
struct SeatToAct {
    seat: Seat,
}

impl<G: LabGame> DecisionQuery<G> {
    /// Parses a request.
    ///
    /// # Errors
    /// A description of the error if it is not a request of this protocol and game, or if its keys
    /// contradict each other.
    pub fn parse(line: &str) -> Result<Self, String> {
        let request: Value = serde_json::from_str(line)
            .map_err(|error| format!("not a request of the protocol: {error}"))?;
        let invalid = |error: KeyError| format!("not a request of the protocol: {error}");
        let protocol: u32 = read_key(&request, "protocol").map_err(invalid)?;
        if protocol != PROTOCOL_VERSION {
            return Err(format!("protocol {protocol} is not supported, only {PROTOCOL_VERSION}"));
        }
        let name: String = read_key(&request, "game").map_err(invalid)?;
        if name != G::NAME {
            let reason = format!("a request for `{name}`, but this opponent plays {}", G::NAME);
            return Err(reason);
        }
        let move_time = read_optional_key(&request, "move_time").map_err(invalid)?;
        let random = read_key(&request, "random").map_err(invalid)?;
        let view: Value = read_key(&request, "view").map_err(invalid)?;
        let game = G::from_snapshot(&view).map_err(|error| format!("`view`: {error}"))?;
        let seat = game.to_act().ok_or("no seat is to act in this view")?;
        check_derived_keys(&view, &SeatToAct { seat })
            .map_err(|error| format!("`view`: {error}"))?;
        check_request_keys(request, &game, seat).map_err(|error| error.to_string())?;
        Ok(DecisionQuery { game, seat, move_time, random })
    }
}

/// Checks the keys of a request that follow from its view.
fn check_request_keys<G: LabGame>(
    mut request: Value,
    game: &G,
    seat: Seat,
) -> Result<(), KeyError> {
    if let Some(Value::Array(legal)) = request.get_mut("legal") {
        legal.iter_mut().for_each(rewrite_action::<G>);
    }
    let legal = game.legal_actions().iter().map(ToString::to_string).collect();
    check_derived_keys(&request, &DerivedKeys { seat, ply: game.actions_played(), legal })
}

/// Rewrites an action in its usual notation.
fn rewrite_action<G: LabGame>(text: &mut Value) {
    if let Some(action) = text.as_str().and_then(|text| text.parse::<G::Action>().ok()) {
        *text = action.to_string().into();
    }
}
