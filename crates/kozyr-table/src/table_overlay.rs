//! A table overlay for actions that have not been played: their effects and expected replies.
//!
//! A game describes it in a [`TableOverlay`], which is drawn here in the same style for all games.
//! It does not move or take input.

use bevy::{prelude::*, window::WindowResized};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Painter, Stroke};

use super::{hud, motion::MotionTarget};
use kozyr_platform::{screen, system_sets::AppSystems};
use kozyr_ui::{
    accessibility,
    panels::PanelSystems,
    theme::{Palette, strong_font},
};

/// The overlay; empty if there is none.
///
/// Positions are in logical pixels from the top left corner of the window.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TableOverlay {
    /// Present pieces that would be gone.
    pub covers: Vec<OverlayCover>,
    /// Pieces that would appear.
    pub ghosts: Vec<Ghost>,
    /// Areas to highlight.
    pub regions: Vec<OverlayRegion>,
    /// Pieces to highlight.
    pub outlines: Vec<OverlayOutline>,
    /// Arrows, each from start to end.
    pub arrows: Vec<[Vec2; 2]>,
    /// Text and numbers.
    pub labels: Vec<OverlayLabel>,
    /// A description for screen readers.
    pub description: String,
    /// The described area of the table.
    pub area: Rect,
}

/// A shape on the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayShape {
    /// The centre.
    pub place: Vec2,
    /// The size before rotation.
    pub size: Vec2,
    /// The clockwise rotation, in radians.
    pub angle: f32,
    /// Whether it is a circle or ellipse rather than a rectangle.
    pub round: bool,
}

/// A cover that fades out a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayCover {
    /// The covered shape.
    pub shape: OverlayShape,
    /// The colour of the background.
    pub ground: Color,
}

/// A piece that would appear.
#[derive(Clone, PartialEq, Debug)]
pub struct Ghost {
    /// The name, used in the entity's name.
    pub name: String,
    /// Its shape.
    pub shape: OverlayShape,
    /// The texture atlas.
    pub image: Handle<Image>,
    /// The part of the atlas, in pixels.
    pub part: Rect,
    /// Whether it is only an expected reply, drawn fainter.
    pub expected: bool,
}

/// A highlighted shape.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayOutline {
    /// The shape.
    pub shape: OverlayShape,
    /// The style.
    pub kind: OutlineKind,
}

/// A highlighted area: a tint with a border around it.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayRegion {
    /// The parts of the area.
    pub cells: Vec<Rect>,
    /// The parts of its border, each from start to end.
    pub borders: Vec<[Vec2; 2]>,
}

/// The style of an outline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutlineKind {
    /// The action itself.
    Played,
    /// A change by the action.
    Changed,
    /// An expected reply.
    Expected,
    /// What the reason is about.
    Subject,
}

/// A label.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayLabel {
    /// The centre.
    pub place: Vec2,
    /// The text.
    pub text: String,
    /// The font size.
    pub size: f32,
    /// Whether it belongs to the action itself.
    pub strong: bool,
}

/// Marks an entity of the overlay.
#[derive(Component)]
pub struct OverlaySprite;

/// The layers of covers and ghosts: above everything on the table, below entities in the air.
const COVER_LAYER: f32 = 380.0;
const GHOST_LAYER: f32 = 385.0;
/// The opacity of covers.
const COVER_OPACITY: f32 = 0.78;
/// The opacity of ghosts, and of expected ones.
const GHOST_OPACITY: f32 = 0.9;
const EXPECTED_GHOST_OPACITY: f32 = 0.5;

/// Systems of games that set the [`TableOverlay`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OverlaySystems;

/// Adds the [`TableOverlay`] and the systems that draw it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableOverlay>();
    app.configure_sets(Update, OverlaySystems.in_set(AppSystems::SetTargets));
    app.add_systems(
        Update,
        spawn_overlay
            .run_if(resource_changed::<TableOverlay>.or_eager(on_message::<WindowResized>))
            .after(OverlaySystems)
            .in_set(AppSystems::SetTargets),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(|overlay: Res<TableOverlay>| *overlay != TableOverlay::default())
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::Highlights),
    );
}

impl TableOverlay {
    /// Whether there is anything to draw; a description alone does not count.
    pub fn has_content(&self) -> bool {
        !(self.covers.is_empty()
            && self.ghosts.is_empty()
            && self.regions.is_empty()
            && self.outlines.is_empty()
            && self.arrows.is_empty()
            && self.labels.is_empty())
    }
}

/// Spawns an entity for each cover and ghost, and despawns all previous ones.
fn spawn_overlay(
    mut commands: Commands,
    overlay: Res<TableOverlay>,
    old: Query<Entity, With<OverlaySprite>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let target = |shape: &OverlayShape, layer: f32| MotionTarget {
        angle: shape.angle,
        ..MotionTarget::new(shape.place, layer)
    };
    for cover in &overlay.covers {
        commands.spawn((
            Name::new("Veil"),
            OverlaySprite,
            target(&cover.shape, COVER_LAYER),
            Sprite::from_color(cover.ground.with_alpha(COVER_OPACITY), cover.shape.size),
        ));
    }
    for (index, ghost) in overlay.ghosts.iter().enumerate() {
        let opacity = if ghost.expected { EXPECTED_GHOST_OPACITY } else { GHOST_OPACITY };
        commands.spawn((
            Name::new(format!("Ghost {}", ghost.name)),
            OverlaySprite,
            target(&ghost.shape, GHOST_LAYER + index as f32 * 0.05),
            Sprite {
                image: ghost.image.clone(),
                rect: Some(ghost.part),
                custom_size: Some(ghost.shape.size),
                color: Color::WHITE.with_alpha(opacity),
                ..default()
            },
        ));
    }
}

