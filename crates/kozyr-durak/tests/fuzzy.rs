//! The fuzzy opponent: its samples, the table cells it uses, and its decisions.
//!
//! A six costs 1 and an ace 9, a trump nine more; hearts are always trumps.

use crate::support::durak_games as games;
use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;

use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{
    Action, CardSet, Deck, Durak, Rules, Setup, ThrowInRule,
    opponents::fuzzy::{
        ControlAnswer, ControlCell, ControlTable, ControlTables, FuzzyAnalysis, Quality,
    },
};
use opponents::{answer, assert_close, decide, labels, term};
use scenario::{cards, deal, deal_all, play, rules, seat};
use std::collections::BTreeMap;

/// Seat 0 of two attacks: it has the lowest trump, or no other seat has one.
fn attacking(hand: &str, other: &str) -> Durak {
    deal(Setup::new(2, Rules::default()), &[hand, other], "", "Ah")
}

/// Seat 0 leads the first card of its hand.
fn defending(lead: &str, hand: &str, trump: &str) -> Durak {
    let mut game = deal(Setup::new(2, Rules::default()), &[lead, hand], "", trump);
    play(&mut game, &format!("attack {}", &lead[..2]));
    game
}

fn study(game: &Durak, of: usize, samples: u32) -> FuzzyAnalysis {
    let mut study = FuzzyAnalysis::new(game.view(seat(of)), ControlTables::published()).unwrap();
    let mut rng = Seed::from(1).rng();
    for _ in 0..samples {
        study.sample(&mut rng);
    }
    study
}

fn votes(study: &FuzzyAnalysis) -> BTreeMap<&'static str, u32> {
    study.plans().iter().map(|choice| (choice.answer.name(), choice.votes)).collect()
}

#[test]
fn at_the_first_move_29_cards_are_unknown_of_which_he_has_6() {
    let study = study(&attacking("6s 7c 8d 9s Tc 6h", "7s 8s 9d Ts Js 7h"), 0, 0);
    assert_eq!((study.unknown_count(), study.opponent_hidden_count()), (29, 6));
    // 29·28·27·26·25·24 / 720
    assert_close(study.uncertainty_bits(), 475_020_f64.log2());
}

#[test]
fn a_card_that_he_has_shown_is_not_sampled() {
    let game = attacking("6s 7c 8d 9s Tc 6h", "7s 8s 9d Ts Js 7h");
    let mut study = FuzzyAnalysis::new(game.view(seat(1)), ControlTables::published()).unwrap();
    assert_eq!(
        (study.unknown_count(), study.opponent_hidden_count()),
        (28, 5),
        "he has shown the six of trumps"
    );
    let sample = study.sample(&mut Seed::from(1).rng());
    assert!(cards("6h").is_subset(sample.opponent_hand.cards));
}

#[test]
fn a_bad_hand_leads_its_lowest_card_whatever_is_to_come() {
    let game = attacking("6s 7c 8d 9s Tc 6h", "7s 8s 9d Ts Js 7h");
    let decision = decide("fuzzy", &game);
    // 1 + 2 + 3 + 4 + 5 + 10 = 25; the degree of bad is (41 − 25) / (41 − 17).
    let terms = &decision.explanation.terms;
    assert_close(term(terms, "fuzzy-price"), 25.0 / 6.0);
    assert_close(term(terms, "fuzzy-bad"), 16.0 / 24.0);
    assert_close(term(terms, "fuzzy-medium"), 8.0 / 24.0);
    assert_close(term(terms, "fuzzy-samples"), 200.0);
    assert_eq!(decision.action.to_string(), "attack 6s");
    assert_close(decision.explanation.chosen().unwrap().value.unwrap(), 100.0);
    assert_eq!(labels(&decision), ["fuzzy-choice-bad", "fuzzy-choice-medium", "fuzzy-choice-good"]);
}

