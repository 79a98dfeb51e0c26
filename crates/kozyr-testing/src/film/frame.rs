//! What a frame shows: every card and disc, and every word.

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
    /// Its number, from 0.
    pub number: usize,
    /// What the bout has come to; empty at a board.
    pub phase: String,
    /// Whether something is on its way.
    pub moving: bool,
    /// All cards and discs.
    pub things: Vec<FilmItem>,
    /// All words.
    pub words: Vec<FilmText>,
    /// What begins to be heard.
    pub sounds: Vec<String>,
}

/// A card or a disc as it is drawn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmItem {
    /// `Card 7s`, `Disc d4`.
    pub name: String,
    /// Where it belongs: a place of the card table or a square; empty if it is about to be gone.
    pub belongs: String,
    /// The middle, in logical pixels from the upper left corner.
    pub place: [f32; 2],
    /// Where its middle is to be.
    pub goal: [f32; 2],
    /// Turned clockwise, in degrees.
    pub angle: f32,
    /// How wide and how high it is drawn, in logical pixels.
    pub size: [f32; 2],
    /// What has a higher one is drawn later.
    pub layer: f32,
    /// 0 for what lies, 1 at the top of a flight.
    pub height: f32,
    /// How much of its edge is seen beside it, in logical pixels.
    pub edge: f32,
    /// Its shadow, if it casts one.
    pub shadow: Option<FilmShadow>,
    /// 0 for clear, 1 for opaque.
    pub opacity: f32,
    /// Which side is seen.
    pub face_up: bool,
    /// Whether the pointer holds it.
    pub held: bool,
}

/// A shadow.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmShadow {
    /// Its width over that of what casts it.
    pub width: f32,
    /// How far its middle is from that, in logical pixels.
    pub away: f32,
    /// The share of it that is the soft one of things in the air.
    pub soft: f32,
}

/// Words, and where their middle is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FilmText {
    /// The words.
    pub text: String,
    /// The middle, in logical pixels from the upper left corner.
    pub place: [f32; 2],
}

impl FilmFrame {
    /// What is shown now.
    pub(crate) fn take(world: &mut World, number: usize) -> Self {
        let screen = **world.resource::<State<Screen>>();
        let at_cards = screen == kozyr_durak_ui::TABLE;
        let phase = world.query::<&BoutPhase>().iter(world).next().copied();
        let words = harness::drawn_texts(world);
        FilmFrame {
            number,
            phase: phase.filter(|_| at_cards).map_or(String::new(), |phase| format!("{phase:?}")),
            moving: world.query::<&MotionTween>().iter(world).next().is_some(),
            things: things(world),
            words: words.into_iter().map(|(text, place)| FilmText { text, place }).collect(),
            sounds: sounds(world),
        }
    }
}

/// What was written for the ears since the frame before, each sound once.
fn sounds(world: &World) -> Vec<String> {
    let mut heard: Vec<String> = Vec::new();
    for sound in world.resource::<Messages<Sound>>().iter_current_update_messages() {
        let sound = format!("{sound:?}");
        if !heard.contains(&sound) {
            heard.push(sound);
        }
    }
    heard
}

fn things(world: &mut World) -> Vec<FilmItem> {
    let window = world.query::<&Window>().single(world).map_or(Vec2::ZERO, Window::size);
    let mut things = world.query_filtered::<
        (Entity, &Name, &Sprite, &Transform, &Elevation, &MotionTarget),
        Or<(With<PlayingCard>, With<Disc>, With<Departure>)>,
    >();
    let mut taken: Vec<(Entity, FilmItem)> = things
        .iter(world)
        .map(|(entity, name, sprite, pose, aloft, target)| {
            let size = sprite.custom_size.unwrap_or_default() * pose.scale.truncate();
            let (axis, angle) = pose.rotation.to_axis_angle();
            let thing = FilmItem {
                name: name.to_string(),
                belongs: String::new(),
                place: [pose.translation.x + window.x / 2.0, window.y / 2.0 - pose.translation.y],
                goal: target.place.to_array(),
                angle: (-angle * axis.z.signum()).to_degrees(),
                size: size.to_array(),
                layer: pose.translation.z,
                height: aloft.height,
                edge: 0.0,
                shadow: None,
                opacity: sprite.color.alpha(),
                face_up: target.face_up,
                held: false,
            };
            (entity, thing)
        })
        .collect();
    for (entity, thing) in &mut taken {
        thing.belongs = belongs(world, *entity);
        thing.held = world.get::<Dragged>(*entity).is_some();
        thing.face_up = world.get::<FaceUp>(*entity).map_or(thing.face_up, |face| face.0);
        (thing.shadow, thing.edge) = children(world, *entity, thing.size[0]);
    }
    let mut things: Vec<FilmItem> = taken.into_iter().map(|(_, thing)| thing).collect();
    things.sort_by(|one, other| one.name.cmp(&other.name));
    things
}

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

/// The shadow below a thing of that width, and how much of an edge is seen beside it.
fn children(world: &World, entity: Entity, width: f32) -> (Option<FilmShadow>, f32) {
    let (mut shades, mut edge) = (Vec::new(), 0.0);
    let scale = world.get::<Transform>(entity).map_or(Vec3::ONE, |pose| pose.scale);
    let children = world.get::<Children>(entity).into_iter().flat_map(|children| children.iter());
    for child in children {
        let (Some(sprite), Some(pose)) =
            (world.get::<Sprite>(child), world.get::<Transform>(child))
        else {
            continue;
        };
        let shown = world.get::<Visibility>(child).is_none_or(|seen| *seen != Visibility::Hidden);
        if !shown {
            continue;
        }
        let size = sprite.custom_size.unwrap_or_default().x * pose.scale.x * scale.x;
        let away = (pose.translation.truncate() * scale.truncate()).length();
        match world.get::<Shadow>(child) {
            Some(shadow) => {
                shades.push((size / width.max(1e-3), away, sprite.color.alpha(), shadow.kind))
            }
            None => edge = (pose.translation.x * scale.x).abs() * 2.0,
        }
    }
    let dark: f32 = shades.iter().map(|shade| shade.2).sum();
    let mean = |of: fn(&(f32, f32, f32, ShadowKind)) -> f32| {
        shades.iter().map(|shade| of(shade) * shade.2).sum::<f32>() / dark
    };
    let soft = mean(|shade| if shade.3 == ShadowKind::Lifted { 1.0 } else { 0.0 });
    let shade = FilmShadow { width: mean(|shade| shade.0), away: mean(|shade| shade.1), soft };
    ((dark > 0.0).then_some(shade), edge)
}
