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

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastShapes>();
    app.add_systems(
        PostUpdate,
        store_shapes.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

fn store_shapes(
    output: Single<&EguiFullOutput, With<PrimaryEguiContext>>,
    mut drawn: ResMut<LastShapes>,
) {
    if let Some(output) = &output.0 {
        drawn.0.clone_from(&output.shapes);
    }
}

/// All texts drawn last with their centers, in logical pixels.
pub(crate) fn drawn_texts(world: &mut World) -> Vec<(String, [f32; 2])> {
    fn take(shape: &Shape, clip: Rect, words: &mut Vec<(String, [f32; 2])>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| take(shape, clip, words)),
            Shape::Text(shape) => {
                let ink = shape.visual_bounding_rect();
                if ink.intersects(clip) && !shape.galley.text().trim().is_empty() {
                    words.push((shape.galley.text().to_owned(), ink.center().into()));
                }
            }
            _ => {}
        }
    }
    let mut words = Vec::new();
    for clipped in &world.resource::<LastShapes>().0 {
        take(&clipped.shape, clipped.clip_rect, &mut words);
    }
    words
}

/// A text that can't be read, or a widget that can't be pressed.
#[derive(Clone, PartialEq, Debug)]
pub struct LayoutFault(String);

impl fmt::Display for LayoutFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text as drawn.
struct DrawnText {
    shape: TextShape,
    ink: Rect,
    clip: Rect,
    /// Its index among all shapes, from back to front.
    at: usize,
}

impl DrawnText {
    fn text(&self) -> &str {
        self.shape.galley.text()
    }

    /// The visible part.
    fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }

    fn colour(&self) -> Color32 {
        let given = self.shape.galley.job.sections.first().map(|section| section.format.color);
        let own = given.filter(|colour| *colour != Color32::PLACEHOLDER);
        let colour = self.shape.override_text_color.or(own).unwrap_or(self.shape.fallback_color);
        colour.gamma_multiply(self.shape.opacity_factor)
    }
}

/// An area filled with one color.
struct FilledArea {
    rect: Rect,
    colour: Color32,
    at: usize,
}

/// A pressable widget.
struct DrawnButton {
    layer: LayerId,
    rect: Rect,
    seen: Rect,
    enabled: bool,
}

/// Everything drawn last.
pub(crate) struct DrawnScene {
    window: Rect,
    texts: Vec<DrawnText>,
    grounds: Vec<FilledArea>,
    buttons: Vec<DrawnButton>,
    /// Tab rows.
    tabs: Vec<Rect>,
    /// Scrollable viewports.
    windows: Vec<Rect>,
    /// Cards on the table.
    cards: Vec<Rect>,
    /// The board, and the area it must stay within.
    board: Option<[Rect; 2]>,
    /// The table's color in the light and in the shade.
    felt: [Color32; 2],
}

