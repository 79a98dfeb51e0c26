//! Tables on this device, and tables nearby.

use bevy_egui::egui::Ui;
use kozyr_core::link::TableLink;
use kozyr_ui::widgets;

use super::{PageAction, PageContext, TablesPage};
use crate::{
    hosting_status::HostedHere,
    server_address::{Invitation, ServerAddress},
};

/// Lets the player choose whether a new table is on this device; returns the choice. Without the
/// address of a server it is, unless the player turns it off. `server` is the address that the
/// player has entered. Returns `false` without a choice if this device cannot host a table, or does
/// already.
pub(super) fn choose(
    ui: &mut Ui,
    context: &PageContext,
    server: &str,
    state: &mut TablesPage,
) -> bool {
    if !context.hosting.is_possible {
        return false;
    }
    if context.hosting.table.is_some() {
        context.note(ui, "friends-hosting-already");
        return false;
    }
    let is_default = ServerAddress::for_tables(server).is_none();
    let mut hosts_here = state.hosts_here.unwrap_or(is_default);
    let text = context.language.text("friends-host-here");
    if widgets::switch(ui, &context.palette, &mut hosts_here, &text) {
        state.hosts_here = Some(hosts_here);
    }
    if hosts_here {
        context.note(ui, "friends-host-here-note");
    }
    hosts_here
}

/// Draws what the host should know about the network.
pub(super) fn notes(ui: &mut Ui, context: &PageContext, table: &HostedHere) {
    if table.links.is_empty() {
        context.note(ui, "friends-hosting-no-network");
        return;
    }
    context.note(ui, "friends-hosting-network");
    if !table.has_page {
        context.note(ui, "friends-hosting-app-only");
    }
    if !table.is_announced {
        context.note(ui, "friends-hosting-not-announced");
    }
}

/// Draws the links after the first, for devices in other networks of this one.
pub(super) fn other_links(ui: &mut Ui, context: &PageContext, table: &HostedHere) {
    if table.links.len() < 2 {
        return;
    }
    context.note(ui, "friends-hosting-other-links");
    for link in &table.links[1..] {
        context.small(ui, link);
    }
}

/// Draws the tables that other devices host; returns what was pressed.
pub(super) fn nearby_tables(ui: &mut Ui, context: &PageContext) -> Option<PageAction> {
    let (palette, language) = (&context.palette, &*context.language);
    let hosting = &context.hosting;
    if !hosting.is_searching {
        return None;
    }
    widgets::caption(ui, palette, &language.text("friends-nearby"));
    if hosting.nearby.is_empty() {
        context.note(ui, "friends-nearby-none");
    }
    let mut pressed = None;
    for table in &hosting.nearby {
        let line = match table.is_compatible {
            true => language.text(&table.game),
            false => language.text("friends-nearby-other-version"),
        };
        let is_pressed = widgets::option_row(ui, palette, &table.host, &line, false).clicked();
        if is_pressed && table.is_compatible {
            let link = TableLink { server: Some(table.url.clone()), room: table.room.clone() };
            pressed = Some(PageAction::Join(Invitation::Link(link)));
        }
    }
    pressed
}
