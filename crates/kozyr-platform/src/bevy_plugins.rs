//! The parts of Bevy that the app is made of.

use bevy::app::plugin_group;

plugin_group! {
    /// What `DefaultPlugins` would be, in the same order, but for [what draws](super::pipeline::FlatPipeline)
    /// and what [hears of signals](super::stop_signals):
    /// named one by one, since what is named there is in the program, whether it is used or not.
    pub struct BevyPlugins {
        bevy::app:::PanicHandlerPlugin,
        bevy::log:::LogPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        bevy::asset:::AssetPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::render::pipelined_rendering:::PipelinedRenderingPlugin,
        super::pipeline:::CorePipeline2dOnlyPlugin,
        bevy::sprite:::SpritePlugin,
        bevy::sprite_render:::SpriteRenderPlugin,
        bevy::state::app:::StatesPlugin,
    }
}
