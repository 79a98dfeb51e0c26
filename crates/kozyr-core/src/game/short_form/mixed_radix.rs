//! A number in mixed radix: each digit has its own base.

/// The digits of a number in mixed radix. They are read in the order written, and each takes
/// exactly the space that its base needs, fractions of a bit included.
///
/// ```
/// use kozyr_core::game::MixedRadix;
///
/// let mut digits = MixedRadix::new();
/// digits.write_digit(2, 3);
/// digits.write_digit(40, 60);
/// let mut digits = MixedRadix::from_bytes(&digits.into_bytes());
/// assert_eq!((digits.read_digit(3), digits.read_digit(60)), (2, 40));
/// assert!(digits.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MixedRadix {
    /// The digits written, with their bases.
    written: Vec<(u32, u32)>,
    /// The bytes left to read, least significant first.
    unread: Vec<u8>,
}

/// The base of the digits of a count. Each is written with a flag that says whether another
/// follows.
const COUNT_BASE: u32 = 32;

impl MixedRadix {
    /// Creates a number without digits.
    pub fn new() -> Self {
        MixedRadix::default()
    }

    /// Creates a number to read from its bytes, least significant first.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        MixedRadix { written: Vec::new(), unread: bytes.to_vec() }
    }

    /// Appends a digit. It must be read with the same base.
    ///
    /// # Panics
    /// If the digit is not below the base.
    pub fn write_digit(&mut self, digit: u32, base: u32) {
        assert!(digit < base, "a digit is less than its base");
        self.written.push((digit, base));
    }

    /// Appends a number of any size, for [`read_count`](Self::read_count); small ones take little
    /// space.
    pub fn write_count(&mut self, mut count: u64) {
        while count >= COUNT_BASE.into() {
            self.write_digit(COUNT_BASE + (count % u64::from(COUNT_BASE)) as u32, 2 * COUNT_BASE);
            count /= u64::from(COUNT_BASE);
        }
        self.write_digit(count as u32, 2 * COUNT_BASE);
    }

    /// Returns the bytes of the digits written, least significant first; the last is not zero, and
    /// there are none if all digits are 0.
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

    /// Reads the next digit, in the base it was written with; after the last one all are 0.
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

    /// Reads a number that [`write_count`](Self::write_count) wrote; `None` if it exceeds 64 bits.
    pub fn read_count(&mut self) -> Option<u64> {
        let (mut count, mut unit) = (0u64, 1u64);
        loop {
            let digit = self.read_digit(2 * COUNT_BASE);
            let value = u64::from(digit % COUNT_BASE);
            count = count.checked_add(value.checked_mul(unit)?)?;
            if digit < COUNT_BASE {
                return Some(count);
            }
            unit = unit.checked_mul(COUNT_BASE.into())?;
        }
    }

    /// Whether only zeros are left to read.
    pub fn is_empty(&self) -> bool {
        self.unread.iter().all(|&byte| byte == 0)
    }
}
