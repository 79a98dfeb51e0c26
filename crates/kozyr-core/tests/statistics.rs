//! The log of games and its statistics, compared with slow computations.

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, Opponent, Roster, make_opponent},
    statistics::{
        Accuracy, ConceptCost, CurveMetric, GameFilter, GameLog, GameLogEntry, MatchConditions,
        PeriodCost, PlayerResult, RatedFilter, Rating, RecoveredSegment, SEGMENT_GAMES, Summary,
        UtcDateTime, WINDOW_GAMES, add_concept_cost, concept_progress, curve, from_json,
        summaries_by_opponent, to_csv, to_json,
    },
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use rand::RngExt;
use std::collections::BTreeMap;

const RATED: MatchConditions = MatchConditions { practice: false, rated: true, hints: 0, undos: 0 };

/// A match in which an opponent plays for the person, to its end or for at most `max_actions`
/// actions.
fn played_record<G: Roster>(
    setup: G::Setup,
    players: &[&str],
    seed: u64,
    max_actions: usize,
) -> Record<G> {
    let players = players.iter().map(|name| Player::from((*name).to_owned())).collect();
    let mut record = Record::<G>::new(setup, Seed::from(seed), players).unwrap();
    while let Some((seat, player)) = record.to_act() {
        if record.actions().len() == max_actions {
            break;
        }
        let name = match player {
            Player::Human => "random",
            Player::Opponent(name) => name,
        };
        let opponent = make_opponent::<G>(name).unwrap();
        let view = record.game().view(seat);
        let action = opponent.decide(view, &Budget::default(), &mut record.decision_rng()).action;
        record.play(action).unwrap();
    }
    record
}

/// A finished match of Reversi between the person and `novice`.
fn reversi(seed: u64) -> Record<Reversi> {
    // Opponents without randomness would play the same game every time.
    played_record(reversi::Setup::default(), &["human", "novice"], seed, usize::MAX)
}

/// Entries of all kinds that a person might have.
fn random_entries(count: u64) -> Vec<GameLogEntry> {
    let mut rng = Seed::from(11).rng();
    let mut log = GameLog::default();
    for number in 0..count {
        let conditions = MatchConditions {
            practice: false,
            rated: rng.random(),
            hints: rng.random_range(0..3),
            undos: rng.random_range(0..3),
        };
        let ended = 1_700_000_000 + number * 5_000;
        let mut entry = if rng.random() {
            let rating_before = log.rating(Reversi::NAME);
            GameLogEntry::from_record(&reversi(number), &conditions, rating_before, ended).unwrap()
        } else {
            let players = [&["human", "lowest"][..], &["greedy", "human", "lowest", "greedy"]];
            let players = players[usize::from(rng.random::<bool>())];
            let rules = if rng.random() { Rules::default() } else { Rules::transfer() };
            let setup = durak::Setup::new(players.len(), rules);
            let record = played_record::<Durak>(setup, players, number, usize::MAX);
            GameLogEntry::from_record(&record, &conditions, log.rating(Durak::NAME), ended).unwrap()
        };
        let decisions = rng.random_range(1..40);
        entry.accuracy = rng.random::<bool>().then(|| Accuracy {
            decisions,
            best: rng.random_range(0..=decisions),
            lost: f64::from(rng.random_range(0..100)),
        });
        assert!(log.add(entry));
    }
    log.entries().to_vec()
}

#[test]
fn an_entry_has_the_result_of_the_match() {
    let record = reversi(3);
    let conditions = MatchConditions { hints: 2, undos: 1, ..MatchConditions::default() };
    let entry = GameLogEntry::from_record(&record, &conditions, Rating::default(), 77).unwrap();
    let discs = |colour| record.game().position().discs(colour).len() as i32;
    let [black, white] = [reversi::Colour::Black, reversi::Colour::White].map(discs);
    assert_eq!(
        (entry.discs.unwrap() > 0, entry.result),
        match black - white {
            0 => (false, PlayerResult::Drawn),
            difference if difference > 0 => (true, PlayerResult::Won),
            _ => (false, PlayerResult::Lost),
        }
    );
    assert_eq!((entry.hints, entry.undos, entry.ended), (2, 1, 77));
    assert_eq!(entry.plies, record.actions().len());
    assert_eq!(entry.opponents(), ["novice"]);
    assert!(!entry.is_rated() && !entry.fool && !entry.given_up && entry.rules.is_none());
}

