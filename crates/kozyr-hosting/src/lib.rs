//! A table on this device, for players in the same network.
//!
//! [`HostedTable`] runs the server of `kozyr-server` on a thread of its own, with its storage in
//! memory: the table ends with it. [`NearbySearch`] finds the tables of other devices. Devices find
//! each other by mDNS, the protocol that also finds printers. Nothing needs the internet.
//!
//! The functions block for a moment, but are not `async`.
//!
//! ```no_run
//! use kozyr_hosting::{HostedTable, HostingOptions};
//! use kozyr_rooms::{GameOptions, TableOptions};
//!
//! # fn main() -> Result<(), kozyr_hosting::HostingError> {
//! let game = TableOptions::new(GameOptions::Reversi { handicap: 0 });
//! let mut table = HostedTable::start(&HostingOptions::new("Anna", game))?;
//! for link in table.links() {
//!     println!("{link}");
//! }
//! table.stop();
//! # Ok(())
//! # }
//! ```

mod addresses;
mod announcement;
mod hosted_table;
mod nearby_search;
mod page_files;

pub use addresses::local_addresses;
pub use hosted_table::{DEFAULT_PORT, HostedTable, HostingError, HostingOptions};
pub use nearby_search::{NearbySearch, NearbyTable, SearchError};
pub use page_files::PageNotice;
