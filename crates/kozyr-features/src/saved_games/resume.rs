//! Resumes a saved match, with a prompt if that forfeits a rated one.

use bevy::prelude::*;
use kozyr_core::game::{Game, Record};

use super::{Exportable, save_match_in_progress};
use kozyr_platform::{
    screen::{Menu, Screen},
    storage::Storage,
    system_sets::AppSystems,
};
use kozyr_table::{
    prompts::{MatchReplacement, OpenPrompt, Prompt, PromptConfirmed},
    session::{self, Session},
    thinking::ThinkingOpponent,
};
use kozyr_ui::{language::Language, notices::ShowNotice};

/// Resumes a match on its table.
#[derive(Event, Clone, Debug)]
pub(super) struct ResumeMatch<G: Game>(pub Record<G>);

/// The match to resume once the player has confirmed the prompt.
#[derive(Resource)]
struct MatchToResume<G: Game>(Record<G>);

/// Adds the resuming of matches in one game.
pub(super) fn plugin_for<U: Exportable>(app: &mut App) {
    app.add_observer(resume_match::<U>);
    app.add_systems(
        Update,
        replace_rated::<U>
            .run_if(
                on_message::<PromptConfirmed>.and_then(resource_exists::<MatchToResume<U::Rules>>),
            )
            .in_set(AppSystems::Input),
    );
}

/// Resumes a match, or asks first if that forfeits a rated one. Saves the match in progress that it
/// replaces.
fn resume_match<U: Exportable>(
    event: On<ResumeMatch<U::Rules>>,
    mut commands: Commands,
    session: Option<Res<Session<U::Rules>>>,
    storage: Res<Storage>,
    language: Res<Language>,
    mut prompt: ResMut<OpenPrompt>,
    mut notices: MessageWriter<ShowNotice>,
) {
    let record = event.0.clone();
    if session::is_rating_at_stake(session.as_deref(), &storage) {
        commands.insert_resource(MatchToResume(record));
        prompt.ask(Prompt::Forfeit(U::ID, MatchReplacement::Saved));
        return;
    }
    save_match_in_progress::<U>(&storage, &language, &mut notices);
    commands.run_system_cached_with(put_on_table::<U>, record);
}

/// Replaces the rated match once the player has confirmed that it is forfeited.
fn replace_rated<U: Exportable>(
    mut commands: Commands,
    mut answers: MessageReader<PromptConfirmed>,
    to_resume: Res<MatchToResume<U::Rules>>,
) {
    let expected = PromptConfirmed(Prompt::Forfeit(U::ID, MatchReplacement::Saved));
    if answers.read().any(|answer| *answer == expected) {
        commands.remove_resource::<MatchToResume<U::Rules>>();
        commands.run_system_cached_with(put_on_table::<U>, to_resume.0.clone());
    }
}

/// Starts the session of a resumed match and opens its table.
fn put_on_table<U: Exportable>(
    record: In<Record<U::Rules>>,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    commands.remove_resource::<ThinkingOpponent<U::Rules>>();
    commands.insert_resource(Session::new(record.0));
    menu.set(Menu::None);
    if **screen != U::SCREEN {
        next.set(U::SCREEN);
    }
}
