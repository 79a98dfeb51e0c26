//! How deals end.

use crate::support::durak_games as games;
use crate::support::durak_scenario as scenario;

use games::any_legal;
use kozyr_core::game::{Game, Outcome, Seat, Seed};
use kozyr_durak::{
    DealEnding, Deck, Durak, Event, IllegalAction, Phase, Rules, STALL_ACTIONS, Setup,
};
use scenario::{deal, open, play, refusal, rules, seat};

/// A random game played to its end, and its actions.
fn played(setup: &Setup, number: u64) -> (Durak, Vec<kozyr_durak::Action>) {
    let mut rng = Seed::from(number).derive("choices", 0).rng();
    let mut game = Durak::new(setup, &Seed::from(number)).unwrap();
    let mut actions = Vec::new();
    while let Some(action) = any_legal(&game, &mut rng) {
        game.play(action).unwrap();
        actions.push(action);
    }
    (game, actions)
}

#[test]
fn the_last_player_with_cards_is_the_fool() {
    for players in 2..=6 {
        for number in 0..200 {
            let (game, _) = played(&Setup::new(players, Rules::default()), number);
            let left: Vec<Seat> =
                Seat::all(players).filter(|&seat| !game.hand(seat).is_empty()).collect();
            match game.ending().unwrap() {
                DealEnding::Fool(fool) => {
                    assert_eq!(left, [fool]);
                    assert_eq!(game.outcome(), Some(Outcome::Lost(fool.into())));
                }
                DealEnding::NobodyLeft => {
                    assert!(left.is_empty());
                    assert_eq!(game.outcome(), Some(Outcome::Drawn));
                }
                DealEnding::Stalled => {
                    assert!(left.len() > 1);
                    assert_eq!(game.outcome(), Some(Outcome::Drawn));
                }
            }
        }
    }
}

#[test]
fn if_nobody_is_left_it_is_a_draw_or_the_last_defender_is_the_fool() {
    let defender_loses = rules(|rules| rules.last_defender_is_fool = true);
    let mut draws = 0;
    for number in 0..2000 {
        let (game, actions) = played(&Setup::new(2, Rules::default()), number);
        if game.ending() != Some(DealEnding::NobodyLeft) {
            continue;
        }
        draws += 1;
        let mut other = Durak::new(&Setup::new(2, defender_loses), &Seed::from(number)).unwrap();
        let mut defender = None;
        for action in actions {
            defender = open(&other).defender();
            other.play(action).unwrap();
        }
        assert_eq!(other.ending(), defender.map(DealEnding::Fool));
    }
    assert!(draws >= 5, "{draws}");
}

#[test]
fn players_without_cards_draw_from_the_talon() {
    let hands = ["6s 6c 6d 7c 7d 7h", "7s 8c 8d 9c 9d Th"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s 6c 6d; beat 6s 7s; beat 6c 8c; beat 6d 8d");
    play(&mut game, "throw 7c; beat 7c 9c; throw 7d; beat 7d 9d; throw 7h; beat 7h Th");
    assert_eq!(open(&game).out_seats().len(), 0);
    assert_eq!(open(&game).hand_size(seat(0)), 6);
    assert_eq!(open(&game).hand_size(seat(1)), 6);
}

#[test]
fn players_without_cards_are_out_once_the_talon_is_empty() {
    let mut later_attacks = 0;
    for number in 0..100 {
        let (game, _) = played(&Setup::new(4, Rules::default()), number);
        let mut out = Vec::new();
        let mut talon = Deck::Cards36.size() - 24;
        for event in game.history() {
            match *event {
                Event::Drawn { count, .. } => talon -= usize::from(count),
                Event::SeatOut { seat } => {
                    assert_eq!(talon, 0);
                    out.push(seat);
                }
                Event::Attacked { seat, defender, .. } => {
                    assert!(!out.contains(&seat) && !out.contains(&defender));
                    later_attacks += usize::from(!out.is_empty());
                }
                _ => {}
            }
        }
        assert_eq!(out.len(), game.view(seat(0)).out_seats().len());
    }
    assert!(later_attacks > 100, "deals continue among the remaining players: {later_attacks}");
}

#[test]
fn nobody_acts_once_the_deal_is_over() {
    let (game, _) = played(&Setup::new(3, Rules::default()), 1);
    assert_eq!(game.to_act(), None);
    assert_eq!(open(&game).phase(), Phase::Over);
    for action in ["pass", "take", "attack 6s", "keep"] {
        assert_eq!(refusal(&game, action), IllegalAction::WrongPhase(Phase::Over));
    }
    let last = Event::DealOver { ending: game.ending().unwrap() };
    assert_eq!(game.history().last(), Some(&last));
}

/// A deal where players lead their lowest card and pick up every attack, so that no cards are
/// discarded. Returns the final game and the number of actions since the last draw.
fn deal_of_takers(setup: &Setup) -> (Durak, usize) {
    let mut game = Durak::new(setup, &Seed::from(5)).unwrap();
    let mut since_draw = 0;
    while game.to_act().is_some() {
        let actions = game.legal_actions();
        let action = match open(&game).phase() {
            Phase::Attack => actions[0],
            _ => actions[actions.len() - 1],
        };
        let events = game.play(action).unwrap();
        let drawn = events.iter().any(|event| matches!(event, Event::Drawn { .. }));
        since_draw = if drawn { 0 } else { since_draw + 1 };
    }
    assert!(open(&game).discard().is_empty());
    (game, since_draw)
}

#[test]
fn three_players_who_always_take_end_in_a_draw() {
    let (game, since_draw) =
        deal_of_takers(&Setup::new(3, rules(|rules| rules.deck = Deck::Cards24)));
    assert_eq!(game.ending(), Some(DealEnding::Stalled));
    assert_eq!(game.outcome(), Some(Outcome::Drawn));
    assert_eq!(since_draw, STALL_ACTIONS);
    assert!(open(&game).talon_len() > 0, "hands grow beyond six cards, so no seat draws");
}

#[test]
fn two_players_who_always_take_do_not_stall() {
    let (game, _) = deal_of_takers(&Setup::new(2, Rules::default()));
    assert!(
        matches!(game.ending(), Some(DealEnding::Fool(_))),
        "the attacker gets rid of his cards"
    );
}
