//! Players of the laboratory alone, to measure others by.

use std::num::NonZeroU64;

use kozyr_core::{
    explanation::{Alternative, Explanation},
    game::{Game, MAX_SEATS, Record},
    opponent::{Budget, Decision, OpponentError, Overrides},
};
use kozyr_durak::{
    Action, CardSet, Durak, View,
    search::{Belief, PlayoutPolicy, Position, SeatResult, SplitMix64, play_out},
};
use rand::Rng;
use serde::{Deserialize, Serialize};

use crate::contender::{Contender, Forfeit};

/// `lab:monte-carlo`, or `lab:monte-carlo?worlds=N`: plain Monte Carlo in Durak.
///
/// In each world the hidden cards lie as chance has it, every distribution being as likely as any
/// other; every action is played to the end by everybody in the manner of `greedy`; the one that
/// makes its seat the fool least often is chosen, of equals the first. It reads nothing from what
/// others did, drops nothing early, and counts no ending out.
#[derive(Clone, Copy, Debug)]
pub struct MonteCarloBaseline {
    worlds: NonZeroU64,
}

/// What can be written after the `?`.
#[derive(Serialize, Deserialize)]
struct MonteCarloParameters {
    worlds: NonZeroU64,
}

const MONTE_CARLO: &str = "monte-carlo";
const DEFAULT_WORLDS: NonZeroU64 = NonZeroU64::new(600).expect("more than none");

impl MonteCarloBaseline {
    /// The yardstick of that name.
    ///
    /// # Errors
    /// If there is none, or it has no such parameter.
    pub fn named(text: &str) -> Result<Self, OpponentError> {
        let (name, parameters) = text.split_once('?').unwrap_or((text, ""));
        if name != MONTE_CARLO {
            return Err(OpponentError::Unknown { name: name.into(), known: MONTE_CARLO.into() });
        }
        let overrides: Overrides = parameters.parse()?;
        let MonteCarloParameters { worlds } =
            overrides.apply(MonteCarloParameters { worlds: DEFAULT_WORLDS })?;
        Ok(MonteCarloBaseline { worlds })
    }

    /// The half points that each action makes, world after world.
    fn playout_points(&self, view: View<'_>, actions: &[Action], seed: u64) -> Option<Vec<u64>> {
        let belief = Belief::uniform(view);
        let greedy = PlayoutPolicy::greedy(view.rules().deck, view.trump());
        let styles = [greedy, greedy];
        let mut dice = SplitMix64::new(seed);
        let mut points = vec![0; actions.len()];
        for _ in 0..self.worlds.get() {
            let world = belief.sample(&mut dice);
            let hands: [CardSet; MAX_SEATS] = *world.hands();
            let start = Position::from_view_with(view, hands, world.talon())?;
            for (&action, points) in actions.iter().zip(&mut points) {
                let mut position = start;
                position.play(action);
                let end = play_out(position, view.seat(), &styles);
                *points += end.result_for(view.seat()).map_or(1, SeatResult::points);
            }
        }
        Some(points)
    }

    fn choose(&self, view: View<'_>, seed: u64) -> Decision<Action> {
        let actions = view.legal_actions();
        let points = match &actions[..] {
            [_] => None,
            several => self.playout_points(view, several, seed),
        };
        let Some(points) = points else {
            // Before the first bout it is content with any hand.
            let keeps = actions.iter().find(|action| **action == Action::Keep);
            let action = *keeps.unwrap_or(&actions[0]);
            return Decision { action, explanation: Explanation::from_rule("master-forced") };
        };
        let most = points.iter().max().copied();
        let best = points.iter().position(|one| Some(*one) == most).unwrap_or(0);
        let whole = 2.0 * self.worlds.get() as f64;
        let alternatives =
            actions.iter().zip(&points).enumerate().map(|(index, (action, points))| Alternative {
                value: Some(100.0 * *points as f64 / whole),
                chosen: index == best,
                ..Alternative::new(vec![*action])
            });
        let explanation = Explanation::new("master-forced", alternatives.collect(), Vec::new());
        Decision { action: actions[best], explanation }
    }
}

impl Contender<Durak> for MonteCarloBaseline {
    fn decide(&mut self, record: &Record<Durak>, _: &Budget) -> Result<Decision<Action>, Forfeit> {
        let game = record.game();
        let seat = game.to_act().expect("the game goes on");
        Ok(self.choose(game.view(seat), record.decision_rng().next_u64()))
    }
}
