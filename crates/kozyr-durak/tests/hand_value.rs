//! The hand value opponent, with values computed by hand.
//!
//! An ace has the value 600, each rank below it 100 less: a six has the value −200. A trump adds
//! 1300. Every part of a value is cut to a whole number.

use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;

use kozyr_durak::{Deck, Durak, Rules, Setup};
use opponents::{alternative, answer, assert_close, decide, labels, term};
use scenario::{attacking, deal, play, rules, with_one_card_left, without_talon};

const FULL: fn() -> Setup = || Setup::new(2, rules(|rules| rules.deck = Deck::Cards52));

/// The part of a hand's value for its number of cards, when the other hands and the talon have
/// `others` cards.
fn number(cards: f64, others: f64) -> f64 {
    (600.0 * (0.25 - cards / others)).trunc()
}

/// The part for plain suits of these lengths.
fn suits(lengths: [f64; 3]) -> f64 {
    let mean = lengths.iter().sum::<f64>() / 3.0;
    -lengths.map(|length| (200.0 * ((length - mean) / mean).abs()).trunc()).iter().sum::<f64>()
}

/// The value of the hand of the seat to act, with diamonds as trumps in a deck of 52.
fn value_in_52(opponent: &str, hand: &str) -> f64 {
    let other_hand = "2c 4c 6c 8c Qc Kc";
    let game = deal(FULL(), &[hand, other_hand], "", "Ad");
    term(&decide(opponent, &game).explanation.terms, "hand-value-now")
}

#[test]
fn the_two_example_hands_have_equal_values() {
    // 6 cards in hand, 6 in the other hand and 40 in the talon: 600·(¼ − 6/46).
    let number = number(6.0, 46.0);
    // −300 + 300 + 600 − 200 + 100 + 500 + 3·1300 = 4900; three spades, with a mean of one card per
    // suit: 200·(2 + 1 + 1) = 800.
    assert_close(value_in_52("hand-value", "5s Js As 6d 9d Kd"), 4900.0 - 800.0 + number);
    // −300 + 200 + 600 − 500 + 100 + 500 + 3·1300 = 4500; 200·(1 + 0 + 1) = 400.
    assert_close(value_in_52("hand-value", "5s Tc As 3d 9d Kd"), 4500.0 - 400.0 + number);
    // In the program an ace has the value 650 with 52 cards, so each card has 50 more, and 6/46 is
    // 0.
    let published = value_in_52("hand-value-published", "5s Js As 6d 9d Kd");
    assert_close(published, 4900.0 + 6.0 * 50.0 - 800.0 + 150.0);
}

#[test]
fn cards_of_one_rank_add_a_share_of_their_rank_value() {
    // −600 + 4·400 + 1300 = 2300; 1¼·4·100 = 500; plain 2, 1, 1 of 4: mean 4/3, 200·(½ + ¼ + ¼),
    // each cut; five cards of 5 + 6 + 41.
    let game = deal(FULL(), &["2s Qs Qc Qh Qd 3s", "2c 4c 6c 8c Tc Kc"], "", "Ad");
    let decision = decide("hand-value", &game);
    let without_the_three = alternative(&decision, "attack 3s");
    assert_close(term(&without_the_three.terms, "hand-value-ranks"), 1000.0);
    assert_close(term(&without_the_three.terms, "hand-value-trumps"), 1300.0);
    assert_close(term(&without_the_three.terms, "hand-value-equals"), 500.0);
    let suits = suits([2.0, 1.0, 1.0]);
    assert!((-200.0..=-198.0).contains(&suits), "{suits}");
    assert_close(term(&without_the_three.terms, "hand-value-suits"), suits);
    let number = number(5.0, 46.0);
    assert_close(term(&without_the_three.terms, "hand-value-number"), number);
    assert_close(without_the_three.value.unwrap(), 2800.0 + suits + number);
    // After a queen three are left, ¾·4·100; and 2½·400 for the three follow-up cards.
    let queen = alternative(&decision, "attack Qs");
    assert_close(term(&queen.terms, "hand-value-equals"), 300.0);
    assert_close(term(&queen.terms, "hand-value-follow-up"), 1000.0);
    // In the program 1¼·4½, truncated to an integer; 200·¼ three times and 200·½.
    let decision = decide("hand-value-published", &game);
    let without_the_three = alternative(&decision, "attack 3s");
    assert_close(term(&without_the_three.terms, "hand-value-equals"), 5.0);
    assert_close(term(&without_the_three.terms, "hand-value-number"), 150.0);
}

