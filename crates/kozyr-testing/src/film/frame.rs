//! The contents of a frame: every card, disc and text.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::harness;
use kozyr_durak_ui::{BoutPhase, CardOf, CardPlace, PlayingCard};
use kozyr_platform::screen::Screen;
use kozyr_reversi_ui::{BoardSquare, Disc, LiesOn};
use kozyr_table::motion::{
    Departure, Dragged, Elevation, FaceUp, MotionTarget, MotionTween, Shadow, ShadowKind,
};
use kozyr_ui::audio::Sound;

/// A frame of a film.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmFrame {
    /// The frame number, from 0.
    pub number: usize,
    /// The phase of the bout; empty for a board.
    pub phase: String,
    /// Whether anything is moving.
    pub moving: bool,
    /// All cards and discs.
    pub things: Vec<FilmItem>,
    /// All texts.
    pub words: Vec<FilmText>,
    /// The sounds that start in this frame.
    pub sounds: Vec<String>,
}

/// A card or disc as drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmItem {
    /// `Card 7s`, `Disc d4`.
    pub name: String,
    /// The card place or square it belongs to; empty if it is about to disappear.
    pub belongs: String,
    /// The center, in logical pixels from the top left corner.
    pub place: [f32; 2],
    /// The center of its destination.
    pub goal: [f32; 2],
    /// The clockwise rotation, in degrees.
    pub angle: f32,
    /// The drawn width and height, in logical pixels.
    pub size: [f32; 2],
    /// The draw order; higher layers are drawn later.
    pub layer: f32,
    /// The elevation: 0 at rest, 1 at the top of a flight.
    pub height: f32,
    /// The visible width of its edge, in logical pixels.
    pub edge: f32,
    /// The shadow, if it casts one.
    pub shadow: Option<FilmShadow>,
    /// The opacity: 0 is transparent, 1 is opaque.
    pub opacity: f32,
    /// Whether it is face up.
    pub face_up: bool,
    /// Whether the pointer holds it.
    pub held: bool,
}

/// The shadow of an item.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmShadow {
    /// The width relative to the item's width.
    pub width: f32,
    /// The distance between the centers of shadow and item, in logical pixels.
    pub away: f32,
    /// The share of the soft shadow that items in the air cast.
    pub soft: f32,
}

/// A drawn text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmText {
    /// The text.
    pub text: String,
    /// The center, in logical pixels from the top left corner.
    pub place: [f32; 2],
}

impl FilmFrame {
    /// Returns a description of what the app shows and plays in its current frame, with this frame
    /// number. Runs no frame and takes no picture.
    pub(crate) fn take(world: &mut World, number: usize) -> Self {
        let screen = **world.resource::<State<Screen>>();
        let at_card_table = screen == kozyr_durak_ui::TABLE;
        let phase = world.query::<&BoutPhase>().iter(world).next().copied();
        let texts = harness::drawn_texts(world);
        FilmFrame {
            number,
            phase: phase
                .filter(|_| at_card_table)
                .map_or(String::new(), |phase| format!("{phase:?}")),
            moving: world.query::<&MotionTween>().iter(world).next().is_some(),
            things: things(world),
            words: texts.into_iter().map(|(text, place)| FilmText { text, place }).collect(),
            sounds: sounds(world),
        }
    }
}

/// Returns the names of the sounds requested since the previous frame, each once.
fn sounds(world: &World) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for sound in world.resource::<Messages<Sound>>().iter_current_update_messages() {
        let sound = format!("{sound:?}");
        if !names.contains(&sound) {
            names.push(sound);
        }
    }
    names
}

