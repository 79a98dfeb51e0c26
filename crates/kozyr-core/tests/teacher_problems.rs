//! Problems are parsed as they were written, those that come with the program are correct, and
//! every day has one.

use kozyr_core::{
    game::ShortForm,
    opponent::{Budget, StopToken},
    teacher::{
        AnswerResult, Concept, Difficulty, DifficultyLevel, Problem, ProblemError, ProvenResult,
        TeachableGame, bundled_problems, plausible_mistakes, problem_index_of_the_day,
        problem_of_the_day, read_problems,
    },
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;

/// Runs a check for each game.
fn for_each_game(check: [fn(); 2]) {
    check.into_iter().for_each(|check| check());
}

#[test]
fn bundled_problems_round_trip() {
    fn check<G: TeachableGame>() {
        let problems = bundled_problems::<G>();
        assert!(problems.len() >= 200, "{} of {}", problems.len(), G::NAME);
        assert!(G::bundled_problems().len() < 40_000, "{} bytes", G::bundled_problems().len());
        for problem in &problems {
            assert_eq!(problem.to_string().parse::<Problem<G>>().as_ref(), Ok(problem));
            assert!(problem.record().players().len() == 2);
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn the_solver_confirms_bundled_solutions() {
    fn check<G: TeachableGame>() {
        for problem in bundled_problems::<G>() {
            assert_eq!(problem.verify(&Budget::default()), Some(true), "{problem}");
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn difficulty_and_concepts_of_bundled_problems_are_correct() {
    fn check<G: TeachableGame>() {
        let budget = Budget::default();
        for problem in bundled_problems::<G>() {
            let game = problem.record().game();
            let line = game.best_line(&budget).unwrap();
            let mistakes = plausible_mistakes(problem.record(), problem.solution(), &budget);
            let difficulty =
                Difficulty { plies: line.len() as u32, mistakes: mistakes.len() as u32 };
            assert_eq!(problem.difficulty(), difficulty, "{problem}");
            assert!(!mistakes.is_empty());
            let is_relevant = |concept: &Concept| {
                mistakes.iter().any(|played| {
                    game.concepts_between(*played, problem.solution()).contains(concept)
                })
            };
            let concepts: Vec<_> =
                G::CONCEPTS.iter().copied().filter(|concept| is_relevant(concept)).collect();
            assert_eq!(problem.concepts(), concepts, "{problem}");
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn no_two_bundled_problems_are_similar() {
    fn check<G: TeachableGame>() {
        let problems = bundled_problems::<G>();
        for (index, problem) in problems.iter().enumerate() {
            for other in &problems[..index] {
                assert!(
                    !problem.record().game().is_similar(other.record().game()),
                    "{problem}\n{other}"
                );
                assert_ne!(problem.source_game(), other.source_game(), "one of a game");
            }
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn every_level_and_nearly_every_concept_has_problems() {
    fn check<G: TeachableGame>() {
        let problems = bundled_problems::<G>();
        for level in DifficultyLevel::ALL {
            let of_level =
                problems.iter().filter(|problem| problem.difficulty().level() == level).count();
            assert!(of_level >= 10, "{}: {of_level} {level:?}", G::NAME);
        }
        for concept in G::CONCEPTS {
            let count =
                problems.iter().filter(|problem| problem.concepts().contains(concept)).count();
            // No weak opponent was seen to take where only beating would have saved it.
            assert!(
                count >= 2 || concept.id() == "beat-rather",
                "{}: {count} turn on {concept}",
                G::NAME
            );
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

/// Right answers are distinguished from wrong ones, and the line after either goes to the end.
#[test]
fn answers_are_judged_to_the_end() {
    fn check<G: TeachableGame>() {
        for problem in bundled_problems::<G>().iter().step_by(10) {
            let seat = problem.record().game().to_act().unwrap();
            for action in problem.record().game().legal_actions() {
                let answer = problem.judge_answer(action, &Budget::default()).unwrap();
                let is_right = action == problem.solution();
                let line = match answer {
                    AnswerResult::Right { line } if is_right => line,
                    AnswerResult::Wrong { refutation } if !is_right => refutation,
                    other => panic!("{action}: {other:?}"),
                };
                let mut game = problem.record().game().clone();
                game.play(action).unwrap();
                line.into_iter().for_each(|action| _ = game.play(action).unwrap());
                let score = 2.0 * game.outcome().expect("it is over").score(seat);
                assert_eq!(
                    score >= G::TARGET_RESULT as u64 as f64,
                    is_right,
                    "{action}: {problem}"
                );
            }
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn illegal_answers_and_stopped_searches_are_not_judged() {
    fn check<G: TeachableGame>() {
        let problem = &bundled_problems::<G>()[0];
        let stop = StopToken::new();
        stop.request_stop();
        let stopped = Budget { stop, nodes: Some(0), ..Budget::default() };
        assert_eq!(problem.judge_answer(problem.solution(), &stopped), None);
        assert_eq!(problem.verify(&stopped), None);
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
    let pass = kozyr_reversi::Action::Pass;
    assert_eq!(bundled_problems::<Reversi>()[0].judge_answer(pass, &Budget::default()), None);
}

#[test]
fn problems_of_the_day_repeat_only_after_all_were_used() {
    for count in [1, 2, 7, 200, 213] {
        for first in [0, 1, 20_778, 1_000_003] {
            let days = first..first + count as u64;
            let mut seen: Vec<_> =
                days.map(|day| problem_index_of_the_day(day, count).unwrap()).collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(0..count), "{count} from day {first}");
        }
    }
    assert_eq!(problem_index_of_the_day(5, 0), None);
    fn check<G: TeachableGame>() {
        let problems = bundled_problems::<G>();
        for day in [0, 20_778, 99_999] {
            let index = problem_index_of_the_day(day, problems.len()).unwrap();
            assert_eq!(problem_of_the_day::<G>(day), problems[index]);
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}

#[test]
fn longer_and_more_misleading_problems_are_harder() {
    for plies in 1..40 {
        for mistakes in 0..5 {
            let difficulty = Difficulty { plies, mistakes };
            let longer = Difficulty { plies: plies + 1, mistakes };
            let misleading = Difficulty { plies, mistakes: mistakes + 1 };
            assert!(
                longer.level() >= difficulty.level() && misleading.level() >= difficulty.level()
            );
            assert!(longer.points() > difficulty.points());
            assert!(misleading.points() > difficulty.points());
        }
    }
    let level = |plies| Difficulty { plies, mistakes: 1 }.level();
    assert_eq!([4, 5, 6, 9, 10, 13, 14, 17, 18].map(level), {
        use DifficultyLevel::{Easy, First, Hard, Hardest, Medium};
        [First, First, Easy, Easy, Medium, Medium, Hard, Hard, Hardest]
    });
}

/// Returns the error in the text of a problem after a replacement.
fn error_after<G: TeachableGame>(from: &str, to: &str) -> ProblemError {
    let text = bundled_problems::<G>()[0].to_string();
    assert!(text.contains(from), "{text}");
    text.replacen(from, to, 1).parse::<Problem<G>>().unwrap_err()
}

#[test]
fn invalid_problems_are_rejected_with_the_reason() {
    let solution = bundled_problems::<Reversi>()[0].solution();
    let answer = format!("=> {solution}");
    assert_eq!(error_after::<Reversi>(" => ", " "), ProblemError::Missing("solution"));
    assert!(matches!(error_after::<Reversi>("X", "?"), ProblemError::Position(_)));
    assert!(matches!(error_after::<Reversi>(&answer, "=> k9"), ProblemError::Solution(_)));
    assert_eq!(error_after::<Reversi>(&answer, "=> --"), ProblemError::Illegal("--".into()));
    assert!(matches!(error_after::<Reversi>("; win", "; loss"), ProblemError::Field { .. }));
    assert!(matches!(error_after::<Reversi>("; win", "; draw"), ProblemError::Field { .. }));
    assert_eq!(error_after::<Reversi>("plies ", "flies "), ProblemError::Missing("plies"));
    assert!(matches!(
        error_after::<Reversi>("mistakes ", "mistakes -"),
        ProblemError::Field { .. }
    ));
    assert!(matches!(
        error_after::<Reversi>("mistakes ", "mistakes +"),
        ProblemError::Field { .. }
    ));
    assert!(matches!(
        error_after::<Reversi>("concepts ", "concepts luck "),
        ProblemError::Field { .. }
    ));
    assert!(matches!(error_after::<Reversi>("game ", "game x"), ProblemError::Field { .. }));
    assert!(matches!(
        error_after::<Reversi>("; game", "; more; game"),
        ProblemError::Missing("game")
    ));
    let with_more =
        format!("{}; and more", bundled_problems::<Reversi>()[0]).parse::<Problem<Reversi>>();
    assert_eq!(with_more, Err(ProblemError::TrailingField("and more".into())));
    let early = "---------------------------OX------XO--------------------------- X => d3; win";
    let early = early.parse::<Problem<Reversi>>();
    assert!(matches!(early, Err(ProblemError::Unsuitable(_))), "{early:?}");
}

#[test]
fn a_durak_problem_is_an_endgame_between_persons() {
    assert!(matches!(
        error_after::<Durak>("kozyr-durak-1-", "kozyr-durak-9-"),
        ProblemError::Position(_)
    ));
    let problem = &bundled_problems::<Durak>()[0];
    let record = problem.record();
    let text = problem.to_string();
    let short = record.to_short_form();
    let early = text.replace(&short, &record.after_actions(3).to_short_form());
    assert!(matches!(early.parse::<Problem<Durak>>(), Err(ProblemError::Unsuitable(_))));
    let with_position =
        |position: String| text.replace(&short, &position).parse::<Problem<Durak>>();
    assert!(with_position(short.clone()).is_ok());
    let opponents = vec![kozyr_core::game::Player::Opponent("lowest".into()); 2];
    let mut between_opponents =
        kozyr_core::game::Record::<Durak>::new(*record.setup(), *record.seed(), opponents).unwrap();
    for &action in record.actions() {
        between_opponents.play(action).unwrap();
    }
    assert!(matches!(
        with_position(between_opponents.to_short_form()),
        Err(ProblemError::Position(_))
    ));
}

#[test]
fn invalid_lines_are_reported_by_number() {
    let good = bundled_problems::<Reversi>()[0].to_string();
    let text = format!("# a remark\n\n{good}\nnonsense\n");
    let error = read_problems::<Reversi>(&text).unwrap_err();
    assert_eq!(error.to_string(), "line 4: missing solution");
    assert_eq!(read_problems::<Reversi>(&text.replace("nonsense", "#")).unwrap().len(), 1);
}

/// Results are ordered and have opposites.
#[test]
fn results_have_an_order_and_an_opposite() {
    let [lost, drawn, won] = ProvenResult::ALL;
    assert!(lost < drawn && drawn < won);
    assert_eq!([lost, drawn, won].map(ProvenResult::reversed), [won, drawn, lost]);
}

/// Both games have a short form, which exercises need.
#[test]
fn matches_of_problems_have_a_short_form() {
    fn check<G: TeachableGame + ShortForm>() {
        for problem in bundled_problems::<G>().iter().step_by(20) {
            let short = problem.record().to_short_form();
            let read = kozyr_core::game::Record::<G>::from_short_form(&short).unwrap();
            assert_eq!(read.actions(), problem.record().actions());
        }
    }
    for_each_game([check::<Durak>, check::<Reversi>]);
}
