//! Habits, counted from public information.

use crate::support::durak_games as games;
use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;
use crate::support::languages;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    explanation::RedactedExplanation,
    game::{Game, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{
    Durak, DurakOpponent, Rules, Setup,
    opponents::Master,
    profile::{Habit, HabitTally, ParseProfileError, PlayerProfile},
    search::{PlayerModel, PlayerProfiles},
};
use opponents::{assert_close, decide};
use scenario::{deal, open, play, seat};

/// The profile of seat 0 after this many deals of an opponent against itself.
fn observed_profile(name: &str, deals: u64) -> PlayerProfile {
    let opponent = make_opponent::<Durak>(name).unwrap();
    let mut profile = PlayerProfile::default();
    for number in 0..deals {
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(number)).unwrap();
        let mut rng = Seed::from(number).rng();
        while let Some(seat) = game.to_act() {
            let action = opponent.decide(game.view(seat), &Budget::default(), &mut rng).action;
            game.play(action).unwrap();
        }
        profile.add_deal(&game, seat(0));
    }
    profile
}

/// Seat 0 leads, and seat 1 picks up a six of spades with the nine in hand.
fn deal_with_early_pick_up() -> Durak {
    let hands = ["6s 7s 7c 6h 7d Kd", "9s 9c 8d Td Ad Jd"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "8c Qc Kc", "Ah");
    play(&mut game, "attack 6s; take; pass");
    game
}

#[test]
fn early_pick_ups_are_counted_once_the_hand_is_known() {
    let mut game = deal_with_early_pick_up();
    let tally =
        |game: &Durak| PlayerProfile::from_view(open(game), seat(1)).tally(Habit::TakesEarly);
    assert_eq!(tally(&game), HabitTally::default(), "the hand is not known yet");
    play(&mut game, "attack 7s; beat 7s 9s");
    // It picked up once although it could beat, and beat once.
    assert_eq!(tally(&game), HabitTally { done: 1.0, opportunities: 2.0 });
}

#[test]
fn cards_possibly_drawn_later_count_by_probability() {
    let mut game = deal_with_early_pick_up();
    play(&mut game, "attack 7c; beat 7c 9c; throw 7d; beat 7d 8d; pass");
    // One of the five unknown cards in the hand has just been drawn.
    play(&mut game, "attack 9s");
    let tally = PlayerProfile::from_view(open(&game), seat(1)).tally(Habit::TakesEarly);
    assert_close(tally.done, 0.8);
    assert_close(tally.opportunities, 2.8);
}

#[test]
fn habits_do_not_depend_on_the_observer() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..60 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
        }
        for observed in Seat::all(game.seats()) {
            let profiles = Seat::all(game.seats())
                .map(|seat| PlayerProfile::from_view(game.view(seat), observed));
            let profiles: Vec<PlayerProfile> = profiles.collect();
            assert!(profiles.iter().all(|profile| *profile == profiles[0]), "seat {observed}");
            for habit in Habit::ALL {
                let HabitTally { done, opportunities } = profiles[0].tally(habit);
                assert!(
                    0.0 <= done && done <= opportunities && opportunities.is_finite(),
                    "{habit:?}"
                );
            }
        }
    }
}

#[test]
fn rule_based_opponents_show_their_habits() {
    let lowest = observed_profile("lowest", 60);
    // It never throws in a trump, and always leads single cards.
    for habit in [Habit::ThrowsTrumps, Habit::LeadsGroups] {
        let HabitTally { done, opportunities } = lowest.tally(habit);
        assert!(done == 0.0 && opportunities > 20.0, "{habit:?}: {done} of {opportunities}");
    }
    // It only picks up if it cannot beat. But to an observer, cards drawn afterwards may have been
    // in the hand before.
    let HabitTally { done, opportunities } = lowest.tally(Habit::TakesEarly);
    assert!(done < 0.05 * opportunities && opportunities > 100.0, "{done} of {opportunities}");
    let greedy = observed_profile("greedy", 60);
    assert!(greedy.rate(Habit::LeadsGroups) > 0.8, "{greedy}");
    assert!(lowest.rate(Habit::LeadsGroups) < 0.2, "{lowest}");
    let notable = lowest.notable_habits();
    assert!(notable.iter().any(|entry| entry.habit == Habit::LeadsGroups && !entry.is_frequent));
}

