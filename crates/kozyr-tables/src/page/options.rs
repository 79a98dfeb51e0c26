//! The options of a table, which the host changes between matches.

use bevy_egui::egui::Ui;
use kozyr_durak_ui::new_game::rules;
use kozyr_rooms::{Absence, ClientMessage, GameOptions, Pace, TableOptions};
use kozyr_ui::widgets;

use super::{PageAction, PageContext, TablesPage};
use crate::joined_table::JoinedTable;

/// Draws the options of the table. Between matches the host can change them; returns the request
/// for a change, if any.
pub(super) fn show(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let table = joined.table()?;
    let language = &*context.language;
    widgets::caption(ui, &context.palette, &language.text("friends-options"));
    for line in describe(context, &table.options) {
        context.small(ui, &line);
    }
    let may_change = joined.is_host() && table.phase.is_between_matches();
    if !may_change {
        return None;
    }
    if !state.options_open {
        state.options_open = context.quiet_button(ui, "friends-change-options");
        return None;
    }
    let mut options = table.options.clone();
    match &mut options.game {
        GameOptions::Durak { players, rules } => {
            widgets::caption(ui, &context.palette, &language.text("new-players"));
            let counts: Vec<_> =
                rules.player_counts().iter().map(|&count| (count, count.to_string())).collect();
            widgets::radio_row(ui, &context.palette, players, &counts);
            let rules_open = &mut state.rules_open;
            rules::choose(ui, &context.palette, language, rules, rules_open);
            if !rules.player_counts().contains(players) {
                *players = rules.player_counts()[0];
            }
        }
        GameOptions::Reversi { handicap } => {
            widgets::caption(ui, &context.palette, &language.text("friends-handicap"));
            let corners: Vec<_> = (0..=4).map(|count: u8| (count, count.to_string())).collect();
            widgets::radio_row(ui, &context.palette, handicap, &corners);
        }
    }
    widgets::caption(ui, &context.palette, &language.text("friends-absence"));
    let absences = Absence::ALL.map(|absence| {
        (absence, language.text(&format!("friends-absence-{}", absence_name(absence))))
    });
    widgets::radio_row(ui, &context.palette, &mut options.absence, &absences);
    widgets::switch(
        ui,
        &context.palette,
        &mut options.teaching,
        &language.text("friends-teaching"),
    );
    let mut by_correspondence = options.pace == Pace::Correspondence;
    let text = language.text("friends-correspondence");
    widgets::switch(ui, &context.palette, &mut by_correspondence, &text);
    options.pace = if by_correspondence { Pace::Correspondence } else { Pace::Live };
    let has_changed = options != table.options;
    has_changed.then_some(PageAction::Ask(ClientMessage::Configure { options }))
}

/// Describes the options in a few lines: the game with its rules, and what the table agrees on.
fn describe(context: &PageContext, options: &TableOptions) -> Vec<String> {
    let language = &*context.language;
    let mut lines = Vec::new();
    match &options.game {
        GameOptions::Durak { players, rules } => {
            lines.push(language.format("friends-durak-options", &[("players", (*players).into())]));
            lines.extend(rules::describe(rules, language));
        }
        GameOptions::Reversi { handicap } => {
            let corners = [("corners", (*handicap).into())];
            lines.push(language.format("friends-reversi-options", &corners));
        }
    }
    lines.push(language.text(absence_key(options)));
    if options.teaching {
        lines.push(language.text("friends-teaching-note"));
    }
    lines
}

/// The part of a text key that names an absence.
fn absence_name(absence: Absence) -> &'static str {
    match absence {
        Absence::Never => "never",
        Absence::Day => "day",
        Absence::TwoMinutes => "two-minutes",
        Absence::HalfMinute => "half-minute",
    }
}

/// The key of the text about what happens when somebody is away.
fn absence_key(options: &TableOptions) -> &'static str {
    match (options.pace, options.absence) {
        (Pace::Correspondence, _) => "friends-correspondence-note",
        (_, Absence::Never) => "friends-absence-never-note",
        (_, Absence::Day) => "friends-absence-day-note",
        (_, Absence::TwoMinutes) => "friends-absence-two-minutes-note",
        (_, Absence::HalfMinute) => "friends-absence-half-minute-note",
    }
}
