//! The concepts of Durak, and how to recognize them in a decision.

use super::{open_endgame, open_endgame::OpenEndgame};
use crate::{
    action::Action, card::Card, card_set::CardSet, game::Durak, phase::Phase, search::Position,
    view::View,
};
use kozyr_core::{
    game::{Game, Seat},
    teacher::Concept,
};

/// The concept of Durak with this id.
const fn concept(id: &'static str) -> Concept {
    Concept::new(Durak::NAME, id)
}

/// Cards of one rank are worth more together.
pub const KEEP_PAIRS: Concept = concept("keep-pairs");
/// Low cards go first.
pub const LEAD_LOW: Concept = concept("lead-low");
/// Save trumps for the end.
pub const SPEND_TRUMPS_LATE: Concept = concept("spend-trumps-late");
/// Keep a single trump that nothing beats.
pub const LONE_HIGH_TRUMP: Concept = concept("lone-high-trump");
/// Make the other player spend trumps.
pub const DRAW_OUT_TRUMPS: Concept = concept("draw-out-trumps");
/// Throw in while the defender beats.
pub const THROW_IN_TO_STRIP: Concept = concept("throw-in-to-strip");
/// Give more cards to a player who picks up.
pub const LOAD_THE_TAKER: Concept = concept("load-the-taker");
/// Not every card that fits should be thrown in.
pub const HOLD_BACK: Concept = concept("hold-back");
/// Picking up can be cheaper than beating.
pub const TAKE_EARLY: Concept = concept("take-early");
/// Do not pick up what can be beaten.
pub const BEAT_RATHER: Concept = concept("beat-rather");
/// Beat with ranks that are already on the table.
pub const CLOSE_RANKS: Concept = concept("close-ranks");
/// Count whether this bout is the last.
pub const COUNT_THE_LAST_BOUT: Concept = concept("count-the-last-bout");
/// Endgames depend on who leads next.
pub const WHO_LEADS_LAST: Concept = concept("who-leads-last");

/// All concepts, in reading order.
pub const ALL: [Concept; 13] = [
    LEAD_LOW,
    KEEP_PAIRS,
    SPEND_TRUMPS_LATE,
    LONE_HIGH_TRUMP,
    DRAW_OUT_TRUMPS,
    THROW_IN_TO_STRIP,
    LOAD_THE_TAKER,
    HOLD_BACK,
    TAKE_EARLY,
    BEAT_RATHER,
    CLOSE_RANKS,
    COUNT_THE_LAST_BOUT,
    WHO_LEADS_LAST,
];

/// Two legal actions of the seat to act, of which one is better.
pub(crate) struct ActionContrast<'a> {
    view: View<'a>,
    played: Action,
    better: Action,
    /// The endgame, if nothing is hidden.
    ending: Option<OpenEndgame>,
}

/// The concepts that distinguish two actions of the seat to act, in reading order. Empty if the
/// actions are equal, or if one of them is illegal. Those that look ahead need a solvable endgame.
pub(super) fn concepts_between(game: &Durak, played: Action, better: Action) -> Vec<Concept> {
    let Some(seat) = game.to_act() else { return Vec::new() };
    let legal = game.legal_actions();
    if played == better || !legal.contains(&played) || !legal.contains(&better) {
        return Vec::new();
    }
    let endgame = open_endgame(game).ok();
    let difference = ActionContrast::new(game.view(seat), played, better, endgame);
    ALL.into_iter().filter(|concept| difference.turns_on(*concept)).collect()
}

impl<'a> ActionContrast<'a> {
    /// Compares two actions of the seat that owns a view. In the position of an endgame with
    /// nothing hidden, it also looks ahead.
    pub(crate) fn new(
        view: View<'a>,
        played: Action,
        better: Action,
        endgame: Option<Position>,
    ) -> Self {
        let ending = endgame.and_then(OpenEndgame::from_position);
        ActionContrast { view, played, better, ending }
    }

    /// Returns whether a concept says why the better action is better than the played one.
    pub(crate) fn turns_on(&self, concept: Concept) -> bool {
        match concept {
            KEEP_PAIRS => self.splits(self.played) && !self.splits(self.better),
            LEAD_LOW => self.leads_lower(),
            SPEND_TRUMPS_LATE => self.spends_trumps(),
            LONE_HIGH_TRUMP => self.spends_the_lone_trump(),
            DRAW_OUT_TRUMPS => self.draws_trumps_out(),
            THROW_IN_TO_STRIP => self.misses_to_throw_in(Phase::ThrowIn),
            LOAD_THE_TAKER => self.misses_to_throw_in(Phase::Take),
            HOLD_BACK => {
                matches!((self.played, self.better), (Action::ThrowIn(_), Action::Pass))
            }
            TAKE_EARLY => matches!((self.played, self.better), (Action::Beat { .. }, Action::Take)),
            BEAT_RATHER => {
                matches!((self.played, self.better), (Action::Take, Action::Beat { .. }))
            }
            CLOSE_RANKS => self.opens_a_rank(),
            COUNT_THE_LAST_BOUT => self.settles_the_deal(),
            WHO_LEADS_LAST => self.turns_the_lead(),
            _ => false,
        }
    }

