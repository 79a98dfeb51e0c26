//! Where things lie on the card table: a pure function of the room and the number of players.

use bevy::prelude::*;

use crate::{
    app::{Step, screen::Screen, session::Session, why::Room},
    durak::Durak,
    game::Game,
};

/// Height of a card over its width.
pub const ASPECT: f32 = 1.5;
/// How far a card that can be played stands out of the hand, as a share of its width.
const RAISED: f32 = 0.2;

/// Places in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The width of a card in the person's hand.
    pub card: f32,
    /// The width of an opponent's card.
    pub seat_card: f32,
    /// The person's hand, raised cards included.
    pub hand: Rect,
    /// The bout.
    pub bout: Rect,
    /// The middle of the talon.
    pub talon: Vec2,
    /// The width of a card of the talon.
    pub talon_card: f32,
    /// The middle of the discard.
    pub discard: Vec2,
    /// The opponents, clockwise from the person's left.
    pub seats: Vec<Spot>,
    /// One sentence.
    pub status: Rect,
    /// The one large button.
    pub action: Rect,
    /// Why and hint.
    pub aside: Rect,
    /// How these two stand.
    pub aside_order: AsideOrder,
    /// Where the result is told.
    pub result: Rect,
    /// The right upper end of the trump's chip.
    pub chip: Vec2,
    /// The middle of the name of a mind that plays the hand below.
    pub own_name: Vec2,
}

/// How two buttons stand in their room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AsideOrder {
    /// One at each end.
    #[default]
    Ends,
    /// Side by side.
    Row,
    /// One above the other.
    Stack,
}

/// Where an opponent sits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The middle of the cards.
    pub cards: Vec2,
    /// How wide the cards may spread.
    pub spread: f32,
    /// Name, count and last word.
    pub name: Rect,
}

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

impl Layout {
    /// The layout for a room and a number of players.
    pub fn new(room: Rect, players: usize) -> Self {
        if room.width() < room.height() * 1.1 {
            Self::upright(room, players)
        } else if room.height() < 520.0 {
            Self::low(room, players)
        } else {
            Self::wide(room, players)
        }
    }

    /// A phone held upright: everything in one column.
    fn upright(room: Rect, players: usize) -> Self {
        let card = (room.width() * 0.235).min(room.height() * 0.125).min(130.0);
        let seat_card = (card * 0.62).min(room.width() / (players as f32 - 1.0) * 0.42);
        let hand = foot(room, card, 20.0, 10.0);
        let action_top = hand.min.y - 72.0;
        let action = centred(room.center().x, action_top, 154.0, 54.0);
        let status =
            Rect::new(room.min.x + 12.0, action_top - 44.0, room.max.x - 12.0, action_top - 10.0);
        let seats_top = room.min.y + 62.0;
        let seats = row(room, seats_top, seat_card, players);
        let bout_top = seats_top + seat_card * ASPECT + 56.0;
        let talon_card = card * 0.72;
        let left = room.min.x + 14.0 + talon_card * ASPECT;
        let bout = Rect::new(left, bout_top, room.max.x - 8.0, status.min.y - 4.0);
        let talon = Vec2::new(room.min.x + 8.0 + talon_card * ASPECT / 2.0, bout.center().y - 8.0);
        Layout {
            card,
            seat_card,
            hand,
            own_name: Vec2::new(hand.center().x, hand.max.y - 16.0),
            bout,
            talon,
            talon_card,
            discard: talon + Vec2::new(0.0, talon_card * 1.75),
            aside_order: AsideOrder::Ends,
            seats,
            status,
            action,
            aside: Rect::new(
                room.min.x + 12.0,
                action_top + 5.0,
                room.max.x - 12.0,
                action_top + 49.0,
            ),
            result: centred(
                room.center().x,
                action_top - 84.0,
                (room.width() - 24.0).min(420.0),
                160.0,
            ),
            chip: Vec2::new(room.max.x - 14.0, room.min.y + 16.0),
        }
    }

    /// A phone on its side: controls in the lower corners beside the hand.
    fn low(room: Rect, players: usize) -> Self {
        const CORNER: f32 = 176.0;
        let card = (room.height() * 0.2).min(room.width() * 0.1);
        let seat_card = card * 0.5;
        let hand = foot(room, card, CORNER, 8.0);
        // Names stand beside the cards: height is what lacks here.
        let heads = Rect::new(room.min.x + 66.0, room.min.y, room.max.x - 136.0, room.max.y);
        let share = heads.width() / (players as f32 - 1.0);
        let spread = (share * if players > 4 { 0.36 } else { 0.48 }).min(seat_card * 3.0);
        let named = (share - spread - 12.0).min(110.0);
        let seats = (0..players - 1)
            .map(|index| {
                let middle = heads.min.x + share * (index as f32 + 0.5);
                let left = middle - (spread + 8.0 + named) / 2.0;
                let y = room.min.y + 10.0 + seat_card * ASPECT / 2.0;
                let name = left + spread + 8.0;
                Spot {
                    cards: Vec2::new(left + spread / 2.0, y),
                    spread,
                    name: Rect::new(name, y - 20.0, name + named, y + 22.0),
                }
            })
            .collect();
        let bout_top = room.min.y + 14.0 + seat_card * ASPECT + 8.0;
        let bout = Rect::new(room.min.x + 150.0, bout_top, room.max.x - 120.0, hand.min.y - 26.0);
        let talon_card = card * 0.74;
        let talon = Vec2::new(room.min.x + 76.0, bout.center().y);
        let action = Rect::new(
            room.max.x - CORNER + 12.0,
            room.max.y - 68.0,
            room.max.x - 12.0,
            room.max.y - 14.0,
        );
        Layout {
            card,
            seat_card,
            hand,
            own_name: Vec2::new(hand.center().x, hand.max.y - 16.0),
            bout,
            talon,
            talon_card,
            discard: Vec2::new(room.max.x - 54.0, bout.center().y),
            aside_order: AsideOrder::Stack,
            seats,
            status: Rect::new(hand.min.x, hand.min.y - 26.0, hand.max.x, hand.min.y - 2.0),
            action,
            aside: Rect::new(
                room.min.x + 12.0,
                room.max.y - 112.0,
                room.min.x + CORNER - 6.0,
                room.max.y - 14.0,
            ),
            result: centred(room.center().x, hand.min.y - 150.0, 420.0, 160.0),
            chip: Vec2::new(room.max.x - 14.0, room.min.y + 12.0),
        }
    }

