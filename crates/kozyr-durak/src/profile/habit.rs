//! The habits counted in a profile.

/// Something players do more or less often when they have the opportunity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Habit {
    /// Takes although a card of the same suit would beat the attack.
    TakesEarly,
    /// Takes a plain card rather than beat it with a trump, while there is a talon.
    HoardsTrumps,
    /// Passes although they could throw in a plain card below the jack.
    KeepsLowCards,
    /// Passes although they could throw in a plain card from the jack up.
    KeepsHighCards,
    /// Throws in trumps while there is a talon.
    ThrowsTrumps,
    /// Beats with a higher card than necessary.
    BeatsWithHighCards,
    /// Leads a plain card while holding a lower one.
    LeadsHigh,
    /// Leads several plain cards of the same rank at once when possible.
    LeadsGroups,
    /// Leads a trump while there is a talon.
    LeadsTrumps,
}

impl Habit {
    /// Every habit, in the order of their discriminants.
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

    /// Returns the name of the habit in text keys such as `habit-NAME-often` and `own-habit-NAME`.
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

    /// Returns how often an unknown player follows the habit when they can, from 0 to 1: the mean
    /// of the prior.
    pub const fn prior_mean(self) -> f64 {
        self.prior().0
    }

    /// Returns the weight of the prior as a number of opportunities, 1 to 20: greater where players
    /// differ less.
    pub const fn prior_weight(self) -> f64 {
        self.prior().1
    }

    /// Returns the prior's mean and weight: a beta distribution fitted to the counts of `lowest`,
    /// `greedy`, `potential`, `hand-value` and `fuzzy-learned`. Each played 90 deals (`kozyr-lab
    /// durak habits --level 1 --matches 3`). People may differ more than five programs do, so the
    /// weight is capped at twenty opportunities.
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
