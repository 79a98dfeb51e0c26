//! The appearance of the table, cards, discs and board.

use serde::{Deserialize, Serialize};

/// The table's theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Green felt.
    #[default]
    Felt,
    /// Dark wood.
    Wood,
    /// Dark blue and dim, for the evening.
    Night,
}

/// The card faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckStyle {
    /// The Atlasnye deck where there is room, otherwise large print.
    #[default]
    Automatic,
    /// The Atlasnye deck (“Атласные”).
    Atlasnye,
    /// Large print.
    Large,
    /// Large print with a different color for each suit.
    FourColours,
}

/// The card back. The order matches the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardBack {
    /// A sand-colored lattice.
    #[default]
    Lattice,
    /// Blue diamonds.
    Blue,
    /// A golden rosette on green.
    Rosette,
    /// Red scales.
    Scales,
    /// A night sky with the four suits.
    Suits,
}

/// The appearance of discs. The order matches the pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DiscStyle {
    /// Round and smooth.
    #[default]
    Smooth,
    /// With turned rings.
    Turned,
    /// Flat, with maximum contrast.
    Flat,
}

/// The appearance of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStyle {
    /// Matches the table.
    #[default]
    Automatic,
    /// Green cloth.
    Green,
    /// Light wood.
    Wood,
    /// Blue-gray slate.
    Slate,
    /// Plain and bright, with high contrast to discs of both colors.
    Plain,
}
