//! The first attacker, and redeals before the first attack.

use crate::support::durak_scenario as scenario;

use kozyr_core::game::{Game, Seat, Seed};
use kozyr_durak::{
    AfterDrawRule, DealEnding, Deck, Durak, Event, FirstAttackRule, IllegalAction, MatchStanding,
    Phase, Rules, Setup, SetupError, shuffle_deck,
};
use scenario::{
    card, cards, deal, deal_all, deal_by_chance, legal, open, play, refusal, rules, seat,
};
use std::collections::BTreeSet;

const NO_TRUMPS: [&str; 3] = ["6s 7s 8s 9s Ts Js", "6c 7c 8c 9c Tc Jc", "6d 7d 8d 9d Td Jd"];

#[test]
fn the_holder_of_the_lowest_trump_shows_it_and_may_lead_any_card() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    let game = deal(Setup::new(3, Rules::default()), &hands, "", "6h");
    let shown = Event::FirstAttacker { seat: seat(1), lowest_trump: Some(card("7h")) };
    assert_eq!(game.history().last(), Some(&shown));
    assert_eq!(open(&game).known_cards(seat(1)), cards("7h"));
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(legal(&game).len(), 7, "six cards, and two sevens together");
}

#[test]
fn the_first_attacker_is_random_if_no_hand_has_a_trump() {
    let setup = Setup::new(3, Rules::default());
    let attackers: BTreeSet<Seat> = (0..100)
        .map(|seed| {
            let game = deal_by_chance(setup, &NO_TRUMPS, "", "Ah", seed);
            let seat = game.to_act().unwrap();
            let expected = Event::FirstAttacker { seat, lowest_trump: None };
            assert_eq!(game.history().last(), Some(&expected));
            seat
        })
        .collect();
    assert_eq!(attackers.len(), 3, "any seat may attack first");
}

/// The setup of the deal for three players after this seat was the fool.
fn after_a_fool(fool: usize, rules: Rules) -> Setup {
    Setup::new(3, rules).next_deal(DealEnding::Fool(seat(fool)), seat(0))
}

#[test]
fn the_fool_defends_first_in_the_next_deal() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    for fool in 0..3 {
        let game = deal(after_a_fool(fool, Rules::default()), &hands, "", "6h");
        assert_eq!(open(&game).defender(), Some(seat(fool)));
        assert_eq!(open(&game).attacker(), Some(seat((fool + 2) % 3)));
        assert!(
            Seat::all(3).all(|seat| open(&game).known_cards(seat).is_empty()),
            "no trump was shown"
        );
    }
}

#[test]
fn the_rules_can_let_the_lowest_trump_decide_after_a_fool() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    let lowest = rules(|rules| rules.first_attack = FirstAttackRule::LowestTrump);
    let game = deal(after_a_fool(0, lowest), &hands, "", "6h");
    assert_eq!(open(&game).attacker(), Some(seat(1)));
}

#[test]
fn a_match_counts_the_deals_lost_by_each_seat() {
    let setup = Setup::new(3, Rules::default());
    let later = setup
        .next_deal(DealEnding::Fool(seat(2)), seat(0))
        .next_deal(DealEnding::Fool(seat(0)), seat(0));
    let later = later
        .next_deal(DealEnding::NobodyLeft, seat(0))
        .next_deal(DealEnding::Fool(seat(2)), seat(0));
    assert_eq!(later.standing.fools, [1, 0, 2, 0, 0, 0]);
    assert_eq!(later.standing.last_fool, Some(seat(2)));
    assert_eq!(later.next_deal(DealEnding::Stalled, seat(0)).standing.last_fool, None);
    assert_eq!(later.next_deal(DealEnding::Stalled, seat(0)).standing.fools, later.standing.fools);
}

