//! Which request goes where, and what all of them have to pass.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{get, post},
};

use crate::{address::Peer, api, app::App, page, refusal::Refusal};

/// The longest address of a request, in bytes.
const MAX_URI_BYTES: usize = 1024;

/// Headers of all answers that are not files of the page.
const API_HEADERS: [(HeaderName, HeaderValue); 3] = [
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
];

/// What pages of other sites that may use the server can ask for (CORS).
const PREFLIGHT_HEADERS: [(HeaderName, HeaderValue); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("GET, POST")),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static("content-type")),
    (header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("600")),
];

/// Returns the service for all requests. Each needs a [`Peer`] in its extensions.
pub fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/api/server", get(api::server))
        .route("/api/rooms", post(api::open_room))
        .route("/api/rooms/{room}", get(api::room))
        .route("/api/rooms/{room}/code", post(api::room_code))
        .route("/api/rooms/{room}/socket", get(api::room_socket))
        .route("/api/codes/{code}", get(api::find_code))
        .route("/api/{*other}", get(api::not_found))
        .layer(middleware::from_fn_with_state(app.clone(), guard));
    let status = Router::new()
        .route("/health", get(api::health))
        .route("/ready", get(api::ready))
        .route("/metrics", get(api::metrics));
    let answers = api.merge(status).layer(middleware::map_response(with_headers));
    answers
        .fallback(page::answer)
        .layer(middleware::from_fn_with_state(app.clone(), count_refusals))
        .with_state(app)
}

/// Refuses requests that come too fast, or from pages of other sites.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let Some(peer) = request.extensions().get::<Peer>().copied() else {
        return Refusal::not_found().into_response();
    };
    let key = app.client_key(peer, request.headers());
    if !app.address_limits.allow_request(key) {
        return Refusal::too_fast().into_response();
    }
    let is_socket = request.headers().contains_key(header::UPGRADE);
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    if (is_socket || !is_read) && !app.allows_origin(request.headers()) {
        return Refusal::foreign_origin().into_response();
    }
    let origin = request.headers().get(header::ORIGIN).cloned();
    let origin = origin.filter(|_| app.allows_origin(request.headers()));
    let mut response = match (&origin, request.method()) {
        (Some(_), &Method::OPTIONS) => (StatusCode::NO_CONTENT, PREFLIGHT_HEADERS).into_response(),
        _ => next.run(request).await,
    };
    if let Some(origin) = origin {
        response.headers_mut().insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("origin"));
    }
    response
}

/// Counts refusals, and refuses addresses that are too long.
async fn count_refusals(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.uri().path().len() > MAX_URI_BYTES {
        return Refusal::not_found().into_response();
    }
    let response = next.run(request).await;
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        app.metrics.refuse(status.as_str());
    }
    response
}

async fn with_headers(response: Response) -> Response {
    let mut response = with_reason(response);
    for (name, value) in API_HEADERS {
        response.headers_mut().insert(name, value);
    }
    response
}

/// Gives a refusal of the framework a code and a sentence, as all others have.
fn with_reason(response: Response) -> Response {
    let status = response.status();
    let is_json =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !status.is_client_error() || is_json {
        return response;
    }
    let refusal = match status {
        StatusCode::METHOD_NOT_ALLOWED => {
            Refusal::new(status, "method-not-allowed", "This address does not take this method.")
        }
        _ => Refusal::new(status, "malformed", "The server cannot read this request."),
    };
    let mut refusal = refusal.into_response();
    if let Some(methods) = response.headers().get(header::ALLOW) {
        refusal.headers_mut().insert(header::ALLOW, methods.clone());
    }
    refusal
}