#[test]
fn the_fool_is_distinguished_from_a_losing_partner() {
    let (mut fools, mut losses) = (0, 0);
    for seed in 0..60 {
        let setup = durak::Setup::new(4, Rules::partnership());
        let players = ["human", "lowest", "lowest", "lowest"];
        let record = played_record::<Durak>(setup, &players, seed, usize::MAX);
        let entry =
            GameLogEntry::from_record(&record, &MatchConditions::default(), Rating::default(), 0)
                .unwrap();
        assert!(entry.result == PlayerResult::Lost || !entry.fool);
        assert_eq!(entry.opponents(), ["lowest"]);
        assert!(entry.rules.is_some(), "partners are unusual");
        fools += u32::from(entry.fool);
        losses += u32::from(entry.result == PlayerResult::Lost);
    }
    assert!(fools > 0 && fools < losses, "{fools} of {losses}");
}

#[test]
fn only_matches_of_one_person_against_opponents_count() {
    let setup = || durak::Setup::new(2, Rules::default());
    for players in [["human", "human"], ["lowest", "greedy"]] {
        let record = played_record::<Durak>(setup(), &players, 1, usize::MAX);
        assert_eq!(GameLogEntry::from_record(&record, &RATED, Rating::default(), 0), None);
    }
    let unfinished = played_record::<Durak>(setup(), &["human", "lowest"], 1, 4);
    assert_eq!(GameLogEntry::from_record(&unfinished, &RATED, Rating::default(), 0), None);
    let given_up =
        GameLogEntry::from_resignation(&unfinished, &RATED, Rating::default(), 0).unwrap();
    assert!(given_up.given_up && given_up.fool && given_up.result == PlayerResult::Lost);
    assert!(given_up.rating.unwrap().rating < Rating::default().rating);
    let finished = played_record::<Durak>(setup(), &["human", "lowest"], 1, usize::MAX);
    let practice = MatchConditions { practice: true, ..RATED };
    assert_eq!(GameLogEntry::from_record(&finished, &practice, Rating::default(), 0), None);
    assert_eq!(GameLogEntry::from_resignation(&finished, &RATED, Rating::default(), 0), None);
}

#[test]
fn summaries_match_a_slow_count() {
    let entries = random_entries(150);
    for game in ["durak", "reversi"] {
        for rated in [RatedFilter::Any, RatedFilter::Rated, RatedFilter::Casual] {
            for name in [None, Some("lowest"), Some("greedy"), Some("novice")] {
                let filter =
                    GameFilter { game: game.into(), rated, opponent: name.map(Into::into) };
                let selected = filter.apply(&entries);
                let expected: Vec<&GameLogEntry> = entries
                    .iter()
                    .filter(|entry| entry.game == game)
                    .filter(|entry| rated != RatedFilter::Rated || entry.rating.is_some())
                    .filter(|entry| rated != RatedFilter::Casual || entry.rating.is_none())
                    .filter(|entry| {
                        let is_at_table = |name| entry.players.contains(&Player::Opponent(name));
                        name.is_none_or(|name| is_at_table(name.to_owned()))
                    })
                    .collect();
                assert_eq!(selected, expected);
                check_summary(&Summary::from_entries(selected.iter().copied()), &expected);
            }
        }
    }
}

/// Asserts that a summary agrees with slow counts of the entries.
fn check_summary(summary: &Summary, entries: &[&GameLogEntry]) {
    let count = |result| entries.iter().filter(|entry| entry.result == result).count() as u32;
    assert_eq!(summary.won, count(PlayerResult::Won));
    assert_eq!(summary.drawn, count(PlayerResult::Drawn));
    assert_eq!(summary.lost, count(PlayerResult::Lost));
    assert_eq!(summary.fools as usize, entries.iter().filter(|entry| entry.fool).count());
    let points: f64 = entries.iter().map(|entry| entry.result.score()).sum();
    match summary.score() {
        Some(score) => assert!((score - points / entries.len() as f64).abs() < 1e-12),
        None => assert!(entries.is_empty()),
    }
    let differences: Vec<f64> =
        entries.iter().filter_map(|entry| entry.discs).map(f64::from).collect();
    let mean = differences.iter().sum::<f64>() / differences.len() as f64;
    assert_eq!(summary.discs.is_some(), !differences.is_empty());
    assert!(summary.discs.is_none_or(|discs| (discs - mean).abs() < 1e-9));
    let accuracies = entries.iter().filter_map(|entry| entry.accuracy);
    assert_eq!(
        summary.accuracy.decisions,
        accuracies.clone().map(|accuracy| accuracy.decisions).sum::<u32>()
    );
    assert_eq!(summary.accuracy.best, accuracies.map(|accuracy| accuracy.best).sum::<u32>());
    // Tries every run of games.
    let all_are = |from: usize, to: usize, result| {
        entries[from..to].iter().all(|entry| entry.result == result)
    };
    let runs = (0..=entries.len()).flat_map(|to| (0..=to).map(move |from| (from, to)));
    let longest = |result, up_to_last: bool| {
        let runs = runs.clone().filter(|(_, to)| !up_to_last || *to == entries.len());
        let runs = runs.filter(|&(from, to)| all_are(from, to, result));
        runs.map(|(from, to)| to - from).max().unwrap_or(0) as u32
    };
    assert_eq!(summary.streak.wins, longest(PlayerResult::Won, true));
    assert_eq!(summary.streak.losses, longest(PlayerResult::Lost, true));
    assert_eq!(summary.streak.best, longest(PlayerResult::Won, false));
}

