//! What lies on the tables, as the entities have it, and where it can be touched.

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

/// The card table as its entities have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardTable {
    /// Every place, with its cards in order.
    pub places: Vec<(CardPlace, Vec<Card>)>,
    /// Every card that beats another, and the card that it beats.
    pub beats: Vec<(Card, Card)>,
    /// What the bout has come to.
    pub phase: BoutPhase,
    /// The state of the app that follows it.
    pub state: BoutPhase,
}

impl CardTable {
    /// The cards of a place in order.
    ///
    /// # Panics
    /// If the table has no such place, or several.
    pub fn cards(&self, place: CardPlace) -> &[Card] {
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
        let mut places = world.query::<(Entity, &CardPlace)>();
        let found: Vec<(Entity, CardPlace)> =
            places.iter(world).map(|(entity, place)| (entity, *place)).collect();
        let mut cards = world.query::<(&PlayingCard, &CardOf)>();
        let deck = world.query::<&PlayingCard>().iter(world).count();
        assert_eq!(cards.iter(world).count(), deck, "every card is somewhere");
        let mut table = CardTable {
            places: found.iter().map(|&(_, place)| (place, cards_of(world, place))).collect(),
            beats: Vec::new(),
            phase: *world.query::<&BoutPhase>().single(world).expect("there is one bout"),
            state: **world.resource::<State<BoutPhase>>(),
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
    pub fn load_match<G: TableGame>(&mut self, record: Record<G>) {
        let here = self.screen() == G::SCREEN;
        let world = self.app.world_mut();
        world.insert_resource(Session::new(record));
        if !here {
            world.resource_mut::<NextState<Screen>>().set(G::SCREEN);
        }
        self.frame();
    }

    /// How many thoughts are at work, those included for which nobody waits any more.
    pub fn running_jobs(&self) -> usize {
        self.app.world().resource::<JobRunner>().running_count()
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
        open_hand_cards(self.app.world_mut())
    }

    /// Where a square of the board is.
    pub fn square(&self, square: Square) -> Vec2 {
        self.app.world().resource::<reversi::BoardLayout>().centre(square)
    }

    /// Where a lesson points at something to be touched.
    pub fn lesson_target(&self) -> Option<Vec2> {
        let marks = &self.app.world().resource::<LessonHighlights>().0;
        marks.iter().find_map(|mark| mark.touch_point)
    }

    /// What a lesson says of the last wrong touch.
    pub fn lesson_answer(&self) -> Option<&str> {
        let world = self.app.world();
        let durak = world.get_resource::<ActiveLesson<DurakUi>>().and_then(ActiveLesson::feedback);
        durak.or_else(|| world.get_resource::<ActiveLesson<ReversiUi>>()?.feedback())
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

/// The cards of a place in order.
fn cards_of(world: &mut World, place: CardPlace) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let found = places.iter(world).find(|(other, _)| **other == place);
    let found: Vec<Entity> = found.map_or(Vec::new(), |(_, cards)| cards.iter().collect());
    found.iter().filter_map(|&card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// The cards of hands that lie or stand face up.
fn open_hand_cards(world: &mut World) -> Vec<Card> {
    let mut places = world.query::<(&CardPlace, &Cards)>();
    let hands = places.iter(world).filter(|(place, _)| matches!(place, CardPlace::Seat(_)));
    let held: Vec<Entity> = hands.flat_map(|(_, hand)| hand.iter()).collect();
    let is_open = |&card: &Entity| world.get::<FaceUp>(card).is_some_and(|face| face.0);
    let open = held.into_iter().filter(is_open);
    open.filter_map(|card| world.get::<PlayingCard>(card)).map(|card| card.0).collect()
}

/// What all cards cover once they lie, however they are turned, in egui's terms.
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

/// The cards that show their faces.
pub(super) fn open_cards(world: &mut World) -> CardSet {
    let mut cards = world.query::<(&PlayingCard, &FaceUp)>();
    cards.iter(world).filter(|(_, face)| face.0).map(|(card, _)| card.0).collect()
}
