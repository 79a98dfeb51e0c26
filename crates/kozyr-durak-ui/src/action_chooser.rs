//! Questions with several answers: which action a card means, and whether to redeal.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, pos2};
use kozyr_durak::Action;

use super::{
    layout::CardTableLayout,
    screens::TABLE,
    touch::{ActionPressed, PersonActions},
};
use kozyr_features::side_panel::Explainable;
use kozyr_platform::screen::Menu;
use kozyr_ui::{
    accessibility,
    language::Language,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, Emphasis},
};

/// Adds the questions which action a card means and whether to redeal.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_choices
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::GameChoices),
    );
}

/// Asks above the hand what to do, with a button per action, while a card has several meanings or a
/// redeal may be requested. Sends the pressed action; the question about a card can also be
/// cancelled.
fn show_choices(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    mut actions: ResMut<PersonActions>,
    mut shown_answers: Local<Vec<Action>>,
    mut pressed: MessageWriter<ActionPressed>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (question, answers) = match actions.ambiguous_card {
        Some(card) => ("durak-which", actions.actions_with(card).collect::<Vec<_>>()),
        None if actions.may_redeal() => ("durak-you-may-redeal", actions.legal.clone()),
        None => {
            shown_answers.clear();
            return Ok(());
        }
    };
    if *shown_answers != answers {
        accessibility::reset_focus(ctx);
        shown_answers.clone_from(&answers);
    }
    let mut cancelled = false;
    egui::Area::new("durak-choices".into())
        .order(egui::Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        // Above the hand, which stays in reach: a second tap on the card also answers.
        .fixed_pos(pos2(layout.hand.center().x, layout.hand.min.y - 4.0))
        .show(ctx, |ui| {
            egui::Frame::new().fill(palette.panel).corner_radius(18).inner_margin(12).show(
                ui,
                |ui| {
                    widgets::use_panel_style(ui, &palette);
                    ui.set_max_width(layout.hand.width().min(460.0));
                    ui.label(language.text(question));
                    ui.horizontal_wrapped(|ui| {
                        for (index, &action) in answers.iter().enumerate() {
                            let text = answer_text(action, &language);
                            let button = widgets::button(ui, &palette, &text, Emphasis::Quiet);
                            if index == 0 {
                                accessibility::set_initial_focus(&button);
                            }
                            if button.clicked() {
                                pressed.write(ActionPressed(action));
                            }
                        }
                        let cancel = language.text("cancel");
                        cancelled = actions.ambiguous_card.is_some()
                            && widgets::button(ui, &palette, &cancel, Emphasis::Quiet).clicked();
                    });
                },
            );
        });
    if cancelled {
        actions.ambiguous_card = None;
    }
    Ok(())
}

/// Returns the label of an action's button: the attack card of a beat, the kind of a transfer, else
/// the action as in a plan.
fn answer_text(action: Action, language: &Language) -> String {
    match action {
        Action::Beat { attack, .. } => {
            language.format("durak-choice-beat", &[("card", language.card(attack).into())])
        }
        Action::Transfer(_) => language.text("durak-choice-transfer"),
        Action::ShowTransfer(_) => language.text("durak-choice-show"),
        other => DurakUi::describe_plan(&[other], language),
    }
}
