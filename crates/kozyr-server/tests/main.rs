//! Tests of the server.

mod support;

mod play;
