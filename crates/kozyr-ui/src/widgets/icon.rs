//! Icons for buttons.

use bevy_egui::egui::{
    self, Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui,
    emath::Rot2,
    epaint::{CubicBezierShape, RectShape},
    pos2, vec2,
};

/// An icon, drawn from shapes and independent of fonts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// Three bars.
    Menu,
    /// An arrow to the left.
    Back,
    /// A cross.
    Close,
    /// A large triangle to the right.
    Play,
    /// Two bars.
    Pause,
    /// An arrow that curves back.
    Undo,
    /// A triangle to the left.
    StepBack,
    /// A triangle to the right.
    StepForward,
    /// A triangle to the left with a bar before it.
    First,
    /// A triangle to the right with a bar behind it.
    Last,
    /// Two stacked cards.
    Games,
    /// Three fanned cards.
    Hand,
    /// Two crossing arrows.
    Shuffle,
    /// A board with discs.
    Board,
    /// An eye.
    Eye,
    /// A node with two children.
    Tree,
    /// Three bars of a chart.
    Chart,
    /// Two sliders.
    Sliders,
    /// A question mark.
    Question,
    /// Head and shoulders.
    Person,
    /// A glowing bulb.
    Bulb,
}

impl Icon {
    /// Paints the icon into a rectangle, which some icons exceed a little.
    pub fn paint(self, ui: &Ui, rect: Rect, ink: Color32) {
        let painter = ui.painter();
        let stroke = Stroke::new(2.0, ink);
        match self {
            Icon::Menu => {
                for y in [rect.top() + 2.0, rect.center().y, rect.bottom() - 2.0] {
                    painter.line_segment([pos2(rect.left(), y), pos2(rect.right(), y)], stroke);
                }
            }
            Icon::Back => {
                let tip = pos2(rect.left() + 3.0, rect.center().y);
                let back = rect.right() - 4.0;
                painter.line_segment([pos2(back, rect.top()), tip], stroke);
                painter.line_segment([tip, pos2(back, rect.bottom())], stroke);
            }
            Icon::Undo => draw_undo_arrow(painter, rect, stroke),
            Icon::Play => triangle(painter, rect.expand(3.0).translate(vec2(2.0, 0.0)), 1.0, ink),
            Icon::Pause => {
                for x in [rect.left() + 3.0, rect.right() - 3.0] {
                    let bar = Rect::from_center_size(pos2(x, rect.center().y), vec2(4.5, 16.0));
                    painter.rect_filled(bar, 1, ink);
                }
            }
            Icon::StepBack => triangle(painter, rect, -1.0, ink),
            Icon::StepForward => triangle(painter, rect, 1.0, ink),
            Icon::First => {
                triangle(painter, rect.translate(vec2(2.0, 0.0)), -1.0, ink);
                painter.line_segment([rect.left_top(), rect.left_bottom()], stroke);
            }
            Icon::Last => {
                triangle(painter, rect.translate(vec2(-2.0, 0.0)), 1.0, ink);
                painter.line_segment([rect.right_top(), rect.right_bottom()], stroke);
            }
            Icon::Person => {
                let head = pos2(rect.center().x, rect.top() + rect.height() * 0.26);
                painter.circle_filled(head, rect.width() * 0.24, ink);
                let body = Rect::from_min_max(
                    pos2(rect.left() + rect.width() * 0.08, rect.top() + rect.height() * 0.58),
                    pos2(rect.right() - rect.width() * 0.08, rect.bottom()),
                );
                let round = (rect.width() * 0.34) as u8;
                let corners = CornerRadius { nw: round, ne: round, sw: 2, se: 2 };
                painter.rect_filled(body, corners, ink);
            }
            Icon::Close => {
                painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
                painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
            }
            Icon::Hand | Icon::Shuffle | Icon::Board => self.paint_game(painter, rect, stroke),
            _ => self.paint_destination(painter, rect, stroke),
        }
    }

    /// Paints the icon of a game: cards for [`Icon::Hand`], arrows for [`Icon::Shuffle`], a board
    /// for all others.
    fn paint_game(self, painter: &egui::Painter, rect: Rect, stroke: Stroke) {
        let at = |x: f32, y: f32| rect.min + vec2(x, y) * rect.size();
        match self {
            Icon::Hand => {
                let (pivot, size) = (at(0.5, 1.05), rect.size() * vec2(0.46, 0.74));
                for (angle, filled) in [(-0.42, false), (0.42, false), (0.0, true)] {
                    let middle = pivot + Rot2::from_angle(angle) * vec2(0.0, -size.y * 0.78);
                    let card = Rect::from_center_size(middle, size);
                    let fill = if filled { stroke.color } else { Color32::TRANSPARENT };
                    let shape = RectShape::new(card, 3, fill, stroke, StrokeKind::Inside);
                    painter.add(shape.with_angle(angle));
                }
            }
            Icon::Shuffle => {
                for (from, to) in [(0.16, 0.84), (0.84, 0.16)] {
                    let path = [at(0.0, from), at(0.5, from), at(0.42, to), at(0.94, to)];
                    painter.add(CubicBezierShape::from_points_stroke(
                        path,
                        false,
                        Color32::TRANSPARENT,
                        stroke,
                    ));
                    for offset in [-0.16, 0.16] {
                        painter.line_segment([at(0.98, to), at(0.82, to + offset)], stroke);
                    }
                }
            }
            _ => {
                painter.rect_stroke(rect, 3, stroke, StrokeKind::Middle);
                painter.line_segment([at(0.5, 0.0), at(0.5, 1.0)], stroke);
                painter.line_segment([at(0.0, 0.5), at(1.0, 0.5)], stroke);
                let radius = rect.height() * 0.15;
                painter.circle_filled(at(0.25, 0.25), radius, stroke.color);
                painter.circle_filled(at(0.75, 0.75), radius, stroke.color);
            }
        }
    }
}

