//! Every counterfactual view is the view of a legal deal.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    explanation::{ExplainableGame, TextArgument, TranslatableText},
    game::{Game, Seed},
};
use kozyr_durak::{Action, Card, Durak, Event, shuffle_deck};
use rand::{Rng, RngExt};
use std::collections::BTreeMap;

/// A deal in progress, the order of its cards, and the actions since the last redeal.
struct RandomDeal {
    game: Durak,
    cards: Vec<Card>,
    actions: Vec<Action>,
}

/// Deals these cards with the setup of a game.
fn deal(game: &Durak, cards: &[Card]) -> Durak {
    Durak::with_deck_order(game.setup(), cards, Seed::from(0).shuffle_rng()).unwrap()
}

/// A random deal in progress without a redeal.
fn any_random_deal(rng: &mut impl Rng) -> RandomDeal {
    loop {
        let (setup, (_, seed)) = (any_setup(rng), any_seed(rng));
        let cards = shuffle_deck(setup.rules.deck, &seed);
        let mut game = Durak::with_deck_order(&setup, &cards, Seed::from(0).shuffle_rng()).unwrap();
        let mut actions = Vec::new();
        for _ in 0..rng.random_range(0..70) {
            let Some(action) = any_legal(&game, rng) else { break };
            game.play(action).unwrap();
            actions.push(action);
        }
        // A redeal takes its cards from the random numbers, not from the given deck.
        if game.to_act().is_some() && !actions.contains(&Action::Redeal) {
            return RandomDeal { game, cards, actions };
        }
    }
}

/// The card in an argument of a message.
fn card(message: &TranslatableText, name: &str) -> Card {
    let argument = message.arguments.iter().find(|(key, _)| key == name).unwrap();
    match &argument.1 {
        TextArgument::Notation(text) => text.parse().unwrap(),
        other => panic!("{other:?} is not a card"),
    }
}

#[test]
fn every_change_gives_a_legal_view_with_the_same_kind_of_decision() {
    let (mut rng, mut kinds) = (Seed::from(1).rng(), BTreeMap::<String, u32>::new());
    for _ in 0..120 {
        let RandomDeal { game, .. } = any_random_deal(&mut rng);
        let seat = game.to_act().unwrap();
        let view = game.view(seat);
        for change in Durak::perturbations(view) {
            let Some(changed) = change.game() else { continue };
            let changed_view = changed.view(seat);
            assert_eq!(changed.to_act(), Some(seat), "{:?}", change.message);
            assert_eq!(changed_view.phase(), view.phase(), "{:?}", change.message);
            assert_eq!(changed_view.hand().len(), view.hand().len(), "{:?}", change.message);
            assert!(changed_view.snapshot() != view.snapshot(), "{:?}", change.message);
            // Checks that the parts of the view are consistent.
            assert_eq!(changed_view.snapshot().to_game().err(), None, "{:?}", change.message);
            *kinds.entry(change.message.key.to_string()).or_default() += 1;
        }
    }
    for kind in [
        "change-card",
        "change-trump",
        "change-attack",
        "change-talon-shorter",
        "change-talon-longer",
        "change-hand-smaller",
    ] {
        assert!(kinds.contains_key(kind), "{kind} was never possible: {kinds:?}");
    }
}

#[test]
fn swapping_a_card_gives_the_view_of_the_deal_with_both_cards_swapped() {
    let (mut rng, mut same, mut only_imagined, mut missed) = (Seed::from(2).rng(), 0, 0, 0);
    for _ in 0..150 {
        let RandomDeal { game, cards, actions } = any_random_deal(&mut rng);
        let seat = game.to_act().unwrap();
        for change in Durak::perturbations(game.view(seat)) {
            if !["change-card", "change-trump"].contains(&&*change.message.key) {
                continue;
            }
            let (own, new) = (card(&change.message, "card"), card(&change.message, "other"));
            let exchanged: Vec<Card> = cards
                .iter()
                .map(|&card| {
                    if card == own {
                        new
                    } else if card == new {
                        own
                    } else {
                        card
                    }
                })
                .collect();
            let mut real = deal(&game, &exchanged);
            let real =
                actions.iter().try_for_each(|&action| real.play(action).map(drop)).map(|()| real);
            let real = real.ok().filter(|real| {
                // A trump moved to another player may be the one that is shown.
                let first = |game: &Durak| {
                    let is_first = |event: &Event| matches!(event, Event::FirstAttacker { .. });
                    game.view(seat).history().find(is_first)
                };
                real.to_act() == Some(seat)
                    && real.view(seat).phase() == game.view(seat).phase()
                    && real.hand(seat).contains(new)
                    && first(real) == first(&game)
            });
            match (change.game(), real) {
                (Some(imagined), Some(real)) => {
                    assert_eq!(imagined.view(seat).snapshot(), real.view(seat).snapshot());
                    same += 1;
                }
                // The hands of other players are unknown, so either result is possible.
                (Some(_), None) => only_imagined += 1,
                (None, Some(_)) => missed += 1,
                (None, None) => {}
            }
        }
    }
    assert!(same > 1000 && only_imagined * 10 < same, "{same} {only_imagined}");
    assert!(missed * 100 < same, "{missed} of {same} were not found");
}

#[test]
fn changing_the_talon_length_preserves_hand_and_table() {
    let (mut rng, mut found) = (Seed::from(3).rng(), [0; 2]);
    for _ in 0..400 {
        let RandomDeal { game, .. } = any_random_deal(&mut rng);
        let seat = game.to_act().unwrap();
        let view = game.view(seat);
        for change in Durak::perturbations(view) {
            let difference = match &*change.message.key {
                "change-talon-shorter" => -2,
                "change-talon-longer" => 2,
                _ => continue,
            };
            let Some(changed) = change.game() else { continue };
            let changed_view = changed.view(seat);
            assert_eq!(changed_view.talon_len() as i32, view.talon_len() as i32 + difference);
            assert_eq!(
                (changed_view.hand(), changed_view.table_pairs()),
                (view.hand(), view.table_pairs())
            );
            found[usize::from(difference > 0)] += 1;
        }
    }
    assert!(found.iter().all(|&count| count > 5), "{found:?}");
}

#[test]
fn changes_do_not_depend_on_hidden_cards() {
    let mut rng = Seed::from(4).rng();
    let mut compared = 0;
    while compared < 20 {
        let RandomDeal { game, cards, actions } = any_random_deal(&mut rng);
        let seat = game.to_act().unwrap();
        // Two hidden cards swapped.
        let hidden: Vec<Card> = game.view(seat).unseen_cards().iter().collect();
        let [first, .., last] = hidden[..] else { continue };
        let exchanged: Vec<Card> = cards
            .iter()
            .map(|&card| {
                if card == first {
                    last
                } else if card == last {
                    first
                } else {
                    card
                }
            })
            .collect();
        let mut other = deal(&game, &exchanged);
        let played = actions.iter().try_for_each(|&action| other.play(action).map(drop));
        if played.is_err() || other.view(seat).snapshot() != game.view(seat).snapshot() {
            continue;
        }
        let changed_views = |game: &Durak| -> Vec<_> {
            let changes = Durak::perturbations(game.view(seat)).into_iter();
            changes
                .map(|change| {
                    (change.message.clone(), change.game().map(|game| game.view(seat).snapshot()))
                })
                .collect()
        };
        assert_eq!(changed_views(&game), changed_views(&other));
        compared += 1;
    }
}
