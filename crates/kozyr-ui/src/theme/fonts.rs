//! The font family, scaled to the player's text size.

use std::sync::Arc;

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, egui};
use egui::{FontData, FontDefinitions, FontFamily, FontTweak};

use super::strong_family;
use crate::settings::Settings;
use kozyr_platform::device::SystemTextScale;

/// The factor for all text sizes.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct TextScale(pub f32);

/// The largest factor; beyond it, no room is left for the table.
const MAX_TEXT_SCALE: f32 = 2.0;

/// Adds the [`TextScale`], which follows the settings, the system and the window size.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(TextScale(1.0));
    app.add_systems(Update, choose_scale);
}

/// Sets the text scale from the settings, the system's text scale and the window size, between 0.8
/// and [`MAX_TEXT_SCALE`].
fn choose_scale(
    settings: Res<Settings>,
    system: Res<SystemTextScale>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut scale: ResMut<TextScale>,
) {
    let text_size = settings.text_size.clamp(1.0, MAX_TEXT_SCALE) * system.0;
    // Large windows are viewed from a distance and need larger text.
    let window_factor = (window.width() / 1600.0).min(window.height() / 900.0).clamp(1.0, 1.5);
    scale.set_if_neq(TextScale((text_size * window_factor).clamp(0.8, MAX_TEXT_SCALE)));
}

/// Loads the fonts into egui at the current text scale, and stores the scale for [`text_scale`].
pub(crate) fn load_fonts(mut contexts: EguiContexts, scale: Res<TextScale>) -> Result {
    let ctx = contexts.ctx_mut()?;
    ctx.set_fonts(fonts(scale.0));
    ctx.data_mut(|data| data.insert_temp(egui::Id::new("text-scale"), scale.0));
    Ok(())
}

/// Returns the font definitions for egui, with all fonts scaled by `scale`, so that every text
/// follows.
pub(crate) fn fonts(scale: f32) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        ("regular", &include_bytes!("../../../../assets/fonts/Inter-Regular.ttf")[..]),
        ("strong", &include_bytes!("../../../../assets/fonts/Inter-SemiBold.ttf")[..]),
        ("symbols", &include_bytes!("../../../../assets/fonts/Kozyr-Symbols.ttf")[..]),
    ] {
        let tweak = FontTweak { scale, ..default() };
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes).tweak(tweak)));
    }
    let family = |first: &str| vec![first.to_owned(), "symbols".to_owned()];
    fonts.families.insert(FontFamily::Proportional, family("regular"));
    fonts.families.insert(FontFamily::Monospace, family("regular"));
    fonts.families.insert(strong_family(), family("strong"));
    fonts
}

/// Returns the factor for all text sizes that the fonts were last loaded with; 1 before they are
/// loaded.
pub fn text_scale(ctx: &egui::Context) -> f32 {
    ctx.data(|data| data.get_temp(egui::Id::new("text-scale"))).unwrap_or(1.0)
}