#[test]
fn a_medium_hand_leads_a_bad_card_only_if_a_bad_one_is_to_come() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    // 13 of the 29 cards are bad.
    let study = study(&game, 0, 2900);
    let votes = votes(&study);
    assert!((1200..1400).contains(&votes["bad"]), "{votes:?}");
    assert_eq!(votes["bad"] + votes["medium"], 2900);
    assert_eq!(answer("fuzzy", &game), "attack Jd");
}

#[test]
fn a_good_hand_that_expects_a_good_card_minds_the_opponent() {
    let game = attacking("6h 7h 8h 9h Th 6s", "7s 8s 9d Ts Js Jh");
    let study = study(&game, 0, 2000);
    // 10 + 11 + 12 + 13 + 14 + 1 = 61: as low as five trumps can be, and medium.
    assert_eq!(study.own().quality, Quality::Medium);
    let game = attacking("6h 8h 9h Th Kh As", "7s 8s 9d Ts Js Jh");
    let study = self::study(&game, 0, 2000);
    // 10 + 12 + 13 + 14 + 17 + 9 = 75
    assert_eq!(study.own().quality, Quality::Good);
    for column in Quality::ALL {
        let asked = study.times_fired(ControlTable::LeadByOpponent.cell(Quality::Bad, column));
        assert_eq!(asked > 0, column != Quality::Good, "he cannot have five trumps");
    }
    let asked =
        ControlTable::LeadByOpponent.cells().map(|cell| study.times_fired(cell)).sum::<u32>();
    assert_eq!(asked, study.times_fired(ControlTable::Lead.cell(Quality::Good, Quality::Good)));
}

/// Seat 1 has shown the lowest trump, and now leads without trumps.
fn led_by_one_without_trumps() -> Durak {
    let hands = ["7c 8s 9d Ts 9c Tc", "6s 6h Qd Ks Kc As"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "Ac Ad", "Ah");
    play(&mut game, "attack 6h; take; pass");
    game
}

#[test]
fn the_card_led_is_the_lowest_of_the_nearest_quality_lower_ones_first() {
    let leads = |tables: &str, hand: &str| {
        answer(&format!("fuzzy?{tables}"), &attacking(hand, "7s 8s 9d Ts 9c 7h"))
    };
    let (bad, medium) = ("lead=bbb.bbb.bbb", "lead=mmm.mmm.mmm");
    assert_eq!(leads(bad, "Js Qc Kd 6h 8h 9h"), "attack Js", "the nearest higher");
    assert_eq!(leads(medium, "6s 7c 8d 6h 8h 9h"), "attack 6s", "the nearest lower");
    assert_eq!(leads(medium, "6h 8h 9h Th Jh Qh"), "attack 6h");
    let good = "lead=***.***.***&lead_by_opponent=ggg";
    assert_eq!(leads(good, "6s 7c Qd 9h 6h As"), "attack 6h");
    assert_eq!(answer(&format!("fuzzy?{good}"), &led_by_one_without_trumps()), "attack Qd");
}

#[test]
fn a_hand_that_would_be_good_by_taking_takes() {
    let game = defending("6s 7s 8s 9s Ts 6h", "7h 8h 9h Th Jh Qh", "Ah");
    let study = study(&game, 1, 100);
    // 11 to 16 add up to 81, and the six of spades adds 1.
    let sample = study.last().unwrap();
    assert_close(sample.row.unwrap().mean_price.unwrap(), 82.0 / 7.0);
    assert_eq!(sample.row.unwrap().quality, Quality::Good);
    assert_eq!(votes(&study), BTreeMap::from([("beat", 0), ("take", 100)]));
    assert_eq!(answer("fuzzy", &game), "take");
    assert_eq!(answer("fuzzy?beat=bbb.tbb.bbb", &game), "beat 6s 7h");
}

