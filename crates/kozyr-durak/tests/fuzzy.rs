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

/// A deal of two players with the ace of hearts as the open trump. Seat 0 attacks if it has the
/// lowest trump.
fn attacking(hand: &str, other_hand: &str) -> Durak {
    deal(Setup::new(2, Rules::default()), &[hand, other_hand], "", "Ah")
}

/// Seat 0, which holds `lead`, leads the first card of it.
fn defending(lead: &str, hand: &str, trump: &str) -> Durak {
    let mut game = deal(Setup::new(2, Rules::default()), &[lead, hand], "", trump);
    play(&mut game, &format!("attack {}", &lead[..2]));
    game
}

/// An analysis for a seat with this many samples, by the published tables.
fn analyze(game: &Durak, seat_index: usize, samples: u32) -> FuzzyAnalysis {
    let mut analysis =
        FuzzyAnalysis::new(game.view(seat(seat_index)), ControlTables::published()).unwrap();
    let mut rng = Seed::from(1).rng();
    for _ in 0..samples {
        analysis.sample(&mut rng);
    }
    analysis
}

/// The number of votes for each answer, by its name.
fn votes(analysis: &FuzzyAnalysis) -> BTreeMap<&'static str, u32> {
    analysis.plans().iter().map(|choice| (choice.answer.name(), choice.votes)).collect()
}

#[test]
fn at_the_first_move_29_cards_are_unknown_and_the_opponent_holds_6() {
    let analysis = analyze(&attacking("6s 7c 8d 9s Tc 6h", "7s 8s 9d Ts Js 7h"), 0, 0);
    assert_eq!((analysis.unknown_count(), analysis.opponent_hidden_count()), (29, 6));
    // 29·28·27·26·25·24 / 720
    assert_close(analysis.uncertainty_bits(), 475_020_f64.log2());
}

#[test]
fn a_card_that_the_opponent_has_shown_is_not_sampled() {
    let game = attacking("6s 7c 8d 9s Tc 6h", "7s 8s 9d Ts Js 7h");
    let mut analysis = FuzzyAnalysis::new(game.view(seat(1)), ControlTables::published()).unwrap();
    assert_eq!(
        (analysis.unknown_count(), analysis.opponent_hidden_count()),
        (28, 5),
        "he has shown the six of trumps"
    );
    let sample = analysis.sample(&mut Seed::from(1).rng());
    assert!(cards("6h").is_subset(sample.opponent_hand.cards));
}

#[test]
fn a_bad_hand_always_leads_its_lowest_card() {
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
fn a_medium_hand_leads_a_bad_card_only_if_it_expects_one() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    // 13 of the 29 cards are bad.
    let analysis = analyze(&game, 0, 2900);
    let votes = votes(&analysis);
    assert!((1200..1400).contains(&votes["bad"]), "{votes:?}");
    assert_eq!(votes["bad"] + votes["medium"], 2900);
    assert_eq!(answer("fuzzy", &game), "attack Jd");
}

#[test]
fn a_good_hand_that_expects_a_good_card_considers_the_opponent() {
    let game = attacking("6h 7h 8h 9h Th 6s", "7s 8s 9d Ts Js Jh");
    let analysis = analyze(&game, 0, 2000);
    // 10 + 11 + 12 + 13 + 14 + 1 = 61: as low as five trumps can be, and medium.
    assert_eq!(analysis.own().quality, Quality::Medium);
    let game = attacking("6h 8h 9h Th Kh As", "7s 8s 9d Ts Js Jh");
    let analysis = analyze(&game, 0, 2000);
    // 10 + 12 + 13 + 14 + 17 + 9 = 75
    assert_eq!(analysis.own().quality, Quality::Good);
    for column in Quality::ALL {
        let times_fired =
            analysis.times_fired(ControlTable::LeadByOpponent.cell(Quality::Bad, column));
        assert_eq!(times_fired > 0, column != Quality::Good, "he cannot have five trumps");
    }
    let times_fired =
        ControlTable::LeadByOpponent.cells().map(|cell| analysis.times_fired(cell)).sum::<u32>();
    assert_eq!(
        times_fired,
        analysis.times_fired(ControlTable::Lead.cell(Quality::Good, Quality::Good))
    );
}

