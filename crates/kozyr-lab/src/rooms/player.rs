//! An opponent or an external program as the player of a seat.

use kozyr_core::{
    game::Seed,
    opponent::{Budget, LimitedOpponent, Opponent},
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use kozyr_rooms::{GameOptions, GameView};

use crate::{
    contender::{Entrant, EntrantError, Forfeit},
    exec::ExternalProgram,
    lab_game::LabGame,
};

/// A player that decides from the view of its seat.
pub trait TablePlayer: Send {
    /// Begins a new match.
    fn begin_match(&mut self);

    /// Decides for the seat of the view, which is to act. `seed` gives the random numbers of the
    /// decision.
    ///
    /// # Errors
    /// If the view is invalid or there is no valid decision.
    fn decide(&mut self, view: &GameView, seed: Seed) -> Result<String, DecisionError>;
}

/// The reason why a player has no decision.
#[derive(Debug, thiserror::Error)]
pub enum DecisionError {
    /// The program failed or answered with something else than a legal action.
    #[error("the program does not play on: {0}")]
    Forfeit(#[from] Forfeit),
    /// The view of the server contradicts itself.
    #[error("the server sent an impossible view: {0}")]
    View(String),
}

/// Creates the player of a game.
///
/// # Errors
/// If the game has no such opponent, or the program cannot be started.
pub fn create_player(
    entrant: &Entrant,
    game: &GameOptions,
    budget: &Budget,
    answer_limit: std::time::Duration,
) -> Result<Box<dyn TablePlayer>, EntrantError> {
    match game {
        GameOptions::Durak { .. } => GamePlayer::<Durak>::create(entrant, budget, answer_limit),
        GameOptions::Reversi { .. } => GamePlayer::<Reversi>::create(entrant, budget, answer_limit),
    }
}

/// A player of one game.
struct GamePlayer<G: LabGame> {
    mind: Mind<G>,
    budget: Budget,
}

/// Who decides.
enum Mind<G: LabGame> {
    Opponent(LimitedOpponent<G>),
    Program(ExternalProgram),
}

impl<G: LabGame> GamePlayer<G> {
    fn create(
        entrant: &Entrant,
        budget: &Budget,
        answer_limit: std::time::Duration,
    ) -> Result<Box<dyn TablePlayer>, EntrantError> {
        let mind: Mind<G> = match entrant {
            Entrant::Program(command) => {
                Mind::Program(ExternalProgram::start(command, answer_limit)?)
            }
            // Baselines need the whole record of a game, so they are unknown here.
            Entrant::Opponent(_) | Entrant::Baseline(_) => {
                Mind::Opponent(LimitedOpponent::from_name(&entrant.to_string())?)
            }
        };
        Ok(Box::new(GamePlayer { mind, budget: budget.clone() }))
    }
}

impl<G: LabGame> TablePlayer for GamePlayer<G> {
    fn begin_match(&mut self) {
        if let Mind::Program(program) = &mut self.mind {
            program.begin_game();
        }
    }

    fn decide(&mut self, view: &GameView, seed: Seed) -> Result<String, DecisionError> {
        let invalid = |reason: String| DecisionError::View(reason);
        let snapshot = serde_json::to_value(view).map_err(|error| invalid(error.to_string()))?;
        let game = G::from_snapshot(&snapshot).map_err(invalid)?;
        let seat = game.to_act().ok_or_else(|| invalid("the match is over".into()))?;
        let mut rng = seed.rng();
        let decision = match &mut self.mind {
            Mind::Opponent(opponent) => opponent.decide(game.view(seat), &self.budget, &mut rng),
            Mind::Program(program) => {
                program.decide_in(&game, game.actions_played(), rand::Rng::next_u32(&mut rng))?
            }
        };
        Ok(decision.action.to_string())
    }
}
