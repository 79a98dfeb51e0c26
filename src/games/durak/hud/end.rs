//! The result of a deal, and what next.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use kozyr_core::{
    durak::{Durak, Ending},
    game::{Record, Seed},
};

use crate::{
    features::{review::Reviewing, statistics::Statistics},
    games::durak::{layout::Layout, phase::Phase},
    look::{audio::Sound, language::Language, theme::Palette},
    platform::screen::Screen,
    table::{
        hud::{self, AfterGame},
        session::{Seeds, Session},
    },
};

pub(crate) fn end(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    mut session: ResMut<Session<Durak>>,
    statistics: Res<Statistics>,
    mut reviewing: Reviewing,
    mut seeds: ResMut<Seeds>,
    phase: Option<Res<State<Phase>>>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let shown = session.is_live() && !session.is_lesson();
    let over = shown && phase.is_some_and(|phase| **phase == Phase::Over);
    let Some(ending) = session.game().ending().filter(|_| over) else { return Ok(()) };
    let (headline, line) = verdict(&session, ending, &language);
    let line = statistics.with_change(&session, &language, line);
    match hud::result(contexts.ctx_mut()?, &palette, &language, layout.result, &headline, &line) {
        Some(AfterGame::Rematch) => {
            sound.write(Sound::Deal);
            commands.insert_resource(session.another(rematch(
                session.record(),
                ending,
                seeds.fresh()?,
            )?));
        }
        Some(AfterGame::Review) => {
            reviewing.open(&mut session);
        }
        Some(AfterGame::Leave) => screen.set(Screen::Home),
        None => {}
    }
    Ok(())
}

fn verdict(session: &Session<Durak>, ending: Ending, language: &Language) -> (String, String) {
    let headline = hud::headline(session, language);
    let line = match ending {
        Ending::Fool(fool) => {
            let who = language.subject(session.record(), fool);
            let told = [("name", who.name.as_str().into()), ("person", who.person().into())];
            language.format("durak-is-fool", &told)
        }
        Ending::NobodyLeft => language.text("durak-nobody-left"),
        Ending::Stalled => language.text("durak-stalled"),
    };
    (headline, line)
}

/// The next deal of the match: the same seats, and the fool defends first.
fn rematch(record: &Record<Durak>, ending: Ending, seed: Seed) -> Result<Record<Durak>> {
    let setup = record.setup().after(ending);
    Ok(Record::new(setup, seed, record.players().to_vec())?)
}
