//! Editor for the fuzzy opponent's control tables.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::RichText};
use kozyr_durak::opponents::fuzzy::{ControlCell, ControlTable, ControlTables};

use super::{
    control_table::{self, CellHighlight},
    screens::CONTROL_TABLES,
};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{Menu, Screen},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    settings::Settings,
    theme::Palette,
    widgets::{self, ButtonSpec, PageWidth, full_page},
};

/// Adds the editor of control tables.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(CONTROL_TABLES)).in_set(PanelSystems::Pages),
    );
}

/// Actions on all tables at once.
#[derive(Clone, Copy)]
enum ControlTablesAction {
    /// Resets all tables to the published ones.
    Reset,
    /// Copies all tables as text.
    Copy,
    /// Replaces all tables with those in the clipboard.
    Paste,
}

/// Shows the editor and stores changes in the settings: a press on a cell cycles its answer,
/// buttons reset, copy and paste all tables. Invalid text is refused with a notice.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut settings: ResMut<Settings>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut tables = settings.control_tables.clone();
    let mut back = false;
    full_page(ctx, &palette, **screen, "tables", PageWidth::Column, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("tables"));
        ui.label(RichText::new(language.text("tables-about")).color(palette.dim));
        for table in ControlTable::ALL {
            ui.add_space(10.0);
            let highlight_of = |cell| CellHighlight {
                changed: tables.get(cell) != ControlTables::published().get(cell),
                ..default()
            };
            let pressed =
                control_table::draw(ui, &palette, &language, &tables, table, highlight_of);
            if let Some(cell) = pressed {
                cycle_answer(&mut tables, cell);
            }
        }
        ui.add_space(10.0);
        let buttons = [
            ("tables-reset", ControlTablesAction::Reset),
            ("tables-copy", ControlTablesAction::Copy),
            ("tables-paste", ControlTablesAction::Paste),
        ]
        .map(|(key, action)| ButtonSpec::new(action, language.text(key)));
        let pasted_text = clipboard.has_received_text().then_some(ControlTablesAction::Paste);
        match widgets::button_grid(ui, &palette, 3, &buttons).or(pasted_text) {
            Some(ControlTablesAction::Reset) => tables = ControlTables::published().clone(),
            Some(ControlTablesAction::Copy) => {
                clipboard.copy(&tables.to_string());
                notices.write(ShowNotice(language.text("tables-copied")));
            }
            Some(ControlTablesAction::Paste) => {
                match clipboard.paste().map(|text| text.parse()).transpose() {
                    Ok(Some(pasted)) => tables = pasted,
                    Ok(None) => {}
                    Err(error) => {
                        let reason = [("reason", error.to_string().into())];
                        notices.write(ShowNotice(language.format("tables-wrong", &reason)));
                    }
                }
            }
            None => {}
        }
    });
    if tables != settings.control_tables {
        sound.write(Sound::Tap);
        settings.control_tables = tables;
    }
    if back {
        sound.write(Sound::Tap);
        menu.set(if screen.is_table() { Menu::Pause } else { Menu::None });
    }
    Ok(())
}

/// Sets a cell to its next possible answer; after the last comes the first.
fn cycle_answer(tables: &mut ControlTables, cell: ControlCell) {
    let answers = cell.table().answers();
    let current = answers.iter().position(|&answer| answer == tables.get(cell)).unwrap_or(0);
    // The table itself lists the answers its cells can hold.
    _ = tables.set(cell, answers[(current + 1) % answers.len()]);
}
