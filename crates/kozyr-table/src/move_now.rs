//! "Move now": makes a slow opponent play the best action it has found so far.

use bevy::{
    ecs::{message::Message, system::SystemParam},
    prelude::*,
};
use kozyr_core::opponent::DecisionProgress;

use super::{
    prompts::OpenPrompt,
    session::{Session, TableGame},
    thinking::ThinkingOpponent,
};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_ui::language::Language;

/// Requests that the thinking opponent move now.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveNow;

/// Adds [`MoveNow`] and its key, M, which works while no menu or prompt is open.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MoveNow>();
    app.add_systems(
        Update,
        read_key
            .run_if(in_state(Menu::None))
            .run_if(|prompt: Res<OpenPrompt>| !prompt.is_open())
            .in_set(AppSystems::Input),
    );
}

/// Makes the thinking opponent of one game obey [`MoveNow`].
pub fn plugin_for<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        apply_move_now::<G>
            .run_if(on_message::<MoveNow>)
            .run_if(resource_exists::<ThinkingOpponent<G>>.and_then(resource_exists::<Session<G>>))
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Requests "move now" when M is pressed.
fn read_key(keys: Res<ButtonInput<KeyCode>>, mut requests: MessageWriter<MoveNow>) {
    if keys.just_pressed(KeyCode::KeyM) {
        requests.write(MoveNow);
    }
}

/// Makes the thinking opponent play the best action found so far; does nothing if "move now" is not
/// offered.
fn apply_move_now<G: TableGame>(
    mut thinking: ResMut<ThinkingOpponent<G>>,
    session: Res<Session<G>>,
) {
    if is_offered(Some(&*thinking), &session) {
        thinking.move_now();
    }
}

/// Lets the panels of a game offer and request "move now".
#[derive(SystemParam)]
pub struct MoveNowControl<'w, G: TableGame> {
    thinking: Option<Res<'w, ThinkingOpponent<G>>>,
    requests: MessageWriter<'w, MoveNow>,
}

impl<G: TableGame> MoveNowControl<'_, G> {
    /// Whether the player may make the opponent move now: it is slow, has not been told yet, and
    /// the match of this session allows it.
    pub fn is_offered(&self, session: &Session<G>) -> bool {
        is_offered(self.thinking.as_deref(), session)
    }

    /// Requests that the thinking opponent move now.
    pub fn request(&mut self) {
        self.requests.write(MoveNow);
    }
}

/// Whether the player may make the opponent move now: it is slow, has not been told yet, and the
/// match of this session allows it.
fn is_offered<G: TableGame>(thinking: Option<&ThinkingOpponent<G>>, session: &Session<G>) -> bool {
    session.permissions().move_now && thinking.is_some_and(ThinkingOpponent::can_move_now)
}

/// The text next to the name of a thinking opponent: once it is slow, its progress in percent and
/// search depth, if known, otherwise animated dots. `time` is in seconds.
pub fn thinking_text<G: TableGame>(
    thinking: &ThinkingOpponent<G>,
    language: &Language,
    time: f64,
) -> String {
    match thinking.progress().filter(|_| thinking.is_slow()) {
        Some(DecisionProgress { share, depth, .. }) => {
            let percent = (100.0 * share).floor();
            let arguments = [("percent", percent.into()), ("depth", depth.into())];
            language.format("thinks-so-far", &arguments)
        }
        None => format!("{} {}", language.text("thinks"), thinking_dots(time)),
    }
}

/// One to three dots, padded with spaces, that change three times a second; `time` in seconds.
pub fn thinking_dots(time: f64) -> &'static str {
    ["·  ", "·· ", "···"][(time * 3.0) as usize % 3]
}
