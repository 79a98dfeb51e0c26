//! What is seen on a table of things that have not been played: where they would lie, what they
//! would change, what would answer them.
//!
//! A game says in a [`Picture`] where that is; here it is drawn, in one way for all games. Nothing
//! of it moves, and none of it is asked for anything.

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

/// What is seen of things that have not been played; empty if nothing is.
///
/// Places are in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TableOverlay {
    /// Things that lie there now, but would not.
    pub covers: Vec<OverlayCover>,
    /// Things that do not lie there, but would.
    pub ghosts: Vec<Ghost>,
    /// Things that it is about.
    pub outlines: Vec<OverlayOutline>,
    /// From whom or what, and to where.
    pub arrows: Vec<[Vec2; 2]>,
    /// Words and numbers.
    pub labels: Vec<OverlayLabel>,
    /// All of it in words, for those who hear it.
    pub description: String,
    /// The part of the table that it is about.
    pub area: Rect,
}

/// A piece of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayShape {
    /// Its middle.
    pub place: Vec2,
    /// How large it is before it is turned.
    pub size: Vec2,
    /// Turned clockwise, in radians.
    pub angle: f32,
    /// Whether it is a disc, and no rectangle.
    pub round: bool,
}

/// Something that is drawn faint, because it would not be there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayCover {
    /// What is covered.
    pub shape: OverlayShape,
    /// The colour of what is below.
    pub ground: Color,
}

/// Something that would be there.
#[derive(Clone, PartialEq, Debug)]
pub struct Ghost {
    /// What it is called, among entities.
    pub name: String,
    /// Where it would lie.
    pub shape: OverlayShape,
    /// The picture that it is in.
    pub image: Handle<Image>,
    /// Which part of that it is, in pixels.
    pub part: Rect,
    /// Whether it is only expected, and fainter than what is looked at.
    pub expected: bool,
}

/// Something that is marked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OverlayOutline {
    /// What is marked.
    pub shape: OverlayShape,
    /// How.
    pub kind: OutlineKind,
}

/// How something is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutlineKind {
    /// What it is about: what was played.
    Played,
    /// What that changes.
    Changed,
    /// What is expected next.
    Expected,
}

/// A word or a number.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayLabel {
    /// Its middle.
    pub place: Vec2,
    /// What it says.
    pub text: String,
    /// The size of its letters.
    pub size: f32,
    /// Whether it belongs to what is looked at.
    pub strong: bool,
}

/// An entity of the picture.
#[derive(Component)]
pub struct OverlaySprite;

/// The layers of veils and ghosts: over all that lies, under what is in the air.
const COVER_LAYER: f32 = 380.0;
const GHOST_LAYER: f32 = 385.0;
/// How much of what would not be there is covered.
const COVER_OPACITY: f32 = 0.78;
/// How much of a ghost is seen, and of one that is only expected.
const GHOST_OPACITY: f32 = 0.9;
const EXPECTED_GHOST_OPACITY: f32 = 0.5;

/// The systems of games that say what is to be seen.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OverlaySystems;

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
        draw.run_if(|picture: Res<TableOverlay>| *picture != TableOverlay::default())
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::Highlights),
    );
}

impl TableOverlay {
    /// Whether anything of it is seen.
    pub fn has_content(&self) -> bool {
        !(self.covers.is_empty()
            && self.ghosts.is_empty()
            && self.outlines.is_empty()
            && self.arrows.is_empty()
            && self.labels.is_empty())
    }
}

/// Lays veils and ghosts where they belong, in place of those before.
fn spawn_overlay(
    mut commands: Commands,
    picture: Res<TableOverlay>,
    old: Query<Entity, With<OverlaySprite>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let target = |shape: &OverlayShape, layer: f32| MotionTarget {
        angle: shape.angle,
        ..MotionTarget::new(shape.place, layer)
    };
    for veil in &picture.covers {
        commands.spawn((
            Name::new("Veil"),
            OverlaySprite,
            target(&veil.shape, COVER_LAYER),
            Sprite::from_color(veil.ground.with_alpha(COVER_OPACITY), veil.shape.size),
        ));
    }
    for (index, ghost) in picture.ghosts.iter().enumerate() {
        let seen = if ghost.expected { EXPECTED_GHOST_OPACITY } else { GHOST_OPACITY };
        commands.spawn((
            Name::new(format!("Ghost {}", ghost.name)),
            OverlaySprite,
            target(&ghost.shape, GHOST_LAYER + index as f32 * 0.05),
            Sprite {
                image: ghost.image.clone(),
                rect: Some(ghost.part),
                custom_size: Some(ghost.shape.size),
                color: Color::WHITE.with_alpha(seen),
                ..default()
            },
        ));
    }
}