#[test]
fn after_a_draw_the_lowest_trump_decides() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    let drawn = after_a_fool(0, Rules::default()).next_deal(DealEnding::NobodyLeft, seat(0));
    assert_eq!(open(&deal(drawn, &hands, "", "6h")).attacker(), Some(seat(1)));
}

#[test]
fn when_the_whole_deck_is_dealt_the_last_card_is_shown_and_sets_the_trump() {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9c 9d 9h Kc Kd", "Ts Tc Td Th As Ac", "Js Jc Jd Jh Qs Qc", "Ks Ad Qh Kh Ah Qd"];
    let game = deal_all(setup, &hands);
    let view = open(&game);
    assert_eq!((view.trump().letter(), view.trump_card(), view.talon_len()), ('d', None, 0));
    assert_eq!(view.known_cards(seat(3)), cards("Qd"));
    assert_eq!(view.known_cards(seat(0)), cards("9d"), "the lowest trump was shown as well");
    let turned = Event::TrumpTurned { card: card("Qd"), holder: Some(seat(3)) };
    assert!(game.history().contains(&turned));
}

/// A deal of three after a drawn one in which seat 2 attacked first.
fn after_a_draw(rule: AfterDrawRule) -> Setup {
    let rules = rules(|rules| rules.after_draw = rule);
    let setup = Setup::new(3, rules).next_deal(DealEnding::Fool(seat(0)), seat(1));
    setup.next_deal(DealEnding::NobodyLeft, seat(2))
}

#[test]
fn the_rules_say_who_attacks_after_a_draw() {
    // Seat 1 holds the lowest trump.
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    for (rule, attacker) in [
        (AfterDrawRule::LowestTrump, 1),
        (AfterDrawRule::SamePlayer, 2),
        (AfterDrawRule::NextPlayer, 0),
    ] {
        let game = deal(after_a_draw(rule), &hands, "", "6h");
        assert_eq!(game.first_attacker(), Some(seat(attacker)), "{rule:?}");
        let shown = game
            .history()
            .iter()
            .any(|event| matches!(event, Event::FirstAttacker { lowest_trump: Some(_), .. }));
        assert_eq!(shown, rule == AfterDrawRule::LowestTrump, "{rule:?}");
    }
}

#[test]
fn a_draw_is_forgotten_after_the_next_fool() {
    let setup = after_a_draw(AfterDrawRule::SamePlayer);
    assert_eq!(setup.standing.drawn_attacker, Some(seat(2)));
    let after_a_fool = setup.next_deal(DealEnding::Fool(seat(1)), seat(2));
    assert_eq!(after_a_fool.standing.drawn_attacker, None);
    assert_eq!(after_a_fool.standing.fools[..3], [1, 1, 0]);
    assert_eq!(after_a_draw(AfterDrawRule::LowestTrump).standing.drawn_attacker, None);
}

#[test]
fn a_standing_cannot_have_both_a_fool_and_a_draw() {
    let mut setup = after_a_draw(AfterDrawRule::NextPlayer);
    setup.standing.last_fool = Some(seat(0));
    assert_eq!(setup.validate(), Err(SetupError::FoolAndDraw));
    setup.standing = MatchStanding { drawn_attacker: Some(seat(3)), ..MatchStanding::default() };
    assert_eq!(setup.validate(), Err(SetupError::Standing(3)));
}

/// The default rules with redeals.
fn redealing() -> Rules {
    rules(|rules| rules.redeal = true)
}

#[test]
fn every_seat_is_asked_whether_to_keep_its_hand() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    let mut game = deal(Setup::new(3, redealing()), &hands, "", "6h");
    assert_eq!(open(&game).attacker(), None);
    for (asked, actions) in
        [(0, vec!["redeal", "keep"]), (1, vec!["keep"]), (2, vec!["redeal", "keep"])]
    {
        assert_eq!(open(&game).phase(), Phase::Redeal);
        assert_eq!(game.to_act(), Some(seat(asked)));
        assert_eq!(legal(&game), actions);
        if asked == 1 {
            assert_eq!(refusal(&game, "redeal"), IllegalAction::RedealNeedsSuit);
        }
        play(&mut game, "keep");
    }
    assert_eq!(game.to_act(), Some(seat(1)), "the lowest trump attacks");
    assert_eq!(refusal(&game, "keep"), IllegalAction::WrongPhase(Phase::Attack));
}

