//! What leads away from the pages that prepare a match: the match, its lesson, its rules, others.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::Aid;
use crate::{
    look::audio::Sound,
    platform::screen::{Menu, Screen},
    table::{
        requests::BeginLesson,
        session::{Session, TableGame},
    },
};

/// The ways out of a page that prepares a match.
#[derive(SystemParam)]
pub struct Exits<'w, 's> {
    commands: Commands<'w, 's>,
    menu: ResMut<'w, NextState<Menu>>,
    screen: ResMut<'w, NextState<Screen>>,
    sound: MessageWriter<'w, Sound>,
}

impl Exits<'_, '_> {
    /// Lays the match on its table.
    pub fn begin<G: TableGame>(&mut self, session: Session<G>, sound: Sound) {
        self.commands.insert_resource(session);
        self.sound.write(sound);
        self.screen.set(Screen::Table(G::ID));
    }

    /// Goes to another screen if one was chosen, or else to what helps those who are new.
    pub fn follow<G: TableGame>(&mut self, next: Option<Screen>, aid: Option<Aid>) {
        match (next, aid) {
            (Some(next), _) => self.screen.set(next),
            (None, Some(Aid::Lesson)) => {
                self.sound.write(Sound::Tap);
                self.commands.trigger(BeginLesson(G::ID));
            }
            (None, Some(Aid::Rules)) => self.open(Menu::Help),
            (None, None) => {}
        }
    }

    /// Opens a menu over the page.
    pub fn open(&mut self, menu: Menu) {
        self.sound.write(Sound::Tap);
        self.menu.set(menu);
    }
}
