//! Where each card lies, and how large.

use bevy::prelude::*;

use super::{ASPECT, Layout, RAISED};

/// How much lower the outer cards of a full hand lie, as a share of a card's width.
const DROP: f32 = 0.12;
/// How far they lean, in radians.
const LEAN: f32 = 0.09;
/// How far they hang below those in the middle, as a share of a card's width.
pub(crate) const HANGING: f32 = DROP + LEAN / 2.0;

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
        /// So many cards in a row can still be told apart and touched.
        const LEGIBLE_STEP: f32 = 0.27;
        let room = self.hand.width() - self.card;
        let one_row = count <= 1 || room / (count - 1) as f32 >= self.card * LEGIBLE_STEP;
        let (row, index, count) = if one_row {
            (0, index, count)
        } else {
            let first = count.div_ceil(2);
            if index < first { (0, index, first) } else { (1, index - first, count - first) }
        };
        let step = if count > 1 { (room / (count - 1) as f32).min(self.card * 0.78) } else { 0.0 };
        let middle = (count as f32 - 1.0) / 2.0;
        let off = index as f32 - middle;
        // A flat arc: the outer cards hang a little lower and lean outwards.
        let lean = if one_row { off / middle.max(3.0) } else { 0.0 };
        // Two rows share the height of one: smaller cards, the upper row half hidden.
        let width = if one_row { self.card } else { self.card * 0.76 };
        let height = width * ASPECT;
        let rows_up = if one_row { 0.0 } else { (1 - row) as f32 * height * 0.4 };
        Pose {
            place: Vec2::new(
                self.hand.center().x + off * step,
                self.hand.max.y - height / 2.0 - self.card * HANGING - rows_up
                    + lean * lean * self.card * DROP
                    - if raised { width * RAISED } else { 0.0 },
            ),
            angle: lean * LEAN,
            width,
        }
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
        let off = index as f32 - (count as f32 - 1.0) / 2.0;
        let lean = off / count.max(6) as f32;
        Pose {
            place: spot.cards + Vec2::new(off * step, lean * lean * self.seat_card * 0.3),
            angle: lean * 0.22,
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
