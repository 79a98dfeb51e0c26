//! The animals and the parts of their heads.

use bevy_egui::egui::Color32;

use super::{brush::Brush, expression::INK};

/// The animal that represents an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Animal {
    /// White, with a comb and a beak.
    Hen,
    /// Gray, with large ears and whiskers.
    Mouse,
    /// With full cheeks and two teeth.
    Hamster,
    /// In a crown of spines.
    Hedgehog,
    /// With long ears and a long face.
    Donkey,
    /// Dark, with glasses.
    Mole,
    /// Black and white, with a beak.
    Magpie,
    /// Ginger, with whiskers.
    Cat,
    /// With tufts on its ears.
    Lynx,
    /// Red, with white cheeks.
    Fox,
    /// Gray, with light cheeks.
    Wolf,
    /// Brown, with small round ears.
    Bear,
    /// Russet, with tufts on its ears and a bushy tail.
    Squirrel,
    /// With a dark mask.
    Raccoon,
    /// With large eyes in light discs.
    Owl,
    /// Green, with eyes above its head.
    Frog,
    /// With hanging ears.
    Puppy,
    /// Striped black and white.
    Badger,
    /// With upright ears and two teeth.
    Hare,
    /// With a trunk and ears like sails.
    Elephant,
    /// In its shell.
    Turtle,
}

impl Animal {
    /// Returns its name in the keys of texts: `voice-NAME-cause`.
    pub const fn name(self) -> &'static str {
        match self {
            Animal::Hen => "hen",
            Animal::Mouse => "mouse",
            Animal::Hamster => "hamster",
            Animal::Hedgehog => "hedgehog",
            Animal::Donkey => "donkey",
            Animal::Mole => "mole",
            Animal::Magpie => "magpie",
            Animal::Cat => "cat",
            Animal::Lynx => "lynx",
            Animal::Fox => "fox",
            Animal::Wolf => "wolf",
            Animal::Bear => "bear",
            Animal::Squirrel => "squirrel",
            Animal::Raccoon => "raccoon",
            Animal::Owl => "owl",
            Animal::Frog => "frog",
            Animal::Puppy => "puppy",
            Animal::Badger => "badger",
            Animal::Hare => "hare",
            Animal::Elephant => "elephant",
            Animal::Turtle => "turtle",
        }
    }
}

/// Ears, horns or other parts above or beside the head.
#[derive(Clone, Copy)]
enum Ears {
    None,
    /// Discs; `at` is the center of the one on the right of the picture.
    Round {
        at: [f32; 2],
        radius: f32,
    },
    /// Triangles `wide` at the base, with their tips `high` above the center of the picture, and
    /// with tufts on the tips if `tuft` is set.
    Pointed {
        wide: f32,
        high: f32,
        tuft: bool,
    },
    /// Upright ellipses, tilted outwards.
    Long {
        tilt_degrees: f32,
    },
    /// Ellipses at the sides, in front of the head.
    Hanging,
    /// Large ellipses at the sides, behind the head.
    Sails,
}

/// The parts around the mouth.
#[derive(Clone, Copy)]
enum Muzzle {
    /// A nose of about the radius `nose`, on a lighter patch of the given radii.
    Snout { radii: [f32; 2], nose: f32 },
    /// A beak of the given color.
    Beak(Color32),
    /// A hanging trunk.
    Trunk,
    /// Only a mouth.
    Bare,
}

/// A distinctive feature of a face, which several animals may share.
#[derive(Clone, Copy)]
enum Marking {
    None,
    /// Three red points above the head.
    Comb,
    /// A crown of spines, and a light face.
    Spines,
    Glasses,
    Whiskers,
    /// Two front teeth.
    Teeth,
    /// A dark band around the eyes.
    Mask,
    /// Dark stripes from the nose up.
    Stripes,
    /// Light discs around the eyes.
    Discs,
    /// Protruding eyes.
    Bulges,
    /// Light cheeks.
    Cheeks,
    /// A shell behind the head.
    Shell,
    /// A bushy tail, and two teeth.
    Tail,
}

