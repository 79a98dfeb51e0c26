//! Bots at many tables, which measure how fast the server is.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
};

use kozyr_core::game::Seed;
use kozyr_rooms::{
    ClientMessage, NoticeKind, PhaseName, RequestId, RoomId,
    session::{Answer, SessionEvent, SessionMemory, SessionRequest, SessionStatus, ShuffleVerdict},
};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use tokio::{
    sync::Semaphore,
    task::JoinSet,
    time::{Duration, Instant, sleep, sleep_until, timeout},
};

use super::{
    client::{Client, ClientEvent},
    connection::TableServer,
    load_report::{Latency, LoadReport, resident_memory},
    seat::Manners,
};

/// How many tables are opened at the same time.
const OPENING: usize = 16;

/// How long the bots may take to sit down, in all.
const SEATING_TIMEOUT: Duration = Duration::from_secs(300);

/// How long the last messages may take.
const SETTLE_TIME: Duration = Duration::from_secs(5);

/// The most errors that are listed.
const LISTED_ERRORS: usize = 10;

/// The plan of a load test.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// The number of tables.
    pub rooms: usize,
    /// The bots at each table.
    pub bots: usize,
    /// The computer opponents of the server at each table.
    pub opponents: usize,
    /// The computer opponents' name.
    pub opponent: String,
    /// The options of the tables.
    pub options: Value,
    /// How long a bot waits before it acts, on average.
    pub interval: Duration,
    /// How long is measured once all bots are seated.
    pub duration: Duration,
    /// The server's process, whose memory is measured.
    pub pid: Option<u32>,
    /// Decides about delays, actions and secrets.
    pub seed: Seed,
}

/// The measurements of the bots.
#[derive(Default)]
struct Measurements {
    actions: AtomicU64,
    refused: AtomicU64,
    reconnections: AtomicU64,
    failures: AtomicU64,
    proven: AtomicU64,
    wrong: AtomicU64,
    seated: AtomicU64,
    own: Mutex<Vec<Duration>>,
    others: Mutex<Vec<Duration>>,
    errors: Mutex<Vec<String>>,
    /// Whether latencies count.
    is_measuring: AtomicBool,
    /// Whether the bots act.
    is_stopping: AtomicBool,
}

impl Measurements {
    fn fail(&self, error: String) {
        self.failures.fetch_add(1, Relaxed);
        let mut errors = lock(&self.errors);
        if errors.len() < LISTED_ERRORS {
            errors.push(error);
        }
    }
}

