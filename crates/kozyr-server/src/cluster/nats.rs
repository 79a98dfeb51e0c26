//! Several servers, which reach each other over NATS.
//!
//! Two buckets of JetStream say who owns a room. In one, each server renews its key every second;
//! NATS removes the key when the server has been silent for the lease. In the other, each room in
//! memory has a key with the name of its server. So a room is owned if its key names a server whose
//! key is there. A server changes a key only if no other server has changed it meanwhile.
//!
//! A client may be connected to any server. Its messages go as requests to the server that owns the
//! room, one at a time, which keeps their order. The messages to clients are numbered, so that the
//! other end notices if one is missing. Both ends give up together after a gap, a silence or an
//! unanswered request: the clients' server tells them to reconnect, and they repeat what was not
//! acknowledged.
//!
//! None of this must be reliable: the storage refuses the second writer of a room.

mod message;
mod registry;
mod remote_clients;
mod remote_rooms;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use async_nats::{Client, ConnectOptions, Event, ServerAddr, jetstream};
use async_trait::async_trait;
use futures_util::StreamExt;
use kozyr_rooms::RoomId;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use self::{
    message::{NodeId, Subjects},
    registry::{Holder, Registry},
    remote_clients::RemoteClients,
    remote_rooms::{RemoteLink, RemoteRooms},
};
use super::{Owner, Ownership, OwnershipError};
use crate::{close::CloseReason, hub::Hub};

/// How often each server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// After this time of silence others may claim a server's rooms.
const LEASE: Duration = Duration::from_secs(4);

/// After this time of silence two servers give up what they have in common.
const SILENCE: Duration = Duration::from_secs(5);

/// How long to wait for an answer of another server.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(3);

/// How long to wait for an answer of JetStream.
const JETSTREAM_TIMEOUT: Duration = Duration::from_secs(2);

/// How often NATS is asked for a sign of life, if it is silent.
const PING_INTERVAL: Duration = Duration::from_secs(2);

/// The longest pause between two attempts to reconnect to NATS.
const MAX_RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// Where NATS is, and what distinguishes this cluster from others on it.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsSettings {
    /// The addresses of NATS servers, such as `nats://user:password@host:4222`.
    pub servers: Vec<String>,
    /// The name of the cluster: letters, digits, `-` and `_`.
    pub name: String,
    /// How many NATS servers keep a copy of each key.
    pub replicas: usize,
}

/// One of several servers.
pub struct NatsCluster {
    client: Client,
    node: NodeId,
    subjects: Subjects,
    registry: Registry,
    remote_rooms: Arc<RemoteRooms>,
    remote_clients: OnceLock<Arc<RemoteClients>>,
    stop: CancellationToken,
}

impl NatsCluster {
    /// Connects to NATS.
    ///
    /// # Errors
    /// If NATS cannot be reached, or has no JetStream.
    pub async fn connect(settings: &NatsSettings) -> Result<Arc<Self>, OwnershipError> {
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if settings.name.is_empty() || !settings.name.bytes().all(is_allowed) {
            let message = "the name of the cluster may have only letters, digits, `-` and `_`";
            return Err(OwnershipError(message.into()));
        }
        let servers: Vec<ServerAddr> = settings
            .servers
            .iter()
            .map(|server| server.parse())
            .collect::<Result<_, _>>()
            .map_err(|error| OwnershipError(format!("the address of NATS is wrong: {error}")))?;
        let options = ConnectOptions::new()
            .name("kozyr-server")
            .ping_interval(PING_INTERVAL)
            .request_timeout(Some(REQUEST_TIMEOUT))
            .reconnect_delay_callback(|attempts| {
                let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
                Duration::from_millis(100).saturating_mul(attempts).min(MAX_RECONNECT_DELAY)
            })
            .event_callback(|event| async move {
                match event {
                    Event::Connected => tracing::info!("connected to NATS"),
                    event => tracing::warn!(%event, "NATS"),
                }
            });
        let client = options
            .connect(servers)
            .await
            .map_err(|error| OwnershipError(format!("NATS: {error}")))?;
        let node = NodeId::random();
        let subjects = Subjects::new(&settings.name);
        let jetstream = jetstream::ContextBuilder::new()
            .timeout(JETSTREAM_TIMEOUT)
            .ack_timeout(JETSTREAM_TIMEOUT)
            .build(client.clone());
        let registry = Registry::open(jetstream, settings, node.clone()).await?;
        let remote_rooms =
            Arc::new(RemoteRooms::new(node.clone(), client.clone(), subjects.clone()));
        Ok(Arc::new(NatsCluster {
            client,
            node,
            subjects,
            registry,
            remote_rooms,
            remote_clients: OnceLock::new(),
            stop: CancellationToken::new(),
        }))
    }

