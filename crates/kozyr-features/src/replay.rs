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

/// Skips to the next mark of the timeline of a watched match, backward if negative.
#[derive(Message, Clone, Copy, Debug)]
struct SkipParts(isize);

/// Adds the messages and keys that all replays share.
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
            .run_if(|bar_height: Res<BottomBarHeight>| bar_height.0 > 0.0)
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
    controls: ResMut<'w, SpectatorControls>,
    side_panel: ResMut<'w, SidePanel>,
    language: Res<'w, Language>,
    notices: MessageWriter<'w, ShowNotice>,
}

impl ReplayOpener<'_, '_> {
    /// Opens a replay of the record at its start, suspends the session, and closes the menu, the
    /// side panel and the previous review. Shows a notice instead if the record names unknown
    /// opponents.
    fn show<U: Reviewable>(
        &mut self,
        record: &Record<U::Rules>,
        session: Option<ResMut<Session<U::Rules>>>,
    ) {
        let record = match session::check_opponents(record.clone()) {
            Ok(record) => record,
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                self.notices
                    .write(ShowNotice(self.language.format("saved-games-not-a-game", &reason)));
                return;
            }
        };
        let on_table = **self.screen == U::SCREEN;
        let return_point = ReturnPoint { screen: **self.screen, menu: **self.menu };
        let replay = Session::replay(record, 0).opened_from((!on_table).then_some(return_point));
        match session {
            Some(mut session) => session.suspend_for(replay),
            None => self.commands.insert_resource(replay),
        }
        self.commands.remove_resource::<ThinkingOpponent<U::Rules>>();
        self.commands.insert_resource(Review::<U>::default());
        *self.side_panel = SidePanel::Closed;
        *self.controls = SpectatorControls { speed: self.controls.speed, ..default() };
        self.next_menu.set(Menu::None);
        if !on_table {
            self.next_screen.set(U::SCREEN);
        }
    }
}

/// Opens a replay if the record is one of this game.
fn open_replay<U: Reviewable + Exportable>(
    event: On<OpenReplay>,
    mut opener: ReplayOpener,
    session: Option<ResMut<Session<U::Rules>>>,
) {
    if let Some(record) = event.0.downcast_ref::<U::Rules>() {
        opener.show::<U>(record, session);
    }
}

/// Restores the suspended match and returns to where the player came from, or to the front page if
/// there is neither. Closes the side panel.
fn close_temporary_match<U: Reviewable>(
    mut commands: Commands,
    mut session: ResMut<Session<U::Rules>>,
    mut side_panel: ResMut<SidePanel>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut menu_after_table: ResMut<MenuAfterTable>,
) {
    let (origin, suspended) = (session.return_point(), session.take_suspended());
    match origin {
        Some(origin) => {
            screen.set(origin.screen);
            menu.set(origin.menu);
            menu_after_table.0 = origin.menu;
        }
        None if suspended.is_none() => screen.set(Screen::Home),
        None => {}
    }
    if let Some(suspended) = suspended {
        *session = suspended;
    }
    *side_panel = SidePanel::Closed;
    commands.remove_resource::<ThinkingOpponent<U::Rules>>();
}

/// Plays the next known action of a watched match after the minimum thinking time, unless it is
/// paused, or at once if a step was requested. Pauses a replay that has reached its end.
fn advance_replay<U: Reviewable>(
    mut session: ResMut<Session<U::Rules>>,
    mut controls: ResMut<SpectatorControls>,
    tempo: Res<Tempo>,
    time: Res<Time>,
    mut since: Local<Duration>,
    mut played: MessageWriter<ActionPlayed<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !session.is_watched() || session.is_at_end() || !controls.may_advance() {
        *since = time.elapsed();
        return;
    }
    redraw.write(RequestRedraw);
    if !controls.step && time.elapsed().saturating_sub(*since) < tempo.min_thinking_time {
        return;
    }
    *since = time.elapsed();
    if controls.step {
        controls.step = false;
    }
    played.write_batch(session.step_forward());
    if session.is_replay() && session.is_at_end() {
        // A replay stops at its end.
        controls.paused = true;
    }
}

/// For each message, goes to the next mark of the timeline in its direction: the start of a part,
/// such as a bout, a turning point, or either end of the match.
fn skip_parts<U: Reviewable>(
    mut messages: MessageReader<SkipParts>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    mut navigate: MessageWriter<NavigateHistory>,
) {
    let ply = session.record().actions().len();
    let mut marks: Vec<usize> =
        bar::timeline_marks(&session, &review).iter().map(|mark| mark.index).collect();
    marks.extend([0, session.full_record().actions().len()]);
    marks.sort_unstable();
    for &SkipParts(parts) in messages.read() {
        let target = if parts < 0 {
            marks.iter().rev().find(|&&mark| mark < ply)
        } else {
            marks.iter().find(|&&mark| mark > ply)
        };
        navigate.write_batch(target.map(|&target| NavigateHistory::To(target)));
    }
}

/// Run condition: no panel uses the keyboard, or only the timeline, which has no key bindings of
/// its own.
fn may_read_keys(
    egui_input: Res<EguiWantsInput>,
    timeline_focused: Res<bar::TimelineFocused>,
) -> bool {
    timeline_focused.0 || !egui_input.wants_any_keyboard_input()
}

/// Space plays and pauses, the arrow keys step, Page Up and Page Down skip parts, Home and End go
/// to the ends, S changes the speed.
fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut controls: ResMut<SpectatorControls>,
    mut bar_controls: MessageWriter<bar::ReplayControl>,
    mut skips: MessageWriter<SkipParts>,
) {
    for (key, control) in [
        (KeyCode::Space, bar::ReplayControl::PlayOrStop),
        (KeyCode::ArrowLeft, bar::ReplayControl::Back),
        (KeyCode::ArrowRight, bar::ReplayControl::Forward),
        (KeyCode::Home, bar::ReplayControl::First),
        (KeyCode::End, bar::ReplayControl::Last),
    ] {
        if keys.just_pressed(key) {
            bar_controls.write(control);
        }
    }
    for (key, parts) in [(KeyCode::PageUp, -1), (KeyCode::PageDown, 1)] {
        if keys.just_pressed(key) {
            skips.write(SkipParts(parts));
        }
    }
    if keys.just_pressed(KeyCode::KeyS) {
        controls.speed = controls.speed.next();
    }
}
