//! Checks explanations in many games: every decision has a sentence in all languages, every
//! counterfactual holds when verified, and no redacted explanation names a hidden card.

mod leak_check;

use std::{collections::BTreeMap, time::Duration};

use kozyr_core::{
    counterfactual::{self, CounterfactualLimits},
    explanation::RedactedExplanation,
    game::{Player, Record, Seat, Seed},
    opponent::{Budget, ExplanationDetail, LimitedOpponent, OpponentError},
};
use rand::{RngExt, seq::IndexedRandom};
use serde::{Deserialize, Serialize};

pub use self::leak_check::LeakChecker;
use super::{contender::decide, gauntlet::RandomSetup, lab_game::LabGame, timing::thread_cpu_time};

/// The maximum number of faults stored as text.
const MAX_KEPT_FAULTS: usize = 20;

/// The findings so far; a stopped run resumes from them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct AuditTally {
    /// The number of games played.
    pub games: u64,
    /// The number of decisions.
    pub decisions: u64,
    /// Decisions whose explanations were also read from the other seats.
    #[serde(alias = "closed")]
    pub redacted_decisions: u64,
    /// The counts of each opponent.
    pub opponents: BTreeMap<String, CounterfactualCounts>,
    /// The number of counterfactuals found, by kind.
    pub kinds: BTreeMap<String, u64>,
    /// The number of faults.
    pub faults: u64,
    /// The first few faults.
    #[serde(alias = "told")]
    pub first_faults: Vec<String>,
}

/// Counts of one opponent's counterfactuals.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct CounterfactualCounts {
    /// Decisions with a choice, whose counterfactuals were searched.
    pub choices: u64,
    /// Decisions with at least one counterfactual found.
    pub explained: u64,
    /// Counterfactuals that were verified.
    pub tried: u64,
    /// Verified counterfactuals that held.
    pub held: u64,
    /// The total search time in microseconds of one core.
    pub micros: u64,
    /// The longest search, in microseconds.
    pub slowest: u64,
    /// The number of searches by duration, on a logarithmic scale: each step is 5 % longer than the
    /// previous one, and step 0 starts at one microsecond.
    pub times: BTreeMap<u32, u64>,
}

/// The ratio between neighbouring steps of [`CounterfactualCounts::times`].
const TIME_STEP_FACTOR: f64 = 1.05;

/// How games are played and checked.
#[derive(Clone, Debug)]
pub struct ReasonAudit {
    /// The opponents that play.
    pub opponents: Vec<String>,
    /// The seed of all randomness.
    pub seed: Seed,
    /// Whether games use random rules instead of the usual ones.
    pub any_rules: bool,
    /// The limits of the counterfactual search; `None` to skip it.
    pub counterfactual_limits: Option<CounterfactualLimits>,
    /// Counterfactuals are searched for one in this many decisions.
    pub every: u64,
    /// The time limit for the counterfactuals of one decision.
    pub time: Option<Duration>,
    /// The budget for a decision.
    pub budget: Budget,
}

impl ReasonAudit {
    /// Plays a game, with `default_setup` unless the rules are random, and adds the findings to the
    /// tally. A stopped game is not counted, but its decisions are.
    ///
    /// # Errors
    /// If an opponent does not exist.
    pub fn play_game<G: LabGame<Action: Serialize> + RandomSetup>(
        &self,
        default_setup: &G::Setup,
        checker: &LeakChecker,
        tally: &mut AuditTally,
    ) -> Result<(), OpponentError> {
        let seed = self.seed.derive("reasons", tally.games);
        let mut rng = seed.derive("company", 0).rng();
        let setup = if self.any_rules { G::random_setup(&mut rng) } else { default_setup.clone() };
        let seats = G::new(&setup, &seed).map_or(2, |game| game.seats());
        let names: Vec<String> =
            (0..seats).filter_map(|_| self.opponents.choose(&mut rng).cloned()).collect();
        let opponents = names
            .iter()
            .map(|name| LimitedOpponent::<G>::from_name(name))
            .collect::<Result<Vec<_>, _>>()?;
        let players = names.iter().cloned().map(Player::Opponent).collect();
        let mut record = Record::<G>::new(setup, seed, players).expect("the setup is valid");
        while let Some((seat, _)) = record.to_act() {
            if self.budget.stop.is_stop_requested() {
                return Ok(());
            }
            let (name, opponent) = (&names[seat.index()], &opponents[seat.index()]);
            let budget =
                Budget { explanation_detail: ExplanationDetail::Contrasts, ..self.budget.clone() };
            let mut decision = decide(opponent, &record, &budget);
            let has_choice = record.game().legal_actions().len() > 1;
            if let Some(limits) = self.counterfactual_limits
                && has_choice
                && rng.random_range(0..self.every) == 0
            {
                let counterfactuals =
                    self.counterfactuals(&record, name, &decision, limits, tally)?;
                decision.explanation.counterfactuals = counterfactuals;
            }
            let unredacted = RedactedExplanation::with_nothing_hidden::<G>(&decision);
            let place = || format!("{name} plays {} in game {}", decision.action, tally.games);
            let render_fault = checker.render_all(&unredacted);
            let render_fault = render_fault.err().map(|fault| format!("{}: {fault}", place()));
            let game_before = record.game().clone();
            record.play(decision.action).expect("opponents choose legal actions");
            let mut leaks = Vec::new();
            // Also checked before the action is played, as for a hint that the player does not
            // follow.
            let is_over = record.outcome().is_some();
            for game in
                [Some(&game_before), (!is_over).then_some(record.game())].into_iter().flatten()
            {
                for viewer in Seat::all(seats).filter(|&viewer| viewer != seat) {
                    let redacted = RedactedExplanation::for_seat(&decision, seat, game, viewer);
                    let hidden = G::hidden_words(game.view(viewer));
                    if let Err(fault) = checker.check_no_leaks(&redacted, &hidden) {
                        leaks.push(format!("{}, read by seat {viewer}: {fault}", place()));
                    }
                }
            }
            tally.decisions += 1;
            tally.redacted_decisions += u64::from(record.outcome().is_none());
            for fault in render_fault.into_iter().chain(leaks) {
                tally.add_fault(fault);
            }
        }
        tally.games += 1;
        Ok(())
    }

