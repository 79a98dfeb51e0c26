//! Table, cards, board and discs: each option shows a preview.

use bevy_egui::egui::{self, Rect, Ui, vec2};

use super::preview;
use kozyr_features::decorations::{DecorationRegistry, StyledItem};
use kozyr_ui::{
    language::Language,
    settings::{BoardStyle, CardBack, DeckStyle, DiscStyle, Settings, Theme},
    theme::Palette,
    widgets,
};

/// The resources for drawing the tab.
pub(super) struct AppearanceTab<'a> {
    pub(super) palette: &'a Palette,
    pub(super) language: &'a Language,
    pub(super) decorations: &'a DecorationRegistry,
}

impl AppearanceTab<'_> {
    /// Draws the tab and updates `settings` with the player's choices.
    pub(super) fn fields(&self, ui: &mut Ui, settings: &mut Settings) {
        // Each pane changes only its own fields.
        let mut second = settings.clone();
        widgets::two_panes(
            ui,
            |ui| self.table_and_cards(ui, settings),
            |ui| self.board_and_backs(ui, &mut second),
        );
        settings.card_back = second.card_back;
        settings.board = second.board;
        settings.discs = second.discs;
    }

    /// Draws a preview of the table and the options for the theme and card faces. Updates those
    /// fields of `settings` with the player's choices.
    fn table_and_cards(&self, ui: &mut Ui, settings: &mut Settings) {
        preview::draw(ui, self.palette, self.decorations, settings);
        let themes = [
            (Theme::Felt, "settings-theme-felt"),
            (Theme::Wood, "settings-theme-wood"),
            (Theme::Night, "settings-theme-night"),
        ];
        self.choose(ui, "settings-theme", &mut settings.theme, themes, |ui, theme, at| {
            table(ui, &Palette::for_theme(theme), at);
        });
        let decks = [
            (DeckStyle::Automatic, "settings-deck-automatic"),
            (DeckStyle::Atlasnye, "settings-deck-atlasnye"),
            (DeckStyle::Large, "settings-deck-large"),
            (DeckStyle::FourColours, "settings-deck-four-colours"),
        ];
        let current = settings.clone();
        self.choose(ui, "settings-deck", &mut settings.deck, decks, |ui, deck, at| {
            self.swatch(ui, StyledItem::Deck, &Settings { deck, ..current.clone() }, at);
        });
    }

    /// Draws the options for card backs, the board and discs. Updates those fields of `settings`
    /// with the player's choices.
    fn board_and_backs(&self, ui: &mut Ui, settings: &mut Settings) {
        let backs = [
            (CardBack::Lattice, "settings-back-lattice"),
            (CardBack::Blue, "settings-back-blue"),
            (CardBack::Rosette, "settings-back-rosette"),
            (CardBack::Scales, "settings-back-scales"),
            (CardBack::Suits, "settings-back-suits"),
        ];
        let current = settings.clone();
        self.choose(ui, "settings-back", &mut settings.card_back, backs, |ui, back, at| {
            self.swatch(
                ui,
                StyledItem::CardBack,
                &Settings { card_back: back, ..current.clone() },
                at,
            );
        });
        let boards = [
            (BoardStyle::Automatic, "settings-board-automatic"),
            (BoardStyle::Green, "settings-board-green"),
            (BoardStyle::Wood, "settings-board-wood"),
            (BoardStyle::Slate, "settings-board-slate"),
            (BoardStyle::Plain, "settings-board-plain"),
        ];
        self.choose(ui, "settings-board", &mut settings.board, boards, |ui, board, at| {
            self.swatch(ui, StyledItem::Board, &Settings { board, ..current.clone() }, at);
        });
        let discs = [
            (DiscStyle::Smooth, "settings-discs-smooth"),
            (DiscStyle::Turned, "settings-discs-turned"),
            (DiscStyle::Flat, "settings-discs-flat"),
        ];
        self.choose(ui, "settings-discs", &mut settings.discs, discs, |ui, discs, at| {
            self.swatch(ui, StyledItem::Discs, &Settings { discs, ..current.clone() }, at);
        });
    }

    /// Draws the heading with this key and the options, each a value and the key of its name, as
    /// previews painted by `paint`. Sets `chosen` to the pressed option, if any.
    fn choose<T: Copy + PartialEq, const N: usize>(
        &self,
        ui: &mut Ui,
        heading: &str,
        chosen: &mut T,
        options: [(T, &str); N],
        paint: impl Fn(&mut Ui, T, Rect),
    ) {
        widgets::caption(ui, self.palette, &self.language.text(heading));
        let options = options.map(|(value, key)| (value, self.language.text(key)));
        widgets::swatches(ui, self.palette, chosen, &options, paint);
    }

    /// Draws a preview of a styled item with these settings, if a game provides one; else draws
    /// nothing.
    fn swatch(&self, ui: &Ui, item: StyledItem, settings: &Settings, at: Rect) {
        if let Some(paint) = self.decorations.swatch(item) {
            let palette = Palette::for_theme(settings.theme).with_board(settings.board);
            paint(ui, &palette, settings, at);
        }
    }
}

/// Draws a small table in this palette: its cloth, a panel and a button.
fn table(ui: &Ui, palette: &Palette, at: Rect) {
    let painter = ui.painter();
    painter.rect_filled(at, 10, palette.felt_dark);
    painter.rect_filled(at.shrink2(vec2(3.0, 3.0)), 8, palette.felt);
    let panel = Rect::from_center_size(at.center(), at.size() * vec2(0.56, 0.6));
    painter.rect_filled(panel, 6, palette.panel);
    let line = |y: f32, width: f32, ink| {
        let size = vec2(panel.width() * width, 4.0);
        let at = panel.min + vec2(7.0, panel.height() * y);
        painter.rect_filled(Rect::from_min_size(at, size), 2, ink);
    };
    line(0.2, 0.6, palette.ink);
    line(0.42, 0.45, palette.dim);
    let button = egui::pos2(panel.right() - 15.0, panel.bottom() - 10.0);
    painter.rect_filled(Rect::from_center_size(button, vec2(18.0, 8.0)), 4, palette.accent);
}
