//! What tests share: a server in this process, HTTP requests, and a client that plays.

pub mod http;
pub mod player;
#[cfg(all(unix, feature = "binary"))]
pub mod process;
pub mod server;
