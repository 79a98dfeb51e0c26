//! Job scripts for Slurm and Kubernetes.

use std::{ffi::OsString, num::NonZeroU32};

use crate::{
    console::{Console, Invocation},
    failure::Failure,
};

/// The options that print a job script.
#[derive(Debug, clap::Args)]
pub struct ClusterScriptArgs {
    /// Do not run, but print a Slurm script for an array job of this many tasks
    #[arg(long, value_name = "TASKS", conflicts_with_all = ["shard", "kubernetes"])]
    slurm: Option<NonZeroU32>,
    /// Do not run, but print a Kubernetes manifest for an indexed job of this many pods
    #[arg(long, value_name = "PODS", conflicts_with = "shard")]
    kubernetes: Option<NonZeroU32>,
}

/// Options that the scripts set themselves.
const SCRIPT_OPTIONS: [&str; 3] = ["--slurm", "--kubernetes", "--out"];

/// A command line, split into the options that scripts set themselves and the rest.
struct ScriptCommand<'a> {
    invocation: &'a Invocation,
    /// The arguments, without [`SCRIPT_OPTIONS`].
    args: Vec<String>,
    /// The value of `--out`.
    out: Option<String>,
}

impl ClusterScriptArgs {
    /// Prints the script if one was requested. Returns whether it did.
    ///
    /// # Errors
    /// If writing fails, or an argument cannot be part of a script.
    pub fn print_script(&self, console: &mut Console<'_>) -> Result<bool, Failure> {
        if self.slurm.is_none() && self.kubernetes.is_none() {
            return Ok(false);
        }
        let invocation = console.invocation.ok_or_else(|| {
            Failure::Usage("a script needs a command line, and there is none".into())
        })?;
        let command = ScriptCommand::from_invocation(invocation)?;
        let text = match (self.slurm, self.kubernetes) {
            (Some(tasks), _) => slurm_script(&command, tasks)?,
            (_, Some(pods)) => kubernetes_manifest(&command, pods)?,
            _ => String::new(),
        };
        write!(console.output, "{text}")?;
        Ok(true)
    }
}

impl<'a> ScriptCommand<'a> {
    /// Splits a command line; an error if an argument is not valid Unicode.
    fn from_invocation(invocation: &'a Invocation) -> Result<Self, Failure> {
        let text = |word: &OsString| {
            let text = word.to_str().map(str::to_owned);
            text.ok_or_else(|| Failure::Usage(format!("{} is not valid Unicode", word.display())))
        };
        let words: Vec<String> = invocation.args.iter().map(text).collect::<Result<_, _>>()?;
        let mut words = words.into_iter();
        let (mut args, mut out) = (Vec::new(), None);
        while let Some(word) = words.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                None => (word.clone(), None),
            };
            if SCRIPT_OPTIONS.contains(&name.as_str()) {
                let value = value.or_else(|| words.next());
                out = if name == "--out" { value } else { out };
            } else {
                args.push(word);
            }
        }
        Ok(ScriptCommand { invocation, args, out })
    }

    /// The command that merges the parts, as a shell command line.
    fn merge_command(&self, program: &[String], parts: &str) -> Result<String, Failure> {
        let json = if self.has_option("--json") { " --json" } else { "" };
        let out = match &self.out {
            Some(out) => format!(" --out {}", shell_quote(out)?),
            None => String::new(),
        };
        Ok(format!("{} merge {parts}{json}{out}", shell_line(program)?))
    }

    /// Whether the command line has this option.
    fn has_option(&self, option: &str) -> bool {
        self.args.iter().any(|word| word == option || word.starts_with(&format!("{option}=")))
    }
}

/// Quotes a word for a shell; an error if it contains a NUL character.
fn shell_quote(word: &str) -> Result<String, Failure> {
    let quoted = shlex::try_quote(word).map_err(|error| Failure::Usage(error.to_string()))?;
    Ok(quoted.into_owned())
}

/// Quotes and joins words into a shell command line.
fn shell_line<'a>(words: impl IntoIterator<Item = &'a String>) -> Result<String, Failure> {
    let words = words.into_iter().map(|word| shell_quote(word));
    Ok(words.collect::<Result<Vec<_>, _>>()?.join(" "))
}

/// The Slurm script of an array job. A requeued task continues from its file, and a task whose
/// program was killed requeues itself.
fn slurm_script(script: &ScriptCommand<'_>, tasks: NonZeroU32) -> Result<String, Failure> {
    let command = shell_line(script.invocation.local_command.iter().chain(&script.args))?;
    let threads = if script.has_option("--threads") {
        ""
    } else {
        " --threads \"${SLURM_CPUS_PER_TASK:-1}\""
    };
    let merging =
        script.merge_command(&script.invocation.local_command, "kozyr-JOB/part-*.json")?;
    Ok(format!(
        r#"#!/bin/bash
# Submit with `sbatch`. A task that was stopped continues from its file when it is requeued.
# When all tasks are done, merge the parts (replace JOB with the job number):
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
# On a signal the program saves and exits; this shell waits for it.
trap : TERM INT
status=0
{command}{threads} \
    --shard auto --out "$parts/part-$SLURM_ARRAY_TASK_ID.json" || status=$?
# Killed rather than stopped, perhaps for lack of memory: requeue, at most 20 times.
if ((status > 130 && ${{SLURM_RESTART_COUNT:-0}} < 20)); then
    scontrol requeue "$SLURM_JOB_ID"
fi
exit "$status"
"#
    ))
}

/// The Kubernetes manifest of an indexed job. The parts are on a volume that all pods share.
fn kubernetes_manifest(script: &ScriptCommand<'_>, pods: NonZeroU32) -> Result<String, Failure> {
    let all = script.invocation.installed_command.iter().chain(&script.args);
    let threads = if script.has_option("--threads") { &[][..] } else { &["--threads", "1"] };
    let share_args = ["--shard", "auto", "--out", "/parts/part-$(JOB_COMPLETION_INDEX).json"];
    // Kubernetes expands `$(NAME)`, so it is escaped.
    let escaped = all.map(|word| word.replace("$(", "$$("));
    let pod_args: Vec<String> =
        escaped.chain(threads.iter().chain(&share_args).map(|&word| word.to_owned())).collect();
    // A JSON list is valid YAML.
    let command = serde_json::to_string(&pod_args).map_err(std::io::Error::from)?;
    let program = shell_line(&script.invocation.installed_command)?;
    let merging =
        script.merge_command(&script.invocation.installed_command, "/parts/part-*.json")?;
    Ok(format!(
        r#"# Needs an image with `{program}`, and a ReadWriteMany volume claim `kozyr-parts`.
# When the job is complete, merge the parts in a pod with the same volume:
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
