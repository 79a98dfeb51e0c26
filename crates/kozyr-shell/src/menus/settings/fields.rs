//! Input fields shared by all tabs of the settings.

use bevy_egui::egui;

use kozyr_ui::{language::Language, theme::Palette, widgets};

/// Draws the heading with this key and a row of options, each a value and the key of its name. Sets
/// `chosen` to the pressed option, if any.
pub(super) fn choose<T: Copy + PartialEq, const N: usize>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    heading: &str,
    chosen: &mut T,
    options: [(T, &str); N],
) {
    widgets::caption(ui, palette, &language.text(heading));
    let options = options.map(|(value, key)| (value, language.text(key)));
    widgets::radio_row(ui, palette, chosen, &options);
}

/// Draws a switch for each setting, given as its value and the key of its name. Changes the values
/// of those that the player switches.
pub(super) fn switches<const N: usize>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: [(&mut bool, &str); N],
) {
    for (is_on, key) in settings {
        widgets::switch(ui, palette, is_on, &language.text(key));
    }
}
