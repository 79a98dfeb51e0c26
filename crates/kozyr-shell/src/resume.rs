//! An app that the system puts into the background and ends there comes back where it was.

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

/// The name of the text that says which table was left.
const RESUME_FILE: &str = "place.json";

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

/// Notes at which table the app leaves the screen, and forgets it when it is back.
fn save_table(
    mut changes: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    shown: CurrentMatch,
    storage: Res<Storage>,
) {
    let Some(change) = changes.read().last() else { return };
    // What is watched or learned is not kept, and there would be nothing to come back to.
    let kept = shown.is_some_and(|shown| shown.is_own);
    match (change, screen.game().filter(|_| kept)) {
        (AppLifecycle::WillSuspend, Some(GameId(game))) => {
            let text = serde_json::json!({ "version": 1, "table": game }).to_string();
            // If it cannot be kept the storage says so; the app then comes back to its front page.
            storage.save_blocking(RESUME_FILE, &text).ok();
        }
        (AppLifecycle::WillResume | AppLifecycle::Running, _) => delete_table(&storage),
        _ => {}
    }
}

/// Goes to the table that was left, once.
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

/// The game whose table was left.
fn read(text: &str, games: &GameRegistry) -> Result<GameId, LoadError> {
    let fields: serde_json::Value = serde_json::from_str(text)?;
    let table = fields["table"].as_str().and_then(|name| games.find_by_name(name));
    table.ok_or_else(|| LoadError::Newer(format!("a table of {}", fields["table"])))
}

fn delete_table(storage: &Storage) {
    if let Err(error) = storage.remove(RESUME_FILE) {
        warn!("{RESUME_FILE}: {error}");
    }
}

/// In the background nothing is heard.
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
