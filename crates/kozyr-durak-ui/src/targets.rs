//! Where each card of the table is to go, how large, how high, and which way up.

use std::collections::HashMap;

use bevy::{
    ecs::{query::QueryData, system::SystemParam},
    prelude::*,
};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Card, Durak};

use super::{
    card_counts::Readable,
    card_faces::lies_open,
    components::{Beats, Cards, Place, PlayingCard},
    layout::{Layout, Pose},
    screens::TABLE,
    sync,
    touch::{Grip, Offers},
};
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    motion::{Dragged, FaceUp, Journey, Stage, Target},
    pace::Tempo,
    session::Session,
};
use kozyr_ui::settings::Settings;

/// The natural width of a card's sprite in logical pixels; targets scale it.
pub const NATURAL: f32 = 100.0;
/// Seconds between two cards that are dealt or drawn, at normal pace.
const DEALT_APART: f32 = 0.055;
/// Seconds until drawing begins when a bout is cleared away at the same time.
const CLEARED_FIRST: f32 = 0.18;
/// Seconds that a beaten bout can be read before it is cleared away, at normal pace.
const READABLE: f32 = 1.1;
/// Where cards lie so close that they hide each other's shadows: a share of their width.
const CLOSE: f32 = 0.3;
/// So many cards of a heap cast a shadow; more would add up to a black edge.
const CASTING: usize = 2;
/// How much larger than in the hand a card is that follows the pointer.
const GRIPPED: f32 = 1.06;
/// How dark a card is that cannot be played now.
const SHADED: Color = Color::srgb(0.8, 0.81, 0.8);

/// The layer of the lowest card of each place; no place reaches into the next one's.
mod layer {
    /// The talon; its open trump lies below the rest.
    pub const TALON: f32 = 1.0;
    /// The discard pile.
    pub const DISCARD: f32 = 61.0;
    /// The hands of the others.
    pub const SEAT: f32 = 70.0;
    /// The bout; two layers for each pair.
    pub const BOUT: f32 = 120.0;
    /// The hand of the viewer.
    pub const HAND: f32 = 200.0;
    /// The card of that hand which a finger looks at.
    pub const MAGNIFIED: f32 = 320.0;
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_out
            .run_if(
                resource_changed::<Layout>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Offers>)
                    .or_eager(resource_changed::<Grip>)
                    .or_eager(any_match_filter::<Changed<Cards>>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .after(sync::pair_cards)
            .in_set(Step::Place),
    );
}

/// What decides where cards go, apart from the places to which they belong.
#[derive(SystemParam)]
pub(super) struct Table<'w> {
    session: Res<'w, Session<Durak>>,
    settings: Res<'w, Settings>,
    layout: Res<'w, Layout>,
    offers: Res<'w, Offers>,
    grip: Res<'w, Grip>,
    readable: Res<'w, Readable>,
    tempo: Res<'w, Tempo>,
    time: Res<'w, Time>,
}

/// A card to be laid out.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct LaidCard {
    card: &'static PlayingCard,
    target: &'static mut Target,
    face: &'static mut FaceUp,
    sprite: &'static mut Sprite,
    dragged: Has<Dragged>,
    journey: Option<&'static Journey>,
}

