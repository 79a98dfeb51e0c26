//! How hard a problem is.

/// How hard a problem is: how far one has to see, and how many mistakes suggest themselves.
///
/// Its points are the plies to the proof and [four](Rating::MISTAKE) for every plausible mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Difficulty {
    /// The plies from the position to the end of the game, when both sides play as well as they
    /// can: whoever is sure of their result in Durak takes the shortest way there, and the other
    /// holds out.
    pub plies: u32,
    /// How many different wrong answers the [weak opponents](super::Taught::WEAK) give.
    pub mistakes: u32,
}

/// The levels of problems. Half of the problems that games lead to are of the first two.
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
    /// What a plausible mistake counts, in plies.
    pub const PLIES_PER_MISTAKE: u32 = 4;

    /// The points, from 1.
    pub const fn points(self) -> u32 {
        self.plies + Difficulty::PLIES_PER_MISTAKE * self.mistakes
    }

    /// The level that so many points are.
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

    /// The name of the level; `problem-level-NAME` is the key of its text.
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
