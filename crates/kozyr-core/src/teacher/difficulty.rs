//! How hard a problem is.

/// How hard a problem is: how far one has to see, and how many mistakes suggest themselves.
///
/// Its points are the plies to the proof and [four](Rating::MISTAKE) for every plausible mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rating {
    /// The plies from the position to the end of the game, when both sides play as well as they
    /// can: whoever is sure of their result in Durak takes the shortest way there, and the other
    /// holds out.
    pub plies: u32,
    /// How many different wrong answers the [weak opponents](super::Taught::WEAK) give.
    pub mistakes: u32,
}

/// The levels of problems. Half of the problems that games lead to are of the first two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Up to 9 points.
    First,
    /// 10 to 13 points.
    Easy,
    /// 14 to 17 points.
    Middling,
    /// 18 to 21 points.
    Hard,
    /// 22 points and more.
    Hardest,
}

impl Rating {
    /// What a plausible mistake counts, in plies.
    pub const MISTAKE: u32 = 4;

    /// The points, from 1.
    pub const fn points(self) -> u32 {
        self.plies + Rating::MISTAKE * self.mistakes
    }

    /// The level that so many points are.
    pub const fn level(self) -> Level {
        match self.points() {
            ..10 => Level::First,
            10..14 => Level::Easy,
            14..18 => Level::Middling,
            18..22 => Level::Hard,
            _ => Level::Hardest,
        }
    }
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 5] =
        [Level::First, Level::Easy, Level::Middling, Level::Hard, Level::Hardest];

    /// The name of the level; `problem-level-NAME` is the key of its text.
    pub const fn name(self) -> &'static str {
        match self {
            Level::First => "first",
            Level::Easy => "easy",
            Level::Middling => "middling",
            Level::Hard => "hard",
            Level::Hardest => "hardest",
        }
    }
}
