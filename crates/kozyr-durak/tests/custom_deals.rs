//! Deals written by hand.

use crate::support::durak_games as games;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, make_opponent},
    statistics::StatisticsGame,
};
use kozyr_durak::{
    CardSet, CustomDeal, Deck, Durak, Event, Phase, Rules, Setup, SetupError, deal_text,
    fair_shuffle::{DealMismatch, SeedDeal},
    shuffle_deck,
};

const TEXT: &str = "\
# Two players with 24 cards.
rules deck=24 transfer=playing
hands 9s Th Jd Qc Kc As |   # seat 0
      Ts 9h Qd Jh Ac Kd
talon Js Qs Ks Jc Tc 9c Td 9d Ad Qh Kh Ah
trump h
attacker 1
";

fn people(players: usize) -> Vec<Player> {
    vec![Player::Human; players]
}

#[test]
fn a_deal_is_dealt_as_written() {
    let setup = deal_text::parse_deal(TEXT).unwrap();
    assert_eq!((setup.players, setup.rules.deck), (2, Deck::Cards24));
    // The seed makes no difference.
    for seed in 0..5 {
        let game = Durak::new(&setup, &Seed::from(seed)).unwrap();
        let cards = |text: &str| -> CardSet {
            text.split(' ').map(|card| card.parse::<kozyr_durak::Card>().unwrap()).collect()
        };
        assert_eq!(game.hand(Seat::new(0)), cards("9s Th Jd Qc Kc As"));
        assert_eq!(game.hand(Seat::new(1)), cards("Ts 9h Qd Jh Ac Kd"));
        let talon: Vec<String> = game.talon().iter().map(ToString::to_string).collect();
        assert_eq!(talon.join(" "), "Js Qs Ks Jc Tc 9c Td 9d Ad Qh Kh Ah");
        let view = game.view(Seat::new(0));
        let drawn: Vec<String> = view.hand_in_order().iter().map(ToString::to_string).collect();
        assert_eq!(drawn.join(" "), "9s Th Jd Qc Kc As");
        assert_eq!(
            view.attacker(),
            Some(Seat::new(1)),
            "although seat 0 has a lower trump … or not"
        );
        assert!(view.history().any(|event| {
            event == Event::FirstAttacker { seat: Seat::new(1), lowest_trump: None }
        }));
    }
}

#[test]
fn without_an_attacker_the_lowest_trump_leads() {
    let text =
        TEXT.replace("attacker 1", "").replace("Th Jd", "Td Jd").replace("9c Td 9d", "9c Th 9d");
    let setup = deal_text::parse_deal(&text).unwrap();
    let game = Durak::new(&setup, &Seed::from(0)).unwrap();
    assert_eq!(game.view(Seat::new(0)).attacker(), Some(Seat::new(1)), "the nine of trumps");
}

#[test]
fn a_shuffled_deal_round_trips_through_text() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..200 {
        let (setup, (_, seed)) = (games::any_setup(&mut rng), games::any_seed(&mut rng));
        let record = Record::<Durak>::new(setup, seed, people(setup.players)).unwrap();
        let deal = CustomDeal::from_record(&record);
        assert_eq!(deal.cards(), shuffle_deck(setup.rules.deck, &seed));
        let text = deal_text::format_deal(&setup.rules, &deal);
        let parsed = deal_text::parse_deal(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(
            (parsed.rules, parsed.players, parsed.deal),
            (setup.rules, setup.players, Some(deal))
        );
        let redealt = Durak::new(&parsed, &Seed::from(77)).unwrap();
        for seat in Seat::all(setup.players) {
            assert_eq!(redealt.hand(seat), record.game().hand(seat));
        }
        assert_eq!(redealt.talon(), record.game().talon());
        // The match standing and the lots drawn make no difference either.
        let attacker = |game: &Durak| game.view(Seat::new(0)).attacker();
        assert_eq!(attacker(&redealt), attacker(record.game()), "{text}");
    }
}

