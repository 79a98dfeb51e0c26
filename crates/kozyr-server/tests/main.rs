//! Tests of the server.

mod support;

mod api;
#[cfg(all(unix, feature = "binary", feature = "cluster", feature = "postgres"))]
mod cluster;
#[cfg(feature = "binary")]
mod docs;
#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
mod faults;
mod identifiers;
#[cfg(all(target_os = "linux", feature = "binary"))]
mod load;
mod malicious;
#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
mod matches;
mod opponents;
#[cfg(all(target_os = "linux", feature = "binary", feature = "cluster", feature = "postgres"))]
mod partitions;
mod play;
mod requests;
#[cfg(feature = "sqlite")]
mod storage;
#[cfg(feature = "tls")]
mod tls;
