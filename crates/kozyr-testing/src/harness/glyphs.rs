//! Checks that the renderer has every glyph it draws.

use std::collections::HashMap;

use bevy::{platform::collections::HashSet, prelude::*};
use bevy_egui::{EguiManagedTextures, EguiRenderOutput, PrimaryEguiContext, egui};

use super::test_app::TestApp;

/// Textures as the renderer knows them. It copies a texture in the frame in which Bevy reports the
/// asset as added or modified.
#[derive(Resource, Default)]
struct UploadedTextures(HashMap<AssetId<Image>, Vec<u8>>);

/// Adds a system that copies egui textures whenever the renderer would, for
/// [`TestApp::missing_glyphs`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UploadedTextures>();
    app.add_systems(Last, upload);
}

/// Copies the data of each egui texture that Bevy reports as added or modified to `uploaded`.
fn upload(
    mut events: MessageReader<AssetEvent<Image>>,
    images: Res<Assets<Image>>,
    textures: Res<EguiManagedTextures>,
    mut uploaded: ResMut<UploadedTextures>,
) {
    let atlases: HashSet<AssetId<Image>> =
        textures.values().map(|texture| texture.handle.id()).collect();
    for event in events.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = *event else { continue };
        if let Some(data) = images.get(id).and_then(|image| image.data.as_ref())
            && atlases.contains(&id)
        {
            uploaded.0.insert(id, data.clone());
        }
    }
}

impl TestApp {
    /// Counts the triangles drawn last by egui that show a part of a texture; a glyph has two.
    /// Returns how many of them are missing or stale in the renderer, and how many there are in
    /// total. Solid shapes don't count.
    ///
    /// # Panics
    /// If the app draws no panels.
    pub fn missing_glyphs(&mut self) -> (usize, usize) {
        let world = self.app.world_mut();
        let mut contexts =
            world.query_filtered::<(Entity, &EguiRenderOutput), With<PrimaryEguiContext>>();
        let (context, output) = contexts.single(world).expect("the app has panels");
        let images = world.resource::<Assets<Image>>();
        let textures = world.resource::<EguiManagedTextures>();
        let uploaded = world.resource::<UploadedTextures>();
        let (mut missing, mut all) = (0, 0);
        for job in &output.paint_jobs {
            let egui::epaint::Primitive::Mesh(mesh) = &job.primitive else { continue };
            let egui::TextureId::Managed(number) = mesh.texture_id else { continue };
            let texture = textures.get(&(context, number)).expect("a texture");
            let image = images.get(&texture.handle).expect("an image");
            let current = image.data.as_ref().expect("image data");
            let copy = uploaded.0.get(&texture.handle.id());
            let size = [image.width() as f32, image.height() as f32];
            for corners in mesh.indices.chunks(3) {
                let uv = corners.iter().map(|&corner| mesh.vertices[corner as usize].uv);
                let part = uv.fold(egui::Rect::NOTHING, |mut part, at| {
                    part.extend_with(at);
                    part
                });
                if part.area() == 0.0 {
                    // A single white pixel used for solid shapes.
                    continue;
                }
                all += 1;
                let is_current = copy.is_some_and(|copy| {
                    copy.len() == current.len()
                        && byte_offsets(part, size).all(|at| copy[at] == current[at])
                });
                missing += usize::from(!is_current);
            }
        }
        (missing, all)
    }
}

/// The offsets of all four bytes of each pixel in a part of an RGBA texture. The part is in UV
/// coordinates from 0 to 1, and the size in pixels.
fn byte_offsets(part: egui::Rect, [width, height]: [f32; 2]) -> impl Iterator<Item = usize> {
    let columns = (part.left() * width) as usize..(part.right() * width).ceil() as usize;
    let rows = (part.top() * height) as usize..(part.bottom() * height).ceil() as usize;
    rows.flat_map(move |row| {
        columns.clone().flat_map(move |column| {
            let first = (row * width as usize + column) * 4;
            first..first + 4
        })
    })
}
