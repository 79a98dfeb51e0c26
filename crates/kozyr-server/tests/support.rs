//! What tests share: servers in this process and others, HTTP requests, and a client that plays.

pub mod http;
#[cfg(all(unix, feature = "binary"))]
pub mod load;
pub mod player;
#[cfg(all(unix, feature = "binary"))]
pub mod process;
pub mod server;
#[cfg(all(unix, feature = "postgres"))]
pub mod services;
