//! Queries for the cards and discs on the tables and their touch positions.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Record;
use kozyr_durak::{Card, CardSet, Durak};
use kozyr_durak_ui::DurakUi;
use kozyr_reversi::{Colour, Reversi, Square};
use kozyr_reversi_ui::ReversiUi;
use kozyr_table::session::GameScreen;

use super::test_app::TestApp;
use kozyr_durak_ui::{
    Beats, BoutPhase, CARD_HEIGHT_RATIO, CARD_SPRITE_WIDTH, CardOf, CardPlace, CardTableLayout,
    Cards, PersonActions, PlayingCard, habits::Habits,
};
use kozyr_features::lessons::{ActiveLesson, LessonHighlights};
use kozyr_platform::{jobs::JobRunner, screen::Screen};
use kozyr_reversi_ui::{self as reversi, BoardSquare, Disc, LiesOn, OccupiedBy};
use kozyr_table::{
    motion::{FaceUp, MotionTarget},
    session::{Session, TableGame},
};

/// The card table as represented by its entities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardTable {
    /// Every place with its cards in order.
    pub places: Vec<(CardPlace, Vec<Card>)>,
    /// Every beating card with the card it beats.
    pub beats: Vec<(Card, Card)>,
    /// The phase of the bout.
    pub phase: BoutPhase,
    /// The app state derived from the phase.
    pub state: BoutPhase,
}

impl CardTable {
    /// The cards of a place, in order.
    ///
    /// # Panics
    /// If the table doesn't have exactly one such place.
    pub fn cards(&self, place: CardPlace) -> &[Card] {
        let mut found = self.places.iter().filter(|(other, _)| *other == place);
        let (_, cards) = found.next().expect("the place exists");
        assert_eq!(found.next(), None, "exactly one such place");
        cards
    }
}

impl TestApp {
    /// Returns the card table.
    ///
    /// # Panics
    /// If no card table is shown, or a card belongs to no place.
    pub fn card_table(&mut self) -> CardTable {
        let world = self.app.world_mut();
        let mut places = world.query::<(Entity, &CardPlace)>();
        let found: Vec<(Entity, CardPlace)> =
            places.iter(world).map(|(entity, place)| (entity, *place)).collect();
        let mut cards = world.query::<(&PlayingCard, &CardOf)>();
        let deck = world.query::<&PlayingCard>().iter(world).count();
        assert_eq!(cards.iter(world).count(), deck, "every card has a position");
        let mut table = CardTable {
            places: found.iter().map(|&(_, place)| (place, cards_of(world, place))).collect(),
            beats: Vec::new(),
            phase: *world.query::<&BoutPhase>().single(world).expect("exactly one bout"),
            state: **world.resource::<State<BoutPhase>>(),
        };
        for (card, &CardOf(at)) in cards.iter(world) {
            let place = found.iter().position(|&(entity, _)| entity == at);
            let (_, cards_there) = &table.places[place.expect("every card belongs to a place")];
            assert!(cards_there.contains(&card.0), "{card:?} is listed in its place");
        }
        let mut beating = world.query::<(&PlayingCard, &Beats)>();
        let mut card = world.query::<&PlayingCard>();
        table.beats = beating
            .iter(world)
            .map(|(with, beats)| (with.0, card.get(world, beats.0).expect("the beaten card").0))
            .collect();
        table
    }

    /// Replaces the match on the table, and opens its screen.
    pub fn load_match<G: TableGame>(&mut self, record: Record<G>) {
        let is_open = self.screen() == G::SCREEN;
        let world = self.app.world_mut();
        world.insert_resource(Session::new(record));
        if !is_open {
            world.resource_mut::<NextState<Screen>>().set(G::SCREEN);
        }
        self.frame();
    }

    /// The number of running jobs, including canceled ones.
    pub fn running_jobs(&self) -> usize {
        self.app.world().resource::<JobRunner>().running_count()
    }

    /// The match in progress, for any game.
    pub fn record<G: TableGame>(&self) -> Option<&Record<G>> {
        self.app.world().get_resource::<Session<G>>().map(Session::record)
    }

    /// The Durak match in progress.
    pub fn durak(&self) -> Option<&Record<Durak>> {
        self.app.world().get_resource::<Session<Durak>>().map(Session::record)
    }

    /// The Reversi match in progress.
    pub fn reversi(&self) -> Option<&Record<Reversi>> {
        self.app.world().get_resource::<Session<Reversi>>().map(Session::record)
    }

    /// The player's habits.
    pub fn habits(&self) -> &Habits {
        self.app.world().resource::<Habits>()
    }

