//! The one reason that a coach would give for a choice of the master.

use crate::{
    action::Action,
    card::{Card, Rank},
    card_set::CardSet,
    opponent::DurakOpponent,
    phase::Phase,
    search::{
        ActionCandidate, ActionSearch, FACT_KINDS, FactValues, Position, SeatResult, fact_index,
    },
    teacher::concepts::{self, ActionContrast},
    view::View,
};
use kozyr_core::{
    explanation::{self, CLOSE_CALL_ERRORS, CauseCandidate, FactEffect, Headline, Verdict},
    game::Seat,
    opponent::{Budget, DecisionRng, ExplanationDetail},
};
use rand::SeedableRng;

use super::super::{greedy::GreedyOpponent, lowest::LowestCardOpponent};

/// The number of worlds in which two actions are compared.
const HEADLINE_WORLDS: u64 = 1000;
/// The most cards in play of an endgame in which the concepts that look ahead are checked.
const MAX_ENDGAME_CARDS: usize = 9;
/// A deal is decided if the chance of not being the fool is at most this, or at least 1 less this,
/// whatever is played.
const DECIDED_CHANCE: f64 = 0.02;

/// Chances that differ by at most this much are about equal.
const CLOSE_CHANCES: f64 = 0.05;
/// With fewer worlds than this, chances are rounded to multiples of [`ROUGH_STEP`].
const ROUGH_WORLDS: u64 = 200;
/// The unit of chances from few worlds.
const ROUGH_STEP: f64 = 0.05;

/// A cause that can separate two actions.
struct Cause {
    /// Its id; `cause-durak-ID` is the key of its text.
    id: &'static str,
    /// Whether the two actions differ in what the cause is about.
    applies: fn(&Pair<'_>) -> bool,
    /// The facts in which the cause shows in the rest of the deal.
    facts: &'static [&'static str],
    /// The cards that the cause is about.
    subject: fn(&Pair<'_>) -> CardSet,
    /// Whether the cause is about the cards played now, not only about their consequences.
    is_specific: bool,
}

/// The chosen action, the alternative, what differs between them, and the view of the seat.
struct Pair<'a> {
    view: View<'a>,
    chosen: Action,
    instead: Action,
    contrast: ActionContrast<'a>,
}

/// The facts about the cards left after the bout or at the end of the talon.
const STRENGTH_KEPT: &[&str] = &[
    "trumps-held",
    "trump-strength-held",
    "trumps-kept",
    "trump-strength",
    "high-kept",
    "plain-strength",
    "pairs-kept",
    "plain-strength-held",
];
/// The facts about the trumps left after the bout or at the end of the talon.
const TRUMPS_KEPT: &[&str] =
    &["trumps-held", "trump-strength-held", "trumps-kept", "trump-strength"];
/// The facts about the plain cards left after the bout or at the end of the talon.
const PLAIN_KEPT: &[&str] = &["plain-strength-held", "high-kept", "plain-strength"];

