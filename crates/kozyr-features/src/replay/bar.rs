//! The control bar below a watched match: step, play, speed, and a timeline.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::vec2;
use kozyr_core::table_game::TableGame;

use crate::{
    review::{Review, Reviewable},
    side_panel::{Explainable, SidePanel},
};
use kozyr_platform::{device::Margins, screen, system_sets::AppSystems};
use kozyr_table::{
    current_match::CurrentMatch,
    hud,
    pace::SpectatorControls,
    session::{NavigateHistory, Session},
    table_area::{BottomBarHeight, OpenPanel, ReserveAreaSystems, TableArea, free_width},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, Emphasis, Icon, ScrubberMark},
};

/// Whether the timeline has keyboard focus.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimelineFocused(pub bool);

/// A control of the bar, used by button or key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayControl {
    /// Goes to the beginning.
    First,
    /// Goes a step back.
    Back,
    /// Plays or pauses.
    PlayOrStop,
    /// Goes a step forward.
    Forward,
    /// Goes to the end.
    Last,
}

/// The height of a bar with everything in one row.
const ONE_ROW_HEIGHT: f32 = 60.0;
/// The height of a bar with buttons below the timeline.
const TWO_ROW_HEIGHT: f32 = 112.0;
/// The minimum width for everything in one row.
const ONE_ROW_MIN_WIDTH: f32 = 620.0;
/// The minimum window height for two rows.
const TWO_ROW_MIN_HEIGHT: f32 = 520.0;
/// The margin at both ends.
const MARGIN: f32 = 12.0;

/// Adds the bar's controls and the reservation of its area.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TimelineFocused>().add_message::<ReplayControl>();
    app.add_systems(Update, measure.in_set(ReserveAreaSystems));
}

/// Adds the control bar of one game.
pub(crate) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.add_systems(
        Update,
        apply_controls::<U>
            .run_if(on_message::<ReplayControl>)
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            // Runs after keys and buttons are read, and before the session applies them in this
            // frame.
            .after(AppSystems::CollectDecisions)
            .before(AppSystems::ApplyActions),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(screen::is_screen_visible)
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(|bar_height: Res<BottomBarHeight>| bar_height.0 > 0.0)
            .in_set(PanelSystems::BottomBar),
    );
}

/// The height of the bar in a window of this size, both in points. It has one row in wide and low
/// windows and above a sheet, else two.
fn bar_height(window: Vec2, side_panel: SidePanel) -> f32 {
    let panel = if side_panel == SidePanel::Closed { OpenPanel::None } else { OpenPanel::Full };
    let free = free_width(window, panel);
    let sheet = panel.is_open() && free == window.x;
    if free >= ONE_ROW_MIN_WIDTH || window.y < TWO_ROW_MIN_HEIGHT || sheet {
        ONE_ROW_HEIGHT
    } else {
        TWO_ROW_HEIGHT
    }
}

/// Reserves the height of the bar below a watched match; releases it if there is none.
fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    margins: Res<Margins>,
    current_match: CurrentMatch,
    side_panel: Res<SidePanel>,
    mut reserved: ResMut<BottomBarHeight>,
) {
    let has_bar = current_match.is_some_and(|current_match| current_match.has_replay_bar);
    let Ok(window) = window.single() else { return };
    let content_size = margins.content_rect(window.size()).size();
    reserved.set_if_neq(BottomBarHeight(if has_bar {
        bar_height(content_size, *side_panel)
    } else {
        0.0
    }));
}

/// The marks of the timeline, by the number of actions before them: where parts begin, and as
/// strong marks the turning points. They are not sorted.
pub fn timeline_marks<U: Reviewable>(
    session: &Session<U::Rules>,
    review: &Review<U>,
) -> Vec<ScrubberMark> {
    let actions = session.full_record().actions().iter().enumerate();
    let parts = actions.filter(|&(_, &action)| U::Rules::starts_section(action));
    let parts = parts.map(|(index, _)| ScrubberMark { index, strong: false });
    let turning_points =
        review.turning_points().map(|(index, _)| ScrubberMark { index, strong: true });
    parts.chain(turning_points).collect()
}

