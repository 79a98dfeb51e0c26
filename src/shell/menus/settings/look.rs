//! Table, cards, board and discs.

use bevy_egui::egui;

use super::fields::choose;
use crate::look::{
    language::Language,
    settings::{BoardStyle, CardBack, DeckStyle, DiscStyle, Settings, Theme},
    theme::Palette,
};

pub(crate) fn fields(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    settings: &mut Settings,
) {
    let themes = [
        (Theme::Felt, "settings-theme-felt"),
        (Theme::Wood, "settings-theme-wood"),
        (Theme::Night, "settings-theme-night"),
    ];
    choose(ui, palette, language, "settings-theme", &mut settings.theme, themes);
    let decks = [
        (DeckStyle::Automatic, "settings-deck-automatic"),
        (DeckStyle::Atlasnye, "settings-deck-atlasnye"),
        (DeckStyle::Large, "settings-deck-large"),
        (DeckStyle::FourColours, "settings-deck-four-colours"),
    ];
    choose(ui, palette, language, "settings-deck", &mut settings.deck, decks);
    let backs = [
        (CardBack::Lattice, "settings-back-lattice"),
        (CardBack::Blue, "settings-back-blue"),
        (CardBack::Rosette, "settings-back-rosette"),
        (CardBack::Scales, "settings-back-scales"),
        (CardBack::Suits, "settings-back-suits"),
    ];
    choose(ui, palette, language, "settings-back", &mut settings.back, backs);
    let boards = [
        (BoardStyle::Automatic, "settings-board-automatic"),
        (BoardStyle::Green, "settings-board-green"),
        (BoardStyle::Wood, "settings-board-wood"),
        (BoardStyle::Slate, "settings-board-slate"),
        (BoardStyle::Plain, "settings-board-plain"),
    ];
    choose(ui, palette, language, "settings-board", &mut settings.board, boards);
    let discs = [
        (DiscStyle::Smooth, "settings-discs-smooth"),
        (DiscStyle::Turned, "settings-discs-turned"),
        (DiscStyle::Flat, "settings-discs-flat"),
    ];
    choose(ui, palette, language, "settings-discs", &mut settings.discs, discs);
}
