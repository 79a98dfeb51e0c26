//! Layout of the Reversi screen: a pure function of the available area.

use bevy::prelude::*;
use kozyr_reversi::{Reversi, Square, Symmetry};

use super::screens::TABLE;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{session::Session, table_area::TableArea};
use kozyr_ui::settings::Settings;

/// Layout of the Reversi screen, in logical pixels from the window's top-left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardLayout {
    /// The wooden frame.
    pub frame: Rect,
    /// The 8×8 squares.
    pub squares: Rect,
    /// Disc counts of both sides.
    pub counts: Rect,
    /// The one-sentence status line.
    pub status: Rect,
    /// The badge of a rated game.
    pub rated_badge: Rect,
    /// Undo, redo, hint, why; or the result.
    pub controls: Rect,
    /// The tools of the position editor.
    pub tools: Rect,
    /// Orientation of the board.
    pub view: Symmetry,
}

/// Measured height of the buttons below an upright board, for the current language and width. It
/// doesn't depend on which buttons are enabled, so the board stays where it is.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct ButtonsHeight(pub f32);

/// Width of the wooden border as a share of the frame's side, as in the image.
const BORDER_RATIO: f32 = 40.0 / 1024.0;

/// Minimum width of the column beside the board.
const MIN_COLUMN_WIDTH: f32 = 132.0;
/// Column width below which names don't fit and at most two buttons go side by side.
const NARROW_COLUMN_WIDTH: f32 = 290.0;

impl BoardLayout {
    /// Returns the layout for an area, the height of the buttons and the dominant hand.
    pub fn new(room: Rect, buttons: ButtonsHeight, left_handed: bool) -> Self {
        if room.width() < room.height() {
            return Self::upright(room, buttons);
        }
        let layout = Self::sideways(room);
        if left_handed { layout.mirrored(room) } else { layout }
    }

    fn upright(room: Rect, buttons: ButtonsHeight) -> Self {
        const TOP: f32 = 66.0;
        const COUNTS: f32 = 56.0;
        /// Height of one row of buttons.
        const ROW: f32 = 64.0;
        /// Height of everything below the board, with one row of buttons.
        const FOOT: f32 = 176.0;
        /// In windows lower than this, text and buttons move closer together to leave space for the
        /// board.
        const LOW: f32 = 600.0;
        const CLOSE_FOOT: f32 = 152.0;
        /// Minimum side of the board; squares of a smaller one are hard to hit.
        const BOARD: f32 = 300.0;
        // Long or large labels take more rows if the board can spare the height.
        let rows = (buttons.0 - ROW).max(0.0);
        let rows = rows.min((room.height() - TOP - COUNTS - FOOT - BOARD - 12.0).max(0.0));
        let foot = if room.height() < LOW { CLOSE_FOOT } else { FOOT } + rows;
        let side = (room.width() - 20.0).min(room.height() - TOP - COUNTS - foot - 12.0);
        let spare = room.height() - TOP - COUNTS - foot - side;
        let top = room.min.y + TOP + COUNTS + (spare * 0.35).clamp(6.0, 80.0);
        let left = room.center().x - side / 2.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let status = Rect::new(left, frame.max.y + 24.0, frame.max.x, frame.max.y + 60.0);
        let foot = room.max.y - 20.0 - ROW - rows;
        // The board may be narrower than the area; the buttons needn't be.
        let (left, right) = (room.min.x + 14.0, room.max.x - 14.0);
        let middle = room.center().x;
        let half = ((right - left) / 2.0).min(side.max(520.0) / 2.0 - 4.0);
        let controls = Rect::new(middle - half, foot, middle + half, room.max.y - 20.0);
        let (least, most) = (controls.min.x + 4.0, controls.max.x - 4.0);
        let counts = Rect::new(least, top - COUNTS - 6.0, most, top - 6.0);
        let tools = Rect::new(controls.min.x, frame.max.y + 22.0, controls.max.x, room.max.y - 4.0);
        let mark =
            Rect::new(room.min.x + 68.0, room.min.y + 12.0, room.max.x - 12.0, room.min.y + 60.0);
        BoardLayout {
            counts,
            status,
            rated_badge: mark,
            controls,
            tools,
            ..BoardLayout::of_board(frame)
        }
    }

    /// The whole board above a sheet that covers the bottom of an upright phone. The counts go
    /// beside `corners` corner buttons.
    fn above_sheet(room: Rect, sheet: f32, buttons: ButtonsHeight, corners: usize) -> Self {
        const HEAD: f32 = 66.0;
        // Column letters are below the frame.
        const LETTERS: f32 = 22.0;
        let side = (room.width() - 20.0).min(sheet - room.min.y - HEAD - LETTERS);
        let left = room.center().x - side / 2.0;
        let top = room.min.y + HEAD;
        let frame = Rect::new(left, top, left + side, top + side);
        let beside = room.min.x + 16.0 + 56.0 * corners as f32;
        let counts = Rect::new(beside, room.min.y + 4.0, room.max.x - 12.0, top - 8.0);
        // The rest is hidden by the sheet.
        BoardLayout { counts, frame, squares: squares_rect(frame), ..Self::upright(room, buttons) }
    }

