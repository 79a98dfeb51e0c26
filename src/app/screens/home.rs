//! The front page: go on, or begin a game of either kind.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Watching;
use crate::{
    app::{
        audio::Sound,
        durak::{CardPictures, PanelPictures},
        language::Language,
        screen::{Menu, Screen},
        session::{Session, Table},
        theme::{DrawPanels, Palette, size, strong_font},
        widget::{self, Voice},
    },
    durak::Durak,
    reversi::Reversi,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Home)).run_if(in_state(Menu::None)).in_set(DrawPanels),
    );
}

/// The games that wait to be gone on with, a line about each.
struct Waiting {
    durak: Option<String>,
    reversi: Option<String>,
}

/// Where a tap on the page leads.
#[derive(Clone, Copy)]
enum Way {
    To(Screen),
    Watch,
    Open(Menu),
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    durak: Option<Res<Session<Durak>>>,
    reversi: Option<Res<Session<Reversi>>>,
    pictures: CardPictures,
    mut watching: ResMut<Watching>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let waiting = Waiting {
        durak: durak.as_deref().and_then(|session| line(session, &language)),
        reversi: reversi.as_deref().and_then(|session| line(session, &language)),
    };
    let pictures = pictures.for_panels(&mut contexts);
    let ctx = contexts.ctx_mut()?;
    let room = ctx.content_rect().size();
    let wide = room.x > 700.0;
    let mut way = None;
    widget::page(ctx, "home", if wide { 860.0 } else { 520.0 }, |ui| {
        if wide {
            let games = [&waiting.durak, &waiting.reversi].into_iter().flatten().count();
            let content = 340.0 + 98.0 * games as f32;
            ui.add_space(((room.y - content) / 2.0).max(16.0));
            ui.columns(2, |columns| {
                title(&mut columns[0], &palette, &language, &pictures);
                way = tiles(&mut columns[1], &palette, &language, &waiting, 86.0);
            });
        } else {
            ui.add_space((room.y * 0.06).max(16.0));
            title(ui, &palette, &language, &pictures);
            ui.add_space((room.y * 0.05).max(12.0));
            way = tiles(ui, &palette, &language, &waiting, (room.y * 0.14).clamp(84.0, 132.0));
        }
    });
    if let Some(way) = way {
        sound.write(Sound::Tap);
        match way {
            Way::To(next) => {
                watching.0 = false;
                screen.set(next);
            }
            Way::Watch => {
                watching.0 = true;
                screen.set(Screen::NewDurak);
            }
            Way::Open(next) => menu.set(next),
        }
    }
    Ok(())
}

/// One line about a game that is not over; `None` if there is nothing to go on with.
fn line<G: Table>(session: &Session<G>, language: &Language) -> Option<String> {
    session.game().to_act()?;
    let turn = if session.is_persons_turn() { "home-your-turn" } else { "home-their-turn" };
    Some(format!("{} · {}", language.text(G::NAME), language.text(turn)))
}

fn title(ui: &mut egui::Ui, palette: &Palette, language: &Language, pictures: &PanelPictures) {
    const CARDS: f32 = 150.0;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - CARDS);
            ui.label(egui::RichText::new(language.text("app-name")).font(strong_font(size::TITLE)));
            ui.label(egui::RichText::new(language.text("app-line")).color(palette.dim));
        });
        pictures.pair(ui, CARDS - 30.0);
    });
}

fn tiles(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    waiting: &Waiting,
    height: f32,
) -> Option<Way> {
    ui.spacing_mut().item_spacing = egui::vec2(12.0, 14.0);
    let mut way = None;
    for (line, screen) in [(&waiting.durak, Screen::Durak), (&waiting.reversi, Screen::Reversi)] {
        let title = language.text("home-continue");
        if let Some(line) = line
            && widget::tile(ui, palette, &title, line, Voice::Accent, 84.0).clicked()
        {
            way = Some(Way::To(screen));
        }
    }
    for (game, screen) in [("durak", Screen::NewDurak), ("reversi", Screen::NewReversi)] {
        let line = language.text(&format!("home-{game}-line"));
        if widget::tile(ui, palette, &language.text(game), &line, Voice::Quiet, height).clicked() {
            way = Some(Way::To(screen));
        }
    }
    let small = [
        [("watch", Way::Watch), ("trees", Way::To(Screen::Trees))],
        [("settings", Way::Open(Menu::Settings)), ("help", Way::Open(Menu::Help))],
    ];
    for row in small {
        ui.columns(2, |columns| {
            for (column, (key, leads)) in columns.iter_mut().zip(row) {
                let title = language.text(key);
                if widget::tile(column, palette, &title, "", Voice::Quiet, 54.0).clicked() {
                    way = Some(leads);
                }
            }
        });
    }
    way
}
