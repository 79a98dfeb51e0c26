//! The server's clock.

use std::time::{SystemTime, UNIX_EPOCH};

use kozyr_rooms::Millis;

/// Returns the time by the server's clock, in milliseconds since 1970.
pub fn now() -> Millis {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since_1970.as_millis()).unwrap_or(Millis::MAX)
}
