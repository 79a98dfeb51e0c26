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

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(CONTROL_TABLES)).in_set(PanelSystems::Pages),
    );
}

/// Actions on all tables at once.
#[derive(Clone, Copy)]
enum ControlTablesAction {
    Reset,
    Copy,
    Paste,
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut settings: ResMut<Settings>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
    mut tell: MessageWriter<ShowNotice>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut tables = settings.control_tables.clone();
    let mut back = false;
    full_page(ctx, &palette, **screen, "tables", PageWidth::Column, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("tables"));
        ui.label(RichText::new(language.text("tables-about")).color(palette.dim));
        for table in ControlTable::ALL {
            ui.add_space(10.0);
            let light = |cell| CellHighlight {
                changed: tables.get(cell) != ControlTables::published().get(cell),
                ..default()
            };
            let pressed = control_table::draw(ui, &palette, &language, &tables, table, light);
            if let Some(cell) = pressed {
                cycle_answer(&mut tables, cell);
            }
        }
        ui.add_space(10.0);
        let offers = [
            ("tables-reset", ControlTablesAction::Reset),
            ("tables-copy", ControlTablesAction::Copy),
            ("tables-paste", ControlTablesAction::Paste),
        ]
        .map(|(key, wish)| ButtonSpec::new(wish, language.text(key)));
        let come = clipboard.has_received_text().then_some(ControlTablesAction::Paste);
        match widgets::button_grid(ui, &palette, 3, &offers).or(come) {
            Some(ControlTablesAction::Reset) => tables = ControlTables::published().clone(),
            Some(ControlTablesAction::Copy) => {
                clipboard.copy(&tables.to_string());
                tell.write(ShowNotice(language.text("tables-copied")));
            }
            Some(ControlTablesAction::Paste) => {
                match clipboard.paste().map(|text| text.parse()).transpose() {
                    Ok(Some(pasted)) => tables = pasted,
                    Ok(None) => {}
                    Err(error) => {
                        let reason = [("reason", error.to_string().into())];
                        tell.write(ShowNotice(language.format("tables-wrong", &reason)));
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

/// Cycles a cell to its next possible answer.
fn cycle_answer(tables: &mut ControlTables, cell: ControlCell) {
    let answers = cell.table().answers();
    let now = answers.iter().position(|&answer| answer == tables.get(cell)).unwrap_or(0);
    // The table itself lists the answers its cells can hold.
    _ = tables.set(cell, answers[(now + 1) % answers.len()]);
}
