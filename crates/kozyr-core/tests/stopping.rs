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
const SOON: Duration = Duration::from_secs(2);
/// How long it searches before it is stopped.
const BEFORE: Duration = Duration::from_millis(30);

fn endless() -> Budget {
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
        let before = game.clone();
        game.play(action).unwrap();
        let seat = game.to_act();
        if seat.is_none_or(|seat| game.view(seat).talon_len() == 0) {
            deals.push(if seat.is_some() { game.clone() } else { before });
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
fn threads_called(name: &str) -> usize {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return 0 };
    let called = |thread: std::io::Result<std::fs::DirEntry>| {
        let path = thread.ok()?.path().join("comm");
        Some(std::fs::read_to_string(path).ok()?.trim() == name)
    };
    threads.filter_map(called).filter(|called| *called).count()
}

/// Lets an opponent search, stops it, and returns how long it took to end.
fn stopped<G: Roster + Send + Sync + 'static>(name: &'static str, game: &G) -> Duration
where
    G::Action: Send,
{
    let budget = endless();
    let stop = budget.stop.clone();
    let asked = game.clone();
    let seat = game.to_act().unwrap();
    let thread_name = format!("{}-thought", name.rsplit('-').next().unwrap());
    let thread_name = thread_name.get(..14).unwrap_or(&thread_name).to_owned();
    let thought = thread::Builder::new().name(thread_name.clone()).spawn(move || {
        let view = asked.view(seat);
        make_opponent::<G>(name).unwrap().decide(view, &budget, &mut Seed::from(1).rng()).action
    });
    thread::sleep(BEFORE);
    stop.request_stop();
    let start = Instant::now();
    let action = thought.unwrap().join().unwrap();
    let after = start.elapsed();
    assert!(game.legal_actions().contains(&action), "{name} plays {action}");
    // The system takes a moment to remove threads that have ended.
    while threads_called(&thread_name) > 0 {
        assert!(start.elapsed() < SOON, "a thread of {name} goes on");
        thread::yield_now();
    }
    after
}

#[test]
fn every_opponent_in_durak_ends_when_it_is_stopped() {
    for game in deals() {
        for one in Durak::roster() {
            let after = stopped(one.name, &game);
            assert!(after < SOON, "{} went on for {after:?}", one.name);
        }
    }
}

#[test]
fn every_opponent_in_reversi_ends_when_it_is_stopped() {
    for game in positions() {
        for one in Reversi::roster() {
            let after = stopped(one.name, &game);
            assert!(after < SOON, "{} went on for {after:?}", one.name);
        }
    }
}

thread_local! {
    static LOOKED: std::cell::Cell<Option<Instant>> = const { std::cell::Cell::new(None) };
}

/// Lets an opponent search for at most a few tenths of a second. Returns the longest time in which
/// one of its threads did not check the stop token, including the time to its first check and after
/// its last.
fn longest_without_a_look<G: Roster + Send + Sync + 'static>(
    name: &'static str,
    game: &G,
) -> Duration {
    let longest = Arc::new(Mutex::new(Duration::ZERO));
    let note = {
        let longest = longest.clone();
        move || {
            let now = Instant::now();
            let Some(before) = LOOKED.replace(Some(now)) else { return };
            let mut longest = longest.lock().unwrap();
            *longest = (now - before).max(*longest);
        }
    };
    let stop = StopToken::with_observer(note.clone());
    let budget = Budget { stop: stop.clone(), ..endless() };
    let (asked, seat) = (game.clone(), game.to_act().unwrap());
    let thought = thread::spawn(move || {
        let opponent = make_opponent::<G>(name).unwrap();
        note();
        opponent.decide(asked.view(seat), &budget, &mut Seed::from(1).rng());
        note();
    });
    for _ in 0..20 {
        thread::sleep(Duration::from_millis(10));
        if thought.is_finished() {
            break;
        }
    }
    stop.request_stop();
    thought.join().unwrap();
    let longest = longest.lock().unwrap();
    *longest
}

/// Prints the longest time in the first search, which fills caches for later ones, and in the best
/// of three. Other work of the machine counts as the opponent's.
fn print_longest<G: Roster + Send + Sync + 'static>(games: &[G]) {
    for one in G::roster() {
        let longest = || games.iter().map(|game| longest_without_a_look(one.name, game)).max();
        let first = longest().unwrap();
        let best = (0..3).filter_map(|_| longest()).min().unwrap();
        println!("{} {}: {first:?} at first, {best:?} later", G::NAME, one.name);
    }
}

#[test]
#[ignore = "prints how long each opponent goes without checking its stop token"]
fn how_long_every_opponent_goes_on() {
    print_longest(&deals());
    print_longest(&positions());
}

