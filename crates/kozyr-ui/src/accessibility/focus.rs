//! Keyboard focus: places it sensibly when a page opens and restores it when it is lost.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Event, Id, Key};

use crate::panels::PanelSystems;
use kozyr_platform::screen::{Menu, Screen};

/// Focus state kept between frames.
#[derive(Clone, Copy, Default)]
struct KeyboardFocus {
    /// Whether the player is using the keyboard. With a pointer, no focus is shown.
    is_active: bool,
    /// The widget that gets focus at the end of this frame if focus is to be placed.
    initial_focus: Option<Id>,
    /// Whether the next focusable widget becomes the initial focus.
    next_is_start: bool,
    /// Whether focus moves to the initial focus even if another widget has it.
    restart: bool,
    /// The focused widget already scrolled into view.
    scrolled_to: Option<Id>,
    /// The layer that focus is confined to.
    focus_trap: Option<egui::LayerId>,
}

impl KeyboardFocus {
    /// Calls `change` with the focus state of this context and returns its result.
    fn with<R>(ctx: &egui::Context, change: impl FnOnce(&mut KeyboardFocus) -> R) -> R {
        ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::new("keyboard"))))
    }
}

/// Adds the detection of keyboard use, and the placement of keyboard focus.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (begin.in_set(PanelSystems::DetectInput), place_focus.in_set(PanelSystems::Focus)),
    );
}

/// Whether this is Tab, Enter or an arrow key, which move focus or activate the focused widget.
fn is_navigation_key(key: Key) -> bool {
    matches!(
        key,
        Key::Tab | Key::Enter | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight
    )
}

/// Starts a frame: forgets the initial focus of the last frame and updates whether the player is
/// using the keyboard. Keyboard use starts with a navigation key and ends with a pointer press.
///
/// Makes focus move to the initial focus in two cases: a navigation key is pressed while no widget
/// has focus, or a modal layer opens or closes during keyboard use.
fn begin(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (focused, modal_layer) = ctx.memory(|memory| (memory.focused(), memory.top_modal_layer()));
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
            // The first key press only reveals the focus.
            keyboard.restart |= key;
        }
        keyboard.is_active = (keyboard.is_active || key) && !pointer;
        // A modal layer was opened or closed.
        keyboard.restart |= keyboard.is_active && keyboard.focus_trap != modal_layer;
        keyboard.focus_trap = modal_layer;
    });
    Ok(())
}

/// Moves focus to the initial focus of the frame, if there is one and the player is using the
/// keyboard. Does so only in three cases: a screen, menu or modal layer has just opened or closed;
/// [`reset_focus`] was called; or no widget has focus and Tab is not pressed.
fn place_focus(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let none_focused = ctx.memory(|memory| memory.focused().is_none());
    let tab = ctx.input(|input| input.key_pressed(Key::Tab));
    let page_changed = screen.is_changed() || menu.is_changed();
    let start = KeyboardFocus::with(ctx, |keyboard| {
        // On Tab, egui wraps from the last widget to the first automatically.
        let lost = none_focused && !tab;
        let moves_to_start = keyboard.is_active && (keyboard.restart || page_changed || lost);
        let start = keyboard.initial_focus.filter(|_| moves_to_start);
        keyboard.restart &= keyboard.is_active && start.is_none();
        start
    });
    if let Some(start) = start {
        ctx.memory_mut(|memory| memory.request_focus(start));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Registers a focusable widget and returns whether it has focus. Scrolls it into view when it
/// gains focus.
///
/// The first enabled widget of a frame, or the first one after [`set_initial_focus_to_next`],
/// becomes the initial focus, unless it is below a modal layer.
pub fn track_focus(ui: &egui::Ui, response: &egui::Response) -> bool {
    let ctx = ui.ctx();
    let is_interactive = ctx.memory(|memory| memory.allows_interaction(response.layer_id));
    if response.enabled() && is_interactive {
        KeyboardFocus::with(ctx, |keyboard| {
            if std::mem::take(&mut keyboard.next_is_start) || keyboard.initial_focus.is_none() {
                keyboard.initial_focus = Some(response.id);
            }
        });
    }
    let focused = response.has_focus();
    if focused {
        let id = Some(response.id);
        let previous = KeyboardFocus::with(ctx, |keyboard| keyboard.scrolled_to);
        if previous != id {
            KeyboardFocus::with(ctx, |keyboard| keyboard.scrolled_to = id);
            ui.scroll_to_rect(response.rect.expand(12.0), None);
        }
    }
    focused
}

/// Makes this widget the initial focus of this frame; a later call replaces it. Does nothing if the
/// widget is disabled or below a modal layer.
///
/// While the player is using the keyboard, the initial focus gets focus if a page or prompt has
/// just opened, or if no widget has focus.
pub fn set_initial_focus(response: &egui::Response) {
    let ctx = &response.ctx;
    if response.enabled() && ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        KeyboardFocus::with(ctx, |keyboard| keyboard.initial_focus = Some(response.id));
    }
}

/// Makes the next enabled widget that calls [`track_focus`] the [initial focus](set_initial_focus)
/// of this frame, unless it is below a modal layer.
pub fn set_initial_focus_to_next(ctx: &egui::Context) {
    KeyboardFocus::with(ctx, |keyboard| keyboard.next_is_start = true);
}

/// Moves focus to the [initial focus](set_initial_focus) at the end of the frame; does nothing if
/// the player is not using the keyboard. Call it when new content needs an answer first.
pub fn reset_focus(ctx: &egui::Context) {
    KeyboardFocus::with(ctx, |keyboard| keyboard.restart |= keyboard.is_active);
}

/// Confines focus and touches to this layer and the layers above it, for this frame.
pub fn trap_focus(ctx: &egui::Context, layer: egui::LayerId) {
    ctx.memory_mut(|memory| memory.set_modal_layer(layer));
}
