//! Replays and matches between opponents, which share the controls for watching.

mod bar;
mod continue_from_here;

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use kozyr_core::game::Record;

use crate::{
    review::{Review, Reviewable},
    saved_games::Exportable,
    side_panel::SidePanel,
};
use kozyr_platform::{
    screen::{Menu, MenuAfterTable, ReturnPoint, Screen},
    system_sets::AppSystems,
};
use kozyr_table::{
    motion,
    pace::{SpectatorControls, Tempo},
    prompts::PromptConfirmed,
    requests::OpenReplay,
    session::{self, ActionPlayed, NavigateHistory, Session},
    table_area::BottomBarHeight,
    thinking::ThinkingOpponent,
};
use kozyr_ui::{language::Language, notices::ShowNotice};

pub use continue_from_here::ContinueFromHere;

/// Closes the temporary match and restores the table as it was before.
#[derive(Message, Clone, Copy, Debug)]
pub struct CloseTemporaryMatch;

/// Skips this many parts of a watched match, backward if negative.
#[derive(Message, Clone, Copy, Debug)]
struct SkipParts(isize);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<CloseTemporaryMatch>()
        .add_message::<ContinueFromHere>()
        .add_message::<SkipParts>();
    app.add_plugins(bar::plugin);
    app.add_systems(
        Update,
        read_keys
            .run_if(may_read_keys)
            .run_if(in_state(Menu::None))
            .run_if(|foot: Res<BottomBarHeight>| foot.0 > 0.0)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// Adds the replays of one game.
pub fn plugin_for<U: Reviewable + Exportable>(app: &mut App) {
    bar::plugin_for::<U>(app);
    app.add_observer(open_replay::<U>);
    app.add_systems(
        Update,
        (
            advance_replay::<U>.run_if(in_state(Menu::None)).run_if(motion::is_settled),
            close_temporary_match::<U>.run_if(on_message::<CloseTemporaryMatch>),
            continue_from_here::continue_from_here::<U>
                .run_if(on_message::<ContinueFromHere>.or_else(on_message::<PromptConfirmed>)),
            skip_parts::<U>.run_if(on_message::<SkipParts>),
        )
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(AppSystems::CollectDecisions),
    );
}

/// The parameters for opening a replay.
#[derive(SystemParam)]
struct ReplayOpener<'w, 's> {
    commands: Commands<'w, 's>,
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    watch: ResMut<'w, SpectatorControls>,
    why: ResMut<'w, SidePanel>,
    language: Res<'w, Language>,
    tell: MessageWriter<'w, ShowNotice>,
}

impl ReplayOpener<'_, '_> {
    fn show<U: Reviewable>(
        &mut self,
        record: &Record<U::Rules>,
        session: Option<ResMut<Session<U::Rules>>>,
    ) {
        let record = match session::check_opponents(record.clone()) {
            Ok(record) => record,
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                self.tell
                    .write(ShowNotice(self.language.format("saved-games-not-a-game", &reason)));
                return;
            }
        };
        let on_table = **self.screen == U::SCREEN;
        let here = ReturnPoint { screen: **self.screen, menu: **self.menu };
        let replay = Session::replay(record, 0).opened_from((!on_table).then_some(here));
        match session {
            Some(mut session) => session.suspend_for(replay),
            None => self.commands.insert_resource(replay),
        }
        self.commands.remove_resource::<ThinkingOpponent<U::Rules>>();
        self.commands.insert_resource(Review::<U>::default());
        *self.why = SidePanel::Closed;
        *self.watch = SpectatorControls { speed: self.watch.speed, ..default() };
        self.next_menu.set(Menu::None);
        if !on_table {
            self.next_screen.set(U::SCREEN);
        }
    }
}

fn open_replay<U: Reviewable + Exportable>(
    wanted: On<OpenReplay>,
    mut stage: ReplayOpener,
    session: Option<ResMut<Session<U::Rules>>>,
) {
    if let Some(record) = wanted.0.downcast_ref::<U::Rules>() {
        stage.show::<U>(record, session);
    }
}

