//! The one reason that a coach would give for a decision.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// The one reason that a coach would give for a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Headline<A> {
    /// Why the action was chosen, or why no cause can be named.
    pub verdict: Verdict,
    /// The alternative that a player would ask about: «Why not …?». `None` if there is none.
    #[serde(default = "nothing", skip_serializing_if = "Option::is_none")]
    pub instead: Option<Instead<A>>,
    /// The cards or squares that the cause is about, in notation, separated by spaces; empty if it
    /// is about none in particular.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub subject: String,
    /// With [`Verdict::DeepTactic`], the number of the move that shows that the action is better,
    /// from 1 at the start of the game; `None` if it is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point_on_move: Option<u32>,
    /// How the cause was established; `None` without a cause, or if it was established by
    /// calculation to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<CauseEvidence>,
}

/// The fact in which a cause shows, and how much of the margin it explains.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CauseEvidence {
    /// The name of the fact.
    pub fact: Cow<'static, str>,
    /// Its effect in the samples.
    #[serde(flatten)]
    pub effect: FactEffect,
}

/// Returns `None`. With a plain `default`, Serde would require `A: Default`.
fn nothing<T>() -> Option<T> {
    None
}

/// Why an action was chosen, or why no cause can be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It was the only legal action.
    OnlyAction,
    /// All legal actions lead to the same position by symmetry.
    Symmetric,
    /// It is in the opening book.
    Book,
    /// All alternatives win.
    AllWin,
    /// All alternatives draw.
    AllDraw,
    /// All alternatives lose.
    AllLose,
    /// One cause separates it from the alternative; `cause-GAME-ID` is the key of its text.
    Cause(Cow<'static, str>),
    /// Several actions are about equally good.
    CloseCall,
    /// It is better by calculation, for no cause that players have a name for.
    DeepTactic,
    /// It is the choice of the opponent's own rule, which names no causes.
    OwnRule,
}

impl Verdict {
    /// Returns the end of the key of its text, `point-KEY`; a cause has a text of its own.
    pub(super) const fn key(&self) -> &'static str {
        match self {
            Verdict::OnlyAction => "only-action",
            Verdict::Symmetric => "symmetric",
            Verdict::Book => "book",
            Verdict::AllWin => "all-win",
            Verdict::AllDraw => "all-draw",
            Verdict::AllLose => "all-lose",
            Verdict::Cause(_) => "cause",
            Verdict::CloseCall => "close-call",
            Verdict::DeepTactic => "deep-tactic",
            Verdict::OwnRule => "own-rule",
        }
    }
}

/// The alternative that a player would ask about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Instead<A> {
    /// The action.
    pub action: A,
    /// The values of the decision and of this alternative, in the unit of the comparison; `None` if
    /// they are unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<[f64; 2]>,
}

impl<A> Headline<A> {
    /// Creates a headline without an alternative or a subject.
    pub fn new(verdict: Verdict) -> Self {
        Headline {
            verdict,
            instead: None,
            subject: String::new(),
            point_on_move: None,
            evidence: None,
        }
    }

    /// Converts the action of the alternative; `None` if it cannot be converted.
    pub fn try_map<B>(self, convert: impl FnOnce(A) -> Option<B>) -> Option<Headline<B>> {
        let Headline { verdict, instead, subject, point_on_move, evidence } = self;
        let instead = match instead {
            Some(Instead { action, values }) => Some(Instead { action: convert(action)?, values }),
            None => None,
        };
        Some(Headline { verdict, instead, subject, point_on_move, evidence })
    }

    /// Returns the id of the cause; `None` if no cause is named.
    pub fn cause(&self) -> Option<&str> {
        match &self.verdict {
            Verdict::Cause(cause) => Some(cause),
            _ => None,
        }
    }
}

/// How much of the margin between two alternatives one fact explains, measured in paired samples:
/// both alternatives are continued from the same state, and their values and facts are compared.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FactEffect {
    /// The mean difference in the fact, in standard errors; positive if it favours the chosen
    /// alternative.
    pub separation: f64,
    /// The mean margin by which the chosen alternative is better.
    pub margin: f64,
    /// The standard error of the margin.
    pub margin_error: f64,
    /// The mean margin in the samples in which the fact is equal. If there are fewer than 20, the
    /// margin at equality by linear regression; `None` if the difference is the same in all.
    pub margin_where_equal: Option<f64>,
}

/// The smallest number of samples for a mean.
const MIN_SAMPLES: usize = 20;

impl FactEffect {
    /// Measures the effect in samples: how much the fact favours the chosen alternative, and by how
    /// much that alternative is better. Facts that differ by at most `tolerance` count as equal.
    /// `None` without samples.
    pub fn measure(samples: impl IntoIterator<Item = (f64, f64)>, tolerance: f64) -> Option<Self> {
        let samples: Vec<(f64, f64)> = samples.into_iter().collect();
        let (mut differences, mut margins, mut equal) =
            (Moments::default(), Moments::default(), Moments::default());
        for &(difference, margin) in &samples {
            differences.add(difference);
            margins.add(margin);
            if difference.abs() <= tolerance {
                equal.add(margin);
            }
        }
        let margin_where_equal = if equal.count >= MIN_SAMPLES {
            Some(equal.mean())
        } else {
            let (difference, margin) = (differences.mean(), margins.mean());
            let covariance: f64 =
                samples.iter().map(|(d, m)| (d - difference) * (m - margin)).sum();
            let variance: f64 = samples.iter().map(|(d, _)| (d - difference).powi(2)).sum();
            (variance > 0.0).then(|| margin - covariance / variance * difference)
        };
        (margins.count > 0).then(|| FactEffect {
            separation: differences.mean() / differences.standard_error(),
            margin: margins.mean(),
            margin_error: margins.standard_error(),
            margin_where_equal,
        })
    }

