//! A complete deal that leads to what a seat sees.

use super::swap_cards_in;
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    custom_deal::CustomDeal,
    event::Event,
    game::Durak,
    phase::Phase,
    rules::{FirstAttackRule, HAND_SIZE},
    setup::Setup,
    view::View,
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
    /// What must not change.
    fixed_decision: FixedDecision,
}

/// A bout that is over.
#[derive(Clone, Debug)]
pub(super) struct FinishedBout {
    /// The indices of its actions in the deal.
    pub(super) actions: std::ops::Range<usize>,
    pub(super) lead: Seat,
    pub(super) defender: Seat,
    pub(super) beaten: bool,
    /// The number of cards dealt and drawn before it began.
    pub(super) dealt_before: usize,
    /// The seats that drew after it, and the positions in the order that they drew.
    pub(super) drawn: Vec<(Seat, std::ops::Range<usize>)>,
}

/// The decision that the seat has to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FixedDecision {
    phase: Phase,
    pairs: usize,
    /// The event that names the first attacker and the trump shown.
    first: Option<Event>,
}

impl FixedDecision {
    fn from_view(view: View<'_>) -> Self {
        let is_first = |event: &Event| matches!(event, Event::FirstAttacker { .. });
        let first = view.history().find(is_first);
        FixedDecision { phase: view.phase(), pairs: view.table_pairs().len(), first }
    }
}

impl HypotheticalDeal {
    /// A deal that leads to a view, or `None` if none is found.
    pub(super) fn from_view(view: View<'_>) -> Option<Self> {
        let mut imagined = DealReconstruction::new(view)?.read()?;
        // The replay must give exactly this view, except for events before a redeal.
        let mut seen = view.snapshot();
        let redealt = seen.history.iter().any(|event| matches!(event, Event::Redealt { .. }));
        if redealt {
            seen.history.clear();
        }
        let is_same = |game: &Durak| {
            let mut shown = game.view(view.seat()).snapshot();
            if redealt {
                shown.history.clear();
            }
            shown == seen
        };
        let lot = (0..MAX_LOT_SEEDS).find(|&lot| {
            imagined.lot_seed = lot;
            imagined.game().is_some_and(|game| is_same(&game))
        })?;
        imagined.lot_seed = lot;
        Some(imagined)
    }

    /// Replays the deal. Returns `None` if it is illegal or does not end in the same decision.
    pub(super) fn game(&self) -> Option<Durak> {
        let game = self.replay()?;
        let view = game.view(self.seat);
        (view.to_act() == Some(self.seat) && FixedDecision::from_view(view) == self.fixed_decision)
            .then_some(game)
    }

    /// Replays the actions of the deal.
    pub(super) fn replay(&self) -> Option<Durak> {
        let players = self.setup.players;
        let dealt = HAND_SIZE * players;
        // The card to be turned up is dealt first and put at the bottom.
        let (hands, talon) = self.order.split_at_checked(dealt)?;
        let turned = talon.last().into_iter();
        let rest = &talon[..talon.len().saturating_sub(1)];
        let cards: Vec<Card> = hands.iter().chain(turned).chain(rest).copied().collect();
        let deal = match self.setup.deal {
            Some(given) => {
                Some(CustomDeal::from_dealing_order(players, &cards, given.attacker()).ok()?)
            }
            None => None,
        };
        let setup = Setup { deal, ..self.setup };
        let chance = Seed::from(self.lot_seed).shuffle_rng();
        let mut game = Durak::with_deck_order(&setup, &cards, chance).ok()?;
        for &action in &self.actions {
            game.play(action).ok()?;
        }
        Some(game)
    }

    /// The seat to act after this many actions.
    pub(super) fn to_act_after(&self, actions: usize) -> Option<Seat> {
        let mut deal = self.clone();
        deal.actions.truncate(actions);
        deal.replay()?.to_act()
    }

    /// The deal with one of the seat's own cards swapped with a card that it has not seen.
    pub(super) fn with_cards_exchanged(&self, own: Card, new: Card) -> Option<Durak> {
        // The new card's assumed place may be impossible for the old one: a low trump, for example,
        // in a hand that did not lead with it. So other places are tried too.
        let hidden = || self.order.iter().copied().filter(|card| self.hidden.contains(*card));
        let places = [Some(new), hidden().next_back(), hidden().next()];
        places.into_iter().flatten().find_map(|place| {
            let mut deal = self.clone();
            deal.exchange(new, place);
            deal.exchange(own, new);
            // Cards played and picked up before stay the same, wherever they came from.
            deal.game().filter(|game| !game.hand(self.seat).contains(own))
        })
    }