    /// Begins to work with the other servers, for the rooms of this hub.
    ///
    /// # Errors
    /// If NATS cannot be reached.
    pub async fn start(self: &Arc<Self>, hub: Hub) -> Result<(), OwnershipError> {
        let failed = |error: &dyn std::fmt::Display| OwnershipError(format!("NATS: {error}"));
        let requests = self.client.subscribe(self.subjects.requests(&self.node)).await;
        let mut requests = requests.map_err(|error| failed(&error))?;
        let deliveries = self.client.subscribe(self.subjects.deliveries(&self.node)).await;
        let mut deliveries = deliveries.map_err(|error| failed(&error))?;
        self.client.flush().await.map_err(|error| failed(&error))?;
        self.registry.beat().await?;
        tracing::info!(node = %self.node, "joined the cluster");

        let clients = RemoteClients::new(
            self.node.clone(),
            self.client.clone(),
            self.subjects.clone(),
            hub.clone(),
        );
        let clients = self.remote_clients.get_or_init(|| Arc::new(clients)).clone();
        tokio::spawn(clients.clone().watch());
        let client = self.client.clone();
        tokio::spawn(async move {
            while let Some(request) = requests.next().await {
                // A busy room does not delay the others. Each client waits for the answer.
                let (clients, client) = (clients.clone(), client.clone());
                tokio::spawn(async move {
                    let answer = clients.handle(&request.payload).await;
                    if let Some(reply) = request.reply {
                        // Without an answer the other server gives up.
                        let _ = client.publish(reply, answer.payload()).await;
                    }
                });
            }
        });
        let rooms = self.remote_rooms.clone();
        tokio::spawn(async move {
            while let Some(delivery) = deliveries.next().await {
                rooms.receive(&delivery.payload);
            }
        });
        tokio::spawn(self.clone().keep_lease(hub));
        Ok(())
    }

    /// Renews the lease until the server leaves.
    async fn keep_lease(self: Arc<Self>, hub: Hub) {
        let mut ticks = interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_reachable = true;
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = self.stop.cancelled() => return,
            }
            match self.registry.beat().await {
                Ok(()) => is_reachable = true,
                Err(error) if is_reachable => {
                    is_reachable = false;
                    tracing::error!(%error, "the lease could not be renewed");
                }
                Err(_) => {}
            }
            for room in self.registry.lost_rooms().await {
                tracing::warn!("another server has taken over a room");
                hub.stop_room(&room, CloseReason::GoingAway).await;
            }
        }
    }
}

#[async_trait]
impl Ownership for NatsCluster {
    async fn claim(&self, room: &RoomId) -> Result<Owner, OwnershipError> {
        Ok(match self.registry.claim(room).await? {
            Holder::This => Owner::Here,
            Holder::Other(node) => {
                let rooms = self.remote_rooms.clone();
                Owner::There(Arc::new(RemoteLink::new(rooms, node, room.clone())))
            }
        })
    }

    async fn release(&self, room: &RoomId) {
        self.registry.release(room).await;
    }

    fn disconnect(&self) {
        self.remote_rooms.close();
    }

    async fn leave(&self) {
        self.stop.cancel();
        if let Some(clients) = self.remote_clients.get() {
            clients.flush().await;
        }
        self.registry.leave().await;
        // If something is lost now, the other servers notice the silence.
        let _ = self.client.flush().await;
    }

    async fn check(&self) -> Result<(), OwnershipError> {
        self.registry.check()
    }
}
