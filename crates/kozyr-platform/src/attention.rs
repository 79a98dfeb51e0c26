//! Signs of the system that something waits for the player.

use bevy::prelude::*;

/// Tells the player that something has happened, if they are not looking at the app. A desktop marks
/// the app in its task bar. A browser shows a notification with this text if the player has allowed
/// it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RequestAttention(pub String);

/// Asks the player to allow notifications, where that is needed. Browsers allow this only shortly
/// after a touch or a key press.
pub fn ask_permission() {
    #[cfg(target_arch = "wasm32")]
    crate::browser::ask_for_notifications();
}

/// Adds [`RequestAttention`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<RequestAttention>();
    app.add_systems(PostUpdate, request.run_if(on_message::<RequestAttention>));
}

/// Shows a notification of the browser.
#[cfg(target_arch = "wasm32")]
fn request(mut requests: MessageReader<RequestAttention>) {
    if let Some(RequestAttention(text)) = requests.read().last() {
        crate::browser::notify(text);
    }
}

/// Android shows nothing: it would need a permission and an icon of its own.
#[cfg(target_os = "android")]
fn request(mut requests: MessageReader<RequestAttention>) {
    requests.clear();
}

/// Marks the window in the task bar, unless it has the focus.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn request(
    mut requests: MessageReader<RequestAttention>,
    windows: Query<(Entity, &Window), With<bevy::window::PrimaryWindow>>,
    _: bevy::ecs::system::NonSendMarker,
) {
    use bevy::winit::WINIT_WINDOWS;

    requests.clear();
    let Ok((entity, window)) = windows.single() else { return };
    if window.focused {
        return;
    }
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(entity) {
            window.request_user_attention(Some(winit::window::UserAttentionType::Informational));
        }
    });
}
