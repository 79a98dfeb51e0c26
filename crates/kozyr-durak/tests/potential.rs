//! The potential opponent, with values computed by hand.
//!
//! In a deck of 36 a six counts 1 and an ace 9, a trump nine more; hearts are always trumps.

use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;

use kozyr_core::{
    game::Game,
    opponent::{Decision, OpponentError, make_opponent},
};
use kozyr_durak::{Durak, Rules, Setup};
use opponents::{alternative, answer, assert_close, decide, labels, term};
use scenario::{attacking, deal, play, rules, with_one_card_left, without_talon};

type DurakDecision = Decision<kozyr_durak::Action>;

/// The potential of the cards left after an action.
fn potential_after(decision: &DurakDecision, action: &str) -> f64 {
    let alternative = alternative(decision, action);
    let potential = term(&alternative.terms, "potential-after");
    assert_eq!(alternative.value, Some(potential));
    potential
}

/// The potential of the current hand.
fn current_potential(decision: &DurakDecision) -> f64 {
    term(&decision.explanation.terms, "potential-now")
}

#[test]
fn the_potential_is_the_mean_of_ranks_with_nine_more_for_a_trump() {
    let game = attacking("6s 7c 9d Qc Kc 8h", "7s 8s 9s Ts Js 9h");
    let decision = decide("potential", &game);
    // 1 + 2 + 4 + 7 + 8 + (3 + 9) = 34
    assert_close(current_potential(&decision), 34.0 / 6.0);
    assert_close(potential_after(&decision, "attack 6s"), 33.0 / 5.0);
    assert_close(potential_after(&decision, "attack 8h"), 22.0 / 5.0);
    assert_eq!(labels(&decision), ["potential-lowest-plain", "potential-lowest-trump"]);
    assert_eq!(decision.action.to_string(), "attack 6s");
}

#[test]
fn low_cards_of_one_rank_are_led_together() {
    let game = attacking("6s 6c 7d Kc Kd Th", "7s 8s 9s Ts Js Jh");
    let decision = decide("potential", &game);
    // 1 + 1 + 2 + 8 + 8 + 14 = 34
    assert_close(potential_after(&decision, "attack 6s"), 33.0 / 5.0);
    assert_close(potential_after(&decision, "attack 6s 6c"), 32.0 / 4.0);
    assert_close(potential_after(&decision, "attack Th"), 20.0 / 5.0);
    assert_eq!(decision.action.to_string(), "attack 6s 6c");
}

#[test]
fn the_group_that_leaves_the_most_is_led() {
    let game = attacking("6s 6c 7s 7c 7d Kh", "8s 9s Ts Js Qs Qc");
    let decision = decide("potential", &game);
    // 1 + 1 + 2 + 2 + 2 + 17 = 25; a pair of sixes would leave 23 / 4.
    assert_close(potential_after(&decision, "attack 6s"), 24.0 / 5.0);
    assert_close(potential_after(&decision, "attack 7s 7c 7d"), 19.0 / 3.0);
    assert_eq!(decision.action.to_string(), "attack 7s 7c 7d");
}

#[test]
fn a_trump_is_led_with_its_rank_if_that_leaves_more() {
    let game = attacking("6s 6h Jh Qh Kh As", "8s 9s Ts Js Qs Th");
    let decision = decide("potential", &game);
    // 1 + 10 + 15 + 16 + 17 + 9 = 68
    assert_close(potential_after(&decision, "attack 6s"), 67.0 / 5.0);
    assert_close(potential_after(&decision, "attack 6s 6h"), 57.0 / 4.0);
    assert_eq!(decision.action.to_string(), "attack 6s 6h");
}

#[test]
fn high_cards_of_one_rank_are_kept_together() {
    let game = attacking("6s Kc Kd 9h Th Jh", "7s 8s 9s Ts Js Qh");
    let decision = decide("potential", &game);
    // 1 + 8 + 8 + 13 + 14 + 15 = 59
    assert_close(potential_after(&decision, "attack 6s"), 58.0 / 5.0);
    assert_close(potential_after(&decision, "attack Kc Kd"), 43.0 / 4.0);
    assert_eq!(decision.action.to_string(), "attack 6s");
}

#[test]
fn the_trump_bonus_is_a_parameter() {
    let game = attacking("6s 7c 9d Qc Kc 8h", "7s 8s 9s Ts Js 9h");
    let decision = decide("potential?trump_bonus=3", &game);
    assert_close(current_potential(&decision), 28.0 / 6.0);
}

