//! The page of the deal on the table: replay or edit its cards, and read its move log.

use crate::game_ui::DurakUi;
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_core::game::{Record, Seed};
use kozyr_durak::{CustomDeal, Durak, Setup, deal_text};

use super::{
    custom_deals::CustomDeals,
    move_log::{self, MoveLog},
    screens::{CUSTOM_DEALS, ID, TABLE, THIS_DEAL},
};
use kozyr_features::{saved_games, side_panel::SidePanel};
use kozyr_platform::{
    clipboard::Clipboard,
    downloads::DownloadFolder,
    screen::{Menu, MenuAfterTable},
    storage::Storage,
};
use kozyr_table::{
    prompts::{MatchReplacement, OpenPrompt, Prompt, PromptConfirmed},
    requests::OpenNewGame,
    session::{self, SeedSource, Session},
    thinking::ThinkingOpponent,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    settings::Settings,
    theme::{Palette, size},
    widgets::{self, ButtonSpec, PageWidth, full_page},
};

/// File name of the saved log.
const FILE: &str = "kozyr-durak-log.txt";

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(THIS_DEAL))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(PanelSystems::Pages),
    );
}

/// Actions on the page.
#[derive(Clone, Copy)]
enum ThisDealAction {
    Back,
    Again,
    Edit,
    CopyDeal,
    CopyLog,
    SaveLog,
}

/// The parts of the current deal that may already be shown.
struct DealDisclosure {
    /// The deal as text.
    deal: Option<String>,
    /// Whether it can be replayed immediately.
    can_replay: bool,
    /// The log as text, or the text key of the reason it can't be shown.
    log: Result<String, &'static str>,
    /// Whether files can be saved.
    can_save_files: bool,
}

/// Destinations of the deal and the log.
#[derive(SystemParam)]
struct ThisDealParams<'w, 's> {
    commands: Commands<'w, 's>,
    clipboard: Clipboard<'w>,
    downloads: Res<'w, DownloadFolder>,
    storage: Res<'w, Storage>,
    deals: ResMut<'w, CustomDeals>,
    seeds: ResMut<'w, SeedSource>,
    why: ResMut<'w, SidePanel>,
    menu: ResMut<'w, NextState<Menu>>,
    beyond: ResMut<'w, MenuAfterTable>,
    question: ResMut<'w, OpenPrompt>,
    answers: MessageReader<'w, 's, PromptConfirmed>,
    sound: MessageWriter<'w, Sound>,
    tell: MessageWriter<'w, ShowNotice>,
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session<Durak>>,
    log: Res<MoveLog>,
    mut ways: ThisDealParams,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let readable = DealDisclosure::new(&session, &log, &settings, &ways.downloads);
    let mut writes = settings.move_log;
    let mut wish = None;
    full_page(ctx, &palette, TABLE, "this-deal", PageWidth::Column, |ui| {
        wish = page(ui, &palette, &language, &readable, &mut writes);
    });
    if settings.move_log != writes {
        ways.sound.write(Sound::Tap);
        settings.move_log = writes;
    }
    let forsake = Prompt::Forfeit(ID, MatchReplacement::SameDeal);
    let meant = ways.answers.read().any(|answer| answer.0 == forsake);
    let Some(wish) = wish.or(meant.then_some(ThisDealAction::Again)) else { return Ok(()) };
    match wish {
        ThisDealAction::Again
            if !meant && session::is_rating_at_stake(Some(&session), &ways.storage) =>
        {
            ways.question.ask(forsake);
        }
        ThisDealAction::Again => {
            ways.sound.write(Sound::Deal);
            ways.play_again(&mut session, &language, meant)?;
            return Ok(());
        }
        ThisDealAction::Back => ways.menu.set(Menu::Pause),
        ThisDealAction::Edit => ways.edit(session.full_record()),
        ThisDealAction::CopyDeal => ways.copy(readable.deal, "custom-deal-copied", &language),
        ThisDealAction::CopyLog => ways.copy(readable.log.ok(), "move-log-copied", &language),
        ThisDealAction::SaveLog => ways.save(readable.log.ok(), &language),
    }
    ways.sound.write(Sound::Tap);
    Ok(())
}

