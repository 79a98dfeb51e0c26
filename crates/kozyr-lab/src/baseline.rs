//! Baseline players, which exist only in the laboratory.

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
/// Samples worlds from a uniform distribution of the hidden cards. In each world it plays every
/// action to the end, with everybody playing like `greedy`. It chooses the action that makes its
/// seat the fool least often, and the first of equal ones. It infers nothing from earlier actions,
/// prunes nothing, and does not solve endgames.
#[derive(Clone, Copy, Debug)]
pub struct MonteCarloBaseline {
    worlds: NonZeroU64,
}

/// The parameters that may follow the `?`.
#[derive(Serialize, Deserialize)]
struct MonteCarloParameters {
    worlds: NonZeroU64,
}

const MONTE_CARLO: &str = "monte-carlo";
const DEFAULT_WORLDS: NonZeroU64 = NonZeroU64::new(600).expect("not zero");

impl MonteCarloBaseline {
    /// Creates the baseline from its name and parameters.
    ///
    /// # Errors
    /// If there is no such baseline, or it has no such parameter.
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

    /// The half points of each action, summed over the worlds; `None` while a redeal can be
    /// requested.
    fn playout_points(&self, view: View<'_>, actions: &[Action], seed: u64) -> Option<Vec<u64>> {
        let belief = Belief::uniform(view);
        let greedy = PlayoutPolicy::greedy(view.rules().deck, view.trump());
        let styles = [greedy, greedy];
        let mut rng = SplitMix64::new(seed);
        let mut points = vec![0; actions.len()];
        for _ in 0..self.worlds.get() {
            let world = belief.sample(&mut rng);
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

    /// Chooses an action by playouts; the only legal action and the one before the first bout need
    /// none.
    fn choose(&self, view: View<'_>, seed: u64) -> Decision<Action> {
        let actions = view.legal_actions();
        let points = match &actions[..] {
            [_] => None,
            candidates => self.playout_points(view, candidates, seed),
        };
        let Some(points) = points else {
            // Before the first bout it keeps any hand.
            let keeps = actions.iter().find(|action| **action == Action::Keep);
            let action = *keeps.unwrap_or(&actions[0]);
            return Decision { action, explanation: Explanation::from_rule("master-forced") };
        };
        let most = points.iter().max().copied();
        let best = points.iter().position(|value| Some(*value) == most).unwrap_or(0);
        let max_points = 2.0 * self.worlds.get() as f64;
        let alternatives =
            actions.iter().zip(&points).enumerate().map(|(index, (action, points))| Alternative {
                value: Some(100.0 * *points as f64 / max_points),
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
        let seat = game.to_act().expect("the game is not over");
        Ok(self.choose(game.view(seat), record.decision_rng().next_u64()))
    }
}
