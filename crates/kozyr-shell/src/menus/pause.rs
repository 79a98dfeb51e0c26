//! The pause menu: resume, change something, or leave.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::confirm_leave::LeaveTable;
use kozyr_features::lessons::NavigateLesson;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    current_match::CurrentMatch,
    registry::{GameEntry, GameRegistry},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, Emphasis, Icon, backdrop},
};

/// The window height below which the panel is wide.
const LOW: f32 = 480.0;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Pause)).in_set(PanelSystems::Pages),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    here: Res<State<Screen>>,
    games: Res<GameRegistry>,
    shown: CurrentMatch,
    mut leave: MessageWriter<LeaveTable>,
    mut menu: ResMut<NextState<Menu>>,
    mut turn: MessageWriter<NavigateLesson>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut way = backdrop(ctx, &palette, "veil", egui::Order::Middle, 0.75)
        .then_some(PauseAction::Open(Menu::None));
    // Low windows have more space for columns than for rows.
    let window = ctx.content_rect().size();
    let width = if window.y < LOW { 560.0 } else { 320.0 };
    let pause = match shown.get() {
        Some(shown) if shown.is_lesson => PauseMenu::for_lesson(),
        Some(shown) if shown.is_problem => PauseMenu::for_problem(),
        _ => {
            let at_stake = shown.is_some_and(|shown| shown.has_rating_at_stake);
            PauseMenu::for_match(here.game().and_then(|game| games.get(game)), at_stake)
        }
    };
    egui::Area::new("pause".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, &palette, |ui| {
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
        Some(PauseAction::Leave) => _ = leave.write(LeaveTable::ByButton),
        Some(PauseAction::Open(next)) => menu.set(next),
        Some(PauseAction::Restart) => {
            menu.set(Menu::None);
            turn.write(NavigateLesson::Restart);
        }
        None => {}
    }
    Ok(())
}

/// The button that was pressed.
#[derive(Clone, Copy)]
enum PauseAction {
    /// Resumes the match or opens another menu.
    Open(Menu),
    /// Restarts the lesson.
    Restart,
    /// Leaves the table.
    Leave,
}

/// The entries between "resume", which is first, and "leave", which is last.
struct PauseMenu {
    actions: Vec<(PauseAction, Icon, &'static str)>,
    leave: &'static str,
}

impl PauseMenu {
    fn for_match(game: Option<&GameEntry>, at_stake: bool) -> Self {
        let open = |sign, key, menu| (PauseAction::Open(menu), sign, key);
        let mut between = Vec::new();
        // Saving a rated match would allow trying it out elsewhere.
        if !at_stake {
            between.push(open(Icon::Games, "saved-games", Menu::SavedGames));
        }
        let own = game.map_or(&[][..], |game| game.menus);
        between.extend(own.iter().map(|&(key, sign, menu)| open(sign, key, menu)));
        between.push(open(Icon::Sliders, "settings", Menu::Settings));
        between.push(open(Icon::Question, "help", Menu::Help));
        let leave = if at_stake { "rated-give-up" } else { "pause-leave" };
        PauseMenu { actions: between, leave }
    }

    /// The entries during a lesson.
    fn for_lesson() -> Self {
        let between = vec![
            (PauseAction::Restart, Icon::Undo, "lesson-restart"),
            (PauseAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (PauseAction::Open(Menu::Help), Icon::Question, "help"),
        ];
        PauseMenu { actions: between, leave: "lesson-leave" }
    }

    fn for_problem() -> Self {
        let between = vec![
            (PauseAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (PauseAction::Open(Menu::Help), Icon::Question, "help"),
        ];
        PauseMenu { actions: between, leave: "problem-leave" }
    }

    fn show(
        &self,
        ui: &mut egui::Ui,
        palette: &Palette,
        language: &Language,
    ) -> Option<PauseAction> {
        ui.vertical_centered(|ui| {
            let head = egui::RichText::new(language.text("pause"));
            ui.label(head.font(strong_font(size::HEADING)));
        });
        ui.add_space(4.0);
        let button = |ui: &mut egui::Ui, key, emphasis| {
            widgets::wide_button(ui, palette, &language.text(key), emphasis).clicked()
        };
        let on =
            button(ui, "pause-go-on", Emphasis::Accent).then_some(PauseAction::Open(Menu::None));
        let between = self.actions.iter();
        let between: Vec<_> =
            between.map(|&(way, sign, key)| (way, sign, language.text(key))).collect();
        let between = widgets::icon_buttons(ui, palette, &between);
        let leave = button(ui, self.leave, Emphasis::Quiet).then_some(PauseAction::Leave);
        on.or(between).or(leave)
    }
}
