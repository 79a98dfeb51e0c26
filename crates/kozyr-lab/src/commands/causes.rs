//! `causes`: how often opponents name the cause of a decision, and whether the causes hold.

use std::{collections::BTreeMap, path::PathBuf};

use super::options::{at_least_one, parse_seed};
use crate::{
    console::Console, contender::decide, explanations::ExplanationRenderer, failure::Failure,
    files, interval::Ratio, lab_game::ExplainedGame, progress::ProgressReporter, signals,
    timing::thread_cpu_time, wording::pluralized,
};
use kozyr_core::{
    explanation::{CLOSE_CALL_ERRORS, RedactedExplanation, Verdict},
    game::{Player, Record, Seed},
    opponent::{Budget, ExplanationDetail, LimitedOpponent, registration},
    texts::Locale,
};
use rand::seq::IndexedRandom;
use serde_json::json;

/// The arguments of `causes`.
#[derive(Debug, clap::Args)]
pub struct CausesArgs {
    /// The opponents that play themselves; repeatable
    #[arg(long, value_name = "NAME", required = true)]
    opponent: Vec<String>,
    /// Games of each opponent
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = at_least_one::<u64>())]
    games: u64,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Do not check the causes in independent samples
    #[arg(long)]
    unchecked: bool,
    /// Print each decision
    #[arg(long)]
    verbose: bool,
    /// Write each certain decision whose cause is named to this file, one JSON object per line: the
    /// position, the legal actions, the decision, its cause and its headline
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The findings on one opponent.
#[derive(Default)]
struct CauseTally {
    /// Decisions with a choice.
    choices: u64,
    /// Choices better than the runner-up by more than twice the error, and those of them whose
    /// headline names a cause.
    named: Ratio,
    /// Causes checked in independent samples, and those that held.
    held: Ratio,
    /// The number of headlines, by verdict or cause.
    verdicts: BTreeMap<String, u64>,
    /// The number of certain choices, by verdict, in which no cause was named.
    unnamed: BTreeMap<String, u64>,
    /// The causes that held and those checked, by cause.
    checked: BTreeMap<String, [u64; 2]>,
    /// Headlines of at most [`MAX_WORDS`] words among all, in the language in which there are the
    /// fewest, and the longest of all.
    short: BTreeMap<String, [u64; 2]>,
    longest: (usize, String),
    /// Headlines with more than two numbers.
    with_many_numbers: u64,
    /// The lines for `--out`.
    lines: String,
    /// The time that explaining added to each decision, in microseconds.
    added_micros: Vec<u64>,
}

/// The most words that a headline should have.
const MAX_WORDS: usize = 18;
/// The most numbers that a headline should have.
const MAX_NUMBERS: usize = 2;

/// Lets the opponents play themselves, and prints how often a headline names a cause, and how often
/// the cause explains some of the margin in samples that were not used to find it.
///
/// # Errors
/// If an opponent does not exist, or the run is stopped.
pub fn run<G: ExplainedGame>(
    args: &CausesArgs,
    setup: &G::Setup,
    opening_plies: usize,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let stop = signals::stop_on_signal();
    for name in &args.opponent {
        registration::<G>(name).map_err(|error| Failure::Usage(error.to_string()))?;
    }
    let renderer = ExplanationRenderer::default();
    let mut lines = String::new();
    let progress = ProgressReporter::new("games", args.games * args.opponent.len() as u64);
    for name in &args.opponent {
        let mut tally = CauseTally::default();
        for number in 0..args.games {
            play_game::<G>(
                args,
                name,
                (setup, opening_plies),
                number,
                &renderer,
                &mut tally,
                console,
            )?;
            crate::observer::MatchObserver::on_games_finished(&progress, 1);
            if stop.is_stop_requested() {
                return Err(Failure::Stopped(format!(
                    "after {}",
                    pluralized(number, "game", "games")
                )));
            }
        }
        tally.print(name, args.games, console)?;
        lines += &tally.lines;
    }
    progress.finish();
    if let Some(file) = &args.out {
        files::write_atomic(file, lines.as_bytes())?;
    }
    Ok(())
}

