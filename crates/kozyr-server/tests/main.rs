//! Tests of the server.

mod support;

mod api;
#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
mod faults;
mod identifiers;
mod malicious;
mod opponents;
mod play;
#[cfg(feature = "sqlite")]
mod storage;
