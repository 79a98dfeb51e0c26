//! `durak habits`: the value of knowing an opponent's habits.

use std::{collections::BTreeMap, num::NonZeroUsize, path::PathBuf, sync::Mutex, thread};

use serde::{Deserialize, Serialize};

use super::{super::options::parse_seed, house_rules_args::HouseRulesArgs};
use crate::{
    console::Console,
    failure::Failure,
    files::{self, read_text},
    jobs::BUILD_DIGEST,
    signals,
    wording::pluralized,
};
use kozyr_core::{
    game::{Game, Outcome, Player, Record, Seat, Seed},
    opponent::{Budget, LimitedOpponent, Opponent, StopToken},
};
use kozyr_durak::{
    Durak, DurakOpponent, Setup,
    opponents::{MASTER_LEVELS, Master},
    profile::{Habit, OpponentLogOdds, PlayerProfile},
    search::PlayerProfiles,
};

/// The arguments of `durak habits`.
#[derive(Debug, clap::Args)]
pub struct HabitsArgs {
    /// Opponents of the master, each in its own matches
    #[arg(
        long,
        value_name = "NAME",
        value_delimiter = ',',
        default_value = "lowest,greedy,potential,hand-value,fuzzy-learned"
    )]
    against: Vec<String>,
    /// Level of the master
    #[arg(long, value_name = "LEVEL", default_value_t = 2,
          value_parser = clap::value_parser!(u32).range(1..=i64::from(MASTER_LEVELS)))]
    level: u32,
    /// Matches with each opponent
    #[arg(long, value_name = "N", default_value_t = 20,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    matches: u64,
    /// Deals per match; each is played twice, by a master that knows the opponent's habits from the
    /// deals before and by one that does not
    #[arg(long, value_name = "N", default_value_t = 30,
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    deals: u64,
    /// Deals to combine in a line of the report
    #[arg(long, alias = "together", value_name = "N", default_value = "5")]
    group_size: NonZeroUsize,
    /// Matches to play in parallel
    #[arg(long, value_name = "T", default_value = "1",
          value_parser = super::super::options::parse_threads)]
    threads: NonZeroUsize,
    /// Save each match as a line of this file; matches already there are not played again
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    #[command(flatten)]
    house: HouseRulesArgs,
}

/// A finished match.
#[derive(Clone, Serialize, Deserialize)]
struct HabitMatch {
    against: String,
    number: u64,
    terms: HabitMatchSettings,
    /// The master's half points in each deal, with the opponent's profile.
    #[serde(rename = "knowing")]
    with_profile: Vec<u8>,
    #[serde(rename = "usual")]
    without_profile: Vec<u8>,
    /// The profile of the opponent after the match.
    profile: PlayerProfile,
}

/// The settings that determine the result of a match.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct HabitMatchSettings {
    build: String,
    setup: Setup,
    level: u32,
    deals: u64,
    seed: Seed,
}

/// Matches by opponent and number.
type HabitMatches = BTreeMap<(String, u64), HabitMatch>;

/// Plays the matches and prints for each opponent the scores with and without its profile, by parts
/// of a match, which opponent it was recognised as, and its habits.
///
/// # Errors
/// If an opponent does not exist, the rules reject the setup, a file cannot be read or written, or
/// the run is stopped.
pub fn run(args: &HabitsArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let (setup, stop) = (args.house.setup()?, signals::stop_on_signal());
    let &HabitsArgs { level, deals, seed, .. } = args;
    let settings = HabitMatchSettings { build: BUILD_DIGEST.into(), setup, level, deals, seed };
    let played = read(args, &settings)?;
    let is_new = |&(at, name): &(usize, &String)| !args.against[..at].contains(name);
    let against = args.against.iter().enumerate().filter(is_new);
    let against: Vec<&str> = against.map(|(_, name)| name.as_str()).collect();
    let wanted: Vec<(&str, u64)> = against
        .iter()
        .flat_map(|&name| (0..args.matches).map(move |number| (name, number)))
        .filter(|key| !played.contains_key(&(key.0.to_owned(), key.1)))
        .collect();
    let played = play_all(args, &settings, played, &wanted, &stop)?;
    for name in against {
        let numbers = (name.to_owned(), 0)..(name.to_owned(), args.matches);
        let own: Vec<&HabitMatch> =
            played.range(numbers).map(|(_, habit_match)| habit_match).collect();
        if !own.is_empty() {
            print_opponent(name, &own, args, console)?;
        }
    }
    let stopped =
        stop.is_stop_requested().then(|| Failure::Stopped("not all matches were played".into()));
    stopped.map_or(Ok(()), Err)
}

