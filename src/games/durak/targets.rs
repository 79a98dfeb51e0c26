//! Where each card of the table is to go, how large, how high, and which way up.

use std::collections::HashMap;

use bevy::{
    ecs::{query::QueryData, system::SystemParam},
    prelude::*,
};
use kozyr_core::{
    durak::{Card, Durak},
    game::{Game, Seat},
};

use super::{
    components::{Beats, Cards, Place, PlayingCard},
    faces::lies_open,
    layout::{Layout, Pose},
    screens::TABLE,
    sync,
    touch::{Grip, Offers},
};
use crate::{
    look::settings::Settings,
    platform::step::Step,
    table::{
        motion::{Dragged, FaceUp, Target},
        session::Session,
    },
};

/// The natural width of a card's sprite in logical pixels; targets scale it.
pub const NATURAL: f32 = 100.0;
/// Seconds between two cards that are dealt or drawn, at normal pace.
const DEALT_APART: f32 = 0.055;
/// Seconds until drawing begins when a bout is cleared away at the same time.
const CLEARED_FIRST: f32 = 0.18;
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
}

/// Tells every card where to go.
pub(super) fn lay_out(
    mut commands: Commands,
    table: Table,
    places: Query<(&Place, Ref<Cards>)>,
    beating: Query<&Beats>,
    mut cards: Query<LaidCard>,
) {
    let delays = delays(&places, |card| cards.get(card).map_or(0.0, |card| card.target.layer));
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
            target.delay = match delays.get(&entity) {
                Some(&delay) => delay,
                None if of_place.is_changed() => 0.0,
                // A card that is on its way keeps the moment of its start.
                None => card.target.delay,
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

/// How long the cards wait that have just left the talon for a hand: they are dealt round by
/// round, and after a bout that is cleared away at the same time.
fn delays(
    places: &Query<(&Place, Ref<Cards>)>,
    layer_before: impl Fn(Entity) -> f32,
) -> HashMap<Entity, f32> {
    let was_in_talon = |card| (layer::TALON..layer::DISCARD).contains(&layer_before(card));
    let mut clearing = false;
    let mut dealt = Vec::new();
    for (place, cards) in places.iter().filter(|(_, cards)| cards.is_changed()) {
        match *place {
            Place::Discard => clearing = cards.iter().any(|card| layer_before(card) >= layer::BOUT),
            Place::Seat(seat) => {
                let of_seat = cards.iter().enumerate().filter(|&(_, card)| was_in_talon(card));
                dealt.extend(of_seat.map(|(index, card)| (index, seat.index(), card)));
            }
            Place::Talon | Place::Bout => {}
        }
    }
    dealt.sort_unstable();
    let first = if clearing { CLEARED_FIRST } else { 0.0 };
    let turns = dealt.into_iter().enumerate();
    turns.map(|(turn, (.., card))| (card, first + turn as f32 * DEALT_APART)).collect()
}

/// What a card of the bout does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Attack,
    Defence,
}

impl Table<'_> {
    fn in_talon(&self, card: Card, depth: usize) -> Target {
        let view = self.session.game().view(self.session.viewer());
        let open = view.trump_card() == Some(card);
        let layer = layer::TALON + if open { 0.0 } else { 1.0 + depth as f32 };
        target(self.layout.in_talon(depth, open), layer, open)
    }

    fn in_hand(&self, card: Card, seat: Seat, index: usize, count: usize) -> Target {
        let (viewer, players) = (self.session.viewer(), self.session.game().seats());
        let open = lies_open(&self.session, &self.settings, seat);
        if seat != viewer {
            let place = (seat.index() + players - viewer.index() - 1) % players;
            let pose = self.layout.at_seat(place, index, count);
            return target(pose, layer::SEAT + index as f32, open);
        }
        let pose = self.layout.in_hand(index, count, self.offers.playable(card));
        let target = target(pose, layer::HAND + index as f32, open);
        if self.grip.card != Some(card) {
            return target;
        }
        let scale = self.layout.card * GRIPPED / NATURAL;
        Target { place: self.grip.place, angle: 0.0, scale, ..target }
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
        target(self.layout.in_discard(index), layer::DISCARD + index as f32 * 0.1, false)
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
