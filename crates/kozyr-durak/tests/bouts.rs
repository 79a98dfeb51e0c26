//! The course of a bout: leading, beating, throwing in, picking up, drawing.

use crate::support::durak_scenario as scenario;

use kozyr_core::game::Game;
use kozyr_durak::{
    AfterTakeRule, AttackLimit, Deck, Durak, Event, IllegalAction, Phase, Rules, Setup, ThrowInRule,
};
use scenario::{card, cards, deal, deal_all, legal, open, play, refusal, rules, seat};

/// Hearts are trumps, and seat 0 attacks with the lowest.
fn two_players(rules: Rules) -> Durak {
    let hands = ["6s 6c 6d 7d 7h Kc", "7s 8s 8c 9d 9h Th"];
    deal(Setup::new(2, rules), &hands, "Ts Tc Jd Qd As Ac Jc", "Ah")
}

/// Hearts are trumps, seat 0 attacks, seat 1 defends, seats 2 and 3 hold cards that fit.
fn four_players(rules: Rules) -> Durak {
    let hands =
        ["6s 6c Ts Jd 6h Kc", "7s 7c 8s Qd 9h Th", "6d 7d 8d Jc Js 8h", "9s 9c 9d 8c Tc Ah"];
    deal(Setup::new(4, rules), &hands, "", "7h")
}

#[test]
fn an_attacker_leads_one_card_or_several_of_one_rank() {
    let game = two_players(Rules::default());
    for lead in ["attack 6s", "attack Kc", "attack 7h", "attack 6s 6d", "attack 6s 6c 6d"] {
        assert!(legal(&game).contains(&lead.into()), "{lead}");
    }
    assert_eq!(refusal(&game, "attack 6s 7d"), IllegalAction::MixedRanks);
    assert_eq!(refusal(&game, "attack 6s 6h"), IllegalAction::NotInHand(card("6h")));
    assert_eq!(refusal(&game, "pass"), IllegalAction::WrongPhase(Phase::Attack));
    assert_eq!(refusal(&game, "throw 6s"), IllegalAction::WrongPhase(Phase::Attack));
    // Three sixes make seven groups, two sevens three, the king one.
    assert_eq!(legal(&game).len(), 11);
}

#[test]
fn an_attack_needs_a_card() {
    let mut game = two_players(Rules::default());
    let nothing = kozyr_durak::Action::Attack(kozyr_durak::CardSet::EMPTY);
    assert_eq!(game.play(nothing), Err(IllegalAction::NoCard));
}

#[test]
fn a_card_is_beaten_by_a_higher_one_of_its_suit_or_by_a_trump() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s");
    assert_eq!(legal(&game), ["beat 6s 7s", "beat 6s 8s", "beat 6s 9h", "beat 6s Th", "take"]);
    let wrong_suit = IllegalAction::DoesNotBeat { attack: card("6s"), with: card("8c") };
    assert_eq!(refusal(&game, "beat 6s 8c"), wrong_suit);
    assert_eq!(refusal(&game, "beat 6c 8c"), IllegalAction::AttackNotOpen(card("6c")));
    assert_eq!(refusal(&game, "beat 6s As"), IllegalAction::NotInHand(card("As")));
}

#[test]
fn only_a_higher_trump_beats_a_trump() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 7h");
    assert_eq!(legal(&game), ["beat 7h 9h", "beat 7h Th", "take"]);
}

#[test]
fn attack_cards_may_be_beaten_in_any_order() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s 6c 6d; beat 6d 9d; beat 6s 7s; beat 6c 8c");
    assert_eq!(open(&game).phase(), Phase::ThrowIn);
}

#[test]
fn a_beaten_card_cannot_be_beaten_again() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s 6c; beat 6s 7s");
    assert_eq!(refusal(&game, "beat 6s 8s"), IllegalAction::AttackNotOpen(card("6s")));
}

#[test]
fn ranks_of_attack_and_defence_may_be_thrown_in() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 7s");
    assert_eq!(legal(&game), ["throw 6c", "throw 6d", "throw 7d", "throw 7h", "pass"]);
    assert_eq!(refusal(&game, "throw Kc"), IllegalAction::RankNotOnTable(card("Kc")));
    let events = play(&mut game, "throw 7d");
    assert_eq!(events, [Event::ThrownIn { seat: seat(0), card: card("7d") }]);
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(open(&game).phase(), Phase::Defend);
}

#[test]
fn the_defender_cannot_throw_in() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 7s; pass");
    assert_eq!(open(&game).phase(), Phase::Attack, "no other seat may throw in");
}

#[test]
fn the_attack_limit_is_six_even_for_larger_hands() {
    let mut game = two_players(Rules::default());
    assert_eq!(open(&game).attacks_left(), 6);
    play(&mut game, "attack 6s 6c 6d; take; pass");
    assert_eq!(open(&game).hand_size(seat(1)), 9);
    assert_eq!(open(&game).attacks_left(), 6);
}

