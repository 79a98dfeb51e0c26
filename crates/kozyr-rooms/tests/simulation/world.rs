//! Server, network and clocks of a simulation.

use std::collections::{BTreeMap, BTreeSet};

use kozyr_core::game::Seat;
use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{
    Absence, Change, Command, ConnectionId, GameOptions, PhaseName, Request, RequestId, Room,
    TableOptions, session::Answer,
};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use serde_json::json;

use super::actor::{Actor, Role};
use crate::support::{
    client::Received,
    options::any_options,
    party::{NAMES, assert_up_to_date},
    seen_cards::{hidden_cards, words},
    server::{START, Sent, Server},
};

/// How long failures happen, in milliseconds.
const LONGEST_CHAOS: u64 = 15 * 60_000;

/// How long the players have to end their matches after that, in milliseconds.
const FAIR_TIME: u64 = 90 * 24 * 60 * 60_000;

/// The most steps of a simulation.
const MOST_STEPS: usize = 400_000;

/// Something that happens at a time.
#[derive(Debug)]
pub(super) enum Item {
    ToServer {
        connection: ConnectionId,
        bytes: Vec<u8>,
    },
    ToClient {
        actor: usize,
        sent: Sent,
    },
    /// The server notices that a connection is lost.
    ServerCloses(ConnectionId),
    /// A client notices that its connection is lost.
    ClientCloses {
        actor: usize,
        connection: ConnectionId,
    },
    /// A session's attempt to connect succeeds, or fails while the server is down.
    Connect {
        actor: usize,
        attempt: u64,
    },
    /// A session wants to be woken.
    WakeSession(usize),
    /// A person thinks about what to do.
    Wake(usize),
    Tick,
    /// The server answers a request of the room.
    Answer(Request),
    Restart,
}

/// What happened in simulations.
#[derive(Clone, Default, Debug)]
pub struct Counts {
    pub events: usize,
    pub matches: usize,
    pub actions: usize,
    pub acknowledged: usize,
    pub messages: usize,
    pub lost: usize,
    pub duplicated: usize,
    pub gaps: usize,
    pub crashes_before_write: usize,
    pub crashes_after_write: usize,
    pub crashes_while_sending: usize,
    pub clock_jumps: usize,
    pub broken_connections: usize,
    pub attacks: usize,
    pub stand_ins: usize,
    pub taken_back: usize,
    pub taken_over: usize,
    pub excluded: usize,
    pub host_changes: usize,
    pub offline_taps: usize,
    pub undone_taps: usize,
    pub restarted_devices: usize,
    pub proven_shuffles: usize,
    pub abandoned: usize,
}

impl Counts {
    fn fields(&mut self) -> [&mut usize; 24] {
        [
            &mut self.events,
            &mut self.matches,
            &mut self.actions,
            &mut self.acknowledged,
            &mut self.messages,
            &mut self.lost,
            &mut self.duplicated,
            &mut self.gaps,
            &mut self.crashes_before_write,
            &mut self.crashes_after_write,
            &mut self.crashes_while_sending,
            &mut self.clock_jumps,
            &mut self.broken_connections,
            &mut self.attacks,
            &mut self.stand_ins,
            &mut self.taken_back,
            &mut self.taken_over,
            &mut self.excluded,
            &mut self.host_changes,
            &mut self.offline_taps,
            &mut self.undone_taps,
            &mut self.restarted_devices,
            &mut self.proven_shuffles,
            &mut self.abandoned,
        ]
    }

    pub fn add(&mut self, other: &Counts) {
        let mut other = other.clone();
        for (sum, count) in self.fields().into_iter().zip(other.fields()) {
            *sum += *count;
        }
    }

    /// Checks that the simulations contained every kind of failure. Nobody abandons a match.
    pub fn assert_everything_happened(&mut self) {
        let text = format!("{self:#?}");
        let fields = self.fields();
        let (abandoned, others) = fields.split_last().unwrap();
        assert_eq!(**abandoned, 0, "{text}");
        assert!(others.iter().all(|count| **count > 0), "{text}");
    }
}

