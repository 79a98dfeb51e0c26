//! Hands as people have put them: kept from draw to draw, and from one start to the next.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{
    durak::{Card, CardSet, Durak},
    game::{Game, MAX_SEATS, Player, Seat, Seed},
};
use serde::{Deserialize, Serialize};

use super::{TABLE, deck::sorted, layout::Layout};
use crate::{
    look::settings::{HandOrder, Settings, TrumpEnd, remember},
    platform::step::Step,
    table::session::Session,
};

/// The hands of one match as people hold them, from the left.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ByHand {
    /// The match.
    seed: Option<Seed>,
    hands: [Vec<Card>; MAX_SEATS],
}

impl ByHand {
    /// The place of a card in the hand of a seat; cards that nobody has put anywhere come last.
    pub fn place(&self, seat: Seat, card: Card) -> usize {
        let hand = &self.hands[seat.index()];
        hand.iter().position(|&other| other == card).unwrap_or(hand.len())
    }

    /// Puts a card at another place.
    pub fn put(&mut self, seat: Seat, card: Card, place: usize) {
        let hand = &mut self.hands[seat.index()];
        hand.retain(|&other| other != card);
        hand.insert(place.min(hand.len()), card);
    }

    /// The cards that are there, with new ones at the end.
    fn brought_up_to_date(&self, session: &Session<Durak>) -> Self {
        let seed = Some(*session.record().seed());
        let mut next = if self.seed == seed { self.clone() } else { ByHand { seed, ..default() } };
        let game = session.game();
        let trump = game.view(session.viewer()).trump();
        let persons = Seat::all(game.seats())
            .filter(|seat| session.record().players()[seat.index()] == Player::Human);
        for seat in persons {
            let now: CardSet = game.hand(seat);
            let hand = &mut next.hands[seat.index()];
            hand.retain(|&card| now.contains(card));
            let new = now.iter().filter(|card| !hand.contains(card)).collect::<Vec<_>>();
            hand.extend(sorted(new.into_iter(), trump, HandOrder::Suit, TrumpEnd::Right));
        }
        next
    }
}

pub(crate) fn plugin(app: &mut App) {
    remember::<ByHand>(app, "durak-hand.json");
    app.add_systems(
        Update,
        keep_up
            .run_if(in_state(TABLE))
            .run_if(
                resource_exists_and_changed::<Session<Durak>>
                    .or_eager(resource_changed::<Settings>),
            )
            .run_if(resource_exists::<Session<Durak>>)
            .after(Step::Play)
            .before(Step::Place),
    );
}

fn keep_up(session: Res<Session<Durak>>, settings: Res<Settings>, mut by_hand: ResMut<ByHand>) {
    if settings.order != HandOrder::ByHand || session.is_watched() {
        return;
    }
    let next = by_hand.brought_up_to_date(&session);
    by_hand.set_if_neq(next);
}

/// Lets cards be moved about in the hand, if the player orders it so.
#[derive(SystemParam)]
pub struct HandInHand<'w> {
    settings: Res<'w, Settings>,
    by_hand: ResMut<'w, ByHand>,
}

impl HandInHand<'_> {
    /// Puts a card of the viewer's hand where a point is, and the others around it.
    pub fn make_room(
        &mut self,
        card: Card,
        point: Vec2,
        layout: &Layout,
        session: &Session<Durak>,
    ) {
        let seat = session.viewer();
        let count = session.game().hand(seat).len();
        let distance = |place: &usize| layout.in_hand(*place, count, false).place.distance(point);
        let nearest = (0..count).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        if self.settings.order == HandOrder::ByHand
            && let Some(place) = nearest
            && self.by_hand.place(seat, card) != place
        {
            self.by_hand.put(seat, card, place);
        }
    }
}