/// The state that the bots of a table share.
#[derive(Default)]
struct SharedTable {
    /// When an action was sent, by the turn that it was made at.
    sent: Mutex<HashMap<u64, Instant>>,
    acknowledged: AtomicU64,
    matches: AtomicU64,
    /// The latest turn that a bot has seen.
    turn: AtomicU64,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the tables, lets the bots play, and measures.
pub async fn run(server: Arc<TableServer>, plan: LoadPlan) -> LoadReport {
    let shared = Arc::new(Measurements::default());
    let memory_before = plan.pid.and_then(resident_memory);
    let permits = Arc::new(Semaphore::new(OPENING));
    let mut opening = JoinSet::new();
    for _ in 0..plan.rooms {
        let (server, permits, options) = (server.clone(), permits.clone(), plan.options.clone());
        opening.spawn(async move {
            let _permit = permits.acquire_owned().await;
            server.open_room(&options).await
        });
    }
    let (mut bots, mut tables) = (JoinSet::new(), Vec::new());
    let mut rng = plan.seed.rng();
    while let Some(opened) = opening.join_next().await {
        let room = match opened {
            Ok(Ok(opened)) => opened.room,
            Ok(Err(error)) => {
                shared.fail(error.to_string());
                continue;
            }
            Err(error) => {
                shared.fail(error.to_string());
                continue;
            }
        };
        let table = Arc::new(SharedTable::default());
        for number in 0..plan.bots {
            let entropy: [u8; 32] = rng.random();
            let bot = Bot::new(&server, &room, &table, &shared, &plan, number, entropy);
            bots.spawn(bot.run());
        }
        tables.push(table);
    }
    let expected = (tables.len() * plan.bots) as u64;
    let seating = async {
        while shared.seated.load(Relaxed) + shared.failures.load(Relaxed) < expected {
            sleep(Duration::from_millis(50)).await;
        }
    };
    if timeout(SEATING_TIMEOUT, seating).await.is_err() {
        shared.fail("the bots could not all sit down in time".into());
    }
    let memory_after = plan.pid.and_then(resident_memory);
    let actions_before = shared.actions.load(Relaxed);
    shared.is_measuring.store(true, Relaxed);
    let started = Instant::now();
    sleep(plan.duration).await;
    let seconds = started.elapsed().as_secs_f64();
    let actions = shared.actions.load(Relaxed) - actions_before;
    shared.is_measuring.store(false, Relaxed);
    shared.is_stopping.store(true, Relaxed);
    sleep(SETTLE_TIME).await;
    bots.shutdown().await;

    let mut report = LoadReport {
        rooms: tables.len(),
        seated: usize::try_from(shared.seated.load(Relaxed)).unwrap_or(usize::MAX),
        opponents: plan.opponents,
        seconds,
        matches: tables.iter().map(|table| table.matches.load(Relaxed)).sum(),
        actions,
        actions_per_second: actions as f64 / seconds,
        own_update: Latency::of(lock(&shared.own).drain(..)),
        others_update: Latency::of(lock(&shared.others).drain(..)),
        refused: shared.refused.load(Relaxed),
        reconnections: shared.reconnections.load(Relaxed),
        failures: shared.failures.load(Relaxed),
        proven_shuffles: shared.proven.load(Relaxed),
        wrong_shuffles: shared.wrong.load(Relaxed),
        errors: lock(&shared.errors).clone(),
        ..LoadReport::default()
    };
    if plan.opponents == 0 {
        // Each action and each match increases the turn by one, and nothing else does.
        let (mut lost, mut duplicated) = (0, 0);
        for table in &tables {
            let played = table.turn.load(Relaxed).saturating_sub(table.matches.load(Relaxed));
            let acknowledged = table.acknowledged.load(Relaxed);
            lost += acknowledged.saturating_sub(played);
            duplicated += played.saturating_sub(acknowledged);
        }
        (report.lost, report.duplicated) = (Some(lost), Some(duplicated));
    }
    if let (Some(before), Some(after)) = (memory_before, memory_after)
        && report.seated > 0
    {
        report.memory_per_connection =
            Some(after.saturating_sub(before) as f64 / report.seated as f64);
    }
    report
}

/// A bot, which plays random actions.
struct Bot {
    client: Client,
    manners: Manners,
    table: Arc<SharedTable>,
    shared: Arc<Measurements>,
    rng: ChaCha8Rng,
    interval: Duration,
    /// The latest turn that it has seen.
    turn: Option<u64>,
    /// When it acts at this turn.
    acts_at: Option<(u64, Instant)>,
    waiting_for: Option<RequestId>,
    /// The last turn that it has acted at.
    acted_at: Option<u64>,
    has_sat: bool,
}

impl Bot {
    fn new(
        server: &Arc<TableServer>,
        room: &RoomId,
        table: &Arc<SharedTable>,
        shared: &Arc<Measurements>,
        plan: &LoadPlan,
        number: usize,
        entropy: [u8; 32],
    ) -> Self {
        let fill = (plan.opponents > 0).then(|| plan.opponent.clone());
        Bot {
            client: Client::new(server.clone(), room.clone(), SessionMemory::default(), entropy),
            manners: Manners {
                name: format!("Bot {}", NAMES[number % NAMES.len()]),
                seat: Some(kozyr_core::game::Seat::new(number)),
                fill,
                fill_from: plan.bots,
            },
            table: table.clone(),
            shared: shared.clone(),
            rng: Seed::new(entropy).rng(),
            interval: plan.interval,
            turn: None,
            acts_at: None,
            waiting_for: None,
            acted_at: None,
            has_sat: false,
        }
    }

