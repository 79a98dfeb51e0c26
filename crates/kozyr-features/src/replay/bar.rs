//! The bar at the foot of a match that is watched: back, on, faster, and to any moment.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::vec2;
use kozyr_core::table_game::TableGame;

use crate::{
    review::{Review, Reviewable},
    side_panel::{Explainable, Why},
};
use kozyr_platform::{device::Margins, screen, system_sets::Step};
use kozyr_table::{
    current_match::CurrentMatch,
    hud,
    pace::Watch,
    session::{Navigate, Session},
    table_area::{ClaimRoom, Foot, PanelOpen, Room, free_width},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    panels::Panels,
    theme::Palette,
    widgets::{self, Emphasis, Mark, Sign},
};

/// Whether the line of all moments has the keyboard's focus.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnLine(pub bool);

/// What was pressed on the bar, or its key.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    First,
    Back,
    PlayOrStop,
    On,
    Last,
}

/// Height of a bar with everything in one row.
const ROW: f32 = 60.0;
/// Height of a bar with buttons below the moments.
const ROWS: f32 = 112.0;
/// From this width on one row has room for all.
const WIDE: f32 = 620.0;
/// Below this height there is no room for two rows.
const LOW: f32 = 520.0;
/// The space at both ends.
const MARGIN: f32 = 12.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OnLine>().add_message::<Wanted>();
    app.add_systems(Update, measure.in_set(ClaimRoom));
}

pub(crate) fn plugin_for<U: Reviewable>(app: &mut App) {
    app.add_systems(
        Update,
        obey::<U>
            .run_if(on_message::<Wanted>)
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            // What keys and buttons want is known, and the session follows it in this frame.
            .after(Step::Think)
            .before(Step::Play),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(screen::is_seen)
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(|foot: Res<Foot>| foot.0 > 0.0)
            .in_set(Panels::Foot),
    );
}

/// The height of the bar in a window of that size.
fn foot_of(window: Vec2, why: Why) -> f32 {
    let free = free_width(window, PanelOpen(why != Why::Closed));
    let sheet = why != Why::Closed && free == window.x;
    if free >= WIDE || window.y < LOW || sheet { ROW } else { ROWS }
}

fn measure(
    window: Query<&Window, With<PrimaryWindow>>,
    margins: Res<Margins>,
    shown: CurrentMatch,
    why: Res<Why>,
    mut foot: ResMut<Foot>,
) {
    let watched = shown.is(|shown| shown.has_bar);
    let Ok(window) = window.single() else { return };
    let room = margins.within(window.size()).size();
    foot.set_if_neq(Foot(if watched { foot_of(room, *why) } else { 0.0 }));
}

/// The moments that stand out: where a part begins, and where the match turned.
pub fn marks<U: Reviewable>(session: &Session<U::Rules>, review: &Review<U>) -> Vec<Mark> {
    let actions = session.course().actions().iter().enumerate();
    let parts = actions.filter(|&(_, &action)| U::Rules::opens_part(action));
    let parts = parts.map(|(at, _)| Mark { at, strong: false });
    let turns = review.turning_points().map(|(at, _)| Mark { at, strong: true });
    parts.chain(turns).collect()
}

fn show<U: Reviewable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    room: Res<Room>,
    foot: Res<Foot>,
    mut watch: ResMut<Watch>,
    mut on_line: ResMut<OnLine>,
    mut wanted: MessageWriter<Wanted>,
    mut navigate: MessageWriter<Navigate>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let top = room.whole.max.y;
    let place = Rect::new(room.free.min.x, top, room.free.max.x, top + foot.0);
    let compact = place.width() < WIDE && foot.0 == ROW;
    let (mut pressed, mut to) = (None, None);
    let mut next_watch = *watch;
    hud::area(ctx, "replay-bar", place, |ui| {
        let ground = hud::rect(place);
        ui.painter().rect_filled(ground, 0, palette.panel);
        // Nothing behind the bar is meant when it is touched.
        ui.allocate_rect(ground, egui::Sense::CLICK);
        let inner = ground.shrink2(vec2(MARGIN, 6.0));
        ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
            widgets::on_panel(ui, &palette);
            let playing = watch.goes_on();
            if foot.0 == ROWS {
                to = moments(ui, &palette, &language, &session, &review, &mut on_line);
                ui.horizontal(|ui| {
                    pressed = buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        speed(ui, &palette, &language, &mut next_watch);
                    });
                });
            } else {
                ui.horizontal_centered(|ui| {
                    pressed = buttons(ui, &palette, &language, playing, compact);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if !compact {
                            speed(ui, &palette, &language, &mut next_watch);
                        }
                        to = moments(ui, &palette, &language, &session, &review, &mut on_line);
                    });
                });
            }
        });
    });
    wanted.write_batch(pressed);
    if let Some(to) = to {
        next_watch.paused = true;
        navigate.write(Navigate::To(to));
    }
    watch.set_if_neq(next_watch);
    Ok(())
}

