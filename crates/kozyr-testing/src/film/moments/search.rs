//! Search for a match that reaches a wanted moment.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{self as durak, Deck, Durak, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use rand::RngExt;

use super::{Cue, seats, show};

/// Shows a deal just before the first wanted action.
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

pub(super) fn find_match(
    players: usize,
    wanted: impl Fn(&Record<Durak>, durak::Action) -> bool,
) -> Option<(Record<Durak>, durak::Action)> {
    // With six players, cards are drawn from the talon only in the large deck.
    let deck = if players == 6 { Deck::Cards52 } else { Deck::default() };
    let setup = durak::Setup::new(players, Rules { deck, ..Rules::transfer() });
    first(setup, &seats(players), wanted)
}

/// Returns the first wanted match and action among random matches.
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
            let most = if rng.random_bool(0.75) { legal.len().div_ceil(2) } else { legal.len() };
            let action = legal[rng.random_range(0..most)];
            if wanted(&record, action) {
                return Some((record, action));
            }
            record.play(action).ok()?;
        }
    }
    None
}

pub(super) fn is_persons_turn<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

pub(super) fn is_attack(action: durak::Action, least: usize) -> bool {
    matches!(action, durak::Action::Attack(cards) if cards.len() >= least)
}

pub(super) fn is_beaten(event: &Event, least: usize) -> bool {
    matches!(event, Event::BoutBeaten { cards, .. } if cards.len() >= least)
}

pub(super) fn leads_to(
    record: &Record<Durak>,
    action: durak::Action,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    record.clone().play(action).is_ok_and(|events| events.iter().any(wanted))
}

/// A card in the player's hand that can't be played while others can.
pub(super) fn unplayable_card(record: &Record<Durak>) -> Option<durak::Card> {
    let legal = record.game().legal_actions();
    let mut hand = record.game().hand(Seat::new(0)).iter();
    let useless =
        |card: &durak::Card| !legal.iter().any(|action| action.played_cards().contains(*card));
    let some = legal.iter().any(|action| action.played_cards().len() == 1);
    hand.find(useless).filter(|_| some && record.game().legal_actions().len() > 1)
}

/// Shows a board just before the first wanted move, judged by the number of flips and the resulting
/// position.
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

pub(super) fn show_board_if(world: &mut World, wanted: impl Fn(&Record<Reversi>) -> bool) {
    show_board_when(world, |record, _| wanted(record));
}

fn show_board_when(world: &mut World, wanted: impl Fn(&Record<Reversi>, reversi::Action) -> bool) {
    let players = [Player::Human, Player::Opponent("professional".into())];
    if let Some((record, action)) = first::<Reversi>(reversi::Setup::default(), &players, wanted) {
        world.insert_resource(Cue { reversi: Some(action), ..default() });
        show(world, record);
    }
}
