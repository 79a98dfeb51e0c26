//! Setups drawn at random.

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{self as durak, Deck, Durak, FirstAttack, Rules, Standing, ThrowingIn, Transfer};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// A game of which any setup can be drawn.
pub trait AnySetup: Game {
    /// Any setup that the rules allow, each option as likely as its others.
    fn any_setup(rng: &mut impl Rng) -> Self::Setup;
}

impl AnySetup for Durak {
    fn any_setup(rng: &mut impl Rng) -> durak::Setup {
        let rules = Rules {
            deck: one_of(&Deck::ALL, rng),
            first_attack: one_of(&[FirstAttack::OnTheFool, FirstAttack::LowestTrump], rng),
            first_discard_of_five: rng.random(),
            throwing_in: one_of(
                &[ThrowingIn::All, ThrowingIn::Neighbours, ThrowingIn::Attacker],
                rng,
            ),
            adding_to_a_taker: rng.random(),
            transfer: one_of(&[Transfer::Off, Transfer::Playing, Transfer::PlayingOrShowing], rng),
            partnership: rng.random(),
            redeal: rng.random(),
            last_defender_is_fool: rng.random(),
        };
        let players = one_of(rules.players(), rng);
        let last_fool = rng.random::<bool>().then(|| Seat::new(rng.random_range(0..players)));
        let standing = Standing { last_fool, ..Standing::default() };
        durak::Setup { standing, ..durak::Setup::new(players, rules) }
    }
}

impl AnySetup for Reversi {
    /// The usual start or a handicap.
    fn any_setup(rng: &mut impl Rng) -> reversi::Setup {
        match rng.random_range(0..=4) {
            0 => reversi::Setup::default(),
            corners => reversi::Setup::handicap(corners),
        }
    }
}

fn one_of<T: Copy>(options: &[T], rng: &mut impl Rng) -> T {
    *options.choose(rng).expect("there are options")
}
