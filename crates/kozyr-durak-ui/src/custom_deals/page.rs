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
    Back,
    Play,
    Copy,
    Paste,
    Undo,
    Shuffle,
    LastPlayed,
    Save,
    Load(usize),
    AskDelete(usize),
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
    house: HouseRules<'w>,
    seeds: ResMut<'w, SeedSource>,
    start: ResMut<'w, PreparedSetup<Durak>>,
    tell: MessageWriter<'w, ShowNotice>,
}

/// Opens the page, with a shuffled deal to edit if nothing has been written.
pub(super) fn open(
    mut commands: Commands,
    mut deals: ResMut<CustomDeals>,
    mut ways: DealExchange,
) -> Result {
    commands.insert_resource(DealToDelete::default());
    if let Some(setup) = ways.start.0 {
        let written = deal_text::parse_deal(&deals.text).is_ok_and(|written| written == setup);
        if let Some(deal) = setup.deal.filter(|_| !written) {
            deals.set_deal(&setup.rules, &deal);
        }
    } else if deals.text.trim().is_empty() {
        let text = ways.shuffled()?;
        deals.set_text(text);
    }
    Ok(())
}

pub(super) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut deals: ResMut<CustomDeals>,
    mut doomed: ResMut<DealToDelete>,
    mut ways: DealExchange,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = deals.clone();
    let mut wish = None;
    full_page(ctx, &palette, **screen, "custom-deal", PageWidth::Column, |ui| {
        wish = page(ui, &palette, &language, &mut changed, doomed.0);
    });
    let come = ways.clipboard.has_received_text().then_some(CustomDealsAction::Paste);
    if let Some(wish) = wish.or(come) {
        sound.write(Sound::Tap);
        doomed.0 = None;
        match wish {
            CustomDealsAction::Back => menu.set(Menu::None),
            CustomDealsAction::Play => {
                if let Ok(setup) = deal_text::parse_deal(&changed.text) {
                    ways.start.0 = Some(setup);
                    menu.set(Menu::None);
                }
            }
            CustomDealsAction::AskDelete(index) => doomed.0 = Some(index),
            CustomDealsAction::Shuffle => changed.set_text(ways.shuffled()?),
            wish => ways.change(&mut changed, wish, &language),
        }
    }
    deals.set_if_neq(changed);
    Ok(())
}

