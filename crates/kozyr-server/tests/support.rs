//! What tests share: servers in this process and others, HTTP requests, and a client that plays.

#[cfg(any(feature = "tls", all(unix, any(feature = "binary", feature = "postgres"))))]
pub mod certificate;
#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
pub mod cutter;
#[cfg(all(unix, feature = "binary", feature = "sqlite"))]
pub mod device;
pub mod http;
#[cfg(all(unix, feature = "binary"))]
pub mod load;
#[cfg(all(target_os = "linux", feature = "binary", feature = "cluster", feature = "postgres"))]
pub mod network;
pub mod player;
#[cfg(all(unix, feature = "binary"))]
pub mod process;
pub mod server;
#[cfg(all(unix, feature = "postgres"))]
pub mod services;

/// A random number below `sides`.
pub fn dice(sides: u32) -> u32 {
    u32::from_le_bytes(kozyr_server::random::bytes()) % sides.max(1)
}
