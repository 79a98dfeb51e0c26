//! Counterfactuals are found by repeating decisions, and hold when checked.

use kozyr_core::{
    counterfactual::{CounterfactualLimits, find, verify},
    explanation::{ExplainableGame, Explanation, RedactedExplanation, RedactedPlan, RedactedValue},
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail, Roster},
};
use kozyr_durak::{self as durak, Durak, Rules, opponents::Master};
use kozyr_reversi::{self as reversi, Bitboard, Reversi, Square};

fn played<G: Game>(setup: G::Setup, seed: u64, name: &str) -> Record<G> {
    let seats = G::new(&setup, &Seed::from(seed)).unwrap().seats();
    let players = vec![Player::Opponent(name.into()); seats];
    Record::new(setup, Seed::from(seed), players).unwrap()
}

/// Looks for counterfactuals of every choice in some games. Returns the number of choices, and of
/// those with a counterfactual.
fn explained<G: ExplainableGame>(
    setup: &G::Setup,
    name: &str,
    games: u64,
    budget: &Budget,
) -> [usize; 2] {
    let mut counts = [0; 2];
    for seed in 0..games {
        let mut record = played::<G>(setup.clone(), seed, name);
        while let Some((seat, _)) = record.to_act() {
            let decision = opponent::decide(&record, seat, name, budget).unwrap();
            let wanted = CounterfactualLimits { max_found: 1, ..CounterfactualLimits::default() };
            let found = find(&record, name, &decision, wanted, budget).unwrap();
            let choice = record.game().legal_actions().len() > 1;
            counts[0] += usize::from(choice);
            counts[1] += usize::from(!found.is_empty());
            for one in &found {
                assert!(choice && one.verified);
                assert_eq!(verify(&record, name, one, budget), Ok(Some(true)), "{one:?}");
            }
            record.play(decision.action).unwrap();
        }
    }
    counts
}

#[test]
fn what_is_claimed_of_the_opponents_in_durak_holds_when_tried_again() {
    let setup = durak::Setup::new(2, Rules::default());
    for name in ["lowest", "greedy", "potential", "hand-value", "hand-value-published"] {
        let [choices, found] = explained::<Durak>(&setup, name, 2, &Budget::default());
        assert!(10 * found >= 8 * choices, "{name}: {found} of {choices}");
    }
}

#[test]
fn what_is_claimed_of_the_opponents_in_reversi_holds_when_tried_again() {
    let budget = Budget::default();
    for name in ["novice", "professional", "random"] {
        let [choices, found] = explained::<Reversi>(&reversi::Setup::default(), name, 2, &budget);
        assert!(10 * found >= 9 * choices, "{name}: {found} of {choices}");
    }
}

#[test]
fn what_was_not_decided_so_has_no_counterfactual() {
    let record = played::<Reversi>(reversi::Setup::default(), 1, "professional");
    let budget = Budget::default();
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "professional", &budget).unwrap();
    let others = record.game().legal_actions().into_iter().filter(|one| *one != decision.action);
    for action in others {
        let other = Decision { action, ..decision.clone() };
        let found = find(&record, "professional", &other, CounterfactualLimits::default(), &budget);
        assert_eq!(found, Ok(Vec::new()));
    }
}

#[test]
fn an_opponent_that_searches_has_counterfactuals_too() {
    let setup = durak::Setup::new(2, Rules::default());
    // A node budget, so that no clock cuts a search short on a slow or busy machine.
    let nodes = Some(Master::level(1).search_budget().worlds);
    let budget = Budget { nodes, ..Budget::default() };
    let [choices, found] = explained::<Durak>(&setup, "master-1", 1, &budget);
    assert!(choices > 10 && 2 * found > choices, "{found} of {choices}");
}

#[test]
fn nothing_is_looked_for_once_it_is_stopped() {
    let record = played::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
    let budget = Budget::default();
    budget.stop.request_stop();
    let found =
        find(&record, "potential", &decision, CounterfactualLimits::default(), &budget).unwrap();
    assert_eq!(found, []);
}