impl DealExchange<'_> {
    fn change(&mut self, deals: &mut CustomDeals, wish: CustomDealsAction, language: &Language) {
        let mut say = |key| _ = self.tell.write(ShowNotice(language.text(key)));
        match wish {
            CustomDealsAction::Copy => {
                self.clipboard.copy(&deals.text);
                say("custom-deal-copied");
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
                None => say("custom-deal-none-played"),
            },
            CustomDealsAction::Save => {
                // Saving a deal again moves it to the end.
                deals.saved.retain(|saved| *saved != deals.text);
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

    /// Imports a deal written elsewhere, or the deal of a complete game. Anything else is rejected,
    /// and the text field stays unchanged.
    fn import(&mut self, deals: &mut CustomDeals, text: &str, language: &Language) {
        let refusal = match deal_text::parse_deal(text) {
            Ok(_) => return deals.set_text(text.to_owned()),
            Err(refusal) => refusal,
        };
        let record = self.games.known().read(text).ok();
        if let Some(record) = record.as_ref().and_then(|record| record.downcast_ref::<Durak>()) {
            return deals.set_deal(&record.setup().rules, &CustomDeal::from_record(record));
        }
        let reason = [("reason", language.message(&refusal.message()).into())];
        self.tell.write(ShowNotice(language.format("custom-deal-not-a-deal", &reason)));
    }

    /// Returns the text of a shuffled deal under the house rules for the fewest players they allow.
    fn shuffled(&mut self) -> Result<String> {
        let rules = self.house.rules();
        let players = rules.player_counts()[0];
        let people = vec![Player::Human; players];
        let record =
            Record::<Durak>::new(Setup::new(players, rules), self.seeds.next_seed()?, people)?;
        Ok(deal_text::format_deal(&rules, &CustomDeal::from_record(&record)))
    }
}

/// The last finished deal that the player took part in.
fn last_played(storage: &Storage) -> Option<Record<Durak>> {
    let finished =
        saved_games::load_all::<Durak>(storage, MatchCollection::Finished).unwrap_or_default();
    finished.into_iter().next().map(|kept| kept.record)
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    deals: &mut CustomDeals,
    doomed: Option<usize>,
) -> Option<CustomDealsAction> {
    /// Minimum number of lines in the text field.
    const ROWS: usize = 7;
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("custom-deal")) {
        wish = Some(CustomDealsAction::Back);
    }
    let read = deal_text::parse_deal(&deals.text);
    let wrong = read.as_ref().err().map(|fault| word_at(&deals.text, fault));
    widgets::text_field(
        ui,
        palette,
        &language.text("custom-deal-text"),
        &mut deals.text,
        ROWS,
        wrong,
    );
    // Text typed in this frame is checked in the next one, together with its marks.
    verdict(ui, palette, language, &read);
    let offer = |key, wish| ButtonSpec::new(wish, language.text(key));
    let play =
        [offer("custom-deal-play", CustomDealsAction::Play).accented().enabled_if(read.is_ok())];
    wish = widgets::button_grid(ui, palette, 1, &play).or(wish);
    let others = [
        offer("custom-deal-copy", CustomDealsAction::Copy),
        offer("custom-deal-paste", CustomDealsAction::Paste),
        offer("custom-deal-undo", CustomDealsAction::Undo).enabled_if(deals.before.is_some()),
        offer("custom-deal-shuffle", CustomDealsAction::Shuffle),
        offer("custom-deal-last", CustomDealsAction::LastPlayed),
        offer("custom-deal-save", CustomDealsAction::Save).enabled_if(read.is_ok()),
    ];
    wish = widgets::button_grid(ui, palette, 3, &others).or(wish);
    wish = saved(ui, palette, language, &deals.saved, doomed).or(wish);
    ui.label(
        RichText::new(language.text("custom-deal-about")).size(size::SMALL).color(palette.dim),
    );
    wish
}

/// Shows the result of checking the text and announces it when it changes.
fn verdict(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    read: &Result<Setup, ParseDealError>,
) {
    let said = match read {
        Ok(setup) => ui.label(RichText::new(describe_deal(setup, language)).color(palette.dim)),
        Err(fault) => {
            let said = RichText::new(language.message(&fault.message())).color(palette.red);
            // Red text directly on the table would be hard to read.
            let ground = egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12);
            ground.show(ui, |ui| ui.label(said)).inner
        }
    };
    ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Lists saved deals, the latest first.
fn saved(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    saved: &[String],
    doomed: Option<usize>,
) -> Option<CustomDealsAction> {
    let mut wish = None;
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
            let row = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
            let option = |ui: &mut egui::Ui| widgets::option_row(ui, palette, &name, &line, false);
            if ui.allocate_ui(row, option).inner.clicked() {
                wish = Some(CustomDealsAction::Load(index));
            }
            let is_doomed = doomed == Some(index);
            if delete_button(ui, palette, language, number, is_doomed) {
                wish = Some(if is_doomed {
                    CustomDealsAction::Delete(index)
                } else {
                    CustomDealsAction::AskDelete(index)
                });
            }
        });
    }
    wish
}

/// Character range of the faulty word.
fn word_at(text: &str, fault: &ParseDealError) -> Range<usize> {
    let lines = text.split_inclusive('\n');
    let before: usize = lines.take(fault.line - 1).map(|line| line.chars().count()).sum();
    let from = before + fault.column - 1;
    let ends = |letter: &char| letter.is_whitespace() || ";|#".contains(*letter);
    let word = text.chars().skip(from).take_while(|letter| !ends(letter)).count();
    from..from + word.max(1)
}
