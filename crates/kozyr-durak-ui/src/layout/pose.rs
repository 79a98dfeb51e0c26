//! Where each card lies, and how large.

use bevy::prelude::*;

use super::{CARD_HEIGHT_RATIO, CardTableLayout, MARGIN, RAISE_RATIO};

/// How much lower the outer cards of a hand lie at most, as a share of a card's width.
const MAX_DROP_RATIO: f32 = 0.16;
/// How much further each card of a hand leans than its neighbour, in radians: 3°.
const LEAN_PER_CARD_RADIANS: f32 = 0.052_36;
/// How far the outer cards lean at most, in radians.
const MAX_LEAN_RADIANS: f32 = 2.5 * LEAN_PER_CARD_RADIANS;
/// How far they hang below those in the middle, as a share of a card's width.
pub(crate) const HANG_RATIO: f32 = MAX_DROP_RATIO + MAX_LEAN_RADIANS / 2.0;
/// So much of each card of a hand is seen at least, in logical pixels across.
const MIN_VISIBLE_WIDTH: f32 = 21.0;
/// For that, the cards of one row may become so small, as a share of their usual width.
const MIN_CARD_SCALE: f32 = 0.7;
/// A card that can be played rises by so much at least, in logical pixels.
const MIN_RISE: f32 = 14.0;
/// How far cards move aside for one that a finger holds among them, as a share of its width.
const PARTING_RATIO: f32 = 0.34;
/// How much larger a card is seen under a finger that goes along a full hand.
pub(crate) const MAGNIFICATION: f32 = 1.45;

/// How far the cards of an opponent lean, each further than its neighbour and in all, in radians.
const SEAT_LEAN_RADIANS: [f32; 2] = [0.061, 0.17];

/// A card's place: where, turned clockwise by how many radians, and how wide.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPose {
    /// The middle.
    pub center: Vec2,
    /// Radians clockwise.
    pub angle: f32,
    /// Width in logical pixels.
    pub width: f32,
}

/// The width of a discarded card over that of a card of the talon.
const DISCARD_SCALE: f32 = 0.62;
/// How far a discarded card leans at most, in radians.
const MAX_HEAP_LEAN_RADIANS: f32 = 0.5;
/// How far one lies from the middle of the discard at most, in logical pixels.
const HEAP_SPREAD: f32 = 3.0;

/// How far the discard reaches to either side of its middle, for a talon of cards so wide.
pub(crate) fn reach_of_discard(talon_card: f32) -> f32 {
    let (sin, cos) = MAX_HEAP_LEAN_RADIANS.sin_cos();
    talon_card * DISCARD_SCALE / 2.0 * (cos + CARD_HEIGHT_RATIO * sin) + HEAP_SPREAD
}

impl CardTableLayout {
    /// The card number `index` of `count` in the person's hand.
    pub fn in_hand(&self, index: usize, count: usize, raised: bool) -> CardPose {
        let span = self.hand.width();
        let middle = (count as f32 - 1.0) / 2.0;
        let lean = (LEAN_PER_CARD_RADIANS * middle).min(MAX_LEAN_RADIANS);
        // Leaning cards need a little more than their width, which the margin has in part.
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
        // A long row must not hang deep.
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

    /// The same where the cards of one row would be too narrow to be told apart and touched: two
    /// rows share the height of one, the upper half hidden.
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

    /// Where the middle of a card of that width is that stands upright in the hand.
    fn hand_center_y(&self, width: f32) -> f32 {
        self.hand.max.y - width * CARD_HEIGHT_RATIO / 2.0 - self.card_width * HANG_RATIO
    }

    /// The same card where a finger holds another among those of the hand: they make room.
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

    /// The same card as it is seen under a finger that goes along the hand: larger, upright and
    /// above the others.
    pub fn pose_magnified(&self, pose: CardPose) -> CardPose {
        let width = self.card_width.max(pose.width) * MAGNIFICATION;
        let up = (width - pose.width) * CARD_HEIGHT_RATIO / 2.0 + rise(pose.width);
        CardPose { center: pose.center - Vec2::new(0.0, up), angle: 0.0, width }
    }

    /// Whether a card that is let go there goes back to the person's hand.
    pub fn is_over_hand(&self, place: Vec2) -> bool {
        place.y >= self.hand.min.y + self.card_width * 0.4
    }

    /// The attack card of a pair, and the card that beats it.
    pub fn in_bout(&self, slot: usize, pairs: usize) -> [CardPose; 2] {
        // A pair takes 1.32 cards across and 1.26 down; room for two keeps the size steady.
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

    /// The card number `index` of `count` before the opponent number `seat` (from 0).
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

    /// A card of the talon, the one to be drawn last at depth 0.
    pub fn in_talon(&self, depth: usize, open: bool) -> CardPose {
        if open {
            // Lies across, half under the pile.
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

    /// A card of the discard; a heap, but the same one each time.
    pub fn in_discard(&self, index: usize) -> CardPose {
        let wobble = (index as f32 * 2.399).sin();
        CardPose {
            center: self.discard + Vec2::new(wobble, (index as f32 * 1.7).cos()) * HEAP_SPREAD,
            angle: wobble * MAX_HEAP_LEAN_RADIANS,
            width: self.talon_card_width * DISCARD_SCALE,
        }
    }
}

/// By how much a card of that width rises that can be played.
fn rise(width: f32) -> f32 {
    (width * RAISE_RATIO).max(MIN_RISE)
}

impl CardPose {
    /// A place on the card that no other card of its hand or pair covers: near its upper left
    /// corner, which is what fans, and the hinder of two rows, show of it.
    pub fn visible_point(&self) -> Vec2 {
        let off = Vec2::new(-0.4, 0.15 - CARD_HEIGHT_RATIO / 2.0) * self.width;
        self.center + Vec2::from_angle(self.angle).rotate(off)
    }

    /// Whether a place is on the card.
    pub fn contains(&self, place: Vec2) -> bool {
        let off = Vec2::from_angle(-self.angle).rotate(place - self.center);
        off.x.abs() <= self.width / 2.0 && off.y.abs() <= self.width * CARD_HEIGHT_RATIO / 2.0
    }
}