/// Lets an opponent play itself once, after some random plies, and adds the findings to the tally.
fn play_game<G: ExplainedGame>(
    args: &CausesArgs,
    name: &str,
    (setup, opening_plies): (&G::Setup, usize),
    number: u64,
    renderer: &ExplanationRenderer,
    tally: &mut CauseTally,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let opponent =
        LimitedOpponent::<G>::from_name(name).map_err(|error| Failure::Usage(error.to_string()))?;
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let plain_budget = Budget::default();
    let seed = args.seed.derive("causes", number);
    let seats = G::new(setup, &seed).map_or(2, |game| game.seats());
    let players = vec![Player::Opponent(name.to_owned()); seats];
    let mut record = Record::<G>::new(setup.clone(), seed, players).expect("the setup is valid");
    let mut rng = seed.derive("opening", 0).rng();
    for _ in 0..opening_plies {
        if let Some(&action) = record.game().legal_actions().choose(&mut rng) {
            record.play(action).expect("the action is legal");
        }
    }
    let (mut certain, mut named, mut checked, mut held) = (0, 0, 0, 0);
    while record.to_act().is_some() {
        let time = |budget: &Budget| {
            let start = thread_cpu_time();
            let decision = decide(&opponent, &record, budget);
            (decision, thread_cpu_time().saturating_sub(start))
        };
        let (_, time_without) = time(&plain_budget);
        let (decision, time_with) = time(&budget);
        let added = time_with.saturating_sub(time_without);
        let explanation = &decision.explanation;
        if record.game().legal_actions().len() > 1
            && let Some(headline) = &explanation.headline
        {
            tally.choices += 1;
            tally.added_micros.push(added.as_micros() as u64);
            let english = tally
                .add_texts(renderer, &RedactedExplanation::with_nothing_hidden::<G>(&decision));
            let verdict = match &headline.verdict {
                Verdict::Cause(cause) => cause.to_string(),
                other => format!("({other:?})"),
            };
            *tally.verdicts.entry(verdict.clone()).or_default() += 1;
            let is_certain = explanation.comparison.as_ref().is_some_and(|comparison| {
                comparison.margin > CLOSE_CALL_ERRORS * comparison.standard_error
            }) && !matches!(
                headline.verdict,
                Verdict::AllWin | Verdict::AllDraw | Verdict::AllLose
            );
            let mut outcome = "";
            if is_certain {
                certain += 1;
                named += u64::from(headline.cause().is_some());
                if let (Some(cause), true) = (headline.cause(), args.out.is_some()) {
                    let view = record.game().view(record.to_act().expect("not over").0);
                    let legal = record.game().legal_actions();
                    let line = json!({
                        "position": G::picture(view),
                        "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
                        "action": decision.action.to_string(),
                        "cause": cause,
                        "headline": english,
                    });
                    tally.lines += &format!("{line}\n");
                }
                if headline.cause().is_none() {
                    *tally.unnamed.entry(verdict.clone()).or_default() += 1;
                }
            }
            if headline.cause().is_some() && !args.unchecked {
                let holds = G::cause_holds(&record, name, headline, decision.action);
                checked += u64::from(holds.is_some());
                held += u64::from(holds == Some(true));
                if let Some(holds) = holds {
                    let counts = tally.checked.entry(verdict.clone()).or_default();
                    counts[0] += u64::from(holds);
                    counts[1] += 1;
                    outcome = if holds { "holds" } else { "FAILS" };
                }
            }
            if args.verbose {
                let instead = headline.instead.as_ref().map(|instead| {
                    let values = instead.values.unwrap_or_default();
                    format!("{} {:.0} vs {:.0}", instead.action, values[0], values[1])
                });
                writeln!(
                    console.output,
                    "{english}\n  {}: {} instead of {}: {verdict} {} {} {outcome} ({} ms)",
                    record.actions().len(),
                    decision.action,
                    instead.unwrap_or_default(),
                    headline.subject,
                    headline.evidence.as_ref().map_or(String::new(), |evidence| format!(
                        "[{} {:.1} sd, share {:.2}]",
                        evidence.fact,
                        evidence.effect.separation,
                        evidence.effect.explained_share().unwrap_or(f64::NAN)
                    )),
                    added.as_millis(),
                )?;
            }
        }
        record.play(decision.action).expect("opponents choose legal actions");
    }
    tally.named.add(certain, named);
    tally.held.add(checked, held);
    Ok(())
}

