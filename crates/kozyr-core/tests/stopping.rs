//! A stopped search ends with all its threads, and still returns a legal decision.

use crate::support::{durak_games, reversi_games};

use std::{
    num::NonZeroUsize,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use kozyr_core::{
    game::{Game, Player, Record, Seed},
    opponent::{
        Budget, Deadline, Opponent, ProgressListener, Roster, StopToken, make_opponent,
        registration,
    },
};
use kozyr_durak::{
    self as durak, Deck, Durak, Rules,
    coach::judge_decision,
    search::{Belief, EndgameSolver, Position as DurakPosition, SearchBudget},
};
use kozyr_reversi::{
    Action, Colour, Position, Reversi,
    engine::{EXACT_CERTAINTY, Engine, OpeningBook, SearchLimits, Weights},
};

/// A search checks its token about every millisecond, but a loaded machine may not even wake it
/// within that time.
const MAX_DELAY: Duration = Duration::from_secs(2);
/// How long it searches before it is stopped.
const STOP_AFTER: Duration = Duration::from_millis(30);

/// A budget without limits, on two threads.
fn unlimited_budget() -> Budget {
    Budget { nodes: Some(u64::MAX), threads: NonZeroUsize::new(2), ..Budget::default() }
}

/// Deals that need much thought: with many hidden cards, and an endgame with none.
fn deals() -> Vec<Durak> {
    let mut deals = Vec::new();
    let large = Rules { deck: Deck::Cards52, ..Rules::transfer() };
    for (number, players, rules) in
        [(1, 2, Rules::transfer()), (2, 6, Rules::transfer()), (2, 6, large)]
    {
        let setup = durak::Setup::new(players, rules);
        deals.push(Durak::new(&setup, &Seed::from(number)).unwrap());
    }
    let mut rng = Seed::from(3).rng();
    let setup = durak::Setup::new(2, Rules::transfer());
    let mut game = Durak::new(&setup, &Seed::from(4)).unwrap();
    while let Some(action) = durak_games::any_legal(&game, &mut rng) {
        let previous = game.clone();
        game.play(action).unwrap();
        let seat = game.to_act();
        if seat.is_none_or(|seat| game.view(seat).talon_len() == 0) {
            deals.push(if seat.is_some() { game.clone() } else { previous });
            break;
        }
    }
    deals
}

/// Positions far from the end, near enough to be solved, at the end, and the first one.
fn positions() -> Vec<Reversi> {
    let position = |empties| {
        let board = reversi_games::ending(empties, 1);
        Reversi::from(Position { board, to_move: Colour::Black })
    };
    [45, 26, 8, 60].map(position).into()
}

/// Returns the number of threads of this process with this name, including those that they started.
fn threads_named(name: &str) -> usize {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return 0 };
    let has_name = |thread: std::io::Result<std::fs::DirEntry>| {
        let path = thread.ok()?.path().join("comm");
        Some(std::fs::read_to_string(path).ok()?.trim() == name)
    };
    threads.filter_map(has_name).filter(|has_name| *has_name).count()
}

/// Lets an opponent search, stops it, and returns how long it took to end.
fn stop_after_delay<G: Roster + Send + Sync + 'static>(name: &'static str, game: &G) -> Duration
where
    G::Action: Send,
{
    let budget = unlimited_budget();
    let stop = budget.stop.clone();
    let searched_game = game.clone();
    let seat = game.to_act().unwrap();
    let thread_name = format!("{}-thought", name.rsplit('-').next().unwrap());
    let thread_name = thread_name.get(..14).unwrap_or(&thread_name).to_owned();
    let search = thread::Builder::new().name(thread_name.clone()).spawn(move || {
        let view = searched_game.view(seat);
        make_opponent::<G>(name).unwrap().decide(view, &budget, &mut Seed::from(1).rng()).action
    });
    thread::sleep(STOP_AFTER);
    stop.request_stop();
    let start = Instant::now();
    let action = search.unwrap().join().unwrap();
    let delay = start.elapsed();
    assert!(game.legal_actions().contains(&action), "{name} plays {action}");
    // The system takes a moment to remove threads that have ended.
    while threads_named(&thread_name) > 0 {
        assert!(start.elapsed() < MAX_DELAY, "a thread of {name} goes on");
        thread::yield_now();
    }
    delay
}

#[test]
fn durak_opponents_stop_soon() {
    for game in deals() {
        for registration in Durak::roster() {
            let delay = stop_after_delay(registration.name, &game);
            assert!(delay < MAX_DELAY, "{} went on for {delay:?}", registration.name);
        }
    }
}

