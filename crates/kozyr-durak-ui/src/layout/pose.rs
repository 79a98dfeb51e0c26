//! Position, angle and size of each card.

use bevy::prelude::*;

use super::{CARD_HEIGHT_RATIO, CardTableLayout, MARGIN, RAISE_RATIO};

/// The most pairs of a bout in a row if there are more than two rows.
const MAX_PAIRS_PER_ROW: usize = 4;
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

/// Half the width of the discard pile, given the width of a talon card, in logical pixels.
pub(crate) fn reach_of_discard(talon_card: f32) -> f32 {
    let (sin, cos) = MAX_HEAP_LEAN_RADIANS.sin_cos();
    talon_card * DISCARD_SCALE / 2.0 * (cos + CARD_HEIGHT_RATIO * sin) + HEAP_SPREAD
}

impl CardTableLayout {
    /// Returns the pose of card `index` of `count` in the player's hand; `raised` if it is
    /// playable.
    pub fn in_hand(&self, index: usize, count: usize, raised: bool) -> CardPose {
        let span = self.hand.width();
        let middle_index = (count as f32 - 1.0) / 2.0;
        let lean = (LEAN_PER_CARD_RADIANS * middle_index).min(MAX_LEAN_RADIANS);
        // Leaning cards need slightly more than their width; part of that is in the margin.
        let overhang = (self.card_width * CARD_HEIGHT_RATIO / 2.0 * lean - MARGIN).max(0.0);
        let width =
            (span - 2.0 * overhang - 2.0 * middle_index * MIN_VISIBLE_WIDTH).min(self.card_width);
        if width < self.card_width * MIN_CARD_SCALE {
            return self.in_two_rows(index, count, raised);
        }
        let step = if count > 1 {
            ((span - 2.0 * overhang - width) / (2.0 * middle_index)).min(width * 0.78)
        } else {
            0.0
        };
        // Limit how far a long row hangs down.
        let half = (middle_index * step).max(1.0);
        let lean = lean.min(2.0 * MAX_DROP_RATIO * self.card_width / half);
        let offset = index as f32 - middle_index;
        let relative_offset = offset / middle_index.max(1.0);
        let drop = half * lean / 2.0 * relative_offset * relative_offset;
        CardPose {
            center: Vec2::new(
                self.hand.center().x + offset * step,
                self.hand_center_y(width) + drop - if raised { rise(width) } else { 0.0 },
            ),
            angle: lean * relative_offset,
            width,
        }
    }

    /// Same as [`Self::in_hand`], but with upright cards in two rows that together are about as
    /// high as one, for hands too large for a single row. The back row has the first half of the
    /// cards, rounded up; the front row hides more than half of its height.
    fn in_two_rows(&self, index: usize, count: usize, raised: bool) -> CardPose {
        let back_count = count.div_ceil(2);
        let (row, index, count) = if index < back_count {
            (1, index, back_count)
        } else {
            (0, index - back_count, count - back_count)
        };
        let width = self.card_width * 0.76;
        let max_step = (self.hand.width() - width) / (count as f32 - 1.0).max(1.0);
        let offset = index as f32 - (count as f32 - 1.0) / 2.0;
        let lift =
            row as f32 * width * CARD_HEIGHT_RATIO * 0.4 + if raised { rise(width) } else { 0.0 };
        let x = self.hand.center().x + offset * max_step.min(width * 0.78);
        CardPose { center: Vec2::new(x, self.hand_center_y(width) - lift), angle: 0.0, width }
    }

    /// Vertical center of an upright card of that width in the hand.
    fn hand_center_y(&self, width: f32) -> f32 {
        self.hand.max.y - width * CARD_HEIGHT_RATIO / 2.0 - self.card_width * HANG_RATIO
    }

    /// Shifts the pose of a card of the hand sideways, away from a card that the player holds at
    /// `held`: more if it is nearer, never beyond the hand's edge.
    pub fn pose_beside_held(&self, pose: CardPose, held: Vec2) -> CardPose {
        let distance = pose.center.x - held.x;
        let nearness = (1.0 - distance.abs() / (2.2 * pose.width)).max(0.0);
        let shift = Vec2::new(distance.signum() * PARTING_RATIO * pose.width * nearness, 0.0);
        let (min_x, max_x) =
            (self.hand.min.x + pose.width / 2.0, self.hand.max.x - pose.width / 2.0);
        let center = pose.center + shift;
        CardPose {
            center: center
                .with_x(center.x.clamp(min_x.min(pose.center.x), max_x.max(pose.center.x))),
            ..pose
        }
    }

    /// The pose of a card under a finger that slides along the hand: larger, upright and raised.
    pub fn pose_magnified(&self, pose: CardPose) -> CardPose {
        let width = self.card_width.max(pose.width) * MAGNIFICATION;
        let lift = (width - pose.width) * CARD_HEIGHT_RATIO / 2.0 + rise(pose.width);
        CardPose { center: pose.center - Vec2::new(0.0, lift), angle: 0.0, width }
    }

    /// Whether a point is low enough for a card released there to return to the player's hand.
    pub fn is_over_hand(&self, point: Vec2) -> bool {
        point.y >= self.hand.min.y + self.card_width * 0.4
    }

