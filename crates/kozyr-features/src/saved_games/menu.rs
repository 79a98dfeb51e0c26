//! Matches put by: put this one by, go on with another, carry one to or from another program.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{Collection, Exportable, SavedGame, resume::GoOn};
use kozyr_platform::{clipboard::Clipboard, screen::Menu, storage::Storage};
use kozyr_table::{
    registry::Games,
    requests::SeeAgain,
    session::{self, Session},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::Tell,
    panels::Panels,
    theme::{Palette, size},
    widgets::{self, Breadth, Emphasis, Offer, Sign, full_page},
};

pub(crate) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_systems(OnEnter(Menu::SavedGames), list::<U>.run_if(in_state(U::SCREEN)));
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(Menu::SavedGames))
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>.and_then(resource_exists::<List<U>>))
            .in_set(Panels::Pages),
    );
}

/// What was put by, as the page shows it.
#[derive(Resource)]
struct List<U: Exportable> {
    kept: Vec<SavedGame<U::Rules>>,
    /// The one that another tap throws away.
    doomed: Option<u32>,
}

/// What was pressed on the page.
enum Request {
    Back,
    Keep,
    Send,
    Copy,
    Notation(usize),
    Paste,
    GoOn(usize),
    SeeAgain(usize),
    Doom(u32),
    Forget(u32),
}

fn list<U: Exportable>(
    mut commands: Commands,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    let kept = super::all(&storage, Collection::Saved).unwrap_or_else(|error| {
        warn!("matches put by: {error}");
        tell.write(Tell(language.text("saved-game-unreadable")));
        Vec::new()
    });
    commands.insert_resource(List::<U> { kept, doomed: None });
}

fn show<U: Exportable>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    games: Res<Games>,
    session: Res<Session<U::Rules>>,
    mut list: ResMut<List<U>>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<Tell>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, U::SCREEN, "kept", Breadth::Column, |ui| {
        let notations = U::notations(session.course(), &language);
        let notations: Vec<_> = notations.into_iter().map(|(key, _)| key).collect();
        wish = page(ui, &palette, &language, &list, &notations);
    });
    let come = clipboard.has_come().then_some(Request::Paste);
    let Some(wish) = wish.or(come) else { return Ok(()) };
    sound.write(Sound::Tap);
    let mut go_on = None;
    let course = session.course();
    match wish {
        Request::Back => menu.set(Menu::Pause),
        Request::Keep => {
            let number = super::keep::<U>(&storage, course, &language);
            tell.write_batch(super::told_as(number, &language));
            list.kept = super::all(&storage, Collection::Saved).unwrap_or_default();
        }
        Request::Send => {
            clipboard.copy(&super::to_send(&course.to_short()));
            tell.write(Tell(language.text("kept-sent")));
        }
        Request::Copy => {
            clipboard.copy(&format!("{}\n{}", U::told(course, &language), course.to_json()));
            tell.write(Tell(language.text("kept-copied")));
        }
        Request::Notation(index) => {
            if let Some((_, text)) = U::notations(course, &language).get(index) {
                clipboard.copy(text);
                tell.write(Tell(language.text("kept-notation-copied")));
            }
        }
        Request::Paste => match clipboard.paste().map(|text| games.known().read(&text)).transpose()
        {
            Ok(None) => {}
            Ok(Some(record)) => match record.of::<U::Rules>() {
                Some(own) if own.outcome().is_none() => go_on = Some(own.clone()),
                _ => commands.trigger(SeeAgain(record)),
            },
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                tell.write(Tell(language.format("kept-not-a-match", &reason)));
            }
        },
        Request::GoOn(index) => go_on = list.kept.get(index).map(|kept| kept.record.clone()),
        Request::SeeAgain(index) => {
            if let Some(kept) = list.kept.get(index) {
                commands.trigger(SeeAgain(kept.record.clone().into()));
            }
        }
        Request::Doom(number) => list.doomed = Some(number),
        Request::Forget(number) => {
            match super::forget::<U::Rules>(&storage, Collection::Saved, number) {
                Ok(()) => list.kept.retain(|kept| kept.number != number),
                Err(error) => {
                    warn!("match {number} cannot be thrown away: {error}");
                    tell.write(Tell(language.text("kept-not-forgotten")));
                }
            }
        }
    }
    match go_on.map(session::checked) {
        Some(Ok(record)) => commands.trigger(GoOn(record)),
        Some(Err(error)) => {
            let reason = [("reason", error.to_string().into())];
            tell.write(Tell(language.format("kept-not-a-match", &reason)));
        }
        None => {}
    }
    Ok(())
}

