//! A seed reproduces a match: recorded matches are replayed, action for action.
//!
//! `data/matches-0.1.0` holds 1 000 matches of each game, one per line, as JSON or in the short
//! form, after `nodes N:` if the opponents had that budget. A change that alters decisions on
//! purpose records a new set under a new name, by `record_the_matches_of_durak_anew` or
//! `record_the_matches_of_reversi_anew`. `data/matches-13` holds those of Reversi since its levels
//! were respaced, and `data/matches-15` those of Durak since `potential` weighs every group of a
//! lead, with 200 more of apprentices. The first set can still be read.

use crate::support::known_games::known_games;
use std::{env, fmt, fs, thread};

use kozyr_core::{
    any_record::AnyRecord,
    game::{Player, Record, ShortForm},
    opponent::{self, Budget, Opponent, Roster},
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;

const DURAK: &str = include_str!("data/matches-15/durak.txt");
const APPRENTICES: &str = include_str!("data/matches-15/durak-apprentices.txt");
const DURAK_OLD: &str = include_str!("data/matches-0.1.0/durak.txt");
const REVERSI: &str = include_str!("data/matches-13/reversi.txt");
const REVERSI_OLD: &str = include_str!("data/matches-0.1.0/reversi.txt");

#[test]
fn recorded_durak_matches_are_reproduced() {
    assert_all_replay(DURAK, 1000);
    assert_all_replay(APPRENTICES, 200);
}

#[test]
fn recorded_reversi_matches_are_reproduced() {
    assert_all_replay(REVERSI, 1000);
}

#[test]
fn old_sets_differ_only_where_an_opponent_was_changed() {
    let changed = [
        "hand-value",
        "hand-value-published",
        "potential",
        "potential-fixed",
        "master-4",
        "master-5",
    ];
    assert_differ_only_by::<Durak>(DURAK_OLD, DURAK, &changed);
    let levels = Reversi::roster().iter().map(|entry| entry.name);
    let changed: Vec<&str> = levels.filter(|name| name.starts_with("engine-")).collect();
    assert_differ_only_by::<Reversi>(REVERSI_OLD, REVERSI, &changed);
}

#[test]
fn every_opponent_plays_in_the_recorded_matches() {
    assert_all_play::<Durak>(&[DURAK, APPRENTICES].concat());
    assert_all_play::<Reversi>(REVERSI);
}

/// Compares two sets, match by match.
fn assert_differ_only_by<G: Roster + ShortForm>(old_set: &str, new_set: &str, changed: &[&str]) {
    let (mut differ, mut pairs) = (0, 0);
    for (old, new) in old_set.lines().zip(new_set.lines()) {
        pairs += 1;
        // Reading a record replays it to the end.
        let [old, new] = [old, new].map(RecordedMatch::read);
        let [old, new] =
            [&old, &new].map(|recorded| recorded.record.downcast_ref::<G>().expect("its game"));
        assert!(old.outcome().is_some());
        assert_eq!(
            (old.setup(), old.seed(), old.players()),
            (new.setup(), new.seed(), new.players())
        );
        if old != new {
            differ += 1;
            let names = old.players().iter().cloned().map(String::from);
            let mut base_names = names.map(|name| name.split('?').next().unwrap().to_owned());
            assert!(base_names.any(|name| changed.contains(&name.as_str())), "{:?}", old.players());
        }
    }
    assert!(pairs == 1000 && differ > 0, "{pairs}, {differ}");
}

/// A line of a file of matches.
struct RecordedMatch {
    budget: Budget,
    record: AnyRecord,
}

impl RecordedMatch {
    /// Parses a line.
    fn read(line: &str) -> Self {
        let (nodes, text) = match line.strip_prefix("nodes ").and_then(|rest| rest.split_once(": "))
        {
            Some((nodes, text)) => (Some(nodes.parse().unwrap()), text),
            None => (None, line),
        };
        let record = known_games().read(text).unwrap_or_else(|error| panic!("{error}: {line}"));
        RecordedMatch { budget: Budget { nodes, ..Budget::default() }, record }
    }

    /// Replays the match and returns the first difference, if any.
    fn difference(&self) -> Option<String> {
        let durak =
            self.record.downcast_ref::<Durak>().map(|record| difference(record, &self.budget));
        let reversi =
            || self.record.downcast_ref::<Reversi>().map(|record| difference(record, &self.budget));
        durak.or_else(reversi).expect("it is of one of the two games")
    }

    /// Returns the line with the match as the current opponents play it, as JSON or in the short form.
    fn replayed_line<G: Roster + ShortForm>(&self, as_json: bool) -> String {
        let recorded = self.record.downcast_ref::<G>().expect("its game");
        let names = recorded.players().iter().cloned().map(String::from);
        let opponents: Vec<Box<G::Opponent>> =
            names.map(|name| opponent::make_opponent::<G>(&name).unwrap()).collect();
        let (setup, players) = (recorded.setup().clone(), recorded.players().to_vec());
        let mut record = Record::<G>::new(setup, *recorded.seed(), players).unwrap();
        while let Some((seat, _)) = record.to_act() {
            let (view, mut rng) = (record.game().view(seat), record.decision_rng());
            let action = opponents[seat.index()].decide(view, &self.budget, &mut rng).action;
            record.play(action).unwrap();
        }
        let nodes = self.budget.nodes.map(|nodes| format!("nodes {nodes}: ")).unwrap_or_default();
        let json = || record.to_json().lines().map(str::trim).collect::<String>();
        nodes + &if as_json { json() } else { record.to_short_form() }
    }

    fn players(&self) -> &[Player] {
        self.record.players()
    }
}

/// Replays a match from its setup, seed and players; returns the first action that differs.
fn difference<G: Roster>(recorded: &Record<G>, budget: &Budget) -> Option<String> {
    assert!(recorded.outcome().is_some(), "the match was recorded to its end");
    let names = recorded.players().iter().cloned().map(String::from);
    let opponents: Vec<Box<G::Opponent>> =
        names.map(|name| opponent::make_opponent::<G>(&name).unwrap()).collect();
    let (setup, players) = (recorded.setup().clone(), recorded.players().to_vec());
    let mut record = Record::<G>::new(setup, *recorded.seed(), players).unwrap();
    for (index, &expected) in recorded.actions().iter().enumerate() {
        let number = index + 1;
        let Some((seat, player)) = record.to_act() else {
            return Some(format!("it is over before action {number}, {expected}"));
        };
        let player = String::from(player.clone());
        let opponent = &opponents[seat.index()];
        let view = record.game().view(seat);
        let action = opponent.decide(view, budget, &mut record.decision_rng()).action;
        if action != expected {
            return Some(format!("action {number}: {player} plays {action}, not {expected}"));
        }
        if let Err(rule) = record.play(action) {
            return Some(format!("action {number}: {player} may not play {action}: {rule}"));
        }
    }
    (record != *recorded || record.outcome() != recorded.outcome())
        .then(|| "it does not end as it did".into())
}

/// A difference in a match, by its line in the file.
struct MatchDifference {
    line: usize,
    description: String,
}

impl fmt::Display for MatchDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.description)
    }
}

