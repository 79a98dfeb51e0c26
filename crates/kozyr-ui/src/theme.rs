//! Colors, fonts and table surfaces.

mod fonts;

use crate::settings::{BoardStyle, Settings, Theme};
use bevy::{asset::AssetEventSystems, prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};
use egui::{Color32, FontFamily, FontId, TextStyle};

#[cfg(test)]
pub(crate) use fonts::fonts;
pub use fonts::{TextScale, text_scale};

/// The colors of a theme, by purpose.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Palette {
    /// The lit part of the table.
    pub felt: Color32,
    /// The table at its edges.
    pub felt_dark: Color32,
    /// Whether the table is wooden instead of felt.
    pub wooden: bool,
    /// The squares of a board.
    pub board: Color32,
    /// The grid lines of a board.
    pub board_lines: Color32,
    /// Primary text.
    pub ink: Color32,
    /// Secondary text.
    pub dim: Color32,
    /// The primary action.
    pub accent: Color32,
    /// The lower edge of the primary action.
    pub accent_dark: Color32,
    /// Text on the accent color.
    pub on_accent: Color32,
    /// The background of panels.
    pub panel: Color32,
    /// Insets in panels.
    pub inset: Color32,
    /// Buttons on the felt.
    pub button: Color32,
    /// Buttons under the pointer.
    pub button_hover: Color32,
    /// Buttons in a panel.
    pub raised: Color32,
    /// Buttons in a panel under the pointer.
    pub raised_hover: Color32,
    /// Bars of alternatives that were not chosen.
    pub bar: Color32,
    /// Thin lines.
    pub line: Color32,
    /// Red suits on a dark background, and bad results.
    pub red: Color32,
    /// Good results.
    pub good: Color32,
}

impl Palette {
    /// Returns the palette of a theme, with the theme's own board.
    pub fn for_theme(theme: Theme) -> Self {
        match theme {
            Theme::Felt => Palette::felt(),
            Theme::Wood => Palette::wood(),
            Theme::Night => Palette::night(),
        }
    }

    /// Returns the same palette with the board colors of `style`; unchanged if the style is
    /// automatic.
    pub fn with_board(self, style: BoardStyle) -> Self {
        let [board, board_lines] = match style {
            BoardStyle::Automatic => return self,
            BoardStyle::Green => [[0x20, 0x80, 0x5a], [0x0e, 0x3a, 0x2a]],
            BoardStyle::Wood => [[0xb9, 0x85, 0x50], [0x4e, 0x31, 0x19]],
            BoardStyle::Slate => [[0x4d, 0x66, 0x78], [0x1f, 0x2d, 0x38]],
            BoardStyle::Plain => [[0x8d, 0x93, 0x90], [0x2f, 0x34, 0x32]],
        }
        .map(|[red, green, blue]: [u8; 3]| Color32::from_rgb(red, green, blue));
        Palette { board, board_lines, ..self }
    }

    /// Returns the palette of the dark wood theme.
    fn wood() -> Self {
        Palette {
            felt: Color32::from_rgb(0x7a, 0x4e, 0x30),
            felt_dark: Color32::from_rgb(0x3a, 0x22, 0x14),
            wooden: true,
            dim: Color32::from_rgb(0xe6, 0xd9, 0xca),
            panel: Color32::from_rgb(0x2b, 0x1a, 0x10),
            inset: Color32::from_rgb(0x1f, 0x12, 0x0b),
            button: Color32::from_rgba_unmultiplied(0x30, 0x1d, 0x12, 0xe0),
            button_hover: Color32::from_rgba_unmultiplied(0x46, 0x2c, 0x1c, 0xec),
            raised: Color32::from_rgb(0x42, 0x2a, 0x1b),
            raised_hover: Color32::from_rgb(0x57, 0x3a, 0x27),
            bar: Color32::from_rgb(0x97, 0x75, 0x58),
            ..Palette::felt()
        }
    }

    /// Returns the palette of the night theme: dark blue and dim.
    fn night() -> Self {
        Palette {
            felt: Color32::from_rgb(0x22, 0x2d, 0x3c),
            felt_dark: Color32::from_rgb(0x0c, 0x11, 0x18),
            board: Color32::from_rgb(0x33, 0x52, 0x66),
            board_lines: Color32::from_rgb(0x16, 0x22, 0x2d),
            dim: Color32::from_rgb(0xae, 0xba, 0xc6),
            panel: Color32::from_rgb(0x12, 0x18, 0x20),
            inset: Color32::from_rgb(0x0b, 0x0f, 0x15),
            button: Color32::from_rgba_unmultiplied(0x14, 0x1c, 0x26, 0xe4),
            button_hover: Color32::from_rgba_unmultiplied(0x22, 0x2f, 0x3f, 0xee),
            raised: Color32::from_rgb(0x21, 0x2b, 0x38),
            raised_hover: Color32::from_rgb(0x2e, 0x3b, 0x4c),
            bar: Color32::from_rgb(0x56, 0x74, 0x91),
            ..Palette::felt()
        }
    }