/// Shows the control bar and handles its buttons and timeline.
fn show<U: Reviewable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    area: Res<TableArea>,
    bar_height: Res<BottomBarHeight>,
    mut controls: ResMut<SpectatorControls>,
    mut timeline_focused: ResMut<TimelineFocused>,
    mut bar_controls: MessageWriter<ReplayControl>,
    mut navigate: MessageWriter<NavigateHistory>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let top = area.whole.max.y;
    let rect = Rect::new(area.free.min.x, top, area.free.max.x, top + bar_height.0);
    let compact = rect.width() < ONE_ROW_MIN_WIDTH && bar_height.0 == ONE_ROW_HEIGHT;
    let (mut pressed, mut target) = (None, None);
    let mut next_watch = *controls;
    hud::widget_area(ctx, "replay-bar", rect, |ui| {
        let background = hud::to_egui_rect(rect);
        ui.painter().rect_filled(background, 0, palette.panel);
        // The bar blocks touches on anything behind it.
        ui.allocate_rect(background, egui::Sense::CLICK);
        let inner = background.shrink2(vec2(MARGIN, 6.0));
        ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
            widgets::use_panel_style(ui, &palette);
            let playing = controls.may_advance();
            let mut timeline = |ui: &mut egui::Ui| {
                draw_timeline(ui, &palette, &language, &session, &review, &mut timeline_focused)
            };
            if bar_height.0 == TWO_ROW_HEIGHT {
                target = timeline(ui);
                ui.horizontal(|ui| {
                    pressed = draw_buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        draw_speed(ui, &palette, &language, &mut next_watch);
                    });
                });
            } else {
                ui.horizontal_centered(|ui| {
                    pressed = draw_buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if !compact {
                            draw_speed(ui, &palette, &language, &mut next_watch);
                        }
                        target = timeline(ui);
                    });
                });
            }
        });
    });
    bar_controls.write_batch(pressed);
    if let Some(target) = target {
        next_watch.paused = true;
        navigate.write(NavigateHistory::To(target));
    }
    controls.set_if_neq(next_watch);
    Ok(())
}

/// Draws the timeline of the match and stores whether it has the keyboard focus. Returns the
/// position chosen on it, as a number of actions; `None` if it has not changed.
fn draw_timeline<U: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<U::Rules>,
    review: &Review<U>,
    timeline_focused: &mut ResMut<TimelineFocused>,
) -> Option<usize> {
    let ply = session.record().actions().len();
    let count = session.full_record().actions().len();
    let mut selected = ply;
    let (name, description) =
        (language.text("replay-moment"), last_action_text::<U>(session, language));
    let marks = timeline_marks(session, review);
    let response =
        widgets::scrubber(ui, palette, &name, &description, &mut selected, count, &marks);
    accessibility::set_initial_focus(&response);
    timeline_focused.set_if_neq(TimelineFocused(response.has_focus()));
    response.changed().then_some(selected)
}

/// A sentence about the last action played; a text about the beginning if there is none.
fn last_action_text<U: Explainable>(session: &Session<U::Rules>, language: &Language) -> String {
    let actions = session.record().actions();
    let Some((&last, earlier)) = actions.split_last() else {
        return language.text("replay-beginning");
    };
    let before = session.record().after_actions(earlier.len());
    let Some((seat, _)) = before.to_act() else { return String::new() };
    U::describe_action(&language.subject(session.record(), seat), last, language)
}

/// Draws the buttons, without those to the ends if `compact`; if `playing`, Pause replaces Play.
/// Returns the control that was pressed.
fn draw_buttons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    playing: bool,
    compact: bool,
) -> Option<ReplayControl> {
    let middle = if playing {
        (Icon::Pause, "watch-pause", ReplayControl::PlayOrStop)
    } else {
        (Icon::Play, "watch-go-on", ReplayControl::PlayOrStop)
    };
    let all = [
        (Icon::First, "replay-first", ReplayControl::First),
        (Icon::StepBack, "replay-back", ReplayControl::Back),
        middle,
        (Icon::StepForward, "watch-step", ReplayControl::Forward),
        (Icon::Last, "replay-last", ReplayControl::Last),
    ];
    let visible = if compact { &all[1..4] } else { &all[..] };
    let mut pressed = None;
    for &(icon, key, control) in visible {
        if widgets::round_button(ui, palette, icon, &language.text(key)).clicked() {
            pressed = Some(control);
        }
    }
    pressed
}

/// Draws the button that cycles through the playback speeds.
fn draw_speed(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    controls: &mut SpectatorControls,
) {
    let name = language.text(controls.speed.key());
    if widgets::small_button(ui, palette, controls.speed.symbol(), &name, Emphasis::Quiet).clicked()
    {
        controls.speed = controls.speed.next();
    }
}

/// Applies the replay controls used in this frame. All but Play pause the match; Play at the end of
/// a replay starts it again.
fn apply_controls<U: Reviewable>(
    mut bar_controls: MessageReader<ReplayControl>,
    mut controls: ResMut<SpectatorControls>,
    session: Res<Session<U::Rules>>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let ply = session.record().actions().len();
    for control in bar_controls.read() {
        let target = match control {
            ReplayControl::First => Some(0),
            ReplayControl::Last => Some(session.full_record().actions().len()),
            ReplayControl::Back => Some(ply.saturating_sub(1)),
            // At the end of the record, an opponent may have to decide.
            ReplayControl::Forward => {
                controls.step = true;
                None
            }
            ReplayControl::PlayOrStop if controls.may_advance() => None,
            // At the end, a replay starts again.
            ReplayControl::PlayOrStop => (session.is_replay() && session.is_at_end()).then_some(0),
        };
        controls.paused = *control != ReplayControl::PlayOrStop || controls.may_advance();
        navigate.write_batch(target.map(NavigateHistory::To));
    }
}
