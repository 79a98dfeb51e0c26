//! The difficulty of problems.

/// The difficulty of a problem: how far ahead to look, and how many plausible mistakes there are.
///
/// Its points are the plies to the end, plus [four](Difficulty::PLIES_PER_MISTAKE) for every
/// plausible mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Difficulty {
    /// The plies from the position to the end of the game under perfect play. In Durak, a player
    /// who is sure of the result takes the shortest way to it, and the opponent delays it.
    pub plies: u32,
    /// The number of different wrong answers that the [weak
    /// opponents](super::TeachableGame::WEAK_OPPONENTS) give.
    pub mistakes: u32,
}

/// Levels of difficulty. Half of the problems found in games are of the first two levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DifficultyLevel {
    /// Up to 9 points.
    First,
    /// 10 to 13 points.
    Easy,
    /// 14 to 17 points.
    Medium,
    /// 18 to 21 points.
    Hard,
    /// 22 points and more.
    Hardest,
}

impl Difficulty {
    /// The points for a plausible mistake, in plies.
    pub const PLIES_PER_MISTAKE: u32 = 4;

    /// Returns the points, from 1.
    pub const fn points(self) -> u32 {
        self.plies + Difficulty::PLIES_PER_MISTAKE * self.mistakes
    }

    /// Returns the level of these points.
    pub const fn level(self) -> DifficultyLevel {
        match self.points() {
            ..10 => DifficultyLevel::First,
            10..14 => DifficultyLevel::Easy,
            14..18 => DifficultyLevel::Medium,
            18..22 => DifficultyLevel::Hard,
            _ => DifficultyLevel::Hardest,
        }
    }
}

impl DifficultyLevel {
    /// All levels, the easiest first.
    pub const ALL: [DifficultyLevel; 5] = [
        DifficultyLevel::First,
        DifficultyLevel::Easy,
        DifficultyLevel::Medium,
        DifficultyLevel::Hard,
        DifficultyLevel::Hardest,
    ];

    /// Returns the name of the level; `problem-level-NAME` is the key of its text.
    pub const fn name(self) -> &'static str {
        match self {
            DifficultyLevel::First => "first",
            DifficultyLevel::Easy => "easy",
            DifficultyLevel::Medium => "middling",
            DifficultyLevel::Hard => "hard",
            DifficultyLevel::Hardest => "hardest",
        }
    }
}
