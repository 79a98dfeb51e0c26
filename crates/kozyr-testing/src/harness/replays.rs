//! Replays and the cards visible in them.

use kozyr_core::any_record::AnyRecord;
use kozyr_durak::CardSet;

use super::test_app::TestApp;
use kozyr_table::{pace::SpectatorControls, requests::OpenReplay};

impl TestApp {
    /// Opens a match as a replay, as a link does, pauses it, and waits for the app to settle.
    pub fn open_replay(&mut self, record: AnyRecord) {
        self.app.world_mut().trigger(OpenReplay(record));
        self.app.world_mut().resource_mut::<SpectatorControls>().paused = true;
        self.settle();
    }

    /// The cards that are face up, in hands, in the bout or elsewhere on the table.
    pub fn open_cards(&mut self) -> CardSet {
        super::table_queries::open_cards(self.app.world_mut())
    }
}