/// All causes.
const CAUSES: &[Cause] = &[
    Cause {
        id: "lone-high-trump",
        applies: |pair| pair.contrast.turns_on(concepts::LONE_HIGH_TRUMP),
        facts: TRUMPS_KEPT,
        subject: |pair| pair.saved() & pair.trumps(),
        is_specific: true,
    },
    Cause {
        id: "spend-trumps-late",
        applies: |pair| {
            pair.spends_trumps(pair.instead) > pair.spends_trumps(pair.chosen)
                && !matches!(pair.chosen, Action::Take | Action::Pass)
        },
        facts: TRUMPS_KEPT,
        subject: |pair| pair.saved() & pair.trumps(),
        is_specific: true,
    },
    Cause {
        id: "spend-lower-trump",
        applies: |pair| {
            pair.spends_trumps(pair.chosen) > 0
                && pair.spends_trumps(pair.instead) == pair.spends_trumps(pair.chosen)
                && pair.contrast.turns_on(concepts::SPEND_TRUMPS_LATE)
        },
        facts: TRUMPS_KEPT,
        subject: |pair| pair.saved() & pair.trumps(),
        is_specific: true,
    },
    Cause {
        id: "keep-pairs",
        applies: |pair| pair.contrast.turns_on(concepts::KEEP_PAIRS),
        facts: &["pairs-kept"],
        subject: |pair| {
            let plain = pair.view.hand() - pair.trumps();
            let split = pair.instead.played_cards() - pair.trumps();
            plain & split.all_of_same_ranks()
        },
        is_specific: true,
    },
    Cause {
        id: "lead-low",
        applies: |pair| pair.contrast.turns_on(concepts::LEAD_LOW),
        facts: PLAIN_KEPT,
        subject: |pair| pair.saved(),
        is_specific: true,
    },
    Cause {
        id: "lead-several",
        applies: |pair| {
            let led = |action| match action {
                Action::Attack(cards) => cards.len(),
                _ => 0,
            };
            led(pair.chosen) > led(pair.instead) && led(pair.instead) > 0
        },
        facts: &["others-take", "hand-at-end", "attack-beaten"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: true,
    },
    Cause {
        id: "keep-high-cards",
        applies: |pair| !pair.high_cards_saved().is_empty(),
        facts: PLAIN_KEPT,
        subject: |pair| pair.high_cards_saved(),
        is_specific: true,
    },
    Cause {
        id: "draw-out-trumps",
        applies: |pair| pair.contrast.turns_on(concepts::DRAW_OUT_TRUMPS),
        facts: &["trumps-drawn-now", "trumps-drawn-out"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: true,
    },
    Cause {
        id: "throw-in-to-strip",
        applies: |pair| pair.contrast.turns_on(concepts::THROW_IN_TO_STRIP),
        facts: &[
            "others-take-now",
            "trumps-drawn-now",
            "attack-beaten",
            "others-take",
            "trumps-drawn-out",
        ],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: true,
    },
    Cause {
        id: "load-the-taker",
        applies: |pair| pair.contrast.turns_on(concepts::LOAD_THE_TAKER),
        facts: &["others-take-now", "others-take", "hand-at-end"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: true,
    },
    Cause {
        id: "hold-back",
        applies: |pair| pair.contrast.turns_on(concepts::HOLD_BACK),
        facts: STRENGTH_KEPT,
        subject: |pair| pair.saved(),
        is_specific: true,
    },
    Cause {
        id: "take-good-cards",
        applies: |pair| pair.chosen == Action::Take && !pair.good_cards_on_table().is_empty(),
        facts: STRENGTH_KEPT,
        subject: |pair| pair.good_cards_on_table(),
        is_specific: true,
    },
    Cause {
        id: "take-early",
        applies: |pair| pair.contrast.turns_on(concepts::TAKE_EARLY),
        facts: STRENGTH_KEPT,
        subject: |pair| pair.saved(),
        is_specific: true,
    },
    Cause {
        id: "beat-rather",
        applies: |pair| pair.contrast.turns_on(concepts::BEAT_RATHER),
        facts: &["taken-now", "leads-next", "cards-taken", "hand-at-end"],
        subject: |_| CardSet::EMPTY,
        is_specific: true,
    },
    Cause {
        id: "close-ranks",
        applies: |pair| pair.contrast.turns_on(concepts::CLOSE_RANKS),
        facts: &["attack-beaten", "taken-now", "cards-taken"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: true,
    },
    Cause {
        id: "hard-to-beat",
        applies: |pair| {
            matches!(pair.chosen, Action::Attack(_) | Action::ThrowIn(_))
                && pair.instead != Action::Pass
        },
        facts: &["attack-beaten", "others-take-now", "others-take"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: false,
    },
    Cause {
        id: "beat-surely",
        applies: |pair| {
            matches!((pair.chosen, pair.instead), (Action::Beat { .. }, Action::Beat { .. }))
        },
        facts: &["attack-beaten", "taken-now", "cards-taken"],
        subject: |pair| pair.chosen.played_cards(),
        is_specific: false,
    },
    Cause {
        id: "leads-last",
        applies: |_| true,
        facts: &["leads-last"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "keep-the-lead",
        // A player who picks up does not lead next.
        applies: |pair| pair.chosen != Action::Take,
        facts: &["leads-next"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "lead-more",
        applies: |_| true,
        facts: &["bouts-led"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "others-pick-up",
        applies: |pair| pair.chosen != Action::Take,
        facts: &["others-take-now", "others-take"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "fewer-cards-taken",
        applies: |_| true,
        facts: &["taken-now", "cards-taken"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "more-trumps-left",
        applies: |pair| pair.keeps_trumps(),
        facts: TRUMPS_KEPT,
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "stronger-hand",
        applies: |_| true,
        facts: PLAIN_KEPT,
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "their-trumps",
        applies: |_| true,
        facts: &["trumps-drawn-now", "trumps-drawn-out"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "fewer-cards-left",
        applies: |_| true,
        facts: &["hand-at-end"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "pairs-left",
        applies: |_| true,
        facts: &["pairs-kept"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
    Cause {
        id: "fewer-cards-known",
        applies: |_| true,
        facts: &["cards-known"],
        subject: |_| CardSet::EMPTY,
        is_specific: false,
    },
];

impl Pair<'_> {
    /// All cards of the trump suit.
    fn trumps(&self) -> CardSet {
        CardSet::of_suit(self.view.trump())
    }

    /// The number of trumps that an action plays.
    fn spends_trumps(&self, action: Action) -> usize {
        (action.played_cards() & self.trumps()).len()
    }

    /// The cards that only the alternative plays.
    fn saved(&self) -> CardSet {
        self.instead.played_cards() - self.chosen.played_cards()
    }

    /// The plain cards from the queen on that only the alternative plays and that can still beat
    /// something; none if the chosen action plays a plain card from the queen on, too.
    fn high_cards_saved(&self) -> CardSet {
        let is_high = |card: &Card| card.rank() >= Rank::Queen;
        let plain = |action: Action| action.played_cards() - self.trumps();
        if plain(self.chosen).iter().any(|card| is_high(&card)) {
            return CardSet::EMPTY;
        }
        let others = self.cards_of_others();
        let can_beat = |card: &Card| {
            others.iter().any(|other| other.suit() == card.suit() && other.rank() < card.rank())
        };
        plain(self.instead).iter().filter(is_high).filter(can_beat).collect()
    }

    /// The cards that others hold or that are still in the talon.
    fn cards_of_others(&self) -> CardSet {
        let others = Seat::all(self.view.players()).filter(|&seat| seat != self.view.seat());
        others.fold(self.view.unseen_cards(), |cards, seat| cards | self.view.known_cards(seat))
    }

    /// Whether the seat still holds a trump after the chosen action, which plays no more trumps than
    /// the alternative.
    fn keeps_trumps(&self) -> bool {
        let taken = match self.chosen {
            Action::Take => self.view.table_cards(),
            _ => CardSet::EMPTY,
        };
        let left = (self.view.hand() | taken) - self.chosen.played_cards();
        !(left & self.trumps()).is_empty()
            && self.spends_trumps(self.chosen) <= self.spends_trumps(self.instead)
    }

    /// The trumps, kings and aces that others have played to this bout.
    fn good_cards_on_table(&self) -> CardSet {
        let table: CardSet = self.view.table_pairs().iter().map(|pair| pair.attack).collect();
        let high: CardSet = table.iter().filter(|card| card.rank() >= Rank::King).collect();
        high | table & self.trumps()
    }
}

/// Returns the one reason that a coach would give for the best candidate of a search.
///
/// The contrast is with what a simple player would do: the [lowest card](LowestCardOpponent), then
/// [`GreedyOpponent`], then the runner-up. The cause applies to the two actions and differs between
/// them by at least two standard errors in sampled worlds. It explains more of the margin than any
/// other. In worlds where the two are equal in it, at most three quarters of the margin are left.
///
/// Without such a cause, the headline says that the choice is forced, makes no difference, is
/// close, or rests on a deep tactic.
pub fn headline(view: View<'_>, search: &ActionSearch) -> Headline<Action> {
    let best = search.best();
    if search.candidates().len() == 1 {
        return Headline::new(Verdict::OnlyAction);
    }
    if let Some(verdict) = common_result(search) {
        return Headline::new(verdict);
    }
    let Some(instead) = alternative(view, search, best) else {
        return Headline::new(Verdict::CloseCall);
    };
    compare(view, search, best, &Instead::of_candidate(best, instead))
}

/// Returns why the best candidate of a search is better than another action, as in [`headline`];
/// `None` if the action is the best one or illegal. An action that the search left out is compared
/// in sampled worlds.
pub fn contrast(view: View<'_>, search: &ActionSearch, action: Action) -> Option<Headline<Action>> {
    let best = search.best();
    if action == best.action {
        return None;
    }
    let mut candidates = search.candidates().iter();
    let instead = match candidates.find(|candidate| candidate.action == action) {
        Some(candidate) => Instead::of_candidate(best, candidate),
        None if view.legal_actions().contains(&action) => {
            let rows = search.facts_in_worlds(&[best.action, action], 0..HEADLINE_WORLDS);
            // The margin is the same for every fact.
            let effect = fact_effect(&rows, FACT_KINDS[0].name)?;
            let lead = Some([effect.margin, effect.margin_error]);
            Instead { action, lead, chance: None, proven_result: None }
        }
        None => return None,
    };
    Some(compare(view, search, best, &instead))
}

/// The action that the best candidate is compared with.
struct Instead {
    action: Action,
    /// How much better the best candidate is, and the standard error, as chances from 0 to 1;
    /// `None` if that is unknown.
    lead: Option<[f64; 2]>,
    /// Its chance of not being the fool in the search, 0 to 1; `None` if the search left it out.
    chance: Option<f64>,
    proven_result: Option<SeatResult>,
}

impl Instead {
    /// Another candidate of the search.
    fn of_candidate(best: &ActionCandidate, candidate: &ActionCandidate) -> Self {
        Instead {
            action: candidate.action,
            lead: best.lead_over(candidate),
            chance: candidate.chance(),
            proven_result: candidate.proven_result,
        }
    }
}

/// The headline for the best candidate compared with another action, with their chances in percent.
fn compare(
    view: View<'_>,
    search: &ActionSearch,
    best: &ActionCandidate,
    instead: &Instead,
) -> Headline<Action> {
    let headline = why(view, search, best, instead);
    let values = shown_chances(search, best, instead, headline.verdict == Verdict::CloseCall);
    Headline {
        instead: Some(explanation::Instead {
            action: instead.action,
            values: values.map(|values| values.map(|chance| 100.0 * chance)),
        }),
        ..headline
    }
}

/// The chances of both actions, 0 to 1, if they agree with what the headline says of them: about
/// equal in a close call, and otherwise higher for the better one by about the lead. Chances from
/// few worlds are rounded. Candidates of the search have the chances of its table.
fn shown_chances(
    search: &ActionSearch,
    best: &ActionCandidate,
    instead: &Instead,
    is_close: bool,
) -> Option<[f64; 2]> {
    let [lead, _] = instead.lead?;
    let chance = best.chance()?;
    let other = instead.chance.unwrap_or((chance - lead).clamp(0.0, 1.0));
    let difference = chance - other;
    let agrees = match is_close {
        true => difference.abs() <= CLOSE_CHANCES,
        false => difference > 0.0 && (difference - lead).abs() <= CLOSE_CHANCES,
    };
    let is_proven = best.proven_result.is_some() && instead.proven_result.is_some();
    let is_rough = !is_proven && search.worlds() < ROUGH_WORLDS;
    let rounded = |chance: f64| match is_rough {
        true => (chance / ROUGH_STEP).round() * ROUGH_STEP,
        false => chance,
    };
    agrees.then(|| [chance, other].map(rounded))
}

/// Returns the verdict if all candidates have the same proven result, or all chances are at least
/// 98 %, or all at most 2 %. `None` otherwise.
fn common_result(search: &ActionSearch) -> Option<Verdict> {
    let chances = || search.candidates().iter().map(|candidate| candidate.chance().unwrap_or(0.5));
    if chances().all(|chance| chance >= 1.0 - DECIDED_CHANCE) {
        return Some(Verdict::AllWin);
    }
    if chances().all(|chance| chance <= DECIDED_CHANCE) {
        return Some(Verdict::AllLose);
    }
    let result = search.best().proven_result?;
    let all = search.candidates().iter().all(|candidate| candidate.proven_result == Some(result));
    all.then_some(match result {
        SeatResult::Won => Verdict::AllWin,
        SeatResult::Drawn => Verdict::AllDraw,
        SeatResult::Lost => Verdict::AllLose,
    })
}

/// Returns the alternative that a player would ask about: what the simple players would do, then
/// the runner-up, then any other candidate. Candidates with the same proven result as the best are
/// left out. `None` if no other candidate remains.
fn alternative<'a>(
    view: View<'_>,
    search: &'a ActionSearch,
    best: &ActionCandidate,
) -> Option<&'a ActionCandidate> {
    let simple: [&dyn DurakOpponent; 2] = [&LowestCardOpponent, &GreedyOpponent];
    let budget = Budget { explanation_detail: ExplanationDetail::Omitted, ..Budget::default() };
    let obvious = simple.into_iter().filter_map(|player| {
        // These players use no random numbers.
        let mut rng = DecisionRng::seed_from_u64(0);
        let action = player.decide(view, &budget, &mut rng).action;
        search.candidates().iter().find(|candidate| candidate.action == action)
    });
    let is_worse = |candidate: &&ActionCandidate| {
        candidate.action != best.action
            && (best.proven_result.is_none() || candidate.proven_result != best.proven_result)
    };
    obvious.chain(search.runner_up()).chain(search.candidates()).find(is_worse)
}

/// Returns the headline for the best candidate compared with `instead`, without the field for that
/// alternative.
fn why(
    view: View<'_>,
    search: &ActionSearch,
    best: &ActionCandidate,
    instead: &Instead,
) -> Headline<Action> {
    let is_proven = best.proven_result.is_some() && instead.proven_result.is_some();
    if is_proven && best.proven_result == instead.proven_result {
        return Headline::new(Verdict::CloseCall);
    }
    // A proof of only one of the two tells them apart, whatever the worlds say.
    let is_told_apart = best.proven_result != instead.proven_result;
    let is_within_error =
        instead.lead.is_some_and(|[lead, error]| lead <= CLOSE_CALL_ERRORS * error);
    // In few worlds, great differences are within the error. Then more worlds decide.
    let is_rough = !is_told_apart && search.worlds() < HEADLINE_WORLDS;
    let is_behind = instead.lead.is_some_and(|[lead, _]| lead <= 0.0);
    if is_within_error && !is_told_apart && (!is_rough || is_behind) {
        return Headline::new(Verdict::CloseCall);
    }
    let is_small = |position: &Position| position.cards_in_play() <= MAX_ENDGAME_CARDS;
    let endgame = search.known_position().filter(|_| is_proven).filter(is_small);
    let contrast = ActionContrast::new(view, instead.action, best.action, endgame);
    let pair = Pair { view, chosen: best.action, instead: instead.action, contrast };
    if view.phase() == Phase::Redeal {
        let id = if best.action == Action::Redeal { "weak-hand" } else { "good-hand" };
        return Headline::new(Verdict::Cause(id.into()));
    }
    if is_proven {
        let looked_ahead = [concepts::COUNT_THE_LAST_BOUT, concepts::WHO_LEADS_LAST];
        let concept = looked_ahead.into_iter().find(|&concept| pair.contrast.turns_on(concept));
        let id = concept.map_or("counted-out", kozyr_core::teacher::Concept::id);
        return Headline::new(Verdict::Cause(id.into()));
    }
    best_cause(&pair, search, is_rough).unwrap_or_else(|| Headline::new(Verdict::DeepTactic))
}

/// Returns a headline with the cause that explains the most of the margin between the pair, and the
/// cards that the cause is about. Returns a close call if the search tried too few worlds to tell,
/// `is_rough`, and the margin is within its error. `None` if no cause explains the margin.
fn best_cause(pair: &Pair<'_>, search: &ActionSearch, is_rough: bool) -> Option<Headline<Action>> {
    let rows = search.facts_in_worlds(&[pair.chosen, pair.instead], 0..HEADLINE_WORLDS);
    let effects = FACT_KINDS.map(|kind| fact_effect(&rows, kind.name));
    // The margin is the same for every fact.
    let is_close = is_rough
        && effects[0]
            .is_some_and(|effect| effect.margin <= CLOSE_CALL_ERRORS * effect.margin_error);
    if is_close {
        return Some(Headline::new(Verdict::CloseCall));
    }
    let candidates = CAUSES.iter().filter(|cause| (cause.applies)(pair)).flat_map(|cause| {
        let effect = |fact: &str| effects[fact_index(fact)];
        CauseCandidate::for_facts(cause.id, cause.is_specific, cause.facts, effect)
    });
    let strongest = CauseCandidate::strongest(candidates)?;
    let cause = CAUSES.iter().find(|cause| cause.id == strongest.cause)?;
    Some(strongest.into_headline((cause.subject)(pair).iter()))
}

/// Returns the effect of a fact on the margin between two actions. There is one row per world, with
/// the values after each of the two. `None` without rows.
///
/// # Panics
/// Panics if no fact has this name.
pub fn fact_effect(rows: &[Vec<FactValues>], name: &str) -> Option<FactEffect> {
    let index = fact_index(name);
    let differences = rows.iter().map(|row| {
        let [chosen, instead] = [&row[0], &row[1]];
        let margin = chosen.chance() - instead.chance();
        (FACT_KINDS[index].advantage(chosen, instead, index), margin)
    });
    FactEffect::measure(differences, 0.0)
}
