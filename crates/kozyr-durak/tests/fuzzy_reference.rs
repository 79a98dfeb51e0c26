//! The fuzzy opponents agree with the reference implementation when given the same samples.

use crate::support::{
    durak_fuzzy_reference as model, durak_games as games, durak_opponents as opponents,
};

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    explanation::Explanation,
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Action, Durak, Phase, opponents::fuzzy::ControlTables};
use model::{
    FuzzyReference, FuzzyReferenceDecision, MembershipBounds, ReferenceReading, ReferenceTables,
};
use opponents::{assert_close, term};
use rand::RngExt;
use std::collections::BTreeMap;

const DEALS: usize = 150;

/// Counts of comparisons.
#[derive(Default, Debug)]
struct AgreementCounts {
    choices: BTreeMap<&'static str, usize>,
    /// Decisions by tables, and the samples looked up for them.
    by_tables: usize,
    samples: usize,
    /// Samples with a hand that fits two terms equally, or with several plans.
    unclear: usize,
    /// Membership degrees of hands.
    memberships: usize,
    /// Decisions with a tie between answers, or that the reference cannot compute.
    open: usize,
}

/// The table answers to the samples of an explanation, by letter, and the number of samples that
/// the description leaves open.
fn votes(
    reference: &mut FuzzyReference<'_>,
    explanation: &Explanation<Action>,
) -> (BTreeMap<char, usize>, usize) {
    let (mut votes, mut unclear) = (BTreeMap::new(), 0);
    for value in &explanation.samples {
        let sample = &serde_json::from_value(value.clone()).unwrap();
        match reference.answer(sample) {
            Some(letter) => *votes.entry(letter).or_default() += 1,
            None => unclear += 1,
        }
    }
    (votes, unclear)
}

/// Compares a decision and its explanation with the reference, and counts the comparisons.
fn compare(
    game: &Durak,
    explanation: &Explanation<Action>,
    action: Action,
    reference: &mut FuzzyReference<'_>,
    counts: &mut AgreementCounts,
) {
    if explanation.terms.iter().any(|term| term.name == "fuzzy-bad") {
        let (mean, degrees) = reference.own();
        assert_close(term(&explanation.terms, "fuzzy-price"), mean);
        for (name, degree) in ["fuzzy-bad", "fuzzy-medium", "fuzzy-good"].iter().zip(degrees) {
            assert_close(term(&explanation.terms, name), degree);
        }
        counts.memberships += 1;
    }
    let allowed = match reference.decision() {
        FuzzyReferenceDecision::Unknown => None,
        FuzzyReferenceDecision::Certain(actions) => {
            assert!(
                explanation.samples.is_empty(),
                "no table is needed\n{:?}",
                game.view(game.to_act().unwrap()).snapshot()
            );
            Some(actions)
        }
        FuzzyReferenceDecision::Tables(answers) => {
            assert!(!explanation.samples.is_empty());
            let (votes, unclear) = votes(reference, explanation);
            counts.by_tables += 1;
            counts.samples += explanation.samples.len() - unclear;
            counts.unclear += unclear;
            let votes_for = |letter: char| votes.get(&letter).copied().unwrap_or(0);
            for (letter, actions) in &answers {
                // Plans with the same card share their actions, but not their votes.
                let shared = answers.iter().filter(|(_, other)| other == actions).count() > 1;
                let mut alternatives = explanation.alternatives.iter();
                let alternative =
                    alternatives.find(|alternative| actions.contains(&alternative.plan[0]));
                if let (Some(alternative), false) = (alternative, shared) {
                    let vote_count = term(&alternative.terms, "fuzzy-votes") as usize;
                    let view = game.view(game.to_act().unwrap()).snapshot();
                    assert!(
                        (votes_for(*letter)..=votes_for(*letter) + unclear).contains(&vote_count),
                        "{letter} {vote_count} of {votes:?} and {unclear}\n{view:?}"
                    );
                }
            }
            // The answers that may have the most votes.
            let most_votes = answers.iter().map(|&(letter, _)| votes_for(letter)).max().unwrap();
            let mut candidates = answers
                .into_iter()
                .filter(|&(letter, _)| votes_for(letter) + unclear >= most_votes);
            let actions = candidates.next().unwrap().1;
            candidates.next().is_none().then_some(actions)
        }
    };
    if game.legal_actions().len() == 1 {
        // Decisions with only one choice prove nothing.
        return;
    }
    let Some(allowed) = allowed else {
        counts.open += 1;
        return;
    };
    let view = game.view(game.to_act().unwrap());
    assert!(allowed.contains(&action), "{action} not in {allowed:?}\n{:?}", view.snapshot());
    let question = match view.phase() {
        Phase::Redeal => "new deal",
        Phase::Attack => "lead",
        Phase::Defend => "beat or take",
        _ => "throw in",
    };
    *counts.choices.entry(question).or_default() += 1;
}

