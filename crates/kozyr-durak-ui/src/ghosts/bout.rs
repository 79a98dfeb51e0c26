//! Preview of a bout and its continuation, from public information.
//!
//! It follows from actions alone and never from hands, so it can't reveal hidden cards.

use kozyr_core::game::Seat;
use kozyr_durak::{Action, AttackPair, Card, View};

/// The pairs of a bout, and its attacker and defender if known.
#[derive(Clone)]
pub(super) struct BoutPreview {
    /// Attack cards with the cards that beat them.
    pub(super) pairs: Vec<AttackPair>,
    /// The attacker, if known.
    attacker: Option<Seat>,
    /// The defender, if known.
    defender: Option<Seat>,
    /// Whether the defender takes the cards.
    taken: bool,
    /// Whether there are only two players, so that it is always known whose turn it is.
    has_two_players: bool,
}

impl BoutPreview {
    /// Creates the preview from a view's table, attacker and defender, as if nobody were taking.
    pub(super) fn of(view: View<'_>) -> Self {
        BoutPreview {
            pairs: view.table_pairs().to_vec(),
            attacker: view.attacker(),
            defender: view.defender(),
            taken: false,
            has_two_players: view.players() == 2,
        }
    }

    /// Applies an action without checking it, and returns the seat that plays it, if known. A lead
    /// starts the next bout if there are cards on the table.
    pub(super) fn apply(&mut self, action: Action) -> Option<Seat> {
        match action {
            Action::Attack(cards) => {
                if !self.pairs.is_empty() {
                    self.begin_anew();
                }
                cards.iter().for_each(|card| self.add_attack(card));
                self.attacker
            }
            Action::Beat { attack, with } => {
                let pair = self.pairs.iter_mut().find(|pair| pair.attack == attack);
                pair.into_iter().for_each(|pair| pair.beaten_by = Some(with));
                self.defender
            }
            Action::Transfer(card) => {
                self.add_attack(card);
                self.pass_on()
            }
            Action::ShowTransfer(_) => self.pass_on(),
            Action::ThrowIn(card) => {
                self.add_attack(card);
                self.attacker.filter(|_| self.has_two_players)
            }
            Action::Pass => self.attacker.filter(|_| self.has_two_players),
            Action::Take => {
                self.taken = true;
                self.defender
            }
            Action::Redeal | Action::Keep => None,
        }
    }

    /// Adds an unbeaten attack card to the bout.
    fn add_attack(&mut self, attack: Card) {
        self.pairs.push(AttackPair { attack, beaten_by: None });
    }

    /// Makes the defender, who transfers, the attacker and returns that seat. With two players the
    /// attacker becomes the defender; with more, the defender is then unknown.
    fn pass_on(&mut self) -> Option<Seat> {
        let seat = self.defender;
        let next = self.attacker.filter(|_| self.has_two_players);
        (self.attacker, self.defender) = (seat, next);
        seat
    }

    /// Clears the bout for the next one. With two players, a successful defender leads and one who
    /// took does not; with more, both roles are then unknown.
    fn begin_anew(&mut self) {
        self.pairs.clear();
        if !self.has_two_players {
            (self.attacker, self.defender) = (None, None);
        } else if !self.taken {
            std::mem::swap(&mut self.attacker, &mut self.defender);
        }
        self.taken = false;
    }
}