/// Tells every card where to go.
pub(super) fn lay_out(
    mut commands: Commands,
    table: Table,
    places: Query<(&Place, Ref<Cards>)>,
    beating: Query<&Beats>,
    mut cards: Query<LaidCard>,
) {
    let was_at = |card| cards.get(card).map_or(0.0, |card| card.target.layer);
    let waits = Waits::of(&places, was_at, table.left_to_read());
    let deck = cards.iter().count();
    for (place, of_place) in &places {
        let attacks = of_place.iter().filter(|&card| !beating.contains(card)).count();
        for (index, entity) in of_place.iter().enumerate() {
            let Ok(mut card) = cards.get_mut(entity) else { continue };
            let mut target = match *place {
                // Until it is dealt, the deck is squared up.
                Place::Talon if of_place.len() == deck => table.in_talon(card.card.0, 1),
                Place::Talon => table.in_talon(card.card.0, index),
                Place::Seat(seat) => table.in_hand(card.card.0, seat, index, of_place.len()),
                Place::Bout => match beating.get(entity) {
                    Ok(&Beats(attack)) => {
                        let slot = of_place.iter().position(|other| other == attack);
                        table.in_bout(Role::Defence, slot.unwrap_or(0), attacks)
                    }
                    Err(_) => table.in_bout(Role::Attack, index, attacks),
                },
                Place::Discard => table.in_discard(index),
            };
            let waiting = card.journey.is_some_and(|journey| journey.stage() == Stage::Waiting);
            (target.delay, target.dwell) = match waits.0.get(&entity) {
                Some(&wait) => wait,
                // A card that has not set off yet keeps the moment of its start.
                None if waiting => (card.target.delay, card.target.dwell),
                None => (0.0, 0.0),
            };
            let gripped = table.grip.card == Some(card.card.0);
            if gripped != card.dragged {
                if gripped {
                    commands.entity(entity).insert(Dragged);
                } else {
                    commands.entity(entity).remove::<Dragged>();
                }
            }
            if card.target.is_added() {
                // What has just come is not seen to turn over.
                card.face.set_if_neq(FaceUp(target.face_up));
            }
            card.target.set_if_neq(target);
            let shade = table.shade(card.card.0, *place).with_alpha(card.sprite.color.alpha());
            if card.sprite.color != shade {
                card.sprite.color = shade;
            }
        }
    }
}

/// How long each card waits that has just come to another place: one after another, and all of
/// them until something has been read.
#[derive(Default)]
struct Waits(HashMap<Entity, (f32, f32)>);

impl Waits {
    /// For the cards of those places that have changed, from the layers where they were; so long
    /// a beaten bout is still to be read.
    fn of(
        places: &Query<(&Place, Ref<Cards>)>,
        was_at: impl Fn(Entity) -> f32,
        left_to_read: f32,
    ) -> Self {
        let mut waits = Waits::default();
        let (mut dealt, mut back) = (Vec::new(), Vec::new());
        let mut cleared = Vec::new();
        for (place, cards) in places.iter().filter(|(_, cards)| cards.is_changed()) {
            let of_place =
                cards.iter().enumerate().map(|(index, card)| (index, card, was_at(card)));
            match *place {
                Place::Discard => cleared
                    .extend(of_place.filter(|&(.., at)| is_bout(at)).map(|(_, card, _)| card)),
                Place::Seat(seat) => dealt.extend(
                    of_place
                        .filter(|&(.., at)| is_talon(at))
                        // Drawn from the top; a whole deck is dealt round by round.
                        .map(|(index, card, at)| ((-at) as i32, index, seat.index(), card)),
                ),
                Place::Talon => back.extend(
                    of_place
                        .filter(|&(.., at)| !is_talon(at))
                        .map(|(index, card, _)| (index, card)),
                ),
                Place::Bout => {}
            }
        }
        dealt.sort_unstable();
        back.sort_unstable();
        let dwell = if cleared.is_empty() { 0.0 } else { left_to_read };
        // Also where things do not come one by one, the bout goes before anything is drawn.
        let drawn_from = if cleared.is_empty() { dwell } else { dwell + CLEARED_FIRST };
        waits.0.extend(cleared.into_iter().map(|card| (card, (0.0, dwell))));
        let dealt = dealt.into_iter().map(|(.., card)| card).enumerate();
        let one_by_one = |turn: usize| (turn as f32 * DEALT_APART, drawn_from);
        waits.0.extend(dealt.map(|(turn, card)| (card, one_by_one(turn))));
        // What is taken back comes as it went, the last first.
        let back = back.into_iter().map(|(_, card)| card).enumerate();
        waits.0.extend(back.map(|(turn, card)| (card, (turn as f32 * DEALT_APART, 0.0))));
        waits
    }
}

