//! Random options of tables.

use kozyr_durak::{
    AfterDrawRule, AfterTakeRule, AttackLimit, Deck, FirstAttackRule, Rules, ThrowInRule,
    TransferRule,
};
use kozyr_rooms::{Absence, GameOptions, Pace, TableOptions};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// Random options of either game, with every option of the rules.
pub fn any_options(rng: &mut impl Rng) -> TableOptions {
    let game = if rng.random_ratio(1, 4) {
        GameOptions::Reversi { handicap: rng.random_range(0..=4) }
    } else {
        any_durak(rng)
    };
    TableOptions {
        game,
        absence: *Absence::ALL.choose(rng).unwrap(),
        pace: if rng.random_ratio(1, 5) { Pace::Correspondence } else { Pace::Live },
        teaching: rng.random(),
    }
}

/// Random rules of Durak with an allowed number of players.
pub fn any_durak(rng: &mut impl Rng) -> GameOptions {
    let rules = Rules {
        deck: *Deck::ALL.choose(rng).unwrap(),
        first_attack: *FirstAttackRule::ALL.choose(rng).unwrap(),
        after_draw: *AfterDrawRule::ALL.choose(rng).unwrap(),
        attack_limit: *AttackLimit::ALL.choose(rng).unwrap(),
        max_five_before_discard: rng.random(),
        throwing_in: *ThrowInRule::ALL.choose(rng).unwrap(),
        throw_in_after_take: *AfterTakeRule::ALL.choose(rng).unwrap(),
        transfer: *TransferRule::ALL.choose(rng).unwrap(),
        partnership: rng.random_ratio(1, 3),
        redeal: rng.random_ratio(1, 3),
        last_defender_is_fool: rng.random(),
    };
    GameOptions::Durak { players: *rules.player_counts().choose(rng).unwrap(), rules }
}
