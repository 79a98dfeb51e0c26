//! Covers the hand while the device is passed to the next person.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, RichText, pos2};
use kozyr_durak::Durak;

use super::{layout::CardTableLayout, screens::TABLE, touch::PersonActions};
use kozyr_platform::screen::Menu;
use kozyr_table::{motion, session::Session};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis},
};

/// Adds the question that appears while the device is passed on.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        ask_for_next_person
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .run_if(motion::is_settled)
            .in_set(PanelSystems::GameChoices),
    );
}

/// While the table is covered and a human is to act, asks to pass the device on to them. Uncovers
/// the table when they confirm.
fn ask_for_next_person(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    mut session: ResMut<Session<Durak>>,
    mut actions: ResMut<PersonActions>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if !session.is_covered() || !session.is_persons_turn() {
        return Ok(());
    }
    let name = language.player_name(session.record(), session.viewer());
    let name = [("name", name.into())];
    let width = (layout.hand.width() - 16.0).min(400.0);
    let ready = egui::Area::new("durak-cover".into())
        .order(egui::Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(pos2(layout.hand.center().x, layout.hand.max.y))
        .fade_in(false)
        .show(contexts.ctx_mut()?, |ui| {
            let frame = egui::Frame::new().fill(palette.panel).corner_radius(18).inner_margin(16);
            frame
                .show(ui, |ui| {
                    ui.set_width(width - 32.0);
                    ui.vertical_centered(|ui| {
                        let text = RichText::new(language.format("people-pass-on", &name));
                        ui.label(text.font(strong_font(size::BODY)));
                    });
                    let text = language.format("people-ready", &name);
                    widgets::wide_button(ui, &palette, &text, Emphasis::Accent).clicked()
                })
                .inner
        })
        .inner;
    if ready {
        session.uncover();
        actions.focused_card = None;
        sound.write(Sound::Tap);
        redraw.write(RequestRedraw);
    }
    Ok(())
}
