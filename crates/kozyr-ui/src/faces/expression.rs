//! Facial expressions: eyes, brows and mouth.

use bevy_egui::egui::Color32;

use super::{animal::AnimalHead, brush::Brush};

/// A player's expression, based only on public information.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Expression {
    /// Nothing special is happening.
    #[default]
    Calm,
    /// Thinking about a move.
    Thinking,
    /// Watching the player to act.
    Watching,
    /// Under attack.
    Wary,
    /// Something went well.
    Pleased,
    /// Well ahead.
    Confident,
    /// Far behind.
    Worried,
    /// Picking up the cards on the table.
    Annoyed,
    /// Something unexpected happened.
    Surprised,
    /// Won the game.
    Winner,
    /// Lost the game.
    Sad,
    /// The fool, wearing the cap.
    Fool,
}

impl Expression {
    /// Returns the expression of a player at the end of a match: [`Expression::Winner`] for a score
    /// above ½, [`Expression::Surprised`] for ½, which is a draw, and `loser` for less.
    pub fn at_match_end(score: f64, loser: Expression) -> Self {
        match score {
            0.5 => Expression::Surprised,
            _ if score > 0.5 => Expression::Winner,
            _ => loser,
        }
    }

    /// Returns how the eyes are drawn in this expression.
    fn eyes(self) -> Eyes {
        match self {
            Expression::Thinking => Eyes::Open([0.3, -0.5]),
            Expression::Watching => Eyes::Open([0.0, 0.45]),
            Expression::Wary => Eyes::Half,
            Expression::Surprised => Eyes::Wide,
            Expression::Winner => Eyes::Smiling,
            Expression::Sad | Expression::Fool => Eyes::Open([0.0, 0.5]),
            Expression::Annoyed => Eyes::Half,
            _ => Eyes::Open([0.0, 0.0]),
        }
    }

    /// Returns how far the inner and the outer end of each brow are raised, in face coordinates;
    /// negative if lowered. Returns `None` if no brows are drawn.
    fn brows(self) -> Option<[f32; 2]> {
        match self {
            Expression::Thinking => Some([0.02, 0.1]),
            Expression::Wary => Some([-0.05, 0.03]),
            Expression::Confident => Some([0.05, 0.07]),
            Expression::Worried | Expression::Sad | Expression::Fool => Some([0.12, -0.03]),
            Expression::Annoyed => Some([-0.1, 0.07]),
            Expression::Surprised => Some([0.14, 0.12]),
            _ => None,
        }
    }

    /// Returns how the mouth is drawn in this expression.
    fn mouth(self) -> Mouth {
        match self {
            Expression::Calm | Expression::Watching => Mouth::Line(0.025),
            Expression::Thinking => Mouth::Wry,
            Expression::Wary => Mouth::Line(-0.01),
            Expression::Pleased => Mouth::Line(0.08),
            Expression::Confident => Mouth::Line(0.11),
            Expression::Worried => Mouth::Line(-0.05),
            Expression::Annoyed => Mouth::Line(-0.07),
            Expression::Surprised => Mouth::Round,
            Expression::Winner => Mouth::Laughing,
            Expression::Sad | Expression::Fool => Mouth::Line(-0.09),
        }
    }
}

/// How eyes are drawn.
#[derive(Clone, Copy)]
enum Eyes {
    /// Open eyes; the offsets of the pupil to the right and down, as shares of its range.
    Open([f32; 2]),
    /// Half closed.
    Half,
    /// Wide open.
    Wide,
    /// Closed, as upward arcs.
    Smiling,
}

/// How a mouth is drawn.
#[derive(Clone, Copy)]
enum Mouth {
    /// A line; how far its corners are raised, in face coordinates.
    Line(f32),
    /// A line with one corner raised.
    Wry,
    /// Open and round.
    Round,
    /// Open, with a tongue.
    Laughing,
}

/// The color of pupils and of most facial lines.
pub(super) const INK: Color32 = Color32::from_rgb(0x2a, 0x22, 0x20);
/// The color of the whites of the eyes.
const WHITE: Color32 = Color32::from_rgb(0xff, 0xfb, 0xf2);

/// Draws the eyes, brows and mouth of an expression on a head.
pub(super) fn draw(brush: &Brush, head: &AnimalHead, expression: Expression) {
    brush.mirrored(|side| eye(brush, head, expression.eyes(), side));
    if let Some([inner, outer]) = expression.brows() {
        brush.mirrored(|side| {
            let [x, y] = head.eyes;
            let y = y - head.eye * 1.75;
            let ends = [[side * (x - 0.12), y - inner], [side * (x + 0.13), y - outer]];
            let middle = [side * x, y - (inner + outer) / 2.0 - 0.03];
            brush.curve([ends[0], middle, ends[1]], 0.06, head.line);
        });
    }
    mouth(brush, head, expression.mouth());
}

