//! The faces of players: opponents are animals drawn from scalable parts, with expressions; people are
//! initials or silhouettes.

mod animal;
mod brush;
mod expression;
mod initial;

use bevy_egui::egui::{Color32, Painter, Rect};

use self::brush::Brush;

pub use animal::Animal;
pub use expression::Expression;
pub use initial::draw_initial;

/// Draws a human player as a head and shoulders in the color `ink`, in the largest square centered
/// in `at`. The only [`Expression`] that changes the picture is [`Expression::Fool`], which adds
/// its cap.
pub fn draw_person(painter: &Painter, at: Rect, ink: Color32, expression: Expression) {
    let brush = Brush::new(painter, at);
    brush.circle([0.0, -0.06], 0.4, ink);
    brush.dome([0.0, 0.94], [0.66, 0.44], ink);
    if expression == Expression::Fool {
        expression::draw_cap(&brush);
    }
}

/// Draws an animal's face with an expression, in the largest square centered in `at`.
pub fn draw(painter: &Painter, at: Rect, animal: Animal, expression: Expression) {
    let brush = Brush::new(painter, at);
    let head = animal.head();
    head.draw_behind(&brush);
    head.draw_head(&brush);
    expression::draw(&brush, &head, expression);
    head.draw_before(&brush);
    if expression == Expression::Fool {
        expression::draw_cap(&brush);
    }
}
