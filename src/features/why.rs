//! The Why panel: what an opponent weighed, and whatever else can be seen of it.
//!
//! A sheet at the foot of an upright phone, a column at the side of anything wider. It has pages:
//! the reasons of the last decision are drawn here, the others by the rooms they come from, in
//! the [`Body`] that the panel leaves them.

mod advice;
mod afterthoughts;
mod asked;
mod bars;
mod on_table;
mod panel;
mod recall;
mod steps;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use self::{
    afterthoughts::Looked,
    on_table::{Choice, Courses, InSight, Weighed},
    recall::Recall,
};
use kozyr_core::{
    explanation::{Figure, Message, Shown, ShownAlternative, ShownPlan, Term},
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
        picture::{Picture, SayPicture},
        player_names::base,
        room::{ClaimRoom, PanelOpen},
        session::{Session, TableGame},
    },
};

pub use advice::Advice;
pub use afterthoughts::LookAgain;
pub use asked::{Body, Explainable, Page, Why};
pub use on_table::{OnTable, Seen, look_at, told};
pub use panel::page;

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
    /// The reason in a sentence or two.
    sentence: String,
    /// What else separates the decision from the next best.
    differences: Vec<String>,
    /// What would have had to be otherwise.
    otherwise: Vec<String>,
    /// After how many actions it was decided; `None` if there is nothing to be shown of it.
    at: Option<usize>,
    /// What the bars mean, with their unit.
    axis: String,
    bars: Vec<Bar>,
    notes: Vec<String>,
    about: String,
}

#[derive(Clone, PartialEq, Debug)]
struct Bar {
    label: String,
    /// How long it is, on a scale of its own; `None` if nothing was counted.
    length: Option<f64>,
    /// What it comes to, with its unit; empty where that could tell what is held.
    amount: String,
    terms: String,
    chosen: bool,
}

impl Reason {
    /// A sentence alone.
    fn bare(headline: String, sentence: String, about: String) -> Self {
        Reason {
            headline,
            sentence,
            differences: Vec::new(),
            otherwise: Vec::new(),
            at: None,
            axis: String::new(),
            bars: Vec::new(),
            notes: Vec::new(),
            about,
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Why>().init_resource::<Page>().init_resource::<Body>();
    on_table::plugin(app);
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
    app.init_resource::<Recall<G>>().init_resource::<Looked<G>>().init_resource::<OnTable<G>>();
    app.add_systems(OnEnter(G::SCREEN), close);
    app.add_systems(OnExit(G::SCREEN), (stop_thinking::<G>, clear_table::<G>));
    app.add_systems(
        Update,
        (advice::advise::<G>, recall::recall::<G>, afterthoughts::bring::<G>)
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
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_exists_and_changed::<Advice<G>>)
                    .or_eager(resource_exists_and_changed::<Session<G>>),
            )
            .in_set(Step::Place),
    );
    app.add_systems(
        Update,
        on_table::lay::<G>
            .run_if(in_state(G::SCREEN))
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Page>)
                    .or_eager(resource_changed::<Choice>)
                    .or_eager(resource_exists_and_changed::<Courses<G>>)
                    .or_eager(resource_exists_and_changed::<Session<G>>)
                    .or_eager(resource_removed::<Courses<G>>),
            )
            .run_if(resource_exists::<Session<G>>)
            .after(explain::<G>)
            .before(SayPicture)
            .in_set(Step::Place),
    );
}

/// Nothing that was shown of a decision stays behind.
fn clear_table<G: Explainable>(
    mut commands: Commands,
    mut on_table: ResMut<OnTable<G>>,
    mut in_sight: ResMut<InSight>,
    mut picture: ResMut<Picture>,
) {
    commands.remove_resource::<Panel>();
    commands.remove_resource::<Courses<G>>();
    on_table.0 = None;
    *in_sight = InSight::default();
    picture.set_if_neq(Picture::default());
}

