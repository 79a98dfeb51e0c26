//! The address of a client, also behind a proxy.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, since each
/// home has at least one of these to itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AddressKey(IpAddr);

impl AddressKey {
    /// Returns what an address counts as.
    pub fn new(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() & !u128::from(u64::MAX);
                AddressKey(Ipv6Addr::from_bits(network).into())
            }
            address => AddressKey(address),
        }
    }
}

/// The other end of a TCP connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer {
    /// Its address.
    pub address: SocketAddr,
    /// Whether the connection is encrypted.
    pub is_encrypted: bool,
}

/// Whether one of the networks contains an address.
pub fn contains(networks: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    networks.iter().any(|network| network.contains(&address))
}

/// Returns the address of the client: the last one in `X-Forwarded-For` that is not a trusted
/// proxy, or the other end of the connection if that is not a trusted proxy.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted_proxies: &[IpNet]) -> IpAddr {
    let mut client = peer.to_canonical();
    if !contains(trusted_proxies, client) {
        return client;
    }
    let lines = headers.get_all("x-forwarded-for").into_iter().collect::<Vec<_>>();
    let entries = lines.iter().rev().filter_map(|line| line.to_str().ok());
    for entry in entries.flat_map(|line| line.rsplit(',')) {
        let Some(address) = parse(entry.trim()) else {
            // A client or proxy before the last trusted proxy wrote nonsense.
            return client;
        };
        client = address;
        if !contains(trusted_proxies, client) {
            return client;
        }
    }
    client
}

/// Reads an address, which some proxies write with a port or in brackets.
fn parse(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}