    /// The touch position of a card in the player's hand or of an attacking card; `None` for other
    /// cards.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        place_of_card(self.app.world_mut(), card)
    }

    /// The face-up cards in all hands.
    pub fn open_hands(&mut self) -> Vec<Card> {
        open_hand_cards(self.app.world_mut())
    }

    /// The center of a square, in logical pixels from the top left corner.
    pub fn square(&self, square: Square) -> Vec2 {
        self.app.world().resource::<reversi::BoardLayout>().centre(square)
    }

    /// The touch position a lesson points at.
    pub fn lesson_target(&self) -> Option<Vec2> {
        let marks = &self.app.world().resource::<LessonHighlights>().0;
        marks.iter().find_map(|mark| mark.touch_point)
    }

    /// The lesson's reply to the last wrong touch.
    pub fn lesson_answer(&self) -> Option<&str> {
        let world = self.app.world();
        let durak = world.get_resource::<ActiveLesson<DurakUi>>().and_then(ActiveLesson::feedback);
        durak.or_else(|| world.get_resource::<ActiveLesson<ReversiUi>>()?.feedback())
    }

    /// The discs on the board, in square order.
    ///
    /// # Panics
    /// If a disc and its square don't refer to each other.
    pub fn discs(&mut self) -> Vec<(Square, Colour)> {
        let world = self.app.world_mut();
        let mut squares = world.query::<(&BoardSquare, &OccupiedBy)>();
        let mut discs = world.query::<(Entity, &Disc, &LiesOn, &FaceUp)>();
        let mut found: Vec<(Square, Colour)> = discs
            .iter(world)
            .map(|(entity, disc, on, face)| {
                let (square, occupied) = squares.get(world, on.0).expect("a disc on a square");
                assert_eq!(occupied.disc(), entity, "one disc per square");
                assert_eq!(face.0, disc.0 == Colour::Black, "the disc shows its color");
                (square.0, disc.0)
            })
            .collect();
        found.sort_unstable_by_key(|(square, _)| square.index());
        found
    }
}

/// Returns the touch position of an attack card or a card in the player's hand.
pub(crate) fn place_of_card(world: &mut World, card: Card) -> Option<Vec2> {
    let viewer = world.get_resource::<Session<Durak>>()?.viewer();
    let hand = cards_of(world, CardPlace::Seat(viewer));
    let bout = cards_of(world, CardPlace::Bout);
    let beating = world.query_filtered::<(), With<Beats>>().iter(world).count();
    let layout = world.resource::<CardTableLayout>();
    let in_hand = hand.iter().position(|&held| held == card).map(|index| {
        layout.in_hand(index, hand.len(), world.resource::<PersonActions>().is_playable(card))
    });
    let attacks = bout.len() - beating;
    let attack = bout[..attacks].iter().position(|&played| played == card);
    let pose = in_hand.or_else(|| Some(layout.in_bout(attack?, attacks)[0]))?;
    Some(pose.visible_point())
}

/// Returns the cards of a place, in order.
fn cards_of(world: &mut World, place: CardPlace) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let found = places.iter(world).find(|(other, _)| **other == place);
    let found: Vec<Entity> = found.map_or(Vec::new(), |(_, cards)| cards.iter().collect());
    found.iter().filter_map(|&card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// Returns the cards of hands that are face up.
fn open_hand_cards(world: &mut World) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let hands = places.iter(world).filter(|(place, _)| matches!(place, CardPlace::Seat(_)));
    let held: Vec<Entity> = hands.flat_map(|(_, hand)| hand.iter()).collect();
    let is_open = |&card: &Entity| world.get::<FaceUp>(card).is_some_and(|face| face.0);
    let open = held.into_iter().filter(is_open);
    open.filter_map(|card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// Returns the area that each card covers at rest whatever its rotation, in egui coordinates.
pub(super) fn places_of_all_cards(world: &mut World) -> Vec<egui::Rect> {
    let mut cards = world.query_filtered::<&MotionTarget, With<PlayingCard>>();
    let rect = |target: &MotionTarget| {
        let width = CARD_SPRITE_WIDTH * target.scale;
        let middle = egui::pos2(target.place.x, target.place.y);
        let (sin, cos) = target.angle.sin_cos();
        let (sin, cos) = (sin.abs(), cos.abs());
        let across = egui::vec2(cos + CARD_HEIGHT_RATIO * sin, sin + CARD_HEIGHT_RATIO * cos);
        egui::Rect::from_center_size(middle, across * width)
    };
    cards.iter(world).map(rect).collect()
}

/// Returns the cards that are face up.
pub(super) fn open_cards(world: &mut World) -> CardSet {
    let mut cards = world.query::<(&PlayingCard, &FaceUp)>();
    cards.iter(world).filter(|(_, face)| face.0).map(|(card, _)| card.0).collect()
}
