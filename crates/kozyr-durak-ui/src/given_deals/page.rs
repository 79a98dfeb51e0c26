//! The page on which a deal is written.

use std::ops::Range;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use egui::RichText;
use kozyr_core::game::{Player, Record};
use kozyr_durak::{
    Durak, GivenDeal, Setup,
    deal_text::{self, ParseDealError},
};

use super::{Deals, told};
use crate::new_game::HouseRules;
use kozyr_features::{
    new_game::Start,
    saved_games::{self, Collection, menu::throw_away},
};
use kozyr_platform::{
    clipboard::Clipboard,
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{registry::Games, session::Seeds};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::Tell,
    theme::{Palette, size},
    widgets::{self, Breadth, Offer, full_page},
};

/// What was pressed on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Request {
    Back,
    Play,
    Copy,
    Paste,
    Undo,
    Shuffle,
    Last,
    Save,
    Load(usize),
    Doom(usize),
    Forget(usize),
}

/// The saved deal that another tap throws away.
#[derive(Resource, Default)]
pub(super) struct Doomed(Option<usize>);

/// Where deals come from, and where they go.
#[derive(SystemParam)]
pub(super) struct Ways<'w> {
    clipboard: Clipboard<'w>,
    storage: Res<'w, Storage>,
    games: Res<'w, Games>,
    house: HouseRules<'w>,
    seeds: ResMut<'w, Seeds>,
    start: ResMut<'w, Start<Durak>>,
    tell: MessageWriter<'w, Tell>,
}

/// Whoever comes with nothing written finds a shuffled deal to change.
pub(super) fn open(mut commands: Commands, mut deals: ResMut<Deals>, mut ways: Ways) -> Result {
    commands.insert_resource(Doomed::default());
    if let Some(setup) = ways.start.0 {
        let written = deal_text::read(&deals.text).is_ok_and(|written| written == setup);
        if let Some(deal) = setup.deal.filter(|_| !written) {
            deals.lay(&setup.rules, &deal);
        }
    } else if deals.text.trim().is_empty() {
        let text = ways.shuffled()?;
        deals.lay_text(text);
    }
    Ok(())
}

pub(super) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut deals: ResMut<Deals>,
    mut doomed: ResMut<Doomed>,
    mut ways: Ways,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = deals.clone();
    let mut wish = None;
    full_page(ctx, &palette, **screen, "given", Breadth::Column, |ui| {
        wish = page(ui, &palette, &language, &mut changed, doomed.0);
    });
    let come = ways.clipboard.has_come().then_some(Request::Paste);
    if let Some(wish) = wish.or(come) {
        sound.write(Sound::Tap);
        doomed.0 = None;
        match wish {
            Request::Back => menu.set(Menu::None),
            Request::Play => {
                if let Ok(setup) = deal_text::read(&changed.text) {
                    ways.start.0 = Some(setup);
                    menu.set(Menu::None);
                }
            }
            Request::Doom(index) => doomed.0 = Some(index),
            Request::Shuffle => changed.lay_text(ways.shuffled()?),
            wish => ways.change(&mut changed, wish, &language),
        }
    }
    deals.set_if_neq(changed);
    Ok(())
}

impl Ways<'_> {
    fn change(&mut self, deals: &mut Deals, wish: Request, language: &Language) {
        let mut say = |key| _ = self.tell.write(Tell(language.text(key)));
        match wish {
            Request::Copy => {
                self.clipboard.copy(&deals.text);
                say("given-copied");
            }
            Request::Paste => {
                if let Some(text) = self.clipboard.paste() {
                    self.take_in(deals, &text, language);
                }
            }
            Request::Undo => deals.undo(),
            Request::Last => match last_played(&self.storage) {
                Some(record) => deals.lay(&record.setup().rules, &GivenDeal::of(&record)),
                None => say("given-none-played"),
            },
            Request::Save => {
                // One that is there already comes last.
                deals.saved.retain(|saved| *saved != deals.text);
                deals.saved.push(deals.text.clone());
            }
            Request::Load(index) => {
                if let Some(text) = deals.saved.get(index) {
                    deals.lay_text(text.clone());
                }
            }
            Request::Forget(index) if index < deals.saved.len() => {
                deals.saved.remove(index);
            }
            _ => {}
        }
    }

    /// Takes a text in that was written elsewhere, or the deal of a whole game. What is no deal is
    /// refused, and what stands in the field stays.
    fn take_in(&mut self, deals: &mut Deals, text: &str, language: &Language) {
        let refusal = match deal_text::read(text) {
            Ok(_) => return deals.lay_text(text.to_owned()),
            Err(refusal) => refusal,
        };
        let record = self.games.known().read(text).ok();
        if let Some(record) = record.as_ref().and_then(|record| record.of::<Durak>()) {
            return deals.lay(&record.setup().rules, &GivenDeal::of(record));
        }
        let reason = [("reason", language.message(&refusal.message()).into())];
        self.tell.write(Tell(language.format("given-not-a-deal", &reason)));
    }

    /// A deal of two by the house rules, as the shuffle has it.
    fn shuffled(&mut self) -> Result<String> {
        let rules = self.house.rules();
        let players = rules.players()[0];
        let people = vec![Player::Human; players];
        let record = Record::<Durak>::new(Setup::new(players, rules), self.seeds.fresh()?, people)?;
        Ok(deal_text::write(&rules, &GivenDeal::of(&record)))
    }
}

