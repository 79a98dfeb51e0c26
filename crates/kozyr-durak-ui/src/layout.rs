//! Card table layout: a pure function of the available area and the number of players.

mod pose;

use bevy::prelude::*;
use kozyr_core::game::{Game, Seat};
use kozyr_durak::Durak;

use super::screens::TABLE;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{
    session::Session,
    table_area::{OpenPanel, TableArea},
};
use kozyr_ui::{
    settings::Settings,
    theme::{TextScale, size},
};

pub use pose::CardPose;

use self::pose::{HANG_RATIO, reach_of_discard};

/// Ratio of a card's height to its width.
pub const CARD_HEIGHT_RATIO: f32 = 1.5;
/// How far a playable card stands out of the hand, as a share of its width.
const RAISE_RATIO: f32 = 0.2;
/// Free margin beside a hand that fills the width, in logical pixels.
const MARGIN: f32 = 6.0;

/// Height of a name and the line below it at normal text size, in logical pixels.
const NAME_HEIGHT: f32 = 42.0;
/// Same, when names wrap to two lines because many players sit side by side.
const TWO_LINE_NAME_HEIGHT: f32 = 54.0;
/// Minimum number of players for names on two lines.
const MANY_PLAYERS: usize = 5;

/// Layout of the card table, in logical pixels from the window's top-left corner.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CardTableLayout {
    /// Width of a card in the player's hand.
    pub card_width: f32,
    /// Width of an opponent's card.
    pub opponent_card_width: f32,
    /// The player's hand, raised cards included.
    pub hand: Rect,
    /// The bout.
    pub bout: Rect,
    /// Center of the talon.
    pub talon: Vec2,
    /// Width of a card in the talon.
    pub talon_card_width: f32,
    /// Center of the discard pile.
    pub discard: Vec2,
    /// The opponents, clockwise from the player's left.
    pub opponents: Vec<OpponentSpot>,
    /// The one-sentence status line.
    pub status: Rect,
    /// The large action button.
    pub action: Rect,
    /// The Why and hint buttons.
    pub small_buttons: Rect,
    /// Arrangement of the small buttons.
    pub small_button_order: SmallButtonOrder,
    /// Where the result is shown.
    pub result: Rect,
    /// Top-right corner of the trump chip.
    pub trump_chip: Vec2,
    /// The badge of a rated game.
    pub rated_badge: Rect,
    /// Center of the name shown for the hand at the bottom, if it is shown.
    pub own_name: Vec2,
    /// Whether the controls are under the left thumb.
    pub left_handed: bool,
    /// Number of pairs that the bout always has space for.
    pub min_pairs: usize,
}

/// Number of pairs that the bout reserves space for, even if fewer are on the table.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MinBoutPairs(pub usize);

/// Arrangement of the two small buttons in their area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SmallButtonOrder {
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
pub struct OpponentSpot {
    /// Center of the cards.
    pub cards: Vec2,
    /// Maximum width of the fan.
    pub spread: f32,
    /// Name, card count and last word.
    pub name: Rect,
}

impl CardTableLayout {
    /// Returns the layout for an area, whose shape decides between a column, a low and a wide
    /// table. `players` includes the viewer; `left_handed` mirrors the buttons.
    pub fn new(area: Rect, players: usize, text_scale: f32, left_handed: bool) -> Self {
        let layout = if area.width() < area.height() * 1.1 {
            Self::upright(area, players)
        } else if area.height() < 520.0 {
            Self::low(area, players)
        } else {
            Self::wide(area, players, text_scale)
        };
        if left_handed { layout.mirrored(area) } else { layout }
    }

    /// Mirrors the action button and the small buttons within an area, for left-handed players.
    fn mirrored(self, area: Rect) -> Self {
        let mirror = |rect: Rect| {
            let x = |x: f32| area.min.x + area.max.x - x;
            Rect::new(x(rect.max.x), rect.min.y, x(rect.min.x), rect.max.y)
        };
        CardTableLayout {
            action: mirror(self.action),
            small_buttons: mirror(self.small_buttons),
            left_handed: true,
            ..self
        }
    }

