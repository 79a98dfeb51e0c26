//! Many games in parallel, for reinforcement learning.

mod record;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{self as durak, Durak};
use kozyr_reversi::{self as reversi, Reversi};
use pyo3::{
    prelude::*,
    types::{PyByteArray, PyBytes},
};

use self::record::record_game_name;
use crate::{
    game::write_floats,
    game_record::{parse_rules, parse_seed, rewards},
    tensor::TensorGame,
    value_error,
};

/// Tables with the same setup; each starts a new game when its game is over.
#[derive(Clone)]
struct GameBatch<G: TensorGame> {
    setup: G::Setup,
    /// The seed that the seeds of all games are derived from.
    seed: Seed,
    tables: Vec<Table<G>>,
    /// The number of games started.
    started: u64,
}

/// A table with its game in progress.
#[derive(Clone)]
struct Table<G: TensorGame> {
    /// The number of the game, from 1. It determines the seed.
    game_number: u64,
    /// All actions of the game.
    actions: Vec<G::Action>,
    game: G,
}

/// A [`GameBatch`] of either game.
trait AnyGameBatch: Send + Sync {
    /// Returns a copy that is played independently.
    fn boxed_clone(&self) -> Box<dyn AnyGameBatch>;
    /// Returns the record of the batch as JSON: its setup, its seed and the actions of the current
    /// games.
    fn to_json(&self) -> String;
    /// Returns four numbers: of tables, seats at a table, values in an observation, and actions.
    fn sizes(&self) -> [usize; 4];
    /// Writes the index of the seat to act in each game, a byte each.
    fn to_act(&self, out: &mut [u8]);
    /// Writes the observation of the seat to act in each game, as [`write_floats`] does.
    fn observe(&self, out: &mut [u8]);
    /// Writes a byte for each action of each game: 1 if the action is legal. The caller fills `out`
    /// with 0 before.
    fn mask(&self, out: &mut [u8]);
    /// Plays an action in each game, given as indices of 4 bytes in native order. For each game
    /// that ends, writes the rewards of its seats and 1 in `over`, and starts the next game. The
    /// caller fills `rewards` and `over` with 0 before.
    ///
    /// Fails if the number of actions is wrong or an action is not legal. The actions of the tables
    /// before an illegal one are then already played.
    fn step(&mut self, actions: &[u8], rewards: &mut [u8], over: &mut [u8]) -> Result<(), String>;
    /// Plays `steps` random actions in all, at the tables in turn, and returns their number: 0 if
    /// there are no tables. Fails if the batch has no more games.
    fn play_at_random(&mut self, steps: u64) -> Result<u64, String>;
}

impl<G: TensorGame> GameBatch<G> {
    /// Starts a game at each of `count` tables. Fails if the setup is invalid.
    fn new(setup: G::Setup, seed: Seed, count: usize) -> PyResult<Self> {
        let mut batch = GameBatch { setup, seed, tables: Vec::with_capacity(count), started: 0 };
        for _ in 0..count {
            let table = batch.next_table().map_err(value_error)?;
            batch.tables.push(table);
        }
        Ok(batch)
    }

    /// Returns a table at the start of the next game. Fails if the setup is invalid or the game
    /// numbers are used up.
    fn next_table(&mut self) -> Result<Table<G>, String> {
        self.started = self.started.checked_add(1).ok_or("the batch has no more games")?;
        self.table(self.started)
    }

    /// Returns a table at the start of the game with this number, whose seed is derived from the
    /// number. Fails if the setup is invalid.
    fn table(&self, game_number: u64) -> Result<Table<G>, String> {
        let seed = self.seed.derive("batch", game_number);
        let game = G::new(&self.setup, &seed).map_err(|error| error.to_string())?;
        Ok(Table { game_number, actions: Vec::new(), game })
    }

    /// Returns the number of seats at each table; 0 if there are no tables.
    fn seats(&self) -> usize {
        self.tables.first().map_or(0, |table| table.game.seats())
    }
}

impl<G: TensorGame> Table<G> {
    /// Plays an action and adds it to `actions`; fails if it is not legal. Does not replace a game
    /// that is over.
    fn play(&mut self, action: G::Action) -> Result<(), String> {
        self.game.play(action).map_err(|error| error.to_string())?;
        self.actions.push(action);
        Ok(())
    }
}

/// Returns the seat to act, or seat 0 if the game is over. Steps replace finished games, so
/// normally there is a seat to act.
fn seat_to_act<G: Game>(game: &G) -> Seat {
    game.to_act().unwrap_or_default()
}

impl<G: TensorGame> AnyGameBatch for GameBatch<G> {
    fn boxed_clone(&self) -> Box<dyn AnyGameBatch> {
        Box::new(self.clone())
    }

    fn to_json(&self) -> String {
        GameBatch::to_json(self)
    }

    fn sizes(&self) -> [usize; 4] {
        [self.tables.len(), self.seats(), G::OBSERVATION_SIZE, G::ACTION_COUNT]
    }

    fn to_act(&self, out: &mut [u8]) {
        for (table, out) in self.tables.iter().zip(out) {
            *out = seat_to_act(&table.game).into();
        }
    }

