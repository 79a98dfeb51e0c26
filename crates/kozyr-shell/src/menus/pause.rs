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

/// The window height below which the panel is wide, in points.
const LOW: f32 = 480.0;

/// Adds the pause menu.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Pause)).in_set(PanelSystems::Pages),
    );
}

/// Draws the pause menu over the table and carries out the pressed action. A tap beside the menu
/// closes it.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    games: Res<GameRegistry>,
    current_match: CurrentMatch,
    mut leave: MessageWriter<LeaveTable>,
    mut menu: ResMut<NextState<Menu>>,
    mut navigation: MessageWriter<NavigateLesson>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut action = backdrop(ctx, &palette, "veil", egui::Order::Middle, 0.75)
        .then_some(PauseAction::Open(Menu::None));
    // Low windows have more space for columns than for rows.
    let window = ctx.content_rect().size();
    let width = if window.y < LOW { 560.0 } else { 320.0 };
    let summary = current_match.get();
    // A finished match can't be resumed.
    let close_key =
        if summary.is_some_and(|summary| summary.is_over) { "close" } else { "pause-go-on" };
    let pause = match summary {
        Some(summary) if summary.is_lesson => PauseMenu::for_lesson(),
        Some(summary) if summary.is_problem => PauseMenu::for_problem(),
        Some(summary) if summary.is_remote => PauseMenu::at_table_of_friends(),
        _ => {
            let at_stake = current_match.is_some_and(|summary| summary.has_rating_at_stake);
            PauseMenu::for_match(screen.game().and_then(|game| games.get(game)), at_stake)
        }
    };
    egui::Area::new("pause".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, &palette, |ui| {
                ui.set_width((width * text_scale(ui.ctx())).min(window.x - 64.0));
                let max_height = window.y - 64.0;
                let scroll = egui::ScrollArea::vertical();
                scroll.max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
                    action = pause.show(ui, &palette, &language, close_key).or(action);
                });
            });
        });
    if action.is_some() {
        sound.write(Sound::Tap);
    }
    match action {
        Some(PauseAction::Leave) => _ = leave.write(LeaveTable::ByButton),
        Some(PauseAction::Open(next)) => menu.set(next),
        Some(PauseAction::Restart) => {
            menu.set(Menu::None);
            navigation.write(NavigateLesson::Restart);
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

/// The entries of the menu, except the first one, which closes the menu.
struct PauseMenu {
    /// The entries between the first and the last, each with the key of its text.
    actions: Vec<(PauseAction, Icon, &'static str)>,
    /// The key of the text of the last entry, which leaves the table.
    leave: &'static str,
}

impl PauseMenu {
    /// Returns the menu of a match, with the entries of its game if `game` is given. `at_stake` is
    /// whether the player would lose a rated match by leaving. If so, the last entry gives up the
    /// match, and there is no entry for saved games.
    fn for_match(game: Option<&GameEntry>, at_stake: bool) -> Self {
        let open = |icon, key, menu| (PauseAction::Open(menu), icon, key);
        let mut actions = Vec::new();
        // Saving a rated match would allow trying it out elsewhere.
        if !at_stake {
            actions.push(open(Icon::Games, "saved-games", Menu::SavedGames));
        }
        let game_menus = game.map_or(&[][..], |game| game.menus);
        actions.extend(game_menus.iter().map(|&(key, icon, menu)| open(icon, key, menu)));
        actions.push(open(Icon::Sliders, "settings", Menu::Settings));
        actions.push(open(Icon::Question, "help", Menu::Help));
        let leave = if at_stake { "rated-give-up" } else { "pause-leave" };
        PauseMenu { actions, leave }
    }

    /// Returns the menu of a lesson: restart, settings, help, and leave.
    fn for_lesson() -> Self {
        let actions = vec![
            (PauseAction::Restart, Icon::Undo, "lesson-restart"),
            (PauseAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (PauseAction::Open(Menu::Help), Icon::Question, "help"),
        ];
        PauseMenu { actions, leave: "lesson-leave" }
    }

    /// Returns the menu of a match with friends: settings, help, and the seats.
    fn at_table_of_friends() -> Self {
        let actions = vec![
            (PauseAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (PauseAction::Open(Menu::Help), Icon::Question, "help"),
        ];
        PauseMenu { actions, leave: "friends-seats" }
    }

    /// Returns the menu of a problem: settings, help, and leave.
    fn for_problem() -> Self {
        let actions = vec![
            (PauseAction::Open(Menu::Settings), Icon::Sliders, "settings"),
            (PauseAction::Open(Menu::Help), Icon::Question, "help"),
        ];
        PauseMenu { actions, leave: "problem-leave" }
    }

    /// Draws the menu and returns the action of the pressed button, if any. `close_key` is the key
    /// of the text of the first button, which closes the menu.
    fn show(
        &self,
        ui: &mut egui::Ui,
        palette: &Palette,
        language: &Language,
        close_key: &str,
    ) -> Option<PauseAction> {
        ui.vertical_centered(|ui| {
            let head = egui::RichText::new(language.text("pause"));
            ui.label(head.font(strong_font(size::HEADING)));
        });
        ui.add_space(4.0);
        let button = |ui: &mut egui::Ui, key, emphasis| {
            widgets::wide_button(ui, palette, &language.text(key), emphasis).clicked()
        };
        let resume =
            button(ui, close_key, Emphasis::Accent).then_some(PauseAction::Open(Menu::None));
        let actions = self.actions.iter();
        let actions: Vec<_> =
            actions.map(|&(action, icon, key)| (action, icon, language.text(key))).collect();
        let pressed = widgets::icon_buttons(ui, palette, &actions);
        let leave = button(ui, self.leave, Emphasis::Quiet).then_some(PauseAction::Leave);
        resume.or(pressed).or(leave)
    }
}
