//! The rooms in memory on this server.

use std::{
    collections::{HashMap, hash_map::Entry},
    panic::AssertUnwindSafe,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
    time::Duration,
};

use futures_util::FutureExt;
use kozyr_rooms::{ConnectionId, Event, InvalidOptions, Room, RoomId, TableOptions};
use tokio::sync::mpsc;
use tokio_util::task::TaskTracker;

use crate::{
    close::CloseReason,
    cluster::{Owner, Ownership, OwnershipError, RemoteRoom},
    metrics::Metrics,
    opponents::Opponents,
    outbox::Deliver,
    random,
    room_task::{RoomGone, RoomInput, RoomTask, mailbox},
    settings::Settings,
    storage::{Storage, StorageError},
    time,
};

/// How often the hub asks for a room that is leaving memory, and the pause in between.
const ATTEMPTS: usize = 40;
const ATTEMPT_PAUSE: Duration = Duration::from_millis(25);

/// The rooms in memory on this server. Clones share them.
#[derive(Clone)]
pub struct Hub {
    shared: Arc<Shared>,
}

/// The state that the hub and its rooms share.
pub(crate) struct Shared {
    rooms: Mutex<HashMap<RoomId, mpsc::Sender<RoomInput>>>,
    storage: Arc<dyn Storage>,
    ownership: Arc<dyn Ownership>,
    opponents: Opponents,
    metrics: Arc<Metrics>,
    settings: Arc<Settings>,
    is_draining: AtomicBool,
    tasks: TaskTracker,
}

/// How a connection reaches its room.
#[derive(Clone)]
pub enum RoomLink {
    /// The room is in memory on this server.
    Here(mpsc::Sender<RoomInput>),
    /// The room is in memory on another server.
    There(Arc<dyn RemoteRoom>),
}

/// The error for a room that cannot be reached.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HubError {
    /// The server is about to stop.
    #[error("the server is about to stop")]
    Draining,
    /// It is unknown which server owns the room.
    #[error(transparent)]
    Ownership(#[from] OwnershipError),
    /// The room leaves memory again and again.
    #[error(transparent)]
    Gone(#[from] RoomGone),
}

/// The error for a room that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// No match can be played with these options.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// The storage has failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl Hub {
    /// Creates a hub without rooms, and starts the threads of the computer opponents.
    ///
    /// # Errors
    /// If the operating system refuses to start a thread.
    pub fn new(
        storage: Arc<dyn Storage>,
        ownership: Arc<dyn Ownership>,
        metrics: Arc<Metrics>,
        settings: Arc<Settings>,
    ) -> std::io::Result<Self> {
        let opponents = Opponents::start(
            settings.opponent_threads,
            settings.opponent_time_limit,
            metrics.clone(),
        )?;
        let shared = Shared {
            rooms: Mutex::default(),
            storage,
            ownership,
            opponents,
            metrics,
            settings,
            is_draining: AtomicBool::new(false),
            tasks: TaskTracker::new(),
        };
        Ok(Hub { shared: Arc::new(shared) })
    }

    /// Stores a new room with these options.
    ///
    /// # Errors
    /// If the options are invalid, or the storage fails.
    pub async fn open_room(&self, options: TableOptions) -> Result<RoomId, OpenError> {
        let room = random::room_id();
        let opened: Event = Room::open(room.clone(), options, time::now())?;
        self.shared.storage.create_room(&room, &opened).await?;
        self.shared.metrics.rooms_opened.inc();
        Ok(room)
    }

    /// Returns how to reach a room, and loads it if no server has it in memory. Whether it exists
    /// shows only later: then its connections are closed.
    ///
    /// # Errors
    /// If the server is about to stop, or the other servers cannot be reached.
    pub async fn room(&self, room: &RoomId) -> Result<RoomLink, HubError> {
        for _ in 0..ATTEMPTS {
            if let Some(sender) = self.shared.room_here(room) {
                if !sender.is_closed() {
                    return Ok(RoomLink::Here(sender));
                }
                // The room is leaving memory.
                tokio::time::sleep(ATTEMPT_PAUSE).await;
                continue;
            }
            if self.shared.is_draining.load(SeqCst) {
                return Err(HubError::Draining);
            }
            match self.shared.ownership.claim(room).await? {
                Owner::There(remote) => return Ok(RoomLink::There(remote)),
                Owner::Here => self.shared.start(room),
            }
        }
        Err(RoomGone.into())
    }

    /// Connects a client to a room, and returns where its messages go.
    ///
    /// # Errors
    /// As for [`Hub::room`].
    pub async fn connect(
        &self,
        room: &RoomId,
        connection: ConnectionId,
        outbox: Arc<dyn Deliver>,
    ) -> Result<RoomLink, HubError> {
        for _ in 0..ATTEMPTS {
            let link = self.room(room).await?;
            let outbox = outbox.clone();
            if link.send(RoomInput::Connect { connection, outbox }).await.is_ok() {
                return Ok(link);
            }
        }
        Err(RoomGone.into())
    }

    /// Tells a room, if it is in memory, to close its connections for this reason and leave memory.
    /// Does not wait until it has.
    pub async fn stop_room(&self, room: &RoomId, reason: CloseReason) {
        if let Some(sender) = self.shared.room_here(room) {
            // An error means that it has left already.
            let _ = sender.send(RoomInput::Stop(reason)).await;
        }
    }

    /// Returns the number of rooms in memory.
    pub fn rooms_in_memory(&self) -> usize {
        self.shared.rooms().len()
    }

    /// Whether the server is about to stop.
    pub fn is_draining(&self) -> bool {
        self.shared.is_draining.load(SeqCst)
    }

    /// Refuses new rooms, finishes what is being stored, closes all connections, and waits until
    /// all rooms have left memory.
    pub async fn drain(&self) {
        self.shared.is_draining.store(true, SeqCst);
        let senders: Vec<_> = self.shared.rooms().values().cloned().collect();
        let reason = self.stop_reason();
        for sender in senders {
            let _ = sender.send(RoomInput::Stop(reason)).await;
        }
        self.shared.ownership.disconnect();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
        self.shared.ownership.leave().await;
    }

    /// Returns what clients are told when the server stops.
    pub(crate) fn stop_reason(&self) -> CloseReason {
        match self.shared.settings.own_rooms_only {
            true => CloseReason::Ended,
            false => CloseReason::GoingAway,
        }
    }

    /// Returns the storage.
    pub fn storage(&self) -> &Arc<dyn Storage> {
        &self.shared.storage
    }

    /// Returns the agreement on who owns a room.
    pub fn ownership(&self) -> &Arc<dyn Ownership> {
        &self.shared.ownership
    }
}

