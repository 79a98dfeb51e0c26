//! Ending when the system or a terminal asks for it, as by Ctrl+C.

use bevy::{
    app::TerminalCtrlCHandlerPlugin,
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// Takes the place of Bevy's own plugin, which only notes that the app is to end: an app that rests would notice
/// with the next touch.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
    app.add_systems(Update, TerminalCtrlCHandlerPlugin::exit_on_flag);
}

fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    // Whatever started the app may have told it not to listen, as shells do that start it in the background.
    let heard = ctrlc::set_handler(move || {
        TerminalCtrlCHandlerPlugin::gracefully_exit();
        if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
            info!("the app has ended already");
        }
    });
    if let Err(error) = heard {
        warn!("the app cannot be asked to end: {error}");
    }
}
