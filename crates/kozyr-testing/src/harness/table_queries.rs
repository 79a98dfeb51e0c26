//! What lies on the tables, as the entities have it, and where it can be touched.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Record;
use kozyr_durak::{Card, CardSet, Durak};
use kozyr_durak_ui::DurakUi;
use kozyr_reversi::{Colour, Reversi, Square};
use kozyr_reversi_ui::ReversiUi;
use kozyr_table::session::OnScreen;

use super::test_app::TestApp;
use kozyr_durak_ui::{
    ASPECT, Beats, CardOf, Cards, Layout, NATURAL, Offers, Phase, Place, PlayingCard,
    habits::Habits,
};
use kozyr_features::lessons::{Lesson, Marks};
use kozyr_platform::{jobs::Thoughts, screen::Screen};
use kozyr_reversi_ui::{self as reversi, BoardSquare, Disc, LiesOn, OccupiedBy};
use kozyr_table::{
    motion::{FaceUp, Target},
    session::{Session, TableGame},
};

/// The card table as its entities have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardTable {
    /// Every place, with its cards in order.
    pub places: Vec<(Place, Vec<Card>)>,
    /// Every card that beats another, and the card that it beats.
    pub beats: Vec<(Card, Card)>,
    /// What the bout has come to.
    pub phase: Phase,
    /// The state of the app that follows it.
    pub state: Phase,
}

impl CardTable {
    /// The cards of a place in order.
    ///
    /// # Panics
    /// If the table has no such place, or several.
    pub fn cards(&self, place: Place) -> &[Card] {
        let mut found = self.places.iter().filter(|(other, _)| *other == place);
        let (_, cards) = found.next().expect("the table has the place");
        assert_eq!(found.next(), None, "the table has it once");
        cards
    }
}

impl TestApp {
    /// The card table.
    ///
    /// # Panics
    /// If it is not shown, or a card belongs to nothing.
    pub fn card_table(&mut self) -> CardTable {
        let world = self.app.world_mut();
        let mut places = world.query::<(Entity, &Place)>();
        let found: Vec<(Entity, Place)> =
            places.iter(world).map(|(entity, place)| (entity, *place)).collect();
        let mut cards = world.query::<(&PlayingCard, &CardOf)>();
        let deck = world.query::<&PlayingCard>().iter(world).count();
        assert_eq!(cards.iter(world).count(), deck, "every card is somewhere");
        let mut table = CardTable {
            places: found.iter().map(|&(_, place)| (place, cards_of(world, place))).collect(),
            beats: Vec::new(),
            phase: *world.query::<&Phase>().single(world).expect("there is one bout"),
            state: **world.resource::<State<Phase>>(),
        };
        for (card, &CardOf(at)) in cards.iter(world) {
            let place = found.iter().position(|&(entity, _)| entity == at);
            let (_, there) = &table.places[place.expect("cards belong to places")];
            assert!(there.contains(&card.0), "{card:?} is where it belongs");
        }
        let mut beating = world.query::<(&PlayingCard, &Beats)>();
        let mut card = world.query::<&PlayingCard>();
        table.beats = beating
            .iter(world)
            .map(|(with, beats)| (with.0, card.get(world, beats.0).expect("beats a card").0))
            .collect();
        table
    }

    /// Lays a match on its table, in place of what is there.
    pub fn lay_out<G: TableGame>(&mut self, record: Record<G>) {
        let here = self.screen() == G::SCREEN;
        let world = self.app.world_mut();
        world.insert_resource(Session::new(record));
        if !here {
            world.resource_mut::<NextState<Screen>>().set(G::SCREEN);
        }
        self.frame();
    }

    /// How many thoughts are at work, those included for which nobody waits any more.
    pub fn thoughts_at_work(&self) -> usize {
        self.app.world().resource::<Thoughts>().at_work()
    }

    /// The match of any game in progress.
    pub fn record<G: TableGame>(&self) -> Option<&Record<G>> {
        self.app.world().get_resource::<Session<G>>().map(Session::record)
    }

    /// The match of Durak in progress.
    pub fn durak(&self) -> Option<&Record<Durak>> {
        self.app.world().get_resource::<Session<Durak>>().map(Session::record)
    }

    /// The match of Reversi in progress.
    pub fn reversi(&self) -> Option<&Record<Reversi>> {
        self.app.world().get_resource::<Session<Reversi>>().map(Session::record)
    }

    /// What is known of how the person plays.
    pub fn habits(&self) -> &Habits {
        self.app.world().resource::<Habits>()
    }