#[test]
fn a_redeal_depends_on_the_seed_and_is_allowed_once_per_seat() {
    // Finds a seed whose second deal again gives the same player five cards of a suit.
    let setup = Setup::new(6, Rules { deck: Deck::Cards36, ..redealing() });
    let mut asked_twice = 0;
    for number in 0..20_000 {
        let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
        if legal(&game)[0] != "redeal" {
            continue;
        }
        let (first, seed) = (game.hand(seat(0)), Seed::from(number));
        let events = play(&mut game, "redeal");
        assert_eq!(events[0], Event::Redealt { seat: seat(0) });
        assert_eq!(game.to_act(), Some(seat(0)), "all seats are asked again");
        assert_ne!(game.hand(seat(0)), first);
        let mut repeated = Durak::new(&setup, &seed).unwrap();
        play(&mut repeated, "redeal");
        assert_eq!(repeated, game, "only the seed decides");

        let longest = ["s", "c", "d", "h"].map(|suit| {
            game.hand(seat(0)).iter().filter(|card| card.suit().to_string() == suit).count()
        });
        if longest.iter().any(|&length| length >= 5) {
            asked_twice += 1;
            assert_eq!(legal(&game), ["keep"]);
            assert_eq!(refusal(&game, "redeal"), IllegalAction::AlreadyRedealt);
        } else {
            assert_eq!(refusal(&game, "redeal"), IllegalAction::RedealNeedsSuit);
        }
    }
    assert!(asked_twice > 0);
}

#[test]
fn the_default_rules_have_no_redeal() {
    let hands = ["6s 7s 8s 9s Ts Ah", "6c 7c 8c 9c 7h Qh", "6d 7d 8d 9d Td 8h"];
    let game = deal(Setup::new(3, Rules::default()), &hands, "", "6h");
    assert_eq!(refusal(&game, "redeal"), IllegalAction::WrongPhase(Phase::Attack));
}

#[test]
fn the_deck_limits_the_number_of_players() {
    for (deck, max_players) in
        [(Deck::Cards24, 4), (Deck::Cards32, 5), (Deck::Cards36, 6), (Deck::Cards52, 6)]
    {
        for players in 0..9 {
            let setup = Setup::new(players, rules(|rules| rules.deck = deck));
            let is_legal = (2..=max_players).contains(&players);
            assert_eq!(Durak::new(&setup, &Seed::from(1)).is_ok(), is_legal, "{players}, {deck:?}");
        }
    }
}

#[test]
fn a_standing_that_names_empty_seats_is_rejected() {
    let mut setup = Setup::new(3, Rules::default());
    setup.standing.last_fool = Some(seat(3));
    assert_eq!(setup.validate(), Err(SetupError::Standing(3)));
    setup.standing = MatchStanding { fools: [0, 0, 0, 0, 1, 0], ..MatchStanding::default() };
    assert_eq!(setup.validate(), Err(SetupError::Standing(4)));
}

#[test]
fn only_a_whole_deck_can_be_dealt() {
    let setup = Setup::new(2, Rules::default());
    let mut cards = shuffle_deck(Deck::Cards36, &Seed::from(1));
    let rng = || Seed::from(1).shuffle_rng();
    assert!(Durak::with_deck_order(&setup, &cards, rng()).is_ok());
    cards[3] = cards[4];
    assert_eq!(Durak::with_deck_order(&setup, &cards, rng()), Err(SetupError::Deck(36)));
    assert_eq!(Durak::with_deck_order(&setup, &cards[..20], rng()), Err(SetupError::Deck(36)));
}