    /// Layout for a phone held upright: a single column.
    fn upright(area: Rect, players: usize) -> Self {
        let card_width = (area.width() * 0.235).min(area.height() * 0.125).min(130.0);
        let seat_card_width = (card_width * 0.62).min(area.width() / (players as f32 - 1.0) * 0.42);
        let hand = hand_rect(area, card_width, MARGIN);
        let action_top = hand.min.y - 72.0;
        let action = centred(area.center().x, action_top, 154.0, 54.0);
        let status =
            Rect::new(area.min.x + 12.0, action_top - 44.0, area.max.x - 12.0, action_top - 10.0);
        let seats_top = area.min.y + 62.0;
        let name_height = if players < MANY_PLAYERS { NAME_HEIGHT } else { TWO_LINE_NAME_HEIGHT };
        let seats = opponent_row(area, seats_top, seat_card_width, name_height, players);
        let bout_top = seats[0].name.max.y + 8.0;
        let talon_card_width = card_width * 0.72;
        let left = area.min.x + 14.0 + talon_card_width * CARD_HEIGHT_RATIO;
        let bout = Rect::new(left, bout_top, area.max.x - 8.0, status.min.y - 4.0);
        let talon = Vec2::new(
            area.min.x + 8.0 + talon_card_width * CARD_HEIGHT_RATIO / 2.0,
            bout.center().y - 8.0,
        );
        // Don't overlap the status line below.
        let discard =
            (talon.y + talon_card_width * 1.75).min(status.min.y - talon_card_width * 0.5);
        CardTableLayout {
            card_width,
            opponent_card_width: seat_card_width,
            hand,
            rated_badge: Rect::new(
                area.min.x + 68.0,
                area.min.y + 12.0,
                area.center().x - 22.0,
                area.min.y + 60.0,
            ),
            own_name: Vec2::new(hand.center().x, hand.max.y - 24.0),
            bout,
            talon,
            talon_card_width,
            discard: Vec2::new(talon.x, discard),
            small_button_order: SmallButtonOrder::Ends,
            opponents: seats,
            status,
            action,
            small_buttons: Rect::new(
                area.min.x + 12.0,
                action_top + 3.0,
                area.max.x - 12.0,
                action_top + 3.0 + size::TOUCH,
            ),
            result: centred(
                area.center().x,
                action_top - 84.0,
                (area.width() - 24.0).min(420.0),
                160.0,
            ),
            trump_chip: Vec2::new(area.max.x - 14.0, area.min.y + 16.0),
            left_handed: false,
            min_pairs: 0,
        }
    }

    /// Ends the bout above a sheet whose top edge is `sheet_top`, in logical pixels, and moves the
    /// talon beside it, so that both remain visible.
    fn above_sheet(self, sheet_top: f32) -> Self {
        const GAP: f32 = 8.0;
        let bottom = (sheet_top - GAP).min(self.bout.max.y).max(self.bout.min.y);
        let bout = Rect::from_corners(self.bout.min, Vec2::new(self.bout.max.x, bottom));
        let talon = Vec2::new(self.talon.x, bout.center().y + self.talon_card_width * 0.2);
        CardTableLayout { bout, talon, ..self }
    }

    /// The point at the edge of a seat's cards that faces the bout, where cards arrive and leave;
    /// `viewer` is the seat at the bottom. The talon's center if the layout has no such seat.
    pub fn edge_of_seat(&self, seat: Seat, viewer: Seat, players: usize) -> Vec2 {
        if seat == viewer {
            return Vec2::new(self.hand.center().x, self.hand.min.y);
        }
        let index = (seat.index() + players - viewer.index() - 1) % players;
        let Some(OpponentSpot { cards, name, .. }) = self.opponents.get(index) else {
            return self.talon;
        };
        // The name is below the cards or beside them.
        let edge = cards.y + self.opponent_card_width * CARD_HEIGHT_RATIO / 2.0;
        Vec2::new(cards.x, if name.min.y > cards.y { name.max.y } else { edge })
    }