/// Asserts that `count` recorded matches are reproduced, action for action.
fn assert_all_replay(matches: &str, count: usize) {
    let lines: Vec<&str> = matches.lines().collect();
    assert_eq!(lines.len(), count);
    let threads = opponent::available_threads().get();
    let lines = &lines;
    let work = move |first: usize| {
        let own_lines = lines.iter().enumerate().skip(first).step_by(threads);
        own_lines
            .filter_map(|(index, line)| {
                let description = RecordedMatch::read(line).difference()?;
                Some(MatchDifference { line: index + 1, description })
            })
            .collect::<Vec<_>>()
    };
    let differences: Vec<MatchDifference> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|first| scope.spawn(move || work(first))).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let messages: Vec<String> = differences.iter().take(20).map(ToString::to_string).collect();
    let count = differences.len();
    assert!(differences.is_empty(), "{count} matches differ:\n{}", messages.join("\n"));
}

#[test]
#[ignore = "records a new set instead of checking the old one"]
fn record_the_matches_of_durak_anew() {
    record_new_set::<Durak>(DURAK);
}

#[test]
#[ignore = "records a new set instead of checking the old one"]
fn record_the_matches_of_apprentices_anew() {
    record_new_set::<Durak>(APPRENTICES);
}

#[test]
#[ignore = "records a new set instead of checking the old one"]
fn record_the_matches_of_reversi_anew() {
    record_new_set::<Reversi>(REVERSI);
}

/// Writes matches as they are played now to the file that `KOZYR_MATCHES` names:
/// `cargo test --package kozyr-core --features texts --test core -- --ignored matches_of_durak_anew`.
fn record_new_set<G: Roster + ShortForm>(matches: &str) {
    let file = env::var_os("KOZYR_MATCHES").expect("KOZYR_MATCHES names a file");
    let updated_line = |line: &str| {
        let recorded = RecordedMatch::read(line);
        match recorded.difference() {
            None => line.to_owned(),
            Some(_) => recorded.replayed_line::<G>(line.contains('{')),
        }
    };
    let lines: Vec<String> = matches.lines().map(updated_line).collect();
    fs::write(file, lines.join("\n") + "\n").unwrap();
}

/// Asserts that every opponent of a game plays in some match.
fn assert_all_play<G: Roster>(matches: &str) {
    let matches: Vec<RecordedMatch> = matches.lines().map(RecordedMatch::read).collect();
    for registration in G::roster() {
        let plays = |recorded: &RecordedMatch| {
            let name = Player::Opponent(registration.name.into());
            recorded.players().contains(&name)
        };
        assert!(matches.iter().any(plays), "{} plays nowhere", registration.name);
    }
}