/// The parts of a head.
#[derive(Clone, Copy)]
pub(super) struct AnimalHead {
    /// The color of the head and the ears.
    fur: Color32,
    /// The color of patches, such as cheeks and the insides of ears.
    light: Color32,
    /// The color of the nose and of markings.
    dark: Color32,
    /// Half the width and half the height of the head.
    head: [f32; 2],
    ears: Ears,
    muzzle: Muzzle,
    mark: Marking,
    /// The center of the eye on the right of the picture.
    pub(super) eyes: [f32; 2],
    /// The eye radius.
    pub(super) eye: f32,
    /// The center of the mouth.
    pub(super) mouth: [f32; 2],
    /// Half the width of the mouth.
    pub(super) mouth_width: f32,
    /// The color of brows and mouth.
    pub(super) line: Color32,
    /// The color of the eyelids.
    pub(super) lid: Color32,
}

/// Returns the color with this RGB code, such as `0xffffff` for white.
const fn rgb(code: u32) -> Color32 {
    Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
}

/// The center of every head, slightly below the center of the picture to leave room for ears.
const MIDDLE: [f32; 2] = [0.0, 0.12];

impl AnimalHead {
    /// Returns a round head with a snout, but no ears or markings. `fur`, `light` and `dark` are
    /// the RGB codes of the colors of these parts.
    const fn new(fur: u32, light: u32, dark: u32) -> Self {
        AnimalHead {
            fur: rgb(fur),
            light: rgb(light),
            dark: rgb(dark),
            head: [0.7, 0.64],
            ears: Ears::None,
            muzzle: Muzzle::Snout { radii: [0.34, 0.26], nose: 0.1 },
            mark: Marking::None,
            eyes: [0.28, 0.0],
            eye: 0.14,
            mouth: [0.0, 0.5],
            mouth_width: 0.16,
            line: INK,
            lid: rgb(fur),
        }
    }

    /// Draws everything behind the head: the ears, except hanging ones, and a comb, spines, a
    /// shell, a tail or the fur around bulging eyes.
    pub(super) fn draw_behind(&self, brush: &Brush) {
        match self.mark {
            Marking::Spines => self.spines(brush),
            Marking::Comb => {
                for (x, y) in [(-0.2, -0.6), (0.0, -0.7), (0.2, -0.6)] {
                    brush.circle([x, y], 0.17, rgb(0xd93b3b));
                }
            }
            Marking::Shell => {
                brush.ellipse([0.0, 0.2], [0.92, 0.78], 0.0, self.dark);
                brush.ellipse([0.0, 0.2], [0.82, 0.68], 0.0, rgb(0x8a6a3c));
            }
            Marking::Bulges => brush.mirrored(|side| {
                brush.circle([side * self.eyes[0], self.eyes[1]], self.eye * 1.75, self.fur);
            }),
            Marking::Tail => {
                brush.ellipse([0.66, -0.08], [0.3, 0.72], 14.0, self.dark);
                brush.ellipse([0.68, -0.12], [0.19, 0.56], 14.0, self.fur);
            }
            _ => {}
        }
        self.ears(brush);
    }

