//! Who sits at a table, in words.

use kozyr_core::game::{Game, Player, Record, Seat};

use crate::language::Language;

/// Who does something, to begin a sentence with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// A name, or «You».
    pub name: String,
    /// Whether it is the reader, so that verbs follow.
    pub is_you: bool,
}

impl Subject {
    /// Which person the verb is in, as texts ask for it.
    pub fn grammatical_person(&self) -> &'static str {
        if self.is_you { "second" } else { "third" }
    }
}

/// The name of an opponent without the parameters that were changed.
pub fn base_name(name: &str) -> &str {
    name.split('?').next().unwrap_or(name)
}

impl Language {
    /// What the opponent of that name is called, however its parameters were changed: the animal
    /// that it is, or else the way in which it decides.
    pub fn opponent_name(&self, name: &str) -> String {
        let character = format!("character-{}", base_name(name));
        if self.has(&character) { self.text(&character) } else { self.method_name(name) }
    }

    /// What the way is called in which the opponent of that name decides.
    pub fn method_name(&self, name: &str) -> String {
        self.text(&format!("opponent-{}", base_name(name)))
    }

    /// Who sits there: the opponent's name, «you», or the number of one person among several.
    pub fn player_name<G: Game>(&self, record: &Record<G>, seat: Seat) -> String {
        self.subject_at(record, seat, "you").name
    }

    /// Who sits there, to begin a sentence with.
    pub fn subject<G: Game>(&self, record: &Record<G>, seat: Seat) -> Subject {
        self.subject_at(record, seat, "subject-you")
    }

    /// The reader, to begin a sentence with.
    pub fn subject_you(&self) -> Subject {
        Subject { name: self.text("subject-you"), is_you: true }
    }

    /// Everybody at the table, in order.
    pub fn player_names<G: Game>(&self, record: &Record<G>) -> String {
        let seats = Seat::all(record.players().len());
        seats.map(|seat| self.player_name(record, seat)).collect::<Vec<_>>().join(" – ")
    }

    fn subject_at<G: Game>(&self, record: &Record<G>, seat: Seat, you: &str) -> Subject {
        let players = record.players();
        let persons =
            |players: &[Player]| players.iter().filter(|player| **player == Player::Human).count();
        match &players[seat.index()] {
            Player::Opponent(name) => Subject { name: self.opponent_name(name), is_you: false },
            Player::Human if persons(players) == 1 => {
                Subject { name: self.text(you), is_you: true }
            }
            Player::Human => {
                let number = persons(&players[..=seat.index()]);
                let name = self.format("person", &[("number", number.into())]);
                Subject { name, is_you: false }
            }
        }
    }
}