/// Reads the matches already in the file; an error if one has other settings.
fn read(args: &HabitsArgs, settings: &HabitMatchSettings) -> Result<HabitMatches, Failure> {
    let Some(file) = args.out.as_ref().filter(|file| file.exists()) else {
        return Ok(HabitMatches::new());
    };
    let text = read_text(file)?;
    let lines = text.lines().enumerate().map(|(at, line)| {
        let wrong =
            |reason: &str| Failure::Failed(format!("{}: line {} {reason}", file.display(), at + 1));
        let habit_match: HabitMatch =
            serde_json::from_str(line).map_err(|_| wrong("is not a match"))?;
        if habit_match.terms != *settings {
            let reason = "has another build, setup, level, seed or number of deals";
            return Err(wrong(reason));
        }
        Ok(((habit_match.against.clone(), habit_match.number), habit_match))
    });
    lines.collect()
}

/// Plays the wanted matches in parallel and saves each when it ends. Returns them with those
/// already played; some are missing if the run is stopped.
fn play_all(
    args: &HabitsArgs,
    settings: &HabitMatchSettings,
    played: HabitMatches,
    wanted: &[(&str, u64)],
    stop: &StopToken,
) -> Result<HabitMatches, Failure> {
    for (name, _) in wanted {
        LimitedOpponent::<Durak>::from_name(name)
            .map_err(|error| Failure::Usage(error.to_string()))?;
    }
    if let Some(file) = &args.out {
        files::check_writable(file)?;
    }
    let all = Mutex::new(played);
    let left = Mutex::new(wanted.iter());
    let next = || left.lock().expect("no thread panics while taking a match").next();
    let work = || -> Result<(), Failure> {
        while let Some(&(name, number)) = next() {
            let Some(habit_match) = play_match(settings, name, number, stop)? else { break };
            let mut all = all.lock().expect("no thread panics while saving a match");
            all.insert((habit_match.against.clone(), habit_match.number), habit_match);
            if let Some(file) = &args.out {
                files::write_atomic(file, lines(&all).as_bytes())?;
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let begin = |_| thread::Builder::new().spawn_scoped(scope, work);
        let threads = (1..args.threads.get()).map(begin).collect::<Result<Vec<_>, _>>()?;
        work()?;
        let mut results =
            threads.into_iter().map(|thread| thread.join().expect("matches do not panic"));
        results.try_for_each(|result| result)
    })?;
    Ok(all.into_inner().expect("no thread panics while saving a match"))
}

/// Formats the matches, one per line.
fn lines(all: &HabitMatches) -> String {
    let line = |habit_match| {
        serde_json::to_string(habit_match).expect("strings and numbers are JSON") + "\n"
    };
    all.values().map(line).collect()
}

/// Plays a match; `None` if the run is stopped.
fn play_match(
    settings: &HabitMatchSettings,
    name: &str,
    number: u64,
    stop: &StopToken,
) -> Result<Option<HabitMatch>, Failure> {
    let opponent = LimitedOpponent::<Durak>::from_name(name)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let &HabitMatchSettings { setup, level, deals, seed, .. } = settings;
    let usual = Master::level(level);
    let (seed, players) = (seed.derive(name, number), setup.players);
    let mut result = HabitMatch {
        against: name.into(),
        number,
        terms: settings.clone(),
        with_profile: Vec::new(),
        without_profile: Vec::new(),
        profile: PlayerProfile::default(),
    };
    for deal in 0..deals {
        if stop.is_stop_requested() {
            return Ok(None);
        }
        let master_seat = Seat::new(deal as usize % players);
        let record =
            || Record::<Durak>::new(setup, seed.derive("deal", deal), vec![Player::Human; players]);
        let known = Seat::all(players).map(|seat| match seat == master_seat {
            true => PlayerProfile::default(),
            false => result.profile.clone(),
        });
        let knowing = usual.clone().with_profiles(PlayerProfiles::new(known));
        let with = play(record()?, master_seat, &knowing, &opponent);
        let without = play(record()?, master_seat, &usual, &opponent);
        result.with_profile.push(half_points(&with, master_seat));
        result.without_profile.push(half_points(&without, master_seat));
        for other in Seat::all(players).filter(|&seat| seat != master_seat) {
            result.profile.add_deal(with.game(), other);
        }
    }
    Ok(Some(result))
}

/// Plays a deal to its end and returns the record. The opponent plays on all seats but the
/// master's.
fn play(
    mut record: Record<Durak>,
    master_seat: Seat,
    master: &Master,
    opponent: &LimitedOpponent<Durak>,
) -> Record<Durak> {
    let budget = Budget::default();
    while let Some((seat, _)) = record.to_act() {
        let (view, mut rng) = (record.game().view(seat), record.decision_rng());
        let decision = match seat == master_seat {
            true => master.decide(view, &budget, &mut rng),
            false => opponent.decide(view, &budget, &mut rng),
        };
        record.play(decision.action).expect("opponents play legally");
    }
    record
}

/// The half points of a seat in a finished deal.
fn half_points(record: &Record<Durak>, seat: Seat) -> u8 {
    let outcome: Outcome = record.outcome().expect("the deal is over");
    (2.0 * outcome.score(seat)) as u8
}

/// Prints the results against an opponent, and its habits.
fn print_opponent(
    name: &str,
    matches: &[&HabitMatch],
    args: &HabitsArgs,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    writeln!(
        console.output,
        "{name}: {} of {}",
        pluralized(matches.len(), "match", "matches"),
        pluralized(args.deals, "deal", "deals")
    )?;
    let longest =
        matches.iter().map(|habit_match| habit_match.with_profile.len()).max().unwrap_or(0);
    let group_size = args.group_size.get();
    let parts = (0..longest).step_by(group_size);
    for first in parts {
        let last = (first + group_size).min(longest);
        let gain = ProfileGain::of(matches, first..last).describe();
        writeln!(console.output, "  deals {:>2} to {:>2}: {gain}", first + 1, last)?;
    }
    writeln!(console.output, "  all deals: {}", ProfileGain::of(matches, 0..longest).describe())?;
    let mut recognised = BTreeMap::<&str, usize>::new();
    for habit_match in matches {
        let opponent = habit_match
            .profile
            .opponent_log_odds()
            .most_likely()
            .and_then(OpponentLogOdds::recognised_percent);
        *recognised.entry(opponent.map_or("no known opponent", |(name, _)| name)).or_default() += 1;
    }
    for (opponent, count) in recognised {
        writeln!(
            console.output,
            "  in {count} of {} matches it plays like {opponent}",
            matches.len()
        )?;
    }
    let mut profile = PlayerProfile::default();
    matches.iter().for_each(|habit_match| profile.add(&habit_match.profile));
    for habit in Habit::ALL {
        let tally = profile.tally(habit);
        let share = 100.0 * tally.done / tally.opportunities.max(1.0);
        writeln!(
            console.output,
            "  {}: {share:.1} % of {:.0} (usual {:.0} %)",
            habit.name(),
            tally.opportunities,
            100.0 * habit.prior_mean()
        )?;
    }
    Ok(())
}

/// The gain from knowing the profile, over pairs of deals with the same cards.
struct ProfileGain {
    games: f64,
    /// The master's mean score with the opponent's profile.
    knowing: f64,
    /// The master's mean score without the profile.
    usual: f64,
    /// Half the width of the 95 % interval of the gain.
    error: f64,
}

impl ProfileGain {
    /// The gain in these deals of the matches.
    fn of(matches: &[&HabitMatch], deals: std::ops::Range<usize>) -> Self {
        let pairs = matches.iter().flat_map(|habit_match| {
            let both =
                habit_match.with_profile.iter().zip(&habit_match.without_profile).enumerate();
            both.filter(|(deal, _)| deals.contains(deal)).map(|(_, (with, without))| {
                [*with, *without].map(|half_points| f64::from(half_points) / 2.0)
            })
        });
        let pairs: Vec<[f64; 2]> = pairs.collect();
        let games = pairs.len().max(1) as f64;
        let mean = |of: &dyn Fn(&[f64; 2]) -> f64| pairs.iter().map(of).sum::<f64>() / games;
        let (knowing, usual) = (mean(&|pair| pair[0]), mean(&|pair| pair[1]));
        let spread = mean(&|pair| (pair[0] - pair[1] - knowing + usual).powi(2));
        ProfileGain { games, knowing, usual, error: 1.96 * (spread / games).sqrt() }
    }

    /// The scores and the gain in percent, as text.
    fn describe(&self) -> String {
        let [knowing, usual, error] =
            [self.knowing, self.usual, self.error].map(|share| 100.0 * share);
        format!(
            "{}, knowing {knowing:.1} %, usual {usual:.1} %, gain {:+.1} ± {error:.1}",
            pluralized(self.games, "deal", "deals"),
            knowing - usual
        )
    }
}