    /// Where a card of the person's hand, or of the bout, can be touched.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        place_of_card(self.app.world_mut(), card)
    }

    /// The cards of hands whose faces can be seen.
    pub fn open_hands(&mut self) -> Vec<Card> {
        open_in_hands(self.app.world_mut())
    }

    /// Where a square of the board is.
    pub fn square(&self, square: Square) -> Vec2 {
        self.app.world().resource::<reversi::Layout>().centre(square)
    }

    /// Where a lesson points at something to be touched.
    pub fn pointed_at(&self) -> Option<Vec2> {
        let marks = &self.app.world().resource::<Marks>().0;
        marks.iter().find_map(|mark| mark.touch)
    }

    /// What a lesson says of the last wrong touch.
    pub fn lesson_answer(&self) -> Option<&str> {
        let world = self.app.world();
        let durak = world.get_resource::<Lesson<DurakUi>>().and_then(Lesson::last_answer);
        durak.or_else(|| world.get_resource::<Lesson<ReversiUi>>()?.last_answer())
    }

    /// The discs of the board, in the order of its squares.
    ///
    /// # Panics
    /// If a disc lies on no square, or on one that does not know of it.
    pub fn discs(&mut self) -> Vec<(Square, Colour)> {
        let world = self.app.world_mut();
        let mut squares = world.query::<(&BoardSquare, &OccupiedBy)>();
        let mut discs = world.query::<(Entity, &Disc, &LiesOn, &FaceUp)>();
        let mut found: Vec<(Square, Colour)> = discs
            .iter(world)
            .map(|(entity, disc, on, face)| {
                let (square, occupied) = squares.get(world, on.0).expect("it lies on a square");
                assert_eq!(occupied.disc(), entity, "one disc to a square");
                assert_eq!(face.0, disc.0 == Colour::Black, "it shows its colour");
                (square.0, disc.0)
            })
            .collect();
        found.sort_unstable_by_key(|(square, _)| square.index());
        found
    }
}

/// Where a card of the person's hand, or an attack card, can be touched.
pub(crate) fn place_of_card(world: &mut World, card: Card) -> Option<Vec2> {
    let viewer = world.get_resource::<Session<Durak>>()?.viewer();
    let hand = cards_of(world, Place::Seat(viewer));
    let bout = cards_of(world, Place::Bout);
    let beating = world.query_filtered::<(), With<Beats>>().iter(world).count();
    let layout = world.resource::<Layout>();
    let in_hand = hand
        .iter()
        .position(|&held| held == card)
        .map(|index| layout.in_hand(index, hand.len(), world.resource::<Offers>().playable(card)));
    let attacks = bout.len() - beating;
    let attack = bout[..attacks].iter().position(|&played| played == card);
    let pose = in_hand.or_else(|| Some(layout.in_bout(attack?, attacks)[0]))?;
    Some(pose.bare_place())
}

/// The cards of a place in order.
fn cards_of(world: &mut World, place: Place) -> Vec<Card> {
    let mut places = world.query::<(&Place, &Cards)>();
    let found = places.iter(world).find(|(other, _)| **other == place);
    let found: Vec<Entity> = found.map_or(Vec::new(), |(_, cards)| cards.iter().collect());
    found.iter().filter_map(|&card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// The cards of hands that lie or stand face up.
fn open_in_hands(world: &mut World) -> Vec<Card> {
    let mut places = world.query::<(&Place, &Cards)>();
    let hands = places.iter(world).filter(|(place, _)| matches!(place, Place::Seat(_)));
    let held: Vec<Entity> = hands.flat_map(|(_, hand)| hand.iter()).collect();
    let is_open = |&card: &Entity| world.get::<FaceUp>(card).is_some_and(|face| face.0);
    let open = held.into_iter().filter(is_open);
    open.filter_map(|card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// What all cards cover once they lie, however they are turned, in egui's terms.
pub(super) fn places_of_all_cards(world: &mut World) -> Vec<egui::Rect> {
    let mut cards = world.query_filtered::<&Target, With<PlayingCard>>();
    let rect = |target: &Target| {
        let width = NATURAL * target.scale;
        let middle = egui::pos2(target.place.x, target.place.y);
        let (sin, cos) = target.angle.sin_cos();
        let (sin, cos) = (sin.abs(), cos.abs());
        let across = egui::vec2(cos + ASPECT * sin, sin + ASPECT * cos);
        egui::Rect::from_center_size(middle, across * width)
    };
    cards.iter(world).map(rect).collect()
}

/// The cards that show their faces.
pub(super) fn open_cards(world: &mut World) -> CardSet {
    let mut cards = world.query::<(&PlayingCard, &FaceUp)>();
    cards.iter(world).filter(|(_, face)| face.0).map(|(card, _)| card.0).collect()
}
