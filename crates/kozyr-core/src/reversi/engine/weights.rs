//! The learned weights: how they are stored, and tables ready for use.

pub mod shipped;

use std::sync::{LazyLock, OnceLock};

use super::patterns::{ALL, Indices, PATTERNS, TABLES};
use crate::digest::{DIGEST, digest};

/// How many stages of the game have weights of their own; between them they are blended.
pub const STAGES: usize = 12;
/// The largest number of placements a side is thought to have; more count as so many.
pub const MOBILITY: usize = 32;
/// Parts of a disc that a ready weight is counted in.
pub const UNIT: i32 = 64;

/// No figure of a file is larger than so many discs; a hundred times the board is far beyond any use.
const MOST_DISCS: f32 = 6400.0;

const MAGIC: [u8; 8] = *b"KZRVWT02";
/// The same without a digest at the end.
const MAGIC_WITHOUT_DIGEST: [u8; 8] = *b"KZRVWT01";

/// The number of empties at which a stage stands.
pub const fn stage_empties(stage: usize) -> usize {
    4 + 5 * stage
}

/// The two stages that a number of empties lies between, and the share of the second.
pub fn blend(empties: usize) -> (usize, usize, f32) {
    let place = (empties.saturating_sub(stage_empties(0)) as f32 / 5.0).min(STAGES as f32 - 1.0);
    let first = (place as usize).min(STAGES - 2);
    (first, first + 1, place - first as f32)
}

/// The weights of one stage, in discs.
#[derive(Clone, PartialEq, Debug)]
pub struct Stage {
    /// What the side to move is worth by itself.
    pub tempo: f32,
    /// By the number of own placements.
    pub own_mobility: [f32; MOBILITY],
    /// By the number of the other side's placements.
    pub other_mobility: [f32; MOBILITY],
    /// The weight of every pair of mirrored configurations.
    pub patterns: Box<[f32]>,
}

impl Stage {
    /// A stage that values everything at nothing.
    pub fn zero() -> Self {
        Stage {
            tempo: 0.0,
            own_mobility: [0.0; MOBILITY],
            other_mobility: [0.0; MOBILITY],
            patterns: vec![0.0; ALL.weight_count()].into(),
        }
    }

    /// The size of a stage in a file: tempo and mobility as 4-byte floats, and for each table a
    /// scale and one signed byte a weight.
    fn byte_length() -> usize {
        4 * (1 + 2 * MOBILITY + TABLES) + ALL.weight_count()
    }
}

/// Why bytes are not weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The first bytes are not ours.
    #[error("these are not weights of this version")]
    Foreign,
    /// Not as many bytes as there should be.
    #[error("weights of {found} bytes, where {expected} are expected")]
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The digest at the end is not that of the bytes before it.
    #[error("damaged weights: their digest is another")]
    Digest,
    /// A figure is not a number, or beyond all use.
    #[error("damaged weights: a figure that is no number of discs")]
    Scale,
}

/// Weights ready to be added up for one number of empties, in parts of a disc ([`UNIT`]).
pub struct Ready {
    tempo: i32,
    own_mobility: [i16; MOBILITY],
    other_mobility: [i16; MOBILITY],
    patterns: Box<[i16]>,
}

/// The evaluation's weights for the whole game.
pub struct Weights {
    /// Those of a file that comes with the program are read when they are first needed.
    stages: [OnceLock<Stage>; STAGES],
    unread: &'static [u8],
    ready: [OnceLock<Ready>; 65],
}

