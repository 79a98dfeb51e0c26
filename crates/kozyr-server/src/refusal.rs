//! Refusals of requests over HTTP, with stable codes.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::storage::StorageError;

/// The refusal of a request: a stable code for programs and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// The HTTP status.
    pub status: StatusCode,
    /// The stable code, in kebab case.
    pub code: &'static str,
    /// An English sentence.
    pub message: String,
}

#[derive(Serialize)]
struct Body<'a> {
    code: &'a str,
    message: &'a str,
}

impl Refusal {
    /// Creates a refusal.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Refusal { status, code, message: message.into() }
    }

    /// There is no such page or command.
    pub fn not_found() -> Self {
        Refusal::new(StatusCode::NOT_FOUND, "not-found", "There is nothing at this address.")
    }

    /// There is no such room, or it has expired.
    pub fn no_such_room() -> Self {
        let message = "There is no such table, or it has expired.";
        Refusal::new(StatusCode::NOT_FOUND, "no-such-room", message)
    }

    /// There is no such code, or it has expired.
    pub fn no_such_code() -> Self {
        let message = "There is no such code, or it has expired.";
        Refusal::new(StatusCode::NOT_FOUND, "no-such-code", message)
    }

    /// The address has sent too many requests.
    pub fn too_fast() -> Self {
        let message = "Too many requests came from your address. Wait a minute.";
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message)
    }

    /// The request comes from a page of another site.
    pub fn foreign_origin() -> Self {
        let message = "Pages of other sites may not use this server.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign-origin", message)
    }

    /// The server is about to stop.
    pub fn draining() -> Self {
        let message = "The server is about to stop. Try again in a moment.";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "draining", message)
    }
}

impl From<StorageError> for Refusal {
    fn from(error: StorageError) -> Self {
        if error == StorageError::NoSuchRoom {
            return Refusal::no_such_room();
        }
        // The details are for the operator.
        tracing::error!(%error, "a request failed");
        let message = "The server cannot reach its storage. Try again in a moment.";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "storage", message)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = Body { code: self.code, message: &self.message };
        let mut response = (self.status, axum::Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        if matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("30"));
        }
        response
    }
}