#[test]
fn reversi_opponents_stop_soon() {
    for game in positions() {
        for registration in Reversi::roster() {
            let delay = stop_after_delay(registration.name, &game);
            assert!(delay < MAX_DELAY, "{} went on for {delay:?}", registration.name);
        }
    }
}

thread_local! {
    static LAST_CHECK: std::cell::Cell<Option<Instant>> = const { std::cell::Cell::new(None) };
}

/// Lets an opponent search for at most a few tenths of a second. Returns the longest time in which
/// one of its threads did not check the stop token, including the time to its first check and after
/// its last.
fn longest_without_a_check<G: Roster + Send + Sync + 'static>(
    name: &'static str,
    game: &G,
) -> Duration {
    let longest = Arc::new(Mutex::new(Duration::ZERO));
    let note_check = {
        let longest = longest.clone();
        move || {
            let check_time = Instant::now();
            let Some(previous) = LAST_CHECK.replace(Some(check_time)) else { return };
            let mut longest = longest.lock().unwrap();
            *longest = (check_time - previous).max(*longest);
        }
    };
    let stop = StopToken::with_observer(note_check.clone());
    let budget = Budget { stop: stop.clone(), ..unlimited_budget() };
    let (searched_game, seat) = (game.clone(), game.to_act().unwrap());
    let search = thread::spawn(move || {
        let opponent = make_opponent::<G>(name).unwrap();
        note_check();
        opponent.decide(searched_game.view(seat), &budget, &mut Seed::from(1).rng());
        note_check();
    });
    for _ in 0..20 {
        thread::sleep(Duration::from_millis(10));
        if search.is_finished() {
            break;
        }
    }
    stop.request_stop();
    search.join().unwrap();
    let longest = longest.lock().unwrap();
    *longest
}

/// Prints the longest time in the first search, which fills caches for later ones, and in the best
/// of three. Other work of the machine counts as the opponent's.
fn print_longest<G: Roster + Send + Sync + 'static>(games: &[G]) {
    for registration in G::roster() {
        let longest =
            || games.iter().map(|game| longest_without_a_check(registration.name, game)).max();
        let first = longest().unwrap();
        let best = (0..3).filter_map(|_| longest()).min().unwrap();
        println!("{} {}: {first:?} at first, {best:?} later", G::NAME, registration.name);
    }
}

#[test]
#[ignore = "prints how long each opponent goes without checking its stop token"]
fn print_longest_times_between_checks() {
    print_longest(&deals());
    print_longest(&positions());
}

/// A token that counts its checks, and is stopped at the check with this number.
fn token_stopped_at_check(number: u32) -> (StopToken, Arc<AtomicU32>) {
    let checks = Arc::new(AtomicU32::new(0));
    let token = Arc::new(std::sync::OnceLock::<StopToken>::new());
    let stop = StopToken::with_observer({
        let (checks, token) = (checks.clone(), token.clone());
        move || {
            if checks.fetch_add(1, Relaxed) + 1 == number {
                token.get().expect("nobody looks before the thought begins").request_stop();
            }
        }
    });
    assert!(token.set(stop.clone()).is_ok());
    (stop, checks)
}

/// Returns how often an opponent checks its token after it was stopped at a given check.
fn checks_after_stop<G: Roster>(name: &str, game: &G, number: u32) -> u32 {
    let (stop, checks) = token_stopped_at_check(number);
    let budget = Budget { stop, ..unlimited_budget() };
    let view = game.view(game.to_act().unwrap());
    let opponent = make_opponent::<G>(name).unwrap();
    let action = opponent.decide(view, &budget, &mut Seed::from(1).rng()).action;
    assert!(game.legal_actions().contains(&action), "{name} plays {action}");
    checks.load(Relaxed).saturating_sub(number)
}

/// Maximum number of checks after a stop: both threads may be about to check, and each part of a
/// search detects the stop separately.
const MAX_CHECKS_AFTER_STOP: u32 = 64;

#[test]
fn opponents_stop_at_any_check() {
    for number in [1, 2, 5, 40, 300] {
        for game in deals() {
            for registration in Durak::roster() {
                let after = checks_after_stop(registration.name, &game, number);
                assert!(
                    after <= MAX_CHECKS_AFTER_STOP,
                    "{}: {after} looks after {number}",
                    registration.name
                );
            }
        }
        for game in positions() {
            for registration in Reversi::roster() {
                let after = checks_after_stop(registration.name, &game, number);
                assert!(
                    after <= MAX_CHECKS_AFTER_STOP,
                    "{}: {after} looks after {number}",
                    registration.name
                );
            }
        }
    }
}