/// Seat 0, which holds `lead`, leads the first card of it against a defender with this hand.
fn defending(players: usize, lead: &str, hand: &str) -> Durak {
    let mut hands = vec![lead, hand];
    let others = ["6s 7s 8s 9s Ts Jc", "8d 9d Td Jd Qd Kd", "9c Tc Qs Qc Js Kc"];
    hands.extend(&others[..players - 2]);
    let mut game = deal(Setup::new(players, Rules::default()), &hands, "", "6h");
    play(&mut game, &format!("attack {}", &lead[..2]));
    game
}

#[test]
fn the_lowest_card_of_the_suit_costs_least() {
    let mut game = attacking("6s 7d 8d 9d Td 7h", "7s Ks 6c 7c 8c Th");
    play(&mut game, "attack 6s");
    let decision = decide("potential", &game);
    // 2 + 8 + 1 + 2 + 3 + 14 = 30
    assert_close(current_potential(&decision), 5.0);
    assert_close(potential_after(&decision, "beat 6s 7s"), 28.0 / 5.0);
    assert_close(potential_after(&decision, "beat 6s Th"), 16.0 / 5.0);
    assert_close(alternative(&decision, "take").value.unwrap(), 3.0);
    assert_eq!(labels(&decision), ["potential-suit", "potential-trump", "potential-take"]);
    assert_eq!(decision.action.to_string(), "beat 6s 7s");
}

#[test]
fn far_from_the_end_it_takes_rather_than_lose_much_potential() {
    let game = defending(2, "Ks 9h Th Jh Qh Kh", "6c 7c 8c 6d 7d Ah");
    let decision = decide("potential", &game);
    // 1 + 2 + 3 + 1 + 2 + 18 = 27; the only card that beats is the ace of trumps.
    assert_close(current_potential(&decision), 4.5);
    assert_close(potential_after(&decision, "beat Ks Ah"), 9.0 / 5.0);
    assert_eq!(decision.action.to_string(), "take", "1.8 is less than 4.5 − 2");
    assert_eq!(answer("potential?sharp_drop=2.6", &game), "take");
    assert_eq!(answer("potential?sharp_drop=2.8", &game), "beat Ks Ah");
}

#[test]
fn near_the_end_it_beats_at_any_cost() {
    // With five players the talon holds six cards, less than a third of the deck.
    let game = defending(5, "Ks 9h Th Jh Qh Kh", "6c 7c 8c 6d 7d Ah");
    let decision = decide("potential", &game);
    assert_eq!(decision.action.to_string(), "beat Ks Ah");
    assert_eq!(decision.explanation.rule.key, "potential-late-beat");
    assert_eq!(answer("potential?finale=0.1", &game), "take", "a tenth of the deck is less");
}

#[test]
fn taking_is_forced_if_the_attack_cannot_be_beaten() {
    let game = defending(2, "Ks 9h Th Jh Qh Kh", "6c 7c 8c 6d 7d Ac");
    let decision = decide("potential", &game);
    assert_eq!(decision.action.to_string(), "take");
    assert_eq!(decision.explanation.rule.key, "potential-forced");
    assert!(decision.explanation.alternatives.is_empty());
}

#[test]
fn a_trump_of_the_attacks_rank_is_a_separate_alternative() {
    let game = defending(2, "Ks 7h Th Jh Qh 8h", "6c 7c 8c 6d 9h Kh");
    let decision = decide("potential", &game);
    assert_eq!(
        labels(&decision),
        ["potential-suit", "potential-trump-of-rank", "potential-take"],
        "the suit is not held, so its course comes to the lowest trump"
    );
    // 1 + 2 + 3 + 1 + 13 + 17 = 37
    assert_close(potential_after(&decision, "beat Ks 9h"), 24.0 / 5.0);
    assert_close(potential_after(&decision, "beat Ks Kh"), 20.0 / 5.0);
}

#[test]
fn all_open_attacks_are_beaten_by_one_plan() {
    let mut game = attacking("6s 6d 8d 9d Td 7h", "7s Ks 6c 7c 8c Th");
    play(&mut game, "attack 6s 6d");
    let decision = decide("potential", &game);
    let best = decision.explanation.chosen().unwrap();
    let plan: Vec<String> = best.plan.iter().map(ToString::to_string).collect();
    assert_eq!(plan, ["beat 6s 7s", "beat 6d Th"], "the king would save neither");
    // Left are Ks 6c 7c 8c: 8 + 1 + 2 + 3 = 14, of 30 before; 3.5 is more than 5 − 2.
    assert_close(term(&best.terms, "potential-after"), 14.0 / 4.0);
    // In mid-plan the comparison uses the hand before the plan, not its rest.
    play(&mut game, "beat 6s 7s");
    let decision = decide("potential", &game);
    assert_close(current_potential(&decision), 28.0 / 5.0);
    assert_close(term(&decision.explanation.terms, "potential-at-attack"), 5.0);
    assert_eq!(decision.action.to_string(), "beat 6d Th");
    assert_eq!(answer("potential?drop_from_now=true", &game), "take", "3.5 is less than 5.6 − 2");
}

