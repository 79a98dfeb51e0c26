//! A whole deal that led to what a seat sees.

use super::swap_cards_in;
use crate::{
    action::Action,
    card::Card,
    card_set::CardSet,
    event::Event,
    game::Durak,
    given_deal::GivenDeal,
    phase::Phase,
    rules::{FirstAttackRule, HAND_SIZE},
    setup::Setup,
    view::View,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seed};

/// Seeds that are tried to let the right seat lead where a lot was drawn for it.
const MAX_LOT_SEEDS: u64 = 64;

/// A deal as it may have been: whatever the seat has not seen lies in one of the ways that led to
/// what it sees. Nothing here knows more than the view that it was made from.
#[derive(Clone, Debug)]
pub(super) struct HypotheticalDeal {
    pub(super) setup: Setup,
    pub(super) seat: Seat,
    /// All cards in the order in which they are dealt, one at a time, and drawn; the open trump
    /// last.
    pub(super) order: Vec<Card>,
    pub(super) actions: Vec<Action>,
    /// The finished bouts in which all was beaten or taken.
    pub(super) bouts: Vec<FinishedBout>,
    /// What settles who leads where nobody has a trump.
    lot_seed: u64,
    /// What the seat has not seen.
    hidden: CardSet,
    /// What must not change.
    fixed_decision: FixedDecision,
}

/// A bout that is over.
#[derive(Clone, Debug)]
pub(super) struct FinishedBout {
    /// Its actions, as places in those of the deal.
    pub(super) actions: std::ops::Range<usize>,
    pub(super) lead: Seat,
    pub(super) defender: Seat,
    pub(super) beaten: bool,
    /// How many cards had been dealt and drawn when it began.
    pub(super) dealt_before: usize,
    /// Who drew which places of the order after it.
    pub(super) drawn: Vec<(Seat, std::ops::Range<usize>)>,
}

/// What the seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FixedDecision {
    phase: Phase,
    pairs: usize,
    /// Who led first, and the trump shown for it.
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
    /// A deal that led to a view; `None` if none can be imagined.
    pub(super) fn from_view(view: View<'_>) -> Option<Self> {
        let mut imagined = DealReconstruction::new(view)?.read()?;
        // Played by the rules it has to show just what was seen, but for what was before a new
        // deal.
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

    /// The deal, played by the rules; `None` if they do not allow it, or the seat is asked
    /// something else in the end.
    pub(super) fn game(&self) -> Option<Durak> {
        let game = self.replay()?;
        let view = game.view(self.seat);
        (view.to_act() == Some(self.seat) && FixedDecision::from_view(view) == self.fixed_decision)
            .then_some(game)
    }

    /// What its actions lead to.
    pub(super) fn replay(&self) -> Option<Durak> {
        let players = self.setup.players;
        let dealt = HAND_SIZE * players;
        // The card to be turned up is dealt first and put under the others.
        let (hands, talon) = self.order.split_at_checked(dealt)?;
        let turned = talon.last().into_iter();
        let rest = &talon[..talon.len().saturating_sub(1)];
        let cards: Vec<Card> = hands.iter().chain(turned).chain(rest).copied().collect();
        let deal = match self.setup.deal {
            Some(given) => {
                Some(GivenDeal::from_dealing_order(players, &cards, given.attacker()).ok()?)
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

    /// Who acts after so many of its actions.
    pub(super) fn to_act_after(&self, actions: usize) -> Option<Seat> {
        let mut deal = self.clone();
        deal.actions.truncate(actions);
        deal.replay()?.to_act()
    }

    /// The deal in which a card of the seat lies in the place of one that it has not seen, and
    /// that in its place.
    pub(super) fn with_cards_exchanged(&self, own: Card, new: Card) -> Option<Durak> {
        // Where the new one is imagined the old one may not have been: a low trump, for instance,
        // in a hand that did not lead with it. There are other places.
        let hidden = || self.order.iter().copied().filter(|card| self.hidden.contains(*card));
        let places = [Some(new), hidden().next_back(), hidden().next()];
        places.into_iter().flatten().find_map(|place| {
            let mut deal = self.clone();
            deal.exchange(new, place);
            deal.exchange(own, new);
            // What was played and taken before stays what it was, wherever it came from.
            deal.game().filter(|game| !game.hand(self.seat).contains(own))
        })
    }

    /// The deal in which one card was always in the place of another, and that in its place.
    pub(super) fn with_card_played_instead(&self, one: Card, other: Card) -> Option<Durak> {
        let mut deal = self.clone();
        deal.exchange(one, other);
        for action in &mut deal.actions {
            *action = swap_cards_in(*action, one, other);
        }
        // Nothing is otherwise where both cards went the same way.
        deal.game().filter(|game| {
            let view = game.view(self.seat);
            let seen = view.hand() | view.table_cards();
            seen.contains(other) && !seen.contains(one)
        })
    }

    /// Lets two cards change places.
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

/// A history that is read from its beginning, place by place of the order of the cards.
struct DealReconstruction<'a> {
    view: View<'a>,
    order: Vec<Option<Card>>,
    /// How many cards have been dealt and drawn.
    cards_dealt: usize,
    /// The places of the cards in the hands of others of which nothing is known yet.
    held: [Vec<usize>; MAX_SEATS],
    /// The cards in the hands of others that are known.
    known: [CardSet; MAX_SEATS],
    /// The trumps that nobody can have been dealt, since they would have led.
    too_low: CardSet,
    actions: Vec<Action>,
    bouts: Vec<FinishedBout>,
    /// Where the bout in progress began: the number of actions and of cards dealt and drawn.
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
        // It is the last to be drawn, and where there is no talon the last to be dealt.
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
            Some(GivenDeal::from_dealing_order(view.players(), &order, first).ok()?)
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

    /// Somebody got the cards of some places of the order.
    fn receive(&mut self, seat: Seat, cards: CardSet, places: Vec<usize>) -> Option<()> {
        if seat == self.view.seat() {
            let drawn = self.view.hand_in_order();
            let mut cards: Vec<Card> = cards.iter().collect();
            cards.sort_by_key(|card| drawn.iter().position(|own| own == card));
            let open = places.iter().filter(|&&place| place + 1 == self.order.len());
            // The turned card is there already, and comes last.
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

    /// What is known since somebody leads first.
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

    /// Somebody holds a card for all to see.
    fn show(&mut self, seat: Seat, card: Card) -> Option<()> {
        if seat != self.view.seat() && !self.known[seat.index()].contains(card) {
            self.assign_order(seat, card)?;
            self.known[seat.index()].insert(card);
        }
        Some(())
    }

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

    /// Finds a place for a card that another has held: among those dealt first, but for trumps
    /// that nobody was dealt.
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

    /// The order of all cards, those that the seat has not seen in any places that are left.
    fn fill_order(&self) -> Option<Vec<Card>> {
        let low = self.view.unseen_cards() & self.too_low;
        let others = self.view.unseen_cards() - self.too_low;
        // From the end on first those that nobody was dealt.
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
