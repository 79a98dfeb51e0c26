//! Two servers that share tables through PostgreSQL and NATS, while each of the four fails.

use std::{env, net::SocketAddr, path::Path, process::Command, time::Duration};

use kozyr_rooms::{ClientMessage, PhaseName, ServerMessage};
use kozyr_server::{
    random,
    storage::postgres::{PostgresSettings, PostgresStorage},
};
use tokio::{
    task::spawn_blocking,
    time::{Instant, sleep},
};

use crate::support::{
    certificate::Certificate,
    http,
    load::{Load, MANY, free_address, open_room},
    player::Player,
    process::{PROGRAM, Process},
    services::{Nats, Postgres},
};

/// How many matches are played at the same time.
const MATCHES: usize = 8;

/// How long NATS and PostgreSQL are down.
const OUTAGE: Duration = Duration::from_secs(2);

/// How long players wait before each request, so that matches are not over before something fails.
const PACE: Duration = Duration::from_millis(50);

/// What fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A server is killed.
    Kill,
    /// A server receives SIGTERM.
    Drain,
    /// A server pauses until the other has taken over its rooms, as if it were unreachable.
    Partition,
    /// PostgreSQL is killed.
    Postgres,
    /// NATS is killed.
    Nats,
}

const FAULTS: [Fault; 5] =
    [Fault::Kill, Fault::Drain, Fault::Partition, Fault::Postgres, Fault::Nats];

/// Two servers, PostgreSQL and NATS.
struct Cluster {
    servers: [Option<Process>; 2],
    addresses: [SocketAddr; 2],
    postgres: Postgres,
    nats: Nats,
    /// The certificate of PostgreSQL and NATS, if they only take encrypted connections.
    certificate: Option<Certificate>,
}

impl Cluster {
    /// Starts everything; `None` if something is not installed.
    fn start(certificate: Option<Certificate>) -> Option<Self> {
        let (postgres, nats) = match &certificate {
            Some(certificate) => {
                (Postgres::start_encrypted(certificate)?, Nats::start_encrypted(certificate)?)
            }
            None => (Postgres::start()?, Nats::start()?),
        };
        let addresses = [free_address(), free_address()];
        let servers = [None, None];
        let mut cluster = Cluster { servers, addresses, postgres, nats, certificate };
        cluster.start_server(0);
        cluster.start_server(1);
        Some(cluster)
    }

    fn start_server(&mut self, index: usize) {
        let cluster = format!("--cluster={}", self.nats.url());
        let options: Vec<&str> = MANY.into_iter().chain([cluster.as_str()]).collect();
        let (address, url) = (self.addresses[index], self.postgres.url());
        let database = Path::new(&url);
        let server = match &self.certificate {
            Some(trusted) => Process::start_trusting(trusted, address, database, &options),
            None => Process::start_on(address, database, &options),
        };
        self.servers[index] = Some(server);
    }

    fn server(&mut self, index: usize) -> Process {
        self.servers[index].take().unwrap()
    }