    /// All cards of the trump suit.
    fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.view.trump())
    }

    /// Returns whether an action separates a plain card from another of its rank.
    fn splits(&self, action: Action) -> bool {
        let plain = action.played_cards() - self.trumps();
        let left = self.view.hand() - self.trumps() - action.played_cards();
        !(plain.all_of_same_ranks() & left).is_empty()
    }

    /// Returns whether both actions lead plain cards, the better one of a lower rank.
    fn leads_lower(&self) -> bool {
        let (Action::Attack(played), Action::Attack(better)) = (self.played, self.better) else {
            return false;
        };
        let is_plain = |cards: CardSet| (cards & self.trumps()).is_empty();
        is_plain(played) && is_plain(better) && better.lowest_rank() < played.lowest_rank()
    }

    /// Returns whether the played action spends more trumps, or as many but a higher one.
    fn spends_trumps(&self) -> bool {
        let [spent, needed] =
            [self.played, self.better].map(|action| action.played_cards() & self.trumps());
        spent.len() > needed.len() || spent.len() == needed.len() && spent.last() > needed.last()
    }

    /// Returns whether only the played action, not the better one, spends the hand's only trump,
    /// when all higher trumps are in the discard.
    fn spends_the_lone_trump(&self) -> bool {
        let own = self.view.hand() & self.trumps();
        let Some(trump) = own.single() else { return false };
        let not_discarded = self.view.rules().deck.card_set() - self.view.discard();
        (CardSet::above(trump) & not_discarded).is_empty()
            && self.played.played_cards().contains(trump)
            && !self.better.played_cards().contains(trump)
    }

    /// The cards that the defender may hold, from the seat's view.
    fn possible_defender_cards(&self) -> CardSet {
        let known = self.view.defender().map_or(CardSet::EMPTY, |seat| self.view.known_cards(seat));
        self.view.unseen_cards() | known
    }

    /// Returns whether only trumps can beat a card, and the defender may hold one.
    fn requires_a_trump(&self, card: Card) -> bool {
        let beating = self.possible_defender_cards() & CardSet::beating(card, self.view.trump());
        !beating.is_empty() && beating.is_subset(self.trumps())
    }

    /// Returns whether only the better action attacks with a card that requires a trump.
    fn draws_trumps_out(&self) -> bool {
        let attacks = |action: Action| match action {
            Action::Attack(cards) => cards,
            Action::ThrowIn(card) => card.into(),
            _ => CardSet::EMPTY,
        };
        let requires =
            |action: Action| attacks(action).iter().any(|card| self.requires_a_trump(card));
        requires(self.better) && !requires(self.played)
    }

    /// Returns whether it is this phase and the player passed where throwing in is better.
    fn misses_to_throw_in(&self, phase: Phase) -> bool {
        self.view.phase() == phase
            && matches!((self.played, self.better), (Action::Pass, Action::ThrowIn(_)))
    }

    /// Returns whether the played beat adds a new rank to the table that the better one would not.
    fn opens_a_rank(&self) -> bool {
        let ranks = self.view.table_cards().all_of_same_ranks();
        let opens = |action: Action| match action {
            Action::Beat { with, .. } => Some(!ranks.contains(with)),
            _ => None,
        };
        opens(self.played) == Some(true) && opens(self.better) == Some(false)
    }

    /// Returns whether only after the better action the player can force the end of the deal in
    /// this bout without being the fool. `false` unless the endgame is known.
    fn settles_the_deal(&self) -> bool {
        let is_settled = |ending: &OpenEndgame| {
            ending.is_settled_by(self.better) && !ending.is_settled_by(self.played)
        };
        self.ending.as_ref().is_some_and(is_settled)
    }

    /// Returns whether the player leads the next bout after the better action, but another player
    /// does after the played one, both with perfect play. `false` unless the endgame is known.
    fn turns_the_lead(&self) -> bool {
        let own = self.view.seat();
        let is_turned = |ending: &OpenEndgame| {
            let is_other = |seat: Seat| seat != own;
            ending.next_attacker_after(self.better) == Some(own)
                && ending.next_attacker_after(self.played).is_some_and(is_other)
        };
        self.ending.as_ref().is_some_and(is_turned)
    }
}
