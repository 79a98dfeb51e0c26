//! Problems of Reversi, and own mistakes.

use bevy::prelude::*;
use kozyr_core::reversi::{Colour, Reversi};

use crate::{
    features::problems::{self, Posed},
    look::language::Language,
};

impl Posed for Reversi {
    fn situation(&self, language: &Language) -> String {
        language.text(match self.position().to_move {
            Colour::Black => "reversi-you-are-black",
            Colour::White => "reversi-you-are-white",
        })
    }
}

pub(crate) fn plugin(app: &mut App) {
    problems::plugin_for::<Reversi>(app);
}
