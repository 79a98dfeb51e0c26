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

pub use fuzzy::{FuzzyOpponent, FuzzyParameters};
pub use greedy::GreedyOpponent;
pub use hand_value::{HandValueOpponent, HandValueParameters};
pub use lowest::LowestCardOpponent;
pub use master::{
    APPRENTICE_LEVELS, MASTER_LEVELS, Master, contrast, distinguishing_facts, explain_search,
    fact_effect, headline,
};
pub use potential::{PotentialOpponent, PotentialParameters};
pub use random::RandomOpponent;

/// The time limit of opponents that do not search. They take a few milliseconds.
const INSTANT_TIME_LIMIT: Duration = Duration::from_secs(1);

/// The registration of a level of the master or the apprentice, with its time limit in seconds.
const fn master_registration(
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

/// All opponents, the weakest families first.
const OPPONENTS: &[Registration<Durak>] = &[
    Registration {
        name: "random",
        make: |overrides| {
            overrides.ensure_empty()?;
            Ok(Box::new(RandomOpponent))
        },
        parameters: &[],
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "fuzzy",
        make: |overrides| {
            let defaults = FuzzyParameters::default();
            Ok(Box::new(FuzzyOpponent::new(overrides.apply(defaults)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "hand-value",
        make: |overrides| {
            let defaults = HandValueParameters::default();
            Ok(Box::new(HandValueOpponent::with_article_formula(overrides.apply(defaults)?)?))
        },
        parameters: HandValueParameters::ALL,
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "lowest",
        make: |overrides| {
            overrides.ensure_empty()?;
            Ok(Box::new(LowestCardOpponent))
        },
        parameters: &[],
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "greedy",
        make: |overrides| {
            overrides.ensure_empty()?;
            Ok(Box::new(GreedyOpponent))
        },
        parameters: &[],
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "potential-fixed",
        make: |overrides| {
            let defaults = PotentialParameters::default();
            Ok(Box::new(PotentialOpponent::without_shedding(overrides.apply(defaults)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: INSTANT_TIME_LIMIT,
    },
    master_registration("apprentice-1", master::make_apprentice::<1>, 2),
    master_registration("apprentice-2", master::make_apprentice::<2>, 2),
    master_registration("apprentice-3", master::make_apprentice::<3>, 2),
    master_registration("apprentice-4", master::make_apprentice::<4>, 2),
    Registration {
        name: "fuzzy-learned",
        make: |overrides| {
            let defaults = FuzzyParameters::with_tables(fuzzy::ControlTables::learned().clone());
            Ok(Box::new(FuzzyOpponent::new(overrides.apply(defaults)?)?))
        },
        parameters: FuzzyParameters::ALL,
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "potential",
        make: |overrides| {
            let defaults = PotentialParameters::default();
            Ok(Box::new(PotentialOpponent::with_shedding(overrides.apply(defaults)?)?))
        },
        parameters: PotentialParameters::ALL,
        time_limit: INSTANT_TIME_LIMIT,
    },
    Registration {
        name: "hand-value-published",
        make: |overrides| {
            let defaults = HandValueParameters::published();
            Ok(Box::new(HandValueOpponent::with_program_formula(overrides.apply(defaults)?)?))
        },
        parameters: HandValueParameters::ALL_PUBLISHED,
        time_limit: INSTANT_TIME_LIMIT,
    },
    master_registration("master-1", master::make::<1>, 2),
    master_registration("master-2", master::make::<2>, 2),
    master_registration("master-3", master::make::<3>, 5),
    master_registration("master-4", master::make::<4>, 5),
    master_registration("master-5", master::make::<5>, 10),
];
