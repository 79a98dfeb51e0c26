//! Counterfactuals are found by repeating decisions, and hold when checked.

use std::collections::BTreeSet;

use kozyr_core::{
    counterfactual::{CounterfactualLimits, find, verify},
    explanation::{
        ExplainableGame, Explanation, RedactedExplanation, RedactedPlan, RedactedValue,
        TextArgument, TranslatableText,
    },
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail, Roster},
};
use kozyr_durak::{self as durak, Durak, Rules, opponents::Master};
use kozyr_reversi::{self as reversi, Bitboard, Reversi, Square};

/// A record without actions, with the named opponent on all seats.
fn new_record<G: Game>(setup: G::Setup, seed: u64, name: &str) -> Record<G> {
    let seats = G::new(&setup, &Seed::from(seed)).unwrap().seats();
    let players = vec![Player::Opponent(name.into()); seats];
    Record::new(setup, Seed::from(seed), players).unwrap()
}

/// Looks for counterfactuals of every choice in some games. Returns the number of choices, and of
/// those with a counterfactual.
fn count_explained<G: ExplainableGame>(
    setup: &G::Setup,
    name: &str,
    games: u64,
    budget: &Budget,
) -> [usize; 2] {
    let mut counts = [0; 2];
    for seed in 0..games {
        let mut record = new_record::<G>(setup.clone(), seed, name);
        while let Some((seat, _)) = record.to_act() {
            let decision = opponent::decide(&record, seat, name, budget).unwrap();
            let limits = CounterfactualLimits {
                max_found: 1,
                wants_rule_of_thumb: false,
                ..CounterfactualLimits::default()
            };
            let found = find(&record, name, &decision, limits, budget).unwrap();
            let has_choice = record.game().legal_actions().len() > 1;
            counts[0] += usize::from(has_choice);
            counts[1] += usize::from(!found.is_empty());
            for counterfactual in &found {
                assert!(has_choice && counterfactual.verified);
                assert_eq!(
                    verify(&record, name, counterfactual, budget),
                    Ok(Some(true)),
                    "{counterfactual:?}"
                );
            }
            record.play(decision.action).unwrap();
        }
    }
    counts
}

#[test]
fn durak_counterfactuals_are_confirmed() {
    let setup = durak::Setup::new(2, Rules::default());
    for name in ["lowest", "greedy", "potential", "hand-value", "hand-value-published"] {
        let [choices, found] = count_explained::<Durak>(&setup, name, 2, &Budget::default());
        assert!(10 * found >= 8 * choices, "{name}: {found} of {choices}");
    }
}

#[test]
fn reversi_counterfactuals_are_confirmed() {
    let budget = Budget::default();
    for name in ["novice", "professional", "random"] {
        let [choices, found] =
            count_explained::<Reversi>(&reversi::Setup::default(), name, 2, &budget);
        assert!(10 * found >= 9 * choices, "{name}: {found} of {choices}");
    }
}

#[test]
fn decisions_that_cannot_be_reproduced_have_no_counterfactuals() {
    let record = new_record::<Reversi>(reversi::Setup::default(), 1, "professional");
    let budget = Budget::default();
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "professional", &budget).unwrap();
    let others =
        record.game().legal_actions().into_iter().filter(|action| *action != decision.action);
    for action in others {
        let other_decision = Decision { action, ..decision.clone() };
        let found = find(
            &record,
            "professional",
            &other_decision,
            CounterfactualLimits::default(),
            &budget,
        );
        assert_eq!(found, Ok(Vec::new()));
    }
}

#[test]
fn searching_opponents_have_counterfactuals() {
    let setup = durak::Setup::new(2, Rules::default());
    // A node budget, so that no clock cuts a search short on a slow or busy machine.
    let nodes = Some(Master::level(1).search_budget().worlds);
    let budget = Budget { nodes, ..Budget::default() };
    let [choices, found] = count_explained::<Durak>(&setup, "master-1", 1, &budget);
    assert!(choices > 10 && 2 * found > choices, "{found} of {choices}");
}