    /// Returns the palette of the green felt theme.
    fn felt() -> Self {
        Palette {
            felt: Color32::from_rgb(0x19, 0x64, 0x49),
            felt_dark: Color32::from_rgb(0x0c, 0x3b, 0x2d),
            wooden: false,
            board: Color32::from_rgb(0x20, 0x80, 0x5a),
            board_lines: Color32::from_rgb(0x0e, 0x3a, 0x2a),
            ink: Color32::from_rgb(0xf4, 0xf1, 0xe8),
            dim: Color32::from_rgb(0xd3, 0xe0, 0xd8),
            accent: Color32::from_rgb(0xf2, 0xb1, 0x34),
            accent_dark: Color32::from_rgb(0xb0, 0x76, 0x10),
            on_accent: Color32::from_rgb(0x24, 0x1c, 0x08),
            panel: Color32::from_rgb(0x0c, 0x2a, 0x20),
            inset: Color32::from_rgb(0x08, 0x20, 0x18),
            button: Color32::from_rgba_unmultiplied(0x0b, 0x2f, 0x24, 0xd8),
            button_hover: Color32::from_rgba_unmultiplied(0x14, 0x44, 0x34, 0xe8),
            raised: Color32::from_rgb(0x17, 0x40, 0x32),
            raised_hover: Color32::from_rgb(0x20, 0x52, 0x41),
            bar: Color32::from_rgb(0x4f, 0x8a, 0x74),
            line: Color32::from_rgba_unmultiplied(0xf4, 0xf1, 0xe8, 0x26),
            red: Color32::from_rgb(0xff, 0x8a, 0x78),
            good: Color32::from_rgb(0x86, 0xd9, 0x9c),
        }
    }
}

impl Palette {
    /// Returns colors for up to six chart lines; the first one is for the player's own line.
    pub fn chart_colors(&self) -> [Color32; 6] {
        let blue = Color32::from_rgb(0x8c, 0xc4, 0xff);
        let violet = Color32::from_rgb(0xd2, 0xa8, 0xff);
        [self.accent, blue, self.red, self.good, violet, self.dim]
    }
}

/// Sizes of text and touch targets, in points.
pub mod size {
    /// The title of the app.
    pub const TITLE: f32 = 34.0;
    /// A panel heading.
    pub const HEADING: f32 = 22.0;
    /// A primary action button.
    pub const ACTION: f32 = 19.0;
    /// Body text.
    pub const BODY: f32 = 15.0;
    /// Secondary text.
    pub const SMALL: f32 = 13.0;
    /// The minimum width and height of a touch target.
    pub const TOUCH: f32 = 48.0;
}

/// Returns the bold font family.
pub fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

/// Returns a font of the bold family with this size in points, before text scaling.
pub fn strong_font(size: f32) -> FontId {
    FontId::new(size, strong_family())
}

/// Adds the [`Palette`], the fonts, the camera and the table surface, which follow the settings.
pub(crate) fn plugin(app: &mut App) {
    let settings = app.world().resource::<Settings>();
    let palette = Palette::for_theme(settings.theme).with_board(settings.board);
    app.insert_resource(palette);
    app.add_systems(Startup, (spawn_camera, spawn_felt));
    fonts::plugin(app);
    app.add_systems(
        Update,
        (
            choose_theme.run_if(resource_changed::<Settings>),
            update_cloth.run_if(resource_changed::<Palette>),
            stretch_felt,
        )
            .chain(),
    );
    // Bevy must see a changed glyph atlas in the same frame, or the renderer would draw text before
    // it has the new glyphs.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    // egui applies new fonts in its next pass, so they must be set before the first pass.
    app.add_systems(
        PreUpdate,
        (
            fonts::load_fonts.run_if(
                resource_changed::<fonts::TextScale>
                    .or_eager(any_match_filter::<Added<EguiContext>>),
            ),
            apply_style.run_if(
                resource_changed::<Palette>.or_eager(any_match_filter::<Added<EguiContext>>),
            ),
        )
            .chain()
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(
        PreUpdate,
        drop_stale_modifiers
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Drops the input events that report the same modifier keys as the previous such event.
///
/// bevy_egui sends one every frame, and egui repaints after every event, so an idle app would never
/// rest.
fn drop_stale_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match *event {
            egui::Event::ModifiersChanged(modifiers) => {
                std::mem::replace(&mut *last, modifiers) != modifiers
            }
            _ => true,
        });
    }
}

