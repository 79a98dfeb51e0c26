//! The state of the connection, for the page of a table.

use bevy_egui::egui::Ui;
use kozyr_rooms::session::{GiveUpReason, SessionStatus};
use kozyr_ui::{
    accessibility,
    widgets::{self, Emphasis},
};

use super::{PageAction, PageContext};
use crate::joined_table::JoinedTable;

/// The code of a server that closes a WebSocket because there is no such room.
const NO_SUCH_ROOM: u16 = 4004;
/// The code of a server that closes a WebSocket because too many people watch.
const ROOM_FULL: u16 = 4029;

/// The key of the text about the connection; `None` if all is well.
pub(crate) fn status_key(joined: &JoinedTable) -> Option<&'static str> {
    match joined.session().status() {
        SessionStatus::Connected => None,
        SessionStatus::Connecting { .. } => Some("friends-connecting"),
        SessionStatus::Reconnecting { .. } => Some("friends-reconnecting"),
        SessionStatus::GivenUp(GiveUpReason::Replaced) => Some("friends-replaced"),
        SessionStatus::GivenUp(GiveUpReason::Incompatible) => Some("friends-incompatible"),
        SessionStatus::GivenUp(GiveUpReason::Closed(close)) => Some(match close.code {
            _ if close.is_end_of_table() => "friends-ended",
            NO_SUCH_ROOM => "friends-no-table",
            ROOM_FULL => "friends-crowded",
            _ => "friends-closed",
        }),
    }
}

/// Draws the state of the connection unless all is well; returns what was pressed.
pub(super) fn show(ui: &mut Ui, context: &PageContext, joined: &JoinedTable) -> Option<PageAction> {
    let key = status_key(joined)?;
    let text = context.language.text(key);
    let label = ui.label(&text);
    accessibility::announce(ui.ctx(), label.id, label.rect, &text);
    if !can_retry(joined) {
        return None;
    }
    let retry = context.language.text(retry_key(joined));
    let pressed = widgets::button(ui, &context.palette, &retry, Emphasis::Accent).clicked();
    pressed.then_some(PageAction::Reconnect)
}

/// Whether the player can try again: the session has given up, and the table has not ended.
pub(crate) fn can_retry(joined: &JoinedTable) -> bool {
    !joined.has_ended() && matches!(joined.session().status(), SessionStatus::GivenUp(_))
}

/// The key of the button that tries again after the session has given up.
pub(crate) fn retry_key(joined: &JoinedTable) -> &'static str {
    if needs_reload(joined) { "friends-reload" } else { "friends-reconnect" }
}

/// Tries again after the session has given up: loads the page again if it has another version than
/// the server, or else connects.
pub(crate) fn retry(joined: &mut JoinedTable) {
    #[cfg(target_arch = "wasm32")]
    if needs_reload(joined) {
        kozyr_platform::browser::reload();
        return;
    }
    joined.reconnect();
}

/// Whether this is a page of another version than the server.
fn needs_reload(joined: &JoinedTable) -> bool {
    let status = joined.session().status();
    cfg!(target_arch = "wasm32") && status == SessionStatus::GivenUp(GiveUpReason::Incompatible)
}
