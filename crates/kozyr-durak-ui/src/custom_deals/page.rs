//! The page for writing a deal.

use std::ops::Range;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use egui::RichText;
use kozyr_core::game::{Player, Record};
use kozyr_durak::{
    CustomDeal, Durak, Setup,
    deal_text::{self, ParseDealError},
};

use super::{CustomDeals, describe_deal};
use crate::new_game::HouseRules;
use kozyr_features::{
    new_game::PreparedSetup,
    saved_games::{self, MatchCollection, menu::delete_button},
};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{registry::GameRegistry, session::SeedSource};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, PageWidth, full_page},
};

/// Actions on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CustomDealsAction {
    /// Returns to the new-game page.
    Back,
    /// Uses the deal for the next match.
    Play,
    /// Copies the text.
    Copy,
    /// Imports a deal from the clipboard.
    Paste,
    /// Restores the previous text.
    Undo,
    /// Replaces the text with a shuffled deal.
    Shuffle,
    /// Replaces the text with the deal played last.
    LastPlayed,
    /// Saves the deal.
    Save,
    /// Puts the saved deal at this index into the editor.
    Load(usize),
    /// Asks to confirm deleting the saved deal at this index.
    AskDelete(usize),
    /// Deletes the saved deal at this index.
    Delete(usize),
}

/// The saved deal that a second tap deletes.
#[derive(Resource, Default)]
pub(super) struct DealToDelete(Option<usize>);

/// Sources and destinations of deals.
#[derive(SystemParam)]
pub(super) struct DealExchange<'w> {
    clipboard: Clipboard<'w>,
    storage: Res<'w, Storage>,
    games: Res<'w, GameRegistry>,
    house_rules: HouseRules<'w>,
    seeds: ResMut<'w, SeedSource>,
    prepared_setup: ResMut<'w, PreparedSetup<Durak>>,
    notices: MessageWriter<'w, ShowNotice>,
}

/// Fills the text field when the page opens: with the deal that the new-game page would play, if
/// there is one, else with a shuffled deal if the field is blank. Also forgets the first tap on the
/// delete button of a saved deal.
pub(super) fn prepare_text(
    mut commands: Commands,
    mut deals: ResMut<CustomDeals>,
    mut exchange: DealExchange,
) -> Result {
    commands.insert_resource(DealToDelete::default());
    if let Some(setup) = exchange.prepared_setup.0 {
        let is_in_editor = deal_text::parse_deal(&deals.text).is_ok_and(|edited| edited == setup);
        if let Some(deal) = setup.deal.filter(|_| !is_in_editor) {
            deals.set_deal(&setup.rules, &deal);
        }
    } else if deals.text.trim().is_empty() {
        let text = exchange.shuffled()?;
        deals.set_text(text);
    }
    Ok(())
}

/// Shows the page and carries out the action pressed on it. Also imports text that has arrived from
/// the clipboard.
pub(super) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut deals: ResMut<CustomDeals>,
    mut to_delete: ResMut<DealToDelete>,
    mut exchange: DealExchange,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut edited = deals.clone();
    let mut action = None;
    full_page(ctx, &palette, **screen, "custom-deal", PageWidth::Column, |ui| {
        action = page(ui, &palette, &language, &mut edited, to_delete.0);
    });
    let pasted = exchange.clipboard.has_received_text().then_some(CustomDealsAction::Paste);
    if let Some(action) = action.or(pasted) {
        sound.write(Sound::Tap);
        to_delete.0 = None;
        match action {
            CustomDealsAction::Back => menu.set(Menu::None),
            CustomDealsAction::Play => {
                if let Ok(setup) = deal_text::parse_deal(&edited.text) {
                    exchange.prepared_setup.0 = Some(setup);
                    menu.set(Menu::None);
                }
            }
            CustomDealsAction::AskDelete(index) => to_delete.0 = Some(index),
            CustomDealsAction::Shuffle => edited.set_text(exchange.shuffled()?),
            action => exchange.change(&mut edited, action, &language),
        }
    }
    deals.set_if_neq(edited);
    Ok(())
}

impl DealExchange<'_> {
    /// Copies the text to the clipboard or changes the deals: pastes, undoes, loads, saves or
    /// deletes. Copying and failures show a notice. Ignores the page's other actions.
    fn change(&mut self, deals: &mut CustomDeals, action: CustomDealsAction, language: &Language) {
        let mut notify = |key| _ = self.notices.write(ShowNotice(language.text(key)));
        match action {
            CustomDealsAction::Copy => {
                self.clipboard.copy(&deals.text);
                notify("custom-deal-copied");
            }
            CustomDealsAction::Paste => {
                if let Some(text) = self.clipboard.paste() {
                    self.import(deals, &text, language);
                }
            }
            CustomDealsAction::Undo => deals.undo(),
            CustomDealsAction::LastPlayed => match last_played(&self.storage) {
                Some(record) => {
                    deals.set_deal(&record.setup().rules, &CustomDeal::from_record(&record))
                }
                None => notify("custom-deal-none-played"),
            },
            CustomDealsAction::Save => {
                // Saving a deal again moves it to the end.
                deals.saved.retain(|deal| *deal != deals.text);
                deals.saved.push(deals.text.clone());
            }
            CustomDealsAction::Load(index) => {
                if let Some(text) = deals.saved.get(index) {
                    deals.set_text(text.clone());
                }
            }
            CustomDealsAction::Delete(index) if index < deals.saved.len() => {
                deals.saved.remove(index);
            }
            _ => {}
        }
    }

    /// Imports a deal written elsewhere, or the deal of a complete game. Anything else is rejected
    /// with a notice, and the text field stays unchanged.
    fn import(&mut self, deals: &mut CustomDeals, text: &str, language: &Language) {
        let error = match deal_text::parse_deal(text) {
            Ok(_) => return deals.set_text(text.to_owned()),
            Err(error) => error,
        };
        let record = self.games.known().read(text).ok();
        if let Some(record) = record.as_ref().and_then(|record| record.downcast_ref::<Durak>()) {
            return deals.set_deal(&record.setup().rules, &CustomDeal::from_record(record));
        }
        let reason = [("reason", language.message(&error.message()).into())];
        self.notices.write(ShowNotice(language.format("custom-deal-not-a-deal", &reason)));
    }

    /// Returns the text of a shuffled deal under the house rules for the fewest players they allow.
    /// Fails if no random seed is available.
    fn shuffled(&mut self) -> Result<String> {
        let rules = self.house_rules.rules();
        let players = rules.player_counts()[0];
        let people = vec![Player::Human; players];
        let record =
            Record::<Durak>::new(Setup::new(players, rules), self.seeds.next_seed()?, people)?;
        Ok(deal_text::format_deal(&rules, &CustomDeal::from_record(&record)))
    }
}

