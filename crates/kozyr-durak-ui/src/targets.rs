//! Target position, size, layer and face of each card on the table.

use std::collections::HashMap;

use bevy::{
    ecs::{query::QueryData, system::SystemParam},
    prelude::*,
};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Card, Durak};

use super::{
    card_counts::BoutDisplay,
    card_faces::is_hand_visible,
    components::{Beats, CardPlace, Cards, PlayingCard},
    layout::{CardPose, CardTableLayout},
    screens::TABLE,
    sync,
    touch::{CardDrag, PersonActions},
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    motion::{Dragged, FaceUp, MotionTarget, MotionTween, TweenStage},
    pace::Tempo,
    session::Session,
};
use kozyr_ui::settings::Settings;

/// The natural width of a card's sprite in logical pixels; targets scale it.
pub const CARD_SPRITE_WIDTH: f32 = 100.0;
/// Delay between two dealt or drawn cards at normal speed, in seconds.
const DEAL_INTERVAL_SECONDS: f32 = 0.055;
/// Delay before drawing starts while a bout is cleared away, in seconds.
const CLEAR_LEAD_SECONDS: f32 = 0.18;
/// How long a beaten bout stays readable before it is cleared away at normal speed, in seconds.
const BOUT_DWELL_SECONDS: f32 = 1.1;
/// Spacing below which cards hide each other's shadows, as a share of their width.
const SHADOW_OVERLAP_RATIO: f32 = 0.3;
/// Number of cards in a heap that cast a shadow. More would add up to a black edge.
const MAX_SHADOWS_PER_HEAP: usize = 2;
/// Scale of a dragged card relative to one in the hand.
const DRAG_SCALE: f32 = 1.06;
/// Tint of a card that can't be played now.
const UNPLAYABLE_TINT: Color = Color::srgb(0.8, 0.81, 0.8);

/// Layer of the lowest card in each place. The places' ranges don't overlap.
mod layer {
    /// The talon, with the open trump below the rest.
    pub const TALON: f32 = 1.0;
    /// The discard pile.
    pub const DISCARD: f32 = 61.0;
    /// Opponents' hands.
    pub const SEAT: f32 = 70.0;
    /// The bout, with two layers per pair.
    pub const BOUT: f32 = 120.0;
    /// The viewer's hand.
    pub const HAND: f32 = 200.0;
    /// The magnified card of the viewer's hand.
    pub const MAGNIFIED: f32 = 320.0;
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        set_targets
            .run_if(
                resource_changed::<CardTableLayout>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<PersonActions>)
                    .or_eager(resource_changed::<CardDrag>)
                    .or_eager(any_match_filter::<Changed<Cards>>)
                    .or_eager(resource_exists_and_changed::<Session<Durak>>),
            )
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .after(sync::pair_cards)
            .in_set(AppSystems::SetTargets),
    );
}

/// Everything that determines where cards go, other than the place they belong to.
#[derive(SystemParam)]
pub(super) struct TargetParams<'w> {
    session: Res<'w, Session<Durak>>,
    settings: Res<'w, Settings>,
    layout: Res<'w, CardTableLayout>,
    offers: Res<'w, PersonActions>,
    drag: Res<'w, CardDrag>,
    readable: Res<'w, BoutDisplay>,
    tempo: Res<'w, Tempo>,
    time: Res<'w, Time>,
}

/// A card to be positioned.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct CardTargetQuery {
    card: &'static PlayingCard,
    target: &'static mut MotionTarget,
    face: &'static mut FaceUp,
    sprite: &'static mut Sprite,
    dragged: Has<Dragged>,
    journey: Option<&'static MotionTween>,
}

