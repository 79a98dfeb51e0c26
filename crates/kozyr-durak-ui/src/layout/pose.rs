//! Where each card lies, and how large.

use bevy::prelude::*;

use super::{ASPECT, Layout, MARGIN, RAISED};

/// How much lower the outer cards of a hand lie at most, as a share of a card's width.
const DROP: f32 = 0.16;
/// How much further each card of a hand leans than its neighbour, in radians: 3°.
const LEAN: f32 = 0.052_36;
/// How far the outer cards lean at most, in radians.
const LEAN_IN_ALL: f32 = 2.5 * LEAN;
/// How far they hang below those in the middle, as a share of a card's width.
pub(crate) const HANGING: f32 = DROP + LEAN_IN_ALL / 2.0;
/// So much of each card of a hand is seen at least, in logical pixels across.
const BARE: f32 = 21.0;
/// For that, the cards of one row may become so small, as a share of their usual width.
const SMALLEST: f32 = 0.7;
/// A card that can be played rises by so much at least, in logical pixels.
const RISE: f32 = 14.0;
/// How far cards move aside for one that a finger holds among them, as a share of its width.
const ASIDE: f32 = 0.34;
/// How much larger a card is seen under a finger that goes along a full hand.
pub(crate) const MAGNIFIED: f32 = 1.45;

/// How far the cards of an opponent lean, each further than its neighbour and in all, in radians.
const LEAN_AT_SEAT: [f32; 2] = [0.061, 0.17];

/// A card's place: where, turned clockwise by how many radians, and how wide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// The middle.
    pub place: Vec2,
    /// Radians clockwise.
    pub angle: f32,
    /// Width in logical pixels.
    pub width: f32,
}

/// The width of a discarded card over that of a card of the talon.
const DISCARDED: f32 = 0.62;
/// How far a discarded card leans at most, in radians.
const HEAP_LEAN: f32 = 0.5;
/// How far one lies from the middle of the discard at most, in logical pixels.
const HEAP_SPREAD: f32 = 3.0;

/// How far the discard reaches to either side of its middle, for a talon of cards so wide.
pub(crate) fn reach_of_discard(talon_card: f32) -> f32 {
    let (sin, cos) = HEAP_LEAN.sin_cos();
    talon_card * DISCARDED / 2.0 * (cos + ASPECT * sin) + HEAP_SPREAD
}

impl Layout {
    /// The card number `index` of `count` in the person's hand.
    pub fn in_hand(&self, index: usize, count: usize, raised: bool) -> Pose {
        let span = self.hand.width();
        let middle = (count as f32 - 1.0) / 2.0;
        let lean = (LEAN * middle).min(LEAN_IN_ALL);
        // Leaning cards need a little more than their width, which the margin has in part.
        let over = (self.card * ASPECT / 2.0 * lean - MARGIN).max(0.0);
        let width = (span - 2.0 * over - 2.0 * middle * BARE).min(self.card);
        if width < self.card * SMALLEST {
            return self.in_two_rows(index, count, raised);
        }
        let step = if count > 1 {
            ((span - 2.0 * over - width) / (2.0 * middle)).min(width * 0.78)
        } else {
            0.0
        };
        // A long row must not hang deep.
        let half = (middle * step).max(1.0);
        let lean = lean.min(2.0 * DROP * self.card / half);
        let off = index as f32 - middle;
        let share = off / middle.max(1.0);
        let drop = half * lean / 2.0 * share * share;
        Pose {
            place: Vec2::new(
                self.hand.center().x + off * step,
                self.foot(width) + drop - if raised { rise(width) } else { 0.0 },
            ),
            angle: lean * share,
            width,
        }
    }

    /// The same where the cards of one row would be too narrow to be told apart and touched: two
    /// rows share the height of one, the upper half hidden.
    fn in_two_rows(&self, index: usize, count: usize, raised: bool) -> Pose {
        let first = count.div_ceil(2);
        let (row, index, count) =
            if index < first { (1, index, first) } else { (0, index - first, count - first) };
        let width = self.card * 0.76;
        let room = (self.hand.width() - width) / (count as f32 - 1.0).max(1.0);
        let off = index as f32 - (count as f32 - 1.0) / 2.0;
        let up = row as f32 * width * ASPECT * 0.4 + if raised { rise(width) } else { 0.0 };
        let x = self.hand.center().x + off * room.min(width * 0.78);
        Pose { place: Vec2::new(x, self.foot(width) - up), angle: 0.0, width }
    }

    /// Where the middle of a card of that width is that stands upright in the hand.
    fn foot(&self, width: f32) -> f32 {
        self.hand.max.y - width * ASPECT / 2.0 - self.card * HANGING
    }

