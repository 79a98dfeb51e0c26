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
    table_area::{BottomBarHeight, PanelOpen, ReserveAreaSystems, TableArea, free_width},
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
    First,
    Back,
    PlayOrStop,
    Forward,
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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TimelineFocused>().add_message::<ReplayControl>();
    app.add_systems(Update, measure.in_set(ReserveAreaSystems));
}

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
            .run_if(|foot: Res<BottomBarHeight>| foot.0 > 0.0)
            .in_set(PanelSystems::BottomBar),
    );
}

/// The height of the bar in a window of this size.
fn bar_height(window: Vec2, why: SidePanel) -> f32 {
    let free = free_width(window, PanelOpen(why != SidePanel::Closed));
    let sheet = why != SidePanel::Closed && free == window.x;
    if free >= ONE_ROW_MIN_WIDTH || window.y < TWO_ROW_MIN_HEIGHT || sheet {
        ONE_ROW_HEIGHT
    } else {
        TWO_ROW_HEIGHT
    }
}

fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    margins: Res<Margins>,
    shown: CurrentMatch,
    why: Res<SidePanel>,
    mut foot: ResMut<BottomBarHeight>,
) {
    let watched = shown.is_some_and(|shown| shown.has_replay_bar);
    let Ok(window) = window.single() else { return };
    let room = margins.content_rect(window.size()).size();
    foot.set_if_neq(BottomBarHeight(if watched { bar_height(room, *why) } else { 0.0 }));
}

/// The marks of the timeline: where parts begin, and the turning points.
pub fn timeline_marks<U: Reviewable>(
    session: &Session<U::Rules>,
    review: &Review<U>,
) -> Vec<ScrubberMark> {
    let actions = session.full_record().actions().iter().enumerate();
    let parts = actions.filter(|&(_, &action)| U::Rules::starts_section(action));
    let parts = parts.map(|(at, _)| ScrubberMark { index: at, strong: false });
    let turns = review.turning_points().map(|(at, _)| ScrubberMark { index: at, strong: true });
    parts.chain(turns).collect()
}

fn show<U: Reviewable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    room: Res<TableArea>,
    foot: Res<BottomBarHeight>,
    mut watch: ResMut<SpectatorControls>,
    mut on_line: ResMut<TimelineFocused>,
    mut wanted: MessageWriter<ReplayControl>,
    mut navigate: MessageWriter<NavigateHistory>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let top = room.whole.max.y;
    let place = Rect::new(room.free.min.x, top, room.free.max.x, top + foot.0);
    let compact = place.width() < ONE_ROW_MIN_WIDTH && foot.0 == ONE_ROW_HEIGHT;
    let (mut pressed, mut to) = (None, None);
    let mut next_watch = *watch;
    hud::widget_area(ctx, "replay-bar", place, |ui| {
        let ground = hud::to_egui_rect(place);
        ui.painter().rect_filled(ground, 0, palette.panel);
        // The bar blocks touches on anything behind it.
        ui.allocate_rect(ground, egui::Sense::CLICK);
        let inner = ground.shrink2(vec2(MARGIN, 6.0));
        ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
            widgets::use_panel_style(ui, &palette);
            let playing = watch.may_advance();
            if foot.0 == TWO_ROW_HEIGHT {
                to = draw_timeline(ui, &palette, &language, &session, &review, &mut on_line);
                ui.horizontal(|ui| {
                    pressed = buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        speed(ui, &palette, &language, &mut next_watch);
                    });
                });
            } else {
                ui.horizontal_centered(|ui| {
                    pressed = buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if !compact {
                            speed(ui, &palette, &language, &mut next_watch);
                        }
                        to =
                            draw_timeline(ui, &palette, &language, &session, &review, &mut on_line);
                    });
                });
            }
        });
    });
    wanted.write_batch(pressed);
    if let Some(to) = to {
        next_watch.paused = true;
        navigate.write(NavigateHistory::To(to));
    }
    watch.set_if_neq(next_watch);
    Ok(())
}

/// Draws the timeline of the match. Returns the position chosen on it, as a number of actions.
fn draw_timeline<U: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<U::Rules>,
    review: &Review<U>,
    on_line: &mut ResMut<TimelineFocused>,
) -> Option<usize> {
    let now = session.record().actions().len();
    let count = session.full_record().actions().len();
    let mut at = now;
    let (name, told) = (language.text("replay-moment"), last_action_text::<U>(session, language));
    let marks = timeline_marks(session, review);
    let line = widgets::scrubber(ui, palette, &name, &told, &mut at, count, &marks);
    accessibility::set_initial_focus(&line);
    on_line.set_if_neq(TimelineFocused(line.has_focus()));
    line.changed().then_some(at)
}

/// A sentence about the last action.
fn last_action_text<U: Explainable>(session: &Session<U::Rules>, language: &Language) -> String {
    let actions = session.record().actions();
    let Some((&last, before)) = actions.split_last() else {
        return language.text("replay-beginning");
    };
    let before = session.record().after_actions(before.len());
    let Some((seat, _)) = before.to_act() else { return String::new() };
    U::describe_action(&language.subject(session.record(), seat), last, language)
}

fn buttons(
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
    let shown = if compact { &all[1..4] } else { &all[..] };
    let mut pressed = None;
    for &(sign, key, wish) in shown {
        if widgets::round_button(ui, palette, sign, &language.text(key)).clicked() {
            pressed = Some(wish);
        }
    }
    pressed
}

fn speed(ui: &mut egui::Ui, palette: &Palette, language: &Language, watch: &mut SpectatorControls) {
    let name = language.text(watch.speed.key());
    if widgets::small_button(ui, palette, watch.speed.symbol(), &name, Emphasis::Quiet).clicked() {
        watch.speed = watch.speed.next();
    }
}

fn apply_controls<U: Reviewable>(
    mut wanted: MessageReader<ReplayControl>,
    mut watch: ResMut<SpectatorControls>,
    session: Res<Session<U::Rules>>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let now = session.record().actions().len();
    for wish in wanted.read() {
        let to = match wish {
            ReplayControl::First => Some(0),
            ReplayControl::Last => Some(session.full_record().actions().len()),
            ReplayControl::Back => Some(now.saturating_sub(1)),
            // At the end of the record, an opponent may have to decide.
            ReplayControl::Forward => {
                watch.step = true;
                None
            }
            ReplayControl::PlayOrStop if watch.may_advance() => None,
            // At the end, a replay starts again.
            ReplayControl::PlayOrStop => (session.is_replay() && session.is_at_end()).then_some(0),
        };
        watch.paused = *wish != ReplayControl::PlayOrStop || watch.may_advance();
        navigate.write_batch(to.map(NavigateHistory::To));
    }
}
