//! What flat pictures need of Bevy's render pipeline, in place of its `CorePipelinePlugin`.
//!
//! That one prepares for scenes in three dimensions, too, and writes a shader for each of some thirty
//! formats in which a graphics card might be asked to make smaller copies of a picture: a tenth of
//! what a browser needs to start the app.

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

/// Where Bevy looks for the shader that covers the whole screen, and ours.
const FULLSCREEN_SHADER: (&str, &[u8]) = (
    "bevy_core_pipeline/fullscreen_vertex_shader/fullscreen.wgsl",
    include_bytes!("pipeline/fullscreen.wgsl"),
);

/// Draws what cameras of two dimensions see.
#[derive(Default)]
pub struct CorePipeline2dOnlyPlugin;

impl Plugin for CorePipeline2dOnlyPlugin {
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

/// Gives the graphics card what the cameras have drawn.
fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    let buffers = pending.take();
    if !buffers.is_empty() {
        queue.submit(buffers);
    }
}
