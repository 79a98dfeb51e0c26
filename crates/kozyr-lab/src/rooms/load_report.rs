//! The measurements of a load test.

use std::{fmt, path::Path, time::Duration};

use serde::Serialize;

use crate::{files::read_text, memory::parse_value, timing::Percentiles};

/// Times in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    /// The number of measurements.
    pub count: usize,
    /// The median.
    pub p50_ms: f64,
    /// 99 % are at most this.
    pub p99_ms: f64,
    /// The longest.
    pub max_ms: f64,
}

impl Latency {
    /// Summarises measurements.
    pub fn of(times: impl IntoIterator<Item = Duration>) -> Self {
        let values: Vec<f64> = times.into_iter().map(|time| time.as_secs_f64() * 1_000.0).collect();
        let count = values.len();
        let sorted = Percentiles::from_values(values);
        Latency { count, p50_ms: sorted.at(50), p99_ms: sorted.at(99), max_ms: sorted.at(100) }
    }
}

/// The result of a load test.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoadReport {
    /// The tables that were opened.
    pub rooms: usize,
    /// The bots that were seated.
    pub seated: usize,
    /// The computer opponents of the server at each table.
    pub opponents: usize,
    /// How long was measured, in seconds.
    pub seconds: f64,
    /// The matches that began.
    pub matches: u64,
    /// The actions that the server has acknowledged.
    pub actions: u64,
    /// The actions per second.
    pub actions_per_second: f64,
    /// From sending an action to the update that shows it, at the bot that acted.
    pub own_update: Latency,
    /// From sending an action to the update that shows it, at each other bot of the table.
    pub others_update: Latency,
    /// Refused actions.
    pub refused: u64,
    /// Connections that were lost and opened again.
    pub reconnections: u64,
    /// Bots whose session ended early, and tables that could not be opened.
    pub failures: u64,
    /// Acknowledged actions that the server has lost; missing if opponents also play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<u64>,
    /// Actions that the server has played twice; missing if opponents also play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duplicated: Option<u64>,
    /// Shuffles that a bot took part in and checked.
    pub proven_shuffles: u64,
    /// Shuffles that were wrong.
    pub wrong_shuffles: u64,
    /// The server's memory per connection in bytes, if its process was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_per_connection: Option<f64>,
    /// The first few errors.
    pub errors: Vec<String>,
}

impl LoadReport {
    /// Whether the server has lost or doubled anything, or refused to play.
    pub fn has_failed(&self) -> bool {
        self.failures > 0
            || self.wrong_shuffles > 0
            || self.lost.unwrap_or(0) > 0
            || self.duplicated.unwrap_or(0) > 0
    }
}

impl fmt::Display for LoadReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LoadReport { rooms, seated, opponents, seconds, matches, actions, .. } = self;
        writeln!(f, "tables           {rooms}, with {seated} bots and {opponents} opponents each")?;
        writeln!(
            f,
            "actions          {actions} in {seconds:.1} s, {:.1} per second; {matches} matches",
            self.actions_per_second
        )?;
        let latencies = [("own update", self.own_update), ("others' updates", self.others_update)];
        for (name, latency) in latencies {
            let Latency { count, p50_ms, p99_ms, max_ms } = latency;
            writeln!(
                f,
                "{name:16} p50 {p50_ms:.1} ms, p99 {p99_ms:.1} ms, max {max_ms:.1} ms ({count})"
            )?;
        }
        writeln!(
            f,
            "errors           {} refused, {} reconnections, {} failures",
            self.refused, self.reconnections, self.failures
        )?;
        match (self.lost, self.duplicated) {
            (Some(lost), Some(twice)) => {
                writeln!(f, "actions checked  {lost} lost, {twice} played twice")?;
            }
            _ => writeln!(f, "actions checked  no: opponents of the server play as well")?,
        }
        writeln!(
            f,
            "shuffles         {} proved, {} wrong",
            self.proven_shuffles, self.wrong_shuffles
        )?;
        if let Some(bytes) = self.memory_per_connection {
            writeln!(f, "memory           {:.1} KiB per connection", bytes / 1024.0)?;
        }
        for error in &self.errors {
            writeln!(f, "error            {error}")?;
        }
        Ok(())
    }
}

/// The memory of a process in bytes; `None` if the system does not say.
pub fn resident_memory(pid: u32) -> Option<u64> {
    let status = read_text(Path::new(&format!("/proc/{pid}/status"))).ok()?;
    Some(parse_value(&status, "VmRSS:")? << 10)
}
