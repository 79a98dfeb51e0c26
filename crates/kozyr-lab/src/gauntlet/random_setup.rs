//! Random setups.

use kozyr_core::game::{Game, Seat};
use kozyr_durak::{
    self as durak, AfterDrawRule, AfterTakeRule, AttackLimit, Deck, Durak, FirstAttackRule,
    MatchStanding, Rules, ThrowInRule, TransferRule,
};
use kozyr_reversi::{self as reversi, Reversi};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// A game with random setups.
pub trait RandomSetup: Game {
    /// Returns a random valid setup. All values of an option are equally likely.
    fn random_setup(rng: &mut impl Rng) -> Self::Setup;
}

impl RandomSetup for Durak {
    fn random_setup(rng: &mut impl Rng) -> durak::Setup {
        let rules = Rules {
            deck: one_of(&Deck::ALL, rng),
            first_attack: one_of(&FirstAttackRule::ALL, rng),
            after_draw: one_of(&AfterDrawRule::ALL, rng),
            attack_limit: one_of(&AttackLimit::ALL, rng),
            max_five_before_discard: rng.random(),
            throwing_in: one_of(&ThrowInRule::ALL, rng),
            throw_in_after_take: one_of(&AfterTakeRule::ALL, rng),
            transfer: one_of(&TransferRule::ALL, rng),
            partnership: rng.random(),
            redeal: rng.random(),
            last_defender_is_fool: rng.random(),
        };
        let players = one_of(rules.player_counts(), rng);
        let last_fool = rng.random::<bool>().then(|| Seat::new(rng.random_range(0..players)));
        let standing = MatchStanding { last_fool, ..MatchStanding::default() };
        durak::Setup { standing, ..durak::Setup::new(players, rules) }
    }
}

impl RandomSetup for Reversi {
    /// The standard start or a handicap of one to four corners.
    fn random_setup(rng: &mut impl Rng) -> reversi::Setup {
        match rng.random_range(0..=4) {
            0 => reversi::Setup::default(),
            corners => reversi::Setup::handicap(corners),
        }
    }
}

/// One of the options at random.
fn one_of<T: Copy>(options: &[T], rng: &mut impl Rng) -> T {
    *options.choose(rng).expect("options are not empty")
}
