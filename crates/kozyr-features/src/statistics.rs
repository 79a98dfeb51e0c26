//! Every finished game is written down and counted, and a screen tells what they come to.

mod chart;
mod counted_games;
mod figures;
mod filtered_games;
mod form;
mod games;
mod opponents;
mod page;
mod recording;
mod screen;
mod storage;

use bevy::prelude::*;
use kozyr_core::{
    game::Game,
    statistics::{Counted, Filter},
};

use self::counted_games::{Count, Counts};
use crate::review::Reviewable;
use kozyr_platform::{import_export::Imported, storage::Storage};

pub use counted_games::OwnFigure;
pub use figures::rating;
pub use games::Statistics;
pub use opponents::against;
pub use recording::let_go;

/// Shows the games of one kind when the screen is shown.
pub fn choose<G: Game>(world: &mut World) {
    world.resource_mut::<page::Choice>().filter = Filter::of_game(G::NAME);
}

pub(crate) fn plugin(app: &mut App) {
    let storage = app.world().resource::<Storage>();
    storage::make_known(storage);
    let log = storage::load(storage);
    app.insert_resource(Statistics::of(log));
    app.add_observer(
        |_: On<Imported>, storage: Res<Storage>, mut statistics: ResMut<Statistics>| {
            *statistics = Statistics::of(storage::load(&storage));
        },
    );
    app.init_resource::<Counts>();
    app.add_plugins(screen::plugin);
}

/// Counts the games of one kind.
pub fn plugin_for<U: Reviewable>(app: &mut App, own: Option<OwnFigure>) {
    recording::plugin_for::<U>(app);
    let count = Count { game: U::ID, strengths: U::Rules::strengths, animal: U::animal, own };
    app.world_mut().get_resource_or_init::<Counts>().add(count);
}
