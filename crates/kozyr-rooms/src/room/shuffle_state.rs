//! A shuffle in progress.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    bytes::{Commitment, Secret},
    ids::{Millis, RoomId},
    server_message::ShuffleStep,
    shuffle::{self, Participant, PersonInShuffle, ShuffleProof},
};

/// A shuffle in progress.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Shuffle {
    pub(super) server_secret: Option<Secret>,
    /// The people who may take part; empty until the server has committed itself.
    pub(super) people: Vec<PersonInShuffle>,
    /// Whether the time for commitments is over.
    pub(super) is_closed: bool,
    /// When the step began.
    pub(super) step_since: Millis,
}

impl Shuffle {
    /// The current step.
    pub(super) fn step(&self) -> ShuffleStep {
        match (self.server_secret, self.is_closed) {
            (None, _) => ShuffleStep::Prepare,
            (Some(_), false) => ShuffleStep::Commit,
            (Some(_), true) => ShuffleStep::Reveal,
        }
    }

    /// The part of a person.
    pub(super) fn person(&self, seat: Seat) -> Option<&PersonInShuffle> {
        self.people.iter().find(|person| person.seat == seat)
    }

    /// Records a commitment; the first one counts.
    pub(super) fn commit(&mut self, seat: Seat, commitment: Commitment) {
        let person = self.people.iter_mut().find(|person| person.seat == seat);
        if let Some(person) = person.filter(|person| person.commitment.is_none()) {
            person.commitment = Some(commitment);
        }
    }

    /// Records a revealed secret.
    pub(super) fn reveal(&mut self, seat: Seat, secret: Secret) {
        if let Some(person) = self.people.iter_mut().find(|person| person.seat == seat) {
            person.secret = Some(secret);
        }
    }

    /// The proof of this shuffle; `None` before the server has committed itself.
    pub(super) fn proof(&self, room: &RoomId, match_number: u32) -> Option<ShuffleProof> {
        let server_secret = self.server_secret?;
        let mut proof = ShuffleProof {
            room: room.clone(),
            match_number,
            people: self.people.clone(),
            server_commitment: self.server_commitment(room, match_number)?,
            server_secret,
            seed: kozyr_core::game::Seed::new([0; 32]),
        };
        proof.seed = proof.computed_seed();
        Some(proof)
    }

    /// The server's commitment; `None` before there is one.
    pub(super) fn server_commitment(&self, room: &RoomId, match_number: u32) -> Option<Commitment> {
        let secret = self.server_secret.as_ref()?;
        Some(shuffle::commitment(room, match_number, Participant::Server, secret))
    }
}
