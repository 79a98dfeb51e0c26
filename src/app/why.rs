//! The Why panel: what a mind weighed, as bars and sentences.
//!
//! A sheet at the foot of an upright phone, a column at the side of anything wider.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, RichText, pos2, vec2};

use super::{
    Step,
    language::Language,
    screen::{Menu, Screen},
    session::{Session, Table},
    theme::{DrawPanels, Palette, size, strong_font},
    widget::{self, Sign},
};
use crate::{
    explanation::{Explanation, Term},
    game::{Player, Seat},
    opponent::Decision,
};

/// A game whose decisions can be told in words.
pub trait Spoken: Table {
    /// The cards or squares of a plan, for a label.
    fn plan(plan: &[Self::Action], language: &Language) -> String;

    /// What somebody did, as a sentence.
    fn deed(name: &str, action: Self::Action, language: &Language) -> String;

    /// The mind that gives hints to people.
    const COACH: &'static str;
}

/// Whether the panel is open, and about whom.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Why {
    /// The table has all the room.
    #[default]
    Closed,
    /// The last decision of a seat.
    Seat(Seat),
    /// What the coach would do now.
    Hint,
}

/// The window, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Room {
    /// All of it.
    pub whole: Rect,
    /// What the panel leaves free where it stands beside the table.
    pub free: Rect,
}

/// What the panel shows, in the reader's language.
#[derive(Resource, Clone, PartialEq, Debug)]
struct Reason {
    headline: String,
    rule: String,
    bars: Vec<Bar>,
    notes: Vec<String>,
    about: String,
}

#[derive(Clone, PartialEq, Debug)]
struct Bar {
    label: String,
    value: Option<f64>,
    terms: String,
    chosen: bool,
}

/// From this width on the panel stands beside the table.
const WIDE: f32 = 720.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Why>().init_resource::<Room>();
    app.add_systems(Update, measure_room.in_set(Step::Play));
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<Reason>)
            .run_if(in_state(Menu::None))
            .run_if(|screen: Res<State<Screen>>| screen.is_table())
            .in_set(DrawPanels),
    );
}

/// The panel for one game.
pub fn plugin_for<G: Spoken>(app: &mut App) {
    app.add_systems(OnEnter(G::SCREEN), close);
    app.add_systems(
        Update,
        explain::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_exists_and_changed::<Session<G>>),
            )
            .in_set(Step::Place),
    );
}

fn close(mut why: ResMut<Why>) {
    *why = Why::Closed;
}

fn is_wide(window: Vec2) -> bool {
    window.x >= WIDE && window.x > window.y
}

fn side_width(window: Vec2) -> f32 {
    (window.x * 0.33).clamp(300.0, 420.0)
}

pub fn measure_room(
    why: Res<Why>,
    mut room: ResMut<Room>,
    windows: Query<&Window, With<bevy::window::PrimaryWindow>>,
) {
    let Ok(window) = windows.single() else { return };
    let whole = Rect::from_corners(Vec2::ZERO, window.size());
    let mut free = whole;
    if *why != Why::Closed && is_wide(window.size()) {
        free.max.x -= side_width(window.size());
    }
    room.set_if_neq(Room { whole, free });
}

fn explain<G: Spoken>(
    mut commands: Commands,
    mut why: ResMut<Why>,
    mut session: ResMut<Session<G>>,
    language: Res<Language>,
    mut asked_at: Local<usize>,
) {
    let actions = session.record().actions().len();
    let reason = match *why {
        Why::Closed => None,
        Why::Hint if *asked_at != actions && !why.is_changed() => {
            // A hint is about one position; the next one is asked for anew.
            *why = Why::Closed;
            None
        }
        Why::Hint => session.hint(G::COACH).map(|decision| {
            let headline = G::deed(&language.text("hint-you"), decision.action, &language);
            reason::<G>(headline, G::COACH, &decision, &language)
        }),
        Why::Seat(seat) => {
            // Looking a decision up changes nothing that others need to know of.
            let found = session.bypass_change_detection().last_decision(seat);
            let player = session.record().players()[seat.index()].clone();
            match (found, player) {
                (Some((_, decision)), Player::Opponent(name)) => {
                    let speaker = language.text(&format!("mind-{}", base(&name)));
                    let headline = G::deed(&speaker, decision.action, &language);
                    Some(reason::<G>(headline, &name, &decision, &language))
                }
                (_, Player::Opponent(name)) => Some(Reason {
                    headline: language.text(&format!("mind-{}", base(&name))),
                    rule: language.text("why-nothing-yet"),
                    bars: Vec::new(),
                    notes: Vec::new(),
                    about: language.text(&format!("mind-{}-about", base(&name))),
                }),
                (_, Player::Human) => None,
            }
        }
    };
    *asked_at = actions;
    match reason {
        Some(reason) => commands.insert_resource(reason),
        None => commands.remove_resource::<Reason>(),
    }
}

/// The name of a mind without the parameters that were changed.
pub fn base(name: &str) -> &str {
    name.split('?').next().unwrap_or(name)
}

