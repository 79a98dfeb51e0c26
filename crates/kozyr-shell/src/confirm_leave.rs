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
    /// By the leave button: asks for confirmation if a rating is at stake or the player has enabled
    /// that. Problems and lessons close without a prompt.
    ByButton,
    /// By Back on a phone, which is easily pressed by mistake: asks for confirmation except in a
    /// problem.
    ByBack,
}

/// Adds [`LeaveTable`] and its prompts.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LeaveTable>();
    app.add_systems(
        Update,
        leave.run_if(on_message::<LeaveTable>.or_else(on_message::<PromptConfirmed>)),
    );
}

/// Leaves the table for the home screen, or for the seats of a table of friends, at once or when the player confirms [`Prompt::Leave`].
///
/// A problem closes without a prompt and returns to the screen where it was chosen. A match with
/// the rating at stake opens [`Prompt::GiveUp`], whose confirmation is handled elsewhere.
fn leave(
    mut requests: MessageReader<LeaveTable>,
    mut confirmations: MessageReader<PromptConfirmed>,
    current_match: CurrentMatch,
    settings: Res<Settings>,
    mut prompt: ResMut<OpenPrompt>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
    mut close: MessageWriter<CloseTemporaryMatch>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut leaves = confirmations.read().any(|confirmation| confirmation.0 == Prompt::Leave);
    if let Some(request) = requests.read().last() {
        // Leaving a lesson loses nothing, and at a table of friends the seat is kept.
        let wants_confirmation = settings.confirm.leaving
            && !current_match.is_some_and(|summary| summary.is_lesson || summary.is_remote);
        if current_match.is_some_and(|summary| summary.is_problem) {
            // Returns to where the problem was chosen.
            menu.set(Menu::None);
            close.write(CloseTemporaryMatch);
            // The system that closes it may already have run in this frame.
            redraw.write(RequestRedraw);
        } else if current_match.is_some_and(|summary| summary.has_rating_at_stake) {
            prompt.ask(Prompt::GiveUp);
        } else if *request == LeaveTable::ByBack || wants_confirmation {
            prompt.ask(Prompt::Leave);
        } else {
            leaves = true;
        }
    }
    if leaves {
        menu.set(Menu::None);
        let is_remote = current_match.is_some_and(|summary| summary.is_remote);
        screen.set(if is_remote { Screen::Tables } else { Screen::Home });
    }
}
