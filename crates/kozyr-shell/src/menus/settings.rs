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
    const ALL: [(SettingsTab, &str); 4] = [
        (SettingsTab::General, "settings-general"),
        (SettingsTab::Appearance, "settings-look"),
        (SettingsTab::SoundAndMotion, "settings-senses"),
        (SettingsTab::Gameplay, "settings-play"),
    ];
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SettingsTab>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Settings)).in_set(PanelSystems::Pages),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut part: ResMut<SettingsTab>,
    ornaments: Res<DecorationRegistry>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut chosen, mut shown) = (settings.clone(), *part);
    let (mut back, mut data) = (false, false);
    let page = SettingsPage { palette: &palette, language: &language, ornaments: &ornaments };
    full_page(ctx, &palette, **screen, "settings", PageWidth::FourColumns, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("settings"));
        if widgets::has_four_columns(ui.ctx()) {
            data = page.all(ui, &mut chosen);
        } else {
            let parts = SettingsTab::ALL.map(|(part, key)| (part, language.text(key)));
            widgets::tabs(ui, &palette, "settings-parts", &mut shown, &parts);
            data = page.part(ui, shown, &mut chosen);
        }
    });
    let changed = settings.set_if_neq(chosen);
    if part.set_if_neq(shown) || changed || back || data {
        sound.write(Sound::Tap);
    }
    if data {
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
    ornaments: &'a DecorationRegistry,
}

impl SettingsPage<'_> {
    /// Draws one tab; returns whether the link to the player's data was pressed.
    fn part(&self, ui: &mut Ui, part: SettingsTab, chosen: &mut Settings) -> bool {
        let &SettingsPage { palette, language, ornaments } = self;
        match part {
            SettingsTab::General => {
                general::fields(ui, palette, language, chosen);
                let words = language.text("data");
                return widgets::wide_button(ui, palette, &words, Emphasis::Quiet).clicked();
            }
            SettingsTab::Appearance => {
                AppearanceTab { palette, language, ornaments }.fields(ui, chosen)
            }
            SettingsTab::SoundAndMotion => sound_and_motion::fields(ui, palette, language, chosen),
            SettingsTab::Gameplay => gameplay::fields(ui, palette, language, chosen),
        }
        false
    }

    /// Draws all tabs side by side, for large windows; returns whether the link to the player's
    /// data was pressed.
    fn all(&self, ui: &mut Ui, chosen: &mut Settings) -> bool {
        /// The space between tabs.
        const GAP: f32 = 20.0;
        ui.add_space(GAP);
        let mut data = false;
        let mut show = |ui: &mut Ui, parts: &[SettingsTab]| {
            for &part in parts {
                data |= self.framed(ui, part, chosen);
                ui.add_space(GAP - ui.spacing().item_spacing.y);
            }
        };
        let spacing = ui.spacing().item_spacing;
        ui.spacing_mut().item_spacing.x = GAP;
        widgets::columns(ui, 2, |halves| {
            halves[0].spacing_mut().item_spacing = spacing;
            show(&mut halves[0], &[SettingsTab::Appearance]);
            widgets::columns(&mut halves[1], 2, |columns| {
                for (column, parts) in columns.iter_mut().zip([
                    &[SettingsTab::General][..],
                    &[SettingsTab::SoundAndMotion, SettingsTab::Gameplay],
                ]) {
                    column.spacing_mut().item_spacing = spacing;
                    show(column, parts);
                }
            });
        });
        data
    }

    /// Draws a tab in a frame with its name.
    fn framed(&self, ui: &mut Ui, part: SettingsTab, chosen: &mut Settings) -> bool {
        let named = SettingsTab::ALL.iter().find(|(other, _)| *other == part);
        widgets::framed_panel(ui, self.palette, |ui| {
            ui.set_width(ui.available_width());
            if let Some((_, key)) = named {
                let font = strong_font(size::HEADING);
                widgets::heading(ui, &self.language.text(key), font, self.palette.ink);
            }
            self.part(ui, part, chosen)
        })
    }
}
