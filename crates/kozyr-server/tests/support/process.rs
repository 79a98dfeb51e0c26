//! The real program, in a process of its own.

use std::{
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use super::certificate::Certificate;

/// How long the program may take to stop. Longer than on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The program that is tested.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_kozyr-server");

/// A running program. It is killed when it is dropped.
pub struct Process {
    pub address: SocketAddr,
    child: Child,
    /// How long it took until it listened.
    pub start_time: Duration,
}

impl Process {
    /// Starts the program on a free port, with more options.
    pub fn start(database: &Path, options: &[&str]) -> Self {
        Process::start_on("127.0.0.1:0".parse().unwrap(), database, options)
    }

    /// Starts the program on an address, and waits until it listens.
    pub fn start_on(address: SocketAddr, database: &Path, options: &[&str]) -> Self {
        Process::start_with(Command::new(PROGRAM), address, database, options)
    }

    /// Does the same with a program that trusts only this certificate.
    pub fn start_trusting(
        certificate: &Certificate,
        address: SocketAddr,
        database: &Path,
        options: &[&str],
    ) -> Self {
        let mut command = Command::new(PROGRAM);
        command.env("SSL_CERT_FILE", certificate.file());
        Process::start_with(command, address, database, options)
    }

    /// Does the same in a network namespace.
    #[cfg(target_os = "linux")]
    pub fn start_in(
        namespace: &str,
        address: SocketAddr,
        database: &Path,
        options: &[&str],
    ) -> Self {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", namespace, PROGRAM]);
        Process::start_with(command, address, database, options)
    }

    fn start_with(
        mut command: Command,
        address: SocketAddr,
        database: &Path,
        options: &[&str],
    ) -> Self {
        use std::io::{BufRead, BufReader};
        let begin = Instant::now();
        let mut child = command
            .arg("--database")
            .arg(database)
            .args(["--listen", &address.to_string(), "--log", "warn"])
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let start_time = begin.elapsed();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
        let address = address.parse().unwrap_or_else(|_| panic!("no address: {line}"));
        Process { address, child, start_time }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the program at once, as a failure of the machine would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Tells the program to stop, and waits for it. Returns whether it reported success.
    pub fn terminate(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            assert!(begin.elapsed() < PATIENCE, "the program does not stop");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The resident memory in kilobytes.
    pub fn memory_kb(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
