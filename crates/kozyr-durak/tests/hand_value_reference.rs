//! The hand value opponents agree with the reference implementation.

use crate::support::{durak_games as games, durak_hand_value_reference as model};

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    game::{Game, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Action, Deck, Durak, DurakOpponent, Phase, shuffle_deck};
use model::{HandValueReference, ReferenceFormula};
use rand::{Rng, RngExt};
use std::collections::BTreeMap;

const DEALS: usize = 400;

/// Plays a deal of any deck and rules and checks every decision. Every other action is the
/// opponent's own, so that positions are both unusual and typical.
fn play_a_deal(
    opponent: &dyn DurakOpponent,
    rng: &mut impl Rng,
    mut check: impl FnMut(&Durak, &HandValueReference, Action),
) {
    let (setup, (_, seed)) = (any_setup(rng), any_seed(rng));
    let cards = shuffle_deck(setup.rules.deck, &seed);
    let mut game = Durak::new(&setup, &seed).unwrap();
    let mut reference = HandValueReference::new(&cards, setup.players);
    while let Some(seat) = game.to_act() {
        reference.read_events(&game);
        let view = game.view(seat);
        let action = opponent.decide(view, &Budget::default(), &mut Seed::from(0).rng()).action;
        check(&game, &reference, action);
        let action = if rng.random() { action } else { any_legal(&game, rng).unwrap() };
        if action == Action::Redeal {
            // The order of the cards after a redeal is not known here.
            return;
        }
        game.play(action).unwrap();
    }
}

/// Asserts that an opponent decides as the reference with this formula, in random deals.
fn assert_decides_like(name: &str, formula: ReferenceFormula, seed: u64) {
    let opponent = make_opponent::<Durak>(name).unwrap();
    let mut rng = Seed::from(seed).rng();
    let mut choices: BTreeMap<&str, usize> = BTreeMap::new();
    let mut decks: BTreeMap<Deck, usize> = BTreeMap::new();
    for _ in 0..DEALS {
        play_a_deal(opponent.as_ref(), &mut rng, |game, reference, action| {
            let expected = reference.decide(formula, game);
            let seat = game.to_act().unwrap();
            assert_eq!(action, expected, "{name}: {:?}", game.view(seat).snapshot());
            let question = match (game.view(seat).phase(), action) {
                (Phase::Redeal, _) => "new deal",
                (Phase::Attack, _) => "lead",
                (Phase::Defend, Action::Transfer(_)) => "pass on",
                (Phase::Defend, _) => "beat or take",
                _ => "throw in",
            };
            // Decisions with only one choice prove nothing.
            if game.legal_actions().len() > 1 {
                *choices.entry(question).or_default() += 1;
                *decks.entry(game.setup().rules.deck).or_default() += 1;
            }
        });
    }
    println!("{name}: {choices:?}, {decks:?}");
    let minimums = [("beat or take", 2000), ("lead", 2000), ("throw in", 2000), ("pass on", 100)];
    for (question, least) in minimums {
        assert!(choices[question] >= least, "{question}: {}", choices[question]);
    }
    assert!(Deck::ALL.iter().all(|deck| decks[deck] > 1000), "{decks:?}");
}

#[test]
fn the_published_program_matches_the_reference() {
    assert_decides_like("hand-value-published", ReferenceFormula::Program, 1);
}

#[test]
fn the_prose_of_the_article_matches_the_reference() {
    assert_decides_like("hand-value", ReferenceFormula::Prose, 2);
}

#[test]
fn the_printed_code_of_the_article_matches_the_reference() {
    assert_decides_like("hand-value?pair_scale=1", ReferenceFormula::PrintedCode, 4);
}

#[test]
fn a_view_has_the_hand_in_the_order_received() {
    let opponent = make_opponent::<Durak>("lowest").unwrap();
    let (mut rng, mut compared) = (Seed::from(3).rng(), 0);
    for _ in 0..100 {
        play_a_deal(opponent.as_ref(), &mut rng, |game, reference, _| {
            for seat in Seat::all(game.seats()) {
                assert_eq!(game.view(seat).hand_in_order(), reference.hand(seat.index()));
                compared += 1;
            }
        });
    }
    assert!(compared > 10_000, "{compared}");
}