/// A token that counts its checks, and is stopped at the check with this number.
fn used_at(number: u32) -> (StopToken, Arc<AtomicU32>) {
    let looks = Arc::new(AtomicU32::new(0));
    let own = Arc::new(std::sync::OnceLock::<StopToken>::new());
    let stop = StopToken::with_observer({
        let (looks, own) = (looks.clone(), own.clone());
        move || {
            if looks.fetch_add(1, Relaxed) + 1 == number {
                own.get().expect("nobody looks before the thought begins").request_stop();
            }
        }
    });
    assert!(own.set(stop.clone()).is_ok());
    (stop, looks)
}

/// Returns how often an opponent checks its token after it was stopped at a given check.
fn looks_after<G: Roster>(name: &str, game: &G, number: u32) -> u32 {
    let (stop, looks) = used_at(number);
    let budget = Budget { stop, ..endless() };
    let view = game.view(game.to_act().unwrap());
    let opponent = make_opponent::<G>(name).unwrap();
    let action = opponent.decide(view, &budget, &mut Seed::from(1).rng()).action;
    assert!(game.legal_actions().contains(&action), "{name} plays {action}");
    looks.load(Relaxed).saturating_sub(number)
}

/// Maximum number of checks after a stop: both threads may be about to check, and each part of a
/// search detects the stop separately.
const LOOKS_AFTER: u32 = 64;

#[test]
fn who_is_stopped_at_any_look_does_next_to_nothing_more() {
    for number in [1, 2, 5, 40, 300] {
        for game in deals() {
            for one in Durak::roster() {
                let after = looks_after(one.name, &game, number);
                assert!(after <= LOOKS_AFTER, "{}: {after} looks after {number}", one.name);
            }
        }
        for game in positions() {
            for one in Reversi::roster() {
                let after = looks_after(one.name, &game, number);
                assert!(after <= LOOKS_AFTER, "{}: {after} looks after {number}", one.name);
            }
        }
    }
}

/// Returns how often a piece of work checks its token.
fn looks_of(work: impl FnOnce(&Deadline)) -> usize {
    let (stop, looks) = used_at(u32::MAX);
    work(&Deadline::from(&stop));
    looks.load(Relaxed) as usize
}

#[test]
fn a_belief_looks_at_its_token_for_every_card() {
    for game in deals() {
        let view = game.view(game.to_act().unwrap());
        let unseen = Belief::from_view(view).unseen().len();
        let looks = looks_of(|deadline| drop(Belief::from_view_until(view, deadline)));
        assert!(looks >= unseen, "{looks} looks for {unseen} cards");
        let stop = StopToken::new();
        stop.request_stop();
        assert!(unseen == 0 || Belief::from_view_until(view, &Deadline::from(&stop)).is_none());
    }
}

#[test]
fn a_book_looks_at_its_token_for_every_line() {
    let text = "- d3:+0\nd3 c3:+0\nd3c3 c4:+1\n";
    let mut book = None;
    let looks = looks_of(|deadline| book = OpeningBook::parse_before(text, deadline).unwrap());
    assert!(looks >= 3, "{looks} looks for three lines");
    assert_eq!(book, Some(text.parse().unwrap()));
    let (stop, _) = used_at(2);
    assert_eq!(OpeningBook::parse_before(text, &Deadline::from(&stop)), Ok(None));
}