#[test]
fn a_search_for_counterfactuals_can_leave_the_thread() {
    let record = played::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let there = std::thread::spawn(move || {
        let (seat, _) = record.to_act().unwrap();
        let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
        find(&record, "potential", &decision, CounterfactualLimits::default(), &Budget::default())
            .unwrap()
    });
    assert!(!there.join().unwrap().is_empty());
}

/// The squares connected to the four in the centre, found step by step.
fn together(discs: &[Square]) -> Vec<Square> {
    let mut reached: Vec<Square> =
        ["d4", "e4", "d5", "e5"].map(|text| text.parse().unwrap()).into();
    loop {
        let is_next = |square: &&Square| {
            !reached.contains(square) && reached.iter().any(|one| one.distance(**square) == 1)
        };
        match discs.iter().find(is_next) {
            Some(&square) => reached.push(square),
            None => return reached,
        }
    }
}

#[test]
fn positions_that_could_be_otherwise_differ_in_one_square_and_can_be_played() {
    let mut record = played::<Reversi>(reversi::Setup::default(), 7, "random");
    let mut looked_at = 0;
    while let Some((seat, _)) = record.to_act() {
        let position = record.game().position();
        for change in Reversi::perturbations(record.game().view(seat)) {
            let Some(changed) = change.game() else { continue };
            let other = changed.position();
            let differs = |square: &Square| position.disc(*square) != other.disc(*square);
            assert_eq!(Square::all().filter(differs).count(), 1);
            assert_eq!(changed.to_act(), Some(seat));
            let discs: Vec<Square> = (!other.board.empties()).iter().collect();
            assert_eq!(together(&discs).len(), discs.len(), "{other}");
            assert_ne!(other.board.moves(), Bitboard::EMPTY);
            looked_at += 1;
        }
        let action = opponent::decide(&record, seat, "random", &Budget::default()).unwrap().action;
        record.play(action).unwrap();
    }
    assert!(looked_at > 1000, "{looked_at}");
}

#[test]
fn explanations_written_before_are_read() {
    let written = r#"{"rule":{"key":"lowest-pass","arguments":[]},"alternatives":[],"terms":[]}"#;
    let read: Explanation<durak::Action> = serde_json::from_str(written).unwrap();
    assert_eq!(read, Explanation::from_rule("lowest-pass"));
    assert_eq!(serde_json::to_string(&read).unwrap(), written);
}

#[test]
fn explanations_with_all_that_they_can_have_are_read_back() {
    let record = played::<Durak>(durak::Setup::new(2, Rules::default()), 1, "potential");
    let (seat, _) = record.to_act().unwrap();
    let mut decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
    decision.explanation.counterfactuals =
        find(&record, "potential", &decision, CounterfactualLimits::default(), &Budget::default())
            .unwrap();
    assert!(decision.explanation.comparison.is_some());
    assert!(!decision.explanation.counterfactuals.is_empty());
    let written = serde_json::to_string(&decision).unwrap();
    let read: Decision<durak::Action> = serde_json::from_str(&written).unwrap();
    assert_eq!(read, decision);
}

#[test]
fn to_ask_for_facts_changes_no_decision() {
    let budget =
        |reasons| Budget { explanation_detail: reasons, nodes: Some(200), ..Budget::default() };
    let mut record = played::<Durak>(durak::Setup::new(2, Rules::default()), 4, "master-2");
    let (mut named, mut expected) = (0, 0);
    while let Some((seat, _)) = record.to_act() {
        let plain =
            opponent::decide(&record, seat, "master-2", &budget(ExplanationDetail::Alternatives))
                .unwrap();
        let asked =
            opponent::decide(&record, seat, "master-2", &budget(ExplanationDetail::Contrasts))
                .unwrap();
        assert_eq!(plain.explanation.contrasts, []);
        named += asked.explanation.contrasts.len();
        for fact in &asked.explanation.contrasts {
            assert!(fact.separation >= 2.0 && fact.chosen != fact.runner_up, "{fact:?}");
        }
        // The expected line is computed at the same setting.
        assert_eq!(plain.explanation.expected_line, []);
        expected += asked.explanation.expected_line.len();
        let without =
            Explanation { contrasts: Vec::new(), expected_line: Vec::new(), ..asked.explanation };
        assert_eq!((plain.action, plain.explanation), (asked.action, without));
        record.play(plain.action).unwrap();
    }
    assert!(named > 10 && expected > 0, "{named} {expected}");
}

