//! Where things lie on the Reversi screen: a pure function of the room there is.

use bevy::prelude::*;

use crate::{
    app::{Step, screen::Screen, why::Room},
    reversi::Square,
};

/// Places in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Layout {
    /// The wooden frame.
    pub frame: Rect,
    /// The 8×8 squares.
    pub squares: Rect,
    /// Counts of both sides.
    pub counts: Rect,
    /// One sentence.
    pub status: Rect,
    /// Undo, redo, hint, why; or the result.
    pub controls: Rect,
}

/// The wood around the squares, as a share of the frame's side; the picture has it so.
const BORDER: f32 = 40.0 / 1024.0;

impl Layout {
    /// The layout for a room.
    pub fn new(room: Rect) -> Self {
        if room.width() < room.height() { Self::upright(room) } else { Self::sideways(room) }
    }

    fn upright(room: Rect) -> Self {
        const TOP: f32 = 66.0;
        const COUNTS: f32 = 56.0;
        const FOOT: f32 = 176.0;
        let side = (room.width() - 20.0).min(room.height() - TOP - COUNTS - FOOT - 12.0);
        let spare = room.height() - TOP - COUNTS - FOOT - side;
        let top = room.min.y + TOP + COUNTS + (spare * 0.35).clamp(6.0, 80.0);
        let left = room.center().x - side / 2.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let counts = Rect::new(left + 8.0, top - COUNTS - 6.0, frame.max.x - 8.0, top - 6.0);
        let status = Rect::new(left, frame.max.y + 24.0, frame.max.x, frame.max.y + 60.0);
        let foot = room.max.y - 84.0;
        let controls = Rect::new(left + 4.0, foot, frame.max.x - 4.0, foot + 64.0);
        Layout { frame, squares: inside(frame), counts, status, controls }
    }

    /// The board whole above a sheet that covers the foot of an upright phone.
    fn above(room: Rect, sheet: f32) -> Self {
        const HEAD: f32 = 66.0;
        // Below the frame stand the letters of the columns.
        const LETTERS: f32 = 22.0;
        let side = (room.width() - 20.0).min(sheet - room.min.y - HEAD - LETTERS);
        let left = room.center().x - side / 2.0;
        let top = room.min.y + HEAD;
        let frame = Rect::new(left, top, left + side, top + side);
        let counts = Rect::new(room.min.x + 72.0, room.min.y + 4.0, room.max.x - 12.0, top - 8.0);
        // The rest is out of sight.
        Layout { frame, squares: inside(frame), counts, ..Self::upright(room) }
    }

    fn sideways(room: Rect) -> Self {
        const GAP: f32 = 24.0;
        // The menu's corner stays free to the left of the board.
        const LEFT: f32 = 68.0;
        let side = (room.height() - 44.0).min((room.width() - LEFT) * 0.62).min(860.0);
        let column = (room.width() - LEFT - side - GAP - 16.0).min(380.0);
        let left = room.min.x + LEFT + (room.width() - LEFT - side - GAP - column - 16.0) / 2.0;
        let top = room.center().y - side / 2.0 - 6.0;
        let frame = Rect::new(left, top, left + side, top + side);
        let x = frame.max.x + GAP;
        let counts = Rect::new(x, top + 40.0, x + column, top + 100.0);
        let status = Rect::new(x, top + 108.0, x + column, top + 160.0);
        let controls = Rect::new(x, frame.max.y - 124.0, x + column, frame.max.y);
        Layout { frame, squares: inside(frame), counts, status, controls }
    }

    /// The side of a square.
    pub fn cell(&self) -> f32 {
        self.squares.width() / 8.0
    }

    /// The middle of a square.
    pub fn centre(&self, square: Square) -> Vec2 {
        let place = Vec2::new(square.column() as f32 + 0.5, square.row() as f32 + 0.5);
        self.squares.min + place * self.cell()
    }

    /// The square at a place, if there is one.
    pub fn square_at(&self, place: Vec2) -> Option<Square> {
        let cell = (place - self.squares.min) / self.cell();
        let inside = self.squares.contains(place) && cell.x < 8.0 && cell.y < 8.0;
        inside.then(|| Square::at(cell.x as usize, cell.y as usize))
    }
}

fn inside(frame: Rect) -> Rect {
    frame.inflate(-frame.width() * BORDER)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>();
    app.add_systems(Update, measure.run_if(in_state(Screen::Reversi)).in_set(Step::Play));
}

fn measure(room: Res<Room>, mut layout: ResMut<Layout>) {
    // Where the panel covers what stands beside the board, the board need not make room for it.
    layout.set_if_neq(match room.sheet {
        Some(sheet) => Layout::above(room.whole, sheet),
        None => Layout::new(room.whole),
    });
}
