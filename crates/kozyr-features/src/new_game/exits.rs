//! The exits of the new-game pages: the match, the lesson, the rules and others.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_table::session::GameScreen;

use super::NewGameExit;
use crate::problems::ShowProblems;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    requests::{BeginLesson, InviteToMatch},
    session::{Session, TableGame},
};
use kozyr_ui::audio::Sound;

/// The exits of a new-game page.
#[derive(SystemParam)]
pub struct NewGameExits<'w, 's> {
    commands: Commands<'w, 's>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    sound: MessageWriter<'w, Sound>,
}

impl NewGameExits<'_, '_> {
    /// Starts the match: replaces the session of the game by this one, plays the sound and opens
    /// the table.
    pub fn begin_match<G: TableGame>(&mut self, session: Session<G>, sound: Sound) {
        self.commands.insert_resource(session);
        self.sound.write(sound);
        self.screen.set(Screen::Table(G::ID));
    }

    /// Opens the target of a link; does nothing for `None`.
    pub fn follow<G: TableGame>(&mut self, exit: Option<NewGameExit>) {
        match exit {
            Some(NewGameExit::Screen(next)) => self.screen.set(next),
            Some(NewGameExit::Lesson) => {
                self.sound.write(Sound::Tap);
                self.commands.trigger(BeginLesson(G::ID));
            }
            Some(NewGameExit::Rules) => self.open_menu(Menu::Help),
            Some(NewGameExit::Problems) => {
                self.sound.write(Sound::Tap);
                self.commands.trigger(ShowProblems(G::ID));
            }
            // The page knows the rules to invite to.
            Some(NewGameExit::Invite) | None => {}
        }
    }

    /// Opens a table for playing with friends with this setup.
    pub fn invite<G: TableGame>(&mut self, setup: G::Setup) {
        self.sound.write(Sound::Tap);
        self.commands.trigger(InviteToMatch::<G>(setup));
    }

    /// Opens a menu over the page, with the sound of a tap.
    pub fn open_menu(&mut self, menu: Menu) {
        self.sound.write(Sound::Tap);
        self.menu.set(menu);
    }
}
