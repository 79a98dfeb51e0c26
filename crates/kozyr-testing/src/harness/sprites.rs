//! Sprites drawn on the table.

use bevy::prelude::*;

use super::test_app::TestApp;
use kozyr_table::table_overlay::{OverlaySprite, TableOverlay};

/// A sprite as drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawnSprite {
    /// The file of its picture; empty for a solid color.
    pub picture: String,
    /// The visible part of the picture in pixels; `None` for all of it.
    pub part: Option<Rect>,
    /// The tint.
    pub colour: Color,
    /// The center in logical pixels from the center of the window, with y upward.
    pub middle: Vec2,
}

impl TestApp {
    /// Returns the overlay that the app reports: the effects of actions that haven't been played.
    ///
    /// # Panics
    /// If the drawn covers and ghosts differ in number, or the ghosts in name, from those reported.
    pub fn table_overlay(&mut self) -> TableOverlay {
        let world = self.app.world_mut();
        let overlay = world.resource::<TableOverlay>().clone();
        let mut drawn = world.query_filtered::<&Name, With<OverlaySprite>>();
        let mut drawn: Vec<String> = drawn.iter(world).map(ToString::to_string).collect();
        let ghosts = overlay.ghosts.iter().map(|ghost| format!("Ghost {}", ghost.name));
        let mut reported: Vec<String> =
            ghosts.chain(overlay.covers.iter().map(|_| "Veil".to_owned())).collect();
        drawn.sort();
        reported.sort();
        assert_eq!(drawn, reported, "reported and drawn items agree");
        overlay
    }

    /// The sprite with this name, for example `Card 7s`, `Disc d4` or `Cloth`; `None` if there is
    /// none.
    pub fn sprite(&mut self, name: &str) -> Option<DrawnSprite> {
        let world = self.app.world_mut();
        let mut sprites = world.query::<(&Name, &Sprite, &Transform)>();
        let (_, sprite, transform) =
            sprites.iter(world).find(|(sprite_name, ..)| sprite_name.as_str() == name)?;
        let path = world.resource::<AssetServer>().get_path(sprite.image.id());
        Some(DrawnSprite {
            picture: path.map(|path| path.to_string()).unwrap_or_default(),
            part: sprite.rect,
            colour: sprite.color,
            middle: transform.translation.truncate(),
        })
    }
}
