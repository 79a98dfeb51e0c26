//! Tests of the server.

mod support;

#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
mod faults;
mod play;
#[cfg(feature = "sqlite")]
mod storage;
