//! Scripts that hand work out to many machines, for the systems that do that.

use std::{ffi::OsString, num::NonZeroU32};

use crate::{
    console::{Console, Invocation},
    failure::Failure,
};

/// For which system a script is wanted.
#[derive(Debug, clap::Args)]
pub struct ClusterScriptArgs {
    /// Print the script of an array job of so many tasks for Slurm that does this, instead of doing
    /// it
    #[arg(long, value_name = "TASKS", conflicts_with_all = ["shard", "kubernetes"])]
    slurm: Option<NonZeroU32>,
    /// Print the manifest of an indexed job of so many pods for Kubernetes that does this, instead
    /// of doing it
    #[arg(long, value_name = "PODS", conflicts_with = "shard")]
    kubernetes: Option<NonZeroU32>,
}

/// Options of the command that the scripts have their own values for.
const SCRIPT_OPTIONS: [&str; 3] = ["--slurm", "--kubernetes", "--out"];

/// The command without those, and what they were.
struct ScriptCommand<'a> {
    called: &'a Invocation,
    rest: Vec<String>,
    out: Option<String>,
}

impl ClusterScriptArgs {
    /// Prints the script, if one is wanted.
    ///
    /// # Errors
    /// If it cannot be written, or the command has words that no script can have.
    pub fn print_script(&self, console: &mut Console<'_>) -> Result<bool, Failure> {
        if self.slurm.is_none() && self.kubernetes.is_none() {
            return Ok(false);
        }
        let called = console.invocation.ok_or_else(|| {
            Failure::Usage("a script is made of a command line, and here is none".into())
        })?;
        let words = ScriptCommand::from_invocation(called)?;
        let text = match (self.slurm, self.kubernetes) {
            (Some(tasks), _) => slurm(&words, tasks)?,
            (_, Some(pods)) => kubernetes(&words, pods)?,
            _ => String::new(),
        };
        write!(console.output, "{text}")?;
        Ok(true)
    }
}

impl<'a> ScriptCommand<'a> {
    fn from_invocation(called: &'a Invocation) -> Result<Self, Failure> {
        let text = |word: &OsString| {
            let text = word.to_str().map(str::to_owned);
            text.ok_or_else(|| Failure::Usage(format!("{} is no Unicode", word.display())))
        };
        let words: Vec<String> = called.args.iter().map(text).collect::<Result<_, _>>()?;
        let mut words = words.into_iter();
        let (mut rest, mut out) = (Vec::new(), None);
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                None => (word.clone(), None),
            };
            if SCRIPT_OPTIONS.contains(&name.as_str()) {
                let value = value.or_else(|| words.next());
                out = if name == "--out" { value } else { out };
            } else {
                rest.push(word);
            }
        }
        Ok(ScriptCommand { called, rest, out })
    }

    /// The command that merges the parts, as a line for a shell.
    fn merge_command(&self, program: &[String], parts: &str) -> Result<String, Failure> {
        let json = if self.has("--json") { " --json" } else { "" };
        let out = match &self.out {
            Some(out) => format!(" --out {}", shell_quote(out)?),
            None => String::new(),
        };
        Ok(format!("{} merge {parts}{json}{out}", shell_line(program)?))
    }

    fn has(&self, option: &str) -> bool {
        self.rest.iter().any(|word| word == option || word.starts_with(&format!("{option}=")))
    }
}

fn shell_quote(word: &str) -> Result<String, Failure> {
    let quoted = shlex::try_quote(word).map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(quoted.into_owned())
}

/// Words as a line for a shell.
fn shell_line<'a>(words: impl IntoIterator<Item = &'a String>) -> Result<String, Failure> {
    let words = words.into_iter().map(|word| shell_quote(word));
    Ok(words.collect::<Result<Vec<_>, _>>()?.join(" "))
}

/// A task that is put back into the queue goes on with its file, and one whose program was killed
/// puts itself back.
fn slurm(words: &ScriptCommand<'_>, tasks: NonZeroU32) -> Result<String, Failure> {
    let command = shell_line(words.called.local_command.iter().chain(&words.rest))?;
    let threads =
        if words.has("--threads") { "" } else { " --threads \"${SLURM_CPUS_PER_TASK:-1}\"" };
    let merging = words.merge_command(&words.called.local_command, "kozyr-JOB/part-*.json")?;
    Ok(format!(
        r#"#!/bin/bash
# Hand it in with `sbatch`; a task that was stopped goes on with its file when it is begun again.
# Once all have ended, with the number of the job in place of JOB:
#   {merging}
#SBATCH --job-name=kozyr
#SBATCH --array=1-{tasks}
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=kozyr-%A-%a.log
set -eu
parts="$SLURM_SUBMIT_DIR/kozyr-$SLURM_ARRAY_JOB_ID"
mkdir -p "$parts"
# Where the job is to end, the program does so in good order, and this after it.
trap : TERM INT
status=0
{command}{threads} \
    --shard auto --out "$parts/part-$SLURM_ARRAY_TASK_ID.json" || status=$?
# It was killed rather than stopped, for its memory perhaps: once more, but not for ever.
if ((status > 130 && ${{SLURM_RESTART_COUNT:-0}} < 20)); then
    scontrol requeue "$SLURM_JOB_ID"
fi
exit "$status"
"#
    ))
}

/// The parts lie on a volume that all pods share.
fn kubernetes(words: &ScriptCommand<'_>, pods: NonZeroU32) -> Result<String, Failure> {
    let all = words.called.installed_command.iter().chain(&words.rest);
    let threads = if words.has("--threads") { &[][..] } else { &["--threads", "1"] };
    let own = ["--shard", "auto", "--out", "/parts/part-$(JOB_COMPLETION_INDEX).json"];
    // What is a reference in a manifest is none in the command.
    let plain = all.map(|word| word.replace("$(", "$$("));
    let words_of_job: Vec<String> =
        plain.chain(threads.iter().chain(&own).map(|&word| word.to_owned())).collect();
    // A list of JSON is one of YAML.
    let command = serde_json::to_string(&words_of_job).map_err(std::io::Error::from)?;
    let program = shell_line(&words.called.installed_command)?;
    let merging = words.merge_command(&words.called.installed_command, "/parts/part-*.json")?;
    Ok(format!(
        r#"# Needs an image that can do `{program}`, and a claim `kozyr-parts` that many pods may write to.
# Once the job is complete, in a pod with the same volume:
#   {merging}
apiVersion: batch/v1
kind: Job
metadata:
  name: kozyr
spec:
  completionMode: Indexed
  completions: {pods}
  parallelism: {pods}
  backoffLimitPerIndex: 20
  template:
    spec:
      restartPolicy: Never
      terminationGracePeriodSeconds: 30
      containers:
        - name: kozyr-lab
          image: kozyr-lab
          command: {command}
          env:
            - name: JOB_COMPLETIONS
              value: "{pods}"
          resources:
            requests: {{cpu: "1", memory: 256Mi}}
          volumeMounts:
            - {{name: parts, mountPath: /parts}}
      volumes:
        - name: parts
          persistentVolumeClaim: {{claimName: kozyr-parts}}
"#
    ))
}
