//! Number of players, and the person or opponent in each seat.

use crate::game_ui::DurakUi;
use bevy_egui::egui;
use kozyr_core::game::Player;

use super::DurakNewGameOptions;
use kozyr_features::new_game::opponent_picker::{self, PersonSeat, RosterContext};
use kozyr_ui::{language::Language, theme::Palette, widgets};

/// Draws the choice of the number of players and corrects a number that the rules do not allow.
pub(crate) fn count(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &mut DurakNewGameOptions,
    watching: bool,
) {
    widgets::caption(ui, palette, &language.text("new-players"));
    let counts = options.rules(watching).player_counts();
    let allowed: Vec<(usize, String)> =
        counts.iter().map(|&count| (count, count.to_string())).collect();
    if !counts.contains(&options.players) {
        options.players = counts[0];
    }
    widgets::radio_row(ui, palette, &mut options.players, &allowed);
}

/// Draws the choice of the seat to edit and of the player in it.
pub(crate) fn choose(
    ui: &mut egui::Ui,
    context: &RosterContext,
    options: &mut DurakNewGameOptions,
    watching: bool,
) {
    let (palette, language) = (context.palette, context.language);
    let first = if watching { 0 } else { 1 };
    options.edited = options.edited.clamp(first, options.players - 1);
    if first + 1 == options.players {
        widgets::caption(ui, palette, &language.text("new-opponent"));
    } else {
        let caption = if watching { "new-opponents-watched" } else { "new-opponents" };
        widgets::caption(ui, palette, &language.text(caption));
        let seats: Vec<(usize, String)> = (first..options.players)
            .map(|seat| (seat, label(language, options, seat, first, watching)))
            .collect();
        widgets::radio_row(ui, palette, &mut options.edited, &seats);
    }
    let edited = options.edited;
    // Watched and rated matches have no seats for further people.
    let rated = options.rated && !watching;
    let person_seat = (!watching && !rated).then_some(PersonSeat {
        person: &mut options.persons[edited],
        line_key: "people-person-cards",
    });
    let opponent = &mut options.opponents[edited];
    opponent_picker::pick_opponent::<DurakUi>(ui, context, opponent, person_seat, rated);
}

/// Label of a seat: its number counted from `first`, and its player.
fn label(
    language: &Language,
    options: &DurakNewGameOptions,
    seat: usize,
    first: usize,
    watching: bool,
) -> String {
    format!("{} · {}", seat + 1 - first, who(language, options, seat, watching))
}

/// Name of the player in a seat.
fn who(language: &Language, options: &DurakNewGameOptions, seat: usize, watching: bool) -> String {
    match options.player(seat, watching) {
        Player::Human => language.text("people-person"),
        Player::Opponent(opponent) => language.opponent_name(&opponent),
    }
}
