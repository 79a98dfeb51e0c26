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

/// The observed profile of an opponent that plays this many deals on all seats.
fn habits_of(name: &str, deals: u64) -> PlayerProfile {
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
fn taken_early() -> Durak {
    let hands = ["6s 7s 7c 6h 7d Kd", "9s 9c 8d Td Ad Jd"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "8c Qc Kc", "Ah");
    play(&mut game, "attack 6s; take; pass");
    game
}

#[test]
fn what_was_taken_early_is_told_by_what_is_played_later() {
    let mut game = taken_early();
    let seen =
        |game: &Durak| PlayerProfile::from_view(open(game), seat(1)).tally(Habit::TakesEarly);
    assert_eq!(seen(&game), HabitTally::default(), "the hand is not known yet");
    play(&mut game, "attack 7s; beat 7s 9s");
    // It picked up once although it could beat, and beat once.
    assert_eq!(seen(&game), HabitTally { done: 1.0, opportunities: 2.0 });
}

#[test]
fn a_card_that_may_have_been_drawn_since_counts_as_much_as_it_is_likely_to_have_been_there() {
    let mut game = taken_early();
    play(&mut game, "attack 7c; beat 7c 9c; throw 7d; beat 7d 8d; pass");
    // One of the five unknown cards in the hand has just been drawn.
    play(&mut game, "attack 9s");
    let tally = PlayerProfile::from_view(open(&game), seat(1)).tally(Habit::TakesEarly);
    assert_close(tally.done, 0.8);
    assert_close(tally.opportunities, 2.8);
}

#[test]
fn whoever_looks_sees_the_same_habits() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..60 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
        }
        for watched in Seat::all(game.seats()) {
            let seen = Seat::all(game.seats())
                .map(|seat| PlayerProfile::from_view(game.view(seat), watched));
            let seen: Vec<PlayerProfile> = seen.collect();
            assert!(seen.iter().all(|one| *one == seen[0]), "seat {watched}");
            for habit in Habit::ALL {
                let HabitTally { done, opportunities: chances } = seen[0].tally(habit);
                assert!(0.0 <= done && done <= chances && chances.is_finite(), "{habit:?}");
            }
        }
    }
}

#[test]
fn players_by_rule_are_seen_to_keep_their_rules() {
    let lowest = habits_of("lowest", 60);
    // It never throws in a trump, and always leads single cards.
    for never in [Habit::ThrowsTrumps, Habit::LeadsGroups] {
        let HabitTally { done, opportunities: chances } = lowest.tally(never);
        assert!(done == 0.0 && chances > 20.0, "{never:?}: {done} of {chances}");
    }
    // It only picks up if it cannot beat. But to an observer, cards drawn afterwards may have been
    // in the hand before.
    let HabitTally { done, opportunities: chances } = lowest.tally(Habit::TakesEarly);
    assert!(done < 0.05 * chances && chances > 100.0, "{done} of {chances}");
    let greedy = habits_of("greedy", 60);
    assert!(greedy.rate(Habit::LeadsGroups) > 0.8, "{greedy}");
    assert!(lowest.rate(Habit::LeadsGroups) < 0.2, "{lowest}");
    let telling = lowest.notable_habits();
    assert!(telling.iter().any(|one| one.habit == Habit::LeadsGroups && !one.is_frequent));
}

#[test]
fn the_more_is_seen_the_less_counts_what_is_usual() {
    let few = habits_of("lowest", 2);
    let many = habits_of("lowest", 60);
    let beyond = |profile: &PlayerProfile| {
        (profile.rate(Habit::LeadsGroups) - Habit::LeadsGroups.prior_mean()).abs()
    };
    assert!(beyond(&few) < beyond(&many));
    assert!(many.rate_std_dev(Habit::LeadsGroups) < few.rate_std_dev(Habit::LeadsGroups));
    assert_eq!(PlayerProfile::default().rate(Habit::TakesEarly), Habit::TakesEarly.prior_mean());
}

