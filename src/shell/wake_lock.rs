//! Keeps the screen lit while a match is watched.

use bevy::prelude::*;
use kozyr_core::{durak::Durak, reversi::Reversi};

use crate::{
    platform::{
        device::CurrentDevice,
        screen::{Menu, Screen},
    },
    table::{
        pace::Watch,
        session::{Session, TableGame},
    },
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep_lit);
}

/// Who watches a match does not touch the screen, which must not go dark then; otherwise it may.
fn keep_lit(
    device: Res<CurrentDevice>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    watch: Res<Watch>,
    durak: Option<Res<Session<Durak>>>,
    reversi: Option<Res<Session<Reversi>>>,
    mut lit: Local<bool>,
) {
    let watched = match screen.get() {
        Screen::Durak => durak.is_some_and(|session| goes_on(&session)),
        Screen::Reversi => reversi.is_some_and(|session| goes_on(&session)),
        _ => false,
    };
    let wanted = watched && watch.goes_on() && *menu == Menu::None;
    if *lit != wanted {
        *lit = wanted;
        device.0.keep_lit(wanted);
    }
}

fn goes_on<G: TableGame>(session: &Session<G>) -> bool {
    session.is_watched() && session.record().outcome().is_none()
}