#[test]
fn the_printed_code_counts_cards_of_one_rank_in_ones() {
    let game = attacking("6s 6c Qs Qd Kc 7h", "7s 8s 9s Js Ts 9h");
    let equals = |name| {
        let decision = decide(name, &game);
        term(&alternative(&decision, "attack Kc").terms, "hand-value-equals")
    };
    // max(−2, 1)·½ + 4·½: in hundreds, and in ones, each cut to a whole number.
    assert_close(equals("hand-value"), 250.0);
    assert_close(equals("hand-value?pair_scale=1"), 2.0);
}

#[test]
fn low_cards_of_one_rank_gain_as_little_as_nines() {
    let game = attacking("6s 6c Ts Qd Kc 7h", "7s 8s 9s Js Qs 9h");
    let decision = decide("hand-value", &game);
    // max(−2, 1)·½·100; when played, b′ = 1 makes it a loss of 200.
    let ten = alternative(&decision, "attack Ts");
    assert_close(term(&ten.terms, "hand-value-equals"), 50.0);
    let six = alternative(&decision, "attack 6s");
    assert_close(term(&six.terms, "hand-value-follow-up"), -200.0);
}

#[test]
fn it_leads_the_card_that_leaves_the_best_hand() {
    let game = attacking("6s 7c 9d Qc Kc 8h", "7s 8s 9s Ts Js 9h");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.explanation.alternatives.len(), 6, "every card is evaluated");
    // Left: −100 + 100 + 400 + 500 + 0 + 1300 = 2200; plain 0, 3, 1: 200·(1 + 5/4 + ¼) = 500;
    // 600·(¼ − 5/30) = 50.
    let six = alternative(&decision, "attack 6s").value.unwrap();
    assert_close(six, 2200.0 + suits([0.0, 3.0, 1.0]) + number(5.0, 30.0));
    // 100 less without the seven, but there is a card of each plain suit: 200·(¼ + ½ + ¼).
    let seven = alternative(&decision, "attack 7c").value.unwrap();
    assert_close(seven, 2100.0 + suits([1.0, 2.0, 1.0]) + number(5.0, 30.0));
    assert_eq!(decision.action.to_string(), "attack 7c");
}

/// Seat 0, which holds `lead`, leads the first card of it.
fn defending(lead: &str, hand: &str) -> Durak {
    let mut game = deal(Setup::new(2, Rules::default()), &[lead, hand], "", "6h");
    play(&mut game, &format!("attack {}", &lead[..2]));
    game
}

#[test]
fn beating_is_compared_with_the_hand_and_with_taking() {
    let game = defending("6s 7h Th Jh Qh Kh", "7s Ks 6c 7c 9d Ac");
    let decision = decide("hand-value", &game);
    assert_eq!(labels(&decision)[0], "hand-value-take");
    // Six cards: −100 + 500 − 200 − 100 + 100 + 600 = 800, a pair of sevens 50, plain 2, 3, 1:
    // 200·(0 + ½ + ½) = 200, the other has 5 and the talon 24: 600·(¼ − 6/29).
    let current_value = 800.0 + 50.0 + suits([2.0, 3.0, 1.0]) + number(6.0, 29.0);
    assert_close(term(&decision.explanation.terms, "hand-value-now"), current_value);
    // With the six of spades: 600, pairs of sixes and sevens 100, plain 3, 3, 1: mean 7/3, 200·2/7 =
    // 57 twice and 200·4/7 = 114, seven cards.
    let with_table = 700.0 + suits([3.0, 3.0, 1.0]) + number(7.0, 29.0);
    let take = alternative(&decision, "take");
    assert_close(term(&take.terms, "hand-value-with-table"), with_table);
    assert_close(
        take.value.unwrap(),
        (current_value - 800.0).min(with_table - 2000.0 + 40.0 * 24.0),
    );
    assert_eq!(decision.action.to_string(), "beat 6s 7s");
}

