//! Card faces and backs, for the table and for panels.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiTextureHandle, egui};
use kozyr_durak::{Card, Rank, Suit};

use super::layout::{CARD_HEIGHT_RATIO, CardTableLayout};
use kozyr_platform::loading::PreloadedImages;
use kozyr_ui::{
    language::{Language, Locale},
    settings::{CardBack, DeckStyle, Settings},
};

/// Size of a card in every atlas, in pixels.
const CARD_SIZE_PX: Vec2 = Vec2::new(256.0, 384.0);
/// Distance between neighboring cards of an atlas, in pixels.
const CARD_STRIDE_PX: Vec2 = Vec2::new(264.0, 392.0);
/// Margin before the first card of an atlas, in pixels.
const ATLAS_MARGIN_PX: f32 = 4.0;
/// Radius of a card's corners as a share of its width.
const CORNER_RADIUS_RATIO: f32 = 21.2 / 256.0;
/// Size of an atlas of faces, in pixels.
const FACES_SIZE_PX: Vec2 = Vec2::new(3432.0, 1568.0);
/// Size of the atlas of backs, in pixels.
const BACKS_SIZE_PX: Vec2 = Vec2::new(1320.0, 392.0);
/// Width below which cards use large print, unless the player chose otherwise, in logical pixels.
const LARGE_PRINT_BELOW_WIDTH: f32 = 70.0;

/// The card images in use.
#[derive(Resource, Clone, Debug)]
pub struct CardPictures {
    /// Faces of all cards.
    pub faces: Handle<Image>,
    /// Card backs.
    pub backs: Handle<Image>,
    /// The path of the faces.
    path: &'static str,
}

/// Returns the part of a face atlas that shows the card, in pixels.
pub fn face_rect(card: Card) -> Rect {
    cell(column(card.rank()), row(card.suit()))
}

/// Returns the part of the back atlas with the pattern, in pixels.
pub fn back_rect(pattern: CardBack) -> Rect {
    cell(pattern as usize, 0)
}

/// The part of an atlas with the card in this column and row, in pixels.
fn cell(column: usize, row: usize) -> Rect {
    let corner =
        Vec2::splat(ATLAS_MARGIN_PX) + Vec2::new(column as f32, row as f32) * CARD_STRIDE_PX;
    Rect::from_corners(corner, corner + CARD_SIZE_PX)
}

/// The column of a rank in the atlas of faces, from 0.
fn column(rank: Rank) -> usize {
    rank as usize - Rank::Two as usize
}

/// The row of a suit in the atlas of faces, from 0.
fn row(suit: Suit) -> usize {
    match suit {
        Suit::Spades => 0,
        Suit::Clubs => 1,
        Suit::Diamonds => 2,
        Suit::Hearts => 3,
    }
}

/// Loads the images and keeps the card faces in sync with settings, language and card size.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, load);
    app.add_systems(
        Update,
        choose_deck.run_if(
            resource_changed::<Settings>
                .or_eager(resource_changed::<Language>)
                .or_eager(resource_changed::<CardTableLayout>),
        ),
    );
}

/// Starts loading the card backs and the faces that suit the settings and language. No card is
/// dealt before they are loaded.
fn load(
    mut commands: Commands,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    language: Res<Language>,
    mut preloaded: ResMut<PreloadedImages>,
) {
    let path = path(settings.deck, language.locale(), LARGE_PRINT_BELOW_WIDTH);
    let pictures =
        CardPictures { faces: assets.load(path), backs: assets.load("cards/backs.png"), path };
    require_loaded(&mut preloaded, &pictures);
    commands.insert_resource(pictures);
}

/// Adds the deck to the images that must be loaded before any card is dealt.
fn require_loaded(preloaded: &mut PreloadedImages, pictures: &CardPictures) {
    preloaded.0.insert("cards", vec![pictures.faces.clone(), pictures.backs.clone()]);
}

/// Starts loading other card faces if the settings, the language or the card size now call for
/// them. No card is dealt before they are loaded.
fn choose_deck(
    mut pictures: ResMut<CardPictures>,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    mut preloaded: ResMut<PreloadedImages>,
) {
    // Cards have no size until the table is first laid out.
    let width = if layout.card_width > 0.0 { layout.card_width } else { LARGE_PRINT_BELOW_WIDTH };
    let path = path(settings.deck, language.locale(), width);
    if pictures.path != path {
        pictures.faces = assets.load(path);
        pictures.path = path;
        require_loaded(&mut preloaded, &pictures);
    }
}

