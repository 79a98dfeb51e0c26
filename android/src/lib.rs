//! The shared library inside Kozyr's Android package, which the system loads in place of a
//! program. The game itself is the crate `kozyr`, the same as on a desktop.