#[test]
fn a_hand_that_would_be_bad_by_taking_beats() {
    let game = defending("6s 6h Th Jh Qh Kh", "7s 8s 9s 6c 7c 8c", "Ah");
    let study = study(&game, 1, 100);
    assert_eq!(study.last().unwrap().row.unwrap().quality, Quality::Bad);
    assert_eq!(votes(&study), BTreeMap::from([("beat", 100), ("take", 0)]));
    assert_eq!(answer("fuzzy", &game), "beat 6s 7s");
}

#[test]
fn a_medium_hand_takes_rather_than_become_bad() {
    let game = defending("Ks 6h Th Jh Qh Kh", "7c 8c Tc 7d 8d Ah", "9h");
    let study = study(&game, 1, 2300);
    // With the king 41 / 7, barely nearer to medium than to bad; without the ace of trumps 15 and
    // the drawn card, which is bad unless that card costs 14 or more.
    let sample = study.last().unwrap();
    assert_eq!(sample.row.unwrap().quality, Quality::Medium);
    assert_close(sample.row.unwrap().mean_price.unwrap(), 41.0 / 7.0);
    let drawn = sample.column.cards - cards("7c 8c Tc 7d 8d");
    assert_eq!(drawn.len(), 1);
    assert!(votes(&study)["take"] > 1900);
    assert_eq!(answer("fuzzy", &game), "take");
}

#[test]
fn with_the_talon_empty_it_beats_whatever_it_can() {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9h Kc Kd Kh Ac", "Ts Tc Td Ks As Th", "9c Qs Qc Qd Js Jh", "9d Jc Jd Ad Qh Ah"];
    let mut game = deal_all(setup, &hands);
    let lead = study(&game, 0, 20);
    assert!(lead.last().unwrap().row.is_none(), "no card is expected");
    play(&mut game, "attack Kc");
    let decision = decide("fuzzy?beat=ttt.ttt.ttt", &game);
    assert_eq!(decision.action.to_string(), "beat Kc Th");
    assert_eq!(decision.explanation.rule.key, "fuzzy-late-beat");
}

#[test]
fn what_cannot_be_beaten_is_taken() {
    let game = defending("As 7h Th Jh Qh Kh", "8c 9c Tc 9d Td Jd", "6h");
    let decision = decide("fuzzy", &game);
    assert_eq!(decision.action.to_string(), "take");
    assert_eq!(decision.explanation.rule.key, "fuzzy-forced");
}

