//! The game waits: go on, change something, leave.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{
    features::lessons::Turn,
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        theme::{Palette, size, strong_font},
        widgets::{self, Offer, veil},
    },
    platform::screen::{Menu, Screen},
    shell::confirm_leave::Leave,
    table::{
        current_match::CurrentMatch,
        registry::{GameUi, Games},
    },
};

/// Lower windows than this get two columns of buttons.
const LOW: f32 = 480.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Pause)).in_set(Panels::Pages),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    here: Res<State<Screen>>,
    games: Res<Games>,
    shown: CurrentMatch,
    mut leave: MessageWriter<Leave>,
    mut menu: ResMut<NextState<Menu>>,
    mut turn: MessageWriter<Turn>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut way =
        veil(ctx, &palette, "veil", egui::Order::Middle, 0.75).then_some(Way::Open(Menu::None));
    // A low window has more room across than down.
    let window = ctx.content_rect().size();
    let columns = if window.y < LOW { 2 } else { 1 };
    egui::Area::new("pause".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::card(ui, &palette, |ui| {
                ui.set_width((280.0 * columns as f32).min(window.x - 64.0));
                let most = window.y - 64.0;
                let scroll = egui::ScrollArea::vertical();
                scroll.max_height(most).min_scrolled_height(most).show(ui, |ui| {
                    ui.vertical_centered(|ui| {
                        let head = egui::RichText::new(language.text("pause"));
                        ui.label(head.font(strong_font(size::HEADING)));
                    });
                    ui.add_space(4.0);
                    let ways = match shown.is_lesson() {
                        true => ways_of_lesson(&language),
                        false => {
                            let game = here.game().and_then(|game| games.get(game));
                            let at_stake = shown.is(|shown| shown.is_at_stake);
                            ways_of_match(&language, game, at_stake)
                        }
                    };
                    way = widgets::buttons(ui, &palette, columns, &ways).or(way);
                });
            });
        });
    if way.is_some() {
        sound.write(Sound::Tap);
    }
    match way {
        Some(Way::Leave) => _ = leave.write(Leave::ByButton),
        Some(Way::Open(next)) => menu.set(next),
        Some(Way::Restart) => {
            menu.set(Menu::None);
            turn.write(Turn::Restart);
        }
        None => {}
    }
    Ok(())
}

/// What can be done.
#[derive(Clone, Copy)]
enum Way {
    /// On with the game, or into another menu.
    Open(Menu),
    /// The lesson from its beginning.
    Restart,
    /// Away from the table.
    Leave,
}

fn ways_of_match(language: &Language, game: Option<&GameUi>, at_stake: bool) -> Vec<Offer<Way>> {
    let offer = |key, way| Offer::new(way, language.text(key));
    let mut ways = vec![offer("pause-go-on", Way::Open(Menu::None)).accented()];
    // A rated match cannot be tried elsewhere first.
    if !at_stake {
        ways.push(offer("kept", Way::Open(Menu::SavedGames)));
    }
    let own = game.map_or(&[][..], |game| game.menus);
    ways.extend(own.iter().map(|&(key, menu)| offer(key, Way::Open(menu))));
    ways.extend([
        offer("settings", Way::Open(Menu::Settings)),
        offer("help", Way::Open(Menu::Help)),
        offer(if at_stake { "rated-give-up" } else { "pause-leave" }, Way::Leave),
    ]);
    ways
}

fn ways_of_lesson(language: &Language) -> Vec<Offer<Way>> {
    let offer = |key, way| Offer::new(way, language.text(key));
    vec![
        offer("pause-go-on", Way::Open(Menu::None)).accented(),
        offer("lesson-restart", Way::Restart),
        offer("settings", Way::Open(Menu::Settings)),
        offer("help", Way::Open(Menu::Help)),
        offer("lesson-leave", Way::Leave),
    ]
}