#[test]
fn a_bout_ends_once_all_cards_are_beaten_at_the_attack_limit() {
    let hands = ["6s 6c 6d 7c 7d 7h", "7s 8c 8d 9c 9d Th"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s 6c 6d; beat 6s 7s; beat 6c 8c; beat 6d 8d");
    play(&mut game, "throw 7c; beat 7c 9c; throw 7d; beat 7d 9d; throw 7h");
    assert_eq!(open(&game).attacks_left(), 0);
    play(&mut game, "beat 7h Th");
    assert_eq!(open(&game).discard().len(), 12);
    assert_eq!(game.to_act(), Some(seat(1)), "the defender attacks next");
}

#[test]
fn the_attack_limit_is_the_size_of_the_defenders_hand_at_the_start() {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9h Js Jc Jd Qh", "Ts Tc Td Ks Kc As", "9c Th Kd Qd Qs Jh", "9d Qc Ac Ad Kh Ah"];
    let mut game = deal_all(setup, &hands);
    play(&mut game, "attack 9s; beat 9s Ts; pass; throw 9c; beat 9c Tc; pass; pass; throw 9d");
    play(&mut game, "beat 9d Td; pass; pass; pass; attack As; beat As Th; pass; pass; pass");
    play(&mut game, "attack Qs; take; pass; pass; pass");
    let view = open(&game);
    assert_eq!((view.attacker(), view.defender()), (Some(seat(0)), Some(seat(1))));
    assert_eq!((view.hand_size(seat(1)), view.attacks_left()), (2, 2));
    assert_eq!(refusal(&game, "attack Js Jc Jd"), IllegalAction::AttackLimitExceeded(2));
    play(&mut game, "attack Jc Jd");
    assert_eq!(open(&game).attacks_left(), 0);
}

#[test]
fn the_rules_can_limit_attacks_to_five_before_the_first_discard() {
    let five = rules(|rules| rules.max_five_before_discard = true);
    let mut game = two_players(five);
    assert_eq!(open(&game).attacks_left(), 5);
    play(&mut game, "attack 6s; beat 6s 7s; pass");
    assert_eq!(open(&game).attacks_left(), 6, "cards have been discarded");

    let mut game = two_players(five);
    play(&mut game, "attack 6s; take; pass");
    assert_eq!(open(&game).attacks_left(), 5, "no card has been discarded");
    assert_eq!(open(&two_players(Rules::default())).attacks_left(), 6);
}

#[test]
fn the_rules_can_set_another_attack_limit() {
    // Seat 1 picks up three cards, so that it holds nine.
    let limits = AttackLimit::ALL.map(|limit| {
        let mut game = two_players(rules(|rules| rules.attack_limit = limit));
        assert_eq!(
            open(&game).attacks_left(),
            limit.cards().map_or(6, |most| most.min(6)),
            "six cards in the hand"
        );
        play(&mut game, "attack 6s 6c 6d; take; pass");
        open(&game).attacks_left()
    });
    assert_eq!(limits, [4, 5, 6, 7, 8, 9]);
}

#[test]
fn the_first_bout_has_at_most_five_attack_cards_whatever_the_limit() {
    let first_limit = |limit| {
        let five = rules(|rules| {
            (rules.attack_limit, rules.max_five_before_discard) = (limit, true);
        });
        open(&two_players(five)).attacks_left()
    };
    assert_eq!(AttackLimit::ALL.map(first_limit), [4, 5, 5, 5, 5, 5]);
}

#[test]
fn the_lead_attacker_is_asked_first_then_the_others_clockwise() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 7s");
    for asked in [0, 2, 3] {
        assert_eq!(game.to_act(), Some(seat(asked)));
        play(&mut game, "pass");
    }
    assert_eq!(open(&game).phase(), Phase::Attack);
}

#[test]
fn every_seat_is_asked_again_after_each_card_thrown_in() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 7s; pass; throw 7d; beat 7d Qd");
    assert_eq!(game.to_act(), Some(seat(0)), "a seat that passed before is asked again");
    assert_eq!(open(&game).passed_seats().len(), 0);
}

#[test]
fn a_player_without_a_fitting_card_is_also_asked() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 7s; pass; pass");
    assert_eq!(game.to_act(), Some(seat(3)));
    assert_eq!(legal(&game), ["pass"]);
}

#[test]
fn the_rules_can_restrict_throwing_in_to_neighbours() {
    let neighbours = rules(|rules| rules.throwing_in = ThrowInRule::Neighbours);
    let mut game = four_players(neighbours);
    play(&mut game, "attack 6s; beat 6s 7s; pass");
    assert_eq!(game.to_act(), Some(seat(2)));
    play(&mut game, "pass");
    assert_eq!(open(&game).phase(), Phase::Attack, "seat 3 is opposite the defender");
}

#[test]
fn the_rules_can_restrict_throwing_in_to_the_attacker() {
    let alone = rules(|rules| rules.throwing_in = ThrowInRule::Attacker);
    let mut game = four_players(alone);
    play(&mut game, "attack 6s; beat 6s 7s; throw 6c; beat 6c 7c; pass");
    assert_eq!(open(&game).phase(), Phase::Attack);
}

