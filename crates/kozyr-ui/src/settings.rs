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
use kozyr_platform::device::{self, MinMargin};

pub use appearance::{BoardStyle, CardBack, DeckStyle, DiscStyle, Theme};
pub use confirmations::Confirmations;
pub use hand::{HandOrder, TrumpEnd};
pub use motion::{AnimationSpeed, MotionMode};
pub use persistent::{PersistentResource, persist_resource};

/// The widest margin that there is to choose, in logical pixels.
const MAX_MARGIN_POINTS: f32 = 32.0;

/// The player's choices.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Locale>,
    /// How fast things move.
    pub pace: AnimationSpeed,
    /// How things get from place to place.
    pub movement: MotionMode,
    /// Loudness of the sounds, 0 (silent) to 1.
    #[serde(rename = "volume")]
    pub sound_volume: f32,
    /// Loudness of the music, 0 (silent) to 1.
    #[serde(rename = "music")]
    pub music_volume: f32,
    /// Whether a phone is felt when something is played.
    pub haptics: bool,
    /// What the table is made of.
    pub theme: Theme,
    /// Which cards are drawn.
    pub deck: DeckStyle,
    /// The pattern on their backs.
    #[serde(rename = "back")]
    pub card_back: CardBack,
    /// How discs look.
    pub discs: DiscStyle,
    /// How the board looks.
    pub board: BoardStyle,
    /// How the board lies on the table.
    #[serde(rename = "view")]
    pub board_view: Symmetry,
    /// How a hand is ordered.
    #[serde(rename = "order")]
    pub hand_order: HandOrder,
    /// At which end of an ordered hand the trumps are.
    #[serde(rename = "trumps")]
    pub trump_end: TrumpEnd,
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
    #[serde(rename = "evaluation")]
    pub evaluation_bar: bool,
    /// Whether the player is asked what they would do before they are told what is better, or why
    /// an opponent did something.
    pub ask_first: bool,
    /// Whether a log of moves is written.
    pub move_log: bool,
    /// The tables of the fuzzy opponent that the player made.
    #[serde(rename = "tables")]
    pub control_tables: ControlTables,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            pace: AnimationSpeed::default(),
            movement: MotionMode::default(),
            sound_volume: 0.7,
            music_volume: 0.0,
            haptics: true,
            theme: Theme::default(),
            deck: DeckStyle::default(),
            card_back: CardBack::default(),
            discs: DiscStyle::default(),
            board: BoardStyle::default(),
            board_view: Symmetry::default(),
            hand_order: HandOrder::default(),
            trump_end: TrumpEnd::default(),
            left_handed: false,
            confirm: Confirmations::default(),
            text_size: 1.0,
            margin: 0.0,
            open_hands: false,
            evaluation_bar: false,
            ask_first: false,
            move_log: false,
            control_tables: ControlTables::published().clone(),
        }
    }
}

impl PersistentResource for Settings {
    fn sanitize(&mut self) {
        let usual = Settings::default();
        for (value, least, most, usual) in [
            (&mut self.sound_volume, 0.0, 1.0, usual.sound_volume),
            (&mut self.music_volume, 0.0, 1.0, usual.music_volume),
            (&mut self.text_size, 1.0, 2.0, usual.text_size),
            (&mut self.margin, 0.0, MAX_MARGIN_POINTS, usual.margin),
        ] {
            *value = if value.is_finite() { value.clamp(least, most) } else { usual };
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    persist_resource::<Settings>(app, "settings.json");
    app.add_systems(
        PreUpdate,
        apply_min_margin.run_if(resource_changed::<Settings>).before(device::MarginSystems),
    );
}

/// Where corners or a camera hide something, the player says how much.
fn apply_min_margin(settings: Res<Settings>, mut margin: ResMut<MinMargin>) {
    margin.set_if_neq(MinMargin(settings.margin));
}
