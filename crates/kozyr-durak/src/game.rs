//! A deal in progress.

use rand_chacha::ChaCha20Rng;

use super::{
    action::Action,
    bout::Bout,
    card::Card,
    card_set::CardSet,
    deck::{random_below, shuffle_deck_with},
    event::{DealEnding, Event},
    illegal_action::IllegalAction,
    phase::Phase,
    rules::HAND_SIZE,
    setup::{Setup, SetupError},
    talon::Talon,
    view::View,
};
use kozyr_core::game::{Game, MAX_SEATS, Outcome, Seat, Seats, Seed};

/// A deal in progress, including hidden cards.
#[derive(Clone, PartialEq, Debug)]
pub struct Durak {
    /// Excludes the cards of a custom deal, which views must not reveal.
    pub(super) setup: Setup,
    /// The first attacker, if they do not follow from the cards: a custom deal may name one, and in
    /// a deal restored from a view the cards are not all known.
    pub(super) given_first_attacker: Option<FirstAttacker>,
    pub(super) hands: [CardSet; MAX_SEATS],
    /// The publicly known cards of each hand.
    pub(super) known: [CardSet; MAX_SEATS],
    pub(super) talon: Talon,
    pub(super) trump_card: Card,
    pub(super) discard: CardSet,
    pub(super) phase: Phase,
    pub(super) to_act: Option<Seat>,
    /// The current or last bout; meaningless before the first.
    pub(super) bout: Bout,
    /// The seats that have asked for a redeal.
    pub(super) redealt: Seats,
    /// The seats that have used up their right to show a trump to transfer.
    pub(super) shown: Seats,
    /// The seats that have no cards left.
    pub(super) out: Seats,
    /// The number of actions since a card was last drawn or discarded.
    pub(super) actions_without_progress: usize,
    pub(super) ending: Option<DealEnding>,
    /// The random numbers that follow the shuffle; `None` once the first bout is opened.
    pub(super) rng: Option<Box<ChaCha20Rng>>,
    /// All events so far, including hidden cards.
    pub(super) history: Vec<Event>,
}

/// The first attacker of a deal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct FirstAttacker {
    pub(super) seat: Seat,
    /// The lowest trump, which they show; `None` if they attack for another reason.
    pub(super) lowest_trump: Option<Card>,
}

impl Durak {
    /// Deals the given cards one at a time, clockwise from seat 0. The next card, if any, is turned
    /// up and put at the bottom of the talon. Of a custom deal in the setup, only the first
    /// attacker counts.
    ///
    /// `rng` decides what the cards leave open: the first attacker if no hand has a trump, and
    /// redeals.
    ///
    /// # Errors
    /// Returns an error if the setup is illegal or the cards are not a whole deck.
    pub fn with_deck_order(
        setup: &Setup,
        cards: &[Card],
        rng: ChaCha20Rng,
    ) -> Result<Self, SetupError> {
        setup.validate()?;
        let deck = setup.rules.deck;
        if cards.len() != deck.size()
            || cards.iter().copied().collect::<CardSet>() != deck.card_set()
        {
            return Err(SetupError::Deck(deck.into()));
        }
        let mut game = Durak::undealt(setup, rng);
        game.deal(cards);
        Ok(game)
    }

    /// A deal before any cards are dealt, for a legal setup.
    pub(super) fn undealt(setup: &Setup, rng: ChaCha20Rng) -> Self {
        let given = setup.deal.and_then(|deal| deal.attacker());
        Durak {
            setup: Setup { deal: None, ..*setup },
            given_first_attacker: given.map(|seat| FirstAttacker { seat, lowest_trump: None }),
            hands: [CardSet::EMPTY; MAX_SEATS],
            known: [CardSet::EMPTY; MAX_SEATS],
            talon: Talon::from_rest(&[]),
            trump_card: Card::LOWEST,
            discard: CardSet::EMPTY,
            phase: Phase::Redeal,
            to_act: None,
            bout: Bout::new(Seat::default(), Seat::default(), 0),
            redealt: Seats::EMPTY,
            shown: Seats::EMPTY,
            out: Seats::EMPTY,
            actions_without_progress: 0,
            ending: None,
            rng: Some(Box::new(rng)),
            history: Vec::with_capacity(192),
        }
    }

    /// The setup, without the cards of a custom deal.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How the deal ended, or `None` while it is in progress.
    pub fn ending(&self) -> Option<DealEnding> {
        self.ending
    }

