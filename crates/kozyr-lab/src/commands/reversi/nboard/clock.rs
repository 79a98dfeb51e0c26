//! The clocks of a game as recorded in GGF, and time management.

use std::time::Duration;

use kozyr_reversi::Colour;

/// The minimum time for a move, in seconds.
const MIN_MOVE_SECONDS: f64 = 0.02;
/// The largest share of the remaining time for a single move.
const MAX_CLOCK_SHARE: f64 = 0.5;
/// A player's last moves, which take almost no time because they are solved by then.
const FREE_LAST_MOVES: u32 = 5;

/// The time control of a game and the time used so far, in seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GameClock {
    main: f64,
    /// Added after each move.
    increment: f64,
    spent: [f64; 2],
    moves: [u32; 2],
}

impl GameClock {
    /// Parses the time control of a GGF game, `main/increment/extension`, each as `15:00` or
    /// `1:15:00`. The extension is not used. `None` if there is no main time.
    pub fn parse_ggf(text: &str) -> Option<Self> {
        let mut parts = text.split('/').map(seconds);
        let main = parts.next().flatten()?;
        let increment = parts.next().flatten().unwrap_or(0.0);
        Some(GameClock { main, increment, spent: [0.0; 2], moves: [0; 2] })
    }

    /// Records a move of one side, and its time if known.
    pub fn record_move(&mut self, colour: Colour, seconds: Option<f64>) {
        self.spent[colour as usize] += seconds.unwrap_or(0.0).max(0.0);
        self.moves[colour as usize] += 1;
    }

    /// The time for a side's next move, given the number of empty squares.
    pub fn move_time(&self, colour: Colour, empties: usize) -> Duration {
        let side = colour as usize;
        let brought_back = self.increment * f64::from(self.moves[side]);
        let left = (self.main + brought_back - self.spent[side]).max(0.0);
        let to_come = (empties as u32).div_ceil(2).saturating_sub(FREE_LAST_MOVES).max(2);
        let share = left / f64::from(to_come) + self.increment;
        Duration::from_secs_f64(share.min(left * MAX_CLOCK_SHARE).clamp(MIN_MOVE_SECONDS, 1e6))
    }
}

/// Parses a time such as `15:00`; `None` if it is not one. Text after a comma, which servers
/// append, is ignored; a negative time is 0.
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
