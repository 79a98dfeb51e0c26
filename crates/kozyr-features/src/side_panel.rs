//! The Why panel: what an opponent weighed, and whatever else can be seen of it.
//!
//! A sheet at the foot of an upright phone, a column at the side of anything wider. It has pages:
//! the reasons of the last decision are drawn here, the others by the rooms they come from, in
//! the [`Body`] that the panel leaves them.

mod bars;
mod comparison;
mod hint;
mod line_stepper;
mod panel;
mod pending_jobs;
mod post_move_notes;
mod question_bar;
mod quiz;
mod reasons;
mod recompute;
mod state;
mod table_preview;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use self::{
    post_move_notes::Looked,
    reasons::{Memory, Reason, Told, hint, last_reason},
    recompute::Recall,
    table_preview::{Choice, Courses, InSight, Weighed},
};
use kozyr_core::game::{Player, Seat};

use kozyr_platform::{
    screen::{Menu, Screen},
    system_sets::Step,
};
use kozyr_table::{
    session::{Session, TableGame},
    table_area::{ClaimRoom, PanelOpen},
    table_overlay::{Picture, SayPicture},
};
use kozyr_ui::player_names::base;
use kozyr_ui::{language::Language, panels::Panels, settings::Settings};

pub use hint::Advice;
pub use panel::{page, page_from_end};
pub use post_move_notes::LookAgain;
pub use quiz::{Answer, Asking, AtTurningPoint, FindQuestion, Said};
pub use state::{Body, Explainable, Page, Why};
pub use table_preview::{OnTable, Seen, look_at, told};

/// What the panel shows, in the reader's language.
#[derive(Resource, Clone, PartialEq, Debug)]
struct Panel {
    /// Whom it can be about; empty if there is only one.
    subjects: Vec<(Why, String)>,
    /// What can be seen of them besides reasons.
    pages: Vec<(Page, String)>,
    reasons: Vec<Reason>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Why>().init_resource::<Page>().init_resource::<Body>();
    app.init_resource::<question_bar::Claimed>();
    quiz::plugin(app);
    table_preview::plugin(app);
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
pub fn plugin_for<U: Explainable>(app: &mut App) {
    app.init_resource::<Recall<U>>().init_resource::<Looked<U>>().init_resource::<OnTable<U>>();
    quiz::plugin_for::<U>(app);
    app.add_systems(OnEnter(U::SCREEN), close);
    app.add_systems(OnExit(U::SCREEN), (stop_thinking::<U>, clear_table::<U>));
    app.add_systems(
        Update,
        (hint::advise::<U>, recompute::recall::<U>, post_move_notes::bring::<U>)
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(Step::Think),
    );
    app.add_systems(
        Update,
        explain::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Language>)
                    .or_eager(resource_changed::<Settings>)
                    .or_eager(resource_changed::<Asking<U>>)
                    .or_eager(resource_exists_and_changed::<Advice<U>>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>),
            )
            .in_set(Step::Place),
    );
    app.add_systems(
        Update,
        table_preview::lay::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(
                resource_changed::<Why>
                    .or_eager(resource_changed::<Page>)
                    .or_eager(resource_changed::<Choice>)
                    .or_eager(resource_exists_and_changed::<Courses<U>>)
                    .or_eager(resource_exists_and_changed::<Session<U::Rules>>)
                    .or_eager(resource_removed::<Courses<U>>),
            )
            .run_if(resource_exists::<Session<U::Rules>>)
            .after(explain::<U>)
            .before(SayPicture)
            .in_set(Step::Place),
    );
}

/// Nothing that was shown of a decision stays behind.
fn clear_table<U: Explainable>(
    mut commands: Commands,
    mut on_table: ResMut<OnTable<U>>,
    mut in_sight: ResMut<InSight>,
    mut picture: ResMut<Picture>,
) {
    commands.remove_resource::<Panel>();
    commands.remove_resource::<Courses<U>>();
    on_table.0 = None;
    *in_sight = InSight::default();
    picture.set_if_neq(Picture::default());
}

/// Who leaves the table waits for no reason and no hint.
fn stop_thinking<U: Explainable>(
    mut commands: Commands,
    mut recall: ResMut<Recall<U>>,
    mut looked: ResMut<Looked<U>>,
) {
    recall.forget();
    looked.forget();
    commands.remove_resource::<Advice<U>>();
}

/// Run condition: the panel is open at that page.
pub fn shows(page: Page) -> impl Fn(Res<Why>, Res<Page>, Res<Body>) -> bool + Clone {
    move |why, now, body| *why != Why::Closed && *now == page && body.0.is_some()
}

fn close(mut why: ResMut<Why>, mut page: ResMut<Page>) {
    *why = Why::Closed;
    *page = Page::Reasons;
}

fn claim_room(why: Res<Why>, voice: question_bar::Needs, mut panel: ResMut<PanelOpen>) {
    let speaks = *why != Why::Closed && voice.speaks();
    panel.set_if_neq(PanelOpen(*why != Why::Closed && !speaks));
    voice.claim(speaks);
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

fn explain<U: Explainable>(
    mut commands: Commands,
    mut why: ResMut<Why>,
    mut page: ResMut<Page>,
    session: Res<Session<U::Rules>>,
    mut memory: Memory<U>,
    advice: Option<Res<Advice<U>>>,
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
    let told: Vec<Told<U>> = match *why {
        Why::Hint => {
            vec![hint::<U>(&session, &memory.asking, advice.as_deref(), &language)]
        }
        _ => seats
            .iter()
            .map(|(seat, name)| last_reason(&session, &mut memory, *seat, name, &language))
            .collect(),
    };
    let (reasons, weighed): (Vec<Reason>, Vec<Option<Weighed<U>>>) = told.into_iter().unzip();
    let over = session.course().outcome().is_some();
    // A match among people alone has no reasons, but a review.
    if *why == Why::Closed || reasons.is_empty() && !over {
        *why.bypass_change_detection() = Why::Closed;
        commands.remove_resource::<Panel>();
        commands.remove_resource::<Courses<U>>();
        return;
    }
    let mut pages = match (*why, &seats[..]) {
        (Why::Hint, _) => Vec::new(),
        (_, [(seat, name)]) => {
            let open = U::lies_open(&session, &memory.settings, *seat);
            U::pages(Some(base(name)), over, open)
        }
        _ => U::pages(None, over, false),
    };
    if *why != Why::Hint && actions > 0 {
        pages.push(Page::Log);
    }
    if reasons.iter().any(|reason| reason.question.is_some()) {
        // The other pages would tell it as well.
        pages.clear();
    }
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
