//! Matches played until they reach a wanted moment.

use bevy::prelude::*;
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget},
    statistics::StatisticsGame,
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_table::session::GameScreen;

use super::go_to_screen;
use kozyr_features::statistics;
use kozyr_table::{
    pace::SpectatorControls,
    session::{Session, TableGame},
};

/// Shows a deal for `players` players at a decision of the player in the given phase, with more
/// than two legal actions and after at least `min_actions` actions.
pub(crate) fn show_durak(
    world: &mut World,
    players: usize,
    phase: durak::Phase,
    min_actions: usize,
) {
    show_durak_if(world, players, |record| {
        let game = record.game();
        record.actions().len() >= min_actions
            && game.to_act() == Some(Seat::new(0))
            && game.view(Seat::new(0)).phase() == phase
            && game.legal_actions().len() > 2
    });
}

/// Plays deals between a human in seat 0, for whom an opponent stands in, and `players - 1`
/// opponents, until one reaches a position that `wanted` accepts, and shows that position on the
/// table. Does nothing if none of 2000 deals does.
pub(crate) fn show_durak_if(
    world: &mut World,
    players: usize,
    wanted: impl Fn(&Record<Durak>) -> bool,
) {
    let setup = durak::Setup::new(players, Rules::default());
    let opponents = ["potential", "greedy", "lowest", "potential-fixed", "random"];
    let opponents = opponents.map(|name| Player::Opponent(name.into()));
    let players = std::iter::once(Player::Human).chain(opponents).take(players).collect::<Vec<_>>();
    show(world, setup, &players, "potential", |record, _| wanted(record));
}

/// Shows a deal between two opponents after nine actions, and pauses matches between opponents.
pub(crate) fn watch_durak(world: &mut World) {
    world.resource_mut::<SpectatorControls>().paused = true;
    let players = ["potential", "greedy"].map(|name| Player::Opponent(name.into()));
    let setup = durak::Setup::new(2, Rules::default());
    show::<Durak>(world, setup, &players, "potential", |record, _| record.actions().len() == 9);
}

/// Shows a deal against the fuzzy opponent at a decision of the player, after at least nine
/// actions.
pub(crate) fn show_fuzzy(world: &mut World) {
    let players = [Player::Human, Player::Opponent("fuzzy".into())];
    let setup = durak::Setup::new(2, Rules::default());
    show::<Durak>(world, setup, &players, "potential", |record, _| {
        record.actions().len() > 8 && record.game().to_act() == Some(Seat::new(0))
    });
}

/// Shows a deal against a master at an early decision of the player, while the master still uses
/// the value network.
pub(crate) fn show_master(world: &mut World) {
    let players = [Player::Human, Player::Opponent("master-4".into())];
    let setup = durak::Setup::new(2, Rules::default());
    show::<Durak>(world, setup, &players, "potential", |record, _| {
        record.actions().len() > 2 && record.game().to_act() == Some(Seat::new(0))
    });
}

/// Shows a deal at a decision of the player, just after the master proved that it wins.
pub(crate) fn show_proved_win(world: &mut World) {
    let players = [Player::Human, Player::Opponent("master-4".into())];
    let setup = durak::Setup::new(2, Rules::default());
    show::<Durak>(world, setup, &players, "potential", |record, rule| {
        rule == "master-proved-won" && record.game().to_act() == Some(Seat::new(0))
    });
}

/// Shows a Reversi game with the player to move, just after a weak engine deliberately played an
/// inferior move.
pub(crate) fn show_engine_mistake(world: &mut World) {
    let players = [Player::Human, Player::Opponent("engine-1".into())];
    show::<Reversi>(world, reversi::Setup::default(), &players, "novice", |record, rule| {
        rule == "engine-erred" && record.game().to_act() == Some(Seat::new(0))
    });
}

/// Shows a Reversi game between opponents after 24 moves.
pub(crate) fn watch_reversi(world: &mut World) {
    let players = ["engine-3", "professional"].map(|name| Player::Opponent(name.into()));
    show::<Reversi>(world, reversi::Setup::default(), &players, "novice", |record, _| {
        record.actions().len() == 24
    });
}

/// Shows a Reversi game with the player to move after at least `min_actions` actions, or the end of
/// the game if it comes first.
pub(crate) fn show_reversi(world: &mut World, min_actions: usize) {
    let players = [Player::Human, Player::Opponent("professional".into())];
    show::<Reversi>(world, reversi::Setup::default(), &players, "novice", |record, _| {
        record.outcome().is_some()
            || record.actions().len() >= min_actions && record.game().to_act() == Some(Seat::new(0))
    });
}

/// Lets opponents play up to 2000 matches until one reaches a wanted moment, and shows it; does
/// nothing if none does. `stand_in` plays for humans. `wanted` receives the record and the rule
/// that explains the last action, empty at the start.
fn show<G: TableGame + StatisticsGame>(
    world: &mut World,
    setup: G::Setup,
    players: &[Player],
    stand_in: &str,
    wanted: impl Fn(&Record<G>, &str) -> bool,
) {
    for number in 0..2000 {
        let Ok(mut record) = Record::<G>::new(setup.clone(), Seed::from(number), players.to_vec())
        else {
            return;
        };
        let mut rule = String::new();
        while !wanted(&record, &rule) {
            let Some((seat, player)) = record.to_act() else { break };
            let opponent = match player {
                Player::Human => stand_in,
                Player::Opponent(name) => name,
            };
            let Some(decision) =
                opponent::decide(&record, seat, opponent, &Budget::on_all_threads())
            else {
                return;
            };
            if record.play(decision.action).is_err() {
                return;
            }
            rule = decision.explanation.rule.key.into_owned();
        }
        if wanted(&record, &rule) {
            statistics::release_rated_match::<G>(world);
            world.insert_resource(Session::new(record));
            go_to_screen(world, G::SCREEN);
            return;
        }
    }
}

/// Shows a deal of three humans at a decision of the second, when the device must be passed on.
pub(crate) fn show_hot_seat(world: &mut World) {
    let setup = durak::Setup::new(3, Rules::default());
    show::<Durak>(
        world,
        setup,
        &[Player::Human, Player::Human, Player::Human],
        "lowest",
        |record, _| record.actions().len() > 12 && record.game().to_act() == Some(Seat::new(1)),
    );
}
