//! Where things lie on the Reversi screen: a pure function of the room there is.

use bevy::prelude::*;
use kozyr_reversi::{Reversi, Square, Symmetry};

use super::screens::TABLE;
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::{session::Session, table_area::TableArea};
use kozyr_ui::settings::Settings;

/// Places in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardLayout {
    /// The wooden frame.
    pub frame: Rect,
    /// The 8×8 squares.
    pub squares: Rect,
    /// Counts of both sides.
    pub counts: Rect,
    /// One sentence.
    pub status: Rect,
    /// Where it is told that a rating is at stake.
    pub rated_badge: Rect,
    /// Undo, redo, hint, why; or the result.
    pub controls: Rect,
    /// The tools of those who set up a position.
    pub tools: Rect,
    /// How the board lies on the table.
    pub view: Symmetry,
}

/// How high the buttons below an upright board want to be, as measured in the words and the width
/// that there are: the same whichever of them can be pressed, so that the board stays where it is.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct ButtonsHeight(pub f32);

/// The wood around the squares, as a share of the frame's side; the picture has it so.
const BORDER_RATIO: f32 = 40.0 / 1024.0;

/// The least width of the column beside the board.
const MIN_COLUMN_WIDTH: f32 = 132.0;
/// A column of less than this has no room for names, and for two buttons side by side at most.
const NARROW_COLUMN_WIDTH: f32 = 290.0;

impl BoardLayout {
    /// The layout for a room, and for buttons that are so high below an upright board.
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
        /// Room for one row of buttons.
        const ROW: f32 = 64.0;
        /// All below the board, with one row of buttons.
        const FOOT: f32 = 176.0;
        /// Where a bar takes of a small window, words and buttons close up for the board's sake.
        const LOW: f32 = 600.0;
        const CLOSE_FOOT: f32 = 152.0;
        /// Smaller boards are hard to hit.
        const BOARD: f32 = 300.0;
        // Long or large words take more than one row, if the board can spare the room.
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
        // The board may be narrower than the room; the buttons need not.
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

    /// The board whole above a sheet that covers the foot of an upright phone, the counts beside
    /// so many buttons of its corner.
    fn above_sheet(room: Rect, sheet: f32, buttons: ButtonsHeight, corners: usize) -> Self {
        const HEAD: f32 = 66.0;
        // Below the frame stand the letters of the columns.
        const LETTERS: f32 = 22.0;
        let side = (room.width() - 20.0).min(sheet - room.min.y - HEAD - LETTERS);
        let left = room.center().x - side / 2.0;
        let top = room.min.y + HEAD;
        let frame = Rect::new(left, top, left + side, top + side);
        let beside = room.min.x + 16.0 + 56.0 * corners as f32;
        let counts = Rect::new(beside, room.min.y + 4.0, room.max.x - 12.0, top - 8.0);
        // The rest is out of sight.
        BoardLayout { counts, frame, squares: squares_rect(frame), ..Self::upright(room, buttons) }
    }

    /// The board at one side, and beside it a column with everything else.
    fn sideways(room: Rect) -> Self {
        const GAP: f32 = 24.0;
        // The menu's corner stays free to the left of the board.
        const LEFT: f32 = 68.0;
        const RIGHT: f32 = 16.0;
        let across = room.width() - LEFT - GAP - RIGHT;
        let side = (room.height() - 44.0).min(across * 0.66).min(860.0);
        // Whatever the board can spare, a narrow column needs.
        let side = side.min(across - MIN_COLUMN_WIDTH).max(across * 0.5).min(room.height() - 44.0);
        let column = (across - side).min(380.0);
        let left = room.min.x + LEFT + (across - side - column) / 2.0;
        let top = room.center().y - side / 2.0 - 6.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let x = frame.max.x + GAP;
        let (head, controls) =
            if column < NARROW_COLUMN_WIDTH { (top, 160.0) } else { (top + 40.0, 124.0) };
        // The menu's corner is free here too, for those who have the column at that side.
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

    /// The same with the column on the other side.
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

    /// Where there is room between the sentence and the buttons for a chart of the game.
    pub fn graph_rect(&self) -> Option<Rect> {
        const LEAST: f32 = 112.0;
        const MOST: f32 = 190.0;
        const GAP: f32 = 12.0;
        let top = self.status.max.y + GAP;
        let height = (self.controls.min.y - GAP - top).min(MOST);
        let fits = height >= LEAST && !self.is_narrow();
        fits.then(|| Rect::new(self.controls.min.x, top, self.controls.max.x, top + height))
    }

    /// Whether what stands beside the board must do with little room across.
    pub fn is_narrow(&self) -> bool {
        self.controls.width() < NARROW_COLUMN_WIDTH
    }

    /// The side of a square.
    pub fn cell(&self) -> f32 {
        self.squares.width() / 8.0
    }

    /// The middle of a square.
    pub fn centre(&self, square: Square) -> Vec2 {
        let square = self.view.map_square(square);
        let place = Vec2::new(square.column() as f32 + 0.5, square.row() as f32 + 0.5);
        self.squares.min + place * self.cell()
    }

    /// The square at a place, if there is one.
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
    // Whoever sees a match again, or sets one up, can close that.
    let corners = if session.is_none_or(|session| session.is_live()) { 1 } else { 2 };
    // Where the panel covers what stands beside the board, the board need not make room for it.
    let laid = match room.sheet_top {
        Some(sheet) => BoardLayout::above_sheet(room.whole, sheet, *buttons, corners),
        None => BoardLayout::new(room.free, *buttons, settings.left_handed),
    };
    layout.set_if_neq(BoardLayout { view: settings.board_view, ..laid });
}
