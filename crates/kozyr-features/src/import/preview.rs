//! The preview of one imported game, with what can be done with it.

use bevy_egui::egui::{RichText, Ui};

use super::list::{ImportedMatches, summary, title};
use crate::saved_games::access::SavedGamesRegistry;
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec},
};

/// The width in points from which the moves are beside the picture.
const TWO_COLUMNS_WIDTH: f32 = 440.0;

/// What to do with the game in the preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PreviewAction {
    /// Replays it, with a review.
    Replay,
    /// Resumes it, if it is unfinished.
    Resume,
    /// Opens its position.
    OpenPosition,
    /// Saves it among the player's games.
    Save,
}

/// Draws the preview. Returns the action that was pressed.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    games: &SavedGamesRegistry,
    matches: &ImportedMatches,
) -> Option<PreviewAction> {
    let chosen = matches.chosen();
    let access = games.get(chosen.record.game())?;
    let game = matches.get(chosen.index);
    // A match of this program has players of its own.
    let (name, line) = if game.players.is_empty() && !game.is_position {
        let description = (access.describe)(&chosen.record, language);
        (description.name, description.line)
    } else {
        (title(game, chosen.index, language), summary(game))
    };
    widgets::heading(ui, &name, strong_font(size::HEADING), palette.ink);
    if !line.is_empty() {
        ui.label(RichText::new(line).color(palette.dim));
    }
    ui.add_space(6.0);
    let show_picture = |ui: &mut Ui| (access.show_picture)(ui, palette, language, &chosen.record);
    let show_rest = |ui: &mut Ui| {
        let is_over = chosen.record.is_over();
        let action = action_buttons(ui, palette, language, game.is_position, is_over);
        let moves = (access.describe_actions)(&chosen.record);
        ui.label(RichText::new(moves).color(palette.dim).size(size::SMALL));
        action
    };
    if ui.available_width() < TWO_COLUMNS_WIDTH {
        show_picture(ui);
        return show_rest(ui);
    }
    ui.horizontal_top(|ui| {
        ui.vertical(show_picture);
        ui.add_space(10.0);
        ui.vertical(show_rest).inner
    })
    .inner
}

/// The buttons for what can be done with the game.
fn action_buttons(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    is_position: bool,
    is_over: bool,
) -> Option<PreviewAction> {
    let button = |action, key| ButtonSpec::new(action, language.text(key));
    let mut buttons = Vec::new();
    if is_position {
        buttons.push(button(PreviewAction::OpenPosition, "import-play").accented());
    } else {
        buttons.push(button(PreviewAction::Replay, "import-replay").accented());
        if !is_over {
            buttons.push(button(PreviewAction::Resume, "import-resume"));
        }
        buttons.push(button(PreviewAction::Save, "import-save"));
    }
    widgets::button_grid(ui, palette, buttons.len(), &buttons)
}
