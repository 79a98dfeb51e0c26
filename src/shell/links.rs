//! Links into the app, followed.

use bevy::{ecs::message::Message, prelude::*, window::RequestRedraw};
use kozyr_core::link::Link;

use crate::{
    features::{
        new_game::{Challenger, Watching},
        replay::Open,
    },
    look::{language::Language, notices::Tell},
    platform::screen::{Menu, Screen},
};

/// What follows the `#` of an address that was opened.
#[derive(Message, Clone, Debug)]
pub struct Followed(pub String);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Followed>();
    app.add_systems(Update, follow);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, of_page);
}

/// On a desktop a link is the program's first argument.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn of_command_line(app: &mut App) {
    app.add_systems(Startup, |mut followed: MessageWriter<Followed>| {
        followed.write_batch(std::env::args().nth(1).map(Followed));
    });
}

/// In a browser a link is what follows the `#` of the page's address.
#[cfg(target_arch = "wasm32")]
fn of_page(
    mut from_page: MessageReader<crate::platform::browser::FromPage>,
    mut followed: MessageWriter<Followed>,
) {
    followed.write_batch(from_page.read().filter_map(|said| match said {
        crate::platform::browser::FromPage::Link(link) => Some(Followed(link.clone())),
        _ => None,
    }));
}

/// A match in the [short form](kozyr_core::game::Record::to_short) as it is sent to somebody: as it
/// is, or on a page as a link to it.
pub fn to_send(short: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return format!("{}#replay={short}", crate::platform::browser::address());
    #[cfg(not(target_arch = "wasm32"))]
    short.to_owned()
}

fn follow(
    mut followed: MessageReader<Followed>,
    language: Res<Language>,
    mut tell: MessageWriter<Tell>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Followed(text) in followed.read() {
        redraw.write(RequestRedraw);
        match Link::read(text) {
            Ok(None) => {}
            Ok(Some(link)) => commands.queue(|world: &mut World| lead(world, link)),
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                tell.write(Tell(language.format("link-leads-nowhere", &reason)));
            }
        }
    }
}

fn lead(world: &mut World, link: Link) {
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    match link {
        Link::Durak(mind) => prepare(world, Screen::NewDurak, mind),
        Link::Reversi(mind) => prepare(world, Screen::NewReversi, mind),
        Link::Replay(record) => {
            world.write_message(Open(record));
        }
    }
}

fn prepare(world: &mut World, page: Screen, mind: Option<String>) {
    world.insert_resource(Watching(false));
    world.insert_resource(Challenger(mind));
    world.resource_mut::<NextState<Screen>>().set(page);
}