/// The last finished deal that the player took part in; `None` if none is saved or it can't be
/// read.
fn last_played(storage: &Storage) -> Option<Record<Durak>> {
    let finished =
        saved_games::load_all::<Durak>(storage, MatchCollection::Finished).unwrap_or_default();
    finished.into_iter().next().map(|game| game.record)
}

/// Draws the page and edits the text of `deals`; `to_delete` is the index of the saved deal whose
/// deletion is to be confirmed. Returns the pressed action, if any.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    deals: &mut CustomDeals,
    to_delete: Option<usize>,
) -> Option<CustomDealsAction> {
    /// Minimum number of lines in the text field.
    const ROWS: usize = 7;
    let mut action = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("custom-deal")) {
        action = Some(CustomDealsAction::Back);
    }
    let parsed = deal_text::parse_deal(&deals.text);
    let error_range = parsed.as_ref().err().map(|error| word_at(&deals.text, error));
    widgets::text_field(
        ui,
        palette,
        &language.text("custom-deal-text"),
        &mut deals.text,
        ROWS,
        error_range,
    );
    // Text typed in this frame is checked in the next one, together with its marks.
    verdict(ui, palette, language, &parsed);
    let button = |key, action| ButtonSpec::new(action, language.text(key));
    let play =
        [button("custom-deal-play", CustomDealsAction::Play).accented().enabled_if(parsed.is_ok())];
    action = widgets::button_grid(ui, palette, 1, &play).or(action);
    let others = [
        button("custom-deal-copy", CustomDealsAction::Copy),
        button("custom-deal-paste", CustomDealsAction::Paste),
        button("custom-deal-undo", CustomDealsAction::Undo).enabled_if(deals.before.is_some()),
        button("custom-deal-shuffle", CustomDealsAction::Shuffle),
        button("custom-deal-last", CustomDealsAction::LastPlayed),
        button("custom-deal-save", CustomDealsAction::Save).enabled_if(parsed.is_ok()),
    ];
    action = widgets::button_grid(ui, palette, 3, &others).or(action);
    action = saved(ui, palette, language, &deals.saved, to_delete).or(action);
    ui.label(
        RichText::new(language.text("custom-deal-about")).size(size::SMALL).color(palette.dim),
    );
    action
}

/// Shows the result of checking the text, a summary or the error, and announces it when it changes.
fn verdict(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    parsed: &Result<Setup, ParseDealError>,
) {
    let label = match parsed {
        Ok(setup) => ui.label(RichText::new(describe_deal(setup, language)).color(palette.dim)),
        Err(error) => {
            let text = RichText::new(language.message(&error.message())).color(palette.red);
            // Red text directly on the table would be hard to read.
            let frame = egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12);
            frame.show(ui, |ui| ui.label(text)).inner
        }
    };
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Lists saved deals, the latest first; `to_delete` is the index of the one whose deletion is to be
/// confirmed. Returns the pressed action, which loads or deletes one or asks to confirm that.
fn saved(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    saved: &[String],
    to_delete: Option<usize>,
) -> Option<CustomDealsAction> {
    let mut action = None;
    if !saved.is_empty() {
        widgets::caption(ui, palette, &language.text("custom-deal-saved"));
    }
    for (index, text) in saved.iter().enumerate().rev() {
        let number = index as u32 + 1;
        let name = language.format("custom-deal-name", &[("number", number.into())]);
        let line = deal_text::parse_deal(text)
            .map(|setup| describe_deal(&setup, language))
            .unwrap_or_default();
        ui.horizontal(|ui| {
            let row_size = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
            let option = |ui: &mut egui::Ui| widgets::option_row(ui, palette, &name, &line, false);
            if ui.allocate_ui(row_size, option).inner.clicked() {
                action = Some(CustomDealsAction::Load(index));
            }
            let is_confirmed = to_delete == Some(index);
            if delete_button(ui, palette, language, number, is_confirmed) {
                action = Some(if is_confirmed {
                    CustomDealsAction::Delete(index)
                } else {
                    CustomDealsAction::AskDelete(index)
                });
            }
        });
    }
    action
}

/// The range of the word with the error in the whole text, in characters; at least one long.
fn word_at(text: &str, error: &ParseDealError) -> Range<usize> {
    let lines = text.split_inclusive('\n');
    let line_start: usize = lines.take(error.line - 1).map(|line| line.chars().count()).sum();
    let from = line_start + error.column - 1;
    let ends_word = |letter: &char| letter.is_whitespace() || ";|#".contains(*letter);
    let length = text.chars().skip(from).take_while(|letter| !ends_word(letter)).count();
    from..from + length.max(1)
}
