//! A match that was put by is gone on with: after a question where a rated one would be lost for it.

use bevy::prelude::*;
use kozyr_core::game::Record;

use super::{Exportable, rescue};
use crate::{
    look::{language::Language, notices::Tell},
    platform::{
        screen::{Menu, Screen},
        step::Step,
        storage::Storage,
    },
    table::{
        prompts::{Answered, OpenPrompt, Prompt, Successor},
        session::{self, Session},
        thinking::Thinking,
    },
};

/// The wish to lay a match on its table, to be gone on with.
#[derive(Event, Clone, Debug)]
pub(super) struct GoOn<G: Exportable>(pub Record<G>);

/// The match that takes its place on the table once the question about it is answered.
#[derive(Resource)]
struct Waiting<G: Exportable>(Record<G>);

pub(super) fn plugin_for<G: Exportable>(app: &mut App) {
    app.add_observer(go_on::<G>);
    app.add_systems(
        Update,
        replace_rated::<G>
            .run_if(on_message::<Answered>.and_then(resource_exists::<Waiting<G>>))
            .in_set(Step::Input),
    );
}

fn go_on<G: Exportable>(
    wish: On<GoOn<G>>,
    mut commands: Commands,
    session: Option<Res<Session<G>>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut question: ResMut<OpenPrompt>,
    mut tell: MessageWriter<Tell>,
) {
    let record = wish.0.clone();
    if session::is_rating_at_stake(session.as_deref(), &storage) {
        commands.insert_resource(Waiting(record));
        question.ask(Prompt::Forsake(G::ID, Successor::Saved));
        return;
    }
    rescue::<G>(&storage, &language, &mut tell);
    commands.run_system_cached_with(lay::<G>, record);
}

/// The player means it: the rated match is lost.
fn replace_rated<G: Exportable>(
    mut commands: Commands,
    mut answers: MessageReader<Answered>,
    waiting: Res<Waiting<G>>,
) {
    let meant = Answered(Prompt::Forsake(G::ID, Successor::Saved));
    if answers.read().any(|answer| *answer == meant) {
        commands.remove_resource::<Waiting<G>>();
        commands.run_system_cached_with(lay::<G>, waiting.0.clone());
    }
}

/// Lays the match on its table.
fn lay<G: Exportable>(
    record: In<Record<G>>,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    commands.remove_resource::<Thinking<G>>();
    commands.insert_resource(Session::new(record.0));
    menu.set(Menu::None);
    if **screen != G::SCREEN {
        next.set(G::SCREEN);
    }
}