/// Draws one eye of a head: the left one in the picture if `side` is -1, the right one if it is 1.
fn eye(brush: &Brush, head: &AnimalHead, eyes: Eyes, side: f32) {
    let [x, y] = head.eyes;
    let middle = [side * x, y];
    let radius = head.eye;
    match eyes {
        Eyes::Smiling => {
            let ends = [[middle[0] - 0.12, y + 0.03], [middle[0] + 0.12, y + 0.03]];
            brush.curve([ends[0], [middle[0], y - 0.09], ends[1]], 0.06, head.line);
        }
        Eyes::Open(pupil_offset) => open(brush, middle, radius, pupil_offset),
        Eyes::Wide => open(brush, middle, radius * 1.22, [0.0, 0.0]),
        Eyes::Half => {
            open(brush, middle, radius, [0.0, 0.25]);
            // The eyelid is a head-colored shape over the upper half of the eye.
            let lid = head.lid;
            brush.ellipse([middle[0], y - radius * 0.62], [radius * 1.12, radius * 0.62], 0.0, lid);
            let ends =
                [[middle[0] - radius, y - radius * 0.1], [middle[0] + radius, y - radius * 0.1]];
            brush.curve([ends[0], [middle[0], y - radius * 0.06], ends[1]], 0.035, head.line);
        }
    }
}

/// Draws an open eye with this center and radius. The pupil is moved right and down by these shares
/// of its range, from −1 to 1.
fn open(brush: &Brush, middle: [f32; 2], radius: f32, [right, down]: [f32; 2]) {
    brush.circle(middle, radius, WHITE);
    let range = radius * 0.4;
    let pupil = [middle[0] + right * range, middle[1] + down * range];
    brush.circle(pupil, radius * 0.62, INK);
    brush.circle([pupil[0] + radius * 0.2, pupil[1] - radius * 0.24], radius * 0.18, WHITE);
}

/// Draws a mouth at the place that the head gives it. Round mouths have a fixed size; the width of
/// all others depends on the head.
fn mouth(brush: &Brush, head: &AnimalHead, mouth: Mouth) {
    let [x, y] = head.mouth;
    let half_width = head.mouth_width;
    match mouth {
        Mouth::Line(raised) => {
            let ends = [[x - half_width, y - raised], [x + half_width, y - raised]];
            brush.curve([ends[0], [x, y + raised * 0.6], ends[1]], 0.05, head.line);
        }
        Mouth::Wry => {
            brush.curve(
                [[x - half_width * 0.8, y + 0.01], [x, y], [x + half_width, y - 0.06]],
                0.05,
                head.line,
            );
        }
        Mouth::Round => brush.ellipse([x, y + 0.03], [0.08, 0.1], 0.0, INK),
        Mouth::Laughing => {
            brush.ellipse([x, y + 0.03], [half_width * 0.95, 0.12], 0.0, INK);
            brush.ellipse(
                [x, y + 0.09],
                [half_width * 0.6, 0.06],
                0.0,
                Color32::from_rgb(0xe0, 0x6a, 0x62),
            );
            let ends = [[x - half_width, y - 0.04], [x + half_width, y - 0.04]];
            brush.curve([ends[0], [x, y - 0.01], ends[1]], 0.05, head.line);
        }
    }
}

/// Draws the fool's cap: three points with bells.
pub(super) fn draw_cap(brush: &Brush) {
    let red = Color32::from_rgb(0xd6, 0x3a, 0x3a);
    let gold = Color32::from_rgb(0xf4, 0xb4, 0x2f);
    let blue = Color32::from_rgb(0x3b, 0x62, 0xb8);
    brush.area(&[[-0.52, -0.4], [-0.82, -0.56], [-0.54, -0.78], [-0.08, -0.5]], blue);
    brush.area(&[[0.52, -0.4], [0.08, -0.5], [0.54, -0.78], [0.82, -0.56]], gold);
    brush.area(&[[-0.28, -0.46], [0.0, -0.9], [0.28, -0.46]], red);
    brush.curve([[-0.54, -0.36], [0.0, -0.5], [0.54, -0.36]], 0.14, red);
    for bell in [[-0.82, -0.55], [0.82, -0.55], [0.0, -0.88]] {
        brush.circle(bell, 0.09, gold);
        brush.circle([bell[0], bell[1] + 0.03], 0.025, INK);
    }
}
