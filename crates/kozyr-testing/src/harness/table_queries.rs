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
    /// Returns what is on the card table, read from the app's entities.
    ///
    /// # Panics
    /// If no card table is shown, or a card is not in exactly one place that also lists it.
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

    /// Replaces the match on the table, opens its screen unless it is open, and runs one frame.
    pub fn load_match<G: TableGame>(&mut self, record: Record<G>) {
        let is_open = self.screen() == G::SCREEN;
        let world = self.app.world_mut();
        world.insert_resource(Session::new(record));
        if !is_open {
            world.resource_mut::<NextState<Screen>>().set(G::SCREEN);
        }
        self.frame();
    }

    /// The number of background jobs that run or wait for a thread, including canceled ones that
    /// have not ended.
    pub fn running_jobs(&self) -> usize {
        self.app.world().resource::<JobRunner>().running_count()
    }

    /// The match on the table of any game, at its current position; `None` if there is none. It may
    /// be over.
    pub fn record<G: TableGame>(&self) -> Option<&Record<G>> {
        self.app.world().get_resource::<Session<G>>().map(Session::record)
    }

    /// The match on the card table, at its current position; `None` if there is none. It may be
    /// over.
    pub fn durak(&self) -> Option<&Record<Durak>> {
        self.app.world().get_resource::<Session<Durak>>().map(Session::record)
    }

    /// The match on the Reversi board, at its current position; `None` if there is none. It may be
    /// over.
    pub fn reversi(&self) -> Option<&Record<Reversi>> {
        self.app.world().get_resource::<Session<Reversi>>().map(Session::record)
    }

    /// The player's habits in Durak, as counted so far.
    pub fn habits(&self) -> &Habits {
        self.app.world().resource::<Habits>()
    }

    /// The touch position, in logical pixels from the top left corner, of a card in the viewer's
    /// hand or of an attacking card, even if beaten; `None` for other cards.
    pub fn card(&mut self, card: Card) -> Option<Vec2> {
        place_of_card(self.app.world_mut(), card)
    }

    /// The face-up cards in the hands of all seats.
    pub fn open_hands(&mut self) -> Vec<Card> {
        open_hand_cards(self.app.world_mut())
    }

    /// The center of a square, in logical pixels from the top left corner.
    pub fn square(&self, square: Square) -> Vec2 {
        self.app.world().resource::<reversi::BoardLayout>().centre(square)
    }

    /// The first touch position that a lesson points at, in logical pixels from the top left
    /// corner; `None` if there is none.
    pub fn lesson_target(&self) -> Option<Vec2> {
        let marks = &self.app.world().resource::<LessonHighlights>().0;
        marks.iter().find_map(|mark| mark.touch_point)
    }

    /// The lesson's reply to the last wrong touch; `None` if none is shown.
    pub fn lesson_answer(&self) -> Option<&str> {
        let world = self.app.world();
        let durak = world.get_resource::<ActiveLesson<DurakUi>>().and_then(ActiveLesson::feedback);
        durak.or_else(|| world.get_resource::<ActiveLesson<ReversiUi>>()?.feedback())
    }

    /// The discs on the board with their colors, in the order of the squares.
    ///
    /// # Panics
    /// If a disc and its square don't refer to each other, or a disc shows the other color, as
    /// during a flip.
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

/// Returns the touch position, in logical pixels from the top left corner, of a card in the
/// viewer's hand or of an attacking card; `None` for other cards or without a Durak match.
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

/// Returns the cards of a place, in order; empty if there is no such place.
fn cards_of(world: &mut World, place: CardPlace) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let found = places.iter(world).find(|(other, _)| **other == place);
    let found: Vec<Entity> = found.map_or(Vec::new(), |(_, cards)| cards.iter().collect());
    found.iter().filter_map(|&card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// Returns the face-up cards in the hands of all seats.
fn open_hand_cards(world: &mut World) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let hands = places.iter(world).filter(|(place, _)| matches!(place, CardPlace::Seat(_)));
    let held: Vec<Entity> = hands.flat_map(|(_, hand)| hand.iter()).collect();
    let is_open = |&card: &Entity| world.get::<FaceUp>(card).is_some_and(|face| face.0);
    let open = held.into_iter().filter(is_open);
    open.filter_map(|card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// Returns the bounding box of each card at its target position and rotation, in egui coordinates.
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

/// Returns the cards that are face up, anywhere on the table.
pub(super) fn open_cards(world: &mut World) -> CardSet {
    let mut cards = world.query::<(&PlayingCard, &FaceUp)>();
    cards.iter(world).filter(|(_, face)| face.0).map(|(card, _)| card.0).collect()
}
