//! A description of the line on the table, and the buttons that step through it.

use bevy_egui::egui::{self, Key, RichText, Ui, vec2};

use super::table_preview::{PreviewSelection, PreviewState};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Icon},
};

/// Shows the position in the line on the table and the buttons to step through it.
pub(super) fn steps(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    in_sight: &PreviewState,
    choice: &mut PreviewSelection,
) {
    let Some((at, bar)) = in_sight.ply_and_bar else { return };
    if in_sight.description.is_empty() {
        return;
    }
    if !in_sight.has_steps {
        ui.label(RichText::new(&in_sight.description).size(size::SMALL).color(palette.dim));
        return;
    }
    let (back, on) = (in_sight.step > 1, in_sight.step < in_sight.steps);
    let mut by = step_keys(ui.ctx());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        by -= button(ui, palette, Icon::StepBack, &language.text("why-step-back"), back);
        let words = |ui: &mut Ui| {
            ui.set_width(ui.available_width() - size::TOUCH - 8.0);
            let told = [("step", in_sight.step.into()), ("steps", in_sight.steps.into())];
            let count = language.format("why-step", &told);
            // A fixed minimum height keeps the items below in place.
            ui.set_min_height(size::TOUCH);
            ui.label(RichText::new(count).font(strong_font(size::BODY)));
            ui.label(RichText::new(&in_sight.description).size(size::SMALL).color(palette.dim));
        };
        ui.vertical(words);
        by += button(ui, palette, Icon::StepForward, &language.text("why-step-on"), on);
    });
    if by < 0 && back || by > 0 && on {
        let laid = in_sight.shown_actions.saturating_add_signed(by.signum());
        *choice = PreviewSelection { ply: Some(at), bar, shown_actions: Some(laid) };
    }
}

fn button(ui: &mut Ui, palette: &Palette, sign: Icon, name: &str, enabled: bool) -> isize {
    ui.add_enabled_ui(enabled, |ui| widgets::round_button(ui, palette, sign, name).clicked())
        .inner
        .into()
}

/// The step asked for by keys: -1, 0 or 1.
fn step_keys(ctx: &egui::Context) -> isize {
    ctx.input(|input| {
        let pressed = |key| isize::from(input.key_pressed(key) && !input.modifiers.any());
        pressed(Key::CloseBracket) - pressed(Key::OpenBracket)
    })
}
