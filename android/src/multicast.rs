//! Messages to all devices of the network, which find tables nearby. Android ignores them, to save
//! power, unless an app holds a lock.

use std::sync::{Mutex, PoisonError};

use jni::{Env, errors::Result, objects::JObject, refs::Global};

use crate::java::{MulticastLock, WifiManager};

/// The lock, while it is held.
static LOCK: Mutex<Option<Global<MulticastLock<'static>>>> = Mutex::new(None);

/// Sets whether messages to all devices are received. `wifi` is the service for Wi-Fi; null if the
/// device has none.
pub fn receive(env: &mut Env, wifi: JObject, is_wanted: bool) -> Result<()> {
    let mut lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    match (lock.take(), is_wanted) {
        (Some(held), false) => held.release(env),
        (None, true) if !wifi.is_null() => {
            let wifi = env.cast_local::<WifiManager>(wifi)?;
            let tag = env.new_string("kozyr")?;
            let created = wifi.create_multicast_lock(env, &tag)?;
            created.set_reference_counted(env, false)?;
            created.acquire(env)?;
            *lock = Some(env.new_global_ref(&created)?);
            Ok(())
        }
        (held, _) => {
            *lock = held;
            Ok(())
        }
    }
}
