//! A table on this device.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    thread::{self, JoinHandle},
    time::Duration,
};

use kozyr_rooms::{InvalidOptions, RoomId, TableOptions};
use kozyr_server::{
    app::App,
    cluster::SingleServer,
    hub::OpenError,
    listener::{self, Encryption},
    settings::{Limits, Settings},
    storage::memory::MemoryStorage,
};
use socket2::{Domain, Protocol, Socket, Type};
use tokio::runtime::{Builder, Runtime};
use tokio_util::sync::CancellationToken;

use crate::{
    addresses::local_addresses,
    announcement::Announcement,
    page_files::{PageNotice, find_page, read_page},
};

/// The port of a hosted table, unless another program uses it. It is always the same, so that a
/// firewall can be told about it.
pub const DEFAULT_PORT: u16 = 47_860;

/// How long stopping may take while clients do not answer.
const STOP_TIMEOUT: Duration = Duration::from_secs(3);

/// The number of connections that may wait to be accepted.
const BACKLOG: i32 = 128;

/// What a table on this device is like.
#[derive(Clone, PartialEq, Debug)]
pub struct HostingOptions {
    /// The name of the host, as other devices show it.
    pub host: String,
    /// The options of the table.
    pub table: TableOptions,
    /// The port; `None` for [`DEFAULT_PORT`], or any free one if that is taken.
    pub port: Option<u16>,
    /// The folder with the page for browsers; `None` to look for one.
    pub page: Option<PathBuf>,
    /// The sentence for browsers if there is no page.
    pub notice: PageNotice,
    /// Whether other devices in the network are told about the table.
    pub is_announced: bool,
}

impl HostingOptions {
    /// Options for a table that is announced to other devices, with the defaults for the rest.
    pub fn new(host: &str, table: TableOptions) -> Self {
        HostingOptions {
            host: host.to_owned(),
            table,
            port: None,
            page: None,
            notice: PageNotice::default(),
            is_announced: true,
        }
    }
}

