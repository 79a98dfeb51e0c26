//! Experiments in which each of several opponents plays Durak against itself.

use std::{collections::BTreeMap, ops::Range};

use super::claim::{ExperimentPlan, ExperimentUnitResult, units_within};
use crate::{
    arena::ArenaError,
    contender::EntrantError,
    jobs::{Partition, UnitCallback, WorkerPool, Workers},
};
use kozyr_core::{
    game::{Player, Record},
    opponent::LimitedOpponent,
};
use kozyr_durak::{Durak, Rules, Setup};

/// The games of an experiment, for two players by the rules of throwing in.
pub(super) struct SelfPlay {
    /// The name of the experiment, from which the seeds follow.
    pub name: &'static str,
    /// The opponents whose games against themselves are examined.
    pub opponents: &'static [&'static str],
    /// The number of games of each opponent that usually decides the claim.
    pub default_games: u64,
    /// The number of games in a unit.
    pub games_per_unit: u64,
}

impl SelfPlay {
    /// How the games of each opponent are split into units.
    pub fn partition(&self, plan: &ExperimentPlan) -> Partition {
        Partition::new(plan.games.unwrap_or(self.default_games), self.games_per_unit)
    }

    /// The opponents, each with the range of its units.
    pub fn opponents_with_units(
        &self,
        plan: &ExperimentPlan,
    ) -> impl Iterator<Item = (&'static str, Range<u64>)> + use<> {
        let count = self.partition(plan).units();
        let ranges = (0..).map(move |index| count * index..count * (index + 1));
        self.opponents.iter().copied().zip(ranges)
    }

    /// The opponents, each with the results of its units from the first up to the first that is
    /// missing.
    pub fn opponents_with_results<'r>(
        &self,
        plan: &ExperimentPlan,
        unit_results: &BTreeMap<u64, &'r ExperimentUnitResult>,
    ) -> impl Iterator<Item = (&'static str, Vec<&'r ExperimentUnitResult>)> {
        self.opponents_with_units(plan).map(|(name, range)| {
            (name, range.map_while(|unit| unit_results.get(&unit).copied()).collect())
        })
    }

    /// The number of games in each unit.
    pub fn games_per_unit(&self, plan: &ExperimentPlan) -> Vec<u64> {
        let partition = self.partition(plan);
        let game_counts = (0..partition.units()).map(|unit| partition.size(unit));
        self.opponents.iter().flat_map(|_| game_counts.clone()).collect()
    }

    /// Plays some of the units. `play` plays a new game of the opponent and adds what is counted;
    /// `wrap` makes the result of a unit from that.
    ///
    /// # Errors
    /// If an opponent does not exist or threads fail.
    pub fn play<T: Default + Send>(
        &self,
        plan: &ExperimentPlan,
        units: &[u64],
        pool: &WorkerPool<'_>,
        play: impl Fn(&LimitedOpponent<Durak>, Record<Durak>, &mut T) + Sync,
        wrap: impl Fn(T) -> ExperimentUnitResult + Sync,
        done: UnitCallback<'_, ExperimentUnitResult>,
    ) -> Result<(), ArenaError> {
        let partition = self.partition(plan);
        for (name, range) in self.opponents_with_units(plan) {
            let opponent = LimitedOpponent::<Durak>::from_name(name).map_err(EntrantError::from)?;
            let seed = plan.seed.derive(self.name, 0).derive(name, 0);
            let play_unit = |(): &mut (), unit| {
                let mut counted = T::default();
                for number in partition.range(unit) {
                    let players = vec![Player::Opponent(name.into()); 2];
                    let setup = Setup::new(2, Rules::throw_in());
                    let record = Record::new(setup, seed.derive("game", number), players)
                        .expect("the usual rules allow two players");
                    play(&opponent, record, &mut counted);
                }
                pool.observer.on_games_finished(partition.size(unit));
                Some(counted)
            };
            let own_units = units_within(units, &range);
            let workers = vec![(); pool.worker_count(own_units.len())];
            let done = |unit, counted| done(range.start + unit, wrap(counted));
            pool.run(&own_units, Workers::AtMost(workers), play_unit, &done)
                .map_err(ArenaError::Threads)?;
        }
        Ok(())
    }
}
