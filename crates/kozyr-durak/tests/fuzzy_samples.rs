//! The explanation of every decision by tables contains its samples.

use crate::support::durak_games as games;
use crate::support::durak_opponents as opponents;

use kozyr_core::{
    explanation::Term,
    game::{Game, Seed},
    opponent::{Budget, Roster, make_opponent},
};
use kozyr_durak::{
    CardSet, DecisionView, Durak, View,
    opponents::fuzzy::{
        ControlAnswer, ControlTable, FuzzyAnalysis, FuzzyParameters, HandAssessment, Quality,
        SampledCards,
    },
};
use opponents::term;
use std::collections::BTreeMap;

/// All fuzzy opponents, and each of their parameters changed.
const NAMES: [&str; 6] = [
    "fuzzy",
    "fuzzy-learned",
    "fuzzy?samples=9",
    "fuzzy?late_by_opponent=1&samples=20",
    "fuzzy?column_before_drawing=1&samples=20",
    "fuzzy-learned?beat=btb.tbt.btb&lead=***.m*g.gb*&late_by_opponent=1&samples=20",
];

#[test]
fn every_fuzzy_opponent_is_tested() {
    for entry in Durak::roster().iter().filter(|entry| entry.name.starts_with("fuzzy")) {
        assert!(NAMES.contains(&entry.name), "{}", entry.name);
        assert!(FuzzyParameters::for_opponent(entry.name).is_some(), "{}", entry.name);
    }
    assert_eq!(FuzzyParameters::for_opponent("lowest"), None);
    assert_eq!(FuzzyParameters::for_opponent("fuzzy?luck=1"), None);
}

/// The quality of a hand.
fn quality(view: View<'_>, cards: CardSet) -> Quality {
    HandAssessment::new(cards, view.trump(), view.rules().deck).quality
}

/// The answer of the tables to a sample for a lead, implemented again from the description.
fn expected_lead(
    view: View<'_>,
    parameters: &FuzzyParameters,
    sample: &SampledCards,
) -> ControlAnswer {
    let by_opponent = |column: Quality| {
        let cell = ControlTable::LeadByOpponent.cell(Quality::Bad, column);
        parameters.tables.get(cell)
    };
    let held = quality(view, sample.held);
    if view.talon_len() == 0 && parameters.late_by_opponent == 1 {
        return by_opponent(held);
    }
    let expected = match (view.talon_len(), view.trump_card()) {
        (0, _) => Quality::Good,
        (1, Some(trump)) => quality(view, trump.into()),
        _ => quality(view, sample.talon[0].into()),
    };
    let answer =
        parameters.tables.get(ControlTable::Lead.cell(expected, quality(view, view.hand())));
    if answer == ControlAnswer::Opponent { by_opponent(held) } else { answer }
}

/// The number of votes among the terms of an alternative.
fn votes(terms: &[Term]) -> f64 {
    term(terms, "fuzzy-votes")
}

#[test]
fn the_samples_of_an_explanation_reproduce_the_decision() {
    for (number, name) in NAMES.into_iter().enumerate() {
        let (opponent, parameters) =
            (make_opponent::<Durak>(name).unwrap(), FuzzyParameters::for_opponent(name).unwrap());
        let mut rng = Seed::from(number as u64).rng();
        let (mut decision_count, mut lead_count) = (0, 0);
        for _ in 0..60 {
            let seed = games::any_seed(&mut rng).1;
            let mut game = Durak::new(&games::any_setup(&mut rng), &seed).unwrap();
            while let Some(seat) = game.to_act() {
                let view = game.view(seat);
                let decision = opponent.decide(view, &Budget::default(), &mut rng);
                let explanation = &decision.explanation;
                let by_tables = explanation.terms.iter().any(|term| term.name == "fuzzy-samples");
                assert_eq!(by_tables, !explanation.samples.is_empty(), "{name}");
                if by_tables {
                    decision_count += 1;
                    assert_eq!(
                        explanation.samples.len() as f64,
                        term(&explanation.terms, "fuzzy-samples")
                    );
                    let samples: Vec<SampledCards> =
                        serde_json::from_value(explanation.samples.clone().into()).unwrap();
                    for sample in &samples {
                        assert_possible(view, sample);
                    }
                    let analysis =
                        FuzzyAnalysis::from_samples(view, &parameters, &explanation.samples)
                            .unwrap();
                    for (plan, alternative) in
                        analysis.plans().iter().zip(&explanation.alternatives)
                    {
                        assert_eq!(f64::from(plan.votes), votes(&alternative.terms), "{name}");
                        assert_eq!(plan.plan, alternative.plan);
                    }
                    assert_eq!(analysis.majority().unwrap().plan[0], decision.action);
                    let mut foreign = explanation.samples.clone();
                    let talon = foreign[0]["talon"].as_array_mut().unwrap();
                    if talon.pop().is_none() {
                        talon.push("6s".into());
                    }
                    assert!(FuzzyAnalysis::from_samples(view, &parameters, &foreign).is_none());
                }
                if let (true, Some(DecisionView::Attack(_))) =
                    (by_tables, DecisionView::from_view(view))
                {
                    lead_count += 1;
                    let mut counted = BTreeMap::new();
                    for sample in &explanation.samples {
                        let sample = &serde_json::from_value(sample.clone()).unwrap();
                        *counted.entry(expected_lead(view, &parameters, sample)).or_insert(0) += 1;
                    }
                    let answers = [ControlAnswer::Bad, ControlAnswer::Medium, ControlAnswer::Good];
                    for (answer, alternative) in answers.iter().zip(&explanation.alternatives) {
                        let count = counted.get(answer).copied().unwrap_or(0);
                        assert_eq!(f64::from(count), votes(&alternative.terms), "{name}");
                    }
                }
                let random_action = games::any_legal(&game, &mut rng).unwrap();
                let is_random = rand::RngExt::random_bool(&mut rng, 0.3);
                game.play(if is_random { random_action } else { decision.action }).unwrap();
            }
        }
        println!("{name}: {decision_count}, {lead_count}");
        assert!(
            decision_count > 1000 && lead_count > 300,
            "{name}: {decision_count}, {lead_count}"
        );
    }
}

/// Asserts that the sampled cards are unseen and have the right number.
fn assert_possible(view: View<'_>, sample: &SampledCards) {
    let defends = view.defender() == Some(view.seat());
    let opponent = if defends { view.attacker() } else { view.defender() }.unwrap();
    assert_eq!(sample.held.len(), view.hand_size(opponent));
    assert!(view.known_cards(opponent).is_subset(sample.held));
    let talon: CardSet = sample.talon.iter().copied().collect();
    assert_eq!(talon.len(), sample.talon.len());
    assert!((talon & sample.held).is_empty());
    assert!(((sample.held - view.known_cards(opponent)) | talon).is_subset(view.unseen_cards()));
}

#[test]
fn samples_round_trip_through_json() {
    let mut game =
        Durak::new(&kozyr_durak::Setup::new(2, kozyr_durak::Rules::default()), &Seed::from(4))
            .unwrap();
    let decision = opponents::decide("fuzzy?samples=5", &game);
    let json = serde_json::to_string(&decision.explanation).unwrap();
    let parsed = serde_json::from_str(&json).unwrap();
    assert_eq!(decision.explanation, parsed);
    game.play(decision.action).unwrap();
    let without = opponents::decide("lowest", &game).explanation;
    assert!(!serde_json::to_string(&without).unwrap().contains("samples"));
}