#[test]
fn every_opponent_has_one_summary() {
    let entries = random_entries(80);
    let filter = GameFilter::for_game("durak");
    let selected = filter.apply(&entries);
    let lines = summaries_by_opponent(&selected);
    let mut games_by_opponent: BTreeMap<&str, u32> = BTreeMap::new();
    for entry in &selected {
        for name in ["lowest", "greedy"] {
            if entry.players.contains(&Player::Opponent(name.into())) {
                *games_by_opponent.entry(name).or_default() += 1;
            }
        }
    }
    assert_eq!(lines.len(), games_by_opponent.len());
    for (name, summary) in &lines {
        assert_eq!(summary.games(), games_by_opponent[name.as_str()]);
    }
    assert!(lines.is_sorted_by(|a, b| a.1.games() >= b.1.games()));
}

#[test]
fn curves_are_means_of_the_last_games() {
    let entries = random_entries(120);
    for game in ["durak", "reversi"] {
        let selected = GameFilter::for_game(game).apply(&entries);
        let metrics: [(CurveMetric, fn(&GameLogEntry) -> Option<f64>); 3] = [
            (CurveMetric::Score, |entry| Some(entry.result.score())),
            (CurveMetric::DiscDifference, |entry| entry.discs.map(f64::from)),
            (CurveMetric::Accuracy, |entry| {
                entry
                    .accuracy
                    .map(|accuracy| f64::from(accuracy.best) / f64::from(accuracy.decisions))
            }),
        ];
        for (metric, value_of) in metrics {
            let points = curve(&selected, metric);
            let indices: Vec<usize> =
                (0..selected.len()).filter(|&index| value_of(selected[index]).is_some()).collect();
            assert_eq!(points.len(), indices.len());
            for (point, number) in points.iter().zip(&indices) {
                let last = indices.iter().filter(|&index| index <= number).rev().take(WINDOW_GAMES);
                let last: Vec<f64> = last.filter_map(|&index| value_of(selected[index])).collect();
                let mean = last.iter().sum::<f64>() / last.len() as f64;
                assert_eq!(point.0, number + 1);
                assert!((point.1 - mean).abs() < 1e-9);
            }
        }
        let rated: Vec<Rating> = selected.iter().filter_map(|entry| entry.rating).collect();
        let points = curve(&selected, CurveMetric::Rating);
        assert!(points.iter().zip(&rated).all(|(point, rating)| point.1 == rating.rating));
        assert_eq!(points.len(), rated.len());
    }
}

#[test]
fn a_match_is_logged_once() {
    let mut log = GameLog::default();
    let entry = GameLogEntry::from_record(&reversi(9), &RATED, log.rating("reversi"), 5).unwrap();
    assert!(log.add(entry.clone()));
    let after = log.rating("reversi");
    assert!(!log.add(entry.clone()), "the same match again");
    assert_eq!((log.entries().len(), log.rating("reversi")), (1, after));
    assert_eq!(log.rating("durak"), Rating::default(), "each game has a rating of its own");
    assert_eq!(log.rating_change("reversi", &entry.seed), Some([Rating::default(), after]));
    let accuracy = Accuracy { decisions: 30, best: 12, lost: 40.0 };
    let costs = vec![ConceptCost { concept: "corners".into(), decisions: 2, lost: 31.0 }];
    let review =
        |log: &mut GameLog, game: &str| log.set_review(game, &entry.seed, accuracy, costs.clone());
    assert_eq!(review(&mut log, "reversi"), Some(0));
    assert_eq!(review(&mut log, "reversi"), None, "nothing has changed");
    assert_eq!(review(&mut log, "durak"), None);
    assert_eq!(log.entries()[0].accuracy, Some(accuracy));
    let restored = RecoveredSegment::from_text(&log.segment(0)).entries;
    assert_eq!(restored[0].costs, costs);
}

