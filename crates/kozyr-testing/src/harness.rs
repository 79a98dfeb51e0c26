//! A driver that runs the app without a window and plays it through its real input.
//!
//! ```no_run
//! # let folder = std::path::Path::new("/tmp");
//! let mut app = kozyr_testing::harness::TestApp::new(folder, 390, 844);
//! app.tap_on("Durak");
//! app.tap_on("Start");
//! assert!(app.durak().is_some());
//! ```

mod fake_server;
mod faulty_disk;
mod faulty_store;
mod files;
mod gestures;
mod glyphs;
mod layout_check;
mod phone;
mod play;
mod plugin_order;
mod replays;
mod screen_reader;
mod sprites;
mod table_queries;
mod test_app;
mod tour_stops;
mod typing;
mod unsettled_input;

pub use fake_server::{FAKE_SERVER, FakeServer};
pub use faulty_disk::{DiskFault, FaultyDisk};
pub use faulty_store::{FaultyStore, StoreFault};
pub use layout_check::LayoutFault;
pub(crate) use layout_check::{drawn_texts, plugin as keep_drawn};
pub use phone::TestPhone;
pub use screen_reader::AccessibleNode;
pub use sprites::DrawnSprite;
pub use table_queries::CardTable;
pub(crate) use table_queries::place_of_card;
pub use test_app::TestApp;
