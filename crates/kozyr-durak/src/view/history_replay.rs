//! Replays the history of a view by the rules, with hidden cards in places where they can be.

use std::collections::VecDeque;

use crate::{
    action::Action,
    card::{Card, Suit},
    card_set::CardSet,
    event::Event,
    game::{Durak, FirstAttacker},
    illegal_action::IllegalAction,
    rules::HAND_SIZE,
    setup::Setup,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seed};

/// The reason why no deal has this history.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HistoryError {
    /// An event cannot be read.
    #[error("event {number} is {given}: {reason}")]
    Invalid {
        /// The number of the event, from 1.
        number: usize,
        /// The event as JSON, truncated if it is long.
        given: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The rules lead to another event.
    #[error("event {number} is {given}, but {derived} follows from `setup` and the events before")]
    Contradiction {
        /// The number of the event, from 1.
        number: usize,
        /// The event as JSON.
        given: String,
        /// The event that follows.
        derived: String,
    },
    /// An action is illegal.
    #[error("event {number} is {given}: {rule}")]
    Illegal {
        /// The number of the event, from 1.
        number: usize,
        /// The event as JSON.
        given: String,
        /// The rule that it breaks.
        rule: IllegalAction,
    },
    /// An event that the last action causes is missing.
    #[error("it ends after {events} events, but {derived} follows")]
    Incomplete {
        /// The number of events.
        events: usize,
        /// The event that follows.
        derived: String,
    },
}

type Result<T> = std::result::Result<T, HistoryError>;

/// A history that is being replayed.
pub(super) struct HistoryReplay<'a> {
    /// The seat that saw the history; `None` for a spectator.
    viewer: Option<Seat>,
    history: &'a [Event],
    /// The order in which the viewer received the cards that it still holds.
    hand_as_drawn: &'a [Card],
    game: Durak,
    /// The order of the deck of the last deal.
    deck_order: Vec<Card>,
}

/// A deal with a given history.
pub(super) struct ReplayedDeal {
    /// The deal, with earlier ones that ended in a redeal in its history.
    pub(super) game: Durak,
    /// The order of the deck, without earlier ones.
    pub(super) deck_order: Vec<Card>,
}

impl<'a> HistoryReplay<'a> {
    /// Prepares a replay of a view with a legal setup. `viewer` is one of its seats, or `None` for
    /// the view of a spectator.
    pub(super) fn new(
        viewer: Option<Seat>,
        setup: &Setup,
        history: &'a [Event],
        hand_as_drawn: &'a [Card],
    ) -> Self {
        // These random numbers are never used: the history says what they decided.
        let mut game = Durak::undealt(setup, Seed::from(0).shuffle_rng());
        game.given_first_attacker = history.iter().find_map(|event| match *event {
            Event::FirstAttacker { seat, lowest_trump } => {
                Some(FirstAttacker { seat, lowest_trump })
            }
            _ => None,
        });
        HistoryReplay { viewer, history, hand_as_drawn, game, deck_order: Vec::new() }
    }

    /// Plays all actions of the history.
    ///
    /// # Errors
    /// If an event does not follow from the setup and the events before it.
    pub(super) fn play(mut self) -> Result<ReplayedDeal> {
        let mut end = 0;
        for deal in self.history.chunk_by(|_, next| !starts_deal(next)) {
            end += deal.len();
            self.deal(deal)?;
            while self.game.history.len() < end {
                self.play_action()?;
            }
        }
        if matches!(self.history.last(), None | Some(Event::Redealt { .. })) {
            return Err(self.incomplete("a `dealt` event".into()));
        }
        self.game.given_first_attacker = None;
        Ok(ReplayedDeal { game: self.game, deck_order: self.deck_order })
    }

    /// Deals the cards and checks the events that this causes against the history. `deal` is all
    /// events of the deal, because later ones show which hidden cards were dealt.
    fn deal(&mut self, deal: &[Event]) -> Result<()> {
        let first = self.game.history.len();
        if first > 0 && !matches!(self.game.history.last(), Some(Event::Redealt { .. })) {
            return Err(self.invalid(first, "no seat has asked for a new deal"));
        }
        self.deck_order = self.deck_order(deal)?;
        self.game.deal(&self.deck_order);
        self.check_events(first)
    }

