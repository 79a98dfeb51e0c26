//! Choosing an opponent: names with a line about each mind.

use bevy_egui::egui;

use crate::{
    app::{language::Language, theme::Palette, widget},
    opponent::Roster,
};

/// The minds of a game as tiles, the chosen one marked. Whether the choice has changed.
pub(super) fn choose<G: Roster>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    chosen: &mut String,
) -> bool {
    let mut changed = false;
    ui.spacing_mut().item_spacing.y = 8.0;
    for entry in G::roster() {
        let name = language.text(&format!("mind-{}", entry.name));
        let line = language.text(&format!("mind-{}-line", entry.name));
        let is_chosen = entry.name == chosen;
        if widget::option(ui, palette, &name, &line, is_chosen).clicked() && !is_chosen {
            *chosen = entry.name.into();
            changed = true;
        }
    }
    changed
}
