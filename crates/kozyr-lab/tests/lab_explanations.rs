//! Reasons as sentences: their texts, their languages, and that they reveal nothing hidden.

use crate::run_lab::{command, feed, lab, start};

use kozyr_core::{
    counterfactual::CounterfactualLimits,
    explanation::RedactedExplanation,
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, ExplanationDetail},
    texts::Locale,
};
use kozyr_durak::{CustomDeal, Durak, Rules, Setup};
use kozyr_lab::{
    explanations::ExplanationRenderer,
    gauntlet::RandomSetup,
    lab_game::LabGame,
    reason_audit::{AuditTally, LeakChecker, ReasonAudit},
};
use kozyr_reversi::{self as reversi, Reversi};
use serde_json::Value;
use std::io::Write;

/// Parses cards separated by spaces.
fn cards(text: &str) -> Vec<kozyr_durak::Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// A record in which seat 0 has these cards and leads, with hearts as trump.
fn leading(hand: &str, name: &str) -> Record<Durak> {
    let own = cards(hand);
    let rest: Vec<_> =
        kozyr_durak::Deck::Cards36.cards().filter(|card| !own.contains(card)).collect();
    // The last card of the remaining deck is a heart and becomes the trump.
    let (other_hand, talon) = rest.split_at(6);
    let first = Some(kozyr_core::game::Seat::default());
    let deal = CustomDeal::new(&[own, other_hand.to_vec()], talon, first).unwrap();
    let setup = Setup { deal: Some(deal), ..Setup::new(2, Rules::default()) };
    let players = vec![Player::Opponent(name.into()); 2];
    Record::new(setup, Seed::from(1), players).unwrap()
}

/// The reason of an opponent's decision in a record's position.
fn sentence(record: &Record<Durak>, name: &str, locale: Locale) -> String {
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(record, seat, name, &Budget::default()).unwrap();
    ExplanationRenderer::default()
        .render_summary(locale, &RedactedExplanation::with_nothing_hidden::<Durak>(&decision))
}

