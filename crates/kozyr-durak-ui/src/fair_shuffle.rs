//! Proof that the shuffle was fair.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_core::game::{Record, Seat};
use kozyr_durak::{Durak, fair_shuffle::SeedDeal};

use super::screens::{FAIR_SHUFFLE, TABLE};
use kozyr_platform::{clipboard::Clipboard, screen::Menu};
use kozyr_table::session::Session;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis, PageWidth, full_page},
};

/// Whether the deal has been verified, and the result.
#[derive(Resource, Default)]
struct ShuffleCheck(Option<bool>);

/// Adds the page that proves a fair shuffle.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShuffleCheck>();
    app.add_systems(OnEnter(FAIR_SHUFFLE), |mut checked: ResMut<ShuffleCheck>| checked.0 = None);
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(FAIR_SHUFFLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(PanelSystems::Pages),
    );
}

/// Shows the commitment and, after the deal, the seed and a button to verify it; for a custom deal
/// only a note. Carries out the pressed action.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Durak>>,
    mut shuffle_check: ResMut<ShuffleCheck>,
    mut clipboard: Clipboard,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let record = session.full_record();
    let commitment = record.seed().commitment();
    let mut pressed = None;
    full_page(ctx, &palette, TABLE, "shuffle", PageWidth::Column, |ui| {
        if widgets::page_head(ui, &palette, &language.text("back"), &language.text("shuffle")) {
            pressed = Some(FairShuffleAction::Back);
        }
        if record.setup().deal.is_some() {
            ui.label(language.text("shuffle-given"));
            return;
        }
        ui.label(language.text("shuffle-about"));
        widgets::digit_groups(ui, &palette, &language.text("shuffle-commitment"), &commitment);
        if widgets::button(ui, &palette, &language.text("shuffle-copy"), Emphasis::Quiet).clicked()
        {
            pressed = Some(FairShuffleAction::Copy);
        }
        if record.outcome().is_none() {
            // The seed would reveal all hidden cards.
            ui.label(RichText::new(language.text("shuffle-later")).color(palette.dim));
            return;
        }
        widgets::digit_groups(
            ui,
            &palette,
            &language.text("shuffle-seed"),
            &record.seed().to_string(),
        );
        let check = language.text("shuffle-check");
        if widgets::wide_button(ui, &palette, &check, Emphasis::Accent).clicked() {
            pressed = Some(FairShuffleAction::Check);
        }
        if let Some(is_fair) = shuffle_check.0 {
            result(ui, &palette, &language, record, is_fair);
        }
    });
    let Some(action) = pressed else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        FairShuffleAction::Back => menu.set(Menu::Pause),
        FairShuffleAction::Copy => clipboard.copy(&commitment),
        FairShuffleAction::Check => {
            shuffle_check.0 = Some(SeedDeal::from_record(record).check(record).is_ok())
        }
    }
    Ok(())
}

/// An action on the page.
enum FairShuffleAction {
    /// Returns to the pause menu.
    Back,
    /// Copies the commitment.
    Copy,
    /// Verifies the deal.
    Check,
}

/// Draws whether the shuffle was fair, and each seat's hand as dealt by the record's seed.
fn result(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    record: &Record<Durak>,
    is_fair: bool,
) {
    let key = if is_fair { "shuffle-fair" } else { "shuffle-unfair" };
    let ink = if is_fair { palette.good } else { palette.red };
    ui.label(RichText::new(language.text(key)).font(strong_font(size::BODY)).color(ink));
    let deal = SeedDeal::from_record(record);
    for (seat, &hand) in Seat::all(deal.hands.len()).zip(&deal.hands) {
        let text = format!("{} · {}", seat.index() + 1, language.cards(hand));
        ui.label(RichText::new(text).color(palette.dim));
    }
}
