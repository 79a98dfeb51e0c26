//! A description of the line on the table, and the buttons that step through it.

use bevy_egui::egui::{self, Key, RichText, Ui, vec2};

use super::table_preview::{PreviewSelection, PreviewState};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Icon},
};

/// Describes the line on the table, if any. If lines of the decision have several steps, also shows
/// the step and the buttons to move through it, which change `selection`, as the brackets do.
pub(super) fn steps(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) {
    let Some((ply, bar)) = preview.ply_and_bar else { return };
    if preview.description.is_empty() {
        return;
    }
    let description = || RichText::new(&preview.description).size(size::SMALL).color(palette.dim);
    if !preview.has_steps {
        ui.label(description());
        return;
    }
    if preview.steps < 2 {
        // Another line has steps. The same height keeps the items below in place.
        ui.vertical(|ui| {
            ui.set_min_height(size::TOUCH);
            ui.label(description());
        });
        return;
    }
    let (back, forward) = (preview.step > 1, preview.step < preview.steps);
    let mut step = step_keys(ui.ctx());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        step -= step_button(ui, palette, Icon::StepBack, &language.text("why-step-back"), back);
        let show_text = |ui: &mut Ui| {
            ui.set_width(ui.available_width() - size::TOUCH - 8.0);
            let arguments = [("step", preview.step.into()), ("steps", preview.steps.into())];
            let count = language.format("why-step", &arguments);
            // A fixed minimum height keeps the items below in place.
            ui.set_min_height(size::TOUCH);
            ui.label(RichText::new(count).font(strong_font(size::BODY)));
            ui.label(description());
        };
        ui.vertical(show_text);
        step += step_button(ui, palette, Icon::StepForward, &language.text("why-step-on"), forward);
    });
    if step < 0 && back || step > 0 && forward {
        let shown_actions = preview.shown_actions.saturating_add_signed(step.signum());
        *selection = PreviewSelection {
            ply: Some(ply),
            bar,
            shown_actions: Some(shown_actions),
            ..*selection
        };
    }
}

/// Draws a round button. Returns 1 if it was clicked, else 0.
fn step_button(ui: &mut Ui, palette: &Palette, icon: Icon, name: &str, enabled: bool) -> isize {
    ui.add_enabled_ui(enabled, |ui| widgets::round_button(ui, palette, icon, name).clicked())
        .inner
        .into()
}

/// The step asked for by the brackets on the keyboard: -1 for `[`, 1 for `]`, else 0.
fn step_keys(ctx: &egui::Context) -> isize {
    ctx.input(|input| {
        let pressed = |key| isize::from(input.key_pressed(key) && !input.modifiers.any());
        pressed(Key::CloseBracket) - pressed(Key::OpenBracket)
    })
}
