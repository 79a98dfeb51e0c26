//! The Why panel: what an opponent weighed, and whatever else can be seen of it.
//!
//! A sheet at the foot of an upright phone, a column at the side of anything wider. It has pages:
//! the reasons of the last decision are drawn here, the others by the rooms they come from, in
//! the [`Body`] that the panel leaves them.

mod advice;
mod panel;
mod recall;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

use self::recall::Recall;
use kozyr_core::{
    explanation::{Explained, Figure, Shown, ShownPlan, Term},
    game::{Player, Seat},
    opponent::Decision,
    texts::in_a_row,
};

use crate::{
    look::{language::Language, panels::Panels, settings::Settings},
    platform::{
        jobs::Thoughts,
        screen::{Menu, Screen},
        step::Step,
    },
    table::{
        player_names::{Subject, base},
        room::{ClaimRoom, PanelOpen},
        session::{Session, TableGame},
    },
};

pub use advice::Advice;
pub use panel::page;

/// A game whose decisions can be told in words.
pub trait Explainable: TableGame + Explained {
    /// The cards or squares of a plan, for a label.
    fn plan(plan: &[Self::Action], language: &Language) -> String;

    /// What somebody did, as a sentence.
    fn deed(who: &Subject, action: Self::Action, language: &Language) -> String;

    /// The opponent that gives hints to people.
    const COACH: &'static str;

    /// What else than reasons can be shown of an opponent; of several at once, without a name.
    fn pages(opponent: Option<&str>, over: bool) -> Vec<Page>;
}

/// Whether the panel is open, and about whom.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Why {
    /// The table has all the room.
    #[default]
    Closed,
    /// The last decision of a seat.
    Seat(Seat),
    /// The last decisions of all opponents.
    Everyone,
    /// What the coach would do now.
    Hint,
}

/// What the panel shows.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// What was weighed in the last decision.
    #[default]
    Reasons,
    /// Linguistic variables and control tables at work.
    Fuzzy,
    /// How the value of the hands went.
    Chart,
    /// What can be known of closed hands.
    Belief,
    /// What the strongest opponent makes of the match.
    Review,
}

impl Page {
    fn key(self) -> &'static str {
        match self {
            Page::Reasons => "why-reasons",
            Page::Fuzzy => "why-fuzzy",
            Page::Chart => "why-chart",
            Page::Belief => "why-belief",
            Page::Review => "why-review",
        }
    }
}

/// Where the page in force is drawn, if the panel is open and the page is not drawn by itself.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Body(pub Option<egui::Rect>);

/// What the panel shows, in the reader's language.
#[derive(Resource, Clone, PartialEq, Debug)]
struct Panel {
    /// Whom it can be about; empty if there is only one.
    subjects: Vec<(Why, String)>,
    /// What can be seen of them besides reasons.
    pages: Vec<(Page, String)>,
    reasons: Vec<Reason>,
}

/// The reasons of one decision.
#[derive(Clone, PartialEq, Debug)]
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
    /// As far as the viewer may know it.
    value: Option<Figure>,
    terms: String,
    chosen: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Why>().init_resource::<Page>().init_resource::<Body>();
    app.add_systems(Update, claim_room.in_set(ClaimRoom));
    app.add_systems(
        EguiPrimaryContextPass,
        panel::show
            .run_if(resource_exists::<Panel>)
            .run_if(in_state(Menu::None))
            .run_if(|screen: Res<State<Screen>>| screen.is_table())
            .in_set(Panels::Reasons),
    );
}

/// The panel for one game.
pub fn plugin_for<G: Explainable>(app: &mut App) {
    app.init_resource::<Recall<G>>();
    app.add_systems(OnEnter(G::SCREEN), close);
    app.add_systems(OnExit(G::SCREEN), stop_thinking::<G>);
    app.add_systems(
        Update,
        (advice::advise::<G>, recall::recall::<G>)
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .in_set(Step::Think),
    );
    app.add_systems(
        Update,
        explain::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(resource_exists::<Session<G>>)
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_exists_and_changed::<Advice<G>>)
                    .or_eager(resource_exists_and_changed::<Session<G>>),
            )
            .in_set(Step::Place),
    );
}

/// Who leaves the table waits for no reason and no hint.
fn stop_thinking<G: Explainable>(mut commands: Commands, mut recall: ResMut<Recall<G>>) {
    recall.forget();
    commands.remove_resource::<Advice<G>>();
}

