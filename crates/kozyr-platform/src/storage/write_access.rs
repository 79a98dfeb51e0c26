//! Of all instances of the app, which one changes texts.

/// Who changes the texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WriteAccess {
    /// This instance of the app.
    #[default]
    Held,
    /// Another, since before this one began.
    HeldElsewhere,
    /// Another, which has taken over from this one.
    TakenOver,
    /// It cannot be found out, so this instance does not.
    Unknown,
}
