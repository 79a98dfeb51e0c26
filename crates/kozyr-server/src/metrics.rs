//! The metrics of the server, in the text format of Prometheus.

use std::fmt;

use kozyr_rooms::RejectionCode;
use prometheus_client::{
    encoding::{EncodeLabelSet, text},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};
use serde_json::Value;

/// The reason of a refusal or of a closed connection.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
pub struct ReasonLabel {
    /// Its stable code.
    pub code: String,
}

/// The metrics of the server.
pub struct Metrics {
    registry: Registry,
    /// Open WebSockets.
    pub connections: Gauge,
    /// Rooms in memory.
    pub rooms: Gauge,
    /// New rooms.
    pub rooms_opened: Counter,
    /// Messages from clients.
    pub messages_received: Counter,
    /// Messages to clients.
    pub messages_sent: Counter,
    /// Refused requests and messages.
    pub refusals: Family<ReasonLabel, Counter>,
    /// Connections that the server closed.
    pub closed: Family<ReasonLabel, Counter>,
    /// The time until events were stored, in seconds.
    pub append_seconds: Histogram,
    /// Failures of the storage.
    pub storage_errors: Counter,
    /// Computer opponents that wait for a thread.
    pub decisions_waiting: Gauge,
    /// The time that computer opponents took to decide, in seconds.
    pub decision_seconds: Histogram,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Default for Metrics {
    fn default() -> Self {
        Metrics::new()
    }
}

impl Metrics {
    /// Creates counters at zero.
    pub fn new() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("kozyr"),
            connections: Gauge::default(),
            rooms: Gauge::default(),
            rooms_opened: Counter::default(),
            messages_received: Counter::default(),
            messages_sent: Counter::default(),
            refusals: Family::default(),
            closed: Family::default(),
            append_seconds: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
            storage_errors: Counter::default(),
            decisions_waiting: Gauge::default(),
            decision_seconds: Histogram::new(exponential_buckets(0.001, 2.0, 16)),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("connections", "Open WebSockets", self.connections.clone());
        registry.register("rooms", "Tables in memory", self.rooms.clone());
        registry.register("rooms_opened", "New tables", self.rooms_opened.clone());
        registry.register(
            "messages_received",
            "Messages from clients",
            self.messages_received.clone(),
        );
        registry.register("messages_sent", "Messages to clients", self.messages_sent.clone());
        registry.register("refusals", "Refused requests and messages", self.refusals.clone());
        registry.register("closed", "WebSockets that the server closed", self.closed.clone());
        registry.register(
            "append_seconds",
            "Time until events were stored",
            self.append_seconds.clone(),
        );
        registry.register("storage_errors", "Failures of the storage", self.storage_errors.clone());
        registry.register(
            "decisions_waiting",
            "Computer opponents that wait for a thread",
            self.decisions_waiting.clone(),
        );
        registry.register(
            "decision_seconds",
            "Time that computer opponents took to decide",
            self.decision_seconds.clone(),
        );
    }

    /// Counts a refused request.
    pub fn refuse(&self, code: &str) {
        self.refusals.get_or_create(&ReasonLabel { code: code.into() }).inc();
    }

    /// Counts a refused message.
    pub fn reject(&self, code: RejectionCode) {
        let name = serde_json::to_value(code);
        self.refuse(name.as_ref().ok().and_then(Value::as_str).unwrap_or("unknown"));
    }

    /// Counts a connection that the server closed.
    pub fn close(&self, code: &str) {
        self.closed.get_or_create(&ReasonLabel { code: code.into() }).inc();
    }

    /// Returns everything in the text format of OpenMetrics, which Prometheus reads.
    pub fn text(&self) -> String {
        let mut text = String::new();
        text::encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }
}