#[test]
fn a_search_looks_at_its_token_for_every_thousand_positions() {
    let board = reversi_games::ending(45, 1);
    let request = SearchLimits {
        depth: 6,
        exact_empties: 0,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let looks = || {
        let looks = AtomicU32::new(0);
        let stop = || {
            looks.fetch_add(1, Relaxed);
            false
        };
        let report = Engine::new(Weights::builtin(), 12).search(board, &request, &stop);
        (u64::from(looks.load(Relaxed)), report.nodes)
    };
    let (first, nodes) = looks();
    assert!(first >= nodes / 1024, "{first} looks for {nodes} positions");
    assert_eq!(looks(), (first, nodes), "looks change nothing about a search");
}

/// Returns the action of an opponent that was stopped before it started.
fn at_once<G: Roster>(name: &str, game: &G) -> G::Action {
    let budget = endless();
    budget.stop.request_stop();
    let view = game.view(game.to_act().unwrap());
    make_opponent::<G>(name).unwrap().decide(view, &budget, &mut Seed::from(1).rng()).action
}

#[test]
fn who_is_stopped_before_it_begins_plays_by_the_rules_at_once() {
    let start = Instant::now();
    for game in deals() {
        for one in Durak::roster() {
            assert!(game.legal_actions().contains(&at_once(one.name, &game)), "{}", one.name);
        }
    }
    for game in positions() {
        for one in Reversi::roster() {
            assert!(game.legal_actions().contains(&at_once(one.name, &game)), "{}", one.name);
        }
    }
    assert!(start.elapsed() < 10 * SOON);
}

#[test]
fn a_time_limit_ends_a_thought_as_a_stop_does() {
    let budget = Budget { time: Some(BEFORE), ..endless() };
    let start = Instant::now();
    let game = &deals()[1];
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Durak>("master-5").unwrap().decide(view, &budget, &mut Seed::from(1).rng());
    let game = &positions()[0];
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Reversi>("engine-12").unwrap().decide(view, &budget, &mut Seed::from(1).rng());
    assert!(start.elapsed() > 2 * BEFORE && start.elapsed() < 2 * (BEFORE + SOON));
}

#[test]
fn the_time_limit_of_an_opponent_holds_unless_nodes_are_asked_for() {
    for one in Reversi::roster() {
        let entry = registration::<Reversi>(one.name).unwrap();
        assert!(entry.time_limit > Duration::ZERO);
        assert_eq!(entry.limited_budget(&Budget::default()).time, Some(entry.time_limit));
        let short = Budget { time: Some(BEFORE), ..Budget::default() };
        assert_eq!(entry.limited_budget(&short).time, Some(BEFORE));
        assert_eq!(entry.limited_budget(&endless()).time, None);
    }
    assert!(registration::<Durak>("fuzzy?samples=9").is_ok());
    assert!(registration::<Durak>("nobody").is_err());
}

#[test]
fn the_coach_says_nothing_when_it_is_stopped() {
    let players = vec![Player::Human; 2];
    let mut record: Record<Durak> =
        Record::new(durak::Setup::new(2, Rules::throw_in()), Seed::from(2), players).unwrap();
    while record.game().legal_actions().len() < 2 {
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    record.play(record.game().legal_actions()[0]).unwrap();
    let at = record.actions().len() - 1;
    let effort = SearchBudget::from_worlds(16);
    assert!(judge_decision(&record, at, effort, &Deadline::never()).is_some());
    let stop = StopToken::new();
    stop.request_stop();
    assert!(judge_decision(&record, at, effort, &Deadline::from(&stop)).is_none());
}

#[test]
fn an_ending_is_given_up_when_its_solver_is_stopped() {
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
fn threads_of_one_search_all_end_when_it_is_stopped() {
    let board = reversi_games::ending(30, 2);
    let request = SearchLimits {
        depth: 60,
        exact_empties: 60,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let asked = AtomicU32::new(0);
    let stop = || asked.fetch_add(1, Relaxed) >= 20;
    let report = Engine::new(Weights::builtin(), 12).search_parallel(board, &request, 2, &stop);
    assert!(!report.exact);
    assert!(board.moves().contains(report.best.unwrap()));
    // Each thread checks at most once more, and once whether it was the first to finish.
    assert!(asked.load(Relaxed) <= 25, "asked {} times", asked.load(Relaxed));
}

#[test]
fn who_waits_sees_progress_and_can_have_the_best_move_so_far() {
    let game = &positions()[1];
    let stop = StopToken::new();
    let heard = Arc::new(Mutex::new(Vec::new()));
    let (button, ears) = (stop.clone(), heard.clone());
    let progress = ProgressListener::new(move |progress| {
        // The player has seen enough and wants the move now.
        if progress.depth >= 7 {
            button.request_stop();
        }
        ears.lock().unwrap().push(progress);
    });
    let budget = Budget { stop, progress: Some(progress), ..Budget::default() };
    let view = game.view(game.to_act().unwrap());
    let perfect = make_opponent::<Reversi>("engine-perfect").unwrap();
    let decision = perfect.decide(view, &budget, &mut Seed::from(1).rng());
    let heard = heard.lock().unwrap();
    assert!(heard.is_sorted_by(|one, next| one.share <= next.share && one.depth <= next.depth));
    assert!(heard.iter().all(|progress| (0.0..=1.0).contains(&progress.share)));
    for progress in heard.iter() {
        let best: Action = progress.best.parse().unwrap();
        assert!(game.legal_actions().contains(&best));
    }
    let last = heard.last().unwrap();
    assert_eq!(decision.action.to_string(), last.best);
    assert!(last.depth >= 7 && last.share < 1.0);
}

#[test]
fn a_token_with_a_condition_is_used_once_that_holds_and_its_own_thoughts_end_with_it() {
    let (above, looks) = (StopToken::new(), Arc::new(AtomicU32::new(0)));
    let counted = looks.clone();
    let below = above.child_with_condition(move || counted.fetch_add(1, Relaxed) >= 100);
    let master = make_opponent::<Durak>("master-1").unwrap();
    for game in deals() {
        looks.store(0, Relaxed);
        let view = game.view(game.to_act().unwrap());
        let budget = Budget { stop: below.clone(), threads: None, ..endless() };
        let decision = master.decide(view, &budget, &mut Seed::from(1).rng());
        assert!(game.legal_actions().contains(&decision.action));
        assert!(looks.load(Relaxed) > 100, "it would not have ended by itself");
        assert!(below.is_stop_requested() && !above.is_stop_requested(), "the others go on");
    }
    looks.store(0, Relaxed);
    assert!(!below.is_stop_requested());
    above.request_stop();
    assert!(below.is_stop_requested());
}