/// Sets the motion target of every card.
pub(super) fn set_targets(
    mut commands: Commands,
    table: TargetParams,
    places: Query<(&CardPlace, Ref<Cards>)>,
    beating: Query<&Beats>,
    mut cards: Query<CardTargetQuery>,
) {
    let was_at = |card| cards.get(card).map_or(0.0, |card| card.target.layer);
    let waits = CardDelays::new(&places, was_at, table.remaining_dwell());
    let deck = cards.iter().count();
    for (place, of_place) in &places {
        let attacks = of_place.iter().filter(|&card| !beating.contains(card)).count();
        for (index, entity) in of_place.iter().enumerate() {
            let Ok(mut card) = cards.get_mut(entity) else { continue };
            let mut target = match *place {
                // The deck is squared up until it is dealt.
                CardPlace::Talon if of_place.len() == deck => table.in_talon(card.card.0, 1),
                CardPlace::Talon => table.in_talon(card.card.0, index),
                CardPlace::Seat(seat) => table.in_hand(card.card.0, seat, index, of_place.len()),
                CardPlace::Bout => match beating.get(entity) {
                    Ok(&Beats(attack)) => {
                        let slot = of_place.iter().position(|other| other == attack);
                        table.in_bout(PairRole::Defence, slot.unwrap_or(0), attacks)
                    }
                    Err(_) => table.in_bout(PairRole::Attack, index, attacks),
                },
                CardPlace::Discard => table.in_discard(index),
            };
            let waiting =
                card.journey.is_some_and(|journey| journey.stage() == TweenStage::Waiting);
            (target.delay, target.dwell) = match waits.0.get(&entity) {
                Some(&wait) => wait,
                // A card that has not set off yet keeps its start time.
                None if waiting => (card.target.delay, card.target.dwell),
                None => (0.0, 0.0),
            };
            let gripped = table.drag.card == Some(card.card.0);
            if gripped != card.dragged {
                if gripped {
                    commands.entity(entity).insert(Dragged);
                } else {
                    commands.entity(entity).remove::<Dragged>();
                }
            }
            if card.target.is_added() {
                // A newly spawned card doesn't flip.
                card.face.set_if_neq(FaceUp(target.face_up));
            }
            card.target.set_if_neq(target);
            let shade = table.tint(card.card.0, *place).with_alpha(card.sprite.color.alpha());
            if card.sprite.color != shade {
                card.sprite.color = shade;
            }
        }
    }
}

/// Delay and dwell of each card that has just changed places. Cards go one by one, after the player
/// has had time to read the bout.
#[derive(Default)]
struct CardDelays(HashMap<Entity, (f32, f32)>);

impl CardDelays {
    /// Computes delays for cards in places that have changed, from their previous layers.
    /// `left_to_read` is how long a beaten bout still stays readable.
    fn new(
        places: &Query<(&CardPlace, Ref<Cards>)>,
        was_at: impl Fn(Entity) -> f32,
        left_to_read: f32,
    ) -> Self {
        let mut waits = CardDelays::default();
        let (mut dealt, mut back) = (Vec::new(), Vec::new());
        let mut cleared = Vec::new();
        for (place, cards) in places.iter().filter(|(_, cards)| cards.is_changed()) {
            let of_place =
                cards.iter().enumerate().map(|(index, card)| (index, card, was_at(card)));
            match *place {
                CardPlace::Discard => cleared
                    .extend(of_place.filter(|&(.., at)| is_bout(at)).map(|(_, card, _)| card)),
                CardPlace::Seat(seat) => dealt.extend(
                    of_place
                        .filter(|&(.., at)| is_talon(at))
                        // Drawn from the top; a whole deck is dealt round by round.
                        .map(|(index, card, at)| ((-at) as i32, index, seat.index(), card)),
                ),
                CardPlace::Talon => back.extend(
                    of_place
                        .filter(|&(.., at)| !is_talon(at))
                        .map(|(index, card, _)| (index, card)),
                ),
                CardPlace::Bout => {}
            }
        }
        dealt.sort_unstable();
        back.sort_unstable();
        let dwell = if cleared.is_empty() { 0.0 } else { left_to_read };
        // The bout is cleared before anything is drawn, even without one-by-one animation.
        let drawn_from = if cleared.is_empty() { dwell } else { dwell + CLEAR_LEAD_SECONDS };
        waits.0.extend(cleared.into_iter().map(|card| (card, (0.0, dwell))));
        let dealt = dealt.into_iter().map(|(.., card)| card).enumerate();
        let one_by_one = |turn: usize| (turn as f32 * DEAL_INTERVAL_SECONDS, drawn_from);
        waits.0.extend(dealt.map(|(turn, card)| (card, one_by_one(turn))));
        // Undone cards return in reverse order.
        let back = back.into_iter().map(|(_, card)| card).enumerate();
        waits.0.extend(back.map(|(turn, card)| (card, (turn as f32 * DEAL_INTERVAL_SECONDS, 0.0))));
        waits
    }
}

fn is_talon(layer: f32) -> bool {
    (layer::TALON..layer::DISCARD).contains(&layer)
}

