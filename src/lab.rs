//! Arenas, protocols and play in the terminal.
