//! Search for a match that reaches a wanted moment.

use bevy::prelude::*;
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{self as durak, Deck, Durak, Event, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use rand::RngExt;

use super::{Cue, seats, show};

/// Shows a Durak match just before the first wanted action, and cues that action.
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

/// Returns the first wanted action among random Durak matches, and the match just before it; `None`
/// if there is none.
pub(super) fn find_match(
    players: usize,
    wanted: impl Fn(&Record<Durak>, durak::Action) -> bool,
) -> Option<(Record<Durak>, durak::Action)> {
    // With six players, cards are drawn from the talon only in the large deck.
    let deck = if players == 6 { Deck::Cards52 } else { Deck::default() };
    let setup = durak::Setup::new(players, Rules { deck, ..Rules::transfer() });
    first(setup, &seats(players), wanted)
}

/// Returns the first wanted action among the matches of 3000 seeds, and the match just before it.
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

/// Whether the human player is to act.
pub(super) fn is_persons_turn<G: Game>(record: &Record<G>) -> bool {
    matches!(record.to_act(), Some((_, Player::Human)))
}

/// Whether an action leads at least `min_cards` cards.
pub(super) fn is_attack(action: durak::Action, min_cards: usize) -> bool {
    matches!(action, durak::Action::Attack(cards) if cards.len() >= min_cards)
}

/// Whether an event clears away a beaten bout of at least `min_cards` cards.
pub(super) fn is_beaten(event: &Event, min_cards: usize) -> bool {
    matches!(event, Event::BoutBeaten { cards, .. } if cards.len() >= min_cards)
}

/// Whether playing an action causes a wanted event.
pub(super) fn leads_to(
    record: &Record<Durak>,
    action: durak::Action,
    wanted: impl Fn(&Event) -> bool,
) -> bool {
    record.clone().play(action).is_ok_and(|events| events.iter().any(wanted))
}

/// Returns a card in the player's hand that can't be played while others can; `None` if there is
/// none.
pub(super) fn unplayable_card(record: &Record<Durak>) -> Option<durak::Card> {
    let legal = record.game().legal_actions();
    let mut hand = record.game().hand(Seat::new(0)).iter();
    let is_unplayable =
        |card: &durak::Card| !legal.iter().any(|action| action.played_cards().contains(*card));
    let has_single_card = legal.iter().any(|action| action.played_cards().len() == 1);
    hand.find(is_unplayable).filter(|_| has_single_card && record.game().legal_actions().len() > 1)
}

/// Shows a Reversi game just before the first wanted move, judged by the number of flips and the
/// resulting position.
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

/// Shows a Reversi game at the first wanted position.
pub(super) fn show_board_if(world: &mut World, wanted: impl Fn(&Record<Reversi>) -> bool) {
    show_board_when(world, |record, _| wanted(record));
}

/// Shows a Reversi game just before the first wanted action, and cues that action.
fn show_board_when(world: &mut World, wanted: impl Fn(&Record<Reversi>, reversi::Action) -> bool) {
    let players = [Player::Human, Player::Opponent("professional".into())];
    if let Some((record, action)) = first::<Reversi>(reversi::Setup::default(), &players, wanted) {
        world.insert_resource(Cue { reversi: Some(action), ..default() });
        show(world, record);
    }
}
