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
    entries: Vec<String>,
}

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

/// Whether the match is logged: it is played or watched, and unrated.
pub fn is_logged(session: &Session<Durak>) -> bool {
    session.is_live() && !session.is_guided() && !session.circumstances().rated
}

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
    /// Returns the log if it belongs to the match.
    pub fn text_for(&self, record: &Record<Durak>) -> Option<String> {
        self.tells_of(record).then(|| self.text())
    }

    fn text(&self) -> String {
        self.head.clone() + &self.entries.concat()
    }

    fn tells_of(&self, record: &Record<Durak>) -> bool {
        self.record.as_ref().is_some_and(|told| {
            told.seed() == record.seed()
                && told.setup() == record.setup()
                && told.players() == record.players()
        })
    }

    /// Syncs the log with the match; returns whether it changed.
    fn update(&mut self, session: &Session<Durak>, language: &Language, storage: &Storage) -> bool {
        let record = session.record();
        let say = |message: &_| language.message(message);
        let anew = !self.tells_of(record);
        if anew {
            self.head = move_log::format_header(record, &say);
            // The app may have exited in the middle of a deal that was already logged.
            let before = storage.load(FILE, |text| Ok(text.to_owned())).unwrap_or_default();
            self.entries = move_log::split_entries(&before, record, &say);
        }
        let told = match &self.record {
            Some(told) if !anew => told.actions(),
            _ => &record.actions()[..self.entries.len()],
        };
        let same = told.iter().zip(record.actions()).take_while(|(told, played)| told == played);
        let same = same.count();
        let changed = anew || same < self.entries.len() || same < record.actions().len();
        // Remove undone actions.
        self.entries.truncate(same);
        let mut stage = record.after_actions(same);
        for (at, &action) in record.actions().iter().enumerate().skip(same) {
            let reasons = session.decision(at).map(|decision| &decision.explanation);
            self.entries.push(move_log::format_entry(&stage, action, reasons, &say));
            stage.play(action).expect("a recorded action is legal");
        }
        self.record = Some(stage);
        changed
    }
}
