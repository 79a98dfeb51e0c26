//! The entry point of the Android package.
