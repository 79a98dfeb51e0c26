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
fn numeric_parameters<G: Roster>()
-> impl Iterator<Item = (&'static Registration<G>, &'static Parameter)> {
    let roster = G::roster().iter();
    roster
        .flat_map(|opponent| opponent.parameters.iter().map(move |parameter| (opponent, parameter)))
}

/// Whether an opponent can be created with this value of a parameter.
fn accepts(opponent: &Registration<Durak>, parameter: &Parameter, value: f64) -> bool {
    make_opponent::<Durak>(&format!("{}?{}={value}", opponent.name, parameter.name)).is_ok()
}

#[test]
fn values_within_the_bounds_are_accepted_and_others_rejected() {
    for (opponent, parameter) in numeric_parameters::<Durak>() {
        for good in
            [parameter.min, parameter.max, parameter.default, parameter.min + parameter.step]
        {
            assert!(
                accepts(opponent, parameter, good),
                "{} {} {good}",
                opponent.name,
                parameter.name
            );
        }
        for bad in [parameter.min - parameter.step, parameter.max + parameter.step] {
            assert!(
                !accepts(opponent, parameter, bad),
                "{} {} {bad}",
                opponent.name,
                parameter.name
            );
        }
        assert!(parameter.step > 0.0 && parameter.min < parameter.max, "{}", parameter.name);
    }
}

#[test]
fn reversi_opponents_have_no_parameters() {
    assert_eq!(numeric_parameters::<Reversi>().count(), 0);
}

/// Whether two opponents decide equally in some deals with 36 cards.
fn decides_equally(first: &dyn DurakOpponent, second: &dyn DurakOpponent) -> bool {
    let mut rng = Seed::from(5).rng();
    (0..40).all(|number| {
        let setup = Setup::new(2 + number % 3, Rules::transfer());
        let mut game = Durak::new(&setup, &Seed::from(number as u64)).unwrap();
        let mut same = true;
        while let Some(seat) = game.to_act() {
            let decide = |opponent: &dyn DurakOpponent| {
                opponent.decide(game.view(seat), &Budget::default(), &mut Seed::from(1).rng())
            };
            same &= decide(first) == decide(second);
            let any = games::any_legal(&game, &mut rng).unwrap();
            let is_random = rand::RngExt::random_bool(&mut rng, 0.2);
            let action = if is_random { any } else { decide(first).action };
            game.play(action).unwrap();
        }
        same
    })
}

#[test]
fn explicit_defaults_change_no_decision() {
    for opponent in Durak::roster().iter().filter(|opponent| !opponent.parameters.is_empty()) {
        let with_default =
            |parameter: &Parameter| format!("{}={}", parameter.name, parameter.default);
        let values: Vec<String> = opponent.parameters.iter().map(with_default).collect();
        let explicit =
            make_opponent::<Durak>(&format!("{}?{}", opponent.name, values.join("&"))).unwrap();
        assert!(
            decides_equally(
                explicit.as_ref(),
                make_opponent::<Durak>(opponent.name).unwrap().as_ref()
            ),
            "{}",
            opponent.name
        );
    }
}

#[test]
fn every_parameter_changes_some_decision() {
    for (opponent, parameter) in numeric_parameters::<Durak>() {
        let usual = make_opponent::<Durak>(opponent.name).unwrap();
        let differs = |value: f64| {
            let changed =
                make_opponent::<Durak>(&format!("{}?{}={value}", opponent.name, parameter.name));
            !decides_equally(changed.unwrap().as_ref(), usual.as_ref())
        };
        let name = parameter.name;
        assert!(differs(parameter.min) || differs(parameter.max), "{}: {name}", opponent.name);
    }
}

#[test]
fn every_parameter_has_a_name_in_every_language() {
    for language in languages() {
        for (_, parameter) in numeric_parameters::<Durak>() {
            let key = format!("parameter-{}", parameter.name);
            assert!(language.text(&key).is_some(), "{}: {key}", language.name);
        }
    }
}