/// Draws areas, outlines, arrows and labels above everything on the table, and announces the
/// description to screen readers.
fn draw(mut contexts: EguiContexts, palette: Res<Palette>, overlay: Res<TableOverlay>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = hud::table_painter(ctx);
    for region in &overlay.regions {
        draw_region(&painter, &palette, region);
    }
    for outline in &overlay.outlines {
        draw_outline(&painter, &palette, outline);
    }
    for arrow in &overlay.arrows {
        draw_arrow(&painter, &palette, *arrow);
    }
    for label in &overlay.labels {
        draw_label(&painter, &palette, label);
    }
    if !overlay.description.is_empty() {
        let at = hud::to_egui_rect(overlay.area);
        accessibility::announce(ctx, egui::Id::new("picture"), at, &overlay.description);
    }
    Ok(())
}

/// Draws an area: its tint, then its border.
fn draw_region(painter: &Painter, palette: &Palette, region: &OverlayRegion) {
    /// The opacity of the tint, which must not hide what is below it.
    const OPACITY: f32 = 0.4;
    for cell in &region.cells {
        painter.rect_filled(hud::to_egui_rect(*cell), 0, palette.accent.gamma_multiply(OPACITY));
    }
    // A dark line below makes the bright one visible on any background.
    for stroke in [Stroke::new(6.0, palette.panel), Stroke::new(4.0, palette.ink)] {
        for border in &region.borders {
            let ends = border.map(|end| egui::pos2(end.x, end.y));
            painter.line_segment(ends, stroke);
            // Rounds the corners between two parts of the border.
            for end in ends {
                painter.circle_filled(end, stroke.width / 2.0, stroke.color);
            }
        }
    }
}

/// Draws an outline in the style of its kind.
fn draw_outline(
    painter: &Painter,
    palette: &Palette,
    OverlayOutline { shape, kind }: &OverlayOutline,
) {
    let (width, ink) = match kind {
        OutlineKind::Played => (3.0, palette.accent),
        OutlineKind::Changed | OutlineKind::Expected => (2.0, palette.accent),
        OutlineKind::Subject => (4.0, palette.ink),
    };
    // A dark line below makes the bright one visible on any background.
    let strokes = [Stroke::new(width + 2.0, palette.panel), Stroke::new(width, ink)];
    let corners = corners(shape);
    for stroke in strokes {
        match kind {
            OutlineKind::Played | OutlineKind::Changed | OutlineKind::Subject => {
                painter.add(egui::Shape::closed_line(corners.clone(), stroke));
            }
            OutlineKind::Expected => {
                let closed: Vec<_> = corners.iter().chain(corners.first()).copied().collect();
                painter.extend(egui::Shape::dashed_line(&closed, stroke, 7.0, 5.0));
            }
        }
    }
}

/// The corners of a shape, or points around a circle or ellipse, in logical pixels from the top
/// left corner.
fn corners(shape: &OverlayShape) -> Vec<egui::Pos2> {
    /// The number of points of a circle.
    const POINTS: usize = 40;
    let rotation = Vec2::from_angle(shape.angle);
    let half = shape.size / 2.0;
    let point = |offset: Vec2| {
        let position = shape.place + rotation.rotate(offset * half);
        egui::pos2(position.x, position.y)
    };
    if shape.round {
        let angle = |index: usize| std::f32::consts::TAU * index as f32 / POINTS as f32;
        return (0..POINTS).map(|index| point(Vec2::from_angle(angle(index)))).collect();
    }
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| point(Vec2::new(x, y))).into()
}

/// Draws an arrow between two positions, unless it is shorter than its head.
fn draw_arrow(painter: &Painter, palette: &Palette, [from, to]: [Vec2; 2]) {
    const HEAD: f32 = 15.0;
    /// Half the angle of the arrowhead, in radians.
    const SPREAD: f32 = 0.5;
    let Some(direction) = (to - from).try_normalize().filter(|_| from.distance(to) > HEAD) else {
        return;
    };
    let to_pos = |position: Vec2| egui::pos2(position.x, position.y);
    let side = |turn: f32| to_pos(to - Vec2::from_angle(turn).rotate(direction) * HEAD);
    for (width, ink) in [(7.0, palette.panel), (3.5, palette.accent)] {
        let stroke = Stroke::new(width, ink);
        painter.line_segment([to_pos(from), to_pos(to - direction * HEAD * 0.6)], stroke);
        let head = vec![to_pos(to), side(SPREAD), side(-SPREAD)];
        painter.add(egui::Shape::convex_polygon(head, ink, Stroke::new(width - 3.5, ink)));
    }
}

/// Draws the text of a label, centred at its position, on a background that hides what is below it:
/// a white disc would make the text hard to read.
fn draw_label(painter: &Painter, palette: &Palette, label: &OverlayLabel) {
    let ink = if label.strong { palette.accent } else { palette.ink };
    let galley = painter.layout_no_wrap(label.text.clone(), strong_font(label.size), ink);
    let middle = egui::pos2(label.place.x, label.place.y);
    let background = egui::Rect::from_center_size(middle, galley.size() + egui::vec2(6.0, 1.0));
    painter.rect_filled(background, 5, palette.panel);
    painter.galley(middle - galley.size() / 2.0, galley, ink);
}