    /// A desktop: controls in a row between the bout and the hand.
    fn wide(room: Rect, players: usize) -> Self {
        let card = (room.height() * 0.17).min(room.width() * 0.13).min(190.0);
        let seat_card = (card * 0.62).min(room.width() / players as f32 * 0.4);
        let hand = foot(room, card, 40.0, 18.0);
        let action_top = hand.min.y - 72.0;
        let seats_top = room.min.y + 28.0;
        // The corners belong to the menu and the trump.
        let heads = Rect::new(room.min.x + 60.0, room.min.y, room.max.x - 150.0, room.max.y);
        let heads = if players > 3 { heads } else { room };
        let seats = row(heads, seats_top, seat_card, players);
        let bout_top = seats_top + seat_card * ASPECT + 54.0;
        let talon_card = card * 0.8;
        let left = room.min.x + 40.0 + talon_card * ASPECT;
        let bout = Rect::new(left + 20.0, bout_top, room.max.x - 130.0, action_top - 14.0);
        let talon = Vec2::new(room.min.x + 28.0 + talon_card * ASPECT / 2.0, bout.center().y);
        Layout {
            card,
            seat_card,
            hand,
            own_name: Vec2::new(hand.center().x, hand.max.y - 16.0),
            bout,
            talon,
            talon_card,
            discard: Vec2::new(room.max.x - 68.0, bout.center().y),
            aside_order: AsideOrder::Row,
            seats,
            status: Rect::new(
                room.min.x + 230.0,
                action_top,
                room.max.x - 230.0,
                action_top + 54.0,
            ),
            action: Rect::new(room.max.x - 210.0, action_top, room.max.x - 28.0, action_top + 54.0),
            aside: Rect::new(
                room.min.x + 28.0,
                action_top + 5.0,
                room.min.x + 220.0,
                action_top + 49.0,
            ),
            result: centred(room.center().x, action_top - 110.0, 460.0, 160.0),
            chip: Vec2::new(room.max.x - 24.0, room.min.y + 20.0),
        }
    }

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
                self.hand.max.y - height / 2.0 - 6.0 - rows_up + lean * lean * self.card * 0.12
                    - if raised { width * RAISED } else { 0.0 },
            ),
            angle: lean * 0.09,
            width,
        }
    }

    /// The attack card of a pair, and the card that beats it.
    pub fn in_bout(&self, slot: usize, pairs: usize) -> [Pose; 2] {
        // A pair takes 1.32 cards across and 1.26 down; room for two keeps the size steady.
        let room = self.bout.size();
        let pairs = pairs.max(2);
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
            place: self.discard + Vec2::new(wobble * 3.0, (index as f32 * 1.7).cos() * 3.0),
            angle: wobble * 0.5,
            width: self.talon_card * 0.62,
        }
    }
}

impl Pose {
    /// Whether a place is on the card.
    pub fn contains(&self, place: Vec2) -> bool {
        let off = Vec2::from_angle(-self.angle).rotate(place - self.place);
        off.x.abs() <= self.width / 2.0 && off.y.abs() <= self.width * ASPECT / 2.0
    }
}

/// The hand at the foot of a room: `aside` is kept free at both sides, `below` under it.
fn foot(room: Rect, card: f32, aside: f32, below: f32) -> Rect {
    let height = card * (ASPECT + RAISED) + 12.0;
    let bottom = room.max.y - below;
    // Cards that lean at the ends need a little more than their width.
    let aside = aside.max(6.0);
    Rect::new(room.min.x + aside, bottom - height, room.max.x - aside, bottom)
}

fn centred(x: f32, top: f32, width: f32, height: f32) -> Rect {
    Rect::new(x - width / 2.0, top, x + width / 2.0, top + height)
}

/// The opponents side by side at the head of a room, names below their cards.
fn row(room: Rect, top: f32, card: f32, players: usize) -> Vec<Spot> {
    let opponents = players - 1;
    let share = room.width() / opponents as f32;
    (0..opponents)
        .map(|index| {
            let x = room.min.x + share * (index as f32 + 0.5);
            let cards = Vec2::new(x, top + card * ASPECT / 2.0);
            let name_top = top + card * ASPECT + 6.0;
            let half = share / 2.0 - 2.0;
            Spot {
                cards,
                spread: (share - 16.0).min(card * 3.0),
                name: Rect::new(x - half, name_top, x + half, name_top + 42.0),
            }
        })
        .collect()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>();
    app.add_systems(
        Update,
        measure
            .run_if(in_state(Screen::Durak))
            .run_if(resource_exists::<Session<Durak>>)
            .after(crate::app::why::measure_room)
            .in_set(Step::Play),
    );
}

fn measure(room: Res<Room>, session: Res<Session<Durak>>, mut layout: ResMut<Layout>) {
    layout.set_if_neq(Layout::new(room.free, session.game().seats()));
}
