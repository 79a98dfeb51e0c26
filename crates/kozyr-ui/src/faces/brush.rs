//! Drawing in face coordinates: the origin is the center, and the edges are at ±1.

use bevy_egui::egui::{
    Color32, Painter, Pos2, Rect, Shape, Stroke,
    epaint::{CubicBezierShape, EllipseShape, PathShape, PathStroke},
    pos2, vec2,
};

/// A painter in face coordinates.
pub(super) struct Brush<'a> {
    painter: &'a Painter,
    /// The center of the face on the screen.
    middle: Pos2,
    /// Half the side of the face, in points.
    half: f32,
}

impl<'a> Brush<'a> {
    /// Returns a brush whose face coordinates fill the largest square centered in `at`.
    pub(super) fn new(painter: &'a Painter, at: Rect) -> Self {
        Brush { painter, middle: at.center(), half: at.width().min(at.height()) / 2.0 }
    }

    /// Converts face coordinates to a position on the screen.
    fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        pos2(self.middle.x + x * self.half, self.middle.y + y * self.half)
    }

    /// Draws a filled ellipse with these horizontal and vertical radii, rotated clockwise about its
    /// center by `degrees`.
    pub(super) fn ellipse(&self, middle: [f32; 2], radii: [f32; 2], degrees: f32, fill: Color32) {
        let radius = vec2(radii[0], radii[1]) * self.half;
        let angle = degrees.to_radians();
        let center = self.at(middle);
        self.painter.add(EllipseShape { center, radius, fill, stroke: Stroke::NONE, angle });
    }

    /// Draws the filled upper half of an ellipse with the center `base` and these horizontal and
    /// vertical radii.
    pub(super) fn dome(&self, base: [f32; 2], radii: [f32; 2], fill: Color32) {
        const STEPS: usize = 24;
        let point = |step: usize| {
            let angle = std::f32::consts::PI * step as f32 / STEPS as f32;
            [base[0] - radii[0] * angle.cos(), base[1] - radii[1] * angle.sin()]
        };
        self.area(&(0..=STEPS).map(point).collect::<Vec<_>>(), fill);
    }

    /// Draws a filled circle with this center and radius.
    pub(super) fn circle(&self, middle: [f32; 2], radius: f32, fill: Color32) {
        self.painter.circle_filled(self.at(middle), radius * self.half, fill);
    }

    /// Draws the outline of a circle with this center and radius, `width` wide.
    pub(super) fn ring(&self, middle: [f32; 2], radius: f32, width: f32, ink: Color32) {
        self.painter.circle_stroke(
            self.at(middle),
            radius * self.half,
            Stroke::new(width * self.half, ink),
        );
    }

    /// Fills a convex polygon with these corners.
    pub(super) fn area(&self, points: &[[f32; 2]], fill: Color32) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::Path(PathShape::convex_polygon(points, fill, Stroke::NONE)));
    }

    /// Draws a curve from the first through the second to the third point, `width` wide and with
    /// round ends.
    pub(super) fn curve(&self, [from, via, to]: [[f32; 2]; 3], width: f32, ink: Color32) {
        // The control point that makes a quadratic curve pass through `via` at its midpoint.
        let control = [0, 1].map(|axis| 2.0 * via[axis] - (from[axis] + to[axis]) / 2.0);
        let control_near =
            |end: [f32; 2]| [0, 1].map(|axis| end[axis] / 3.0 + control[axis] * 2.0 / 3.0);
        let points = [from, control_near(from), control_near(to), to].map(|point| self.at(point));
        let stroke = PathStroke::new(width * self.half, ink);
        let (closed, fill) = (false, Color32::TRANSPARENT);
        self.painter.add(CubicBezierShape { points, closed, fill, stroke });
        for end in [from, to] {
            self.circle(end, width / 2.0, ink);
        }
    }

    /// Calls `draw` twice: with -1 for the left side of the picture and with 1 for the right side.
    pub(super) fn mirrored(&self, draw: impl Fn(f32)) {
        for side in [-1.0, 1.0] {
            draw(side);
        }
    }
}
