//! As long as hands are closed, nothing that the app shows or says of reasons names a card that the
//! player has not seen; when they lie open, everything is told.

use std::{thread, time::Duration};

use kozyr::{
    dev::testing::TestApp,
    look::language::{Language, Locale},
};
use kozyr_core::{
    durak::{Durak, Rules, Setup},
    game::{Game, Player, Record, Seat, Seed},
};
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

/// A deal of a person against two opponents, each played as it would.
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

/// Opens the reasons of everybody, and waits until all is told; what can be read then.
fn reasons(app: &mut TestApp) -> Vec<String> {
    app.settle();
    app.tap_in_passing("Why?");
    for _ in 0..20_000 {
        app.frame();
        let remembers = app.names().iter().any(|name| name.starts_with("Remembering"));
        if !remembers && app.thoughts_at_work() == 0 {
            app.settle();
            return app.names();
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("reasons are never told: {:?}", app.names());
}

/// Positions in which the person is to act and the opponent on the next seat has decided before.
fn moments(record: &Record<Durak>) -> impl Iterator<Item = Record<Durak>> + '_ {
    let person = Seat::new(0);
    let asked = move |at: &usize| record.until(*at).game().to_act() == Some(person);
    (1..record.actions().len()).filter(asked).map(|at| record.until(at))
}

#[test]
fn closed_hands_stay_closed_in_whatever_reasons_say() {
    let language = Language::new(Locale::English);
    let (mut told, mut hidden) = (0, 0);
    for (number, opponent) in OPPONENTS.into_iter().enumerate() {
        let whole = deal(opponent, number as u64);
        let folder = tempfile::tempdir().unwrap();
        let mut app = TestApp::new(folder.path(), 1280, 800);
        for record in moments(&whole).step_by(3).take(5) {
            app.lay_out(record.clone());
            let names = reasons(&mut app);
            // What goes without saying was played meanwhile.
            let now = app.durak().unwrap();
            if now.outcome().is_some() {
                break;
            }
            let unseen = now.game().view(Seat::new(0)).unseen().into_iter();
            let unseen: Vec<String> = unseen.map(|card| language.card(card)).collect();
            for name in &names {
                for card in &unseen {
                    // «10♥» has no other card in it, but a «0♥» would be none.
                    assert!(!name.contains(card.as_str()), "{opponent}: {card} in «{name}»");
                }
            }
            told += names.len();
            hidden += unseen.len();
            app.tap_in_passing("Close");
        }
    }
    assert!(told > 300 && hidden > 100, "{told} {hidden}");
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
        let unseen = record.game().view(Seat::new(0)).unseen();
        app.lay_out(record);
        let names = reasons(&mut app).join("\n");
        named += unseen.into_iter().filter(|&card| names.contains(&language.card(card))).count();
        app.tap_in_passing("Close");
    }
    assert!(named > 0, "alternatives of an open hand are named");
}
