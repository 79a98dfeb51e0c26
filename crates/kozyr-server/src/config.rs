//! The options of the program, on the command line or in environment variables.

use std::{
    env, fmt,
    net::{IpAddr, SocketAddr},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use axum::http::Uri;
use clap::{Args, Parser, ValueEnum, value_parser};
use ipnet::IpNet;

use crate::{
    limits::RateLimit,
    settings::{Limits, Settings},
};

/// A day in seconds.
const DAY_SECONDS: u64 = 24 * 60 * 60;

/// The name of the file in the data folder.
const DATABASE_FILE: &str = "tables.sqlite";

/// Serves tables where people play Durak and Reversi with friends.
///
/// Each option can also be set by the environment variable that is named with it.
#[derive(Parser, Debug)]
#[command(name = "kozyr-server", version, max_term_width = 100)]
pub struct Options {
    /// Address and port to listen on; port 0 means any free port
    #[arg(long, env = "KOZYR_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:8080",
        value_parser = parse_listen)]
    pub listen: SocketAddr,
    /// Where to store tables: an SQLite file, postgres://USER:PASSWORD@HOST/DATABASE, or `memory`
    /// to forget them at the end. By default a file in the data folder, such as
    /// ~/.local/share/kozyr-server/tables.sqlite
    #[arg(long, env = "KOZYR_DATABASE", value_name = "FILE", hide_env_values = true)]
    pub database: Option<Database>,
    /// Largest size of the SQLite file in megabytes; there is no limit by default
    #[arg(long, env = "KOZYR_DATABASE_LIMIT", value_name = "MB",
        value_parser = value_parser!(u64).range(1..))]
    pub database_limit: Option<u64>,
    /// Connections to PostgreSQL
    #[cfg(feature = "postgres")]
    #[arg(long, env = "KOZYR_DATABASE_CONNECTIONS", value_name = "N", default_value_t = 16)]
    pub database_connections: u32,
    /// NATS servers with JetStream, for several servers that share one PostgreSQL, such as
    /// nats://USER:PASSWORD@HOST:4222. Can be repeated
    #[cfg(feature = "cluster")]
    #[arg(
        long,
        env = "KOZYR_CLUSTER",
        value_name = "URL",
        value_delimiter = ',',
        hide_env_values = true
    )]
    pub cluster: Vec<String>,
    /// Name of the cluster, if several share NATS
    #[cfg(feature = "cluster")]
    #[arg(long, env = "KOZYR_CLUSTER_NAME", value_name = "NAME", default_value = "kozyr")]
    pub cluster_name: String,
    /// How many NATS servers keep a copy of what the servers agree on
    #[cfg(feature = "cluster")]
    #[arg(long, env = "KOZYR_CLUSTER_REPLICAS", value_name = "N", default_value_t = 1)]
    pub cluster_replicas: usize,
    /// Folder with the page; without it only the tables are served
    #[arg(long, env = "KOZYR_PAGE", value_name = "FOLDER")]
    pub page: Option<PathBuf>,
    /// Address of the server as players see it, such as `https://play.example.org`. By default
    /// links repeat the address that was asked for
    #[arg(long, env = "KOZYR_PUBLIC_URL", value_name = "URL", value_parser = parse_public_url)]
    pub public_url: Option<String>,
    /// Other site whose pages may use this server, such as `https://example.org`. Can be repeated
    #[arg(long, env = "KOZYR_ALLOWED_ORIGIN", value_name = "ORIGIN", value_delimiter = ',',
        value_parser = parse_origin)]
    pub allowed_origin: Vec<String>,
    /// Network of proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8. Can be repeated
    #[arg(long, env = "KOZYR_TRUSTED_PROXY", value_name = "NETWORK", value_delimiter = ',')]
    pub trusted_proxy: Vec<Network>,
    /// Network that may read /metrics. Can be repeated; this machine by default
    #[arg(long, env = "KOZYR_METRICS_READER", value_name = "NETWORK", value_delimiter = ',')]
    pub metrics_reader: Vec<Network>,
    /// Certificate for HTTPS with its chain, a PEM file. SIGHUP reads it again
    #[cfg(feature = "tls")]
    #[arg(long, env = "KOZYR_TLS_CERTIFICATE", value_name = "FILE", requires = "tls_key")]
    pub tls_certificate: Option<PathBuf>,
    /// Private key of the certificate, a PEM file
    #[cfg(feature = "tls")]
    #[arg(long, env = "KOZYR_TLS_KEY", value_name = "FILE", requires = "tls_certificate")]
    pub tls_key: Option<PathBuf>,
    /// Threads for computer opponents; by default all cores but one
    #[arg(long, env = "KOZYR_OPPONENT_THREADS", value_name = "N")]
    pub opponent_threads: Option<NonZeroUsize>,
    /// Longest time for one decision of a computer opponent, in seconds
    #[arg(long, env = "KOZYR_OPPONENT_SECONDS", value_name = "SECONDS",
        default_value_t = Settings::default().opponent_time_limit.as_secs(),
        value_parser = value_parser!(u64).range(1..))]
    pub opponent_seconds: u64,
    /// Days that a table is stored after its last change
    #[arg(long, env = "KOZYR_ROOM_DAYS", value_name = "DAYS",
        default_value_t = Settings::default().room_lifetime.as_secs() / DAY_SECONDS,
        value_parser = value_parser!(u64).range(1..))]
    pub room_days: u64,
    /// Seconds that a table without connections stays in memory
    #[arg(long, env = "KOZYR_IDLE_SECONDS", value_name = "SECONDS", default_value_t = Settings::default().idle_room.as_secs())]
    pub idle_seconds: u64,
    /// Seconds that the server waits for clients when it stops
    #[arg(long, env = "KOZYR_DRAIN_SECONDS", value_name = "SECONDS", default_value_t = Settings::default().drain_timeout.as_secs())]
    pub drain_seconds: u64,
    /// Least important messages to log: error, warn, info, debug or trace
    #[arg(long, env = "KOZYR_LOG", value_name = "LEVEL", default_value = "info",
        value_parser = ["error", "warn", "info", "debug", "trace"])]
    pub log: String,
    /// Format of the log
    #[arg(long, env = "KOZYR_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub log_format: LogFormat,
    /// The limits.
    #[command(flatten)]
    pub limits: LimitOptions,
}

