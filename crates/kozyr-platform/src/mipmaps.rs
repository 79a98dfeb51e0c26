//! Generates mipmaps for large images, and frees the CPU's copy of all images.
//!
//! Cards and discs are drawn at a half to a sixth of their original size. Without mipmaps, each
//! pixel would sample only a few texels, and the picture would shimmer in motion.

use bevy::{
    asset::RenderAssetUsages, image::Image, prelude::*, render::render_resource::TextureFormat,
};

/// The number of mip levels; the transparent borders of the atlas cells are wide enough for these.
const HALVINGS: u32 = 3;
/// The number of linear steps, enough to tell all sRGB values apart, even dark ones.
const STEPS: usize = 4096;

/// Red, green, blue and alpha.
type Pixel = [u8; 4];

/// Adds the generation of mipmaps for loaded images.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(SrgbTable::new());
    app.add_systems(Last, prepare_images.run_if(on_message::<AssetEvent<Image>>));
}

/// Prepares each newly loaded image file for the renderer: adds mipmaps to cards and discs, and
/// lets the CPU's copy be freed after the upload, since two copies would double the memory use.
fn prepare_images(
    mut events: MessageReader<AssetEvent<Image>>,
    mut images: ResMut<Assets<Image>>,
    assets: Res<AssetServer>,
    scale: Res<SrgbTable>,
) {
    for event in events.read() {
        let AssetEvent::Added { id } = *event else { continue };
        let Some(path) = assets.get_path(id) else { continue };
        let Some(image) = images.get_mut_untracked(id) else { continue };
        if path.path().starts_with("cards") || path.path().ends_with("discs.png") {
            generate_mipmaps(image, &scale);
        }
        image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    }
}

/// Appends mip levels of half, a quarter and an eighth of the size. Does nothing unless the image
/// has sRGB pixels and a single level.
fn generate_mipmaps(image: &mut Image, scale: &SrgbTable) {
    let (width, height) = (image.width() as usize, image.height() as usize);
    let descriptor = &mut image.texture_descriptor;
    let Some(data) = &mut image.data else { return };
    let is_supported = descriptor.format == TextureFormat::Rgba8UnormSrgb;
    if !is_supported || descriptor.mip_level_count != 1 || data.len() != width * height * 4 {
        return;
    }
    // All mip levels together have at most a third of the image's pixels.
    data.reserve_exact(data.len().div_ceil(3));
    let (mut level, mut width) = (0..data.len(), width);
    for _ in 0..HALVINGS {
        let smaller = scale.half(data[level].as_chunks().0, width);
        width /= 2;
        level = data.len()..data.len() + 4 * smaller.len();
        data.extend(smaller.as_flattened());
    }
    descriptor.mip_level_count = 1 + HALVINGS;
}

/// Conversion tables between sRGB values and linear light, as averaging needs linear values.
#[derive(Resource)]
struct SrgbTable {
    /// The linear light of each sRGB value, from 0 to 1.
    linear: [f32; 256],
    /// The sRGB value of each step of linear light, from 0 to [`STEPS`].
    steps: Vec<u8>,
}

impl SrgbTable {
    /// Computes the tables.
    fn new() -> Self {
        let light = |step: f32| Color::srgb(step, step, step).to_linear().red;
        let step = |light: f32| Color::linear_rgb(light, light, light).to_srgba().red;
        SrgbTable {
            linear: std::array::from_fn(|index| light(index as f32 / 255.0)),
            steps: (0..=STEPS)
                .map(|index| (step(index as f32 / STEPS as f32) * 255.0).round() as u8)
                .collect(),
        }
    }

    /// Halves an image with rows of `width` pixels: each new pixel is the mean of a block of two by
    /// two. An odd last row or column is left out. Transparent pixels count for alpha but not for
    /// colour.
    fn half(&self, pixels: &[Pixel], width: usize) -> Vec<Pixel> {
        let mut small = Vec::with_capacity(pixels.len() / 4);
        for rows in pixels.chunks_exact(2 * width) {
            let (above, below) = rows.split_at(width);
            let (above, below) = (above.as_chunks().0, below.as_chunks().0);
            small.extend(above.iter().zip(below).map(|(&[a, b], &[c, d])| self.mean([a, b, c, d])));
        }
        small
    }

    /// The mean of four sRGB pixels, computed in linear light and with colours weighted by opacity.
    /// Black and transparent if all four are transparent but differ.
    fn mean(&self, pixels: [Pixel; 4]) -> Pixel {
        // Fast path: most of a card is one colour.
        if pixels.iter().all(|pixel| *pixel == pixels[0]) {
            return pixels[0];
        }
        let opacity: f32 = pixels.iter().map(|pixel| f32::from(pixel[3])).sum();
        let colour = |channel: usize| {
            let light: f32 = pixels
                .iter()
                .map(|pixel| self.linear[usize::from(pixel[channel])] * f32::from(pixel[3]))
                .sum();
            let share = if opacity > 0.0 { light / opacity } else { 0.0 };
            self.steps[(share * STEPS as f32).round() as usize]
        };
        [colour(0), colour(1), colour(2), (opacity / 4.0).round() as u8]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Pixel = [0, 0, 0, 255];
    const WHITE: Pixel = [255, 255, 255, 255];

    #[test]
    fn black_and_white_average_to_grey_in_linear_light() {
        let small = SrgbTable::new().half(&[BLACK, WHITE, WHITE, BLACK], 2);
        // Half the light of white is the sRGB value 188.
        assert_eq!(small, [[188, 188, 188, 255]]);
    }

    #[test]
    fn transparent_pixels_do_not_darken_their_neighbours() {
        let clear = [0, 0, 0, 0];
        let small = SrgbTable::new().half(&[WHITE, clear, clear, clear], 2);
        assert_eq!(small, [[255, 255, 255, 64]]);
    }

    #[test]
    fn averaging_equal_pixels_preserves_each_value() {
        let scale = SrgbTable::new();
        for step in 0..=255 {
            let pixel = [step, step, step, 255];
            let small = scale.half(&[pixel, pixel, pixel, [0; 4]], 2);
            assert_eq!(small, [[step, step, step, 191]]);
        }
    }

    #[test]
    fn mip_levels_halve_the_size_down_to_an_eighth() {
        let mut image = Image::new_fill(
            bevy::render::render_resource::Extent3d { width: 16, height: 24, ..default() },
            bevy::render::render_resource::TextureDimension::D2,
            &WHITE,
            TextureFormat::Rgba8UnormSrgb,
            default(),
        );
        generate_mipmaps(&mut image, &SrgbTable::new());
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        let pixels = 16 * 24 + 8 * 12 + 4 * 6 + 2 * 3;
        assert_eq!(image.data, Some(WHITE.repeat(pixels)));
    }
}