    /// Plays the action that causes the next event.
    fn play_action(&mut self) -> Result<()> {
        let index = self.game.history.len();
        let event = self.history[index];
        let Some((seat, action)) = event.action() else {
            return Err(self.invalid(index, "no action of a seat causes it"));
        };
        if self.game.to_act != Some(seat) {
            return Err(self.invalid(index, &format!("it is not the turn of seat {seat}")));
        }
        let illegal = |rule| HistoryError::Illegal { number: index + 1, given: json(&event), rule };
        if action != Action::Redeal {
            self.game.play(action).map_err(illegal)?;
            return self.check_events(index);
        }
        match self.game.check(seat, action) {
            // The real cards of other seats are hidden.
            Err(IllegalAction::RedealNeedsSuit) if Some(seat) != self.viewer => {
                if self.game.redealt.contains(seat) {
                    return Err(illegal(IllegalAction::AlreadyRedealt));
                }
            }
            checked => checked.map_err(illegal)?,
        }
        // The next events say which cards are dealt.
        self.game.redealt.insert(seat);
        self.game.actions_without_progress += 1;
        self.game.history.push(event);
        Ok(())
    }

    /// Checks the events that the rules led to, starting with the one at an index, against the
    /// history.
    fn check_events(&self, first: usize) -> Result<()> {
        for (index, event) in self.game.history.iter().enumerate().skip(first) {
            let derived = event.redacted_for(self.viewer, self.game.trump_card);
            let Some(given) = self.history.get(index) else {
                return Err(self.incomplete(json(&derived)));
            };
            if *given != derived {
                let (given, derived) = (json(given), json(&derived));
                return Err(HistoryError::Contradiction { number: index + 1, given, derived });
            }
            if let Event::FirstAttacker { seat, lowest_trump } = derived {
                self.check_first_attacker(index, FirstAttacker { seat, lowest_trump })?;
            }
        }
        Ok(())
    }

    /// Checks a first attacker, who is taken from the history, against the cards dealt.
    fn check_first_attacker(&self, index: usize, first: FirstAttacker) -> Result<()> {
        if first.seat.index() >= self.game.setup.players {
            return Err(self.invalid(index, "the seat is empty"));
        }
        let Some(card) = first.lowest_trump else { return Ok(()) };
        if self.game.setup.first_attacker().is_some() {
            return Err(self.invalid(index, "the last deal determines the first attacker"));
        }
        let trumps = CardSet::of_suit(self.game.trump_card.suit());
        let lowest = |seat| (self.game.hand(seat) & trumps).first();
        let held = (self.game.hand(first.seat) & trumps).contains(card);
        if held && self.viewer.and_then(lowest).is_none_or(|own| card <= own) {
            return Ok(());
        }
        Err(self.invalid(index, "the seat does not hold the lowest trump"))
    }

    /// The order of the deck from which a deal was dealt. Each hidden card is as early as it can
    /// be, so that its seat holds it when it plays it. Trumps whose holder would have led are not
    /// dealt.
    fn deck_order(&self, deal: &[Event]) -> Result<Vec<Card>> {
        let Setup { players, rules, .. } = self.game.setup;
        let (deck_size, dealt) = (rules.deck.size(), HAND_SIZE * players);
        let turned = self.turned_trump(deal)?;
        // The card after those dealt is turned up and drawn last; without one, the last card dealt.
        let turned_position = dealt.min(deck_size - 1);
        let mut talon = (dealt + 1..deck_size).chain((dealt < deck_size).then_some(dealt));
        let not_dealt = self.trumps_not_dealt(deal, turned.suit());
        let mut received = self.cards_received(deal, turned)?.map(VecDeque::from);
        let mut order = vec![None; deck_size];
        for event in deal {
            let (seat, positions): (Seat, Vec<usize>) = match *event {
                Event::Dealt { seat, .. } => {
                    (seat, (seat.index()..dealt).step_by(players).collect())
                }
                Event::Drawn { seat, count, .. } => {
                    (seat, talon.by_ref().take(count.into()).collect())
                }
                _ => continue,
            };
            let received = &mut received[seat.index()];
            for position in positions.into_iter().filter(|&position| position != turned_position) {
                // The viewer's cards are in the order received.
                let can_be_here = |card: &Card| {
                    position >= dealt || Some(seat) == self.viewer || !not_dealt.contains(*card)
                };
                let index = received.iter().position(can_be_here);
                order[position] = index.and_then(|index| received.remove(index));
            }
        }
        order[turned_position] = Some(turned);
        let placed: CardSet = order.iter().flatten().copied().collect();
        let hidden = rules.deck.card_set() - placed;
        let mut hidden = (hidden - not_dealt).iter().chain((hidden & not_dealt).iter());
        let order = order.into_iter().map(|card| card.or_else(|| hidden.next()));
        Ok(order.collect::<Option<_>>().expect("as many cards as positions are left"))
    }

