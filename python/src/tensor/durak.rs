//! Durak as tensors: planes of cards and scalars as observations, and indices of actions.
//!
//! `kozyr.layout("durak")` describes the layout; it is generated from the same lists.

use kozyr_core::game::{Game, MAX_SEATS, Seat, Seats};
use kozyr_durak::{
    Action, AfterDrawRule, AfterTakeRule, AttackLimit, Card, CardSet, Deck, Durak, FirstAttackRule,
    Phase, STALL_ACTIONS, ThrowInRule, TransferRule, View,
};

use super::TensorGame;

/// The number of cards in the largest deck, ordered by suit (spades, clubs, diamonds, hearts) and
/// rank (two to ace).
const MAX_CARDS: usize = 52;
/// The number of ranks.
const RANKS: usize = 13;
/// The number of non-empty subsets of the four suits.
const SUIT_SETS: usize = 15;
/// The number of pairs on the table with planes and actions of their own. Later pairs, which need
/// an attack limit above six, share those of the last: only one of them is open at a time.
const PAIRS: usize = 6;
/// Options that came after the first layout, so that their scalars come last.
const LATER_TRANSFER_RULES: [TransferRule; 2] =
    [TransferRule::ShowingEachBout, TransferRule::ShowingAlways];
const LATER_DRAW_RULES: [AfterDrawRule; 2] = [AfterDrawRule::SamePlayer, AfterDrawRule::NextPlayer];

/// The card planes: a name and the number of planes.
pub const PLANES: [(&str, usize); 8] = [
    ("own hand", 1),
    ("known cards of the seats to the left, the next one first", MAX_SEATS - 1),
    ("attack card of each pair on the table; all from the sixth on in the last plane", PAIRS),
    ("card that beats it", PAIRS),
    ("beaten off", 1),
    ("place unknown: in another hand or in the talon", 1),
    ("open trump under the talon", 1),
    ("trump suit", 1),
];
const PLANE_COUNT: usize = 1 + (MAX_SEATS - 1) + 2 * PAIRS + 4;

/// The scalars after the planes: a name and the number of values. Seats are counted from the
/// observing seat to the left.
pub const SCALARS: [(&str, usize); 23] = [
    ("cards in the hand of each seat, of 52", MAX_SEATS),
    ("seat is taken", MAX_SEATS),
    ("seat is out", MAX_SEATS),
    ("seat has shown a trump", MAX_SEATS),
    ("seat has passed", MAX_SEATS),
    ("seat leads the attack", MAX_SEATS),
    ("seat defends", MAX_SEATS),
    ("phase: redeal, attack, defend, throw-in, take, over", 6),
    ("cards in the talon, of 52", 1),
    ("room for attack cards, of 6, at most 1", 1),
    ("quiet actions, of 200", 1),
    ("deck: 24, 32, 36, 52", 4),
    ("transfer: off, playing, playing-or-showing", 3),
    ("throwing in: all, neighbours, attacker", 3),
    ("first attack: the lowest trump", 1),
    ("first discard of five", 1),
    ("adding to a taker: all who may throw in, or the attacker", 1),
    ("partnership", 1),
    ("redeal, last defender is fool", 2),
    ("transfer: showing-each-bout, showing-always", LATER_TRANSFER_RULES.len()),
    ("adding to a taker: only the attacker", 1),
    ("attack limit: 4, 5, 6, 7, 8, hand", AttackLimit::ALL.len()),
    ("after a draw: same-player, next-player", LATER_DRAW_RULES.len()),
];
const SCALAR_COUNT: usize = 7 * MAX_SEATS + 6 + 3 + 4 + 3 + 3 + 1 + 1 + 1 + 1 + 2 + 2 + 1 + 6 + 2;

/// The actions in order: a name and the number of indices.
pub const ACTION_GROUPS: [(&str, usize); 9] = [
    ("attack: rank * 15 + suits - 1, suits as bits", RANKS * SUIT_SETS),
    ("beat: pair on the table * 52 + card", PAIRS * MAX_CARDS),
    ("transfer with a card", MAX_CARDS),
    ("transfer by showing a card", MAX_CARDS),
    ("throw a card in", MAX_CARDS),
    ("pass", 1),
    ("take", 1),
    ("redeal", 1),
    ("keep", 1),
];
const FIRST_BEAT: usize = RANKS * SUIT_SETS;
const TRANSFER: usize = FIRST_BEAT + PAIRS * MAX_CARDS;
const SHOW: usize = TRANSFER + MAX_CARDS;
const THROW: usize = SHOW + MAX_CARDS;
const PASS: usize = THROW + MAX_CARDS;

/// Returns the index of a card in a plane, from 0 to 51: by suit, then by rank.
fn card_index(card: Card) -> usize {
    card.suit() as usize * RANKS + card.rank() as usize
}

impl TensorGame for Durak {
    const OBSERVATION_SIZE: usize = PLANE_COUNT * MAX_CARDS + SCALAR_COUNT;
    const ACTION_COUNT: usize = PASS + 4;