    /// The player who attacks first in the deal; `None` while redeals are possible.
    pub fn first_attacker(&self) -> Option<Seat> {
        self.history.iter().rev().find_map(|event| match event {
            Event::FirstAttacker { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    /// All events of the deal so far, including hidden cards. Those before a redeal are kept.
    pub fn history(&self) -> &[Event] {
        &self.history
    }

    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The cards still to be drawn, the next first and the open trump last.
    pub fn talon(&self) -> &[Card] {
        self.talon.rest()
    }

    /// Deals these cards, turns up the trump, and asks the first seat about a redeal or opens the
    /// first bout.
    pub(super) fn deal(&mut self, cards: &[Card]) {
        let players = self.setup.players;
        let dealt = HAND_SIZE * players;
        self.hands = [CardSet::EMPTY; MAX_SEATS];
        self.known = [CardSet::EMPTY; MAX_SEATS];
        for seat in Seat::all(players) {
            let hand = cards[..dealt].iter().skip(seat.index()).step_by(players);
            let hand = hand.copied().collect();
            self.hands[seat.index()] = hand;
            self.history.push(Event::Dealt { seat, count: HAND_SIZE as u8, cards: hand });
        }
        self.talon = Talon::after_dealing(cards, dealt);
        self.turn_trump(cards[dealt - 1]);
        if self.setup.rules.redeal {
            self.to_act = Some(Seat::default());
        } else {
            self.open_first_bout();
        }
    }

    /// Turns up the trump and adds this to the history: the bottom card of the talon or, without
    /// one, the last card dealt, which is then known to be in the last seat's hand.
    fn turn_trump(&mut self, last_dealt: Card) {
        let holder = match self.talon.bottom() {
            Some(_) => None,
            None => Some(Seat::new(self.setup.players - 1)),
        };
        self.trump_card = self.talon.bottom().unwrap_or(last_dealt);
        if let Some(holder) = holder {
            self.known[holder.index()].insert(self.trump_card);
        }
        self.history.push(Event::TrumpTurned { card: self.trump_card, holder });
    }

    /// Shuffles and deals anew if the seat asks for a redeal. If it keeps its hand, asks the next
    /// seat, or opens the first bout after the last one.
    ///
    /// Every seat is asked whatever it holds, so that being asked reveals nothing. After a redeal
    /// all seats are asked again.
    pub(super) fn answer_redeal(&mut self, seat: Seat, redeal: bool) {
        if redeal {
            self.redealt.insert(seat);
            self.history.push(Event::Redealt { seat });
            let cards = shuffle_deck_with(self.setup.rules.deck, self.rng());
            return self.deal(&cards);
        }
        self.history.push(Event::Kept { seat });
        match seat.index() + 1 {
            next if next < self.setup.players => self.to_act = Some(Seat::new(next)),
            _ => self.open_first_bout(),
        }
    }

    /// Determines the first attacker and opens their bout.
    fn open_first_bout(&mut self) {
        let FirstAttacker { seat, lowest_trump } = self.choose_first_attacker();
        if let Some(card) = lowest_trump {
            self.known[seat.index()].insert(card);
        }
        self.rng = None;
        self.history.push(Event::FirstAttacker { seat, lowest_trump });
        self.open_bout(seat);
    }

    /// The first attacker, and the lowest trump if they attack because they hold it.
    fn choose_first_attacker(&mut self) -> FirstAttacker {
        if let Some(first) = self.given_first_attacker {
            return first;
        }
        if let Some(seat) = self.setup.first_attacker() {
            return FirstAttacker { seat, lowest_trump: None };
        }
        let trumps = CardSet::of_suit(self.trump_card.suit());
        let lowest = |seat: Seat| Some(((self.hand(seat) & trumps).first()?, seat));
        match Seat::all(self.setup.players).filter_map(lowest).min() {
            Some((card, seat)) => FirstAttacker { seat, lowest_trump: Some(card) },
            None => {
                let players = self.setup.players as u32;
                let seat = Seat::new(random_below(players, self.rng()) as usize);
                FirstAttacker { seat, lowest_trump: None }
            }
        }
    }

    /// The random numbers that follow the shuffle. Panics after the first bout has been opened.
    fn rng(&mut self) -> &mut ChaCha20Rng {
        self.rng.as_mut().expect("present until the first bout is opened")
    }
}

impl Game for Durak {
    const NAME: &'static str = "durak";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View<'a> = View<'a>;
    type SetupError = SetupError;
    type IllegalAction = IllegalAction;

    /// Shuffles the deck with the seed and deals it, or deals the cards of a custom deal. The seed
    /// also decides redeals and a first attacker chosen by lot.
    ///
    /// # Errors
    /// Returns an error if the setup is illegal.
    fn new(setup: &Setup, seed: &Seed) -> Result<Self, SetupError> {
        let mut rng = seed.shuffle_rng();
        let cards = shuffle_deck_with(setup.rules.deck, &mut rng);
        match &setup.deal {
            Some(deal) => Durak::with_deck_order(setup, deal.cards(), rng),
            None => Durak::with_deck_order(setup, &cards, rng),
        }
    }

    fn seats(&self) -> usize {
        self.setup.players
    }

    fn to_act(&self) -> Option<Seat> {
        self.to_act
    }

    /// Lists the legal actions of the seat to act: leads, beats, transfers or throw-ins, then
    /// taking or passing. Before the first bout, redealing comes before keeping. Empty once the
    /// deal is over.
    fn legal_actions(&self) -> Vec<Action> {
        self.list_legal_actions()
    }

    /// Plays an action of the seat to act, and returns the events that it causes, including hidden
    /// cards.
    ///
    /// # Errors
    /// Returns an error, and changes nothing, if the action is illegal or the deal is over.
    fn play(&mut self, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let seat = self.to_act.ok_or(IllegalAction::WrongPhase(Phase::Over))?;
        self.check(seat, action)?;
        let old_len = self.history.len();
        self.apply(seat, action);
        Ok(self.history[old_len..].to_vec())
    }

    fn view(&self, seat: Seat) -> View<'_> {
        View::new(self, seat)
    }

    /// The side of the fool lost; a deal without a fool is drawn. `None` while it is in progress.
    fn outcome(&self) -> Option<Outcome> {
        Some(match self.ending? {
            DealEnding::Fool(fool) => Outcome::Lost(self.setup.side(fool)),
            DealEnding::NobodyLeft | DealEnding::Stalled => Outcome::Drawn,
        })
    }
}
