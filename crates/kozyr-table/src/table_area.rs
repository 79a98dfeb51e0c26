//! How much of the window a table has: what stands beside it or below it takes its share.

use bevy::{prelude::*, window::PrimaryWindow};

use kozyr_platform::{device::Margins, system_sets::Step};

/// The window, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Room {
    /// All of it that nothing covers, the bar at the foot of a match that is watched neither.
    pub whole: Rect,
    /// What the panel leaves free where it stands beside the table.
    pub free: Rect,
    /// The upper edge of the panel where it covers the foot of the table.
    pub sheet: Option<f32>,
}

/// What the voice of a lesson keeps of the window for itself, in logical pixels from its edges.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Reserved {
    /// From the upper edge on.
    pub top: f32,
    /// From the right edge on.
    pub right: f32,
    /// From the lower edge on.
    pub foot: f32,
}

/// How high the bar at the foot of the window is, in logical pixels; 0 where there is none.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Foot(pub f32);

/// Whether a panel stands beside the table, or covers its foot.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PanelOpen(pub bool);

/// The systems that say what they take of the window, before it is measured.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClaimRoom;

/// From this width on the panel stands beside the table.
const WIDE: f32 = 720.0;
/// A table is laid out in no less than this, in logical pixels.
const LEAST_TABLE: f32 = 160.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .init_resource::<Reserved>()
        .init_resource::<Foot>()
        .init_resource::<PanelOpen>();
    app.configure_sets(Update, ClaimRoom.before(measure_room).in_set(Step::Play));
    app.add_systems(Update, measure_room.in_set(Step::Play));
}

/// Whether the panel stands beside the table in a window of that size.
pub fn is_wide(window: Vec2) -> bool {
    window.x >= WIDE && window.x > window.y
}

/// The width of the panel beside the table.
pub fn side_width(window: Vec2) -> f32 {
    (window.x * 0.33).clamp(300.0, (window.x * 0.24).max(420.0))
}

/// The height of the panel below the table.
pub fn sheet_height(window: Vec2) -> f32 {
    (window.y * 0.56).min(470.0)
}

/// How much of a window's width the panel leaves free.
pub fn free_width(window: Vec2, panel: PanelOpen) -> f32 {
    if panel.0 && is_wide(window) { window.x - side_width(window) } else { window.x }
}

/// Works out how much of the window the table has left.
pub fn measure_room(
    panel: Res<PanelOpen>,
    reserved: Res<Reserved>,
    foot: Res<Foot>,
    mut room: ResMut<Room>,
    margins: Res<Margins>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    let content = margins.within(window.size());
    let whole = Rect::from_corners(content.min, content.max - Vec2::new(0.0, foot.0));
    // A lesson has a voice instead of the panel.
    let mut free = whole;
    free.min.y += reserved.top;
    free.max.x -= reserved.right;
    let mut sheet = (reserved.foot > 0.0).then_some(whole.max.y - reserved.foot);
    if panel.0 {
        if is_wide(content.size()) {
            free.max.x -= side_width(content.size());
        } else {
            // The bar at the foot takes of what the sheet would have.
            sheet = Some(content.max.y - sheet_height(content.size()));
        }
    }
    // What was reserved in another window may be more than there is in this one.
    free.max = free.max.max(free.min + LEAST_TABLE);
    room.set_if_neq(Room { whole, free, sheet });
}
