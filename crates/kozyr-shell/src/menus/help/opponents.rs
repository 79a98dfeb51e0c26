//! The chapters about families of opponents: how they decide and how strong they are.

use bevy_egui::egui::{Sense, vec2};

use super::page::HelpPage;
use kozyr_features::help::OpponentFamily;
use kozyr_ui::{
    faces::{self, Animal, Expression},
    theme::{size, strong_font, text_scale},
    widgets,
};

/// Draws the Help chapter of a family of opponents. `animal` returns the animal of an opponent with
/// a given name.
pub fn show(page: &mut HelpPage<'_>, family: &OpponentFamily, animal: fn(&str) -> Animal) {
    let language = page.language;
    portraits(page, family, animal);
    page.heading(&language.text("help-how"));
    page.paragraph(&language.text(&format!("help-opponent-{}", family.key)));
    page.heading(&language.text("help-how-strong"));
    page.paragraph(&language.text(&format!("help-opponent-{}-strength", family.key)));
    if !family.described.is_empty() {
        page.heading(&language.text("help-levels"));
    }
    for name in family.described {
        let about = language.text(&format!("opponent-{name}-about"));
        page.entry(&language.method_name(name), &about);
    }
    page.ui.add_space(8.0);
    page.remark("help-opponents-about");
}

/// Draws the portraits and names of a family's [members to show](OpponentFamily::shown_members).
/// `animal` returns the animal of an opponent with a given name.
fn portraits(page: &mut HelpPage<'_>, family: &OpponentFamily, animal: fn(&str) -> Animal) {
    const FACE: f32 = 96.0;
    const NAME: f32 = 24.0;
    let (palette, language) = (page.palette, page.language);
    page.ui.add_space(8.0);
    page.ui.horizontal_wrapped(|ui| {
        let name_height = NAME * text_scale(ui.ctx());
        for name in family.shown_members() {
            let cell_size = vec2(FACE + 16.0, FACE + name_height);
            let (at, _) = ui.allocate_exact_size(cell_size, Sense::hover());
            let face = at.with_max_y(at.top() + FACE);
            faces::draw(ui.painter(), face, animal(name), Expression::Pleased);
            let name = language.opponent_name(name);
            let (font, max_size) = (strong_font(size::BODY), vec2(at.width(), name_height));
            let galley = widgets::fit_text(ui.painter(), &name, font, palette.ink, max_size);
            let middle = at.center_bottom() - vec2(0.0, name_height / 2.0);
            widgets::paint_centred(ui.painter(), middle, galley, palette.ink);
        }
    });
}
