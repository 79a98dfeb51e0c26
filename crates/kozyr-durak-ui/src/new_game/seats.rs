//! Number of players, and the person or opponent in each seat.

use crate::game_ui::DurakUi;
use bevy_egui::egui;
use kozyr_core::game::Player;

use super::DurakNewGameOptions;
use kozyr_features::new_game::opponent_picker::{self, PersonSeat, RosterContext};
use kozyr_ui::{language::Language, theme::Palette, widgets};

/// Draws the choice of the number of players.
pub(crate) fn count(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut DurakNewGameOptions,
    watching: bool,
) {
    widgets::caption(ui, palette, &language.text("new-players"));
    let counts = choice.rules(watching).player_counts();
    let allowed: Vec<(usize, String)> =
        counts.iter().map(|&count| (count, count.to_string())).collect();
    if !counts.contains(&choice.players) {
        choice.players = counts[0];
    }
    widgets::radio_row(ui, palette, &mut choice.players, &allowed);
}

/// Draws the choice of the player in each seat.
pub(crate) fn choose(
    ui: &mut egui::Ui,
    about: &RosterContext,
    choice: &mut DurakNewGameOptions,
    watching: bool,
) {
    let (palette, language) = (about.palette, about.language);
    let first = if watching { 0 } else { 1 };
    choice.edited = choice.edited.clamp(first, choice.players - 1);
    if first + 1 == choice.players {
        widgets::caption(ui, palette, &language.text("new-opponent"));
    } else {
        let caption = if watching { "new-opponents-watched" } else { "new-opponents" };
        widgets::caption(ui, palette, &language.text(caption));
        let seats: Vec<(usize, String)> = (first..choice.players)
            .map(|seat| (seat, label(language, choice, seat, first, watching)))
            .collect();
        widgets::radio_row(ui, palette, &mut choice.edited, &seats);
    }
    let edited = choice.edited;
    // Watched and rated matches have no seats for further people.
    let rated = choice.rated && !watching;
    let shared = (!watching && !rated).then_some(PersonSeat {
        person: &mut choice.persons[edited],
        line_key: "people-person-cards",
    });
    let opponent = &mut choice.opponents[edited];
    opponent_picker::pick_opponent::<DurakUi>(ui, about, opponent, shared, rated);
}

/// Label of a seat: its number and player.
fn label(
    language: &Language,
    choice: &DurakNewGameOptions,
    seat: usize,
    first: usize,
    watching: bool,
) -> String {
    format!("{} · {}", seat + 1 - first, who(language, choice, seat, watching))
}

/// Name of the player in a seat.
fn who(language: &Language, choice: &DurakNewGameOptions, seat: usize, watching: bool) -> String {
    match choice.player(seat, watching) {
        Player::Human => language.text("people-person"),
        Player::Opponent(opponent) => language.opponent_name(&opponent),
    }
}
