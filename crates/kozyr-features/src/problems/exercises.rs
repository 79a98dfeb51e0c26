//! The player's own mistakes as exercises, saved as one file.

use bevy::prelude::*;
use kozyr_core::teacher::{Exercise, ExerciseOutcome, Exercises};

use kozyr_platform::{
    import_export::SavedDataReplaced,
    screen::GameId,
    storage::{LoadError, SaveSystems, Storage},
};
use kozyr_table::requests::{AddExercise, AddMistake};

/// The name of the file.
const FILE: &str = "exercises.json";

/// The mistakes that the player still has to learn from.
#[derive(Resource, Debug, Default)]
pub struct OwnMistakes(Exercises);

impl OwnMistakes {
    /// All mistakes in a game, oldest entry first.
    pub fn of_game(&self, game: GameId) -> impl Iterator<Item = &Exercise> {
        self.0.all().iter().filter(move |exercise| exercise.game == game.0)
    }

    /// The mistakes in a game that are due or overdue on this day, in days since 1970; longest
    /// overdue first.
    pub fn due(&self, game: GameId, today: u64) -> Vec<&Exercise> {
        self.0.due(game.0, today)
    }

    /// The number of days from `today` until the next mistake in a game is due, 0 if one already
    /// is; `None` if there are no mistakes.
    pub fn days_to_next(&self, game: GameId, today: u64) -> Option<u64> {
        Some(self.0.next_due(game.0)?.saturating_sub(today))
    }

    /// The exercise of a position, if there is one.
    pub fn find(&self, game: GameId, position: &str) -> Option<&Exercise> {
        self.of_game(game).find(|exercise| exercise.position == position)
    }

    /// Records an attempt and returns its outcome; an exercise learned by it is removed. `None` if
    /// there is no exercise of this position.
    pub(super) fn record_attempt(
        &mut self,
        game: GameId,
        position: &str,
        solved: bool,
        today: u64,
    ) -> Option<ExerciseOutcome> {
        self.0.record_attempt(game.0, position, solved, today)
    }

    /// Removes the exercise of a position and keeps reviews from adding it again.
    pub(super) fn remove(&mut self, game: GameId, position: &str) {
        self.0.remove(game.0, position);
    }
}

/// Loads the exercises and adds the systems that change and save them.
pub(super) fn plugin(app: &mut App) {
    let storage = app.world().resource::<Storage>();
    storage.register_kind(|name| name == FILE, |text| parse(text).map(drop));
    let mistakes = load(storage);
    app.insert_resource(mistakes);
    app.add_observer(add).add_observer(add_mistake);
    app.add_observer(
        |_: On<SavedDataReplaced>, storage: Res<Storage>, mut mistakes: ResMut<OwnMistakes>| {
            // Imported data is already saved.
            *mistakes.bypass_change_detection() = load(&storage);
        },
    );
    let changed = resource_changed::<OwnMistakes>.and_then(not(resource_added::<OwnMistakes>));
    app.add_systems(Last, save.run_if(changed).in_set(SaveSystems));
}

/// Parses the file of exercises.
fn parse(text: &str) -> Result<Exercises, LoadError> {
    Ok(Exercises::from_text(text)?)
}

/// Loads the exercises; none if there is no readable file.
fn load(storage: &Storage) -> OwnMistakes {
    OwnMistakes(storage.load(FILE, parse).unwrap_or_default())
}

/// Adds an exercise that the player asked for, even a retired one, unless it is there already.
fn add(event: On<AddExercise>, mut mistakes: ResMut<OwnMistakes>) {
    if mistakes.bypass_change_detection().0.add(event.0.clone()) {
        mistakes.set_changed();
    }
}

/// Adds a mistake found by a review, unless it is there already or the player has retired its
/// exercise.
fn add_mistake(event: On<AddMistake>, mut mistakes: ResMut<OwnMistakes>) {
    if mistakes.bypass_change_detection().0.add_unless_retired(event.0.clone()) {
        mistakes.set_changed();
    }
}

/// Saves the exercises after a change.
fn save(mistakes: Res<OwnMistakes>, storage: Res<Storage>) {
    // If saving fails, the storage reports it, and the exercises last until the app is closed.
    storage.save(FILE, mistakes.0.to_text());
}
