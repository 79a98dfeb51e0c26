//! Checks of the order of panels and plugins.

use bevy::{app::App, ecs::schedule::Schedules};
use bevy_egui::EguiPrimaryContextPass;

use super::test_app::TestApp;
use kozyr::games;
use kozyr_features as features;
use kozyr_platform::{self as platform, storage::Storage};
use kozyr_shell as shell;
use kozyr_table as table;
use kozyr_ui as ui;

impl TestApp {
    /// Starts the app with its layers in another order, higher layers first where possible. The
    /// window has this size in logical pixels.
    pub fn with_plugins_reordered(storage: Storage, width: u32, height: u32) -> Self {
        let layers = |app: &mut App| {
            app.add_plugins((
                platform::plugin,
                ui::plugin,
                shell::plugin,
                games::plugin,
                features::plugin,
                table::plugin,
            ));
        };
        TestApp::start(App::new(), layers, storage, width, height)
    }

    /// Returns the number of pairs of panel systems that access the same data but have no defined
    /// order.
    ///
    /// # Panics
    /// If the app draws no panels.
    pub fn unordered_panels(&self) -> usize {
        let schedules = self.app.world().resource::<Schedules>();
        let panels = schedules.get(EguiPrimaryContextPass).expect("the app draws panels");
        panels.graph().conflicting_systems().len()
    }
}
