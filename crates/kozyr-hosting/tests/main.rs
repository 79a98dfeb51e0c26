//! Tables on this device, as other devices see them.

mod client;
mod hosted_table;
mod nearby;
