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

/// Finds the problems in a game of the series that have a named concept; `None` if stopped.
///
/// # Errors
/// If an opponent does not exist.
pub fn find_problems<G: ProblemSource>(
    seed: &Seed,
    number: u64,
    largest: usize,
    budget: &Budget,
) -> Result<Option<Vec<Problem<G>>>, OpponentError> {
    let mut posed = Vec::new();
    let mut look = |record: &Record<G>| posed.extend(find_problem(record, number, budget));
    play::<G>(seed, number, largest, budget, &mut look)?;
    posed.retain(|problem| !problem.concepts().is_empty());
    Ok((!budget.stop.is_stop_requested()).then_some(posed))
}

/// Plays a game of the series and passes each suitable decision with at most `largest` left to play
/// to `look`. All seats of the record belong to people. Ends early if stopped.
///
/// # Errors
/// If an opponent does not exist.
fn play<G: ProblemSource>(
    seed: &Seed,
    number: u64,
    largest: usize,
    budget: &Budget,
    look: &mut dyn FnMut(&Record<G>),
) -> Result<(), OpponentError> {
    let seed = seed.derive("problems", number);
    let mut lots = seed.derive("company", 0).rng();
    let players = vec![Player::Human; 2];
    let mut record =
        Record::<G>::new(G::setup(), seed, players).expect("the rules allow two players");
    let names = [0, 1].map(|_| G::PLAYERS.choose(&mut lots).copied().unwrap_or_default());
    let [one, other] = names.map(LimitedOpponent::<G>::from_name);
    let opponents = [one?, other?];
    while let Some((seat, _)) = record.to_act() {
        if budget.stop.is_stop_requested() {
            return Ok(());
        }
        let at_random = record.actions().len() < G::OPENING_PLIES
            || lots.random_range(0..RANDOM_ACTION_ONE_IN) == 0;
        if record.game().remaining_size() <= largest && record.game().check_suitable().is_ok() {
            look(&record);
        }
        let any = record.game().legal_actions().choose(&mut lots).copied();
        let action = match any.filter(|_| at_random) {
            Some(action) => action,
            None => {
                let (view, mut random) = (record.game().view(seat), record.decision_rng());
                opponents[seat.index()].decide(view, budget, &mut random).action
            }
        };
        record.play(action).expect("opponents choose legal actions");
    }
    Ok(())
}
