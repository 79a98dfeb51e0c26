//! The rules of reversi and its opponents.
