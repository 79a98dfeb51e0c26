//! Kozyr on a desktop.

use bevy::app::AppExit;

fn main() -> AppExit {
    kozyr::run()
}
