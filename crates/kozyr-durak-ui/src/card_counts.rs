//! How many cards each place has as the eye sees it: a card is counted where it lies, and nowhere
//! while it flies.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use kozyr_core::game::{MAX_SEATS, Seat};
use kozyr_durak::{Durak, Event};

use super::{
    components::{CardOf, Place, PlayingCard},
    phase::Phase,
    screens::TABLE,
};
use kozyr_platform::system_sets::Step;
use kozyr_table::{
    motion::{Journey, Stage},
    session::{Played, Session},
};

/// Where a card lies; `None` while it is in the air.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LiesIn {
    /// Now.
    pub now: Option<Place>,
    /// Before that changed last.
    pub was: Option<Place>,
}

/// The numbers beside the places.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// The cards of the talon.
    pub talon: usize,
    seats: [usize; MAX_SEATS],
}

impl Counts {
    /// The cards of a seat.
    pub fn of(&self, seat: Seat) -> usize {
        self.seats[seat.index()]
    }
}

/// What can still be read of the bout.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Readable {
    /// When its last card came down, since the app was started.
    pub since: Duration,
    /// Who took it, as long as its cards are on their way.
    pub taker: Option<Seat>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Counts>().init_resource::<Readable>();
    app.add_systems(
        Update,
        (count, read, tell_taker)
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Step::Follow),
    );
}

/// Counts the cards where they lie.
pub(super) fn count(
    places: Query<&Place>,
    mut cards: Query<(&CardOf, &mut LiesIn, Option<&Journey>)>,
    mut counts: ResMut<Counts>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut now = Counts::default();
    for (&CardOf(belongs), mut lies, journey) in &mut cards {
        let Ok(&place) = places.get(belongs) else { continue };
        let next = match journey.map(Journey::stage) {
            None | Some(Stage::Landed) => Some(place),
            Some(Stage::Waiting) => lies.now,
            // What only moves within its place does not leave it.
            Some(Stage::Flying) => lies.now.filter(|&before| before == place),
        };
        if lies.now != next {
            *lies = LiesIn { now: next, was: lies.now };
        }
        match next {
            Some(Place::Talon) => now.talon += 1,
            Some(Place::Seat(seat)) => now.seats[seat.index()] += 1,
            Some(Place::Bout | Place::Discard) | None => {}
        }
    }
    if counts.set_if_neq(now) {
        redraw.write(RequestRedraw);
    }
}

/// Notes since when nothing has moved in the bout, or it has been on the table at all.
fn read(
    places: Query<&Place>,
    moving: Query<&CardOf, (With<PlayingCard>, Or<(With<Journey>, Added<LiesIn>)>)>,
    time: Res<Time>,
    mut readable: ResMut<Readable>,
) {
    if moving.iter().any(|card| places.get(card.0) == Ok(&Place::Bout)) {
        readable.since = time.elapsed();
    }
}

/// Notes who takes the bout, until its cards have come to rest.
fn tell_taker(
    mut played: MessageReader<Played<Durak>>,
    phase: Option<Res<State<Phase>>>,
    journeys: Query<(), With<Journey>>,
    mut readable: ResMut<Readable>,
) {
    let taken = played.read().flat_map(|played| &played.events).find_map(|event| match *event {
        Event::BoutTaken { seat, .. } => Some(seat),
        _ => None,
    });
    let drawing = phase.is_some_and(|phase| **phase == Phase::Draw) || !journeys.is_empty();
    let taker = taken.or(readable.taker.filter(|_| drawing));
    if readable.taker != taker {
        readable.taker = taker;
    }
}
