//! Opens links into the app.

use bevy::{ecs::message::Message, prelude::*, window::RequestRedraw};
use kozyr_core::link::Link;

use kozyr_platform::screen::{GameId, Menu};
use kozyr_table::{
    registry::GameRegistry,
    requests::{OpenNewGame, OpenReplay},
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// The part of an opened URL after `#`.
#[derive(Message, Clone, Debug)]
pub struct LinkOpened(pub String);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LinkOpened>();
    app.add_systems(Update, open_links);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, open_from_page.after(kozyr_platform::browser::PageMessageSystems));
}

/// On desktops, a link is the program's first argument.
#[cfg(not(target_arch = "wasm32"))]
pub fn open_from_command_line(app: &mut App) {
    app.add_systems(Startup, |mut followed: MessageWriter<LinkOpened>| {
        followed.write_batch(std::env::args().nth(1).map(LinkOpened));
    });
}

/// On the web, a link is the part of the page's URL after `#`.
#[cfg(target_arch = "wasm32")]
fn open_from_page(
    mut from_page: MessageReader<kozyr_platform::browser::PageMessage>,
    mut followed: MessageWriter<LinkOpened>,
) {
    followed.write_batch(from_page.read().filter_map(|said| match said {
        kozyr_platform::browser::PageMessage::LinkOpened(link) => Some(LinkOpened(link.clone())),
        _ => None,
    }));
}

fn open_links(
    mut followed: MessageReader<LinkOpened>,
    language: Res<Language>,
    games: Res<GameRegistry>,
    mut tell: MessageWriter<ShowNotice>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for LinkOpened(text) in followed.read() {
        redraw.write(RequestRedraw);
        match Link::parse(text, games.known()) {
            Ok(None) => {}
            Ok(Some(link)) => commands.queue(|world: &mut World| open_link(world, link)),
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                tell.write(ShowNotice(language.format("link-broken", &reason)));
            }
        }
    }
}

fn open_link(world: &mut World, link: Link) {
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    match link {
        Link::NewMatch { game, opponent } => {
            world.trigger(OpenNewGame { opponent, ..OpenNewGame::new(GameId(game)) });
        }
        Link::Replay(record) => world.trigger(OpenReplay(record)),
    }
}
