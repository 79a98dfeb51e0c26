//! Two devices in one network find each other's tables.
//!
//! Each device is a process in a network namespace of its own, and a pair of virtual cables joins the
//! two. The process is this test program, with a role.

use std::{
    env,
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use kozyr_hosting::{HostedTable, HostingOptions, NearbySearch};
use kozyr_rooms::{GameOptions, TableOptions};

use crate::client::{Client, wait_for};

/// The variable with the name of a device's host.
const HOST: &str = "KOZYR_HOSTING_TEST_HOST";

/// The hosts, and the addresses of their devices.
const DEVICES: [(&str, &str); 2] = [("Anna", "10.83.0.1"), ("Борис", "10.83.0.2")];

/// Runs a command; returns what it printed, or why it failed.
fn run(line: &str) -> Result<String, String> {
    let mut words = line.split_whitespace();
    let output = Command::new(words.next().unwrap()).args(words).output();
    let output = output.map_err(|error| format!("{line}: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{line}: {}", String::from_utf8_lossy(&output.stderr).trim())),
    }
}

/// Two network namespaces with a cable between them, until they are dropped.
struct Network {
    namespaces: [String; 2],
}

impl Network {
    fn new() -> Result<Self, String> {
        let number = std::process::id();
        let network = Network { namespaces: [1, 2].map(|end| format!("kozyr-{number}-{end}")) };
        let cables = [1, 2].map(|end| format!("kz{number}-{end}"));
        for namespace in &network.namespaces {
            run(&format!("ip netns add {namespace}"))?;
        }
        let [first, second] = &cables;
        run(&format!("ip link add {first} type veth peer name {second}"))?;
        for ((namespace, cable), (_, address)) in
            network.namespaces.iter().zip(&cables).zip(DEVICES)
        {
            run(&format!("ip link set {cable} netns {namespace}"))?;
            let ip = format!("ip -netns {namespace}");
            run(&format!("{ip} address add {address}/24 dev {cable}"))?;
            run(&format!("{ip} link set lo up"))?;
            run(&format!("{ip} link set {cable} up"))?;
        }
        Ok(network)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        for namespace in &self.namespaces {
            // It is gone if creating it has failed.
            let _ = run(&format!("ip netns delete {namespace}"));
        }
    }
}

/// A device: a process in a namespace.
struct Device {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Device {
    fn start(namespace: &str, host: &str) -> Self {
        let mut process = Command::new("ip")
            .args(["netns", "exec", namespace])
            .arg(env::current_exe().unwrap())
            .args(["--exact", "nearby::be_a_device", "--ignored", "--nocapture"])
            .env(HOST, host)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap()).lines();
        Device { process, input, output }
    }

    /// Waits until the device says this.
    fn expect(&mut self, text: &str) {
        let mut said = Vec::new();
        loop {
            match self.output.next() {
                // The test program writes its own words before the first line.
                Some(Ok(line)) if line.ends_with(text) => return,
                Some(Ok(line)) => said.push(line),
                _ => panic!("the device does not say `{text}`, but {said:?}"),
            }
        }
    }

    fn tell(&mut self, text: &str) {
        writeln!(self.input, "{text}").unwrap();
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // It has ended already unless the test fails.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
#[ignore = "needs root, for network namespaces; run by `make hosting-test`"]
fn two_devices_find_each_other_and_notice_when_a_table_ends() {
    let network = match Network::new() {
        Ok(network) => network,
        Err(reason) => {
            println!("skipped: this system has no network namespaces ({reason})");
            return;
        }
    };
    let [(anna, _), (boris, boris_address)] = DEVICES;
    let [first, second] = &network.namespaces;
    let mut devices = [Device::start(first, anna), Device::start(second, boris)];
    for (device, (_, address)) in devices.iter_mut().zip(DEVICES) {
        device.expect(&format!("hosting at {address}"));
    }
    devices[0].expect(&format!("found {boris} reversi at {boris_address}"));
    devices[1].expect(&format!("found {anna} reversi at {}", DEVICES[0].1));
    for device in &mut devices {
        device.expect("sitting");
    }
    // Anna sits at the table of Boris, which ends.
    devices[1].tell("stop");
    devices[1].expect("stopped");
    devices[0].expect("ended by code 4010");
    devices[0].expect(&format!("lost {boris}"));
    devices[0].tell("stop");
    devices[0].expect("stopped");
}

/// Hosts a table, finds that of the other device, sits down there, and waits until it ends. Says what
/// happens.
#[test]
#[ignore = "a part of the test above"]
fn be_a_device() {
    let Ok(host) = env::var(HOST) else { return };
    let game = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let mut table = HostedTable::start(&HostingOptions::new(&host, game)).unwrap();
    let link = table.links().remove(0);
    let own_address = link.trim_start_matches("http://").split(':').next().unwrap().to_owned();
    println!("hosting at {own_address}");
    let search = NearbySearch::start(|| {}).unwrap();
    let other = || {
        let own = table.room().clone();
        search.tables().into_iter().find(|table| table.room != own)
    };
    let mut found = None;
    wait_for("a table nearby", || {
        found = other();
        found.is_some()
    });
    let found = found.unwrap();
    assert!(found.is_compatible);
    let address = found.addresses[0];
    println!("found {} {} at {}", found.host, found.game, address.ip());
    let mut client = Client::sit(address, found.room.as_str(), &host);
    wait_for("a seat", || {
        client.advance();
        client.has_seat()
    });
    println!("sitting");
    let is_guest_of_the_other = host == DEVICES[0].0;
    if is_guest_of_the_other {
        wait_for("the end", || {
            client.advance();
            client.close_frame().is_some()
        });
        println!("ended by code {}", client.close_frame().unwrap().code);
        wait_for("the end of the announcement", || other().is_none());
        println!("lost {}", found.host);
    }
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    assert_eq!(line, "stop\n");
    drop(client);
    table.stop();
    println!("stopped");
}
