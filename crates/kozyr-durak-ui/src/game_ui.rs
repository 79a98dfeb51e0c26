//! Durak's user interface.

use kozyr_durak::Durak;
use kozyr_features::game_ui::GameUi;
use kozyr_ui::faces::Animal;

use crate::characters;

/// Durak's implementation of the app's game interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DurakUi;

impl GameUi for DurakUi {
    type Rules = Durak;

    fn animal(opponent: &str) -> Animal {
        characters::animal(opponent)
    }
}
