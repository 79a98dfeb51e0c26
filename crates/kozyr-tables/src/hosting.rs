//! Hosting a table on this device, and finding those of others in the same network. Nothing
//! listens, is announced or searched for before the player hosts a table or opens the page of
//! friends.

use std::{
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, TryRecvError},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bevy::prelude::*;
use kozyr_hosting::{HostedTable, HostingError, HostingOptions, NearbySearch, PageNotice};
use kozyr_platform::{device::CurrentDevice, network::NetworkAccess, screen::Screen};
use kozyr_ui::language::Language;

use crate::{
    hosting_status::{EndHostedTable, HostTable, HostedHere, HostedNearby, HostingStatus},
    joined_table::{AdvanceTables, JoinedTable},
    known_tables::KnownTables,
    opening::{GAMES, TableOpener},
    server_address::ServerAddress,
};

/// How often the addresses of this device are read while they may be shown.
const REFRESH_INTERVAL: Duration = Duration::from_secs(3);

/// Whether the app tells the network about its table, and looks for others. Off in tests.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct UsesLocalNetwork(pub bool);

/// What is under way.
#[derive(Resource, Default)]
struct Hosting {
    starting: Option<Mutex<Receiver<Result<HostedTable, HostingError>>>>,
    table: Option<HostedTable>,
    /// The threads that wait until clients were told that a table has ended.
    stopping: Vec<JoinHandle<()>>,
    search: Option<NearbySearch>,
    /// Whether the last search could not begin. It is not repeated until the page is opened again.
    has_search_failed: bool,
    /// Whether the device receives messages to all devices.
    receives_multicast: bool,
    /// The app time when addresses are read again.
    refresh_at: Duration,
    /// Whether the status contains anything of this.
    is_published: bool,
}

impl Hosting {
    /// Whether anything is under way that the pages show.
    fn is_active(&self) -> bool {
        self.starting.is_some() || self.table.is_some() || self.search.is_some()
    }

    /// Takes the result of starting a table once it is there.
    fn take_started(&mut self) -> Option<Result<HostedTable, HostingError>> {
        let receiver = self.starting.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let result = match receiver.try_recv() {
            Ok(result) => result,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => {
                Err(std::io::Error::other("a thread has ended").into())
            }
        };
        drop(receiver);
        self.starting = None;
        Some(result)
    }

    /// Ends the table on a thread of its own, since clients may need a moment.
    fn end_table(&mut self) {
        self.stopping.retain(|thread| !thread.is_finished());
        if let Some(table) = self.table.take() {
            // Without a thread the table ends at once, as it is dropped.
            let thread = thread::Builder::new().name("end-table".into()).spawn(|| drop(table));
            self.stopping.extend(thread.ok());
        }
    }

    /// Ends everything, and waits until clients know.
    fn end_all(&mut self) {
        self.search = None;
        self.table = None;
        for thread in self.stopping.drain(..) {
            // A panic in it changes nothing here.
            thread.join().ok();
        }
    }
}

/// Adds hosting.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Hosting::default());
    if !app.world().contains_resource::<UsesLocalNetwork>() {
        app.insert_resource(UsesLocalNetwork(true));
    }
    app.add_observer(host_table).add_observer(end_table);
    app.add_systems(
        Startup,
        |mut status: ResMut<HostingStatus>, mut known: ResMut<KnownTables>| {
            status.is_possible = true;
            known.forget_hosted();
        },
    );
    app.add_systems(
        PreUpdate,
        (receive_table, search_nearby, update_status).chain().before(AdvanceTables),
    );
    app.add_systems(Last, end_all.run_if(on_message::<AppExit>));
}

/// Opens a table on this device, unless one is open or being opened. Does it on another thread,
/// since the system may ask the player for permission.
fn host_table(
    event: On<HostTable>,
    mut hosting: ResMut<Hosting>,
    known: Res<KnownTables>,
    language: Res<Language>,
    uses_network: Res<UsesLocalNetwork>,
    network: NetworkAccess,
) {
    if hosting.table.is_some() || hosting.starting.is_some() {
        return;
    }
    let options = HostingOptions {
        notice: PageNotice {
            language: language.locale().code().to_owned(),
            sentence: language.text("friends-hosting-page"),
        },
        is_announced: uses_network.0,
        ..HostingOptions::new(&known.name, event.0.clone())
    };
    let (sender, receiver) = mpsc::channel();
    let wake = network.wake();
    let thread = thread::Builder::new().name("host-table".into()).spawn(move || {
        // Fails only after the app has ended, which ends the table.
        sender.send(HostedTable::start(&options)).ok();
        wake();
    });
    if let Err(error) = thread {
        error!("no thread to host a table: {error}");
    }
    hosting.starting = Some(Mutex::new(receiver));
}