fn page<U: Exportable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    list: &List<U>,
    notations: &[&'static str],
) -> Option<Request> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("kept")) {
        wish = Some(Request::Back);
    }
    if widgets::wide_button(ui, palette, &language.text("kept-keep"), Emphasis::Accent).clicked() {
        wish = Some(Request::Keep);
    }
    wish = carried(ui, palette, language, notations).or(wish);
    if list.kept.is_empty() {
        ui.add_space(8.0);
        ui.label(egui::RichText::new(language.text("kept-none")).color(palette.dim));
    }
    for (index, kept) in list.kept.iter().enumerate() {
        ui.horizontal(|ui| {
            let (name, line) = described::<U>(kept, language);
            let row = egui::vec2(ui.available_width() - 2.0 * (size::TOUCH + 10.0), 52.0);
            let clicked = ui
                .allocate_ui(row, |ui| widgets::option(ui, palette, &name, &line, false).clicked())
                .inner;
            if clicked {
                let over = kept.record.outcome().is_some();
                wish = Some(if over { Request::SeeAgain(index) } else { Request::GoOn(index) });
            }
            let name = language.format("kept-see-again", &[("number", kept.number.into())]);
            if widgets::round_button(ui, palette, Sign::Play, &name).clicked() {
                wish = Some(Request::SeeAgain(index));
            }
            let doomed = list.doomed == Some(kept.number);
            if throw_away(ui, palette, language, kept.number, doomed) {
                let doom = if doomed { Request::Forget } else { Request::Doom };
                wish = Some(doom(kept.number));
            }
        });
    }
    wish
}

/// The ways for a match to leave the app and to come into it.
fn carried(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    notations: &[&'static str],
) -> Option<Request> {
    let offer = |place, key| Offer::new(place, language.text(key));
    let keys = ["kept-send", "kept-copy"].into_iter().chain(notations.iter().copied());
    let keys = keys.chain(["kept-paste"]);
    let offers: Vec<_> = keys.enumerate().map(|(place, key)| offer(place, key)).collect();
    let paste = offers.len() - 1;
    Some(match widgets::buttons(ui, palette, 3, &offers)? {
        0 => Request::Send,
        1 => Request::Copy,
        place if place == paste => Request::Paste,
        place => Request::Notation(place - 2),
    })
}

/// A cross; pressed once, it asks for another press. Whether it was pressed.
pub fn throw_away(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    number: u32,
    doomed: bool,
) -> bool {
    let argument = [("number", number.into())];
    if doomed {
        let name = language.format("kept-forget-surely", &argument);
        return widgets::small_button(ui, palette, "✓", &name, Emphasis::Accent).clicked();
    }
    let name = language.format("kept-forget", &argument);
    widgets::round_button(ui, palette, Sign::Close, &name).clicked()
}

/// Who plays, and how far it has come.
fn described<U: Exportable>(kept: &SavedGame<U::Rules>, language: &Language) -> (String, String) {
    let players = language.players(&kept.record);
    let state = if kept.record.outcome().is_some() { "kept-over" } else { "kept-in-progress" };
    let count = kept.record.actions().len();
    let line = language.format(state, &[("count", count.into())]);
    (format!("{} · {players}", kept.number), line)
}