fn is_bout(layer: f32) -> bool {
    (layer::BOUT..layer::HAND).contains(&layer)
}

/// Role of a card in a pair.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PairRole {
    Attack,
    Defence,
}

impl TargetParams<'_> {
    /// Remaining time that the bout stays readable at normal speed, in seconds.
    fn remaining_dwell(&self) -> f32 {
        let read = self.time.elapsed().saturating_sub(self.readable.settled_at).as_secs_f32();
        let pace = self.tempo.duration_factor;
        if pace > 0.0 { (BOUT_DWELL_SECONDS - read / pace).max(0.0) } else { 0.0 }
    }

    fn in_talon(&self, card: Card, depth: usize) -> MotionTarget {
        let view = self.session.game().view(self.session.viewer());
        let open = view.trump_card() == Some(card);
        let layer = layer::TALON + if open { 0.0 } else { 1.0 + depth as f32 };
        let shadow = if open || depth <= MAX_SHADOWS_PER_HEAP { 1.0 } else { 0.0 };
        MotionTarget { shadow, ..target(self.layout.in_talon(depth, open), layer, open) }
    }

    fn in_hand(&self, card: Card, seat: Seat, index: usize, count: usize) -> MotionTarget {
        let (viewer, players) = (self.session.viewer(), self.session.game().seats());
        let open = is_hand_visible(&self.session, &self.settings, seat);
        let fan = |pose: &dyn Fn(usize) -> CardPose| {
            let (this, next) = (pose(index), pose((index + 1).min(count - 1)));
            let apart = this.center.distance(next.center) / (this.width * SHADOW_OVERLAP_RATIO);
            if index + 1 == count { 1.0 } else { apart.min(1.0) }
        };
        if seat != viewer {
            let place = (seat.index() + players - viewer.index() - 1) % players;
            let pose = |index| self.layout.at_seat(place, index, count);
            let shadow = fan(&pose);
            return MotionTarget {
                shadow,
                ..target(pose(index), layer::SEAT + index as f32, open)
            };
        }
        let shadow = fan(&|index| self.layout.in_hand(index, count, false));
        let layer = layer::HAND + index as f32;
        let pose = self.layout.in_hand(index, count, self.offers.is_playable(card));
        let target = |pose| MotionTarget { shadow, ..target(pose, layer, open) };
        if self.drag.card == Some(card) {
            let scale = self.layout.card_width * DRAG_SCALE / CARD_SPRITE_WIDTH;
            let place = self.drag.pointer + self.drag.offset;
            return MotionTarget { place, angle: 0.0, scale, ..target(pose) };
        }
        if self.drag.magnified == Some(card) {
            let target = target(self.layout.pose_magnified(pose));
            return MotionTarget { layer: layer::MAGNIFIED, shadow: 1.0, ..target };
        }
        match self.drag.place_in_hand(&self.layout) {
            Some(held) => target(self.layout.pose_beside_held(pose, held)),
            None => target(pose),
        }
    }

    fn in_bout(&self, role: PairRole, slot: usize, pairs: usize) -> MotionTarget {
        let [attack, defence] = self.layout.in_bout(slot, pairs);
        let layer = layer::BOUT + 2.0 * slot as f32;
        match role {
            PairRole::Attack => target(attack, layer, true),
            PairRole::Defence => target(defence, layer + 1.0, true),
        }
    }

    fn in_discard(&self, index: usize) -> MotionTarget {
        let shadow = if index < MAX_SHADOWS_PER_HEAP { 1.0 } else { 0.0 };
        let layer = layer::DISCARD + index as f32 * 0.1;
        MotionTarget { shadow, ..target(self.layout.in_discard(index), layer, false) }
    }

    /// Darkens the unplayable cards in the viewer's hand while it is the player's turn.
    fn tint(&self, card: Card, place: CardPlace) -> Color {
        let own = place == CardPlace::Seat(self.session.viewer());
        let shaded = own && self.offers.is_turn() && !self.offers.is_playable(card);
        if shaded { UNPLAYABLE_TINT } else { Color::WHITE }
    }
}

fn target(pose: CardPose, layer: f32, face_up: bool) -> MotionTarget {
    let scale = pose.width / CARD_SPRITE_WIDTH;
    MotionTarget { angle: pose.angle, scale, face_up, ..MotionTarget::new(pose.center, layer) }
}