/// Returns how often a piece of work checks its token.
fn count_checks(work: impl FnOnce(&Deadline)) -> usize {
    let (stop, checks) = token_stopped_at_check(u32::MAX);
    work(&Deadline::from(&stop));
    checks.load(Relaxed) as usize
}

#[test]
fn a_belief_checks_its_token_for_every_card() {
    for game in deals() {
        let view = game.view(game.to_act().unwrap());
        let unseen = Belief::from_view(view).unseen().len();
        let checks = count_checks(|deadline| drop(Belief::from_view_until(view, deadline)));
        assert!(checks >= unseen, "{checks} looks for {unseen} cards");
        let stop = StopToken::new();
        stop.request_stop();
        assert!(unseen == 0 || Belief::from_view_until(view, &Deadline::from(&stop)).is_none());
    }
}

#[test]
fn a_book_checks_its_token_for_every_line() {
    let text = "- d3:+0\nd3 c3:+0\nd3c3 c4:+1\n";
    let mut book = None;
    let checks = count_checks(|deadline| book = OpeningBook::parse_before(text, deadline).unwrap());
    assert!(checks >= 3, "{checks} looks for three lines");
    assert_eq!(book, Some(text.parse().unwrap()));
    let (stop, _) = token_stopped_at_check(2);
    assert_eq!(OpeningBook::parse_before(text, &Deadline::from(&stop)), Ok(None));
}

