//! Opens links into the app.

use bevy::{ecs::message::Message, prelude::*, window::RequestRedraw};
use kozyr_core::link::Link;
#[cfg(not(target_arch = "wasm32"))]
use percent_encoding::percent_decode_str;

use kozyr_platform::screen::{GameId, Menu};
use kozyr_table::{
    registry::GameRegistry,
    requests::{OpenNewGame, OpenReplay, OpenTable},
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// Sent when a link was opened, with the part of its URL after `#`.
#[derive(Message, Clone, Debug)]
pub struct LinkOpened(pub String);

/// Adds [`LinkOpened`] and opens the link in each. On the web, also sends it for links that arrive
/// from the page.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LinkOpened>();
    app.add_systems(Update, open_links);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, open_from_page.after(kozyr_platform::browser::PageMessageSystems));
}

/// Makes the app open, when it starts, the files named on the command line and the first other
/// argument, which must be a link.
#[cfg(not(target_arch = "wasm32"))]
pub fn open_from_command_line(app: &mut App) {
    let arguments = std::env::args_os().skip(1).map(local_path);
    let (files, others): (Vec<_>, Vec<_>) = arguments.partition(|argument| argument.exists());
    kozyr_platform::opened_files::open_at_start(app, files);
    let link = others.first().and_then(|link| link.to_str()).map(ToOwned::to_owned);
    app.add_systems(Startup, move |mut links: MessageWriter<LinkOpened>| {
        links.write_batch(link.clone().map(LinkOpened));
    });
}

/// The path of a file that a desktop names by its `file` URI; any other argument as it is.
#[cfg(not(target_arch = "wasm32"))]
fn local_path(argument: std::ffi::OsString) -> std::path::PathBuf {
    let path = argument.to_str().and_then(|text| text.strip_prefix("file://"));
    let decoded = path.and_then(|path| percent_decode_str(path).decode_utf8().ok());
    match decoded {
        Some(path) => path.as_ref().into(),
        None => argument.into(),
    }
}

/// Sends [`LinkOpened`] for each link that arrives from the page: the part of its URL after `#`.
#[cfg(target_arch = "wasm32")]
fn open_from_page(
    mut messages: MessageReader<kozyr_platform::browser::PageMessage>,
    mut links: MessageWriter<LinkOpened>,
) {
    links.write_batch(messages.read().filter_map(|message| match message {
        kozyr_platform::browser::PageMessage::LinkOpened(link) => Some(LinkOpened(link.clone())),
        _ => None,
    }));
}

/// Opens the link in each [`LinkOpened`]. Notifies the player if the link is invalid; ignores an
/// empty one.
fn open_links(
    mut links: MessageReader<LinkOpened>,
    language: Res<Language>,
    games: Res<GameRegistry>,
    mut notices: MessageWriter<ShowNotice>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for LinkOpened(text) in links.read() {
        redraw.write(RequestRedraw);
        match Link::parse(text, games.known()) {
            Ok(None) => {}
            Ok(Some(link)) => commands.queue(|world: &mut World| open_link(world, link)),
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                notices.write(ShowNotice(language.format("link-broken", &reason)));
            }
        }
    }
}

/// Closes any menu and opens the replay, the table or the new match of a link. If the link names no
/// opponent, opens the new-game page to choose one.
fn open_link(world: &mut World, link: Link) {
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    match link {
        Link::NewMatch { game, opponent } => {
            world.trigger(OpenNewGame { opponent, ..OpenNewGame::new(GameId(game)) });
        }
        Link::Replay(record) => world.trigger(OpenReplay(record)),
        Link::Table(table) => world.trigger(OpenTable(table)),
    }
}
