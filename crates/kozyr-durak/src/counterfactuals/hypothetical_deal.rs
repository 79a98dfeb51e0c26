//! A complete deal that leads to what a seat sees.

use super::swap_cards_in;
use crate::{
    action::Action, card::Card, card_set::CardSet, custom_deal::CustomDeal, event::Event,
    game::Durak, phase::Phase, rules::HAND_SIZE, setup::Setup, view::View,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seed};

/// The number of seeds tried to make the right seat lead if the first attacker was drawn by lot.
const MAX_LOT_SEEDS: u64 = 64;

/// A possible deal: the cards that the seat has not seen are placed in one way that leads to its
/// view. It contains no information beyond that view.
#[derive(Clone, Debug)]
pub(super) struct HypotheticalDeal {
    pub(super) setup: Setup,
    pub(super) seat: Seat,
    /// All cards in dealing and drawing order, the open trump last.
    pub(super) order: Vec<Card>,
    pub(super) actions: Vec<Action>,
    /// The finished bouts that were beaten or picked up.
    pub(super) bouts: Vec<FinishedBout>,
    /// The seed that selects the first attacker if all hands lack trumps.
    lot_seed: u64,
    /// The cards that the seat has not seen.
    hidden: CardSet,
    /// The decision, which no change may alter.
    fixed_decision: FixedDecision,
}

/// A bout that is over.
#[derive(Clone, Debug)]
pub(super) struct FinishedBout {
    /// The indices of its actions in the deal.
    pub(super) actions: std::ops::Range<usize>,
    /// The player who led or made the last transfer.
    pub(super) lead: Seat,
    pub(super) defender: Seat,
    /// Whether every card was beaten; if false, the defender picked up.
    pub(super) beaten: bool,
    /// The number of cards dealt and drawn before it began.
    pub(super) dealt_before: usize,
    /// The seats that drew after it, and the positions of the cards they drew.
    pub(super) drawn: Vec<(Seat, std::ops::Range<usize>)>,
}

/// The decision that the seat has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FixedDecision {
    phase: Phase,
    /// The number of attack cards on the table.
    pairs: usize,
    /// The event that names the first attacker and the trump shown.
    first: Option<Event>,
}

impl FixedDecision {
    /// The decision that a seat faces in its view.
    fn from_view(view: View<'_>) -> Self {
        let is_first = |event: &Event| matches!(event, Event::FirstAttacker { .. });
        let first = view.history().find(is_first);
        FixedDecision { phase: view.phase(), pairs: view.table_pairs().len(), first }
    }
}

impl HypotheticalDeal {
    /// A deal that leads to this view, or `None` if none is found.
    pub(super) fn from_view(view: View<'_>) -> Option<Self> {
        let mut deal = DealReconstruction::new(view)?.read()?;
        // The replay must give exactly this view, except for events before a redeal.
        let mut expected = view.snapshot();
        let redealt = expected.history.iter().any(|event| matches!(event, Event::Redealt { .. }));
        if redealt {
            expected.history.clear();
        }
        let is_same = |game: &Durak| {
            let mut replayed = game.view(view.seat()).snapshot();
            if redealt {
                replayed.history.clear();
            }
            replayed == expected
        };
        let lot_seed = (0..MAX_LOT_SEEDS).find(|&lot_seed| {
            deal.lot_seed = lot_seed;
            deal.game().is_some_and(|game| is_same(&game))
        })?;
        deal.lot_seed = lot_seed;
        Some(deal)
    }

    /// Replays the deal. Returns `None` if it is illegal or does not end in the same decision.
    pub(super) fn game(&self) -> Option<Durak> {
        let game = self.replay()?;
        let view = game.view(self.seat);
        (view.to_act() == Some(self.seat) && FixedDecision::from_view(view) == self.fixed_decision)
            .then_some(game)
    }

