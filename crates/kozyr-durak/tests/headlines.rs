//! The causes that the master names are true of the cards, and none is named where it cannot matter.

use std::collections::BTreeMap;

use kozyr_core::{
    explanation::{ExplainableGame, Headline, RedactedExplanation, Verdict},
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail},
};
use kozyr_durak::{Action, Card, CardSet, Durak, Phase, Rules, Setup, View};

/// Calls `check` with the match before the decision, the decision and its headline, for every decision
/// of `master-2` in some deals that has one.
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
                assert!(subject(headline).is_subset(view.table_cards()));
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
