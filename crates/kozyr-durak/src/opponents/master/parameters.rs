//! What can be written after the `?` of a master's name.

use serde::{Deserialize, Serialize};

use super::Master;
use crate::{
    opponent::DurakOpponent,
    profile::player_profile::Profile,
    search::{Effort, Endings, Judges, Profiles, Recall},
};
use kozyr_core::{
    game::MAX_SEATS,
    opponent::{Erring, OpponentError, Overrides},
};

/// The master with what is to be switched on, as a name says it.
pub(super) fn adjusted(
    master: Master,
    overrides: &Overrides,
) -> Result<Box<dyn DurakOpponent>, OpponentError> {
    let Parameters { endings, profiles, worlds, recall, trumps, errors, reading, network } =
        overrides.apply(Parameters::of(&master))?;
    if worlds == 0 {
        return Err(OpponentError::Parameter("`worlds`: at least 1".into()));
    }
    if !(0.0..=100.0).contains(&errors) {
        return Err(OpponentError::Parameter("`errors`: 0 to 100 percent points".into()));
    }
    if reading && (recall != Recall::WHOLE.bouts() as u64 || !trumps) {
        let reason = "`reading`: only where nothing is forgotten (`recall`, `trumps`)";
        return Err(OpponentError::Parameter(reason.into()));
    }
    let mut recall = Recall::of_bouts(usize::try_from(recall).unwrap_or(usize::MAX));
    if !trumps {
        recall = recall.of_nothing_before();
    }
    let mut master = Master {
        effort: Effort::of_worlds(worlds),
        recall,
        erring: Erring { cost: errors, ..master.erring },
        profiles: None,
        reads: reading,
        judges: if network { Judges::shipped() } else { Judges::default() },
    };
    master = master.solving(endings.endings());
    if profiles != OFF {
        master = master.knowing(read(&profiles)?);
    }
    Ok(Box::new(master))
}

#[derive(Serialize, Deserialize)]
struct Parameters {
    endings: EndingsName,
    /// `off`, or the profiles of the seats from seat 0 on with `~` between them; `none` for
    /// somebody of whom nothing is known.
    profiles: String,
    /// How many ways in which the hidden cards may lie are looked at, 1 or more.
    worlds: u64,
    /// How many bouts back every card is remembered.
    recall: u64,
    /// Whether trumps and aces are remembered for ever.
    trumps: bool,
    /// What a decision costs on average, in percent points of the chance not to be the fool.
    errors: f64,
    /// Whether it asks of each act who would have done it, and with what hand; then nothing can be
    /// forgotten.
    reading: bool,
    /// Whether a network judges how deals of strangers would go on, or they are played to the end.
    network: bool,
}

/// Habits are not counted on.
const OFF: &str = "off";
/// Nothing is known of somebody.
const NOBODY: &str = "none";

impl Parameters {
    fn of(master: &Master) -> Self {
        Parameters {
            endings: master.effort.endings.into(),
            profiles: OFF.into(),
            worlds: master.effort.worlds,
            recall: master.recall.bouts() as u64,
            trumps: master.recall.is_of_trumps(),
            errors: master.erring.cost,
            reading: master.reads,
            network: !master.judges.is_nobody(),
        }
    }
}

/// How endings are solved, by name.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum EndingsName {
    AlphaBeta,
    Folded,
}

impl From<Endings> for EndingsName {
    fn from(endings: Endings) -> Self {
        match endings {
            Endings::AlphaBeta => EndingsName::AlphaBeta,
            Endings::Folded => EndingsName::Folded,
        }
    }
}

impl EndingsName {
    /// The way of solving endings that has this name.
    fn endings(self) -> Endings {
        match self {
            EndingsName::AlphaBeta => Endings::AlphaBeta,
            EndingsName::Folded => Endings::Folded,
        }
    }
}

fn read(profiles: &str) -> Result<Profiles, OpponentError> {
    let each = profiles.split('~').map(|profile| match profile {
        NOBODY => Ok(Profile::default()),
        text => text.parse::<Profile>(),
    });
    let all: Result<Vec<Profile>, _> = each.collect();
    let all = all.map_err(|error| OpponentError::Parameter(format!("`profiles`: {error}")))?;
    if all.len() > MAX_SEATS {
        let reason = format!("`profiles`: {} for {MAX_SEATS} seats at most", all.len());
        return Err(OpponentError::Parameter(reason));
    }
    Ok(Profiles::new(all))
}
