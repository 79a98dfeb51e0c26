//! Position, angle and size of each card.

use bevy::prelude::*;

use super::{CARD_HEIGHT_RATIO, CardTableLayout, MARGIN, RAISE_RATIO};

/// Maximum drop of the outer cards of a hand, as a share of a card's width.
const MAX_DROP_RATIO: f32 = 0.16;
/// Extra lean of each card of a hand compared with its neighbor, in radians (3°).
const LEAN_PER_CARD_RADIANS: f32 = 0.052_36;
/// Maximum lean of the outer cards, in radians.
const MAX_LEAN_RADIANS: f32 = 2.5 * LEAN_PER_CARD_RADIANS;
/// How far the outer cards hang below the middle ones, as a share of a card's width.
pub(crate) const HANG_RATIO: f32 = MAX_DROP_RATIO + MAX_LEAN_RADIANS / 2.0;
/// Minimum visible width of each card in a hand, in logical pixels.
const MIN_VISIBLE_WIDTH: f32 = 21.0;
/// Smallest scale of the cards in a single row; below it the hand takes two rows.
const MIN_CARD_SCALE: f32 = 0.7;
/// Minimum rise of a playable card, in logical pixels.
const MIN_RISE: f32 = 14.0;
/// How far cards part for a card held among them, as a share of its width.
const PARTING_RATIO: f32 = 0.34;
/// Scale of a card under a finger that slides along a full hand.
pub(crate) const MAGNIFICATION: f32 = 1.45;

/// Lean of an opponent's cards in radians: per card, and in total at most.
const SEAT_LEAN_RADIANS: [f32; 2] = [0.061, 0.17];

/// Position, angle and width of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPose {
    /// Center.
    pub center: Vec2,
    /// Radians clockwise.
    pub angle: f32,
    /// Width in logical pixels.
    pub width: f32,
}

/// Width of a discarded card relative to a talon card.
const DISCARD_SCALE: f32 = 0.62;
/// Maximum lean of a discarded card, in radians.
const MAX_HEAP_LEAN_RADIANS: f32 = 0.5;
/// Maximum offset of a card from the center of the discard pile, in logical pixels.
const HEAP_SPREAD: f32 = 3.0;

/// Half-width of the discard pile, given the width of a talon card.
pub(crate) fn reach_of_discard(talon_card: f32) -> f32 {
    let (sin, cos) = MAX_HEAP_LEAN_RADIANS.sin_cos();
    talon_card * DISCARD_SCALE / 2.0 * (cos + CARD_HEIGHT_RATIO * sin) + HEAP_SPREAD
}

impl CardTableLayout {
    /// Returns the pose of card `index` of `count` in the player's hand.
    pub fn in_hand(&self, index: usize, count: usize, raised: bool) -> CardPose {
        let span = self.hand.width();
        let middle = (count as f32 - 1.0) / 2.0;
        let lean = (LEAN_PER_CARD_RADIANS * middle).min(MAX_LEAN_RADIANS);
        // Leaning cards need slightly more than their width; part of that is in the margin.
        let over = (self.card_width * CARD_HEIGHT_RATIO / 2.0 * lean - MARGIN).max(0.0);
        let width = (span - 2.0 * over - 2.0 * middle * MIN_VISIBLE_WIDTH).min(self.card_width);
        if width < self.card_width * MIN_CARD_SCALE {
            return self.in_two_rows(index, count, raised);
        }
        let step = if count > 1 {
            ((span - 2.0 * over - width) / (2.0 * middle)).min(width * 0.78)
        } else {
            0.0
        };
        // Limit how far a long row hangs down.
        let half = (middle * step).max(1.0);
        let lean = lean.min(2.0 * MAX_DROP_RATIO * self.card_width / half);
        let off = index as f32 - middle;
        let share = off / middle.max(1.0);
        let drop = half * lean / 2.0 * share * share;
        CardPose {
            center: Vec2::new(
                self.hand.center().x + off * step,
                self.hand_center_y(width) + drop - if raised { rise(width) } else { 0.0 },
            ),
            angle: lean * share,
            width,
        }
    }

    /// Same as [`Self::in_hand`], but in two rows that share the height of one, for hands too large
    /// for a single row. The front row hides the lower half of the back row.
    fn in_two_rows(&self, index: usize, count: usize, raised: bool) -> CardPose {
        let first = count.div_ceil(2);
        let (row, index, count) =
            if index < first { (1, index, first) } else { (0, index - first, count - first) };
        let width = self.card_width * 0.76;
        let room = (self.hand.width() - width) / (count as f32 - 1.0).max(1.0);
        let off = index as f32 - (count as f32 - 1.0) / 2.0;
        let up =
            row as f32 * width * CARD_HEIGHT_RATIO * 0.4 + if raised { rise(width) } else { 0.0 };
        let x = self.hand.center().x + off * room.min(width * 0.78);
        CardPose { center: Vec2::new(x, self.hand_center_y(width) - up), angle: 0.0, width }
    }

    /// Vertical center of an upright card of that width in the hand.
    fn hand_center_y(&self, width: f32) -> f32 {
        self.hand.max.y - width * CARD_HEIGHT_RATIO / 2.0 - self.card_width * HANG_RATIO
    }

