//! What the table, the cards and the discs look like.

use serde::{Deserialize, Serialize};

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

/// How a board looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStyle {
    /// As suits the table.
    #[default]
    Automatic,
    /// Green cloth.
    Green,
    /// Light wood.
    Wood,
    /// Blue-grey slate.
    Slate,
    /// Plain and bright, for the strongest contrast with both colours of discs.
    Plain,
}