/// The path of the face atlas for a deck style, with Cyrillic or Latin ranks by locale. `width` is
/// that of a card in the hand, in logical pixels: [`DeckStyle::Automatic`] uses large print below
/// 70 of them, else the Atlasnye deck.
fn path(style: DeckStyle, locale: Locale, width: f32) -> &'static str {
    let is_large = style == DeckStyle::Large
        || style == DeckStyle::Automatic && width < LARGE_PRINT_BELOW_WIDTH;
    match (style, locale.has_cyrillic_cards()) {
        (DeckStyle::FourColours, true) => "cards/large-ru-four-colours.png",
        (DeckStyle::FourColours, false) => "cards/large-four-colours.png",
        (_, true) if is_large => "cards/large-ru.png",
        (_, false) if is_large => "cards/large.png",
        (_, true) => "cards/atlasnye.png",
        (_, false) => "cards/atlasnye-latin.png",
    }
}

/// Card faces and backs as egui textures.
#[derive(Clone, Copy)]
pub struct PanelCardPictures {
    faces: egui::TextureId,
    backs: egui::TextureId,
}

impl PanelCardPictures {
    /// Registers the card images with egui and returns their textures.
    pub fn new(pictures: &CardPictures, contexts: &mut EguiContexts) -> Self {
        PanelCardPictures {
            faces: contexts.add_image(EguiTextureHandle::Weak(pictures.faces.id())),
            backs: contexts.add_image(EguiTextureHandle::Weak(pictures.backs.id())),
        }
    }

    /// Paints a card of this width centered on a point, rotated clockwise by `angle` radians.
    pub fn card(&self, ui: &egui::Ui, card: Card, center: egui::Pos2, width: f32, angle: f32) {
        Self::paint(ui, self.faces, uv_rect(face_rect(card), FACES_SIZE_PX), center, width, angle);
    }

    /// Paints a card back of this width centered on a point, rotated clockwise by `angle` radians.
    pub fn back(
        &self,
        ui: &egui::Ui,
        pattern: CardBack,
        center: egui::Pos2,
        width: f32,
        angle: f32,
    ) {
        Self::paint(
            ui,
            self.backs,
            uv_rect(back_rect(pattern), BACKS_SIZE_PX),
            center,
            width,
            angle,
        );
    }

    /// Paints the part `uv` of an atlas as a card of this width, with rounded corners and a shadow,
    /// centered on a point and rotated clockwise by `angle` radians.
    fn paint(
        ui: &egui::Ui,
        atlas: egui::TextureId,
        uv: egui::Rect,
        center: egui::Pos2,
        width: f32,
        angle: f32,
    ) {
        let size = egui::vec2(width, width * CARD_HEIGHT_RATIO);
        let radius = width * CORNER_RADIUS_RATIO;
        let shadow = egui::Rect::from_center_size(center + egui::vec2(0.0, width * 0.03), size);
        let shadow_shape = egui::epaint::RectShape::filled(
            shadow,
            radius as u8,
            egui::Color32::from_black_alpha(90),
        );
        ui.painter().add(shadow_shape.with_blur_width(width * 0.08).with_angle(angle));
        // Panels blend images differently from the table, so the transparent corners must be cut
        // off.
        let outline = outline(size, radius);
        let rotation = egui::emath::Rot2::from_angle(angle);
        let mut mesh = egui::Mesh::with_texture(atlas);
        for point in std::iter::once(&egui::Vec2::ZERO).chain(&outline) {
            let position = *point / size + egui::Vec2::splat(0.5);
            mesh.vertices.push(egui::epaint::Vertex {
                pos: center + rotation * *point,
                uv: uv.min + position * uv.size(),
                color: egui::Color32::WHITE,
            });
        }
        let count = outline.len() as u32;
        for index in 0..count {
            mesh.add_triangle(0, 1 + index, 1 + (index + 1) % count);
        }
        ui.painter().add(mesh);
        // A mesh has hard edges; the line softens them.
        let points = outline.iter().map(|point| center + rotation * *point).collect();
        let stroke = egui::Stroke::new(1.0, egui::Color32::from_gray(0xe6));
        ui.painter().add(egui::Shape::closed_line(points, stroke));
    }
}

/// The points of a card's outline with rounded corners, relative to its center, clockwise.
fn outline(size: egui::Vec2, radius: f32) -> Vec<egui::Vec2> {
    /// Points per corner.
    const POINTS: usize = 6;
    let inner = size / 2.0 - egui::Vec2::splat(radius);
    let corners = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    let corner = |(index, (x, y)): (usize, (f32, f32))| {
        let quarter = std::f32::consts::FRAC_PI_2;
        (0..POINTS).map(move |point| {
            let fraction = point as f32 / (POINTS - 1) as f32;
            let angle = quarter * (index as f32 + fraction);
            egui::vec2(x * inner.x, y * inner.y) + radius * egui::Vec2::angled(angle)
        })
    };
    corners.into_iter().enumerate().flat_map(corner).collect()
}

/// Converts part of an atlas of this size, both in pixels, to texture coordinates.
fn uv_rect(part: Rect, size: Vec2) -> egui::Rect {
    let corner = |point: Vec2| egui::pos2(point.x / size.x, point.y / size.y);
    egui::Rect::from_min_max(corner(part.min), corner(part.max))
}