#[test]
fn the_prior_counts_less_with_more_observations() {
    let few = observed_profile("lowest", 2);
    let many = observed_profile("lowest", 60);
    let deviation = |profile: &PlayerProfile| {
        (profile.rate(Habit::LeadsGroups) - Habit::LeadsGroups.prior_mean()).abs()
    };
    assert!(deviation(&few) < deviation(&many));
    assert!(many.rate_std_dev(Habit::LeadsGroups) < few.rate_std_dev(Habit::LeadsGroups));
    assert_eq!(PlayerProfile::default().rate(Habit::TakesEarly), Habit::TakesEarly.prior_mean());
}

#[test]
fn profiles_round_trip_as_text() {
    for name in ["lowest", "potential", "random"] {
        let profile = observed_profile(name, 5);
        let text = profile.to_string();
        let parsed: PlayerProfile = text.parse().unwrap();
        assert_eq!(parsed.to_string(), text);
        assert_eq!(parsed.deals(), 5);
        for habit in Habit::ALL {
            let [saved_tally, tally] = [&parsed, &profile].map(|profile| profile.tally(habit));
            assert!(
                (saved_tally.done - tally.done).abs() < 0.01
                    && (saved_tally.opportunities - tally.opportunities).abs() < 0.01
            );
        }
        let json = serde_json::to_string(&profile).unwrap();
        assert_eq!(serde_json::from_str::<PlayerProfile>(&json).unwrap().to_string(), text);
    }
}

#[test]
fn invalid_profiles_are_rejected() {
    let valid = PlayerProfile::default().to_string();
    let newer = format!("3{}", valid.strip_prefix('2').unwrap());
    assert_eq!(newer.parse::<PlayerProfile>(), Err(ParseProfileError::TooNew(3)));
    for invalid in [
        "",
        "1",
        "none",
        "0-1",
        &format!("{valid}-0_0"),
        &valid.replace("0_0", "-1_0"),
        &valid.replace("0_0", "0"),
        &valid.replace("0_0", "0_0_0"),
        &valid.replace("0_0", "some_0"),
        valid.rsplit_once('-').unwrap().0,
        &valid.replacen("50_", "", 1),
    ] {
        assert_eq!(
            invalid.parse::<PlayerProfile>(),
            Err(ParseProfileError::Malformed),
            "{invalid}"
        );
    }
    for invalid in ["2_1", "NaN_NaN", "0_inf", "0_1e300"] {
        let parsed = valid.replacen("0_0", invalid, 1).parse::<PlayerProfile>();
        assert_eq!(parsed, Err(ParseProfileError::InvalidCount(invalid.into())));
    }
    for invalid in ["101", "NaN", "inf"] {
        let parsed = valid.replacen("50", invalid, 1).parse::<PlayerProfile>();
        assert!(
            matches!(
                &parsed,
                Err(ParseProfileError::InvalidPercent(text)) if text.contains(invalid)
            ),
            "{parsed:?}"
        );
    }
}

/// The first version of profiles had no log-odds of opponents.
#[test]
fn profiles_of_the_first_version_are_read() {
    let first = "1-12-3.5_10-0_0-0_0-1_1-0_0-0_0-0_0-0_0-2_8";
    let parsed: PlayerProfile = first.parse().unwrap();
    assert_eq!(
        (parsed.deals(), parsed.tally(Habit::ALL[8])),
        (12, HabitTally { done: 2.0, opportunities: 8.0 })
    );
    assert!(parsed.opponent_log_odds().is_empty());
    assert_eq!(parsed.to_string().parse(), Ok(parsed));
    assert_eq!(
        format!("{first}-50_50_50_50_50").parse::<PlayerProfile>(),
        Err(ParseProfileError::Malformed)
    );
}

/// Opponents observed on one seat are recognized after some deals.
#[test]
fn opponents_are_recognised_from_their_deals() {
    for name in PlayerModel::OPPONENTS {
        let (name_found, probability) =
            observed_profile(name, 8).opponent_log_odds().most_likely().expect(name);
        assert_eq!(name_found, name, "{probability}");
        assert!(probability > 0.9, "{name}: {probability}");
    }
    // A random player resembles none of them.
    assert_eq!(observed_profile("random", 8).opponent_log_odds().most_likely(), None);
    assert_eq!(PlayerProfile::default().opponent_log_odds().most_likely(), None);
}

