//! A single pointer for mouse and touch, and its gestures: taps and drags.

use bevy::{
    ecs::message::Message,
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    window::CursorMoved,
};
use bevy_egui::{EguiContexts, egui};

use kozyr_platform::{screen::Menu, system_sets::AppSystems};

/// A gesture on the table, outside panels and menus.
///
/// Positions are in logical pixels from the top left corner of the window.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Pressed and released without moving.
    Tap(Vec2),
    /// Started a drag: pressed at the first position, now at the second.
    DragStart(Vec2, Vec2),
    /// Moved to this position.
    DragMove(Vec2),
    /// Released at this position.
    DragEnd(Vec2),
    /// Cancelled by the system.
    DragCancel,
}

/// The distance after which a tap becomes a drag, in logical pixels.
const TOUCH_SLOP_PX: f32 = 8.0;

/// The finger or button that is pressed.
#[derive(Resource, Default)]
struct Pointer {
    /// The touch id; `None` for the mouse.
    finger: Option<u64>,
    /// The position where it was pressed; `None` while it is up.
    pressed: Option<Vec2>,
    /// The last position.
    last: Vec2,
    dragging: bool,
}

/// Adds [`Gesture`] messages for mouse and touch.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Gesture>().init_resource::<Pointer>();
    app.add_systems(Update, (read_mouse, read_touches).chain().in_set(AppSystems::Input));
}

/// Turns movement and the left button of the mouse into gestures, unless a finger is down. A press
/// counts only on the table, with no menu open.
fn read_mouse(
    mut moves: MessageReader<CursorMoved>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut pointer: ResMut<Pointer>,
    mut gestures: MessageWriter<Gesture>,
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    for moved in moves.read() {
        if pointer.finger.is_none() {
            pointer.moved(moved.position, &mut gestures);
        }
    }
    for input in buttons.read() {
        if input.button != MouseButton::Left || pointer.finger.is_some() {
            continue;
        }
        match input.state {
            ButtonState::Pressed if *menu == Menu::None && is_over_table(ctx, pointer.last) => {
                pointer.pressed = Some(pointer.last);
            }
            ButtonState::Pressed => {}
            ButtonState::Released => pointer.released(&mut gestures),
        }
    }
    Ok(())
}

/// Turns touches into gestures; only the first finger counts. It must come down on the table, with
/// no menu open.
fn read_touches(
    mut touches: MessageReader<TouchInput>,
    mut pointer: ResMut<Pointer>,
    mut gestures: MessageWriter<Gesture>,
    mut contexts: EguiContexts,
    menu: Res<State<Menu>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    for touch in touches.read() {
        let is_current = pointer.finger == Some(touch.id);
        match touch.phase {
            // Further fingers are ignored while the first one is down.
            TouchPhase::Started
                if pointer.pressed.is_none()
                    && *menu == Menu::None
                    && is_over_table(ctx, touch.position) =>
            {
                pointer.finger = Some(touch.id);
                pointer.last = touch.position;
                pointer.pressed = Some(touch.position);
            }
            TouchPhase::Moved if is_current => pointer.moved(touch.position, &mut gestures),
            TouchPhase::Ended if is_current => {
                pointer.moved(touch.position, &mut gestures);
                pointer.released(&mut gestures);
                pointer.finger = None;
            }
            TouchPhase::Canceled if is_current => {
                if pointer.dragging {
                    gestures.write(Gesture::DragCancel);
                }
                *pointer = Pointer { last: pointer.last, ..default() };
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether no panel or widget covers the position, in logical pixels from the top left corner.
///
/// A touch begins without hovering, so egui's state of the last frame's pointer does not help.
fn is_over_table(ctx: &egui::Context, position: Vec2) -> bool {
    ctx.layer_id_at(egui::pos2(position.x, position.y))
        .is_none_or(|layer| layer.order == egui::Order::Background)
}

impl Pointer {
    /// Moves the pointer. If it is pressed, continues the drag, or starts one once the pointer is
    /// far enough from where it was pressed.
    fn moved(&mut self, to: Vec2, gestures: &mut MessageWriter<Gesture>) {
        self.last = to;
        let Some(pressed) = self.pressed else { return };
        if self.dragging {
            gestures.write(Gesture::DragMove(to));
        } else if pressed.distance(to) > TOUCH_SLOP_PX {
            self.dragging = true;
            gestures.write(Gesture::DragStart(pressed, to));
        }
    }

    /// Releases the pointer, which ends a drag or completes a tap; does nothing if it is not
    /// pressed.
    fn released(&mut self, gestures: &mut MessageWriter<Gesture>) {
        let Some(pressed) = self.pressed.take() else { return };
        gestures.write(if self.dragging {
            Gesture::DragEnd(self.last)
        } else {
            Gesture::Tap(pressed)
        });
        self.dragging = false;
    }
}