    /// The board on one side and a column with everything else on the other.
    fn sideways(room: Rect) -> Self {
        const GAP: f32 = 24.0;
        // Keep the menu's corner free to the left of the board.
        const LEFT: f32 = 68.0;
        const RIGHT: f32 = 16.0;
        let across = room.width() - LEFT - GAP - RIGHT;
        let side = (room.height() - 44.0).min(across * 0.66).min(860.0);
        // The board gives up width to a narrow column.
        let side = side.min(across - MIN_COLUMN_WIDTH).max(across * 0.5).min(room.height() - 44.0);
        let column = (across - side).min(380.0);
        let left = room.min.x + LEFT + (across - side - column) / 2.0;
        let top = room.center().y - side / 2.0 - 6.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let x = frame.max.x + GAP;
        let (head, controls) =
            if column < NARROW_COLUMN_WIDTH { (top, 160.0) } else { (top + 40.0, 124.0) };
        // Keep the menu's corner free in the mirrored layout too.
        let head = head.max(room.min.y + 60.0);
        let foot = frame.max.y.max(head + 128.0 + controls).min(room.max.y - 8.0);
        let counts = Rect::new(x, head, x + column, head + 60.0);
        let controls = Rect::new(x, foot - controls, x + column, foot);
        let words = (head + 120.0).min(controls.min.y - 2.0);
        let status = Rect::new(x, head + 68.0, x + column, words);
        let tools = Rect::new(x, counts.max.y + 4.0, x + column, room.max.y - 8.0);
        let mark = Rect::new(x, head - 34.0, x + column, head - 4.0);
        BoardLayout {
            counts,
            status,
            rated_badge: mark,
            controls,
            tools,
            ..BoardLayout::of_board(frame)
        }
    }

    fn of_board(frame: Rect) -> Self {
        BoardLayout { frame, squares: squares_rect(frame), ..default() }
    }

    /// Moves the column to the other side.
    fn mirrored(self, room: Rect) -> Self {
        let across = |rect: Rect| {
            let x = |x: f32| room.min.x + room.max.x - x;
            Rect::new(x(rect.max.x), rect.min.y, x(rect.min.x), rect.max.y)
        };
        let frame = across(self.frame);
        BoardLayout {
            frame,
            squares: squares_rect(frame),
            counts: across(self.counts),
            status: across(self.status),
            rated_badge: across(self.rated_badge),
            controls: across(self.controls),
            tools: across(self.tools),
            view: self.view,
        }
    }

    /// Returns the area for a chart between status and buttons, if there is enough space.
    pub fn graph_rect(&self) -> Option<Rect> {
        const LEAST: f32 = 112.0;
        const MOST: f32 = 190.0;
        const GAP: f32 = 12.0;
        let top = self.status.max.y + GAP;
        let height = (self.controls.min.y - GAP - top).min(MOST);
        let fits = height >= LEAST && !self.is_narrow();
        fits.then(|| Rect::new(self.controls.min.x, top, self.controls.max.x, top + height))
    }

    /// Whether the column beside the board is narrow.
    pub fn is_narrow(&self) -> bool {
        self.controls.width() < NARROW_COLUMN_WIDTH
    }

    /// Side of a square.
    pub fn cell(&self) -> f32 {
        self.squares.width() / 8.0
    }

    /// Centre of a square.
    pub fn centre(&self, square: Square) -> Vec2 {
        let square = self.view.map_square(square);
        let place = Vec2::new(square.column() as f32 + 0.5, square.row() as f32 + 0.5);
        self.squares.min + place * self.cell()
    }

    /// Returns the square at a point, if any.
    pub fn square_at(&self, place: Vec2) -> Option<Square> {
        let cell = (place - self.squares.min) / self.cell();
        let inside = self.squares.contains(place) && cell.x < 8.0 && cell.y < 8.0;
        inside.then(|| self.view.inverse().map_square(Square::at(cell.x as usize, cell.y as usize)))
    }
}

fn squares_rect(frame: Rect) -> Rect {
    frame.inflate(-frame.width() * BORDER_RATIO)
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardLayout>().init_resource::<ButtonsHeight>();
    app.add_systems(Update, measure.run_if(in_state(TABLE)).in_set(AppSystems::ApplyActions));
}

fn measure(
    room: Res<TableArea>,
    buttons: Res<ButtonsHeight>,
    settings: Res<Settings>,
    session: Option<Res<Session<Reversi>>>,
    mut layout: ResMut<BoardLayout>,
) {
    // Replays and the position editor also have a close button.
    let corners = if session.is_none_or(|session| session.is_live()) { 1 } else { 2 };
    // The panel covers the column, so the board needn't leave space for it.
    let laid = match room.sheet_top {
        Some(sheet) => BoardLayout::above_sheet(room.whole, sheet, *buttons, corners),
        None => BoardLayout::new(room.free, *buttons, settings.left_handed),
    };
    layout.set_if_neq(BoardLayout { view: settings.board_view, ..laid });
}
