//! Random Durak games.

// Each test uses only a part of this.
#![allow(dead_code)]

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    Action, AfterDrawRule, AfterTakeRule, AttackLimit, Card, CardSet, Deck, Durak, FirstAttackRule,
    MatchStanding, Rules, Setup, ThrowInRule, TransferRule, search::Position,
};
use rand::{Rng, RngExt, seq::IndexedRandom};

/// Random rules with an allowed number of players and a random standing.
pub fn any_setup(rng: &mut impl Rng) -> Setup {
    let rules = Rules {
        deck: *Deck::ALL.choose(rng).unwrap(),
        first_attack: *FirstAttackRule::ALL.choose(rng).unwrap(),
        after_draw: *AfterDrawRule::ALL.choose(rng).unwrap(),
        attack_limit: *AttackLimit::ALL.choose(rng).unwrap(),
        max_five_before_discard: rng.random(),
        throwing_in: *ThrowInRule::ALL.choose(rng).unwrap(),
        throw_in_after_take: *AfterTakeRule::ALL.choose(rng).unwrap(),
        transfer: *TransferRule::ALL.choose(rng).unwrap(),
        partnership: rng.random(),
        redeal: rng.random(),
        last_defender_is_fool: rng.random(),
    };
    let players = *rules.player_counts().choose(rng).unwrap();
    Setup { players, rules, standing: any_standing(players, rng), deal: None }
}

/// A random standing: of a first deal, after a fool or after a draw.
pub fn any_standing(players: usize, rng: &mut impl Rng) -> MatchStanding {
    let seat = Seat::new(rng.random_range(0..players));
    match rng.random_range(0..3) {
        0 => MatchStanding { last_fool: Some(seat), ..MatchStanding::default() },
        1 => MatchStanding { drawn_attacker: Some(seat), ..MatchStanding::default() },
        _ => MatchStanding::default(),
    }
}

/// The bytes of a random seed, and the seed.
pub fn any_seed(rng: &mut impl Rng) -> ([u8; 32], Seed) {
    let bytes = rng.random();
    (bytes, Seed::new(bytes))
}

/// A random legal action of the seat to act, or `None` once the deal is over.
pub fn any_legal(game: &Durak, rng: &mut impl Rng) -> Option<Action> {
    game.legal_actions().choose(rng).copied()
}

/// Plays a random deal until two players are left with at most `cards` cards and nothing hidden, or
/// returns `None` if that does not happen.
pub fn any_ending(rng: &mut impl Rng, cards: usize) -> Option<Durak> {
    let mut game = Durak::new(&any_setup(rng), &any_seed(rng).1).unwrap();
    while let Some(action) = any_legal(&game, rng) {
        game.play(action).unwrap();
        let position = Position::from_game(&game)?;
        if position.is_heads_up() && position.talon().len() < 2 && position.cards_in_play() <= cards
        {
            return Some(game);
        }
    }
    None
}

/// A random action, legal or not.
pub fn any_action(rng: &mut impl Rng) -> Action {
    let cards: Vec<Card> = Deck::Cards52.cards().collect();
    let mut card = || *cards.choose(rng).unwrap();
    let (first, second) = (card(), card());
    match rng.random_range(0..9) {
        0 => {
            // Mostly of one rank, sometimes none at all.
            let equal = CardSet::of_rank(first.rank()) | second.into();
            Action::Attack(equal.iter().filter(|_| rng.random()).collect())
        }
        1 => Action::Beat { attack: first, with: second },
        2 => Action::Transfer(first),
        3 => Action::ShowTransfer(first),
        4 => Action::ThrowIn(first),
        5 => Action::Pass,
        6 => Action::Take,
        7 => Action::Redeal,
        _ => Action::Keep,
    }
}
