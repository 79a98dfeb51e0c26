//! Part files: the results of some units of a job.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::batch_job::BatchJob;
use crate::files::{self, FileError};

/// The SHA-256 of everything that can change a unit's result: the rules, the opponents and their
/// trained weights, the laboratory, and all crate versions. It is computed from the sources, so it
/// is the same on every machine and in every package.
pub const BUILD_DIGEST: &str = env!("KOZYR_BUILD");
/// The version of the file format.
const FORMAT_VERSION: u32 = 1;

/// Identifies the job that a part belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartHeader {
    /// The version of the file format.
    pub kozyr_part: u32,
    /// The [build](BUILD_DIGEST) that produced the results.
    pub build: String,
    /// The job's plan.
    pub plan: Value,
    /// The number of units of the whole job.
    pub units: u64,
}

/// The results of some units.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PartFile<R> {
    /// The job they belong to.
    #[serde(flatten)]
    pub header: PartHeader,
    /// The results by unit number.
    pub results: BTreeMap<u64, R>,
}

/// An error that prevents merging a part.
#[derive(Debug, thiserror::Error)]
pub enum PartError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not a part.
    #[error("{file} is not a part file: {reason}")]
    Format {
        /// The file.
        file: String,
        /// The reason.
        reason: String,
    },
    /// Another build produced the results.
    #[error("{file} was produced by another build ({}… instead of {}…)", &found[..found.len().min(12)], &wanted[..wanted.len().min(12)])]
    OtherBuild {
        /// The file.
        file: String,
        /// Its build.
        found: String,
        /// The build of the other parts.
        wanted: String,
    },
    /// The part belongs to another job.
    #[error("{0} belongs to another command: {1}")]
    OtherPlan(String, String),
    /// The unit number is out of range.
    #[error("{file} contains unit {unit}, but the job has only {units} units, counted from 0")]
    NoSuchUnit {
        /// The file.
        file: String,
        /// The unit number.
        unit: u64,
        /// The number of units of the job.
        units: u64,
    },
    /// Two parts have different results for the same unit.
    #[error("unit {unit} has another result in {file}: decisions depend on more than the seed")]
    ResultDiffers {
        /// The file.
        file: String,
        /// The unit number.
        unit: u64,
    },
}

impl PartHeader {
    /// The header of a job's parts, as run by this build.
    pub fn of_job<W: BatchJob>(work: &W) -> Self {
        PartHeader {
            kozyr_part: FORMAT_VERSION,
            build: BUILD_DIGEST.into(),
            plan: work.plan(),
            units: work.unit_count(),
        }
    }

    /// Checks that a part belongs to the same job.
    ///
    /// # Errors
    /// The first difference.
    pub fn check_same_job(&self, file: &str, other: &PartHeader) -> Result<(), PartError> {
        if other.kozyr_part != self.kozyr_part {
            let reason = format!("unknown format version {}", other.kozyr_part);
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

/// A short description of the differences between two plans.
fn describe_difference(wanted: &Value, found: &Value) -> String {
    let (Value::Object(wanted), Value::Object(found)) = (wanted, found) else {
        return "its plan has another structure".into();
    };
    let names = wanted.keys().chain(found.keys().filter(|name| !wanted.contains_key(*name)));
    let differ = names.filter(|name| wanted.get(*name) != found.get(*name));
    let differences = differ.map(|name| {
        let value = |plan: &serde_json::Map<String, Value>| {
            plan.get(name).map_or_else(|| "nothing".into(), Value::to_string)
        };
        format!("{name} is {} instead of {}", value(found), value(wanted))
    });
    differences.collect::<Vec<_>>().join(", ")
}

impl<R: Serialize + DeserializeOwned> PartFile<R> {
    /// Reads a part file.
    ///
    /// # Errors
    /// If it cannot be read or is not a part.
    pub fn read(file: &Path) -> Result<Self, PartError> {
        Self::from_json(&file.display().to_string(), &files::read_text(file)?)
    }

    /// Parses text that was read from the named file.
    ///
    /// # Errors
    /// If it is not a part.
    pub fn from_json(file: &str, text: &str) -> Result<Self, PartError> {
        let error = |reason: String| PartError::Format { file: file.into(), reason };
        let part: Self = serde_json::from_str(text).map_err(|reason| error(reason.to_string()))?;
        let units = part.header.units;
        match part.results.keys().find(|unit| **unit >= units) {
            Some(&unit) => Err(PartError::NoSuchUnit { file: file.into(), unit, units }),
            None => Ok(part),
        }
    }

    /// The text of the file: one line of JSON.
    ///
    /// # Errors
    /// If the results cannot be written as JSON, which does not happen with unit results.
    pub fn to_json(&self) -> serde_json::Result<String> {
        Ok(serde_json::to_string(self)? + "\n")
    }
}
