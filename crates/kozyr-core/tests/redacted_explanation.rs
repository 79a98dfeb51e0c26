//! What redacted explanations show after the reason: differences, units, the expected line.

use std::path::Path;

use kozyr_core::{
    explanation::{
        ReasonKind, RedactedContrast, RedactedExplanation, RedactedValue, TextArgument,
        TranslatableText,
    },
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail},
    texts::{Locale, Texts, join_sentences},
};
use kozyr_durak::{Action, Card, CardSet, Durak, Rules, Setup};
use kozyr_reversi::{Reversi, Setup as Start};

/// Whether a message contains another, at any depth.
fn contains(message: &TranslatableText, wanted: &TranslatableText) -> bool {
    message == wanted
        || message.arguments.iter().any(|(_, argument)| match argument {
            TextArgument::Nested(nested) => contains(nested, wanted),
            _ => false,
        })
}

#[test]
fn every_difference_is_mentioned_once_and_every_number_has_its_unit() {
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
            let unredacted = RedactedExplanation::with_nothing_hidden::<Durak>(&decision);
            for contrast in unredacted.contrasts() {
                let count_in = |lines: &[TranslatableText]| {
                    lines.iter().filter(|line| contains(line, &contrast.message())).count()
                };
                let in_sentence = count_in(unredacted.sentence());
                let has_trump_sentence =
                    unredacted.sentence().iter().any(|line| line.key == "reason-next-trump");
                let is_trumps_spent = matches!(contrast, RedactedContrast::Exact(contrast) if contrast.name == "trumps-spent");
                let mentions = in_sentence
                    + usize::from(has_trump_sentence && is_trumps_spent)
                    + count_in(unredacted.differences());
                assert_eq!(mentions, 1, "{opponent}: {contrast:?}");
                differences += 1;
            }
            for alternative in unredacted.alternatives() {
                let has_unit = unredacted.unit().is_some() && alternative.value.is_some();
                assert_eq!(alternative.amount.is_some(), has_unit, "{opponent}: {alternative:?}");
                amounts += usize::from(has_unit);
            }
            let viewer = seat.next(3);
            let redacted = RedactedExplanation::for_seat(&decision, seat, record.game(), viewer);
            for alternative in redacted.alternatives() {
                assert_eq!(alternative.amount, None, "a number could tell what is held");
                assert!(!matches!(alternative.value, Some(RedactedValue::Number(_))));
                hidden += 1;
            }
            let unseen = record.game().view(viewer).unseen_cards();
            for action in redacted.consequences() {
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
fn bars_do_not_exaggerate_differences() {
    let (mut shares, mut ties) = (0, 0);
    for opponent in ["master-1", "master-4", "fuzzy"] {
        each_decision(opponent, 2, |record, decision| {
            let Some(comparison) = &decision.explanation.comparison else { return };
            let unredacted = RedactedExplanation::with_nothing_hidden::<Durak>(decision);
            for alternative in unredacted.alternatives() {
                let Some(RedactedValue::Number(percent)) = alternative.value else { continue };
                assert!(
                    (alternative.bar.unwrap() - percent / 100.0).abs() < 1e-9,
                    "{opponent}: {alternative:?}"
                );
                shares += 1;
            }
            let (seat, _) = record.to_act().unwrap();
            let redacted =
                RedactedExplanation::for_seat(decision, seat, record.game(), seat.next(2));
            let pairs = decision.explanation.alternatives.iter().zip(redacted.alternatives());
            for (alternative, redacted_alternative) in
                pairs.filter(|_| comparison.standard_error > 0.0)
            {
                let Some(value) = alternative.value else { continue };
                // If the difference may be chance, an alternative does not look much worse.
                let worse = comparison.value.unwrap() - value;
                if (0.0..=comparison.standard_error).contains(&worse) {
                    assert!(
                        redacted_alternative.bar.unwrap() >= 0.6,
                        "{opponent}: {redacted_alternative:?}"
                    );
                    ties += 1;
                }
            }
        });
    }
    assert!(shares > 300 && ties > 100, "{shares} shares, {ties} ties");
}

#[test]
fn nearly_equal_moves_have_nearly_equal_bars() {
    let players = vec![Player::Opponent("engine-3".into()); 2];
    let mut record = Record::<Reversi>::new(Start::default(), Seed::from(1), players).unwrap();
    let mut near = 0;
    while let Some((seat, _)) = record.to_act() {
        let budget = Budget::default();
        let decision = opponent::decide(&record, seat, "engine-3", &budget).unwrap();
        let unredacted = RedactedExplanation::with_nothing_hidden::<Reversi>(&decision);
        let values = || {
            decision.explanation.alternatives.iter().map(|alternative| alternative.value.unwrap())
        };
        let best = values().fold(f64::NEG_INFINITY, f64::max);
        for (value, alternative) in values().zip(unredacted.alternatives()) {
            let bar = alternative.bar.unwrap();
            assert!((0.0..=1.0).contains(&bar), "{alternative:?}");
            // Two of 64 discs.
            if unredacted.unit() == Some("discs") && best - value <= 2.0 {
                assert!(bar >= 0.7, "{alternative:?}");
                near += 1;
            }
        }
        record.play(decision.action).unwrap();
    }
    assert!(near > 60, "{near}");
}

#[test]
fn cards_left_are_those_that_a_plan_keeps() {
    let mut counted = 0;
    for opponent in ["potential", "potential-fixed"] {
        each_decision(opponent, 2, |record, decision| {
            let (seat, _) = record.to_act().unwrap();
            let hand = record.game().hand(seat);
            let unredacted = RedactedExplanation::with_nothing_hidden::<Durak>(decision);
            let pairs = decision.explanation.alternatives.iter().zip(unredacted.alternatives());
            for (alternative, redacted_alternative) in
                pairs.filter(|(alternative, _)| !alternative.plan.contains(&Action::Take))
            {
                let Some(amount) = &redacted_alternative.amount else { continue };
                if amount.key != "amount-cards-left" {
                    continue;
                }
                let played = alternative.plan.iter().map(|action| action.played_cards() & hand);
                let left = hand - played.fold(CardSet::EMPTY, |all, cards| all | cards);
                let stated = amount.arguments.iter().find_map(|(_, argument)| match argument {
                    TextArgument::Number(number) => Some(*number),
                    _ => None,
                });
                assert_eq!(
                    stated,
                    Some(left.len() as f64),
                    "{opponent}: {alternative:?} of {hand}"
                );
                counted += 1;
            }
        });
    }
    assert!(counted > 40, "{counted}");
}

#[test]
fn numbers_are_formatted_for_the_locale() {
    assert_eq!(Locale::English.format_decimal(-2.5, 2), "−2.5");
    assert_eq!(Locale::Russian.format_decimal(-2.5, 2), "−2,5");
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::English) {
        assert_eq!(locale.format_decimal(0.5, 1), "0,5", "{locale:?}");
    }
    assert_eq!(Locale::Ukrainian.format_decimal(1234.0, 2), "1234");
    assert_eq!(Locale::German.format_signed(6.55, 1), "+6,5");
    assert_eq!(Locale::English.format_signed(-6.0, 1), "−6");
    assert_eq!(Locale::English.format_signed(0.01, 1), "0");
    assert_eq!(Locale::English.format_percent(64.6), "65%");
    assert_eq!(Locale::Russian.format_percent(64.6), "65\u{a0}%");
    assert_eq!(Locale::English.format_decimal(100.0, 0), "100");
    assert_eq!(Locale::English.format_decimal(-0.001, 2), "0");
    assert_eq!(Locale::Russian.format_decimal(0.129, 2), "0,13");
}

#[test]
fn sentences_start_with_a_capital_letter_but_squares_stay_in_lower_case() {
    let sentences = ["it takes a corner.", "c2 puts a1 at risk.", "ходите на c2.", "10♥ is left."];
    assert_eq!(
        join_sentences(sentences.map(str::to_owned).to_vec()),
        "It takes a corner. c2 puts a1 at risk. Ходите на c2. 10♥ is left."
    );
}

/// The texts of opponents' reasons in a language.
fn reason_texts(locale: Locale) -> Texts {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/languages").join(locale.code());
    let files = ["causes", "reasons", "durak", "fuzzy"]
        .map(|name| std::fs::read_to_string(folder.join(format!("opponents-{name}.ftl"))).unwrap());
    Texts::new(locale, &files.each_ref().map(|file| &**file))
}

#[test]
fn reasons_of_rules_are_short_and_name_the_cause_first() {
    let languages = Locale::ALL.map(reason_texts);
    let mut count = 0;
    for name in ["lowest", "greedy", "potential", "hand-value", "hand-value-published", "fuzzy"] {
        let players = vec![Player::Opponent(name.into()); 3];
        let setup = Setup::new(3, Rules::transfer());
        let mut record = Record::<Durak>::new(setup, Seed::from(2), players).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let decision = opponent::decide(&record, seat, name, &Budget::default()).unwrap();
            let told = RedactedExplanation::with_nothing_hidden::<Durak>(&decision);
            for language in &languages {
                let render =
                    |text: &TranslatableText| language.format_text(text, str::to_owned).unwrap();
                let sentence = render(&told.sentence()[0]);
                let words = sentence.split_whitespace();
                // A list of cards is read at a glance.
                let is_word = |word: &&str| {
                    let letters = word.trim_matches(|letter: char| !letter.is_alphanumeric());
                    !letters.is_empty() && letters.parse::<Card>().is_err()
                };
                let words = words.filter(is_word);
                assert!(words.count() <= 18, "{name}: {sentence}");
                if let Some(point) = told.point() {
                    // The reason alone has no numbers, and the sentence ends with it.
                    assert_eq!(told.reason_kind(), ReasonKind::Cause);
                    let point = render(point);
                    assert!(sentence.ends_with(&point), "{sentence} / {point}");
                    assert!(!point.contains(|letter: char| letter.is_ascii_digit()), "{point}");
                    count += 1;
                }
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(count > 500, "{count}");
}
