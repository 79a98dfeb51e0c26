//! A view restored from its data.

use super::data::ViewData;
use crate::{
    bout::Bout, card::Card, card_set::CardSet, event::Event, game::Durak, phase::Phase,
    rules::STALL_ACTIONS, setup::SetupError, table_cards::MAX_ATTACKS, talon::Talon,
};
use kozyr_core::game::{Game, MAX_SEATS, Seat, Seats};

/// The reason why data is not a view of a deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// The setup is illegal.
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    /// Two parts contradict each other.
    #[error("the view contradicts itself: {0}")]
    Contradiction(&'static str),
}

type ViewResult<T> = Result<T, ViewError>;

/// Returns [`ViewError::Contradiction`] with this message unless the condition holds.
fn ensure(condition: bool, message: &'static str) -> ViewResult<()> {
    if condition { Ok(()) } else { Err(ViewError::Contradiction(message)) }
}

impl ViewData {
    /// A deal with this [view](Durak::view). The unknown cards have one of their possible places.
    ///
    /// Only its view is meaningful: playing on would continue some other deal.
    ///
    /// # Errors
    /// Returns an error if no deal has this view.
    pub fn to_game(&self) -> Result<Durak, ViewError> {
        self.setup.validate()?;
        self.check_seats()?;
        self.check_counts()?;
        self.check_attack_limit()?;
        self.check_history()?;
        let game = self.build_game()?;
        ensure(game.view(self.seat).snapshot() == *self, "one of its keys follows from others")?;
        Ok(game)
    }

    /// Checks that every seat named has a player, and that the seat to act has an opponent.
    fn check_seats(&self) -> ViewResult<()> {
        let players = self.setup.players;
        let roles = [Some(self.seat), self.to_act, self.attacker, self.defender];
        let named = roles.into_iter().flatten();
        let named =
            named.chain([&self.passed, &self.out, &self.shown].into_iter().flatten().copied());
        ensure(
            named.into_iter().all(|seat| seat.index() < players),
            "a seat named is not occupied",
        )?;
        ensure(
            self.to_act.is_none() == (self.phase == Phase::Over)
                && self.ending.is_some() == (self.phase == Phase::Over),
            "`phase`, `to_act` and `ending`",
        )?;
        let bout = [self.attacker, self.defender].map(|seat| seat.is_some());
        ensure(bout == [self.phase != Phase::Redeal; 2], "`phase`, `attacker` and `defender`")?;
        let Some(to_act) = self.to_act else { return Ok(()) };
        let out: Seats = self.out.iter().copied().collect();
        let mut others = Seat::all(players).filter(|other| !out.contains(*other));
        let side = self.setup.side(to_act);
        ensure(others.any(|other| !side.contains(other)), "nobody is left to play against")
    }

    /// Checks that the counts are right and that every card is in one place.
    fn check_counts(&self) -> ViewResult<()> {
        let players = self.setup.players;
        let one_each = self.counts.len() == players && self.known.len() == players;
        ensure(one_each, "`counts` and `known` have one for each seat")?;
        let deck = self.setup.rules.deck;
        let bounded = self.counts.iter().chain([&self.talon]).all(|&count| count <= deck.size());
        ensure(bounded, "`counts` and `talon` are no more than the deck has")?;
        let fits = self.table.len() <= MAX_ATTACKS && self.room <= deck.size();
        ensure(fits, "`table` and `room` are no more than a bout allows")?;
        ensure((self.talon > 0) == self.trump_card.is_some(), "`talon` and `trump_card`")?;
        let same_suit = self.trump_card.is_none_or(|card| card.suit() == self.trump);
        ensure(same_suit, "`trump` and `trump_card`")?;
        let own = self.seat.index();
        let hand_fits = self.counts[own] == self.hand.len() && self.known[own].is_subset(self.hand);
        ensure(hand_fits, "`hand`, and `counts` and `known` of the seat")?;
        let drawn: CardSet = self.hand_as_drawn.iter().copied().collect();
        let each_once = self.hand_as_drawn.len() == self.hand.len() && drawn == self.hand;
        ensure(each_once, "`hand` and `hand_as_drawn`")?;
        let places = self.places();
        let all = places.iter().fold(CardSet::EMPTY, |all, &place| all | place);
        let sum: usize = places.iter().map(|place| place.len()).sum();
        ensure(
            all == deck.card_set() && sum == deck.size(),
            "every card of the deck is in one place",
        )
    }

    /// Checks the attack limit. When the bout began, the defender held their current cards and
    /// those they have beaten with.
    fn check_attack_limit(&self) -> ViewResult<()> {
        let (Some(defender), None) = (self.defender, self.ending) else {
            return Ok(());
        };
        let open = self.table.iter().filter(|pair| pair.beaten_by.is_none());
        let open: CardSet = open.map(|pair| pair.attack).collect();
        // Cards are thrown in one by one, so only a lead leaves several to beat.
        let is_answerable = self.phase != Phase::Defend || open.ranks().count() <= 1;
        ensure(is_answerable, "`table` and `phase`: the cards to beat are of one rank")?;
        let beaten = self.table.len() - open.len();
        let held = self.counts[defender.index()] + beaten;
        let limit = self.setup.rules.attack_limit_for(held, !self.discard.is_empty());
        ensure(self.table.len() + self.room == limit, "`table`, `room` and the defender's cards")
    }