#[test]
fn a_profile_is_read_as_it_was_written() {
    for name in ["lowest", "potential", "random"] {
        let profile = habits_of(name, 5);
        let text = profile.to_string();
        let read: PlayerProfile = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(read.deals(), 5);
        for habit in Habit::ALL {
            let [kept, own] = [&read, &profile].map(|one| one.tally(habit));
            assert!(
                (kept.done - own.done).abs() < 0.01
                    && (kept.opportunities - own.opportunities).abs() < 0.01
            );
        }
        let json = serde_json::to_string(&profile).unwrap();
        assert_eq!(serde_json::from_str::<PlayerProfile>(&json).unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_profile_is_refused() {
    let good = PlayerProfile::default().to_string();
    let later = format!("3{}", good.strip_prefix('2').unwrap());
    assert_eq!(later.parse::<PlayerProfile>(), Err(ParseProfileError::TooNew(3)));
    for bad in [
        "",
        "1",
        "none",
        "0-1",
        &format!("{good}-0_0"),
        &good.replace("0_0", "-1_0"),
        &good.replace("0_0", "0"),
        &good.replace("0_0", "0_0_0"),
        &good.replace("0_0", "some_0"),
        good.rsplit_once('-').unwrap().0,
        &good.replacen("50_", "", 1),
    ] {
        assert_eq!(bad.parse::<PlayerProfile>(), Err(ParseProfileError::Malformed), "{bad}");
    }
    for bad in ["2_1", "NaN_NaN", "0_inf", "0_1e300"] {
        let read = good.replacen("0_0", bad, 1).parse::<PlayerProfile>();
        assert_eq!(read, Err(ParseProfileError::InvalidCount(bad.into())));
    }
    for bad in ["101", "NaN", "inf"] {
        let read = good.replacen("50", bad, 1).parse::<PlayerProfile>();
        assert!(
            matches!(&read, Err(ParseProfileError::InvalidPercent(said)) if said.contains(bad)),
            "{read:?}"
        );
    }
}

/// The first version of profiles had no log-odds of opponents.
#[test]
fn profiles_of_the_first_version_are_read() {
    let first = "1-12-3.5_10-0_0-0_0-1_1-0_0-0_0-0_0-0_0-2_8";
    let read: PlayerProfile = first.parse().unwrap();
    assert_eq!(
        (read.deals(), read.tally(Habit::ALL[8])),
        (12, HabitTally { done: 2.0, opportunities: 8.0 })
    );
    assert!(read.opponent_log_odds().is_empty());
    assert_eq!(read.to_string().parse(), Ok(read));
    assert_eq!(
        format!("{first}-50_50_50_50_50").parse::<PlayerProfile>(),
        Err(ParseProfileError::Malformed)
    );
}

/// Opponents observed on one seat are recognized after some deals.
#[test]
fn opponents_are_found_to_play_like_themselves() {
    for name in PlayerModel::OPPONENTS {
        let (found, chance) = habits_of(name, 8).opponent_log_odds().most_likely().expect(name);
        assert_eq!(found, name, "{chance}");
        assert!(chance > 0.9, "{name}: {chance}");
    }
    // A random player resembles none of them.
    assert_eq!(habits_of("random", 8).opponent_log_odds().most_likely(), None);
    assert_eq!(PlayerProfile::default().opponent_log_odds().most_likely(), None);
}

/// With any rules and from any seat.
#[test]
fn learning_from_a_deal_again_comes_to_the_same() {
    let mut rng = Seed::from(4).rng();
    for number in 0..8 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            game.play(action).unwrap();
        }
        for watched in Seat::all(game.seats()) {
            let [mut once, mut twice] = [PlayerProfile::default(), PlayerProfile::default()];
            once.add_deal(&game, watched);
            twice.add_deal(&game, watched);
            assert_eq!(once, twice);
        }
    }
}

/// Profiles with saturated counts can still be parsed.
#[test]
fn counts_that_can_grow_no_more_are_still_read() {
    let full: PlayerProfile =
        PlayerProfile::default().to_string().replace("0_0", "1e9_1e9").parse().unwrap();
    let mut grown = full.clone();
    grown.add(&full);
    assert_eq!(grown.to_string().parse(), Ok(grown));
}

#[test]
fn switched_off_the_master_is_the_usual_one() {
    let mut rng = Seed::from(2).rng();
    for number in 0..12 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        while game.to_act().is_some() {
            let usual = decide("master-1", &game);
            assert_eq!(decide("master-1?profiles=off&endings=alpha-beta", &game), usual);
            assert!(usual.explanation.notes.is_empty());
            game.play(any_legal(&game, &mut rng).unwrap()).unwrap();
        }
    }
}

#[test]
fn by_any_rules_a_master_that_counts_on_habits_plays_legally() {
    let mut rng = Seed::from(3).rng();
    let known = habits_of("greedy", 10);
    for number in 0..20 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        let name = format!("master-1?profiles={known}~none~{known}&endings=folded");
        while game.to_act().is_some() {
            let decision = decide(&name, &game);
            assert!(game.legal_actions().contains(&decision.action));
            game.play(decision.action).unwrap();
        }
    }
}

#[test]
fn a_master_says_whom_it_knows_from_deals_before() {
    let known = habits_of("hand-value", 8);
    let game = deal(
        Setup::new(2, Rules::default()),
        &["6s 7s 7c 6h 7d Kd", "9s 9c 8d Td Ad Jd"],
        "",
        "Ah",
    );
    let decision = decide(&format!("master-2?profiles=none~{known}"), &game);
    let keys: Vec<&str> = decision.explanation.notes.iter().map(|note| &*note.key).collect();
    assert!(keys.contains(&"plays-like-hand-value"), "{keys:?}");
}

#[test]
fn profiles_that_cannot_be_read_are_told_of() {
    for bad in ["profiles=one", "profiles=none~none~none~none~none~none~none", "endings=guess"] {
        assert!(make_opponent::<Durak>(&format!("master-2?{bad}")).is_err(), "{bad}");
    }
    assert!(make_opponent::<Durak>("master-2?profiles=none").is_ok());
}

#[test]
fn the_habit_that_was_counted_on_is_told_in_every_language() {
    let known = habits_of("lowest", 60);
    let profiles = PlayerProfiles::new([PlayerProfile::default(), known]);
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
    let shown = RedactedExplanation::for_seat(&decision, seat(0), &game, seat(1));
    assert!(shown.sentence().contains(note));
    for language in languages::languages() {
        for habit in Habit::ALL {
            for way in ["often", "seldom"] {
                let key = format!("habit-{}-{way}", habit.name());
                assert!(language.text(&key).is_some(), "{}: {key}", language.name);
            }
        }
    }
}
