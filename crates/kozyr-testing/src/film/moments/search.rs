//! Search for a match that reaches a wanted moment.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{self as durak, Deck, Durak, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use rand::RngExt;

use super::{Cue, seats, show};

/// Shows a Durak match just before the first wanted action, as [`find_match`] finds it, and cues
/// that action. Does nothing if there is none.
pub(super) fn show_first(
    world: &mut World,
    players: usize,
    wanted: impl Fn(&Record<Durak>, durak::Action) -> bool,
) {
    if let Some((record, action)) = find_match(players, wanted) {
        world.insert_resource(Cue { durak: Some(action), ..default() });
        show(world, record);
    }
}

/// Searches Durak matches with transfers, played at random by a human and `players - 1` opponents.
/// Returns the match just before the first wanted action, and that action; `None` if there is none
/// in 3000 matches.
pub(super) fn find_match(
    players: usize,
    wanted: impl Fn(&Record<Durak>, durak::Action) -> bool,
) -> Option<(Record<Durak>, durak::Action)> {
    // With six players, cards are drawn from the talon only in the large deck.
    let deck = if players == 6 { Deck::Cards52 } else { Deck::default() };
    let setup = durak::Setup::new(players, Rules { deck, ..Rules::transfer() });
    first(setup, &seats(players), wanted)
}

/// Plays random actions in a match for each of 3000 seeds. Returns the match just before the first
/// wanted action, and that action; `None` if there is none or the setup is invalid.
fn first<G: Game>(
    setup: G::Setup,
    players: &[Player],
    wanted: impl Fn(&Record<G>, G::Action) -> bool,
) -> Option<(Record<G>, G::Action)>
where
    G::Setup: Clone,
{
    for number in 0..3000 {
        let seed = Seed::from(number);
        let mut rng = seed.rng();
        let mut record = Record::<G>::new(setup.clone(), seed, players.to_vec()).ok()?;
        while record.to_act().is_some() {
            let legal = record.game().legal_actions();
            // Legal actions that play cards come first; the others would usually end the bout too
            // soon.
            let choices = if rng.random_bool(0.75) { legal.len().div_ceil(2) } else { legal.len() };
            let action = legal[rng.random_range(0..choices)];
            if wanted(&record, action) {
                return Some((record, action));
            }
            record.play(action).ok()?;
        }
    }
    None
}

/// Whether a human player is to act; false if the match is over.
pub(super) fn is_persons_turn<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

/// Whether an action opens a bout with at least `min_cards` cards.
pub(super) fn is_attack(action: durak::Action, min_cards: usize) -> bool {
    matches!(action, durak::Action::Attack(cards) if cards.len() >= min_cards)
}

/// Whether an event clears away a beaten bout of at least `min_cards` cards.
pub(super) fn is_beaten(event: &Event, min_cards: usize) -> bool {
    matches!(event, Event::BoutBeaten { cards, .. } if cards.len() >= min_cards)
}

/// Whether playing an action would cause a wanted event; false if the action is illegal. The record
/// stays as it is.
pub(super) fn leads_to(
    record: &Record<Durak>,
    action: durak::Action,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    record.clone().play(action).is_ok_and(|events| events.iter().any(wanted))
}

/// Returns a card in the hand of seat 0 that no legal action plays. `None` if there is none, if
/// only one action is legal, or if no legal action plays a single card.
pub(super) fn unplayable_card(record: &Record<Durak>) -> Option<durak::Card> {
    let legal = record.game().legal_actions();
    let mut hand = record.game().hand(Seat::new(0)).iter();
    let is_unplayable =
        |card: &durak::Card| !legal.iter().any(|action| action.played_cards().contains(*card));
    let has_single_card = legal.iter().any(|action| action.played_cards().len() == 1);
    hand.find(is_unplayable).filter(|_| has_single_card && record.game().legal_actions().len() > 1)
}

/// Shows a Reversi game just before the first wanted move, and cues that move; does nothing if none
/// is found. `wanted` receives the number of flipped discs and the game after the move.
pub(super) fn show_board_before_move(
    world: &mut World,
    wanted: impl Fn(usize, &Record<Reversi>) -> bool,
) {
    show_board_when(world, |record, action| {
        let mut next = record.clone();
        let Ok(events) = next.play(action) else { return false };
        let flips = events.iter().map(|event| match event {
            reversi::Event::DiscsFlipped { waves, .. } => waves.iter().map(Vec::len).sum(),
            _ => 0,
        });
        wanted(flips.sum(), &next)
    });
}

/// Shows a random Reversi game at the first wanted position that is not final, and cues an action
/// there. Does nothing if none is found.
pub(super) fn show_board_if(world: &mut World, wanted: impl Fn(&Record<Reversi>) -> bool) {
    show_board_when(world, |record, _| wanted(record));
}

/// Shows a random Reversi game just before the first wanted action, and cues that action. Does
/// nothing if none is found.
fn show_board_when(world: &mut World, wanted: impl Fn(&Record<Reversi>, reversi::Action) -> bool) {
    let players = [Player::Human, Player::Opponent("professional".into())];
    if let Some((record, action)) = first::<Reversi>(reversi::Setup::default(), &players, wanted) {
        world.insert_resource(Cue { reversi: Some(action), ..default() });
        show(world, record);
    }
}
