//! What the player chose once and for all; kept at once, applied at once.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{language::Tongue, storage::Storage};
use crate::durak::opponents::fuzzy::Tables;

const FILE: &str = "settings.json";

/// The player's choices.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Tongue>,
    /// How fast things move.
    pub pace: Pace,
    /// Loudness of the sounds, 0 (silent) to 1.
    pub volume: f32,
    /// What the table is made of.
    pub theme: Theme,
    /// Which cards are drawn.
    pub deck: DeckStyle,
    /// The pattern on their backs.
    pub back: CardBack,
    /// How discs look.
    pub discs: DiscStyle,
    /// How a hand is ordered.
    pub order: HandOrder,
    /// Whether the cards of the minds lie open, to see what they decide upon.
    pub open_hands: bool,
    /// Whether a bar beside the board tells who stands better.
    pub evaluation: bool,
    /// The tables of the fuzzy mind that the player made.
    pub tables: Tables,
}

/// How fast cards and discs move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to see everything.
    Slow,
    /// As a careful player moves.
    #[default]
    Normal,
    /// For those in a hurry.
    Fast,
    /// Nothing moves: things are where they belong.
    Still,
}

/// What the table is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Green felt.
    #[default]
    Felt,
    /// Dark wood.
    Wood,
    /// For the evening: dark blue, little light.
    Night,
}

/// The pattern on the backs of cards, in the order of their picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// Sand-coloured lattice.
    #[default]
    Lattice,
    /// Blue diamonds.
    Blue,
    /// Green with a golden rosette.
    Rosette,
    /// Red scales.
    Scales,
    /// Night with the four suits.
    Suits,
}

/// How discs look, in the order of their picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscStyle {
    /// Round and smooth.
    #[default]
    Smooth,
    /// With rings, as turned on a lathe.
    Turned,
    /// Flat and of the strongest contrast.
    Flat,
}

/// Which cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckStyle {
    /// The «Атласные» deck where there is room, large print where there is not.
    #[default]
    Automatic,
    /// The «Атласные» deck.
    Atlasnye,
    /// Large print.
    Large,
    /// Large print, each suit in a colour of its own.
    FourColours,
}

/// How a hand is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// By suit, the trumps last.
    #[default]
    Suit,
    /// By rank, the trumps last.
    Rank,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: None,
            pace: Pace::default(),
            volume: 0.7,
            theme: Theme::default(),
            deck: DeckStyle::default(),
            back: CardBack::default(),
            discs: DiscStyle::default(),
            order: HandOrder::default(),
            open_hands: false,
            evaluation: false,
            tables: Tables::published().clone(),
        }
    }
}

impl Pace {
    /// By how much usual durations are multiplied.
    pub fn factor(self) -> f32 {
        match self {
            Pace::Slow => 1.8,
            Pace::Normal => 1.0,
            Pace::Fast => 0.45,
            Pace::Still => 0.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let settings = load(app.world().resource::<Storage>());
    app.insert_resource(settings);
    app.add_systems(
        Last,
        save.run_if(resource_changed::<Settings>.and_then(not(resource_added::<Settings>))),
    );
}

fn load(storage: &Storage) -> Settings {
    let text = match storage.read(FILE) {
        Ok(Some(text)) => text,
        Ok(None) => return Settings::default(),
        Err(error) => {
            warn!("settings cannot be read: {error}");
            return Settings::default();
        }
    };
    serde_json::from_str(&text).unwrap_or_else(|error| {
        warn!("settings are damaged and put aside: {error}");
        if let Err(error) = storage.put_aside(FILE) {
            warn!("settings cannot be put aside: {error}");
        }
        Settings::default()
    })
}

fn save(settings: Res<Settings>, storage: Res<Storage>) -> Result {
    storage.write(FILE, &serde_json::to_string_pretty(&*settings)?)?;
    Ok(())
}
