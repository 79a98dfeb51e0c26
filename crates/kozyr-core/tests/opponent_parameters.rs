//! The numeric parameters of opponents.

use crate::support::durak_games as games;
use crate::support::languages;

use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, Parameter, Registration, Roster, make_opponent},
};
use kozyr_durak::{Durak, DurakOpponent, Rules, Setup};
use kozyr_reversi::Reversi;
use languages::languages;

/// Every opponent of a game with each of its numeric parameters.
fn numbers<G: Roster>() -> impl Iterator<Item = (&'static Registration<G>, &'static Parameter)> {
    let roster = G::roster().iter();
    roster.flat_map(|opponent| opponent.parameters.iter().map(move |number| (opponent, number)))
}

fn changed(opponent: &Registration<Durak>, number: &Parameter, value: f64) -> bool {
    make_opponent::<Durak>(&format!("{}?{}={value}", opponent.name, number.name)).is_ok()
}

#[test]
fn everything_between_the_bounds_is_accepted_and_nothing_beyond() {
    for (opponent, number) in numbers::<Durak>() {
        for good in [number.min, number.max, number.default, number.min + number.step] {
            assert!(changed(opponent, number, good), "{} {} {good}", opponent.name, number.name);
        }
        for bad in [number.min - number.step, number.max + number.step] {
            assert!(!changed(opponent, number, bad), "{} {} {bad}", opponent.name, number.name);
        }
        assert!(number.step > 0.0 && number.min < number.max, "{}", number.name);
    }
}

#[test]
fn opponents_of_reversi_have_no_numbers_to_change() {
    assert_eq!(numbers::<Reversi>().count(), 0);
}

/// Whether two opponents decide equally in some deals with 36 cards.
fn alike(one: &dyn DurakOpponent, other: &dyn DurakOpponent) -> bool {
    let mut rng = Seed::from(5).rng();
    (0..40).all(|number| {
        let setup = Setup::new(2 + number % 3, Rules::transfer());
        let mut game = Durak::new(&setup, &Seed::from(number as u64)).unwrap();
        let mut same = true;
        while let Some(seat) = game.to_act() {
            let decide = |opponent: &dyn DurakOpponent| {
                opponent.decide(game.view(seat), &Budget::default(), &mut Seed::from(1).rng())
            };
            same &= decide(one) == decide(other);
            let any = games::any_legal(&game, &mut rng).unwrap();
            let interferes = rand::RngExt::random_bool(&mut rng, 0.2);
            let action = if interferes { any } else { decide(one).action };
            game.play(action).unwrap();
        }
        same
    })
}

#[test]
fn an_opponent_with_all_numbers_as_usual_is_the_usual_one() {
    for opponent in Durak::roster().iter().filter(|opponent| !opponent.parameters.is_empty()) {
        let usual = |number: &Parameter| format!("{}={}", number.name, number.default);
        let numbers: Vec<String> = opponent.parameters.iter().map(usual).collect();
        let spelt_out =
            make_opponent::<Durak>(&format!("{}?{}", opponent.name, numbers.join("&"))).unwrap();
        assert!(
            alike(spelt_out.as_ref(), make_opponent::<Durak>(opponent.name).unwrap().as_ref()),
            "{}",
            opponent.name
        );
    }
}

#[test]
fn every_number_matters() {
    for (opponent, number) in numbers::<Durak>() {
        let usual = make_opponent::<Durak>(opponent.name).unwrap();
        let differs = |value: f64| {
            let changed =
                make_opponent::<Durak>(&format!("{}?{}={value}", opponent.name, number.name));
            !alike(changed.unwrap().as_ref(), usual.as_ref())
        };
        let name = number.name;
        assert!(differs(number.min) || differs(number.max), "{}: {name}", opponent.name);
    }
}

#[test]
fn every_number_has_a_name_in_every_language() {
    for language in languages() {
        for (_, number) in numbers::<Durak>() {
            let key = format!("parameter-{}", number.name);
            assert!(language.text(&key).is_some(), "{}: {key}", language.name);
        }
    }
}