    /// Draws the ears, except hanging ones, which [`draw_before`](Self::draw_before) draws.
    fn ears(&self, brush: &Brush) {
        brush.mirrored(|side| match self.ears {
            Ears::None => {}
            Ears::Round { at: [x, y], radius } => {
                brush.circle([side * x, y], radius, self.fur);
                brush.circle([side * x, y], radius * 0.6, self.light);
            }
            Ears::Pointed { wide, high, tuft } => {
                let [outer_x, inner_x] = [0.4 + wide / 2.0, 0.4 - wide / 2.0 - 0.06];
                let tip = [side * 0.56, -high];
                brush.area(
                    &[[side * inner_x, -0.36], tip, [side * (outer_x + 0.06), -0.05]],
                    self.fur,
                );
                let inner = [side * 0.53, -high + 0.17];
                let [a, b] = [[side * (inner_x + 0.09), -0.34], [side * (outer_x - 0.02), -0.14]];
                brush.area(&[a, inner, b], self.light);
                if tuft {
                    let end = [side * 0.66, -high - 0.12];
                    brush.curve([tip, [side * 0.6, -high - 0.07], end], 0.07, self.dark);
                }
            }
            Ears::Long { tilt_degrees } => {
                brush.ellipse([side * 0.34, -0.6], [0.15, 0.4], side * tilt_degrees, self.fur);
                brush.ellipse([side * 0.34, -0.58], [0.08, 0.29], side * tilt_degrees, self.light);
            }
            Ears::Hanging => {}
            Ears::Sails => {
                brush.ellipse([side * 0.68, 0.0], [0.3, 0.46], side * -12.0, self.fur);
                brush.ellipse([side * 0.7, 0.02], [0.21, 0.35], side * -12.0, self.light);
            }
        });
    }

    /// Draws a crown of spines in the dark color around the place where the head is drawn.
    fn spines(&self, brush: &Brush) {
        const COUNT: usize = 13;
        for index in 0..COUNT {
            let share = index as f32 / (COUNT - 1) as f32;
            let angle = (-200.0 + 220.0 * share).to_radians();
            let (sine, cosine) = angle.sin_cos();
            let base = |offset: f32| {
                let (sine, cosine) = (angle + offset).sin_cos();
                [MIDDLE[0] + 0.66 * cosine, MIDDLE[1] + 0.62 * sine]
            };
            let tip = [MIDDLE[0] + 0.98 * cosine, MIDDLE[1] + 0.94 * sine];
            brush.area(&[base(-0.2), tip, base(0.2)], self.dark);
        }
        brush.ellipse(MIDDLE, [0.76, 0.72], 0.0, self.dark);
    }

    /// Draws the head, the markings on its fur and the muzzle, but no ears, eyes or mouth. Markings
    /// behind or in front of the head are drawn separately.
    pub(super) fn draw_head(&self, brush: &Brush) {
        brush.ellipse(MIDDLE, self.head, 0.0, self.fur);
        match self.mark {
            Marking::Stripes => {
                brush.ellipse([0.0, -0.02], [0.2, 0.5], 0.0, self.light);
                brush.mirrored(|side| {
                    brush.ellipse([side * 0.3, 0.0], [0.15, 0.5], side * -12.0, self.dark);
                    brush.ellipse([side * 0.56, 0.16], [0.1, 0.34], side * -14.0, self.light);
                });
            }
            Marking::Mask => brush.mirrored(|side| {
                brush.ellipse([side * 0.34, 0.03], [0.29, 0.19], side * 24.0, self.dark);
                brush.ellipse([side * 0.3, -0.2], [0.22, 0.07], side * 14.0, self.light);
            }),
            Marking::Discs => brush.mirrored(|side| {
                brush.circle([side * self.eyes[0], self.eyes[1]], 0.31, self.light);
            }),
            Marking::Cheeks => brush.mirrored(|side| {
                brush.ellipse([side * 0.34, 0.38], [0.32, 0.28], side * -35.0, self.light);
            }),
            Marking::Bulges => brush.mirrored(|side| {
                brush.circle([side * self.eyes[0], self.eyes[1]], self.eye * 1.5, self.fur);
            }),
            Marking::Spines => brush.ellipse([0.0, 0.24], [0.58, 0.46], 0.0, self.light),
            _ => {}
        }
        self.muzzle(brush);
    }

