//! «Move now»: an opponent that thinks long is told to play the best that it has found so far.

use bevy::{
    ecs::{message::Message, system::SystemParam},
    prelude::*,
};
use kozyr_core::opponent::Progress;

use super::{
    prompts::OpenPrompt,
    session::{Session, TableGame},
    thinking::Thinking,
};
use kozyr_platform::{screen::Menu, system_sets::Step};
use kozyr_ui::language::Language;

/// The wish that the opponent which thinks now moves at once.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveNow;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MoveNow>();
    app.add_systems(
        Update,
        read_key
            .run_if(in_state(Menu::None))
            .run_if(|prompt: Res<OpenPrompt>| !prompt.is_open())
            .in_set(Step::Input),
    );
}

/// The same for one game.
pub fn plugin_for<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        obey::<G>
            .run_if(on_message::<MoveNow>)
            .run_if(resource_exists::<Thinking<G>>.and_then(resource_exists::<Session<G>>))
            .in_set(Step::Think),
    );
}

fn read_key(keys: Res<ButtonInput<KeyCode>>, mut wishes: MessageWriter<MoveNow>) {
    if keys.just_pressed(KeyCode::KeyM) {
        wishes.write(MoveNow);
    }
}

fn obey<G: TableGame>(mut thinking: ResMut<Thinking<G>>, session: Res<Session<G>>) {
    if is_offered(Some(&*thinking), &session) {
        thinking.move_now();
    }
}

/// Lets the panels of a game offer that, and write the wish.
#[derive(SystemParam)]
pub struct Hurry<'w, G: TableGame> {
    thinking: Option<Res<'w, Thinking<G>>>,
    wishes: MessageWriter<'w, MoveNow>,
}

impl<G: TableGame> Hurry<'_, G> {
    /// Whether an opponent thinks that can be told to move.
    pub fn is_offered(&self, session: &Session<G>) -> bool {
        is_offered(self.thinking.as_deref(), session)
    }

    /// Tells it.
    pub fn wish(&mut self) {
        self.wishes.write(MoveNow);
    }
}

/// Whether an opponent thinks that can be told to move.
fn is_offered<G: TableGame>(thinking: Option<&Thinking<G>>, session: &Session<G>) -> bool {
    session.allows().hurrying && thinking.is_some_and(Thinking::can_be_hurried)
}

/// What is shown of an opponent that thinks, beside its name: that it does, and how far it has
/// come.
pub fn line<G: TableGame>(thinking: &Thinking<G>, language: &Language, time: f64) -> String {
    match thinking.progress().filter(|_| thinking.is_long()) {
        Some(Progress { share, depth, .. }) => {
            let percent = (100.0 * share).floor();
            let arguments = [("percent", percent.into()), ("depth", depth.into())];
            language.format("thinks-so-far", &arguments)
        }
        None => format!("{} {}", language.text("thinks"), dots(time)),
    }
}

/// Three dots, one of them brighter, moving on with time: somebody thinks.
pub fn dots(time: f64) -> &'static str {
    ["·  ", "·· ", "···"][(time * 3.0) as usize % 3]
}
