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

/// Adds the page of the deal on the table.
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
    /// Returns to the pause menu.
    Back,
    /// Plays the deal again.
    Again,
    /// Opens the deal in the editor.
    Edit,
    /// Copies the deal as text.
    CopyDeal,
    /// Copies the log.
    CopyLog,
    /// Saves the log as a file.
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
    side_panel: ResMut<'w, SidePanel>,
    menu: ResMut<'w, NextState<Menu>>,
    menu_after_table: ResMut<'w, MenuAfterTable>,
    prompt: ResMut<'w, OpenPrompt>,
    answers: MessageReader<'w, 's, PromptConfirmed>,
    sound: MessageWriter<'w, Sound>,
    notices: MessageWriter<'w, ShowNotice>,
}

/// Shows the page, stores the setting of the log and carries out the pressed action. Replaying a
/// deal while a rating is at stake first asks the player to confirm the forfeit.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session<Durak>>,
    log: Res<MoveLog>,
    mut params: ThisDealParams,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let disclosure = DealDisclosure::new(&session, &log, &settings, &params.downloads);
    let mut writes_log = settings.move_log;
    let mut action = None;
    full_page(ctx, &palette, TABLE, "this-deal", PageWidth::Column, |ui| {
        action = page(ui, &palette, &language, &disclosure, &mut writes_log);
    });
    if settings.move_log != writes_log {
        params.sound.write(Sound::Tap);
        settings.move_log = writes_log;
    }
    let forfeit = Prompt::Forfeit(ID, MatchReplacement::SameDeal);
    let confirmed = params.answers.read().any(|answer| answer.0 == forfeit);
    let Some(action) = action.or(confirmed.then_some(ThisDealAction::Again)) else { return Ok(()) };
    match action {
        ThisDealAction::Again
            if !confirmed && session::is_rating_at_stake(Some(&session), &params.storage) =>
        {
            params.prompt.ask(forfeit);
        }
        ThisDealAction::Again => {
            params.sound.write(Sound::Deal);
            params.play_again(&mut session, &language, confirmed)?;
            return Ok(());
        }
        ThisDealAction::Back => params.menu.set(Menu::Pause),
        ThisDealAction::Edit => params.edit(session.full_record()),
        ThisDealAction::CopyDeal => params.copy(disclosure.deal, "custom-deal-copied", &language),
        ThisDealAction::CopyLog => params.copy(disclosure.log.ok(), "move-log-copied", &language),
        ThisDealAction::SaveLog => params.save(disclosure.log.ok(), &language),
    }
    params.sound.write(Sound::Tap);
    Ok(())
}

impl DealDisclosure {
    /// Determines what may be shown: the deal when it is over or open, and the log also with open
    /// hands.
    fn new(
        session: &Session<Durak>,
        log: &MoveLog,
        settings: &Settings,
        downloads: &DownloadFolder,
    ) -> Self {
        let record = session.full_record();
        let is_over = record.outcome().is_some() || session.may_open_hands();
        // The log reveals hands, but never the talon.
        let sees_hands = settings.open_hands && session.permissions().open_hands;
        let log = match log.text_for(record) {
            Some(log) if is_over || sees_hands && !session.is_hot_seat() => Ok(log),
            _ if session.has_rating_at_stake() => Err("move-log-rated"),
            Some(_) => Err("move-log-later"),
            None if !is_over && settings.move_log && move_log::is_logged(session) => {
                Err("move-log-later")
            }
            None => Err("move-log-none"),
        };
        let deal = is_over.then(|| {
            deal_text::format_deal(&record.setup().rules, &CustomDeal::from_record(record))
        });
        let can_replay = !session.is_guided();
        DealDisclosure { deal, can_replay, log, can_save_files: downloads.is_available() }
    }
}

