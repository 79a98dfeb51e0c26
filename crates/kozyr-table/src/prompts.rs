//! Confirmation prompts before actions that the player may not intend.

use bevy::{ecs::message::Message, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::requests::SaveMatchForLater;
use kozyr_platform::screen::{GameId, Screen};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec, Emphasis, backdrop},
};

/// The subject of a prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A new match would replace the match of this game in progress.
    StartOver(GameId),
    /// A rated match of this game in progress would be lost by starting another.
    Forfeit(GameId, MatchReplacement),
    /// The player would leave the table.
    Leave,
    /// The player would leave the table and lose a rated match in progress.
    GiveUp,
    /// The player would pick up the cards.
    Take,
    /// All recorded games would be deleted.
    WipeStatistics,
}

/// What would replace a match. It tells the systems that opened a prompt which answer is theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchReplacement {
    /// A new match.
    New,
    /// A replayed match, continued from the position shown.
    Replay,
    /// The deal on the table, from its start.
    SameDeal,
    /// A saved match.
    Saved,
}

/// The open prompt, if any.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenPrompt(Option<Prompt>);

/// The player confirmed a prompt.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromptConfirmed(pub Prompt);

/// The button that was pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PromptAnswer {
    Yes,
    /// Yes, and save the match in progress.
    Save,
    /// Resume the match in progress.
    GoOn,
    No,
}

impl OpenPrompt {
    /// Opens a prompt, in place of any open one.
    pub fn ask(&mut self, prompt: Prompt) {
        self.0 = Some(prompt);
    }

    /// The open prompt, if any.
    pub fn prompt(self) -> Option<Prompt> {
        self.0
    }

    /// Whether a prompt is open.
    pub fn is_open(self) -> bool {
        self.0.is_some()
    }

    /// Closes the prompt without an answer; returns whether one was open.
    pub fn close(&mut self) -> bool {
        self.0.take().is_some()
    }
}

impl Prompt {
    /// The key of the prompt's question in the translated texts.
    fn key(self) -> &'static str {
        match self {
            Prompt::StartOver(_) => "question-start-over",
            Prompt::Forfeit(..) => "question-forsake",
            Prompt::Leave => "question-leave",
            Prompt::GiveUp => "question-give-up",
            Prompt::Take => "question-take",
            Prompt::WipeStatistics => "question-wipe-statistics",
        }
    }

    /// The answers to the prompt in the order of their buttons, each with the key of its text and
    /// its style.
    fn answers(self) -> &'static [(&'static str, Emphasis, PromptAnswer)] {
        match self {
            Prompt::StartOver(_) => &[
                ("question-go-on", Emphasis::Accent, PromptAnswer::GoOn),
                ("question-keep", Emphasis::Quiet, PromptAnswer::Save),
                ("question-start-anyway", Emphasis::Quiet, PromptAnswer::Yes),
            ],
            Prompt::Forfeit(..) => &[
                ("question-go-on", Emphasis::Accent, PromptAnswer::GoOn),
                ("question-forsake-yes", Emphasis::Quiet, PromptAnswer::Yes),
            ],
            Prompt::GiveUp => &[
                ("question-stay", Emphasis::Accent, PromptAnswer::No),
                ("rated-give-up", Emphasis::Quiet, PromptAnswer::Yes),
            ],
            Prompt::Leave => &[
                ("pause-leave", Emphasis::Accent, PromptAnswer::Yes),
                ("question-stay", Emphasis::Quiet, PromptAnswer::No),
            ],
            Prompt::Take => &[
                ("question-take-them", Emphasis::Accent, PromptAnswer::Yes),
                ("cancel", Emphasis::Quiet, PromptAnswer::No),
            ],
            Prompt::WipeStatistics => &[
                ("cancel", Emphasis::Accent, PromptAnswer::No),
                ("question-wipe", Emphasis::Quiet, PromptAnswer::Yes),
            ],
        }
    }
}

/// Adds [`OpenPrompt`], [`PromptConfirmed`] and the drawing of the open prompt.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPrompt>().add_message::<PromptConfirmed>();
    app.add_systems(Update, close_on_screen_change.run_if(state_changed::<Screen>));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(|open_prompt: Res<OpenPrompt>| open_prompt.is_open())
            .in_set(PanelSystems::Prompts),
    );
}

/// Closes the prompt when the screen changes.
fn close_on_screen_change(mut open_prompt: ResMut<OpenPrompt>) {
    open_prompt.close();
}

/// Draws the open prompt. On an answer, closes it, saves the match or goes back to it if that is
/// the answer, and sends [`PromptConfirmed`] for yes and save.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut open_prompt: ResMut<OpenPrompt>,
    mut confirmations: MessageWriter<PromptConfirmed>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(prompt) = open_prompt.0 else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let Some(answer) = draw_prompt(ctx, &palette, &language, prompt) else { return Ok(()) };
    sound.write(Sound::Tap);
    open_prompt.close();
    match (answer, prompt) {
        (PromptAnswer::GoOn, Prompt::StartOver(game) | Prompt::Forfeit(game, _)) => {
            screen.set(Screen::Table(game));
        }
        (PromptAnswer::Save, Prompt::StartOver(game)) => commands.trigger(SaveMatchForLater(game)),
        _ => {}
    }
    if matches!(answer, PromptAnswer::Yes | PromptAnswer::Save) {
        confirmations.write(PromptConfirmed(prompt));
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Draws the prompt over everything. Returns the answer of the pressed button, no if the backdrop
/// was tapped, and `None` without an answer.
fn draw_prompt(
    ctx: &egui::Context,
    palette: &Palette,
    language: &Language,
    prompt: Prompt,
) -> Option<PromptAnswer> {
    const WIDTH: f32 = 320.0;
    const LOW: f32 = 480.0;
    let window = ctx.content_rect().size();
    // Low windows have more space for columns than for rows.
    let columns = if window.y < LOW { 2 } else { 1 };
    let buttons: Vec<ButtonSpec<PromptAnswer>> = prompt
        .answers()
        .iter()
        .map(|&(key, emphasis, answer)| ButtonSpec {
            emphasis,
            ..ButtonSpec::new(answer, language.text(key))
        })
        .collect();
    let mut answer = backdrop(ctx, palette, "question-veil", egui::Order::Foreground, 0.75)
        .then_some(PromptAnswer::No);
    egui::Area::new("question".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Tooltip)
        .fade_in(false)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, palette, |ui| {
                ui.set_width((WIDTH * columns as f32).min(window.x - 64.0));
                let text = egui::RichText::new(language.text(prompt.key()));
                ui.label(text.font(strong_font(size::BODY)));
                ui.add_space(6.0);
                answer = widgets::button_grid(ui, palette, columns, &buttons).or(answer);
            });
        });
    answer
}
