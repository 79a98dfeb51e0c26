//! An app that the system puts into the background and ends there comes back where it was.

use bevy::{prelude::*, window::AppLifecycle};
use bevy_kira_audio::{Audio, AudioControl};

use kozyr_platform::{
    screen::{GameId, Screen},
    storage::{Storage, Unsound},
};
use kozyr_table::{
    current_match::{CurrentMatch, Matches, PublishMatches},
    registry::Games,
};

/// The name of the text that says which table was left.
const FILE: &str = "place.json";

pub(crate) fn plugin(app: &mut App) {
    app.world().resource::<Storage>().know(
        |name| name == FILE,
        |text| {
            serde_json::from_str::<serde_json::Value>(text)?;
            Ok(())
        },
    );
    app.add_systems(PostStartup, come_back.after(PublishMatches));
    app.add_systems(PostUpdate, (note, fall_silent).run_if(on_message::<AppLifecycle>));
}

/// Notes at which table the app leaves the screen, and forgets it when it is back.
fn note(
    mut changes: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    shown: CurrentMatch,
    storage: Res<Storage>,
) {
    let Some(change) = changes.read().last() else { return };
    // What is watched or learned is not kept, and there would be nothing to come back to.
    let kept = shown.is(|shown| shown.is_own);
    match (change, screen.game().filter(|_| kept)) {
        (AppLifecycle::WillSuspend, Some(GameId(game))) => {
            let text = serde_json::json!({ "version": 1, "table": game }).to_string();
            // If it cannot be kept the storage says so; the app then comes back to its front page.
            storage.write(FILE, &text).ok();
        }
        (AppLifecycle::WillResume | AppLifecycle::Running, _) => forget(&storage),
        _ => {}
    }
}

/// Goes to the table that was left, once.
fn come_back(
    storage: Res<Storage>,
    games: Res<Games>,
    matches: Res<Matches>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(game) = storage.load(FILE, |text| read(text, &games)) else { return };
    forget(&storage);
    if matches.of(game).is_some() {
        screen.set(Screen::Table(game));
    }
}

/// The game whose table was left.
fn read(text: &str, games: &Games) -> Result<GameId, Unsound> {
    let fields: serde_json::Value = serde_json::from_str(text)?;
    let table = fields["table"].as_str().and_then(|name| games.named(name));
    table.ok_or_else(|| Unsound::Newer(format!("a table of {}", fields["table"])))
}

fn forget(storage: &Storage) {
    if let Err(error) = storage.remove(FILE) {
        warn!("{FILE}: {error}");
    }
}

/// In the background nothing is heard.
fn fall_silent(mut changes: MessageReader<AppLifecycle>, audio: Res<Audio>) {
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
