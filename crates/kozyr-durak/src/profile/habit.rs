//! The habits that are counted.

/// Something that players do more or less often when they can.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Habit {
    /// Takes a card although one of its suit would beat it.
    TakesEarly,
    /// Takes a plain card rather than beat it with a trump, while there is a talon.
    HoardsTrumps,
    /// Passes although a plain card below the jack could be thrown in.
    KeepsLowCards,
    /// Passes although a plain card from the jack on could be thrown in.
    KeepsHighCards,
    /// Throws trumps in while there is a talon.
    ThrowsTrumps,
    /// Beats with a dearer card than they need.
    BeatsWithHighCards,
    /// Leads a plain card although they hold a lower one.
    LeadsHigh,
    /// Leads several plain cards of a rank at once when they hold them.
    LeadsGroups,
    /// Leads a trump while there is a talon.
    LeadsTrumps,
}

impl Habit {
    /// All of them.
    pub const ALL: [Habit; 9] = [
        Habit::TakesEarly,
        Habit::HoardsTrumps,
        Habit::KeepsLowCards,
        Habit::KeepsHighCards,
        Habit::ThrowsTrumps,
        Habit::BeatsWithHighCards,
        Habit::LeadsHigh,
        Habit::LeadsGroups,
        Habit::LeadsTrumps,
    ];

    /// Its name in texts: `habit-NAME` is the key.
    pub const fn name(self) -> &'static str {
        match self {
            Habit::TakesEarly => "takes-early",
            Habit::HoardsTrumps => "hoards-trumps",
            Habit::KeepsLowCards => "keeps-low-cards",
            Habit::KeepsHighCards => "keeps-high-cards",
            Habit::ThrowsTrumps => "throws-trumps",
            Habit::BeatsWithHighCards => "beats-dearly",
            Habit::LeadsHigh => "leads-high",
            Habit::LeadsGroups => "leads-groups",
            Habit::LeadsTrumps => "leads-trumps",
        }
    }

    /// How often players do it who are not known, 0 to 1.
    pub const fn prior_mean(self) -> f64 {
        self.prior().0
    }

    /// How many chances that is worth: the more alike players are in it, the more.
    pub const fn prior_weight(self) -> f64 {
        self.prior().1
    }

    /// The mean and the spread of what was counted of `lowest`, `greedy`, `potential`, `hand-value`
    /// and `fuzzy-learned`, 90 deals each (`kozyr-lab durak habits --level 1 --matches 3`), as beta
    /// distributions. People may differ more than five programs do, so no habit is worth more than
    /// twenty chances.
    const fn prior(self) -> (f64, f64) {
        match self {
            Habit::TakesEarly => (0.03, 20.0),
            Habit::HoardsTrumps => (0.25, 1.0),
            Habit::KeepsLowCards => (0.43, 14.0),
            Habit::KeepsHighCards => (0.25, 20.0),
            Habit::ThrowsTrumps => (0.22, 1.0),
            Habit::BeatsWithHighCards => (0.08, 20.0),
            Habit::LeadsHigh => (0.24, 20.0),
            Habit::LeadsGroups => (0.31, 1.0),
            Habit::LeadsTrumps => (0.01, 20.0),
        }
    }
}
