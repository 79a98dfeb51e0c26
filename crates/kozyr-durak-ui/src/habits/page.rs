//! The page that shows the player's habits and controls whether opponents may use them.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_durak::profile::{Habit, OpponentLogOdds, PlayerProfile};

use super::{super::screens::HABITS, Habits};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets::{self, Emphasis, PageWidth, full_page},
};

/// Whether the player has been asked to confirm deleting them.
#[derive(Resource, Default)]
struct ForgetConfirmation(bool);

/// Adds the page of the player's habits.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ForgetConfirmation>();
    app.add_systems(OnEnter(HABITS), |mut confirmation: ResMut<ForgetConfirmation>| {
        confirmation.0 = false
    });
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(HABITS)).in_set(PanelSystems::Pages),
    );
}

/// Shows the player's habits and stores the choice to share them. The button to delete them acts on
/// the second press.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut habits: ResMut<Habits>,
    mut confirmation: ResMut<ForgetConfirmation>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut back, mut is_shared, mut delete) = (false, habits.is_shared, false);
    full_page(ctx, &palette, **screen, "habits", PageWidth::Column, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("habits"));
        ui.label(RichText::new(language.text("habits-about")).color(palette.dim));
        widgets::switch(ui, &palette, &mut is_shared, &language.text("habits-shared"));
        let deals = [("deals", habits.profile.deals().into())];
        widgets::caption(ui, &palette, &language.format("habits-deals", &deals));
        for habit in Habit::ALL {
            row(ui, &palette, &language, &habits.profile, habit);
        }
        ui.label(RichText::new(language.text("habits-usual")).size(size::SMALL).color(palette.dim));
        if let Some(likeness) = likeness(&language, &habits.profile) {
            ui.label(likeness);
        }
        if habits.profile.deals() > 0 {
            ui.add_space(8.0);
            let key = if confirmation.0 { "habits-confirm-delete" } else { "habits-delete" };
            let pressed = widgets::button(ui, &palette, &language.text(key), Emphasis::Quiet);
            delete = pressed.clicked();
        }
    });
    if is_shared != habits.is_shared {
        sound.write(Sound::Tap);
        habits.is_shared = is_shared;
    }
    if delete {
        sound.write(Sound::Tap);
        if confirmation.0 {
            habits.clear();
        }
        confirmation.0 = !confirmation.0;
    }
    if back {
        sound.write(Sound::Tap);
        menu.set(if screen.is_table() { Menu::Pause } else { Menu::None });
    }
    Ok(())
}

/// A sentence about the opponent that the player resembles, or that there is none; `None` without
/// any evidence.
fn likeness(language: &Language, profile: &PlayerProfile) -> Option<String> {
    if profile.opponent_log_odds().is_empty() {
        return None;
    }
    Some(
        match profile
            .opponent_log_odds()
            .most_likely()
            .and_then(OpponentLogOdds::recognised_percent)
        {
            Some((name, percent)) => {
                let opponent = language.opponent_name(name);
                let arguments = [("opponent", opponent.into()), ("percent", percent.into())];
                language.format("habits-like", &arguments)
            }
            None => language.text("habits-like-nobody"),
        },
    )
}

/// Draws a habit: how often the player did it at how many opportunities, with a mark at the usual
/// rate.
fn row(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    profile: &PlayerProfile,
    habit: Habit,
) {
    let tally = profile.tally(habit);
    // Counts are sums of probabilities; show whole numbers.
    let [done, opportunities] = [tally.done, tally.opportunities].map(f64::round);
    let name = language.text(&format!("own-habit-{}", habit.name()));
    let text = match opportunities > 0.0 {
        true => language
            .format("habits-of", &[("done", done.into()), ("chances", opportunities.into())]),
        false => language.text("habits-none"),
    };
    let frequency = (tally.opportunities > 0.0).then(|| tally.done / tally.opportunities);
    widgets::share_bar(ui, palette, &name, &text, frequency, habit.prior_mean());
}