/// Run condition: the panel is open at that page.
pub fn shows(page: Page) -> impl Fn(Res<Why>, Res<Page>, Res<Body>) -> bool + Clone {
    move |why, now, body| *why != Why::Closed && *now == page && body.0.is_some()
}

fn close(mut why: ResMut<Why>, mut page: ResMut<Page>) {
    *why = Why::Closed;
    *page = Page::Reasons;
}

fn claim_room(why: Res<Why>, mut panel: ResMut<PanelOpen>) {
    panel.set_if_neq(PanelOpen(*why != Why::Closed));
}

/// What a press on «Why?» opens: the next opponent after the person, or all where there is no other.
pub fn toggled<G: TableGame>(why: Why, session: &Session<G>) -> Why {
    let seats = session.game().seats();
    let is_opponent = |seat: &Seat| session.record().players()[seat.index()] != Player::Human;
    let others = std::iter::successors(Some(session.viewer()), |seat| Some(seat.next(seats)));
    match why {
        Why::Closed | Why::Hint if session.is_watched() => Why::Everyone,
        Why::Closed | Why::Hint => {
            others.take(seats).find(is_opponent).map_or(Why::Everyone, Why::Seat)
        }
        Why::Seat(_) | Why::Everyone => Why::Closed,
    }
}

/// Whether there is an opponent that could say why.
pub fn can_be_asked<G: TableGame>(session: &Session<G>) -> bool {
    session.persons() < session.game().seats() && session.allows().reasons
}

fn explain<G: Explainable>(
    mut commands: Commands,
    mut why: ResMut<Why>,
    mut page: ResMut<Page>,
    session: Res<Session<G>>,
    mut recall: ResMut<Recall<G>>,
    advice: Option<Res<Advice<G>>>,
    thoughts: Res<Thoughts>,
    language: Res<Language>,
    settings: Res<Settings>,
    mut asked_at: Local<usize>,
) {
    let actions = session.record().actions().len();
    if *why == Why::Hint && *asked_at != actions && !why.is_changed() && !session.is_watched() {
        // A hint is about one position, also one that is still thought about; whoever wants
        // another asks anew.
        *why = Why::Closed;
    }
    *asked_at = actions;
    if session.is_covered() {
        // What one person has looked at is not for the next one's eyes.
        *why = Why::Closed;
    }
    let allowed = session.allows();
    let is_allowed = match *why {
        Why::Closed => true,
        Why::Hint => allowed.hints,
        Why::Seat(_) | Why::Everyone => allowed.reasons,
    };
    if !is_allowed {
        *why = Why::Closed;
    }
    let opponents = opponents(&session);
    let seats: Vec<(Seat, String)> = match *why {
        Why::Closed | Why::Hint => Vec::new(),
        Why::Seat(wanted) => {
            opponents.iter().filter(|(seat, _)| *seat == wanted).cloned().collect()
        }
        Why::Everyone => opponents.clone(),
    };
    let open = session.hands_lie_open() || settings.open_hands && allowed.open_hands;
    let reasons: Vec<Reason> = match *why {
        Why::Hint => vec![hint::<G>(advice.as_deref(), &language)],
        _ => seats
            .iter()
            .map(|(seat, name)| {
                last_reason(
                    &session,
                    &mut recall,
                    &thoughts,
                    (*seat, name.as_str()),
                    open,
                    &language,
                )
            })
            .collect(),
    };
    let over = session.course().outcome().is_some();
    // A match among people alone has no reasons, but a review.
    if *why == Why::Closed || reasons.is_empty() && !over {
        *why.bypass_change_detection() = Why::Closed;
        commands.remove_resource::<Panel>();
        return;
    }
    let mut pages = match (*why, &seats[..]) {
        (Why::Hint, _) => Vec::new(),
        (_, [(_, name)]) => G::pages(Some(base(name)), over),
        _ => G::pages(None, over),
    };
    if reasons.is_empty() {
        pages.retain(|page| *page != Page::Reasons);
    }
    if !pages.contains(&page) {
        *page = pages.first().copied().unwrap_or_default();
    }
    let named = |page: &Page| (*page, language.text(page.key()));
    commands.insert_resource(Panel {
        subjects: if *why == Why::Hint { Vec::new() } else { subjects(&opponents, &language) },
        pages: pages.iter().map(named).collect(),
        reasons,
    });
}