    /// The same card where a finger holds another among those of the hand: they make room.
    pub fn parted(&self, pose: Pose, held: Vec2) -> Pose {
        let off = pose.place.x - held.x;
        let near = (1.0 - off.abs() / (2.2 * pose.width)).max(0.0);
        let aside = Vec2::new(off.signum() * ASIDE * pose.width * near, 0.0);
        let (least, most) =
            (self.hand.min.x + pose.width / 2.0, self.hand.max.x - pose.width / 2.0);
        let place = pose.place + aside;
        Pose {
            place: place.with_x(place.x.clamp(least.min(pose.place.x), most.max(pose.place.x))),
            ..pose
        }
    }

    /// The same card as it is seen under a finger that goes along the hand: larger, upright and
    /// above the others.
    pub fn magnified(&self, pose: Pose) -> Pose {
        let width = self.card.max(pose.width) * MAGNIFIED;
        let up = (width - pose.width) * ASPECT / 2.0 + rise(pose.width);
        Pose { place: pose.place - Vec2::new(0.0, up), angle: 0.0, width }
    }

    /// Whether a card that is let go there goes back to the person's hand.
    pub fn is_over_hand(&self, place: Vec2) -> bool {
        place.y >= self.hand.min.y + self.card * 0.4
    }

    /// The attack card of a pair, and the card that beats it.
    pub fn in_bout(&self, slot: usize, pairs: usize) -> [Pose; 2] {
        // A pair takes 1.32 cards across and 1.26 down; room for two keeps the size steady.
        let room = self.bout.size();
        let pairs = pairs.max(self.pairs).max(2);
        let fit = |rows: usize| {
            let columns = pairs.div_ceil(rows);
            let width =
                (room.x / (columns as f32 * 1.36)).min(room.y / (rows as f32 * ASPECT * 1.32));
            (width.min(self.card), columns, rows)
        };
        let (width, columns, rows) = if fit(2).0 > fit(1).0 { fit(2) } else { fit(1) };
        let (row, column) = (slot / columns, slot % columns);
        let in_row = if row + 1 < rows { columns } else { pairs - columns * (rows - 1) };
        let cell = Vec2::new(width * 1.36, width * ASPECT * 1.3);
        let off = Vec2::new(
            column as f32 - (in_row as f32 - 1.0) / 2.0,
            row as f32 - (rows as f32 - 1.0) / 2.0,
        );
        let middle = self.bout.center() + off * cell;
        let apart = Vec2::new(width * 0.13, width * 0.2);
        [
            Pose { place: middle - apart, angle: -0.05, width },
            Pose { place: middle + apart, angle: 0.1, width },
        ]
    }

    /// The card number `index` of `count` before the opponent number `seat` (from 0).
    pub fn at_seat(&self, seat: usize, index: usize, count: usize) -> Pose {
        let spot = &self.seats[seat];
        let room = (spot.spread - self.seat_card).max(0.0);
        let step =
            if count > 1 { (room / (count - 1) as f32).min(self.seat_card * 0.36) } else { 0.0 };
        let middle = (count as f32 - 1.0) / 2.0;
        let off = index as f32 - middle;
        let share = off / middle.max(1.0);
        let lean = (LEAN_AT_SEAT[0] * middle).min(LEAN_AT_SEAT[1]);
        let drop = middle * step * lean / 2.0 * share * share;
        Pose {
            place: spot.cards + Vec2::new(off * step, drop),
            angle: lean * share,
            width: self.seat_card,
        }
    }

    /// A card of the talon, the one to be drawn last at depth 0.
    pub fn in_talon(&self, depth: usize, open: bool) -> Pose {
        if open {
            // Lies across, half under the pile.
            let place = self.talon + Vec2::new(0.0, self.talon_card * 0.42);
            return Pose { place, angle: std::f32::consts::FRAC_PI_2, width: self.talon_card };
        }
        let lift = depth.min(12) as f32 * 0.5;
        let place = self.talon - Vec2::new(lift, lift + self.talon_card * 0.1);
        Pose { place, angle: 0.0, width: self.talon_card }
    }

    /// A card of the discard; a heap, but the same one each time.
    pub fn in_discard(&self, index: usize) -> Pose {
        let wobble = (index as f32 * 2.399).sin();
        Pose {
            place: self.discard + Vec2::new(wobble, (index as f32 * 1.7).cos()) * HEAP_SPREAD,
            angle: wobble * HEAP_LEAN,
            width: self.talon_card * DISCARDED,
        }
    }
}

/// By how much a card of that width rises that can be played.
fn rise(width: f32) -> f32 {
    (width * RAISED).max(RISE)
}

impl Pose {
    /// A place on the card that no other card of its hand or pair covers: near its upper left
    /// corner, which is what fans, and the hinder of two rows, show of it.
    pub fn bare_place(&self) -> Vec2 {
        let off = Vec2::new(-0.4, 0.15 - ASPECT / 2.0) * self.width;
        self.place + Vec2::from_angle(self.angle).rotate(off)
    }

    /// Whether a place is on the card.
    pub fn contains(&self, place: Vec2) -> bool {
        let off = Vec2::from_angle(-self.angle).rotate(place - self.place);
        off.x.abs() <= self.width / 2.0 && off.y.abs() <= self.width * ASPECT / 2.0
    }
}