/// With any rules and from any seat.
#[test]
fn learning_from_a_deal_is_deterministic() {
    let mut rng = Seed::from(4).rng();
    for number in 0..8 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
        }
        for observed in Seat::all(game.seats()) {
            let [mut once, mut twice] = [PlayerProfile::default(), PlayerProfile::default()];
            once.add_deal(&game, observed);
            twice.add_deal(&game, observed);
            assert_eq!(once, twice);
        }
    }
}

/// Profiles with saturated counts can still be parsed.
#[test]
fn saturated_counts_round_trip_as_text() {
    let saturated: PlayerProfile =
        PlayerProfile::default().to_string().replace("0_0", "1e9_1e9").parse().unwrap();
    let mut sum = saturated.clone();
    sum.add(&saturated);
    assert_eq!(sum.to_string().parse(), Ok(sum));
}

#[test]
fn profiles_switched_off_equal_the_default_master() {
    let mut rng = Seed::from(2).rng();
    for number in 0..12 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        while game.to_act().is_some() {
            let default_decision = decide("master-1", &game);
            assert_eq!(decide("master-1?profiles=off&endings=alpha-beta", &game), default_decision);
            assert!(default_decision.explanation.notes.is_empty());
            game.play(any_legal(&game, &mut rng).unwrap()).unwrap();
        }
    }
}

#[test]
fn a_master_with_profiles_plays_legally_by_any_rules() {
    let mut rng = Seed::from(3).rng();
    let profile = observed_profile("greedy", 10);
    for number in 0..20 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        let name = format!("master-1?profiles={profile}~none~{profile}&endings=folded");
        while game.to_act().is_some() {
            let decision = decide(&name, &game);
            assert!(game.legal_actions().contains(&decision.action));
            game.play(decision.action).unwrap();
        }
    }
}

#[test]
fn a_master_names_opponents_known_from_earlier_deals() {
    let profile = observed_profile("hand-value", 8);
    let game = deal(
        Setup::new(2, Rules::default()),
        &["6s 7s 7c 6h 7d Kd", "9s 9c 8d Td Ad Jd"],
        "",
        "Ah",
    );
    let decision = decide(&format!("master-2?profiles=none~{profile}"), &game);
    let keys: Vec<&str> = decision.explanation.notes.iter().map(|note| &*note.key).collect();
    assert!(keys.contains(&"plays-like-hand-value"), "{keys:?}");
}

#[test]
fn invalid_profile_parameters_are_rejected() {
    for invalid in ["profiles=one", "profiles=none~none~none~none~none~none~none", "endings=guess"]
    {
        assert!(make_opponent::<Durak>(&format!("master-2?{invalid}")).is_err(), "{invalid}");
    }
    assert!(make_opponent::<Durak>("master-2?profiles=none").is_ok());
}

#[test]
fn habit_notes_are_translated_into_every_language() {
    let profile = observed_profile("lowest", 60);
    let profiles = PlayerProfiles::new([PlayerProfile::default(), profile]);
    let master = Master::level(1).with_profiles(profiles);
    let game = deal(
        Setup::new(2, Rules::default()),
        &["6s 7s 7c 6h 7d Kd", "9s 9c 8d Td Ad Jd"],
        "",
        "Ah",
    );
    let decision = master.decide(game.view(seat(0)), &Budget::default(), &mut Seed::from(0).rng());
    let notes = &decision.explanation.notes;
    let note = notes.iter().find(|note| note.key.starts_with("habit-"));
    let note = note.unwrap_or_else(|| panic!("{notes:?}"));
    // It names no card, so every viewer may read it.
    let redacted = RedactedExplanation::for_seat(&decision, seat(0), &game, seat(1));
    assert!(redacted.sentence().contains(note));
    for language in languages::languages() {
        for habit in Habit::ALL {
            for frequency in ["often", "seldom"] {
                let key = format!("habit-{}-{frequency}", habit.name());
                assert!(language.text(&key).is_some(), "{}: {key}", language.name);
            }
        }
    }
}
