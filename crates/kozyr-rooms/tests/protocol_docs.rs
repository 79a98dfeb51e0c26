//! docs/rooms.md describes the protocol as it is.
