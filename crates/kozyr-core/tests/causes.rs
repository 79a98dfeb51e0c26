//! The effect of facts on a margin, and the choice of a cause, with samples of known structure.

use kozyr_core::explanation::{CauseCandidate, CauseEvidence, FactEffect};

/// Samples in which the fact differs by 0 to 3, with a margin that depends on the difference.
fn samples(margin: impl Fn(f64) -> f64) -> Vec<(f64, f64)> {
    (0..400)
        .map(|index| {
            let difference = f64::from(index % 4);
            (difference, margin(difference))
        })
        .collect()
}

/// The effect in such samples, in which only equal facts count as equal.
fn effect(margin: impl Fn(f64) -> f64) -> FactEffect {
    FactEffect::measure(samples(margin), 0.0).unwrap()
}

/// A candidate with this id and effect.
fn candidate(cause: &'static str, is_specific: bool, effect: FactEffect) -> CauseCandidate {
    let evidence = CauseEvidence { fact: "a fact".into(), effect };
    CauseCandidate { cause, is_specific, evidence }
}

/// The id of the strongest of some candidates.
fn strongest(candidates: Vec<CauseCandidate>) -> Option<&'static str> {
    CauseCandidate::strongest(candidates).map(|candidate| candidate.cause)
}

#[test]
fn a_fact_explains_the_share_of_the_margin_that_depends_on_it() {
    // The mean difference is 1.5.
    for (margin, share) in [
        (Box::new(|difference| difference) as Box<dyn Fn(f64) -> f64>, 1.0),
        (Box::new(|_| 1.0), 0.0),
        (Box::new(|difference| difference + 1.5), 0.5),
        (Box::new(|difference| 3.0 - difference), -1.0),
        (Box::new(|difference| 2.0 * difference - 1.5), 2.0),
    ] {
        let explained = effect(margin).explained_share().unwrap();
        assert!((explained - share).abs() < 1e-9, "{explained} instead of {share}");
    }
}

#[test]
fn nothing_is_explained_of_a_margin_that_is_not_positive() {
    for margin in [-1.0, 0.0] {
        assert_eq!(effect(|_| margin).explained_share(), None);
        assert_eq!(strongest(vec![candidate("some", true, effect(|_| margin))]), None);
    }
}

#[test]
fn without_samples_in_which_the_fact_is_equal_the_margin_is_extrapolated() {
    // All differences are at least 10, and the margin is 2 + 3 times the difference.
    let apart = (0..100).map(|index| f64::from(10 + index % 7));
    let effect = FactEffect::measure(apart.map(|d| (d, 2.0 + 3.0 * d)), 0.0).unwrap();
    assert!((effect.margin_where_equal.unwrap() - 2.0).abs() < 1e-9);
    // A difference that never varies allows no statement.
    let constant = FactEffect::measure((0..100).map(|_| (5.0, 1.0)), 0.0).unwrap();
    assert_eq!(constant.margin_where_equal, None);
    assert_eq!(FactEffect::measure([], 0.0), None);
}

#[test]
fn differences_within_the_tolerance_are_equal() {
    let samples = || samples(|difference| difference);
    let strict = FactEffect::measure(samples(), 0.0).unwrap();
    let tolerant = FactEffect::measure(samples(), 1.0).unwrap();
    assert_eq!(strict.margin_where_equal, Some(0.0));
    assert_eq!(tolerant.margin_where_equal, Some(0.5));
}

#[test]
fn the_cause_that_explains_most_is_chosen() {
    let [all, half, none] = [effect(|d| d), effect(|d| d + 1.5), effect(|_| 1.0)];
    let general = |cause, effect| candidate(cause, false, effect);
    assert_eq!(strongest(vec![general("half", half), general("all", all)]), Some("all"));
    assert_eq!(strongest(vec![general("none", none)]), None, "a fact that explains nothing");
    // What the player sees at once is preferred unless it explains much less.
    let most = effect(|d| d + 0.3);
    let both = vec![general("all", all), candidate("visible", true, most)];
    assert_eq!(strongest(both), Some("visible"));
    let much_less = vec![general("all", all), candidate("visible", true, half)];
    assert_eq!(strongest(much_less), Some("all"));
    // A fact that may differ by chance is no cause.
    let alternating = (0..50).map(|index| if index % 2 == 0 { (1.0, 1.0) } else { (-1.0, 0.0) });
    let chance = FactEffect::measure(alternating, 0.0).unwrap();
    assert_eq!(strongest(vec![general("chance", chance)]), None);
}
