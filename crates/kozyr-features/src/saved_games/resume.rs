//! A match that was put by is gone on with: after a question where a rated one would be lost for it.

use bevy::prelude::*;
use kozyr_core::game::{Game, Record};

use super::{Exportable, rescue};
use kozyr_platform::{
    screen::{Menu, Screen},
    storage::Storage,
    system_sets::Step,
};
use kozyr_table::{
    prompts::{Answered, OpenPrompt, Prompt, Successor},
    session::{self, Session},
    thinking::Thinking,
};
use kozyr_ui::{language::Language, notices::Tell};

/// The wish to lay a match on its table, to be gone on with.
#[derive(Event, Clone, Debug)]
pub(super) struct GoOn<G: Game>(pub Record<G>);

/// The match that takes its place on the table once the question about it is answered.
#[derive(Resource)]
struct Waiting<G: Game>(Record<G>);

pub(super) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_observer(go_on::<U>);
    app.add_systems(
        Update,
        replace_rated::<U>
            .run_if(on_message::<Answered>.and_then(resource_exists::<Waiting<U::Rules>>))
            .in_set(Step::Input),
    );
}

fn go_on<U: Exportable>(
    wish: On<GoOn<U::Rules>>,
    mut commands: Commands,
    session: Option<Res<Session<U::Rules>>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut question: ResMut<OpenPrompt>,
    mut tell: MessageWriter<Tell>,
) {
    let record = wish.0.clone();
    if session::is_rating_at_stake(session.as_deref(), &storage) {
        commands.insert_resource(Waiting(record));
        question.ask(Prompt::Forsake(U::ID, Successor::Saved));
        return;
    }
    rescue::<U>(&storage, &language, &mut tell);
    commands.run_system_cached_with(lay::<U>, record);
}

/// The player means it: the rated match is lost.
fn replace_rated<U: Exportable>(
    mut commands: Commands,
    mut answers: MessageReader<Answered>,
    waiting: Res<Waiting<U::Rules>>,
) {
    let meant = Answered(Prompt::Forsake(U::ID, Successor::Saved));
    if answers.read().any(|answer| *answer == meant) {
        commands.remove_resource::<Waiting<U::Rules>>();
        commands.run_system_cached_with(lay::<U>, waiting.0.clone());
    }
}

/// Lays the match on its table.
fn lay<U: Exportable>(
    record: In<Record<U::Rules>>,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    commands.remove_resource::<Thinking<U::Rules>>();
    commands.insert_resource(Session::new(record.0));
    menu.set(Menu::None);
    if **screen != U::SCREEN {
        next.set(U::SCREEN);
    }
}
