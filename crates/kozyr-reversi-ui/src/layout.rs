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
    /// Returns the layout for an area. `buttons` only matters in a portrait area; in a landscape
    /// one, `left_handed` puts the column to the left of the board.
    pub fn new(area: Rect, buttons: ButtonsHeight, left_handed: bool) -> Self {
        if area.width() < area.height() {
            return Self::upright(area, buttons);
        }
        let layout = Self::sideways(area);
        if left_handed { layout.mirrored(area) } else { layout }
    }

    /// Layout for a portrait area: everything else above and below the board.
    fn upright(area: Rect, buttons: ButtonsHeight) -> Self {
        const TOP_HEIGHT: f32 = 66.0;
        const COUNTS_HEIGHT: f32 = 56.0;
        /// Height of one row of buttons.
        const ROW_HEIGHT: f32 = 64.0;
        /// Height of everything below the board, with one row of buttons.
        const FOOT_HEIGHT: f32 = 176.0;
        /// In windows lower than this, text and buttons move closer together to leave space for the
        /// board.
        const LOW_AREA_HEIGHT: f32 = 600.0;
        const CLOSE_FOOT_HEIGHT: f32 = 152.0;
        /// Minimum side of the board; squares of a smaller one are hard to hit.
        const MIN_BOARD_SIDE: f32 = 300.0;
        // Long or large labels take more rows if the board can spare the height.
        let extra_rows_height = (buttons.0 - ROW_HEIGHT).max(0.0);
        let extra_rows_height = extra_rows_height.min(
            (area.height() - TOP_HEIGHT - COUNTS_HEIGHT - FOOT_HEIGHT - MIN_BOARD_SIDE - 12.0)
                .max(0.0),
        );
        let foot_height =
            if area.height() < LOW_AREA_HEIGHT { CLOSE_FOOT_HEIGHT } else { FOOT_HEIGHT }
                + extra_rows_height;
        let side = (area.width() - 20.0)
            .min(area.height() - TOP_HEIGHT - COUNTS_HEIGHT - foot_height - 12.0);
        let spare_height = area.height() - TOP_HEIGHT - COUNTS_HEIGHT - foot_height - side;
        let top = area.min.y + TOP_HEIGHT + COUNTS_HEIGHT + (spare_height * 0.35).clamp(6.0, 80.0);
        let left = area.center().x - side / 2.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let status = Rect::new(left, frame.max.y + 24.0, frame.max.x, frame.max.y + 60.0);
        let controls_top = area.max.y - 20.0 - ROW_HEIGHT - extra_rows_height;
        // The board may be narrower than the area; the buttons needn't be.
        let (left, right) = (area.min.x + 14.0, area.max.x - 14.0);
        let center_x = area.center().x;
        let half_width = ((right - left) / 2.0).min(side.max(520.0) / 2.0 - 4.0);
        let controls = Rect::new(
            center_x - half_width,
            controls_top,
            center_x + half_width,
            area.max.y - 20.0,
        );
        let (counts_left, counts_right) = (controls.min.x + 4.0, controls.max.x - 4.0);
        let counts = Rect::new(counts_left, top - COUNTS_HEIGHT - 6.0, counts_right, top - 6.0);
        let tools = Rect::new(controls.min.x, frame.max.y + 22.0, controls.max.x, area.max.y - 4.0);
        let rated_badge =
            Rect::new(area.min.x + 68.0, area.min.y + 12.0, area.max.x - 12.0, area.min.y + 60.0);
        BoardLayout { counts, status, rated_badge, controls, tools, ..BoardLayout::of_board(frame) }
    }

    /// The layout while a sheet covers the bottom of an upright phone: the whole board is above
    /// `sheet_top`, the sheet's top edge. The counts go beside this many corner buttons.
    fn above_sheet(
        area: Rect,
        sheet_top: f32,
        buttons: ButtonsHeight,
        corner_buttons: usize,
    ) -> Self {
        const HEAD_HEIGHT: f32 = 66.0;
        // Column letters are below the frame.
        const LETTERS_HEIGHT: f32 = 22.0;
        let side = (area.width() - 20.0).min(sheet_top - area.min.y - HEAD_HEIGHT - LETTERS_HEIGHT);
        let left = area.center().x - side / 2.0;
        let top = area.min.y + HEAD_HEIGHT;
        let frame = Rect::new(left, top, left + side, top + side);
        let counts_left = area.min.x + 16.0 + 56.0 * corner_buttons as f32;
        let counts = Rect::new(counts_left, area.min.y + 4.0, area.max.x - 12.0, top - 8.0);
        // The rest is hidden by the sheet.
        BoardLayout { counts, frame, squares: squares_rect(frame), ..Self::upright(area, buttons) }
    }

    /// Layout for a landscape area: the board on the left and a column with everything else on the
    /// right.
    fn sideways(area: Rect) -> Self {
        const GAP: f32 = 24.0;
        // Keep the menu's corner free to the left of the board.
        const LEFT_MARGIN: f32 = 68.0;
        const RIGHT_MARGIN: f32 = 16.0;
        let usable_width = area.width() - LEFT_MARGIN - GAP - RIGHT_MARGIN;
        let side = (area.height() - 44.0).min(usable_width * 0.66);
        // The board gives up width to a narrow column.
        let side = side
            .min(usable_width - MIN_COLUMN_WIDTH)
            .max(usable_width * 0.5)
            .min(area.height() - 44.0);
        let column_width = (usable_width - side).min(380.0);
        let left = area.min.x + LEFT_MARGIN + (usable_width - side - column_width) / 2.0;
        let top = area.center().y - side / 2.0 - 6.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let x = frame.max.x + GAP;
        let (head_top, controls) =
            if column_width < NARROW_COLUMN_WIDTH { (top, 160.0) } else { (top + 40.0, 124.0) };
        // Keep the menu's corner free in the mirrored layout too.
        let head_top = head_top.max(area.min.y + 60.0);
        let bottom = frame.max.y.max(head_top + 128.0 + controls).min(area.max.y - 8.0);
        let counts = Rect::new(x, head_top, x + column_width, head_top + 60.0);
        let controls = Rect::new(x, bottom - controls, x + column_width, bottom);
        let status_bottom = (head_top + 120.0).min(controls.min.y - 2.0);
        let status = Rect::new(x, head_top + 68.0, x + column_width, status_bottom);
        let tools = Rect::new(x, counts.max.y + 4.0, x + column_width, area.max.y - 8.0);
        let rated_badge = Rect::new(x, head_top - 34.0, x + column_width, head_top - 4.0);
        BoardLayout { counts, status, rated_badge, controls, tools, ..BoardLayout::of_board(frame) }
    }

    /// A layout with only the board, in this frame.
    fn of_board(frame: Rect) -> Self {
        BoardLayout { frame, squares: squares_rect(frame), ..default() }
    }

    /// Mirrors the layout within an area, so that the column is on the other side.
    fn mirrored(self, area: Rect) -> Self {
        let mirror = |rect: Rect| {
            let x = |x: f32| area.min.x + area.max.x - x;
            Rect::new(x(rect.max.x), rect.min.y, x(rect.min.x), rect.max.y)
        };
        let frame = mirror(self.frame);
        BoardLayout {
            frame,
            squares: squares_rect(frame),
            counts: mirror(self.counts),
            status: mirror(self.status),
            rated_badge: mirror(self.rated_badge),
            controls: mirror(self.controls),
            tools: mirror(self.tools),
            view: self.view,
        }
    }

    /// Returns the area for a chart between status and buttons; `None` if it would be too low or
    /// too narrow.
    pub fn graph_rect(&self) -> Option<Rect> {
        const MIN_HEIGHT: f32 = 112.0;
        const MAX_HEIGHT: f32 = 190.0;
        const GAP: f32 = 12.0;
        let top = self.status.max.y + GAP;
        let height = (self.controls.min.y - GAP - top).min(MAX_HEIGHT);
        let fits = height >= MIN_HEIGHT && !self.is_narrow();
        fits.then(|| Rect::new(self.controls.min.x, top, self.controls.max.x, top + height))
    }

    /// Whether the column beside the board is too narrow for names and more than two buttons in a
    /// row.
    pub fn is_narrow(&self) -> bool {
        self.controls.width() < NARROW_COLUMN_WIDTH
    }

    /// Side of a square of the board, in logical pixels.
    pub fn cell(&self) -> f32 {
        self.squares.width() / 8.0
    }

    /// Centre of a square in the window, in logical pixels.
    pub fn centre(&self, square: Square) -> Vec2 {
        let square = self.view.map_square(square);
        let cell_center = Vec2::new(square.column() as f32 + 0.5, square.row() as f32 + 0.5);
        self.squares.min + cell_center * self.cell()
    }

    /// Returns the square at a point of the window, in logical pixels; `None` outside the squares.
    pub fn square_at(&self, point: Vec2) -> Option<Square> {
        let cell = (point - self.squares.min) / self.cell();
        let is_inside = self.squares.contains(point) && cell.x < 8.0 && cell.y < 8.0;
        is_inside
            .then(|| self.view.inverse().map_square(Square::at(cell.x as usize, cell.y as usize)))
    }
}

/// The area of the squares inside a frame.
fn squares_rect(frame: Rect) -> Rect {
    frame.inflate(-frame.width() * BORDER_RATIO)
}

/// Keeps the layout of the board screen in sync with the available area.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardLayout>().init_resource::<ButtonsHeight>();
    app.add_systems(Update, measure.run_if(in_state(TABLE)).in_set(AppSystems::ApplyActions));
}

/// Updates the layout for the table's area, a sheet over it, the buttons and the settings.
fn measure(
    area: Res<TableArea>,
    buttons: Res<ButtonsHeight>,
    settings: Res<Settings>,
    session: Option<Res<Session<Reversi>>>,
    mut layout: ResMut<BoardLayout>,
) {
    // Replays and the position editor also have a close button.
    let corner_buttons = if session.is_none_or(|session| session.is_live()) { 1 } else { 2 };
    // The panel covers the column, so the board needn't leave space for it.
    let new_layout = match area.sheet_top {
        Some(sheet_top) => {
            BoardLayout::above_sheet(area.whole, sheet_top, *buttons, corner_buttons)
        }
        None => BoardLayout::new(area.free, *buttons, settings.left_handed),
    };
    layout.set_if_neq(BoardLayout { view: settings.board_view, ..new_layout });
}
