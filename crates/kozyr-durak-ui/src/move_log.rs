//! The log of moves: written down at every action, if that is wished.

use bevy::prelude::*;
use kozyr_core::game::Record;
use kozyr_durak::{Durak, move_log};

use kozyr_platform::{storage::Storage, system_sets::AppSystems};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, settings::Settings};

/// The name under which it is kept.
const FILE: &str = "durak-log.txt";

/// The log of the deal that was logged last.
#[derive(Resource, Default)]
pub struct MoveLog {
    /// The deal, as far as it is told.
    record: Option<Record<Durak>>,
    /// How the log begins, and what it tells of each action.
    head: String,
    entries: Vec<String>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MoveLog>();
    let storage = app.world().resource::<Storage>();
    // Nobody but people reads it.
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

/// Whether a match is logged: one that is played or watched, and not for a rating.
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
        // If it cannot be kept the storage says so.
        storage.save(FILE, log.text());
    }
}

impl MoveLog {
    /// The log, if it tells of that match.
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

    /// Brings the log in line with the match; whether it has changed.
    fn update(&mut self, session: &Session<Durak>, language: &Language, storage: &Storage) -> bool {
        let record = session.record();
        let say = |message: &_| language.message(message);
        let anew = !self.tells_of(record);
        if anew {
            self.head = move_log::format_header(record, &say);
            // The app may have been ended in the middle of the deal, which was logged so far.
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
        // What was taken back is no longer told.
        self.entries.truncate(same);
        let mut stage = record.after_actions(same);
        for (at, &action) in record.actions().iter().enumerate().skip(same) {
            let reasons = session.decision(at).map(|decision| &decision.explanation);
            self.entries.push(move_log::format_entry(&stage, action, reasons, &say));
            stage.play(action).expect("the record was played through");
        }
        self.record = Some(stage);
        changed
    }
}