    /// Layout for a phone held sideways: controls in the lower corners beside the hand.
    fn low(area: Rect, players: usize) -> Self {
        const CORNER_WIDTH: f32 = 176.0;
        let card_width = (area.height() * 0.2).min(area.width() * 0.1);
        let seat_card_width = card_width * 0.5;
        let hand = hand_rect(area, card_width, CORNER_WIDTH);
        // Names go beside the cards because height is scarce.
        let row_area = Rect::new(area.min.x + 66.0, area.min.y, area.max.x - 136.0, area.max.y);
        let column_width = row_area.width() / (players as f32 - 1.0);
        let spread = (column_width * if players < MANY_PLAYERS { 0.48 } else { 0.32 })
            .min(seat_card_width * 3.0);
        let name_width = (column_width - spread - 12.0).min(110.0);
        let seats = (0..players - 1)
            .map(|index| {
                let column_center = row_area.min.x + column_width * (index as f32 + 0.5);
                let left = column_center - (spread + 8.0 + name_width) / 2.0;
                let y = area.min.y + 10.0 + seat_card_width * CARD_HEIGHT_RATIO / 2.0;
                let name_left = left + spread + 8.0;
                OpponentSpot {
                    cards: Vec2::new(left + spread / 2.0, y),
                    spread,
                    name: Rect::new(name_left, y - 20.0, name_left + name_width, y + 22.0),
                }
            })
            .collect();
        let bout_top = area.min.y + 14.0 + seat_card_width * CARD_HEIGHT_RATIO + 8.0;
        let bout = Rect::new(area.min.x + 158.0, bout_top, area.max.x - 120.0, hand.min.y - 26.0);
        let talon_card_width = card_width * 0.74;
        // Beside the corner buttons, not under them.
        let talon = Vec2::new(area.min.x + 110.0, bout.center().y + 6.0);
        let action = Rect::new(
            area.max.x - CORNER_WIDTH + 12.0,
            area.max.y - 68.0,
            area.max.x - 12.0,
            area.max.y - 14.0,
        );
        CardTableLayout {
            card_width,
            opponent_card_width: seat_card_width,
            hand,
            // Below the chip.
            rated_badge: Rect::new(
                area.max.x - 150.0,
                area.min.y + 50.0,
                area.max.x - 14.0,
                area.min.y + 78.0,
            ),
            own_name: Vec2::new(hand.center().x, hand.max.y - 24.0),
            bout,
            talon,
            talon_card_width,
            discard: Vec2::new(area.max.x - 54.0, bout.center().y),
            small_button_order: SmallButtonOrder::Stack,
            opponents: seats,
            status: Rect::new(hand.min.x, hand.min.y - 26.0, hand.max.x, hand.min.y - 2.0),
            action,
            small_buttons: Rect::new(
                area.min.x + 12.0,
                area.max.y - 116.0,
                area.min.x + CORNER_WIDTH - 6.0,
                area.max.y - 14.0,
            ),
            result: centred(area.center().x, hand.min.y - 150.0, 420.0, 160.0),
            trump_chip: Vec2::new(area.max.x - 14.0, area.min.y + 12.0),
            left_handed: false,
            min_pairs: 0,
        }
    }

    /// Layout for a desktop window: controls in a row between the bout and the hand. In high
    /// windows, names and buttons grow with `text_scale`.
    fn wide(area: Rect, players: usize, text_scale: f32) -> Self {
        let card_width = (area.height() * 0.17).min(area.width() * 0.13).min(190.0);
        let seat_card_width = (card_width * 0.62).min(area.width() / players as f32 * 0.4);
        let hand = hand_rect(area, card_width, 40.0);
        let action_top = hand.min.y - 72.0;
        let seats_top = area.min.y + 28.0;
        // The corners are reserved for the menu and the trump.
        let row_area = Rect::new(area.min.x + 60.0, area.min.y, area.max.x - 150.0, area.max.y);
        let row_area = if players > 3 { row_area } else { area };
        // Names and buttons grow with the text if there is enough height.
        let control_scale = if area.height() > 760.0 { text_scale } else { 1.0 };
        let seats = opponent_row(
            row_area,
            seats_top,
            seat_card_width,
            NAME_HEIGHT * control_scale,
            players,
        );
        let bout_top = seats[0].name.max.y + 6.0;
        let talon_card_width = card_width * 0.8;
        let left = area.min.x + 40.0 + talon_card_width * CARD_HEIGHT_RATIO;
        let discard_radius = reach_of_discard(talon_card_width);
        let discard = area.max.x - 14.0 - discard_radius;
        let right = (discard - discard_radius).min(area.max.x - 130.0);
        let bout = Rect::new(left + 20.0, bout_top, right, action_top - 14.0);
        let talon = Vec2::new(
            area.min.x + 28.0 + talon_card_width * CARD_HEIGHT_RATIO / 2.0,
            bout.center().y,
        );
        CardTableLayout {
            card_width,
            opponent_card_width: seat_card_width,
            hand,
            // Below the menu.
            rated_badge: Rect::new(
                area.min.x + 12.0,
                area.min.y + 62.0,
                area.min.x + 148.0,
                area.min.y + 90.0,
            ),
            own_name: Vec2::new(hand.center().x, hand.max.y - 24.0),
            bout,
            talon,
            talon_card_width,
            discard: Vec2::new(discard, bout.center().y),
            small_button_order: SmallButtonOrder::Row,
            opponents: seats,
            status: Rect::new(
                area.min.x + 38.0 + 192.0 * control_scale,
                action_top,
                area.max.x - 38.0 - 192.0 * control_scale,
                action_top + 54.0,
            ),
            action: Rect::new(area.max.x - 210.0, action_top, area.max.x - 28.0, action_top + 54.0),
            small_buttons: Rect::new(
                area.min.x + 28.0,
                action_top + 3.0,
                area.min.x + 28.0 + 192.0 * control_scale,
                action_top + 3.0 + size::TOUCH,
            ),
            result: centred(area.center().x, action_top - 110.0, 460.0, 160.0),
            trump_chip: Vec2::new(area.max.x - 24.0, area.min.y + 20.0),
            left_handed: false,
            min_pairs: 0,
        }
    }
}

