//! The clocks of a game as its record tells them, and what a move may take of one.

use std::time::Duration;

use kozyr_reversi::Colour;

/// A move is never given less, in seconds: that is enough for a look.
const MIN_MOVE_SECONDS: f64 = 0.02;
/// The share of what is left on a clock that a single move may take at most.
const MAX_CLOCK_SHARE: f64 = 0.5;
/// So many of a player's last moves take no time worth counting: they have been solved before.
const FREE_LAST_MOVES: u32 = 5;

/// What both players have for the game, and what they have spent of it, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameClock {
    main: f64,
    /// What each move brings back.
    increment: f64,
    spent: [f64; 2],
    moves: [u32; 2],
}

impl GameClock {
    /// Reads the time of a game in GGF: `main/increment/extension`, each as `15:00` or `1:15:00`,
    /// of which the extension is not counted on. `None` if it tells none.
    pub fn parse_ggf(text: &str) -> Option<Self> {
        let mut parts = text.split('/').map(seconds);
        let main = parts.next().flatten()?;
        let increment = parts.next().flatten().unwrap_or(0.0);
        Some(GameClock { main, increment, spent: [0.0; 2], moves: [0; 2] })
    }

    /// Notes that a side has moved, and what that took if it is known.
    pub fn record_move(&mut self, colour: Colour, seconds: Option<f64>) {
        self.spent[colour as usize] += seconds.unwrap_or(0.0).max(0.0);
        self.moves[colour as usize] += 1;
    }

    /// How long a side may think about its next move when so many squares are empty.
    pub fn move_time(&self, colour: Colour, empties: usize) -> Duration {
        let side = colour as usize;
        let brought_back = self.increment * f64::from(self.moves[side]);
        let left = (self.main + brought_back - self.spent[side]).max(0.0);
        let to_come = (empties as u32).div_ceil(2).saturating_sub(FREE_LAST_MOVES).max(2);
        let share = left / f64::from(to_come) + self.increment;
        Duration::from_secs_f64(share.min(left * MAX_CLOCK_SHARE).clamp(MIN_MOVE_SECONDS, 1e6))
    }
}

/// The seconds of `15:00`, with whatever a server writes after a comma left out; none are left where it is below 0.
fn seconds(text: &str) -> Option<f64> {
    let text = text.split(',').next()?.trim();
    if let Some(overspent) = text.strip_prefix('-') {
        return seconds(overspent).map(|_| 0.0);
    }
    let parts = text.split(':').map(|part| part.parse::<f64>().ok());
    let total = parts
        .map(|part| part.filter(|part| *part >= 0.0))
        .try_fold(0.0, |sum, part| Some(sum * 60.0 + part?));
    total.filter(|total| total.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_servers_write_them() {
        let main = |text| GameClock::parse_ggf(text).map(|clock| (clock.main, clock.increment));
        assert_eq!(main("15:00//02:00"), Some((900.0, 0.0)));
        assert_eq!(main("1:00:05/12/2:00"), Some((3605.0, 12.0)));
        assert_eq!(main("05:00,0/00:10"), Some((300.0, 10.0)));
        assert_eq!(main("-0:05/10"), Some((0.0, 10.0)));
        for nothing in ["", "?", "-", "1:x", "inf"] {
            assert_eq!(main(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn whoever_thinks_as_long_as_they_may_stays_within_their_time() {
        let mut clock = GameClock::parse_ggf("0:30").unwrap();
        for empties in (0..60).rev().step_by(2) {
            let share = clock.move_time(Colour::Black, empties + 1);
            clock.record_move(Colour::Black, Some(share.as_secs_f64()));
        }
        let spent = clock.spent[Colour::Black as usize];
        assert!(spent > 25.0 && spent < 30.0 + 30.0 * MIN_MOVE_SECONDS, "{spent} s");
    }
}
