//! Adam (Kingma and Ba, 2014): by how much weights that learn move down a slope.

/// How strongly the means of slopes and of their squares hold on to what was.
const BETAS: [f32; 2] = [0.9, 0.999];

/// How far learning has come.
#[derive(Clone, Copy, Debug)]
pub struct Adam {
    /// What is left of having begun at zero.
    beta_powers: [f32; 2],
}

/// What is known of the slopes of a weight: their mean, and that of their squares.
#[derive(Clone, Copy, Default, Debug)]
pub struct Moments {
    mean: f32,
    square: f32,
}

impl Default for Adam {
    fn default() -> Self {
        Adam::new()
    }
}

impl Adam {
    /// Before the first step.
    pub const fn new() -> Self {
        Adam { beta_powers: [1.0; 2] }
    }

    /// Goes on to the next step.
    pub fn begin_step(&mut self) {
        self.beta_powers[0] *= BETAS[0];
        self.beta_powers[1] *= BETAS[1];
    }

    /// How far a weight moves against its slope in a step of one: about 1 where slopes agree.
    #[inline(always)]
    pub fn step(self, moments: &mut Moments, slope: f32) -> f32 {
        let [hold, hold_squares] = BETAS;
        let [known, known_squares] = self.beta_powers.map(|left| 1.0 - left);
        moments.mean = hold * moments.mean + (1.0 - hold) * slope;
        moments.square = hold_squares * moments.square + (1.0 - hold_squares) * slope * slope;
        (moments.mean / known) / ((moments.square / known_squares).sqrt() + 1e-8)
    }
}
