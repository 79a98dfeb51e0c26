//! egui, with which all panels are drawn.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default());
    // Nothing is ever typed.
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_ime = false;
    app.add_systems(Last, trace_redraws);
}

/// An idle app draws nothing: `RUST_LOG=kozyr=trace` counts the frames and tells what asked for
/// them.
fn trace_redraws(mut wanted: MessageReader<RequestRedraw>, mut panels: EguiContexts) -> Result {
    let panels = panels.ctx_mut()?;
    let (causes, events) = (panels.repaint_causes(), panels.input(|input| input.events.clone()));
    trace!("frame; {} redraws wanted; panels by {causes:?}, {events:?}", wanted.read().count());
    Ok(())
}