impl DealDisclosure {
    fn new(
        session: &Session<Durak>,
        log: &MoveLog,
        settings: &Settings,
        downloads: &DownloadFolder,
    ) -> Self {
        let record = session.full_record();
        let over = record.outcome().is_some() || session.may_open_hands();
        // The log reveals hands, but never the talon.
        let hands = settings.open_hands && session.permissions().open_hands;
        let log = match log.text_for(record) {
            Some(log) if over || hands && !session.is_hot_seat() => Ok(log),
            _ if session.has_rating_at_stake() => Err("move-log-rated"),
            Some(_) => Err("move-log-later"),
            None if !over && settings.move_log && move_log::is_logged(session) => {
                Err("move-log-later")
            }
            None => Err("move-log-none"),
        };
        let deal = over.then(|| {
            deal_text::format_deal(&record.setup().rules, &CustomDeal::from_record(record))
        });
        let again = !session.is_guided();
        DealDisclosure { deal, can_replay: again, log, can_save_files: downloads.is_available() }
    }
}

impl ThisDealParams<'_, '_> {
    /// Deals the same cards to the same players as an unrated practice match. `forsaken` is set
    /// when this abandons a rated match.
    fn play_again(
        &mut self,
        session: &mut Session<Durak>,
        language: &Language,
        forsaken: bool,
    ) -> Result {
        let record = same_deal(session.full_record(), self.seeds.next_seed()?)?;
        if !session.is_own() && !forsaken {
            // Save the match that is being replaced.
            saved_games::save_match_in_progress::<DurakUi>(&self.storage, language, &mut self.tell);
        }
        *session = Session::practice(record);
        self.commands.remove_resource::<ThinkingOpponent<Durak>>();
        *self.why = SidePanel::Closed;
        self.menu.set(Menu::None);
        Ok(())
    }

    /// Opens the deal on the custom-deals page.
    fn edit(&mut self, record: &Record<Durak>) {
        self.deals.set_deal(&record.setup().rules, &CustomDeal::from_record(record));
        self.commands.trigger(OpenNewGame::new(ID));
        self.menu.set(CUSTOM_DEALS);
        self.beyond.0 = CUSTOM_DEALS;
    }

    fn copy(&mut self, text: Option<String>, told: &str, language: &Language) {
        if let Some(text) = text {
            self.clipboard.copy(&text);
            self.tell.write(ShowNotice(language.text(told)));
        }
    }

    fn save(&mut self, log: Option<String>, language: &Language) {
        let Some(log) = log else { return };
        let told = match self.downloads.save(FILE, &log) {
            Ok(path) => {
                let path = [("path", path.display().to_string().into())];
                language.format("move-log-saved", &path)
            }
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                language.format("move-log-not-saved", &reason)
            }
        };
        self.tell.write(ShowNotice(told));
    }
}

/// Creates a record with the same setup, cards and players.
fn same_deal(record: &Record<Durak>, seed: Seed) -> Result<Record<Durak>> {
    let setup = Setup { deal: Some(CustomDeal::from_record(record)), ..*record.setup() };
    Ok(Record::new(setup, seed, record.players().to_vec())?)
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    readable: &DealDisclosure,
    writes: &mut bool,
) -> Option<ThisDealAction> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("this-deal")) {
        wish = Some(ThisDealAction::Back);
    }
    let offer = |key, wish| ButtonSpec::new(wish, language.text(key));
    match &readable.deal {
        Some(deal) => {
            show_text(ui, palette, deal);
            let again = offer("this-deal-again", ThisDealAction::Again).accented();
            wish = widgets::button_grid(ui, palette, 1, &[again.enabled_if(readable.can_replay)])
                .or(wish);
            let others = [
                offer("this-deal-edit", ThisDealAction::Edit),
                offer("this-deal-copy", ThisDealAction::CopyDeal),
            ];
            wish = widgets::button_grid(ui, palette, 2, &others).or(wish);
        }
        None => _ = ui.label(RichText::new(language.text("this-deal-later")).color(palette.dim)),
    }
    widgets::caption(ui, palette, &language.text("move-log"));
    widgets::switch(ui, palette, writes, &language.text("move-log-write"));
    let about = RichText::new(language.text("move-log-about"));
    ui.label(about.size(size::SMALL).color(palette.dim));
    match &readable.log {
        Ok(log) => {
            let mut offers = vec![offer("move-log-copy", ThisDealAction::CopyLog)];
            if readable.can_save_files {
                offers.push(offer("move-log-save", ThisDealAction::SaveLog));
            }
            wish = widgets::button_grid(ui, palette, 2, &offers).or(wish);
            show_text(ui, palette, log);
        }
        Err(why) => _ = ui.label(language.text(why)),
    }
    wish
}

/// Shows a read-only multi-line text.
fn show_text(ui: &mut egui::Ui, palette: &Palette, text: &str) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text.trim_end());
    });
}
