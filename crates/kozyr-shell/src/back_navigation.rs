//! Back navigation: Escape on a keyboard, Back on a phone.

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
use kozyr_features::{import::ImportPage, side_panel::SidePanel};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::{
    prompts::{OpenPrompt, Prompt},
    requests::{CloseGameChoice, GameChoiceOpen},
};
use kozyr_ui::audio::Sound;

/// Adds navigation with the Escape key and with Back on a phone.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (read_back_key.pipe(go_back)).run_if(on_message::<KeyboardInput>));
}

/// The key that was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BackKey {
    /// Escape on a keyboard: leads from the table to the pause menu, and from the home screen
    /// nowhere.
    Escape,
    /// Back on a phone: leads from the table to the home screen after a prompt, and from there out
    /// of the app.
    Back,
}

/// Returns the last Escape or Back key pressed in this frame; `None` if there is none. Key repeats
/// do not count. Phones report Back only as a logical key, without a physical one.
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

/// Panels on a table that can be closed without leaving it.
#[derive(SystemParam)]
struct TablePanels<'w, 's> {
    commands: Commands<'w, 's>,
    game_choice: Res<'w, GameChoiceOpen>,
    side_panel: ResMut<'w, SidePanel>,
}

impl TablePanels<'_, '_> {
    /// Closes the game's choice, or else the side panel; returns whether one of them was open.
    fn close(&mut self) -> bool {
        if self.game_choice.0 {
            self.commands.trigger(CloseGameChoice);
            return true;
        }
        self.side_panel.set_if_neq(SidePanel::Closed)
    }
}

/// Leaves the topmost of these: a prompt, a page within a menu, a menu, a panel on the table, and
/// the screen. Does nothing without a key. Plays a tap if anything changed.
///
/// From a bare table, Escape opens the pause menu and Back asks to leave; Back again confirms that.
/// On the bare home screen, Escape does nothing and Back exits the app, except on the web.
fn go_back(
    In(key): In<Option<BackKey>>,
    mut panels: TablePanels,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut open_prompt: ResMut<OpenPrompt>,
    mut leave: MessageWriter<LeaveTable>,
    mut help: ResMut<HelpPosition>,
    mut import: ResMut<ImportPage>,
    mut sound: MessageWriter<Sound>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(key) = key else { return };
    let prompt = open_prompt.prompt();
    if open_prompt.close() {
        // Pressing Back again confirms.
        if key == BackKey::Back && prompt == Some(Prompt::Leave) {
            next_screen.set(Screen::Home);
        }
    } else {
        match (menu.get(), screen.get()) {
            (Menu::None, Screen::Home) => {
                // On the web, the browser handles this.
                if key == BackKey::Back && !cfg!(target_arch = "wasm32") {
                    exit.write(AppExit::Success);
                }
                return;
            }
            (Menu::Help, _) if help.step_back() => {}
            (Menu::Import, _) => {
                if !import.step_back() {
                    next_menu.set(import.return_menu());
                }
            }
            (Menu::None, screen) if screen.is_table() && panels.close() => {}
            (Menu::None, screen) if screen.is_table() => {
                if key == BackKey::Back {
                    _ = leave.write(LeaveTable::ByBack);
                } else {
                    next_menu.set(Menu::Pause);
                }
            }
            (Menu::None, _) => next_screen.set(Screen::Home),
            (Menu::Pause, _) => next_menu.set(Menu::None),
            (Menu::Credits, _) => next_menu.set(Menu::Help),
            (Menu::Help, screen) if screen.is_table() => next_menu.set(help.menu_after_close()),
            (Menu::Data, _) => next_menu.set(Menu::Settings),
            (_, screen) if screen.is_table() => next_menu.set(Menu::Pause),
            _ => next_menu.set(Menu::None),
        }
    }
    sound.write(Sound::Tap);
}
