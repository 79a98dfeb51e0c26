//! Number of cards visible in each place. A card in flight isn't counted anywhere.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{MAX_SEATS, Seat};
use kozyr_durak::{Durak, Event};

use super::{
    components::{CardOf, CardPlace, PlayingCard},
    phase::BoutPhase,
    screens::TABLE,
};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    motion::{MotionTween, TweenStage},
    session::{ActionPlayed, Session},
};

/// The place where a card rests; `None` while it is in the air.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RestingPlace {
    /// Current place.
    pub now: Option<CardPlace>,
    /// Place before the last change.
    pub before: Option<CardPlace>,
}

/// The counts shown beside the places.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct CardCounts {
    /// Number of cards in the talon.
    pub talon: usize,
    seats: [usize; MAX_SEATS],
}

impl CardCounts {
    /// Number of cards that rest in a seat's hand; cards in flight don't count.
    pub fn of_seat(&self, seat: Seat) -> usize {
        self.seats[seat.index()]
    }
}

/// Display state of the bout.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoutDisplay {
    /// When its last card landed, measured since the app started.
    pub settled_at: Duration,
    /// The seat picking up the bout, while its cards are moving.
    pub taker: Option<Seat>,
}

/// Adds the displayed card counts and the display state of the bout.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CardCounts>().init_resource::<BoutDisplay>();
    app.add_systems(
        Update,
        (count_cards, note_bout_rest, note_taker)
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
}

/// Updates where each card rests, and counts those that rest in the talon and in each hand.
/// Requests a redraw if a count changes.
pub(super) fn count_cards(
    places: Query<&CardPlace>,
    mut cards: Query<(&CardOf, &mut RestingPlace, Option<&MotionTween>)>,
    mut counts: ResMut<CardCounts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut new_counts = CardCounts::default();
    for (&CardOf(place_entity), mut resting, tween) in &mut cards {
        let Ok(&place) = places.get(place_entity) else { continue };
        let next = match tween.map(MotionTween::stage) {
            None | Some(TweenStage::Landed) => Some(place),
            Some(TweenStage::Waiting) => resting.now,
            // A card moving within its place still counts there.
            Some(TweenStage::Flying) => resting.now.filter(|&previous| previous == place),
        };
        if resting.now != next {
            *resting = RestingPlace { now: next, before: resting.now };
        }
        match next {
            Some(CardPlace::Talon) => new_counts.talon += 1,
            Some(CardPlace::Seat(seat)) => new_counts.seats[seat.index()] += 1,
            Some(CardPlace::Bout | CardPlace::Discard) | None => {}
        }
    }
    if counts.set_if_neq(new_counts) {
        redraw.write(RequestRedraw);
    }
}

/// Sets [`BoutDisplay::settled_at`] to the current time while a card of the bout moves or has just
/// appeared.
fn note_bout_rest(
    places: Query<&CardPlace>,
    moving: Query<&CardOf, (With<PlayingCard>, Or<(With<MotionTween>, Added<RestingPlace>)>)>,
    time: Res<Time>,
    mut display: ResMut<BoutDisplay>,
) {
    if moving.iter().any(|card| places.get(card.0) == Ok(&CardPlace::Bout)) {
        display.settled_at = time.elapsed();
    }
}

/// Sets [`BoutDisplay::taker`] to the seat that has just picked up the bout. Clears it once cards
/// have been drawn and none moves.
fn note_taker(
    mut played: MessageReader<ActionPlayed<Durak>>,
    phase: Option<Res<State<BoutPhase>>>,
    tweens: Query<(), With<MotionTween>>,
    mut display: ResMut<BoutDisplay>,
) {
    let taken = played.read().flat_map(|played| &played.events).find_map(|event| match *event {
        Event::BoutTaken { seat, .. } => Some(seat),
        _ => None,
    });
    let is_drawing = phase.is_some_and(|phase| **phase == BoutPhase::Draw) || !tweens.is_empty();
    let taker = taken.or(display.taker.filter(|_| is_drawing));
    if display.taker != taker {
        display.taker = taker;
    }
}
