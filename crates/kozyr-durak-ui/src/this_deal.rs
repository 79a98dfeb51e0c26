//! The cards of the deal on the table, to be played or changed again, and its log of moves.

use crate::game_ui::DurakUi;
use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_core::game::{Record, Seed};
use kozyr_durak::{Durak, GivenDeal, Setup, deal_text};

use super::{
    given_deals::Deals,
    move_log::{self, MoveLog},
    screens::{GIVEN, ID, TABLE, THIS_DEAL},
};
use kozyr_features::{saved_games, side_panel::Why};
use kozyr_platform::{
    clipboard::Clipboard,
    downloads::Downloads,
    screen::{Menu, MenuBeyond},
    storage::Storage,
};
use kozyr_table::{
    prompts::{Answered, OpenPrompt, Prompt, Successor},
    requests::NewGame,
    session::{self, Seeds, Session},
    thinking::Thinking,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::Tell,
    panels::Panels,
    settings::Settings,
    theme::{Palette, size},
    widgets::{self, Breadth, Offer, full_page},
};

/// The name of the file that the log is saved to.
const FILE: &str = "kozyr-durak-log.txt";

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(THIS_DEAL))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Panels::Pages),
    );
}

/// What was pressed on the page.
#[derive(Clone, Copy)]
enum Request {
    Back,
    Again,
    Edit,
    CopyDeal,
    CopyLog,
    SaveLog,
}

/// What may be read of the deal on the table, and what not yet.
struct Readable {
    /// The deal as text.
    deal: Option<String>,
    /// Whether it may be played again at once.
    again: bool,
    /// The log as text, or the key of the reason why there is none to read.
    log: Result<String, &'static str>,
    /// Whether files can be given away.
    files: bool,
}

/// Where the deal and the log can go.
#[derive(SystemParam)]
struct Ways<'w, 's> {
    commands: Commands<'w, 's>,
    clipboard: Clipboard<'w>,
    downloads: Res<'w, Downloads>,
    storage: Res<'w, Storage>,
    deals: ResMut<'w, Deals>,
    seeds: ResMut<'w, Seeds>,
    why: ResMut<'w, Why>,
    menu: ResMut<'w, NextState<Menu>>,
    beyond: ResMut<'w, MenuBeyond>,
    question: ResMut<'w, OpenPrompt>,
    answers: MessageReader<'w, 's, Answered>,
    sound: MessageWriter<'w, Sound>,
    tell: MessageWriter<'w, Tell>,
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut session: ResMut<Session<Durak>>,
    log: Res<MoveLog>,
    mut ways: Ways,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let readable = Readable::of(&session, &log, &settings, &ways.downloads);
    let mut writes = settings.move_log;
    let mut wish = None;
    full_page(ctx, &palette, TABLE, "this-deal", Breadth::Column, |ui| {
        wish = page(ui, &palette, &language, &readable, &mut writes);
    });
    if settings.move_log != writes {
        ways.sound.write(Sound::Tap);
        settings.move_log = writes;
    }
    let forsake = Prompt::Forsake(ID, Successor::SameDeal);
    let meant = ways.answers.read().any(|answer| answer.0 == forsake);
    let Some(wish) = wish.or(meant.then_some(Request::Again)) else { return Ok(()) };
    match wish {
        Request::Again if !meant && session::is_rating_at_stake(Some(&session), &ways.storage) => {
            ways.question.ask(forsake);
        }
        Request::Again => {
            ways.sound.write(Sound::Deal);
            ways.play_again(&mut session, &language, meant)?;
            return Ok(());
        }
        Request::Back => ways.menu.set(Menu::Pause),
        Request::Edit => ways.edit(session.course()),
        Request::CopyDeal => ways.copy(readable.deal, "given-copied", &language),
        Request::CopyLog => ways.copy(readable.log.ok(), "move-log-copied", &language),
        Request::SaveLog => ways.save(readable.log.ok(), &language),
    }
    ways.sound.write(Sound::Tap);
    Ok(())
}

