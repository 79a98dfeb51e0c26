//! What leads away from the pages that prepare a match: the match, its lesson, its rules, others.

use bevy::{ecs::system::SystemParam, prelude::*};
use kozyr_table::session::OnScreen;

use super::Way;
use crate::problems::ShowProblems;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    requests::BeginLesson,
    session::{Session, TableGame},
};
use kozyr_ui::audio::Sound;

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

    /// Goes where something that was pressed leads.
    pub fn follow<G: TableGame>(&mut self, way: Option<Way>) {
        match way {
            Some(Way::To(next)) => self.screen.set(next),
            Some(Way::Lesson) => {
                self.sound.write(Sound::Tap);
                self.commands.trigger(BeginLesson(G::ID));
            }
            Some(Way::Rules) => self.open(Menu::Help),
            Some(Way::Problems) => {
                self.sound.write(Sound::Tap);
                self.commands.trigger(ShowProblems(G::ID));
            }
            None => {}
        }
    }

    /// Opens a menu over the page.
    pub fn open(&mut self, menu: Menu) {
        self.sound.write(Sound::Tap);
        self.menu.set(menu);
    }
}
