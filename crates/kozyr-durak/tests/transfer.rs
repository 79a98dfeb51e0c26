//! Transfers of the attack.

use crate::support::durak_scenario as scenario;

use kozyr_core::game::Game;
use kozyr_durak::{
    DealEnding, Deck, Durak, Event, IllegalAction, Phase, Rules, Setup, TransferRule,
};
use scenario::{card, cards, deal, deal_all, legal, open, play, refusal, rules, seat};

/// Hearts are trumps; seat 0 attacks, as seat 1 was the fool.
fn three_players(rules: Rules) -> Durak {
    let hands = ["6s 7s 7c Ts Jd 7h", "6c 8s 8c Qd 9h Th", "6d 6h 8d Jc Js 8h"];
    deal(Setup::new(3, rules).next_deal(DealEnding::Fool(seat(1)), seat(0)), &hands, "", "Ah")
}

fn playing_only() -> Rules {
    rules(|rules| rules.transfer = TransferRule::Playing)
}

#[test]
fn a_card_of_the_attacks_rank_transfers_it_to_the_left() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 6s");
    assert!(legal(&game).contains(&"transfer 6c".into()));
    let events = play(&mut game, "transfer 6c");
    let card = card("6c");
    assert_eq!(
        events,
        [Event::Transferred { seat: seat(1), defender: seat(2), card, shown: false }]
    );
    let view = open(&game);
    assert_eq!((view.attacker(), view.defender()), (Some(seat(1)), Some(seat(2))));
    assert_eq!(view.table_cards(), cards("6s 6c"));
    assert_eq!(game.to_act(), Some(seat(2)));
}

#[test]
fn the_transferring_player_becomes_the_lead_attacker() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 6s; transfer 6c; beat 6s Js; beat 6c Jc");
    assert_eq!(game.to_act(), Some(seat(1)));
    let events = play(&mut game, "pass; pass");
    let drawn: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drawn { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [1, 0, 2]);
    assert_eq!(open(&game).attacker(), Some(seat(2)), "the last defender attacks next");
}

#[test]
fn an_attack_can_be_transferred_back_to_its_leader() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 6s; transfer 6c; transfer 6d");
    assert_eq!(open(&game).defender(), Some(seat(0)));
    assert_eq!(open(&game).attacks_left(), 2, "he holds five cards, and three attack");
}

#[test]
fn transfers_are_illegal_after_beating_a_card() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 7s 7c; beat 7s 8s");
    assert_eq!(refusal(&game, "transfer 6c"), IllegalAction::TransferAfterBeating);
}

#[test]
fn only_cards_of_the_attacks_rank_transfer() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 6s");
    assert_eq!(refusal(&game, "transfer 8s"), IllegalAction::TransferOtherRank(card("8s")));
    assert_eq!(refusal(&game, "transfer 6d"), IllegalAction::NotInHand(card("6d")));
}

#[test]
fn the_default_rules_allow_no_transfers() {
    let mut game = three_players(Rules::default());
    play(&mut game, "attack 6s");
    assert_eq!(refusal(&game, "transfer 6c"), IllegalAction::TransferNotAllowed);
    assert_eq!(refusal(&game, "show 6c"), IllegalAction::TransferNotAllowed);
}

#[test]
fn the_next_defender_must_hold_as_many_cards_as_the_attack() {
    // Hearts are trumps. Seat 2 has one card left when the attack could be transferred to it.
    let rules = Rules { deck: Deck::Cards24, ..Rules::transfer() };
    let hands =
        ["9s 9h Js Jc Jd Qh", "Ts Tc Td Ks Kc As", "9c Th Kd Qd Qs Jh", "9d Qc Ac Ad Kh Ah"];
    let mut game = deal_all(Setup::new(4, rules), &hands);
    play(&mut game, "attack 9s; beat 9s Ts; pass; throw 9c; beat 9c Tc; pass; pass; throw 9d");
    play(&mut game, "beat 9d Td; pass; pass; pass; attack As; beat As Th; pass; pass; pass");
    // Seat 1 holds two kings, seat 2 attacks seat 3, and the transfers reach seat 0.
    play(&mut game, "attack Qs; transfer Qc");
    assert_eq!(open(&game).defender(), Some(seat(0)));
    assert_eq!(refusal(&game, "transfer Qh"), IllegalAction::TransferTooLarge);
    assert!(!legal(&game).contains(&"transfer Qh".into()));
    // A trump that is only shown leaves two cards against two.
    play(&mut game, "show Qh");
    assert_eq!(open(&game).defender(), Some(seat(1)));
    assert_eq!(open(&game).attacks_left(), 0);
}

