//! Cards and actions as text.

use crate::support::durak_games as games;

use kozyr_core::game::{Game, Seed};
use kozyr_durak::{Action, Card, CardSet, Deck, Durak, ParseActionError, Rank, Suit};
use rand::RngExt;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

#[test]
fn cards_round_trip_as_text() {
    let mut texts = std::collections::BTreeSet::new();
    for card in Deck::Cards52.cards() {
        let text = card.to_string();
        assert_eq!(text.parse(), Ok(card));
        assert!(text.is_ascii() && text.len() == 2);
        texts.insert(text);
    }
    assert_eq!(texts.len(), 52);
}

#[test]
fn cards_are_written_by_rank_and_suit() {
    assert_eq!(Card::new(Rank::Six, Suit::Spades).to_string(), "6s");
    assert_eq!(Card::new(Rank::Ten, Suit::Hearts).to_string(), "Th");
    assert_eq!(Card::new(Rank::Ace, Suit::Clubs).to_string(), "Ac");
    assert_eq!(Card::new(Rank::Jack, Suit::Diamonds).to_string(), "Jd");
}

#[test]
fn cards_are_parsed_in_common_notations() {
    for (texts, expected) in [
        (["10h", "th", "TH", "10♥", "10ч", "10♥\u{fe0f}"], "Th"),
        (["jd", "JD", "Вб", "вб", "В♦", "JБ"], "Jd"),
        (["qs", "QS", "Дп", "дп", "Д♠", "QП"], "Qs"),
        (["kc", "KC", "Кт", "кт", "К♣", "KТ"], "Kc"),
        (["ac", "AC", "Тт", "тт", "Т♣", "aТ"], "Ac"),
        (["6s", "6S", "6п", "6П", "6♠", "6♠\u{fe0f}"], "6s"),
    ] {
        for text in texts {
            assert_eq!(text.parse(), Ok(card(expected)), "{text}");
        }
    }
}

#[test]
fn invalid_cards_are_rejected_and_quoted_in_the_error() {
    for text in
        ["", "6", "s", "1s", "11s", "100s", "6x", "6ss", "66s", " 6s", "6s ", "♠6", "10", "0h"]
    {
        let error = text.parse::<Card>().unwrap_err().to_string();
        assert!(error.contains(&format!("`{text}`")), "{error}");
    }
}

#[test]
fn actions_round_trip_as_text() {
    let mut rng = Seed::from(5).rng();
    for _ in 0..20_000 {
        let setup = games::any_setup(&mut rng);
        let mut game = Durak::new(&setup, &games::any_seed(&mut rng).1).unwrap();
        while let Some(action) = games::any_legal(&game, &mut rng) {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
            game.play(action).unwrap();
        }
    }
}

