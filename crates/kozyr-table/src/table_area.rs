//! How much of the window a table has: what stands beside it or below it takes its share.

use bevy::{prelude::*, window::PrimaryWindow};

use kozyr_platform::{device::Margins, system_sets::AppSystems};

/// The window, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct TableArea {
    /// All of it that nothing covers, the bar at the foot of a match that is watched neither.
    pub whole: Rect,
    /// What the panel leaves free where it stands beside the table.
    pub free: Rect,
    /// The upper edge of the panel where it covers the foot of the table.
    pub sheet_top: Option<f32>,
}

/// What the voice of a lesson keeps of the window for itself, in logical pixels from its edges.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct ReservedEdges {
    /// From the upper edge on.
    pub top: f32,
    /// From the right edge on.
    pub right: f32,
    /// From the lower edge on.
    pub bottom: f32,
}

/// How high the bar at the foot of the window is, in logical pixels; 0 where there is none.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BottomBarHeight(pub f32);

/// Whether a panel stands beside the table, or covers its foot.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PanelOpen(pub bool);

/// The systems that say what they take of the window, before it is measured.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReserveAreaSystems;

/// From this width on the panel stands beside the table.
const SIDE_PANEL_MIN_WIDTH_PX: f32 = 720.0;
/// A table is laid out in no less than this, in logical pixels.
const MIN_TABLE_SIDE_PX: f32 = 160.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableArea>()
        .init_resource::<ReservedEdges>()
        .init_resource::<BottomBarHeight>()
        .init_resource::<PanelOpen>();
    app.configure_sets(
        Update,
        ReserveAreaSystems.before(measure_table_area).in_set(AppSystems::ApplyActions),
    );
    app.add_systems(Update, measure_table_area.in_set(AppSystems::ApplyActions));
}

/// Whether the panel stands beside the table in a window of that size.
pub fn has_side_panel(window: Vec2) -> bool {
    window.x >= SIDE_PANEL_MIN_WIDTH_PX && window.x > window.y
}

/// The width of the panel beside the table.
pub fn side_panel_width(window: Vec2) -> f32 {
    (window.x * 0.33).clamp(300.0, (window.x * 0.24).max(420.0))
}

/// The height of the panel below the table.
pub fn sheet_height(window: Vec2) -> f32 {
    (window.y * 0.56).min(470.0)
}

/// How much of a window's width the panel leaves free.
pub fn free_width(window: Vec2, panel: PanelOpen) -> f32 {
    if panel.0 && has_side_panel(window) { window.x - side_panel_width(window) } else { window.x }
}

/// Works out how much of the window the table has left.
pub fn measure_table_area(
    panel: Res<PanelOpen>,
    reserved: Res<ReservedEdges>,
    foot: Res<BottomBarHeight>,
    mut room: ResMut<TableArea>,
    margins: Res<Margins>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    let content = margins.content_rect(window.size());
    let whole = Rect::from_corners(content.min, content.max - Vec2::new(0.0, foot.0));
    // A lesson has a voice instead of the panel.
    let mut free = whole;
    free.min.y += reserved.top;
    free.max.x -= reserved.right;
    let mut sheet = (reserved.bottom > 0.0).then_some(whole.max.y - reserved.bottom);
    if panel.0 {
        if has_side_panel(content.size()) {
            free.max.x -= side_panel_width(content.size());
        } else {
            // The bar at the foot takes of what the sheet would have.
            sheet = Some(content.max.y - sheet_height(content.size()));
        }
    }
    // What was reserved in another window may be more than there is in this one.
    free.max = free.max.max(free.min + MIN_TABLE_SIDE_PX);
    room.set_if_neq(TableArea { whole, free, sheet_top: sheet });
}
