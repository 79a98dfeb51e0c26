//! Questions before something is done that players may not mean: asked only if they want it so.

use std::io;

use bevy::{
    ecs::{message::Message, system::SystemParam},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{durak::Durak, game::Seed, reversi::Reversi};
use rand::rngs::SysError;

use crate::{
    features::{
        new_game::Challenger,
        saved_games::{self, Exportable},
    },
    look::{
        accessibility::PlaceFocus,
        audio::Sound,
        language::Language,
        notices::Tell,
        settings::Settings,
        theme::{DrawPanels, Palette, size, strong_font},
        widgets::{self, Emphasis, Offer, veil},
    },
    platform::{screen::Screen, storage::Storage},
    table::session::{Seeds, Session, TableGame},
};

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A match in progress on that screen would make room for a new one.
    StartOver(Screen),
    /// A rated match in progress would be lost for a new one.
    Forsake(Screen),
    /// The table would be left.
    Leave,
    /// The table would be left, and with it a rated match in progress.
    GiveUp,
    /// Cards would be taken.
    Take,
    /// All games written down would be deleted.
    WipeStatistics,
}

/// The question that waits for an answer; at most one does.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenPrompt(Option<Prompt>);

/// The player means it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered(pub Prompt);

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Yes,
    /// Yes, and the match in progress is put by.
    Keep,
    /// Back to the match in progress.
    GoOn,
    No,
}

impl OpenPrompt {
    /// Asks.
    pub fn ask(&mut self, prompt: Prompt) {
        self.0 = Some(prompt);
    }

    /// What is asked about, if a question waits for an answer.
    pub fn prompt(self) -> Option<Prompt> {
        self.0
    }

    /// Whether it waits for an answer.
    pub fn is_open(self) -> bool {
        self.0.is_some()
    }

    /// Takes the question back; whether there was one.
    pub fn close(&mut self) -> bool {
        self.0.take().is_some()
    }
}

impl Prompt {
    fn key(self) -> &'static str {
        match self {
            Prompt::StartOver(_) => "question-start-over",
            Prompt::Forsake(_) => "question-forsake",
            Prompt::Leave => "question-leave",
            Prompt::GiveUp => "question-give-up",
            Prompt::Take => "question-take",
            Prompt::WipeStatistics => "question-wipe-statistics",
        }
    }

    fn answers(self) -> &'static [(&'static str, Emphasis, Answer)] {
        match self {
            Prompt::StartOver(_) => &[
                ("question-go-on", Emphasis::Accent, Answer::GoOn),
                ("question-keep", Emphasis::Quiet, Answer::Keep),
                ("question-start-anyway", Emphasis::Quiet, Answer::Yes),
            ],
            Prompt::Forsake(_) => &[
                ("question-go-on", Emphasis::Accent, Answer::GoOn),
                ("question-forsake-yes", Emphasis::Quiet, Answer::Yes),
            ],
            Prompt::GiveUp => &[
                ("question-stay", Emphasis::Accent, Answer::No),
                ("rated-give-up", Emphasis::Quiet, Answer::Yes),
            ],
            Prompt::Leave => &[
                ("pause-leave", Emphasis::Accent, Answer::Yes),
                ("question-stay", Emphasis::Quiet, Answer::No),
            ],
            Prompt::Take => &[
                ("question-take-them", Emphasis::Accent, Answer::Yes),
                ("cancel", Emphasis::Quiet, Answer::No),
            ],
            Prompt::WipeStatistics => &[
                ("cancel", Emphasis::Accent, Answer::No),
                ("question-wipe", Emphasis::Quiet, Answer::Yes),
            ],
        }
    }
}

/// Lets a new match begin, after a question if it would take the place of one in progress.
#[derive(SystemParam)]
pub struct Beginning<'w, 's, G: TableGame> {
    session: Option<Res<'w, Session<G>>>,
    settings: Res<'w, Settings>,
    question: ResMut<'w, OpenPrompt>,
    challenger: ResMut<'w, Challenger>,
    seeds: ResMut<'w, Seeds>,
    answers: MessageReader<'w, 's, Answered>,
}

impl<G: TableGame> Beginning<'_, '_, G> {
    /// The mind that a link has led to, once: the match begins against it without more ado.
    pub fn challenger(&mut self) -> Option<String> {
        self.challenger.bypass_change_detection().0.take()
    }