#[test]
fn a_trump_of_the_rank_may_be_shown_and_kept() {
    let mut game = three_players(Rules::transfer());
    play(&mut game, "attack 6s; transfer 6c");
    assert!(legal(&game).contains(&"show 6h".into()));
    let events = play(&mut game, "show 6h");
    let card = card("6h");
    assert_eq!(
        events,
        [Event::Transferred { seat: seat(2), defender: seat(0), card, shown: true }]
    );
    assert_eq!(open(&game).table_cards(), cards("6s 6c"));
    assert!(game.hand(seat(2)).contains(card));
    assert_eq!(open(&game).known_cards(seat(2)), cards("6h"), "all players have seen it");
    assert_eq!(open(&game).attacker(), Some(seat(2)));
}

#[test]
fn only_trumps_can_be_shown() {
    let mut game = three_players(Rules::transfer());
    play(&mut game, "attack 6s; transfer 6c");
    assert_eq!(refusal(&game, "show 6d"), IllegalAction::ShownCardNotTrump(card("6d")));
}

/// A deal in which seat 1 has shown a trump in an earlier bout and holds another.
fn after_showing(transfer: TransferRule) -> Durak {
    let hands = ["6s 6d 7s Ts Jd Qh", "6h 7h 8c Qd 9h Th"];
    let rules = Rules { transfer, ..Rules::default() };
    let mut game = deal(Setup::new(2, rules), &hands, "Td Jc Js Qc", "Ah");
    play(&mut game, "attack 6h; transfer 6s; take; pass");
    // Seat 1 now holds both sixes; seat 0 leads, and the trump may be shown.
    play(&mut game, "attack 6d; show 6h; beat 6d Td; pass");
    game
}

#[test]
fn a_player_can_show_a_trump_once_per_deal() {
    let mut game = after_showing(TransferRule::PlayingOrShowing);
    assert_eq!(open(&game).seats_that_showed().iter().collect::<Vec<_>>(), [seat(1)]);
    play(&mut game, "attack 7s");
    assert_eq!(refusal(&game, "show 7h"), IllegalAction::AlreadyShown);
    assert!(legal(&game).contains(&"transfer 7h".into()), "playing it is another matter");
}

#[test]
fn a_player_can_show_a_trump_again_in_the_next_bout_if_the_rules_allow_it() {
    for rule in [TransferRule::ShowingEachBout, TransferRule::ShowingAlways] {
        let mut game = after_showing(rule);
        assert!(open(&game).seats_that_showed().is_empty(), "the right is new in each bout");
        play(&mut game, "attack 7s; show 7h");
        assert!(game.hand(seat(1)).contains(card("7h")), "the card stays in the hand");
    }
}

#[test]
fn a_player_can_show_a_trump_twice_in_a_bout_if_the_rules_allow_it() {
    // Seat 0 leads, seat 1 shows, seat 0 transfers back.
    let hands = ["6s 6c 7s Ts Jd 7h", "6h 8c 8d Qd 9h Th"];
    let shown_once = |transfer| {
        let mut setup = Setup::new(2, Rules { transfer, ..Rules::default() });
        setup.standing.last_fool = Some(seat(1));
        let mut game = deal(setup, &hands, "Td Jc Js Qc", "Ah");
        play(&mut game, "attack 6s; show 6h; transfer 6c");
        game
    };
    for rule in [TransferRule::PlayingOrShowing, TransferRule::ShowingEachBout] {
        let game = shown_once(rule);
        assert_eq!(open(&game).seats_that_showed().iter().collect::<Vec<_>>(), [seat(1)]);
        assert_eq!(refusal(&game, "show 6h"), IllegalAction::AlreadyShown);
    }
    let mut game = shown_once(TransferRule::ShowingAlways);
    play(&mut game, "show 6h");
    assert_eq!(game.to_act(), Some(seat(0)));
    assert_eq!(open(&game).table_cards(), cards("6s 6c"));
}

#[test]
fn showing_is_illegal_if_cards_must_be_played() {
    let mut game = three_players(playing_only());
    play(&mut game, "attack 6s; transfer 6c");
    assert_eq!(refusal(&game, "show 6h"), IllegalAction::ShowingNotAllowed);
}

#[test]
fn with_two_players_a_transfer_returns_the_attack() {
    let hands = ["6s 8s 7s Ts Jd 7h", "6c 8c 9c Qd 9h Th"];
    let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
    play(&mut game, "attack 6s; transfer 6c");
    let view = open(&game);
    assert_eq!((view.attacker(), view.defender()), (Some(seat(1)), Some(seat(0))));
    assert_eq!(view.attacks_left(), 3, "five cards in hand, two on the table");
    play(&mut game, "take");
    assert_eq!(open(&game).phase(), Phase::Take);
    assert_eq!(game.to_act(), Some(seat(1)));
    play(&mut game, "pass");
    assert_eq!(open(&game).attacker(), Some(seat(1)));
}
