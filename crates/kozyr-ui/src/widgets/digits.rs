//! Long numbers for comparing by eye.

use bevy_egui::egui::{Frame, RichText, Ui};

use super::caption;
use crate::theme::{Palette, size};

/// The number of digits in a group.
const GROUP: usize = 8;

/// Adds a caption and below it a number in groups of eight digits. `value` has ASCII digits only.
pub fn digit_groups(ui: &mut Ui, palette: &Palette, name: &str, value: &str) {
    caption(ui, palette, name);
    Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let groups: Vec<&str> = (0..value.len())
            .step_by(GROUP)
            .map(|start| &value[start..(start + GROUP).min(value.len())])
            .collect();
        ui.label(RichText::new(groups.join(" ")).size(size::BODY));
    });
}
