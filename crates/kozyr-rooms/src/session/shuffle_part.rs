//! A client's part in the shuffle, and the check of the whole shuffle in the end.

use kozyr_core::game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    bytes::{Commitment, Secret},
    client_message::ClientMessage,
    game_record::GameRecord,
    ids::RoomId,
    server_message::{GameUpdate, ShuffleStep, TableInfo},
    shuffle::{Participant, ShuffleError, ShuffleProof, commitment},
};

/// A client's part in a shuffle: the messages that it has sent and seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct ShufflePart {
    room: RoomId,
    #[serde(rename = "match")]
    match_number: u32,
    seat: Seat,
    secret: Secret,
    /// The server's commitment before this client committed itself.
    server_commitment: Commitment,
    /// The commitments of all seats that were listed when this client revealed its secret; `None`
    /// before that. A secret is revealed only once: anyone who knows it could choose the cards
    /// of another shuffle with it.
    revealed_to: Option<Vec<Option<Commitment>>>,
    /// Why this client did not reveal its secret.
    fault: Option<ShuffleFault>,
}

impl ShufflePart {
    fn commitment(&self) -> Commitment {
        commitment(&self.room, self.match_number, Participant::Seat(self.seat), &self.secret)
    }

    fn is_of(&self, room: &RoomId, match_number: u32, seat: Seat) -> bool {
        self.room == *room && self.match_number == match_number && self.seat == seat
    }
}

/// The result of checking the shuffle of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShuffleReport {
    /// The number of the match.
    pub match_number: u32,
    /// The result.
    pub verdict: ShuffleVerdict,
}

/// The result of checking a shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShuffleVerdict {
    /// The cards depend on this client's secret, so the shuffle was fair.
    TookPart,
    /// The proof is consistent, but the server excluded this client.
    Excluded {
        /// Whether this client has revealed its secret. If it was in time, the server's claim that
        /// it was late is wrong.
        revealed: bool,
    },
    /// The proof is consistent, but this client did not take part, or does not remember it.
    Watched,
    /// Something is wrong, so the shuffle may have been rigged.
    Wrong(ShuffleFault),
}

/// A fault in a shuffle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ShuffleFault {
    /// The server lists another commitment for this client. Its secret was not revealed.
    #[error("the server lists another commitment for your seat")]
    OwnCommitment,
    /// The server changed its commitment after this client committed itself.
    #[error("the server changed its commitment")]
    ServerCommitment,
    /// The proof has other commitments than the server listed before.
    #[error("the commitment of seat {0} was changed after you had revealed your secret")]
    ChangedCommitment(Seat),
    /// The proof has another secret for this client.
    #[error("the record contains another secret for your seat")]
    OwnSecret,
    /// The record has no proof, or one of another match.
    #[error("the record has no proof of this shuffle")]
    NoProof,
    /// The proof is inconsistent.
    #[error("{0}")]
    Proof(String),
    /// The cards of the record do not follow from the seed, or are not the cards that this client
    /// has seen.
    #[error("the cards of the record are not those that were dealt")]
    Cards,
}

impl From<ShuffleError> for ShuffleFault {
    fn from(error: ShuffleError) -> Self {
        ShuffleFault::Proof(error.to_string())
    }
}

