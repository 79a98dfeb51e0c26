//! The move log, written after every action if enabled.

use bevy::prelude::*;
use kozyr_core::game::Record;
use kozyr_durak::{Durak, move_log};

use kozyr_platform::{storage::Storage, system_sets::AppSystems};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, settings::Settings};

/// Name of the log in storage.
const FILE: &str = "durak-log.txt";

/// The log of the deal logged last.
#[derive(Resource, Default)]
pub struct MoveLog {
    /// The logged deal, up to the last logged action.
    record: Option<Record<Durak>>,
    /// Header of the log.
    head: String,
    /// The text of each logged action.
    entries: Vec<String>,
}

/// Adds the move log and its writing.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveLog>();
    let storage = app.world().resource::<Storage>();
    // The log is only read by people, so any text is valid.
    storage.register_kind(|name| name == FILE, |_| Ok(()));
    app.add_systems(
        Update,
        write
            .run_if(resource_exists::<Session<Durak>>)
            .run_if(|settings: Res<Settings>| settings.move_log)
            .run_if(
                resource_exists_and_changed::<Session<Durak>>
                    .or_eager(resource_changed::<Settings>),
            )
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Whether the match is logged if the log is on: it is played or watched live on this device,
/// unrated, and neither a lesson nor a problem.
pub fn is_logged(session: &Session<Durak>) -> bool {
    session.is_live()
        && !session.is_remote()
        && !session.is_guided()
        && !session.circumstances().rated
}

/// Updates the log of the match and saves it if it has changed. Does nothing if the match isn't
/// logged.
fn write(
    session: Res<Session<Durak>>,
    language: Res<Language>,
    storage: Res<Storage>,
    mut log: ResMut<MoveLog>,
) {
    if is_logged(&session) && log.update(&session, &language, &storage) {
        // Storage reports a failed write itself.
        storage.save(FILE, log.text());
    }
}

impl MoveLog {
    /// Returns the text of the log if it belongs to the match, else `None`.
    pub fn text_for(&self, record: &Record<Durak>) -> Option<String> {
        self.belongs_to(record).then(|| self.text())
    }

    /// The text of the whole log: its header and entries.
    fn text(&self) -> String {
        self.head.clone() + &self.entries.concat()
    }

    /// Whether the log is of the match: same seed, setup and players. Their actions may differ.
    fn belongs_to(&self, record: &Record<Durak>) -> bool {
        self.record.as_ref().is_some_and(|logged| {
            logged.seed() == record.seed()
                && logged.setup() == record.setup()
                && logged.players() == record.players()
        })
    }

    /// Adds the match's new actions to the log and removes undone ones; returns whether it changed.
    /// For another match, starts a new log with the entries of the stored one that match.
    fn update(&mut self, session: &Session<Durak>, language: &Language, storage: &Storage) -> bool {
        let record = session.record();
        let translate = |message: &_| language.message(message);
        let is_new = !self.belongs_to(record);
        if is_new {
            self.head = move_log::format_header(record, &translate);
            // The app may have exited in the middle of a deal that was already logged.
            let previous = storage.load(FILE, |text| Ok(text.to_owned())).unwrap_or_default();
            self.entries = move_log::split_entries(&previous, record, &translate);
        }
        let logged = match &self.record {
            Some(logged) if !is_new => logged.actions(),
            _ => &record.actions()[..self.entries.len()],
        };
        let common_count =
            logged.iter().zip(record.actions()).take_while(|(logged, played)| logged == played);
        let common_count = common_count.count();
        let changed =
            is_new || common_count < self.entries.len() || common_count < record.actions().len();
        // Remove undone actions.
        self.entries.truncate(common_count);
        let mut replay = record.after_actions(common_count);
        for (index, &action) in record.actions().iter().enumerate().skip(common_count) {
            let reasons = session.decision(index).map(|decision| &decision.explanation);
            self.entries.push(move_log::format_entry(&replay, action, reasons, &translate));
            replay.play(action).expect("a recorded action is legal");
        }
        self.record = Some(replay);
        changed
    }
}
