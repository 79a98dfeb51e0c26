//! What can be set, independent of how it is read.

use std::{num::NonZeroUsize, time::Duration};

use ipnet::IpNet;
use kozyr_core::opponent::available_threads;

use crate::limits::RateLimit;

/// The settings of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The address of the server as players see it, such as `https://play.example.org`. If it is
    /// missing, links repeat the address that the client asked for.
    pub public_url: Option<String>,
    /// Other sites whose pages may use this server, such as `https://example.org`.
    pub allowed_origins: Vec<String>,
    /// Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<IpNet>,
    /// Who may read the metrics.
    pub metrics_readers: Vec<IpNet>,
    /// The limits.
    pub limits: Limits,
    /// The number of threads for the decisions of computer opponents.
    pub opponent_threads: NonZeroUsize,
    /// The longest time for one decision of a computer opponent. Most have a lower limit of their
    /// own.
    pub opponent_time_limit: Duration,
    /// How long a room without connections stays in memory.
    pub idle_room: Duration,
    /// How long a room is stored after its last change.
    pub room_lifetime: Duration,
    /// Whether the only rooms are those that the program itself opens, and they end when it stops: a
    /// player hosts a table on their own device.
    pub own_rooms_only: bool,
    /// How long the server waits for rooms and clients when it stops.
    pub drain_timeout: Duration,
}

/// Limits for one server.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    /// Open connections of all clients, with and without a table.
    pub connections: usize,
    /// Open WebSockets of one address, and as many other connections.
    pub connections_per_address: usize,
    /// Open connections of one room.
    pub connections_per_room: usize,
    /// New rooms of one address.
    pub rooms_per_address: RateLimit,
    /// Codes of one address that do not exist.
    pub wrong_codes_per_address: RateLimit,
    /// HTTP requests of one address, without those for the page's files.
    pub requests_per_address: RateLimit,
    /// Messages of one connection. A connection that is faster is read more slowly.
    pub messages_per_connection: RateLimit,
    /// Messages of all connections of one address, which are read more slowly if they are faster.
    pub messages_per_address: RateLimit,
    /// How long a connection may stay silent before its `hello`, and a request before its end.
    pub hello_timeout: Duration,
    /// How often the server sends a ping. A connection that has not answered two is closed.
    pub ping_interval: Duration,
    /// How long writing a message may take.
    pub write_timeout: Duration,
    /// The total length of the messages that wait for one connection, in bytes.
    pub waiting_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 20_000,
            connections_per_address: 200,
            connections_per_room: 100,
            rooms_per_address: RateLimit::per_minute(2.0, 30),
            wrong_codes_per_address: RateLimit::per_minute(2.0, 10),
            requests_per_address: RateLimit::per_second(10.0, 100),
            messages_per_connection: RateLimit::per_second(10.0, 60),
            messages_per_address: RateLimit::per_second(200.0, 1_000),
            hello_timeout: Duration::from_secs(15),
            ping_interval: Duration::from_secs(25),
            write_timeout: Duration::from_secs(20),
            waiting_bytes: 512 * 1024,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        let loopback = ["127.0.0.0/8", "::1/128"];
        Settings {
            public_url: None,
            allowed_origins: Vec::new(),
            trusted_proxies: Vec::new(),
            metrics_readers: loopback.iter().filter_map(|net| net.parse().ok()).collect(),
            limits: Limits::default(),
            // People's messages need a core of their own.
            opponent_threads: NonZeroUsize::new(available_threads().get() - 1)
                .unwrap_or(NonZeroUsize::MIN),
            opponent_time_limit: Duration::from_secs(20),
            idle_room: Duration::from_secs(300),
            room_lifetime: Duration::from_secs(30 * 24 * 60 * 60),
            own_rooms_only: false,
            drain_timeout: Duration::from_secs(10),
        }
    }
}
