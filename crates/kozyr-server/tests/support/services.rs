//! PostgreSQL and NATS, on this machine and in temporary folders.

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpStream},
    os::unix::{
        fs::{PermissionsExt, chown},
        process::CommandExt,
    },
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::{certificate::Certificate, load::free_address_on};

/// How long a service may take to start. Longer than anything on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A user and a group.
type Ids = (u32, u32);

/// A running service. It is killed when it is dropped.
struct Service {
    program: PathBuf,
    arguments: Vec<String>,
    /// The user that runs the service, if it is not the user of the tests.
    user: Option<Ids>,
    address: SocketAddr,
    /// Whether it only takes encrypted connections.
    is_encrypted: bool,
    child: Option<Child>,
    folder: TempDir,
}

impl Service {
    /// Starts the service, and waits until it takes connections. Starts it again if it ends: a killed
    /// PostgreSQL leaves processes that keep a new one from starting until they notice.
    fn start(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        self.spawn();
        while TcpStream::connect(self.address).is_err() {
            let log = || fs::read_to_string(self.folder.path().join("log")).unwrap();
            assert!(Instant::now() < deadline, "{}: {}", self.program.display(), log());
            sleep(Duration::from_millis(20));
            let has_ended = |child: &mut Child| child.try_wait().unwrap().is_some();
            if self.child.as_mut().is_some_and(has_ended) {
                self.spawn();
            }
        }
    }

    /// Starts the service.
    fn spawn(&mut self) {
        let log = fs::File::create(self.folder.path().join("log")).unwrap();
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::null()).stdout(log.try_clone().unwrap());
        // A process group of its own can be killed with everything that it has started.
        command.stderr(log).process_group(0);
        self.child = Some(as_user(&mut command, self.user).spawn().unwrap());
    }

    fn kill(&mut self) {
        let Some(mut child) = self.child.take() else { return };
        let group = format!("-{}", child.id());
        assert!(Command::new("kill").args(["-KILL", "--", &group]).status().unwrap().success());
        child.wait().unwrap();
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.kill();
    }
}

fn as_user(command: &mut Command, user: Option<Ids>) -> &mut Command {
    match user {
        Some((user, group)) => command.uid(user).gid(group),
        None => command,
    }
}

/// Finds a program; reports that a test is skipped if it is not installed.
fn find(name: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let program = folders.iter().map(|folder| folder.join(name)).find(|program| program.exists());
    if program.is_none() {
        println!("skipped: {name} is not installed; `scripts/setup server-tests` installs it");
    }
    program
}

/// The folders of programs, with Debian's for services and for PostgreSQL's versions.
fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.push("/usr/sbin".into());
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    versions.sort();
    // The newest first. Programs in PATH may be wrappers without the others beside them.
    versions.into_iter().rev().chain(folders).collect()
}

/// PostgreSQL refuses to run as root, so root runs it as another user.
fn unprivileged() -> Option<Ids> {
    let id = |option: &str| {
        let output = Command::new("id").args([option, "nobody"]).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().parse().unwrap()
    };
    let output = Command::new("id").arg("-u").output().unwrap();
    (output.stdout == b"0\n").then(|| (id("-u"), id("-g")))
}

/// A PostgreSQL with an empty database.
pub struct Postgres(Service);

impl Postgres {
    /// Starts PostgreSQL on loopback; `None` if it is not installed.
    pub fn start() -> Option<Self> {
        Postgres::start_on(Ipv4Addr::LOCALHOST)
    }

    /// Starts PostgreSQL on this address, for clients in the network of the first 24 bits.
    pub fn start_on(host: Ipv4Addr) -> Option<Self> {
        Postgres::start_with(host, None)
    }

    /// Starts PostgreSQL on loopback; it only takes connections encrypted with this certificate.
    pub fn start_encrypted(certificate: &Certificate) -> Option<Self> {
        Postgres::start_with(Ipv4Addr::LOCALHOST, Some(certificate))
    }

