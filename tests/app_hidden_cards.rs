//! While hands are closed, nothing the app displays or announces as a reason names a card the
//! player has not seen. With open hands, everything is shown.

use std::{thread, time::Duration};

use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{Card, Durak, Rules, Setup};
use kozyr_testing::harness::{AccessibleNode, TestApp};
use kozyr_ui::language::{Language, Locale};
use rand::seq::IndexedRandom;

const OPPONENTS: [&str; 8] = [
    "lowest",
    "greedy",
    "potential",
    "hand-value",
    "hand-value-published",
    "fuzzy",
    "fuzzy-learned",
    "master-1",
];

/// Plays a whole deal with two opponents, `opponent` and `potential`. The player acts at random.
fn deal(opponent: &str, seed: u64) -> Record<Durak> {
    let opponents = [opponent, "potential"].map(|name| Player::Opponent(name.into()));
    let players = [vec![Player::Human], opponents.to_vec()].concat();
    let setup = Setup::new(3, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("actions", 0).rng();
    while let Some((seat, player)) = record.to_act() {
        let action = match player {
            Player::Human => *record.game().legal_actions().choose(&mut rng).unwrap(),
            Player::Opponent(name) => {
                let budget = kozyr_core::opponent::Budget::default();
                let name = name.clone();
                kozyr_core::opponent::decide(&record, seat, &name, &budget).unwrap().action
            }
        };
        record.play(action).unwrap();
    }
    record
}

/// Opens the details of all reasons unless they are open, as they stay once opened.
fn open_details(app: &mut TestApp) {
    let is_bar = |node: &AccessibleNode| node.role == Role::RadioButton && node.pressable;
    let has_details = app.widget_names().iter().any(|name| name == "Details");
    if has_details && !app.accessible_nodes().iter().any(is_bar) {
        app.request_action("Details", Ask::Click);
        app.settle();
    }
}

/// Opens all reasons with their details, waits until they are complete, and returns the visible
/// texts.
fn reasons(app: &mut TestApp) -> Vec<String> {
    app.settle();
    app.tap_on_without_settling("Why?");
    for _ in 0..20_000 {
        app.frame();
        let waiting = app.widget_names().iter().any(|name| name.starts_with("Working out"));
        if !waiting && app.running_jobs() == 0 {
            app.settle();
            open_details(app);
            return app.widget_names();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("the reasons never appeared: {:?}", app.widget_names());
}

/// Selects every row in the panel, and steps through its line. Returns each row with the texts of
/// the table overlay: the cards of ghosts, labels and screen reader announcements.
fn overlay_texts(app: &mut TestApp) -> Vec<(String, String)> {
    let language = Language::new(Locale::English);
    let rows = app
        .accessible_nodes()
        .into_iter()
        .filter(|node| node.role == Role::RadioButton && node.pressable);
    let rows: Vec<String> = rows.map(|node| node.name).collect();
    let mut found = Vec::new();
    for row in rows {
        app.request_action(&row, Ask::Click);
        // Steps to the end of the line, if there is one.
        for _ in 0..12 {
            let overlay = app.table_overlay();
            let cards = overlay.ghosts.iter().map(|ghost| ghost.name.parse::<Card>().unwrap());
            let cards: Vec<String> = cards.map(|card| language.card(card)).collect();
            let labels = overlay.labels.iter().map(|label| label.text.clone());
            let texts: Vec<String> = cards
                .into_iter()
                .chain(labels)
                .chain(app.announced())
                .chain(app.widget_names())
                .collect();
            found.push((row.clone(), texts.join("\n")));
            let next = app
                .accessible_nodes()
                .into_iter()
                .find(|node| node.name == "Forward along the line");
            if !next.is_some_and(|node| node.pressable) {
                break;
            }
            app.request_action("Forward along the line", Ask::Click);
        }
    }
    found
}

/// All positions of a match in which the player is to act.
fn moments(record: &Record<Durak>) -> impl Iterator<Item = Record<Durak>> + '_ {
    let player = Seat::new(0);
    let is_players_turn =
        move |at: &usize| record.after_actions(*at).game().to_act() == Some(player);
    (1..record.actions().len()).filter(is_players_turn).map(|at| record.after_actions(at))
}

#[test]
fn reasons_do_not_reveal_closed_hands() {
    let language = Language::new(Locale::English);
    let (mut texts, mut hidden, mut overlays) = (0, 0, 0);
    for (number, opponent) in OPPONENTS.into_iter().enumerate() {
        let whole = deal(opponent, number as u64);
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), 1280, 800);
        for record in moments(&whole).step_by(3).take(5) {
            app.load_match(record.clone());
            let names = reasons(&mut app);
            // Forced actions were played automatically in the meantime.
            let current = app.durak().unwrap();
            if current.outcome().is_some() {
                break;
            }
            let unseen = current.game().view(Seat::new(0)).unseen_cards().into_iter();
            let unseen: Vec<String> = unseen.map(|card| language.card(card)).collect();
            for name in &names {
                for card in &unseen {
                    // “10♥” contains no other card: “0♥” isn't one.
                    assert!(!name.contains(card.as_str()), "{opponent}: {card} in «{name}»");
                }
            }
            let rows = app.accessible_nodes().into_iter();
            let rows = rows.filter(|node| node.role == Role::RadioButton && node.pressable);
            let mut labels: Vec<String> = rows.map(|node| node.name).collect();
            labels.sort();
            let count = labels.len();
            labels.dedup();
            assert_eq!(labels.len(), count, "what looks the same is shown once: {labels:?}");
            let seen = overlay_texts(&mut app);
            for (row, text) in &seen {
                for card in &unseen {
                    assert!(
                        !text.contains(card.as_str()),
                        "{opponent}: {card} in «{text}» of {row}"
                    );
                }
            }
            overlays += seen.len();
            texts += names.len();
            hidden += unseen.len();
            app.tap_on_without_settling("Close");
        }
    }
    assert!(texts > 300 && hidden > 100 && overlays > 40, "{texts} {hidden} {overlays}");
}

#[test]
fn reasons_name_the_cards_of_open_hands() {
    let language = Language::new(Locale::English);
    let whole = deal("potential", 2);
    let folder = tempfile::tempdir().unwrap();
    let mut app = TestApp::new(folder.path(), 1280, 800);
    app.settings().open_hands = true;
    let mut named = 0;
    for record in moments(&whole).take(8) {
        let unseen = record.game().view(Seat::new(0)).unseen_cards();
        app.load_match(record);
        let names = reasons(&mut app).join("\n");
        named += unseen.into_iter().filter(|&card| names.contains(&language.card(card))).count();
        app.tap_on_without_settling("Close");
    }
    assert!(named > 0, "alternatives of an open hand are named");
}
