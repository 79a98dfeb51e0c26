//! Deals written by the player, which can be replayed any number of times.

mod page;
mod summary;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use kozyr_durak::{CustomDeal, Rules, deal_text};
use serde::{Deserialize, Serialize};

use super::screens::CUSTOM_DEALS;
use kozyr_ui::{
    panels::PanelSystems,
    settings::{PersistentResource, persist_resource},
};

pub use summary::describe_deal;

/// The written deals.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CustomDeals {
    /// Text in the editor, valid or not.
    text: String,
    /// Text before another one replaced it.
    #[serde(skip)]
    before: Option<String>,
    /// Saved deals, all valid when saved.
    saved: Vec<String>,
}

impl PersistentResource for CustomDeals {
    /// Keeps invalid deals: the page explains what is wrong with each, and only the player deletes
    /// them.
    fn sanitize(&mut self) {}
}

impl CustomDeals {
    /// Replaces the editor's text with a deal under these rules. The previous text can be restored.
    pub fn set_deal(&mut self, rules: &Rules, deal: &CustomDeal) {
        self.set_text(deal_text::format_deal(rules, deal));
    }

    /// Replaces the text; [`Self::undo`] restores the previous one unless it is blank.
    fn set_text(&mut self, text: String) {
        let previous = std::mem::replace(&mut self.text, text);
        self.before = Some(previous).filter(|previous| !previous.trim().is_empty());
    }

    /// Restores the text before the last replacement. Does nothing the second time, or if that text
    /// was blank.
    fn undo(&mut self) {
        if let Some(previous) = self.before.take() {
            self.text = previous;
        }
    }
}

/// Loads the custom deals and adds their page.
pub(crate) fn plugin(app: &mut App) {
    persist_resource::<CustomDeals>(app, "durak-deals.json");
    app.add_systems(OnEnter(CUSTOM_DEALS), page::prepare_text);
    app.add_systems(
        EguiPrimaryContextPass,
        page::show.run_if(in_state(CUSTOM_DEALS)).in_set(PanelSystems::Pages),
    );
}

/// Replaces all custom deals with an example for screenshots: a valid deal in the editor and among
/// the saved ones, or a text with an error and no saved deals.
pub fn show_example(world: &mut World, is_valid: bool) {
    const DEAL: &str = "\
hands 6s 7c 8d 9s Tc 6h | 7s 8s 9d Ts Js 7h
talon 8h 9h Th Jh Qh Kh 6c 8c 9c Jc Qc Kc Ac
      6d 7d Td Jd Qd Kd Ad Qs Ks As Ah
trump h
attacker 1
";
    let text = if is_valid { DEAL.to_owned() } else { DEAL.replace("Ks As", "Ks Ks") };
    let saved = if is_valid { vec![DEAL.to_owned()] } else { Vec::new() };
    world.insert_resource(CustomDeals { text, before: None, saved });
}
