//! What the player chose once and for all; kept at once, applied at once.

mod appearance;
mod confirmations;
mod hand;
mod motion;
mod persistent;

use bevy::prelude::*;
use kozyr_durak::opponents::fuzzy::ControlTables;
use kozyr_reversi::Symmetry;
use serde::{Deserialize, Serialize};

use crate::locale::Locale;
use kozyr_platform::device::{self, LeastMargin};

pub use appearance::{BoardStyle, CardBack, DeckStyle, DiscStyle, Theme};
pub use confirmations::Confirmations;
pub use hand::{HandOrder, TrumpEnd};
pub use motion::{Movement, Pace};
pub use persistent::{Remembered, remember};

/// The widest margin that there is to choose, in logical pixels.
const MOST_MARGIN: f32 = 32.0;

/// The player's choices.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Locale>,
    /// How fast things move.
    pub pace: Pace,
    /// How things get from place to place.
    pub movement: Movement,
    /// Loudness of the sounds, 0 (silent) to 1.
    pub volume: f32,
    /// Loudness of the music, 0 (silent) to 1.
    pub music: f32,
    /// Whether a phone is felt when something is played.
    pub haptics: bool,
    /// What the table is made of.
    pub theme: Theme,
    /// Which cards are drawn.
    pub deck: DeckStyle,
    /// The pattern on their backs.
    pub back: CardBack,
    /// How discs look.
    pub discs: DiscStyle,
    /// How the board looks.
    pub board: BoardStyle,
    /// How the board lies on the table.
    pub view: Symmetry,
    /// How a hand is ordered.
    pub order: HandOrder,
    /// At which end of an ordered hand the trumps are.
    pub trumps: TrumpEnd,
    /// Whether controls are laid out for the left thumb.
    pub left_handed: bool,
    /// What is asked about before it is done.
    pub confirm: Confirmations,
    /// How large text is, as a factor of its usual size: 1 to 2.
    pub text_size: f32,
    /// How far from each edge of the window everything stays, in logical pixels: for screens
    /// whose corners or camera hide something; 0 to 32.
    pub margin: f32,
    /// Whether the cards of the opponents lie open, to see what they decide upon.
    pub open_hands: bool,
    /// Whether a bar beside the board tells who stands better.
    pub evaluation: bool,
    /// Whether the player is asked what they would do before they are told what is better, or why
    /// an opponent did something.
    pub ask_first: bool,
    /// Whether a log of moves is written.
    pub move_log: bool,
    /// The tables of the fuzzy opponent that the player made.
    pub tables: ControlTables,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            pace: Pace::default(),
            movement: Movement::default(),
            volume: 0.7,
            music: 0.0,
            haptics: true,
            theme: Theme::default(),
            deck: DeckStyle::default(),
            back: CardBack::default(),
            discs: DiscStyle::default(),
            board: BoardStyle::default(),
            view: Symmetry::default(),
            order: HandOrder::default(),
            trumps: TrumpEnd::default(),
            left_handed: false,
            confirm: Confirmations::default(),
            text_size: 1.0,
            margin: 0.0,
            open_hands: false,
            evaluation: false,
            ask_first: false,
            move_log: false,
            tables: ControlTables::published().clone(),
        }
    }
}

impl Remembered for Settings {
    fn make_offered(&mut self) {
        let usual = Settings::default();
        for (value, least, most, usual) in [
            (&mut self.volume, 0.0, 1.0, usual.volume),
            (&mut self.music, 0.0, 1.0, usual.music),
            (&mut self.text_size, 1.0, 2.0, usual.text_size),
            (&mut self.margin, 0.0, MOST_MARGIN, usual.margin),
        ] {
            *value = if value.is_finite() { value.clamp(least, most) } else { usual };
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    remember::<Settings>(app, "settings.json");
    app.add_systems(
        PreUpdate,
        keep_clear.run_if(resource_changed::<Settings>).before(device::Measure),
    );
}

/// Where corners or a camera hide something, the player says how much.
fn keep_clear(settings: Res<Settings>, mut margin: ResMut<LeastMargin>) {
    margin.set_if_neq(LeastMargin(settings.margin));
}
