//! Hosts in network namespaces, whose cables can be unplugged one by one.

use std::{net::Ipv4Addr, process::Command};

/// Something that a host is connected to, by a cable of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cable {
    Clients,
    Postgres,
    Nats,
}

impl Cable {
    const ALL: [Cable; 3] = [Cable::Clients, Cable::Postgres, Cable::Nats];

    /// The address on a host's end of the cable; the other end is host 0.
    pub fn address(self, host: usize) -> Ipv4Addr {
        Ipv4Addr::new(10, 84, self as u8, 1 + host as u8)
    }
}

/// Two hosts, each with all cables to this one, until they are dropped.
///
/// The other ends of the cables are ports of bridges. A port that leaves its bridge loses all packets
/// silently, as a broken switch would: neither end is told.
pub struct Network {
    prefix: String,
}

impl Network {
    /// The numbers of the hosts.
    const HOSTS: [usize; 2] = [1, 2];

    /// Creates the hosts.
    ///
    /// # Errors
    /// If this is not allowed here, for example without root.
    pub fn new() -> Result<Self, String> {
        let network = Network { prefix: format!("kz{}", std::process::id()) };
        for host in Network::HOSTS {
            let namespace = network.namespace(host);
            run(&format!("ip netns add {namespace}"))?;
            run(&format!("ip -netns {namespace} link set lo up"))?;
        }
        for cable in Cable::ALL {
            let bridge = network.bridge(cable);
            run(&format!("ip link add {bridge} type bridge"))?;
            run(&format!("ip address add {}/24 dev {bridge}", cable.address(0)))?;
            run(&format!("ip link set {bridge} up"))?;
            for host in Network::HOSTS {
                let (port, namespace) = (network.port(cable, host), network.namespace(host));
                let (end, ip) = (format!("end{}", cable as u8), format!("ip -netns {namespace}"));
                run(&format!("ip link add {port} type veth peer name {end} netns {namespace}"))?;
                run(&format!("{ip} address add {}/24 dev {end}", cable.address(host)))?;
                run(&format!("{ip} link set {end} up"))?;
                run(&format!("ip link set {port} master {bridge} up"))?;
            }
        }
        Ok(network)
    }

    pub fn namespace(&self, host: usize) -> String {
        format!("{}-{host}", self.prefix)
    }

    fn bridge(&self, cable: Cable) -> String {
        format!("{}b{}", self.prefix, cable as u8)
    }

    fn port(&self, cable: Cable, host: usize) -> String {
        format!("{}p{}{host}", self.prefix, cable as u8)
    }

    /// From now on all packets in this cable are lost.
    pub fn unplug(&self, cable: Cable, host: usize) {
        run(&format!("ip link set {} nomaster", self.port(cable, host))).unwrap();
    }

    pub fn plug_in(&self, cable: Cable, host: usize) {
        let (port, bridge) = (self.port(cable, host), self.bridge(cable));
        run(&format!("ip link set {port} master {bridge}")).unwrap();
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // Creating it may have failed halfway. The cables disappear with the namespaces.
        for host in Network::HOSTS {
            let _ = run(&format!("ip netns delete {}", self.namespace(host)));
        }
        for cable in Cable::ALL {
            let _ = run(&format!("ip link delete {}", self.bridge(cable)));
        }
    }
}

fn run(line: &str) -> Result<(), String> {
    let mut words = line.split_whitespace();
    let output = Command::new(words.next().unwrap()).args(words).output();
    let output = output.map_err(|error| format!("{line}: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr).trim())),
    }
}
