//! Leaving a table for the front page: after a question where one is due.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_core::{durak::Durak, reversi::Reversi};

use crate::{
    features::lessons::Lessons,
    look::settings::Settings,
    platform::screen::{Menu, Screen},
    table::{
        prompts::{Answered, OpenPrompt, Prompt},
        session::Session,
    },
};

/// The player wants to leave the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// By the button that says so: he is asked if he wants to be.
    ByButton,
    /// By a phone's Back, which is pressed by mistake now and then: he is asked.
    ByBack,
}

/// Whether a rating is at stake at a table.
#[derive(SystemParam)]
pub struct AtStake<'w> {
    durak: Option<Res<'w, Session<Durak>>>,
    reversi: Option<Res<'w, Session<Reversi>>>,
}

impl AtStake<'_> {
    /// Whether one is, at that table.
    pub fn at(&self, table: Screen) -> bool {
        match table {
            Screen::Durak => self.durak.as_ref().is_some_and(|session| session.is_at_stake()),
            Screen::Reversi => self.reversi.as_ref().is_some_and(|session| session.is_at_stake()),
            _ => false,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Leave>();
    app.add_systems(Update, leave.run_if(on_message::<Leave>.or_else(on_message::<Answered>)));
}

fn leave(
    mut wishes: MessageReader<Leave>,
    mut answers: MessageReader<Answered>,
    here: Res<State<Screen>>,
    at_stake: AtStake,
    lessons: Lessons,
    settings: Res<Settings>,
    mut question: ResMut<OpenPrompt>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let mut leaves = answers.read().any(|answer| answer.0 == Prompt::Leave);
    if let Some(wish) = wishes.read().last() {
        // Of a lesson nothing is lost.
        let wants_question = settings.confirm.leaving && !lessons.is_given();
        if at_stake.at(**here) {
            question.ask(Prompt::GiveUp);
        } else if *wish == Leave::ByBack || wants_question {
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