impl DrawnScene {
    pub(crate) fn of(world: &mut World) -> Self {
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let ctx = contexts.single_mut(world).expect("the app has panels").get_mut().clone();
        let mut buttons = Vec::new();
        ctx.viewport(|viewport| {
            for (layer, widgets) in viewport.prev_pass.widgets.layers() {
                for widget in widgets {
                    if widget.sense.senses_click() && widget.sense.is_focusable() {
                        let (rect, seen) = (widget.rect, widget.interact_rect);
                        let enabled = widget.enabled;
                        buttons.push(DrawnButton { layer: *layer, rect, seen, enabled });
                    }
                }
            }
        });
        let felt = world.resource::<Palette>().felt;
        let mut scene = DrawnScene {
            window: ctx.viewport_rect(),
            texts: Vec::new(),
            grounds: Vec::new(),
            buttons,
            tabs: bounds_of(world, Role::TabList),
            windows: bounds_of(world, Role::Group),
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

    fn add_shape(&mut self, shape: &Shape, clip: Rect, at: &mut usize) {
        *at += 1;
        let mut ground = |rect: Rect, colour: Color32| {
            if colour.a() > 0 && rect.is_positive() {
                self.grounds.push(FilledArea { rect: rect.intersect(clip), colour, at: *at });
            }
        };
        match shape {
            Shape::Vec(shapes) => {
                for shape in shapes {
                    self.add_shape(shape, clip, at);
                }
            }
            Shape::Rect(shape) if shape.brush.is_none() => ground(shape.rect, shape.fill),
            Shape::Circle(circle) => {
                // Text on a disc is at its center.
                let side = circle.radius * std::f32::consts::SQRT_2;
                let rect = Rect::from_center_size(circle.center, egui::Vec2::splat(side));
                ground(rect, circle.fill);
            }
            Shape::Text(shape) if !shape.galley.text().trim().is_empty() => {
                let ink = shape.visual_bounding_rect();
                self.texts.push(DrawnText { shape: shape.clone(), ink, clip, at: *at });
            }
            _ => {}
        }
    }

    /// Returns all faults.
    pub(crate) fn faults(&self) -> Vec<LayoutFault> {
        let mut faults = Vec::new();
        for (index, text) in self.texts.iter().enumerate() {
            if !text.seen().is_positive() {
                // Scrolled out of view.
                continue;
            }
            let faulty = self
                .clipped(text)
                .or_else(|| broken_word(text))
                .or_else(|| overlapping_lines(text))
                .or_else(|| untranslated(text))
                .or_else(|| self.low_contrast(text))
                .or_else(|| self.over_card(text))
                .or_else(|| self.under_button(text))
                .or_else(|| self.over_text(text, &self.texts[index + 1..]));
            faults.extend(
                faulty.map(|fault| {
                    LayoutFault(format!("«{}» at {:?} {fault}", text.text(), text.ink))
                }),
            );
        }
        for (index, button) in self.buttons.iter().enumerate() {
            let faulty = self.button_cut(button).or_else(|| {
                let others = &self.buttons[index + 1..];
                let other = others.iter().find(|other| overlap(button, other))?;
                Some(format!("overlaps the one at {:?}", other.rect))
            });
            faults.extend(
                faulty.map(|fault| LayoutFault(format!("the button at {:?} {fault}", button.rect))),
            );
        }
        let whole = self.window.expand(1.0);
        for card in self.cards.iter().filter(|card| !whole.contains_rect(**card)) {
            faults.push(LayoutFault(format!("the card at {card:?} is not wholly in the window")));
        }
        if let Some([board, room]) = self.board.filter(|[board, room]| !room.contains_rect(*board))
        {
            faults.push(LayoutFault(format!("the board at {board:?} is not wholly in {room:?}")));
        }
        faults
    }

    fn clipped(&self, text: &DrawnText) -> Option<String> {
        const SLACK: f32 = 1.5;
        let (ink, clip) = (text.ink, text.clip);
        let row = self.tabs.iter().any(|row| row.y_range().contains(ink.center().y));
        let across = ink.left() < clip.left() - SLACK || ink.right() > clip.right() + SLACK;
        // Tab rows scroll sideways; drawings can be panned.
        let pushed = self.windows.iter().any(|window| window.contains_rect(text.seen()));
        if across && !row && !pushed {
            return Some(format!("is cut off at the side by {clip:?}"));
        }
        let down = ink.top() < clip.top() - SLACK || ink.bottom() > clip.bottom() + SLACK;
        let whole = clip.height() >= self.window.height() - SLACK;
        // A clip area smaller than the window scrolls, and so does a page of the window's height.
        if down && !whole {
            return None;
        }
        let elided = text.shape.galley.elided;
        elided.then(|| "is shortened".to_owned())
    }

    /// Reports a color too close to the background.
    fn low_contrast(&self, text: &DrawnText) -> Option<String> {
        const ENOUGH: f64 = 4.5;
        let middle = text.seen().center();
        let disabled = |button: &&DrawnButton| !button.enabled && button.seen.contains(middle);
        if self.buttons.iter().any(|button| disabled(&button)) {
            return None;
        }
        let below = |ground: &&FilledArea| ground.at < text.at && ground.rect.contains(middle);
        let contrast = |felt: Color32| {
            let grounds = self.grounds.iter().filter(below);
            let ground = grounds.fold(felt, |below, ground| below.blend(ground.colour));
            contrast(ground.blend(text.colour()), ground)
        };
        let least = self.felt.map(contrast).into_iter().fold(f64::MAX, f64::min);
        (least < ENOUGH).then(|| format!("has a contrast of {least:.2}"))
    }

    /// Reports text on a card without a background of its own.
    fn over_card(&self, text: &DrawnText) -> Option<String> {
        let middle = text.seen().center();
        let own = |ground: &FilledArea| {
            ground.at < text.at && ground.colour.a() > 190 && ground.rect.contains(middle)
        };
        if self.grounds.iter().any(own) {
            return None;
        }
        let seen = text.seen().shrink(2.0);
        let card = self.cards.iter().find(|card| card.intersects(seen))?;
        Some(format!("lies on the card at {card:?}"))
    }

    /// Reports text covered by a button that isn't on a panel of its own.
    fn under_button(&self, text: &DrawnText) -> Option<String> {
        let seen = text.seen().shrink(2.0);
        let later = |ground: &&FilledArea| ground.at > text.at && ground.colour.a() > 40;
        let is_button = |ground: &FilledArea| {
            let face = |button: &DrawnButton| button.seen.expand(1.0).contains_rect(ground.rect);
            self.buttons.iter().any(face)
        };
        let covers = |ground: &&FilledArea| ground.rect.intersects(seen) && is_button(ground);
        let faces = self.grounds.iter().filter(later).filter(covers);
        let mut bare = faces.filter(|face| {
            let larger = |ground: &FilledArea| {
                ground.at < face.at && !is_button(ground) && ground.rect.contains_rect(face.rect)
            };
            !self.grounds.iter().filter(later).any(larger)
        });
        bare.next().map(|face| format!("lies under the button at {:?}", face.rect))
    }

    fn over_text(&self, text: &DrawnText, later: &[DrawnText]) -> Option<String> {
        let seen = text.seen().shrink(2.0);
        let other = later.iter().find(|other| {
            let both = other.seen().shrink(2.0).intersect(seen);
            let covered = |ground: &FilledArea| {
                (text.at..other.at).contains(&ground.at)
                    && ground.colour.a() > 180
                    && ground.rect.contains_rect(both)
            };
            both.is_positive() && !self.grounds.iter().any(covered)
        })?;
        Some(format!("runs into «{}»", other.text()))
    }

    fn button_cut(&self, button: &DrawnButton) -> Option<String> {
        /// The minimum touch target, in points.
        const LEAST: f32 = 36.0;
        if !button.seen.is_positive() {
            return None;
        }
        let whole = button.rect == button.seen;
        if !self.window.expand(1.0).contains_rect(button.seen) {
            return Some("is not wholly in the window".into());
        }
        let small = button.rect.width().min(button.rect.height()) < LEAST;
        (whole && small).then(|| "is too small".to_owned())
    }
}

/// Returns the board including coordinates, and the uncovered part of the window.
fn board(world: &World) -> Option<[Rect; 2]> {
    if **world.resource::<State<Screen>>() != reversi::TABLE {
        return None;
    }
    let (layout, room) = (world.resource::<reversi::BoardLayout>(), world.resource::<TableArea>());
    let mut free = kozyr_table::hud::to_egui_rect(room.whole);
    free.max.y = room.sheet_top.unwrap_or(free.max.y);
    let mut board = kozyr_table::hud::to_egui_rect(layout.frame);
    board.max.y += COORDINATES_HEIGHT;
    Some([board, free])
}

/// The height of the coordinates below the board, in logical pixels.
const COORDINATES_HEIGHT: f32 = 16.0;

fn bounds_of(world: &mut World, role: Role) -> Vec<Rect> {
    let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the app has panels");
    let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
    let rows = nodes.filter(|(_, node)| node.role() == role);
    rows.filter_map(|(_, node)| {
        let [x0, y0, x1, y1] = node.bounds().map(|at| [at.x0, at.y0, at.x1, at.y1])?;
        let corner = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
        Some(Rect::from_min_max(corner(x0, y0), corner(x1, y1)))
    })
    .collect()
}

/// Whether two buttons on the same layer overlap.
fn overlap(one: &DrawnButton, other: &DrawnButton) -> bool {
    one.layer.order == other.layer.order
        && one.seen.shrink(1.0).intersects(other.seen.shrink(1.0))
        && one.seen.is_positive()
        && other.seen.is_positive()
}

/// Reports a line that ends within a word.
fn broken_word(text: &DrawnText) -> Option<String> {
    let rows = &text.shape.galley.rows;
    rows.windows(2).find_map(|pair| {
        let last = pair[0].row.glyphs.last()?.chr;
        let next = pair[1].row.glyphs.first()?.chr;
        let inside = !pair[0].ends_with_newline && last.is_alphanumeric() && next.is_alphanumeric();
        inside.then(|| "breaks in the middle of a word".to_owned())
    })
}

/// Reports overlapping lines.
fn overlapping_lines(text: &DrawnText) -> Option<String> {
    text.shape.galley.rows.windows(2).find_map(|pair| {
        let height = pair[1].row.glyphs.first()?.font_height;
        let apart = pair[1].pos.y - pair[0].pos.y;
        (apart < height * 0.9).then(|| format!("has lines only {apart} apart"))
    })
}

/// Reports a raw text key, or egui's warning about duplicate widget ids.
fn untranslated(text: &DrawnText) -> Option<String> {
    let words = text.text();
    let is_key = words.contains('-')
        && words.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
        && words.split('-').all(|part| part.len() > 1);
    let confused = words.contains("use of widget ID");
    (is_key || confused).then(|| "is nothing to read".to_owned())
}

/// The contrast ratio of two opaque colors, from 1 to 21, as defined by WCAG 2.
fn contrast(one: Color32, other: Color32) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The relative luminance of an opaque color, from 0 to 1, as defined by WCAG 2.
fn luminance(colour: Color32) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}
