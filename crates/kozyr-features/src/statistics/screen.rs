//! The statistics screen.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use kozyr_core::statistics::{GameFilter, from_json, to_csv, to_json};

use super::{
    counted_games::CountedGames,
    games::Statistics,
    page::{self, StatisticsAction, StatisticsSelection},
    storage,
};
use crate::help::{OpenConceptHelp, TryProblemAbout};
use kozyr_platform::{
    clipboard::Clipboard,
    clock::Calendar,
    downloads::DownloadFolder,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{
    prompts::{OpenPrompt, Prompt, PromptConfirmed},
    requests::OpenNewGame,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, PageWidth},
};

/// The number of seconds in a day.
const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// Adds the statistics screen.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<StatisticsSelection>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Statistics))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
    app.add_systems(Update, delete_all_games);
}

/// Shows the screen and carries out the action pressed on it.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut selection: ResMut<StatisticsSelection>,
    mut commands: Commands,
    counts: Res<CountedGames>,
    mut prompt: ResMut<OpenPrompt>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut games: GamesExchange,
) -> Result {
    if counts.get(&selection.filter.game).is_none()
        && let Some(first) = counts.iter().next()
    {
        selection.filter = GameFilter::for_game(first.game.0);
    }
    let mut new_selection = selection.clone();
    let mut action = None;
    let log = games.statistics.log();
    let saves = games.downloads.is_available();
    let now = games.calendar.today() * SECONDS_PER_DAY + SECONDS_PER_DAY;
    let ctx = contexts.ctx_mut()?;
    widgets::page(ctx, "statistics", PageWidth::TwoPanes.points(ctx), |ui| {
        action = page::show(ui, &palette, &language, &counts, log, &mut new_selection, saves, now);
    });
    let action = action.or(games.clipboard.has_received_text().then_some(StatisticsAction::Import));
    let changed = selection.set_if_neq(new_selection);
    if changed || action.is_some() {
        sound.write(Sound::Tap);
    }
    match action {
        Some(StatisticsAction::Back) => screen.set(Screen::Home),
        Some(StatisticsAction::Play) => {
            if let Some(count) = counts.get(&selection.filter.game) {
                commands.trigger(OpenNewGame::new(count.game));
            }
        }
        Some(StatisticsAction::ReadAbout(concept)) => commands.trigger(OpenConceptHelp(concept)),
        Some(StatisticsAction::TryProblem(concept)) => commands.trigger(TryProblemAbout(concept)),
        Some(StatisticsAction::DeleteAll) => prompt.ask(Prompt::WipeStatistics),
        Some(action) => games.run(action, &language),
        None => {}
    }
    Ok(())
}

/// The parameters for exporting and importing games.
#[derive(SystemParam)]
struct GamesExchange<'w> {
    statistics: ResMut<'w, Statistics>,
    storage: Res<'w, Storage>,
    clipboard: Clipboard<'w>,
    downloads: Res<'w, DownloadFolder>,
    calendar: Res<'w, Calendar>,
    notices: MessageWriter<'w, ShowNotice>,
}

impl GamesExchange<'_> {
    /// Exports or imports games and shows a notice of the result; ignores actions that do neither.
    fn run(&mut self, action: StatisticsAction, language: &Language) {
        let entries = self.statistics.log().entries();
        let message = match action {
            StatisticsAction::CopyJson => {
                self.clipboard.copy(&to_json(entries));
                language.text("statistics-copied-json")
            }
            StatisticsAction::CopyCsv => {
                self.clipboard.copy(&to_csv(entries));
                language.text("statistics-copied-csv")
            }
            StatisticsAction::Save => {
                let files = [
                    ("kozyr-statistics.json", to_json(entries)),
                    ("kozyr-statistics.csv", to_csv(entries)),
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
            StatisticsAction::Import => match self.clipboard.paste() {
                Some(text) => self.import(&text, language),
                None => return,
            },
            StatisticsAction::Back
            | StatisticsAction::Play
            | StatisticsAction::ReadAbout(_)
            | StatisticsAction::TryProblem(_)
            | StatisticsAction::DeleteAll => return,
        };
        self.notices.write(ShowNotice(message));
    }

    /// Adds the games in a JSON text that are not recorded yet, and saves all. Returns a message
    /// about their number, or the error.
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

/// Deletes all games once the player has confirmed the prompt.
fn delete_all_games(
    mut answers: MessageReader<PromptConfirmed>,
    mut statistics: ResMut<Statistics>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    if answers.read().any(|answer| answer.0 == Prompt::WipeStatistics) {
        storage::delete_all(&storage);
        *statistics = Statistics::default();
        notices.write(ShowNotice(language.text("statistics-wiped")));
    }
}
