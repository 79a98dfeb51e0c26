//! Input fields shared by all tabs of the settings.

use bevy_egui::egui;

use kozyr_ui::{language::Language, theme::Palette, widgets};

/// A choice between a few options, with a heading.
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

/// A switch for each setting.
pub(super) fn switches<const N: usize>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choices: [(&mut bool, &str); N],
) {
    for (on, key) in choices {
        widgets::switch(ui, palette, on, &language.text(key));
    }
}