    async fn run(mut self) {
        loop {
            self.go_on();
            let acts_at = self.acts_at.map(|(_, at)| at);
            let acting = async {
                match acts_at {
                    Some(at) => sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                event = self.client.next() => {
                    if let ClientEvent::Session(event) = event
                        && let Err(error) = self.handle(event)
                    {
                        self.shared.fail(error);
                        return;
                    }
                }
                () = acting => self.act(),
            }
        }
    }

    fn go_on(&mut self) {
        let session = self.client.session();
        if self.waiting_for.is_some()
            || session.status() != SessionStatus::Connected
            || self.shared.is_stopping.load(Relaxed)
        {
            return;
        }
        if let Some(request) = self.manners.next_request(session.room()) {
            self.waiting_for = Some(self.client.request(request));
        }
    }

    /// Plays a random action.
    fn act(&mut self) {
        let Some((turn, _)) = self.acts_at.take() else { return };
        let Some(game) = self.client.session().room().game() else { return };
        if game.turn != turn || self.shared.is_stopping.load(Relaxed) {
            return;
        }
        let Some(action) = game.legal.choose(&mut self.rng).cloned() else { return };
        lock(&self.table.sent).insert(turn, Instant::now());
        self.acted_at = Some(turn);
        self.waiting_for = Some(self.client.request(ClientMessage::Act { turn, action }));
    }

    fn handle(&mut self, event: SessionEvent) -> Result<(), String> {
        match event {
            SessionEvent::Updated => self.look(),
            SessionEvent::Notice(notice) => {
                if matches!(notice.what, NoticeKind::Dealt { .. })
                    && self.client.session().room().seat().is_some_and(|seat| seat.index() == 0)
                {
                    self.table.matches.fetch_add(1, Relaxed);
                }
            }
            SessionEvent::Answered { id, request, answer } => {
                if self.waiting_for.as_ref() == Some(&id) {
                    self.waiting_for = None;
                }
                let is_action =
                    matches!(request, SessionRequest::Message(ClientMessage::Act { .. }));
                match answer {
                    Answer::Accepted { .. } if is_action => {
                        self.shared.actions.fetch_add(1, Relaxed);
                        self.table.acknowledged.fetch_add(1, Relaxed);
                    }
                    Answer::Refused { message, .. } if is_action => {
                        self.shared.refused.fetch_add(1, Relaxed);
                        return Err(format!("an action was refused: {message}"));
                    }
                    Answer::Refused { message, .. }
                        if matches!(request, SessionRequest::Sit { .. }) =>
                    {
                        return Err(format!("a bot could not sit down: {message}"));
                    }
                    _ => {}
                }
            }
            SessionEvent::StatusChanged => match self.client.session().status() {
                SessionStatus::Reconnecting { next_attempt: Some(_), .. } => {
                    self.shared.reconnections.fetch_add(1, Relaxed);
                }
                SessionStatus::GivenUp(reason) => {
                    let error = self.client.last_error().unwrap_or_default();
                    return Err(format!("a session has ended: {reason:?} {error}"));
                }
                _ => {}
            },
            SessionEvent::ShuffleChecked(report) => match report.verdict {
                ShuffleVerdict::TookPart => {
                    self.shared.proven.fetch_add(1, Relaxed);
                }
                ShuffleVerdict::Wrong(fault) => {
                    self.shared.wrong.fetch_add(1, Relaxed);
                    return Err(format!("a shuffle is wrong: {fault}"));
                }
                _ => {}
            },
            SessionEvent::Unseated(reason) => {
                return Err(format!("a bot was unseated: {reason:?}"));
            }
            SessionEvent::NoticesLost => {}
        }
        Ok(())
    }

    /// Looks at the table after an update.
    fn look(&mut self) {
        let room = self.client.session().room();
        if room.seat().is_some() && !self.has_sat {
            self.has_sat = true;
            self.shared.seated.fetch_add(1, Relaxed);
        }
        let (Some(game), Some(table)) = (room.game(), room.table()) else { return };
        let turn = game.turn;
        if self.turn == Some(turn) {
            return;
        }
        let earlier = self.turn.replace(turn);
        self.table.turn.fetch_max(turn, Relaxed);
        let sent =
            turn.checked_sub(1).and_then(|acted| lock(&self.table.sent).get(&acted).copied());
        if let (Some(sent), Some(earlier)) = (sent, earlier)
            && earlier + 1 == turn
            && self.shared.is_measuring.load(Relaxed)
        {
            let is_own = self.acted_at == Some(earlier);
            let times = if is_own { &self.shared.own } else { &self.shared.others };
            lock(times).push(sent.elapsed());
        }
        if turn > 8 {
            // Everyone has long seen it.
            lock(&self.table.sent).remove(&(turn - 8));
        }
        if table.phase == PhaseName::Playing && !game.legal.is_empty() {
            let share = self.rng.random_range(0.5..1.5);
            self.acts_at = Some((turn, Instant::now() + self.interval.mul_f64(share)));
        }
    }
}

/// Names that do not look alike.
const NAMES: [&str; 6] = ["Anna", "Boris", "Chloe", "Dmitri", "Eleni", "Fedor"];
