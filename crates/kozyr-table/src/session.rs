//! The session: the match on a table with its decisions and history, and the use of the table.

mod game_screen;
mod history;
mod messages;
mod mode;
mod permissions;
mod persistence;
mod remote;
mod saved_format;
mod seed_source;
mod state;

use bevy::prelude::*;

pub use game_screen::GameScreen;
pub use history::NavigateHistory;
pub use kozyr_core::table_game::{TableGame, autoplay_action};
pub use messages::{ActionPlayed, SubmitAction};
pub use permissions::MatchConditions;
pub use persistence::{
    MatchLoadError, check_opponents, discard_match, file_name, is_rating_at_stake, parse_match,
    suspend_for,
};
pub use remote::{ActionSent, FollowSystems};
pub use seed_source::SeedSource;
pub use state::Session;

use self::persistence::{clear_table, is_match_file, resume, resume_after_reload, save};
use crate::current_match::{MatchSummaries, PublishSummarySystems};
use kozyr_platform::{
    screen::{self, Menu, Screen},
    storage::Storage,
    system_sets::AppSystems,
};

/// Run condition: keys and taps on the table are decisions. The game's table is shown without a
/// menu, and its match is not watched, or the viewer of a replay is asked for their decision.
pub fn is_playable<G: TableGame>(
    session: Option<Res<Session<G>>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) -> bool {
    **screen == G::SCREEN
        && **menu == Menu::None
        && session.is_some_and(|session| !session.is_watched() || session.is_asking_viewer())
}

/// Manages the session of one game: resumes the saved match at startup, plays submitted actions,
/// navigates the history, saves the player's own match after each change, publishes the summary,
/// and returns to the player's own match when the table is left.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<SeedSource>().init_resource::<MatchSummaries>();
    app.add_message::<SubmitAction<G>>()
        .add_message::<ActionPlayed<G>>()
        .add_message::<ActionSent<G>>()
        .add_message::<NavigateHistory>();
    app.world().resource::<Storage>().register_kind(
        |name| is_match_file(name, G::NAME),
        |text| Ok(Session::<G>::from_saved(text).map(drop)?),
    );
    app.add_systems(Startup, resume::<G>);
    app.add_observer(resume_after_reload::<G>);
    app.add_systems(OnExit(G::SCREEN), screen::close_menu);
    app.add_systems(PostStartup, publish_summary::<G>.in_set(PublishSummarySystems));
    app.add_systems(
        Update,
        (
            publish_summary::<G>.in_set(PublishSummarySystems).before(AppSystems::Input),
            publish_summary::<G>.after(AppSystems::ApplyActions).before(AppSystems::SetTargets),
        ),
    );
    app.add_systems(
        OnExit(G::SCREEN),
        (clear_table::<G>, resume::<G>.run_if(not(resource_exists::<Session<G>>))).chain(),
    );
    app.add_systems(
        Update,
        (
            play_submitted::<G>,
            remote::follow::<G>.run_if(in_state(G::SCREEN)).in_set(FollowSystems),
            history::navigate::<G>.run_if(in_state(G::SCREEN)),
            save::<G>.run_if(resource_exists_and_changed::<Session<G>>),
        )
            .chain()
            .run_if(resource_exists::<Session<G>>)
            .in_set(AppSystems::ApplyActions),
    );
}

/// Plays the submitted actions, and sends [`ActionPlayed`] for each. In a match on a server, sends
/// [`ActionSent`] instead. Ignores illegal actions, those that differ from the script of a guided
/// session, and all in a replay.
fn play_submitted<G: TableGame>(
    mut session: ResMut<Session<G>>,
    mut submitted: MessageReader<SubmitAction<G>>,
    mut played: MessageWriter<ActionPlayed<G>>,
    mut sent: MessageWriter<ActionSent<G>>,
) {
    for SubmitAction { action, decision } in submitted.read() {
        let is_scripted = session.is_guided() && session.next_scripted_action() != Some(*action);
        if is_scripted || session.is_replay() {
            continue;
        }
        if session.is_remote() {
            if session.send(*action) {
                sent.write(ActionSent { action: *action });
            }
            continue;
        }
        match session.play(*action, decision.clone()) {
            Ok(events) => {
                played.write(ActionPlayed { events });
            }
            // Only legal actions are offered, but a late double tap can still get here.
            Err(error) => debug!("{action}: {error}"),
        }
    }
}

/// Updates the summary of the game's match in `matches`; removes it if there is no match.
fn publish_summary<G: TableGame>(
    session: Option<Res<Session<G>>>,
    mut matches: ResMut<MatchSummaries>,
) {
    let summary = session.map(|session| session.summary());
    if matches.of(G::ID) != summary {
        matches.set(G::ID, summary);
    }
}
