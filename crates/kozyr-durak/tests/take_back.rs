//! Actions may be taken back only until they have revealed a hidden card.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Player, Record, Seat, Seed};
use kozyr_durak::{Action, CardSet, Durak, Event, Rules, Setup, take_back};

/// The cards that the events revealed to a seat: dealt to it, drawn by it, or shown to all.
fn revealed_cards(events: &[Event], seat: Seat) -> CardSet {
    events.iter().fold(CardSet::EMPTY, |all, event| match *event {
        Event::Dealt { seat: other, cards, .. } | Event::Drawn { seat: other, cards, .. }
            if other == seat =>
        {
            all | cards
        }
        Event::FirstAttacker { lowest_trump: Some(card), .. } => all | card.into(),
        _ => all,
    })
}

#[test]
fn actions_can_be_taken_back_if_they_revealed_nothing() {
    let mut rng = Seed::from(90).rng();
    let (mut allowed, mut rejected) = (0, 0);
    for _ in 0..400 {
        let setup = any_setup(&mut rng);
        let players = vec![Player::Human; setup.players];
        let mut record = Record::<Durak>::new(setup, any_seed(&mut rng).1, players).unwrap();
        let mut steps: Vec<(Seat, Action, Vec<Event>)> = Vec::new();
        while let Some(action) = any_legal(record.game(), &mut rng) {
            let seat = record.game().to_act().unwrap();
            let events = record.play(action).unwrap();
            steps.push((seat, action, events));
            let index = steps.len().saturating_sub(1 + steps.len() % 5);
            let seat = steps[index].0;
            // An independent oracle: cards drawn since, and cards of others not known before.
            let mut unseen = record.after_actions(index).game().view(seat).unseen_cards();
            for (actor, action, events) in &steps[index..] {
                unseen -= revealed_cards(events, seat);
                if *actor != seat {
                    unseen -= action.played_cards();
                    if let Action::ShowTransfer(card) = *action {
                        unseen -= CardSet::from(card);
                    }
                }
            }
            let revealed_nothing =
                unseen == record.after_actions(index).game().view(seat).unseen_cards();
            let redealt = steps[index..].iter().any(|step| step.1 == Action::Redeal);
            if record.outcome().is_none() && !redealt {
                assert_eq!(
                    take_back::is_allowed(&record, index),
                    revealed_nothing,
                    "{:?}",
                    &steps[index..]
                );
                if revealed_nothing { allowed += 1 } else { rejected += 1 }
            }
        }
        assert!(!take_back::is_allowed(&record, steps.len() - 1), "the hands are open");
    }
    assert!(allowed > 500 && rejected > 500, "{allowed} and {rejected}");
}

#[test]
fn attacks_can_be_taken_back_until_they_are_beaten() {
    for seed in 0..200 {
        let setup = Setup::new(2, Rules::default());
        let players = vec![Player::Human; 2];
        let mut record = Record::<Durak>::new(setup, Seed::from(seed), players).unwrap();
        let attack = record.game().legal_actions()[0];
        record.play(attack).unwrap();
        assert!(take_back::is_allowed(&record, 0));
        let mut after_take = record.clone();
        after_take.play(Action::Take).unwrap();
        assert!(take_back::is_allowed(&after_take, 0), "taking reveals no card");
        let beats = record.game().legal_actions();
        let Some(&beat) = beats.iter().find(|action| matches!(action, Action::Beat { .. })) else {
            continue;
        };
        record.play(beat).unwrap();
        assert!(!take_back::is_allowed(&record, 0), "the card that beat it is known now");
    }
}
