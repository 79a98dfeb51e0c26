//! Who owns which room, in two buckets of JetStream.

use std::{
    collections::HashMap,
    fmt::Display,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use async_nats::jetstream::{
    Context,
    kv::{CreateErrorKind, Entry, Operation, Store, UpdateErrorKind},
    stream::{Config, DiscardPolicy},
};
use axum::body::Bytes;
use kozyr_rooms::RoomId;

use super::{LEASE, NatsSettings, message::NodeId};
use crate::cluster::OwnershipError;

/// How long NATS keeps a room's key, and the mark of a deleted one.
const KEY_LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// After this time a room's key is written again.
const REFRESH_AFTER: Duration = Duration::from_secs(6 * 60 * 60);

/// How often a claim is tried if others change the key at the same time.
const ATTEMPTS: usize = 5;

/// Who owns a room.
pub(super) enum Holder {
    This,
    Other(NodeId),
}

/// The buckets, and what this server owns.
pub(super) struct Registry {
    jetstream: Context,
    configs: [Config; 2],
    nodes: Store,
    rooms: Store,
    node: NodeId,
    state: Mutex<State>,
}

struct State {
    /// When the lease was renewed.
    renewed: Instant,
    /// Whether the lease has lapsed, so that others may have claimed rooms of this server.
    is_doubtful: bool,
    owned: HashMap<RoomId, Claim>,
}

/// This server's key of a room.
#[derive(Clone, Copy)]
struct Claim {
    revision: u64,
    written: Instant,
}

fn failed(error: impl Display) -> OwnershipError {
    OwnershipError(format!("JetStream: {error}"))
}

impl Registry {
    /// Opens the buckets.
    pub(super) async fn open(
        jetstream: Context,
        settings: &NatsSettings,
        node: NodeId,
    ) -> Result<Self, OwnershipError> {
        let config =
            |name: &str, lifetime| bucket(&settings.name, name, lifetime, settings.replicas);
        let configs = [config("nodes", LEASE), config("rooms", KEY_LIFETIME)];
        create_buckets(&jetstream, &configs).await?;
        let open = async |name| {
            jetstream.get_key_value(format!("{}-{name}", settings.name)).await.map_err(failed)
        };
        let (nodes, rooms) = (open("nodes").await?, open("rooms").await?);
        // There is no lease yet: the first beat begins it.
        let state =
            State { renewed: Instant::now(), is_doubtful: false, owned: HashMap::default() };
        Ok(Registry { jetstream, configs, nodes, rooms, node, state: Mutex::new(state) })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it holds the lock.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Renews the lease.
    pub(super) async fn beat(&self) -> Result<(), OwnershipError> {
        // NATS received it later, so the lease lasts at least from here.
        let renewed = Instant::now();
        if let Err(error) = self.nodes.put(self.node.as_str(), Bytes::new()).await {
            // NATS may have lost its buckets.
            let _ = create_buckets(&self.jetstream, &self.configs).await;
            return Err(failed(error));
        }
        let mut state = self.state();
        state.is_doubtful |= state.renewed.elapsed() > LEASE;
        state.renewed = renewed;
        Ok(())
    }

    /// Checks that the lease has not lapsed.
    pub(super) fn check(&self) -> Result<(), OwnershipError> {
        if self.state().renewed.elapsed() > LEASE {
            return Err(OwnershipError("the lease has lapsed, since NATS is unreachable".into()));
        }
        Ok(())
    }

    /// Takes a room, unless a living server has it.
    pub(super) async fn claim(&self, room: &RoomId) -> Result<Holder, OwnershipError> {
        // Others would not respect the claim.
        self.check()?;
        for _ in 0..ATTEMPTS {
            let entry = self.rooms.entry(room.as_str()).await.map_err(failed)?;
            let Some(Entry { value, revision, .. }) =
                entry.filter(|entry| entry.operation == Operation::Put)
            else {
                match self.rooms.create(room.as_str(), self.value()).await {
                    Ok(revision) => return Ok(self.claimed(room, revision)),
                    Err(error) if error.kind() == CreateErrorKind::AlreadyExists => continue,
                    Err(error) => return Err(failed(error)),
                }
            };
            let holder = NodeId::from(value.as_ref());
            if holder == self.node {
                return Ok(self.claimed(room, revision));
            }
            if self.nodes.get(holder.as_str()).await.map_err(failed)?.is_some() {
                return Ok(Holder::Other(holder));
            }
            if let Some(revision) = self.write(room, revision).await? {
                return Ok(self.claimed(room, revision));
            }
        }
        Err(OwnershipError("other servers claim the room at the same time".into()))
    }

    fn value(&self) -> Bytes {
        Bytes::copy_from_slice(self.node.as_str().as_bytes())
    }

    fn claimed(&self, room: &RoomId, revision: u64) -> Holder {
        let claim = Claim { revision, written: Instant::now() };
        self.state().owned.insert(room.clone(), claim);
        Holder::This
    }

    /// Writes this server into a room's key; `None` if another server has changed it.
    async fn write(&self, room: &RoomId, revision: u64) -> Result<Option<u64>, OwnershipError> {
        match self.rooms.update(room.as_str(), self.value(), revision).await {
            Ok(revision) => Ok(Some(revision)),
            Err(error) if error.kind() == UpdateErrorKind::WrongLastRevision => Ok(None),
            Err(error) => Err(failed(error)),
        }
    }

    /// Deletes a room's key, if it is still this server's.
    pub(super) async fn release(&self, room: &RoomId) {
        let Some(claim) = self.state().owned.remove(room) else { return };
        let deleted = self.rooms.delete_expect_revision(room.as_str(), Some(claim.revision)).await;
        if let Err(error) = deleted {
            // Others ask this server for the room until its lease ends; it loads the room again.
            tracing::debug!(%error, "a room could not be released");
        }
    }

    /// Writes old keys again, and all of them if the lease had lapsed. Returns the rooms that
    /// belong to other servers now.
    pub(super) async fn lost_rooms(&self) -> Vec<RoomId> {
        let doubtful: Vec<(RoomId, Claim)> = {
            let state = self.state();
            let is_due =
                |claim: &Claim| state.is_doubtful || claim.written.elapsed() > REFRESH_AFTER;
            let due = state.owned.iter().filter(|(_, claim)| is_due(claim));
            due.map(|(room, claim)| (room.clone(), *claim)).collect()
        };
        let mut lost = Vec::new();
        for (room, Claim { revision, .. }) in doubtful {
            let written = match self.write(&room, revision).await {
                // The next beat tries again.
                Err(_) => return lost,
                Ok(written) => written,
            };
            let mut state = self.state();
            // Unless the room was released meanwhile, or claimed again.
            let Some(claim) = state.owned.get_mut(&room).filter(|claim| claim.revision == revision)
            else {
                continue;
            };
            match written {
                Some(revision) => *claim = Claim { revision, written: Instant::now() },
                None => {
                    state.owned.remove(&room);
                    lost.push(room);
                }
            }
        }
        self.state().is_doubtful = false;
        lost
    }

    /// Ends this server's lease, so that other servers may claim its rooms at once.
    pub(super) async fn leave(&self) {
        if let Err(error) = self.nodes.delete(self.node.as_str()).await {
            tracing::debug!(%error, "the lease could not be ended");
        }
    }
}

/// A bucket for keys that are forgotten after a time. async-nats would ask the server for what NATS
/// 2.9 does not know, so its stream is described here.
fn bucket(cluster: &str, name: &str, lifetime: Duration, replicas: usize) -> Config {
    Config {
        name: format!("KV_{cluster}-{name}"),
        subjects: vec![format!("$KV.{cluster}-{name}.>")],
        max_messages_per_subject: 1,
        max_age: lifetime,
        num_replicas: replicas,
        discard: DiscardPolicy::New,
        allow_rollup: true,
        allow_direct: true,
        deny_delete: true,
        ..Config::default()
    }
}

/// Creates the buckets if they are missing.
async fn create_buckets(jetstream: &Context, configs: &[Config; 2]) -> Result<(), OwnershipError> {
    for config in configs {
        jetstream.create_or_update_stream(config.clone()).await.map_err(failed)?;
    }
    Ok(())
}