#[test]
fn a_match_with_a_custom_deal_round_trips_through_both_record_forms() {
    let mut rng = Seed::from(2).rng();
    for number in 0..200 {
        let (mut setup, (_, seed)) = (games::any_setup(&mut rng), games::any_seed(&mut rng));
        let deal = CustomDeal::from_record(
            &Record::<Durak>::new(setup, seed, people(setup.players)).unwrap(),
        );
        let attacker = (number % 2 == 0).then(|| Seat::new(number % setup.players));
        let deal = CustomDeal::new(&deal.hands(), &deal.talon(), attacker).unwrap();
        setup.deal = Some(deal);
        let mut record =
            Record::<Durak>::new(setup, Seed::from(number as u64), people(setup.players)).unwrap();
        for _ in 0..30 {
            let Some(action) = games::any_legal(record.game(), &mut rng) else { break };
            record.play(action).unwrap();
        }
        let json = Record::<Durak>::from_json(&record.to_json()).unwrap();
        assert_eq!(json, record);
        let short = Record::<Durak>::from_short_form(&record.to_short_form()).unwrap();
        assert_eq!(short, record);
        assert_eq!(short.game().history(), record.game().history());
    }
}

#[test]
fn a_record_without_a_custom_deal_omits_the_field() {
    let record = Record::<Durak>::new(Setup::new(2, Rules::default()), Seed::from(1), people(2));
    assert!(!record.unwrap().to_json().contains("\"deal\""));
}

#[test]
fn the_setup_does_not_reveal_the_cards() {
    let setup = deal_text::parse_deal(TEXT).unwrap();
    let game = Durak::new(&setup, &Seed::from(0)).unwrap();
    assert_eq!(game.setup().deal, None);
    assert_eq!(game.view(Seat::new(0)).setup().deal, None);
    let json = serde_json::to_string(&game.view(Seat::new(0)).snapshot()).unwrap();
    assert!(!json.contains("hands") && !json.contains("\"deal\""), "{json}");
}

#[test]
fn opponents_play_custom_deals() {
    let text = TEXT.replace("rules deck=24 transfer=playing", "rules deck=24");
    let setup = deal_text::parse_deal(&text).unwrap();
    for name in ["master-1", "potential", "fuzzy", "hand-value-published"] {
        let opponent = make_opponent::<Durak>(name).unwrap();
        let mut game = Durak::new(&setup, &Seed::from(0)).unwrap();
        let budget = Budget { nodes: Some(50), ..Budget::default() };
        while let Some(seat) = game.to_act() {
            let decision = opponent.decide(game.view(seat), &budget, &mut Seed::from(1).rng());
            game.play(decision.action).unwrap();
        }
        assert!(game.ending().is_some());
    }
}

#[test]
fn the_next_deal_is_shuffled_again() {
    let setup = deal_text::parse_deal(TEXT).unwrap();
    for ending in [kozyr_durak::DealEnding::Fool(Seat::new(0)), kozyr_durak::DealEnding::NobodyLeft]
    {
        assert_eq!(setup.next_deal(ending, Seat::new(0)).deal, None);
    }
}

#[test]
fn a_custom_deal_has_no_proof_and_a_non_default_setup() {
    let setup = deal_text::parse_deal(TEXT).unwrap();
    let record = Record::<Durak>::new(setup, Seed::from(3), people(2)).unwrap();
    assert_eq!(SeedDeal::from_record(&record).check(&record), Err(DealMismatch::GivenCards));
    let usual = Setup { deal: setup.deal, ..Setup::new(2, Rules::default()) };
    assert!(<Durak as StatisticsGame>::non_default_setup(&usual).is_some());
    assert!(
        <Durak as StatisticsGame>::non_default_setup(&Setup::new(2, Rules::default())).is_none()
    );
}

#[test]
fn a_redeal_of_a_custom_deal_is_shuffled() {
    let text = "rules deck=24 redeal=true\nhands 9s Ts Js Qs Ks 9c | 9d Td Jd Qd Kd 9h\n\
                talon As Tc Jc Qc Kc Ac Ad Th Jh Qh Kh Ah\n";
    let setup = deal_text::parse_deal(text).unwrap();
    let mut game = Durak::new(&setup, &Seed::from(5)).unwrap();
    let first_hand = game.hand(Seat::new(0));
    game.play("redeal".parse().unwrap()).unwrap();
    assert_ne!(game.hand(Seat::new(0)), first_hand);
    assert_eq!(game.view(Seat::new(0)).phase(), Phase::Redeal);
}