    /// Whether the match begins now that it was `wanted`, or that a question has been answered.
    /// One to be watched leaves the player's own as it is.
    pub fn is_now(&mut self, wanted: bool, watched: bool) -> bool {
        let at_stake = self.session.as_ref().is_some_and(|session| session.is_at_stake());
        let prompt = match at_stake {
            true => Prompt::Forsake(G::SCREEN),
            false => Prompt::StartOver(G::SCREEN),
        };
        if wanted && !watched && (at_stake || self.would_lose()) {
            self.question.ask(prompt);
            return false;
        }
        wanted || self.answers.read().any(|answer| answer.0 == prompt)
    }

    /// The seed that the match begins from.
    ///
    /// # Errors
    /// If the system has no random numbers to give.
    pub fn seed(&mut self) -> Result<Seed, SysError> {
        self.seeds.fresh()
    }

    fn would_lose(&self) -> bool {
        let begun = |session: &Res<Session<G>>| {
            !session.record().actions().is_empty() && session.record().outcome().is_none()
        };
        self.settings.confirm.starting_over && self.session.as_ref().is_some_and(begun)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPrompt>().add_message::<Answered>();
    app.add_systems(Update, withdraw.run_if(state_changed::<Screen>));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(|question: Res<OpenPrompt>| question.is_open())
            .after(DrawPanels)
            .before(PlaceFocus),
    );
}

/// What was asked on one screen is no prompt on the next.
fn withdraw(mut question: ResMut<OpenPrompt>) {
    question.close();
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut question: ResMut<OpenPrompt>,
    mut answered: MessageWriter<Answered>,
    mut screen: ResMut<NextState<Screen>>,
    mut shelf: Shelf,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(prompt) = question.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let Some(answer) = ask(ctx, &palette, &language, prompt) else { return Ok(()) };
    sound.write(Sound::Tap);
    question.close();
    match (answer, prompt) {
        (Answer::GoOn, Prompt::StartOver(table) | Prompt::Forsake(table)) => screen.set(table),
        (Answer::Keep, Prompt::StartOver(table)) => shelf.keep(table, &language),
        _ => {}
    }
    if matches!(answer, Answer::Yes | Answer::Keep) {
        answered.write(Answered(prompt));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Where matches are put by.
#[derive(SystemParam)]
struct Shelf<'w> {
    durak: Option<Res<'w, Session<Durak>>>,
    reversi: Option<Res<'w, Session<Reversi>>>,
    storage: Res<'w, Storage>,
    tell: MessageWriter<'w, Tell>,
}

impl Shelf<'_> {
    /// Puts the match by that is in progress on a screen.
    fn keep(&mut self, table: Screen, language: &Language) {
        let number = match table {
            Screen::Reversi => keep(self.reversi.as_deref(), &self.storage, language),
            _ => keep(self.durak.as_deref(), &self.storage, language),
        };
        self.tell.write_batch(number.and_then(|number| saved_games::told_as(number, language)));
    }
}

fn keep<G: Exportable>(
    session: Option<&Session<G>>,
    storage: &Storage,
    language: &Language,
) -> Option<io::Result<u32>> {
    session.map(|session| saved_games::keep(storage, session.record(), language))
}

/// Draws the question over everything; what was pressed.
fn ask(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    prompt: Prompt,
) -> Option<Answer> {
    const WIDTH: f32 = 320.0;
    const LOW: f32 = 480.0;
    let room = ctx.content_rect().size();
    // A low window has more room across than down.
    let columns = if room.y < LOW { 2 } else { 1 };
    let offers: Vec<Offer<Answer>> = prompt
        .answers()
        .iter()
        .map(|&(key, emphasis, answer)| Offer {
            emphasis,
            ..Offer::new(answer, language.text(key))
        })
        .collect();
    let mut answer =
        veil(ctx, palette, "question-veil", egui::Order::Foreground, 0.75).then_some(Answer::No);
    egui::Area::new("question".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Tooltip)
        .fade_in(false)
        .show(ctx, |ui| {
            widgets::card(ui, palette, |ui| {
                ui.set_width((WIDTH * columns as f32).min(room.x - 64.0));
                let text = egui::RichText::new(language.text(prompt.key()));
                ui.label(text.font(strong_font(size::BODY)));
                ui.add_space(6.0);
                answer = widgets::buttons(ui, palette, columns, &offers).or(answer);
            });
        });
    answer
}
