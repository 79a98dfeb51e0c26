//! Ratings of opponents calculated from matches.
use kozyr_core::{
    game::Seed,
    statistics::{ANCHOR_RATING, OpponentRatings},
};
use kozyr_lab::{
    interval::Histogram,
    ladder::{Ladder, Meeting},
};
use rand::{Rng, RngExt};
use std::{fs, path::Path, process::Command};

const NAMES: [&str; 4] = ["anchor", "b", "c", "d"];

/// A ladder with these meetings and the resulting ratings.
fn ladder(meetings: Vec<Meeting>) -> Ladder {
    let mut ladder = Ladder::new("chess", "by hand", NAMES[0], Seed::from(1));
    ladder.meetings = meetings;
    ladder.update_ratings();
    ladder
}

/// A meeting with rounds in which `a` won these half points.
fn meeting(a: &str, b: &str, half_points: impl IntoIterator<Item = u64>) -> Meeting {
    let mut counted = Histogram::default();
    half_points.into_iter().for_each(|value| counted.add(value));
    Meeting { a: a.into(), b: b.into(), half_points: counted, games_per_round: 2 }
}

/// The probability of winning at this rating difference.
fn chance(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// The half points of the first of two opponents with known ratings, in rounds of two games. Luck
/// favours one in the first game as much as the other in the second.
fn rounds(count: u64, difference: f64, luck: f64, rng: &mut impl Rng) -> Vec<u64> {
    let mut round = || {
        let luck = luck * rng.random_range(-1.0..1.0);
        [luck, -luck]
            .iter()
            .map(|luck| 2 * u64::from(rng.random_bool(chance(difference + luck))))
            .sum()
    };
    (0..count).map(|_| round()).collect()
}

/// The rating of an opponent on a ladder.
fn rating(ladder: &Ladder, opponent: &str) -> f64 {
    ladder.opponents.iter().find(|rating| rating.opponent == opponent).unwrap().rating
}

#[test]
fn the_rating_difference_follows_from_the_score() {
    // 60 of 80 games won, plus one drawn.
    let ladder = ladder(vec![meeting("anchor", "b", [[1; 20], [0; 20]].concat())]);
    let score: f64 = (60.0 + 0.5) / 81.0;
    let expected = ANCHOR_RATING + 400.0 * (score / (1.0 - score)).log10();
    assert_eq!(ladder.games, 80);
    assert_eq!(rating(&ladder, "anchor"), ANCHOR_RATING);
    // 10 of 80 half points are a's, so b is stronger.
    let a: f64 = (10.0 + 0.5) / 81.0;
    let rating_of_b = ANCHOR_RATING + 400.0 * ((1.0 - a) / a).log10();
    assert!((rating(&ladder, "b") - rating_of_b).abs() < 0.06, "{rating_of_b} {expected}");
}

#[test]
fn matches_from_elsewhere_count_game_by_game() {
    let rate = |games| {
        let mut counts = [0; 3];
        for game in games {
            counts[game] += 1;
        }
        ladder(vec![Meeting::from_games("b", "anchor", counts)])
    };
    let ladder_of_games = rate([[0; 30].as_slice(), &[1; 4], &[2; 10]].concat());
    let score: f64 = (30.0 + 2.0 + 0.5) / 45.0;
    let expected = ANCHOR_RATING + 400.0 * (score / (1.0 - score)).log10();
    assert_eq!(ladder_of_games.games, 44);
    assert!((rating(&ladder_of_games, "b") - expected).abs() < 0.06);
    let read = Ladder::from_ron(&ladder_of_games.to_ron().unwrap()).unwrap();
    assert_eq!(read, ladder_of_games);
}

#[test]
fn ratings_equal_those_of_a_slow_iteration() {
    let mut rng = Seed::from(5).rng();
    let mut meetings = Vec::new();
    for (i, a) in NAMES.iter().enumerate() {
        for (j, b) in NAMES.iter().enumerate().skip(i + 1) {
            let difference = 130.0 * (i as f64 - j as f64);
            meetings.push(meeting(a, b, rounds(50, difference, 0.0, &mut rng)));
        }
    }
    // Hunter, «MM algorithms for generalized Bradley-Terry models», Annals of Statistics 32, 2004:
    // each strength becomes its points over Σ games / (own strength + the other's).
    let index = |name: &str| NAMES.iter().position(|other| *other == name).unwrap();
    let mut strengths = [1.0_f64; 4];
    for _ in 0..20_000 {
        let previous = strengths;
        for (player, strength) in strengths.iter_mut().enumerate() {
            let (mut points, mut weight) = (0.0, 0.0);
            for meeting in &meetings {
                let (a, b) = (index(&meeting.a), index(&meeting.b));
                let won: u64 = meeting.half_points.iter().map(|(half, times)| half * times).sum();
                let games = meeting.games() as f64;
                let a_won = won as f64 / 2.0;
                if player == a || player == b {
                    points += 0.5 + if player == a { a_won } else { games - a_won };
                    weight += (games + 1.0) / (previous[a] + previous[b]);
                }
            }
            *strength = points / weight;
        }
    }
    let ladder = ladder(meetings);
    for (strength, name) in strengths.iter().zip(NAMES) {
        let slow = ANCHOR_RATING + 400.0 * (strength / strengths[0]).log10();
        assert!((rating(&ladder, name) - slow).abs() < 0.06, "{name}: {slow}");
    }
}

#[test]
fn intervals_contain_the_true_ratings_in_95_percent_of_ladders() {
    let mut rng = Seed::from(6).rng();
    let truth = [0.0, -150.0, 90.0, 260.0];
    let (mut covered, mut total) = (0, 0);
    for _ in 0..400 {
        let pairs = [(0, 1), (0, 2), (1, 2), (2, 3)];
        let meetings = pairs.map(|(first, second): (usize, usize)| {
            let difference = truth[first] - truth[second];
            meeting(NAMES[first], NAMES[second], rounds(60, difference, 500.0, &mut rng))
        });
        let ladder = ladder(meetings.to_vec());
        // Luck flattens the differences, so the flattened difference is the true value.
        for strength in &ladder.opponents {
            let index = NAMES.iter().position(|name| *name == strength.opponent).unwrap();
            if index == 1 || index == 2 {
                let flat = flattened(truth[index] - truth[0], 500.0);
                let [low, high] = strength.ci95;
                covered += u32::from((low..=high).contains(&(ANCHOR_RATING + flat)));
                total += 1;
            }
        }
    }
    let share = f64::from(covered) / f64::from(total);
    assert!((0.90..=0.99).contains(&share), "{share}");
}

/// The rating difference without luck that has the same winning rate as `difference` with it.
fn flattened(difference: f64, luck: f64) -> f64 {
    let steps = 2000;
    let luck = |step: i32| luck * (2.0 * (f64::from(step) + 0.5) / f64::from(steps) - 1.0);
    let mean =
        (0..steps).map(|step| chance(difference + luck(step))).sum::<f64>() / f64::from(steps);
    400.0 * (mean / (1.0 - mean)).log10()
}

#[test]
fn opponents_not_connected_to_the_anchor_get_no_rating() {
    let mut ladder = ladder(vec![meeting("b", "anchor", [4, 2, 0]), meeting("c", "d", [4, 4, 0])]);
    assert_eq!(ladder.opponents.len(), 2);
    ladder.meetings.push(meeting("d", "b", [1, 2]));
    ladder.update_ratings();
    assert_eq!(ladder.opponents.len(), 4);
    // Even an opponent that has always won has a finite rating.
    ladder.meetings.push(meeting("e", "d", [4, 4, 4]));
    ladder.update_ratings();
    assert!(rating(&ladder, "e") > rating(&ladder, "d"));
    assert!(rating(&ladder, "e").is_finite());
}

#[test]
fn a_resumed_ladder_equals_one_played_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let play = |file: &str, games: u32, threads: u32| {
        let out = folder.path().join(file);
        let line = format!(
            "durak ratings --games {games} --threads {threads} --max-rank-gap 2 \
             --opponent lowest --opponent greedy --opponent potential --out"
        );
        let ran = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
            .args(line.split_whitespace())
            .arg(&out)
            .output()
            .unwrap();
        assert!(ran.status.success(), "{ran:?}");
        (fs::read_to_string(&out).unwrap(), String::from_utf8(ran.stdout).unwrap())
    };
    let (at_once, printed) = play("at-once.ron", 64, 1);
    play("in-parts.ron", 16, 2);
    let (in_parts, _) = play("in-parts.ron", 64, 2);
    let [whole, resumed] = [&at_once, &in_parts].map(|text| Ladder::from_ron(text).unwrap());
    assert_eq!(whole.games, 3 * 64);
    // With other ratings, the ladder may list the meetings in another order.
    assert_eq!(whole.opponents, resumed.opponents);
    for strength in OpponentRatings::from_ron(&at_once).unwrap().all() {
        assert!(printed.contains(&format!("{:.2}", strength.rating)), "{printed}");
        assert_eq!(strength.game_count, 2 * 64);
    }
    assert!(folder.path().read_dir().unwrap().all(|entry| is_ladder(&entry.unwrap().path())));
}

fn is_ladder(path: &Path) -> bool {
    Ladder::from_ron(&fs::read_to_string(path).unwrap()).is_ok()
}