/// The reason why this device cannot host a table.
#[derive(Debug, thiserror::Error)]
pub enum HostingError {
    /// Another program uses the port.
    #[error("Another program uses port {0}. Close it, or choose another port.")]
    PortTaken(u16),
    /// The system does not allow it.
    #[error("The system does not let Kozyr accept connections: {0}.")]
    System(#[from] io::Error),
    /// No match can be played with the table's options.
    #[error("The game cannot be played with these options: {0}.")]
    Options(#[from] InvalidOptions),
}

/// A table on this device. Dropping it [stops](Self::stop) it.
pub struct HostedTable {
    room: RoomId,
    port: u16,
    has_page: bool,
    stop: CancellationToken,
    thread: Option<JoinHandle<()>>,
    announcement: Option<Result<Announcement, mdns_sd::Error>>,
}

impl HostedTable {
    /// Opens a table, and accepts connections from all networks of this device.
    ///
    /// # Errors
    /// If the system does not allow it, the port is taken, or the table's options are invalid. It is
    /// not an error if other devices cannot be told; see
    /// [`announcement_problem`](Self::announcement_problem).
    pub fn start(options: &HostingOptions) -> Result<Self, HostingError> {
        let listener = bind(options.port)?;
        let port = listener.local_addr()?.port();
        let page = match &options.page {
            Some(folder) => read_page(folder),
            None => find_page(),
        };
        let has_page = page.is_some();
        let page = page.unwrap_or_else(|| options.notice.page());
        let app = App::new(
            settings(),
            Arc::new(MemoryStorage::new()),
            Arc::new(SingleServer),
            Some(page),
        )?;
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(app.hub.open_room(options.table.clone()));
        let room = opened.map_err(|error| match error {
            OpenError::Options(error) => HostingError::Options(error),
            OpenError::Storage(error) => HostingError::System(io::Error::other(error)),
        })?;
        let stop = CancellationToken::new();
        let thread = serve(runtime, app, listener, stop.clone())?;
        let announcement = options
            .is_announced
            .then(|| Announcement::new(&room, &options.host, options.table.game.name(), port));
        Ok(HostedTable { room, port, has_page, stop, thread: Some(thread), announcement })
    }

    /// Returns the id of the table's room.
    pub fn room(&self) -> &RoomId {
        &self.room
    }

    /// Returns the port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns whether browsers get the page, and not only a sentence.
    pub fn has_page(&self) -> bool {
        self.has_page
    }

    /// Returns the address of the server for programs on this device.
    pub fn own_url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Returns the addresses of the server for other devices, the best first; none without a
    /// network. They change when the device changes its network.
    pub fn urls(&self) -> Vec<String> {
        let url = |address| format!("http://{}", SocketAddr::new(address, self.port));
        local_addresses().into_iter().map(url).collect()
    }

    /// Returns the links to the table for other devices, the best first; none without a network.
    pub fn links(&self) -> Vec<String> {
        self.urls().into_iter().map(|url| format!("{url}/#table/{}", self.room)).collect()
    }

    /// Returns why other devices may not find the table on their own, as an English sentence.
    /// `None` if nothing is wrong or the table is not announced. Its links work all the same.
    pub fn announcement_problem(&mut self) -> Option<String> {
        let reason = match self.announcement.as_mut()? {
            Ok(announcement) => announcement.problem()?.to_owned(),
            Err(error) => error.to_string(),
        };
        Some(format!("Other devices may not find this table on their own: {reason}."))
    }

    /// Ends the table: tells everyone, closes all connections, and frees the port. Takes up to three
    /// seconds if a device does not answer. Does nothing the second time.
    pub fn stop(&mut self) {
        self.stop.cancel();
        self.announcement = None;
        if let Some(thread) = self.thread.take() {
            // An error means that the thread has panicked. Its sockets are closed then.
            let _ = thread.join();
        }
    }
}

impl Drop for HostedTable {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The settings of the server: limits for a household, and only rooms that this app opens.
fn settings() -> Settings {
    let limits = Limits { connections: 200, connections_per_address: 50, ..Limits::default() };
    Settings { limits, own_rooms_only: true, drain_timeout: STOP_TIMEOUT, ..Settings::default() }
}

/// Runs the server on a thread of its own until it is stopped.
fn serve(
    runtime: Runtime,
    app: Arc<App>,
    listener: std::net::TcpListener,
    stop: CancellationToken,
) -> io::Result<JoinHandle<()>> {
    let listener = {
        let _guard = runtime.enter();
        tokio::net::TcpListener::from_std(listener)?
    };
    thread::Builder::new().name("hosting".into()).spawn(move || {
        // It ends only when it is stopped.
        let _ = runtime.block_on(listener::serve(app, listener, Encryption::None, stop));
        // Nothing may keep the thread from ending.
        runtime.shutdown_background();
    })
}

/// Opens the port in all networks.
fn bind(port: Option<u16>) -> Result<std::net::TcpListener, HostingError> {
    let taken = |error: &io::Error| error.kind() == io::ErrorKind::AddrInUse;
    let wanted = port.unwrap_or(DEFAULT_PORT);
    match bind_port(wanted) {
        Err(error) if taken(&error) && port.is_none() => Ok(bind_port(0)?),
        Err(error) if taken(&error) => Err(HostingError::PortTaken(wanted)),
        result => Ok(result?),
    }
}

/// Opens a port for IPv6 and IPv4, or for IPv4 alone if the system has no IPv6.
fn bind_port(port: u16) -> io::Result<std::net::TcpListener> {
    match listen((Ipv6Addr::UNSPECIFIED, port).into()) {
        Err(error) if error.kind() != io::ErrorKind::AddrInUse => {
            listen((IpAddr::from(Ipv4Addr::UNSPECIFIED), port).into())
        }
        result => result,
    }
}

fn listen(address: SocketAddr) -> io::Result<std::net::TcpListener> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, Some(Protocol::TCP))?;
    if address.is_ipv6() {
        socket.set_only_v6(false)?;
    }
    // On Windows this would let another program take the port over.
    #[cfg(not(windows))]
    socket.set_reuse_address(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    socket.set_nonblocking(true)?;
    Ok(socket.into())
}
