//! Frames around the items a sentence mentions, and arrows above those to touch.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Color32, Stroke, pos2, vec2};

use super::lesson::{ActiveLesson, Teachable};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::{hud, motion::MotionTween, pace::Tempo, session::Session};
use kozyr_ui::{panels::PanelSystems, theme::Palette};

/// An item on the table that a sentence mentions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LessonHighlight {
    /// The center, in logical pixels from the upper left corner of the window.
    pub center: Vec2,
    /// The width and height, in logical pixels.
    pub size: Vec2,
    /// The clockwise rotation, in radians.
    pub angle: f32,
    /// Whether the item is round.
    pub round: bool,
    /// The point to touch, if the item is to be touched.
    pub touch_point: Option<Vec2>,
}

/// The items that the current sentence mentions.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LessonHighlights(pub Vec<LessonHighlight>);

/// The gap between a frame and its item.
const FRAME_GAP: f32 = 5.0;
/// How long an arrow moves. After that an idle table needs no redraws.
const ARROW_MOTION_TIME: Duration = Duration::from_secs(4);

impl LessonHighlight {
    /// A highlight of an unrotated rectangle that is not to be touched.
    pub fn from_rect(rect: Rect) -> Self {
        LessonHighlight {
            center: rect.center(),
            size: rect.size(),
            angle: 0.0,
            round: false,
            touch_point: None,
        }
    }
}

/// Adds the drawing of a lesson's frames and arrows.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LessonHighlights>();
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(in_state(Menu::None)).in_set(PanelSystems::Highlights),
    );
}

/// Updates the highlights from the current sentence of one game's lesson, and clears them when its
/// table is left. `to_highlights` finds the targets of the sentence on the table.
pub(super) fn plugin_for<U: Teachable, M>(
    app: &mut App,
    to_highlights: impl IntoSystem<In<Vec<U::HighlightTarget>>, Vec<LessonHighlight>, M>,
) {
    app.add_systems(
        Update,
        current_targets::<U>
            .pipe(to_highlights)
            .pipe(set_highlights)
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<ActiveLesson<U>>)
            .run_if(resource_exists::<Session<U::Rules>>)
            .after(AppSystems::RequestDecisions),
    );
    app.add_systems(OnExit(U::SCREEN), |mut highlights: ResMut<LessonHighlights>| {
        highlights.0.clear()
    });
}

/// The targets of the current sentence; empty before the match reaches it, while anything moves,
/// and once the lesson is over.
fn current_targets<U: Teachable>(
    lesson: Res<ActiveLesson<U>>,
    session: Res<Session<U::Rules>>,
    tweens: Query<(), With<MotionTween>>,
) -> Vec<U::HighlightTarget> {
    let is_visible = !lesson.over && lesson.is_reached(&session) && tweens.is_empty();
    if is_visible { lesson.step().highlights.clone() } else { Vec::new() }
}

/// Replaces the highlights on the table; does not mark them as changed if they are equal.
fn set_highlights(In(new): In<Vec<LessonHighlight>>, mut highlights: ResMut<LessonHighlights>) {
    highlights.set_if_neq(LessonHighlights(new));
}

/// Draws a frame around every highlighted item and an arrow above those to touch, which bobs for
/// the first four seconds.
fn draw(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    highlights: Res<LessonHighlights>,
    tempo: Res<Tempo>,
    time: Res<Time>,
    mut since: Local<Duration>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if highlights.is_changed() {
        *since = time.elapsed();
    }
    if highlights.0.is_empty() {
        return Ok(());
    }
    let age = time.elapsed().saturating_sub(*since);
    let moving = tempo.duration_factor > 0.0 && age < ARROW_MOTION_TIME;
    if moving {
        redraw.write(RequestRedraw);
    }
    let bob = if moving { (age.as_secs_f32() * 5.0).sin() } else { 0.0 };
    let painter = hud::table_painter(contexts.ctx_mut()?);
    for highlight in &highlights.0 {
        draw_frame(&painter, &palette, highlight);
        if let Some(touch) = highlight.touch_point {
            draw_arrow(&painter, &palette, highlight, touch, bob * 4.0);
        }
    }
    Ok(())
}

/// Draws a frame around an item, round or rotated like it.
fn draw_frame(painter: &egui::Painter, palette: &Palette, highlight: &LessonHighlight) {
    let shade = Stroke::new(6.0, palette.panel.gamma_multiply(0.55));
    let line = Stroke::new(3.0, palette.accent);
    let size = vec2(highlight.size.x, highlight.size.y) + vec2(FRAME_GAP, FRAME_GAP) * 2.0;
    let middle = pos2(highlight.center.x, highlight.center.y);
    for stroke in [shade, line] {
        if highlight.round {
            painter.circle_stroke(middle, size.x / 2.0, stroke);
        } else {
            let rect = egui::Rect::from_center_size(middle, size);
            let shape = egui::epaint::RectShape::stroke(rect, 10, stroke, egui::StrokeKind::Middle);
            painter.add(shape.with_angle(highlight.angle));
        }
    }
}

/// Draws a triangle that points down, above the item and at the `x` of `touch_point`. It is moved
/// down by `offset` points.
fn draw_arrow(
    painter: &egui::Painter,
    palette: &Palette,
    highlight: &LessonHighlight,
    touch_point: Vec2,
    offset: f32,
) {
    const WIDTH: f32 = 24.0;
    const HEIGHT: f32 = 18.0;
    let tip =
        pos2(touch_point.x, highlight.center.y - highlight.size.y / 2.0 - FRAME_GAP - 4.0 + offset);
    let corners = |margin: f32| {
        vec![
            tip + vec2(0.0, margin * 1.4),
            tip + vec2(-WIDTH / 2.0 - margin, -HEIGHT - margin * 0.8),
            tip + vec2(WIDTH / 2.0 + margin, -HEIGHT - margin * 0.8),
        ]
    };
    let filled = |corners, ink: Color32| egui::Shape::convex_polygon(corners, ink, Stroke::NONE);
    painter.add(filled(corners(3.0), palette.panel.gamma_multiply(0.7)));
    painter.add(filled(corners(0.0), palette.accent));
}
