//! What holds in every deal, by whatever rules.

use kozyr::{
    durak::{Deck, Durak, FirstAttack, Rules, Setup, ThrowingIn, Transfer},
    game::{Game, Seed},
};
use rand::{Rng, RngExt, seq::IndexedRandom};

fn any_setup(rng: &mut impl Rng) -> Setup {
    let rules = Rules {
        deck: *Deck::ALL.choose(rng).unwrap(),
        first_attack: *[FirstAttack::OnTheFool, FirstAttack::LowestTrump].choose(rng).unwrap(),
        first_discard_of_five: rng.random(),
        throwing_in: *[ThrowingIn::All, ThrowingIn::Neighbours, ThrowingIn::Attacker]
            .choose(rng)
            .unwrap(),
        adding_to_a_taker: rng.random(),
        transfer: *[Transfer::Off, Transfer::Playing, Transfer::PlayingOrShowing]
            .choose(rng)
            .unwrap(),
        partnership: rng.random(),
        redeal: rng.random(),
        last_defender_is_fool: rng.random(),
    };
    Setup::new(*rules.players().choose(rng).unwrap(), rules)
}

#[test]
fn every_deal_ends() {
    let mut rng = Seed::from(1).rng();
    let mut total = 0;
    for number in 0..2000 {
        let setup = any_setup(&mut rng);
        let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
        let mut n = 0;
        while game.to_act().is_some() {
            let action = *game.legal_actions().choose(&mut rng).unwrap();
            game.play(action).unwrap();
            n += 1;
            assert!(n < 20_000);
        }
        assert!(game.ending().is_some());
        total += n;
    }
    println!("{total}");
}
