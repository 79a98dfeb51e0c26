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

/// Keeps the target of each card in sync with the table.
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
    actions: Res<'w, PersonActions>,
    drag: Res<'w, CardDrag>,
    display: Res<'w, BoutDisplay>,
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
    tween: Option<&'static MotionTween>,
}

/// Sets the motion target and tint of every card, and marks the dragged one. A new card gets its
/// side without flipping.
pub(super) fn set_targets(
    mut commands: Commands,
    params: TargetParams,
    places: Query<(&CardPlace, Ref<Cards>)>,
    beating: Query<&Beats>,
    mut cards: Query<CardTargetQuery>,
) {
    let previous_layer = |card| cards.get(card).map_or(0.0, |card| card.target.layer);
    let delays = CardDelays::new(&places, previous_layer, params.remaining_dwell());
    let deck_size = cards.iter().count();
    for (place, cards_in_place) in &places {
        let attacks = cards_in_place.iter().filter(|&card| !beating.contains(card)).count();
        for (index, entity) in cards_in_place.iter().enumerate() {
            let Ok(mut card) = cards.get_mut(entity) else { continue };
            let mut target = match *place {
                // The deck is squared up until it is dealt.
                CardPlace::Talon if cards_in_place.len() == deck_size => {
                    params.in_talon(card.card.0, 1)
                }
                CardPlace::Talon => params.in_talon(card.card.0, index),
                CardPlace::Seat(seat) => {
                    params.in_hand(card.card.0, seat, index, cards_in_place.len())
                }
                CardPlace::Bout => match beating.get(entity) {
                    Ok(&Beats(attack)) => {
                        let slot = cards_in_place.iter().position(|other| other == attack);
                        params.in_bout(PairRole::Defence, slot.unwrap_or(0), attacks)
                    }
                    Err(_) => params.in_bout(PairRole::Attack, index, attacks),
                },
                CardPlace::Discard => params.in_discard(index),
            };
            let is_waiting = card.tween.is_some_and(|tween| tween.stage() == TweenStage::Waiting);
            (target.delay, target.dwell) = match delays.0.get(&entity) {
                Some(&delay) => delay,
                // A card that has not set off yet keeps its start time.
                None if is_waiting => (card.target.delay, card.target.dwell),
                None => (0.0, 0.0),
            };
            let is_dragged = params.drag.card == Some(card.card.0);
            if is_dragged != card.dragged {
                if is_dragged {
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
            let tint = params.tint(card.card.0, *place).with_alpha(card.sprite.color.alpha());
            if card.sprite.color != tint {
                card.sprite.color = tint;
            }
        }
    }
}

/// Delay and dwell of each card that has just changed places. Cards go one by one, after the player
/// has had time to read the bout.
#[derive(Default)]
struct CardDelays(HashMap<Entity, (f32, f32)>);

impl CardDelays {
    /// Computes delays for cards that came to a changed place, judged by their previous layers.
    /// `remaining_dwell` is how many seconds a beaten bout still stays readable.
    fn new(
        places: &Query<(&CardPlace, Ref<Cards>)>,
        previous_layer: impl Fn(Entity) -> f32,
        remaining_dwell: f32,
    ) -> Self {
        let mut delays = CardDelays::default();
        let (mut dealt, mut returned) = (Vec::new(), Vec::new());
        let mut cleared = Vec::new();
        for (place, cards) in places.iter().filter(|(_, cards)| cards.is_changed()) {
            let cards_in_place =
                cards.iter().enumerate().map(|(index, card)| (index, card, previous_layer(card)));
            match *place {
                CardPlace::Discard => cleared.extend(
                    cards_in_place.filter(|&(.., layer)| is_bout(layer)).map(|(_, card, _)| card),
                ),
                CardPlace::Seat(seat) => dealt.extend(
                    cards_in_place
                        .filter(|&(.., layer)| is_talon(layer))
                        // Drawn from the top; a whole deck is dealt round by round.
                        .map(|(index, card, layer)| ((-layer) as i32, index, seat.index(), card)),
                ),
                CardPlace::Talon => returned.extend(
                    cards_in_place
                        .filter(|&(.., layer)| !is_talon(layer))
                        .map(|(index, card, _)| (index, card)),
                ),
                CardPlace::Bout => {}
            }
        }
        dealt.sort_unstable();
        returned.sort_unstable();
        let dwell = if cleared.is_empty() { 0.0 } else { remaining_dwell };
        // The bout is cleared before anything is drawn, even without one-by-one animation.
        let draw_start = if cleared.is_empty() { dwell } else { dwell + CLEAR_LEAD_SECONDS };
        delays.0.extend(cleared.into_iter().map(|card| (card, (0.0, dwell))));
        let dealt = dealt.into_iter().map(|(.., card)| card).enumerate();
        let delay_of = |order: usize| (order as f32 * DEAL_INTERVAL_SECONDS, draw_start);
        delays.0.extend(dealt.map(|(order, card)| (card, delay_of(order))));
        // Undone cards return in reverse order.
        let returned = returned.into_iter().map(|(_, card)| card).enumerate();
        delays.0.extend(
            returned.map(|(order, card)| (card, (order as f32 * DEAL_INTERVAL_SECONDS, 0.0))),
        );
        delays
    }
}

/// Whether a layer is in the range of the talon.
fn is_talon(layer: f32) -> bool {
    (layer::TALON..layer::DISCARD).contains(&layer)
}

/// Whether a layer is in the range of the bout.
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
    /// Remaining time that the bout stays readable at normal speed, in seconds; 0 if animations are
    /// off.
    fn remaining_dwell(&self) -> f32 {
        let shown_for = self.time.elapsed().saturating_sub(self.display.settled_at).as_secs_f32();
        let pace = self.tempo.duration_factor;
        if pace > 0.0 { (BOUT_DWELL_SECONDS - shown_for / pace).max(0.0) } else { 0.0 }
    }

    /// The target of a talon card, face up if it is the open trump; depth 0 is the last card to be
    /// drawn.
    fn in_talon(&self, card: Card, depth: usize) -> MotionTarget {
        let view = self.session.game().view(self.session.viewer());
        let is_open = view.trump_card() == Some(card);
        let layer = layer::TALON + if is_open { 0.0 } else { 1.0 + depth as f32 };
        let shadow = if is_open || depth <= MAX_SHADOWS_PER_HEAP { 1.0 } else { 0.0 };
        MotionTarget { shadow, ..target(self.layout.in_talon(depth, is_open), layer, is_open) }
    }

    /// The target of card `index` of `count` in a seat's hand. A dragged card of the viewer is at
    /// the pointer, a magnified one is enlarged, and the others part for it.
    fn in_hand(&self, card: Card, seat: Seat, index: usize, count: usize) -> MotionTarget {
        let (viewer, players) = (self.session.viewer(), self.session.game().seats());
        let is_visible = is_hand_visible(&self.session, &self.settings, seat);
        let shadow_strength = |pose: &dyn Fn(usize) -> CardPose| {
            let (own, next) = (pose(index), pose((index + 1).min(count - 1)));
            let spacing = own.center.distance(next.center) / (own.width * SHADOW_OVERLAP_RATIO);
            if index + 1 == count { 1.0 } else { spacing.min(1.0) }
        };
        if seat != viewer {
            let opponent_index = (seat.index() + players - viewer.index() - 1) % players;
            let pose = |index| self.layout.at_seat(opponent_index, index, count);
            let shadow = shadow_strength(&pose);
            return MotionTarget {
                shadow,
                ..target(pose(index), layer::SEAT + index as f32, is_visible)
            };
        }
        let shadow = shadow_strength(&|index| self.layout.in_hand(index, count, false));
        let layer = layer::HAND + index as f32;
        let pose = self.layout.in_hand(index, count, self.actions.is_playable(card));
        let target = |pose| MotionTarget { shadow, ..target(pose, layer, is_visible) };
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
            Some(pointer) => target(self.layout.pose_beside_held(pose, pointer)),
            None => target(pose),
        }
    }

    /// The target of the card with this role in pair `slot` of a bout with this many pairs.
    fn in_bout(&self, role: PairRole, slot: usize, pairs: usize) -> MotionTarget {
        let [attack, defence] = self.layout.in_bout(slot, pairs);
        let layer = layer::BOUT + 2.0 * slot as f32;
        match role {
            PairRole::Attack => target(attack, layer, true),
            PairRole::Defence => target(defence, layer + 1.0, true),
        }
    }

    /// The target of card `index` of the discard pile, face down.
    fn in_discard(&self, index: usize) -> MotionTarget {
        let shadow = if index < MAX_SHADOWS_PER_HEAP { 1.0 } else { 0.0 };
        let layer = layer::DISCARD + index as f32 * 0.1;
        MotionTarget { shadow, ..target(self.layout.in_discard(index), layer, false) }
    }

    /// The tint of a card: dark for unplayable cards in the viewer's hand while it is the player's
    /// turn, else white.
    fn tint(&self, card: Card, place: CardPlace) -> Color {
        let is_own = place == CardPlace::Seat(self.session.viewer());
        let is_shaded = is_own && self.actions.is_turn() && !self.actions.is_playable(card);
        if is_shaded { UNPLAYABLE_TINT } else { Color::WHITE }
    }
}

/// The motion target at a pose, in a layer.
fn target(pose: CardPose, layer: f32, face_up: bool) -> MotionTarget {
    let scale = pose.width / CARD_SPRITE_WIDTH;
    MotionTarget { angle: pose.angle, scale, face_up, ..MotionTarget::new(pose.center, layer) }
}
