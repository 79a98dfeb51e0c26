//! Checks the drawn panels for text that is unreadable and widgets that can't be pressed.

use std::fmt;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext, egui,
};
use egui::{Color32, LayerId, Rect, Shape, accesskit::Role, epaint::TextShape};

use kozyr_platform::screen::Screen;
use kozyr_reversi_ui as reversi;
use kozyr_table::table_area::TableArea;
use kozyr_ui::theme::Palette;

/// The shapes drawn last, kept for tests.
#[derive(Resource, Default)]
struct LastShapes(Vec<egui::epaint::ClippedShape>);

/// Stores the shapes drawn in each frame, for [`drawn_texts`] and [`DrawnScene`].
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastShapes>();
    app.add_systems(
        PostUpdate,
        store_shapes.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Stores the shapes that egui has drawn in this frame, in place of the earlier ones.
fn store_shapes(
    output: Single<&EguiFullOutput, With<PrimaryEguiContext>>,
    mut drawn: ResMut<LastShapes>,
) {
    if let Some(output) = &output.0 {
        drawn.0.clone_from(&output.shapes);
    }
}

/// Returns the texts drawn last with their centers, in logical pixels from the top left corner.
/// Leaves out blank texts and those wholly scrolled out of view.
pub(crate) fn drawn_texts(world: &mut World) -> Vec<(String, [f32; 2])> {
    /// Adds the visible texts in a shape, cut off by `clip`, to `texts`.
    fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<(String, [f32; 2])>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
            Shape::Text(shape) => {
                let ink = shape.visual_bounding_rect();
                if ink.intersects(clip) && !shape.galley.text().trim().is_empty() {
                    texts.push((shape.galley.text().to_owned(), ink.center().into()));
                }
            }
            _ => {}
        }
    }
    let mut texts = Vec::new();
    for clipped in &world.resource::<LastShapes>().0 {
        collect(&clipped.shape, clipped.clip_rect, &mut texts);
    }
    texts
}

/// A text that can't be read, or a widget that can't be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct LayoutFault(String);

impl fmt::Display for LayoutFault {
    /// Writes the description of the fault, a sentence in English.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text as drawn.
struct DrawnText {
    shape: TextShape,
    /// The bounding box of its glyphs.
    ink: Rect,
    /// The area outside which it is cut off.
    clip: Rect,
    /// Its index among all shapes, from back to front.
    at: usize,
}

impl DrawnText {
    /// The text itself.
    fn text(&self) -> &str {
        self.shape.galley.text()
    }

    /// The visible part: the ink within the clip area. Its size is negative or zero if nothing is
    /// visible.
    fn visible(&self) -> Rect {
        self.ink.intersect(self.clip)
    }

    /// The color of the text, or of its first section, with opacity applied.
    fn colour(&self) -> Color32 {
        let section_colour =
            self.shape.galley.job.sections.first().map(|section| section.format.color);
        let text_colour = section_colour.filter(|colour| *colour != Color32::PLACEHOLDER);
        let colour =
            self.shape.override_text_color.or(text_colour).unwrap_or(self.shape.fallback_color);
        colour.gamma_multiply(self.shape.opacity_factor)
    }
}

/// An area filled with one color.
struct FilledArea {
    rect: Rect,
    colour: Color32,
    /// Its index among all shapes, from back to front.
    at: usize,
}

/// A pressable widget.
struct DrawnButton {
    layer: LayerId,
    /// The whole widget.
    rect: Rect,
    /// The part that isn't clipped.
    visible: Rect,
    enabled: bool,
}

/// Everything drawn last.
pub(crate) struct DrawnScene {
    window: Rect,
    texts: Vec<DrawnText>,
    /// Filled areas, from back to front.
    backgrounds: Vec<FilledArea>,
    buttons: Vec<DrawnButton>,
    /// Tab rows.
    tab_rows: Vec<Rect>,
    /// Scrollable viewports.
    viewports: Vec<Rect>,
    /// Cards on the table.
    cards: Vec<Rect>,
    /// The board, and the area it must stay within.
    board: Option<[Rect; 2]>,
    /// The table's color in the light and in the shade.
    felt: [Color32; 2],
}

impl DrawnScene {
    /// Collects everything drawn last.
    ///
    /// # Panics
    /// If the app draws no panels.
    pub(crate) fn of(world: &mut World) -> Self {
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let ctx = contexts.single_mut(world).expect("the app has panels").get_mut().clone();
        let mut buttons = Vec::new();
        ctx.viewport(|viewport| {
            for (layer, widgets) in viewport.prev_pass.widgets.layers() {
                for widget in widgets {
                    if widget.sense.senses_click() && widget.sense.is_focusable() {
                        let (rect, visible) = (widget.rect, widget.interact_rect);
                        let enabled = widget.enabled;
                        buttons.push(DrawnButton { layer: *layer, rect, visible, enabled });
                    }
                }
            }
        });
        let felt = world.resource::<Palette>().felt;
        let mut scene = DrawnScene {
            window: ctx.viewport_rect(),
            texts: Vec::new(),
            backgrounds: Vec::new(),
            buttons,
            tab_rows: bounds_of(world, Role::TabList),
            viewports: bounds_of(world, Role::Group),
            cards: super::table_queries::places_of_all_cards(world),
            board: board(world),
            // The wood texture and the shadows at the edges darken the color.
            felt: [felt, felt.lerp_to_gamma(Color32::BLACK, 0.75)],
        };
        let mut at = 0;
        for clipped in &world.resource::<LastShapes>().0 {
            scene.add_shape(&clipped.shape, clipped.clip_rect.intersect(scene.window), &mut at);
        }
        scene
    }