    fn start_with(host: Ipv4Addr, certificate: Option<&Certificate>) -> Option<Self> {
        let initdb = find("initdb", &folders())?;
        let program = initdb.with_file_name("postgres");
        let folder = tempfile::tempdir().unwrap();
        let user = unprivileged();
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let data = folder.path().join("data");
        let mut command = Command::new(initdb);
        command.args(["--username=kozyr", "--auth=trust", "--no-sync", "--no-instructions"]);
        command.args(["--encoding=UTF8", "--locale=C", "--pgdata"]).arg(&data);
        let output = as_user(command.current_dir(folder.path()), user).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let kind = if certificate.is_some() { "hostssl" } else { "host" };
        let access = format!("{kind} all all {host}/24 trust\n");
        fs::write(data.join("pg_hba.conf"), access).unwrap();
        let address = free_address_on(host);
        let mut arguments = vec![
            "-D".into(),
            text(&data),
            "-k".into(),
            text(folder.path()),
            "-p".into(),
            address.port().to_string(),
            "-c".into(),
            format!("listen_addresses={host}"),
        ];
        if let Some(certificate) = certificate {
            // PostgreSQL refuses keys that others may read or that another user owns.
            let [file, key] = [("certificate", certificate.file()), ("key", certificate.key())]
                .map(|(name, from)| {
                    let to = folder.path().join(name);
                    fs::copy(from, &to).unwrap();
                    fs::set_permissions(&to, fs::Permissions::from_mode(0o600)).unwrap();
                    if let Some((user, group)) = user {
                        chown(&to, Some(user), Some(group)).unwrap();
                    }
                    text(&to)
                });
            let settings =
                ["ssl=on".into(), format!("ssl_cert_file={file}"), format!("ssl_key_file={key}")];
            arguments.extend(settings.into_iter().flat_map(|setting| ["-c".into(), setting]));
        }
        let is_encrypted = certificate.is_some();
        let mut service =
            Service { program, arguments, user, address, is_encrypted, child: None, folder };
        service.start();
        let postgres = Postgres(service);
        postgres.wait();
        Some(postgres)
    }

    pub fn url(&self) -> String {
        let encryption = if self.0.is_encrypted { "?sslmode=verify-full" } else { "" };
        format!("postgres://kozyr@{}/postgres{encryption}", self.0.address)
    }

    /// Waits until PostgreSQL answers queries.
    fn wait(&self) {
        let deadline = Instant::now() + PATIENCE;
        let program = self.0.program.with_file_name("pg_isready");
        let host = self.0.address.ip().to_string();
        let port = self.0.address.port().to_string();
        let is_ready = || {
            let arguments = ["--quiet", "--host", &host, "--port", &port];
            Command::new(&program).args(arguments).status().unwrap().success()
        };
        while !is_ready() {
            assert!(Instant::now() < deadline, "PostgreSQL does not answer");
            sleep(Duration::from_millis(20));
        }
    }

    /// Kills all its processes.
    pub fn kill(&mut self) {
        self.0.kill();
    }

    /// Starts it again.
    pub fn restart(&mut self) {
        self.0.start();
        self.wait();
    }
}

/// A NATS server with JetStream.
pub struct Nats(Service);

impl Nats {
    /// Starts NATS on loopback; `None` if it is not installed.
    pub fn start() -> Option<Self> {
        Nats::start_on(Ipv4Addr::LOCALHOST)
    }

    /// Starts NATS on this address.
    pub fn start_on(host: Ipv4Addr) -> Option<Self> {
        Nats::start_with(host, None)
    }

    /// Starts NATS on loopback; it only takes connections encrypted with this certificate.
    pub fn start_encrypted(certificate: &Certificate) -> Option<Self> {
        Nats::start_with(Ipv4Addr::LOCALHOST, Some(certificate))
    }

    fn start_with(host: Ipv4Addr, certificate: Option<&Certificate>) -> Option<Self> {
        let program = find("nats-server", &folders())?;
        let folder = tempfile::tempdir().unwrap();
        let address = free_address_on(host);
        let (host, port) = (host.to_string(), address.port().to_string());
        let arguments = ["-a", &host, "-p", &port, "-js", "-sd"];
        let mut arguments: Vec<String> = arguments.map(String::from).into();
        arguments.push(text(folder.path()));
        if let Some(certificate) = certificate {
            let (file, key) = (text(&certificate.file()), text(&certificate.key()));
            arguments.extend(["--tls".into(), "--tlscert".into(), file, "--tlskey".into(), key]);
        }
        let is_encrypted = certificate.is_some();
        let user = None;
        let mut service =
            Service { program, arguments, user, address, is_encrypted, child: None, folder };
        service.start();
        Some(Nats(service))
    }

    pub fn url(&self) -> String {
        format!("{}://{}", if self.0.is_encrypted { "tls" } else { "nats" }, self.0.address)
    }

    /// Kills it.
    pub fn kill(&mut self) {
        self.0.kill();
    }

    /// Starts it again.
    pub fn restart(&mut self) {
        self.0.start();
    }
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}