/// Spawns the 2D camera, without multisampling.
fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}

/// A sprite that fills the window as part of the table surface.
#[derive(Component)]
struct Surface;

/// The table surface itself, below its shadows.
#[derive(Component)]
struct Cloth;

/// Sets the palette to that of the theme and board style in the settings.
fn choose_theme(settings: Res<Settings>, mut palette: ResMut<Palette>) {
    palette.set_if_neq(Palette::for_theme(settings.theme).with_board(settings.board));
}

/// Sets the picture and color of the table surface, and the background color, to those of the
/// palette.
fn update_cloth(
    mut commands: Commands,
    palette: Res<Palette>,
    assets: Res<AssetServer>,
    mut cloth: Single<&mut Sprite, With<Cloth>>,
) {
    let path = if palette.wooden { "table/wood.png" } else { "table/felt.png" };
    cloth.image = assets.load(path);
    cloth.color = to_bevy_color(palette.felt);
    commands.insert_resource(ClearColor(to_bevy_color(palette.felt_dark)));
}

/// Converts an egui color to an opaque Bevy color; the alpha value is ignored.
pub fn to_bevy_color(colour: Color32) -> Color {
    Color::srgb_u8(colour.r(), colour.g(), colour.b())
}

/// Spawns the table surface, still without its picture, and the shadows at its edges.
fn spawn_felt(mut commands: Commands, assets: Res<AssetServer>) {
    commands.spawn((
        Name::new("Cloth"),
        Surface,
        Cloth,
        Sprite {
            image_mode: SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: 1.0 },
            ..default()
        },
        Transform::from_xyz(0.0, 0.0, -10.0),
    ));
    commands.spawn((
        Name::new("Vignette"),
        Surface,
        Sprite::from_image(assets.load("table/vignette.png")),
        Transform::from_xyz(0.0, 0.0, -9.0),
    ));
}

/// Resizes the table surface and its shadows to the window. Does nothing while the window is
/// unchanged.
fn stretch_felt(
    window: Single<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut surfaces: Query<&mut Sprite, With<Surface>>,
) {
    for mut sprite in &mut surfaces {
        let size = Some(window.size());
        if sprite.custom_size != size {
            sprite.custom_size = size;
        }
    }
}

/// How far a finger may move during a tap, in points; fingers are never quite still.
const MAX_CLICK_DISTANCE_POINTS: f32 = 10.0;

/// Applies the palette, text sizes, spacing and input options to egui.
fn apply_style(mut contexts: EguiContexts, palette: Res<Palette>) -> Result {
    let ctx = contexts.ctx_mut()?;
    ctx.options_mut(|options| {
        options.input_options.max_click_dist = MAX_CLICK_DISTANCE_POINTS;
        // A press counts as a click however long it takes: on slow devices, even a tap takes long.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Heading, strong_font(size::HEADING)),
            (TextStyle::Body, FontId::proportional(size::BODY)),
            (TextStyle::Button, strong_font(size::BODY)),
            (TextStyle::Small, FontId::proportional(size::SMALL)),
            (TextStyle::Monospace, FontId::proportional(size::BODY)),
        ]
        .into();
        style.spacing.item_spacing = egui::vec2(10.0, 10.0);
        style.spacing.interact_size.y = size::TOUCH;
        style.spacing.button_padding = egui::vec2(16.0, 10.0);
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.interaction.selectable_labels = false;
        style.animation_time = 0.12;
        let visuals = &mut style.visuals;
        *visuals = egui::Visuals::dark();
        visuals.override_text_color = Some(palette.ink);
        visuals.panel_fill = palette.panel;
        visuals.window_fill = palette.panel;
        visuals.extreme_bg_color = palette.inset;
        visuals.widgets.inactive.bg_fill = palette.button;
        visuals.widgets.hovered.bg_fill = palette.button_hover;
        visuals.selection.bg_fill = palette.accent.gamma_multiply(0.5);
        visuals.selection.stroke = egui::Stroke::new(2.0, palette.accent);
        // A blinking cursor would keep the app redrawing.
        visuals.text_cursor.blink = false;
        visuals.text_cursor.stroke = egui::Stroke::new(2.0, palette.accent);
    });
    Ok(())
}
