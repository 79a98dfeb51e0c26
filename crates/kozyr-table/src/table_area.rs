//! The area of the window for the table, next to panels and bars.

use bevy::{prelude::*, window::PrimaryWindow};

use kozyr_platform::{device::Margins, system_sets::AppSystems};

/// Areas of the window, in logical pixels from the top left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct TableArea {
    /// The window without margins and the bottom bar.
    pub whole: Rect,
    /// The part that panels at the side leave free.
    pub free: Rect,
    /// The top edge of a panel that covers the bottom of the table.
    pub sheet_top: Option<f32>,
}

/// The space that the guide panel of a lesson takes, in logical pixels from the edges.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct ReservedEdges {
    /// At the top.
    pub top: f32,
    /// At the right.
    pub right: f32,
    /// At the bottom.
    pub bottom: f32,
}

/// The height of the bottom bar, in logical pixels; 0 if there is none.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BottomBarHeight(pub f32);

/// The panel that is open, next to the table or over its bottom.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OpenPanel {
    /// No panel is open.
    #[default]
    None,
    /// A panel with a few lines. Over the table, it leaves most of the height free.
    Brief,
    /// A panel with a page.
    Full,
}

impl OpenPanel {
    /// Whether a panel is open.
    pub fn is_open(self) -> bool {
        self != OpenPanel::None
    }
}

/// Sets the reserved areas, before the table is measured.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReserveAreaSystems;

/// The minimum window width for a panel at the side, in logical pixels.
const SIDE_PANEL_MIN_WIDTH_PX: f32 = 720.0;
/// The minimum width and height of the table, in logical pixels.
const MIN_TABLE_SIDE_PX: f32 = 160.0;

/// Adds the areas of the window and their measurement.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableArea>()
        .init_resource::<ReservedEdges>()
        .init_resource::<BottomBarHeight>()
        .init_resource::<OpenPanel>();
    app.configure_sets(
        Update,
        ReserveAreaSystems.before(measure_table_area).in_set(AppSystems::ApplyActions),
    );
    app.add_systems(Update, measure_table_area.in_set(AppSystems::ApplyActions));
}

/// Whether a window of this size, in logical pixels, has its panel at the side rather than at the
/// bottom.
pub fn has_side_panel(window: Vec2) -> bool {
    window.x >= SIDE_PANEL_MIN_WIDTH_PX && window.x > window.y
}

/// The width of the panel at the side of a window of this size, in logical pixels.
pub fn side_panel_width(window: Vec2) -> f32 {
    (window.x * 0.33).clamp(300.0, (window.x * 0.24).max(420.0))
}

/// The height of the panel at the bottom of a window of this size, in logical pixels; 0 if none is
/// open.
pub fn sheet_height(window: Vec2, panel: OpenPanel) -> f32 {
    match panel {
        OpenPanel::None => 0.0,
        OpenPanel::Brief => (window.y * 0.4).min(340.0),
        OpenPanel::Full => (window.y * 0.56).min(470.0),
    }
}

/// The width of a window of this size that a panel at the side leaves free, in logical pixels; all
/// of it if no panel is open or the panel is at the bottom.
pub fn free_width(window: Vec2, panel: OpenPanel) -> f32 {
    if panel.is_open() && has_side_panel(window) {
        window.x - side_panel_width(window)
    } else {
        window.x
    }
}

/// Computes the [`TableArea`] from the window, its margins and the open panels.
pub fn measure_table_area(
    panel: Res<OpenPanel>,
    reserved: Res<ReservedEdges>,
    bottom_bar: Res<BottomBarHeight>,
    mut table_area: ResMut<TableArea>,
    margins: Res<Margins>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    let content = margins.content_rect(window.size());
    let whole = Rect::from_corners(content.min, content.max - Vec2::new(0.0, bottom_bar.0));
    // Lessons have a guide panel instead of the side panel.
    let mut free = whole;
    free.min.y += reserved.top;
    free.max.x -= reserved.right;
    let mut sheet = (reserved.bottom > 0.0).then_some(whole.max.y - reserved.bottom);
    if panel.is_open() {
        if has_side_panel(content.size()) {
            free.max.x -= side_panel_width(content.size());
        } else {
            // The bottom bar takes its height from the sheet.
            sheet = Some(content.max.y - sheet_height(content.size(), *panel));
        }
    }
    // Space reserved in an earlier, larger window may exceed this one.
    free.max = free.max.max(free.min + MIN_TABLE_SIDE_PX);
    table_area.set_if_neq(TableArea { whole, free, sheet_top: sheet });
}