    /// Replays the actions of the deal; `None` if it is illegal.
    pub(super) fn replay(&self) -> Option<Durak> {
        let players = self.setup.players;
        let dealt = HAND_SIZE * players;
        // The card to be turned up is dealt first and put at the bottom.
        let (hands, talon) = self.order.split_at_checked(dealt)?;
        let turned = talon.last().into_iter();
        let undrawn = &talon[..talon.len().saturating_sub(1)];
        let cards: Vec<Card> = hands.iter().chain(turned).chain(undrawn).copied().collect();
        let deal = match self.setup.deal {
            Some(custom) => {
                Some(CustomDeal::from_dealing_order(players, &cards, custom.attacker()).ok()?)
            }
            None => None,
        };
        let setup = Setup { deal, ..self.setup };
        let rng = Seed::from(self.lot_seed).shuffle_rng();
        let mut game = Durak::with_deck_order(&setup, &cards, rng).ok()?;
        for &action in &self.actions {
            game.play(action).ok()?;
        }
        Some(game)
    }

    /// The seat to act after this many actions; `None` if the deal is then over or illegal.
    pub(super) fn to_act_after(&self, actions: usize) -> Option<Seat> {
        let mut deal = self.clone();
        deal.actions.truncate(actions);
        deal.replay()?.to_act()
    }

    /// The game with one of the seat's own cards swapped with a card that it has not seen; `None`
    /// if that is illegal.
    pub(super) fn with_cards_exchanged(&self, own: Card, new: Card) -> Option<Durak> {
        // The new card's assumed place may be impossible for the old one: a low trump, for example,
        // in a hand that did not lead with it. So other places are tried too.
        let hidden = || self.order.iter().copied().filter(|card| self.hidden.contains(*card));
        let partners = [Some(new), hidden().next_back(), hidden().next()];
        partners.into_iter().flatten().find_map(|partner| {
            let mut deal = self.clone();
            deal.exchange(new, partner);
            deal.exchange(own, new);
            // Cards played and picked up before stay the same, wherever they came from.
            deal.game().filter(|game| !game.hand(self.seat).contains(own))
        })
    }

    /// The game with two cards swapped in the deck and in every action, so that the seat sees `new`
    /// in the place of `old`. `None` if that is illegal or does not change what it sees.
    pub(super) fn with_card_played_instead(&self, old: Card, new: Card) -> Option<Durak> {
        let mut deal = self.clone();
        deal.exchange(old, new);
        for action in &mut deal.actions {
            *action = swap_cards_in(*action, old, new);
        }
        // The view is unchanged if both cards went to the same place.
        deal.game().filter(|game| {
            let view = game.view(self.seat);
            let seen = view.hand() | view.table_cards();
            seen.contains(new) && !seen.contains(old)
        })
    }

    /// Swaps two cards in the order.
    fn exchange(&mut self, first: Card, second: Card) {
        for card in &mut self.order {
            if *card == first {
                *card = second;
            } else if *card == second {
                *card = first;
            }
        }
    }
}

/// Reads a history from its start and fills in the order of the cards.
struct DealReconstruction<'a> {
    view: View<'a>,
    order: Vec<Option<Card>>,
    /// The number of cards dealt and drawn.
    cards_dealt: usize,
    /// The positions of unidentified cards in the hands of others.
    held: [Vec<usize>; MAX_SEATS],
    /// The known cards in the hands of others.
    known: [CardSet; MAX_SEATS],
    /// The trumps that cannot have been dealt, since their holder would have led.
    too_low: CardSet,
    actions: Vec<Action>,
    bouts: Vec<FinishedBout>,
    /// The start of the current bout: the numbers of actions and of cards dealt and drawn.
    bout_start: (usize, usize),
    lead: Seat,
    defender: Seat,
}

impl<'a> DealReconstruction<'a> {
    /// Starts with only the turned-up card in its position; `None` if no card was turned up.
    fn new(view: View<'a>) -> Option<Self> {
        let size = view.rules().deck.size();
        let mut order = vec![None; size];
        let turned = view.history().rev().find_map(|event| match event {
            Event::TrumpTurned { card, .. } => Some(card),
            _ => None,
        })?;
        // The turned card is drawn last, or dealt last if there is no talon.
        *order.last_mut()? = Some(turned);
        Some(DealReconstruction {
            view,
            order,
            cards_dealt: 0,
            held: Default::default(),
            known: [CardSet::EMPTY; MAX_SEATS],
            too_low: CardSet::EMPTY,
            actions: Vec::new(),
            bouts: Vec::new(),
            bout_start: (0, 0),
            lead: Seat::default(),
            defender: Seat::default(),
        })
    }

