//! A game unknown to the laboratory plays in its arena.

use std::{num::NonZeroUsize, time::Duration};

use kozyr_core::{
    counterfactual,
    explanation::{RedactedExplanation, RedactedPlan},
    game::{Game, Player, Record, Seat, Seed},
    opponent::{self, Budget},
};
use kozyr_lab::{
    arena::Arena,
    contender::{Entrant, Forfeit},
    lab_game::{Audience, LabGame},
    observer::{MatchObserver, MatchSide},
};
use serde_json::{Value, json};

use crate::support::tic_tac_toe::{SquareMarked, TicTacToe, TicTacToeAction, TicTacToeSetup};

impl LabGame for TicTacToe {
    fn snapshot(view: &TicTacToe) -> Value {
        json!({ "board": Self::picture(view) })
    }

    fn from_snapshot(snapshot: &Value) -> Result<Self, String> {
        let board = snapshot["board"].as_str().ok_or("a snapshot has a board")?;
        let signs: Vec<char> = board.chars().filter(|sign| *sign != '\n').collect();
        let marked = |sign| TicTacToeAction::all().zip(&signs).filter(move |pair| *pair.1 == sign);
        let (crosses, mut noughts) = (marked('x'), marked('o'));
        let mut game = TicTacToe::default();
        for (mark, _) in crosses {
            game.play(mark).map_err(|error| error.to_string())?;
            if let Some((mark, _)) = noughts.next() {
                game.play(mark).map_err(|error| error.to_string())?;
            }
        }
        Ok(game)
    }

    fn actions_played(&self) -> usize {
        Self::picture(self).chars().filter(|sign| "xo".contains(*sign)).count()
    }

    fn picture(view: &TicTacToe) -> String {
        let sign = |mark| match view.mark(mark).map(Seat::index) {
            None => '.',
            Some(0) => 'x',
            Some(_) => 'o',
        };
        let signs: Vec<char> = TicTacToeAction::all().map(sign).collect();
        signs.chunks(3).map(String::from_iter).collect::<Vec<_>>().join("\n")
    }

    fn open_picture(&self) -> String {
        Self::picture(self)
    }

    fn describe_event(event: &SquareMarked, _: Audience) -> Option<String> {
        Some(format!("{} marks {}", Self::seat_name(event.seat), event.mark))
    }

    fn seat_name(seat: Seat) -> String {
        ["Cross", "Nought"][seat.index()].into()
    }
}

struct NoForfeits;

impl MatchObserver for NoForfeits {
    fn on_games_finished(&self, _: u64) {}

    fn on_forfeit(&self, side: MatchSide, forfeit: &Forfeit) {
        panic!("{side:?}: {forfeit}");
    }
}

/// A match of this many rounds.
fn arena(rounds: u64) -> Arena<TicTacToe> {
    Arena {
        setup: TicTacToeSetup::default(),
        first_round: 0,
        rounds,
        seed: Seed::from(1),
        opening_plies: 0,
        budget: Budget::default(),
        answer_limit: Duration::from_secs(1),
        threads: NonZeroUsize::new(2).unwrap(),
    }
}

#[test]
fn the_perfect_player_never_loses_and_beats_random_play() {
    let report = arena(20).run(&Entrant::from("perfect"), &Entrant::from("random"), &NoForfeits);
    let report = report.unwrap();
    assert_eq!((report.games(), report.losses), (40, 0));
    assert!(report.wins > report.draws, "{report:?}");
}

#[test]
fn perfect_players_draw_every_game() {
    let report = arena(1).run(&Entrant::from("perfect"), &Entrant::from("perfect"), &NoForfeits);
    assert_eq!(report.unwrap().draws, 2);
}

#[test]
fn a_snapshot_can_be_read_back() {
    let mut game = TicTacToe::default();
    for square in ["b2", "a1", "c1"] {
        game.play(square.parse().unwrap()).unwrap();
        let restored =
            TicTacToe::from_snapshot(&TicTacToe::snapshot(game.view(Seat::new(0)))).unwrap();
        assert_eq!(restored, game);
    }
}

#[test]
fn its_record_is_replayed_step_by_step() {
    let players = ["perfect", "random"].map(|name| Player::Opponent(name.into()));
    let mut record =
        Record::<TicTacToe>::new(TicTacToeSetup {}, Seed::from(3), players.into()).unwrap();
    while let Some((seat, Player::Opponent(name))) = record.to_act() {
        let decision = opponent::decide(&record, seat, name, &Budget::default()).unwrap();
        record.play(decision.action).unwrap();
    }
    let (mut text, options) =
        (Vec::new(), kozyr_lab::replay::ReplayOptions { reasons: false, pictures: true });
    kozyr_lab::replay::print_replay(&record, options, &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    for action in record.actions() {
        assert!(text.contains(&format!("marks {action}")), "{text}");
    }
}

#[test]
fn its_reasons_are_explained_by_the_default_implementation() {
    let players = vec![Player::Opponent("perfect".into()); 2];
    let record = Record::<TicTacToe>::new(TicTacToeSetup {}, Seed::from(3), players).unwrap();
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "perfect", &Budget::default()).unwrap();
    let own_explanation = RedactedExplanation::for_seat(&decision, seat, record.game(), seat);
    assert_eq!(own_explanation.sentence().len(), 1);
    assert!(own_explanation.is_complete());
    // Only what the game marks as open may be shown to others.
    let redacted = RedactedExplanation::for_seat(&decision, seat, record.game(), seat.next(2));
    assert!(
        redacted
            .alternatives()
            .iter()
            .all(|alternative| matches!(alternative.plan, RedactedPlan::Hidden(_)))
    );
    let found = counterfactual::find(
        &record,
        "perfect",
        &decision,
        counterfactual::CounterfactualLimits::default(),
        &Budget::default(),
    );
    assert_eq!(found, Ok(Vec::new()));
}
