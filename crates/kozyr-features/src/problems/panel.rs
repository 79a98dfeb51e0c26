//! The voice of a problem: what is asked, what became of the answer, and the ways on and back.

use crate::game_ui::ActionOf;
use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{RichText, Ui, vec2};
use kozyr_core::game::Game;

use super::{
    active_problem::{NextOne, Shown, Solving, Stage, Verdict, Wish},
    problem_ui::{Posed, Series},
    task::Kind,
};
use crate::guide_panel::{GAP, PADDING, height_of, sentence_font, speak, title_font};
use kozyr_platform::screen;
use kozyr_table::{refusal::Refusal, session::Session, table_area::Reserved};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    panels::Panels,
    theme::{Palette, size, strong_font},
    widgets::{self, Offer, Sign},
};

pub(super) fn plugin_for<U: Posed>(app: &mut App) {
    let posed = in_state(U::SCREEN)
        .and_then(resource_exists::<Solving<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>.run_if(posed).run_if(screen::is_seen).in_set(Panels::Voice),
    );
}

fn show<U: Posed>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    solving: Res<Solving<U>>,
    session: Res<Session<U::Rules>>,
    layout: Res<U::Layout>,
    refusal: Res<Refusal>,
    next: NextOne,
    mut reserved: ResMut<Reserved>,
    mut wishes: MessageWriter<Wish>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let place = U::place(Vec2::new(window.width(), window.height()), &layout);
    let room = place.room(window);
    let width = room.width() - 2.0 * PADDING;
    let voice = Voice { palette: &palette, language: &language, solving: &solving };
    let title = voice.title();
    let around = Around::of(ctx, &title, width);
    // The table must not jump when something else is said.
    let usual = place.panel(room, voice.tallest(ctx, width) + around.all());
    if reserved.set_if_neq(place.reserved(window, usual)) {
        redraw.write(RequestRedraw);
    }
    let refused = refusal.text(&session).filter(|_| session.is_persons_turn());
    let has_next = next.after(&solving).is_some();
    let wish = speak(ctx, &palette, "problem", usual, |ui| {
        // In large text on a small window what is said comes before what it is said of.
        let is_tight = usual.height() - around.all() - STEPS < LEAST;
        if !is_tight {
            ui.label(RichText::new(&title).font(title_font()).color(palette.accent));
        }
        let shown = match &solving.stage {
            Stage::Shown(shown) => Some(shown),
            Stage::Asks | Stage::Waits { .. } => None,
        };
        let steps = if shown.is_some() { STEPS } else { 0.0 };
        let without = if is_tight { around.title + GAP } else { 0.0 };
        let room = usual.height() - around.all() - steps + without;
        voice.words(ui, refused, room.max(LEAST));
        let stepped = shown.and_then(|shown| voice.steps(ui, &session, shown));
        // Buttons keep their place.
        let foot = usual.bottom() - PADDING;
        let row = usual.shrink(PADDING).with_min_y(foot - around.buttons).with_max_y(foot);
        let buttons = egui::UiBuilder::new().max_rect(row);
        stepped.or(ui.scope_builder(buttons, |ui| voice.buttons(ui, has_next)).inner)
    });
    if let Some(wish) = wish {
        sound.write(Sound::Tap);
        wishes.write(wish);
    }
    Ok(())
}

/// The least height of what is said; more of it is scrolled to.
const LEAST: f32 = 20.0;

/// The row of steps, and the gap below it.
const STEPS: f32 = size::TOUCH + GAP;

/// What stands around the words.
struct Around {
    title: f32,
    buttons: f32,
}

impl Around {
    fn of(ctx: &egui::Context, title: &str, width: f32) -> Self {
        let ink = egui::Color32::PLACEHOLDER;
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&strong_font(size::BODY)));
        let lay = |fonts: &mut egui::epaint::text::FontsView<'_>| {
            fonts.layout(title.to_owned(), title_font(), ink, width)
        };
        // Words that have to share a row take two lines.
        Around { title: ctx.fonts_mut(lay).size().y, buttons: 2.0 * line + 24.0 }
    }

    fn all(&self) -> f32 {
        self.title + self.buttons + 2.0 * PADDING + 2.0 * GAP
    }
}