    /// Reads the history since the last deal and completes the deal; `None` if that is impossible.
    fn read(mut self) -> Option<HypotheticalDeal> {
        let history: Vec<Event> = self.view.history().collect();
        let is_first_dealt =
            |event: &Event| matches!(event, Event::Dealt { seat, .. } if *seat == Seat::default());
        let start = history.iter().rposition(is_first_dealt)?;
        for &event in &history[start..] {
            self.apply_event(event)?;
        }
        let order = self.fill_order()?;
        let DealReconstruction { view, actions, bouts, .. } = self;
        let fixed_decision = FixedDecision::from_view(view);
        let is_custom = view.has_given_first_attacker();
        let deal = if is_custom {
            let first = history.iter().find_map(|event| match event {
                Event::FirstAttacker { seat, .. } => Some(*seat),
                _ => None,
            });
            Some(CustomDeal::from_dealing_order(view.players(), &order, first).ok()?)
        } else {
            None
        };
        let setup = Setup { deal, ..*view.setup() };
        let (seat, hidden) = (view.seat(), view.unseen_cards());
        Some(HypotheticalDeal {
            setup,
            seat,
            order,
            actions,
            bouts,
            lot_seed: 0,
            hidden,
            fixed_decision,
        })
    }

    /// Records an event; `None` if it contradicts earlier ones.
    fn apply_event(&mut self, event: Event) -> Option<()> {
        match event {
            Event::Dealt { seat, cards, count } => {
                let (players, rounds) = (self.view.players(), usize::from(count));
                let positions = (0..rounds).map(|round| seat.index() + round * players).collect();
                self.cards_dealt += rounds;
                self.receive(seat, cards, positions)?;
            }
            Event::Drawn { seat, cards, count } => {
                let positions = self.cards_dealt..self.cards_dealt + usize::from(count);
                self.cards_dealt = positions.end;
                if let Some(bout) = self.bouts.last_mut() {
                    bout.drawn.push((seat, positions.clone()));
                }
                self.receive(seat, cards, positions.collect())?;
            }
            Event::TrumpTurned { .. } | Event::SeatOut { .. } | Event::DealOver { .. } => {}
            Event::FirstAttacker { seat, lowest_trump } => {
                self.apply_first_attacker(seat, lowest_trump)?
            }
            Event::Kept { .. } => self.actions.push(Action::Keep),
            Event::Redealt { .. } => self.actions.push(Action::Redeal),
            Event::Attacked { seat, defender, cards } => {
                self.bout_start = (self.actions.len(), self.cards_dealt);
                (self.lead, self.defender) = (seat, defender);
                self.play(seat, cards, Action::Attack(cards))?;
            }
            Event::Beaten { seat, attack, with } => {
                self.play(seat, with.into(), Action::Beat { attack, with })?;
            }
            Event::Transferred { seat, defender, card, shown } => {
                (self.lead, self.defender) = (seat, defender);
                if shown {
                    self.show(seat, card)?;
                    self.actions.push(Action::ShowTransfer(card));
                } else {
                    self.play(seat, card.into(), Action::Transfer(card))?;
                }
            }
            Event::ThrownIn { seat, card } => {
                self.play(seat, card.into(), Action::ThrowIn(card))?;
            }
            Event::Passed { .. } => self.actions.push(Action::Pass),
            Event::Took { .. } => self.actions.push(Action::Take),
            Event::BoutTaken { seat, cards } => {
                self.known[seat.index()] |= cards;
                self.end_bout(false);
            }
            Event::BoutBeaten { .. } => self.end_bout(true),
        }
        Some(())
    }

    /// Adds the current bout to the finished ones.
    fn end_bout(&mut self, beaten: bool) {
        self.bouts.push(FinishedBout {
            actions: self.bout_start.0..self.actions.len(),
            lead: self.lead,
            defender: self.defender,
            beaten,
            dealt_before: self.bout_start.1,
            drawn: Vec::new(),
        });
    }

