//! The causes that the master names are true of the cards, and none is named where it cannot
//! matter.

use std::collections::BTreeMap;

use kozyr_core::{
    explanation::{ExplainableGame, Explanation, Headline, RedactedExplanation, Verdict},
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget, Deadline, Decision, ExplanationDetail},
};
use kozyr_durak::{
    Action, Card, CardSet, Durak, Phase, Rules, Setup, View, coach, search::SearchBudget,
};

/// Calls `check` with the match before the decision, the decision and its headline, for every
/// decision of `master-2` in some deals that has one.
fn for_each_headline(mut check: impl FnMut(&Record<Durak>, &Decision<Action>, &Headline<Action>)) {
    let setups = [
        Setup::new(2, Rules::throw_in()),
        Setup::new(2, Rules::transfer()),
        Setup::new(3, Rules::throw_in()),
    ];
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    for (number, setup) in setups.into_iter().enumerate() {
        for seed in 0..3 {
            let players = vec![Player::Opponent("master-2".into()); setup.players];
            let seed = Seed::from(10 * number as u64 + seed);
            let mut record = Record::<Durak>::new(setup, seed, players).unwrap();
            while let Some((seat, _)) = record.to_act() {
                let decision = opponent::decide(&record, seat, "master-2", &budget).unwrap();
                if let Some(headline) = &decision.explanation.headline {
                    check(&record, &decision, headline);
                }
                record.play(decision.action).unwrap();
            }
        }
    }
}

/// The view of the seat to act.
fn own_view(record: &Record<Durak>) -> View<'_> {
    record.game().view(record.to_act().unwrap().0)
}

/// The cards that a headline is about.
fn subject(headline: &Headline<Action>) -> CardSet {
    headline.subject.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

#[test]
fn named_causes_are_true_of_the_cards() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for_each_headline(|record, decision, headline| {
        let Some(cause) = headline.cause() else { return };
        *seen.entry(cause.to_owned()).or_default() += 1;
        let view = own_view(record);
        let trumps = CardSet::of_suit(view.trump());
        let chosen = decision.action;
        let instead = headline.instead.as_ref().expect("a cause separates two actions").action;
        assert_ne!(instead, chosen);
        assert!(record.game().legal_actions().contains(&instead));
        let saved = instead.played_cards() - chosen.played_cards();
        let spends = |action: Action| (action.played_cards() & trumps).len();
        let in_table_ranks =
            |cards: CardSet| cards.is_subset(view.table_cards().all_of_same_ranks());
        match cause {
            "spend-trumps-late" => {
                assert!(spends(instead) > spends(chosen));
                assert!(subject(headline).is_subset(saved & trumps));
            }
            "spend-lower-trump" => {
                let highest = |action: Action| (action.played_cards() & trumps).last();
                assert!(highest(instead) > highest(chosen) && spends(chosen) > 0);
            }
            "lone-high-trump" => {
                assert_eq!((view.hand() & trumps).len(), 1);
                assert!(subject(headline).is_subset(instead.played_cards()));
            }
            "keep-pairs" => {
                assert!(subject(headline).len() > 1 && subject(headline).rank_count() == 1)
            }
            "lead-low" => {
                assert!(chosen.played_cards().lowest_rank() < instead.played_cards().lowest_rank())
            }
            "keep-high-cards" | "hold-back" | "take-early" => {
                assert!(!subject(headline).is_empty() && subject(headline).is_subset(view.hand()));
                assert!(subject(headline).is_subset(saved));
                if cause == "keep-high-cards" {
                    let others = Seat::all(view.players())
                        .filter(|&seat| seat != view.seat())
                        .fold(view.unseen_cards(), |cards, seat| cards | view.known_cards(seat));
                    for card in subject(headline).iter() {
                        let beats = CardSet::beating(card, view.trump());
                        let can_beat = others
                            .iter()
                            .any(|other| other.suit() == card.suit() && !beats.contains(other));
                        assert!(can_beat, "{card} beats nothing any more");
                    }
                }
            }
            "draw-out-trumps" => {
                // No plain card that the others may hold beats it.
                let known = Seat::all(view.players())
                    .filter(|&seat| seat != view.seat())
                    .fold(view.unseen_cards(), |cards, seat| cards | view.known_cards(seat));
                let needs_trump =
                    |card: Card| (known & CardSet::beating(card, view.trump())).is_subset(trumps);
                assert!(chosen.played_cards().iter().any(needs_trump));
            }
            "throw-in-to-strip" => {
                assert_eq!((view.phase(), instead), (Phase::ThrowIn, Action::Pass))
            }
            "load-the-taker" => assert_eq!((view.phase(), instead), (Phase::Take, Action::Pass)),
            "take-good-cards" => {
                assert_eq!(chosen, Action::Take);
                let played_by_others: CardSet =
                    view.table_pairs().iter().map(|pair| pair.attack).collect();
                assert!(subject(headline).is_subset(played_by_others));
            }
            "keep-the-lead" | "others-pick-up" => assert_ne!(chosen, Action::Take),
            "more-trumps-left" => {
                let taken =
                    if chosen == Action::Take { view.table_cards() } else { CardSet::EMPTY };
                let left = (view.hand() | taken) - chosen.played_cards();
                assert!(!(left & trumps).is_empty(), "no trump is left");
                assert!(spends(chosen) <= spends(instead));
            }
            "beat-rather" => {
                assert!(matches!((chosen, instead), (Action::Beat { .. }, Action::Take)));
            }
            "close-ranks" => {
                assert!(in_table_ranks(chosen.played_cards()));
                assert!(!in_table_ranks(instead.played_cards()));
            }
            "counted-out" | "count-the-last-bout" | "who-leads-last" => {
                assert!(headline.evidence.is_none(), "calculated, not sampled");
                assert!(view.talon_len() == 0, "something is hidden");
            }
            _ => {}
        }
        if let Some(evidence) = &headline.evidence {
            assert!(evidence.effect.separation >= 2.0 && evidence.effect.margin > 0.0);
        }
    });
    assert!(seen.len() >= 12, "many causes occur: {seen:?}");
}

