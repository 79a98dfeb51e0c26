//! The chapters about families of opponents: how they decide and how strong they are.

use bevy_egui::egui::{Sense, vec2};

use super::page::HelpPage;
use kozyr_features::help::OpponentFamily;
use kozyr_ui::{
    faces::{self, Animal, Expression},
    theme::{size, strong_font, text_scale},
    widgets,
};

/// Draws the Help chapter of a family of opponents.
pub fn show(text: &mut HelpPage<'_>, family: &OpponentFamily, animal: fn(&str) -> Animal) {
    let language = text.language;
    portraits(text, family, animal);
    text.heading(&language.text("help-how"));
    text.paragraph(&language.text(&format!("help-opponent-{}", family.key)));
    text.heading(&language.text("help-how-strong"));
    text.paragraph(&language.text(&format!("help-opponent-{}-strength", family.key)));
    if !family.described.is_empty() {
        text.heading(&language.text("help-levels"));
    }
    for name in family.described {
        let about = language.text(&format!("opponent-{name}-about"));
        text.entry(&language.method_name(name), &about);
    }
    text.ui.add_space(8.0);
    text.remark("help-opponents-about");
}

/// Draws the portraits of a family's members, with their names.
fn portraits(text: &mut HelpPage<'_>, family: &OpponentFamily, animal: fn(&str) -> Animal) {
    const FACE: f32 = 96.0;
    const NAME: f32 = 24.0;
    let (palette, language) = (text.palette, text.language);
    text.ui.add_space(8.0);
    text.ui.horizontal_wrapped(|ui| {
        let below = NAME * text_scale(ui.ctx());
        for name in family.shown_members() {
            let wanted = vec2(FACE + 16.0, FACE + below);
            let (at, _) = ui.allocate_exact_size(wanted, Sense::hover());
            let face = at.with_max_y(at.top() + FACE);
            faces::draw(ui.painter(), face, animal(name), Expression::Pleased);
            let words = language.opponent_name(name);
            let (font, room) = (strong_font(size::BODY), vec2(at.width(), below));
            let words = widgets::fit_text(ui.painter(), &words, font, palette.ink, room);
            let middle = at.center_bottom() - vec2(0.0, below / 2.0);
            widgets::paint_centred(ui.painter(), middle, words, palette.ink);
        }
    });
}