#[test]
fn a_search_checks_its_token_every_thousand_positions() {
    let board = reversi_games::ending(45, 1);
    let limits = SearchLimits {
        depth: 6,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let checks = || {
        let checks = AtomicU32::new(0);
        let stop = || {
            checks.fetch_add(1, Relaxed);
            false
        };
        let report = Engine::new(Weights::builtin(), 12).search(board, &limits, &stop);
        (u64::from(checks.load(Relaxed)), report.nodes)
    };
    let (first, nodes) = checks();
    assert!(first >= nodes / 1024, "{first} looks for {nodes} positions");
    assert_eq!(checks(), (first, nodes), "looks change nothing about a search");
}

/// Returns the action of an opponent that was stopped before it started.
fn decide_when_stopped<G: Roster>(name: &str, game: &G) -> G::Action {
    let budget = unlimited_budget();
    budget.stop.request_stop();
    let view = game.view(game.to_act().unwrap());
    make_opponent::<G>(name).unwrap().decide(view, &budget, &mut Seed::from(1).rng()).action
}

#[test]
fn opponents_stopped_before_they_start_play_a_legal_action_at_once() {
    let start = Instant::now();
    for game in deals() {
        for registration in Durak::roster() {
            assert!(
                game.legal_actions().contains(&decide_when_stopped(registration.name, &game)),
                "{}",
                registration.name
            );
        }
    }
    for game in positions() {
        for registration in Reversi::roster() {
            assert!(
                game.legal_actions().contains(&decide_when_stopped(registration.name, &game)),
                "{}",
                registration.name
            );
        }
    }
    assert!(start.elapsed() < 10 * MAX_DELAY);
}

#[test]
fn time_limits_stop_searches() {
    let budget = Budget { time: Some(STOP_AFTER), ..unlimited_budget() };
    let start = Instant::now();
    let game = &deals()[1];
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Durak>("master-5").unwrap().decide(view, &budget, &mut Seed::from(1).rng());
    let game = &positions()[0];
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Reversi>("engine-12").unwrap().decide(view, &budget, &mut Seed::from(1).rng());
    assert!(start.elapsed() > 2 * STOP_AFTER && start.elapsed() < 2 * (STOP_AFTER + MAX_DELAY));
}

#[test]
fn time_limits_apply_unless_nodes_are_given() {
    for opponent in Reversi::roster() {
        let entry = registration::<Reversi>(opponent.name).unwrap();
        assert!(entry.time_limit > Duration::ZERO);
        assert_eq!(entry.limited_budget(&Budget::default()).time, Some(entry.time_limit));
        let short = Budget { time: Some(STOP_AFTER), ..Budget::default() };
        assert_eq!(entry.limited_budget(&short).time, Some(STOP_AFTER));
        assert_eq!(entry.limited_budget(&unlimited_budget()).time, None);
    }
    assert!(registration::<Durak>("fuzzy?samples=9").is_ok());
    assert!(registration::<Durak>("nobody").is_err());
}

#[test]
fn a_stopped_coach_returns_none() {
    let players = vec![Player::Human; 2];
    let mut record: Record<Durak> =
        Record::new(durak::Setup::new(2, Rules::throw_in()), Seed::from(2), players).unwrap();
    while record.game().legal_actions().len() < 2 {
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    record.play(record.game().legal_actions()[0]).unwrap();
    let index = record.actions().len() - 1;
    let budget = SearchBudget::from_worlds(16);
    assert!(judge_decision(&record, index, budget, &Deadline::never()).is_some());
    let stop = StopToken::new();
    stop.request_stop();
    assert!(judge_decision(&record, index, budget, &Deadline::from(&stop)).is_none());
}

#[test]
fn a_stopped_endgame_solver_gives_up() {
    let game = deals().pop().unwrap();
    let position = DurakPosition::from_game(&game).unwrap();
    let stop = StopToken::new();
    stop.request_stop();
    let mut endgame = EndgameSolver::new(12).with_deadline(Deadline::from(&stop));
    if endgame.solve(&position, u64::MAX).is_none() {
        assert!(endgame.nodes() <= 256, "{} positions after the stop", endgame.nodes());
    }
}

#[test]
fn all_threads_of_a_search_stop() {
    let board = reversi_games::ending(30, 2);
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let check_count = AtomicU32::new(0);
    let stop = || check_count.fetch_add(1, Relaxed) >= 20;
    let report =
        Engine::new(Weights::builtin(), 12).search_parallel(board, &limits, 2, &stop, &|_| {});
    assert!(!report.exact);
    assert!(board.moves().contains(report.best.unwrap()));
    // Each thread checks at most once more, and once whether it was the first to finish.
    assert!(check_count.load(Relaxed) <= 25, "asked {} times", check_count.load(Relaxed));
}

#[test]
fn progress_is_reported_and_a_stopped_search_plays_its_best_move() {
    let game = &positions()[1];
    let stop = StopToken::new();
    let updates = Arc::new(Mutex::new(Vec::new()));
    let (listener_stop, received) = (stop.clone(), updates.clone());
    let progress = ProgressListener::new(move |progress| {
        // The player has seen enough and wants the move now.
        if progress.depth >= 7 {
            listener_stop.request_stop();
        }
        received.lock().unwrap().push(progress);
    });
    let budget = Budget { stop, progress: Some(progress), ..Budget::default() };
    let view = game.view(game.to_act().unwrap());
    let perfect = make_opponent::<Reversi>("engine-perfect").unwrap();
    let decision = perfect.decide(view, &budget, &mut Seed::from(1).rng());
    let updates = updates.lock().unwrap();
    assert!(
        updates
            .is_sorted_by(|update, next| update.share <= next.share && update.depth <= next.depth)
    );
    assert!(updates.iter().all(|progress| (0.0..=1.0).contains(&progress.share)));
    for progress in updates.iter() {
        let best: Action = progress.best.parse().unwrap();
        assert!(game.legal_actions().contains(&best));
    }
    let last = updates.last().unwrap();
    assert_eq!(decision.action.to_string(), last.best);
    assert!(last.depth >= 7 && last.share < 1.0);
}

#[test]
fn a_child_token_stops_on_its_condition_or_with_its_parent() {
    let (parent, checks) = (StopToken::new(), Arc::new(AtomicU32::new(0)));
    let counter = checks.clone();
    let child = parent.child_with_condition(move || counter.fetch_add(1, Relaxed) >= 100);
    let master = make_opponent::<Durak>("master-1").unwrap();
    for game in deals() {
        checks.store(0, Relaxed);
        let view = game.view(game.to_act().unwrap());
        let budget = Budget { stop: child.clone(), threads: None, ..unlimited_budget() };
        let decision = master.decide(view, &budget, &mut Seed::from(1).rng());
        assert!(game.legal_actions().contains(&decision.action));
        assert!(checks.load(Relaxed) > 100, "it would not have ended by itself");
        assert!(child.is_stop_requested() && !parent.is_stop_requested(), "the others go on");
    }
    checks.store(0, Relaxed);
    assert!(!child.is_stop_requested());
    parent.request_stop();
    assert!(child.is_stop_requested());
}
