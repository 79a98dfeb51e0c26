//! The order of the cards in a hand: sorted, or as people arranged them.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::{Game, MAX_SEATS, Player, Seat, Seed};
use kozyr_durak::{Card, CardSet, Durak, Suit};
use serde::{Deserialize, Serialize};

use super::{layout::CardTableLayout, screens::TABLE};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::session::Session;
use kozyr_ui::settings::{HandOrder, PersistentResource, Settings, TrumpEnd, persist_resource};

/// The hands of one match as people arranged them, from the left; kept from draw to draw, and
/// from one start to the next.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ArrangedHands {
    /// The match.
    seed: Option<Seed>,
    hands: [Vec<Card>; MAX_SEATS],
}

impl PersistentResource for ArrangedHands {
    /// A hand is held against the cards that there are whenever these change.
    fn sanitize(&mut self) {}
}

impl ArrangedHands {
    /// The place of a card in the hand of a seat; cards that nobody has put anywhere come last.
    fn place(&self, seat: Seat, card: Card) -> usize {
        let hand = &self.hands[seat.index()];
        hand.iter().position(|&other| other == card).unwrap_or(hand.len())
    }

    /// The cards of a seat from left to right, as the settings want them.
    pub fn in_order(&self, game: &Durak, seat: Seat, settings: &Settings) -> Vec<Card> {
        let trump = game.view(seat).trump();
        let mut cards =
            sorted(game.hand(seat).iter(), trump, settings.hand_order, settings.trump_end);
        if settings.hand_order == HandOrder::Manual {
            cards.sort_by_key(|&card| self.place(seat, card));
        }
        cards
    }

    /// Puts a card at another place.
    fn put(&mut self, seat: Seat, card: Card, place: usize) {
        let hand = &mut self.hands[seat.index()];
        hand.retain(|&other| other != card);
        hand.insert(place.min(hand.len()), card);
    }

    /// The cards that are there, with new ones at the end.
    fn updated(&self, session: &Session<Durak>) -> Self {
        let seed = Some(*session.record().seed());
        let mut next =
            if self.seed == seed { self.clone() } else { ArrangedHands { seed, ..default() } };
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

/// The cards of a hand in the order in which a player holds them.
///
/// The order [`HandOrder::ByHand`] is for cards that nobody has put anywhere: they come as they
/// would by suit.
pub fn sorted(
    cards: impl Iterator<Item = Card>,
    trump: Suit,
    order: HandOrder,
    trumps: TrumpEnd,
) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    // Black and red suits take turns, so that neighbours can be told apart.
    let place = |suit: Suit| match suit {
        Suit::Spades => 0,
        Suit::Diamonds => 1,
        Suit::Clubs => 2,
        Suit::Hearts => 3,
    };
    cards.sort_by_key(|card| {
        let last = (card.suit() == trump) == (trumps == TrumpEnd::Right);
        match order {
            HandOrder::Suit | HandOrder::Manual => (last, place(card.suit()), card.rank() as usize),
            HandOrder::Rank => (last, card.rank() as usize, place(card.suit())),
        }
    });
    cards
}

pub(crate) fn plugin(app: &mut App) {
    persist_resource::<ArrangedHands>(app, "durak-hand.json");
    app.add_systems(
        Update,
        update_arrangement
            .run_if(in_state(TABLE))
            .run_if(
                resource_exists_and_changed::<Session<Durak>>
                    .or_eager(resource_changed::<Settings>),
            )
            .run_if(resource_exists::<Session<Durak>>)
            .after(AppSystems::ApplyActions)
            .before(AppSystems::SetTargets),
    );
}

fn update_arrangement(
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
    mut arranged: ResMut<ArrangedHands>,
) {
    if settings.hand_order != HandOrder::Manual || session.is_watched() {
        return;
    }
    let next = arranged.updated(&session);
    arranged.set_if_neq(next);
}

/// Lets cards be moved about in the hand, if the player orders it so.
#[derive(SystemParam)]
pub struct HandArranger<'w> {
    settings: Res<'w, Settings>,
    arranged: ResMut<'w, ArrangedHands>,
}

impl HandArranger<'_> {
    /// Whether people put their cards in order themselves, by moving them along the hand.
    pub fn is_manual(&self) -> bool {
        self.settings.hand_order == HandOrder::Manual
    }

    /// Puts a card of the viewer's hand where a point is, and the others around it.
    pub fn move_card(
        &mut self,
        card: Card,
        point: Vec2,
        layout: &CardTableLayout,
        session: &Session<Durak>,
    ) {
        let seat = session.viewer();
        let count = session.game().hand(seat).len();
        let distance = |place: &usize| layout.in_hand(*place, count, false).center.distance(point);
        let nearest = (0..count).min_by(|one, other| distance(one).total_cmp(&distance(other)));
        if self.is_manual()
            && let Some(place) = nearest
            && self.arranged.place(seat, card) != place
        {
            self.arranged.put(seat, card, place);
        }
    }
}
