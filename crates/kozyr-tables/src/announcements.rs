//! Short notices about what other people do at the table, and what the player lets them know.

use bevy::prelude::*;
use kozyr_core::{game::Seat, table_game::TableGame};
use kozyr_platform::screen::Screen;
use kozyr_rooms::{
    Aid, ClientMessage, LeaveReason, NoticeKind, UnseatedReason, session::SessionEvent,
};
use kozyr_table::session::Session;
use kozyr_ui::{language::Language, notices::ShowNotice};

use crate::{
    joined_table::{JoinedTable, TableEvent},
    questions::person_name,
};

/// Adds the system that shows notices of what others do at the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        announce.run_if(on_message::<TableEvent>).run_if(resource_exists::<JoinedTable>),
    );
}

/// Adds the system that tells others when the player uses a hint in a match of the game `G`.
pub(crate) fn plugin_for<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        tell_about_hints::<G>
            .run_if(resource_exists::<JoinedTable>.and_then(resource_exists::<Session<G>>)),
    );
}

/// Shows what others have done.
fn announce(
    mut events: MessageReader<TableEvent>,
    joined: Res<JoinedTable>,
    screen: Res<State<Screen>>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    for TableEvent(event) in events.read() {
        let text = match event {
            SessionEvent::Notice(notice) => {
                announcement(&joined, &language, **screen, &notice.what)
            }
            SessionEvent::Unseated(UnseatedReason::Removed) => {
                Some(language.text("friends-you-were-removed"))
            }
            SessionEvent::Unseated(UnseatedReason::TakenOver) => {
                Some(language.text("friends-seat-moved"))
            }
            _ => None,
        };
        notices.write_batch(text.map(ShowNotice));
    }
}

/// The announcement of what happened at a table; `None` if it needs none, is visible anyway, or the
/// player has done it.
fn announcement(
    joined: &JoinedTable,
    language: &Language,
    screen: Screen,
    what: &NoticeKind,
) -> Option<String> {
    let table = joined.table()?;
    let own = joined.seat();
    let named = |key: &str, name: String| language.format(key, &[("name", name.into())]);
    let of_seat = |key: &str, seat: Seat| {
        let name = person_name(table, seat).filter(|_| own != Some(seat))?;
        Some(named(key, name))
    };
    match what {
        // The seats themselves show who comes and goes.
        NoticeKind::Sat { .. } | NoticeKind::Left { .. } if screen == Screen::Tables => None,
        NoticeKind::Sat { seat, name } if own != Some(*seat) => {
            Some(named("friends-sat", name.to_string()))
        }
        NoticeKind::Left { seat, name, reason } if own != Some(*seat) => {
            let key = match reason {
                LeaveReason::Left => "friends-left",
                LeaveReason::Removed => "friends-removed",
            };
            Some(named(key, name.to_string()))
        }
        NoticeKind::Host { seat } if own.is_some() && *seat == own => {
            Some(language.text("friends-now-host"))
        }
        NoticeKind::StandInAllowed { seat } if joined.is_host() => {
            of_seat("friends-may-stand-in", *seat)
        }
        NoticeKind::TakeBackAnswered { seat, agree: false } => {
            of_seat("friends-take-back-refused", *seat)
        }
        NoticeKind::Consulted { seat, aid: Aid::Hint } => of_seat("friends-consulted", *seat),
        _ => None,
    }
}

/// Lets everyone at a teaching table know that the player has used a hint.
fn tell_about_hints<G: TableGame>(
    mut joined: ResMut<JoinedTable>,
    session: Res<Session<G>>,
    mut told: Local<u32>,
) {
    let hints = session.circumstances().hints;
    if !session.is_remote() || hints <= *told {
        *told = hints;
        return;
    }
    *told = hints;
    if session.is_guessing_cards() {
        joined.ask(ClientMessage::Consult { aid: Aid::Hint });
    }
}
