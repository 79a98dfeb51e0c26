//! What a device tells its network about the table that it hosts.

use std::{net::IpAddr, time::Duration};

use kozyr_rooms::{PROTOCOL, RoomId};
use mdns_sd::{DaemonEvent, Receiver, ServiceDaemon, ServiceInfo};

/// The type of the service, for mDNS.
pub(crate) const SERVICE: &str = "_kozyr._tcp.local.";

/// The version of the program, in the announcement.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// How long to wait until the network was told that the table has ended.
const FAREWELL: Duration = Duration::from_millis(500);

/// The keys of the properties.
pub(crate) mod key {
    pub(crate) const VERSION: &str = "version";
    pub(crate) const PROTOCOL: &str = "protocol";
    pub(crate) const ROOM: &str = "room";
    pub(crate) const HOST: &str = "host";
    pub(crate) const GAME: &str = "game";
}

/// An announcement, until it is dropped.
pub(crate) struct Announcement {
    daemon: ServiceDaemon,
    name: String,
    events: Receiver<DaemonEvent>,
    problem: Option<String>,
}

impl Announcement {
    /// Announces a table. The addresses follow those of the device.
    pub(crate) fn new(
        room: &RoomId,
        host: &str,
        game: &str,
        port: u16,
    ) -> Result<Self, mdns_sd::Error> {
        let protocol = PROTOCOL.to_string();
        let properties = [
            (key::VERSION, VERSION),
            (key::PROTOCOL, &protocol),
            (key::ROOM, room.as_str()),
            (key::HOST, host),
            (key::GAME, game),
        ];
        // Names of devices do not distinguish capital letters. The name of the room is random, so
        // that no other device has this one.
        let device: String =
            room.as_str().to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
        let no_addresses: &[IpAddr] = &[];
        let service = ServiceInfo::new(
            SERVICE,
            room.as_str(),
            &format!("kozyr-{device}.local."),
            no_addresses,
            port,
            &properties[..],
        )?
        .enable_addr_auto();
        let name = service.get_fullname().to_owned();
        let daemon = ServiceDaemon::new()?;
        let events = daemon.monitor()?;
        daemon.register(service)?;
        Ok(Announcement { daemon, name, events, problem: None })
    }

    /// Returns why the network may not have received the announcement; `None` if nothing is wrong.
    pub(crate) fn problem(&mut self) -> Option<&str> {
        for event in self.events.try_iter() {
            match event {
                DaemonEvent::Error(error) => self.problem = Some(error.to_string()),
                DaemonEvent::Announce(..) => self.problem = None,
                _ => {}
            }
        }
        self.problem.as_deref()
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        if let Ok(done) = self.daemon.unregister(&self.name) {
            // Devices that miss it forget the table two minutes later.
            let _ = done.recv_timeout(FAREWELL);
        }
        // Fails only if the thread has ended already.
        if let Ok(done) = self.daemon.shutdown() {
            let _ = done.recv_timeout(FAREWELL);
        }
    }
}
