//! The saved games of one game: save this match, resume another, and exchange matches with other
//! programs.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{Exportable, MatchCollection, SavedGame, resume::ResumeMatch};
use kozyr_platform::{clipboard::Clipboard, screen::Menu, storage::Storage};
use kozyr_table::{
    registry::GameRegistry,
    requests::OpenReplay,
    session::{self, Session},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, Emphasis, Icon, PageWidth, full_page},
};

pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_systems(OnEnter(Menu::SavedGames), load_list::<U>.run_if(in_state(U::SCREEN)));
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(Menu::SavedGames))
            .run_if(in_state(U::SCREEN))
            .run_if(
                resource_exists::<Session<U::Rules>>.and_then(resource_exists::<SavedGamesList<U>>),
            )
            .in_set(PanelSystems::Pages),
    );
}

/// The saved games as shown on the page.
#[derive(Resource)]
struct SavedGamesList<U: Exportable> {
    games: Vec<SavedGame<U::Rules>>,
    /// The number of the match that a second tap deletes.
    to_delete: Option<u32>,
}

/// An action on the page.
enum SavedGamesAction {
    Back,
    Save,
    Send,
    Copy,
    Notation(usize),
    Paste,
    Resume(usize),
    Replay(usize),
    AskDelete(u32),
    Delete(u32),
}

fn load_list<U: Exportable>(
    mut commands: Commands,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<ShowNotice>,
) {
    let kept = super::load_all(&storage, MatchCollection::Saved).unwrap_or_else(|error| {
        warn!("cannot load saved matches: {error}");
        tell.write(ShowNotice(language.text("saved-games-unreadable")));
        Vec::new()
    });
    commands.insert_resource(SavedGamesList::<U> { games: kept, to_delete: None });
}

fn show<U: Exportable>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    games: Res<GameRegistry>,
    session: Res<Session<U::Rules>>,
    mut list: ResMut<SavedGamesList<U>>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, U::SCREEN, "saved-games", PageWidth::Column, |ui| {
        let notations = U::notations(session.full_record(), &language);
        let notations: Vec<_> = notations.into_iter().map(|(key, _)| key).collect();
        wish = page(ui, &palette, &language, &list, &notations);
    });
    let come = clipboard.has_received_text().then_some(SavedGamesAction::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    let mut go_on = None;
    let course = session.full_record();
    match wish {
        SavedGamesAction::Back => menu.set(Menu::Pause),
        SavedGamesAction::Save => {
            let number = super::save::<U>(&storage, course, &language);
            tell.write_batch(super::saved_notice(number, &language));
            list.games = super::load_all(&storage, MatchCollection::Saved).unwrap_or_default();
        }
        SavedGamesAction::Send => {
            clipboard.copy(&super::share_text(&course.to_short_form()));
            tell.write(ShowNotice(language.text("saved-games-link-copied")));
        }
        SavedGamesAction::Copy => {
            clipboard.copy(&format!("{}\n{}", U::to_text(course, &language), course.to_json()));
            tell.write(ShowNotice(language.text("saved-games-copied")));
        }
        SavedGamesAction::Notation(index) => {
            if let Some((_, text)) = U::notations(course, &language).get(index) {
                clipboard.copy(text);
                tell.write(ShowNotice(language.text("saved-games-notation-copied")));
            }
        }
        SavedGamesAction::Paste => {
            match clipboard.paste().map(|text| games.known().read(&text)).transpose() {
                Ok(None) => {}
                Ok(Some(record)) => match record.downcast_ref::<U::Rules>() {
                    Some(own) if own.outcome().is_none() => go_on = Some(own.clone()),
                    _ => commands.trigger(OpenReplay(record)),
                },
                Err(error) => {
                    let reason = [("reason", error.to_string().into())];
                    tell.write(ShowNotice(language.format("saved-games-not-a-game", &reason)));
                }
            }
        }
        SavedGamesAction::Resume(index) => {
            go_on = list.games.get(index).map(|kept| kept.record.clone())
        }
        SavedGamesAction::Replay(index) => {
            if let Some(kept) = list.games.get(index) {
                commands.trigger(OpenReplay(kept.record.clone().into()));
            }
        }
        SavedGamesAction::AskDelete(number) => list.to_delete = Some(number),
        SavedGamesAction::Delete(number) => {
            match super::delete::<U::Rules>(&storage, MatchCollection::Saved, number) {
                Ok(()) => list.games.retain(|kept| kept.number != number),
                Err(error) => {
                    warn!("cannot delete match {number}: {error}");
                    tell.write(ShowNotice(language.text("saved-games-not-deleted")));
                }
            }
        }
    }
    match go_on.map(session::check_opponents) {
        Some(Ok(record)) => commands.trigger(ResumeMatch(record)),
        Some(Err(error)) => {
            let reason = [("reason", error.to_string().into())];
            tell.write(ShowNotice(language.format("saved-games-not-a-game", &reason)));
        }
        None => {}
    }
    Ok(())
}

