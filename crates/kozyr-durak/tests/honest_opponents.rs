//! Unseen cards do not affect any opponent's decisions.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::{Budget, Decision, ExplanationDetail, Roster, make_opponent},
};
use kozyr_durak::{
    Action, Card, Durak, DurakOpponent, Rules, Setup, TransferRule, profile::PlayerProfile,
    shuffle_deck,
};
use rand::{Rng, RngExt, seq::SliceRandom};

/// A deal in progress, the order of its cards, and its actions.
fn any_random_deal(rng: &mut impl Rng) -> (Durak, Vec<Card>, Vec<Action>) {
    loop {
        let (setup, (_, seed)) = (any_setup(rng), any_seed(rng));
        let cards = shuffle_deck(setup.rules.deck, &seed);
        let mut game = deal(&setup, &cards);
        let mut actions = Vec::new();
        for _ in 0..rng.random_range(0..60) {
            let Some(action) = any_legal(&game, rng) else { break };
            game.play(action).unwrap();
            actions.push(action);
        }
        // A redeal takes its cards from the random numbers, not from the given deck.
        if game.to_act().is_some() && !actions.contains(&Action::Redeal) {
            return (game, cards, actions);
        }
    }
}

/// Deals these cards.
fn deal(setup: &kozyr_durak::Setup, cards: &[Card]) -> Durak {
    Durak::with_deck_order(setup, cards, Seed::from(0).shuffle_rng()).unwrap()
}

/// The same deal with the unseen cards of the seat to act in other places, and the order of its
/// cards. `None` if that would have led to something else.
fn with_other_hidden_cards(
    game: &Durak,
    cards: &[Card],
    actions: &[Action],
    rng: &mut impl Rng,
) -> Option<(Durak, Vec<Card>)> {
    let seat = game.to_act().unwrap();
    let hidden = game.view(seat).unseen_cards();
    let indices: Vec<usize> =
        (0..cards.len()).filter(|&index| hidden.contains(cards[index])).collect();
    let mut shuffled = indices.clone();
    shuffled.shuffle(rng);
    let mut other_cards = cards.to_vec();
    for (&index, &source) in indices.iter().zip(&shuffled) {
        other_cards[index] = cards[source];
    }
    let mut other = deal(game.setup(), &other_cards);
    for &action in actions {
        other.play(action).ok()?;
    }
    let has_same_view = other.to_act() == Some(seat)
        && other.view(seat).snapshot() == game.view(seat).snapshot()
        && other != *game;
    has_same_view.then_some((other, other_cards))
}

/// A decision with its whole explanation, including the expected line, which may name cards that
/// the seat can only guess.
fn decide(opponent: &dyn DurakOpponent, game: &Durak) -> Decision<Action> {
    let view = game.view(game.to_act().unwrap());
    let budget = Budget {
        nodes: Some(50),
        explanation_detail: ExplanationDetail::Contrasts,
        ..Budget::default()
    };
    opponent.decide(view, &budget, &mut Seed::from(3).rng())
}

/// A seat's style is inferred only from what the next player has seen.
#[test]
fn opponent_log_odds_depend_only_on_what_the_next_player_saw() {
    let (mut rng, mut compared) = (Seed::from(5).rng(), 0);
    for _ in 0..60 {
        let (game, cards, actions) = any_random_deal(&mut rng);
        let Some((other, _)) = with_other_hidden_cards(&game, &cards, &actions, &mut rng) else {
            continue;
        };
        let next = game.to_act().unwrap();
        let previous =
            Seat::all(game.seats()).find(|seat| seat.next(game.seats()) == next).unwrap();
        let log_odds = [game, other].map(|game| {
            let mut profile = PlayerProfile::default();
            profile.add_deal(&game, previous);
            *profile.opponent_log_odds()
        });
        assert_eq!(log_odds[0], log_odds[1]);
        compared += usize::from(!log_odds[0].is_empty());
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn decisions_do_not_depend_on_hidden_cards() {
    let opponents: Vec<_> = Durak::roster()
        .iter()
        .map(|entry| (entry.name, make_opponent::<Durak>(entry.name).unwrap()))
        .collect();
    let (mut rng, mut compared) = (Seed::from(2).rng(), 0);
    for _ in 0..500 {
        let (game, cards, actions) = any_random_deal(&mut rng);
        let Some((other, _)) = with_other_hidden_cards(&game, &cards, &actions, &mut rng) else {
            continue;
        };
        for (name, opponent) in &opponents {
            assert_eq!(
                decide(opponent.as_ref(), &game),
                decide(opponent.as_ref(), &other),
                "{name}"
            );
        }
        compared += 1;
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn shuffling_hidden_cards_between_decisions_does_not_change_the_master() {
    for name in ["master-1", "master-1?reading=true"] {
        assert_unaffected_by_shuffling_hidden_cards(name);
    }
}

/// Asserts that a master decides the same after the hidden cards are shuffled, for each number of
/// players.
fn assert_unaffected_by_shuffling_hidden_cards(name: &str) {
    let master = make_opponent::<Durak>(name).unwrap();
    let mut rng = Seed::from(3).rng();
    for players in 2..=6 {
        let mut shuffle_count = 0;
        while shuffle_count < 100 {
            let mut setup = Setup::new(players, Rules::default());
            setup.rules.transfer =
                if rng.random() { TransferRule::Playing } else { TransferRule::Off };
            let mut cards = shuffle_deck(setup.rules.deck, &any_seed(&mut rng).1);
            let (mut game, mut actions) = (deal(&setup, &cards), Vec::new());
            while game.to_act().is_some() {
                let decision = decide(master.as_ref(), &game);
                let other = with_other_hidden_cards(&game, &cards, &actions, &mut rng);
                if let Some((other, other_cards)) = other {
                    assert_eq!(decide(master.as_ref(), &other), decision, "{name}");
                    // The deal with the shuffled cards continues.
                    (game, cards) = (other, other_cards);
                    shuffle_count += 1;
                }
                game.play(decision.action).unwrap();
                actions.push(decision.action);
            }
        }
    }
}
