//! While hands are closed, nothing the app displays or announces as a reason names a card the
//! player has not seen. With open hands, everything is shown.

use std::{thread, time::Duration};

use bevy_egui::egui::accesskit::{Action as Ask, Role};
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{Card, Durak, Rules, Setup};
use kozyr_testing::harness::TestApp;
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

/// A deal of the player against two opponents, who all play by their own rules.
fn deal(opponent: &str, number: u64) -> Record<Durak> {
    let opponents = [opponent, "potential"].map(|name| Player::Opponent(name.into()));
    let players = [vec![Player::Human], opponents.to_vec()].concat();
    let setup = Setup::new(3, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(number), players).unwrap();
    let mut rng = Seed::from(number).derive("actions", 0).rng();
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

/// Opens all reasons, waits until they are complete, and returns the visible texts.
fn reasons(app: &mut TestApp) -> Vec<String> {
    app.settle();
    app.tap_on_without_settling("Why?");
    for _ in 0..20_000 {
        app.frame();
        let remembers = app.widget_names().iter().any(|name| name.starts_with("Working out"));
        if !remembers && app.running_jobs() == 0 {
            app.settle();
            return app.widget_names();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("the reasons never appeared: {:?}", app.widget_names());
}

/// Selects every row in the panel and returns the resulting table overlay: ghosts by their cards,
/// texts, and screen reader announcements.
fn overlay_texts(app: &mut TestApp) -> Vec<(String, String)> {
    let language = Language::new(Locale::English);
    let rows = app
        .accessible_nodes()
        .into_iter()
        .filter(|one| one.role == Role::RadioButton && one.pressable);
    let rows: Vec<String> = rows.map(|one| one.name).collect();
    let mut seen = Vec::new();
    for row in rows {
        app.request_action(&row, Ask::Click);
        // Steps to the end of the line, if there is one.
        for _ in 0..12 {
            let picture = app.table_overlay();
            let cards = picture.ghosts.iter().map(|ghost| ghost.name.parse::<Card>().unwrap());
            let cards: Vec<String> = cards.map(|card| language.card(card)).collect();
            let labels = picture.labels.iter().map(|label| label.text.clone());
            let words: Vec<String> = cards
                .into_iter()
                .chain(labels)
                .chain(app.announced())
                .chain(app.widget_names())
                .collect();
            seen.push((row.clone(), words.join("\n")));
            let next =
                app.accessible_nodes().into_iter().find(|one| one.name == "Forward along the line");
            if !next.is_some_and(|one| one.pressable) {
                break;
            }
            app.request_action("Forward along the line", Ask::Click);
        }
    }
    seen
}

/// Positions in which the player is to act and the opponent in the next seat has already decided.
fn moments(record: &Record<Durak>) -> impl Iterator<Item = Record<Durak>> + '_ {
    let person = Seat::new(0);
    let asked = move |at: &usize| record.after_actions(*at).game().to_act() == Some(person);
    (1..record.actions().len()).filter(asked).map(|at| record.after_actions(at))
}

#[test]
fn closed_hands_stay_closed_in_whatever_reasons_say() {
    let language = Language::new(Locale::English);
    let (mut told, mut hidden, mut pictured) = (0, 0, 0);
    for (number, opponent) in OPPONENTS.into_iter().enumerate() {
        let whole = deal(opponent, number as u64);
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), 1280, 800);
        for record in moments(&whole).step_by(3).take(5) {
            app.load_match(record.clone());
            let names = reasons(&mut app);
            // Forced actions were played automatically in the meantime.
            let now = app.durak().unwrap();
            if now.outcome().is_some() {
                break;
            }
            let unseen = now.game().view(Seat::new(0)).unseen_cards().into_iter();
            let unseen: Vec<String> = unseen.map(|card| language.card(card)).collect();
            for name in &names {
                for card in &unseen {
                    // “10♥” contains no other card: “0♥” isn't one.
                    assert!(!name.contains(card.as_str()), "{opponent}: {card} in «{name}»");
                }
            }
            let seen = overlay_texts(&mut app);
            for (row, told) in &seen {
                for card in &unseen {
                    assert!(
                        !told.contains(card.as_str()),
                        "{opponent}: {card} in «{told}» of {row}"
                    );
                }
            }
            pictured += seen.len();
            told += names.len();
            hidden += unseen.len();
            app.tap_on_without_settling("Close");
        }
    }
    assert!(told > 300 && hidden > 100 && pictured > 40, "{told} {hidden} {pictured}");
}

#[test]
fn open_hands_are_told_of_in_full() {
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