    fn observe(&self, out: &mut [u8]) {
        let mut values = vec![0.0; G::OBSERVATION_SIZE];
        for (table, out) in self.tables.iter().zip(out.chunks_exact_mut(4 * G::OBSERVATION_SIZE)) {
            values.fill(0.0);
            table.game.write_observation(seat_to_act(&table.game), &mut values);
            write_floats(&values, out);
        }
    }

    fn mask(&self, out: &mut [u8]) {
        for (table, out) in self.tables.iter().zip(out.chunks_exact_mut(G::ACTION_COUNT)) {
            table.game.write_action_mask(out);
        }
    }

    fn step(&mut self, actions: &[u8], out: &mut [u8], over: &mut [u8]) -> Result<(), String> {
        if actions.len() != 4 * self.tables.len() {
            return Err(format!("expected {} actions, one for each table", self.tables.len()));
        }
        let seats = self.seats();
        for (number, bytes) in actions.as_chunks::<4>().0.iter().enumerate() {
            let index = i32::from_ne_bytes(*bytes);
            let table = &mut self.tables[number];
            let action = usize::try_from(index).ok().and_then(|index| table.game.action_at(index));
            let action = action.ok_or_else(|| format!("{index} is not legal at table {number}"))?;
            table.play(action)?;
            if let Some(outcome) = table.game.outcome() {
                let rewards: Vec<f32> =
                    rewards(outcome, seats).into_iter().map(|reward| reward as f32).collect();
                write_floats(&rewards, &mut out[4 * seats * number..4 * seats * (number + 1)]);
                over[number] = 1;
                self.tables[number] = self.next_table()?;
            }
        }
        Ok(())
    }

    fn play_at_random(&mut self, steps: u64) -> Result<u64, String> {
        if self.tables.is_empty() {
            return Ok(0);
        }
        let mut rng = SplitMix(self.started);
        for step in 0..steps {
            let number = (step % self.tables.len() as u64) as usize;
            let table = &mut self.tables[number];
            let legal = table.game.legal_actions();
            table.play(legal[rng.below(legal.len())])?;
            if table.game.outcome().is_some() {
                self.tables[number] = self.next_table()?;
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
    /// Returns a random number from 0 to below `count`. Panics if `count` is 0.
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
    /// Starts games of Durak at this many tables. `house` is the rules, by name or as JSON;
    /// `chance` is the seed.
    #[staticmethod]
    fn durak(tables: usize, players: usize, house: &str, chance: &str) -> PyResult<Self> {
        let setup = durak::Setup::new(players, parse_rules(house)?);
        Ok(BatchCore(Box::new(GameBatch::<Durak>::new(setup, parse_seed(chance)?, tables)?)))
    }

    /// Starts games of Reversi from the initial position at this many tables; `chance` is the seed.
    #[staticmethod]
    fn reversi(tables: usize, chance: &str) -> PyResult<Self> {
        let setup = reversi::Setup::default();
        Ok(BatchCore(Box::new(GameBatch::<Reversi>::new(setup, parse_seed(chance)?, tables)?)))
    }

    /// Restores a batch from its record. Fails if the record is invalid.
    #[staticmethod]
    fn from_record(json: &str) -> PyResult<Self> {
        let batch: Box<dyn AnyGameBatch> = match record_game_name(json)
            .map_err(value_error)?
            .as_str()
        {
            Durak::NAME => Box::new(GameBatch::<Durak>::from_json(json).map_err(value_error)?),
            Reversi::NAME => Box::new(GameBatch::<Reversi>::from_json(json).map_err(value_error)?),
            other => return Err(value_error(format!("there is no game `{other}`"))),
        };
        Ok(BatchCore(batch))
    }

    /// Returns the record of the batch as JSON: its setup, its seed and the actions of the current
    /// games. `from_record` restores the batch from it.
    fn record(&self) -> String {
        self.0.to_json()
    }

    /// Returns a copy that is played independently.
    fn __copy__(&self) -> Self {
        BatchCore(self.0.boxed_clone())
    }

    /// Returns a copy that is played independently.
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    /// Returns four numbers: of tables, seats at a table, values in an observation, and actions.
    fn sizes(&self) -> [usize; 4] {
        self.0.sizes()
    }

    /// Returns the index of the seat to act in each game, a byte each.
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        filled_bytes(py, self.0.sizes()[0], |out| self.0.to_act(out))
    }

    /// Returns the observation of the seat to act in each game, four bytes per value in native
    /// order.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let [tables, _, values, _] = self.0.sizes();
        filled_bytes(py, 4 * tables * values, |out| self.0.observe(out))
    }

    /// Returns a byte for each action of each game: 1 if the action is legal.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        let [tables, _, _, actions] = self.0.sizes();
        filled_bytes(py, tables * actions, |out| self.0.mask(out))
    }

    /// Plays one action in each game, given as indices of 4 bytes in native order; games that end
    /// are replaced by new ones. Returns the rewards of all seats at all tables, four bytes each
    /// and 0 unless the game ended, and a byte for each table: 1 if its game ended.
    ///
    /// Fails if the number of actions is wrong or an action is not legal. The actions of the tables
    /// before an illegal one are then already played.
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

    /// Plays `steps` random actions in all without returning to Python, as a benchmark. Returns how
    /// many were played: none if there are no tables.
    fn play_at_random(&mut self, py: Python<'_>, steps: u64) -> PyResult<u64> {
        py.detach(|| self.0.play_at_random(steps)).map_err(value_error)
    }
}