    /// Adds the texts and the filled rectangles and circles in a shape, cut off by `clip`; ignores
    /// others. `at` counts the shapes so far, and is increased.
    fn add_shape(&mut self, shape: &Shape, clip: Rect, at: &mut usize) {
        *at += 1;
        let mut add_background = |rect: Rect, colour: Color32| {
            if colour.a() > 0 && rect.is_positive() {
                self.backgrounds.push(FilledArea { rect: rect.intersect(clip), colour, at: *at });
            }
        };
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.add_shape(shape, clip, at);
                }
            }
            Shape::Rect(shape) if shape.brush.is_none() => add_background(shape.rect, shape.fill),
            Shape::Circle(circle) => {
                // Text on a disc is at its center.
                let side = circle.radius * std::f32::consts::SQRT_2;
                let rect = Rect::from_center_size(circle.center, egui::Vec2::splat(side));
                add_background(rect, circle.fill);
            }
            Shape::Text(shape) if !shape.galley.text().trim().is_empty() => {
                let ink = shape.visual_bounding_rect();
                self.texts.push(DrawnText { shape: shape.clone(), ink, clip, at: *at });
            }
            _ => {}
        }
    }

    /// Returns the faults of texts, buttons, cards and the board; for each text and button only the
    /// first fault found. Skips text scrolled out of view.
    pub(crate) fn faults(&self) -> Vec<LayoutFault> {
        let mut faults = Vec::new();
        for (index, text) in self.texts.iter().enumerate() {
            if !text.visible().is_positive() {
                // Scrolled out of view.
                continue;
            }
            let fault_text = self
                .clipped(text)
                .or_else(|| broken_word(text))
                .or_else(|| overlapping_lines(text))
                .or_else(|| untranslated(text))
                .or_else(|| self.low_contrast(text))
                .or_else(|| self.over_card(text))
                .or_else(|| self.under_button(text))
                .or_else(|| self.over_text(text, &self.texts[index + 1..]));
            faults.extend(
                fault_text.map(|fault| {
                    LayoutFault(format!("«{}» at {:?} {fault}", text.text(), text.ink))
                }),
            );
        }
        for (index, button) in self.buttons.iter().enumerate() {
            let fault_text = self.clipped_or_small(button).or_else(|| {
                let others = &self.buttons[index + 1..];
                let other = others.iter().find(|other| overlap(button, other))?;
                Some(format!("overlaps the one at {:?}", other.rect))
            });
            faults.extend(
                fault_text
                    .map(|fault| LayoutFault(format!("the button at {:?} {fault}", button.rect))),
            );
        }
        let whole = self.window.expand(1.0);
        for card in self.cards.iter().filter(|card| !whole.contains_rect(**card)) {
            faults.push(LayoutFault(format!("the card at {card:?} is not wholly in the window")));
        }
        if let Some([board, area]) = self.board.filter(|[board, area]| !area.contains_rect(*board))
        {
            faults.push(LayoutFault(format!("the board at {board:?} is not wholly in {area:?}")));
        }
        faults
    }

    /// Reports text that is cut off at a side, unless it can be scrolled sideways, or shortened
    /// with an ellipsis. Text cut off at the top or bottom can be scrolled, so it is no fault.
    fn clipped(&self, text: &DrawnText) -> Option<String> {
        const SLACK: f32 = 1.5;
        let (ink, clip) = (text.ink, text.clip);
        let in_tab_row = self.tab_rows.iter().any(|row| row.y_range().contains(ink.center().y));
        let overflows_sideways =
            ink.left() < clip.left() - SLACK || ink.right() > clip.right() + SLACK;
        // Tab rows scroll sideways; drawings can be panned.
        let in_viewport = self.viewports.iter().any(|window| window.contains_rect(text.visible()));
        if overflows_sideways && !in_tab_row && !in_viewport {
            return Some(format!("is cut off at the side by {clip:?}"));
        }
        let overflows_vertically =
            ink.top() < clip.top() - SLACK || ink.bottom() > clip.bottom() + SLACK;
        let fills_window = clip.height() >= self.window.height() - SLACK;
        // A clip area smaller than the window scrolls, and so does a page of the window's height.
        if overflows_vertically && !fills_window {
            return None;
        }
        let elided = text.shape.galley.elided;
        elided.then(|| "is shortened".to_owned())
    }

    /// Reports text whose contrast with the background at its center is below 4.5. Skips text on
    /// disabled buttons.
    fn low_contrast(&self, text: &DrawnText) -> Option<String> {
        const MIN_CONTRAST: f64 = 4.5;
        let center = text.visible().center();
        let disabled = |button: &&DrawnButton| !button.enabled && button.visible.contains(center);
        if self.buttons.iter().any(|button| disabled(&button)) {
            return None;
        }
        let below =
            |background: &&FilledArea| background.at < text.at && background.rect.contains(center);
        let contrast = |felt: Color32| {
            let backgrounds = self.backgrounds.iter().filter(below);
            let background =
                backgrounds.fold(felt, |below, background| below.blend(background.colour));
            contrast(background.blend(text.colour()), background)
        };
        let lowest = self.felt.map(contrast).into_iter().fold(f64::MAX, f64::min);
        (lowest < MIN_CONTRAST).then(|| format!("has a contrast of {lowest:.2}"))
    }

    /// Reports text that overlaps a card, unless the text has a background of its own.
    fn over_card(&self, text: &DrawnText) -> Option<String> {
        let center = text.visible().center();
        let is_own_background = |background: &FilledArea| {
            background.at < text.at
                && background.colour.a() > 190
                && background.rect.contains(center)
        };
        if self.backgrounds.iter().any(is_own_background) {
            return None;
        }
        let visible = text.visible().shrink(2.0);
        let card = self.cards.iter().find(|card| card.intersects(visible))?;
        Some(format!("lies on the card at {card:?}"))
    }

    /// Reports text covered by a button that was drawn later, unless the button is on a panel that
    /// was drawn later too.
    fn under_button(&self, text: &DrawnText) -> Option<String> {
        let visible = text.visible().shrink(2.0);
        let later =
            |background: &&FilledArea| background.at > text.at && background.colour.a() > 40;
        let is_button = |background: &FilledArea| {
            let face =
                |button: &DrawnButton| button.visible.expand(1.0).contains_rect(background.rect);
            self.buttons.iter().any(face)
        };
        let covers =
            |background: &&FilledArea| background.rect.intersects(visible) && is_button(background);
        let faces = self.backgrounds.iter().filter(later).filter(covers);
        let mut bare = faces.filter(|face| {
            let larger = |background: &FilledArea| {
                background.at < face.at
                    && !is_button(background)
                    && background.rect.contains_rect(face.rect)
            };
            !self.backgrounds.iter().filter(later).any(larger)
        });
        bare.next().map(|face| format!("lies under the button at {:?}", face.rect))
    }

    /// Reports text that overlaps one of the texts drawn later, unless a background hides the
    /// overlap.
    fn over_text(&self, text: &DrawnText, later: &[DrawnText]) -> Option<String> {
        let visible = text.visible().shrink(2.0);
        let other = later.iter().find(|other| {
            let shared = other.visible().shrink(2.0).intersect(visible);
            let covers = |background: &FilledArea| {
                (text.at..other.at).contains(&background.at)
                    && background.colour.a() > 180
                    && background.rect.contains_rect(shared)
            };
            shared.is_positive() && !self.backgrounds.iter().any(covers)
        })?;
        Some(format!("runs into «{}»", other.text()))
    }

    /// Reports a button that is partly outside the window or less than 36 points wide or high.
    /// Skips invisible buttons, and the size of clipped ones.
    fn clipped_or_small(&self, button: &DrawnButton) -> Option<String> {
        /// The minimum touch target, in points.
        const MIN_SIZE: f32 = 36.0;
        if !button.visible.is_positive() {
            return None;
        }
        let is_unclipped = button.rect == button.visible;
        if !self.window.expand(1.0).contains_rect(button.visible) {
            return Some("is not wholly in the window".into());
        }
        let is_small = button.rect.width().min(button.rect.height()) < MIN_SIZE;
        (is_unclipped && is_small).then(|| "is too small".to_owned())
    }
}

