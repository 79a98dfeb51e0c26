//! Jobs sent to a worker as text give exactly the same answers as direct calls, to the last bit.
use kozyr::games;
use kozyr_core::opponent::Roster;
use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, Opponent, make_opponent},
};
use kozyr_durak::{self as durak, Durak, Rules};
use kozyr_durak_ui::DurakUi;
use kozyr_durak_ui::decisions::{AskAttack, AskDefence, AskRedeal, AskThrowIn, DurakDecisionJob};
use kozyr_features::review::{JudgeDecisionJob, Reviewable};
use kozyr_platform::jobs::{Job, JobError, decode_output, encode_job};
use kozyr_reversi::{self as reversi, Reversi};
use kozyr_reversi_ui::ReversiUi;
use kozyr_table::thinking::DecisionJob;
use rand::seq::IndexedRandom;

/// Opponents that take seconds in the middle of a game are tested only near its end.
const SLOW: [&str; 4] = ["master", "engine", "ply", "tree"];

/// A complete match of random moves.
fn match_of<G: Game>(setup: G::Setup, seed: u64) -> Record<G> {
    let seats = G::new(&setup, &Seed::from(seed)).unwrap().seats();
    let players = vec![Player::Human; seats];
    let mut record = Record::<G>::new(setup, Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("moves", 0).rng();
    while record.outcome().is_none() {
        let action = *record.game().legal_actions().choose(&mut rng).unwrap();
        record.play(action).unwrap();
    }
    record
}

/// Runs a job as a worker does, from text to text, and returns its answer.
fn ask<J: Job>(job: &J) -> J::Answer {
    let answer =
        games::job_registry().run_encoded(&encode_job(job).unwrap(), &Budget::default()).unwrap();
    decode_output(&answer).unwrap()
}

/// Asserts that every opponent decides the same as a job and when called directly, at some
/// decisions of a match.
fn assert_opponents_answer_alike<U: Reviewable>(whole: &Record<U::Rules>) {
    let last = whole.actions().len() - 1;
    for registration in U::Rules::roster() {
        let slow = SLOW.iter().any(|family| registration.name.starts_with(family));
        for at in if slow { last - 3..last } else { last / 2..last } {
            let record = whole.after_actions(at);
            let game = record.game();
            let seat = game.to_act().unwrap();
            let from_job = ask(&DecisionJob::new(&record, seat, registration.name));
            let opponent = make_opponent::<U::Rules>(registration.name).unwrap();
            let direct =
                opponent.decide(game.view(seat), &Budget::default(), &mut record.decision_rng());
            assert_eq!(from_job, Some(direct), "{} after {at} actions", registration.name);
        }
    }
}

/// Asserts that judging the last decisions of a match gives the same opinions as a job and when
/// called directly.
fn assert_coaches_answer_alike<U: Reviewable>(whole: &Record<U::Rules>) {
    let last = whole.actions().len();
    for at in last - 4..last {
        let job = JudgeDecisionJob::<U> { record: whole.clone(), at };
        assert_eq!(ask(&job), job.run(&Budget::default()), "after {at} actions");
    }
}

#[test]
fn durak_opponents_decide_the_same_in_jobs() {
    let setup = durak::Setup::new(3, Rules::default());
    assert_opponents_answer_alike::<DurakUi>(&match_of::<Durak>(setup, 1));
}

#[test]
fn reversi_opponents_decide_the_same_in_jobs() {
    let setup = reversi::Setup { start: reversi::Position::START };
    assert_opponents_answer_alike::<ReversiUi>(&match_of::<Reversi>(setup, 2));
}

#[test]
fn coaches_judge_the_same_in_jobs() {
    assert_coaches_answer_alike::<DurakUi>(&match_of::<Durak>(
        durak::Setup::new(2, Rules::default()),
        3,
    ));
    let setup = reversi::Setup { start: reversi::Position::START };
    assert_coaches_answer_alike::<ReversiUi>(&match_of::<Reversi>(setup, 4));
}

#[test]
fn unknown_opponents_return_no_decision() {
    let record = match_of::<Durak>(durak::Setup::new(2, Rules::default()), 5).after_actions(0);
    assert_eq!(ask(&DecisionJob::new(&record, Seat::new(0), "nobody")), None);
}

#[test]
fn invalid_jobs_return_errors() {
    let answer = |text: &str| games::job_registry().run_encoded(text, &Budget::default());
    assert!(answer("").is_err());
    let record = match_of::<Durak>(durak::Setup::new(2, Rules::default()), 6);
    let whole = encode_job(&JudgeDecisionJob::<DurakUi> { record, at: 0 }).unwrap();
    assert!(answer(&whole).is_ok());
    assert!(answer(&whole[..whole.len() / 2]).is_err());
    // The question contains no match.
    assert!(matches!(answer(&whole.replace("seed", "lost")), Err(JobError::Parse(_))));
    let unknown = answer(&whole.replace("judge-durak", "judge-chess"));
    assert!(matches!(unknown, Err(JobError::UnknownJob(_))));
}

/// Asserts that, at every decision of a match, only the job for the current phase decides, and that
/// it decides the same as the general job.
fn assert_phase_jobs_decide(whole: &Record<Durak>, name: &str) {
    for at in 0..whole.actions().len() {
        let record = whole.after_actions(at);
        let seat = record.game().to_act().unwrap();
        let phase = record.game().view(seat).phase();
        let answers = [
            ask(&DurakDecisionJob::<AskRedeal>::new(&record, seat, name)),
            ask(&DurakDecisionJob::<AskAttack>::new(&record, seat, name)),
            ask(&DurakDecisionJob::<AskDefence>::new(&record, seat, name)),
            ask(&DurakDecisionJob::<AskThrowIn>::new(&record, seat, name)),
        ];
        let expected_job = match phase {
            durak::Phase::Redeal => 0,
            durak::Phase::Attack => 1,
            durak::Phase::Defend => 2,
            durak::Phase::ThrowIn | durak::Phase::Take => 3,
            durak::Phase::Over => unreachable!("nobody is to act"),
        };
        let decided = ask(&DecisionJob::new(&record, seat, name));
        for (question, answer) in answers.into_iter().enumerate() {
            let expected = decided.clone().filter(|_| question == expected_job);
            assert_eq!(answer, expected, "question {question} in {phase:?} after {at} actions");
        }
    }
}

#[test]
fn each_phase_of_durak_has_its_own_job() {
    let whole = match_of::<Durak>(durak::Setup::new(3, Rules::default()), 5);
    for name in ["fuzzy", "hand-value", "greedy", "potential"] {
        assert_phase_jobs_decide(&whole, name);
    }
}
