//! The random bytes of a session.

use sha2::{Digest, Sha256};

/// Random bytes that follow from the entropy of a session. Some of them reveal neither the entropy
/// nor the other bytes.
#[derive(Clone)]
pub(super) struct RandomStream {
    entropy: [u8; 32],
    used: u64,
}

impl RandomStream {
    /// Bytes from this entropy.
    pub(super) fn new(entropy: [u8; 32]) -> Self {
        RandomStream { entropy, used: 0 }
    }

    /// The next bytes, at most 32.
    pub(super) fn next<const N: usize>(&mut self) -> [u8; N] {
        let mut hash = Sha256::new();
        hash.update(b"kozyr session random 1\n");
        hash.update(self.entropy);
        hash.update(self.used.to_le_bytes());
        self.used += 1;
        let mut bytes = [0; N];
        bytes.copy_from_slice(&hash.finalize()[..N]);
        bytes
    }
}

impl std::fmt::Debug for RandomStream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RandomStream(…)")
    }
}
