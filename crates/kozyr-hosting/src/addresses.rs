//! The addresses of this device in its networks.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// An address of the range that is reserved for documentation. Nothing is sent to it.
const SOMEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Returns the addresses at which other devices in the same network can reach this one. The best
/// comes first: that of the network which leads to the internet, then private ones. Empty without a
/// network.
pub fn local_addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let usable = interfaces.iter().filter(|interface| !interface.is_loopback());
    rank(usable.map(if_addrs::Interface::ip).collect(), default_address())
}

/// Returns whether an address can be written into a link. Unspecified, multicast, broadcast and
/// loopback addresses cannot, nor can link-local addresses of IPv6.
pub(crate) fn is_linkable(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            !(address.is_unspecified()
                || address.is_multicast()
                || address.is_broadcast()
                || address.is_loopback())
        }
        IpAddr::V6(address) => {
            !(address.is_unspecified()
                || address.is_multicast()
                || address.is_loopback()
                || address.is_unicast_link_local())
        }
    }
}

/// Returns the addresses that can be written into a link, the best first: `default`, then private
/// ones. IPv6 addresses are long and change often, so they are left out if there is any other.
fn rank(mut addresses: Vec<IpAddr>, default: Option<IpAddr>) -> Vec<IpAddr> {
    addresses.retain(|&address| is_linkable(address));
    if addresses.iter().any(IpAddr::is_ipv4) {
        addresses.retain(IpAddr::is_ipv4);
    }
    let quality = |address: &IpAddr| match address {
        address if Some(*address) == default => 0,
        IpAddr::V4(address) if address.is_private() => 1,
        IpAddr::V4(address) if address.is_link_local() => 3,
        _ => 2,
    };
    addresses.sort_by_key(|address| (quality(address), *address));
    addresses.dedup();
    addresses
}

/// The IPv4 address that this device would use for the internet; `None` without a route to it.
/// Nothing is sent.
fn default_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn addresses(texts: &[&str]) -> Vec<IpAddr> {
        texts.iter().map(|text| text.parse().unwrap()).collect()
    }

    #[test]
    fn the_network_with_a_way_out_comes_first() {
        let all = addresses(&["169.254.3.4", "172.17.0.1", "203.0.113.5", "192.168.1.7"]);
        let ranked = rank(all, Some("192.168.1.7".parse().unwrap()));
        let expected = ["192.168.1.7", "172.17.0.1", "203.0.113.5", "169.254.3.4"];
        assert_eq!(ranked, addresses(&expected));
    }

    #[test]
    fn addresses_that_no_link_can_name_are_left_out() {
        let all = addresses(&["::1", "fe80::1", "fd00::7", "127.0.0.1", "0.0.0.0", "224.0.0.251"]);
        assert_eq!(rank(all, None), addresses(&["fd00::7"]));
        assert_eq!(rank(addresses(&["fd00::7", "10.0.0.2"]), None), addresses(&["10.0.0.2"]));
    }
}
