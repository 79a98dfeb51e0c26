//! How each family of opponents decides, and how strong it is.

use super::text::Text;
use crate::look::language::Language;

/// Opponents that decide in the same way.
#[derive(PartialEq, Eq, Debug)]
pub struct Family {
    /// The name of its texts.
    key: &'static str,
    /// The name that its members share, if that is not the name of the only one or the first.
    shared: Option<&'static str>,
    /// Its members that have something of their own to be told.
    told: &'static [&'static str],
}

const fn alone(key: &'static str) -> Family {
    Family { key, shared: None, told: &[] }
}

/// The opponents of Durak, the simplest first.
pub const DURAK: &[Family] = &[
    alone("random"),
    alone("lowest"),
    alone("greedy"),
    Family { told: &["potential", "potential-fixed"], ..alone("potential") },
    Family { told: &["hand-value", "hand-value-published"], ..alone("hand-value") },
    Family { told: &["fuzzy", "fuzzy-learned"], ..alone("fuzzy") },
    Family { shared: Some("family-master"), ..alone("master") },
];

/// The opponents of Reversi, the simplest first.
pub const REVERSI: &[Family] = &[
    alone("random"),
    alone("novice"),
    alone("professional"),
    Family { shared: Some("family-ply"), ..alone("ply") },
    Family { shared: Some("family-engine"), ..alone("engine") },
];

impl Family {
    /// What it is called.
    pub fn name(&self, language: &Language) -> String {
        match self.shared {
            Some(key) => language.text(key),
            None => language.opponent(self.key),
        }
    }
}

/// All that is told of a family.
pub fn show(text: &mut Text<'_>, family: &Family) {
    let language = text.language;
    text.heading(&language.text("help-how"));
    text.paragraph(&language.text(&format!("help-opponent-{}", family.key)));
    text.heading(&language.text("help-how-strong"));
    text.paragraph(&language.text(&format!("help-opponent-{}-strength", family.key)));
    if !family.told.is_empty() {
        text.heading(&language.text("help-levels"));
    }
    for name in family.told {
        let about = language.text(&format!("opponent-{name}-about"));
        text.entry(&language.opponent(name), &about);
    }
    text.ui.add_space(8.0);
    text.aside("help-opponents-about");
}