/// What the panel is drawn with.
struct Voice<'a, U: Posed> {
    palette: &'a Palette,
    language: &'a Language,
    solving: &'a Solving<U>,
}

impl<U: Posed> Voice<'_, U> {
    fn title(&self) -> String {
        let task = &self.solving.task;
        let series = match task.series {
            Series::Today => self.language.text("problems-today"),
            Series::Level(level) => self.language.text(&format!("problem-level-{}", level.name())),
            Series::Concept(concept) => self.language.message(&concept.title()),
            Series::Mistakes => self.language.text("exercise"),
        };
        match &task.kind {
            Kind::Problem(problem, _) if !matches!(task.series, Series::Level(_)) => {
                let level = problem.rating().level();
                let level = self.language.text(&format!("problem-level-{}", level.name()));
                format!("{series} · {level}")
            }
            Kind::Problem(..) | Kind::Exercise(_) => series,
        }
    }

    /// What is asked.
    fn asked(&self) -> String {
        let task = &self.solving.task;
        let asked = match &task.kind {
            Kind::Problem(..) => self.language.text(&format!("problem-asked-{}", U::NAME)),
            Kind::Exercise(exercise) => {
                let played = exercise.played.parse::<ActionOf<U>>();
                let played = played.map_or_else(
                    |_| exercise.played.clone(),
                    |action| U::plan(&[action], self.language),
                );
                self.language.format("exercise-asked", &[("played", played.into())])
            }
        };
        format!("{asked}\n{}", U::situation(task.before.game(), self.language))
    }

    /// What is said of a decision.
    fn verdict(&self, verdict: Verdict, action: ActionOf<U>) -> String {
        let task = &self.solving.task;
        let deed = || ("deed", U::plan(&[action], self.language).into());
        let mut said = match (verdict, &task.kind) {
            (Verdict::Right, _) => self.language.text("problem-right"),
            (Verdict::Wrong, Kind::Problem(..)) => {
                self.language.text(&format!("problem-wrong-{}", U::NAME))
            }
            (Verdict::Wrong, Kind::Exercise(_)) => self.language.text("exercise-wrong"),
            (Verdict::Solution, _) => self.language.format("problem-solution", &[deed()]),
        };
        if verdict != Verdict::Wrong && !task.concepts.is_empty() {
            let titles = task.concepts.iter().map(|one| self.language.message(&one.title()));
            let titles = titles.collect::<Vec<_>>().join(", ");
            let turns = self.language.format("problem-turns-on", &[("concepts", titles.into())]);
            said = format!("{said} {turns}");
        }
        said
    }

    /// How high the words are that take most room, with the steps that stand below a verdict.
    fn tallest(&self, ctx: &egui::Context, width: f32) -> f32 {
        let better = self.solving.task.better;
        let verdicts = [Verdict::Right, Verdict::Wrong, Verdict::Solution].into_iter();
        let verdicts = verdicts.map(|verdict| self.verdict(verdict, better));
        let said = verdicts.map(|text| height_of(ctx, &text, width) + STEPS);
        said.fold(height_of(ctx, &self.asked(), width), f32::max)
    }

    /// The sentence, and why something was not done.
    fn words(&self, ui: &mut Ui, refused: Option<&str>, most: f32) {
        let text = match &self.solving.stage {
            Stage::Asks => self.asked(),
            Stage::Waits { .. } => self.language.text("problem-waits"),
            Stage::Shown(shown) => self.verdict(shown.verdict, shown.action),
        };
        let ink = match &self.solving.stage {
            Stage::Shown(Shown { verdict: Verdict::Right, .. }) => self.palette.good,
            Stage::Shown(Shown { verdict: Verdict::Wrong, .. }) => self.palette.red,
            _ => self.palette.ink,
        };
        let scroll = egui::ScrollArea::vertical().id_salt("problem-words").max_height(most);
        scroll.min_scrolled_height(most).auto_shrink([false, true]).show(ui, |ui| {
            let font = sentence_font(ui.ctx().content_rect());
            let (said, ink) = match refused {
                Some(why) => (why.to_owned(), self.palette.accent),
                None => (text, ink),
            };
            ui.label(RichText::new(&said).font(font).color(ink));
            accessibility::announce(ui.ctx(), ui.id(), ui.min_rect(), &said);
        });
    }

    /// How far what follows lies on the table; goes back and on.
    fn steps(&self, ui: &mut Ui, session: &Session<U::Rules>, shown: &Shown<U>) -> Option<Wish> {
        let first = self.solving.task.at();
        let played = session.record().actions().len();
        let steps = shown.whole.actions().len() - first;
        let mut wish = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let button = |ui: &mut Ui, sign, key, enabled| {
                let name = self.language.text(key);
                let show = |ui: &mut Ui| widgets::round_button(ui, self.palette, sign, &name);
                ui.add_enabled_ui(enabled, show).inner.clicked()
            };
            if button(ui, Sign::StepBack, "why-step-back", played > first) {
                wish = Some(Wish::Back);
            }
            let room = vec2(ui.available_width() - size::TOUCH - 8.0, size::TOUCH);
            let (rect, _) = ui.allocate_exact_size(room, egui::Sense::hover());
            let told = self.step(session, first, played);
            let count = format!("{}/{steps}", played.saturating_sub(first));
            let text = if told.is_empty() { count } else { format!("{count} · {told}") };
            accessibility::announce(ui.ctx(), ui.id().with("step"), rect, &text);
            let font = egui::FontId::proportional(size::BODY);
            let words = widgets::fitted(ui.painter(), &text, font, self.palette.dim, room);
            widgets::paint_centred(ui.painter(), rect.center(), words, self.palette.dim);
            if button(ui, Sign::StepOn, "why-step-on", played < first + steps) {
                wish = Some(Wish::On);
            }
        });
        wish
    }

    /// The last action that lies on the table, in words.
    fn step(&self, session: &Session<U::Rules>, first: usize, played: usize) -> String {
        let record = session.record();
        let Some(&action) = record.actions().last().filter(|_| played > first) else {
            return String::new();
        };
        let seat = record.until(played - 1).game().to_act().unwrap_or(session.viewer());
        U::report(&self.language.subject(record, seat), action, self.language)
    }

    fn buttons(&self, ui: &mut Ui, has_next: bool) -> Option<Wish> {
        ui.spacing_mut().item_spacing.x = 8.0;
        let offer = |key: &str, wish| Offer::new(wish, self.language.text(key));
        let next = || {
            let key = if has_next { "problem-next" } else { "problem-close" };
            offer(key, Wish::Next).accented()
        };
        let about = self.solving.task.concepts.first();
        let about = about.map(|&concept| {
            Offer::new(Wish::About(concept), self.language.message(&concept.title()))
        });
        let offers: Vec<Offer<Wish>> = match &self.solving.stage {
            Stage::Asks => vec![offer("problem-solve", Wish::Solution)],
            Stage::Waits { .. } => vec![offer("problem-solve", Wish::Solution).only_if(false)],
            Stage::Shown(Shown { verdict: Verdict::Wrong, .. }) => {
                vec![
                    offer("problem-solve", Wish::Solution),
                    offer("problem-again", Wish::Again).accented(),
                ]
            }
            Stage::Shown(Shown { verdict: Verdict::Right, .. }) => {
                about.into_iter().chain([next()]).collect()
            }
            Stage::Shown(_) => vec![offer("problem-again", Wish::Again), next()],
        };
        widgets::buttons(ui, self.palette, 2, &offers)
    }
}