impl ThisDealParams<'_, '_> {
    /// Replaces the session with an unrated practice match of the same cards and players, and
    /// closes the page and the side panel. First saves the player's match in progress, unless the
    /// session is that match, or the player `forfeits` a rated one.
    fn play_again(
        &mut self,
        session: &mut Session<Durak>,
        language: &Language,
        forfeits: bool,
    ) -> Result {
        let record = same_deal(session.full_record(), self.seeds.next_seed()?)?;
        if !session.is_own() && !forfeits {
            // Save the match that is being replaced.
            saved_games::save_match_in_progress::<DurakUi>(
                &self.storage,
                language,
                &mut self.notices,
            );
        }
        *session = Session::practice(record);
        self.commands.remove_resource::<ThinkingOpponent<Durak>>();
        *self.side_panel = SidePanel::Closed;
        self.menu.set(Menu::None);
        Ok(())
    }

    /// Puts the deal into the editor and leaves the table for the new-game page, with the
    /// custom-deals page open.
    fn edit(&mut self, record: &Record<Durak>) {
        self.deals.set_deal(&record.setup().rules, &CustomDeal::from_record(record));
        self.commands.trigger(OpenNewGame::new(ID));
        self.menu.set(CUSTOM_DEALS);
        self.menu_after_table.0 = CUSTOM_DEALS;
    }

    /// Copies a text, if there is one, and shows the notice with the key `notice_key`.
    fn copy(&mut self, text: Option<String>, notice_key: &str, language: &Language) {
        if let Some(text) = text {
            self.clipboard.copy(&text);
            self.notices.write(ShowNotice(language.text(notice_key)));
        }
    }

    /// Saves the log, if there is one, in the download folder and shows a notice of the result.
    fn save(&mut self, log: Option<String>, language: &Language) {
        let Some(log) = log else { return };
        let message = match self.downloads.save(FILE, &log) {
            Ok(path) => {
                let path = [("path", path.display().to_string().into())];
                language.format("move-log-saved", &path)
            }
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                language.format("move-log-not-saved", &reason)
            }
        };
        self.notices.write(ShowNotice(message));
    }
}

/// Creates a record with this seed and the same setup, cards and players, without actions.
fn same_deal(record: &Record<Durak>, seed: Seed) -> Result<Record<Durak>> {
    let setup = Setup { deal: Some(CustomDeal::from_record(record)), ..*record.setup() };
    Ok(Record::new(setup, seed, record.players().to_vec())?)
}

/// Draws the page; its switch changes `writes_log`, whether the log is written. Returns the pressed
/// action, if any.
fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    disclosure: &DealDisclosure,
    writes_log: &mut bool,
) -> Option<ThisDealAction> {
    let mut action = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("this-deal")) {
        action = Some(ThisDealAction::Back);
    }
    let button = |key, action| ButtonSpec::new(action, language.text(key));
    match &disclosure.deal {
        Some(deal) => {
            show_text(ui, palette, deal);
            let replay = button("this-deal-again", ThisDealAction::Again).accented();
            action =
                widgets::button_grid(ui, palette, 1, &[replay.enabled_if(disclosure.can_replay)])
                    .or(action);
            let others = [
                button("this-deal-edit", ThisDealAction::Edit),
                button("this-deal-copy", ThisDealAction::CopyDeal),
            ];
            action = widgets::button_grid(ui, palette, 2, &others).or(action);
        }
        None => _ = ui.label(RichText::new(language.text("this-deal-later")).color(palette.dim)),
    }
    widgets::caption(ui, palette, &language.text("move-log"));
    widgets::switch(ui, palette, writes_log, &language.text("move-log-write"));
    let about = RichText::new(language.text("move-log-about"));
    ui.label(about.size(size::SMALL).color(palette.dim));
    match &disclosure.log {
        Ok(log) => {
            let mut buttons = vec![button("move-log-copy", ThisDealAction::CopyLog)];
            if disclosure.can_save_files {
                buttons.push(button("move-log-save", ThisDealAction::SaveLog));
            }
            action = widgets::button_grid(ui, palette, 2, &buttons).or(action);
            show_text(ui, palette, log);
        }
        Err(reason_key) => _ = ui.label(language.text(reason_key)),
    }
    action
}

/// Shows a read-only multi-line text without spaces and empty lines at its end.
fn show_text(ui: &mut egui::Ui, palette: &Palette, text: &str) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text.trim_end());
    });
}
