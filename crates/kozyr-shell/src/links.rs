//! Links into the app, followed.

use bevy::{ecs::message::Message, prelude::*, window::RequestRedraw};
use kozyr_core::link::Link;

use kozyr_platform::screen::{GameId, Menu};
use kozyr_table::{
    registry::Games,
    requests::{NewGame, SeeAgain},
};
use kozyr_ui::{language::Language, notices::Tell};

/// What follows the `#` of an address that was opened.
#[derive(Message, Clone, Debug)]
pub struct Followed(pub String);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Followed>();
    app.add_systems(Update, follow);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, of_page.after(kozyr_platform::browser::HearPage));
}

/// On a desktop a link is the program's first argument.
#[cfg(not(target_arch = "wasm32"))]
pub fn of_command_line(app: &mut App) {
    app.add_systems(Startup, |mut followed: MessageWriter<Followed>| {
        followed.write_batch(std::env::args().nth(1).map(Followed));
    });
}

/// In a browser a link is what follows the `#` of the page's address.
#[cfg(target_arch = "wasm32")]
fn of_page(
    mut from_page: MessageReader<kozyr_platform::browser::FromPage>,
    mut followed: MessageWriter<Followed>,
) {
    followed.write_batch(from_page.read().filter_map(|said| match said {
        kozyr_platform::browser::FromPage::Link(link) => Some(Followed(link.clone())),
        _ => None,
    }));
}

fn follow(
    mut followed: MessageReader<Followed>,
    language: Res<Language>,
    games: Res<Games>,
    mut tell: MessageWriter<Tell>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Followed(text) in followed.read() {
        redraw.write(RequestRedraw);
        match Link::read(text, games.known()) {
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
        Link::NewMatch { game, opponent } => {
            world.trigger(NewGame { opponent, ..NewGame::of(GameId(game)) });
        }
        Link::Replay(record) => world.trigger(SeeAgain(record)),
    }
}