/// The limits. Rates are written as events per second or minute, and how many may come at once:
/// `10/s,60` or `2/min,30`.
#[derive(Args, Debug)]
#[command(
    next_help_heading = "Limits (rates are written as 10/s,60: ten per second, sixty at once)"
)]
pub struct LimitOptions {
    /// Open connections of all clients
    #[arg(long, env = "KOZYR_MAX_CONNECTIONS", value_name = "N",
        default_value_t = Limits::default().connections, value_parser = at_least_one)]
    pub max_connections: usize,
    /// Open WebSockets of one address
    #[arg(long, env = "KOZYR_MAX_CONNECTIONS_PER_ADDRESS", value_name = "N",
        default_value_t = Limits::default().connections_per_address, value_parser = at_least_one)]
    pub max_connections_per_address: usize,
    /// Open WebSockets of one table
    #[arg(long, env = "KOZYR_MAX_CONNECTIONS_PER_ROOM", value_name = "N",
        default_value_t = Limits::default().connections_per_room, value_parser = at_least_one)]
    pub max_connections_per_room: usize,
    /// New tables of one address
    #[arg(long, env = "KOZYR_ROOM_RATE", value_name = "RATE",
        default_value_t = Limits::default().rooms_per_address)]
    pub room_rate: RateLimit,
    /// Wrong codes of one address
    #[arg(long, env = "KOZYR_WRONG_CODE_RATE", value_name = "RATE",
        default_value_t = Limits::default().wrong_codes_per_address)]
    pub wrong_code_rate: RateLimit,
    /// Requests of one address, without those for files of the page
    #[arg(long, env = "KOZYR_REQUEST_RATE", value_name = "RATE",
        default_value_t = Limits::default().requests_per_address)]
    pub request_rate: RateLimit,
    /// Messages of one connection; more are read later
    #[arg(long, env = "KOZYR_MESSAGE_RATE", value_name = "RATE",
        default_value_t = Limits::default().messages_per_connection)]
    pub message_rate: RateLimit,
    /// Messages of one address; more are read later
    #[arg(long, env = "KOZYR_ADDRESS_MESSAGE_RATE", value_name = "RATE",
        default_value_t = Limits::default().messages_per_address)]
    pub address_message_rate: RateLimit,
}

/// Where tables are stored.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// In memory.
    Memory,
    /// In PostgreSQL, at this address.
    Postgres(String),
    /// In an SQLite file.
    File(PathBuf),
}

/// A network, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network(pub IpNet);

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object in each line.
    Json,
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Memory => f.write_str("Memory"),
            // The address contains a password.
            Database::Postgres(_) => f.write_str("Postgres"),
            Database::File(file) => f.debug_tuple("File").field(file).finish(),
        }
    }
}

