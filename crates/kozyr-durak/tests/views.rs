//! A view contains everything that its seat has seen, and nothing else.

use crate::support::durak_games as games;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::game::{Game, Player, Seat, Seats, Seed};
use kozyr_durak::{
    Action, AttackPair, Card, CardSet, Durak, Event, Phase, SeenDeal, TransferRule, ViewData,
    shuffle_deck,
};
use rand::{Rng, RngExt, seq::SliceRandom};

const GAMES: usize = 20_000;

/// A deal after some random actions, the order of its cards, and these actions.
fn any_beginning(rng: &mut impl Rng) -> (Durak, Vec<Card>, Vec<Action>) {
    let (setup, (_, seed)) = (any_setup(rng), any_seed(rng));
    let cards = shuffle_deck(setup.rules.deck, &seed);
    let mut game = Durak::with_deck_order(&setup, &cards, Seed::from(0).shuffle_rng()).unwrap();
    let mut actions = Vec::new();
    for _ in 0..rng.random_range(0..120) {
        let Some(action) = any_legal(&game, rng) else { break };
        game.play(action).unwrap();
        actions.push(action);
    }
    (game, cards, actions)
}

/// Every card that the seat has seen in this deal.
fn ever_seen(view: &ViewData) -> CardSet {
    let mut seen = CardSet::EMPTY;
    for event in &view.history {
        match *event {
            Event::Redealt { .. } => seen = CardSet::EMPTY,
            Event::TrumpTurned { card, .. } => seen.insert(card),
            Event::Dealt { cards, .. }
            | Event::Drawn { cards, .. }
            | Event::Attacked { cards, .. } => seen |= cards,
            Event::Beaten { with: card, .. }
            | Event::ThrownIn { card, .. }
            | Event::Transferred { card, .. }
            | Event::FirstAttacker { lowest_trump: Some(card), .. } => seen.insert(card),
            _ => {}
        }
    }
    seen
}

#[test]
fn unseen_cards_are_those_the_seat_has_never_seen() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..GAMES {
        let (game, ..) = any_beginning(&mut rng);
        for seat in Seat::all(game.seats()) {
            let view = game.view(seat).snapshot();
            let never_seen = view.setup.rules.deck.card_set() - ever_seen(&view);
            assert_eq!(view.unseen, never_seen);
        }
    }
}

/// The first attacker of the deal in progress, and the trump that they showed.
fn first_attacker(game: &Durak) -> Option<Event> {
    let mut events = game.history().iter().rev().copied();
    events.find(|event| matches!(event, Event::FirstAttacker { .. }))
}

#[test]
fn games_that_differ_only_in_hidden_cards_have_equal_views() {
    let mut rng = Seed::from(2).rng();
    let (mut compared, mut different) = (0, 0);
    for _ in 0..2 * GAMES {
        let (game, cards, actions) = any_beginning(&mut rng);
        if actions.contains(&Action::Redeal) {
            continue;
        }
        let seat = Seat::new(rng.random_range(0..game.seats()));
        let view = game.view(seat).snapshot();
        let hidden = view.setup.rules.deck.card_set() - ever_seen(&view);

        // The hidden cards are permuted; the seat sees no difference.
        let indices: Vec<usize> =
            (0..cards.len()).filter(|&index| hidden.contains(cards[index])).collect();
        let mut shuffled = indices.clone();
        shuffled.shuffle(&mut rng);
        let mut other_cards = cards.clone();
        for (&index, &from) in indices.iter().zip(&shuffled) {
            other_cards[index] = cards[from];
        }
        let chance = Seed::from(0).shuffle_rng();
        let mut other = Durak::with_deck_order(game.setup(), &other_cards, chance).unwrap();
        let has_first_attacker = |game: &Durak| first_attacker(game).is_some();
        let mut same_start = true;
        for &action in &actions {
            same_start &=
                !has_first_attacker(&other) || first_attacker(&other) == first_attacker(&game);
            if !same_start {
                break;
            }
            other.play(action).expect("it rests on cards that did not change");
        }
        // A lower trump may have moved to a hand, which would have been seen.
        if same_start && first_attacker(&other) == first_attacker(&game) {
            compared += 1;
            different += usize::from(other != game);
            assert_eq!(other.view(seat).snapshot(), view);
        }
    }
    assert!(compared >= GAMES, "only {compared} pairs compared");
    assert!(different >= GAMES / 2, "only {different} pairs differ");
}

