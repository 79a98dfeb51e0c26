//! The screen of statistics.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use kozyr_core::statistics::{Filter, csv, from_json, to_json};

use super::{
    counted_games::Counts,
    games::Statistics,
    page::{self, Choice, Request},
    storage,
};
use kozyr_platform::{
    clipboard::Clipboard,
    downloads::Downloads,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    prompts::{Answered, OpenPrompt, Prompt},
    requests::NewGame,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::Tell,
    panels::Panels,
    theme::Palette,
    widgets::{self, Breadth},
};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Choice>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Statistics))
            .run_if(in_state(Menu::None))
            .in_set(Panels::Pages),
    );
    app.add_systems(Update, wipe);
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    mut commands: Commands,
    counts: Res<Counts>,
    mut question: ResMut<OpenPrompt>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut games: Games,
) -> Result {
    if counts.of(&choice.filter.game).is_none()
        && let Some(first) = counts.iter().next()
    {
        choice.filter = Filter::of_game(first.game.0);
    }
    let mut chosen = choice.clone();
    let mut wish = None;
    let log = games.statistics.log();
    let saves = games.downloads.are_there();
    let ctx = contexts.ctx_mut()?;
    widgets::page(ctx, "statistics", Breadth::TwoParts.points(ctx), |ui| {
        wish = page::show(ui, &palette, &language, &counts, log, &mut chosen, saves);
    });
    let wish = wish.or(games.clipboard.has_come().then_some(Request::Import));
    let changed = choice.set_if_neq(chosen);
    if changed || wish.is_some() {
        sound.write(Sound::Tap);
    }
    match wish {
        Some(Request::Back) => screen.set(Screen::Home),
        Some(Request::Play) => {
            if let Some(count) = counts.of(&choice.filter.game) {
                commands.trigger(NewGame::of(count.game));
            }
        }
        Some(Request::Wipe) => question.ask(Prompt::WipeStatistics),
        Some(wish) => games.carry(wish, &language),
        None => {}
    }
    Ok(())
}

/// The games, and the ways by which they come and go.
#[derive(SystemParam)]
struct Games<'w> {
    statistics: ResMut<'w, Statistics>,
    storage: Res<'w, Storage>,
    clipboard: Clipboard<'w>,
    downloads: Res<'w, Downloads>,
    tell: MessageWriter<'w, Tell>,
}

impl Games<'_> {
    fn carry(&mut self, wish: Request, language: &Language) {
        let entries = self.statistics.log().entries();
        let told = match wish {
            Request::CopyJson => {
                self.clipboard.copy(&to_json(entries));
                language.text("statistics-copied-json")
            }
            Request::CopyCsv => {
                self.clipboard.copy(&csv(entries));
                language.text("statistics-copied-csv")
            }
            Request::Save => {
                let files = [
                    ("kozyr-statistics.json", to_json(entries)),
                    ("kozyr-statistics.csv", csv(entries)),
                ];
                let saved = files.iter().map(|(name, text)| self.downloads.save(name, text));
                match saved.collect::<std::io::Result<Vec<_>>>() {
                    Ok(paths) => {
                        let paths = paths.iter().map(|path| path.display().to_string());
                        let paths = paths.collect::<Vec<_>>().join("\n");
                        language.format("statistics-saved", &[("path", paths.into())])
                    }
                    Err(error) => {
                        let reason = [("reason", error.to_string().into())];
                        language.format("statistics-not-saved", &reason)
                    }
                }
            }
            Request::Import => match self.clipboard.paste() {
                Some(text) => self.import(&text, language),
                None => return,
            },
            Request::Back | Request::Play | Request::Wipe => return,
        };
        self.tell.write(Tell(told));
    }

    /// Takes the games in that somebody has copied elsewhere.
    fn import(&mut self, text: &str, language: &Language) -> String {
        match from_json(text) {
            Ok(entries) => {
                let count = self.statistics.log.merge(entries);
                storage::save_all(self.statistics.log(), &self.storage);
                language.format("statistics-imported", &[("count", count.into())])
            }
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                language.format("statistics-not-imported", &reason)
            }
        }
    }
}

/// Throws all games away, once that was asked about.
fn wipe(
    mut answers: MessageReader<Answered>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    if answers.read().any(|answer| answer.0 == Prompt::WipeStatistics) {
        storage::wipe(&storage);
        *statistics = Statistics::default();
        tell.write(Tell(language.text("statistics-wiped")));
    }
}
