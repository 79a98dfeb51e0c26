//! The invitation to a table: its link, its QR code and its code of six letters.

use bevy_egui::egui::{RichText, Ui};
use kozyr_rooms::PlayerInfo;
use kozyr_ui::{
    theme::{size, strong_font},
    widgets::{self, ButtonSpec},
};

use super::{PageAction, PageContext, hosting};
use crate::{joined_table::JoinedTable, qr_code};

/// The side of the QR code, in points.
const QR_SIDE: f32 = 200.0;

/// Draws the invitation while a seat is open; returns what was pressed. `can_share` is whether the
/// device can share links with other apps.
pub(super) fn show(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    can_share: bool,
) -> Option<PageAction> {
    let has_open_seat =
        joined.table()?.seats.iter().any(|seat| matches!(seat.player, PlayerInfo::Open {}));
    if !has_open_seat {
        return None;
    }
    let (palette, language) = (&context.palette, &*context.language);
    widgets::caption(ui, palette, &language.text("friends-invitation"));
    let here = context.hosting.table_at(joined.room());
    match here {
        Some(table) => hosting::notes(ui, context, table),
        None => context.note(ui, "friends-invitation-note"),
    }
    if here.is_some_and(|table| table.links.is_empty()) {
        return None;
    }
    let link = joined.link();
    ui.vertical_centered(|ui| {
        qr_code::show(ui, &link, QR_SIDE, &language.text("friends-qr"));
        if let Some(code) = joined.code() {
            ui.label(RichText::new(code).font(strong_font(size::TITLE)));
            context.note(ui, "friends-code-note");
        }
    });
    context.small(ui, &link);
    if let Some(table) = here {
        hosting::other_links(ui, context, table);
    }
    let button = |way, key: &str| ButtonSpec::new(way, language.text(key));
    let mut buttons = Vec::new();
    if can_share {
        buttons.push(button(InvitationWay::ShareLink, "friends-share-link").accented());
    }
    buttons.push(button(InvitationWay::CopyLink, "friends-copy-link"));
    if joined.code().is_some() {
        buttons.push(button(InvitationWay::CopyCode, "friends-copy-code"));
    }
    Some(match widgets::button_grid(ui, palette, 2, &buttons)? {
        InvitationWay::ShareLink => PageAction::ShareLink,
        InvitationWay::CopyLink => PageAction::Copy(link),
        InvitationWay::CopyCode => PageAction::Copy(joined.code()?.to_owned()),
    })
}

/// A way to pass the invitation on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum InvitationWay {
    ShareLink,
    CopyLink,
    CopyCode,
}
