//! The game waits: go on, change something, leave.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::confirm_leave::Leave;
use kozyr_features::lessons::Turn;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    current_match::CurrentMatch,
    registry::{GameEntry, Games},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, Emphasis, Sign, veil},
};

/// Lower windows than this get a broad panel.
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
    let width = if window.y < LOW { 560.0 } else { 320.0 };
    let pause = match shown.get() {
        Some(shown) if shown.is_lesson => Pause::of_lesson(),
        Some(shown) if shown.is_problem => Pause::of_problem(),
        _ => {
            let at_stake = shown.is(|shown| shown.is_at_stake);
            Pause::of_match(here.game().and_then(|game| games.get(game)), at_stake)
        }
    };
    egui::Area::new("pause".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::card(ui, &palette, |ui| {
                ui.set_width((width * text_scale(ui.ctx())).min(window.x - 64.0));
                let most = window.y - 64.0;
                let scroll = egui::ScrollArea::vertical();
                scroll.max_height(most).min_scrolled_height(most).show(ui, |ui| {
                    way = pause.show(ui, &palette, &language).or(way);
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

/// What stands between going on, which comes first, and leaving, which comes last.
struct Pause {
    between: Vec<(Way, Sign, &'static str)>,
    leave: &'static str,
}

impl Pause {
    fn of_match(game: Option<&GameEntry>, at_stake: bool) -> Self {
        let open = |sign, key, menu| (Way::Open(menu), sign, key);
        let mut between = Vec::new();
        // A rated match cannot be tried elsewhere first.
        if !at_stake {
            between.push(open(Sign::Games, "kept", Menu::SavedGames));
        }
        let own = game.map_or(&[][..], |game| game.menus);
        between.extend(own.iter().map(|&(key, sign, menu)| open(sign, key, menu)));
        between.push(open(Sign::Sliders, "settings", Menu::Settings));
        between.push(open(Sign::Question, "help", Menu::Help));
        let leave = if at_stake { "rated-give-up" } else { "pause-leave" };
        Pause { between, leave }
    }

    fn of_lesson() -> Self {
        let between = vec![
            (Way::Restart, Sign::Undo, "lesson-restart"),
            (Way::Open(Menu::Settings), Sign::Sliders, "settings"),
            (Way::Open(Menu::Help), Sign::Question, "help"),
        ];
        Pause { between, leave: "lesson-leave" }
    }

    fn of_problem() -> Self {
        let between = vec![
            (Way::Open(Menu::Settings), Sign::Sliders, "settings"),
            (Way::Open(Menu::Help), Sign::Question, "help"),
        ];
        Pause { between, leave: "problem-leave" }
    }

    fn show(&self, ui: &mut egui::Ui, palette: &Palette, language: &Language) -> Option<Way> {
        ui.vertical_centered(|ui| {
            let head = egui::RichText::new(language.text("pause"));
            ui.label(head.font(strong_font(size::HEADING)));
        });
        ui.add_space(4.0);
        let button = |ui: &mut egui::Ui, key, emphasis| {
            widgets::wide_button(ui, palette, &language.text(key), emphasis).clicked()
        };
        let on = button(ui, "pause-go-on", Emphasis::Accent).then_some(Way::Open(Menu::None));
        let between = self.between.iter();
        let between: Vec<_> =
            between.map(|&(way, sign, key)| (way, sign, language.text(key))).collect();
        let between = widgets::signs(ui, palette, &between);
        let leave = button(ui, self.leave, Emphasis::Quiet).then_some(Way::Leave);
        on.or(between).or(leave)
    }
}