/// Returns all cards and discs as drawn, sorted by name, including those about to disappear.
fn things(world: &mut World) -> Vec<FilmItem> {
    let window = world.query::<&Window>().single(world).map_or(Vec2::ZERO, Window::size);
    let mut things = world.query_filtered::<
        (Entity, &Name, &Sprite, &Transform, &Elevation, &MotionTarget),
        Or<(With<PlayingCard>, With<Disc>, With<Departure>)>,
    >();
    let mut items: Vec<(Entity, FilmItem)> = things
        .iter(world)
        .map(|(entity, name, sprite, pose, elevation, target)| {
            let size = sprite.custom_size.unwrap_or_default() * pose.scale.truncate();
            let (axis, angle) = pose.rotation.to_axis_angle();
            let item = FilmItem {
                name: name.to_string(),
                belongs: String::new(),
                place: [pose.translation.x + window.x / 2.0, window.y / 2.0 - pose.translation.y],
                goal: target.place.to_array(),
                angle: (-angle * axis.z.signum()).to_degrees(),
                size: size.to_array(),
                layer: pose.translation.z,
                height: elevation.height,
                edge: 0.0,
                shadow: None,
                opacity: sprite.color.alpha(),
                face_up: target.face_up,
                held: false,
            };
            (entity, item)
        })
        .collect();
    for (entity, item) in &mut items {
        item.belongs = belongs(world, *entity);
        item.held = world.get::<Dragged>(*entity).is_some();
        item.face_up = world.get::<FaceUp>(*entity).map_or(item.face_up, |face| face.0);
        (item.shadow, item.edge) = shadow_and_edge(world, *entity, item.size[0]);
    }
    let mut things: Vec<FilmItem> = items.into_iter().map(|(_, item)| item).collect();
    things.sort_by(|a, b| a.name.cmp(&b.name));
    things
}

/// Returns the place of a card or the square of a disc as text, such as `Seat 0` or `d4`; empty if
/// it has none.
fn belongs(world: &World, entity: Entity) -> String {
    if let Some(card) = world.get::<CardOf>(entity) {
        return match world.get::<CardPlace>(card.0) {
            Some(CardPlace::Seat(seat)) => format!("Seat {}", seat.index()),
            Some(place) => format!("{place:?}"),
            None => String::new(),
        };
    }
    let square = world.get::<LiesOn>(entity).and_then(|on| world.get::<BoardSquare>(on.0));
    square.map_or(String::new(), |square| square.0.to_string())
}

/// Returns the shadow and the visible width of the edge of an item; `width` is the item's width.
/// Widths are in logical pixels, except those in [`FilmShadow`].
///
/// The shadow is the mean of all visible shadows, weighted by opacity; `None` if there are none.
/// The width of the edge is 0 if it isn't visible.
fn shadow_and_edge(world: &World, entity: Entity, width: f32) -> (Option<FilmShadow>, f32) {
    let (mut shadows, mut edge) = (Vec::new(), 0.0);
    let scale = world.get::<Transform>(entity).map_or(Vec3::ONE, |pose| pose.scale);
    let children = world.get::<Children>(entity).into_iter().flat_map(|children| children.iter());
    for child in children {
        let (Some(sprite), Some(pose)) =
            (world.get::<Sprite>(child), world.get::<Transform>(child))
        else {
            continue;
        };
        let is_visible = world
            .get::<Visibility>(child)
            .is_none_or(|visibility| *visibility != Visibility::Hidden);
        if !is_visible {
            continue;
        }
        let size = sprite.custom_size.unwrap_or_default().x * pose.scale.x * scale.x;
        let distance = (pose.translation.truncate() * scale.truncate()).length();
        match world.get::<Shadow>(child) {
            Some(shadow) => {
                shadows.push((size / width.max(1e-3), distance, sprite.color.alpha(), shadow.kind))
            }
            None => edge = (pose.translation.x * scale.x).abs() * 2.0,
        }
    }
    let opacity_sum: f32 = shadows.iter().map(|shade| shade.2).sum();
    let mean = |value: fn(&(f32, f32, f32, ShadowKind)) -> f32| {
        shadows.iter().map(|shade| value(shade) * shade.2).sum::<f32>() / opacity_sum
    };
    let soft = mean(|shade| if shade.3 == ShadowKind::Lifted { 1.0 } else { 0.0 });
    let shade = FilmShadow { width: mean(|shade| shade.0), away: mean(|shade| shade.1), soft };
    ((opacity_sum > 0.0).then_some(shade), edge)
}
