//! The HTTP interface: opening rooms, and codes.

use std::sync::Arc;

use axum::{
    Extension, Json,
    body::{Body, to_bytes},
    extract::{Path, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use kozyr_rooms::{MAX_MESSAGE_BYTES, Millis, PROTOCOL, RoomId, TableOptions};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use crate::{
    address::{Peer, contains},
    app::App,
    codes::{Code, make_code},
    hub::OpenError,
    limits::ConnectionKind,
    refusal::Refusal,
    socket,
    storage::StoredCode,
    time,
};

/// The media type of the metrics.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

#[derive(Serialize)]
pub(crate) struct ServerInfo {
    name: &'static str,
    version: &'static str,
    protocol: u32,
}

#[derive(Deserialize)]
struct OpenRequest {
    options: TableOptions,
}

#[derive(Serialize)]
struct Opened {
    room: RoomId,
    link: String,
    code: String,
    code_expires: Millis,
}

#[derive(Serialize)]
pub(crate) struct CodeInfo {
    code: String,
    code_expires: Millis,
}

#[derive(Serialize)]
pub(crate) struct RoomInfo {
    room: RoomId,
}

#[derive(Serialize)]
pub(crate) struct RoomLinkInfo {
    room: RoomId,
    link: String,
}

/// `GET /api/server`.
pub(crate) async fn server() -> Json<ServerInfo> {
    let version = env!("CARGO_PKG_VERSION");
    Json(ServerInfo { name: "kozyr", version, protocol: PROTOCOL })
}

/// `POST /api/rooms`.
pub(crate) async fn open_room(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    if app.settings.own_rooms_only {
        let message = "This device hosts one table. Ask its host for the link.";
        return Err(Refusal::new(StatusCode::FORBIDDEN, "no-new-rooms", message));
    }
    let OpenRequest { options } = read_json(&app, body).await?;
    if app.hub.is_draining() {
        return Err(Refusal::draining());
    }
    if !app.address_limits.allow_room(app.client_key(peer, &headers)) {
        let message = "Too many tables were opened from your address. Wait a few minutes.";
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many-rooms", message));
    }
    let room = match app.hub.open_room(options).await {
        Ok(room) => room,
        Err(OpenError::Options(error)) => {
            let message = format!("The game cannot be played with these options: {error}.");
            return Err(Refusal::new(StatusCode::BAD_REQUEST, "invalid-options", message));
        }
        Err(OpenError::Storage(error)) => return Err(error.into()),
    };
    let code = make_code(app.hub.storage().as_ref(), &room, time::now()).await?;
    let opened = Opened {
        link: link(&app, peer, &headers, &room),
        room,
        code: code.code.to_string(),
        code_expires: code.expires,
    };
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// `GET /api/rooms/{room}`.
pub(crate) async fn room(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
) -> Result<Json<RoomInfo>, Refusal> {
    let room = existing_room(&app, &room).await?;
    Ok(Json(RoomInfo { room }))
}

/// `POST /api/rooms/{room}/code`.
pub(crate) async fn room_code(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
) -> Result<Json<CodeInfo>, Refusal> {
    let room = existing_room(&app, &room).await?;
    let (storage, now) = (app.hub.storage().as_ref(), time::now());
    let StoredCode { code, expires, .. } = match storage.code_of_room(&room, now).await? {
        Some(code) => code,
        None => make_code(storage, &room, now).await?,
    };
    Ok(Json(CodeInfo { code: code.to_string(), code_expires: expires }))
}

/// `GET /api/codes/{code}`.
pub(crate) async fn find_code(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(code): Path<String>,
) -> Result<Json<RoomLinkInfo>, Refusal> {
    let address = app.client_key(peer, &headers);
    if !app.address_limits.allow_code(address) {
        let message = "Too many wrong codes came from your address. Wait a minute.";
        return Err(Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message));
    }
    let code = Code::new(&code).map_err(|_| Refusal::no_such_code())?;
    let found = app.hub.storage().find_code(&code, time::now()).await?;
    let StoredCode { room, .. } = found.ok_or_else(Refusal::no_such_code)?;
    app.address_limits.code_was_right(address);
    Ok(Json(RoomLinkInfo { link: link(&app, peer, &headers, &room), room }))
}

/// `GET /api/rooms/{room}/socket`.
///
/// A browser does not tell its page why a WebSocket was refused. So a room that does not exist is
/// reported by the code of the close frame.
pub(crate) async fn room_socket(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Path(room): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| {
        let message = "This address is for WebSockets.";
        Refusal::new(StatusCode::UPGRADE_REQUIRED, "websocket-required", message)
    })?;
    if app.hub.is_draining() {
        return Err(Refusal::draining());
    }
    let room = RoomId::new(room).map_err(|_| Refusal::no_such_room())?;
    let address = app.client_key(peer, &headers);
    let guard = app.address_limits.connect(address, ConnectionKind::WebSocket);
    let guard = guard.ok_or_else(|| {
        let message = "Too many connections are open from your address. Close some of them.";
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-many-connections", message)
    })?;
    let upgrade = socket::configure(upgrade);
    Ok(upgrade.on_upgrade(move |socket| socket::run(socket, app, room, address, guard)))
}

/// `GET /health`: whether the process runs.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /ready`: whether the server can take new connections.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Refusal> {
    if app.hub.is_draining() {
        return Err(Refusal::draining());
    }
    app.hub.storage().check().await?;
    app.hub.ownership().check().await.map_err(|error| {
        tracing::error!(%error, "the server is not ready");
        let message = "The server cannot reach the other servers.";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "cluster", message)
    })?;
    Ok("ok\n")
}

/// `GET /metrics`.
pub(crate) async fn metrics(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if !contains(&app.settings.metrics_readers, app.client(peer, &headers)) {
        let message = "The metrics are not for your address.";
        return Err(Refusal::new(StatusCode::FORBIDDEN, "forbidden", message));
    }
    let content_type = (header::CONTENT_TYPE, HeaderValue::from_static(OPEN_METRICS));
    Ok(([content_type], app.metrics.text()).into_response())
}

/// Anything else under `/api`.
pub(crate) async fn not_found() -> Refusal {
    Refusal::not_found()
}

/// Reads a short JSON body, which must arrive soon.
async fn read_json<T: for<'de> Deserialize<'de>>(app: &App, body: Body) -> Result<T, Refusal> {
    let read = timeout(app.limits().hello_timeout, to_bytes(body, MAX_MESSAGE_BYTES));
    let bytes = match read.await {
        Ok(Ok(bytes)) => bytes,
        Ok(Err(_)) => {
            let message = format!("The request is longer than {MAX_MESSAGE_BYTES} bytes.");
            return Err(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-long", message));
        }
        Err(_) => {
            let message = "The request took too long to arrive.";
            return Err(Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message));
        }
    };
    serde_json::from_slice(&bytes).map_err(|error| {
        let message = format!("The request is malformed: {error}.");
        Refusal::new(StatusCode::BAD_REQUEST, "malformed", message)
    })
}

/// Reads a room's identifier and checks that the room exists.
async fn existing_room(app: &App, room: &str) -> Result<RoomId, Refusal> {
    let room = RoomId::new(room).map_err(|_| Refusal::no_such_room())?;
    let exists = app.hub.storage().has_room(&room).await?;
    exists.then_some(room).ok_or_else(Refusal::no_such_room)
}

/// The link to a room, which opens it on the page.
fn link(app: &App, peer: Peer, headers: &HeaderMap, room: &RoomId) -> String {
    format!("{}/#table/{room}", app.public_url(peer, headers))
}
