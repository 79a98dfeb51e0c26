//! Limits for each client address.

use std::{
    collections::HashMap,
    fmt,
    str::FromStr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

use crate::{address::AddressKey, settings::Limits};

/// How many addresses are remembered before those without connections are forgotten.
const MAX_ADDRESSES: usize = 100_000;

/// The longest wait that a bucket tells; a rate of zero would mean forever.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// A rate with bursts: a bucket of tokens that fills steadily. Each event takes one token.
///
/// Written as the rate and the burst, such as `10/s,60` or `2/min,30`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RateLimit {
    events: f64,
    period: Period,
    burst: u32,
}

/// The period of a rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Period {
    Second,
    Minute,
}

/// The error for a text that is not a [`RateLimit`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write a rate and how many may come at once, such as 10/s,60 or 2/min,30")]
pub struct InvalidRateLimit;

impl RateLimit {
    /// Allows `events` per second in the long run, and at most `burst` at once.
    pub const fn per_second(events: f64, burst: u32) -> Self {
        RateLimit { events, period: Period::Second, burst }
    }

    /// Allows `events` per minute in the long run, and at most `burst` at once.
    pub const fn per_minute(events: f64, burst: u32) -> Self {
        RateLimit { events, period: Period::Minute, burst }
    }

    /// Events per second in the long run.
    fn rate(self) -> f64 {
        match self.period {
            Period::Second => self.events,
            Period::Minute => self.events / 60.0,
        }
    }
}

impl fmt::Display for RateLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let period = match self.period {
            Period::Second => "s",
            Period::Minute => "min",
        };
        write!(f, "{}/{period},{}", self.events, self.burst)
    }
}

impl FromStr for RateLimit {
    type Err = InvalidRateLimit;

    fn from_str(text: &str) -> Result<Self, InvalidRateLimit> {
        let (rate, burst) = text.split_once(',').ok_or(InvalidRateLimit)?;
        let (events, period) = rate.split_once('/').ok_or(InvalidRateLimit)?;
        let events: f64 = events.parse().map_err(|_| InvalidRateLimit)?;
        let burst: u32 = burst.parse().map_err(|_| InvalidRateLimit)?;
        let period = match period {
            "s" => Period::Second,
            "min" => Period::Minute,
            _ => return Err(InvalidRateLimit),
        };
        let is_valid = events.is_finite() && events > 0.0 && burst > 0;
        is_valid.then_some(RateLimit { events, period, burst }).ok_or(InvalidRateLimit)
    }
}

/// The tokens that are left of a [`RateLimit`].
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    limit: RateLimit,
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// Creates a full bucket.
    pub fn new(limit: RateLimit) -> Self {
        Bucket { limit, tokens: f64::from(limit.burst), at: Instant::now() }
    }

    fn refill(&mut self) {
        let now = Instant::now();
        let gained = now.duration_since(self.at).as_secs_f64() * self.limit.rate();
        self.tokens = (self.tokens + gained).min(f64::from(self.limit.burst));
        self.at = now;
    }

    /// Takes a token if there is one.
    pub fn try_take(&mut self) -> bool {
        self.refill();
        let is_free = self.tokens >= 1.0;
        if is_free {
            self.tokens -= 1.0;
        }
        is_free
    }

    /// Takes a token, and returns how long to wait until the bucket contains it.
    pub fn take(&mut self) -> Duration {
        self.refill();
        self.tokens -= 1.0;
        let wait = (-self.tokens / self.limit.rate()).clamp(0.0, LONGEST_WAIT.as_secs_f64());
        Duration::from_secs_f64(wait)
    }

    /// Puts a token back.
    pub fn give_back(&mut self) {
        self.tokens = (self.tokens + 1.0).min(f64::from(self.limit.burst));
    }

    fn is_full(&mut self) -> bool {
        self.refill();
        self.tokens >= f64::from(self.limit.burst)
    }
}

/// What one address has used.
#[derive(Debug)]
struct Usage {
    /// TCP connections that are not WebSockets.
    requests_open: usize,
    /// WebSockets.
    connections: usize,
    rooms: Bucket,
    wrong_codes: Bucket,
    requests: Bucket,
    messages: Bucket,
}