/// Restores the suspended match and returns to where the player came from.
fn close_temporary_match<U: Reviewable>(
    mut commands: Commands,
    mut session: ResMut<Session<U::Rules>>,
    mut why: ResMut<SidePanel>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut beyond: ResMut<MenuAfterTable>,
) {
    let (origin, own) = (session.return_point(), session.take_suspended());
    match origin {
        Some(origin) => {
            screen.set(origin.screen);
            menu.set(origin.menu);
            beyond.0 = origin.menu;
        }
        None if own.is_none() => screen.set(Screen::Home),
        None => {}
    }
    if let Some(own) = own {
        *session = own;
    }
    *why = SidePanel::Closed;
    commands.remove_resource::<ThinkingOpponent<U::Rules>>();
}

/// Plays the next action of the record when it is due.
fn advance_replay<U: Reviewable>(
    mut session: ResMut<Session<U::Rules>>,
    mut watch: ResMut<SpectatorControls>,
    tempo: Res<Tempo>,
    time: Res<Time>,
    mut since: Local<Duration>,
    mut played: MessageWriter<ActionPlayed<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !session.is_watched() || session.is_at_end() || !watch.may_advance() {
        *since = time.elapsed();
        return;
    }
    redraw.write(RequestRedraw);
    if !watch.step && time.elapsed().saturating_sub(*since) < tempo.min_thinking_time {
        return;
    }
    *since = time.elapsed();
    if watch.step {
        watch.step = false;
    }
    played.write_batch(session.step_forward());
    if session.is_replay() && session.is_at_end() {
        // A replay stops at its end.
        watch.paused = true;
    }
}

/// Skips to another mark of the timeline: the start of a part, such as a bout, or a turning point.
fn skip_parts<U: Reviewable>(
    mut leaps: MessageReader<SkipParts>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let now = session.record().actions().len();
    let mut marks: Vec<usize> =
        bar::timeline_marks(&session, &review).iter().map(|mark| mark.index).collect();
    marks.extend([0, session.full_record().actions().len()]);
    marks.sort_unstable();
    for &SkipParts(parts) in leaps.read() {
        let to = if parts < 0 {
            marks.iter().rev().find(|&&mark| mark < now)
        } else {
            marks.iter().find(|&&mark| mark > now)
        };
        navigate.write_batch(to.map(|&to| NavigateHistory::To(to)));
    }
}

/// The timeline has no key bindings of its own, so these keys work while it has focus.
fn may_read_keys(panels: Res<EguiWantsInput>, on_line: Res<bar::TimelineFocused>) -> bool {
    on_line.0 || !panels.wants_any_keyboard_input()
}

/// Space plays and pauses, the arrow keys step, Page Up and Page Down skip parts, Home and End go
/// to the ends.
fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut watch: ResMut<SpectatorControls>,
    mut wanted: MessageWriter<bar::ReplayControl>,
    mut leaps: MessageWriter<SkipParts>,
) {
    for (key, wish) in [
        (KeyCode::Space, bar::ReplayControl::PlayOrStop),
        (KeyCode::ArrowLeft, bar::ReplayControl::Back),
        (KeyCode::ArrowRight, bar::ReplayControl::Forward),
        (KeyCode::Home, bar::ReplayControl::First),
        (KeyCode::End, bar::ReplayControl::Last),
    ] {
        if keys.just_pressed(key) {
            wanted.write(wish);
        }
    }
    for (key, parts) in [(KeyCode::PageUp, -1), (KeyCode::PageDown, 1)] {
        if keys.just_pressed(key) {
            leaps.write(SkipParts(parts));
        }
    }
    if keys.just_pressed(KeyCode::KeyS) {
        watch.speed = watch.speed.next();
    }
}
