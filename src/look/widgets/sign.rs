//! Signs for round buttons.

use bevy_egui::egui::{self, Color32, Rect, Stroke, Ui, pos2, vec2};

/// Signs that are drawn, so that no font need have them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Three bars.
    Menu,
    /// To the left.
    Back,
    /// A cross.
    Close,
    /// A large triangle to the right.
    Play,
    /// Two bars.
    Pause,
    /// An arrow that turns back.
    Undo,
    /// A triangle to the left.
    StepBack,
    /// A triangle to the right.
    StepOn,
    /// A triangle to the left with a bar before it.
    First,
    /// A triangle to the right with a bar behind it.
    Last,
}

impl Sign {
    pub(crate) fn paint(self, ui: &Ui, rect: Rect, ink: Color32) {
        let painter = ui.painter();
        let stroke = Stroke::new(2.0, ink);
        match self {
            Sign::Menu => {
                for y in [rect.top() + 2.0, rect.center().y, rect.bottom() - 2.0] {
                    painter.line_segment([pos2(rect.left(), y), pos2(rect.right(), y)], stroke);
                }
            }
            Sign::Back => {
                let tip = pos2(rect.left() + 3.0, rect.center().y);
                let back = rect.right() - 4.0;
                painter.line_segment([pos2(back, rect.top()), tip], stroke);
                painter.line_segment([tip, pos2(back, rect.bottom())], stroke);
            }
            Sign::Undo => turning_back(painter, rect, stroke),
            Sign::Play => triangle(painter, rect.expand(3.0).translate(vec2(2.0, 0.0)), 1.0, ink),
            Sign::Pause => {
                for x in [rect.left() + 3.0, rect.right() - 3.0] {
                    let bar = Rect::from_center_size(pos2(x, rect.center().y), vec2(4.5, 16.0));
                    painter.rect_filled(bar, 1, ink);
                }
            }
            Sign::StepBack => triangle(painter, rect, -1.0, ink),
            Sign::StepOn => triangle(painter, rect, 1.0, ink),
            Sign::First => {
                triangle(painter, rect.translate(vec2(2.0, 0.0)), -1.0, ink);
                painter.line_segment([rect.left_top(), rect.left_bottom()], stroke);
            }
            Sign::Last => {
                triangle(painter, rect.translate(vec2(-2.0, 0.0)), 1.0, ink);
                painter.line_segment([rect.right_top(), rect.right_bottom()], stroke);
            }
            Sign::Close => {
                painter.line_segment([rect.left_top(), rect.right_bottom()], stroke);
                painter.line_segment([rect.right_top(), rect.left_bottom()], stroke);
            }
        }
    }
}

/// A triangle that points to the right, or with -1 to the left.
fn triangle(painter: &egui::Painter, rect: Rect, towards: f32, ink: Color32) {
    let half = rect.width() * 0.4 * towards;
    let corners = vec![
        pos2(rect.center().x + half, rect.center().y),
        pos2(rect.center().x - half, rect.top()),
        pos2(rect.center().x - half, rect.bottom()),
    ];
    painter.add(egui::Shape::convex_polygon(corners, ink, Stroke::NONE));
}

/// Three quarters of a circle against the clock, with a head at its end.
fn turning_back(painter: &egui::Painter, rect: Rect, stroke: Stroke) {
    let (middle, radius) = (rect.center(), rect.width() * 0.42);
    let at = |angle: f32| middle + radius * egui::Vec2::angled(angle);
    let turn = std::f32::consts::TAU;
    let points = (0..=18).map(|step| at(turn * (0.25 - 0.75 * step as f32 / 18.0))).collect();
    painter.add(egui::Shape::line(points, stroke));
    let tip = at(turn * -0.5);
    painter.line_segment([tip, tip + vec2(-4.0, -5.0)], stroke);
    painter.line_segment([tip, tip + vec2(5.0, -4.0)], stroke);
}