impl Usage {
    fn new(limits: &Limits) -> Self {
        Usage {
            requests_open: 0,
            connections: 0,
            rooms: Bucket::new(limits.rooms_per_address),
            wrong_codes: Bucket::new(limits.wrong_codes_per_address),
            requests: Bucket::new(limits.requests_per_address),
            messages: Bucket::new(limits.messages_per_address),
        }
    }

    fn count(&mut self, kind: ConnectionKind) -> &mut usize {
        match kind {
            ConnectionKind::Requests => &mut self.requests_open,
            ConnectionKind::WebSocket => &mut self.connections,
        }
    }

    fn open(&self) -> usize {
        self.requests_open + self.connections
    }

    fn is_unused(&mut self) -> bool {
        let is_open = self.open() > 0;
        let buckets =
            [&mut self.rooms, &mut self.wrong_codes, &mut self.requests, &mut self.messages];
        !is_open && buckets.into_iter().all(Bucket::is_full)
    }
}

/// Counts what each address uses.
#[derive(Clone, Debug)]
pub struct AddressLimits {
    limits: Limits,
    usage: Arc<Mutex<HashMap<AddressKey, Usage>>>,
}

/// A kind of connection. Each kind has the same limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConnectionKind {
    /// A TCP connection for requests.
    Requests,
    /// A WebSocket.
    WebSocket,
}

/// An open connection of an address. It is counted until it is dropped.
#[derive(Debug)]
pub struct ConnectionGuard {
    address: AddressKey,
    kind: ConnectionKind,
    limits: AddressLimits,
}

impl AddressLimits {
    /// Creates the counters.
    pub fn new(limits: Limits) -> Self {
        AddressLimits { limits, usage: Arc::default() }
    }

    /// Counts an HTTP request; false if there were too many.
    pub fn allow_request(&self, address: AddressKey) -> bool {
        self.with(address, |usage| usage.requests.try_take())
    }

    /// Counts a new room; false if there were too many.
    pub fn allow_room(&self, address: AddressKey) -> bool {
        self.with(address, |usage| usage.rooms.try_take())
    }

    /// Counts a code before it is looked up; false if there were too many wrong ones.
    pub fn allow_code(&self, address: AddressKey) -> bool {
        self.with(address, |usage| usage.wrong_codes.try_take())
    }

    /// Corrects the count after a code was right.
    pub fn code_was_right(&self, address: AddressKey) {
        self.with(address, |usage| usage.wrong_codes.give_back());
    }

    /// Counts a message, and returns how long to wait before the next one is read.
    pub fn count_message(&self, address: AddressKey) -> Duration {
        self.with(address, |usage| usage.messages.take())
    }

    /// Counts a connection; `None` if there are too many.
    pub fn connect(&self, address: AddressKey, kind: ConnectionKind) -> Option<ConnectionGuard> {
        self.with(address, |usage| {
            let open = usage.count(kind);
            let is_free = *open < self.limits.connections_per_address;
            *open += usize::from(is_free);
            is_free.then(|| ConnectionGuard { address, kind, limits: self.clone() })
        })
    }

    /// Forgets addresses that have used nothing for a while.
    pub fn forget_unused(&self) {
        self.usage().retain(|_, usage| !usage.is_unused());
    }

    fn usage(&self) -> MutexGuard<'_, HashMap<AddressKey, Usage>> {
        self.usage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: AddressKey, change: impl FnOnce(&mut Usage) -> T) -> T {
        let mut usage = self.usage();
        if usage.len() >= MAX_ADDRESSES && !usage.contains_key(&address) {
            usage.retain(|_, usage| usage.open() > 0);
        }
        change(usage.entry(address).or_insert_with(|| Usage::new(&self.limits)))
    }
}

impl Drop for ConnectionGuard {
    fn drop(&mut self) {
        self.limits.with(self.address, |usage| {
            let open = usage.count(self.kind);
            *open = open.saturating_sub(1);
        });
    }
}
