//! What is drawn on the table, piece by piece.

use bevy::prelude::*;

use super::test_app::TestApp;
use kozyr_table::table_overlay::{OverlaySprite, TableOverlay};

/// A sprite as it is drawn now.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawnSprite {
    /// The file of its picture; empty if it is a plain field of colour.
    pub picture: String,
    /// The part of the picture that is seen, in pixels; `None` for all of it.
    pub part: Option<Rect>,
    /// What its colours are multiplied with.
    pub colour: Color,
    /// Its middle, in logical pixels from the middle of the window, upwards.
    pub middle: Vec2,
}

impl TestApp {
    /// What is seen on the table of things that have not been played.
    ///
    /// # Panics
    /// If what is drawn is something else than what is said.
    pub fn table_overlay(&mut self) -> TableOverlay {
        let world = self.app.world_mut();
        let picture = world.resource::<TableOverlay>().clone();
        let mut drawn = world.query_filtered::<&Name, With<OverlaySprite>>();
        let mut drawn: Vec<String> = drawn.iter(world).map(ToString::to_string).collect();
        let ghosts = picture.ghosts.iter().map(|ghost| format!("Ghost {}", ghost.name));
        let mut said: Vec<String> =
            ghosts.chain(picture.covers.iter().map(|_| "Veil".to_owned())).collect();
        drawn.sort();
        said.sort();
        assert_eq!(drawn, said, "what is said is drawn");
        picture
    }

    /// The sprite of that name, for instance `Card 7s`, `Disc d4`, `Cloth`.
    pub fn sprite(&mut self, name: &str) -> Option<DrawnSprite> {
        let world = self.app.world_mut();
        let mut sprites = world.query::<(&Name, &Sprite, &Transform)>();
        let (_, sprite, transform) =
            sprites.iter(world).find(|(other, ..)| other.as_str() == name)?;
        let path = world.resource::<AssetServer>().get_path(sprite.image.id());
        Some(DrawnSprite {
            picture: path.map(|path| path.to_string()).unwrap_or_default(),
            part: sprite.rect,
            colour: sprite.color,
            middle: transform.translation.truncate(),
        })
    }
}