/// Returns the board including coordinates, and the area for it: the table without bars and without
/// a panel over its bottom. `None` unless the Reversi table is shown.
fn board(world: &World) -> Option<[Rect; 2]> {
    if **world.resource::<State<Screen>>() != reversi::TABLE {
        return None;
    }
    let (layout, table_area) =
        (world.resource::<reversi::BoardLayout>(), world.resource::<TableArea>());
    let mut free = kozyr_table::hud::to_egui_rect(table_area.whole);
    free.max.y = table_area.sheet_top.unwrap_or(free.max.y);
    let mut board = kozyr_table::hud::to_egui_rect(layout.frame);
    board.max.y += COORDINATES_HEIGHT;
    Some([board, free])
}

/// The height of the coordinates below the board, in logical pixels.
const COORDINATES_HEIGHT: f32 = 16.0;

/// Returns the bounds of all widgets with an accessibility role, in logical pixels.
fn bounds_of(world: &mut World, role: Role) -> Vec<Rect> {
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the app has panels");
    let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
    let matching = nodes.filter(|(_, node)| node.role() == role);
    matching
        .filter_map(|(_, node)| {
            let [x0, y0, x1, y1] =
                node.bounds().map(|bounds| [bounds.x0, bounds.y0, bounds.x1, bounds.y1])?;
            let corner = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
            Some(Rect::from_min_max(corner(x0, y0), corner(x1, y1)))
        })
        .collect()
}

