//! Which instance of the app may change texts.

/// Whether this instance of the app may change texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WriteAccess {
    /// This instance holds the write lock.
    #[default]
    Held,
    /// Another instance has held the write lock since before this one started.
    HeldElsewhere,
    /// Another instance took the write lock over from this one.
    TakenOver,
    /// The holder of the lock is unknown, so this instance does not write.
    Unknown,
}