/// The state that follows from the events alone.
#[derive(PartialEq, Debug, Default)]
struct EventTracker {
    hand: CardSet,
    counts: Vec<usize>,
    known: Vec<CardSet>,
    table: Vec<AttackPair>,
    talon: usize,
    trump: Option<Card>,
    discard: CardSet,
    attacker_and_defender: Option<(Seat, Seat)>,
    passed: Seats,
    out: Seats,
    shown: Seats,
    transfer: TransferRule,
}

impl EventTracker {
    /// The state after the events of a view.
    fn from_history(view: &ViewData) -> EventTracker {
        let players = view.setup.players;
        let deck = view.setup.rules.deck.size();
        let transfer = view.setup.rules.transfer;
        let mut tracker = EventTracker { transfer, ..EventTracker::default() };
        for event in &view.history {
            if let Event::Dealt { seat, .. } = event
                && seat.index() == 0
            {
                tracker = EventTracker {
                    counts: vec![0; players],
                    known: vec![CardSet::EMPTY; players],
                    talon: deck,
                    transfer,
                    ..EventTracker::default()
                };
            }
            tracker.apply(view.seat, *event);
        }
        tracker
    }

    /// Updates the state with an event, as seen by the own seat.
    fn apply(&mut self, own_seat: Seat, event: Event) {
        match event {
            Event::Dealt { seat, count, cards } | Event::Drawn { seat, count, cards } => {
                self.talon -= usize::from(count);
                self.counts[seat.index()] += usize::from(count);
                if seat == own_seat {
                    self.hand |= cards;
                }
                let open = self.trump.map_or(CardSet::EMPTY, CardSet::from);
                self.known[seat.index()] |= cards & open;
            }
            Event::TrumpTurned { card, holder } => {
                self.trump = Some(card);
                if let Some(holder) = holder {
                    self.known[holder.index()].insert(card);
                }
            }
            Event::FirstAttacker { seat, lowest_trump } => {
                lowest_trump.into_iter().for_each(|card| self.known[seat.index()].insert(card));
            }
            Event::Attacked { seat, defender, cards } => {
                self.attacker_and_defender = Some((seat, defender));
                cards.iter().for_each(|card| self.attack(own_seat, seat, card));
            }
            Event::ThrownIn { seat, card } => self.attack(own_seat, seat, card),
            Event::Beaten { seat, attack, with } => {
                self.play(own_seat, seat, with);
                let pair = self.table.iter_mut().find(|pair| pair.attack == attack).unwrap();
                pair.beaten_by = Some(with);
                if self.table.iter().all(|pair| pair.beaten_by.is_some()) {
                    self.passed = Seats::EMPTY;
                }
            }
            Event::Transferred { seat, defender, card, shown } => {
                self.attacker_and_defender = Some((seat, defender));
                if shown {
                    if self.transfer != TransferRule::ShowingAlways {
                        self.shown.insert(seat);
                    }
                    self.known[seat.index()].insert(card);
                } else {
                    self.attack(own_seat, seat, card);
                }
            }
            Event::Passed { seat } => self.passed.insert(seat),
            Event::Took { .. } => self.passed = Seats::EMPTY,
            Event::BoutTaken { seat, cards } => {
                self.known[seat.index()] |= cards;
                self.counts[seat.index()] += cards.len();
                if seat == own_seat {
                    self.hand |= cards;
                }
                self.end_bout();
            }
            Event::BoutBeaten { cards, .. } => {
                self.discard |= cards;
                self.end_bout();
            }
            Event::SeatOut { seat } => self.out.insert(seat),
            Event::Kept { .. } | Event::Redealt { .. } | Event::DealOver { .. } => {}
        }
    }

    /// Moves an attack card from a hand to the table.
    fn attack(&mut self, own_seat: Seat, seat: Seat, attack: Card) {
        self.play(own_seat, seat, attack);
        self.table.push(AttackPair { attack, beaten_by: None });
        self.passed = Seats::EMPTY;
    }

    /// Removes a card from a hand.
    fn play(&mut self, own_seat: Seat, seat: Seat, card: Card) {
        self.counts[seat.index()] -= 1;
        self.known[seat.index()].remove(card);
        if seat == own_seat {
            self.hand.remove(card);
        }
    }

