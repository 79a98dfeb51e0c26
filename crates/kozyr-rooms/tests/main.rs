//! All tests of rooms in one binary, with a module for each behaviour.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "tests read files and say what they find"
)]

mod fold;
mod following;
mod hostile;
mod lobby;
mod matches;
mod names;
mod protocol_docs;
mod python_client;
mod secrets;
mod session;
mod session_shuffle;
mod shuffle;
mod simulation;

/// A server and clients without a network, and random options.
mod support {
    pub mod client;
    pub mod device;
    pub mod options;
    pub mod party;
    pub mod seeds;
    pub mod seen_cards;
    pub mod server;
}