/// Seat 1 has shown the lowest trump, and now leads without trumps.
fn led_without_trumps() -> Durak {
    let hands = ["7c 8s 9d Ts 9c Tc", "6s 6h Qd Ks Kc As"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "Ac Ad", "Ah");
    play(&mut game, "attack 6h; take; pass");
    game
}

#[test]
fn it_leads_the_lowest_card_of_the_nearest_quality() {
    let leads = |tables: &str, hand: &str| {
        answer(&format!("fuzzy?{tables}"), &attacking(hand, "7s 8s 9d Ts 9c 7h"))
    };
    let (bad, medium) = ("lead=bbb.bbb.bbb", "lead=mmm.mmm.mmm");
    assert_eq!(leads(bad, "Js Qc Kd 6h 8h 9h"), "attack Js", "the nearest higher");
    assert_eq!(leads(medium, "6s 7c 8d 6h 8h 9h"), "attack 6s", "the nearest lower");
    assert_eq!(leads(medium, "6h 8h 9h Th Jh Qh"), "attack 6h");
    let good = "lead=***.***.***&lead_by_opponent=ggg";
    assert_eq!(leads(good, "6s 7c Qd 9h 6h As"), "attack 6h");
    assert_eq!(answer(&format!("fuzzy?{good}"), &led_without_trumps()), "attack Qd");
}

#[test]
fn it_takes_if_that_makes_the_hand_good() {
    let game = defending("6s 7s 8s 9s Ts 6h", "7h 8h 9h Th Jh Qh", "Ah");
    let analysis = analyze(&game, 1, 100);
    // 11 to 16 add up to 81, and the six of spades adds 1.
    let sample = analysis.last().unwrap();
    assert_close(sample.row.unwrap().mean_price.unwrap(), 82.0 / 7.0);
    assert_eq!(sample.row.unwrap().quality, Quality::Good);
    assert_eq!(votes(&analysis), BTreeMap::from([("beat", 0), ("take", 100)]));
    assert_eq!(answer("fuzzy", &game), "take");
    assert_eq!(answer("fuzzy?beat=bbb.tbb.bbb", &game), "beat 6s 7h");
}

#[test]
fn it_beats_if_taking_makes_the_hand_bad() {
    let game = defending("6s 6h Th Jh Qh Kh", "7s 8s 9s 6c 7c 8c", "Ah");
    let analysis = analyze(&game, 1, 100);
    assert_eq!(analysis.last().unwrap().row.unwrap().quality, Quality::Bad);
    assert_eq!(votes(&analysis), BTreeMap::from([("beat", 100), ("take", 0)]));
    assert_eq!(answer("fuzzy", &game), "beat 6s 7s");
}

#[test]
fn it_takes_if_beating_makes_a_medium_hand_bad() {
    let game = defending("Ks 6h Th Jh Qh Kh", "7c 8c Tc 7d 8d Ah", "9h");
    let analysis = analyze(&game, 1, 2300);
    // With the king 41 / 7, barely nearer to medium than to bad; without the ace of trumps 15 and
    // the drawn card, which is bad unless that card costs 14 or more.
    let sample = analysis.last().unwrap();
    assert_eq!(sample.row.unwrap().quality, Quality::Medium);
    assert_close(sample.row.unwrap().mean_price.unwrap(), 41.0 / 7.0);
    let drawn = sample.column.cards - cards("7c 8c Tc 7d 8d");
    assert_eq!(drawn.len(), 1);
    assert!(votes(&analysis)["take"] > 1900);
    assert_eq!(answer("fuzzy", &game), "take");
}

#[test]
fn with_an_empty_talon_it_beats_whatever_it_can() {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9h Kc Kd Kh Ac", "Ts Tc Td Ks As Th", "9c Qs Qc Qd Js Jh", "9d Jc Jd Ad Qh Ah"];
    let mut game = deal_all(setup, &hands);
    let lead = analyze(&game, 0, 20);
    assert!(lead.last().unwrap().row.is_none(), "no card is expected");
    play(&mut game, "attack Kc");
    let decision = decide("fuzzy?beat=ttt.ttt.ttt", &game);
    assert_eq!(decision.action.to_string(), "beat Kc Th");
    assert_eq!(decision.explanation.rule.key, "fuzzy-late-beat");
}

#[test]
fn it_takes_what_it_cannot_beat() {
    let game = defending("As 7h Th Jh Qh Kh", "8c 9c Tc 9d Td Jd", "6h");
    let decision = decide("fuzzy", &game);
    assert_eq!(decision.action.to_string(), "take");
    assert_eq!(decision.explanation.rule.key, "fuzzy-forced");
}