    /// Clears the table.
    fn end_bout(&mut self) {
        self.table.clear();
        self.passed = Seats::EMPTY;
        if self.transfer == TransferRule::ShowingEachBout {
            self.shown = Seats::EMPTY;
        }
    }
}

#[test]
fn views_agree_with_the_events_their_seat_saw() {
    let mut rng = Seed::from(3).rng();
    for _ in 0..GAMES {
        let (game, ..) = any_beginning(&mut rng);
        for seat in Seat::all(game.seats()) {
            let view = game.view(seat).snapshot();
            let tracker = EventTracker::from_history(&view);
            assert_eq!(tracker.hand, view.hand);
            assert_eq!(tracker.counts, view.counts);
            assert_eq!(tracker.known, view.known);
            assert_eq!(tracker.table, view.table);
            assert_eq!(tracker.talon, view.talon);
            assert_eq!(tracker.trump.map(Card::suit), Some(view.trump));
            assert_eq!(tracker.trump.filter(|_| tracker.talon > 0), view.trump_card);
            assert_eq!(tracker.discard, view.discard);
            assert_eq!(tracker.out.iter().collect::<Vec<_>>(), view.out);
            assert_eq!(tracker.shown.iter().collect::<Vec<_>>(), view.shown);
            if matches!(view.phase, Phase::Defend | Phase::ThrowIn | Phase::Take) {
                assert_eq!(tracker.attacker_and_defender, view.attacker.zip(view.defender));
                assert_eq!(tracker.passed.iter().collect::<Vec<_>>(), view.passed);
            }
        }
    }
}

#[test]
fn views_round_trip_as_json() {
    let mut rng = Seed::from(4).rng();
    for _ in 0..GAMES / 20 {
        let (game, ..) = any_beginning(&mut rng);
        let view = game.view(Seat::new(1)).snapshot();
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<ViewData>(&json).unwrap(), view);
    }
}

/// The events after the last redeal.
fn last_deal(history: &[Event]) -> Vec<Event> {
    let redealt = history.iter().rposition(|event| matches!(event, Event::Redealt { .. }));
    history[redealt.map_or(0, |index| index + 1)..].to_vec()
}

#[test]
fn a_possible_record_looks_exactly_like_the_deal() {
    let mut rng = Seed::from(5).rng();
    for number in 0..GAMES as u64 / 4 {
        let (game, ..) = any_beginning(&mut rng);
        let players = vec![Player::Human; game.seats()];
        for seat in Seat::all(game.seats()) {
            let mut view = game.view(seat).snapshot();
            let seen = SeenDeal {
                viewer: Some(seat),
                setup: &view.setup,
                history: &view.history,
                hand_as_drawn: &view.hand_as_drawn,
            };
            let record = seen.to_possible_record(Seed::from(number), players.clone()).unwrap();
            let rebuilt = record.game().view(seat).snapshot();
            view.history = last_deal(&view.history);
            assert_eq!(rebuilt, view);
            // It can be replayed, as it is by the table.
            assert_eq!(record.after_actions(usize::MAX).game().view(seat).snapshot(), view);
        }

        // An event that passes through the views of two seats shows only what both saw.
        let [first, second] = [0, 1].map(|seat| game.view(Seat::new(seat)));
        let history: Vec<Event> = first.history().map(|event| second.redacted(event)).collect();
        let setup = *first.setup();
        let seen = SeenDeal { viewer: None, setup: &setup, history: &history, hand_as_drawn: &[] };
        let record = seen.to_possible_record(Seed::from(number), players).unwrap();
        let rebuilt = record.game().view(Seat::new(0));
        let rebuilt_history =
            rebuilt.history().map(|event| record.game().view(Seat::new(1)).redacted(event));
        assert_eq!(rebuilt_history.collect::<Vec<_>>(), last_deal(&history));
        assert_eq!(rebuilt.table_pairs(), first.table_pairs());
        assert_eq!(rebuilt.discard(), first.discard());
        assert_eq!(rebuilt.talon_len(), first.talon_len());
        assert_eq!((rebuilt.phase(), rebuilt.to_act()), (first.phase(), first.to_act()));
        for seat in Seat::all(game.seats()) {
            assert_eq!(rebuilt.hand_size(seat), first.hand_size(seat));
            assert_eq!(rebuilt.known_cards(seat), first.known_cards(seat));
        }
    }
}
