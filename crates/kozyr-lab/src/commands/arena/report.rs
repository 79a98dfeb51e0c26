//! The result of a match as text and as JSON.

use std::io::{self, Write};

use serde::Serialize;

use super::sprt_settings::SprtSettings;
use crate::{arena::ArenaReport, interval::Estimate, sprt::SprtVerdict, wording::pluralized};

/// The result as JSON.
#[derive(Serialize)]
pub(super) struct ArenaReportJson {
    games: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    score: f64,
    ci95: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    fools_share: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fools_share_ci95: Option<[f64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    equal_share: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeits: Option<[u64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games_left: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<SprtReportJson>,
}

/// The state of the sequential test as JSON.
#[derive(Serialize)]
struct SprtReportJson {
    elo: [f64; 2],
    log_ratio: f64,
    bounds: [f64; 2],
    verdict: Option<SprtVerdict>,
}

impl ArenaReportJson {
    /// Summarizes a report; the shares of fools are left out for two seats.
    pub(super) fn new(report: &ArenaReport, seats: u64, test: Option<&SprtSettings>) -> Self {
        let fools = (seats > 2).then_some(report.fools_share);
        ArenaReportJson {
            games: report.games(),
            wins: report.wins,
            losses: report.losses,
            draws: report.draws,
            score: report.score.mean,
            ci95: report.score.ci95,
            fools_share: fools.map(|share| share.mean),
            fools_share_ci95: fools.map(|share| share.ci95),
            equal_share: fools.map(|_| report.equal_share),
            forfeits: (report.forfeits != [0, 0]).then_some(report.forfeits),
            games_left: (report.rounds_left > 0).then_some(report.rounds_left * seats),
            test: test.map(|test| test.to_json(report, seats)),
        }
    }
}

/// Prints the result as text.
pub(super) fn print_report(
    report: &ArenaReport,
    seats: u64,
    test: Option<&SprtSettings>,
    output: &mut dyn Write,
) -> io::Result<()> {
    let rounds = report.games() / seats;
    let counts = [("wins", report.wins), ("losses", report.losses), ("draws", report.draws)];
    writeln!(
        output,
        "games   {:>11}   {} of {seats}",
        report.games(),
        pluralized(rounds, "round", "rounds")
    )?;
    for (name, count) in counts {
        writeln!(output, "{name:7} {count:>11}")?;
    }
    writeln!(output, "score   {}", percent(&report.score))?;
    if seats > 2 {
        let equal = 100.0 * report.equal_share;
        let share = percent(&report.fools_share);
        writeln!(output, "fool    {share}; an equal share would be {equal:.2} %")?;
    }
    if report.forfeits != [0, 0] {
        let [a, b] = report.forfeits;
        writeln!(output, "games forfeited: {a} by A, {b} by B")?;
    }
    match test {
        Some(test) => writeln!(output, "test    {}", test.describe(report, seats)),
        None => Ok(()),
    }
}

/// Formats a share and its 95 % interval in percent.
fn percent(estimate: &Estimate) -> String {
    let [low, high] = estimate.ci95.map(|end| 100.0 * end);
    format!("{:>9.2} %   95 % interval {low:.2} to {high:.2} %", 100.0 * estimate.mean)
}

impl SprtSettings {
    /// The state of the test after the rounds of a report.
    fn to_json(self, report: &ArenaReport, seats: u64) -> SprtReportJson {
        let (test, max_half_points) = (self.to_sprt(), 2 * seats);
        SprtReportJson {
            elo: self.elo,
            log_ratio: test.log_likelihood_ratio(&report.half_points, max_half_points),
            bounds: test.llr_bounds(),
            verdict: test.verdict(&report.half_points, max_half_points),
        }
    }

    /// Describes the state of the test after the rounds of a report in one line.
    fn describe(&self, report: &ArenaReport, seats: u64) -> String {
        let SprtReportJson { elo: [from, to], log_ratio, bounds: [low, high], verdict } =
            self.to_json(report, seats);
        let verdict = match verdict {
            Some(SprtVerdict::Better) => format!("A is better by {to} Elo rather than {from}"),
            Some(SprtVerdict::NotBetter) => {
                format!("A is better by {from} Elo rather than {to}")
            }
            None => format!("undecided between {from} and {to} Elo"),
        };
        format!("{verdict}; log-likelihood ratio {log_ratio:.2}, bounds {low:.2} and {high:.2}")
    }
}