/// Seat 0 has led the first card of its hand, which was beaten, and may throw in.
fn throwing_in(hand: &str, other: &str, beat: &str) -> Durak {
    let mut game = attacking(hand, other);
    play(&mut game, &format!("attack {0}; beat {0} {beat}", &hand[..2]));
    game
}

#[test]
fn a_card_below_the_mean_is_thrown_in() {
    let game = throwing_in("6s 7c Jd Qd Kd Kc", "7s 8s 9s Ts Js Qs", "7s");
    let decision = decide("potential", &game);
    // 2 + 6 + 7 + 8 + 8 = 31
    assert_close(current_potential(&decision), 31.0 / 5.0);
    assert_close(potential_after(&decision, "throw 7c"), 29.0 / 4.0);
    assert_eq!(decision.action.to_string(), "throw 7c");
}

#[test]
fn the_risk_parameter_limits_the_loss_by_throwing_in() {
    let game = throwing_in("6s 8c 9d Td Qd Kc", "Ks 8s 9s Ts Js Qs", "Ks");
    let decision = decide("potential", &game);
    // 3 + 4 + 5 + 7 + 8 = 27: without the king 19 / 4, a loss of 0.65.
    assert_close(current_potential(&decision), 27.0 / 5.0);
    assert_close(potential_after(&decision, "throw Kc"), 19.0 / 4.0);
    assert_close(term(&decision.explanation.terms, "potential-talon-share"), 1.0);
    assert_close(term(&decision.explanation.terms, "potential-least-gain"), -0.2);
    assert_eq!(decision.action.to_string(), "pass");
    assert_eq!(answer("potential?risk=0.8", &game), "pass", "up to 0.6 may be lost");
    assert_eq!(answer("potential?risk=0.85", &game), "throw Kc", "up to 0.7 may be lost");
    assert_eq!(answer("potential?risk=0", &game), "pass");
}

#[test]
fn the_allowed_loss_by_throwing_in_shrinks_with_the_talon() {
    use kozyr_core::game::Seed;
    let mut talon_sizes = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(seed)).unwrap();
        while game.to_act().is_some() {
            let decision = decide("potential-fixed", &game);
            if decision.explanation.rule.key == "potential-throw" {
                let talon = game.talon().len();
                let gain = term(&decision.explanation.terms, "potential-least-gain");
                assert_close(gain, -0.2 * talon as f64 / 24.0);
                let pass_value = alternative(&decision, "pass").value.unwrap();
                let chosen = decision.explanation.chosen().unwrap();
                assert!(
                    chosen.plan[0].to_string() == "pass"
                        || chosen.value.unwrap() > pass_value - 1e-9
                );
                talon_sizes.insert(talon);
            }
            game.play(decision.action).unwrap();
        }
    }
    assert!(talon_sizes.contains(&0) && talon_sizes.len() > 12, "{talon_sizes:?}");
}

#[test]
fn low_risk_requires_a_gain_while_the_talon_is_full() {
    let game = throwing_in("6s 8c 7d 8d 9d 9c", "8s Ks 9s Ts Js Qs", "8s");
    // 3 + 2 + 3 + 4 + 4 = 16: without an eight 13 / 4, a gain of 0.05.
    assert_eq!(answer("potential", &game), "throw 8c");
    assert_eq!(answer("potential?risk=0.5", &game), "throw 8c", "no gain is required");
    assert_eq!(answer("potential?risk=0.48", &game), "throw 8c", "a gain of 0.04 is required");
    assert_eq!(answer("potential?risk=0.47", &game), "pass", "a gain of 0.06 is required");
}

