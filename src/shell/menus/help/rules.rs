//! The rules, as far as they are in force.

use kozyr_core::durak::{FirstAttack, Rules, STALL, ThrowingIn, Transfer};
use kozyr_core::texts::FluentValue;

use crate::look::language::Language;

/// A part of the rules.
pub struct Section {
    /// What it is about.
    pub title: String,
    /// What it says.
    pub paragraphs: Vec<String>,
    /// What shows it.
    pub picture: Option<Picture>,
}

/// Something that a picture tells better than words.
#[derive(Clone, Copy)]
pub enum Picture {
    /// A card beaten by a higher one of its suit, and one beaten by a trump.
    Beating,
    /// A disc that closes two lines, and the board after that.
    Turning,
}

/// Writes sections whose texts have the section's name.
struct Writer<'a> {
    language: &'a Language,
    game: &'static str,
    sections: Vec<Section>,
}

impl Writer<'_> {
    /// A section with its text.
    fn section(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        let title = self.language.text(&format!("help-{}-{name}", self.game));
        self.sections.push(Section { title, paragraphs: Vec::new(), picture: None });
        self.and(&format!("{name}-text"), arguments);
    }

    /// Shows what the last section says.
    fn picture(&mut self, picture: Picture) {
        if let Some(section) = self.sections.last_mut() {
            section.picture = Some(picture);
        }
    }

    /// Another paragraph of the last section.
    fn and(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        let text = self.language.format(&format!("help-{}-{name}", self.game), arguments);
        if let Some(section) = self.sections.last_mut() {
            section.paragraphs.push(text);
        }
    }
}

/// The rules of Durak with these house rules, and no word of others.
pub fn durak(rules: &Rules, language: &Language) -> Vec<Section> {
    let mut text = Writer { language, game: "durak", sections: Vec::new() };
    text.section("aim", &[]);
    before_the_deal(&mut text, rules);
    the_bout(&mut text, rules);
    text.section("drawing", &[]);
    text.section("next", &[]);
    text.section("end", &[]);
    if rules.last_defender_is_fool {
        text.section("last-defender", &[]);
    } else {
        text.and("end-draw", &[]);
    }
    text.and("stall-text", &[("count", STALL.into())]);
    text.sections
}

fn before_the_deal(text: &mut Writer<'_>, rules: &Rules) {
    let players: Vec<String> = rules.players().iter().map(ToString::to_string).collect();
    let lowest = text.language.rank(rules.deck.lowest());
    let cards = [
        ("count", rules.deck.size().into()),
        ("lowest", lowest.into()),
        ("players", players.join(", ").into()),
    ];
    text.section("cards", &cards);
    text.and("deal-text", &[]);
    if rules.redeal {
        text.section("redeal", &[]);
    }
    if rules.partnership {
        text.section("partners", &[]);
    }
    text.section("first", &[]);
    text.and(
        match rules.first_attack {
            FirstAttack::OnTheFool => "first-on-fool",
            FirstAttack::LowestTrump => "first-lowest",
        },
        &[],
    );
}

fn the_bout(text: &mut Writer<'_>, rules: &Rules) {
    text.section("attack", &[]);
    text.section("defence", &[]);
    text.picture(Picture::Beating);
    if rules.transfer != Transfer::Off {
        text.section("transfer", &[]);
    }
    if rules.transfer == Transfer::PlayingOrShowing {
        text.section("showing", &[]);
    }
    text.section("throwing", &[]);
    text.and(
        match rules.throwing_in {
            ThrowingIn::All => "throw-all",
            ThrowingIn::Neighbours => "throw-neighbours",
            ThrowingIn::Attacker => "throw-attacker",
        },
        &[],
    );
    text.and("room-text", &[]);
    if rules.first_discard_of_five {
        text.section("five", &[]);
    }
    text.section("taking", &[]);
    text.and(if rules.adding_to_a_taker { "adding" } else { "no-adding" }, &[]);
}

/// The rules of Reversi, and advice.
pub fn reversi(language: &Language) -> Vec<Section> {
    let mut text = Writer { language, game: "reversi", sections: Vec::new() };
    for name in ["aim", "placing", "turning", "passing", "end", "handicap"] {
        text.section(name, &[]);
        if name == "turning" {
            text.picture(Picture::Turning);
        }
    }
    let title = language.text("help-reversi-advice");
    text.sections.push(Section { title, paragraphs: Vec::new(), picture: None });
    for name in ["corners-text", "mobility-text", "parity-text"] {
        text.and(name, &[]);
    }
    text.sections
}