impl CauseTally {
    /// Counts the words and numbers of the headline in every language. Returns it in English.
    fn add_texts<A: Copy>(
        &mut self,
        renderer: &ExplanationRenderer,
        explanation: &RedactedExplanation<A>,
    ) -> String {
        for locale in Locale::ALL {
            for sentence in [explanation.sentence(), explanation.advice()] {
                let text = renderer.join_messages(locale, &sentence[..1.min(sentence.len())]);
                let words =
                    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
                let words = words.count();
                let counts = self.short.entry(locale.code()).or_default();
                counts[0] += u64::from(words <= MAX_WORDS);
                counts[1] += 1;
                if words > self.longest.0 {
                    self.longest = (words, text.clone());
                }
                let numbers = text.split_whitespace().filter(|word| is_number(word)).count();
                self.with_many_numbers += u64::from(numbers > MAX_NUMBERS);
            }
        }
        renderer.join_messages(Locale::English, explanation.sentence())
    }

    /// Prints the findings on an opponent.
    fn print(&self, name: &str, games: u64, console: &mut Console<'_>) -> Result<(), Failure> {
        let games = pluralized(games, "game", "games");
        writeln!(
            console.output,
            "{name}: {games}, {}",
            pluralized(self.choices, "choice", "choices")
        )?;
        for (label, ratio) in
            [("certain choices with a cause named", &self.named), ("causes that hold", &self.held)]
        {
            let [of, count] = ratio.totals();
            if let Some(estimate) = ratio.estimate() {
                let [low, high] = estimate.ci95.map(|share| 100.0 * share);
                let mean = 100.0 * estimate.mean;
                writeln!(
                    console.output,
                    "  {label}: {count} of {of}, {mean:.1} % ({low:.1}–{high:.1})"
                )?;
            }
        }
        let fewest = self.short.iter().min_by(|(_, a), (_, b)| {
            (a[0] as f64 / a[1] as f64).total_cmp(&(b[0] as f64 / b[1] as f64))
        });
        if let Some((locale, [short, all])) = fewest {
            writeln!(
                console.output,
                "  headlines of at most {MAX_WORDS} words: {:.1} % (`{locale}`, the fewest of all languages); {} with more than {MAX_NUMBERS} numbers\n  longest ({} words): {}",
                100.0 * *short as f64 / *all as f64,
                self.with_many_numbers,
                self.longest.0,
                self.longest.1,
            )?;
        }
        let mut times = self.added_micros.clone();
        times.sort_unstable();
        if let Some(&longest) = times.last() {
            let [median, late] =
                [0.5, 0.99].map(|share| times[((times.len() - 1) as f64 * share) as usize]);
            let [median, late, longest] =
                [median, late, longest].map(|micros| micros as f64 / 1000.0);
            writeln!(
                console.output,
                "  explaining added {median:.1} ms in the median, {late:.1} ms at the 99th percentile, {longest:.1} ms at most"
            )?;
        }
        let mut verdicts: Vec<_> = self.verdicts.iter().collect();
        verdicts.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (verdict, count) in verdicts {
            let unnamed = self
                .unnamed
                .get(verdict)
                .map_or(String::new(), |count| format!("  certain: {count}"));
            let held = self
                .checked
                .get(verdict)
                .map_or(String::new(), |[held, of]| format!("  holds {held}/{of}"));
            writeln!(console.output, "  {count:6}  {verdict}{unnamed}{held}")?;
        }
        Ok(())
    }
}

/// Whether a word is a number, such as `61%`, `−4` or `(55`, and not a card or a square.
fn is_number(word: &str) -> bool {
    let core = word.trim_matches(|letter: char| !letter.is_alphanumeric());
    !core.is_empty() && core.chars().all(|letter| letter.is_ascii_digit() || ".,".contains(letter))
}
