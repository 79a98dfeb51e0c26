//! Matches in the arena, with a game so small that every result is known.
use kozyr_core::{
    explanation::{ExplainableGame, Explanation},
    game::{Game, Outcome, Seat, Seats, Seed},
    opponent::{Budget, Decision, DecisionRng, Opponent, OpponentError, Registration, Roster},
};
use kozyr_lab::{
    arena::{Arena, ArenaError, ArenaReport},
    contender::{Entrant, EntrantError, Forfeit},
    lab_game::{Audience, LabGame},
    observer::{MatchObserver, MatchSide},
};
use rand::RngExt;
use std::{
    convert::Infallible,
    num::NonZeroUsize,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Every seat is dealt a card and bids once, in turn; the lowest bid loses. Several lowest bids all
/// lose, but if all bids are equal the game is drawn.
#[derive(Clone, Debug)]
struct Bidding {
    cards: Vec<u32>,
    bids: Vec<u32>,
}

/// The view of a bidder.
#[derive(Clone, Copy)]
struct BiddingView {
    seat: Seat,
    card: u32,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("bids go up to {HIGHEST}")]
struct TooHigh;

const HIGHEST: u32 = 1_000;

impl Game for Bidding {
    const NAME: &'static str = "bidding";
    type Setup = usize;
    type Action = u32;
    type Event = u32;
    type View<'a> = BiddingView;
    type SetupError = Infallible;
    type IllegalAction = TooHigh;

    fn new(seats: &usize, seed: &Seed) -> Result<Self, Infallible> {
        let mut rng = seed.rng();
        let cards = (0..*seats).map(|_| rng.random_range(0..=HIGHEST)).collect();
        Ok(Bidding { cards, bids: Vec::new() })
    }

    fn seats(&self) -> usize {
        self.cards.len()
    }

    fn to_act(&self) -> Option<Seat> {
        (self.bids.len() < self.cards.len()).then(|| Seat::new(self.bids.len()))
    }

    fn legal_actions(&self) -> Vec<u32> {
        self.to_act().map_or(Vec::new(), |_| (0..=HIGHEST).collect())
    }

    fn play(&mut self, bid: u32) -> Result<Vec<u32>, TooHigh> {
        if bid > HIGHEST {
            return Err(TooHigh);
        }
        self.bids.push(bid);
        Ok(vec![bid])
    }

    fn view(&self, seat: Seat) -> BiddingView {
        BiddingView { seat, card: self.cards[seat.index()] }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.to_act().is_some() {
            return None;
        }
        let lowest = *self.bids.iter().min()?;
        let losers: Seats =
            Seat::all(self.seats()).filter(|seat| self.bids[seat.index()] == lowest).collect();
        Some(if losers.len() == self.seats() { Outcome::Drawn } else { Outcome::Lost(losers) })
    }
}

impl LabGame for Bidding {
    fn from_snapshot(_: &serde_json::Value) -> Result<Self, String> {
        Err("nobody asks about this game".into())
    }

    fn actions_played(&self) -> usize {
        self.bids.len()
    }

    fn snapshot(view: BiddingView) -> serde_json::Value {
        view.card.into()
    }

    fn picture(view: BiddingView) -> String {
        view.card.to_string()
    }

    fn open_picture(&self) -> String {
        format!("{:?}", self.cards)
    }

    fn describe_event(bid: &u32, _: Audience) -> Option<String> {
        Some(bid.to_string())
    }

    fn seat_name(seat: Seat) -> String {
        seat.to_string()
    }
}

/// An opponent that bids by a function.
struct Bidder(fn(BiddingView, &mut DecisionRng) -> u32);

impl Opponent<Bidding> for Bidder {
    fn decide(&self, view: BiddingView, _: &Budget, rng: &mut DecisionRng) -> Decision<u32> {
        Decision { action: (self.0)(view, rng), explanation: Explanation::from_rule("bid") }
    }
}

/// Bids more than allowed with every fourth card.
fn cheat(view: BiddingView) -> u32 {
    if view.card.is_multiple_of(4) { HIGHEST + 1 } else { HIGHEST }
}

const AT_ONCE: Duration = Duration::from_secs(1);

impl ExplainableGame for Bidding {}

impl Roster for Bidding {
    type Opponent = dyn Opponent<Bidding>;

    fn roster() -> &'static [Registration<Self>] {
        &[
            Registration {
                name: "low",
                make: |_| Ok(Box::new(Bidder(|_, _| 0))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "middle",
                make: |_| Ok(Box::new(Bidder(|_, _| HIGHEST / 2))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "high",
                make: |_| Ok(Box::new(Bidder(|_, _| HIGHEST))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "card",
                make: |_| Ok(Box::new(Bidder(|view, _| view.card))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "seat",
                make: |_| Ok(Box::new(Bidder(|view, _| view.seat.index() as u32))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "dice",
                make: |_| Ok(Box::new(Bidder(|_, rng| rng.random_range(0..=HIGHEST)))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
            Registration {
                name: "cheat",
                make: |_| Ok(Box::new(Bidder(|view, _| cheat(view)))),
                parameters: &[],
                time_limit: AT_ONCE,
            },
        ]
    }
}

/// A match with this many seats and rounds.
fn arena(seats: usize, rounds: u64) -> Arena<Bidding> {
    Arena {
        setup: seats,
        first_round: 0,
        rounds,
        seed: Seed::from(1),
        opening_plies: 0,
        budget: Budget::default(),
        answer_limit: Duration::from_secs(1),
        threads: NonZeroUsize::MIN,
    }
}

/// Counts games and forfeits.
#[derive(Default)]
struct CountingObserver {
    games: AtomicU64,
    forfeits: AtomicU64,
}

impl MatchObserver for CountingObserver {
    fn on_games_finished(&self, games: u64) {
        self.games.fetch_add(games, Ordering::Relaxed);
    }

    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit) {
        assert_eq!(side, MatchSide::A);
        assert!(forfeit.to_string().contains("bids go up to 1000"), "{forfeit}");
        self.forfeits.fetch_add(1, Ordering::Relaxed);
    }
}

/// Plays the match, and checks the observer's counts.
fn play(arena: &Arena<Bidding>, a: &str, b: &str) -> ArenaReport {
    let counter = CountingObserver::default();
    let report = arena.run(&a.into(), &b.into(), &counter).unwrap();
    assert_eq!(counter.games.into_inner(), report.games());
    assert_eq!(counter.forfeits.into_inner(), report.forfeits[0]);
    report
}

/// Asserts that both sides score the same in each round.
fn assert_shared(report: &ArenaReport) {
    assert_eq!(report.score.mean, 0.5);
    assert!(report.score.ci95[0] > 0.49, "the rounds differ: {:?}", report.score);
}

#[test]
fn the_better_one_wins_every_game() {
    let report = play(&arena(2, 50), "high", "low");
    assert_eq!((report.wins, report.losses, report.draws), (100, 0, 0));
    assert_eq!(report.score.mean, 1.0);
    assert!(report.score.ci95[0] > 0.9 && report.score.ci95[1] == 1.0);
    let report = play(&arena(2, 50), "low", "high");
    assert_eq!((report.wins, report.losses, report.score.mean), (0, 100, 0.0));
}

#[test]
fn a_draw_is_half_a_point() {
    let report = play(&arena(2, 50), "high", "high");
    assert_eq!((report.wins, report.losses, report.draws), (0, 0, 100));
    assert_eq!((report.score.mean, report.equal_share), (0.5, 0.0));
}

#[test]
fn the_luck_of_the_deal_cancels_out() {
    // The higher card wins, and the mirrored game gives it to the other side.
    assert_shared(&play(&arena(2, 300), "card", "card"));
}

#[test]
fn the_luck_of_decisions_cancels_out() {
    assert_shared(&play(&arena(2, 300), "dice", "dice"));
}

#[test]
fn deals_differ_from_round_to_round() {
    // If all deals were the same, a seat would win all games or none.
    let report = play(&arena(2, 200), "card", "middle");
    assert!(report.wins > 150 && report.losses > 150, "{report:?}");
}

#[test]
fn a_takes_each_seat_once_per_round() {
    for seats in 2..=6 {
        // The first seat bids lowest, so A loses exactly when it sits there.
        let report = play(&arena(seats, 40), "seat", "seat");
        assert_eq!((report.games(), report.losses), (40 * seats as u64, 40));
        assert!((report.fools_share.mean - 1.0 / seats as f64).abs() < 1e-12);
        assert_eq!(report.equal_share, 1.0 / seats as f64);
        assert!((report.score.mean + report.fools_share.mean - 1.0).abs() < 1e-12);
    }
}

#[test]
fn b_plays_all_other_seats() {
    let report = play(&arena(4, 25), "low", "high");
    assert_eq!((report.wins, report.losses), (0, 100));
    assert_eq!(report.equal_share, 0.25);
    // Three of four lose every game.
    let report = play(&arena(4, 25), "high", "low");
    assert_eq!((report.wins, report.losses), (100, 0));
    assert_eq!(report.equal_share, 0.75);
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    for (seats, a, b) in [(2, "dice", "card"), (3, "card", "dice"), (6, "cheat", "dice")] {
        let mut arena = arena(seats, 101);
        let alone = play(&arena, a, b);
        for threads in [2, 3, 16, 1_000] {
            arena.threads = NonZeroUsize::new(threads).unwrap();
            assert_eq!(play(&arena, a, b), alone, "{threads} threads");
        }
    }
}

#[test]
fn another_seed_gives_another_match() {
    let mut arena = arena(2, 100);
    let first = play(&arena, "dice", "card");
    arena.seed = Seed::from(2);
    assert_ne!(play(&arena, "dice", "card"), first);
}

#[test]
fn the_opening_is_drawn_at_random() {
    let mut arena = arena(2, 200);
    arena.opening_plies = 1;
    // On the first seat, A draws a bid and beats B's zero. On the second, A loses if B's drawn bid
    // is above the middle.
    let report = play(&arena, "middle", "low");
    assert!((60..140).contains(&report.losses), "{report:?}");
}

#[test]
fn the_games_of_a_round_share_their_opening() {
    let mut arena = arena(2, 300);
    arena.opening_plies = 1;
    // Whether the drawn bid is above the middle decides which seat wins.
    assert_shared(&play(&arena, "middle", "middle"));
}

#[test]
fn a_game_that_is_over_in_the_opening_counts() {
    let mut arena = arena(2, 300);
    arena.opening_plies = 10;
    assert_shared(&play(&arena, "low", "high"));
}

#[test]
fn an_illegal_action_forfeits_the_game_but_not_the_match() {
    let report = play(&arena(3, 200), "cheat", "low");
    assert_eq!(report.games(), 600);
    assert_eq!(report.losses, report.forfeits[0]);
    assert!((100..200).contains(&report.losses), "{report:?}");
    assert_eq!(report.forfeits[1], 0);
}

#[test]
fn an_unknown_opponent_is_an_error_that_lists_the_known_ones() {
    for (a, b) in [("nobody", "low"), ("low", "nobody")] {
        let error =
            arena(2, 1).run(&a.into(), &b.into(), &CountingObserver::default()).unwrap_err();
        assert!(error.to_string().contains("low, middle, high, card"), "{error}");
        let ArenaError::Entrant(EntrantError::Opponent(error)) = error else { panic!("{error}") };
        assert!(matches!(error, OpponentError::Unknown { .. }));
    }
}

#[test]
fn a_match_without_rounds_is_an_error() {
    let played = arena(2, 0).run(&"low".into(), &"high".into(), &CountingObserver::default());
    assert!(matches!(played, Err(ArenaError::NoRounds)));
}

#[test]
fn a_name_is_parsed_as_an_opponent_or_a_program() {
    assert_eq!(Entrant::from("exec:play -x"), Entrant::Program("play -x".into()));
    assert_eq!(Entrant::from("card?x=1"), Entrant::Opponent("card?x=1".into()));
    for name in ["exec:play -x", "card?x=1"] {
        assert_eq!(Entrant::from(name).to_string(), name);
    }
}
