//! The ChaCha20 key stream, implemented from RFC 8439, section 2.3.

/// The key stream of a key as words, with nonce and block counter starting from zero.
pub struct KeyStream {
    key: [u32; 8],
    /// The counter of the next block.
    block: u64,
    /// The words of the current block not yet used, the next one last.
    words: Vec<u32>,
}

impl KeyStream {
    /// The key stream of a key, from its first word.
    pub fn new(key: [u8; 32]) -> Self {
        let mut words = [0; 8];
        for (index, word) in words.iter_mut().enumerate() {
            let bytes = &key[4 * index..4 * index + 4];
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        KeyStream { key: words, block: 0, words: Vec::new() }
    }

    /// The next word of the stream.
    pub fn next_word(&mut self) -> u32 {
        if self.words.is_empty() {
            self.words = self.next_block();
            self.words.reverse();
        }
        self.words.pop().unwrap()
    }

    /// A number below `bound`: the next word below the largest multiple of `bound`, modulo `bound`.
    pub fn next_below(&mut self, bound: u64) -> usize {
        let multiple = (1u64 << 32) / bound * bound;
        loop {
            let word = u64::from(self.next_word());
            if word < multiple {
                return (word % bound) as usize;
            }
        }
    }

    /// The 16 words of the next block.
    fn next_block(&mut self) -> Vec<u32> {
        let mut initial_state = vec![0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];
        initial_state.extend(self.key);
        initial_state.extend([self.block as u32, (self.block >> 32) as u32, 0, 0]);
        self.block += 1;
        let mut state = initial_state.clone();
        for _ in 0..10 {
            for column in 0..4 {
                quarter_round(&mut state, [column, column + 4, column + 8, column + 12]);
            }
            for corner in 0..4 {
                let diagonal =
                    [corner, 4 + (corner + 1) % 4, 8 + (corner + 2) % 4, 12 + (corner + 3) % 4];
                quarter_round(&mut state, diagonal);
            }
        }
        state.iter().zip(initial_state).map(|(word, initial)| word.wrapping_add(initial)).collect()
    }
}

/// Applies the quarter round to the words of the state at these indices.
fn quarter_round(state: &mut [u32], [a, b, c, d]: [usize; 4]) {
    for (x, y, z, rotation) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[x] = state[x].wrapping_add(state[y]);
        state[z] = (state[z] ^ state[x]).rotate_left(rotation);
    }
}