    /// Sends a signal to a server.
    fn signal(&self, index: usize, signal: &str) {
        let id = self.servers[index].as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Lets something fail.
    fn fail(&mut self, fault: Fault, index: usize) {
        match fault {
            Fault::Kill => self.server(index).kill(),
            Fault::Drain => assert!(self.server(index).terminate()),
            Fault::Partition => self.signal(index, "-STOP"),
            Fault::Postgres => self.postgres.kill(),
            Fault::Nats => self.nats.kill(),
        }
    }

    /// Starts again what has failed.
    fn repair(&mut self, fault: Fault, index: usize) {
        match fault {
            Fault::Kill | Fault::Drain => self.start_server(index),
            Fault::Partition => self.signal(index, "-CONT"),
            Fault::Postgres => self.postgres.restart(),
            Fault::Nats => self.nats.restart(),
        }
    }

    async fn storage(&self) -> PostgresStorage {
        let settings = PostgresSettings { url: self.postgres.url(), connections: 4 };
        PostgresStorage::open(&settings).await.unwrap()
    }

    /// Waits until a server can take connections.
    async fn wait_until_ready(&self) {
        for address in self.addresses {
            while http::get(address, "/ready").await.status != 200 {
                sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

async fn start() -> Option<Cluster> {
    start_with(None).await
}

/// Starts a cluster whose PostgreSQL and NATS only take connections encrypted with this certificate.
async fn start_with(certificate: Option<Certificate>) -> Option<Cluster> {
    let cluster = spawn_blocking(|| Cluster::start(certificate)).await.unwrap()?;
    cluster.wait_until_ready().await;
    Some(cluster)
}

/// Lets things fail in this order, and checks after each that all matches go on: without the server
/// that has failed, or as soon as PostgreSQL or NATS is there again. In the end nothing is lost.
async fn fail_repeatedly(faults: impl IntoIterator<Item = Fault>) {
    let Some(mut cluster) = start().await else { return };
    let mut load = Load::new(&cluster.addresses).paced(PACE);
    let mut slowest = FAULTS.map(|fault| (fault, Duration::ZERO, 0));
    for fault in faults {
        assert!(load.fill(MATCHES).await);
        let [actions, index] = random::bytes();
        load.wait_for(1 + u64::from(actions) / 4).await;
        let index = usize::from(index % 2);
        let counts = load.counts();
        let mut begin = Instant::now();
        cluster = on_thread(cluster, move |cluster| cluster.fail(fault, index)).await;
        let needs_repair = matches!(fault, Fault::Postgres | Fault::Nats);
        if needs_repair {
            sleep(OUTAGE).await;
            begin = Instant::now();
            cluster = on_thread(cluster, move |cluster| cluster.repair(fault, index)).await;
        }
        load.wait_for_all(&counts).await;
        let (_, worst, count) = slowest.iter_mut().find(|(other, ..)| *other == fault).unwrap();
        (*worst, *count) = (begin.elapsed().max(*worst), *count + 1);
        if !needs_repair {
            cluster = on_thread(cluster, move |cluster| cluster.repair(fault, index)).await;
        }
        cluster.wait_until_ready().await;
    }
    load.finish().await;
    for (fault, worst, count) in slowest.into_iter().filter(|(.., count)| *count > 0) {
        println!("{fault:?}: {count} times; all matches went on after at most {worst:.1?}");
    }
    load.check(&cluster.storage().await).await;
}

/// Does something that blocks.
async fn on_thread(
    mut cluster: Cluster,
    work: impl FnOnce(&mut Cluster) + Send + 'static,
) -> Cluster {
    let working = spawn_blocking(move || {
        work(&mut cluster);
        cluster
    });
    working.await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_when_a_part_of_a_cluster_fails() {
    fail_repeatedly(FAULTS).await;
}

/// Run with `make server-faults-cluster FAULTS=50`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes"]
async fn nothing_is_lost_when_parts_of_a_cluster_fail_many_times() {
    let count = env::var("KOZYR_FAULTS").map_or(50, |count| count.parse().unwrap());
    let faults = (0..count).map(|_| FAULTS[usize::from(random::bytes::<1>()[0]) % FAULTS.len()]);
    fail_repeatedly(faults).await;
}

/// Plays a match between two people on different servers. Returns its room, owned by the first server,
/// and the players.
async fn play_on_both(cluster: &Cluster) -> (String, [Player; 2]) {
    let [one, two] = cluster.addresses;
    let room = open_room(one).await.unwrap();
    let mut anna = Player::join(one, &room, "Anna").await;
    anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    let mut boris = Player::join(two, &room, "Boris").await;
    tokio::join!(anna.play(), boris.play());
    assert_eq!(anna.phase(), Some(PhaseName::Finished));
    assert_eq!(anna.record().unwrap(), boris.record().unwrap());
    (room, [anna, boris])
}

/// Whichever servers two people are connected to, they play one match, and the server that stops
/// hands it over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_servers_play_one_match() {
    let Some(mut cluster) = start().await else { return };
    let [_, two] = cluster.addresses;
    let (room, [mut anna, mut boris]) = play_on_both(&cluster).await;

    // The first server owns the room, so the second one tells its client to reconnect.
    let server = cluster.server(0);
    let (is_ok, reason, other) =
        tokio::join!(spawn_blocking(|| server.terminate()), anna.closed(), boris.closed());
    assert!(is_ok.unwrap());
    let going_away = Some((1001, "going-away".into()));
    assert_eq!((reason, other), (going_away.clone(), going_away));
    for player in [&mut anna, &mut boris] {
        player.reconnect(two, &room).await.unwrap();
        let welcome =
            player.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        assert!(matches!(welcome, ServerMessage::Welcome { token: None, .. }), "{welcome:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_to_postgresql_and_nats_may_be_encrypted() {
    let Some(cluster) = start_with(Some(Certificate::new())).await else { return };
    play_on_both(&cluster).await;

    // A server that does not trust the certificate refuses to start.
    let mut command = Command::new(PROGRAM);
    command.env("SSL_CERT_FILE", Certificate::new().file());
    command.args(["--listen=127.0.0.1:0", "--database", &cluster.postgres.url()]);
    let output = command.output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && error.contains("PostgreSQL") && error.contains("certificate"),
        "{error}"
    );
}

/// Run with `make server-load`. How long a request takes at the server that owns the room, and at
/// the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn requests_in_a_cluster() {
    let Some(cluster) = start().await else { return };
    let room = open_room(cluster.addresses[0]).await.unwrap();
    for (address, name) in cluster.addresses.into_iter().zip(["owner", "other"]) {
        let mut player = Player::join(address, &room, name).await;
        player.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        player.act().await;
        player.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
        let mut times = Vec::new();
        for request in 0..1_000 {
            let begin = Instant::now();
            player.request(ClientMessage::Ready { ready: request % 2 == 0 }).await;
            player.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
            times.push(begin.elapsed());
        }
        times.sort();
        println!("{name}: median {:?}, 99 of 100 within {:?}", times[500], times[990]);
    }
}