/// The deal of the person's own that was finished last.
fn last_played(storage: &Storage) -> Option<Record<Durak>> {
    let finished = saved_games::all::<Durak>(storage, Collection::Finished).unwrap_or_default();
    finished.into_iter().next().map(|kept| kept.record)
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    deals: &mut Deals,
    doomed: Option<usize>,
) -> Option<Request> {
    /// The least lines of the field.
    const ROWS: usize = 7;
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("given")) {
        wish = Some(Request::Back);
    }
    let read = deal_text::read(&deals.text);
    let wrong = read.as_ref().err().map(|fault| word_at(&deals.text, fault));
    widgets::text_field(ui, palette, &language.text("given-text"), &mut deals.text, ROWS, wrong);
    // What was typed in this frame is judged in the next one, together with its marks.
    verdict(ui, palette, language, &read);
    let offer = |key, wish| Offer::new(wish, language.text(key));
    let play = [offer("given-play", Request::Play).accented().only_if(read.is_ok())];
    wish = widgets::buttons(ui, palette, 1, &play).or(wish);
    let others = [
        offer("given-copy", Request::Copy),
        offer("given-paste", Request::Paste),
        offer("given-undo", Request::Undo).only_if(deals.before.is_some()),
        offer("given-shuffle", Request::Shuffle),
        offer("given-last", Request::Last),
        offer("given-save", Request::Save).only_if(read.is_ok()),
    ];
    wish = widgets::buttons(ui, palette, 3, &others).or(wish);
    wish = saved(ui, palette, language, &deals.saved, doomed).or(wish);
    ui.label(RichText::new(language.text("given-about")).size(size::SMALL).color(palette.dim));
    wish
}

/// What is said of the text in the field, and said aloud when it changes.
fn verdict(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    read: &Result<Setup, ParseDealError>,
) {
    let said = match read {
        Ok(setup) => ui.label(RichText::new(told(setup, language)).color(palette.dim)),
        Err(fault) => {
            let said = RichText::new(language.message(&fault.message())).color(palette.red);
            // On the table itself red would be hard to read.
            let ground = egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12);
            ground.show(ui, |ui| ui.label(said)).inner
        }
    };
    ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// What was saved, the latest first.
fn saved(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    saved: &[String],
    doomed: Option<usize>,
) -> Option<Request> {
    let mut wish = None;
    if !saved.is_empty() {
        widgets::caption(ui, palette, &language.text("given-saved"));
    }
    for (index, text) in saved.iter().enumerate().rev() {
        let number = index as u32 + 1;
        let name = language.format("given-name", &[("number", number.into())]);
        let line = deal_text::read(text).map(|setup| told(&setup, language)).unwrap_or_default();
        ui.horizontal(|ui| {
            let row = egui::vec2(ui.available_width() - size::TOUCH - 10.0, 52.0);
            let option = |ui: &mut egui::Ui| widgets::option(ui, palette, &name, &line, false);
            if ui.allocate_ui(row, option).inner.clicked() {
                wish = Some(Request::Load(index));
            }
            let is_doomed = doomed == Some(index);
            if throw_away(ui, palette, language, number, is_doomed) {
                wish = Some(if is_doomed { Request::Forget(index) } else { Request::Doom(index) });
            }
        });
    }
    wish
}

/// The characters of the word at which a text is faulty.
fn word_at(text: &str, fault: &ParseDealError) -> Range<usize> {
    let lines = text.split_inclusive('\n');
    let before: usize = lines.take(fault.line - 1).map(|line| line.chars().count()).sum();
    let from = before + fault.column - 1;
    let ends = |letter: &char| letter.is_whitespace() || ";|#".contains(*letter);
    let word = text.chars().skip(from).take_while(|letter| !ends(letter)).count();
    from..from + word.max(1)
}
