//! Returns to the table after the system ended the app in the background.

use bevy::{prelude::*, window::AppLifecycle};
use bevy_kira_audio::{Audio, AudioControl};

use kozyr_platform::{
    screen::{GameId, Screen},
    storage::{LoadError, Storage},
};
use kozyr_table::{
    current_match::{CurrentMatch, MatchSummaries, PublishSummarySystems},
    registry::GameRegistry,
};

/// The name of the text that stores which table was open.
const RESUME_FILE: &str = "place.json";

/// Makes the app return at startup to the table that was open, if the app ended while suspended.
/// Also pauses sound while the app is suspended.
pub(crate) fn plugin(app: &mut App) {
    app.world().resource::<Storage>().register_kind(
        |name| name == RESUME_FILE,
        |text| {
            serde_json::from_str::<serde_json::Value>(text)?;
            Ok(())
        },
    );
    app.add_systems(PostStartup, return_to_table.after(PublishSummarySystems));
    app.add_systems(PostUpdate, (save_table, pause_audio).run_if(on_message::<AppLifecycle>));
}

/// When the app is suspended, records which table is open, if the player's own match is on it. When
/// the app resumes, deletes the record.
fn save_table(
    mut changes: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    current_match: CurrentMatch,
    storage: Res<Storage>,
) {
    let Some(change) = changes.read().last() else { return };
    // Only the player's own match is saved, so only its table can be reopened.
    let is_own = current_match.is_some_and(|summary| summary.is_own);
    match (change, screen.game().filter(|_| is_own)) {
        (AppLifecycle::WillSuspend, Some(GameId(game))) => {
            let text = serde_json::json!({ "version": 1, "table": game }).to_string();
            // If this fails, the storage notifies the player; the app then starts at the home
            // screen.
            storage.save_blocking(RESUME_FILE, &text).ok();
        }
        (AppLifecycle::WillResume | AppLifecycle::Running, _) => delete_table(&storage),
        _ => {}
    }
}

/// At startup, returns to the table that was open when the app was suspended, and deletes the
/// record of that table. Does not change the screen if there is no usable record or its game has no
/// match.
fn return_to_table(
    storage: Res<Storage>,
    games: Res<GameRegistry>,
    matches: Res<MatchSummaries>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(game) = storage.load(RESUME_FILE, |text| read(text, &games)) else { return };
    delete_table(&storage);
    if matches.of(game).is_some() {
        screen.set(Screen::Table(game));
    }
}

/// Reads the saved text and returns the game whose table was open. Fails if the text is not JSON,
/// or with [`LoadError::Newer`] if it names no known game.
fn read(text: &str, games: &GameRegistry) -> Result<GameId, LoadError> {
    let fields: serde_json::Value = serde_json::from_str(text)?;
    let table = fields["table"].as_str().and_then(|name| games.find_by_name(name));
    table.ok_or_else(|| LoadError::Newer(format!("unknown game {}", fields["table"])))
}

/// Deletes the record of which table was open; logs a warning if that fails.
fn delete_table(storage: &Storage) {
    if let Err(error) = storage.remove(RESUME_FILE) {
        warn!("{RESUME_FILE}: {error}");
    }
}

/// Pauses all sound when the app is suspended, and resumes the sound when the app resumes.
fn pause_audio(mut changes: MessageReader<AppLifecycle>, audio: Res<Audio>) {
    match changes.read().last() {
        Some(AppLifecycle::WillSuspend) => {
            audio.pause();
        }
        Some(AppLifecycle::WillResume | AppLifecycle::Running) => {
            audio.resume();
        }
        _ => {}
    }
}
