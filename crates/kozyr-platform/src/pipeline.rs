//! The part of Bevy's render pipeline that 2D needs, in place of `CorePipelinePlugin`.
//!
//! That plugin also prepares 3D rendering, and creates mipmap shaders for about thirty texture
//! formats, which takes a tenth of the start-up time in a browser.

use std::path::{Path, PathBuf};

use bevy::{
    asset::io::embedded::EmbeddedAssetRegistry,
    core_pipeline::{
        FullscreenShader, blit::BlitPlugin, core_2d::Core2dPlugin, schedule::camera_driver,
        tonemapping::TonemappingPlugin, upscaling::UpscalingPlugin,
    },
    prelude::*,
    render::{
        RenderApp,
        renderer::{PendingCommandBuffers, RenderGraph, RenderGraphSystems, RenderQueue},
    },
};

/// The path of Bevy's fullscreen shader, and our replacement.
const FULLSCREEN_SHADER: (&str, &[u8]) = (
    "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl",
    include_bytes!("pipeline/fullscreen.wgsl"),
);

/// Renders 2D cameras.
#[derive(Default)]
pub struct CorePipeline2dOnlyPlugin;

impl Plugin for CorePipeline2dOnlyPlugin {
    /// Replaces Bevy's fullscreen shader, and adds the 2D passes to the app that
    /// `CorePipelinePlugin` would add. Without a renderer, leaves out the systems that draw.
    fn build(&self, app: &mut App) {
        let (path, shader) = FULLSCREEN_SHADER;
        app.world().resource::<EmbeddedAssetRegistry>().insert_asset(
            PathBuf::from(file!()),
            Path::new(path),
            shader,
        );
        app.add_plugins((Core2dPlugin, BlitPlugin, TonemappingPlugin, UpscalingPlugin));
        let Some(render_app) = app.get_sub_app_mut(RenderApp) else { return };
        render_app.init_resource::<FullscreenShader>().add_systems(
            RenderGraph,
            (
                camera_driver.in_set(RenderGraphSystems::Render),
                submit.in_set(RenderGraphSystems::Submit),
            ),
        );
    }
}

/// Submits the command buffers that the cameras have recorded to the GPU.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}
