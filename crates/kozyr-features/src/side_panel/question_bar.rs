//! Where the panel would lie over the hand, what is answered on the table is asked at its head.

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};
use bevy_egui::egui::{self, RichText, Ui, vec2};

use super::quiz::{OnTableAsked, Said};
use crate::guide_panel::{GAP, PADDING, Place, height_of, sentence_font, speak};
use kozyr_platform::device::Margins;
use kozyr_table::table_area::{Reserved, is_wide};
use kozyr_ui::{
    accessibility,
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis, Sign},
};

/// What the question has of the window; `None` where none is asked at the head.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Claimed(Option<Reserved>);

/// What it takes to know whether something is asked at the head of the table.
#[derive(SystemParam)]
pub(super) struct Needs<'w, 's> {
    asked: Res<'w, OnTableAsked>,
    margins: Res<'w, Margins>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    claimed: ResMut<'w, Claimed>,
    reserved: ResMut<'w, Reserved>,
}

impl Needs<'_, '_> {
    /// Whether it is: something is asked, and the panel does not stand beside the table.
    pub fn speaks(&self) -> bool {
        let wide = |window: &Window| is_wide(self.margins.within(window.size()).size());
        self.asked.0.is_some() && !self.windows.single().is_ok_and(wide)
    }

    /// Claims the room for the question, or gives it back.
    pub fn claim(mut self, speaks: bool) {
        let Some(claimed) = self.claimed.0 else { return };
        if !speaks {
            self.claimed.0 = None;
        }
        self.reserved.set_if_neq(if speaks { claimed } else { Reserved::default() });
    }
}

/// What was pressed beside the question.
pub(super) enum Pressed {
    Close,
    Say(Said),
}

/// What is asked at the head of the table, and the room that it takes there.
#[derive(SystemParam)]
pub(super) struct AtHead<'w> {
    asked: Res<'w, OnTableAsked>,
    claimed: ResMut<'w, Claimed>,
}

impl AtHead<'_> {
    /// Asks it, if something is to be asked there; what was pressed.
    pub fn ask(
        &mut self,
        ctx: &egui::Context,
        palette: &Palette,
        language: &Language,
    ) -> Option<Option<Pressed>> {
        const BESIDE: f32 = size::TOUCH + 8.0;
        let window = ctx.content_rect();
        let key = self.asked.0.filter(|_| !is_wide(Vec2::new(window.width(), window.height())))?;
        let question = language.text(key);
        let room = Place::Head.room(window);
        let width = room.width() - 2.0 * PADDING;
        let words = height_of(ctx, &question, width - BESIDE).max(size::TOUCH);
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&strong_font(size::BODY)));
        let button = (line + 24.0).max(52.0);
        let panel = Place::Head.panel(room, words + button + GAP + 2.0 * PADDING);
        if self.claimed.set_if_neq(Claimed(Some(Place::Head.reserved(window, panel)))) {
            ctx.request_repaint();
        }
        Some(speak(ctx, palette, "asked", panel, |ui| {
            let closed = head(ui, palette, language, &question, vec2(width - BESIDE, words));
            let tell = if key == "ask-hint" { "ask-tell" } else { "review-ask-tell" };
            let tell = language.text(tell);
            let told = widgets::wide_button(ui, palette, &tell, Emphasis::Quiet).clicked();
            let say = told.then_some(Pressed::Say(Said::Untold));
            closed.then_some(Pressed::Close).or(say)
        }))
    }
}

/// The question, and a button that closes it; whether that was pressed.
fn head(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    question: &str,
    room: egui::Vec2,
) -> bool {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.vertical(|ui| {
            ui.set_width(room.x);
            ui.set_min_height(room.y);
            let font = sentence_font(ui.ctx().content_rect());
            let label = ui.label(RichText::new(question).font(font).color(palette.ink));
            accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, question);
        });
        widgets::round_button(ui, palette, Sign::Close, &language.text("close")).clicked()
    })
    .inner
}
