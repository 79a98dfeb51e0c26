//! Many games in parallel, for reinforcement learning.

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{self as durak, Durak};
use kozyr_reversi::{self as reversi, Reversi};
use pyo3::{
    prelude::*,
    types::{PyByteArray, PyBytes},
};

use crate::{
    game::write_floats,
    game_record::{parse_rules, parse_seed, rewards},
    tensor::TensorGame,
    value_error,
};

/// Games with the same setup; each is replaced by a new one when it is over.
struct GameBatch<G: TensorGame> {
    setup: G::Setup,
    seed: Seed,
    games: Vec<G>,
    /// The number of games started.
    started: u64,
}

/// A [`GameBatch`] of either game.
trait AnyGameBatch: Send + Sync {
    /// The numbers of games, seats, values in an observation, and actions.
    fn sizes(&self) -> [usize; 4];
    /// Writes the seat to act in each game, a byte each.
    fn to_act(&self, out: &mut [u8]);
    /// Writes the observation of the seat to act in each game, as [`write_floats`] does.
    fn observe(&self, out: &mut [u8]);
    /// Writes a byte for each action of each game: 1 if it is legal. `out` is all 0 before.
    fn mask(&self, out: &mut [u8]);
    /// Plays an action in each game, given as indices of 4 bytes in native order. Writes the
    /// rewards of the games that end, and 1 in `over` for each of them. An error if an action is
    /// not legal.
    fn step(&mut self, actions: &[u8], rewards: &mut [u8], over: &mut [u8]) -> Result<(), String>;
    /// Plays this many random actions in all, and returns their number.
    fn play_at_random(&mut self, steps: u64) -> Result<u64, String>;
}

impl<G: TensorGame> GameBatch<G> {
    /// Starts this many games.
    fn new(setup: G::Setup, seed: Seed, count: usize) -> PyResult<Self> {
        let mut batch = GameBatch { setup, seed, games: Vec::with_capacity(count), started: 0 };
        for _ in 0..count {
            let game = batch.new_game().map_err(value_error)?;
            batch.games.push(game);
        }
        Ok(batch)
    }

    /// Creates the next game, with a seed of its own.
    fn new_game(&mut self) -> Result<G, String> {
        self.started += 1;
        let seed = self.seed.derive("batch", self.started);
        G::new(&self.setup, &seed).map_err(|error| error.to_string())
    }

    /// The number of seats in each game.
    fn seats(&self) -> usize {
        self.games.first().map_or(0, Game::seats)
    }
}

/// The seat to act. There always is one after a step, because finished games are replaced.
fn seat_to_act<G: Game>(game: &G) -> Seat {
    game.to_act().unwrap_or_default()
}

impl<G: TensorGame> AnyGameBatch for GameBatch<G> {
    fn sizes(&self) -> [usize; 4] {
        [self.games.len(), self.seats(), G::OBSERVATION_SIZE, G::ACTION_COUNT]
    }

    fn to_act(&self, out: &mut [u8]) {
        for (game, out) in self.games.iter().zip(out) {
            *out = seat_to_act(game).into();
        }
    }

    fn observe(&self, out: &mut [u8]) {
        let mut values = vec![0.0; G::OBSERVATION_SIZE];
        for (game, out) in self.games.iter().zip(out.chunks_exact_mut(4 * G::OBSERVATION_SIZE)) {
            values.fill(0.0);
            game.write_observation(seat_to_act(game), &mut values);
            write_floats(&values, out);
        }
    }

    fn mask(&self, out: &mut [u8]) {
        for (game, out) in self.games.iter().zip(out.chunks_exact_mut(G::ACTION_COUNT)) {
            game.write_action_mask(out);
        }
    }

    fn step(&mut self, actions: &[u8], out: &mut [u8], over: &mut [u8]) -> Result<(), String> {
        if actions.len() != 4 * self.games.len() {
            return Err(format!("expected {} actions, one for each table", self.games.len()));
        }
        let seats = self.seats();
        for (game_index, bytes) in actions.as_chunks::<4>().0.iter().enumerate() {
            let index = i32::from_ne_bytes(*bytes);
            let game = &mut self.games[game_index];
            let action = usize::try_from(index).ok().and_then(|index| game.action_at(index));
            let action =
                action.ok_or_else(|| format!("{index} is not legal at table {game_index}"))?;
            game.play(action).map_err(|error| error.to_string())?;
            if let Some(outcome) = game.outcome() {
                let rewards: Vec<f32> =
                    rewards(outcome, seats).into_iter().map(|reward| reward as f32).collect();
                write_floats(
                    &rewards,
                    &mut out[4 * seats * game_index..4 * seats * (game_index + 1)],
                );
                over[game_index] = 1;
                self.games[game_index] = self.new_game()?;
            }
        }
        Ok(())
    }

