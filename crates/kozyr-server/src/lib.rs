//! A server where people play Durak and Reversi with friends.
//!
//! The crate runs the rooms of [`kozyr_rooms`]: it accepts WebSockets, stores events before anyone
//! learns of them, lets computer opponents decide, and serves the page. It is a program, and a
//! library for programs that host a table themselves.
//!
//! ```
//! use std::sync::Arc;
//! use kozyr_server::{app::App, cluster::SingleServer, listener, storage::memory::MemoryStorage};
//! use tokio_util::sync::CancellationToken;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> std::io::Result<()> {
//! let storage = Arc::new(MemoryStorage::new());
//! let app = App::new(Default::default(), storage, Arc::new(SingleServer), None)?;
//! let socket = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let stop = CancellationToken::new();
//! # stop.cancel();
//! listener::serve(app, socket, Default::default(), stop).await
//! # }
//! ```
//!
//! # How a message travels
//!
//! 1. The connection's task reads a message, no faster than the limits allow, and sends it to its room.
//! 2. The [room's task](room_task) decides what the message changes, and appends the events to the
//!    [`storage`]. Only then it changes the room and sends messages to the [`outbox`] of each
//!    connection. If the append fails, the room leaves memory, and its connections are closed: the
//!    log alone says what happened.
//! 3. The connection's task writes the messages to the WebSocket. If a client reads too slowly, its
//!    connection is closed, and it gets everything when it connects again.
//!
//! | module | contents |
//! | --- | --- |
//! | [`settings`], [`app`] | what can be set, and what all requests share |
//! | [`listener`], [`router`], [`page`], [`refusal`] | HTTP |
//! | [`outbox`], [`close`] | one client's WebSocket |
//! | [`hub`], [`room_task`], [`opponents`] | the rooms in memory |
//! | [`storage`], [`codes`] | what is stored |
//! | [`cluster`] | which server keeps a room in memory |
//! | [`limits`], [`address`], [`metrics`] | limits for each address, and what is counted |
//!
//! # Features
//!
//! Without any feature the crate has storage in memory, for a table on the local network. `sqlite`
//! adds storage in a file, `postgres` storage that several servers share, `cluster` the agreement
//! between them, `tls` HTTPS, and `binary` the program.
//!
//! Queries are not checked when the crate is compiled, since it supports more than one kind of
//! database. Each is run by the tests that every storage must pass.

pub mod address;
mod api;
pub mod app;
pub mod close;
pub mod cluster;
pub mod codes;
#[cfg(feature = "binary")]
pub mod config;
pub mod hub;
pub mod limits;
pub mod listener;
pub mod metrics;
pub mod opponents;
pub mod outbox;
pub mod page;
pub mod random;
pub mod refusal;
pub mod room_task;
pub mod router;
pub mod settings;
#[cfg(feature = "binary")]
pub mod shutdown;
mod socket;
pub mod storage;
pub mod time;
#[cfg(feature = "tls")]
pub mod tls;
