//! Short notices (toasts), shown for a few seconds.

mod storage_errors;

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::{accessibility, panels::PanelSystems, theme::Palette};

/// Shows a notice to the player; the text is localized.
#[derive(bevy::ecs::message::Message, Clone, Debug)]
pub struct ShowNotice(pub String);

/// How long a notice is shown.
const NOTICE_DURATION: Duration = Duration::from_secs(5);
/// The most that one frame counts towards the time shown.
const MAX_FRAME_TIME: Duration = Duration::from_millis(200);

/// The notice on display.
#[derive(Resource, Default)]
struct Toast {
    text: String,
    /// The time until the notice disappears; zero if none is shown.
    remaining: Duration,
}

/// Adds the display of [`ShowNotice`] messages, and reports storage errors and a take-over of the
/// write lock as notices.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ShowNotice>().init_resource::<Toast>();
    app.add_observer(storage_errors::report_take_over);
    app.add_systems(Update, (storage_errors::report_storage_errors, collect_notices).chain());
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(|toast: Res<Toast>| !toast.remaining.is_zero()).in_set(PanelSystems::Notices),
    );
}

/// Puts the notices that arrived in this frame on display together, in place of the previous one,
/// for the full duration. Does nothing if no notices arrived.
fn collect_notices(mut notices: MessageReader<ShowNotice>, mut toast: ResMut<Toast>) {
    let texts: Vec<&str> = notices.read().map(|ShowNotice(text)| text.as_str()).collect();
    if !texts.is_empty() {
        info!("notice shown: {texts:?}");
        // Notices that arrive together are shown together.
        *toast = Toast { text: texts.join("\n"), remaining: NOTICE_DURATION };
    }
}

/// Draws the notice at the bottom of the window, has screen readers announce it, counts down its
/// time and requests the next frame.
fn show(
    mut contexts: EguiContexts,
    mut toast: ResMut<Toast>,
    time: Res<Time<Real>>,
    palette: Res<Palette>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    // A long frame, like the first one, must not shorten the reading time.
    toast.remaining = toast.remaining.saturating_sub(time.delta().min(MAX_FRAME_TIME));
    redraw.write(RequestRedraw);
    egui::Area::new("toast".into())
        .anchor(egui::Align2::CENTER_BOTTOM, [0.0, -24.0])
        .order(egui::Order::Tooltip)
        .interactable(false)
        .show(contexts.ctx_mut()?, |ui| {
            egui::Frame::new()
                .fill(palette.ink)
                .corner_radius(14)
                .inner_margin(egui::Margin::symmetric(16, 10))
                .show(ui, |ui| {
                    ui.set_max_width(ui.ctx().content_rect().width() - 48.0);
                    let text = egui::RichText::new(&toast.text).color(palette.panel);
                    let label = ui.label(text);
                    accessibility::announce(ui.ctx(), label.id, label.rect, &toast.text);
                });
        });
    Ok(())
}
