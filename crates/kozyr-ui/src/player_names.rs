//! Names of the players at a table.

use kozyr_core::game::{Game, Player, Record, Seat};

use crate::language::Language;

/// The subject of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// A name, or “You”.
    pub name: String,
    /// Whether the subject is the reader, which changes the verb form.
    pub is_you: bool,
}

impl Subject {
    /// Returns the grammatical person, as an argument for texts: `second` for the reader, else
    /// `third`.
    pub fn grammatical_person(&self) -> &'static str {
        if self.is_you { "second" } else { "third" }
    }
}

/// Returns the name of an opponent in records without its parameters, which follow a `?`.
pub fn base_name(name: &str) -> &str {
    name.split('?').next().unwrap_or(name)
}

impl Language {
    /// Returns the display name of an opponent, whatever its parameters: the name of its animal, or
    /// of its method if it has no animal. `name` is its name in records.
    pub fn opponent_name(&self, name: &str) -> String {
        let character = format!("character-{}", base_name(name));
        if self.has(&character) { self.text(&character) } else { self.method_name(name) }
    }

    /// Returns the display name of an opponent's method, whatever its parameters. `name` is the
    /// opponent's name in records.
    pub fn method_name(&self, name: &str) -> String {
        self.text(&format!("opponent-{}", base_name(name)))
    }

    /// Returns the name of the player in a seat, for use outside sentences: the name that the
    /// record gives the seat, if any. Otherwise returns the opponent's name, “You” for the only
    /// human without a name, or “Player” with a number in seat order if there are several of them.
    pub fn player_name<G: Game>(&self, record: &Record<G>, seat: Seat) -> String {
        self.subject_at(record, seat, "you").name
    }

    /// Returns the player in a seat, as the subject of a sentence. The name is that of
    /// [`player_name`](Self::player_name), in the form for sentences. [`is_you`](Subject::is_you)
    /// is set only for “You”.
    pub fn subject<G: Game>(&self, record: &Record<G>, seat: Seat) -> Subject {
        self.subject_at(record, seat, "subject-you")
    }

    /// Returns the reader, as the subject of a sentence.
    pub fn subject_you(&self) -> Subject {
        Subject { name: self.text("subject-you"), is_you: true }
    }

    /// Returns the names of all players at the table, in seat order, separated by dashes.
    pub fn player_names<G: Game>(&self, record: &Record<G>) -> String {
        let seats = Seat::all(record.players().len());
        seats.map(|seat| self.player_name(record, seat)).collect::<Vec<_>>().join(" – ")
    }

    /// Returns the player in a seat, as in [`subject`](Self::subject). `you_key` is the key of the
    /// text for “You”.
    fn subject_at<G: Game>(&self, record: &Record<G>, seat: Seat, you_key: &str) -> Subject {
        if let Some(name) = record.name(seat) {
            return Subject { name: name.to_owned(), is_you: false };
        }
        let players = record.players();
        let is_unnamed =
            |seat: &Seat| players[seat.index()] == Player::Human && record.name(*seat).is_none();
        let unnamed_count = |seats| Seat::all(seats).filter(is_unnamed).count();
        match &players[seat.index()] {
            Player::Opponent(name) => Subject { name: self.opponent_name(name), is_you: false },
            Player::Human if unnamed_count(players.len()) == 1 => {
                Subject { name: self.text(you_key), is_you: true }
            }
            Player::Human => {
                let number = unnamed_count(seat.index() + 1);
                let name = self.format("person", &[("number", number.into())]);
                Subject { name, is_you: false }
            }
        }
    }
}