/// Asserts that an opponent decides as the reference with these tables and this reading, in random
/// deals.
fn assert_decides_like(name: &str, tables: &ReferenceTables, reading: ReferenceReading, seed: u64) {
    let opponent = make_opponent::<Durak>(name).unwrap();
    let (mut rng, mut counts, mut bounds) = (
        Seed::from(seed).rng(),
        AgreementCounts::default(),
        BTreeMap::<(i64, usize), MembershipBounds>::new(),
    );
    for _ in 0..DEALS {
        let seed = any_seed(&mut rng).1;
        let mut game = Durak::new(&any_setup(&mut rng), &seed).unwrap();
        while let Some(seat) = game.to_act() {
            let decision = opponent.decide(game.view(seat), &Budget::default(), &mut rng);
            let mut reference = FuzzyReference::new(&game, tables, reading, &mut bounds);
            compare(&game, &decision.explanation, decision.action, &mut reference, &mut counts);
            let is_random: bool = rng.random();
            let action =
                if is_random { any_legal(&game, &mut rng).unwrap() } else { decision.action };
            game.play(action).unwrap();
        }
    }
    println!("{name}: {counts:?}");
    for (question, least) in [("beat or take", 1000), ("lead", 1000), ("throw in", 1000)] {
        assert!(counts.choices[question] >= least, "{question}: {counts:?}");
    }
    assert!(counts.by_tables > 2000 && counts.memberships > 2000, "{counts:?}");
}

#[test]
fn the_printed_tables_match_the_reference() {
    let reading = ReferenceReading::default();
    assert_decides_like("fuzzy", &ReferenceTables::printed(), reading, 1);
}

#[test]
fn the_learned_tables_match_the_reference() {
    let tables = ReferenceTables::read(&ControlTables::learned().to_overrides());
    assert_decides_like("fuzzy-learned", &tables, ReferenceReading::default(), 2);
}

#[test]
fn the_other_readings_match_the_reference() {
    let tables = ReferenceTables::printed();
    let reading = ReferenceReading { terms_by_counting: true, ..ReferenceReading::default() };
    assert_decides_like("fuzzy?terms_by_counting=1", &tables, reading, 3);
    let reading = ReferenceReading { column_before_drawing: true, ..ReferenceReading::default() };
    assert_decides_like("fuzzy?column_before_drawing=1", &tables, reading, 4);
}

#[test]
fn moved_curves_match_the_reference() {
    let moved_bounds = [1.5, -0.5, -1.0, 2.0];
    let reading = ReferenceReading { moved_bounds, ..ReferenceReading::default() };
    let name = "fuzzy?medium_starts=1.5&bad_ends=-0.5&good_starts=-1&medium_ends=2";
    assert_decides_like(name, &ReferenceTables::printed(), reading, 5);
}

#[test]
fn the_bounds_for_six_cards_match_the_article() {
    // Table 2 of the article, with the misprint 10,7 for 10,17, and its example.
    let bounds = MembershipBounds::count(9, 6);
    assert_eq!(bounds.degrees(17.0 / 6.0), [1.0, 0.0, 0.0]);
    assert_eq!(bounds.degrees(41.0 / 6.0), [0.0, 1.0, 0.0]);
    assert_eq!(bounds.degrees(61.0 / 6.0), [0.0, 1.0, 0.0]);
    let [_, medium, good] = bounds.degrees(11.0);
    assert!((good - 0.33).abs() < 0.01 && (medium - 0.67).abs() < 0.01);
}
