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

fn cards(text: &str) -> Vec<kozyr_durak::Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// A record in which seat 0 has these cards and leads, with hearts as trump.
fn leading(hand: &str, name: &str) -> Record<Durak> {
    let own = cards(hand);
    let rest: Vec<_> =
        kozyr_durak::Deck::Cards36.cards().filter(|card| !own.contains(card)).collect();
    // The last card of the remaining deck is a heart and becomes the trump.
    let (other, talon) = rest.split_at(6);
    let first = Some(kozyr_core::game::Seat::default());
    let deal = CustomDeal::new(&[own, other.to_vec()], talon, first).unwrap();
    let setup = Setup { deal: Some(deal), ..Setup::new(2, Rules::default()) };
    let players = vec![Player::Opponent(name.into()); 2];
    Record::new(setup, Seed::from(1), players).unwrap()
}

fn sentence(record: &Record<Durak>, name: &str, locale: Locale) -> String {
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(record, seat, name, &Budget::default()).unwrap();
    ExplanationRenderer::default()
        .render_summary(locale, &RedactedExplanation::with_nothing_hidden::<Durak>(&decision))
}

#[test]
fn only_a_card_that_is_one_is_told_to_spend_a_trump() {
    let mut told = 0;
    for (seed, name) in (0..12).flat_map(|seed| [(seed, "master-1"), (seed, "potential")]) {
        let players = vec![Player::Opponent(name.into()); 2];
        let setup = Setup::new(2, Rules::default());
        let mut record = Record::<Durak>::new(setup, Seed::from(seed), players).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let budget =
                Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
            let decision = opponent::decide(&record, seat, name, &budget).unwrap();
            let shown = RedactedExplanation::with_nothing_hidden::<Durak>(&decision);
            if shown.sentence().iter().any(|one| one.key == "reason-next-trump") {
                let trump = record.game().view(seat).trump();
                let other = &decision.explanation.comparison.as_ref().unwrap().runner_up;
                let cards = || other.iter().flat_map(|action| action.played_cards());
                assert!(cards().any(|card| card.suit() == trump), "{name}: {other:?}");
                told += 1;
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(told > 10, "{told}");
}

#[test]
fn what_nobody_can_be_asked_about_is_said() {
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
    for one in plies {
        let said = ["a person decided that", "no opponent is called `nobody`"];
        assert!(said.iter().any(|said| one.errors.contains(said)), "{one:?}");
    }
}

#[test]
fn a_lead_is_told_with_what_remains_and_what_came_next() {
    let record = leading("6d 8c Jc Qs Ks Th", "potential");
    assert_eq!(record.game().talon().last().unwrap().to_string(), "Ah");
    // Steps 3, 6, 7, 8 and 5 + 9 for the trump average 7.6; without the trump but with the six it
    // is 25 ∕ 5.
    let told = |locale| sentence(&record, "potential", locale);
    assert_eq!(
        told(Locale::English),
        "Leads 6d: its lowest plain card (leaving a hand worth 7.6 a card). Leading Th \
         would have spent a trump (5 a card)."
    );
    assert_eq!(
        told(Locale::Russian),
        "Ходит с 6d: младшая простая карта (остаток — 7,6 на карту). Пойти с Th — значит потратить \
         козырь (5 на карту)."
    );
    assert_eq!(
        told(Locale::Ukrainian),
        "Ходить із 6d: це молодша некозирна карта (решта руки — 7,6 на карту). Піти з Th означало \
         б витратити козиря (5 на карту)."
    );
}

#[test]
fn what_is_as_good_is_told_as_good() {
    // Whichever of the two sixes is led, the same cards remain up to suits.
    let record = leading("6d 6c Jd Jc Ah Th", "hand-value");
    let told = sentence(&record, "hand-value", Locale::English);
    assert!(
        told.contains("Leading 6c is just as good") || told.contains("Leading 6d is"),
        "{told}"
    );
}

/// Plays games with all opponents and checks all their rendered reasons.
fn are_told<G>(games: u64, any_rules: bool, usual: &G::Setup)
where
    G: LabGame<Action: serde::Serialize> + RandomSetup,
{
    let inquiry = ReasonAudit {
        opponents: G::roster().iter().map(|one| one.name.to_owned()).collect(),
        seed: Seed::from(5),
        any_rules,
        counterfactual_limits: Some(CounterfactualLimits { max_found: 2, max_tries: 100 }),
        every: 12,
        time: None,
        budget: Budget { nodes: Some(20), ..Budget::default() },
    };
    let (reader, mut tally) = (LeakChecker::default(), AuditTally::default());
    for _ in 0..games {
        inquiry.play_game::<G>(usual, &reader, &mut tally).unwrap();
    }
    assert!(tally.first_faults.is_empty(), "{:?}", tally.first_faults);
    assert_eq!(tally.faults, 0);
    assert!(tally.redacted_decisions > 40 * games / 2, "{tally:?}");
}

#[test]
fn every_reason_in_durak_is_told_in_all_languages_and_names_no_hidden_card() {
    are_told::<Durak>(30, true, &Setup::new(2, Rules::default()));
}

#[test]
fn every_reason_in_reversi_is_told_in_all_languages() {
    are_told::<Reversi>(8, false, &reversi::Setup::default());
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
fn why_shows_every_decision_with_what_would_have_changed_it() {
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
        for one in decision["counterfactuals"].as_array().unwrap() {
            assert_eq!(one["verified"], true);
            assert_ne!(one["action"], decision["action"]);
        }
    }
    assert!(!decisions[0]["counterfactuals"].as_array().unwrap().is_empty());
    let one = lab(&["durak", "why", path, "--ply", "1"]).ok();
    assert!(one.contains("Leads 6d: its lowest plain card"), "{one}");
    assert!(!one.contains("\n2. "), "{one}");
    assert!(lab(&["durak", "why", path, "--ply", "99"]).refused(2).contains("6 actions"));
}

#[test]
fn a_replay_has_the_reasons_too() {
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
fn a_terminal_player_is_not_told_what_they_cannot_see() {
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