    /// Records that a seat received the cards at some positions; `None` if a position does not
    /// exist.
    fn receive(&mut self, seat: Seat, cards: CardSet, positions: Vec<usize>) -> Option<()> {
        if seat == self.view.seat() {
            let drawn = self.view.hand_in_order();
            let mut cards: Vec<Card> = cards.iter().collect();
            cards.sort_by_key(|card| drawn.iter().position(|own| own == card));
            let last_position =
                positions.iter().filter(|&&position| position + 1 == self.order.len());
            // The turned card is already placed and comes last.
            if last_position.count() > 0 {
                let turned = self.order.last().copied()??;
                cards.retain(|&card| card != turned);
                cards.push(turned);
            }
            for (position, card) in positions.into_iter().zip(cards) {
                *self.order.get_mut(position)? = Some(card);
            }
            return Some(());
        }
        for position in positions {
            match *self.order.get(position)? {
                Some(card) => self.known[seat.index()].insert(card),
                None => self.held[seat.index()].push(position),
            }
        }
        Some(())
    }

    /// Records the trump that the first attacker showed, and that no lower trump was dealt; without
    /// one, that no trump was dealt at all. `None` if the seat cannot hold the trump.
    ///
    /// Does nothing if the first attacker follows from the last deal or was given.
    fn apply_first_attacker(&mut self, seat: Seat, lowest_trump: Option<Card>) -> Option<()> {
        let follows_last_deal = self.view.setup().first_attacker().is_some();
        if follows_last_deal || self.view.has_given_first_attacker() {
            return Some(());
        }
        let trumps = CardSet::of_suit(self.view.trump());
        match lowest_trump {
            Some(card) => {
                let lower = trumps.iter().filter(|trump| trump.rank() < card.rank());
                self.too_low = lower.collect();
                self.show(seat, card)
            }
            None => {
                self.too_low = trumps;
                Some(())
            }
        }
    }

    /// Records that a seat is seen to hold a card; `None` if it cannot have received it.
    fn show(&mut self, seat: Seat, card: Card) -> Option<()> {
        if seat != self.view.seat() && !self.known[seat.index()].contains(card) {
            self.assign_order(seat, card)?;
            self.known[seat.index()].insert(card);
        }
        Some(())
    }

    /// Records an action and the cards that the seat plays with it; `None` if the seat cannot have
    /// held them.
    fn play(&mut self, seat: Seat, cards: CardSet, action: Action) -> Option<()> {
        if seat != self.view.seat() {
            for card in cards {
                if self.known[seat.index()].contains(card) {
                    self.known[seat.index()].remove(card);
                } else {
                    self.assign_order(seat, card)?;
                }
            }
        }
        self.actions.push(action);
        Some(())
    }

    /// Assigns a position to a card that another seat has held: the earliest of its unidentified
    /// cards, or the last that it drew for a trump that cannot have been dealt. `None` if it has no
    /// such card.
    fn assign_order(&mut self, seat: Seat, card: Card) -> Option<()> {
        let dealt = HAND_SIZE * self.view.players();
        let held = &mut self.held[seat.index()];
        let index = match self.too_low.contains(card) {
            true => held.iter().rposition(|&position| position >= dealt)?,
            false if held.is_empty() => return None,
            false => 0,
        };
        let position = held.remove(index);
        self.order[position] = Some(card);
        Some(())
    }

    /// The order of all cards, with the unseen cards in the remaining positions; `None` if their
    /// numbers differ.
    fn fill_order(&self) -> Option<Vec<Card>> {
        let low = self.view.unseen_cards() & self.too_low;
        let others = self.view.unseen_cards() - self.too_low;
        // Trumps that cannot have been dealt fill the last positions.
        let mut remaining = low.iter().chain(others.iter());
        let mut order = self.order.clone();
        for position in order.iter_mut().rev().filter(|position| position.is_none()) {
            *position = Some(remaining.next()?);
        }
        if remaining.next().is_some() {
            return None;
        }
        order.into_iter().collect()
    }
}
