//! Exits on signals of the system or a terminal, such as Ctrl+C.

use bevy::{
    app::TerminalCtrlCHandlerPlugin,
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// Exits the app on signals. Replaces Bevy's own plugin, which only sets a flag that an idle app
/// would not notice before the next input.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, listen);
    app.add_systems(Update, TerminalCtrlCHandlerPlugin::exit_on_flag);
}

/// Installs a signal handler that makes the app exit and wakes it if it is idle. If that fails,
/// logs a warning.
fn listen(proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    // Fails if signals are ignored, as in a shell's background jobs.
    let result = ctrlc::set_handler(move || {
        TerminalCtrlCHandlerPlugin::gracefully_exit();
        if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
            info!("received a signal after the app ended");
        }
    });
    if let Err(error) = result {
        warn!("cannot handle signals: {error}");
    }
}