/// Draws lines and words over all that lies on the table, and says them.
fn draw(mut contexts: EguiContexts, palette: Res<Palette>, picture: Res<TableOverlay>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let painter = hud::table_painter(ctx);
    for outline in &picture.outlines {
        draw_outline(&painter, &palette, outline);
    }
    for arrow in &picture.arrows {
        draw_arrow(&painter, &palette, *arrow);
    }
    for label in &picture.labels {
        draw_label(&painter, &palette, label);
    }
    if !picture.description.is_empty() {
        let at = hud::to_egui_rect(picture.area);
        accessibility::announce(ctx, egui::Id::new("picture"), at, &picture.description);
    }
    Ok(())
}

fn draw_outline(
    painter: &Painter,
    palette: &Palette,
    OverlayOutline { shape, kind }: &OverlayOutline,
) {
    let (width, ink) = match kind {
        OutlineKind::Played => (3.0, palette.accent),
        OutlineKind::Changed | OutlineKind::Expected => (2.0, palette.accent),
    };
    // A dark line below keeps a bright one in sight on any ground.
    let strokes = [Stroke::new(width + 2.0, palette.panel), Stroke::new(width, ink)];
    let corners = corners(shape);
    for stroke in strokes {
        match kind {
            OutlineKind::Played | OutlineKind::Changed => {
                painter.add(egui::Shape::closed_line(corners.clone(), stroke));
            }
            OutlineKind::Expected => {
                let around: Vec<_> = corners.iter().chain(corners.first()).copied().collect();
                painter.extend(egui::Shape::dashed_line(&around, stroke, 7.0, 5.0));
            }
        }
    }
}

/// The edge of a shape, point by point.
fn corners(shape: &OverlayShape) -> Vec<egui::Pos2> {
    /// Points of a circle.
    const POINTS: usize = 40;
    let turn = Vec2::from_angle(shape.angle);
    let half = shape.size / 2.0;
    let point = |offset: Vec2| {
        let place = shape.place + turn.rotate(offset * half);
        egui::pos2(place.x, place.y)
    };
    if shape.round {
        let angle = |at: usize| std::f32::consts::TAU * at as f32 / POINTS as f32;
        return (0..POINTS).map(|at| point(Vec2::from_angle(angle(at)))).collect();
    }
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| point(Vec2::new(x, y))).into()
}

fn draw_arrow(painter: &Painter, palette: &Palette, [from, to]: [Vec2; 2]) {
    const HEAD: f32 = 15.0;
    /// Half the angle of the head, in radians.
    const SPREAD: f32 = 0.5;
    let Some(way) = (to - from).try_normalize().filter(|_| from.distance(to) > HEAD) else {
        return;
    };
    let at = |place: Vec2| egui::pos2(place.x, place.y);
    let side = |turn: f32| at(to - Vec2::from_angle(turn).rotate(way) * HEAD);
    for (width, ink) in [(7.0, palette.panel), (3.5, palette.accent)] {
        let stroke = Stroke::new(width, ink);
        painter.line_segment([at(from), at(to - way * HEAD * 0.6)], stroke);
        let head = vec![at(to), side(SPREAD), side(-SPREAD)];
        painter.add(egui::Shape::convex_polygon(head, ink, Stroke::new(width - 3.5, ink)));
    }
}

fn draw_label(painter: &Painter, palette: &Palette, label: &OverlayLabel) {
    let ink = if label.strong { palette.accent } else { palette.ink };
    let galley = painter.layout_no_wrap(label.text.clone(), strong_font(label.size), ink);
    let middle = egui::pos2(label.place.x, label.place.y);
    let ground = egui::Rect::from_center_size(middle, galley.size() + egui::vec2(6.0, 1.0));
    painter.rect_filled(ground, 5, palette.panel.gamma_multiply(0.86));
    painter.galley(middle - galley.size() / 2.0, galley, ink);
}