/// Returns the client's next message in a shuffle, and updates its part; `None` if there is nothing
/// to send now. `fresh` is a new secret, which is used if the client has none for this shuffle.
/// Fails if the server lists other commitments than this client has seen; the secret then stays
/// unrevealed.
pub(super) fn next_message(
    part: &mut Option<ShufflePart>,
    table: &TableInfo,
    seat: Seat,
    fresh: [u8; 32],
) -> Result<Option<ClientMessage>, ShuffleFault> {
    let Some(shuffle) = &table.shuffle else { return Ok(None) };
    let Some(server_commitment) = shuffle.server_commitment else { return Ok(None) };
    let match_number = table.match_number;
    let own = shuffle.commitments.get(seat.index()).copied().flatten();
    match shuffle.step {
        ShuffleStep::Prepare => Ok(None),
        ShuffleStep::Commit => {
            let is_usable = |part: &ShufflePart| {
                part.is_of(&table.room, match_number, seat)
                    && part.revealed_to.is_none()
                    && part.server_commitment == server_commitment
            };
            if own.is_some() {
                return match part.as_mut().filter(|part| is_usable(part)) {
                    Some(part) if own != Some(part.commitment()) => {
                        part.fault = Some(ShuffleFault::OwnCommitment);
                        Err(ShuffleFault::OwnCommitment)
                    }
                    _ => Ok(None),
                };
            }
            if !part.as_ref().is_some_and(is_usable) {
                *part = Some(ShufflePart {
                    room: table.room.clone(),
                    match_number,
                    seat,
                    secret: Secret::new(fresh),
                    server_commitment,
                    revealed_to: None,
                    fault: None,
                });
            }
            let commitment = part.as_ref().map(ShufflePart::commitment);
            Ok(commitment.map(|commitment| ClientMessage::Commit { match_number, commitment }))
        }
        ShuffleStep::Reveal => {
            let part = part.as_mut().filter(|part| part.is_of(&table.room, match_number, seat));
            // Without a part, the client was too late, or has lost its memory.
            let (Some(part), Some(own)) = (part, own) else { return Ok(None) };
            if shuffle.revealed.contains(&seat) {
                return Ok(None);
            }
            let changed = Seat::all(shuffle.commitments.len()).find(|&other| {
                let earlier = part.revealed_to.as_ref().map(|list| list.get(other.index()));
                earlier.is_some_and(|earlier| earlier != shuffle.commitments.get(other.index()))
            });
            let fault = if part.server_commitment != server_commitment {
                Some(ShuffleFault::ServerCommitment)
            } else if own != part.commitment() {
                Some(ShuffleFault::OwnCommitment)
            } else {
                changed.map(ShuffleFault::ChangedCommitment)
            };
            if let Some(fault) = fault {
                part.fault = Some(fault.clone());
                return Err(fault);
            }
            part.revealed_to.get_or_insert_with(|| shuffle.commitments.clone());
            Ok(Some(ClientMessage::Reveal { match_number, secret: part.secret }))
        }
    }
}

/// Checks the shuffle of a finished match. `None` if its game has none.
pub(super) fn check(
    record: &Value,
    game: &GameUpdate,
    part: Option<&ShufflePart>,
) -> Option<ShuffleReport> {
    let match_number = game.match_number;
    let cards = GameRecord::try_from(record.to_string());
    if matches!(cards, Ok(GameRecord::Reversi(_))) {
        return None;
    }
    let verdict = match verdict(record, cards.ok().as_ref(), game, part) {
        Ok(verdict) => verdict,
        Err(fault) => ShuffleVerdict::Wrong(fault),
    };
    Some(ShuffleReport { match_number, verdict })
}

/// Checks the shuffle of a finished deal of Durak. `cards` is its record if that could be read.
fn verdict(
    record: &Value,
    cards: Option<&GameRecord>,
    game: &GameUpdate,
    part: Option<&ShufflePart>,
) -> Result<ShuffleVerdict, ShuffleFault> {
    let proof = ShuffleProof::deserialize(&record["shuffle"]).map_err(|_| ShuffleFault::NoProof)?;
    if proof.match_number != game.match_number {
        return Err(ShuffleFault::NoProof);
    }
    proof.verify()?;
    let cards = cards.ok_or(ShuffleFault::Cards)?;
    let seen = match game.view.seat() {
        Some(seat) => cards.view(seat, 0),
        None => cards.public_view(0),
    };
    if *cards.seed() != proof.seed || seen != game.view {
        return Err(ShuffleFault::Cards);
    }
    let Some(part) = part.filter(|part| part.match_number == proof.match_number) else {
        return Ok(ShuffleVerdict::Watched);
    };
    if part.room != proof.room {
        return Ok(ShuffleVerdict::Watched);
    }
    if let Some(fault) = &part.fault {
        return Err(fault.clone());
    }
    if part.server_commitment != proof.server_commitment {
        return Err(ShuffleFault::ServerCommitment);
    }
    for person in &proof.people {
        if let Some(listed) = &part.revealed_to
            && person.commitment != listed.get(person.seat.index()).copied().flatten()
        {
            return Err(ShuffleFault::ChangedCommitment(person.seat));
        }
    }
    let own = proof.people.iter().find(|person| person.seat == part.seat);
    match own.and_then(|own| own.secret) {
        Some(secret) if secret == part.secret => Ok(ShuffleVerdict::TookPart),
        Some(_) => Err(ShuffleFault::OwnSecret),
        None => Ok(ShuffleVerdict::Excluded { revealed: part.revealed_to.is_some() }),
    }
}
