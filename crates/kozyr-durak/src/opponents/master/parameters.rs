//! The parameters after the `?` in a master's name.

use serde::{Deserialize, Serialize};

use super::Master;
use crate::{
    opponent::DurakOpponent,
    profile::player_profile::PlayerProfile,
    search::{EndgameMethod, PlayerProfiles, Recall, SearchBudget, ValueNetworks},
};
use kozyr_core::{
    game::MAX_SEATS,
    opponent::{MistakeModel, OpponentError, Overrides},
};

/// Creates a master like the given one, changed by the overrides of its name. Profiles come only
/// from the overrides.
///
/// # Errors
/// If a parameter is unknown, malformed or out of range, or if `reading` is combined with limited
/// memory.
pub(super) fn build_master(
    master: Master,
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    let MasterParameters { endings, profiles, worlds, recall, trumps, errors, reading, network } =
        overrides.apply(MasterParameters::of(&master))?;
    if worlds == 0 {
        return Err(OpponentError::Parameter("`worlds`: at least 1".into()));
    }
    if !(0.0..=100.0).contains(&errors) {
        return Err(OpponentError::Parameter("`errors`: 0 to 100 percentage points".into()));
    }
    if reading && (recall != Recall::PERFECT.bouts() as u64 || !trumps) {
        let reason = "`reading`: requires full memory (`recall`, `trumps`)";
        return Err(OpponentError::Parameter(reason.into()));
    }
    let mut recall = Recall::last_bouts(usize::try_from(recall).unwrap_or(usize::MAX));
    if !trumps {
        recall = recall.without_trumps();
    }
    let mut master = Master {
        budget: SearchBudget::from_worlds(worlds),
        recall,
        erring: MistakeModel { mean_cost: errors, ..master.erring },
        profiles: None,
        infers_opponents: reading,
        value_networks: if network { ValueNetworks::built_in() } else { ValueNetworks::default() },
    };
    master = master.with_endgame_method(endings.method());
    if profiles != OFF {
        master = master.with_profiles(parse_profiles(&profiles)?);
    }
    Ok(Box::new(master))
}

/// The parameters of a master, by the keys in its name.
#[derive(Serialize, Deserialize)]
struct MasterParameters {
    /// The endgame method.
    endings: EndgameMethodName,
    /// `off`, or the profiles of the seats from seat 0, separated by `~`; `none` for an unknown
    /// player.
    profiles: String,
    /// The number of sampled worlds, at least 1.
    worlds: u64,
    /// The number of past bouts whose cards are all remembered.
    recall: u64,
    /// Whether trumps and aces are always remembered.
    trumps: bool,
    /// The mean cost of a mistake per decision, in percentage points of the chance of not being the
    /// fool.
    errors: f64,
    /// Whether the master infers the playing style and the hand of the others from each action.
    /// Requires full memory.
    reading: bool,
    /// Whether a network evaluates the later play of unknown players, instead of playouts to the
    /// end.
    network: bool,
}

/// The value of `profiles` for ignoring habits.
const OFF: &str = "off";
/// The text that stands for the profile of an unknown player.
const UNKNOWN_PROFILE: &str = "none";

impl MasterParameters {
    /// Returns the parameters of a master, except that the profiles are `off`.
    fn of(master: &Master) -> Self {
        MasterParameters {
            endings: master.budget.endgame_method.into(),
            profiles: OFF.into(),
            worlds: master.budget.worlds,
            recall: master.recall.bouts() as u64,
            trumps: master.recall.remembers_trumps(),
            errors: master.erring.mean_cost,
            reading: master.infers_opponents,
            network: !master.value_networks.is_empty(),
        }
    }
}

/// The name of an endgame method.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndgameMethodName {
    AlphaBeta,
    #[serde(rename = "folded")]
    Canonical,
}

impl From<EndgameMethod> for EndgameMethodName {
    fn from(method: EndgameMethod) -> Self {
        match method {
            EndgameMethod::AlphaBeta => EndgameMethodName::AlphaBeta,
            EndgameMethod::Canonical => EndgameMethodName::Canonical,
        }
    }
}

impl EndgameMethodName {
    /// Returns the method with this name.
    fn method(self) -> EndgameMethod {
        match self {
            EndgameMethodName::AlphaBeta => EndgameMethod::AlphaBeta,
            EndgameMethodName::Canonical => EndgameMethod::Canonical,
        }
    }
}

/// Parses profiles separated by `~`, one for each seat; `none` stands for an unknown player.
/// Malformed profiles, and more profiles than seats, are errors.
fn parse_profiles(profiles: &str) -> Result<PlayerProfiles, OpponentError> {
    let parsed = profiles.split('~').map(|profile| match profile {
        UNKNOWN_PROFILE => Ok(PlayerProfile::default()),
        text => text.parse::<PlayerProfile>(),
    });
    let profiles: Result<Vec<PlayerProfile>, _> = parsed.collect();
    let profiles =
        profiles.map_err(|error| OpponentError::Parameter(format!("`profiles`: {error}")))?;
    if profiles.len() > MAX_SEATS {
        let reason = format!("`profiles`: {} for at most {MAX_SEATS} seats", profiles.len());
        return Err(OpponentError::Parameter(reason));
    }
    Ok(PlayerProfiles::new(profiles))
}