    /// Draws the parts around the mouth, without the mouth itself.
    fn muzzle(&self, brush: &Brush) {
        let [x, y] = self.mouth;
        match self.muzzle {
            Muzzle::Bare => {}
            Muzzle::Snout { radii, nose } => {
                brush.ellipse([x, y - 0.06], radii, 0.0, self.light);
                let top = y - 0.18;
                brush.ellipse([x, top], [nose * 1.25, nose * 0.85], 0.0, self.dark);
                brush.circle([x - nose * 0.4, top - nose * 0.3], nose * 0.24, self.light);
                let width = 0.035;
                brush.curve([[x, top], [x, (top + y) / 2.0], [x, y - 0.02]], width, self.line);
            }
            Muzzle::Beak(colour) => {
                let top = y - 0.3;
                brush.area(
                    &[[x - 0.2, top + 0.04], [x, top - 0.04], [x + 0.2, top + 0.04], [x, y - 0.02]],
                    colour,
                );
                brush.circle([x - 0.06, top + 0.05], 0.025, self.line);
                brush.circle([x + 0.06, top + 0.05], 0.025, self.line);
            }
            Muzzle::Trunk => {
                brush.ellipse([x, 0.3], [0.19, 0.26], 0.0, self.fur);
                brush.curve([[x, 0.3], [x + 0.02, 0.62], [x - 0.22, 0.86]], 0.27, self.fur);
                for y in [0.34, 0.46, 0.58] {
                    brush.curve([[x - 0.1, y], [x, y + 0.03], [x + 0.1, y]], 0.025, self.dark);
                }
            }
        }
    }

    /// Draws what is in front of the facial features: glasses, whiskers, teeth and hanging ears, if
    /// the head has them.
    pub(super) fn draw_before(&self, brush: &Brush) {
        let [x, y] = self.mouth;
        match self.mark {
            Marking::Glasses => {
                brush.mirrored(|side| {
                    brush.ring(
                        [side * self.eyes[0], self.eyes[1]],
                        self.eye * 1.5,
                        0.05,
                        self.light,
                    );
                });
                let [eye, level] = self.eyes;
                let inner = eye - self.eye * 1.5;
                brush.curve(
                    [[-inner, level], [0.0, level - 0.05], [inner, level]],
                    0.05,
                    self.light,
                );
            }
            Marking::Whiskers => brush.mirrored(|side| {
                for (rise, fall) in [(-0.1, -0.16), (-0.03, -0.02), (0.04, 0.12)] {
                    let from = [x + side * 0.24, y - 0.1 + rise];
                    let to = [x + side * 0.72, y - 0.1 + fall];
                    let over = [x + side * 0.5, y - 0.14 + (rise + fall) / 2.0];
                    brush.curve([from, over, to], 0.02, self.line);
                }
            }),
            Marking::Teeth | Marking::Tail => brush.mirrored(|side| {
                let [inner, outer] = [x + side * 0.01, x + side * 0.1];
                brush.area(
                    &[
                        [inner, y + 0.02],
                        [outer, y + 0.02],
                        [outer - side * 0.01, y + 0.17],
                        [inner, y + 0.17],
                    ],
                    rgb(0xfffbf2),
                );
            }),
            _ => {}
        }
        if let Ears::Hanging = self.ears {
            brush.mirrored(|side| {
                brush.ellipse([side * 0.62, 0.02], [0.2, 0.44], side * 14.0, self.dark);
            });
        }
    }
}