#[test]
fn it_takes_if_beating_costs_too_much_and_taking_gains_something() {
    let game = defending("As 7h Th Jh Qh Kh", "8c 9c Tc 9d Td Ah");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.action.to_string(), "take", "the ace of trumps is worth 1900");
    assert_eq!(decision.explanation.rule.key, "hand-value-beat");
    assert_eq!(answer("hand-value?beat_loss=5000", &game), "beat As Ah");
    assert_eq!(answer("hand-value?take_loss=10000", &game), "beat As Ah");
}

#[test]
fn beating_with_a_rank_on_the_table_gets_a_bonus() {
    let hands = ["9c 9s 6s 6d 7d 7h", "Kc Qs Ks 6c 8c 8h"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 9c; beat 9c Kc; throw 9s");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.action.to_string(), "beat 9s Ks", "a king is already on the table");
    let king = decision.explanation.chosen().unwrap();
    assert_close(term(&king.terms, "hand-value-on-table"), 300.0);
    assert_eq!(answer("hand-value?on_table=0", &game), "beat 9s Qs");
}

#[test]
fn it_takes_what_it_cannot_beat() {
    let game = defending("As 7h Th Jh Qh Kh", "8c 9c Tc 9d Td Jd");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.action.to_string(), "take");
    assert_eq!(decision.explanation.rule.key, "hand-value-forced");
}

#[test]
fn with_an_empty_talon_it_never_takes_what_it_can_beat() {
    let mut game = without_talon();
    play(&mut game, "attack Kc");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.explanation.rule.key, "hand-value-late-beat");
    assert_eq!(decision.action.to_string(), "beat Kc Th");
    assert!(!labels(&decision).contains(&"hand-value-take"));
}

#[test]
fn being_out_is_worth_more_than_any_hand() {
    let game = with_one_card_left();
    let decision = decide("hand-value", &game);
    let last = alternative(&decision, "attack Qc");
    assert_close(term(&last.terms, "hand-value-out"), 30_000.0);
}

#[test]
fn attacks_are_beaten_one_at_a_time_in_the_order_of_play() {
    let mut game = attacking("6s 6d 8d 9d Td 7h", "7s Ks 7d 7c 8c Th");
    play(&mut game, "attack 6s 6d");
    for name in ["hand-value", "hand-value-published"] {
        let decision = decide(name, &game);
        let chosen = decision.explanation.chosen().unwrap();
        let plan: Vec<String> = chosen.plan.iter().map(ToString::to_string).collect();
        assert_eq!(plan, ["beat 6s 7s"], "{name}");
    }
    play(&mut game, "beat 6s 7s");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.action.to_string(), "beat 6d 7d");
    // The first seven has put the rank of the second one on the table.
    let best = decision.explanation.chosen().unwrap();
    assert_close(term(&best.terms, "hand-value-on-table"), 300.0);
}

