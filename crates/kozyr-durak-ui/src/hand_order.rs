//! Card order in a hand: sorted, or arranged by the player.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seed};
use kozyr_durak::{Card, CardSet, Durak, Suit};
use serde::{Deserialize, Serialize};

use super::{layout::CardTableLayout, screens::TABLE};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::session::Session;
use kozyr_ui::settings::{HandOrder, PersistentResource, Settings, TrumpEnd, persist_resource};

/// Manually arranged hands of one match, from the left. They are kept between draws and restarts.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ArrangedHands {
    /// Seed of the match.
    seed: Option<Seed>,
    /// The cards of each seat.
    hands: [Vec<Card>; MAX_SEATS],
}

impl PersistentResource for ArrangedHands {
    /// Nothing to check here: hands are matched with the cards in play whenever these change.
    fn sanitize(&mut self) {}
}

impl ArrangedHands {
    /// Position of a card in a seat's arranged hand, from the left; the hand's length for other
    /// cards.
    fn place(&self, seat: Seat, card: Card) -> usize {
        let hand = &self.hands[seat.index()];
        hand.iter().position(|&held| held == card).unwrap_or(hand.len())
    }

    /// Returns a seat's cards from left to right, ordered according to the settings.
    pub fn in_order(&self, game: &Durak, seat: Seat, settings: &Settings) -> Vec<Card> {
        let trump = game.view(seat).trump();
        let mut cards =
            sorted(game.hand(seat).iter(), trump, settings.hand_order, settings.trump_end);
        if settings.hand_order == HandOrder::Manual {
            cards.sort_by_key(|&card| self.place(seat, card));
        }
        cards
    }

    /// Moves a card to position `place` of a seat's arranged hand, or to its end if that is nearer.
    /// Adds the card if it is missing.
    fn put(&mut self, seat: Seat, card: Card, place: usize) {
        let hand = &mut self.hands[seat.index()];
        hand.retain(|&other| other != card);
        hand.insert(place.min(hand.len()), card);
    }

    /// Returns the hands of all humans with cards no longer held removed and new ones at the end,
    /// sorted by suit. Starts with empty ones if the seed is that of another match.
    fn updated(&self, session: &Session<Durak>) -> Self {
        let seed = Some(*session.record().seed());
        let mut updated_hands =
            if self.seed == seed { self.clone() } else { ArrangedHands { seed, ..default() } };
        let game = session.game();
        let trump = game.view(session.viewer()).trump();
        let persons = Seat::all(game.seats()).filter(|&seat| session.is_played_here(seat));
        for seat in persons {
            let held: CardSet = game.hand(seat);
            let hand = &mut updated_hands.hands[seat.index()];
            hand.retain(|&card| held.contains(card));
            let new = held.iter().filter(|card| !hand.contains(card)).collect::<Vec<_>>();
            hand.extend(sorted(new.into_iter(), trump, HandOrder::Suit, TrumpEnd::Right));
        }
        updated_hands
    }
}

/// Returns the cards sorted in this order, low ranks first, with trumps at the given end.
///
/// [`HandOrder::Manual`] sorts by suit, for cards not yet arranged.
pub fn sorted(
    cards: impl Iterator<Item = Card>,
    trump: Suit,
    order: HandOrder,
    trump_end: TrumpEnd,
) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    // Alternate black and red suits, so that neighbors are easy to tell apart.
    let suit_order = |suit: Suit| match suit {
        Suit::Spades => 0,
        Suit::Diamonds => 1,
        Suit::Clubs => 2,
        Suit::Hearts => 3,
    };
    cards.sort_by_key(|card| {
        let last = (card.suit() == trump) == (trump_end == TrumpEnd::Right);
        match order {
            HandOrder::Suit | HandOrder::Manual => {
                (last, suit_order(card.suit()), card.rank() as usize)
            }
            HandOrder::Rank => (last, card.rank() as usize, suit_order(card.suit())),
        }
    });
    cards
}

/// Loads the arranged hands and keeps them in sync with the cards held.
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

/// Removes played cards from the arranged hands and adds drawn ones. Does nothing in a watched
/// match, or if hands are not arranged manually.
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

/// Allows the player to rearrange their hand, if that order is chosen.
#[derive(SystemParam)]
pub struct HandArranger<'w> {
    settings: Res<'w, Settings>,
    arranged: ResMut<'w, ArrangedHands>,
}

impl HandArranger<'_> {
    /// Whether the player arranges the cards manually.
    pub fn is_manual(&self) -> bool {
        self.settings.hand_order == HandOrder::Manual
    }

    /// Moves a card of the viewer's hand to the position nearest to a point, shifting the others,
    /// if the player arranges cards manually.
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
        let nearest = (0..count).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        if self.is_manual()
            && let Some(place) = nearest
            && self.arranged.place(seat, card) != place
        {
            self.arranged.put(seat, card, place);
        }
    }
}