/// When the server crashes, relative to a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CrashPoint {
    BeforeWrite,
    AfterWrite,
    WhileSending,
}

/// A simulation.
pub struct World {
    pub(super) rng: ChaCha8Rng,
    pub(super) time: u64,
    queue: BTreeMap<(u64, u64), Item>,
    queued: u64,
    pub(super) server: Server,
    pub(super) is_up: bool,
    /// The difference between the server's clock and the time.
    clock_offset: i64,
    /// The connections that the server knows.
    pub(super) open: BTreeSet<ConnectionId>,
    pub(super) actors: Vec<Actor>,
    /// When the failures stop.
    chaos_ends: u64,
    /// One message in this many is lost, and one is duplicated.
    loss: u32,
    /// One write in this many is followed by a crash, and so on.
    crash: u32,
    /// The number of writes so far.
    writes: usize,
    /// A crash at a certain write.
    planned_crash: Option<(usize, CrashPoint)>,
    /// The number of matches to play.
    pub(super) matches: u64,
    /// The codes that people have told each other.
    pub(super) codes: Vec<String>,
    pub(super) has_switched_device: bool,
    /// The number of attempts of sessions to connect.
    pub(super) attempts: u64,
    pub(super) counts: Counts,
    /// The answers to the actions of honest people, by the names of the requests.
    pub(super) taps: BTreeMap<RequestId, Answer>,
}