impl Readable {
    fn of(
        session: &Session<Durak>,
        log: &MoveLog,
        settings: &Settings,
        downloads: &Downloads,
    ) -> Self {
        let record = session.course();
        let over = record.outcome().is_some() || session.may_open_hands();
        // The log tells of hands, and nothing of the talon.
        let hands = settings.open_hands && session.allows().open_hands;
        let log = match log.of(record) {
            Some(log) if over || hands && !session.is_passed_round() => Ok(log),
            _ if session.is_at_stake() => Err("move-log-rated"),
            Some(_) => Err("move-log-later"),
            None if !over && settings.move_log && move_log::is_logged(session) => {
                Err("move-log-later")
            }
            None => Err("move-log-none"),
        };
        let deal = over.then(|| deal_text::write(&record.setup().rules, &GivenDeal::of(record)));
        let again = !session.is_guided();
        Readable { deal, again, log, files: downloads.are_there() }
    }
}

impl Ways<'_, '_> {
    /// Deals the same cards to the same players, as a match that counts for nothing; a rated match may
    /// be `forsaken` for it.
    fn play_again(
        &mut self,
        session: &mut Session<Durak>,
        language: &Language,
        forsaken: bool,
    ) -> Result {
        let record = again(session.course(), self.seeds.fresh()?)?;
        if !session.is_own() && !forsaken {
            // What was left for this must not be lost.
            saved_games::rescue::<DurakUi>(&self.storage, language, &mut self.tell);
        }
        *session = Session::practice(record);
        self.commands.remove_resource::<Thinking<Durak>>();
        *self.why = Why::Closed;
        self.menu.set(Menu::None);
        Ok(())
    }

    /// Lays the deal on the page where deals are written.
    fn edit(&mut self, record: &Record<Durak>) {
        self.deals.lay(&record.setup().rules, &GivenDeal::of(record));
        self.commands.trigger(NewGame::of(ID));
        self.menu.set(GIVEN);
        self.beyond.0 = GIVEN;
    }

    fn copy(&mut self, text: Option<String>, told: &str, language: &Language) {
        if let Some(text) = text {
            self.clipboard.copy(&text);
            self.tell.write(Tell(language.text(told)));
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
        self.tell.write(Tell(told));
    }
}

/// The same cards, players and standing from the beginning.
fn again(record: &Record<Durak>, seed: Seed) -> Result<Record<Durak>> {
    let setup = Setup { deal: Some(GivenDeal::of(record)), ..*record.setup() };
    Ok(Record::new(setup, seed, record.players().to_vec())?)
}

fn page(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    readable: &Readable,
    writes: &mut bool,
) -> Option<Request> {
    let mut wish = None;
    if widgets::page_head(ui, palette, &language.text("back"), &language.text("this-deal")) {
        wish = Some(Request::Back);
    }
    let offer = |key, wish| Offer::new(wish, language.text(key));
    match &readable.deal {
        Some(deal) => {
            shown(ui, palette, deal);
            let again = offer("this-deal-again", Request::Again).accented();
            wish = widgets::buttons(ui, palette, 1, &[again.only_if(readable.again)]).or(wish);
            let others = [
                offer("this-deal-edit", Request::Edit),
                offer("this-deal-copy", Request::CopyDeal),
            ];
            wish = widgets::buttons(ui, palette, 2, &others).or(wish);
        }
        None => _ = ui.label(RichText::new(language.text("this-deal-later")).color(palette.dim)),
    }
    widgets::caption(ui, palette, &language.text("move-log"));
    widgets::switch(ui, palette, writes, &language.text("move-log-write"));
    let about = RichText::new(language.text("move-log-about"));
    ui.label(about.size(size::SMALL).color(palette.dim));
    match &readable.log {
        Ok(log) => {
            let mut offers = vec![offer("move-log-copy", Request::CopyLog)];
            if readable.files {
                offers.push(offer("move-log-save", Request::SaveLog));
            }
            wish = widgets::buttons(ui, palette, 2, &offers).or(wish);
            shown(ui, palette, log);
        }
        Err(why) => _ = ui.label(language.text(why)),
    }
    wish
}

/// A text of several lines, to be read.
fn shown(ui: &mut egui::Ui, palette: &Palette, text: &str) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text.trim_end());
    });
}