impl Weights {
    /// The weights that come with the program.
    ///
    /// # Panics
    /// In a program without the feature `bundled-weights`, if nobody said how [they](shipped) are
    /// loaded, or they do not come.
    pub fn builtin() -> &'static Weights {
        static BUILTIN: LazyLock<Weights> = LazyLock::new(|| {
            // That they are whole is tested, and would take longer than reading a stage.
            let (unread, _) =
                parts(shipped::bytes()).expect("a test reads the weights of the program");
            Weights { unread, ..Weights::of(Vec::new()) }
        });
        &BUILTIN
    }

    /// Weights of these stages.
    ///
    /// # Panics
    /// If there is not one for each stage of the game.
    pub fn new(stages: Vec<Stage>) -> Self {
        assert_eq!(stages.len(), STAGES, "there is one set of weights a stage");
        Weights::of(stages)
    }

    fn of(stages: Vec<Stage>) -> Self {
        let mut stages = stages.into_iter();
        let stages = std::array::from_fn(|_| stages.next().map_or_else(OnceLock::new, Into::into));
        Weights { stages, unread: &[], ready: std::array::from_fn(|_| OnceLock::new()) }
    }

    /// The stages, from the end of the game to its beginning.
    pub fn stages(&self) -> impl Iterator<Item = &Stage> {
        (0..STAGES).map(|stage| self.stage(stage))
    }

    fn stage(&self, stage: usize) -> &Stage {
        self.stages[stage].get_or_init(|| {
            let mut bytes = &self.unread[stage * Stage::byte_length()..];
            read_stage(&mut bytes).expect("a test reads the weights of the program")
        })
    }

    /// Weights from common sense alone, to begin learning from: placements are good, corners
    /// very, squares beside empty corners bad.
    pub fn common_sense() -> Self {
        let mut stage = Stage::zero();
        for count in 0..MOBILITY {
            stage.own_mobility[count] = count as f32;
            stage.other_mobility[count] = -(count as f32);
        }
        // The first shape is the corner of three by three; its first digit is the corner itself.
        let size = ALL.tables[1];
        for configuration in 0..size {
            let digit = |place: u32| (configuration / 3usize.pow(place) % 3) as f32 - 1.0;
            let beside_corner = 2.0 * (digit(1) + digit(3)) + 5.0 * digit(4);
            let value = if digit(0) == 0.0 { -beside_corner } else { 10.0 * digit(0) };
            stage.patterns[ALL.shared[configuration] as usize] = value;
        }
        Weights::new(vec![stage; STAGES])
    }

    /// The weights as the bytes of a file, rounded to a byte each: magic, then each stage, and at the
    /// end a SHA-256 of all that.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for stage in self.stages() {
            let figures =
                [stage.tempo].into_iter().chain(stage.own_mobility).chain(stage.other_mobility);
            bytes.extend(figures.flat_map(f32::to_le_bytes));
            for table in 0..TABLES {
                let weights = &stage.patterns[ALL.weights[table]..ALL.weights[table + 1]];
                let greatest = weights.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
                let scale = if greatest > 0.0 { (greatest / 127.0).min(MOST_DISCS) } else { 1.0 };
                bytes.extend(scale.to_le_bytes());
                bytes.extend(weights.iter().map(|weight| (weight / scale).round() as i8 as u8));
            }
        }
        let sum = digest(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads the bytes of a file. Those of the first version have no digest.
    ///
    /// # Errors
    /// If they are something else, too few or too many, or have been changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (mut rest, sum) = parts(bytes)?;
        if sum.is_some_and(|sum| digest(&bytes[..MAGIC.len() + rest.len()]) != sum) {
            return Err(WeightsError::Digest);
        }
        let stages = (0..STAGES).map(|_| read_stage(&mut rest)).collect::<Result<_, _>>()?;
        Ok(Weights::new(stages))
    }

    /// The weights for a number of empties, if they have been [made ready](Weights::make_ready).
    #[inline(always)]
    pub fn ready(&self, empties: u32) -> Option<&Ready> {
        self.ready[empties.min(64) as usize].get()
    }

    /// The weights for a number of empties, blended if they are needed for the first time: work
    /// of about a millisecond.
    pub fn make_ready(&self, empties: u32) -> &Ready {
        let empties = empties.min(64) as usize;
        self.ready[empties].get_or_init(|| {
            let (first, second, share) = blend(empties);
            Ready::blend(self.stage(first), self.stage(second), share)
        })
    }
}

/// The stages among the bytes of a file, if there are as many as there should be, and the digest;
/// files of the first version have none.
fn parts(bytes: &[u8]) -> Result<(&[u8], Option<&[u8]>), WeightsError> {
    let has_digest = bytes.starts_with(&MAGIC);
    if !has_digest && !bytes.starts_with(&MAGIC_WITHOUT_DIGEST) {
        return Err(WeightsError::Foreign);
    }
    let length = MAGIC.len() + STAGES * Stage::byte_length();
    let expected = if has_digest { length + DIGEST } else { length };
    if bytes.len() != expected {
        return Err(WeightsError::Length { found: bytes.len(), expected });
    }
    let (stages, sum) = bytes.split_at(length);
    Ok((&stages[MAGIC.len()..], has_digest.then_some(sum)))
}

fn read_stage(rest: &mut &[u8]) -> Result<Stage, WeightsError> {
    let figure = |rest: &mut &[u8]| {
        let (four, others) = rest.split_first_chunk::<4>().ok_or(WeightsError::Scale)?;
        *rest = others;
        let figure = f32::from_le_bytes(*four);
        if figure.abs() <= MOST_DISCS { Ok(figure) } else { Err(WeightsError::Scale) }
    };
    let mut stage = Stage::zero();
    stage.tempo = figure(rest)?;
    for mobility in stage.own_mobility.iter_mut().chain(&mut stage.other_mobility) {
        *mobility = figure(rest)?;
    }
    for table in 0..TABLES {
        let scale = figure(rest)?;
        let weights = &mut stage.patterns[ALL.weights[table]..ALL.weights[table + 1]];
        let (bytes, others) = rest.split_at(weights.len());
        *rest = others;
        for (weight, &byte) in weights.iter_mut().zip(bytes) {
            *weight = f32::from(byte as i8) * scale;
        }
    }
    Ok(stage)
}

impl Ready {
    fn blend(first: &Stage, second: &Stage, share: f32) -> Self {
        let mix = |a: f32, b: f32| {
            ((a + (b - a) * share) * UNIT as f32).round().clamp(-32_000.0, 32_000.0) as i16
        };
        let shared: Vec<i16> =
            first.patterns.iter().zip(&second.patterns).map(|(&a, &b)| mix(a, b)).collect();
        Ready {
            tempo: mix(first.tempo, second.tempo).into(),
            own_mobility: std::array::from_fn(|i| {
                mix(first.own_mobility[i], second.own_mobility[i])
            }),
            other_mobility: std::array::from_fn(|i| {
                mix(first.other_mobility[i], second.other_mobility[i])
            }),
            patterns: ALL.shared.iter().map(|&weight| shared[weight as usize]).collect(),
        }
    }

    /// The value in parts of a disc ([`UNIT`]) for the side to move, from the indices of its
    /// patterns, its placements and the other side's.
    #[inline(always)]
    pub fn value(&self, origins: &[u32; 48], indices: &Indices, own: u32, other: u32) -> i32 {
        let mut sum = self.tempo
            + i32::from(self.own_mobility[(own as usize).min(MOBILITY - 1)])
            + i32::from(self.other_mobility[(other as usize).min(MOBILITY - 1)]);
        for (&origin, &index) in origins.iter().zip(&indices.0).take(PATTERNS) {
            let place = origin.wrapping_add_signed(i32::from(index));
            sum += i32::from(self.patterns[place as usize]);
        }
        sum
    }
}