#[test]
fn the_tables_decide_whether_the_cheapest_fitting_card_is_thrown_in() {
    let hands = ["6s 6c Jd Qd 9h 6h", "Ts 8s 9s 9d Js Qs"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 9s");
    let (all, none) = ("yyy.yyy.yyy", "nnn.nnn.nnn");
    let beaten = |table: &str| answer(&format!("fuzzy?add_to_beater={table}"), &game);
    assert_eq!((beaten(all), beaten(none)), ("throw 6c".into(), "pass".into()));
    play(&mut game, "throw 6c; take");
    let taken = |table: &str| answer(&format!("fuzzy?add_to_taker={table}"), &game);
    assert_eq!((taken(all), taken(none)), ("throw 6h".into(), "pass".into()));
    let analysis = analyze(&game, 0, 1);
    assert_eq!(analysis.table(), ControlTable::ThrowInOnTake);
    // Two or three cards have been played and are replaced by drawing.
    let sample = analysis.last().unwrap();
    assert_eq!((sample.column.cards.len(), sample.row.unwrap().cards.len()), (6, 6));
    assert_eq!((sample.column.cards - cards("Jd Qd 9h 6h")).len(), 2);
    assert_eq!((sample.row.unwrap().cards - cards("Jd Qd 9h")).len(), 3);
}

#[test]
fn near_the_end_of_the_talon_the_opponents_draws_are_deducted() {
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
    let analysis = analyze(&game, 0, 1);
    assert_eq!(analysis.table(), ControlTable::ThrowInOnBeat);
    // Each player has played three cards. He would draw three and leave three, including the trump.
    // To beat one more card he would need four and leave two of the four that I would then draw.
    let sample = analysis.last().unwrap();
    let (column, row) = (sample.column.cards, sample.row.unwrap().cards);
    assert_eq!((column.len(), row.len()), (6, 4));
    assert!(column.contains(scenario::card("Ah")) && row.contains(scenario::card("Ah")));
}

#[test]
fn it_transfers_if_that_is_the_cheapest_defence() {
    let hands = ["6s 7d 8d 9d Td 7h", "6c 8s 7c 8c 9c Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let decision = decide("fuzzy", &game);
    assert_eq!(decision.action.to_string(), "transfer 6c", "a six is cheaper than an eight");
    assert_eq!(decision.explanation.rule.key, "fuzzy-pass-on");
}

#[test]
fn it_asks_for_a_redeal_with_a_bad_hand() {
    let redeal = Setup::new(2, rules(|rules| rules.redeal = true));
    let bad = deal(redeal, &["6s 7s 8s 9s Ts 6c", "6d 7d 8d 9d Td 7h"], "", "6h");
    assert_eq!(answer("fuzzy", &bad), "redeal");
    let medium = deal(redeal, &["8s 9s Ts Js Qs Kh", "6d 7d 8d 9d Td 7h"], "", "6h");
    assert_eq!(answer("fuzzy", &medium), "keep");
}

#[test]
fn tables_in_the_name_make_the_same_opponent() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let name = format!("fuzzy?{}", ControlTables::published().to_overrides());
    assert_eq!(decide(&name, &game), decide("fuzzy", &game));
}

#[test]
fn a_seat_can_be_analysed_when_it_is_not_to_act() {
    let game = defending("6s 7s 8s 9s Ts 6h", "7h 8h 9h Th Jh Qh", "Ah");
    let analysis = analyze(&game, 0, 10);
    assert_eq!(analysis.table(), ControlTable::Lead, "a hypothetical lead");
    assert_eq!(analysis.opponent(), seat(1));
    assert_eq!(analysis.samples(), 10);
    let mut three_player_game = deal(
        Setup::new(3, Rules::default()),
        &["6h 7s 8s 9s Ts Js", "7h 8h 9h Th Jh Qh", "8c 9c Tc Jc Qc Kc"],
        "",
        "Ah",
    );
    play(&mut three_player_game, "attack 7s");
    let without_defence = analyze(&three_player_game, 2, 1);
    assert_eq!(without_defence.table(), ControlTable::Lead, "it can only pick up");
}

/// Calls `check` with analyses of all seats in random games.
fn for_each_analysis(game_count: usize, mut check: impl FnMut(&Durak, &FuzzyAnalysis)) {
    let mut rng = Seed::from(7).rng();
    for _ in 0..game_count {
        let seed = games::any_seed(&mut rng).1;
        let mut game = Durak::new(&games::any_setup(&mut rng), &seed).unwrap();
        while let Some(action) = games::any_legal(&game, &mut rng) {
            for seat in kozyr_core::game::Seat::all(game.seats()) {
                if let Some(mut analysis) =
                    FuzzyAnalysis::new(game.view(seat), ControlTables::published())
                {
                    for _ in 0..3 {
                        analysis.sample(&mut rng);
                        check(&game, &analysis);
                    }
                }
            }
            game.play(action).unwrap();
        }
    }
}

#[test]
fn a_sample_is_a_possible_hand_and_possible_draws() {
    for_each_analysis(150, |game, analysis| {
        let view = game.view(seat(0));
        let sample = analysis.last().unwrap();
        let opponent = analysis.opponent();
        let held = sample.opponent_hand.cards;
        assert_eq!(held.len(), view.hand_size(opponent));
        assert!(view.known_cards(opponent).is_subset(held));
        let own = analysis.own().cards;
        assert!((held & (own | view.discard() | view.table_cards())).is_empty());
        let expected = match analysis.table() {
            ControlTable::Lead => sample.row.map_or(CardSet::EMPTY, |row| row.cards),
            _ => sample.column.cards | sample.row.unwrap().cards,
        };
        let drawn = expected - own - view.table_cards();
        assert!((drawn & (held | view.discard())).is_empty());
        assert!(drawn.len() <= view.talon_len());
        if analysis.table() != ControlTable::Lead {
            assert!(sample.column.cards.len() <= own.len().max(6));
        }
    });
}

#[test]
fn the_cells_of_a_sample_give_its_answer() {
    for_each_analysis(150, |_, analysis| {
        let sample = analysis.last().unwrap();
        let row = sample.row.map_or(Quality::Good, |row| row.quality);
        assert_eq!(sample.cell, analysis.table().cell(row, sample.column.quality));
        let answer = ControlTables::published().get(sample.cell);
        if answer == ControlAnswer::Opponent {
            let next_cell =
                ControlTable::LeadByOpponent.cell(Quality::Bad, sample.opponent_hand.quality);
            assert_eq!(sample.next_cell, Some(next_cell));
            assert_eq!(sample.answer, ControlTables::published().get(next_cell));
        } else {
            assert_eq!((sample.next_cell, sample.answer), (None, answer));
        }
        let votes: u32 = analysis.plans().iter().map(|plan| plan.votes).sum();
        assert_eq!(votes, analysis.samples());
        let fired: u32 = analysis.table().cells().map(|cell| analysis.times_fired(cell)).sum();
        assert_eq!(fired, analysis.samples());
        let majority = analysis.majority().unwrap().votes;
        assert!(analysis.plans().iter().all(|plan| plan.votes <= majority));
    });
}

#[test]
fn every_cell_is_used() {
    let mut used = std::collections::BTreeSet::new();
    for_each_analysis(2_000, |_, analysis| {
        used.extend(ControlCell::all().filter(|&cell| analysis.times_fired(cell) > 0))
    });
    let unused: Vec<ControlCell> = ControlCell::all().filter(|cell| !used.contains(cell)).collect();
    assert_eq!(unused, []);
}

#[test]
fn every_unseen_card_is_sampled_equally_often() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let mut analysis = FuzzyAnalysis::new(game.view(seat(0)), ControlTables::published()).unwrap();
    let (mut rng, mut held, mut drawn) = (Seed::from(2).rng(), BTreeMap::new(), BTreeMap::new());
    for _ in 0..29_000 {
        let sample = analysis.sample(&mut rng);
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
fn the_budget_sets_the_number_of_samples() {
    let game = attacking("6s 7c Jd Qs Kc 6h", "7s 8s 9d Ts Js 7h");
    let budget = Budget { nodes: Some(7), ..Budget::default() };
    let opponent = make_opponent::<Durak>("fuzzy").unwrap();
    let decision = opponent.decide(game.view(seat(0)), &budget, &mut Seed::from(1).rng());
    assert_close(term(&decision.explanation.terms, "fuzzy-samples"), 7.0);
    assert!(matches!(decision.action, Action::Attack(_)));
}
