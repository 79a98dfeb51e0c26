//! A bout as everybody sees it, and as it would go on.
//!
//! It follows from actions alone and never from the hands, so that what it shows depends on nothing
//! that is hidden.

use kozyr_core::game::Seat;
use kozyr_durak::{Action, Card, Pair, View};

/// The pairs of a bout, and whose they are as far as that is known.
#[derive(Clone)]
pub(super) struct Bout {
    /// The attack cards with those that beat them.
    pub(super) pairs: Vec<Pair>,
    attacker: Option<Seat>,
    defender: Option<Seat>,
    taken: bool,
    /// Whether one plays against one, so that it is always known whose turn it is.
    two: bool,
}

impl Bout {
    /// The bout of a view.
    pub(super) fn of(view: View<'_>) -> Self {
        Bout {
            pairs: view.table().to_vec(),
            attacker: view.attacker(),
            defender: view.defender(),
            taken: false,
            two: view.players() == 2,
        }
    }

    /// Goes on by an action; who does it, if that can be known.
    pub(super) fn follow(&mut self, action: Action) -> Option<Seat> {
        match action {
            Action::Attack(cards) => {
                if !self.pairs.is_empty() {
                    self.begin_anew();
                }
                cards.iter().for_each(|card| self.put(card));
                self.attacker
            }
            Action::Beat { attack, with } => {
                let pair = self.pairs.iter_mut().find(|pair| pair.attack == attack);
                pair.into_iter().for_each(|pair| pair.beaten_by = Some(with));
                self.defender
            }
            Action::Transfer(card) => {
                self.put(card);
                self.pass_on()
            }
            Action::ShowTransfer(_) => self.pass_on(),
            Action::ThrowIn(card) => {
                self.put(card);
                self.attacker.filter(|_| self.two)
            }
            Action::Pass => self.attacker.filter(|_| self.two),
            Action::Take => {
                self.taken = true;
                self.defender
            }
            Action::Redeal | Action::Keep => None,
        }
    }

    fn put(&mut self, attack: Card) {
        self.pairs.push(Pair { attack, beaten_by: None });
    }

    /// The defender attacks with what lies there; who that is.
    fn pass_on(&mut self) -> Option<Seat> {
        let seat = self.defender;
        let next = self.attacker.filter(|_| self.two);
        (self.attacker, self.defender) = (seat, next);
        seat
    }

    /// Whoever has beaten all leads the next bout; who has taken does not.
    fn begin_anew(&mut self) {
        self.pairs.clear();
        if !self.two {
            (self.attacker, self.defender) = (None, None);
        } else if !self.taken {
            std::mem::swap(&mut self.attacker, &mut self.defender);
        }
        self.taken = false;
    }
}