/// Whether the visible parts of two buttons on layers of the same order overlap.
fn overlap(a: &DrawnButton, b: &DrawnButton) -> bool {
    a.layer.order == b.layer.order
        && a.visible.shrink(1.0).intersects(b.visible.shrink(1.0))
        && a.visible.is_positive()
        && b.visible.is_positive()
}

/// Reports text with a line that ends within a word.
fn broken_word(text: &DrawnText) -> Option<String> {
    let rows = &text.shape.galley.rows;
    rows.windows(2).find_map(|pair| {
        let last = pair[0].row.glyphs.last()?.chr;
        let next = pair[1].row.glyphs.first()?.chr;
        let inside = !pair[0].ends_with_newline && last.is_alphanumeric() && next.is_alphanumeric();
        inside.then(|| "breaks in the middle of a word".to_owned())
    })
}

/// Reports text with two lines closer than 90 % of the font height.
fn overlapping_lines(text: &DrawnText) -> Option<String> {
    text.shape.galley.rows.windows(2).find_map(|pair| {
        let height = pair[1].row.glyphs.first()?.font_height;
        let apart = pair[1].pos.y - pair[0].pos.y;
        (apart < height * 0.9).then(|| format!("has lines only {apart} apart"))
    })
}

/// Reports text that is a raw text key, such as `app-name`, or egui's warning about duplicate
/// widget ids.
fn untranslated(text: &DrawnText) -> Option<String> {
    let content = text.text();
    let is_key = content.contains('-')
        && content.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
        && content.split('-').all(|part| part.len() > 1);
    let is_id_warning = content.contains("use of widget ID");
    (is_key || is_id_warning).then(|| "is nothing to read".to_owned())
}

/// The contrast ratio of two opaque colors, from 1 to 21, as defined by WCAG 2.
fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

/// The relative luminance of an opaque color, from 0 to 1, as defined by WCAG 2.
fn luminance(colour: Color32) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}
