//! What holds it all together: home, menus, the way back, where to resume.

pub mod back;
pub mod confirm_leave;
pub mod haptics;
pub mod home;
pub mod links;
pub mod menus;
pub mod resume;
#[cfg(not(target_arch = "wasm32"))]
pub mod start_up;
pub mod wake_lock;
