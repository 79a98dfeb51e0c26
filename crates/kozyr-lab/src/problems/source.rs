//! The games that are searched for problems.

use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
    teacher::{Problem, TeachableGame, find_problem},
};
use kozyr_durak::{Durak, Rules, Setup};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{RngExt, seq::IndexedRandom};

use super::brute_force::BruteForce;

/// One in this many actions is random, so that games differ.
const RANDOM_ACTION_ONE_IN: u32 = 12;

/// A game whose matches can be searched for problems.
pub trait ProblemSource: TeachableGame + BruteForce {
    /// The opponents that play the games; more variety gives more varied problems.
    const PLAYERS: &'static [&'static str];
    /// The number of random actions at the start of a game.
    const OPENING_PLIES: usize;
    /// The default limit of what is left to play in a problem, in cards or empty squares. It is
    /// small enough for brute force to prove a problem within a second.
    const DEFAULT_MAX_SIZE: usize;

    /// The setup of the games.
    fn setup() -> Self::Setup;
}

impl ProblemSource for Durak {
    const PLAYERS: &'static [&'static str] =
        &["lowest", "greedy", "fuzzy", "hand-value", "hand-value-published", "potential"];
    const OPENING_PLIES: usize = 0;
    const DEFAULT_MAX_SIZE: usize = 9;

    fn setup() -> Setup {
        Setup::new(2, Rules::throw_in())
    }
}

impl ProblemSource for Reversi {
    const PLAYERS: &'static [&'static str] =
        &["novice", "professional", "ply-3", "engine-1", "engine-2", "engine-3", "engine-4"];
    const OPENING_PLIES: usize = 8;
    const DEFAULT_MAX_SIZE: usize = 10;

    fn setup() -> reversi::Setup {
        reversi::Setup::default()
    }
}

/// Finds the problems in game `number` of the series, with at most `max_size` cards or squares left
/// to play; only those with a named concept. `None` if stopped.
///
/// # Errors
/// If an opponent does not exist.
pub fn find_problems<G: ProblemSource>(
    seed: &Seed,
    number: u64,
    max_size: usize,
    budget: &Budget,
) -> Result<Option<Vec<Problem<G>>>, OpponentError> {
    let mut problems = Vec::new();
    let mut consider = |record: &Record<G>| problems.extend(find_problem(record, number, budget));
    play::<G>(seed, number, max_size, budget, &mut consider)?;
    problems.retain(|problem| !problem.concepts().is_empty());
    Ok((!budget.stop.is_stop_requested()).then_some(problems))
}

/// Plays a game of the series and passes each suitable decision with at most `max_size` left to
/// play to `on_candidate`. All seats of the record belong to people. Ends early if stopped.
///
/// # Errors
/// If an opponent does not exist.
fn play<G: ProblemSource>(
    seed: &Seed,
    number: u64,
    max_size: usize,
    budget: &Budget,
    on_candidate: &mut dyn FnMut(&Record<G>),
) -> Result<(), OpponentError> {
    let seed = seed.derive("problems", number);
    let mut rng = seed.derive("company", 0).rng();
    let players = vec![Player::Human; 2];
    let mut record =
        Record::<G>::new(G::setup(), seed, players).expect("the rules allow two players");
    let names = [0, 1].map(|_| G::PLAYERS.choose(&mut rng).copied().unwrap_or_default());
    let [first, second] = names.map(LimitedOpponent::<G>::from_name);
    let opponents = [first?, second?];
    while let Some((seat, _)) = record.to_act() {
        if budget.stop.is_stop_requested() {
            return Ok(());
        }
        let at_random = record.actions().len() < G::OPENING_PLIES
            || rng.random_range(0..RANDOM_ACTION_ONE_IN) == 0;
        if record.game().remaining_size() <= max_size && record.game().check_suitable().is_ok() {
            on_candidate(&record);
        }
        let random_action = record.game().legal_actions().choose(&mut rng).copied();
        let action = match random_action.filter(|_| at_random) {
            Some(action) => action,
            None => {
                let (view, mut decision_rng) = (record.game().view(seat), record.decision_rng());
                opponents[seat.index()].decide(view, budget, &mut decision_rng).action
            }
        };
        record.play(action).expect("opponents choose legal actions");
    }
    Ok(())
}
