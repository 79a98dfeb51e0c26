//! In which order panels are drawn.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

/// Who draws when in a frame, from first to last. What is drawn later comes later to the Tab key and
/// to screen readers, and where keys are for several, the first of them has them.
///
/// Of each of these one page draws, or one game, which orders its own.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PanelSystems {
    /// Nothing yet: it is found out whether keys or a pointer are used.
    DetectInput,
    /// Nothing yet: what is to be shown is gathered.
    Prepare,
    /// Pages that fill the window, and menus over a table.
    Pages,
    /// The panel with the reasons.
    Reasons,
    /// The review in that panel.
    Review,
    /// What a position is set up with.
    EditorTools,
    /// What lies on a table and can be reached: a hand, a board.
    TableItems,
    /// Names, words and buttons around them.
    Hud,
    /// What a game asks at its table.
    GameChoices,
    /// What else the panel with the reasons shows.
    ReasonDetails,
    /// The end of a lesson.
    LessonEnd,
    /// The bar at the foot of a table.
    BottomBar,
    /// Frames around what a lesson speaks of.
    Highlights,
    /// The voice of a lesson, at which the keyboard begins, not at the table.
    GuidePanel,
    /// Questions over everything.
    Prompts,
    /// Nothing more: the keyboard goes where it belongs.
    Focus,
    /// What passes by itself, and cannot be reached.
    Notices,
}

impl PanelSystems {
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

pub(crate) fn plugin(app: &mut App) {
    for pair in PanelSystems::ALL.windows(2) {
        app.configure_sets(EguiPrimaryContextPass, pair[0].before(pair[1]));
    }
    for set in PanelSystems::ALL {
        // Two of a set never draw in the same frame, or draw nothing that the other sees.
        app.configure_sets(EguiPrimaryContextPass, set.ambiguous_with(set));
    }
}
