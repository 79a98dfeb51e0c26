//! The way back: Escape on a keyboard, Back on a phone.

use bevy::{
    app::AppExit,
    ecs::system::SystemParam,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    prelude::*,
};

use crate::{confirm_leave::LeaveTable, menus::help::HelpPosition};
use kozyr_features::side_panel::SidePanel;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    prompts::{OpenPrompt, Prompt},
    requests::{CloseGameChoice, GameChoiceOpen},
};
use kozyr_ui::audio::Sound;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (read_back_key.pipe(go_back)).run_if(on_message::<KeyboardInput>));
}

/// Which way back was asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BackKey {
    /// The key of a keyboard: from the table to the menu, from the front page nowhere.
    Escape,
    /// The button of a phone: from the table to the front page after a question, from there to
    /// the phone's own.
    Back,
}

/// Phones name their button by its meaning alone, not by its place on a keyboard.
fn read_back_key(mut keys: MessageReader<KeyboardInput>) -> Option<BackKey> {
    let pressed = keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat);
    pressed
        .filter_map(|key| match key.logical_key {
            Key::Escape => Some(BackKey::Escape),
            Key::BrowserBack | Key::GoBack => Some(BackKey::Back),
            _ => None,
        })
        .last()
}

/// What lies on a table and can be closed without leaving it.
#[derive(SystemParam)]
struct TablePanels<'w, 's> {
    commands: Commands<'w, 's>,
    choice: Res<'w, GameChoiceOpen>,
    why: ResMut<'w, SidePanel>,
}

impl TablePanels<'_, '_> {
    /// Closes what lies uppermost; whether there was something.
    fn close(&mut self) -> bool {
        if self.choice.0 {
            self.commands.trigger(CloseGameChoice);
            return true;
        }
        self.why.set_if_neq(SidePanel::Closed)
    }
}

/// Leaves what lies on top: a question or the panel beside a table, a menu, then the screen.
fn go_back(
    In(way): In<Option<BackKey>>,
    mut beside: TablePanels,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut question: ResMut<OpenPrompt>,
    mut leave: MessageWriter<LeaveTable>,
    mut reader: ResMut<HelpPosition>,
    mut sound: MessageWriter<Sound>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(way) = way else { return };
    let asked = question.prompt();
    if question.close() {
        // Who presses Back once more means it.
        if way == BackKey::Back && asked == Some(Prompt::Leave) {
            next_screen.set(Screen::Home);
        }
    } else {
        match (menu.get(), screen.get()) {
            (Menu::None, Screen::Home) => {
                // On a page the browser sees to that.
                if way == BackKey::Back && !cfg!(target_arch = "wasm32") {
                    exit.write(AppExit::Success);
                }
                return;
            }
            (Menu::Help, _) if reader.step_back() => {}
            (Menu::None, screen) if screen.is_table() && beside.close() => {}
            (Menu::None, screen) if screen.is_table() => {
                if way == BackKey::Back {
                    _ = leave.write(LeaveTable::ByBack);
                } else {
                    next_menu.set(Menu::Pause);
                }
            }
            (Menu::None, _) => next_screen.set(Screen::Home),
            (Menu::Pause, _) => next_menu.set(Menu::None),
            (Menu::Credits, _) => next_menu.set(Menu::Help),
            (Menu::Help, screen) if screen.is_table() => next_menu.set(reader.menu_after_close()),
            (Menu::Data, _) => next_menu.set(Menu::Settings),
            (_, screen) if screen.is_table() => next_menu.set(Menu::Pause),
            _ => next_menu.set(Menu::None),
        }
    }
    sound.write(Sound::Tap);
}
