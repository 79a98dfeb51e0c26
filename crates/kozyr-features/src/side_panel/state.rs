//! The state of the side panel: its subject and its page.

use crate::game_ui::{ActionOf, GameUi};
use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Seat;

use kozyr_table::session::Session;
use kozyr_ui::player_names::Subject;
use kozyr_ui::{language::Language, settings::Settings};

/// A game whose decisions can be explained in words.
pub trait Explainable: GameUi {
    /// The cards or squares of a plan, for a label.
    fn describe_plan(plan: &[ActionOf<Self>], language: &Language) -> String;

    /// A sentence about a player's action.
    fn describe_action(who: &Subject, action: ActionOf<Self>, language: &Language) -> String;

    /// The number of actions at the start of a line that form one step, such as beating several
    /// cards; at least 1.
    fn first_step_len(_line: &[ActionOf<Self>]) -> usize {
        1
    }

    /// The opponent that gives hints.
    const COACH_NAME: &'static str;

    /// The pages available for an opponent, or for several at once if `opponent` is `None`.
    /// `is_over` is whether the match has ended, `is_hand_visible` whether the opponent's hand is
    /// visible.
    fn side_panel_pages(
        opponent: Option<&str>,
        is_over: bool,
        is_hand_visible: bool,
    ) -> Vec<SidePanelPage>;

    /// Whether the viewer may see everything the seat holds. If not, the reasons leave out what
    /// would reveal it.
    fn is_hand_visible(_session: &Session<Self::Rules>, _settings: &Settings, _seat: Seat) -> bool {
        true
    }
}

/// Whether the panel is open, and its subject.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SidePanel {
    /// The panel is closed.
    #[default]
    Closed,
    /// The last decision of a seat.
    Seat(Seat),
    /// The last decisions of all opponents.
    Everyone,
    /// The coach's hint for the current position.
    Hint,
}

/// A page of the panel.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SidePanelPage {
    /// The alternatives of the last decision.
    #[default]
    Reasons,
    /// Linguistic variables and rule tables of a fuzzy opponent.
    Fuzzy,
    /// The value of the hands over the match.
    PriceChart,
    /// What can be inferred about hidden hands.
    Belief,
    /// The strongest opponent's review of the match.
    Review,
    /// The list of moves.
    MoveList,
}

impl SidePanelPage {
    /// The key of the page's title.
    pub(super) fn key(self) -> &'static str {
        match self {
            SidePanelPage::Reasons => "why-reasons",
            SidePanelPage::Fuzzy => "why-fuzzy",
            SidePanelPage::PriceChart => "why-chart",
            SidePanelPage::Belief => "why-belief",
            SidePanelPage::Review => "why-review",
            SidePanelPage::MoveList => "why-log",
        }
    }
}

/// The area for the contents of the current page, if the panel is open and another module draws it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct SidePanelBody(pub Option<egui::Rect>);
