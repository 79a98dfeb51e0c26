//! Matches put by: put this one by, go on with another, carry one to or from another program.

use std::io;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::full_page;
use crate::{
    app::{
        audio::Sound,
        clipboard::Clipboard,
        kept::{self, Kept, Told},
        language::Language,
        screen::Menu,
        session::{self, Session},
        storage::Storage,
        theme::{DrawPanels, Palette},
        thinking::Thinking,
        toast::Tell,
        widget::{self, Sign, Voice},
    },
    durak::Durak,
    game::Record,
    reversi::Reversi,
};

pub(super) fn plugin(app: &mut App) {
    plugin_for::<Durak>(app);
    plugin_for::<Reversi>(app);
}

fn plugin_for<G: Told>(app: &mut App) {
    app.add_systems(OnEnter(Menu::Kept), list::<G>.run_if(in_state(G::SCREEN)));
    app.add_systems(
        EguiPrimaryContextPass,
        show::<G>
            .run_if(in_state(Menu::Kept))
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>.and_then(resource_exists::<List<G>>))
            .in_set(DrawPanels),
    );
}

/// What was put by, as the page shows it.
#[derive(Resource)]
struct List<G: Told> {
    kept: Vec<Kept<G>>,
    /// The one that another tap throws away.
    doomed: Option<u32>,
}

/// What was pressed on the page.
enum Wish {
    Back,
    Keep,
    Copy,
    Paste,
    GoOn(usize),
    Doom(u32),
    Forget(u32),
}

fn list<G: Told>(
    mut commands: Commands,
    storage: Res<Storage>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
) {
    let kept = kept::all(&storage).unwrap_or_else(|error| {
        warn!("matches put by: {error}");
        tell.write(Tell(language.text("saved-game-unreadable")));
        Vec::new()
    });
    commands.insert_resource(List::<G> { kept, doomed: None });
}

fn show<G: Told>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    storage: Res<Storage>,
    session: Res<Session<G>>,
    mut list: ResMut<List<G>>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<Tell>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut wish = None;
    full_page(ctx, &palette, G::SCREEN, "kept", |ui| wish = page(ui, &palette, &language, &list));
    let Some(wish) = wish else { return Ok(()) };
    sound.write(Sound::Tap);
    let mut go_on = None;
    match wish {
        Wish::Back => menu.set(Menu::Pause),
        Wish::Keep => {
            tell.write(Tell(kept_as(kept::keep(&storage, session.record(), &language), &language)));
            list.kept = kept::all(&storage)?;
        }
        Wish::Copy => {
            clipboard.copy(&format!(
                "{}\n{}",
                G::told(session.record(), &language),
                session.record().to_json()
            ));
            tell.write(Tell(language.text("kept-copied")));
        }
        Wish::Paste => match pasted::<G>(&clipboard.paste().unwrap_or_default()) {
            Ok(record) => go_on = Some(record),
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                tell.write(Tell(language.format("kept-not-a-match", &reason)));
            }
        },
        Wish::GoOn(index) => go_on = list.kept.get(index).map(|kept| kept.record.clone()),
        Wish::Doom(number) => list.doomed = Some(number),
        Wish::Forget(number) => {
            kept::forget::<G>(&storage, number)?;
            list.kept.retain(|kept| kept.number != number);
        }
    }
    if let Some(record) = go_on {
        // What is left for another match must not be lost.
        let known = list.kept.iter().any(|kept| kept.record == *session.record());
        let begun = !session.record().actions().is_empty() && session.record().outcome().is_none();
        if begun && !known && !session.is_watched() {
            tell.write(Tell(kept_as(kept::keep(&storage, session.record(), &language), &language)));
        }
        commands.remove_resource::<Thinking<G>>();
        commands.insert_resource(Session::new(record));
        menu.set(Menu::None);
    }
    Ok(())
}

fn kept_as(number: io::Result<u32>, language: &Language) -> String {
    match number {
        Ok(number) => language.format("kept-as", &[("number", number.into())]),
        Err(error) => {
            warn!("the match cannot be put by: {error}");
            language.text("game-not-saved")
        }
    }
}

/// The match in a text that may have other lines before it.
fn pasted<G: Told>(text: &str) -> Result<Record<G>, session::NotAMatch> {
    session::read(text.find('{').map_or(text, |start| &text[start..]))
}

fn page<G: Told>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    list: &List<G>,
) -> Option<Wish> {
    let mut wish = None;
    if widget::page_head(ui, palette, &language.text("back"), &language.text("kept")) {
        wish = Some(Wish::Back);
    }
    if widget::wide_button(ui, palette, &language.text("kept-keep"), Voice::Accent).clicked() {
        wish = Some(Wish::Keep);
    }
    ui.columns(2, |columns| {
        for (column, (key, wanted)) in
            columns.iter_mut().zip([("kept-copy", Wish::Copy), ("kept-paste", Wish::Paste)])
        {
            if widget::wide_button(column, palette, &language.text(key), Voice::Quiet).clicked() {
                wish = Some(wanted);
            }
        }
    });
    if list.kept.is_empty() {
        ui.add_space(8.0);
        ui.label(egui::RichText::new(language.text("kept-none")).color(palette.dim));
    }
    for (index, kept) in list.kept.iter().enumerate() {
        ui.horizontal(|ui| {
            let (name, line) = described(kept, language);
            let row = egui::vec2(ui.available_width() - 54.0, 52.0);
            let clicked = ui
                .allocate_ui(row, |ui| widget::option(ui, palette, &name, &line, false).clicked())
                .inner;
            if clicked {
                wish = Some(Wish::GoOn(index));
            }
            wish = throw_away(ui, palette, language, kept.number, list.doomed).or(wish.take());
        });
    }
    wish
}

/// A cross; pressed once, it asks for another press.
fn throw_away(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    number: u32,
    doomed: Option<u32>,
) -> Option<Wish> {
    let argument = [("number", number.into())];
    if doomed == Some(number) {
        let name = language.format("kept-forget-surely", &argument);
        let button = widget::small_button(ui, palette, "✓", &name, Voice::Accent);
        return button.clicked().then_some(Wish::Forget(number));
    }
    let name = language.format("kept-forget", &argument);
    let button = widget::round_button(ui, palette, Sign::Close, &name);
    button.clicked().then_some(Wish::Doom(number))
}

/// Who plays, and how far it has come.
fn described<G: Told>(kept: &Kept<G>, language: &Language) -> (String, String) {
    let players = kept.record.players().iter().map(|player| language.player(player));
    let players = players.collect::<Vec<_>>().join(" – ");
    let state = if kept.record.outcome().is_some() { "kept-over" } else { "kept-in-progress" };
    let count = kept.record.actions().len();
    let line = language.format(state, &[("count", count.into())]);
    (format!("{} · {players}", kept.number), line)
}