#[test]
fn games_reviewed_before_costs_were_recorded_are_read() {
    let entry = GameLogEntry::from_record(&reversi(9), &RATED, Rating::default(), 5).unwrap();
    let accuracy = Some(Accuracy { decisions: 30, best: 12, lost: 40.0 });
    let old = serde_json::to_string(&GameLogEntry { accuracy, ..entry.clone() }).unwrap();
    assert!(!old.contains("costs"), "an old file has no such key: {old}");
    let read = RecoveredSegment::from_text(&old);
    assert_eq!(read.first_damaged_line, None);
    assert_eq!(read.entries, [GameLogEntry { accuracy, ..entry }]);
}

#[test]
fn costs_of_the_last_month_are_compared_with_those_before() {
    let now = 1_800_000_000;
    let game = |days_ago: u64, costs: &[(&str, u32, f64)], is_reviewed: bool| {
        let entry = GameLogEntry::from_record(
            &reversi(days_ago),
            &RATED,
            Rating::default(),
            now - days_ago * 86_400,
        );
        let cost = |&(concept, decisions, lost): &(&str, u32, f64)| ConceptCost {
            concept: concept.into(),
            decisions,
            lost,
        };
        GameLogEntry {
            accuracy: is_reviewed.then(Accuracy::default),
            costs: costs.iter().map(cost).collect(),
            ..entry.unwrap()
        }
    };
    let games = [
        game(1, &[("corners", 1, 12.0), ("parity", 1, 20.0)], true),
        game(2, &[], true),
        game(3, &[("corners", 9, 99.0)], false),
        game(31, &[("corners", 3, 30.0)], true),
        game(90, &[("mobility", 2, 8.0)], true),
    ];
    let progress = concept_progress(&games, now);
    let order: Vec<&str> = progress.iter().map(|known| &*known.concept).collect();
    assert_eq!(order, ["parity", "corners", "mobility"], "the recently most costly first");
    let corners = &progress[1];
    assert_eq!(corners.recent, PeriodCost { games: 2, decisions: 1, lost: 12.0 });
    assert_eq!(corners.earlier, PeriodCost { games: 2, decisions: 3, lost: 30.0 });
    assert_eq!(corners.recent.lost_per_game(), Some(6.0));
    assert_eq!(progress[2].recent.lost_per_game(), Some(0.0), "it has improved");
    assert_eq!(concept_progress(&games[3..], now)[0].recent.lost_per_game(), None);
}

#[test]
fn losses_of_one_concept_add_up() {
    let mut costs = Vec::new();
    for (concept, lost) in [("parity", 2.0), ("corners", 8.0), ("parity", 4.5)] {
        add_concept_cost(&mut costs, concept, lost);
    }
    let found: Vec<_> =
        costs.iter().map(|cost| (&*cost.concept, cost.decisions, cost.lost)).collect();
    assert_eq!(found, [("parity", 2, 6.5), ("corners", 1, 8.0)]);
}

#[test]
fn logs_are_restored_from_their_segments() {
    let mut log = GameLog::default();
    let pattern = random_entries(40);
    for number in 0..(SEGMENT_GAMES as u64 * 2 + 3) {
        let entry = pattern[number as usize % pattern.len()].clone();
        log.add(GameLogEntry { seed: Seed::from(1_000 + number), ..entry });
    }
    assert_eq!(log.segment_count(), 3);
    let mut restored = GameLog::default();
    for index in 0..log.segment_count() {
        let segment = RecoveredSegment::from_text(&log.segment(index));
        assert_eq!(segment.first_damaged_line, None);
        segment.entries.into_iter().for_each(|entry| assert!(restored.add(entry)));
    }
    assert_eq!(restored, log);
}

#[test]
fn a_damaged_line_costs_one_game() {
    let entries = random_entries(20);
    let mut log = GameLog::default();
    log.merge(entries.clone());
    let text = log.segment(0);
    let mut rng = Seed::from(2).rng();
    for _ in 0..200 {
        let index = rng.random_range(0..text.len());
        // A byte that our JSON never contains, anywhere but at the end of a line.
        if text.as_bytes()[index] == b'\n' {
            continue;
        }
        let mut damaged = text.clone().into_bytes();
        damaged[index] = 1;
        let damaged = String::from_utf8(damaged).unwrap();
        let line = text[..index].matches('\n').count();
        let segment = RecoveredSegment::from_text(&damaged);
        assert_eq!(segment.first_damaged_line, Some(line + 1));
        let mut expected = log.entries().to_vec();
        expected.remove(line);
        assert_eq!(segment.entries, expected);
    }
    // Truncated, as by a power failure.
    let segment = RecoveredSegment::from_text(&text[..text.len() / 2]);
    assert!(log.entries().starts_with(&segment.entries) && segment.entries.len() >= 9);
}

