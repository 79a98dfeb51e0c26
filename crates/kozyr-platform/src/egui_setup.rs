//! Sets up egui, which draws all panels.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin};

/// Adds egui without input methods (IME), and the trace of redraws.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    // The app has no text input.
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_ime = false;
    app.add_systems(Last, trace_redraws);
}

/// Logs in every frame the number of redraw requests, and what made egui draw. Visible with
/// `RUST_LOG=kozyr=trace`; an idle app draws no frames.
fn trace_redraws(mut redraws: MessageReader<RequestRedraw>, mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (causes, events) = (ctx.repaint_causes(), ctx.input(|input| input.events.clone()));
    trace!("frame: {} redraw requests; egui: {causes:?}, {events:?}", redraws.read().count());
    Ok(())
}