#[test]
fn a_close_call_is_not_significantly_better() {
    let mut close_calls = 0;
    for_each_headline(|_, decision, headline| {
        let Some(comparison) = &decision.explanation.comparison else { return };
        let is_chosen_alternative = headline
            .instead
            .as_ref()
            .is_some_and(|instead| comparison.runner_up == [instead.action]);
        if headline.verdict != Verdict::CloseCall || !is_chosen_alternative {
            return;
        }
        // The headline may also rest on more samples than the search had.
        close_calls += u64::from(comparison.margin <= 2.0 * comparison.standard_error);
    });
    assert!(close_calls > 50, "{close_calls}");
}

#[test]
fn the_chances_shown_agree_with_the_headline_and_the_table() {
    let mut shown = [0, 0];
    for_each_headline(|_, decision, headline| {
        let Some(instead) = &headline.instead else { return };
        let Some([chosen, other]) = instead.values else { return };
        let is_close = headline.verdict == Verdict::CloseCall;
        shown[usize::from(is_close)] += 1;
        if is_close {
            // Rounding adds at most half a step to each.
            assert!((chosen - other).abs() <= 10.0, "{chosen} and {other} are not about equal");
        } else {
            assert!(chosen >= other, "{chosen} is less than {other}");
        }
        for alternative in &decision.explanation.alternatives {
            let Some(value) = alternative.value else { continue };
            let headline_value = match alternative.plan[..] {
                [action] if action == decision.action => chosen,
                [action] if action == instead.action => other,
                _ => continue,
            };
            assert!((headline_value - value).abs() <= 2.6, "{headline_value} and {value}");
        }
    });
    assert!(shown[0] > 50 && shown[1] > 20, "{shown:?}");
}

#[test]
fn headlines_reveal_no_hidden_card() {
    for_each_headline(|record, decision, headline| {
        let (decider, _) = record.to_act().unwrap();
        for viewer in Seat::all(record.game().seats()).filter(|&viewer| viewer != decider) {
            let view = record.game().view(viewer);
            let redacted = RedactedExplanation::for_seat(decision, decider, record.game(), viewer);
            let texts = serde_json::to_string(&redacted).unwrap();
            for card in view.unseen_cards().iter() {
                assert!(!texts.contains(&card.to_string()), "{card} in {texts}");
            }
            let visible = Durak::is_visible(view, &headline.subject);
            if let Some(cause) = redacted.cause() {
                assert_eq!(cause.subject.is_empty(), !visible || headline.subject.is_empty());
            }
        }
    });
}

