//! The drawing order of panels.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// Panels by drawing order within a frame. Later panels come later for the Tab key and for screen
/// readers; if several panels handle a key, the first one wins.
///
/// At most one page or game draws in each set, and orders its own systems.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Draws nothing: detects whether keys or a pointer are in use.
    DetectInput,
    /// Draws nothing: gathers what will be shown.
    Prepare,
    /// Full-window pages, and menus over a table.
    Pages,
    /// The reasons panel.
    Reasons,
    /// The review in the reasons panel.
    Review,
    /// The tools of the position editor.
    EditorTools,
    /// Focusable items on the table: a hand, a board.
    TableItems,
    /// Names, texts and buttons around the table.
    Hud,
    /// Choices that a game offers at the table.
    GameChoices,
    /// Further contents of the reasons panel.
    ReasonDetails,
    /// The end of a lesson.
    LessonEnd,
    /// The bottom bar of a table.
    BottomBar,
    /// Frames around the subject of a lesson step.
    Highlights,
    /// The guide's panel in a lesson; keyboard focus starts here, not at the table.
    GuidePanel,
    /// Modal prompts.
    Prompts,
    /// Draws nothing: places the keyboard focus.
    Focus,
    /// Temporary notices that can't have focus.
    Notices,
}

impl PanelSystems {
    /// All sets, in drawing order.
    const ALL: [PanelSystems; 17] = [
        PanelSystems::DetectInput,
        PanelSystems::Prepare,
        PanelSystems::Pages,
        PanelSystems::Reasons,
        PanelSystems::Review,
        PanelSystems::EditorTools,
        PanelSystems::TableItems,
        PanelSystems::Hud,
        PanelSystems::GameChoices,
        PanelSystems::ReasonDetails,
        PanelSystems::LessonEnd,
        PanelSystems::BottomBar,
        PanelSystems::Highlights,
        PanelSystems::GuidePanel,
        PanelSystems::Prompts,
        PanelSystems::Focus,
        PanelSystems::Notices,
    ];
}

/// Orders the sets of [`PanelSystems`].
pub(crate) fn plugin(app: &mut App) {
    for pair in PanelSystems::ALL.windows(2) {
        app.configure_sets(EguiPrimaryContextPass, pair[0].before(pair[1]));
    }
    for set in PanelSystems::ALL {
        // Two systems of a set never draw in the same frame, or don't affect each other.
        app.configure_sets(EguiPrimaryContextPass, set.ambiguous_with(set));
    }
}