#[test]
fn it_may_take_after_beating() {
    let hands = ["6s 9s Kd 9d Td 7h", "7s Ac Kc 9c Tc Jc"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 7s; throw 7h");
    for name in ["hand-value", "hand-value-published"] {
        assert_eq!(answer(name, &game), "take", "{name} has no trump");
    }
}

/// Seat 0 has led the first card of its hand, which was beaten, and may throw in.
fn throwing_in(hand: &str, other_hand: &str, beat: &str) -> Durak {
    let mut game = attacking(hand, other_hand);
    play(&mut game, &format!("attack {0}; beat {0} {beat}", &hand[..2]));
    game
}

#[test]
fn it_throws_in_if_the_loss_is_within_the_limit() {
    let game = throwing_in("6s Ac Jd Qd Td Kc", "As 8s 9s Ts Js Qs", "As");
    let decision = decide("hand-value", &game);
    // 1200 − 50·24 = 0.
    assert_close(term(&decision.explanation.terms, "hand-value-loss-allowed"), 0.0);
    // 600 + 300 + 400 + 200 + 500 = 2000; plain 0, 2, 3: 200·(1 + 1/5 + 4/5) = 400; the other holds
    // 5 and the talon 24: 600·(¼ − 5/29).
    let current_value = 2000.0 + suits([0.0, 2.0, 3.0]) + number(5.0, 29.0);
    assert_close(term(&decision.explanation.terms, "hand-value-now"), current_value);
    assert_close(alternative(&decision, "pass").value.unwrap(), current_value);
    assert_eq!(decision.action.to_string(), "pass");
    assert_eq!(answer("hand-value?throw_loss=2000", &game), "throw Ac", "800 may be lost");
    let low = throwing_in("6s 7c Jd Qd Td Kc", "7s 8s 9s Ts Js Qs", "7s");
    assert_eq!(answer("hand-value", &low), "throw 7c", "the hand gains by it");
}

#[test]
fn it_transfers_unless_that_loses_too_much() {
    let hands = ["6s 7d 8d 9d Td 7h", "6c Ks 7c 8c 9c Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let decision = decide("hand-value", &game);
    assert_eq!(decision.explanation.rule.key, "hand-value-transfer");
    assert_eq!(decision.action.to_string(), "transfer 6c");
    let hands = ["As Ac 8d 9d Td 7h", "Ad Ks 7c 8c 9c Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack As");
    let decision = decide("hand-value", &game);
    let refused = alternative(&decision, "transfer Ad");
    assert_eq!(refused.value, None, "an ace is worth 600");
    assert_eq!(answer("hand-value?transfer_loss=1000", &game), "transfer Ad");
}

#[test]
fn it_asks_for_a_redeal_without_trumps_and_at_most_one_card_off_suit() {
    let redeal = Setup::new(2, rules(|rules| rules.redeal = true));
    let answers = |hand: &str| {
        let game = deal(redeal, &[hand, "6d 7d 8d 9d Td 7h"], "", "Ah");
        ["hand-value", "hand-value-published"].map(|name| answer(name, &game))
    };
    assert_eq!(answers("6s 7s 8s 9s Ts 6c"), ["redeal", "redeal"]);
    assert_eq!(answers("Ts Js Qs Ks As Ac"), ["redeal", "redeal"], "it does not use values");
    assert_eq!(answers("6s 7s 8s 9s Ts 6h"), ["keep", "keep"], "there is a trump");
    assert_eq!(answers("8h 9h Th Jh Qh 6c"), ["keep", "keep"], "there are five");
}

#[test]
fn the_program_centres_the_ranks_on_the_deck() {
    // m = 4½ with 36 cards, so the six counts −350 and the ace 450; with 24 from −200 to 300.
    let game = attacking("6s 7c 9d Qc Kc 8h", "7s 8s 9s Ts Js 9h");
    let decision = decide("hand-value-published", &game);
    let left = alternative(&decision, "attack 6s");
    // −250 − 50 + 250 + 350 − 150
    assert_close(term(&left.terms, "hand-value-ranks"), 150.0);
    assert_close(term(&left.terms, "hand-value-trumps"), 1300.0);
    let small = Setup::new(2, rules(|rules| rules.deck = Deck::Cards24));
    let game = deal(small, &["9s Tc Jd Qc Kc Ah", "Ts Js Qs 9d Td 9h"], "", "Qh");
    let mut game = game;
    play(&mut game, "attack 9h");
    let current_value =
        term(&decide("hand-value-published", &game).explanation.terms, "hand-value-now");
    // −200 − 100 + 0 + 100 + 200 + 300 + 1300; plain 1, 3, 1 of 5: 200·(⅖ + ⅘ + ⅖). Rounding may
    // put a term just below an integer, which is then truncated; 6/(5 + 12) is 0.
    assert!((current_value - (1600.0 - 320.0 + 150.0)).abs() <= 3.0, "{current_value}");
}

#[test]
fn the_program_counts_the_hand_in_its_own_share() {
    // Without a talon, 5 cards of 6 + 18: the program's integer 5 / 19 is 0; the article has 5 /
    // 18.
    let game = without_talon();
    let number_term = |name| {
        let decision = decide(name, &game);
        term(&alternative(&decision, "attack 9s").terms, "hand-value-number")
    };
    assert_close(number_term("hand-value-published"), 150.0);
    assert_close(number_term("hand-value"), -16.0);
}