#[test]
fn a_stopped_search_finds_no_counterfactuals() {
    let record = new_record::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
    let budget = Budget::default();
    budget.stop.request_stop();
    let found =
        find(&record, "potential", &decision, CounterfactualLimits::default(), &budget).unwrap();
    assert_eq!(found, []);
}

#[test]
fn counterfactuals_can_be_found_on_another_thread() {
    let record = new_record::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let thread = std::thread::spawn(move || {
        let (seat, _) = record.to_act().unwrap();
        let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
        find(&record, "potential", &decision, CounterfactualLimits::default(), &Budget::default())
            .unwrap()
    });
    assert!(!thread.join().unwrap().is_empty());
}

/// The squares connected to the four in the centre, found step by step.
fn connected_to_centre(discs: &[Square]) -> Vec<Square> {
    let mut connected: Vec<Square> =
        ["d4", "e4", "d5", "e5"].map(|text| text.parse().unwrap()).into();
    loop {
        let is_next = |square: &&Square| {
            !connected.contains(square)
                && connected.iter().any(|reached| reached.distance(**square) == 1)
        };
        match discs.iter().find(is_next) {
            Some(&square) => connected.push(square),
            None => return connected,
        }
    }
}

#[test]
fn perturbed_positions_differ_in_one_square_and_are_playable() {
    let mut record = new_record::<Reversi>(reversi::Setup::default(), 7, "random");
    let mut checked = 0;
    while let Some((seat, _)) = record.to_act() {
        let position = record.game().position();
        for change in Reversi::perturbations(record.game().view(seat)) {
            let Some(changed) = change.game() else { continue };
            let changed_position = changed.position();
            let differs =
                |square: &Square| position.disc(*square) != changed_position.disc(*square);
            assert_eq!(Square::all().filter(differs).count(), 1);
            assert_eq!(changed.to_act(), Some(seat));
            let discs: Vec<Square> = (!changed_position.board.empties()).iter().collect();
            assert_eq!(connected_to_centre(&discs).len(), discs.len(), "{changed_position}");
            assert_ne!(changed_position.board.moves(), Bitboard::EMPTY);
            checked += 1;
        }
        let action = opponent::decide(&record, seat, "random", &Budget::default()).unwrap().action;
        record.play(action).unwrap();
    }
    assert!(checked > 1000, "{checked}");
}

#[test]
fn old_explanations_are_read() {
    let json = r#"{"rule":{"key":"lowest-pass","arguments":[]},"alternatives":[],"terms":[]}"#;
    let explanation: Explanation<durak::Action> = serde_json::from_str(json).unwrap();
    assert_eq!(explanation, Explanation::from_rule("lowest-pass"));
    assert_eq!(serde_json::to_string(&explanation).unwrap(), json);
}

#[test]
fn complete_explanations_round_trip() {
    let record = new_record::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let (seat, _) = record.to_act().unwrap();
    let mut decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
    decision.explanation.counterfactuals =
        find(&record, "potential", &decision, CounterfactualLimits::default(), &Budget::default())
            .unwrap();
    assert!(decision.explanation.comparison.is_some());
    assert!(!decision.explanation.counterfactuals.is_empty());
    let json = serde_json::to_string(&decision).unwrap();
    let read: Decision<durak::Action> = serde_json::from_str(&json).unwrap();
    assert_eq!(read, decision);
}

#[test]
fn asking_for_contrasts_changes_no_decision() {
    let budget =
        |explanation_detail| Budget { explanation_detail, nodes: Some(200), ..Budget::default() };
    let mut record = new_record::<Durak>(durak::Setup::new(2, Rules::default()), 4, "master-2");
    let (mut contrast_count, mut line_length, mut headlines) = (0, 0, 0);
    while let Some((seat, _)) = record.to_act() {
        let plain =
            opponent::decide(&record, seat, "master-2", &budget(ExplanationDetail::Alternatives))
                .unwrap();
        let detailed =
            opponent::decide(&record, seat, "master-2", &budget(ExplanationDetail::Contrasts))
                .unwrap();
        assert_eq!(plain.explanation.contrasts, []);
        contrast_count += detailed.explanation.contrasts.len();
        for contrast in &detailed.explanation.contrasts {
            assert!(
                contrast.separation >= 2.0 && contrast.chosen != contrast.runner_up,
                "{contrast:?}"
            );
        }
        // The expected line is computed at the same setting.
        assert_eq!(plain.explanation.expected_line, []);
        line_length += detailed.explanation.expected_line.len();
        // So is the headline.
        assert_eq!(plain.explanation.headline, None);
        headlines += usize::from(detailed.explanation.headline.is_some());
        let without = Explanation {
            headline: None,
            contrasts: Vec::new(),
            expected_line: Vec::new(),
            ..detailed.explanation
        };
        assert_eq!((plain.action, plain.explanation), (detailed.action, without));
        record.play(plain.action).unwrap();
    }
    assert!(contrast_count > 10 && line_length > 0, "{contrast_count} {line_length}");
    assert!(headlines > 10, "{headlines}");
}

