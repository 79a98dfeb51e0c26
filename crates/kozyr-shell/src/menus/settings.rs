//! The settings; every change takes effect at once.

mod appearance;
mod fields;
mod gameplay;
mod general;
mod preview;
mod sound_and_motion;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use self::appearance::AppearanceTab;

use kozyr_features::decorations::DecorationRegistry;
use kozyr_platform::screen::{Menu, Screen};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis, PageWidth, full_page},
};

/// The visible tab.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SettingsTab {
    /// Language, text, handedness.
    #[default]
    General,
    /// Table, cards, board, discs.
    Appearance,
    /// Sound, music, motion.
    SoundAndMotion,
    /// Gameplay.
    Gameplay,
}

impl SettingsTab {
    /// All tabs, each with the key of its name.
    const ALL: [(SettingsTab, &str); 4] = [
        (SettingsTab::General, "settings-general"),
        (SettingsTab::Appearance, "settings-look"),
        (SettingsTab::SoundAndMotion, "settings-senses"),
        (SettingsTab::Gameplay, "settings-play"),
    ];
}

/// Adds the settings page.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SettingsTab>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Settings)).in_set(PanelSystems::Pages),
    );
}

/// Draws the settings page, applies changes at once, and follows the back button and the link to
/// the player's data.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut tab: ResMut<SettingsTab>,
    decorations: Res<DecorationRegistry>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut chosen, mut visible) = (settings.clone(), *tab);
    let (mut back, mut opens_data) = (false, false);
    let page = SettingsPage { palette: &palette, language: &language, decorations: &decorations };
    full_page(ctx, &palette, **screen, "settings", PageWidth::FourColumns, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("settings"));
        if widgets::has_four_columns(ui.ctx()) {
            opens_data = page.all(ui, &mut chosen);
        } else {
            let tabs = SettingsTab::ALL.map(|(tab, key)| (tab, language.text(key)));
            widgets::tabs(ui, &palette, "settings-parts", &mut visible, &tabs);
            opens_data = page.draw_tab(ui, visible, &mut chosen);
        }
    });
    let changed = settings.set_if_neq(chosen);
    if tab.set_if_neq(visible) || changed || back || opens_data {
        sound.write(Sound::Tap);
    }
    if opens_data {
        menu.set(Menu::Data);
    }
    if back {
        menu.set(if screen.is_table() { Menu::Pause } else { Menu::None });
    }
    Ok(())
}

/// The resources for drawing the page.
struct SettingsPage<'a> {
    palette: &'a Palette,
    language: &'a Language,
    decorations: &'a DecorationRegistry,
}

impl SettingsPage<'_> {
    /// Draws one tab and updates `chosen` with the player's choices. Returns whether the link to
    /// the player's data, on the general tab, was pressed.
    fn draw_tab(&self, ui: &mut Ui, tab: SettingsTab, chosen: &mut Settings) -> bool {
        let &SettingsPage { palette, language, decorations } = self;
        match tab {
            SettingsTab::General => {
                general::fields(ui, palette, language, chosen);
                let label = language.text("data");
                return widgets::wide_button(ui, palette, &label, Emphasis::Quiet).clicked();
            }
            SettingsTab::Appearance => {
                AppearanceTab { palette, language, decorations }.fields(ui, chosen)
            }
            SettingsTab::SoundAndMotion => sound_and_motion::fields(ui, palette, language, chosen),
            SettingsTab::Gameplay => gameplay::fields(ui, palette, language, chosen),
        }
        false
    }

    /// Draws all tabs side by side, for large windows, and updates `chosen` with the player's
    /// choices. Returns whether the link to the player's data was pressed.
    fn all(&self, ui: &mut Ui, chosen: &mut Settings) -> bool {
        /// The space between tabs.
        const GAP: f32 = 20.0;
        ui.add_space(GAP);
        let mut opens_data = false;
        let mut show = |ui: &mut Ui, tabs: &[SettingsTab]| {
            for &tab in tabs {
                opens_data |= self.framed(ui, tab, chosen);
                ui.add_space(GAP - ui.spacing().item_spacing.y);
            }
        };
        let spacing = ui.spacing().item_spacing;
        ui.spacing_mut().item_spacing.x = GAP;
        widgets::columns(ui, 2, |halves| {
            halves[0].spacing_mut().item_spacing = spacing;
            show(&mut halves[0], &[SettingsTab::Appearance]);
            widgets::columns(&mut halves[1], 2, |columns| {
                for (column, tabs) in columns.iter_mut().zip([
                    &[SettingsTab::General][..],
                    &[SettingsTab::SoundAndMotion, SettingsTab::Gameplay],
                ]) {
                    column.spacing_mut().item_spacing = spacing;
                    show(column, tabs);
                }
            });
        });
        opens_data
    }

    /// Draws a tab in a frame with its name and updates `chosen` with the player's choices. Returns
    /// whether the link to the player's data was pressed.
    fn framed(&self, ui: &mut Ui, tab: SettingsTab, chosen: &mut Settings) -> bool {
        let entry = SettingsTab::ALL.iter().find(|(value, _)| *value == tab);
        widgets::framed_panel(ui, self.palette, |ui| {
            ui.set_width(ui.available_width());
            if let Some((_, key)) = entry {
                let font = strong_font(size::HEADING);
                widgets::heading(ui, &self.language.text(key), font, self.palette.ink);
            }
            self.draw_tab(ui, tab, chosen)
        })
    }
}