/// Who leaves the table waits for no reason and no hint.
fn stop_thinking<G: Explainable>(
    mut commands: Commands,
    mut recall: ResMut<Recall<G>>,
    mut looked: ResMut<Looked<G>>,
) {
    recall.forget();
    looked.forget();
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
    mut memory: Memory<G>,
    advice: Option<Res<Advice<G>>>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    mut asked_at: Local<usize>,
) {
    let actions = session.record().actions().len();
    if *asked_at != actions {
        // Whoever plays on looks at what is, not at what might have been.
        choice.set_if_neq(Choice::default());
    }
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
    let told: Vec<Told<G>> = match *why {
        Why::Hint => vec![hint::<G>(advice.as_deref(), &language)],
        _ => seats
            .iter()
            .map(|(seat, name)| last_reason(&session, &mut memory, *seat, name, &language))
            .collect(),
    };
    let (reasons, weighed): (Vec<Reason>, Vec<Option<Weighed<G>>>) = told.into_iter().unzip();
    let over = session.course().outcome().is_some();
    // A match among people alone has no reasons, but a review.
    if *why == Why::Closed || reasons.is_empty() && !over {
        *why.bypass_change_detection() = Why::Closed;
        commands.remove_resource::<Panel>();
        commands.remove_resource::<Courses<G>>();
        return;
    }
    let mut pages = match (*why, &seats[..]) {
        (Why::Hint, _) => Vec::new(),
        (_, [(seat, name)]) => {
            let open = G::lies_open(&session, &memory.settings, *seat);
            G::pages(Some(base(name)), over, open)
        }
        _ => G::pages(None, over, false),
    };
    if reasons.is_empty() {
        pages.retain(|page| *page != Page::Reasons);
    }
    if !pages.contains(&page) {
        *page = pages.first().copied().unwrap_or_default();
    }
    let named = |page: &Page| (*page, language.text(page.key()));
    commands.insert_resource(Courses(weighed.into_iter().flatten().collect()));
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

/// The reasons of a decision, and what of it can be seen on the table.
type Told<G> = (Reason, Option<Weighed<G>>);

fn hint<G: Explainable>(advice: Option<&Advice<G>>, language: &Language) -> Told<G> {
    match advice.and_then(|advice| Some((advice.before(), advice.decision()?))) {
        Some((before, decision)) => {
            let headline = G::report(&language.you(), decision.action, language);
            // What the person may do is the person's own business.
            let shown = Shown::openly::<G>(decision);
            reason(headline, G::COACH, before.clone(), &shown, language)
        }
        None => {
            let (hint, coming) = (language.text("hint"), language.text("hint-coming"));
            (Reason::bare(hint, coming, String::new()), None)
        }
    }
}

/// What reasons are put together from.
#[derive(SystemParam)]
struct Memory<'w, G: Explainable> {
    recall: ResMut<'w, Recall<G>>,
    looked: ResMut<'w, Looked<G>>,
    thoughts: Res<'w, Thoughts>,
    settings: Res<'w, Settings>,
}

fn last_reason<G: Explainable>(
    session: &Session<G>,
    memory: &mut Memory<G>,
    seat: Seat,
    name: &str,
    language: &Language,
) -> Told<G> {
    let sentence = match session.last_decision(seat) {
        Some((at, Some(decision))) => {
            return told_reason(session, memory, (at, decision), name, language);
        }
        Some((at, None)) => {
            memory.recall.ask(&memory.thoughts, session.record(), at);
            "why-recalling"
        }
        None => "why-nothing-yet",
    };
    let about = language.text(&format!("opponent-{}-about", base(name)));
    (Reason::bare(language.opponent(name), language.text(sentence), about), None)
}

