//! What all requests share.

use std::{
    net::IpAddr,
    sync::{Arc, atomic::AtomicUsize},
};

use axum::http::{HeaderMap, header};

use crate::{
    address::{AddressKey, Peer, client_address, contains},
    cluster::Ownership,
    hub::Hub,
    limits::AddressLimits,
    metrics::Metrics,
    page::Page,
    settings::{Limits, Settings},
    storage::Storage,
};

/// A server without its sockets.
pub struct App {
    /// The settings.
    pub settings: Arc<Settings>,
    /// The rooms in memory.
    pub hub: Hub,
    /// The limits of each address.
    pub address_limits: AddressLimits,
    /// The server's metrics.
    pub metrics: Arc<Metrics>,
    /// The page; `None` if it is served from elsewhere.
    pub page: Option<Page>,
    /// The number of open TCP connections that are not WebSockets.
    pub(crate) open_connections: AtomicUsize,
}

impl App {
    /// Creates a server without connections.
    ///
    /// # Errors
    /// If the operating system refuses to start a thread.
    pub fn new(
        settings: Settings,
        storage: Arc<dyn Storage>,
        ownership: Arc<dyn Ownership>,
        page: Option<Page>,
    ) -> std::io::Result<Arc<Self>> {
        let settings = Arc::new(settings);
        let metrics = Arc::new(Metrics::new());
        let hub = Hub::new(storage, ownership, metrics.clone(), settings.clone())?;
        Ok(Arc::new(App {
            hub,
            address_limits: AddressLimits::new(settings.limits),
            metrics,
            page,
            settings,
            open_connections: AtomicUsize::new(0),
        }))
    }

    /// Returns the limits.
    pub fn limits(&self) -> &Limits {
        &self.settings.limits
    }

    /// Returns the address of a request's client.
    pub(crate) fn client(&self, peer: Peer, headers: &HeaderMap) -> IpAddr {
        client_address(peer.address.ip(), headers, &self.settings.trusted_proxies)
    }

    /// Returns what a request's client counts as for the limits: its IPv4 address, or the /64
    /// network of its IPv6 address.
    pub(crate) fn client_key(&self, peer: Peer, headers: &HeaderMap) -> AddressKey {
        AddressKey::new(self.client(peer, headers))
    }

    /// Returns the address of the server as the client sees it, without a slash at the end.
    pub(crate) fn public_url(&self, peer: Peer, headers: &HeaderMap) -> String {
        if let Some(url) = &self.settings.public_url {
            return url.trim_end_matches('/').to_owned();
        }
        let is_proxy = contains(&self.settings.trusted_proxies, peer.address.ip());
        let forwarded = headers.get("x-forwarded-proto").filter(|_| is_proxy);
        let is_encrypted = match forwarded.and_then(|scheme| scheme.to_str().ok()) {
            Some(scheme) => scheme.eq_ignore_ascii_case("https"),
            None => peer.is_encrypted,
        };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let scheme = if is_encrypted { "https" } else { "http" };
        format!("{scheme}://{}", host.unwrap_or("localhost"))
    }

    /// Whether the `Origin` of a request is allowed: this server, an allowed site, or none, as from
    /// programs other than browsers.
    pub(crate) fn allows_origin(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else {
            // Not a browser, which would be protecting its user.
            return true;
        };
        let Ok(origin) = origin.to_str() else { return false };
        let is_listed = |allowed: &String| allowed.trim_end_matches('/') == origin;
        if self.settings.allowed_origins.iter().chain(&self.settings.public_url).any(is_listed) {
            return true;
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let site = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        site.is_some_and(|site| host.is_some_and(|host| host.eq_ignore_ascii_case(site)))
    }
}
