//! The Bevy plugins that the app uses.

use bevy::app::plugin_group;

plugin_group! {
    /// Replaces `DefaultPlugins`, in the same order, but with [its own 2D
    /// pipeline](super::pipeline::CorePipeline2dOnlyPlugin) and [signal
    /// handler](super::stop_signals).
    ///
    /// The list is explicit because every plugin named in a group is linked into the program.
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
