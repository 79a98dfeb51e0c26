//! The Adam optimizer (Kingma and Ba, 2014).

/// Exponential decay rates of the moment estimates: of the gradient and of its square.
const BETAS: [f32; 2] = [0.9, 0.999];

/// The step count of the optimizer, in the form that bias correction needs.
#[derive(Clone, Copy, Debug)]
pub struct Adam {
    /// The decay rates to the power of the step count.
    beta_powers: [f32; 2],
}

/// The moment estimates of one weight: running means of its gradient and squared gradient.
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
    /// Creates an optimizer before its first step.
    pub const fn new() -> Self {
        Adam { beta_powers: [1.0; 2] }
    }

    /// Starts the next step.
    pub fn begin_step(&mut self) {
        self.beta_powers[0] *= BETAS[0];
        self.beta_powers[1] *= BETAS[1];
    }

    /// Updates a weight's moments and returns the step to subtract at a learning rate of 1. Its
    /// size is about 1 while gradients agree.
    #[inline(always)]
    pub fn step(self, moments: &mut Moments, slope: f32) -> f32 {
        let [hold, hold_squares] = BETAS;
        let [known, known_squares] = self.beta_powers.map(|left| 1.0 - left);
        moments.mean = hold * moments.mean + (1.0 - hold) * slope;
        moments.square = hold_squares * moments.square + (1.0 - hold_squares) * slope * slope;
        (moments.mean / known) / ((moments.square / known_squares).sqrt() + 1e-8)
    }
}
