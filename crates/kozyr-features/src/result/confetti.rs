//! Confetti after a win, made of symbols of the game.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, epaint::TextShape, pos2, vec2},
};

use super::ResultUi;
use kozyr_platform::screen::Screen;
use kozyr_table::{
    pace::Tempo,
    session::{ActionPlayed, Session},
};
use kozyr_ui::{
    panels::PanelSystems,
    theme::{Palette, strong_font},
};

/// The total duration at the default animation speed.
const RAIN_DURATION: Duration = Duration::from_millis(3200);
/// The duration of one piece's fall as a fraction of the total.
const FALL_FRACTION: f32 = 0.62;
/// The number of pieces.
const CONFETTI_PIECE_COUNT: u32 = 72;
/// The limit on the time step of one frame, so a slow first frame does not skip part of the
/// animation.
const MAX_FRAME_TIME: Duration = Duration::from_millis(100);

/// The confetti that is falling.
#[derive(Resource)]
struct Confetti {
    /// The symbols to scatter.
    symbols: &'static [&'static str],
    /// The time since the start.
    age: Duration,
    /// The total duration.
    duration: Duration,
}

/// Adds the drawing of confetti and its end when the screen changes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<Confetti>).in_set(PanelSystems::Notices),
    );
    app.add_systems(Update, end.run_if(state_changed::<Screen>));
}

/// Adds confetti to wins in one game.
pub(super) fn plugin_for<U: ResultUi>(app: &mut App) {
    app.add_systems(Update, begin::<U>.run_if(resource_exists::<Session<U::Rules>>));
}

/// Starts the confetti when the only human player wins a match, unless animations are off or
/// reduced.
fn begin<U: ResultUi>(
    mut commands: Commands,
    mut played: MessageReader<ActionPlayed<U::Rules>>,
    session: Res<Session<U::Rules>>,
    tempo: Res<Tempo>,
) {
    let is_animated = tempo.duration_factor > 0.0 && !tempo.reduced_motion;
    if played.read().count() == 0 || !is_animated || !session.is_live() || session.is_guided() {
        return;
    }
    let won = session.record().outcome().is_some_and(|end| end.score(session.viewer()) > 0.5);
    if won && session.person_count() == 1 {
        let duration = RAIN_DURATION.mul_f32(tempo.duration_factor);
        commands.insert_resource(Confetti {
            symbols: U::CONFETTI_SYMBOLS,
            age: Duration::ZERO,
            duration,
        });
    }
}

/// Stops the confetti when the screen changes.
fn end(mut commands: Commands) {
    commands.remove_resource::<Confetti>();
}

/// Draws the falling pieces, and stops the confetti when its time is over.
fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    mut confetti: ResMut<Confetti>,
    time: Res<Time<Real>>,
    palette: Res<Palette>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    confetti.age += time.delta().min(MAX_FRAME_TIME);
    redraw.write(RequestRedraw);
    if confetti.age >= confetti.duration {
        commands.remove_resource::<Confetti>();
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter =
        ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("confetti")));
    let (screen_rect, progress) =
        (ctx.viewport_rect(), confetti.age.div_duration_f32(confetti.duration));
    let colours = palette.chart_colors();
    for index in 0..CONFETTI_PIECE_COUNT {
        // Pseudo-random numbers from 0 to 1 that are the same every time.
        let chance = |stream: u32| {
            let mixed = (index * 5 + stream).wrapping_mul(0x9e37_79b1);
            ((mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca77) >> 8) as f32 / (1 << 24) as f32
        };
        let fallen = (progress - chance(0) * (1.0 - FALL_FRACTION)) / FALL_FRACTION;
        if !(0.0..1.0).contains(&fallen) {
            continue;
        }
        let sway = 22.0 * (fallen * 9.0 + chance(1) * 6.0).sin();
        let speed = 0.75 + 0.5 * chance(2);
        let fallen_by = screen_rect.height() * 1.15 * fallen * (0.5 + 0.5 * fallen) * speed;
        let position = pos2(
            screen_rect.left() + screen_rect.width() * chance(3) + sway,
            screen_rect.top() - 30.0 + fallen_by,
        );
        let size = 16.0 + 16.0 * chance(4);
        // Fades out at the end.
        let ink = colours[index as usize % (colours.len() - 1)]
            .gamma_multiply(((1.0 - fallen) * 4.0).min(1.0));
        let symbol = confetti.symbols[index as usize % confetti.symbols.len()];
        let galley = painter.layout_no_wrap(symbol.to_owned(), strong_font(size), ink);
        let angle = (fallen * 7.0 + chance(1) * 6.0).sin() * 0.9;
        let corner = position - vec2(galley.size().x, galley.size().y) / 2.0;
        painter.add(TextShape::new(corner, galley, ink).with_angle(angle));
    }
    Ok(())
}