    fn play_at_random(&mut self, steps: u64) -> Result<u64, String> {
        let mut rng = SplitMix(self.started);
        for step in 0..steps {
            let game_index = (step % self.games.len().max(1) as u64) as usize;
            let legal = self.games[game_index].legal_actions();
            let action = legal[rng.below(legal.len())];
            self.games[game_index].play(action).map_err(|error| error.to_string())?;
            if self.games[game_index].outcome().is_some() {
                self.games[game_index] = self.new_game()?;
            }
        }
        Ok(steps)
    }
}

/// The SplitMix64 generator (Steele, Lea and Flood, «Fast splittable pseudorandom number
/// generators», OOPSLA 2014). It is fast, so that benchmarks measure the rules and not the
/// generator.
struct SplitMix(u64);

impl SplitMix {
    /// A random number below `count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ (bits >> 31)) % count as u64) as usize
    }
}

/// Many games in parallel; the core of `kozyr.Batch`.
#[pyclass(module = "kozyr._kozyr", name = "BatchCore")]
pub struct BatchCore(Box<dyn AnyGameBatch>);

/// Returns a new array of `size` bytes, filled in by `fill`.
fn filled_bytes<'py>(
    py: Python<'py>,
    size: usize,
    fill: impl FnOnce(&mut [u8]),
) -> PyResult<Bound<'py, PyByteArray>> {
    PyByteArray::new_with(py, size, |bytes| {
        fill(bytes);
        Ok(())
    })
}

#[pymethods]
impl BatchCore {
    /// Starts games of Durak. `house` are the rules, by name or as JSON; `chance` is the seed.
    #[staticmethod]
    fn durak(tables: usize, players: usize, house: &str, chance: &str) -> PyResult<Self> {
        let setup = durak::Setup::new(players, parse_rules(house)?);
        Ok(BatchCore(Box::new(GameBatch::<Durak>::new(setup, parse_seed(chance)?, tables)?)))
    }

    /// Starts games of Reversi; `chance` is the seed.
    #[staticmethod]
    fn reversi(tables: usize, chance: &str) -> PyResult<Self> {
        let setup = reversi::Setup::default();
        Ok(BatchCore(Box::new(GameBatch::<Reversi>::new(setup, parse_seed(chance)?, tables)?)))
    }

    /// The numbers of games, seats, values in an observation, and actions.
    fn sizes(&self) -> [usize; 4] {
        self.0.sizes()
    }

    /// The seat to act in each game, a byte each.
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        filled_bytes(py, self.0.sizes()[0], |out| self.0.to_act(out))
    }

    /// The observation of the seat to act in each game, four bytes per value.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let [tables, _, values, _] = self.0.sizes();
        filled_bytes(py, 4 * tables * values, |out| self.0.observe(out))
    }

    /// A byte for each action of each game: 1 if it is legal.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let [tables, _, _, actions] = self.0.sizes();
        filled_bytes(py, tables * actions, |out| self.0.mask(out))
    }

    /// Plays one action in each game. Returns the rewards of all seats, and which games are over.
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: &Bound<'py, PyBytes>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let [tables, seats, ..] = self.0.sizes();
        let (mut rewards, mut over) = (vec![0; 4 * tables * seats], vec![0; tables]);
        self.0.step(actions.as_bytes(), &mut rewards, &mut over).map_err(value_error)?;
        Ok((PyByteArray::new(py, &rewards), PyByteArray::new(py, &over)))
    }

    /// Plays `steps` random actions without returning to Python, as a benchmark.
    fn play_at_random(&mut self, py: Python<'_>, steps: u64) -> PyResult<u64> {
        py.detach(|| self.0.play_at_random(steps)).map_err(value_error)
    }
}