/// Plays a game with an opponent whose explanations are omitted; returns how many alternatives
/// fewer it gives.
fn read_no_further<G: ExplainableGame>(setup: G::Setup, name: &str) -> usize {
    let budget =
        |reasons| Budget { explanation_detail: reasons, nodes: Some(60), ..Budget::default() };
    let mut record = played::<G>(setup, 5, name);
    let mut untold = 0;
    while let Some((seat, _)) = record.to_act() {
        let told = opponent::decide(&record, seat, name, &budget(ExplanationDetail::Alternatives))
            .unwrap();
        let unread =
            opponent::decide(&record, seat, name, &budget(ExplanationDetail::Omitted)).unwrap();
        assert_eq!(unread.action, told.action, "{name}");
        let [told, unread] = [told, unread].map(|decision| decision.explanation.alternatives.len());
        untold += told - unread;
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    untold
}

#[test]
fn reasons_that_nobody_reads_change_no_decision() {
    let faster_than_they_tell =
        ["lowest", "greedy", "potential", "fuzzy", "novice", "professional"];
    let mut left_out = Vec::new();
    for opponent in Durak::roster() {
        let setup = durak::Setup::new(3, Rules::transfer());
        left_out.push((opponent.name, read_no_further::<Durak>(setup, opponent.name)));
    }
    for opponent in Reversi::roster().iter().filter(|one| one.name != "engine-perfect") {
        let setup = reversi::Setup::default();
        left_out.push((opponent.name, read_no_further::<Reversi>(setup, opponent.name)));
    }
    for name in faster_than_they_tell {
        assert!(
            left_out.iter().any(|(opponent, count)| *opponent == name && *count > 10),
            "{name}"
        );
    }
}

#[test]
fn the_engine_says_in_what_two_lines_differ_if_it_is_asked() {
    let mut record = played::<Reversi>(reversi::Setup::default(), 4, "engine-6");
    let budget = |reasons| Budget { explanation_detail: reasons, ..Budget::default() };
    let mut named = 0;
    while let Some((seat, _)) = record.to_act() {
        let plain =
            opponent::decide(&record, seat, "engine-6", &budget(ExplanationDetail::Alternatives))
                .unwrap();
        let asked =
            opponent::decide(&record, seat, "engine-6", &budget(ExplanationDetail::Contrasts))
                .unwrap();
        assert_eq!(plain.action, asked.action);
        named += asked.explanation.contrasts.len();
        assert!(asked.explanation.contrasts.len() <= 2);
        assert!(asked.explanation.contrasts.iter().all(|fact| fact.after.is_some()));
        record.play(plain.action).unwrap();
    }
    assert!(named > 5, "{named}");
}

#[test]
fn a_closed_hand_has_no_figures_and_no_names() {
    let setup = durak::Setup::new(2, Rules::default());
    let mut record = played::<Durak>(setup, 1, "potential");
    let mut hidden = 0;
    while let Some((seat, _)) = record.to_act() {
        let decision = opponent::decide(&record, seat, "potential", &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
        if record.outcome().is_some() {
            break;
        }
        let shown = RedactedExplanation::for_seat(&decision, seat, record.game(), seat.next(2));
        for one in shown.alternatives() {
            assert!(matches!(one.value, None | Some(RedactedValue::Bar(_))), "{one:?}");
            hidden += usize::from(matches!(one.plan, RedactedPlan::Hidden(_)));
        }
        // A player's own reasons are not redacted.
        let own = RedactedExplanation::for_seat(&decision, seat, record.game(), seat);
        assert_eq!(own, RedactedExplanation::with_nothing_hidden::<Durak>(&decision));
    }
    assert!(hidden > 10, "{hidden}");
}
