//! An app that the system puts into the background and ends there comes back where it was.

use bevy::{prelude::*, window::AppLifecycle};
use bevy_kira_audio::{Audio, AudioControl};
use kozyr_core::{durak::Durak, game::Game, reversi::Reversi};

use crate::{
    platform::{
        screen::Screen,
        storage::{Storage, Unsound},
    },
    table::session::Session,
};

/// The name of the text that says which table was left.
const FILE: &str = "place.json";

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, come_back);
    app.add_systems(PostUpdate, (note, fall_silent).run_if(on_message::<AppLifecycle>));
}

/// The tables by the names of their games.
const TABLES: [(&str, Screen); 2] =
    [(Durak::NAME, Screen::Durak), (Reversi::NAME, Screen::Reversi)];

/// Notes at which table the app leaves the screen, and forgets it when it is back.
fn note(
    mut changes: MessageReader<AppLifecycle>,
    screen: Res<State<Screen>>,
    durak: Option<Res<Session<Durak>>>,
    reversi: Option<Res<Session<Reversi>>>,
    storage: Res<Storage>,
) {
    let Some(change) = changes.read().last() else { return };
    // What is watched or learned is not kept, and there would be nothing to come back to.
    let kept = match screen.get() {
        Screen::Durak => durak.is_some_and(|session| session.is_own()),
        Screen::Reversi => reversi.is_some_and(|session| session.is_own()),
        _ => false,
    };
    let table = TABLES.iter().find(|(_, table)| table == screen.get()).filter(|_| kept);
    match (change, table) {
        (AppLifecycle::WillSuspend, Some((game, _))) => {
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
    durak: Option<Res<Session<Durak>>>,
    reversi: Option<Res<Session<Reversi>>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Some(table) = storage.load(FILE, read) else { return };
    forget(&storage);
    let waits = if table == Screen::Durak { durak.is_some() } else { reversi.is_some() };
    if waits {
        screen.set(table);
    }
}

fn read(text: &str) -> Result<Screen, Unsound> {
    let fields: serde_json::Value = serde_json::from_str(text)?;
    let named = |(game, _): &&(&str, Screen)| fields["table"] == **game;
    let table = TABLES.iter().find(named).map(|&(_, table)| table);
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