impl Animal {
    /// Returns the parts of this animal's head.
    pub(super) const fn head(self) -> AnimalHead {
        match self {
            Animal::Hen => AnimalHead {
                mark: Marking::Comb,
                muzzle: Muzzle::Beak(rgb(0xf09a2c)),
                mouth: [0.0, 0.52],
                mouth_width: 0.11,
                ..AnimalHead::new(0xf4eee2, 0xffffff, 0xd93b3b)
            },
            Animal::Mouse => AnimalHead {
                ears: Ears::Round { at: [0.58, -0.42], radius: 0.36 },
                mark: Marking::Whiskers,
                head: [0.6, 0.58],
                muzzle: Muzzle::Snout { radii: [0.24, 0.2], nose: 0.08 },
                ..AnimalHead::new(0xa9a5ad, 0xf2c9c9, 0x6d555c)
            },
            Animal::Hamster => AnimalHead {
                ears: Ears::Round { at: [0.5, -0.4], radius: 0.2 },
                mark: Marking::Teeth,
                head: [0.8, 0.66],
                muzzle: Muzzle::Snout { radii: [0.44, 0.3], nose: 0.08 },
                mouth: [0.0, 0.46],
                ..AnimalHead::new(0xe3a85c, 0xffeed6, 0x8a553a)
            },
            Animal::Hedgehog => AnimalHead {
                mark: Marking::Spines,
                head: [0.58, 0.5],
                muzzle: Muzzle::Snout { radii: [0.24, 0.2], nose: 0.11 },
                eyes: [0.25, 0.08],
                eye: 0.12,
                lid: rgb(0xf0d9b8),
                ..AnimalHead::new(0xe2c39a, 0xf0d9b8, 0x5b4538)
            },
            Animal::Donkey => AnimalHead {
                ears: Ears::Long { tilt_degrees: 22.0 },
                head: [0.56, 0.68],
                muzzle: Muzzle::Snout { radii: [0.42, 0.32], nose: 0.06 },
                mouth: [0.0, 0.56],
                eyes: [0.27, -0.06],
                ..AnimalHead::new(0x8f8a8c, 0xe6ded6, 0x4a4244)
            },
            Animal::Mole => AnimalHead {
                mark: Marking::Glasses,
                muzzle: Muzzle::Snout { radii: [0.26, 0.2], nose: 0.15 },
                eyes: [0.28, -0.02],
                eye: 0.13,
                head: [0.66, 0.66],
                line: rgb(0xf3d9a4),
                dark: rgb(0xe88a94),
                ..AnimalHead::new(0x4c4654, 0xe9c99a, 0x4c4654)
            },
            Animal::Magpie => AnimalHead {
                muzzle: Muzzle::Beak(rgb(0x8a92a4)),
                mark: Marking::Cheeks,
                mouth: [0.0, 0.54],
                mouth_width: 0.1,
                line: rgb(0x8ca9d8),
                ..AnimalHead::new(0x252936, 0xf5f5f2, 0x12141c)
            },
            Animal::Cat => AnimalHead {
                ears: Ears::Pointed { wide: 0.42, high: 0.86, tuft: false },
                mark: Marking::Whiskers,
                eye: 0.15,
                muzzle: Muzzle::Snout { radii: [0.28, 0.2], nose: 0.08 },
                ..AnimalHead::new(0xe89a4a, 0xffe8cc, 0x9a4f3a)
            },
            Animal::Lynx => AnimalHead {
                ears: Ears::Pointed { wide: 0.42, high: 0.8, tuft: true },
                mark: Marking::Cheeks,
                eye: 0.14,
                muzzle: Muzzle::Snout { radii: [0.3, 0.22], nose: 0.1 },
                ..AnimalHead::new(0xc99a68, 0xfbf0de, 0x4a3528)
            },
            Animal::Fox => AnimalHead {
                ears: Ears::Pointed { wide: 0.46, high: 0.9, tuft: false },
                mark: Marking::Cheeks,
                head: [0.66, 0.58],
                muzzle: Muzzle::Snout { radii: [0.22, 0.2], nose: 0.11 },
                ..AnimalHead::new(0xe06a2e, 0xfff4e6, 0x3a241e)
            },
            Animal::Wolf => AnimalHead {
                ears: Ears::Pointed { wide: 0.4, high: 0.84, tuft: false },
                mark: Marking::Cheeks,
                muzzle: Muzzle::Snout { radii: [0.26, 0.26], nose: 0.12 },
                ..AnimalHead::new(0x6f7a88, 0xdfe4ea, 0x2b2f38)
            },
            Animal::Bear => AnimalHead {
                ears: Ears::Round { at: [0.52, -0.4], radius: 0.24 },
                eye: 0.11,
                muzzle: Muzzle::Snout { radii: [0.34, 0.28], nose: 0.13 },
                ..AnimalHead::new(0x8a5a38, 0xe2bd8f, 0x332016)
            },
            Animal::Squirrel => AnimalHead {
                ears: Ears::Pointed { wide: 0.26, high: 0.78, tuft: true },
                mark: Marking::Tail,
                head: [0.58, 0.56],
                muzzle: Muzzle::Snout { radii: [0.28, 0.22], nose: 0.07 },
                mouth: [0.0, 0.44],
                ..AnimalHead::new(0xc9703a, 0xffeeda, 0x7a3d22)
            },
            Animal::Raccoon => AnimalHead {
                ears: Ears::Round { at: [0.5, -0.38], radius: 0.22 },
                mark: Marking::Mask,
                muzzle: Muzzle::Snout { radii: [0.24, 0.22], nose: 0.1 },
                lid: rgb(0x3a3a42),
                ..AnimalHead::new(0x989aa0, 0xf2f2f0, 0x3a3a42)
            },
            Animal::Owl => AnimalHead {
                ears: Ears::Pointed { wide: 0.3, high: 0.76, tuft: true },
                mark: Marking::Discs,
                muzzle: Muzzle::Beak(rgb(0xf0b03c)),
                eyes: [0.29, -0.02],
                eye: 0.19,
                mouth: [0.0, 0.5],
                mouth_width: 0.12,
                lid: rgb(0xefddbd),
                ..AnimalHead::new(0x7a5840, 0xefddbd, 0x4a3324)
            },
            Animal::Frog => AnimalHead {
                mark: Marking::Bulges,
                head: [0.78, 0.56],
                muzzle: Muzzle::Bare,
                eyes: [0.38, -0.38],
                eye: 0.17,
                mouth: [0.0, 0.32],
                mouth_width: 0.42,
                ..AnimalHead::new(0x6db54a, 0xc9e89a, 0x3c742c)
            },
            Animal::Puppy => AnimalHead {
                ears: Ears::Hanging,
                muzzle: Muzzle::Snout { radii: [0.32, 0.28], nose: 0.13 },
                ..AnimalHead::new(0xe8cfa6, 0xfff6e6, 0x7a4e32)
            },
            Animal::Badger => AnimalHead {
                ears: Ears::Round { at: [0.52, -0.36], radius: 0.16 },
                mark: Marking::Stripes,
                muzzle: Muzzle::Snout { radii: [0.24, 0.22], nose: 0.12 },
                lid: rgb(0x2e2e34),
                ..AnimalHead::new(0x85878c, 0xf5f4f0, 0x2e2e34)
            },
            Animal::Hare => AnimalHead {
                ears: Ears::Long { tilt_degrees: 8.0 },
                mark: Marking::Teeth,
                head: [0.58, 0.56],
                muzzle: Muzzle::Snout { radii: [0.26, 0.2], nose: 0.07 },
                mouth: [0.0, 0.44],
                ..AnimalHead::new(0xb8a590, 0xf6eadc, 0x9a5a58)
            },
            Animal::Elephant => AnimalHead {
                ears: Ears::Sails,
                muzzle: Muzzle::Trunk,
                head: [0.56, 0.58],
                eyes: [0.29, -0.02],
                eye: 0.12,
                mouth: [0.24, 0.52],
                mouth_width: 0.11,
                ..AnimalHead::new(0x8c9cb0, 0xe8b8bd, 0x5c6b80)
            },
            Animal::Turtle => AnimalHead {
                mark: Marking::Shell,
                head: [0.54, 0.5],
                muzzle: Muzzle::Bare,
                eyes: [0.25, 0.04],
                eye: 0.13,
                mouth: [0.0, 0.42],
                mouth_width: 0.2,
                ..AnimalHead::new(0xa3bf6a, 0xd8e6a8, 0x4c5a2c)
            },
        }
    }
}
