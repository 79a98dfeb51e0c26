//! The window icon.

use bevy::{
    ecs::system::NonSendMarker,
    image::{CompressedImageFormats, ImageSampler, ImageType},
    prelude::*,
    window::PrimaryWindow,
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

const ICON_PNG: &[u8] = include_bytes!("../../../assets/icon/icon-128.png");

/// Sets the icon once the window exists.
pub fn plugin(app: &mut App) {
    app.add_systems(PostStartup, set_icon);
}

/// Sets the icon of the primary window, from the PNG image in the program. Runs on the main thread,
/// which owns the windows.
fn set_icon(window: Single<Entity, With<PrimaryWindow>>, _: NonSendMarker) -> Result {
    let image = Image::from_buffer(
        ICON_PNG,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        default(),
    )?;
    let (width, height) = (image.width(), image.height());
    let Some(data) = image.data else { return Ok(()) };
    let icon = Icon::from_rgba(data, width, height)?;
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            window.set_window_icon(Some(icon));
        }
    });
    Ok(())
}