/// The area for a hand at the bottom of `area`, high enough for raised cards, with `margin`, but at
/// least [`MARGIN`], kept free on both sides.
fn hand_rect(area: Rect, card_width: f32, margin: f32) -> Rect {
    let height = card_width * (CARD_HEIGHT_RATIO + RAISE_RATIO + HANG_RATIO) + 6.0;
    let bottom = area.max.y - 2.0;
    let margin = margin.max(MARGIN);
    Rect::new(area.min.x + margin, bottom - height, area.max.x - margin, bottom)
}

/// A rectangle of this size, centred horizontally at `x`, with its top edge at `top`.
fn centred(x: f32, top: f32, width: f32, height: f32) -> Rect {
    Rect::new(x - width / 2.0, top, x + width / 2.0, top + height)
}

/// The opponents side by side along the top of an area, names below their cards; `players` includes
/// the viewer.
fn opponent_row(
    area: Rect,
    top: f32,
    card_width: f32,
    name_height: f32,
    players: usize,
) -> Vec<OpponentSpot> {
    let opponents = players - 1;
    let column_width = area.width() / opponents as f32;
    (0..opponents)
        .map(|index| {
            let x = area.min.x + column_width * (index as f32 + 0.5);
            let cards = Vec2::new(x, top + card_width * CARD_HEIGHT_RATIO / 2.0);
            // The outer cards of a fan hang a little lower.
            let name_top = top + card_width * CARD_HEIGHT_RATIO + (card_width * 0.17).max(6.0);
            let half = column_width / 2.0;
            OpponentSpot {
                cards,
                spread: (column_width - 16.0).min(card_width * 3.0),
                name: Rect::new(x - half, name_top, x + half, name_top + name_height),
            }
        })
        .collect()
}

/// Keeps the layout of the card table in sync with the available area.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CardTableLayout>().init_resource::<MinBoutPairs>();
    app.add_systems(
        Update,
        measure
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .after(kozyr_table::table_area::measure_table_area)
            .in_set(AppSystems::ApplyActions),
    );
}

/// Updates the layout for the free area, the players, the text scale and the settings. An open
/// panel that covers the bottom of the table shrinks the bout.
fn measure(
    area: Res<TableArea>,
    text_scale: Res<TextScale>,
    session: Res<Session<Durak>>,
    settings: Res<Settings>,
    panel: Res<OpenPanel>,
    min_pairs: Res<MinBoutPairs>,
    mut layout: ResMut<CardTableLayout>,
) {
    let players = session.game().seats();
    let new_layout = CardTableLayout::new(area.free, players, text_scale.0, settings.left_handed);
    // A lesson refers to the whole table, so its sheet does not shrink the bout.
    let new_layout = match area.sheet_top.filter(|_| panel.is_open()) {
        Some(sheet_top) => new_layout.above_sheet(sheet_top),
        None => new_layout,
    };
    layout.set_if_neq(CardTableLayout { min_pairs: min_pairs.0, ..new_layout });
}