fn is_talon(layer: f32) -> bool {
    (layer::TALON..layer::DISCARD).contains(&layer)
}

fn is_bout(layer: f32) -> bool {
    (layer::BOUT..layer::HAND).contains(&layer)
}

/// What a card of the bout does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Attack,
    Defence,
}

impl Table<'_> {
    /// For how many seconds, at normal pace, the bout is still to be read.
    fn left_to_read(&self) -> f32 {
        let read = self.time.elapsed().saturating_sub(self.readable.since).as_secs_f32();
        let pace = self.tempo.motion;
        if pace > 0.0 { (READABLE - read / pace).max(0.0) } else { 0.0 }
    }

    fn in_talon(&self, card: Card, depth: usize) -> Target {
        let view = self.session.game().view(self.session.viewer());
        let open = view.trump_card() == Some(card);
        let layer = layer::TALON + if open { 0.0 } else { 1.0 + depth as f32 };
        let shadow = if open || depth <= CASTING { 1.0 } else { 0.0 };
        Target { shadow, ..target(self.layout.in_talon(depth, open), layer, open) }
    }

    fn in_hand(&self, card: Card, seat: Seat, index: usize, count: usize) -> Target {
        let (viewer, players) = (self.session.viewer(), self.session.game().seats());
        let open = lies_open(&self.session, &self.settings, seat);
        let fan = |pose: &dyn Fn(usize) -> Pose| {
            let (this, next) = (pose(index), pose((index + 1).min(count - 1)));
            let apart = this.place.distance(next.place) / (this.width * CLOSE);
            if index + 1 == count { 1.0 } else { apart.min(1.0) }
        };
        if seat != viewer {
            let place = (seat.index() + players - viewer.index() - 1) % players;
            let pose = |index| self.layout.at_seat(place, index, count);
            let shadow = fan(&pose);
            return Target { shadow, ..target(pose(index), layer::SEAT + index as f32, open) };
        }
        let shadow = fan(&|index| self.layout.in_hand(index, count, false));
        let layer = layer::HAND + index as f32;
        let pose = self.layout.in_hand(index, count, self.offers.playable(card));
        let target = |pose| Target { shadow, ..target(pose, layer, open) };
        if self.grip.card == Some(card) {
            let scale = self.layout.card * GRIPPED / NATURAL;
            let place = self.grip.place + self.grip.hold;
            return Target { place, angle: 0.0, scale, ..target(pose) };
        }
        if self.grip.looks_at == Some(card) {
            let target = target(self.layout.magnified(pose));
            return Target { layer: layer::MAGNIFIED, shadow: 1.0, ..target };
        }
        match self.grip.among_hand(&self.layout) {
            Some(held) => target(self.layout.parted(pose, held)),
            None => target(pose),
        }
    }

    fn in_bout(&self, role: Role, slot: usize, pairs: usize) -> Target {
        let [attack, defence] = self.layout.in_bout(slot, pairs);
        let layer = layer::BOUT + 2.0 * slot as f32;
        match role {
            Role::Attack => target(attack, layer, true),
            Role::Defence => target(defence, layer + 1.0, true),
        }
    }

    fn in_discard(&self, index: usize) -> Target {
        let shadow = if index < CASTING { 1.0 } else { 0.0 };
        let layer = layer::DISCARD + index as f32 * 0.1;
        Target { shadow, ..target(self.layout.in_discard(index), layer, false) }
    }

    /// A card of the viewer's hand that cannot be played is darker while others can.
    fn shade(&self, card: Card, place: Place) -> Color {
        let own = place == Place::Seat(self.session.viewer());
        let shaded = own && self.offers.asked() && !self.offers.playable(card);
        if shaded { SHADED } else { Color::WHITE }
    }
}

fn target(pose: Pose, layer: f32, face_up: bool) -> Target {
    let scale = pose.width / NATURAL;
    Target { angle: pose.angle, scale, face_up, ..Target::new(pose.place, layer) }
}