    /// The deal with two cards swapped from the start.
    pub(super) fn with_card_played_instead(&self, one: Card, other: Card) -> Option<Durak> {
        let mut deal = self.clone();
        deal.exchange(one, other);
        for action in &mut deal.actions {
            *action = swap_cards_in(*action, one, other);
        }
        // The view is unchanged if both cards went to the same place.
        deal.game().filter(|game| {
            let view = game.view(self.seat);
            let seen = view.hand() | view.table_cards();
            seen.contains(other) && !seen.contains(one)
        })
    }

    /// Swaps two cards in the order.
    fn exchange(&mut self, one: Card, other: Card) {
        for card in &mut self.order {
            if *card == one {
                *card = other;
            } else if *card == other {
                *card = one;
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

    fn read(mut self) -> Option<HypotheticalDeal> {
        let history: Vec<Event> = self.view.history().collect();
        let is_first_dealt =
            |event: &Event| matches!(event, Event::Dealt { seat, .. } if *seat == Seat::default());
        let begin = history.iter().rposition(is_first_dealt)?;
        for &event in &history[begin..] {
            self.apply_event(event)?;
        }
        let order = self.fill_order()?;
        let DealReconstruction { view, actions, bouts, .. } = self;
        let asked = FixedDecision::from_view(view);
        let given = view.has_given_first_attacker();
        let deal = if given {
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
            fixed_decision: asked,
        })
    }

    fn apply_event(&mut self, event: Event) -> Option<()> {
        match event {
            Event::Dealt { seat, cards, count } => {
                let (players, round) = (self.view.players(), usize::from(count));
                let places = (0..round).map(|round| seat.index() + round * players).collect();
                self.cards_dealt += round;
                self.receive(seat, cards, places)?;
            }
            Event::Drawn { seat, cards, count } => {
                let places = self.cards_dealt..self.cards_dealt + usize::from(count);
                self.cards_dealt = places.end;
                if let Some(bout) = self.bouts.last_mut() {
                    bout.drawn.push((seat, places.clone()));
                }
                self.receive(seat, cards, places.collect())?;
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

    /// Records that a seat received the cards of some positions.
    fn receive(&mut self, seat: Seat, cards: CardSet, places: Vec<usize>) -> Option<()> {
        if seat == self.view.seat() {
            let drawn = self.view.hand_in_order();
            let mut cards: Vec<Card> = cards.iter().collect();
            cards.sort_by_key(|card| drawn.iter().position(|own| own == card));
            let open = places.iter().filter(|&&place| place + 1 == self.order.len());
            // The turned card is already placed and comes last.
            if open.count() > 0 {
                let turned = self.order.last().copied()??;
                cards.retain(|&card| card != turned);
                cards.push(turned);
            }
            for (place, card) in places.into_iter().zip(cards) {
                *self.order.get_mut(place)? = Some(card);
            }
            return Some(());
        }
        for place in places {
            match *self.order.get(place)? {
                Some(card) => self.known[seat.index()].insert(card),
                None => self.held[seat.index()].push(place),
            }
        }
        Some(())
    }

    /// Records what follows from the choice of the first attacker.
    fn apply_first_attacker(&mut self, seat: Seat, lowest_trump: Option<Card>) -> Option<()> {
        let setup = self.view.setup();
        let on_the_fool = setup.rules.first_attack == FirstAttackRule::OnTheFool
            && setup.standing.last_fool.is_some();
        if on_the_fool || self.view.has_given_first_attacker() {
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

    /// Records that a seat is seen to hold a card.
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

    /// Assigns a position to a card that another seat has held: the earliest one, or the latest
    /// drawn one for a trump that cannot have been dealt.
    fn assign_order(&mut self, seat: Seat, card: Card) -> Option<()> {
        let dealt = HAND_SIZE * self.view.players();
        let held = &mut self.held[seat.index()];
        let at = match self.too_low.contains(card) {
            true => held.iter().rposition(|&place| place >= dealt)?,
            false if held.is_empty() => return None,
            false => 0,
        };
        let place = held.remove(at);
        self.order[place] = Some(card);
        Some(())
    }

    /// The order of all cards, with the unseen cards in the remaining positions.
    fn fill_order(&self) -> Option<Vec<Card>> {
        let low = self.view.unseen_cards() & self.too_low;
        let others = self.view.unseen_cards() - self.too_low;
        // Trumps that cannot have been dealt fill the last positions.
        let mut left = low.iter().chain(others.iter());
        let mut order = self.order.clone();
        for place in order.iter_mut().rev().filter(|place| place.is_none()) {
            *place = Some(left.next()?);
        }
        if left.next().is_some() {
            return None;
        }
        order.into_iter().collect()
    }
}
