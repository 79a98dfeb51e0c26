//! A number written digit by digit, each in a base of its own.

/// The digits of a number in mixed radix: what is written first is read first, and each takes
/// exactly the room that its base needs, fractions of a bit included.
///
/// ```
/// use kozyr_core::game::Digits;
///
/// let mut digits = Digits::new();
/// digits.write(2, 3);
/// digits.write(40, 60);
/// let mut digits = Digits::from_bytes(&digits.into_bytes());
/// assert_eq!((digits.read(3), digits.read(60)), (2, 40));
/// assert!(digits.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MixedRadix {
    /// What was written, with the bases.
    written: Vec<(u32, u32)>,
    /// What is left to read, the least byte first.
    unread: Vec<u8>,
}

/// The digits of a count are of this base, and as many follow as are marked.
const OPPONENT_COUNT: u32 = 32;

impl MixedRadix {
    /// A number without digits.
    pub fn new() -> Self {
        MixedRadix::default()
    }

    /// A number to be read: its bytes, the least first.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        MixedRadix { written: Vec::new(), unread: bytes.to_vec() }
    }

    /// Writes a digit.
    ///
    /// # Panics
    /// If the digit is not below the base.
    pub fn write_digit(&mut self, digit: u32, base: u32) {
        assert!(digit < base, "a digit is less than its base");
        self.written.push((digit, base));
    }

    /// Writes a number of any size; small ones take little room.
    pub fn write_count(&mut self, mut count: u64) {
        while count >= OPPONENT_COUNT.into() {
            self.write_digit(
                OPPONENT_COUNT + (count % u64::from(OPPONENT_COUNT)) as u32,
                2 * OPPONENT_COUNT,
            );
            count /= u64::from(OPPONENT_COUNT);
        }
        self.write_digit(count as u32, 2 * OPPONENT_COUNT);
    }

    /// What was written as bytes, the least first; the highest is not zero.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut number = Vec::new();
        for (digit, base) in self.written.into_iter().rev() {
            let mut carry = u64::from(digit);
            for byte in &mut number {
                carry += u64::from(*byte) * u64::from(base);
                *byte = carry as u8;
                carry >>= 8;
            }
            while carry > 0 {
                number.push(carry as u8);
                carry >>= 8;
            }
        }
        number
    }

    /// Reads the next digit; beyond the last one they are all 0.
    ///
    /// # Panics
    /// If the base is 0.
    pub fn read_digit(&mut self, base: u32) -> u32 {
        let mut rest = 0;
        for byte in self.unread.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / u64::from(base)) as u8;
            rest %= u64::from(base);
        }
        while self.unread.last() == Some(&0) {
            self.unread.pop();
        }
        rest as u32
    }

    /// Reads a count; `None` if it does not fit.
    pub fn read_count(&mut self) -> Option<u64> {
        let (mut count, mut unit) = (0u64, 1u64);
        loop {
            let digit = self.read_digit(2 * OPPONENT_COUNT);
            let value = u64::from(digit % OPPONENT_COUNT);
            count = count.checked_add(value.checked_mul(unit)?)?;
            if digit < OPPONENT_COUNT {
                return Some(count);
            }
            unit = unit.checked_mul(OPPONENT_COUNT.into())?;
        }
    }

    /// Whether nothing but zeros is left to read.
    pub fn is_empty(&self) -> bool {
        self.unread.iter().all(|&byte| byte == 0)
    }
}