impl RoomLink {
    /// Sends something to the room, and waits if the room is busy.
    ///
    /// # Errors
    /// If the room has left memory.
    pub async fn send(&self, input: RoomInput) -> Result<(), RoomGone> {
        match self {
            RoomLink::Here(sender) => sender.send(input).await.map_err(|_| RoomGone),
            RoomLink::There(remote) => remote.send(input).await,
        }
    }
}

impl Shared {
    fn rooms(&self) -> MutexGuard<'_, HashMap<RoomId, mpsc::Sender<RoomInput>>> {
        // Nothing panics while it holds the lock.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room_here(&self, room: &RoomId) -> Option<mpsc::Sender<RoomInput>> {
        self.rooms().get(room).cloned()
    }

    /// Starts the task of a room, unless it runs already.
    fn start(self: &Arc<Self>, room: &RoomId) {
        let mut rooms = self.rooms();
        let Entry::Vacant(entry) = rooms.entry(room.clone()) else { return };
        if self.is_draining.load(SeqCst) {
            return;
        }
        let (sender, receiver) = mailbox();
        let task = RoomTask::new(room.clone(), self.clone(), receiver, sender.downgrade());
        entry.insert(sender);
        self.metrics.rooms.set(rooms.len() as i64);
        drop(rooms);
        let (room, shared) = (room.clone(), self.clone());
        self.tasks.spawn(async move {
            if AssertUnwindSafe(task.run()).catch_unwind().await.is_err() {
                tracing::error!("a room failed; it is loaded again when somebody connects");
            }
            // While `rooms` still has the room, this server does not claim it again.
            shared.ownership.release(&room).await;
            let mut rooms = shared.rooms();
            rooms.remove(&room);
            shared.metrics.rooms.set(rooms.len() as i64);
        });
    }

    pub(crate) fn storage(&self) -> &dyn Storage {
        self.storage.as_ref()
    }

    pub(crate) fn opponents(&self) -> &Opponents {
        &self.opponents
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }
}