#[test]
fn exports_round_trip() {
    let entries = random_entries(60);
    assert_eq!(from_json(&to_json(&entries)).unwrap(), entries);
    assert!(from_json("{}").is_err() && from_json("[1, 2]").is_err());
    let foreign = to_json(&entries).replace("kozyr-statistics", "chess");
    assert!(from_json(&foreign).is_err());
    let later = to_json(&entries).replacen("\"version\": 1", "\"version\": 9", 1);
    assert!(from_json(&later).unwrap_err().to_string().contains('9'));
    let mut log = GameLog::default();
    assert_eq!(log.merge(entries.iter().rev().cloned()), entries.len());
    assert_eq!(log.entries(), entries, "in the order of time");
    assert_eq!(log.merge(entries.clone()), 0, "all are known");
}

/// The fields of a CSV text, read character by character.
fn fields(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut quoted) = (vec![vec![String::new()]], false);
    let mut symbols = text.chars().peekable();
    while let Some(symbol) = symbols.next() {
        let row: &mut Vec<String> = rows.last_mut().unwrap();
        match (quoted, symbol) {
            (true, '"') if symbols.peek() == Some(&'"') => {
                row.last_mut().unwrap().push('"');
                symbols.next();
            }
            (_, '"') => quoted = !quoted,
            (false, ',') => row.push(String::new()),
            (false, '\r') => {}
            (false, '\n') => rows.push(vec![String::new()]),
            _ => row.last_mut().unwrap().push(symbol),
        }
    }
    assert_eq!(rows.pop(), Some(vec![String::new()]), "the last line ends with CRLF");
    rows
}

#[test]
fn the_csv_table_has_a_row_for_each_game() {
    let entries = random_entries(60);
    let mut rows = fields(&to_csv(&entries));
    let header = rows.remove(0);
    assert_eq!(rows.len(), entries.len());
    for (row, entry) in rows.iter().zip(&entries) {
        assert_eq!(row.len(), header.len());
        let cell = |name: &str| row[header.iter().position(|cell| cell == name).unwrap()].as_str();
        assert_eq!(cell("game"), entry.game);
        assert_eq!(cell("seed").parse(), Ok(entry.seed));
        assert_eq!(cell("rated"), entry.is_rated().to_string());
        assert_eq!(cell("plies").parse(), Ok(entry.plies));
        assert_eq!(cell("discs").parse().ok(), entry.discs);
        assert_eq!(cell("rating").parse().ok(), entry.rating.map(|rating| rating.rating));
        let rules = (!cell("rules").is_empty()).then(|| serde_json::from_str(cell("rules")));
        assert_eq!(rules.transpose().unwrap(), entry.rules);
        assert_eq!(cell("opponents").split(' ').count(), entry.players.len() - 1);
        assert_eq!(cell("ended"), UtcDateTime::from_unix_seconds(entry.ended).to_string());
    }
}

#[test]
fn dates_match_a_slow_calendar() {
    let leap = |year: i64| (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    let (mut year, mut month, mut day) = (1970, 1, 1);
    for days in 0..60_000 {
        let date = UtcDateTime::from_unix_seconds(days * 86_400 + 4_271);
        assert_eq!((date.year, date.month, date.day, date.second), (year, month, day, 4_271));
        let length = match month {
            2 => 28 + u8::from(leap(year)),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        day += 1;
        if day > length {
            (day, month) = (1, month + 1);
        }
        if month > 12 {
            (month, year) = (1, year + 1);
        }
    }
    assert_eq!(UtcDateTime::from_unix_seconds(1_795_221_247).to_string(), "2026-11-21T00:34:07Z");
}

#[test]
fn opponents_are_listed_clockwise_from_the_person() {
    let setup = durak::Setup::new(4, Rules::default());
    let players = ["greedy", "human", "lowest", "potential?risk=0.9"];
    let record = played_record::<Durak>(setup, &players, 1, 3);
    let entry =
        GameLogEntry::from_resignation(&record, &MatchConditions::default(), Rating::default(), 0)
            .unwrap();
    assert_eq!(
        (entry.seat, entry.opponents()),
        (Seat::new(1), vec!["lowest", "potential", "greedy"])
    );
}
