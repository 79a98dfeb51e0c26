//! Reads messages of servers that are newer than this client.

use serde::Deserialize;
use serde_json::Value;

use crate::{
    rejection::{Rejection, RejectionCode},
    server_message::{Notice, ServerMessage},
};

/// The types of all messages from the server.
const TYPES: [&str; 5] = ["welcome", "update", "ack", "rejected", "unseated"];

/// A text from the server.
pub(super) enum Incoming {
    /// A message, and the code of a refusal if this client knows it.
    Message(Box<ServerMessage>, Option<RejectionCode>),
    /// A message of a type that this client does not know, which it ignores.
    Unknown,
    /// Not a message of a compatible server.
    Unreadable,
}

/// Reads a text. Drops notices of kinds that this client does not know.
pub(super) fn parse(text: &str) -> Incoming {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return Incoming::Unreadable };
    match value["type"].as_str() {
        None => return Incoming::Unreadable,
        Some(kind) if !TYPES.contains(&kind) => return Incoming::Unknown,
        Some("rejected") => return refusal(&value),
        Some(_) => {}
    }
    let update = if value["type"] == "update" { Some(&mut value) } else { value.get_mut("update") };
    if let Some(Value::Array(notices)) = update.and_then(|update| update.get_mut("notices")) {
        notices.retain(|notice| Notice::deserialize(notice).is_ok());
    }
    match ServerMessage::deserialize(value) {
        Ok(message) => Incoming::Message(Box::new(message), None),
        Err(_) => Incoming::Unreadable,
    }
}

/// Reads a refusal, whose code may be unknown.
fn refusal(value: &Value) -> Incoming {
    let code = RejectionCode::deserialize(&value["code"]).ok();
    let Some(message) = value["message"].as_str() else { return Incoming::Unreadable };
    let id = value["id"].as_str().and_then(|id| crate::RequestId::new(id).ok());
    // The code of the message is not used if it is unknown.
    let rejection = Rejection::new(code.unwrap_or(RejectionCode::Malformed), message);
    Incoming::Message(Box::new(ServerMessage::Rejected { id, rejection }), code)
}