impl Icon {
    /// Paints one of the icons of the home screen's destinations; paints a question mark for all
    /// other icons.
    fn paint_destination(self, painter: &egui::Painter, rect: Rect, stroke: Stroke) {
        let at = |x: f32, y: f32| rect.min + vec2(x, y) * rect.size();
        let curve = |points: [egui::Pos2; 4]| {
            let clear = Color32::TRANSPARENT;
            painter.add(CubicBezierShape::from_points_stroke(points, false, clear, stroke));
        };
        match self {
            Icon::Games => {
                let card = rect.size() * vec2(0.58, 0.78);
                let back = Rect::from_min_size(at(0.38, 0.0), card);
                let front = Rect::from_min_size(at(0.04, 0.2), card);
                painter.rect_stroke(back, 3, stroke, StrokeKind::Middle);
                painter.rect_filled(front, 3, stroke.color);
            }
            Icon::Eye => {
                for lid in [0.02, 0.98] {
                    curve([at(0.0, 0.5), at(0.28, lid), at(0.72, lid), at(1.0, 0.5)]);
                }
                painter.circle_filled(at(0.5, 0.5), rect.width() * 0.17, stroke.color);
            }
            Icon::Tree => {
                let radius = rect.width() * 0.14;
                for x in [0.14, 0.86] {
                    painter.line_segment([at(0.5, 0.14), at(x, 0.84)], stroke);
                    painter.circle_filled(at(x, 0.84), radius, stroke.color);
                }
                painter.circle_filled(at(0.5, 0.14), radius, stroke.color);
            }
            Icon::Chart => {
                for (x, top) in [(0.14, 0.62), (0.5, 0.32), (0.86, 0.02)] {
                    let half = vec2(rect.width() * 0.11, 0.0);
                    let bar = Rect::from_min_max(at(x, top) - half, at(x, 1.0) + half);
                    painter.rect_filled(bar, 1, stroke.color);
                }
            }
            Icon::Bulb => {
                let glass = at(0.5, 0.36);
                painter.circle_stroke(glass, rect.height() * 0.34, stroke);
                for (y, half) in [(0.8, 0.16), (0.97, 0.1)] {
                    painter.line_segment([at(0.5 - half, y), at(0.5 + half, y)], stroke);
                }
                painter.line_segment([at(0.5, 0.42), at(0.5, 0.66)], stroke);
            }
            Icon::Sliders => {
                for (x, y) in [(0.66, 0.2), (0.3, 0.78)] {
                    painter.line_segment([at(0.0, y), at(1.0, y)], stroke);
                    painter.circle_filled(at(x, y), rect.width() * 0.15, stroke.color);
                }
            }
            _ => {
                curve([at(0.22, 0.3), at(0.26, -0.16), at(1.04, 0.06), at(0.5, 0.62)]);
                painter.circle_filled(at(0.5, 0.94), stroke.width, stroke.color);
            }
        }
    }
}

/// Paints a triangle as high as the rectangle that points right, or left if `direction` is -1.
fn triangle(painter: &egui::Painter, rect: Rect, direction: f32, ink: Color32) {
    let half = rect.width() * 0.4 * direction;
    let corners = vec![
        pos2(rect.center().x + half, rect.center().y),
        pos2(rect.center().x - half, rect.top()),
        pos2(rect.center().x - half, rect.bottom()),
    ];
    painter.add(egui::Shape::convex_polygon(corners, ink, Stroke::NONE));
}

/// Paints an arrow along three quarters of a circle, counterclockwise from the bottom to the left,
/// in the middle of the rectangle.
fn draw_undo_arrow(painter: &egui::Painter, rect: Rect, stroke: Stroke) {
    let (middle, radius) = (rect.center(), rect.width() * 0.42);
    let at = |angle: f32| middle + radius * egui::Vec2::angled(angle);
    let full_turn = std::f32::consts::TAU;
    let points = (0..=18).map(|step| at(full_turn * (0.25 - 0.75 * step as f32 / 18.0))).collect();
    painter.add(egui::Shape::line(points, stroke));
    let tip = at(full_turn * -0.5);
    painter.line_segment([tip, tip + vec2(-4.0, -5.0)], stroke);
    painter.line_segment([tip, tip + vec2(5.0, -4.0)], stroke);
}