#[test]
fn parse_errors_name_the_position_and_the_reason() {
    let error_of = |text: &str| deal_text::parse_deal(text).unwrap_err();
    let error_after = |from: &str, to: &str| {
        assert!(TEXT.contains(from), "{from}");
        error_of(&TEXT.replace(from, to))
    };
    let cases = [
        (error_of(""), 1, 1, "`hands` is missing"),
        (error_of("# nothing\n\n"), 2, 1, "`hands` is missing"),
        (error_after("talon Js", "stock Js"), 5, 1, "`stock`"),
        (error_after("9s Th", "9s T9"), 3, 10, "card"),
        (error_after("9s Th", "9s 6h"), 3, 10, "6h is not in a deck of 24"),
        (error_after("Ts 9h", "9s 9h"), 4, 7, "9s is already in line 3, column 7"),
        (error_after("Kc As |", "Kc |"), 3, 19, "the hand of seat 0 has 5 cards, not 6"),
        (error_after("Qh Kh Ah", "Qh Ah"), 5, 1, "24-card deck: Kh"),
        (error_after("trump h", "trump s"), 6, 7, "the card that sets the trump is Ah"),
        (error_after("trump h", "trump"), 6, 1, "nothing follows `trump`"),
        (error_after("attacker 1", "attacker 2"), 7, 10, "a seat is a number from 0 to 1"),
        (error_after("attacker 1", "attacker 1 0"), 7, 12, "`0` is not one of the fields"),
        (error_after("attacker 1", "trump h"), 7, 1, "`trump` is already in line 6"),
        (error_after("deck=24", "deck=25"), 2, 7, "25"),
        (error_after("deck=24", "deck"), 2, 7, "key=value"),
        (error_after("transfer=playing", "luck=1"), 2, 15, "luck"),
        (error_of("hands 6s 7s 8s 9s Ts Js"), 1, 1, "players, not 1"),
    ];
    for (error, line, column, reason) in cases {
        assert_eq!((error.line, error.column), (line, column), "{error}");
        assert!(error.kind.to_string().contains(reason), "{error}: {reason}");
    }
}

#[test]
fn broken_texts_never_panic() {
    use rand::{RngExt, seq::IndexedRandom};
    let mut rng = Seed::from(9).rng();
    let characters: Vec<char> = TEXT.chars().chain("☂ж|;#=".chars()).collect();
    let mut parsed = 0;
    for _ in 0..20_000 {
        let mut text: Vec<char> = TEXT.chars().collect();
        for _ in 0..rng.random_range(1..4) {
            let index = rng.random_range(0..text.len());
            match rng.random_range(0..3) {
                0 => text[index] = *characters.choose(&mut rng).unwrap(),
                1 => drop(text.remove(index)),
                _ => text.insert(index, *characters.choose(&mut rng).unwrap()),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(setup) = deal_text::parse_deal(&text) {
            // Every parsed deal can be dealt.
            Durak::new(&setup, &Seed::from(1)).unwrap();
            parsed += 1;
        }
    }
    assert!(parsed > 100, "{parsed}");
}

#[test]
fn a_deal_without_cards_says_so() {
    let error = CustomDeal::new(&[], &[], None).unwrap_err();
    assert_eq!(error.to_string(), "there are no cards");
}

#[test]
fn a_setup_with_an_unsuitable_deal_is_rejected() {
    let setup = deal_text::parse_deal(TEXT).unwrap();
    let error_of = |setup: Setup| setup.validate().unwrap_err();
    let other = Setup { rules: Rules::default(), ..setup };
    assert_eq!(error_of(other), SetupError::Deck(36));
    assert_eq!(error_of(Setup { players: 3, ..setup }), SetupError::Hands { hands: 2, players: 3 });
    let deal = setup.deal.unwrap();
    let empty_seat = CustomDeal::new(&deal.hands(), &deal.talon(), Some(Seat::new(4))).unwrap();
    assert_eq!(error_of(Setup { deal: Some(empty_seat), ..setup }), SetupError::Attacker(4));
}
