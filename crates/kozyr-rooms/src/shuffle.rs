//! A shuffle that nobody can rig.
//!
//! The server and each person at the table choose 32 random bytes, their *secret*. First everyone
//! publishes a *commitment*, the SHA-256 of the secret, the server before all others. When all
//! commitments are there, the people reveal their secrets to the server. The seed of the match is a
//! SHA-256 over all revealed secrets. After the match all secrets are published, so that anyone can
//! check that they match the commitments and give the seed, and that the seed gives the cards.
//!
//! One honest participant is enough for a fair deal: the others had to choose before they could
//! know that participant's secret. A person who does not commit or reveal in time is excluded, and
//! the proof says so.
//!
//! # What this does not prove
//!
//! The server deals, so it knows all cards during the match. It also receives the secrets, and
//! could claim that an honest person revealed too late. That person sees the exclusion and knows
//! that the claim is wrong.

use kozyr_core::game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{
    bytes::{Commitment, Secret},
    ids::RoomId,
};

/// A participant in a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Participant {
    /// The person on a seat.
    Seat(Seat),
    /// The server.
    Server,
}

impl Participant {
    /// The name of the participant in digests: `server`, or the digit of the seat.
    fn label(self) -> String {
        match self {
            Participant::Seat(seat) => seat.to_string(),
            Participant::Server => "server".into(),
        }
    }
}

/// Returns the commitment to a secret: the SHA-256 of the line `kozyr commitment 1`, lines with the
/// room, the number of the match and the participant, and the 32 bytes of the secret.
///
/// It depends on the room, match and participant so that nobody can copy a commitment.
pub fn commitment(
    room: &RoomId,
    match_number: u32,
    participant: Participant,
    secret: &Secret,
) -> Commitment {
    let mut hash = Sha256::new();
    hash.update(format!("kozyr commitment 1\n{room}\n{match_number}\n{}\n", participant.label()));
    hash.update(secret.bytes());
    Commitment::new(hash.finalize().into())
}

/// Returns the seed of a match: the SHA-256 of the line `kozyr seed 1`, lines with the room and the
/// number of the match, and for each person in seat order and then the server a line with the
/// participant, followed by the 32 bytes of the secret.
pub fn seed(room: &RoomId, match_number: u32, people: &[(Seat, Secret)], server: &Secret) -> Seed {
    let mut hash = Sha256::new();
    hash.update(format!("kozyr seed 1\n{room}\n{match_number}\n"));
    let mut people = people.to_vec();
    people.sort_by_key(|&(seat, _)| seat);
    for (seat, secret) in people {
        hash.update(format!("{}\n", Participant::Seat(seat).label()));
        hash.update(secret.bytes());
    }
    hash.update(format!("{}\n", Participant::Server.label()));
    hash.update(server.bytes());
    Seed::new(hash.finalize().into())
}

/// The part of one person in a finished shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonInShuffle {
    /// The person's seat.
    pub seat: Seat,
    /// The commitment; `None` if the person did not commit in time.
    pub commitment: Option<Commitment>,
    /// The revealed secret; `None` if the person did not reveal it in time. The person is then
    /// excluded: the seed does not depend on the secret.
    pub secret: Option<Secret>,
}

/// Everything about the shuffle of a finished match, published after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShuffleProof {
    /// The room.
    pub room: RoomId,
    /// The number of the match in the room, from 1.
    #[serde(rename = "match")]
    pub match_number: u32,
    /// The people at the table when the shuffle began, in seat order.
    pub people: Vec<PersonInShuffle>,
    /// The server's commitment, shown before anyone else committed.
    pub server_commitment: Commitment,
    /// The server's secret.
    pub server_secret: Secret,
    /// The seed of the match.
    pub seed: Seed,
}

/// The reason why a shuffle is not proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShuffleError {
    /// A secret does not match its commitment, or was accepted without one.
    #[error("the secret of seat {0} does not match its commitment")]
    Person(Seat),
    /// The people are not in the order of their seats, or one is listed twice.
    #[error("seat {0} is listed twice or out of order")]
    Order(Seat),
    /// The server's secret does not match its commitment.
    #[error("the server's secret does not match its commitment")]
    Server,
    /// The seed does not follow from the secrets.
    #[error("the seed does not follow from the secrets")]
    Seed,
}

impl ShuffleProof {
    /// Checks that all revealed secrets match their commitments and give the seed.
    ///
    /// A person should also check that the proof contains their own secret, and the commitments
    /// that their device saw before it revealed the secret.
    ///
    /// # Errors
    /// If the people are not in seat order, or a secret or the seed is wrong.
    pub fn verify(&self) -> Result<(), ShuffleError> {
        let commitment_of =
            |participant, secret| commitment(&self.room, self.match_number, participant, secret);
        for pair in self.people.windows(2) {
            if pair[0].seat >= pair[1].seat {
                return Err(ShuffleError::Order(pair[1].seat));
            }
        }
        for person in &self.people {
            let Some(secret) = &person.secret else { continue };
            if person.commitment != Some(commitment_of(Participant::Seat(person.seat), secret)) {
                return Err(ShuffleError::Person(person.seat));
            }
        }
        if commitment_of(Participant::Server, &self.server_secret) != self.server_commitment {
            return Err(ShuffleError::Server);
        }
        if self.computed_seed() == self.seed { Ok(()) } else { Err(ShuffleError::Seed) }
    }

    /// Returns the people who did not commit or did not reveal in time.
    pub fn excluded(&self) -> impl Iterator<Item = Seat> {
        self.people.iter().filter(|person| person.secret.is_none()).map(|person| person.seat)
    }

    /// The seed that follows from the secrets.
    pub(crate) fn computed_seed(&self) -> Seed {
        let people: Vec<(Seat, Secret)> =
            self.people.iter().filter_map(|person| Some((person.seat, person.secret?))).collect();
        seed(&self.room, self.match_number, &people, &self.server_secret)
    }
}