/// All moments of the match as a line; the one that was chosen on it.
fn moments<U: Reviewable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    session: &Session<U::Rules>,
    review: &Review<U>,
    on_line: &mut ResMut<OnLine>,
) -> Option<usize> {
    let now = session.record().actions().len();
    let count = session.course().actions().len();
    let mut at = now;
    let (name, told) = (language.text("replay-moment"), last_deed::<U>(session, language));
    let marks = marks(session, review);
    let line = widgets::scrub(ui, palette, &name, &told, &mut at, count, &marks);
    accessibility::start_here(&line);
    on_line.set_if_neq(OnLine(line.has_focus()));
    line.changed().then_some(at)
}

/// What has just been done, as a sentence.
fn last_deed<U: Explainable>(session: &Session<U::Rules>, language: &Language) -> String {
    let actions = session.record().actions();
    let Some((&last, before)) = actions.split_last() else {
        return language.text("replay-beginning");
    };
    let before = session.record().until(before.len());
    let Some((seat, _)) = before.to_act() else { return String::new() };
    U::report(&language.subject(session.record(), seat), last, language)
}

fn buttons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    playing: bool,
    compact: bool,
) -> Option<Wanted> {
    let middle = if playing {
        (Sign::Pause, "watch-pause", Wanted::PlayOrStop)
    } else {
        (Sign::Play, "watch-go-on", Wanted::PlayOrStop)
    };
    let all = [
        (Sign::First, "replay-first", Wanted::First),
        (Sign::StepBack, "replay-back", Wanted::Back),
        middle,
        (Sign::StepOn, "watch-step", Wanted::On),
        (Sign::Last, "replay-last", Wanted::Last),
    ];
    let shown = if compact { &all[1..4] } else { &all[..] };
    let mut pressed = None;
    for &(sign, key, wish) in shown {
        if widgets::round_button(ui, palette, sign, &language.text(key)).clicked() {
            pressed = Some(wish);
        }
    }
    pressed
}

fn speed(ui: &mut egui::Ui, palette: &Palette, language: &Language, watch: &mut Watch) {
    let name = language.text(watch.speed.key());
    if widgets::small_button(ui, palette, watch.speed.sign(), &name, Emphasis::Quiet).clicked() {
        watch.speed = watch.speed.next();
    }
}

fn obey<U: Reviewable>(
    mut wanted: MessageReader<Wanted>,
    mut watch: ResMut<Watch>,
    session: Res<Session<U::Rules>>,
    mut navigate: MessageWriter<Navigate>,
) {
    let now = session.record().actions().len();
    for wish in wanted.read() {
        let to = match wish {
            Wanted::First => Some(0),
            Wanted::Last => Some(session.course().actions().len()),
            Wanted::Back => Some(now.saturating_sub(1)),
            // At the end of what is known an opponent may have to decide.
            Wanted::On => {
                watch.step = true;
                None
            }
            Wanted::PlayOrStop if watch.goes_on() => None,
            // Played to its end, it begins once more.
            Wanted::PlayOrStop => (session.is_replay() && session.is_at_end()).then_some(0),
        };
        watch.paused = *wish != Wanted::PlayOrStop || watch.goes_on();
        navigate.write_batch(to.map(Navigate::To));
    }
}