#[test]
fn every_other_action_can_be_asked_about() {
    let explain = |record: &Record<Durak>, reader_action: Option<Action>| {
        let (seat, _) = record.to_act().unwrap();
        let budget = Budget {
            explanation_detail: ExplanationDetail::Contrasts,
            reader_action: reader_action.map(|action| action.to_string()),
            ..Budget::default()
        };
        opponent::decide(record, seat, "master-2", &budget).unwrap()
    };
    let players = vec![Player::Opponent("master-2".into()); 2];
    let setup = Setup::new(2, Rules::throw_in());
    let mut record = Record::<Durak>::new(setup, Seed::from(3), players).unwrap();
    let (mut causes, mut ties) = (0, 0);
    while record.to_act().is_some() && record.actions().len() < 40 {
        let decision = explain(&record, None);
        assert_eq!(decision.explanation.reader_contrast, None);
        for action in record.game().legal_actions() {
            let asked = explain(&record, Some(action));
            let contrast = asked.explanation.reader_contrast.clone();
            let without_contrast = Decision {
                explanation: Explanation { reader_contrast: None, ..asked.explanation.clone() },
                ..asked.clone()
            };
            assert_eq!(without_contrast, decision, "asking changes nothing else");
            if action == decision.action {
                assert_eq!(contrast, None);
                continue;
            }
            let Some(headline) = contrast else {
                panic!("{action} is not compared with {}", decision.action);
            };
            assert_eq!(headline.instead.as_ref().unwrap().action, action);
            let told = RedactedExplanation::with_nothing_hidden::<Durak>(&asked);
            let obvious = asked.explanation.headline.as_ref().unwrap().instead.as_ref();
            if obvious.is_some_and(|obvious| obvious.action == action) {
                // The headline itself is about it.
                assert_eq!(told.reader_answer(), []);
                continue;
            }
            let keys: Vec<&str> = told.reader_answer().iter().map(|text| &*text.key).collect();
            match headline.verdict {
                Verdict::Cause(_) | Verdict::DeepTactic => {
                    causes += u32::from(headline.cause().is_some());
                    assert!(keys.len() == 2 && keys[0].starts_with("why-not-"), "{keys:?}");
                }
                Verdict::CloseCall => {
                    ties += 1;
                    let is_close = matches!(keys[..], ["reader-close" | "reader-about-as-good"]);
                    assert!(is_close, "{keys:?}");
                    let [best, own] = headline.instead.unwrap().values.unwrap_or_default();
                    assert!((best - own).abs() <= 10.0, "{action} is not as good: {best} {own}");
                }
                verdict => panic!("{verdict:?}"),
            }
        }
        record.play(decision.action).unwrap();
    }
    assert!(causes > 10 && ties > 5, "{causes} {ties}");
}

#[test]
fn opponents_without_causes_compare_by_their_own_values() {
    for name in ["lowest", "greedy", "potential", "hand-value", "fuzzy"] {
        let players = vec![Player::Opponent(name.into()); 2];
        let setup = Setup::new(2, Rules::throw_in());
        let mut record = Record::<Durak>::new(setup, Seed::from(8), players).unwrap();
        let mut compared = 0;
        while let Some((seat, _)) = record.to_act() {
            let decision = opponent::decide(&record, seat, name, &Budget::default()).unwrap();
            for alternative in &decision.explanation.alternatives {
                let action = alternative.plan[0];
                let budget = Budget {
                    explanation_detail: ExplanationDetail::Contrasts,
                    reader_action: Some(action.to_string()),
                    ..Budget::default()
                };
                let asked = opponent::decide(&record, seat, name, &budget).unwrap();
                assert_eq!(asked.action, decision.action);
                let contrast = asked.explanation.reader_contrast.as_ref();
                assert_eq!(contrast.is_some(), action != decision.action, "{name}: {action}");
                let values = contrast.and_then(|headline| headline.instead.as_ref()?.values);
                compared += u32::from(values.is_some());
            }
            record.play(decision.action).unwrap();
        }
        assert!(compared > 5 || ["lowest", "greedy"].contains(&name), "{name}: {compared}");
    }
}

#[test]
fn a_mistake_in_a_review_has_a_reason() {
    let mut record = Record::<Durak>::new(
        Setup::new(2, Rules::throw_in()),
        Seed::from(21),
        vec![Player::Human, Player::Opponent("random".into())],
    )
    .unwrap();
    while let Some((seat, _)) = record.to_act() {
        let action = opponent::decide(&record, seat, "random", &Budget::default()).unwrap().action;
        record.play(action).unwrap();
    }
    let budget = SearchBudget::from_worlds(128);
    let mut reasons = 0;
    for index in 0..record.actions().len() {
        let Some(judgement) = coach::judge_decision(&record, index, budget, &Deadline::never())
        else {
            continue;
        };
        assert_eq!(judgement.reason.is_some(), judgement.loss() > 0.0);
        let Some(reason) = judgement.reason else { continue };
        assert_eq!(reason.instead.as_ref().unwrap().action, judgement.played);
        reasons += u32::from(reason.cause().is_some());
    }
    assert!(reasons > 5, "a random player makes mistakes with a cause: {reasons}");
}