/// The reasons for the decision made after `at` actions, as far as whoever looks may know them.
fn told_reason<G: Explainable>(
    session: &Session<G>,
    memory: &mut Memory<G>,
    (at, decision): (usize, &Decision<G::Action>),
    name: &str,
    language: &Language,
) -> Told<G> {
    let before = session.record().until(at);
    let seat = before.to_act().map_or(session.viewer(), |(seat, _)| seat);
    let looked = &mut memory.looked;
    let complete = looked.bypass_change_detection().complete(&memory.thoughts, &before, decision);
    let shown = match G::lies_open(session, &memory.settings, seat) {
        true => Shown::openly::<G>(&complete),
        false => Shown::to(&complete, seat, session.game(), session.viewer()),
    };
    let subject = language.subject(session.record(), seat);
    let played = session.record().actions()[at];
    let headline = G::report(&subject, played, language);
    let (mut reason, weighed) = reason::<G>(headline, name, before, &shown, language);
    if played != decision.action {
        // It was told to move then, or had no time; what it makes of it now is another thing.
        let told = plan_of::<G>(shown.action(), language);
        let told = language.format("why-moved-early", &[("action", told.into())]);
        reason.sentence = format!("{told} {}", reason.sentence);
    }
    (reason, weighed)
}

fn reason<G: Explainable>(
    headline: String,
    opponent: &str,
    before: Record<G>,
    shown: &Shown<G::Action>,
    language: &Language,
) -> Told<G> {
    let mut alternatives: Vec<&ShownAlternative<G::Action>> = shown.alternatives().iter().collect();
    // Sorting is stable, so equals keep the opponent's own order; the chosen one comes first.
    alternatives.sort_by(|a, b| {
        let value = |one: &ShownAlternative<G::Action>| one.value.map_or(0.0, worth);
        b.chosen.cmp(&a.chosen).then(value(b).total_cmp(&value(a)))
    });
    let told = |messages: &mut dyn Iterator<Item = &Message>| -> Vec<String> {
        messages.map(|message| in_a_row(vec![language.message(message)])).collect()
    };
    let unit = shown.unit().filter(|_| alternatives.iter().any(|one| one.value.is_some()));
    let reason = Reason {
        headline,
        sentence: told(&mut shown.sentence().iter()).join(" "),
        differences: told(&mut shown.differences().iter()),
        otherwise: told(&mut shown.counterfactuals().iter().map(|one| &one.told)),
        at: Some(before.actions().len()),
        axis: unit.map_or(String::new(), |unit| language.text(&format!("unit-{unit}"))),
        bars: alternatives.iter().map(|one| bar::<G>(one, language)).collect(),
        notes: listed(shown.terms(), language),
        about: language.text(&format!("opponent-{}-about", base(opponent))),
    };
    let weighed = Weighed::of(before, shown, &alternatives, language);
    (reason, Some(weighed))
}

/// A course of action as a line with a bar.
fn bar<G: Explainable>(one: &ShownAlternative<G::Action>, language: &Language) -> Bar {
    let plan = plan_of::<G>(&one.plan, language);
    let label = one.label.as_ref().map(|label| language.message(label));
    let label = match label {
        // «Take» says it once.
        Some(label) if label.to_lowercase() != plan.to_lowercase() => format!("{plan} · {label}"),
        _ => plan,
    };
    let terms = listed(&one.terms, language).join(" · ");
    let amount = one.amount.as_ref().map_or(String::new(), |amount| language.message(amount));
    Bar { label, length: one.value.map(worth), amount, terms, chosen: one.chosen }
}

fn plan_of<G: Explainable>(plan: &ShownPlan<G::Action>, language: &Language) -> String {
    match plan {
        ShownPlan::Open(plan) => G::plan(plan, language),
        ShownPlan::Hidden(told) => language.message(told),
    }
}

/// How long the bar of a figure is, on a scale of its own.
fn worth(figure: Figure) -> f64 {
    match figure {
        Figure::Number(value) | Figure::Bar(value) => value,
    }
}

fn listed(terms: &[Term], language: &Language) -> Vec<String> {
    let told =
        |term: &Term| format!("{}: {}", language.text(&term.name), language.decimal(term.value, 2));
    terms.iter().map(told).collect()
}

/// A value with its sign, for a square; `None` where a number could tell what is held.
fn signed(figure: Figure, language: &Language) -> Option<String> {
    let Figure::Number(value) = figure else { return None };
    let plus = if value > 0.0 { "+" } else { "" };
    Some(format!("{plus}{}", language.decimal(value, 1)))
}