    /// The trumps that no seat was dealt, because its holder would have been the first attacker.
    fn trumps_not_dealt(&self, deal: &[Event], trump: Suit) -> CardSet {
        let first = deal.iter().find_map(|event| match *event {
            Event::FirstAttacker { lowest_trump, .. } => Some(lowest_trump),
            _ => None,
        });
        let trumps = CardSet::of_suit(trump);
        match first {
            Some(Some(shown)) => trumps.iter().filter(|&card| card < shown).collect(),
            // Drawn by lot, since no seat had a trump.
            Some(None) if self.game.setup.first_attacker().is_none() => trumps,
            _ => CardSet::EMPTY,
        }
    }

    /// The card that set the trump.
    fn turned_trump(&self, deal: &[Event]) -> Result<Card> {
        let is_dealt = |event: &&Event| matches!(event, Event::Dealt { .. });
        let dealt = deal.iter().take_while(is_dealt).count();
        let index = self.game.history.len() + dealt;
        match deal.get(dealt) {
            None => Err(self.incomplete("a `trump-turned` event".into())),
            Some(&Event::TrumpTurned { card, .. }) => {
                let is_in_deck = self.game.setup.rules.deck.card_set().contains(card);
                if is_in_deck {
                    Ok(card)
                } else {
                    Err(self.invalid(index, "it is not in the deck"))
                }
            }
            Some(_) => Err(self.invalid(index, "a `trump-turned` event follows the cards dealt")),
        }
    }

    /// The cards that each seat is known to have been dealt or to have drawn, except for the
    /// `turned` one: of the viewer all in the order received, of others those that they showed or
    /// played, in that order.
    fn cards_received(&self, deal: &[Event], turned: Card) -> Result<[Vec<Card>; MAX_SEATS]> {
        let mut received = [const { Vec::new() }; MAX_SEATS];
        let turned = CardSet::from(turned);
        let mut unplaced = self.game.setup.rules.deck.card_set() - turned;
        for (index, event) in (self.game.history.len()..).zip(deal) {
            let (Event::Dealt { seat, count, cards } | Event::Drawn { seat, count, cards }) =
                *event
            else {
                continue;
            };
            if Some(seat) != self.viewer {
                continue;
            }
            if cards.len() != usize::from(count) {
                return Err(self.invalid(index, "`count` is not the number of `cards`"));
            }
            let cards = cards - turned;
            if !cards.is_subset(unplaced) {
                let reason = "a card is not in the deck or was received before";
                return Err(self.invalid(index, reason));
            }
            unplaced -= cards;
            received[seat.index()].extend(self.in_drawn_order(cards));
        }
        for (seat, cards) in deal.iter().filter_map(cards_shown) {
            if Some(seat) != self.viewer {
                received[seat.index()].extend((cards & unplaced).iter());
                unplaced -= cards;
            }
        }
        Ok(received)
    }

    /// Cards that the viewer received together, in the order received as far as it is given.
    fn in_drawn_order(&self, cards: CardSet) -> Vec<Card> {
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|card| self.hand_as_drawn.iter().position(|drawn| drawn == card));
        cards
    }

    /// The error that the event at an index, from 0, is invalid.
    fn invalid(&self, index: usize, reason: &str) -> HistoryError {
        let given = json(&self.history[index]);
        HistoryError::Invalid { number: index + 1, given, reason: reason.into() }
    }

    /// The error that the history ends although the event `derived` follows.
    fn incomplete(&self, derived: String) -> HistoryError {
        HistoryError::Incomplete { events: self.history.len(), derived }
    }
}

/// Returns whether an event is the first of a deal: seat 0 is dealt its cards.
fn starts_deal(event: &Event) -> bool {
    matches!(event, Event::Dealt { seat, .. } if *seat == Seat::default())
}

/// The seat that shows or plays cards from its hand in an event, and the cards.
fn cards_shown(event: &Event) -> Option<(Seat, CardSet)> {
    match *event {
        Event::FirstAttacker { seat, lowest_trump } => Some((seat, lowest_trump?.into())),
        Event::Transferred { seat, card, .. } => Some((seat, card.into())),
        _ => event.action().map(|(seat, action)| (seat, action.played_cards())),
    }
}

/// An event as JSON.
fn json(event: &Event) -> String {
    serde_json::to_string(event).expect("an event serializes to JSON")
}