#[test]
fn actions_are_written_as_a_verb_and_cards() {
    let sixes: CardSet = [card("6h"), card("6s")].into_iter().collect();
    for (action, text) in [
        (Action::Attack(sixes), "attack 6s 6h"),
        (Action::Beat { attack: card("6s"), with: card("7s") }, "beat 6s 7s"),
        (Action::Transfer(card("6d")), "transfer 6d"),
        (Action::ShowTransfer(card("6c")), "show 6c"),
        (Action::ThrowIn(card("7h")), "throw 7h"),
        (Action::Pass, "pass"),
        (Action::Take, "take"),
        (Action::Redeal, "redeal"),
        (Action::Keep, "keep"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
    }
    assert_eq!("  Attack  6ч 6п ".parse(), Ok(Action::Attack(sixes)));
}

#[test]
fn invalid_actions_are_rejected_with_a_reason() {
    let reason = |text: &str| text.parse::<Action>().unwrap_err();
    assert_eq!(reason(""), ParseActionError::UnknownVerb(String::new()));
    assert_eq!(reason("fold"), ParseActionError::UnknownVerb("fold".into()));
    assert_eq!(reason("attack 6s 6s"), ParseActionError::RepeatedCard(card("6s")));
    for text in
        ["attack", "beat 6s", "beat 6s 7s 8s", "transfer", "throw 6s 7s", "pass 6s", "take 6s"]
    {
        assert!(matches!(reason(text), ParseActionError::CardCount { .. }), "{text}");
    }
    assert!(matches!(reason("throw 6x"), ParseActionError::Card(_)));
}

#[test]
fn card_sets_agree_with_lists() {
    let mut rng = Seed::from(6).rng();
    let all: Vec<Card> = Deck::Cards52.cards().collect();
    let sample = |rng: &mut _| -> Vec<Card> {
        let rng: &mut rand_chacha::ChaCha8Rng = rng;
        all.iter().copied().filter(|_| rng.random_bool(0.3)).collect()
    };
    for _ in 0..2_000 {
        let (a, b) = (sample(&mut rng), sample(&mut rng));
        let (first, second): (CardSet, CardSet) = (a.clone().into(), b.clone().into());
        let list_where = |keep: &dyn Fn(&Card) -> bool| -> Vec<Card> {
            all.iter().copied().filter(keep).collect()
        };
        assert_eq!(Vec::from(first), a);
        assert_eq!(first.len(), a.len());
        assert_eq!(first.is_empty(), a.is_empty());
        assert_eq!(first.first(), a.first().copied());
        assert_eq!(first.lowest_rank(), a.iter().map(|card| card.rank()).min());
        assert_eq!(first.lowest(), a.iter().copied().min_by_key(|card| (card.rank(), card.suit())));
        assert_eq!(
            Vec::from(first | second),
            list_where(&|card| a.contains(card) || b.contains(card))
        );
        assert_eq!(
            Vec::from(first & second),
            list_where(&|card| a.contains(card) && b.contains(card))
        );
        assert_eq!(
            Vec::from(first - second),
            list_where(&|card| a.contains(card) && !b.contains(card))
        );
        assert_eq!(first.is_subset(second), a.iter().all(|card| b.contains(card)));
        let has_same_rank = |card: &Card| a.iter().any(|other| other.rank() == card.rank());
        assert_eq!(Vec::from(first.all_of_same_ranks()), list_where(&has_same_rank));
        let ranks: Vec<Rank> = Rank::ALL
            .into_iter()
            .filter(|rank| a.iter().any(|card| card.rank() == *rank))
            .collect();
        assert_eq!(first.ranks().collect::<Vec<_>>(), ranks);
        assert_eq!(first.rank_count(), ranks.len());
        assert_eq!(first.has_pair(), ranks.len() < a.len());
        let is_lower = |card: &Card| {
            a.iter().any(|other| other.suit() == card.suit() && other.rank() > card.rank())
        };
        assert_eq!(Vec::from(first.lower_in_suits()), list_where(&is_lower));
        let is_single =
            |card: &Card| a.iter().filter(|other| other.rank() == card.rank()).count() == 1;
        assert_eq!(Vec::from(first.all_of_single_ranks()), list_where(&is_single));
        let few: Vec<Card> = a.iter().copied().take(rng.random_range(0..3)).collect();
        let single = if let [card] = few[..] { Some(card) } else { None };
        assert_eq!(CardSet::from(few).single(), single);
    }
    for attack in Deck::Cards52.cards() {
        for trump in Suit::ALL {
            let beats_attack = |card: &Card| match card.suit() {
                suit if suit == attack.suit() => card.rank() > attack.rank(),
                suit => suit == trump,
            };
            let beating: Vec<Card> = all.iter().copied().filter(beats_attack).collect();
            assert_eq!(Vec::from(CardSet::beating(attack, trump)), beating);
            assert!(all.iter().all(|card| card.beats(attack, trump) == beating.contains(card)));
        }
    }
}

#[test]
fn subsets_lists_every_nonempty_subset_once() {
    let queens = CardSet::of_rank(Rank::Queen);
    let subsets: std::collections::HashSet<CardSet> = queens.subsets().collect();
    assert_eq!(queens.subsets().count(), 15);
    assert_eq!(subsets.len(), 15);
    assert!(subsets.iter().all(|subset| subset.is_subset(queens) && !subset.is_empty()));
    assert_eq!(CardSet::EMPTY.subsets().count(), 0);
}
