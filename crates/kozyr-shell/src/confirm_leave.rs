//! Leaving a table for the home screen, after a confirmation where needed.

use bevy::{prelude::*, window::RequestRedraw};

use kozyr_features::replay::CloseTemporaryMatch;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    current_match::CurrentMatch,
    prompts::{OpenPrompt, Prompt, PromptConfirmed},
};
use kozyr_ui::settings::Settings;

/// Requests to leave the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaveTable {
    /// By the leave button: asks for confirmation if the player has enabled that.
    ByButton,
    /// By Back on a phone, which is easily pressed by mistake: always asks for confirmation.
    ByBack,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LeaveTable>();
    app.add_systems(
        Update,
        leave.run_if(on_message::<LeaveTable>.or_else(on_message::<PromptConfirmed>)),
    );
}

fn leave(
    mut wishes: MessageReader<LeaveTable>,
    mut answers: MessageReader<PromptConfirmed>,
    shown: CurrentMatch,
    settings: Res<Settings>,
    mut question: ResMut<OpenPrompt>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
    mut close: MessageWriter<CloseTemporaryMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut leaves = answers.read().any(|answer| answer.0 == Prompt::Leave);
    if let Some(wish) = wishes.read().last() {
        // Leaving a lesson loses nothing.
        let wants_question = settings.confirm.leaving && !shown.is_lesson();
        if shown.is_some_and(|shown| shown.is_problem) {
            // Returns to where the problem was chosen.
            menu.set(Menu::None);
            close.write(CloseTemporaryMatch);
            // The system that closes it may already have run in this frame.
            redraw.write(RequestRedraw);
        } else if shown.is_some_and(|shown| shown.has_rating_at_stake) {
            question.ask(Prompt::GiveUp);
        } else if *wish == LeaveTable::ByBack || wants_question {
            question.ask(Prompt::Leave);
        } else {
            leaves = true;
        }
    }
    if leaves {
        menu.set(Menu::None);
        screen.set(Screen::Home);
    }
}