#[test]
fn with_an_empty_talon_fewer_cards_are_better() {
    let game = without_talon();
    let fixed = decide("potential-fixed", &game);
    // 1 + 7 + 5 + 5 + 11 + 6 = 35
    assert_close(potential_after(&fixed, "attack 9s"), 34.0 / 5.0);
    assert_close(potential_after(&fixed, "attack 9s 9h"), 27.0 / 4.0);
    assert_close(potential_after(&fixed, "attack 9h"), 28.0 / 5.0);
    assert_eq!(fixed.action.to_string(), "attack 9s");

    let shedding = decide("potential", &game);
    assert_eq!(shedding.action.to_string(), "attack Kc Kd Kh");
    // Three cards are left, with a mean of 14 / 3; the maximum would be 6 + 6 + 1.
    let lead = alternative(&shedding, "attack Kc Kd Kh");
    assert_close(lead.value.unwrap(), 14.0 / 3.0 / 13.0 - 3.0);
    assert_close(term(&lead.terms, "potential-cards-left"), 3.0);
}

#[test]
fn with_an_empty_talon_the_pair_that_leaves_most_potential_is_led() {
    // Six players with 36 cards leave no talon. Seat 1 was the fool, so seat 0 leads, and the last
    // card dealt makes hearts trumps.
    let mut setup = Setup::new(6, Rules::default());
    setup.standing.last_fool = Some(scenario::seat(1));
    let hand = "7c Jc Td Jd Th Kh";
    let hand_cards: Vec<&str> = hand.split(' ').collect();
    let others = setup.rules.deck.cards().map(|card| card.to_string());
    let others: Vec<String> = others.filter(|card| !hand_cards.contains(&card.as_str())).collect();
    let mut hands: Vec<String> = others.chunks(6).map(|cards| cards.join(" ")).collect();
    hands.insert(0, hand.into());
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let game = scenario::deal_all(setup, &hands);
    assert!(hands[5].ends_with('h') && game.view(scenario::seat(0)).talon_len() == 0);
    let decision = decide("potential", &game);
    // 7c Td Th Kh: 2 + 5 + 14 + 17 = 38. Without the tens 7c Jc Jd Kh: 2 + 6 + 6 + 17 = 31.
    assert_eq!(decision.action.to_string(), "attack Jc Jd");
    let pair = decision.explanation.chosen().unwrap();
    assert_close(term(&pair.terms, "potential-after"), 38.0 / 4.0);
}

#[test]
fn the_weakest_suit_is_led_only_with_a_bonus() {
    let hands = ["6c 9c Ts Jd 6h Kc", "7h 8s 8d 9d Th 9s"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "7s Qs Qd As", "Ah");
    play(&mut game, "attack 6c; beat 6c 7h; pass; attack 8d; beat 8d Jd; pass");
    // The seven leaves 36 / 5, the nine of clubs 34 / 5.
    assert_eq!(answer("potential", &game), "attack 7s");
    assert_eq!(answer("potential?awkward=0.25", &game), "attack 7s");
    let decision = decide("potential?awkward=0.5", &game);
    assert_eq!(decision.action.to_string(), "attack 9c");
    let lead = decision.explanation.chosen().unwrap();
    assert_close(term(&lead.terms, "potential-awkward"), 0.5);
    assert_close(lead.value.unwrap(), 34.0 / 5.0 + 0.5);
}

#[test]
fn without_a_bonus_the_weakest_suit_is_never_led() {
    use kozyr_core::game::Seed;
    use kozyr_durak::Action;
    // The lowest plain card leaves at least as much potential as any other plain card, so the lead
    // of the weakest suit can only be the same card.
    let (mut rng, mut offered) = (Seed::from(4).rng(), 0);
    for number in 0..400 {
        let setup = Setup::new(2 + number % 4, Rules::default());
        let mut game = Durak::new(&setup, &Seed::from(number as u64)).unwrap();
        while game.to_act().is_some() {
            let decision = decide("potential-fixed", &game);
            let weak_suit_lead = decision.explanation.alternatives.iter().find(|alternative| {
                alternative
                    .label
                    .as_ref()
                    .is_some_and(|label| label.key == "potential-awkward-suit")
            });
            if let Some(weak_suit_lead) = weak_suit_lead {
                offered += 1;
                assert!(
                    !weak_suit_lead.chosen && matches!(weak_suit_lead.plan[0], Action::Attack(_))
                );
            }
            let random_action = crate::support::durak_games::any_legal(&game, &mut rng).unwrap();
            let is_random = rand::RngExt::random_bool(&mut rng, 0.2);
            game.play(if is_random { random_action } else { decision.action }).unwrap();
        }
    }
    assert!(offered > 500, "{offered}");
}