    fn write_observation(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(seat);
        let (planes, scalars) = out.split_at_mut(PLANE_COUNT * MAX_CARDS);
        let mut planes = planes.chunks_mut(MAX_CARDS);
        let mut write_plane = |cards: CardSet| {
            let plane = planes.next().expect("PLANES lists every plane written");
            cards.iter().for_each(|card| plane[card_index(card)] = 1.0);
        };
        write_plane(view.hand());
        let others = (1..MAX_SEATS).map(|step| left_of(view, step));
        others.for_each(|other| {
            write_plane(other.map_or(CardSet::EMPTY, |other| view.known_cards(other)))
        });
        let single_card = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::from);
        let (mut attacks, mut beats) = ([CardSet::EMPTY; PAIRS], [CardSet::EMPTY; PAIRS]);
        for (index, pair) in view.table_pairs().iter().enumerate() {
            let plane = index.min(PAIRS - 1);
            attacks[plane].insert(pair.attack);
            beats[plane] |= single_card(pair.beaten_by);
        }
        attacks.into_iter().chain(beats).for_each(&mut write_plane);
        write_plane(view.discard());
        write_plane(view.unseen_cards());
        write_plane(single_card(view.trump_card()));
        write_plane(CardSet::of_suit(view.trump()) & view.rules().deck.card_set());
        write_scalars(view, scalars);
    }

    fn action_index(view: View<'_>, action: Action) -> usize {
        let on_table = |attack: Card| {
            let index = view.table_pairs().iter().position(|pair| pair.attack == attack);
            index.unwrap_or_default().min(PAIRS - 1)
        };
        match action {
            Action::Attack(cards) => {
                let rank = cards.first().map_or(0, |card| card.rank() as usize);
                let suits = cards.iter().fold(0, |suits, card| suits | 1 << card.suit() as usize);
                rank * SUIT_SETS + suits - 1
            }
            Action::Beat { attack, with } => {
                FIRST_BEAT + on_table(attack) * MAX_CARDS + card_index(with)
            }
            Action::Transfer(card) => TRANSFER + card_index(card),
            Action::ShowTransfer(card) => SHOW + card_index(card),
            Action::ThrowIn(card) => THROW + card_index(card),
            Action::Pass => PASS,
            Action::Take => PASS + 1,
            Action::Redeal => PASS + 2,
            Action::Keep => PASS + 3,
        }
    }
}

/// Returns the seat `step` places to the left of the observing seat; `None` if the table has no
/// more than `step` seats. Step 0 is the observing seat.
fn left_of(view: View<'_>, step: usize) -> Option<Seat> {
    let players = view.players();
    (step < players).then(|| Seat::new((view.seat().index() + step) % players))
}

/// Writes all scalars of an observation in the order of [`SCALARS`]; the last ones are the rules.
fn write_scalars(view: View<'_>, scalars: &mut [f32]) {
    let mut slots = scalars.iter_mut();
    let mut write = |values: &[f32]| {
        for &value in values {
            *slots.next().expect("SCALARS lists every value written") = value;
        }
    };
    let seats = [0, 1, 2, 3, 4, 5].map(|step| left_of(view, step));
    let flag = |condition: bool| f32::from(u8::from(condition));
    let in_set = |set: Seats| seats.map(|seat| flag(seat.is_some_and(|seat| set.contains(seat))));
    let only = |who: Option<Seat>| seats.map(|seat| flag(seat.is_some() && seat == who));
    let share = |count: usize, of: usize| count as f32 / of as f32;
    write(&seats.map(|seat| seat.map_or(0.0, |seat| share(view.hand_size(seat), MAX_CARDS))));
    write(&seats.map(|seat| flag(seat.is_some())));
    write(&in_set(view.out_seats()));
    write(&in_set(view.seats_that_showed()));
    write(&in_set(view.passed_seats()));
    write(&only(view.attacker()));
    write(&only(view.defender()));
    let phases =
        [Phase::Redeal, Phase::Attack, Phase::Defend, Phase::ThrowIn, Phase::Take, Phase::Over];
    write(&phases.map(|phase| flag(view.phase() == phase)));
    // Before the first bout there is no attack limit.
    let attacks_left = if view.attacker().is_some() { view.attacks_left() } else { 0 };
    let counts = [
        share(view.talon_len(), MAX_CARDS),
        share(attacks_left, PAIRS).min(1.0),
        share(view.actions_without_progress(), STALL_ACTIONS),
    ];
    write(&counts);
    write_rules(view, write);
}

/// Writes the scalars of the rules by passing them in groups to `write`, in the order of
/// [`SCALARS`].
fn write_rules(view: View<'_>, mut write: impl FnMut(&[f32])) {
    let flag = |condition: bool| f32::from(u8::from(condition));
    let rules = view.rules();
    write(&Deck::ALL.map(|deck| flag(rules.deck == deck)));
    let transfers = [TransferRule::Off, TransferRule::Playing, TransferRule::PlayingOrShowing];
    write(&transfers.map(|transfer| flag(rules.transfer == transfer)));
    let all = [ThrowInRule::All, ThrowInRule::Neighbours, ThrowInRule::Attacker];
    write(&all.map(|throwing_in| flag(rules.throwing_in == throwing_in)));
    let flags = [
        rules.first_attack == FirstAttackRule::LowestTrump,
        rules.max_five_before_discard,
        rules.throw_in_after_take != AfterTakeRule::Nobody,
        rules.partnership,
        rules.redeal,
        rules.last_defender_is_fool,
    ];
    write(&flags.map(flag));
    write(&LATER_TRANSFER_RULES.map(|transfer| flag(rules.transfer == transfer)));
    write(&[flag(rules.throw_in_after_take == AfterTakeRule::Attacker)]);
    write(&AttackLimit::ALL.map(|limit| flag(rules.attack_limit == limit)));
    write(&LATER_DRAW_RULES.map(|after_draw| flag(rules.after_draw == after_draw)));
}