#[test]
fn the_cheapest_card_that_fits_is_added_if_the_table_says_so() {
    let hands = ["6s 6c Jd Qd 9h 6h", "Ts 8s 9s 9d Js Qs"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 9s");
    let (all, none) = ("yyy.yyy.yyy", "nnn.nnn.nnn");
    let beaten = |table: &str| answer(&format!("fuzzy?add_to_beater={table}"), &game);
    assert_eq!((beaten(all), beaten(none)), ("throw 6c".into(), "pass".into()));
    play(&mut game, "throw 6c; take");
    let taken = |table: &str| answer(&format!("fuzzy?add_to_taker={table}"), &game);
    assert_eq!((taken(all), taken(none)), ("throw 6h".into(), "pass".into()));
    let study = study(&game, 0, 1);
    assert_eq!(study.table(), ControlTable::ThrowInOnTake);
    // Two or three cards have been played and are replaced by drawing.
    let sample = study.last().unwrap();
    assert_eq!((sample.column.cards.len(), sample.row.unwrap().cards.len()), (6, 6));
    assert_eq!((sample.column.cards - cards("Jd Qd 9h 6h")).len(), 2);
    assert_eq!((sample.row.unwrap().cards - cards("Jd Qd 9h")).len(), 3);
}

#[test]
fn near_the_end_of_the_talon_what_he_would_draw_is_reckoned_as_gone() {
    // With five players six cards are left in the talon, the last of them the open trump.
    let only_attacker = rules(|rules| rules.throwing_in = ThrowInRule::Attacker);
    let hands = [
        "9s 9c 9d Ts 6h Kd",
        "Js Jc Jd Td Tc Qs",
        "6s 7s 8s Ks As Qc",
        "6c 7c 8c Kc Ac Qd",
        "6d 8d 7d Ad 7h 8h",
    ];
    let mut game = deal(Setup::new(5, only_attacker), &hands, "", "Ah");
    play(&mut game, "attack 9s; beat 9s Js; throw 9c; beat 9c Jc; throw 9d; beat 9d Td");
    let study = study(&game, 0, 1);
    assert_eq!(study.table(), ControlTable::ThrowInOnBeat);
    // Each player has played three cards. He would draw three and leave three, including the trump.
    // To beat one more card he would need four and leave two of the four that I would then draw.
    let sample = study.last().unwrap();
    let (column, row) = (sample.column.cards, sample.row.unwrap().cards);
    assert_eq!((column.len(), row.len()), (6, 4));
    assert!(column.contains(scenario::card("Ah")) && row.contains(scenario::card("Ah")));
}

#[test]
fn the_way_not_to_take_may_be_to_pass_the_attack_on() {
    let hands = ["6s 7d 8d 9d Td 7h", "6c 8s 7c 8c 9c Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let decision = decide("fuzzy", &game);
    assert_eq!(decision.action.to_string(), "transfer 6c", "a six is cheaper than an eight");
    assert_eq!(decision.explanation.rule.key, "fuzzy-pass-on");
}

#[test]
fn a_bad_hand_is_exchanged() {
    let redeal = Setup::new(2, rules(|rules| rules.redeal = true));
    let bad = deal(redeal, &["6s 7s 8s 9s Ts 6c", "6d 7d 8d 9d Td 7h"], "", "6h");
    assert_eq!(answer("fuzzy", &bad), "redeal");
    let medium = deal(redeal, &["8s 9s Ts Js Qs Kh", "6d 7d 8d 9d Td 7h"], "", "6h");
    assert_eq!(answer("fuzzy", &medium), "keep");
}

#[test]
fn tables_spelt_out_in_the_name_make_the_same_opponent() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let name = format!("fuzzy?{}", ControlTables::published().to_overrides());
    assert_eq!(decide(&name, &game), decide("fuzzy", &game));
}

#[test]
fn a_study_goes_on_while_somebody_else_thinks() {
    let game = defending("6s 7s 8s 9s Ts 6h", "7h 8h 9h Th Jh Qh", "Ah");
    let study = study(&game, 0, 10);
    assert_eq!(study.table(), ControlTable::Lead, "a hypothetical lead");
    assert_eq!(study.opponent(), seat(1));
    assert_eq!(study.samples(), 10);
    let mut of_three = deal(
        Setup::new(3, Rules::default()),
        &["6h 7s 8s 9s Ts Js", "7h 8h 9h Th Jh Qh", "8c 9c Tc Jc Qc Kc"],
        "",
        "Ah",
    );
    play(&mut of_three, "attack 7s");
    let no_way_out = self::study(&of_three, 2, 1);
    assert_eq!(no_way_out.table(), ControlTable::Lead, "it can only pick up");
}

/// Visits analyses of all seats in random games.
fn in_studies(games: usize, mut look: impl FnMut(&Durak, &FuzzyAnalysis)) {
    let mut rng = Seed::from(7).rng();
    for _ in 0..games {
        let seed = games::any_seed(&mut rng).1;
        let mut game = Durak::new(&games::any_setup(&mut rng), &seed).unwrap();
        while let Some(action) = games::any_legal(&game, &mut rng) {
            for of in kozyr_core::game::Seat::all(game.seats()) {
                if let Some(mut study) =
                    FuzzyAnalysis::new(game.view(of), ControlTables::published())
                {
                    for _ in 0..3 {
                        study.sample(&mut rng);
                        look(&game, &study);
                    }
                }
            }
            game.play(action).unwrap();
        }
    }
}

#[test]
fn a_sample_is_a_hand_that_he_may_have_and_cards_that_may_come() {
    in_studies(150, |game, study| {
        let view = game.view(seat(0));
        let sample = study.last().unwrap();
        let opponent = study.opponent();
        let held = sample.opponent_hand.cards;
        assert_eq!(held.len(), view.hand_size(opponent));
        assert!(view.known_cards(opponent).is_subset(held));
        let own = study.own().cards;
        assert!((held & (own | view.discard() | view.table_cards())).is_empty());
        let expected = match study.table() {
            ControlTable::Lead => sample.row.map_or(CardSet::EMPTY, |row| row.cards),
            _ => sample.column.cards | sample.row.unwrap().cards,
        };
        let drawn = expected - own - view.table_cards();
        assert!((drawn & (held | view.discard())).is_empty());
        assert!(drawn.len() <= view.talon_len());
        if study.table() != ControlTable::Lead {
            assert!(sample.column.cards.len() <= own.len().max(6));
        }
    });
}

#[test]
fn the_answer_of_a_sample_is_what_its_cells_say() {
    in_studies(150, |_, study| {
        let sample = study.last().unwrap();
        let row = sample.row.map_or(Quality::Good, |row| row.quality);
        assert_eq!(sample.cell, study.table().cell(row, sample.column.quality));
        let said = ControlTables::published().get(sample.cell);
        if said == ControlAnswer::Opponent {
            let asked =
                ControlTable::LeadByOpponent.cell(Quality::Bad, sample.opponent_hand.quality);
            assert_eq!(sample.next_cell, Some(asked));
            assert_eq!(sample.answer, ControlTables::published().get(asked));
        } else {
            assert_eq!((sample.next_cell, sample.answer), (None, said));
        }
        let votes: u32 = study.plans().iter().map(|choice| choice.votes).sum();
        assert_eq!(votes, study.samples());
        let fired: u32 = study.table().cells().map(|cell| study.times_fired(cell)).sum();
        assert_eq!(fired, study.samples());
        let majority = study.majority().unwrap().votes;
        assert!(study.plans().iter().all(|choice| choice.votes <= majority));
    });
}

#[test]
fn every_cell_fires_somewhere() {
    let mut fired = std::collections::BTreeSet::new();
    in_studies(2_000, |_, study| {
        fired.extend(ControlCell::all().filter(|&cell| study.times_fired(cell) > 0))
    });
    let silent: Vec<ControlCell> =
        ControlCell::all().filter(|cell| !fired.contains(cell)).collect();
    assert_eq!(silent, []);
}

#[test]
fn every_unseen_card_is_sampled_equally_often() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let mut study = FuzzyAnalysis::new(game.view(seat(0)), ControlTables::published()).unwrap();
    let (mut rng, mut held, mut drawn) = (Seed::from(2).rng(), BTreeMap::new(), BTreeMap::new());
    for _ in 0..29_000 {
        let sample = study.sample(&mut rng);
        for card in sample.opponent_hand.cards {
            *held.entry(card).or_insert(0) += 1;
        }
        for card in sample.row.unwrap().cards {
            *drawn.entry(card).or_insert(0) += 1;
        }
    }
    assert_eq!((held.len(), drawn.len()), (29, 29));
    assert!(held.values().all(|count| (5_700..6_300).contains(count)), "{held:?}");
    assert!(drawn.values().all(|count| (850..1_150).contains(count)), "{drawn:?}");
}

#[test]
fn the_budget_says_how_many_samples_there_are() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let budget = Budget { nodes: Some(7), ..Budget::default() };
    let opponent = make_opponent::<Durak>("fuzzy").unwrap();
    let decision = opponent.decide(game.view(seat(0)), &budget, &mut Seed::from(1).rng());
    assert_close(term(&decision.explanation.terms, "fuzzy-samples"), 7.0);
    assert!(matches!(decision.action, Action::Attack(_)));
}
