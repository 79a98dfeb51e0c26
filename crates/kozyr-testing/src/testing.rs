//! The app without a window, for tests that play it through its real input.
//!
//! ```no_run
//! # let folder = std::path::Path::new("/tmp");
//! let mut app = kozyr_testing::testing::TestApp::new(folder, 390, 844);
//! app.tap_on("Durak");
//! app.tap_on("Start");
//! assert!(app.durak().is_some());
//! ```

mod faulty;
mod faulty_disk;
mod gestures;
mod haste;
mod letters;
mod look;
mod on_table;
mod panels;
mod phone;
mod play;
mod reader;
mod replays;
mod shown;
mod test_app;
mod walk;
mod writing;

pub use faulty::{Ailment, FaultyStore};
pub use faulty_disk::{CallFault, FaultyDisk};
pub use look::Fault;
pub(crate) use look::{plugin as keep_drawn, words_drawn};
pub use on_table::CardTable;
pub(crate) use on_table::place_of_card;
pub use phone::TestPhone;
pub use reader::Read;
pub use shown::Shown;
pub use test_app::TestApp;