#[test]
fn a_defender_may_take_after_beating_some_cards() {
    let mut game = two_players(Rules::default());
    let events = play(&mut game, "attack 6s 6c; beat 6s 7s; take; pass");
    let taken = Event::BoutTaken { seat: seat(1), cards: cards("6s 6c 7s") };
    assert!(events.contains(&taken));
    assert_eq!(game.hand(seat(1)), cards("6s 6c 7s 8s 8c 9d 9h Th"));
    assert_eq!(open(&game).known_cards(seat(1)), cards("6s 6c 7s"));
}

#[test]
fn others_may_throw_in_after_a_take_within_the_limit() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s 6c; take");
    assert_eq!(game.to_act(), Some(seat(0)));
    play(&mut game, "throw 6h; pass; throw 6d");
    assert_eq!(game.to_act(), Some(seat(0)), "all seats are asked again");
    play(&mut game, "pass; pass; pass");
    assert_eq!(game.hand(seat(1)).len(), 10);
}

#[test]
fn a_bout_ends_after_a_take_at_the_attack_limit() {
    let hands = ["6s 6c 6d 7c 7d 7h", "7s 8c 8d 9c 9d Th"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s 6c 6d; beat 6s 7s; take; throw 7c; throw 7d; throw 7h");
    assert_eq!(open(&game).phase(), Phase::Attack);
    assert_eq!(game.hand(seat(1)).len(), 12);
}

#[test]
fn the_rules_can_forbid_throwing_in_after_a_take() {
    let mut game = four_players(rules(|rules| rules.throw_in_after_take = AfterTakeRule::Nobody));
    play(&mut game, "attack 6s; take");
    assert_eq!(open(&game).phase(), Phase::Attack);
    assert_eq!(game.hand(seat(1)).len(), 7);
}

#[test]
fn the_rules_can_let_only_the_attacker_throw_in_after_a_take() {
    let mut game = four_players(rules(|rules| rules.throw_in_after_take = AfterTakeRule::Attacker));
    play(&mut game, "attack 6s; take");
    assert_eq!(game.to_act(), Some(seat(0)));
    play(&mut game, "throw 6c");
    assert_eq!(game.to_act(), Some(seat(0)), "the attacker is asked again");
    play(&mut game, "pass");
    assert_eq!(open(&game).phase(), Phase::Attack, "nobody else was asked");
}

#[test]
fn a_taker_loses_his_turn() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s; take; pass; pass; pass");
    assert_eq!(open(&game).attacker(), Some(seat(2)));
    assert_eq!(open(&game).defender(), Some(seat(3)));

    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s; take; pass");
    assert_eq!(open(&game).attacker(), Some(seat(0)), "the same seat attacks again");
}

#[test]
fn a_defender_who_beats_everything_attacks_next() {
    let mut game = four_players(Rules::default());
    let events = play(&mut game, "attack 6s; beat 6s 7s; pass; pass; pass");
    assert!(events.contains(&Event::BoutBeaten { seat: seat(1), cards: cards("6s 7s") }));
    assert_eq!(open(&game).attacker(), Some(seat(1)));
    assert_eq!(open(&game).discard(), cards("6s 7s"));
}

#[test]
fn the_attacker_draws_first_and_the_defender_last() {
    let mut game = two_players(Rules::default());
    play(&mut game, "attack 6s 6c; beat 6s 7s; beat 6c 8c");
    let events = play(&mut game, "pass");
    let drawn: Vec<_> =
        events.into_iter().filter(|event| matches!(event, Event::Drawn { .. })).collect();
    assert_eq!(
        drawn,
        [
            Event::Drawn { seat: seat(0), count: 2, cards: cards("Ts Tc") },
            Event::Drawn { seat: seat(1), count: 2, cards: cards("Jd Qd") },
        ]
    );
}

#[test]
fn others_draw_clockwise_between_attacker_and_defender() {
    let mut game = four_players(Rules::default());
    play(&mut game, "attack 6s; beat 6s 8s; pass; throw 8d; beat 8d Qd; pass; pass; throw 8c");
    let events = play(&mut game, "take; pass; pass; pass");
    let drawn: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drawn { seat, count, .. } => Some((seat.index(), *count)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [(0, 1), (2, 1), (3, 1)], "the taker holds more than six");
}

#[test]
fn the_open_trump_is_drawn_last_and_its_holder_is_public() {
    let setup = Setup::new(5, Rules::default());
    let hands = [
        "6s 7s 8c 9c Tc 6h",
        "9s Ts Jc Qc Kc 8h",
        "6c 7c 8d 9d Td Jd",
        "6d 7d 8s Js Qs Ks",
        "Jh Qh Kh Ac Ad As",
    ];
    let mut game = deal(setup, &hands, "9h Th Ah Qd Kd", "7h");
    play(&mut game, "attack 6s; beat 6s 9s; throw 9c; beat 9c Jc; pass; throw 6c; beat 6c Qc");
    play(&mut game, "pass; throw 9d; beat 9d 8h; throw 8c; beat 8c Kc; pass; pass; pass; pass");
    let view = open(&game);
    assert_eq!(view.talon_len(), 0);
    assert_eq!(view.trump_card(), None);
    assert_eq!(view.known_cards(seat(1)), cards("7h"), "the defender drew the last card");
}
