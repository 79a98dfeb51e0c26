//! Matches seen again, and matches between opponents: both are watched, and walked about in alike.

mod bar;
mod continue_from_here;

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::input::EguiWantsInput;
use kozyr_core::game::Record;

use crate::{
    review::{Review, Reviewable},
    saved_games::Exportable,
    side_panel::Why,
};
use kozyr_platform::{
    screen::{Menu, MenuBeyond, Origin, Screen},
    system_sets::Step,
};
use kozyr_table::{
    motion,
    pace::{Tempo, Watch},
    prompts::Answered,
    requests::SeeAgain,
    session::{self, Navigate, Played, Session},
    table_area::Foot,
    thinking::Thinking,
};
use kozyr_ui::{language::Language, notices::Tell};

pub use continue_from_here::PlayOn;

/// The wish to have the table as it was before something was seen again there.
#[derive(Message, Clone, Copy, Debug)]
pub struct Close;

/// A match that is watched goes on by so many parts, back if negative.
#[derive(Message, Clone, Copy, Debug)]
struct Leap(isize);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Close>().add_message::<PlayOn>().add_message::<Leap>();
    app.add_plugins(bar::plugin);
    app.add_systems(
        Update,
        read_keys
            .run_if(keys_are_ours)
            .run_if(in_state(Menu::None))
            .run_if(|foot: Res<Foot>| foot.0 > 0.0)
            .in_set(Step::Think),
    );
}

/// Matches of one game seen again.
pub fn plugin_for<U: Reviewable + Exportable>(app: &mut App) {
    bar::plugin_for::<U>(app);
    app.add_observer(see_again::<U>);
    app.add_systems(
        Update,
        (
            go_on::<U>.run_if(in_state(Menu::None)).run_if(motion::settled),
            close::<U>.run_if(on_message::<Close>),
            continue_from_here::play_on::<U>
                .run_if(on_message::<PlayOn>.or_else(on_message::<Answered>)),
            leap::<U>.run_if(on_message::<Leap>),
        )
            .run_if(in_state(U::SCREEN))
            .run_if(resource_exists::<Session<U::Rules>>)
            .in_set(Step::Think),
    );
}

/// All that changes when another match comes to the table.
#[derive(SystemParam)]
struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    screen: Res<'w, State<Screen>>,
    next_screen: ResMut<'w, NextState<Screen>>,
    menu: Res<'w, State<Menu>>,
    next_menu: ResMut<'w, NextState<Menu>>,
    watch: ResMut<'w, Watch>,
    why: ResMut<'w, Why>,
    language: Res<'w, Language>,
    tell: MessageWriter<'w, Tell>,
}

impl Stage<'_, '_> {
    fn show<U: Reviewable>(
        &mut self,
        record: &Record<U::Rules>,
        session: Option<ResMut<Session<U::Rules>>>,
    ) {
        let record = match session::checked(record.clone()) {
            Ok(record) => record,
            Err(error) => {
                let reason = [("reason", error.to_string().into())];
                self.tell.write(Tell(self.language.format("kept-not-a-match", &reason)));
                return;
            }
        };
        let on_table = **self.screen == U::SCREEN;
        let here = Origin { screen: **self.screen, menu: **self.menu };
        let replay = Session::replay(record, 0).opened_from((!on_table).then_some(here));
        match session {
            Some(mut session) => session.make_room_for(replay),
            None => self.commands.insert_resource(replay),
        }
        self.commands.remove_resource::<Thinking<U::Rules>>();
        self.commands.insert_resource(Review::<U>::default());
        *self.why = Why::Closed;
        *self.watch = Watch { speed: self.watch.speed, ..default() };
        self.next_menu.set(Menu::None);
        if !on_table {
            self.next_screen.set(U::SCREEN);
        }
    }
}

fn see_again<U: Reviewable + Exportable>(
    wanted: On<SeeAgain>,
    mut stage: Stage,
    session: Option<ResMut<Session<U::Rules>>>,
) {
    if let Some(record) = wanted.0.of::<U::Rules>() {
        stage.show::<U>(record, session);
    }
}

/// The table as it was, and the player where they came from.
fn close<U: Reviewable>(
    mut commands: Commands,
    mut session: ResMut<Session<U::Rules>>,
    mut why: ResMut<Why>,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut beyond: ResMut<MenuBeyond>,
) {
    let (origin, own) = (session.origin(), session.take_own());
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
    *why = Why::Closed;
    commands.remove_resource::<Thinking<U::Rules>>();
}

/// Plays the next action that is known, when it is time for it.
fn go_on<U: Reviewable>(
    mut session: ResMut<Session<U::Rules>>,
    mut watch: ResMut<Watch>,
    tempo: Res<Tempo>,
    time: Res<Time>,
    mut since: Local<Duration>,
    mut played: MessageWriter<Played<U::Rules>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !session.is_watched() || session.is_at_end() || !watch.goes_on() {
        *since = time.elapsed();
        return;
    }
    redraw.write(RequestRedraw);
    if !watch.step && time.elapsed().saturating_sub(*since) < tempo.thought {
        return;
    }
    *since = time.elapsed();
    if watch.step {
        watch.step = false;
    }
    played.write_batch(session.step_on());
    if session.is_replay() && session.is_at_end() {
        // Whoever wants to see it once more says so.
        watch.paused = true;
    }
}

/// Goes to where a part of the match begins: a bout, say, or a decision that turned it.
fn leap<U: Reviewable>(
    mut leaps: MessageReader<Leap>,
    session: Res<Session<U::Rules>>,
    review: Res<Review<U>>,
    mut navigate: MessageWriter<Navigate>,
) {
    let now = session.record().actions().len();
    let mut marks: Vec<usize> = bar::marks(&session, &review).iter().map(|mark| mark.at).collect();
    marks.extend([0, session.course().actions().len()]);
    marks.sort_unstable();
    for &Leap(parts) in leaps.read() {
        let to = if parts < 0 {
            marks.iter().rev().find(|&&mark| mark < now)
        } else {
            marks.iter().find(|&&mark| mark > now)
        };
        navigate.write_batch(to.map(|&to| Navigate::To(to)));
    }
}

/// The line of all moments needs no keys of its own.
fn keys_are_ours(panels: Res<EguiWantsInput>, on_line: Res<bar::OnLine>) -> bool {
    on_line.0 || !panels.wants_any_keyboard_input()
}

/// Space plays and stops, arrows step, Page keys go from part to part, Home and End to the ends.
fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut watch: ResMut<Watch>,
    mut wanted: MessageWriter<bar::Wanted>,
    mut leaps: MessageWriter<Leap>,
) {
    for (key, wish) in [
        (KeyCode::Space, bar::Wanted::PlayOrStop),
        (KeyCode::ArrowLeft, bar::Wanted::Back),
        (KeyCode::ArrowRight, bar::Wanted::On),
        (KeyCode::Home, bar::Wanted::First),
        (KeyCode::End, bar::Wanted::Last),
    ] {
        if keys.just_pressed(key) {
            wanted.write(wish);
        }
    }
    for (key, parts) in [(KeyCode::PageUp, -1), (KeyCode::PageDown, 1)] {
        if keys.just_pressed(key) {
            leaps.write(Leap(parts));
        }
    }
    if keys.just_pressed(KeyCode::KeyS) {
        watch.speed = watch.speed.next();
    }
}
