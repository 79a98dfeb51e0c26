//! Features of crates below Bevy that the server and the laboratory need.
//!
//! Cargo compiles a crate once for every set of features. If only the server used, say, `tracing` with
//! `log`, everything above `tracing`, and so all of Bevy, would be compiled twice: for `make play` and
//! for `make test`. The app depends on this crate, which has no code, so that both use the same
//! features. `scripts/check-shared-builds` names each crate that is missing here.