/// The seats where opponents sit, with the opponents' names.
fn opponents<G: TableGame>(session: &Session<G>) -> Vec<(Seat, String)> {
    let players = session.record().players().iter().enumerate();
    let opponents = players.filter_map(|(seat, player)| match player {
        Player::Opponent(name) => Some((Seat::new(seat), name.clone())),
        Player::Human => None,
    });
    opponents.collect()
}

/// Whom the panel can be about, if there is a choice.
fn subjects(opponents: &[(Seat, String)], language: &Language) -> Vec<(Why, String)> {
    if opponents.len() < 2 {
        return Vec::new();
    }
    let one = |(seat, name): &(Seat, String)| (Why::Seat(*seat), language.opponent(name));
    let everyone = (Why::Everyone, language.text("why-everyone"));
    std::iter::once(everyone).chain(opponents.iter().map(one)).collect()
}

fn hint<G: Explainable>(advice: Option<&Advice<G>>, language: &Language) -> Reason {
    match advice.and_then(Advice::decision) {
        Some(decision) => {
            let headline = G::deed(&language.you(), decision.action, language);
            // It is about the viewer's own cards.
            reason::<G>(headline, G::COACH, &Shown::openly::<G>(decision), language)
        }
        None => Reason {
            headline: language.text("hint"),
            rule: language.text("hint-coming"),
            bars: Vec::new(),
            notes: Vec::new(),
            about: String::new(),
        },
    }
}

fn last_reason<G: Explainable>(
    session: &Session<G>,
    recall: &mut Recall<G>,
    thoughts: &Thoughts,
    (seat, name): (Seat, &str),
    open: bool,
    language: &Language,
) -> Reason {
    let rule = match session.last_decision(seat) {
        Some((at, Some(decision))) => {
            let subject = language.subject(session.record(), seat);
            let played = session.record().actions()[at];
            let shown = shown(session, decision, seat, open);
            let mut reason =
                reason::<G>(G::deed(&subject, played, language), name, &shown, language);
            if played != decision.action {
                // It was told to move then, or had no time; what it makes of it now is another
                // thing.
                let plan = match shown.action() {
                    ShownPlan::Open(plan) => G::plan(plan, language),
                    ShownPlan::Hidden(told) => language.message(told),
                };
                let arguments = [("action", plan.into())];
                let told = language.format("why-moved-early", &arguments);
                reason.rule = format!("{told} {}", reason.rule);
            }
            return reason;
        }
        Some((at, None)) => {
            recall.ask(thoughts, session.record(), at);
            "why-recalling"
        }
        None => "why-nothing-yet",
    };
    Reason {
        headline: language.opponent(name),
        rule: language.text(rule),
        bars: Vec::new(),
        notes: Vec::new(),
        about: language.text(&format!("opponent-{}-about", base(name))),
    }
}

/// What the viewer may see of somebody's reasons.
fn shown<G: Explainable>(
    session: &Session<G>,
    decision: &Decision<G::Action>,
    seat: Seat,
    open: bool,
) -> Shown<G::Action> {
    if open {
        Shown::openly::<G>(decision)
    } else {
        Shown::to(decision, seat, session.game(), session.viewer())
    }
}

fn reason<G: Explainable>(
    headline: String,
    opponent: &str,
    shown: &Shown<G::Action>,
    language: &Language,
) -> Reason {
    let mut bars: Vec<Bar> = shown
        .alternatives()
        .iter()
        .map(|alternative| {
            let plan = match &alternative.plan {
                ShownPlan::Open(plan) => G::plan(plan, language),
                ShownPlan::Hidden(told) => language.message(told),
            };
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
    // Sorting is stable, so equals keep the opponent's own order; the chosen one comes first.
    bars.sort_by(|a, b| {
        let amount = |bar: &Bar| bar.value.map_or(0.0, amount);
        b.chosen.cmp(&a.chosen).then(amount(b).total_cmp(&amount(a)))
    });
    let sentences = shown.sentence().iter().map(|message| language.message(message));
    Reason {
        headline,
        rule: in_a_row(sentences.collect()),
        bars,
        notes: listed(shown.terms(), language),
        about: language.text(&format!("opponent-{}-about", base(opponent))),
    }
}

/// What a value comes to beside others, with or without a number.
fn amount(figure: Figure) -> f64 {
    match figure {
        Figure::Number(value) | Figure::Bar(value) => value,
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
