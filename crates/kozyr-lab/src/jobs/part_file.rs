//! The results of some units as a file.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::batch_job::BatchJob;
use crate::files::{self, FileError};

/// The SHA-256 of everything that decides what comes of a unit: the rules, the opponents and what
/// they have learned, the laboratory, and the versions of all crates. Made of the sources, it is the
/// same on any machine and in any package.
pub const BUILD_DIGEST: &str = env!("KOZYR_BUILD");
/// The form of the file.
const FORMAT_VERSION: u32 = 1;

/// What a part is a part of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartHeader {
    /// The version of the form of the file.
    pub kozyr_part: u32,
    /// The [build](BUILD) that played.
    pub build: String,
    /// What was played.
    pub plan: Value,
    /// How many units that is in all.
    pub units: u64,
}

/// The results of some units.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartFile<R> {
    /// What it is a part of.
    #[serde(flatten)]
    pub header: PartHeader,
    /// What came of the units, by their numbers.
    pub results: BTreeMap<u64, R>,
}

/// Why parts do not make a whole.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no part.
    #[error("{file} has no results of units: {reason}")]
    Format {
        /// The file.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Another program played.
    #[error("{file} was played by another build ({}… and not {}…)", &found[..found.len().min(12)], &wanted[..wanted.len().min(12)])]
    OtherBuild {
        /// The file.
        file: String,
        /// Its build.
        found: String,
        /// The build of the others.
        wanted: String,
    },
    /// Something else was played.
    #[error("{0} is of another command: {1}")]
    OtherPlan(String, String),
    /// It has a unit that there is not.
    #[error("{file} has unit {unit}, but there are {units}, counted from 0")]
    NoSuchUnit {
        /// The file.
        file: String,
        /// The number of the unit.
        unit: u64,
        /// How many there are.
        units: u64,
    },
    /// The same unit came out differently.
    #[error(
        "unit {unit} came out otherwise in {file}: who played it does not decide by its seed alone"
    )]
    ResultDiffers {
        /// The file.
        file: String,
        /// The number of the unit.
        unit: u64,
    },
}

impl PartHeader {
    /// That of some work, as this program does it.
    pub fn of_job<W: BatchJob>(work: &W) -> Self {
        PartHeader {
            kozyr_part: FORMAT_VERSION,
            build: BUILD_DIGEST.into(),
            plan: work.plan(),
            units: work.unit_count(),
        }
    }

    /// Checks that a file is a part of the same whole.
    ///
    /// # Errors
    /// What is otherwise about it.
    pub fn check_same_job(&self, file: &str, other: &PartHeader) -> Result<(), PartError> {
        if other.kozyr_part != self.kozyr_part {
            let reason = format!("form {} is not known", other.kozyr_part);
            return Err(PartError::Format { file: file.into(), reason });
        }
        if other.build != self.build {
            let (found, wanted) = (other.build.clone(), self.build.clone());
            return Err(PartError::OtherBuild { file: file.into(), found, wanted });
        }
        if other.plan != self.plan || other.units != self.units {
            return Err(PartError::OtherPlan(
                file.into(),
                describe_difference(&self.plan, &other.plan),
            ));
        }
        Ok(())
    }
}

/// What two plans do not agree on, in a few words.
fn describe_difference(wanted: &Value, found: &Value) -> String {
    let (Value::Object(wanted), Value::Object(found)) = (wanted, found) else {
        return "its plan is of another form".into();
    };
    let names = wanted.keys().chain(found.keys().filter(|name| !wanted.contains_key(*name)));
    let differ = names.filter(|name| wanted.get(*name) != found.get(*name));
    let told = differ.map(|name| {
        let value = |plan: &serde_json::Map<String, Value>| {
            plan.get(name).map_or_else(|| "nothing".into(), Value::to_string)
        };
        format!("{name} is {} and not {}", value(found), value(wanted))
    });
    told.collect::<Vec<_>>().join(", ")
}

impl<R: Serialize + DeserializeOwned> PartFile<R> {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read or is no part.
    pub fn read(file: &Path) -> Result<Self, PartError> {
        Self::from_json(&file.display().to_string(), &files::read_text(file)?)
    }

    /// Reads a text that came from a file of this name.
    ///
    /// # Errors
    /// If it is no part.
    pub fn from_json(file: &str, text: &str) -> Result<Self, PartError> {
        let error = |reason: String| PartError::Format { file: file.into(), reason };
        let part: Self = serde_json::from_str(text).map_err(|reason| error(reason.to_string()))?;
        let units = part.header.units;
        match part.results.keys().find(|unit| **unit >= units) {
            Some(&unit) => Err(PartError::NoSuchUnit { file: file.into(), unit, units }),
            None => Ok(part),
        }
    }

    /// The text of the file: one line.
    ///
    /// # Errors
    /// Never for what came of units.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}
