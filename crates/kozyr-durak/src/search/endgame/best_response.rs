//! The best that can be had from others who play on by habit.

use super::{
    super::{
        position::{Position, Verdict},
        seat_models::Styles,
    },
    CHECK, REPETITIVE,
    moves::Branches,
    table::{Memory, key_of},
};
use kozyr_core::{game::Seat, opponent::Deadline};

/// The table: 512 KiB.
const TABLE_BITS: u32 = 16;

/// Looks for the best line of one player of an ending in which nothing is hidden when the others play on
/// by given models.
///
/// Against perfect play a lost ending stays lost; against habits it need not, and the one who
/// knows them can look for what they do not notice.
pub(in super::super) struct Habit<'a> {
    seat: Seat,
    /// How each seat plays on but the one whose line is looked for.
    models: Styles<'a>,
    memory: Memory,
    left: u64,
    deadline: &'a Deadline,
}

impl<'a> Habit<'a> {
    /// What a seat can get from others that play by models.
    pub(in super::super) fn new(seat: Seat, models: Styles<'a>, deadline: &'a Deadline) -> Self {
        Habit { seat, models, memory: Memory::new(TABLE_BITS), left: 0, deadline }
    }

    /// The best result that the seat can reach from a position, visiting so many others at
    /// most; `None` if that is not enough or the deadline has passed.
    pub(in super::super) fn best(&mut self, position: &Position, nodes: u64) -> Option<Verdict> {
        self.left = nodes;
        let points = self.search(position)?;
        Some([Verdict::Lost, Verdict::Drawn, Verdict::Won][usize::from(points)])
    }

    fn search(&mut self, position: &Position) -> Option<u8> {
        let own = self.seat.index() as u8;
        let mut at = *position;
        while at.ending.is_none() && at.to_act != own && at.quiet <= REPETITIVE {
            self.models[usize::from(at.to_act)].step(&mut at);
        }
        if let Some(verdict) = at.verdict(self.seat) {
            return Some(verdict.points() as u8);
        }
        if at.quiet > REPETITIVE {
            return Some(Verdict::Drawn.points() as u8);
        }
        let key = key_of(&at);
        let known = self.memory.look_up(key);
        if known.low == known.high {
            return Some(known.low);
        }
        self.left = self.left.checked_sub(1)?;
        if self.left.is_multiple_of(CHECK) && self.deadline.has_passed() {
            return None;
        }
        let (mut best, mut choice) = (0, 0);
        let branches = Branches::of(&at);
        for index in branches.order(known.best) {
            let mut next = at;
            branches.play(index, &mut next);
            let points = self.search(&next)?;
            if points > best {
                (best, choice) = (points, index);
            }
            if best == 2 {
                break;
            }
        }
        self.memory.store(key, best, [0, 2], choice as u8);
        Some(best)
    }
}
