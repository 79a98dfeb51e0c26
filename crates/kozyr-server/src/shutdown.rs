//! Signals of the operating system.

use std::io;

use tokio_util::sync::CancellationToken;

use crate::listener::Encryption;

/// Cancels the token on SIGTERM or Ctrl+C. On SIGHUP, reads the certificate again.
///
/// # Errors
/// If the operating system does not allow this.
#[cfg(unix)]
pub fn listen(stop: CancellationToken, encryption: Encryption) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = terminate.recv() => break,
                _ = interrupt.recv() => break,
                _ = hang_up.recv() => reload(&encryption),
            }
        }
        stop.cancel();
    });
    Ok(())
}

/// Cancels the token on Ctrl+C.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn listen(stop: CancellationToken, encryption: Encryption) -> io::Result<()> {
    tokio::spawn(async move {
        let _ = tokio::signal::ctrl_c().await;
        drop(encryption);
        stop.cancel();
    });
    Ok(())
}

#[cfg(unix)]
fn reload(encryption: &Encryption) {
    match encryption {
        Encryption::None => {}
        #[cfg(feature = "tls")]
        Encryption::Tls(certificates) => match certificates.reload() {
            Ok(()) => tracing::info!("read the certificate again"),
            Err(error) => tracing::error!(%error, "the old certificate stays in use"),
        },
    }
}
