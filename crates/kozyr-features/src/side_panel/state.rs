//! What is asked of reasons: about whom, and which page of them.

use crate::game_ui::{ActionOf, GameUi};
use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::game::Seat;

use kozyr_table::session::Session;
use kozyr_ui::player_names::Subject;
use kozyr_ui::{language::Language, settings::Settings};

/// A game whose decisions can be told in words.
pub trait Explainable: GameUi {
    /// The cards or squares of a plan, for a label.
    fn describe_plan(plan: &[ActionOf<Self>], language: &Language) -> String;

    /// What somebody did, as a sentence.
    fn describe_action(who: &Subject, action: ActionOf<Self>, language: &Language) -> String;

    /// How many actions at the beginning of a line are one thing that is done, such as several cards
    /// that are beaten; one at least.
    fn first_step_len(_line: &[ActionOf<Self>]) -> usize {
        1
    }

    /// The opponent that gives hints to people.
    const COACH_NAME: &'static str;

    /// What else than reasons can be shown of an opponent; of several at once, without a name.
    /// `over` tells whether the match is, `open` whether what they hold lies open.
    fn side_panel_pages(opponent: Option<&str>, over: bool, open: bool) -> Vec<SidePanelPage>;

    /// Whether all that a seat holds may be seen by whoever looks at the screen. Where it may not,
    /// reasons tell only what does not give it away.
    fn is_hand_visible(_session: &Session<Self::Rules>, _settings: &Settings, _seat: Seat) -> bool {
        true
    }
}

/// Whether the panel is open, and about whom.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SidePanel {
    /// The table has all the room.
    #[default]
    Closed,
    /// The last decision of a seat.
    Seat(Seat),
    /// The last decisions of all opponents.
    Everyone,
    /// What the coach would do now.
    Hint,
}

/// What the panel shows.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SidePanelPage {
    /// What was weighed in the last decision.
    #[default]
    Reasons,
    /// Linguistic variables and control tables at work.
    Fuzzy,
    /// How the value of the hands went.
    PriceChart,
    /// What can be known of closed hands.
    Belief,
    /// What the strongest opponent makes of the match.
    Review,
    /// What has been played.
    MoveList,
}

impl SidePanelPage {
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

/// Where the page in force is drawn, if the panel is open and the page is not drawn by itself.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct SidePanelBody(pub Option<egui::Rect>);
