//! Small signs of the game that rain on whoever has won.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, epaint::TextShape, pos2, vec2},
};

use super::Rematch;
use kozyr_platform::screen::Screen;
use kozyr_table::{
    pace::Tempo,
    session::{Played, Session},
};
use kozyr_ui::{
    panels::Panels,
    theme::{Palette, strong_font},
};

/// How long all of it takes, at the usual pace.
const RAIN: Duration = Duration::from_millis(3200);
/// How long one sign falls, as a share of that.
const FALL: f32 = 0.62;
/// So many signs fall.
const COUNT: u32 = 72;
/// A frame that takes longer, as the first may do, takes no more of the rain than that.
const LONGEST: Duration = Duration::from_millis(100);

/// The rain that is falling.
#[derive(Resource)]
struct Confetti {
    signs: &'static [&'static str],
    age: Duration,
    lasts: Duration,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<Confetti>).in_set(Panels::Passing),
    );
    app.add_systems(Update, end.run_if(state_changed::<Screen>));
}

pub(super) fn plugin_for<U: Rematch>(app: &mut App) {
    app.add_systems(Update, begin::<U>.run_if(resource_exists::<Session<U::Rules>>));
}

/// Begins to rain when the action that won a person's match was played.
fn begin<U: Rematch>(
    mut commands: Commands,
    mut played: MessageReader<Played<U::Rules>>,
    session: Res<Session<U::Rules>>,
    tempo: Res<Tempo>,
) {
    let moves = tempo.motion > 0.0 && !tempo.fades;
    if played.read().count() == 0 || !moves || !session.is_live() || session.is_guided() {
        return;
    }
    let won = session.record().outcome().is_some_and(|end| end.score(session.viewer()) > 0.5);
    if won && session.persons() == 1 {
        let lasts = RAIN.mul_f32(tempo.motion);
        commands.insert_resource(Confetti { signs: U::CONFETTI, age: Duration::ZERO, lasts });
    }
}

fn end(mut commands: Commands) {
    commands.remove_resource::<Confetti>();
}

fn draw(
    mut contexts: EguiContexts,
    mut commands: Commands,
    mut rain: ResMut<Confetti>,
    time: Res<Time<Real>>,
    palette: Res<Palette>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    rain.age += time.delta().min(LONGEST);
    redraw.write(RequestRedraw);
    if rain.age >= rain.lasts {
        commands.remove_resource::<Confetti>();
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let painter =
        ctx.layer_painter(egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("confetti")));
    let (room, now) = (ctx.viewport_rect(), rain.age.div_duration_f32(rain.lasts));
    let colours = palette.series();
    for index in 0..COUNT {
        // Numbers from 0 to 1 that look like chance, and are the same every time.
        let chance = |which: u32| {
            let mixed = (index * 5 + which).wrapping_mul(0x9e37_79b1);
            ((mixed ^ (mixed >> 15)).wrapping_mul(0x85eb_ca77) >> 8) as f32 / (1 << 24) as f32
        };
        let fallen = (now - chance(0) * (1.0 - FALL)) / FALL;
        if !(0.0..1.0).contains(&fallen) {
            continue;
        }
        let sway = 22.0 * (fallen * 9.0 + chance(1) * 6.0).sin();
        let speed = 0.75 + 0.5 * chance(2);
        let down = room.height() * 1.15 * fallen * (0.5 + 0.5 * fallen) * speed;
        let at = pos2(room.left() + room.width() * chance(3) + sway, room.top() - 30.0 + down);
        let size = 16.0 + 16.0 * chance(4);
        // What lies below shows through at the end.
        let ink = colours[index as usize % (colours.len() - 1)]
            .gamma_multiply(((1.0 - fallen) * 4.0).min(1.0));
        let sign = rain.signs[index as usize % rain.signs.len()];
        let galley = painter.layout_no_wrap(sign.to_owned(), strong_font(size), ink);
        let turned = (fallen * 7.0 + chance(1) * 6.0).sin() * 0.9;
        let corner = at - vec2(galley.size().x, galley.size().y) / 2.0;
        painter.add(TextShape::new(corner, galley, ink).with_angle(turned));
    }
    Ok(())
}