    /// Returns the poses of the attack card of pair `slot` (from 0) and the card that beats it, in
    /// a bout with this many pairs. More pairs make cards smaller.
    pub fn in_bout(&self, slot: usize, pairs: usize) -> [CardPose; 2] {
        // A pair takes 1.32 cards across and 1.26 down. Reserving two pairs keeps the size steady.
        let bout_size = self.bout.size();
        let pairs = pairs.max(self.min_pairs).max(2);
        let fit = |rows: usize| {
            let columns = pairs.div_ceil(rows);
            let rows = pairs.div_ceil(columns);
            let width = (bout_size.x / (columns as f32 * 1.36))
                .min(bout_size.y / (rows as f32 * CARD_HEIGHT_RATIO * 1.32));
            (width.min(self.card_width), columns, rows)
        };
        // Fewer rows are easier to read, so more are used only if they make the cards larger.
        let most_rows = pairs.div_ceil(MAX_PAIRS_PER_ROW).max(2);
        let (width, columns, rows) = (2..=most_rows)
            .map(fit)
            .fold(fit(1), |best, other| if other.0 > best.0 { other } else { best });
        let (row, column) = (slot / columns, slot % columns);
        let row_len = if row + 1 < rows { columns } else { pairs - columns * (rows - 1) };
        let cell = Vec2::new(width * 1.36, width * CARD_HEIGHT_RATIO * 1.3);
        let offset = Vec2::new(
            column as f32 - (row_len as f32 - 1.0) / 2.0,
            row as f32 - (rows as f32 - 1.0) / 2.0,
        );
        let center = self.bout.center() + offset * cell;
        let half_gap = Vec2::new(width * 0.13, width * 0.2);
        [
            CardPose { center: center - half_gap, angle: -0.05, width },
            CardPose { center: center + half_gap, angle: 0.1, width },
        ]
    }

    /// Returns the pose of card `index` of `count` of the opponent at this index in
    /// [`Self::opponents`]; panics if there is none.
    pub fn at_seat(&self, opponent: usize, index: usize, count: usize) -> CardPose {
        let spot = &self.opponents[opponent];
        let spread = (spot.spread - self.opponent_card_width).max(0.0);
        let step = if count > 1 {
            (spread / (count - 1) as f32).min(self.opponent_card_width * 0.36)
        } else {
            0.0
        };
        let middle_index = (count as f32 - 1.0) / 2.0;
        let offset = index as f32 - middle_index;
        let relative_offset = offset / middle_index.max(1.0);
        let lean = (SEAT_LEAN_RADIANS[0] * middle_index).min(SEAT_LEAN_RADIANS[1]);
        let drop = middle_index * step * lean / 2.0 * relative_offset * relative_offset;
        CardPose {
            center: spot.cards + Vec2::new(offset * step, drop),
            angle: lean * relative_offset,
            width: self.opponent_card_width,
        }
    }

    /// Returns the pose of a talon card; depth 0 is the last card to be drawn. `open` means the
    /// open trump, whose pose does not depend on the depth.
    pub fn in_talon(&self, depth: usize, open: bool) -> CardPose {
        if open {
            // The open trump is placed crosswise, half under the pile.
            let center = self.talon + Vec2::new(0.0, self.talon_card_width * 0.42);
            return CardPose {
                center,
                angle: std::f32::consts::FRAC_PI_2,
                width: self.talon_card_width,
            };
        }
        let lift = depth.min(12) as f32 * 0.5;
        let center = self.talon - Vec2::new(lift, lift + self.talon_card_width * 0.1);
        CardPose { center, angle: 0.0, width: self.talon_card_width }
    }

    /// Returns the pose of card `index` of the discard pile. Its angle and offset look random, but
    /// depend only on the index.
    pub fn in_discard(&self, index: usize) -> CardPose {
        let wobble = (index as f32 * 2.399).sin();
        CardPose {
            center: self.discard + Vec2::new(wobble, (index as f32 * 1.7).cos()) * HEAP_SPREAD,
            angle: wobble * MAX_HEAP_LEAN_RADIANS,
            width: self.talon_card_width * DISCARD_SCALE,
        }
    }
}

/// How far a playable card of that width rises above the hand, in logical pixels.
fn rise(width: f32) -> f32 {
    (width * RAISE_RATIO).max(MIN_RISE)
}

impl CardPose {
    /// A point on the card, near its top-left corner, that no other card of its hand or pair
    /// covers.
    pub fn visible_point(&self) -> Vec2 {
        let offset = Vec2::new(-0.4, 0.15 - CARD_HEIGHT_RATIO / 2.0) * self.width;
        self.center + Vec2::from_angle(self.angle).rotate(offset)
    }

    /// Whether a point is on the card.
    pub fn contains(&self, point: Vec2) -> bool {
        let offset = Vec2::from_angle(-self.angle).rotate(point - self.center);
        offset.x.abs() <= self.width / 2.0 && offset.y.abs() <= self.width * CARD_HEIGHT_RATIO / 2.0
    }
}
