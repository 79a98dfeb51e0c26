//! The player's settings, saved and applied as soon as they change.

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

/// The widest window margin, in logical pixels.
const MAX_MARGIN_POINTS: f32 = 32.0;

/// The length of the longest address of a server, in characters.
pub const MAX_SERVER_CHARS: usize = 200;

/// The player's settings.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Locale>,
    /// The animation speed.
    pub pace: AnimationSpeed,
    /// How objects move.
    pub movement: MotionMode,
    /// The volume of sound effects, from 0 (silent) to 1.
    #[serde(rename = "volume")]
    pub sound_volume: f32,
    /// The volume of the music, from 0 (silent) to 1.
    #[serde(rename = "music")]
    pub music_volume: f32,
    /// Whether a phone vibrates when a move is made.
    pub haptics: bool,
    /// The table's theme.
    pub theme: Theme,
    /// The card faces.
    pub deck: DeckStyle,
    /// The card back.
    #[serde(rename = "back")]
    pub card_back: CardBack,
    /// The appearance of discs.
    pub discs: DiscStyle,
    /// The appearance of the board.
    pub board: BoardStyle,
    /// The orientation of the board.
    #[serde(rename = "view")]
    pub board_view: Symmetry,
    /// How a hand is sorted.
    #[serde(rename = "order")]
    pub hand_order: HandOrder,
    /// The end of a sorted hand where the trumps are.
    #[serde(rename = "trumps")]
    pub trump_end: TrumpEnd,
    /// Whether controls are laid out for the left hand.
    pub left_handed: bool,
    /// The actions that need confirmation.
    pub confirm: Confirmations,
    /// The text size as a factor, from 1 to 2.
    pub text_size: f32,
    /// The margin at each edge of the window, in logical pixels from 0 to 32, for screens with
    /// rounded corners or a camera cutout.
    pub margin: f32,
    /// Whether the opponents' cards are shown.
    pub open_hands: bool,
    /// Whether an evaluation bar is shown beside the board.
    #[serde(rename = "evaluation")]
    pub evaluation_bar: bool,
    /// Whether the player answers first, before seeing the best action or the reasons for an
    /// opponent's action.
    pub ask_first: bool,
    /// Whether opponents give their reasons without the turns of phrase of their characters.
    pub plain_voice: bool,
    /// Whether a move log is shown.
    pub move_log: bool,
    /// The address of the server for tables of friends; empty for the default.
    pub table_server: String,
    /// The player's own rule tables for the fuzzy opponent.
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
            plain_voice: false,
            move_log: false,
            table_server: String::new(),
            control_tables: ControlTables::published().clone(),
        }
    }
}

impl PersistentResource for Settings {
    /// Clamps volumes, text size and margin to their ranges; values that are not finite become the
    /// defaults. Clears an overlong address.
    fn sanitize(&mut self) {
        let defaults = Settings::default();
        for (value, min, max, default) in [
            (&mut self.sound_volume, 0.0, 1.0, defaults.sound_volume),
            (&mut self.music_volume, 0.0, 1.0, defaults.music_volume),
            (&mut self.text_size, 1.0, 2.0, defaults.text_size),
            (&mut self.margin, 0.0, MAX_MARGIN_POINTS, defaults.margin),
        ] {
            *value = if value.is_finite() { value.clamp(min, max) } else { default };
        }
        if self.table_server.chars().count() > MAX_SERVER_CHARS {
            self.table_server.clear();
        }
    }
}

/// Adds the [`Settings`], which are loaded from and saved to `settings.json`, and applies their
/// margin.
pub(crate) fn plugin(app: &mut App) {
    persist_resource::<Settings>(app, "settings.json");
    app.add_systems(
        PreUpdate,
        apply_min_margin.run_if(resource_changed::<Settings>).before(device::MarginSystems),
    );
}

/// Applies the margin setting to the window, to keep content clear of rounded corners and camera
/// cutouts.
fn apply_min_margin(settings: Res<Settings>, mut margin: ResMut<MinMargin>) {
    margin.set_if_neq(MinMargin(settings.margin));
}
