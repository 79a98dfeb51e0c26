//! The tables that other devices in the same network host.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use kozyr_rooms::{PROTOCOL, PlayerName, RoomId};
use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent};

use crate::{
    addresses::is_linkable,
    announcement::{SERVICE, key},
};

/// The most tables that are kept. Anyone in the network can announce as many as they like.
const MAX_TABLES: usize = 50;

/// The longest name of a game, in bytes.
const MAX_GAME_BYTES: usize = 30;

/// A table that another device hosts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearbyTable {
    /// The room.
    pub room: RoomId,
    /// The name of the host.
    pub host: PlayerName,
    /// The game's name, as in records.
    pub game: String,
    /// Whether this program speaks the same version of the protocol.
    pub is_compatible: bool,
    /// The addresses of the server, the best first; at least one.
    pub addresses: Vec<SocketAddr>,
}

impl NearbyTable {
    /// Reads an announcement; `None` if it is incomplete or nonsense.
    fn read(service: &ResolvedService) -> Option<Self> {
        let property = |key| service.get_property_val_str(key);
        let game = property(key::GAME)?;
        let is_name = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        if game.is_empty() || game.len() > MAX_GAME_BYTES || !game.bytes().all(is_name) {
            return None;
        }
        let mut addresses: Vec<SocketAddr> = service
            .get_addresses()
            .iter()
            .map(|address| SocketAddr::new(address.to_ip_addr(), service.get_port()))
            .filter(|address| is_linkable(address.ip()) && address.port() != 0)
            .collect();
        addresses.sort_by_key(|address| (address.is_ipv6(), *address));
        if addresses.is_empty() {
            return None;
        }
        Some(NearbyTable {
            room: RoomId::new(property(key::ROOM)?).ok()?,
            host: PlayerName::new(property(key::HOST)?).ok()?,
            game: game.to_owned(),
            is_compatible: property(key::PROTOCOL) == Some(&PROTOCOL.to_string()),
            addresses,
        })
    }

    /// Returns the address of the server.
    pub fn url(&self) -> String {
        format!("http://{}", self.addresses[0])
    }
}

/// The reason why tables of other devices cannot be found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Tables nearby cannot be found: {0}. Links to them work all the same.")]
pub struct SearchError(String);

/// The tables by the names of their services.
type Found = Arc<Mutex<BTreeMap<String, NearbyTable>>>;

/// A search for tables in the same network. It ends when it is dropped.
pub struct NearbySearch {
    daemon: ServiceDaemon,
    found: Found,
}

impl NearbySearch {
    /// Begins a search. `changed` is called on another thread whenever a table was found, has
    /// changed or has gone.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub fn start(changed: impl Fn() + Send + 'static) -> Result<Self, SearchError> {
        let search_error = |error: mdns_sd::Error| SearchError(error.to_string());
        let daemon = ServiceDaemon::new().map_err(search_error)?;
        let events = daemon.browse(SERVICE).map_err(search_error)?;
        let found = Found::default();
        let search = NearbySearch { daemon, found: found.clone() };
        let receive = move || {
            // Ends with the search, which ends the events.
            while let Ok(event) = events.recv() {
                if note(&mut lock(&found), event) {
                    changed();
                }
            }
        };
        let thread = thread::Builder::new().name("nearby".into()).spawn(receive);
        thread.map_err(|error| SearchError(error.to_string()))?;
        Ok(search)
    }

    /// Returns the tables that are announced nearby now, in a stable order.
    pub fn tables(&self) -> Vec<NearbyTable> {
        lock(&self.found).values().cloned().collect()
    }
}

impl Drop for NearbySearch {
    fn drop(&mut self) {
        // Fails only if the thread has ended already.
        let _ = self.daemon.shutdown();
    }
}

fn lock(found: &Found) -> MutexGuard<'_, BTreeMap<String, NearbyTable>> {
    // Nothing panics while it holds the lock.
    found.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes an event; returns whether the tables have changed.
fn note(found: &mut BTreeMap<String, NearbyTable>, event: ServiceEvent) -> bool {
    match event {
        ServiceEvent::ServiceResolved(service) => {
            let name = service.get_fullname().to_owned();
            match NearbyTable::read(&service) {
                Some(table) if found.len() < MAX_TABLES || found.contains_key(&name) => {
                    found.insert(name, table.clone()) != Some(table)
                }
                Some(_) => false,
                None => found.remove(&name).is_some(),
            }
        }
        ServiceEvent::ServiceRemoved(_, name) => found.remove(&name).is_some(),
        _ => false,
    }
}
