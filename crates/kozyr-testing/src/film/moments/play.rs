//! An automatic match with a stand-in for the human player.

use bevy::prelude::*;
use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::{self, Budget},
};
use kozyr_durak::{self as durak, Durak, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};

use super::{
    search::{is_beaten, is_persons_turn},
    seats, show,
};
use kozyr_table::{
    motion::MotionTween,
    session::{Session, SubmitAction, TableGame},
};

/// The opponents that play the player's seat.
const STAND_IN: [&str; 2] = ["potential", "professional"];
/// How many frames the player waits before acting.
const PERSON_DELAY_FRAMES: usize = 24;
/// The number of opening moves before a board is shown.
const OPENING_ACTIONS: usize = 22;

/// The number of frames in which the player could have acted.
#[derive(Resource, Default)]
struct IdleFrames(usize);

/// Shows a deal for three players with a lively start: the player leads, and if a stand-in plays
/// for them, all cards of the first bout are beaten. Shows nothing if no such deal is found.
pub(super) fn show_lively_deal(world: &mut World) {
    let setup = durak::Setup::new(3, Rules::default());
    let deals = (0..2000)
        .filter_map(|number| Record::<Durak>::new(setup, Seed::from(number), seats(3)).ok());
    if let Some(record) = deals.into_iter().find(is_lively) {
        show(world, record);
    }
}

/// Whether the player leads and, if a stand-in plays for them, the first bout has at least six
/// cards and is beaten within nine actions.
fn is_lively(record: &Record<Durak>) -> bool {
    /// More actions wouldn't fit into ten seconds.
    const MAX_ACTIONS: usize = 9;
    if !is_persons_turn(record) {
        return false;
    }
    let mut record = record.clone();
    for _ in 0..MAX_ACTIONS {
        let events = play_decision(&mut record, STAND_IN[0]).unwrap_or_default();
        if let Some(ended) = events.iter().find(|event| ends_bout(event)) {
            return is_beaten(ended, 6);
        }
    }
    false
}

/// Whether an event ends a bout, with all cards beaten or taken.
fn ends_bout(event: &Event) -> bool {
    matches!(event, Event::BoutBeaten { .. } | Event::BoutTaken { .. })
}

/// Shows a Reversi game of the human player against a novice after 22 actions, with a stand-in for
/// the human.
pub(super) fn show_middle_game(world: &mut World) {
    let players = [Player::Human, Player::Opponent("novice".into())];
    let record = Record::<Reversi>::new(reversi::Setup::default(), Seed::from(3), players.into());
    let Ok(mut record) = record else { return };
    for _ in 0..OPENING_ACTIONS {
        play_decision(&mut record, STAND_IN[1]);
    }
    show(world, record);
}

/// Plays the decision of the player to act, and returns the events; `None` if the match is over or
/// the opponent is unknown. The opponent `stand_in` decides for the human player.
fn play_decision<G: TableGame>(record: &mut Record<G>, stand_in: &str) -> Option<Vec<G::Event>> {
    let (seat, player) = record.to_act()?;
    let name = match player {
        Player::Human => stand_in,
        Player::Opponent(name) => name,
    };
    let decision = opponent::decide(record, seat, name, &Budget::on_all_threads())?;
    record.play(decision.action).ok()
}

/// Runs once per frame: plays for the human player at the card table, as [`play`] describes.
pub(super) fn play_cards(world: &mut World, _: usize) {
    play::<Durak>(world, STAND_IN[0]);
}

/// Runs once per frame: plays for the human player at the board, as [`play`] describes.
pub(super) fn play_board(world: &mut World, _: usize) {
    play::<Reversi>(world, STAND_IN[1]);
}

/// Runs once per frame. Submits the decision of the opponent `stand_in` when the human player has
/// been to act, with nothing moving, for `PERSON_DELAY_FRAMES` frames.
fn play<G: TableGame>(world: &mut World, stand_in: &str) {
    let moving = world.query::<&MotionTween>().iter(world).next().is_some();
    let record = world.resource::<Session<G>>().record();
    let may_act = !moving && is_persons_turn(record);
    let idle_frames = world.get_resource_or_init::<IdleFrames>().0;
    world.insert_resource(IdleFrames(if may_act { idle_frames + 1 } else { 0 }));
    if !may_act || idle_frames < PERSON_DELAY_FRAMES {
        return;
    }
    world.insert_resource(IdleFrames(0));
    let record = world.resource::<Session<G>>().record();
    let Some((seat, _)) = record.to_act() else { return };
    let decided = opponent::decide(record, seat, stand_in, &Budget::on_all_threads());
    if let Some(decision) = decided {
        world.write_message(SubmitAction::<G> { action: decision.action, decision: None });
    }
}