    /// Returns the share of the margin that vanishes where the fact is equal: 1 if nothing is left
    /// of it, 0 if it is as great as without the fact, more than 1 if it is reversed. `None` if the
    /// margin is not positive, or the margin where the fact is equal is unknown.
    pub fn explained_share(&self) -> Option<f64> {
        let rest = self.margin_where_equal?;
        (self.margin > 0.0).then(|| 1.0 - rest / self.margin)
    }
}

/// A cause that applies to two alternatives, with the effect of a fact in which it shows.
#[derive(Clone, PartialEq, Debug)]
pub struct CauseCandidate {
    /// The id of the cause.
    pub cause: &'static str,
    /// Whether the two alternatives differ in it at a glance, not only in their consequences.
    pub is_specific: bool,
    /// The fact and its effect.
    pub evidence: CauseEvidence,
}

/// The minimum separation of a cause's fact, in standard errors.
const MIN_SEPARATION: f64 = 2.0;
/// The minimum share of the margin that vanishes where the fact is equal.
const MIN_EXPLAINED_SHARE: f64 = 0.25;
/// How much more of the margin a cause must explain to be preferred to one that shows at a glance.
const SPECIFIC_ADVANTAGE: f64 = 0.25;

/// A margin within this many standard errors is a close call.
pub const CLOSE_CALL_ERRORS: f64 = 2.0;

impl CauseCandidate {
    /// Returns a candidate for each fact in which a cause shows and whose effect is known.
    pub fn for_facts(
        cause: &'static str,
        is_specific: bool,
        facts: &'static [&'static str],
        effect: impl Fn(&str) -> Option<FactEffect>,
    ) -> impl Iterator<Item = Self> {
        facts.iter().filter_map(move |&fact| {
            let evidence = CauseEvidence { fact: fact.into(), effect: effect(fact)? };
            Some(CauseCandidate { cause, is_specific, evidence })
        })
    }

    /// Returns the headline that names the cause, which is about these cards or squares, without an
    /// alternative.
    pub fn into_headline<A>(self, subject: impl Iterator<Item: ToString>) -> Headline<A> {
        Headline {
            subject: subject.map(|item| item.to_string()).collect::<Vec<_>>().join(" "),
            evidence: Some(self.evidence),
            ..Headline::new(Verdict::Cause(self.cause.into()))
        }
    }

    /// Returns the candidate whose fact differs by the most standard errors, at least two, however
    /// little of the positive margin it explains. `None` if there is no such candidate.
    pub fn most_separated(candidates: impl IntoIterator<Item = Self>) -> Option<Self> {
        let separation = |candidate: &Self| candidate.evidence.effect.separation;
        candidates
            .into_iter()
            .filter(|candidate| candidate.evidence.effect.margin > 0.0)
            .filter(|candidate| separation(candidate) >= MIN_SEPARATION)
            .max_by(|one, other| separation(one).total_cmp(&separation(other)))
    }

    /// Returns the candidate that explains the most of the margin, the first among equals. Its fact
    /// differs by at least two standard errors, and at least a quarter of the margin vanishes where
    /// the fact is equal. Causes that show at a glance are preferred. Where the fact differs by the
    /// same amount in all samples, it counts as explaining a quarter. `None` if there is no such
    /// candidate.
    pub fn strongest(candidates: impl IntoIterator<Item = Self>) -> Option<Self> {
        let mut best: Option<(f64, Self)> = None;
        for candidate in candidates {
            let effect = &candidate.evidence.effect;
            // If nothing varies, the fact can neither be confirmed nor ruled out.
            let share = match effect.margin_where_equal {
                None if effect.margin > 0.0 => MIN_EXPLAINED_SHARE,
                _ => effect.explained_share().unwrap_or(0.0),
            };
            if effect.separation < MIN_SEPARATION || share < MIN_EXPLAINED_SHARE {
                continue;
            }
            let advantage = if candidate.is_specific { SPECIFIC_ADVANTAGE } else { 0.0 };
            let score = share.min(1.0) + advantage;
            if best.as_ref().is_none_or(|(highest, _)| score > *highest) {
                best = Some((score, candidate));
            }
        }
        best.map(|(_, candidate)| candidate)
    }
}

/// Sums that give a mean and its standard error.
#[derive(Default)]
struct Moments {
    count: usize,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// Adds a value.
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean of the values.
    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// The standard error of the mean. It is never 0: even if all samples agree, others may differ.
    fn standard_error(&self) -> f64 {
        let count = self.count.max(1) as f64;
        let variance = self.squares / count - self.mean().powi(2);
        (variance.max(0.25 / count) / count).sqrt()
    }
}