fn reason<G: Spoken>(
    headline: String,
    mind: &str,
    decision: &Decision<G::Action>,
    language: &Language,
) -> Reason {
    let Explanation { rule, alternatives, terms } = &decision.explanation;
    let mut bars: Vec<Bar> = alternatives
        .iter()
        .map(|alternative| {
            let plan = G::plan(&alternative.plan, language);
            let label = alternative.label.as_ref().map(|label| language.message(label));
            let label = match label {
                // «Take» says it once.
                Some(label) if label.to_lowercase() != plan.to_lowercase() => {
                    format!("{plan} · {label}")
                }
                _ => plan,
            };
            Bar {
                label,
                value: alternative.value,
                terms: listed(&alternative.terms, language).join(" · "),
                chosen: alternative.chosen,
            }
        })
        .collect();
    // Sorting is stable, so equals keep the mind's own order; the chosen one comes first.
    bars.sort_by(|a, b| {
        let values = b.value.unwrap_or(0.0).total_cmp(&a.value.unwrap_or(0.0));
        b.chosen.cmp(&a.chosen).then(values)
    });
    Reason {
        headline,
        rule: language.message(rule),
        bars,
        notes: listed(terms, language),
        about: language.text(&format!("mind-{}-about", base(mind))),
    }
}

fn listed(terms: &[Term], language: &Language) -> Vec<String> {
    terms
        .iter()
        .map(|term| format!("{} {}", language.text(&term.name), figure(term.value)))
        .collect()
}

/// A figure as short as it can be read.
fn figure(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.replacen('-', "−", 1)
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    reason: Res<Reason>,
    mut why: ResMut<Why>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let screen = ctx.viewport_rect();
    let wide = is_wide(Vec2::new(screen.width(), screen.height()));
    let rect = if wide {
        let width = side_width(Vec2::new(screen.width(), screen.height()));
        egui::Rect::from_min_max(pos2(screen.right() - width, screen.top()), screen.max)
    } else {
        let top = screen.bottom() - (screen.height() * 0.56).min(470.0);
        egui::Rect::from_min_max(pos2(screen.left(), top), screen.max)
    };
    let mut closed = false;
    egui::Area::new("why".into())
        .fixed_pos(rect.min)
        .order(egui::Order::Foreground)
        .constrain(false)
        .show(ctx, |ui| {
            let corners = if wide { 0 } else { 20 };
            let radius = egui::CornerRadius { nw: corners, ne: corners, sw: 0, se: 0 };
            ui.painter().rect_filled(rect, radius, palette.panel);
            // Nothing behind the panel is meant when it is touched.
            ui.allocate_rect(rect, egui::Sense::click());
            let inner = rect.shrink2(vec2(20.0, 16.0));
            ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
                closed = panel(ui, &palette, &language, &reason);
            });
        });
    if closed {
        *why = Why::Closed;
    }
    Ok(())
}

/// The contents of the panel; whether it was closed.
fn panel(ui: &mut egui::Ui, palette: &Palette, language: &Language, reason: &Reason) -> bool {
    let mut closed = false;
    ui.horizontal_top(|ui| {
        const CLOSE: f32 = 44.0;
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - CLOSE - 8.0);
            ui.add_space(8.0);
            ui.label(RichText::new(&reason.headline).font(strong_font(18.0)));
        });
        closed = widget::round_button(ui, palette, Sign::Close, &language.text("close")).clicked();
    });
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.label(RichText::new(&reason.rule).color(palette.dim));
        let values = reason.bars.iter().filter_map(|bar| bar.value);
        let (least, most) = values
            .fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)));
        for bar in &reason.bars {
            draw_bar(ui, palette, bar, least, most);
        }
        if !reason.notes.is_empty() || !reason.about.is_empty() {
            egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(14).show(
                ui,
                |ui| {
                    ui.set_width(ui.available_width());
                    for note in &reason.notes {
                        ui.label(RichText::new(note).size(13.5));
                    }
                    ui.label(RichText::new(&reason.about).size(13.5).color(palette.dim));
                },
            );
        }
    });
    closed
}

fn draw_bar(ui: &mut egui::Ui, palette: &Palette, bar: &Bar, least: f64, most: f64) {
    const HEIGHT: f32 = 12.0;
    let font = if bar.chosen { strong_font(14.5) } else { egui::FontId::proportional(14.5) };
    let width = ui.available_width();
    let ink = if bar.chosen { palette.ink } else { palette.ink.gamma_multiply(0.9) };
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let label = ui.painter().layout(bar.label.clone(), font, ink, width);
        let (rect, _) = ui.allocate_exact_size(vec2(width, label.size().y), egui::Sense::hover());
        ui.painter().galley(rect.min, label, ink);
        if let Some(value) = bar.value {
            let share = if most > least { ((value - least) / (most - least)) as f32 } else { 1.0 };
            let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), egui::Sense::hover());
            let length = (width - 60.0) * (0.12 + 0.88 * share);
            let colour = if bar.chosen { palette.accent } else { palette.bar };
            let body = egui::Rect::from_min_size(rect.min, vec2(length, HEIGHT));
            ui.painter().rect_filled(body, HEIGHT / 2.0, colour);
            ui.painter().text(
                pos2(body.right() + 8.0, rect.center().y),
                Align2::LEFT_CENTER,
                figure(value),
                strong_font(13.5),
                ink,
            );
        }
        if !bar.terms.is_empty() {
            ui.label(RichText::new(&bar.terms).size(size::SMALL).color(palette.dim));
        }
        ui.add_space(4.0);
    });
}