/// Plays a game with an opponent whose explanations are omitted; returns how many alternatives
/// fewer it gives.
fn count_omitted_alternatives<G: ExplainableGame>(setup: G::Setup, name: &str) -> usize {
    let budget =
        |explanation_detail| Budget { explanation_detail, nodes: Some(60), ..Budget::default() };
    let mut record = new_record::<G>(setup, 5, name);
    let mut omitted = 0;
    while let Some((seat, _)) = record.to_act() {
        let full = opponent::decide(&record, seat, name, &budget(ExplanationDetail::Alternatives))
            .unwrap();
        let brief =
            opponent::decide(&record, seat, name, &budget(ExplanationDetail::Omitted)).unwrap();
        assert_eq!(brief.action, full.action, "{name}");
        let [full, brief] = [full, brief].map(|decision| decision.explanation.alternatives.len());
        omitted += full - brief;
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    omitted
}

#[test]
fn omitting_explanations_changes_no_decision() {
    let names_with_costly_explanations =
        ["lowest", "greedy", "potential", "fuzzy", "novice", "professional"];
    let mut omitted = Vec::new();
    for opponent in Durak::roster() {
        let setup = durak::Setup::new(3, Rules::transfer());
        omitted.push((opponent.name, count_omitted_alternatives::<Durak>(setup, opponent.name)));
    }
    for opponent in Reversi::roster().iter().filter(|opponent| opponent.name != "engine-perfect") {
        let setup = reversi::Setup::default();
        omitted.push((opponent.name, count_omitted_alternatives::<Reversi>(setup, opponent.name)));
    }
    for name in names_with_costly_explanations {
        assert!(omitted.iter().any(|(opponent, count)| *opponent == name && *count > 10), "{name}");
    }
}

#[test]
fn the_engine_reports_contrasts_if_asked() {
    let mut record = new_record::<Reversi>(reversi::Setup::default(), 4, "engine-6");
    let budget = |explanation_detail| Budget { explanation_detail, ..Budget::default() };
    let mut contrast_count = 0;
    while let Some((seat, _)) = record.to_act() {
        let plain =
            opponent::decide(&record, seat, "engine-6", &budget(ExplanationDetail::Alternatives))
                .unwrap();
        let detailed =
            opponent::decide(&record, seat, "engine-6", &budget(ExplanationDetail::Contrasts))
                .unwrap();
        assert_eq!(plain.action, detailed.action);
        contrast_count += detailed.explanation.contrasts.len();
        assert!(detailed.explanation.contrasts.len() <= 2);
        assert!(detailed.explanation.contrasts.iter().all(|contrast| contrast.after.is_some()));
        record.play(plain.action).unwrap();
    }
    assert!(contrast_count > 5, "{contrast_count}");
}

#[test]
fn explanations_to_other_seats_reveal_no_figures() {
    let setup = durak::Setup::new(2, Rules::default());
    let mut record = new_record::<Durak>(setup, 1, "potential");
    let mut hidden = 0;
    while let Some((seat, _)) = record.to_act() {
        let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
        if record.outcome().is_some() {
            break;
        }
        let redacted = RedactedExplanation::for_seat(&decision, seat, record.game(), seat.next(2));
        for alternative in redacted.alternatives() {
            assert!(
                matches!(alternative.value, None | Some(RedactedValue::Bar(_))),
                "{alternative:?}"
            );
            hidden += usize::from(matches!(alternative.plan, RedactedPlan::Hidden(_)));
        }
        // A player's own reasons are not redacted.
        let own = RedactedExplanation::for_seat(&decision, seat, record.game(), seat);
        assert_eq!(own, RedactedExplanation::with_nothing_hidden::<Durak>(&decision));
    }
    assert!(hidden > 10, "{hidden}");
}

/// A rule of thumb.
struct RuleOfThumb<A> {
    /// The kinds of change and consequence.
    kind: String,
    /// The change.
    change: TranslatableText,
    /// What would be better after it.
    action: A,
}

/// Returns the rules of thumb of all decisions in some games, after checking that each is about a
/// change that players can watch for and that the decision changes as claimed.
fn rules_of_thumb<G: ExplainableGame>(
    setup: &G::Setup,
    name: &str,
    games: u64,
) -> Vec<RuleOfThumb<G::Action>> {
    let mut rules = Vec::new();
    let budget = Budget::default();
    for seed in 0..games {
        let mut record = new_record::<G>(setup.clone(), seed, name);
        while let Some((seat, _)) = record.to_act() {
            let decision = opponent::decide(&record, seat, name, &budget).unwrap();
            let limits = CounterfactualLimits::default();
            let found = find(&record, name, &decision, limits, &budget).unwrap();
            assert!(found.len() <= limits.max_found);
            let with_rule = found.iter().filter(|found| found.rule_of_thumb.is_some());
            for counterfactual in with_rule.clone() {
                let kind = &*counterfactual.change.key;
                assert!(
                    !["change-flipped", "change-removed", "change-parameter"].contains(&kind),
                    "{kind}"
                );
                assert_eq!(verify(&record, name, counterfactual, &budget), Ok(Some(true)));
                let view = record.game().view(seat);
                let then = G::consequence(view, decision.action, counterfactual.action).unwrap();
                let rule = counterfactual.rule_of_thumb.as_ref().unwrap();
                let change = match &rule.arguments[..] {
                    [(_, TextArgument::Nested(change)), (_, TextArgument::Nested(told))] => {
                        assert_eq!(**told, then);
                        change
                    }
                    other => panic!("{other:?}"),
                };
                rules.push(RuleOfThumb {
                    kind: format!("{}: {}", change.key, then.key),
                    change: (**change).clone(),
                    action: counterfactual.action,
                });
            }
            assert!(with_rule.count() <= 1, "one rule of thumb at most");
            record.play(decision.action).unwrap();
        }
    }
    rules
}

#[test]
fn rules_of_thumb_are_about_changes_that_players_watch_for() {
    let setup = durak::Setup::new(2, Rules::default());
    for name in ["potential", "hand-value", "greedy"] {
        let rules = rules_of_thumb::<Durak>(&setup, name, 2);
        let kinds: Vec<&str> = rules.iter().map(|rule| &*rule.kind).collect();
        assert!(kinds.len() > 5, "{name}: {kinds:?}");
        // Suits and single ranks are nothing to go by.
        assert!(kinds.iter().all(|kind| kind.starts_with("thumb-")), "{kinds:?}");
        let different: BTreeSet<&str> = kinds.into_iter().collect();
        assert!(different.len() > 2, "{name}: {different:?}");
    }
}

#[test]
fn rules_of_thumb_about_a_corner_recommend_squares_that_depend_on_it() {
    let rules = rules_of_thumb::<Reversi>(&reversi::Setup::default(), "ply-3", 4);
    assert!(!rules.is_empty());
    for RuleOfThumb { kind, change, action } in rules {
        assert!(kind.starts_with("thumb-corner"), "{kind}");
        let [(_, TextArgument::Notation(corner))] = &change.arguments[..] else {
            panic!("{change:?}")
        };
        // Both squares as letter and digit: on one edge, or the square diagonally beside the corner.
        let square = action.to_string();
        let shares_line = corner.chars().zip(square.chars()).any(|(a, b)| a == b);
        let beside = [("a1", "b2"), ("a8", "b7"), ("h1", "g2"), ("h8", "g7")];
        let is_beside = beside.contains(&(corner.as_str(), square.as_str()));
        assert!(shares_line || is_beside, "{square} has nothing to do with {corner}");
    }
}
