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

    /// Advances the step count. Call it once before the [`step`](Adam::step)s of all weights.
    pub fn begin_step(&mut self) {
        self.beta_powers[0] *= BETAS[0];
        self.beta_powers[1] *= BETAS[1];
    }

    /// Updates a weight's moments by its gradient and returns the step: the amount, times the
    /// learning rate, to subtract from the weight. It is about 1 in size while gradients agree.
    /// Call [`begin_step`](Adam::begin_step) first.
    #[inline(always)]
    pub fn step(self, moments: &mut Moments, gradient: f32) -> f32 {
        let [beta1, beta2] = BETAS;
        let [mean_correction, square_correction] = self.beta_powers.map(|power| 1.0 - power);
        moments.mean = beta1 * moments.mean + (1.0 - beta1) * gradient;
        moments.square = beta2 * moments.square + (1.0 - beta2) * gradient * gradient;
        (moments.mean / mean_correction) / ((moments.square / square_correction).sqrt() + 1e-8)
    }
}