    /// Checks that the history results in the given hand sizes, talon and discard.
    fn check_history(&self) -> ViewResult<()> {
        let deck = self.setup.rules.deck;
        let mut counts = [0; MAX_SEATS];
        let (mut dealt, mut drawn, mut discard) = (0, 0, CardSet::EMPTY);
        for event in &self.history {
            let (seat, change) = match *event {
                Event::Dealt { seat, count, .. } => {
                    // A redeal starts with its first seat.
                    dealt = if seat == Seat::default() { 0 } else { dealt } + isize::from(count);
                    (seat, isize::from(count) - counts[seat.index()])
                }
                Event::Drawn { seat, count, .. } => {
                    drawn += isize::from(count);
                    (seat, isize::from(count))
                }
                Event::Attacked { seat, cards, .. } => (seat, -(cards.len() as isize)),
                Event::BoutTaken { seat, cards } => (seat, cards.len() as isize),
                Event::Beaten { seat, .. }
                | Event::ThrownIn { seat, .. }
                | Event::Transferred { seat, shown: false, .. } => (seat, -1),
                Event::BoutBeaten { cards, .. } => {
                    discard |= cards;
                    continue;
                }
                _ => continue,
            };
            counts[seat.index()] += change;
        }
        let held = self.counts.iter().map(|&count| count as isize);
        let talon = deck.size() as isize - dealt - drawn;
        let is_consistent = held.eq(counts[..self.counts.len()].iter().copied())
            && talon == self.talon as isize
            && discard == self.discard;
        ensure(
            is_consistent,
            "`history` leads to other `counts`, another `talon` or another `discard`",
        )
    }

    /// The known cards of each place, and the unknown cards.
    fn places(&self) -> Vec<CardSet> {
        let others = Seat::all(self.known.len()).filter(|other| *other != self.seat);
        let table = self.table.iter();
        let table = table.flat_map(|pair| [Some(pair.attack), pair.beaten_by]).flatten();
        let trump = self.trump_card.into_iter();
        others
            .map(|other| self.known[other.index()])
            .chain(table.chain(trump).map(CardSet::from))
            .chain([self.hand, self.discard, self.unseen])
            .collect()
    }

    /// The hands of all seats, with hidden cards assigned in some order, and the talon made of the
    /// rest.
    fn place_hidden_cards(&self) -> ViewResult<([CardSet; MAX_SEATS], Vec<Card>)> {
        let mut unseen = self.unseen.iter();
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for seat in Seat::all(self.setup.players) {
            let known = if seat == self.seat { self.hand } else { self.known[seat.index()] };
            let hidden = self.counts[seat.index()].checked_sub(known.len());
            let hidden = hidden.ok_or(ViewError::Contradiction("`known` and `counts`"))?;
            let cards: CardSet = unseen.by_ref().take(hidden).collect();
            hands[seat.index()] = known | cards;
        }
        let talon: Vec<Card> = unseen.chain(self.trump_card).collect();
        ensure(talon.len() == self.talon, "`unseen`, `counts` and `talon`")?;
        Ok((hands, talon))
    }

    /// Builds a deal with this view. The hidden cards have one of their possible places.
    fn build_game(&self) -> ViewResult<Durak> {
        let (hands, talon) = self.place_hidden_cards()?;
        let (attacker, defender) =
            (self.attacker.unwrap_or_default(), self.defender.unwrap_or_default());
        let mut bout = Bout::new(attacker, defender, self.table.len() + self.room);
        for pair in &self.table {
            bout.table.attack(pair.attack);
            if let Some(with) = pair.beaten_by {
                bout.table.beat(pair.attack, with);
            }
        }
        bout.passed = self.passed.iter().copied().collect();
        let turned = self.history.iter().rev().find_map(|event| match event {
            Event::TrumpTurned { card, .. } => Some(*card),
            _ => None,
        });
        let trump_card = self.trump_card.or(turned).filter(|card| card.suit() == self.trump);
        let trump_card = trump_card.ok_or(ViewError::Contradiction("no card has set the trump"))?;
        let without_progress = actions_without_progress(&self.history);
        ensure(without_progress < STALL_ACTIONS || self.ending.is_some(), "the deal has stalled")?;
        let redealt = self.history.iter().filter_map(|event| match event {
            Event::Redealt { seat } => Some(*seat),
            _ => None,
        });
        let mut known = [CardSet::EMPTY; MAX_SEATS];
        known[..self.known.len()].copy_from_slice(&self.known);
        Ok(Durak {
            setup: self.setup,
            hands,
            known,
            talon: Talon::from_rest_after(&self.hand_as_drawn, &talon),
            trump_card,
            given_first_attacker: None,
            discard: self.discard,
            phase: self.phase,
            to_act: self.to_act,
            bout,
            redealt: redealt.collect(),
            shown: self.shown.iter().copied().collect(),
            out: self.out.iter().copied().collect(),
            actions_without_progress: without_progress,
            ending: self.ending,
            rng: None,
            history: self.history.clone(),
        })
    }
}

/// The number of actions since a card was last drawn or discarded; each action is one event.
fn actions_without_progress(history: &[Event]) -> usize {
    let recent = history.iter().rev();
    let recent =
        recent.take_while(|event| !matches!(event, Event::Drawn { .. } | Event::BoutBeaten { .. }));
    recent
        .filter(|event| {
            matches!(
                event,
                Event::Kept { .. }
                    | Event::Redealt { .. }
                    | Event::Attacked { .. }
                    | Event::Beaten { .. }
                    | Event::Transferred { .. }
                    | Event::ThrownIn { .. }
                    | Event::Passed { .. }
                    | Event::Took { .. }
            )
        })
        .count()
}
