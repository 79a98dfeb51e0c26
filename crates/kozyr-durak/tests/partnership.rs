//! Two sides against each other.

use crate::support::durak_games as games;
use crate::support::durak_scenario as scenario;

use games::any_legal;
use kozyr_core::game::{Game, Outcome, Seats, Seed};
use kozyr_durak::{Action, DealEnding, Deck, Durak, Phase, Rules, Setup, SetupError, ThrowInRule};
use scenario::{deal, deal_all, open, play, seat};

/// Hearts are trumps, and seat 0 attacks.
fn four_players() -> Durak {
    let hands =
        ["6s 6c Ts Jd 6h Kc", "7s 7c 8s Qd 9h Th", "6d 7d 8d Jc Js 8h", "9s 9c 9d 8c Tc Ah"];
    deal(Setup::new(4, Rules::partnership()), &hands, "", "7h")
}

#[test]
fn partnerships_need_four_or_six_players() {
    for players in [2, 3, 5, 7] {
        let setup = Setup::new(players, Rules::partnership());
        let error = Durak::new(&setup, &Seed::from(0)).unwrap_err();
        assert_eq!(error, SetupError::Players { players, allowed: &[4, 6] });
    }
    for players in [4, 6] {
        assert!(Durak::new(&Setup::new(players, Rules::partnership()), &Seed::from(0)).is_ok());
    }
}

#[test]
fn partners_do_not_throw_in_against_each_other() {
    let mut game = four_players();
    play(&mut game, "attack 6s; beat 6s 7s");
    assert_eq!(game.to_act(), Some(seat(0)));
    play(&mut game, "pass");
    assert_eq!(game.to_act(), Some(seat(2)), "the attacker's partner");
    play(&mut game, "throw 6d; beat 6d Qd; pass; pass");
    assert_eq!(open(&game).attacker(), Some(seat(1)), "the defender's partner was not asked");
}

#[test]
fn partners_do_not_throw_in_after_a_pick_up() {
    let mut game = four_players();
    play(&mut game, "attack 6s; take; pass; pass");
    assert_eq!(open(&game).attacker(), Some(seat(2)));
    assert_eq!(open(&game).defender(), Some(seat(3)));
}

/// A whole deck dealt to four players; hearts are trumps, and seat 0 attacks.
fn whole_deck(rules: Rules) -> Durak {
    let setup = Setup::new(4, Rules { deck: Deck::Cards24, ..rules });
    let hands =
        ["9s 9c 9d 9h Kc Kd", "Ts Tc Td Th As Ac", "Js Jc Jd Jh Qs Qc", "Ks Ad Qd Qh Kh Ah"];
    deal_all(setup, &hands)
}

#[test]
fn the_defender_is_the_next_opponent_still_in_play() {
    let mut game = whole_deck(Rules::partnership());
    play(&mut game, "attack 9s 9c 9d 9h; beat 9s Ts; beat 9c Tc; beat 9d Td; beat 9h Th");
    // Neither attacker throws in a card. Seat 1 continues with its last two cards, the aces.
    play(&mut game, "pass; pass; attack As Ac; take; pass");
    assert!(open(&game).out_seats().contains(seat(1)));
    // Seat 3 attacks the next seat to its left. After that, seat 0 would face its partner.
    assert_eq!(open(&game).attacker(), Some(seat(3)));
    assert_eq!(open(&game).defender(), Some(seat(0)));
    play(&mut game, "attack Ks; take; pass");
    assert_eq!(open(&game).attacker(), Some(seat(2)), "seat 1 is out");
    assert_eq!(open(&game).defender(), Some(seat(3)));
    play(&mut game, "attack Js; beat Js Ah; pass; pass; attack Ad; take; pass");
    assert_eq!((open(&game).attacker(), open(&game).defender()), (Some(seat(2)), Some(seat(3))));
}

#[test]
fn the_lead_attacker_may_throw_in_even_if_not_next_to_the_defender() {
    let rules = Rules { throwing_in: ThrowInRule::Neighbours, ..Rules::partnership() };
    let mut skipped_partner_count = 0;
    for number in 0..2_000 {
        let mut rng = Seed::from(number).rng();
        let mut game = Durak::new(&Setup::new(6, rules), &Seed::from(number)).unwrap();
        while let Some(action) = any_legal(&game, &mut rng) {
            let (attacker, defender) = (open(&game).attacker(), open(&game).defender());
            let is_beat = matches!(action, Action::Beat { .. });
            game.play(action).unwrap();
            if is_beat && open(&game).phase() == Phase::ThrowIn {
                let (attacker, defender) = (attacker.unwrap(), defender.unwrap());
                let has_cards = open(&game).hand_size(attacker) > 0;
                assert_eq!(game.to_act() == Some(attacker), has_cards);
                skipped_partner_count += usize::from(has_cards && attacker.next(6) != defender);
            }
        }
    }
    assert!(skipped_partner_count > 20, "{skipped_partner_count}");
}

#[test]
fn a_side_loses_and_wins_together() {
    let mut decided_count = 0;
    for number in 0..200 {
        let setup = Setup::new(6, Rules::partnership());
        let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
        while let Some(&action) = game.legal_actions().first() {
            game.play(action).unwrap();
        }
        let left: Seats = (0..6).map(seat).filter(|&seat| !game.hand(seat).is_empty()).collect();
        let Some(DealEnding::Fool(fool)) = game.ending() else { continue };
        decided_count += 1;
        let side: Seats = (0..6).filter(|index| index % 2 == fool.index() % 2).map(seat).collect();
        assert_eq!(game.outcome(), Some(Outcome::Lost(side)));
        assert!(left.iter().all(|seat| side.contains(seat)), "the winners have no cards");
        assert_eq!(game.outcome().unwrap().score(fool), 0.0);
        assert_eq!(game.outcome().unwrap().score(fool.next(6)), 1.0);
        let next = setup.next_deal(game.ending().unwrap(), game.first_attacker().unwrap());
        assert_eq!(next.standing.fools.iter().sum::<u32>(), 3, "all of the side are counted");
        assert_eq!(next.standing.last_fool, Some(fool));
    }
    assert!(decided_count > 100, "{decided_count}");
}