impl World {
    pub fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut options = any_options(&mut rng);
        let seats = options.game.seats();
        let mut actors = vec![Actor::new(Role::Player, NAMES[0])];
        for name in &NAMES[1..rng.random_range(1..=seats)] {
            let role = if rng.random_ratio(1, 8) { Role::Idler } else { Role::Player };
            actors.push(Actor::new(role, name));
        }
        if rng.random_ratio(1, 3) {
            actors.push(Actor::new(Role::Attacker, "Mallory"));
        }
        if rng.random_ratio(1, 2) {
            actors.push(Actor::new(Role::Spectator, "Walter"));
        }
        if options.absence == Absence::Never
            && actors.iter().any(|it| [Role::Idler, Role::Attacker].contains(&it.role))
        {
            options.absence = Absence::TwoMinutes;
        }
        // Checking the crate's own client takes longer than all the rest.
        if !seed.is_multiple_of(6) {
            actors.iter_mut().for_each(|actor| actor.client.own = None);
        }
        let chaos_ends = rng.random_range(0..LONGEST_CHAOS);
        let mut world = World {
            server: Server::new(options, rng.random()),
            time: 0,
            queue: BTreeMap::new(),
            queued: 0,
            is_up: true,
            clock_offset: 0,
            open: BTreeSet::new(),
            actors,
            chaos_ends,
            loss: *[20, 60, 1_000].choose(&mut rng).unwrap(),
            crash: *[40, 150, 2_000].choose(&mut rng).unwrap(),
            writes: 0,
            planned_crash: None,
            matches: rng.random_range(1..=2),
            codes: Vec::new(),
            has_switched_device: false,
            attempts: 0,
            counts: Counts::default(),
            taps: BTreeMap::new(),
            rng,
        };
        world.start_sessions();
        for actor in 0..world.actors.len() {
            // The first player has the first seat, so that no attacker ever has all.
            let first = if actor == 0 { 0 } else { 5_000 };
            let delay = first + world.rng.random_range(0..20_000);
            world.wake_in(if actor == 0 { 0 } else { delay }, actor);
        }
        world.schedule(1_000, Item::Tick);
        world
    }

    /// A short deal of two people in which nothing fails but the server, once: at this write.
    /// Returns the world after it, or `None` if there are fewer writes.
    pub fn with_one_crash(write: usize, point: CrashPoint) -> Option<Counts> {
        let mut world = World::new(0);
        let rules = Rules { deck: Deck::Cards24, ..Rules::default() };
        let options = TableOptions::new(GameOptions::Durak { players: 2, rules });
        world.server = Server::new(options, 0);
        world.actors = NAMES[..2].iter().map(|name| Actor::new(Role::Player, name)).collect();
        world.queue.clear();
        world.start_sessions();
        world.wake_in(0, 0);
        world.wake_in(1, 1);
        world.schedule(1_000, Item::Tick);
        (world.chaos_ends, world.matches) = (0, 1);
        world.planned_crash = Some((write, point));
        let counts = world.run();
        let crashes =
            counts.crashes_before_write + counts.crashes_after_write + counts.crashes_while_sending;
        (crashes > 0).then_some(counts)
    }

    /// Whether the server crashes at this point of the current write.
    fn crashes(&mut self, point: CrashPoint) -> bool {
        self.planned_crash == Some((self.writes, point)) || self.fails(self.crash)
    }

    pub(super) fn is_chaos(&self) -> bool {
        self.time < self.chaos_ends
    }

    /// Whether a failure happens that happens once in this many cases.
    pub(super) fn fails(&mut self, once_in: u32) -> bool {
        self.is_chaos() && self.rng.random_ratio(1, once_in)
    }

    pub(super) fn schedule(&mut self, delay: u64, item: Item) {
        self.queued += 1;
        self.queue.insert((self.time + delay, self.queued), item);
    }

    /// Runs the simulation to its end.
    pub fn run(mut self) -> Counts {
        let mut steps = 0;
        loop {
            let Some(((time, _), item)) = self.queue.pop_first() else {
                panic!("nothing happens any more: {:#?}", self.server.room.table());
            };
            self.time = time;
            self.step(item);
            steps += 1;
            if !self.is_chaos() && self.is_quiet() {
                break;
            }
            assert!(
                steps < MOST_STEPS && self.time < self.chaos_ends + FAIR_TIME,
                "somebody waits forever after {steps} steps and {} ms at event {}: {:#?}\n{}",
                self.time,
                self.server.room.seq(),
                self.server.room.table(),
                self.actors.iter().map(Actor::summary).collect::<Vec<_>>().join("\n"),
            );
        }
        self.check_the_end();
        self.counts
    }

    /// Whether all matches are over, and everyone knows.
    fn is_quiet(&self) -> bool {
        let room = &self.server.room;
        self.is_up
            && room.phase() == PhaseName::Finished
            && room.table().match_number >= self.matches as u32
            && self.actors.iter().filter(|it| it.is_honest()).all(|it| {
                it.session.as_ref().is_some_and(|session| session.pending().next().is_none())
                    && it.client.connection.is_some_and(|id| self.open.contains(&id))
                    // A client that reconnects may be up to date before the room has its seat back.
                    && it.client.welcomed == it.client.connection
                    && it.client.seq == Some(room.seq())
            })
    }

    fn step(&mut self, item: Item) {
        match item {
            Item::ToServer { connection, bytes } => {
                if self.is_up && self.open.contains(&connection) {
                    self.receive(connection, &bytes);
                }
            }
            Item::ToClient { actor, sent } => self.deliver(actor, &sent),
            Item::ServerCloses(connection) => {
                if self.is_up && self.open.remove(&connection) {
                    self.server.greeted.remove(&connection);
                    self.execute(&Command::Disconnected { connection });
                }
            }
            Item::ClientCloses { actor, connection } => {
                if self.actors[actor].client.connection == Some(connection) {
                    self.lose_connection(actor);
                }
            }
            Item::Connect { actor, attempt } => self.connect(actor, attempt),
            Item::WakeSession(actor) => {
                if self.actors[actor].session_wakes_at == Some(self.time) {
                    self.actors[actor].session_wakes_at = None;
                    let time = self.time;
                    self.with_session(actor, |session| session.wake(time));
                }
            }
            Item::Wake(actor) => {
                if self.actors[actor].wakes_at == Some(self.time) {
                    self.actors[actor].wakes_at = None;
                    self.wake(actor);
                }
            }
            Item::Tick => self.tick(),
            Item::Answer(request) => {
                if self.is_up {
                    self.answer(&request);
                }
            }
            Item::Restart => {
                self.is_up = true;
                self.server.room = Room::from_log(&self.server.log).unwrap();
                self.execute(&Command::Restarted {});
            }
        }
    }

    fn now(&self) -> u64 {
        (START + self.time).saturating_add_signed(self.clock_offset)
    }

    fn receive(&mut self, connection: ConnectionId, bytes: &[u8]) {
        match kozyr_rooms::ClientFrame::from_json(bytes) {
            Ok(frame) => {
                let command = self.server.command(connection, frame);
                self.execute(&command);
            }
            Err(_) => {
                let sent = self.server.receive(connection, bytes);
                self.send(sent);
            }
        }
    }

    /// Runs a command on the server, which may crash at every step.
    fn execute(&mut self, command: &Command) {
        let now = self.now();
        self.server.now = now;
        let sent = match self.server.room.handle(command, now) {
            Err(rejection) => self.server.refuse(command, &rejection),
            Ok(decision) if decision.events().is_empty() => {
                let outgoing = self.server.room.commit(decision);
                self.server.route(outgoing)
            }
            Ok(decision) => {
                self.writes += 1;
                if self.crashes(CrashPoint::BeforeWrite) {
                    self.counts.crashes_before_write += 1;
                    return self.crash();
                }
                self.server.append(&decision);
                if self.crashes(CrashPoint::AfterWrite) {
                    self.counts.crashes_after_write += 1;
                    return self.crash();
                }
                let outgoing = self.server.room.commit(decision);
                let mut sent = self.server.route(outgoing);
                if !sent.is_empty() && self.crashes(CrashPoint::WhileSending) {
                    self.counts.crashes_while_sending += 1;
                    sent.truncate(self.rng.random_range(0..sent.len()));
                    self.send(sent);
                    self.check_fold();
                    return self.crash();
                }
                sent
            }
        };
        self.send(sent);
        self.schedule_answers();
    }

    fn schedule_answers(&mut self) {
        for request in self.server.room.requests() {
            let delay = self.rng.random_range(20..1_500);
            self.schedule(delay, Item::Answer(request));
        }
    }

    /// Answers a request, which may be out of date.
    fn answer(&mut self, request: &Request) {
        let command = match request {
            Request::Decision { turn, .. } if *turn != self.server.room.turn() => {
                Command::Decide { seat: Seat::new(0), turn: *turn, action: "pass".into() }
            }
            Request::Decision { .. } if self.server.room.phase() != PhaseName::Playing => return,
            Request::Decision { .. } | Request::Entropy { .. } => self.server.answer(request),
        };
        self.execute(&command);
    }

    /// Loses everything but the log, and all connections.
    fn crash(&mut self) {
        self.is_up = false;
        self.open.clear();
        self.server.greeted.clear();
        for actor in 0..self.actors.len() {
            if let Some(connection) = self.actors[actor].client.connection {
                let delay = self.rng.random_range(0..3_000);
                self.schedule(delay, Item::ClientCloses { actor, connection });
            }
        }
        let delay = self.rng.random_range(100..5_000);
        self.schedule(delay, Item::Restart);
    }

    fn check_fold(&self) {
        assert_eq!(Room::from_log(&self.server.log).unwrap(), self.server.room);
    }

    fn tick(&mut self) {
        if self.fails(40) {
            self.counts.clock_jumps += 1;
            let jump: i64 = self.rng.random_range(-90_000_000..90_000_000);
            let jump = if self.rng.random() { jump } else { jump / 1_000 };
            self.clock_offset += jump;
        }
        if self.is_up {
            self.execute(&Command::Tick {});
        }
        let room = &self.server.room;
        let to_deadline = room.next_deadline().map(|it| it.saturating_sub(self.now()));
        let longest = if self.is_chaos() { 5_000 } else { 60_000 };
        let delay = match to_deadline {
            // A deadline can be far in the future by a clock that was turned back.
            Some(period) => period.clamp(1, longest),
            None => longest,
        };
        // Long waits by correspondence are skipped once nothing can go wrong.
        let delay = match to_deadline {
            Some(period) if !self.is_chaos() && period > 600_000 => period / 2,
            _ => delay,
        };
        self.schedule(delay, Item::Tick);
    }

    /// Puts messages on the network.
    fn send(&mut self, sent: Vec<Sent>) {
        for sent in sent {
            self.counts.messages += 1;
            let holds = |actor: &Actor| actor.client.connection == Some(sent.connection);
            // A scan takes longer than creating the message. `secrets.rs` scans all.
            if self.counts.messages.is_multiple_of(3) {
                self.check_secrets(&sent);
            }
            let Some(actor) = self.actors.iter().position(holds) else { continue };
            if self.fails(self.loss) {
                self.counts.lost += 1;
                continue;
            }
            let copies = if self.fails(self.loss) { 2 } else { 1 };
            self.counts.duplicated += copies - 1;
            for _ in 0..copies {
                let delay = self.delay();
                self.schedule(delay, Item::ToClient { actor, sent: sent.clone() });
            }
        }
    }

    /// How long a message is under way. While failures happen, messages overtake each other.
    fn delay(&mut self) -> u64 {
        match self.is_chaos() {
            true if self.rng.random_ratio(1, 20) => self.rng.random_range(0..5_000),
            true => self.rng.random_range(0..300),
            false => 20,
        }
    }

    /// Checks that a message contains nothing that its recipient may not know.
    fn check_secrets(&self, sent: &Sent) {
        let room = &self.server.room;
        let (Some(record), PhaseName::Playing | PhaseName::Shuffling) =
            (room.record(), room.phase())
        else {
            return;
        };
        let message = sent.value();
        if message["type"] == "rejected" {
            // It may repeat a guess of the client, and has no view.
            return;
        }
        let words = words(&message);
        let hidden = hidden_cards(record, room.seat_of(sent.connection));
        assert!(words.is_disjoint(&hidden), "{hidden:?} in {message}");
        for event in self.server.log.iter().rev() {
            match &event.change {
                Change::Started {} => break,
                Change::ServerCommitted { secret } | Change::Revealed { secret, .. } => {
                    assert!(!words.contains(&secret.to_hex()), "{message}");
                }
                Change::Dealt { seed, .. } => {
                    assert!(!words.contains(&seed.to_string()), "{message}");
                }
                _ => {}
            }
        }
    }

    fn deliver(&mut self, index: usize, sent: &Sent) {
        let actor = &mut self.actors[index];
        if actor.client.connection != Some(sent.connection) {
            return;
        }
        let seq = actor.client.seq;
        let received = actor.client.receive(&sent.value());
        if received == Received::Gap {
            self.counts.gaps += 1;
        }
        if received == Received::Applied && actor.client.seq != seq {
            actor.patience = 1_000;
        }
        if received == Received::Applied && actor.client.seat.is_some() {
            actor.lost_seat = None;
        }
        let time = self.time;
        match self.actors[index].session {
            Some(_) => self.with_session(index, |session| session.received(&sent.json, time)),
            None if received == Received::Gap => {
                let seen = self.actors[index].client.seen();
                self.transmit(index, &json!({ "type": "resync", "seen": seen }).to_string());
            }
            None => {}
        }
        let delay = match self.actors[index].role {
            Role::Attacker => self.rng.random_range(200..2_000),
            _ => self.rng.random_range(10..400),
        };
        self.wake_in(delay, index);
    }

    /// Sends a message to the server.
    pub(super) fn transmit(&mut self, index: usize, text: &str) {
        let Some(connection) = self.actors[index].client.connection else { return };
        let mut bytes = text.as_bytes().to_vec();
        if !self.actors[index].is_honest() && self.rng.random_ratio(1, 10) {
            let at = self.rng.random_range(0..bytes.len());
            bytes[at] = self.rng.random();
        }
        if self.fails(self.loss) {
            self.counts.lost += 1;
            return;
        }
        let copies = if self.fails(self.loss) { 2 } else { 1 };
        self.counts.duplicated += copies - 1;
        for _ in 0..copies {
            let delay = self.delay();
            self.schedule(delay, Item::ToServer { connection, bytes: bytes.clone() });
        }
    }

    /// A person looks at the screen.
    fn wake(&mut self, index: usize) {
        if !self.actors[index].is_honest() && !self.is_chaos() {
            if let Some(connection) = self.actors[index].client.connection.take() {
                self.schedule(100, Item::ServerCloses(connection));
            }
            return;
        }
        if !self.actors[index].is_honest() {
            return self.wake_attacker(index);
        }
        self.disturb(index);
        let actor = &mut self.actors[index];
        let patience = actor.patience;
        actor.patience = (2 * patience).min(3_600_000);
        self.wake_in(patience, index);
        self.look_at_the_screen(index);
    }

    /// An attacker sends anything.
    fn wake_attacker(&mut self, index: usize) {
        self.wake_in(2_000, index);
        if self.fails(80) {
            return self.lose_connection(index);
        }
        if self.actors[index].client.connection.is_none() {
            if self.is_up {
                let connection = self.server.accept();
                self.open.insert(connection);
                self.actors[index].client.connect(connection);
                let hello = self.actors[index].client.hello().to_string();
                self.transmit(index, &hello);
            }
            return;
        }
        let (time, actor) = (self.time, &mut self.actors[index]);
        let Some(message) = actor.next_request(time, self.matches, &self.codes, &mut self.rng)
        else {
            return;
        };
        let message = match message.is_object() {
            true => actor.client.request(message),
            false => message,
        };
        self.counts.attacks += 1;
        self.transmit(index, &message.to_string());
    }

    /// Lets a person look at the screen, unless they will do so earlier.
    pub(super) fn wake_in(&mut self, delay: u64, index: usize) {
        let at = self.time + delay;
        let wakes_at = &mut self.actors[index].wakes_at;
        if wakes_at.is_none_or(|earlier| at < earlier) {
            *wakes_at = Some(at);
            self.schedule(delay, Item::Wake(index));
        }
    }

    /// Checks what must hold in the end.
    fn check_the_end(&mut self) {
        self.check_fold();
        let mut ids = BTreeSet::new();
        for event in &self.server.log {
            match &event.change {
                Change::Acted { id, .. } => {
                    self.counts.actions += 1;
                    if let Some(id) = id {
                        assert!(ids.insert(id.clone()), "{id} was applied twice");
                    }
                }
                Change::StoodIn { .. } => self.counts.stand_ins += 1,
                Change::TakenBack {} => self.counts.taken_back += 1,
                Change::TakeOverAnswered { agree: true, .. } => self.counts.taken_over += 1,
                Change::HostChanged { .. } => self.counts.host_changes += 1,
                Change::Abandoned {} => self.counts.abandoned += 1,
                Change::Dealt { .. } => self.counts.matches += 1,
                _ => {}
            }
        }
        self.counts.events = self.server.log.len();
        self.check_taps(&ids);
        for index in 0..self.actors.len() {
            let actor = &self.actors[index];
            if let (true, Some(connection)) = (actor.is_honest(), actor.client.connection) {
                assert_up_to_date(&mut self.server, &actor.client, connection);
                self.check_session(index);
            }
        }
        let record = &self.actors[0].client.record;
        if matches!(self.server.room.options().game, GameOptions::Durak { .. }) {
            let proof = record["shuffle"].clone();
            let proof: kozyr_rooms::shuffle::ShuffleProof = serde_json::from_value(proof).unwrap();
            proof.verify().unwrap();
            self.counts.excluded += proof.excluded().count();
        }
    }
}
