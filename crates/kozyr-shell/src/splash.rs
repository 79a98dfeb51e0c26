//! The splash screen: the name of the app while its first images are loading. It blocks no input.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use kozyr_platform::loading::VisibleImages;
use kozyr_ui::{
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
};

/// The opacity of the splash screen, from 1 down to 0; absent once it is gone.
#[derive(Resource)]
struct Splash(f32);

/// The duration of the fade once everything is loaded, in seconds.
const FADE_SECONDS: f32 = 0.25;

/// Adds the splash screen.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(Splash(1.0));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Splash>).in_set(PanelSystems::Notices),
    );
}

/// Draws the splash screen over everything, until all images are loaded and it has faded out. Only
/// paints, so that the page below accepts input from the first frame.
fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    mut splash: ResMut<Splash>,
    images: VisibleImages,
    time: Res<Time<Real>>,
    palette: Res<Palette>,
    language: Res<Language>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if splash.0 <= 0.0 {
        commands.remove_resource::<Splash>();
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let id = egui::LayerId::new(egui::Order::Tooltip, "splash".into());
    let painter = ctx.layer_painter(id);
    let screen = ctx.viewport_rect();
    painter.rect_filled(screen, 0, palette.felt_dark.gamma_multiply(splash.0));
    let font = strong_font(2.0 * size::TITLE);
    let ink = palette.ink.gamma_multiply(splash.0);
    let middle = egui::Align2::CENTER_CENTER;
    painter.text(screen.center(), middle, language.text("app-name"), font, ink);
    if !images.is_loading() {
        // A long first frame must not skip the fade.
        splash.0 -= time.delta_secs().min(0.05) / FADE_SECONDS;
    }
    redraw.write(RequestRedraw);
    Ok(())
}