#[test]
fn only_trumps_are_said_to_spend_a_trump() {
    let mut reasons = 0;
    for (seed, name) in (0..12).flat_map(|seed| [(seed, "master-1"), (seed, "potential")]) {
        let players = vec![Player::Opponent(name.into()); 2];
        let setup = Setup::new(2, Rules::default());
        let mut record = Record::<Durak>::new(setup, Seed::from(seed), players).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let budget =
                Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
            let decision = opponent::decide(&record, seat, name, &budget).unwrap();
            let explanation = RedactedExplanation::with_nothing_hidden::<Durak>(&decision);
            if explanation.sentence().iter().any(|message| message.key == "reason-next-trump") {
                let trump = record.game().view(seat).trump();
                let runner_up = &decision.explanation.comparison.as_ref().unwrap().runner_up;
                let cards = || runner_up.iter().flat_map(|action| action.played_cards());
                assert!(cards().any(|card| card.suit() == trump), "{name}: {runner_up:?}");
                reasons += 1;
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(reasons > 10, "{reasons}");
}

#[test]
fn decisions_that_cannot_be_explained_are_reported() {
    let players = vec![Player::Human, Player::Opponent("nobody".into())];
    let setup = Setup::new(2, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(2), players).unwrap();
    for _ in 0..4 {
        let action = record.game().legal_actions()[0];
        record.play(action).unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deal.json");
    std::fs::write(&file, record.to_json()).unwrap();
    let words = ["durak", "why", file.to_str().unwrap()];
    let all = lab(&words);
    assert!(all.errors.contains("no opponent is called `nobody`"), "{all:?}");
    let plies = (1..=4).map(|ply| lab(&[&words[..], &["--ply", &format!("{ply}")]].concat()));
    for run in plies {
        let reasons = ["a person decided that", "no opponent is called `nobody`"];
        assert!(reasons.iter().any(|reason| run.errors.contains(reason)), "{run:?}");
    }
}

#[test]
fn a_lead_is_explained_with_the_remaining_hand_and_the_runner_up() {
    let record = leading("6d 8c Jc Qs Ks Th", "potential");
    assert_eq!(record.game().talon().last().unwrap().to_string(), "Ah");
    // Steps 3, 6, 7, 8 and 5 + 9 for the trump average 7.6; without the trump but with the six it
    // is 25 ∕ 5.
    let sentence_in = |locale| sentence(&record, "potential", locale);
    assert_eq!(
        sentence_in(Locale::English),
        "Leads 6d: its lowest plain card. Leading Th would have spent a trump (5 a card, not 7.6)."
    );
    assert_eq!(
        sentence_in(Locale::Russian),
        "Ходит с 6d: младшая простая карта. Пойти с Th — значит потратить козырь (5 на карту, а \
         не 7,6)."
    );
    assert_eq!(
        sentence_in(Locale::Ukrainian),
        "Ходить із 6d: це наймолодша некозирна карта. Піти з Th означало б витратити козиря (5 на \
         карту, а не 7,6)."
    );
}

#[test]
fn ties_are_reported_as_ties() {
    // Whichever of the two sixes is led, the same cards remain up to suits.
    let record = leading("6d 6c Jd Jc Ah Th", "hand-value");
    let text = sentence(&record, "hand-value", Locale::English);
    assert!(
        text.contains("Leading 6c is just as good") || text.contains("Leading 6d is"),
        "{text}"
    );
}

/// Plays games with all opponents and checks all their rendered reasons.
fn assert_reasons_are_valid<G>(games: u64, any_rules: bool, default_setup: &G::Setup)
where
    G: LabGame<Action: serde::Serialize> + RandomSetup,
{
    let audit = ReasonAudit {
        opponents: G::roster().iter().map(|entry| entry.name.to_owned()).collect(),
        seed: Seed::from(5),
        any_rules,
        counterfactual_limits: Some(CounterfactualLimits {
            max_found: 2,
            max_tries: 100,
            wants_rule_of_thumb: true,
        }),
        every: 12,
        time: None,
        budget: Budget { nodes: Some(20), ..Budget::default() },
    };
    let (checker, mut tally) = (LeakChecker::default(), AuditTally::default());
    for _ in 0..games {
        audit.play_game::<G>(default_setup, &checker, &mut tally).unwrap();
    }
    assert!(tally.first_faults.is_empty(), "{:?}", tally.first_faults);
    assert_eq!(tally.faults, 0);
    assert!(tally.redacted_decisions > 40 * games / 2, "{tally:?}");
}

#[test]
fn every_reason_in_durak_renders_in_all_languages_and_names_no_hidden_card() {
    assert_reasons_are_valid::<Durak>(30, true, &Setup::new(2, Rules::default()));
}

#[test]
fn every_reason_in_reversi_renders_in_all_languages() {
    assert_reasons_are_valid::<Reversi>(8, false, &reversi::Setup::default());
}

/// A file with a short record.
fn file() -> (tempfile::NamedTempFile, Record<Durak>) {
    let mut record = leading("6d 8c Jc Qs Ks Th", "potential");
    for _ in 0..6 {
        let Some((seat, Player::Opponent(name))) = record.to_act() else { break };
        let decision = opponent::decide(&record, seat, name, &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
    }
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(record.to_json().as_bytes()).unwrap();
    (file, record)
}

#[test]
fn why_prints_every_decision_with_its_counterfactuals() {
    let (file, record) = file();
    let path = file.path().to_str().unwrap();
    let json: Value = serde_json::from_str(&lab(&["durak", "why", path, "--json"]).ok()).unwrap();
    let decisions = json["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), record.actions().len());
    for (decision, action) in decisions.iter().zip(record.actions()) {
        assert_eq!(decision["action"], action.to_string());
        for language in Locale::ALL.map(Locale::code) {
            assert!(decision["sentence"][&language].as_str().unwrap().len() > 5, "{decision}");
        }
        for counterfactual in decision["counterfactuals"].as_array().unwrap() {
            assert_eq!(counterfactual["verified"], true);
            assert_ne!(counterfactual["action"], decision["action"]);
        }
    }
    assert!(!decisions[0]["counterfactuals"].as_array().unwrap().is_empty());
    let single = lab(&["durak", "why", path, "--ply", "1"]).ok();
    assert!(single.contains("Leads 6d: its lowest plain card"), "{single}");
    assert!(!single.contains("\n2. "), "{single}");
    let alternatives = decisions[0]["alternatives"].as_array().unwrap();
    let plans = alternatives.iter().map(|alternative| alternative["plan"][0].as_str().unwrap());
    let other = plans.into_iter().find(|action| decisions[0]["action"] != **action).unwrap();
    let asked = lab(&["durak", "why", path, "--ply", "1", "--instead", other]).ok();
    assert!(asked.contains("Why not lead"), "{asked}");
    let refused = lab(&["durak", "why", path, "--ply", "1", "--instead", "x9"]).refused(2);
    assert!(refused.contains("--instead x9"), "{refused}");
    let refused = lab(&["durak", "why", path, "--ply", "1", "--instead", "take"]).refused(2);
    assert!(refused.contains("--instead take"), "{refused}");
    assert!(lab(&["durak", "why", path, "--ply", "99"]).refused(2).contains("6 actions"));
}

#[test]
fn a_replay_can_include_the_reasons() {
    let (file, record) = file();
    let path = file.path().to_str().unwrap();
    let text = lab(&["replay", path, "--why"]).ok();
    assert!(text.contains("would have spent a trump"), "{text}");
    let json: Value =
        serde_json::from_str(&lab(&["replay", path, "--why", "--json"]).ok()).unwrap();
    let actions = json["actions"].as_array().unwrap();
    assert_eq!(actions.len(), record.actions().len());
    assert_eq!(actions[0]["why"]["comparison"]["unit"], "potential");
}

#[test]
fn why_in_the_terminal_reveals_nothing_hidden() {
    // The person passes or takes and asks `why` after each action.
    let mut child = command(&["durak", "play", "--seed", "3"]);
    child.arg("--seat").arg("potential").arg("--seat").arg("human");
    let script = "why\ntake\nwhy\npass\nwhy\nquit\n";
    let text = feed(start(child), std::iter::once(script.as_bytes())).output;
    assert!(
        text.contains("Next best") || text.contains("as good") || text.contains("Leads"),
        "{text}"
    );
    assert!(!text.contains("potential after"), "{text}");
}
