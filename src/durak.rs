//! The rules of durak and its opponents.
