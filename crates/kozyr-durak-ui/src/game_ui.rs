//! Durak as the app shows it.

use kozyr_durak::Durak;
use kozyr_features::game_ui::GameUi;
use kozyr_ui::faces::Animal;

use crate::characters;

/// Durak as the app shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DurakUi;

impl GameUi for DurakUi {
    type Rules = Durak;

    fn animal(opponent: &str) -> Animal {
        characters::animal(opponent)
    }
}
