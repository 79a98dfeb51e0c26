//! The match on a table: its record with the reasons given so far, its history, and what the table
//! is used for.

mod game_screen;
mod history;
mod messages;
mod mode;
mod permissions;
mod persistence;
mod saved_format;
mod seed_source;
mod state;

use bevy::prelude::*;

pub use game_screen::OnScreen;
pub use history::Navigate;
pub use kozyr_core::table_game::{TableGame, goes_without_saying};
pub use messages::{Played, Submit};
pub use permissions::Circumstances;
pub use persistence::{NotAMatch, abandon, checked, file, is_rating_at_stake, lay_over, read};
pub use seed_source::Seeds;
pub use state::Session;

use self::persistence::{clear_table, is_match, resume, resume_imported, save};
use crate::current_match::{Matches, PublishMatches};
use kozyr_platform::{
    screen::{self, Menu, Screen},
    storage::Storage,
    system_sets::Step,
};

/// Run condition: somebody plays at the table or is asked what they would, and nothing lies over it, so that keys and taps are
/// decisions.
pub fn is_played<G: TableGame>(
    session: Option<Res<Session<G>>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) -> bool {
    **screen == G::SCREEN
        && **menu == Menu::None
        && session.is_some_and(|session| !session.is_watched() || session.is_asked())
}

/// Keeps the match of one game: plays what is submitted and saves after every action.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Seeds>().init_resource::<Matches>();
    app.add_message::<Submit<G>>().add_message::<Played<G>>().add_message::<Navigate>();
    app.world()
        .resource::<Storage>()
        .know(|name| is_match(name, G::NAME), |text| Ok(Session::<G>::from_saved(text).map(drop)?));
    app.add_systems(Startup, resume::<G>);
    app.add_observer(resume_imported::<G>);
    app.add_systems(OnExit(G::SCREEN), screen::close_menu);
    app.add_systems(PostStartup, publish::<G>.in_set(PublishMatches));
    app.add_systems(
        Update,
        (
            publish::<G>.in_set(PublishMatches).before(Step::Input),
            publish::<G>.after(Step::Play).before(Step::Place),
        ),
    );
    app.add_systems(
        OnExit(G::SCREEN),
        (clear_table::<G>, resume::<G>.run_if(not(resource_exists::<Session<G>>))).chain(),
    );
    app.add_systems(
        Update,
        (
            play::<G>,
            history::navigate::<G>.run_if(in_state(G::SCREEN)),
            save::<G>.run_if(resource_exists_and_changed::<Session<G>>),
        )
            .chain()
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Play),
    );
}

fn play<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut submitted: MessageReader<Submit<G>>,
    mut played: MessageWriter<Played<G>>,
) {
    for Submit { action, decision } in submitted.read() {
        // What is seen again is not played otherwise, whatever somebody would do.
        let is_scripted = session.is_guided() && session.next_in_script() != Some(*action);
        if is_scripted || session.is_replay() {
            continue;
        }
        match session.play(*action, decision.clone()) {
            Ok(events) => {
                played.write(Played { events });
            }
            // The screen offers legal actions only; a late double tap may still get here.
            Err(error) => debug!("{action}: {error}"),
        }
    }
}

/// Tells what is on the table without its game.
fn publish<G: TableGame>(session: Option<Res<Session<G>>>, mut matches: ResMut<Matches>) {
    let now = session.map(|session| session.summary());
    if matches.of(G::ID) != now {
        matches.set(G::ID, now);
    }
}
