//! Opponents that play Durak.

mod cover;
mod decision;
pub mod fuzzy;
mod greedy;
pub(crate) mod hand_value;
mod lowest;
mod master;
pub(crate) mod potential;
mod random;

use std::time::Duration;

use super::{game::Durak, opponent::DurakOpponent};
use kozyr_core::opponent::{MakeOpponent, Registration, Roster};

pub use fuzzy::{Fuzzy, Parameters as FuzzyParameters};
pub use greedy::Greedy;
pub use hand_value::{HandValue, Parameters as HandValueParameters};
pub use lowest::Lowest;
pub use master::{APPRENTICES, LEVELS as MASTER_LEVELS, Master, explained, separating};
pub use potential::{Parameters as PotentialParameters, Potential};
pub use random::Random;

/// The time limit of opponents that do not search: they take a few milliseconds.
const AT_ONCE: Duration = Duration::from_secs(1);

/// A level of the master, with its time limit in seconds.
const fn master(
    name: &'static str,
    make: MakeOpponent<Durak>,
    seconds: u64,
) -> Registration<Durak> {
    Registration { name, make, parameters: &[], time_limit: Duration::from_secs(seconds) }
}

impl Roster for Durak {
    type Opponent = dyn DurakOpponent;

    fn roster() -> &'static [Registration<Self>] {
        OPPONENTS
    }
}

/// All opponents, weakest families first.
const OPPONENTS: &[Registration<Durak>] = &[
    Registration {
        name: "random",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Random))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "fuzzy",
        make: |overrides| {
            let usual = FuzzyParameters::default();
            Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "hand-value",
        make: |overrides| {
            let usual = HandValueParameters::default();
            Ok(Box::new(HandValue::of_text(overrides.apply(usual)?)?))
        },
        parameters: HandValueParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "lowest",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Lowest))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "greedy",
        make: |overrides| {
            overrides.none()?;
            Ok(Box::new(Greedy))
        },
        parameters: &[],
        time_limit: AT_ONCE,
    },
    Registration {
        name: "potential-fixed",
        make: |overrides| {
            let usual = PotentialParameters::default();
            Ok(Box::new(Potential::fixed(overrides.apply(usual)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: AT_ONCE,
    },
    master("apprentice-1", master::make_apprentice::<1>, 2),
    master("apprentice-2", master::make_apprentice::<2>, 2),
    master("apprentice-3", master::make_apprentice::<3>, 2),
    master("apprentice-4", master::make_apprentice::<4>, 2),
    Registration {
        name: "fuzzy-learned",
        make: |overrides| {
            let usual = FuzzyParameters::with(fuzzy::ControlTables::learned().clone());
            Ok(Box::new(Fuzzy::new(overrides.apply(usual)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "potential",
        make: |overrides| {
            let usual = PotentialParameters::default();
            Ok(Box::new(Potential::changing(overrides.apply(usual)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: AT_ONCE,
    },
    Registration {
        name: "hand-value-published",
        make: |overrides| {
            let usual = HandValueParameters::published();
            Ok(Box::new(HandValue::of_program(overrides.apply(usual)?)?))
        },
        parameters: HandValueParameters::ALL_PUBLISHED,
        time_limit: AT_ONCE,
    },
    master("master-1", master::make::<1>, 2),
    master("master-2", master::make::<2>, 2),
    master("master-3", master::make::<3>, 5),
    master("master-4", master::make::<4>, 5),
    master("master-5", master::make::<5>, 10),
];