impl FromStr for Database {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Database::Postgres(text.into()));
        }
        // As an address of other programs for SQLite.
        let sqlite =
            text.strip_prefix("sqlite:").map(|rest| rest.strip_prefix("//").unwrap_or(rest));
        if let Some(file) = sqlite {
            return match file {
                "" => Err("name the SQLite file after `sqlite:`".into()),
                ":memory:" => Ok(Database::Memory),
                file => Ok(Database::File(file.into())),
            };
        }
        // A drive of Windows has one letter.
        let scheme = text.split_once(':').map_or("", |(scheme, _)| scheme);
        if scheme.len() > 1 && scheme.chars().all(|letter| letter.is_ascii_alphabetic()) {
            return Err("name an SQLite file, postgres://…, or `memory`".into());
        }
        match text {
            "" => Err("name an SQLite file, postgres://…, or `memory`".into()),
            _ if text.eq_ignore_ascii_case("memory") => Ok(Database::Memory),
            _ => Ok(Database::File(text.into())),
        }
    }
}

/// Parses an address and a port.
fn parse_listen(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "write an address and a port, such as 127.0.0.1:8080 or [::]:8080".into())
}

/// Parses a number of connections, at least one.
fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("at least 1".into()),
        Ok(number) => Ok(number),
        Err(_) => Err(format!("`{text}` is not a whole number")),
    }
}

/// Parses the address of a site: its scheme, host and port, without a path.
fn parse_origin(text: &str) -> Result<String, String> {
    let url = parse_public_url(text)?;
    let is_origin = url.matches('/').count() == 2;
    is_origin
        .then_some(url)
        .ok_or_else(|| format!("`{text}`: write https://example.org, without a path"))
}

/// Parses the address of a page, without a query and without a slash at its end.
fn parse_public_url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let url: Option<Uri> = text.parse().ok();
    let is_page = url.is_some_and(|url| {
        matches!(url.scheme_str(), Some("http" | "https"))
            && url.host().is_some_and(|host| !host.is_empty())
            && url.query().is_none()
            && !text.contains('#')
    });
    is_page
        .then(|| text.to_owned())
        .ok_or_else(|| format!("`{text}`: write https://play.example.org"))
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let address = |_| text.parse::<IpAddr>().map(IpNet::from);
        let network = text.parse().or_else(address);
        network.map(Network).map_err(|_| {
            format!("`{text}` is not a network; write 10.0.0.0/8, 192.168.1.1 or fd00::/8")
        })
    }
}

impl Options {
    /// Returns the settings of the server.
    pub fn settings(&self) -> Settings {
        let defaults = Settings::default();
        let networks = |given: &[Network]| given.iter().map(|network| network.0).collect();
        let metrics_readers = match self.metrics_reader.as_slice() {
            [] => defaults.metrics_readers,
            given => networks(given),
        };
        Settings {
            public_url: self.public_url.clone(),
            allowed_origins: self.allowed_origin.clone(),
            trusted_proxies: networks(&self.trusted_proxy),
            metrics_readers,
            limits: self.limits.limits(),
            opponent_threads: self.opponent_threads.unwrap_or(defaults.opponent_threads),
            opponent_time_limit: Duration::from_secs(self.opponent_seconds),
            idle_room: Duration::from_secs(self.idle_seconds),
            room_lifetime: Duration::from_secs(self.room_days.saturating_mul(DAY_SECONDS)),
            own_rooms_only: defaults.own_rooms_only,
            drain_timeout: Duration::from_secs(self.drain_seconds),
        }
    }

    /// Returns where tables are stored.
    pub fn database(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::File(data_folder().join(DATABASE_FILE)))
    }
}

impl LimitOptions {
    fn limits(&self) -> Limits {
        Limits {
            connections: self.max_connections,
            connections_per_address: self.max_connections_per_address,
            connections_per_room: self.max_connections_per_room,
            rooms_per_address: self.room_rate,
            wrong_codes_per_address: self.wrong_code_rate,
            requests_per_address: self.request_rate,
            messages_per_connection: self.message_rate,
            messages_per_address: self.address_message_rate,
            ..Limits::default()
        }
    }
}

/// The folder for data: the one that systemd gives a service, or the user's, or the current folder.
fn data_folder() -> PathBuf {
    let folder =
        |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if let Some(state) = folder("STATE_DIRECTORY") {
        return state;
    }
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local/share")));
    data.map_or_else(|| Path::new(".").to_owned(), |data| data.join("kozyr-server"))
}