/// Goes to the table once it is open, or says why it cannot be.
fn receive_table(mut hosting: ResMut<Hosting>, mut opener: TableOpener, language: Res<Language>) {
    let hosting = hosting.bypass_change_detection();
    match hosting.take_started() {
        None => {}
        Some(Ok(table)) => {
            match ServerAddress::new(&table.own_url()) {
                Ok(server) => opener.join_hosted(server, table.room().as_str()),
                Err(error) => error!("{error}"),
            }
            hosting.table = Some(table);
            hosting.refresh_at = Duration::ZERO;
        }
        Some(Err(error)) => {
            let reason = [("reason", error.to_string().into())];
            opener.show_notice(language.format("friends-hosting-failed", &reason));
        }
    }
}

/// Searches for nearby tables only while the entrance is shown.
fn search_nearby(
    mut hosting: ResMut<Hosting>,
    screen: Res<State<Screen>>,
    joined: Option<Res<JoinedTable>>,
    uses_network: Res<UsesLocalNetwork>,
    device: Res<CurrentDevice>,
    network: NetworkAccess,
) {
    let hosting = hosting.bypass_change_detection();
    let is_wanted = uses_network.0 && **screen == Screen::Tables && joined.is_none();
    let receives = uses_network.0 && (is_wanted || hosting.table.is_some());
    if hosting.receives_multicast != receives {
        hosting.receives_multicast = receives;
        device.0.receive_multicast(receives);
    }
    if !is_wanted {
        hosting.search = None;
        hosting.has_search_failed = false;
        return;
    }
    if hosting.search.is_none() && !hosting.has_search_failed {
        let wake = network.wake();
        match NearbySearch::start(move || wake()) {
            Ok(search) => hosting.search = Some(search),
            Err(error) => {
                warn!("{error}");
                hosting.has_search_failed = true;
            }
        }
    }
}

/// Updates what the pages know.
fn update_status(
    mut hosting: ResMut<Hosting>,
    mut status: ResMut<HostingStatus>,
    joined: Option<ResMut<JoinedTable>>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
) {
    let hosting = hosting.bypass_change_detection();
    let is_active = hosting.is_active();
    if !is_active && !hosting.is_published {
        return;
    }
    hosting.is_published = is_active;
    let mut next = HostingStatus {
        is_starting: hosting.starting.is_some(),
        is_searching: hosting.search.is_some(),
        nearby: nearby(hosting),
        ..status.clone()
    };
    let now = time.elapsed();
    let is_shown = **screen == Screen::Tables && hosting.refresh_at <= now;
    match &mut hosting.table {
        None => next.table = None,
        Some(table) if is_shown || next.table.is_none() => {
            hosting.refresh_at = now + REFRESH_INTERVAL;
            next.table = Some(HostedHere {
                room: table.room().to_string(),
                links: table.links(),
                has_page: table.has_page(),
                is_announced: table.announcement_problem().is_none(),
            });
            if let Some(mut joined) = joined
                && joined.room() == table.room().as_str()
            {
                let best = table.urls().first().and_then(|url| ServerAddress::new(url).ok());
                joined.bypass_change_detection().set_shared_server(best);
            }
        }
        Some(_) => {}
    }
    status.set_if_neq(next);
}

/// The tables nearby for the list, without the one on this device and those of unknown games.
fn nearby(hosting: &Hosting) -> Vec<HostedNearby> {
    let own = hosting.table.as_ref().map(HostedTable::room);
    let found = hosting.search.as_ref().map(NearbySearch::tables).unwrap_or_default();
    found
        .into_iter()
        .filter(|table| Some(&table.room) != own && GAMES.contains(&&*table.game))
        .map(|table| HostedNearby {
            url: table.url(),
            room: table.room.to_string(),
            host: table.host.to_string(),
            game: table.game,
            is_compatible: table.is_compatible,
        })
        .collect()
}

/// Ends the table on this device, and leaves it.
fn end_table(
    _: On<EndHostedTable>,
    mut hosting: ResMut<Hosting>,
    mut known: ResMut<KnownTables>,
    joined: Option<Res<JoinedTable>>,
    mut commands: Commands,
) {
    let is_at_it = joined.as_ref().is_some_and(|joined| {
        hosting.table.as_ref().is_some_and(|table| table.room().as_str() == joined.room())
    });
    hosting.end_table();
    known.forget_hosted();
    if is_at_it {
        commands.remove_resource::<JoinedTable>();
    }
}

/// Ends everything before the app does.
fn end_all(mut hosting: ResMut<Hosting>) {
    hosting.end_all();
}