    /// Finds the counterfactuals of a decision, verifies them and counts them.
    fn counterfactuals<G: LabGame>(
        &self,
        record: &Record<G>,
        name: &str,
        decision: &kozyr_core::opponent::Decision<G::Action>,
        limits: CounterfactualLimits,
        tally: &mut AuditTally,
    ) -> Result<Vec<counterfactual::Counterfactual<G::Action>>, OpponentError> {
        let start = thread_cpu_time();
        let budget = Budget { time: self.time, ..self.budget.clone() };
        let found = counterfactual::find(record, name, decision, limits, &budget)?;
        let duration = thread_cpu_time().saturating_sub(start);
        let mut faults = Vec::new();
        let counts = tally.opponents.entry(name.to_owned()).or_default();
        counts.add_time(duration);
        counts.explained += u64::from(!found.is_empty());
        for counterfactual in &found {
            let holds = counterfactual::verify(record, name, counterfactual, &self.budget)?;
            counts.tried += u64::from(holds.is_some());
            counts.held += u64::from(holds == Some(true));
            if holds == Some(false) || holds.is_none() && !self.budget.stop.is_stop_requested() {
                let text = record.to_json().replace('\n', " ");
                faults.push(format!("{name}: {:?} does not hold: {text}", counterfactual.change));
            }
        }
        for counterfactual in &found {
            *tally.kinds.entry(counterfactual.change.key.to_string()).or_default() += 1;
        }
        faults.into_iter().for_each(|fault| tally.add_fault(fault));
        Ok(found)
    }
}

impl CounterfactualCounts {
    /// Counts a search that took this long.
    fn add_time(&mut self, duration: Duration) {
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        self.choices += 1;
        self.micros += micros;
        self.slowest = self.slowest.max(micros);
        *self.times.entry(time_step(micros)).or_default() += 1;
    }

    /// The duration in milliseconds that `percent` % of the searches did not exceed, to within 5 %.
    pub fn percentile(&self, percent: u64) -> f64 {
        let rank = (self.choices * percent).div_ceil(100).max(1);
        let mut count = 0;
        let reached = |&(_, searches): &(&u32, &u64)| {
            count += searches;
            count >= rank
        };
        let step = self.times.iter().find(reached).map(|(&step, _)| step);
        step.map_or(0.0, |step| TIME_STEP_FACTOR.powf(f64::from(step + 1)) / 1000.0)
    }

    /// The number of searches that took at most `millis` milliseconds, to within 5 %.
    pub fn count_within(&self, millis: u64) -> u64 {
        self.times.range(..=time_step(1000 * millis)).map(|(_, searches)| searches).sum()
    }
}

/// The step of [`CounterfactualCounts::times`] that contains this duration.
fn time_step(micros: u64) -> u32 {
    ((micros.max(1) as f64).ln() / TIME_STEP_FACTOR.ln()).floor() as u32
}

impl AuditTally {
    /// Counts a fault, and stores it as text if it is one of the first.
    fn add_fault(&mut self, fault: String) {
        self.faults += 1;
        if self.first_faults.len() < MAX_KEPT_FAULTS {
            self.first_faults.push(fault);
        }
    }
}
