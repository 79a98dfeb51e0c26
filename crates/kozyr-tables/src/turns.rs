//! Whose turn it is: tables that wait for the player, looked at from time to time where players have a
//! day for a move, and a sign when it becomes the player's turn.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use kozyr_platform::{attention::RequestAttention, network::NetworkAccess, storage::Storage};
use kozyr_table::waiting_tables::WaitingTables;
use kozyr_ui::{language::Language, notices::ShowNotice};

use crate::{
    joined_table::{AdvanceTables, JoinedTable},
    known_tables::KnownTables,
    server_address::ServerAddress,
};

/// How often tables by correspondence are looked at.
const CHECK_INTERVAL: Duration = Duration::from_secs(10 * 60);
/// How long a look at a table may take.
const CHECK_TIMEOUT: Duration = Duration::from_secs(20);
/// How long an idle app sleeps, the same as when it starts.
const IDLE: Duration = Duration::from_secs(3600);
/// The shortest sleep.
const MIN_SLEEP: Duration = Duration::from_millis(20);

/// The looks at tables by correspondence.
#[derive(Resource, Default)]
struct TurnChecks {
    /// The app time of the next round.
    next: Duration,
    /// The tables that are still to be looked at in this round.
    queue: Vec<(ServerAddress, String)>,
    /// The session at the table that is looked at, and the app time when it ends at the latest.
    current: Option<(JoinedTable, Duration)>,
}

/// Adds the regular looks at tables by correspondence, and the sign when it becomes the player's
/// turn.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TurnChecks>();
    app.add_systems(PreUpdate, look_at_tables.in_set(AdvanceTables));
    app.add_systems(PostUpdate, set_wake_time.after(AdvanceTables));
    app.add_systems(Update, announce_turns.run_if(resource_changed::<KnownTables>));
}

/// Connects to the tables by correspondence one after another, each until it is known whose turn it
/// is or the time is up. Does nothing while there are none.
fn look_at_tables(
    mut checks: ResMut<TurnChecks>,
    joined: Option<Res<JoinedTable>>,
    mut known: ResMut<KnownTables>,
    network: NetworkAccess,
    storage: Res<Storage>,
    time: Res<Time<Real>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    let checks = checks.bypass_change_detection();
    if let Some((table, until)) = &mut checks.current {
        table.advance(&mut known, &network, storage.is_saving(), now);
        if table.is_storing() {
            redraw.write(RequestRedraw);
        }
        if table.table().is_some() || *until <= now {
            checks.current = None;
            // For the next table.
            redraw.write(RequestRedraw);
        }
        return;
    }
    if checks.queue.is_empty() && checks.next <= now {
        checks.next = now + CHECK_INTERVAL;
        checks.queue = known
            .iter()
            .filter(|table| table.summary.is_by_correspondence && table.summary.is_playing)
            .filter_map(|table| Some((ServerAddress::new(&table.server).ok()?, table.room.clone())))
            .collect();
    }
    let Some((server, room)) = checks.queue.pop() else { return };
    if joined.is_some_and(|joined| *joined.server() == server && joined.room() == room) {
        return;
    }
    let table = JoinedTable::new(&known, server, &room, None, now);
    checks.current = table.map(|table| (table, now + CHECK_TIMEOUT));
    redraw.write(RequestRedraw);
}

/// Publishes how many tables wait for the player, and gives a sign when there are more.
fn announce_turns(
    known: Res<KnownTables>,
    joined: Option<Res<JoinedTable>>,
    mut waiting: ResMut<WaitingTables>,
    language: Res<Language>,
    mut attention: MessageWriter<RequestAttention>,
    mut notices: MessageWriter<ShowNotice>,
) {
    let before = waiting.0;
    waiting.set_if_neq(WaitingTables(known.waiting()));
    if waiting.0 <= before {
        return;
    }
    let text = language.text("friends-your-turn");
    attention.write(RequestAttention(text.clone()));
    if joined.is_none() {
        notices.write(ShowNotice(text));
    }
}

/// Wakes an idle app when a session needs it, or when it is time to look at tables.
fn set_wake_time(
    joined: Option<Res<JoinedTable>>,
    checks: Res<TurnChecks>,
    known: Res<KnownTables>,
    time: Res<Time<Real>>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let Some(mut settings) = settings else { return };
    let session = joined.and_then(|joined| joined.wake_at());
    let check = checks.current.as_ref().map(|(table, until)| table.wake_at().unwrap_or(*until));
    let has_checks =
        known.iter().any(|table| table.summary.is_by_correspondence && table.summary.is_playing);
    let wake_at = [session, check, has_checks.then_some(checks.next)].into_iter().flatten().min();
    let sleep = wake_at.map_or(IDLE, |at| sleep_for(at.saturating_sub(time.elapsed())));
    let mode = UpdateMode::reactive_low_power(sleep.min(IDLE));
    if settings.focused_mode != mode {
        (settings.focused_mode, settings.unfocused_mode) = (mode, mode);
    }
}

/// How long to sleep if the app is needed after `left`: a power of two in milliseconds. Bevy draws a
/// frame whenever this time changes, so it must not change from frame to frame.
fn sleep_for(left: Duration) -> Duration {
    let millis = (left.as_millis() as u64).max(1);
    Duration::from_millis(1 << millis.ilog2()).max(MIN_SLEEP)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_idle_app_draws_few_frames_and_wakes_in_time() {
        let needed_at = Duration::from_secs(25);
        let (mut now, mut frames, mut last) = (Duration::ZERO, 0, None);
        while now < needed_at {
            let sleep = sleep_for(needed_at - now);
            assert!(sleep <= (needed_at - now).max(MIN_SLEEP), "{now:?}");
            // Another sleep makes Bevy draw at once, and the app sleeps after that.
            frames += if last == Some(sleep) { 1 } else { 2 };
            last = Some(sleep);
            now += sleep;
        }
        assert!(frames < 40, "{frames} frames");
        assert!(now < needed_at + MIN_SLEEP);
    }

    #[test]
    fn input_does_not_change_the_sleep_again_and_again() {
        let sleeps: Vec<Duration> = (1..25_000)
            .rev()
            .step_by(16)
            .map(|left| sleep_for(Duration::from_millis(left)))
            .collect();
        let changes = sleeps.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(changes < 15, "{changes} changes in {} frames", sleeps.len());
    }
}
