//! The result panel: the faces of the players, the result, and what to do next.

use bevy_egui::egui::{self, Align, Align2, Layout, Rect, Sense, Ui, vec2};

use kozyr_table::hud;
use kozyr_ui::{
    faces::{self, Animal, Expression},
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec},
};

/// The window height, in points, below which there is only room for one row of buttons.
const ONE_ROW_WINDOW_HEIGHT: f32 = 480.0;

/// The contents of the result panel.
pub(super) struct ResultCard {
    /// Who won.
    pub(super) headline: String,
    /// A line about the result below the headline.
    pub(super) line: String,
    pub(super) faces: Vec<PlayerFace>,
    /// Whether to offer a player's turning point.
    pub(super) has_turning_point: bool,
}

/// The face of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlayerFace {
    /// The animal of an opponent; `None` for a person.
    pub(super) animal: Option<Animal>,
    pub(super) expression: Expression,
}

/// A button of the result panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AfterGame {
    /// Starts a rematch.
    Rematch,
    /// Opens the review.
    Review,
    /// Opens the review at the decision that lost most.
    TurningPoint,
    /// Returns to the front page.
    Leave,
}

impl ResultCard {
    /// Shows the panel at the bottom of a rectangle. Returns what was pressed.
    pub(super) fn show(
        &self,
        ctx: &egui::Context,
        palette: &Palette,
        language: &Language,
        rect: bevy::math::Rect,
    ) -> Option<AfterGame> {
        const MARGIN: f32 = 16.0;
        let rect = hud::to_egui_rect(rect);
        let mut pressed = None;
        let contents = |ui: &mut Ui| {
            ui.set_width(rect.width() - 2.0 * MARGIN);
            ui.spacing_mut().item_spacing.y = 8.0;
            widgets::use_panel_style(ui, palette);
            self.head(ui, palette);
            let button = |key, action| ButtonSpec::new(action, language.text(key));
            let rematch = button("result-rematch", AfterGame::Rematch).accented();
            let turning_point = button("result-turned", AfterGame::TurningPoint);
            let others = [
                button("result-review", AfterGame::Review),
                button("result-leave", AfterGame::Leave),
            ];
            let main_buttons: Vec<_> = std::iter::once(rematch)
                .chain(self.has_turning_point.then_some(turning_point))
                .collect();
            let is_low = ui.ctx().content_rect().height() < ONE_ROW_WINDOW_HEIGHT;
            pressed = widgets::button_grid(ui, palette, if is_low { 2 } else { 1 }, &main_buttons)
                .or(widgets::button_grid(ui, palette, 2, &others));
        };
        egui::Area::new("result".into())
            .pivot(Align2::LEFT_BOTTOM)
            .fixed_pos(rect.left_bottom())
            .order(egui::Order::Middle)
            .fade_in(false)
            .constrain(false)
            .show(ctx, |ui| {
                let frame = egui::Frame::new().fill(palette.panel).corner_radius(18);
                frame.inner_margin(MARGIN as i8).show(ui, contents);
            });
        pressed
    }

    /// Draws the faces of the players, and next to them the result; without enough width for its
    /// longest word, only the result.
    fn head(&self, ui: &mut Ui, palette: &Palette) {
        /// The height of the faces, in points.
        const FACE: f32 = 60.0;
        /// The minimum width of the text next to the faces, in points.
        const WORDS: f32 = 150.0;
        /// The space between the faces and the text, in points.
        const GAP: f32 = 6.0;
        let count = self.faces.len() as f32;
        let face_width = ui.available_width() - WORDS;
        // Many faces overlap, as in a group photo.
        let step = (FACE * 0.92).min((face_width - FACE) / (count - 1.0).max(1.0)).max(FACE * 0.3);
        let show_text = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            widgets::heading(ui, &self.headline, strong_font(size::HEADING), palette.ink);
            let font = egui::TextStyle::Body.resolve(ui.style());
            widgets::wrapped_text(ui, &self.line, font, palette.dim);
        };
        let group_width = FACE + step * (count - 1.0);
        let text_width =
            ui.available_width() - group_width - 2.0 * ui.spacing().item_spacing.x - GAP;
        let body_font = egui::TextStyle::Body.resolve(ui.style());
        let fits = [(&self.headline, strong_font(size::HEADING)), (&self.line, body_font)]
            .into_iter()
            .all(|(text, font)| widgets::fits_width(ui.painter(), text, font, text_width));
        if self.faces.is_empty() || face_width < FACE || !fits {
            ui.vertical_centered(show_text);
            return;
        }
        ui.horizontal(|ui| {
            let (group, _) = ui.allocate_exact_size(vec2(group_width, FACE), Sense::hover());
            for (index, face) in self.faces.iter().enumerate() {
                let left = group.left_top() + vec2(step * index as f32, 0.0);
                face.draw(ui, palette, Rect::from_min_size(left, vec2(FACE, FACE)));
            }
            ui.add_space(GAP);
            ui.with_layout(Layout::top_down(Align::Min), show_text);
        });
    }
}

impl PlayerFace {
    /// Draws the player's face into a square.
    fn draw(self, ui: &Ui, palette: &Palette, rect: Rect) {
        match self.animal {
            Some(animal) => faces::draw(ui.painter(), rect, animal, self.expression),
            None => faces::draw_person(ui.painter(), rect, palette.dim, self.expression),
        }
    }
}
