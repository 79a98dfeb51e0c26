//! Where the keyboard is: it starts at the sensible place of a page, and is never nowhere.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Event, Id, Key};

use crate::panels::PanelSystems;
use kozyr_platform::screen::{Menu, Screen};

/// What is remembered of the keyboard from frame to frame.
#[derive(Clone, Copy, Default)]
struct KeyboardFocus {
    /// Whether keys choose what is pressed; otherwise a pointer does, and no focus is shown.
    is_active: bool,
    /// The widget of this frame at which focus starts.
    initial_focus: Option<Id>,
    /// The next widget that can be reached is that.
    next_is_start: bool,
    /// Focus is to go to the start although something else may have it.
    restart: bool,
    /// The focused widget that has been brought into sight.
    scrolled_to: Option<Id>,
    /// The layer that focus is kept in.
    focus_trap: Option<egui::LayerId>,
}

impl KeyboardFocus {
    fn with<R>(ctx: &egui::Context, change: impl FnOnce(&mut KeyboardFocus) -> R) -> R {
        ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::new("keyboard"))))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (begin.in_set(PanelSystems::DetectInput), place_focus.in_set(PanelSystems::Focus)),
    );
}

/// Whether a key chooses what is pressed, or presses it.
fn is_navigation_key(key: Key) -> bool {
    matches!(
        key,
        Key::Tab | Key::Enter | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
    )
}

fn begin(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (focused, kept_in) = ctx.memory(|memory| (memory.focused(), memory.top_modal_layer()));
    let (pointer, key) = ctx.input(|input| {
        let pointer = |event: &Event| matches!(event, Event::PointerButton { pressed: true, .. });
        let key =
            |event: &Event| matches!(*event, Event::Key { key, pressed: true, .. } if is_navigation_key(key));
        (input.events.iter().any(pointer), input.events.iter().any(key))
    });
    KeyboardFocus::with(ctx, |keyboard| {
        keyboard.initial_focus = None;
        keyboard.next_is_start = false;
        if focused.is_none() {
            keyboard.scrolled_to = None;
            // The first key only shows where the keyboard is.
            keyboard.restart |= key;
        }
        keyboard.is_active = (keyboard.is_active || key) && !pointer;
        // Something has been laid over all else, or taken away.
        keyboard.restart |= keyboard.is_active && keyboard.focus_trap != kept_in;
        keyboard.focus_trap = kept_in;
    });
    Ok(())
}

/// Gives focus to the start of a page that has just been opened by a key, or whose focused widget
/// has gone.
fn place_focus(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let nothing = ctx.memory(|memory| memory.focused().is_none());
    let tab = ctx.input(|input| input.key_pressed(Key::Tab));
    let turned = screen.is_changed() || menu.is_changed();
    let start = KeyboardFocus::with(ctx, |keyboard| {
        // After the last widget Tab goes on with the first by itself.
        let lost = nothing && !tab;
        let wanted = keyboard.is_active && (keyboard.restart || turned || lost);
        let start = keyboard.initial_focus.filter(|_| wanted);
        keyboard.restart &= keyboard.is_active && start.is_none();
        start
    });
    if let Some(start) = start {
        ctx.memory_mut(|memory| memory.request_focus(start));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// To be called for every widget that can have focus: brings it into sight when it gets that, and
/// lets focus start at it if it is the first one after a page's head. Whether it has focus.
pub fn track_focus(ui: &egui::Ui, response: &egui::Response) -> bool {
    let ctx = ui.ctx();
    let open = ctx.memory(|memory| memory.allows_interaction(response.layer_id));
    if response.enabled() && open {
        KeyboardFocus::with(ctx, |keyboard| {
            if std::mem::take(&mut keyboard.next_is_start) || keyboard.initial_focus.is_none() {
                keyboard.initial_focus = Some(response.id);
            }
        });
    }
    let focused = response.has_focus();
    if focused {
        let id = Some(response.id);
        let before = KeyboardFocus::with(ctx, |keyboard| keyboard.scrolled_to);
        if before != id {
            KeyboardFocus::with(ctx, |keyboard| keyboard.scrolled_to = id);
            ui.scroll_to_rect(response.rect.expand(12.0), None);
        }
    }
    focused
}

/// Focus starts at this widget when the page is opened by a key.
pub fn set_initial_focus(response: &egui::Response) {
    let ctx = &response.ctx;
    if response.enabled() && ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        KeyboardFocus::with(ctx, |keyboard| keyboard.initial_focus = Some(response.id));
    }
}

/// Focus starts at the widget after this one.
pub fn set_initial_focus_to_next(ctx: &egui::Context) {
    KeyboardFocus::with(ctx, |keyboard| keyboard.next_is_start = true);
}

/// Something new has appeared that is to be answered first: focus starts anew, if keys are used.
pub fn reset_focus(ctx: &egui::Context) {
    KeyboardFocus::with(ctx, |keyboard| keyboard.restart |= keyboard.is_active);
}

/// Keeps focus, and touches, in this layer and those above it.
pub fn trap_focus(ctx: &egui::Context, layer: egui::LayerId) {
    ctx.memory_mut(|memory| memory.set_modal_layer(layer));
}