#[test]
fn with_an_empty_talon_trumps_are_thrown_in() {
    let mut game = without_talon();
    play(&mut game, "attack Kc Kd; take");
    // Without the king of trumps 1 + 7 + 6 = 14 remain of 25.
    assert_eq!(answer("potential-fixed", &game), "pass");
    assert_eq!(answer("potential", &game), "throw Kh");
}

#[test]
fn with_an_empty_talon_it_beats_whenever_it_can() {
    let mut game = without_talon();
    play(&mut game, "attack Kc");
    let decision = decide("potential", &game);
    assert_eq!(decision.explanation.rule.key, "potential-shed-beat");
    assert_eq!(decision.action.to_string(), "beat Kc Th");
    assert!(!labels(&decision).contains(&"potential-take"));
}

#[test]
fn an_empty_hand_has_the_highest_potential() {
    let game = with_one_card_left();
    let decision = decide("potential-fixed", &game);
    // One more than the ace of trumps alone, which counts 6 + 6.
    assert_close(potential_after(&decision, "attack Qc"), 13.0);
}

#[test]
fn a_suit_that_the_defender_trumped_is_weak() {
    let hands = ["6c 9c Ts Jd 6h Kc", "7h 8s 8d 9d Th 9s"];
    let setup = Setup::new(2, Rules::default());
    let mut game = deal(setup, &hands, "7s Qs Qd As", "Ah");
    play(&mut game, "attack 6c; beat 6c 7h; pass; attack 8d; beat 8d Jd; pass");
    let decision = decide("potential", &game);
    // 9c Ts 6h Kc 7s As: 4 + 5 + 10 + 8 + 2 + 9 = 38
    assert_close(potential_after(&decision, "attack 7s"), 36.0 / 5.0);
    assert_close(potential_after(&decision, "attack 6h"), 28.0 / 5.0);
    assert_close(potential_after(&decision, "attack 9c"), 34.0 / 5.0);
    assert_eq!(
        labels(&decision),
        ["potential-lowest-plain", "potential-lowest-trump", "potential-awkward-suit"]
    );
}

#[test]
fn a_suit_with_a_known_card_is_not_weak() {
    let hands = ["6c 9c Ts Jd 6h Kc", "7h 8s 8d 9d Th 9s"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "7s", "Ah");
    play(&mut game, "attack 6c; take; pass");
    let decision = decide("potential", &game);
    assert!(!labels(&decision).contains(&"potential-awkward-suit"));
}

#[test]
fn a_hand_below_the_mean_of_the_deck_is_exchanged() {
    let redeal = Setup::new(2, rules(|rules| rules.redeal = true));
    let low_hand = deal(redeal, &["6s 7s 8s 9s Ts 6c", "6d 7d 8d 9d Td 7h"], "", "6h");
    let decision = decide("potential", &low_hand);
    assert_close(current_potential(&decision), 16.0 / 6.0);
    // The mean of 1 to 9, and a quarter of nine.
    assert_close(alternative(&decision, "redeal").value.unwrap(), 7.25);
    assert_eq!(decision.action.to_string(), "redeal");
    let high_hand = deal(redeal, &["8h 9h Th Jh Qh 6c", "6d 7d 8d 9d Td 7h"], "", "6h");
    assert_eq!(answer("potential", &high_hand), "keep");
}

#[test]
fn transfers_are_compared_with_beating() {
    let hands = ["6s 7d 8d 9d Td 7h", "6c Ks 7c 8c 9c Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let decision = decide("potential", &game);
    // 1 + 8 + 2 + 3 + 4 + 14 = 32
    assert_close(potential_after(&decision, "beat 6s Ks"), 24.0 / 5.0);
    assert_close(potential_after(&decision, "transfer 6c"), 31.0 / 5.0);
    assert_eq!(decision.action.to_string(), "transfer 6c");
}

#[test]
fn invalid_parameters_are_rejected() {
    for parameters in [
        "risk=2",
        "risk=-0.1",
        "sharp_drop=-1",
        "finale=1.5",
        "trump_bonus=-1",
        "risk=high",
        "risk=0.5&risk=0.5",
    ] {
        let Err(error) = make_opponent::<Durak>(&format!("potential?{parameters}")) else {
            panic!("{parameters}")
        };
        assert!(matches!(error, OpponentError::Parameter(_)), "{error}");
    }
    let Err(OpponentError::Parameter(text)) = make_opponent::<Durak>("potential-fixed?luck=1")
    else {
        panic!("accepted")
    };
    assert!(text.contains("luck") && text.contains("sharp_drop"), "{text}");
}