fn page<U: Exportable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    list: &SavedGamesList<U>,
    notations: &[&'static str],
) -> Option<SavedGamesAction> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("saved-games")) {
        wish = Some(SavedGamesAction::Back);
    }
    if widgets::wide_button(ui, palette, &language.text("saved-games-save"), Emphasis::Accent)
        .clicked()
    {
        wish = Some(SavedGamesAction::Save);
    }
    wish = show_exchange_buttons(ui, palette, language, notations).or(wish);
    if list.games.is_empty() {
        ui.add_space(8.0);
        ui.label(egui::RichText::new(language.text("saved-games-none")).color(palette.dim));
    }
    for (index, kept) in list.games.iter().enumerate() {
        ui.horizontal(|ui| {
            let (name, line) = describe::<U>(kept, language);
            let row = egui::vec2(ui.available_width() - 2.0 * (size::TOUCH + 10.0), 52.0);
            let clicked = ui
                .allocate_ui(row, |ui| {
                    widgets::option_row(ui, palette, &name, &line, false).clicked()
                })
                .inner;
            if clicked {
                let over = kept.record.outcome().is_some();
                wish = Some(if over {
                    SavedGamesAction::Replay(index)
                } else {
                    SavedGamesAction::Resume(index)
                });
            }
            let name = language.format("saved-games-replay", &[("number", kept.number.into())]);
            if widgets::round_button(ui, palette, Icon::Play, &name).clicked() {
                wish = Some(SavedGamesAction::Replay(index));
            }
            let doomed = list.to_delete == Some(kept.number);
            if delete_button(ui, palette, language, kept.number, doomed) {
                let doom =
                    if doomed { SavedGamesAction::Delete } else { SavedGamesAction::AskDelete };
                wish = Some(doom(kept.number));
            }
        });
    }
    wish
}

/// Draws the buttons that export and import matches.
fn show_exchange_buttons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    notations: &[&'static str],
) -> Option<SavedGamesAction> {
    let offer = |place, key| ButtonSpec::new(place, language.text(key));
    let keys =
        ["saved-games-copy-link", "saved-games-copy"].into_iter().chain(notations.iter().copied());
    let keys = keys.chain(["saved-games-paste"]);
    let offers: Vec<_> = keys.enumerate().map(|(place, key)| offer(place, key)).collect();
    let paste = offers.len() - 1;
    Some(match widgets::button_grid(ui, palette, 3, &offers)? {
        0 => SavedGamesAction::Send,
        1 => SavedGamesAction::Copy,
        place if place == paste => SavedGamesAction::Paste,
        place => SavedGamesAction::Notation(place - 2),
    })
}

/// Draws a delete button, which asks for a second press. Returns whether it was pressed.
pub fn delete_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    number: u32,
    doomed: bool,
) -> bool {
    let argument = [("number", number.into())];
    if doomed {
        let name = language.format("saved-games-confirm-delete", &argument);
        return widgets::small_button(ui, palette, "✓", &name, Emphasis::Accent).clicked();
    }
    let name = language.format("saved-games-delete", &argument);
    widgets::round_button(ui, palette, Icon::Close, &name).clicked()
}

/// Describes the players and the progress.
fn describe<U: Exportable>(kept: &SavedGame<U::Rules>, language: &Language) -> (String, String) {
    let players = language.player_names(&kept.record);
    let state = if kept.record.outcome().is_some() {
        "saved-games-over"
    } else {
        "saved-games-in-progress"
    };
    let count = kept.record.actions().len();
    let line = language.format(state, &[("count", count.into())]);
    (format!("{} · {players}", kept.number), line)
}
