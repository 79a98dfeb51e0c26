//! Accepts connections and serves them.

use std::{
    convert::Infallible,
    io,
    net::IpAddr,
    pin::pin,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::Duration,
};

use axum::{Router, body::Body, extract::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpListener, TcpStream},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower_service::Service;

use crate::{
    address::{AddressKey, Peer, contains},
    app::App,
    limits::{ConnectionGuard, ConnectionKind},
    router::router,
};

/// How often addresses and rooms that are not needed any more are removed.
const CLEANING_INTERVAL: Duration = Duration::from_secs(60);

/// How long rooms may be expired before they are removed.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(3600);

/// The pause after a connection could not be accepted, for instance because too many files are
/// open.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// The longest head of a request, in bytes.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// Encrypts connections, or leaves them as they are.
#[derive(Clone, Default)]
pub enum Encryption {
    /// HTTP. A proxy in front of the server may encrypt.
    #[default]
    None,
    /// HTTPS.
    #[cfg(feature = "tls")]
    Tls(crate::tls::Certificates),
}

/// Counts a TCP connection until it is dropped, or has become a WebSocket, which is counted as
/// such.
struct OpenConnection {
    app: Arc<App>,
    _of_address: Option<ConnectionGuard>,
}

impl OpenConnection {
    /// Counts a connection; `None` if there are too many.
    fn new(app: &Arc<App>, address: IpAddr) -> Option<Self> {
        // A proxy forwards the requests of many clients.
        let of_address = if contains(&app.settings.trusted_proxies, address) {
            None
        } else {
            let key = AddressKey::new(address);
            Some(app.address_limits.connect(key, ConnectionKind::Requests)?)
        };
        let open = app.open_connections.fetch_add(1, SeqCst);
        let guard = OpenConnection { app: app.clone(), _of_address: of_address };
        let web_sockets = usize::try_from(app.metrics.connections.get()).unwrap_or_default();
        (open + web_sockets < app.limits().connections).then_some(guard)
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.app.open_connections.fetch_sub(1, SeqCst);
    }
}

/// Serves connections until `stop` is cancelled. Then it drains: it accepts no more connections,
/// finishes what is being stored, closes all WebSockets, waits until clients have received that,
/// and closes the storage.
///
/// # Errors
/// If the listener fails for good.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    encryption: Encryption,
    stop: CancellationToken,
) -> io::Result<()> {
    let router = router(app.clone());
    let connections = TaskTracker::new();
    let cleaning = tokio::spawn(clean(app.clone()));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            }
        };
        let Some(open) = OpenConnection::new(&app, address.ip()) else {
            app.metrics.refuse("too-many-connections");
            continue;
        };
        let (router, encryption, stop) = (router.clone(), encryption.clone(), stop.clone());
        connections.spawn(async move {
            let peer = Peer { address, is_encrypted: !matches!(encryption, Encryption::None) };
            serve_connection(stream, peer, router, encryption, stop).await;
            drop(open);
        });
    }
    drop(listener);
    let drain = async {
        app.hub.drain().await;
        connections.close();
        connections.wait().await;
        // WebSockets have left their connections' tasks.
        while app.metrics.connections.get() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(app.settings.drain_timeout, drain).await.is_err() {
        tracing::warn!("the server stops before all clients have closed their connections");
    }
    cleaning.abort();
    // What was acknowledged is stored already, so a storage that does not answer need not be awaited.
    let closing = app.hub.storage().close();
    if tokio::time::timeout(app.settings.drain_timeout, closing).await.is_err() {
        tracing::warn!("the server stops before its storage is closed");
    }
    Ok(())
}

async fn serve_connection(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    encryption: Encryption,
    stop: CancellationToken,
) {
    // Messages are short and must not wait for more.
    let _ = stream.set_nodelay(true);
    match encryption {
        Encryption::None => serve_stream(stream, peer, router, stop).await,
        #[cfg(feature = "tls")]
        Encryption::Tls(certificates) => {
            if let Some(stream) = certificates.accept(stream).await {
                serve_stream(stream, peer, router, stop).await;
            }
        }
    }
}

async fn serve_stream<S>(stream: S, peer: Peer, router: Router, stop: CancellationToken)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let mut router = router.clone();
        async move {
            let Ok(response) = router.call(request).await;
            Ok::<_, Infallible>(response)
        }
    });
    let mut builder = http1::Builder::new();
    // A client that sends its request byte by byte is disconnected after half a minute.
    builder.timer(TokioTimer::new()).max_buf_size(MAX_HEAD_BYTES).max_headers(64);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // An error means that the client has gone or spoke nonsense.
        _ = connection.as_mut() => return,
        () = stop.cancelled() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// Removes what has expired, again and again.
async fn clean(app: Arc<App>) {
    let mut expire_at = tokio::time::Instant::now();
    loop {
        app.address_limits.forget_unused();
        if tokio::time::Instant::now() >= expire_at {
            expire_at = tokio::time::Instant::now() + EXPIRY_INTERVAL;
            let now = crate::time::now();
            let lifetime = app.settings.room_lifetime.as_millis().try_into().unwrap_or(u64::MAX);
            let storage = app.hub.storage();
            match storage.expire(now.saturating_sub(lifetime), now).await {
                Ok(expired) if expired.rooms + expired.codes > 0 => {
                    tracing::info!(expired.rooms, expired.codes, "removed what has expired");
                }
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "expired rooms could not be removed"),
            }
        }
        tokio::time::sleep(CLEANING_INTERVAL).await;
    }
}