    /// Moves a card of the hand aside for one that the player holds among them.
    pub fn pose_beside_held(&self, pose: CardPose, held: Vec2) -> CardPose {
        let off = pose.center.x - held.x;
        let near = (1.0 - off.abs() / (2.2 * pose.width)).max(0.0);
        let aside = Vec2::new(off.signum() * PARTING_RATIO * pose.width * near, 0.0);
        let (least, most) =
            (self.hand.min.x + pose.width / 2.0, self.hand.max.x - pose.width / 2.0);
        let place = pose.center + aside;
        CardPose {
            center: place.with_x(place.x.clamp(least.min(pose.center.x), most.max(pose.center.x))),
            ..pose
        }
    }

    /// The pose of a card under a finger that slides along the hand: larger, upright and raised.
    pub fn pose_magnified(&self, pose: CardPose) -> CardPose {
        let width = self.card_width.max(pose.width) * MAGNIFICATION;
        let up = (width - pose.width) * CARD_HEIGHT_RATIO / 2.0 + rise(pose.width);
        CardPose { center: pose.center - Vec2::new(0.0, up), angle: 0.0, width }
    }

    /// Whether a card released at `place` returns to the player's hand.
    pub fn is_over_hand(&self, place: Vec2) -> bool {
        place.y >= self.hand.min.y + self.card_width * 0.4
    }

    /// Returns the poses of an attack card and the card that beats it.
    pub fn in_bout(&self, slot: usize, pairs: usize) -> [CardPose; 2] {
        // A pair takes 1.32 cards across and 1.26 down. Reserving two pairs keeps the size steady.
        let room = self.bout.size();
        let pairs = pairs.max(self.min_pairs).max(2);
        let fit = |rows: usize| {
            let columns = pairs.div_ceil(rows);
            let width = (room.x / (columns as f32 * 1.36))
                .min(room.y / (rows as f32 * CARD_HEIGHT_RATIO * 1.32));
            (width.min(self.card_width), columns, rows)
        };
        let (width, columns, rows) = if fit(2).0 > fit(1).0 { fit(2) } else { fit(1) };
        let (row, column) = (slot / columns, slot % columns);
        let in_row = if row + 1 < rows { columns } else { pairs - columns * (rows - 1) };
        let cell = Vec2::new(width * 1.36, width * CARD_HEIGHT_RATIO * 1.3);
        let off = Vec2::new(
            column as f32 - (in_row as f32 - 1.0) / 2.0,
            row as f32 - (rows as f32 - 1.0) / 2.0,
        );
        let middle = self.bout.center() + off * cell;
        let apart = Vec2::new(width * 0.13, width * 0.2);
        [
            CardPose { center: middle - apart, angle: -0.05, width },
            CardPose { center: middle + apart, angle: 0.1, width },
        ]
    }

    /// Returns the pose of card `index` of `count` in front of opponent `seat` (from 0).
    pub fn at_seat(&self, seat: usize, index: usize, count: usize) -> CardPose {
        let spot = &self.opponents[seat];
        let room = (spot.spread - self.opponent_card_width).max(0.0);
        let step = if count > 1 {
            (room / (count - 1) as f32).min(self.opponent_card_width * 0.36)
        } else {
            0.0
        };
        let middle = (count as f32 - 1.0) / 2.0;
        let off = index as f32 - middle;
        let share = off / middle.max(1.0);
        let lean = (SEAT_LEAN_RADIANS[0] * middle).min(SEAT_LEAN_RADIANS[1]);
        let drop = middle * step * lean / 2.0 * share * share;
        CardPose {
            center: spot.cards + Vec2::new(off * step, drop),
            angle: lean * share,
            width: self.opponent_card_width,
        }
    }

    /// Returns the pose of a talon card; depth 0 is the last card to be drawn. `open` means the
    /// open trump, whose pose does not depend on the depth.
    pub fn in_talon(&self, depth: usize, open: bool) -> CardPose {
        if open {
            // The open trump is placed crosswise, half under the pile.
            let place = self.talon + Vec2::new(0.0, self.talon_card_width * 0.42);
            return CardPose {
                center: place,
                angle: std::f32::consts::FRAC_PI_2,
                width: self.talon_card_width,
            };
        }
        let lift = depth.min(12) as f32 * 0.5;
        let place = self.talon - Vec2::new(lift, lift + self.talon_card_width * 0.1);
        CardPose { center: place, angle: 0.0, width: self.talon_card_width }
    }

    /// Returns the pose of a discarded card: an untidy heap, but always the same one.
    pub fn in_discard(&self, index: usize) -> CardPose {
        let wobble = (index as f32 * 2.399).sin();
        CardPose {
            center: self.discard + Vec2::new(wobble, (index as f32 * 1.7).cos()) * HEAP_SPREAD,
            angle: wobble * MAX_HEAP_LEAN_RADIANS,
            width: self.talon_card_width * DISCARD_SCALE,
        }
    }
}

/// Rise of a playable card of that width.
fn rise(width: f32) -> f32 {
    (width * RAISE_RATIO).max(MIN_RISE)
}

impl CardPose {
    /// A point on the card, near its top-left corner, that no other card of its hand or pair
    /// covers.
    pub fn visible_point(&self) -> Vec2 {
        let off = Vec2::new(-0.4, 0.15 - CARD_HEIGHT_RATIO / 2.0) * self.width;
        self.center + Vec2::from_angle(self.angle).rotate(off)
    }

    /// Whether a point is on the card.
    pub fn contains(&self, place: Vec2) -> bool {
        let off = Vec2::from_angle(-self.angle).rotate(place - self.center);
        off.x.abs() <= self.width / 2.0 && off.y.abs() <= self.width * CARD_HEIGHT_RATIO / 2.0
    }
}
