//! What redacted explanations show after the reason: differences, units, the expected line.

use kozyr_core::{
    explanation::{
        RedactedContrast, RedactedExplanation, RedactedValue, TextArgument, TranslatableText,
    },
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail},
    texts::Locale,
};
use kozyr_durak::{Action, CardSet, Durak, Rules, Setup};
use kozyr_reversi::{Reversi, Setup as Start};

/// Whether a message contains another, at any depth.
fn has(message: &TranslatableText, part: &TranslatableText) -> bool {
    message == part
        || message.arguments.iter().any(|(_, argument)| match argument {
            TextArgument::Nested(inner) => has(inner, part),
            _ => false,
        })
}

#[test]
fn every_difference_is_told_once_and_every_number_has_its_unit() {
    let (mut differences, mut amounts, mut hidden) = (0, 0, 0);
    for opponent in ["master-1", "potential", "fuzzy", "hand-value"] {
        let players = vec![Player::Opponent(opponent.into()); 3];
        let mut record =
            Record::<Durak>::new(Setup::new(3, Rules::default()), Seed::from(4), players).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let budget = Budget {
                nodes: Some(300),
                explanation_detail: ExplanationDetail::Contrasts,
                ..Budget::default()
            };
            let decision = opponent::decide(&record, seat, opponent, &budget).unwrap();
            let open = RedactedExplanation::with_nothing_hidden::<Durak>(&decision);
            for fact in open.contrasts() {
                let told = |lines: &[TranslatableText]| {
                    lines.iter().filter(|line| has(line, &fact.message())).count()
                };
                let in_sentence = told(open.sentence());
                let spends = open.sentence().iter().any(|line| line.key == "reason-next-trump");
                let verb =
                    matches!(fact, RedactedContrast::Exact(fact) if fact.name == "trumps-spent");
                let once = in_sentence + usize::from(spends && verb) + told(open.differences());
                assert_eq!(once, 1, "{opponent}: {fact:?}");
                differences += 1;
            }
            for one in open.alternatives() {
                let counted = open.unit().is_some() && one.value.is_some();
                assert_eq!(one.amount.is_some(), counted, "{opponent}: {one:?}");
                amounts += usize::from(counted);
            }
            let viewer = seat.next(3);
            let closed = RedactedExplanation::for_seat(&decision, seat, record.game(), viewer);
            for one in closed.alternatives() {
                assert_eq!(one.amount, None, "a number could tell what is held");
                assert!(!matches!(one.value, Some(RedactedValue::Number(_))));
                hidden += 1;
            }
            let unseen = record.game().view(viewer).unseen_cards();
            for action in closed.consequences() {
                assert!((action.played_cards() & unseen).is_empty(), "{action}");
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(differences > 40 && amounts > 100 && hidden > 100);
}

/// Calls a function with every decision in some deals among copies of one opponent, and the record
/// before it.
fn each_decision(
    opponent: &str,
    players: usize,
    mut call: impl FnMut(&Record<Durak>, &Decision<Action>),
) {
    for seed in 0..8 {
        let opponents = vec![Player::Opponent(opponent.into()); players];
        let setup = Setup::new(players, Rules::default());
        let mut record = Record::<Durak>::new(setup, Seed::from(seed), opponents).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let budget = Budget { nodes: Some(400), ..Budget::default() };
            let decision = opponent::decide(&record, seat, opponent, &budget).unwrap();
            call(&record, &decision);
            record.play(decision.action).unwrap();
        }
    }
}

#[test]
fn bars_make_no_more_of_a_difference_than_there_is() {
    let (mut shares, mut ties) = (0, 0);
    for opponent in ["master-1", "master-4", "fuzzy"] {
        each_decision(opponent, 2, |record, decision| {
            let Some(comparison) = &decision.explanation.comparison else { return };
            let open = RedactedExplanation::with_nothing_hidden::<Durak>(decision);
            for one in open.alternatives() {
                let Some(RedactedValue::Number(percent)) = one.value else { continue };
                assert!((one.bar.unwrap() - percent / 100.0).abs() < 1e-9, "{opponent}: {one:?}");
                shares += 1;
            }
            let (seat, _) = record.to_act().unwrap();
            let closed = RedactedExplanation::for_seat(decision, seat, record.game(), seat.next(2));
            let weighed = decision.explanation.alternatives.iter().zip(closed.alternatives());
            for (one, shown) in weighed.filter(|_| comparison.standard_error > 0.0) {
                let Some(value) = one.value else { continue };
                // If the difference may be chance, an alternative does not look much worse.
                let worse = comparison.value.unwrap() - value;
                if (0.0..=comparison.standard_error).contains(&worse) {
                    assert!(shown.bar.unwrap() >= 0.6, "{opponent}: {shown:?}");
                    ties += 1;
                }
            }
        });
    }
    assert!(shares > 300 && ties > 100, "{shares} shares, {ties} ties");
}

#[test]
fn squares_that_are_nearly_as_good_look_so() {
    let players = vec![Player::Opponent("engine-3".into()); 2];
    let mut record = Record::<Reversi>::new(Start::default(), Seed::from(1), players).unwrap();
    let mut near = 0;
    while let Some((seat, _)) = record.to_act() {
        let budget = Budget::default();
        let decision = opponent::decide(&record, seat, "engine-3", &budget).unwrap();
        let open = RedactedExplanation::with_nothing_hidden::<Reversi>(&decision);
        let values = || decision.explanation.alternatives.iter().map(|one| one.value.unwrap());
        let best = values().fold(f64::NEG_INFINITY, f64::max);
        for (value, shown) in values().zip(open.alternatives()) {
            let bar = shown.bar.unwrap();
            assert!((0.0..=1.0).contains(&bar), "{shown:?}");
            // Two of 64 discs.
            if open.unit() == Some("discs") && best - value <= 2.0 {
                assert!(bar >= 0.7, "{shown:?}");
                near += 1;
            }
        }
        record.play(decision.action).unwrap();
    }
    assert!(near > 60, "{near}");
}

#[test]
fn cards_that_remain_are_those_that_a_plan_leaves() {
    let mut counted = 0;
    for opponent in ["potential", "potential-fixed"] {
        each_decision(opponent, 2, |record, decision| {
            let (seat, _) = record.to_act().unwrap();
            let hand = record.game().hand(seat);
            let open = RedactedExplanation::with_nothing_hidden::<Durak>(decision);
            let weighed = decision.explanation.alternatives.iter().zip(open.alternatives());
            for (one, shown) in weighed.filter(|(one, _)| !one.plan.contains(&Action::Take)) {
                let Some(amount) = &shown.amount else { continue };
                if amount.key != "amount-cards-left" {
                    continue;
                }
                let played = one.plan.iter().map(|action| action.played_cards() & hand);
                let left = hand - played.fold(CardSet::EMPTY, |all, cards| all | cards);
                let told = amount.arguments.iter().find_map(|(_, argument)| match argument {
                    TextArgument::Number(number) => Some(*number),
                    _ => None,
                });
                assert_eq!(told, Some(left.len() as f64), "{opponent}: {one:?} of {hand}");
                counted += 1;
            }
        });
    }
    assert!(counted > 40, "{counted}");
}

#[test]
fn a_number_is_written_as_its_readers_write_it() {
    assert_eq!(Locale::English.format_decimal(-2.5, 2), "−2.5");
    assert_eq!(Locale::Russian.format_decimal(-2.5, 2), "−2,5");
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::English) {
        assert_eq!(locale.format_decimal(0.5, 1), "0,5", "{locale:?}");
    }
    assert_eq!(Locale::Ukrainian.format_decimal(1234.0, 2), "1234");
    assert_eq!(Locale::English.format_decimal(100.0, 0), "100");
    assert_eq!(Locale::English.format_decimal(-0.001, 2), "0");
    assert_eq!(Locale::Russian.format_decimal(0.129, 2), "0,13");
}
