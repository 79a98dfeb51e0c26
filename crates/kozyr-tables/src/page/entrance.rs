//! The entrance: invite friends, join them, or return to a table.

use bevy_egui::egui::Ui;
use kozyr_rooms::PlayerName;
use kozyr_ui::{
    settings::MAX_SERVER_CHARS,
    widgets::{self, ButtonSpec},
};

use super::{PageAction, PageContext, TablesPage, hosting, new_table};
use crate::{
    known_tables::KnownTables,
    opening::GAMES,
    server_address::{Invitation, ServerAddress},
};
use kozyr_core::link::TableLink;

/// The texts that the player edits at the entrance.
pub(super) struct EnteredTexts<'a> {
    /// The player's name.
    pub name: &'a mut String,
    /// The address of the server.
    pub server: &'a mut String,
}

/// Draws the entrance; returns what was pressed.
pub(super) fn show(
    ui: &mut Ui,
    context: &PageContext,
    known: &KnownTables,
    entered: EnteredTexts,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let (mut left, mut right) = (None, None);
    let cell = std::cell::RefCell::new((entered, state));
    widgets::two_panes(
        ui,
        |ui| {
            let (entered, state) = &mut *cell.borrow_mut();
            widgets::caption(ui, &context.palette, &context.language.text("you"));
            context.name_field(ui, entered.name);
            left = invite(ui, context, entered, state);
        },
        |ui| {
            let (entered, state) = &mut *cell.borrow_mut();
            right = join(ui, context, entered.server, state);
            right = hosting::nearby_tables(ui, context).or(right.take());
            right = own_tables(ui, context, known).or(right.take());
            context.note(ui, "friends-privacy");
        },
    );
    left.or(right)
}

/// Draws the invitation to each game; returns what was pressed.
fn invite(
    ui: &mut Ui,
    context: &PageContext,
    entered: &mut EnteredTexts,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let language = &*context.language;
    widgets::caption(ui, &context.palette, &language.text("friends-invite"));
    context.note(ui, "friends-invite-note");
    let hosts_here = hosting::choose(ui, context, entered.server, state);
    if !hosts_here && ServerAddress::built_in().is_none() {
        let label = language.text("friends-server");
        widgets::line_field(ui, &context.palette, &label, entered.server, MAX_SERVER_CHARS);
        context.note(ui, "friends-server-note");
    }
    if entered.name.trim().is_empty() {
        context.note(ui, "friends-name-first");
    }
    let is_possible = (hosts_here || ServerAddress::for_tables(entered.server).is_some())
        && !context.hosting.is_starting
        && PlayerName::new(entered.name).is_ok()
        && context.opening.is_none();
    let buttons = GAMES
        .map(|game| ButtonSpec::new(game, language.text(game)).accented().enabled_if(is_possible));
    let game = widgets::button_grid(ui, &context.palette, 2, &buttons)?;
    new_table(game).map(if hosts_here { PageAction::Host } else { PageAction::Invite })
}

/// Draws the field for a link or code; returns what was pressed.
fn join(
    ui: &mut Ui,
    context: &PageContext,
    server: &str,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let language = &*context.language;
    widgets::caption(ui, &context.palette, &language.text("friends-join"));
    let label = language.text("friends-link-or-code");
    let field = widgets::line_field(ui, &context.palette, &label, &mut state.invitation, 300);
    let invitation = Invitation::parse(&state.invitation);
    let has_server = match &invitation {
        Some(Invitation::Link(TableLink { server: Some(_), .. })) => true,
        _ => ServerAddress::for_tables(server).is_some(),
    };
    if invitation.is_none() && !state.invitation.trim().is_empty() {
        context.note(ui, "friends-not-an-invitation");
    } else if invitation.is_some() && !has_server {
        context.note(ui, "friends-no-server");
    }
    let is_possible = invitation.is_some() && has_server && context.opening.is_none();
    let mut buttons =
        vec![ButtonSpec::new(true, language.text("friends-join-button")).enabled_if(is_possible)];
    if context.dialog.is_available() {
        buttons.push(ButtonSpec::new(false, language.text("friends-open-qr")));
    }
    let is_entered = is_possible && widgets::is_entered(ui, &field);
    match widgets::button_grid(ui, &context.palette, buttons.len(), &buttons)
        .or(is_entered.then_some(true))?
    {
        true => invitation.map(PageAction::Join),
        false => Some(PageAction::ChoosePicture),
    }
}

/// Draws the tables that this device remembers; returns what was pressed.
fn own_tables(ui: &mut Ui, context: &PageContext, known: &KnownTables) -> Option<PageAction> {
    let language = &*context.language;
    let mut pressed = None;
    for (index, table) in known.iter().enumerate() {
        if index == 0 {
            widgets::caption(ui, &context.palette, &language.text("friends-own"));
        }
        let summary = &table.summary;
        let title = match (summary.game.is_empty(), summary.others.is_empty()) {
            (true, _) => table.room.clone(),
            (false, true) => language.text(&summary.game),
            (false, false) => {
                format!("{} · {}", language.text(&summary.game), summary.others.join(", "))
            }
        };
        let line = language.text(match (summary.is_playing, summary.is_own_turn) {
            (true, true) => "home-your-turn",
            (true, false) => "friends-their-turn",
            (false, _) => "friends-waiting",
        });
        if widgets::option_row(ui, &context.palette, &title, &line, false).clicked() {
            pressed = Some(PageAction::Join(Invitation::Link(table.link())));
        }
    }
    pressed
}
