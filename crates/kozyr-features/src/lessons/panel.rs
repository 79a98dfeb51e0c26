//! The guide panel of a lesson: one sentence at a time, the progress, and buttons to move on and
//! back.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui, input::EguiWantsInput};
use egui::{FontId, RichText, vec2};

use super::lesson::{ActiveLesson, NavigateLesson, Teachable};
use crate::guide_panel::{
    PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height, title_font,
};
use kozyr_platform::screen::{self, Menu};
use kozyr_table::{session::Session, table_area::ReservedEdges};
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::{Language, Locale},
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis, Icon},
};

/// Adds the guide panel of one game's lesson and its keys.
pub(crate) fn plugin_for<U: Teachable>(app: &mut App) {
    let is_active = in_state(U::SCREEN)
        .and_then(resource_exists::<ActiveLesson<U>>)
        .and_then(resource_exists::<Session<U::Rules>>);
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(is_active.clone())
            .run_if(screen::is_screen_visible)
            .in_set(PanelSystems::GuidePanel),
    );
    app.add_systems(Update, read_keys::<U>.run_if(is_active).run_if(in_state(Menu::None)));
}

/// The inputs of the tallest sentence's height: part, width and language.
type SentenceHeightKey = (usize, f32, Locale);

/// Shows the guide panel, reserves its area next to the table and sends the navigation pressed.
/// Releases the area once the lesson is over.
fn show<U: Teachable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    lesson: Res<ActiveLesson<U>>,
    session: Res<Session<U::Rules>>,
    layout: Res<U::Layout>,
    mut reserved: ResMut<ReservedEdges>,
    mut tallest: Local<Option<(SentenceHeightKey, f32)>>,
    mut navigate: MessageWriter<NavigateLesson>,
    mut sound: MessageWriter<Sound>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if lesson.over {
        reserved.set_if_neq(ReservedEdges::default());
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let placement = U::guide_placement(Vec2::new(window.width(), window.height()), &layout);
    let area = placement.area(window);
    let width = area.width() - 2.0 * PANEL_PADDING;
    // Use the tallest sentence so the table does not jump between sentences.
    let key = (lesson.part, width, language.locale());
    let sentence_height = match *tallest {
        Some((cached_key, height)) if cached_key == key => height,
        _ => {
            let height = tallest_sentence(ctx, &lesson, &language, width);
            *tallest = Some((key, height));
            height
        }
    };
    let line = |font: FontId| ctx.fonts_mut(|fonts| fonts.row_height(&font));
    let buttons_height = size::TOUCH.max(line(strong_font(size::BODY)) + 22.0);
    let chrome_height = line(title_font()) + buttons_height + 2.0 * PANEL_PADDING + 3.0 * PANEL_GAP;
    let usual_panel = placement.panel(area, sentence_height + chrome_height);
    if reserved.set_if_neq(placement.reserved(window, usual_panel)) {
        redraw.write(RequestRedraw);
    }
    // An answer may cover a little of the table.
    let feedback_height = lesson
        .feedback
        .as_ref()
        .map_or(0.0, |feedback| text_height(ctx, feedback, width) + PANEL_GAP);
    let panel = placement.panel(area, sentence_height + feedback_height + chrome_height);
    let pressed = show_panel(ctx, &palette, "lesson", panel, |ui| {
        show_text(ui, &palette, &language, &lesson, &session, panel.height() - chrome_height);
        show_buttons(ui, &palette, &language, &lesson, &session, buttons_height)
    });
    if let Some(pressed) = pressed {
        sound.write(Sound::Tap);
        navigate.write(pressed);
    }
    Ok(())
}

/// The height of the tallest sentence of the current part, wrapped to this width, in points.
fn tallest_sentence<U: Teachable>(
    ctx: &egui::Context,
    lesson: &ActiveLesson<U>,
    language: &Language,
    width: f32,
) -> f32 {
    let part = lesson.part();
    let heights = part.steps.iter().map(|step| {
        let session = Session::lesson(&part.script, step.ply);
        let text = lesson.sentence(step.name, &session, language);
        text_height(ctx, &text, width)
    });
    heights.fold(0.0, f32::max)
}

/// Shows the part's title, the sentence, and the answer to a wrong touch; the last two scroll above
/// `max_height` points. Announces the answer, or else the sentence, to screen readers.
fn show_text<U: Teachable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    lesson: &ActiveLesson<U>,
    session: &Session<U::Rules>,
    max_height: f32,
) {
    ui.label(RichText::new(title(lesson, language)).font(title_font()).color(palette.accent));
    let max_height = max_height.max(20.0);
    let scroll = egui::ScrollArea::vertical().id_salt("lesson-words").max_height(max_height);
    let font = sentence_font(ui.ctx().content_rect());
    scroll.min_scrolled_height(max_height).auto_shrink([false, false]).show(ui, |ui| {
        let text = lesson.sentence(lesson.visible_step(session).name, session, language);
        ui.label(RichText::new(&text).font(font.clone()));
        let mut announcement = text;
        if let Some(feedback) = &lesson.feedback {
            let reply = RichText::new(feedback).font(font).color(palette.accent);
            let reply = ui.label(reply);
            reply.scroll_to_me(Some(egui::Align::BOTTOM));
            announcement = feedback.clone();
        }
        accessibility::announce(ui.ctx(), ui.id(), ui.min_rect(), &announcement);
    });
}

/// The title of the current part and its number, such as `Beating · 2/5`.
fn title<U: Teachable>(lesson: &ActiveLesson<U>, language: &Language) -> String {
    let name = language.text(&format!("lesson-{}", lesson.part().name));
    format!("{name} · {}/{}", lesson.part + 1, lesson.parts.len())
}

/// Shows the back button, the progress and the next button. Returns the navigation that was
/// pressed. While the learner is to play, the next button is named after the action or reads Skip.
fn show_buttons<U: Teachable>(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    lesson: &ActiveLesson<U>,
    session: &Session<U::Rules>,
    height: f32,
) -> Option<NavigateLesson> {
    let mut pressed = None;
    let (rect, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
    let row = |layout| egui::UiBuilder::new().max_rect(rect).layout(layout);
    ui.scope_builder(row(egui::Layout::left_to_right(egui::Align::Center)), |ui| {
        if !lesson.can_go_back() {
            ui.disable();
        }
        let back = language.text("lesson-back");
        if widgets::round_button(ui, palette, Icon::Back, &back).clicked() {
            pressed = Some(NavigateLesson::Back);
        }
    });
    let rest = rect.with_min_x(rect.left() + size::TOUCH + 8.0);
    let row = row(egui::Layout::right_to_left(egui::Align::Center)).max_rect(rest);
    let next_button = ui.scope_builder(row, |ui| {
        let expects_action = lesson.expects_action(session);
        let button_key =
            session.next_scripted_action().filter(|_| expects_action).and_then(U::button_key);
        let (key, emphasis) = match button_key {
            Some(key) => (key, Emphasis::Accent),
            None if expects_action => ("lesson-skip", Emphasis::Quiet),
            None => ("lesson-next", Emphasis::Accent),
        };
        if !lesson.is_reached(session) {
            ui.disable();
        }
        let button = widgets::button(ui, palette, &language.text(key), emphasis);
        if button.clicked() {
            pressed = Some(NavigateLesson::Next);
        }
        // A disabled button cannot have focus.
        if lesson.is_reached(session) {
            move_focus(&button, (lesson.part, lesson.step), expects_action && button_key.is_none());
        }
        button.rect
    });
    let dots = rest.with_max_x(next_button.inner.left());
    draw_progress(ui, palette, lesson, dots);
    pressed
}

/// When the sentence or `to_table` changes, moves the keyboard focus, if any, to the next button,
/// or to the table. `sentence` identifies it by the indices of its part and step.
fn move_focus(button: &egui::Response, sentence: (usize, usize), to_table: bool) {
    if !to_table {
        accessibility::set_initial_focus(button);
    }
    let (ctx, id) = (&button.ctx, egui::Id::new("lesson-sentence"));
    let previous = ctx.data(|data| data.get_temp(id));
    if previous == Some((sentence, to_table)) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, (sentence, to_table)));
    if ctx.memory(|memory| memory.focused().is_none()) {
        return;
    }
    if to_table {
        accessibility::reset_focus(ctx);
    } else {
        button.request_focus();
    }
}

/// Draws a dot for each sentence of the part, accented up to the current one; nothing if the dots
/// would touch.
fn draw_progress<U: Teachable>(
    ui: &egui::Ui,
    palette: &Palette,
    lesson: &ActiveLesson<U>,
    area: egui::Rect,
) {
    /// Any closer and the dots touch.
    const CLOSEST: f32 = 8.0;
    let count = lesson.part().steps.len();
    let spacing = (area.width() / (count as f32 + 1.0)).min(14.0);
    if spacing < CLOSEST {
        return;
    }
    let painter = ui.painter();
    for index in 0..count {
        let offset = (index as f32 - (count as f32 - 1.0) / 2.0) * spacing;
        let (radius, ink) = match index.cmp(&lesson.step) {
            std::cmp::Ordering::Less => (3.0, palette.accent),
            std::cmp::Ordering::Equal => (4.5, palette.accent),
            std::cmp::Ordering::Greater => (3.0, palette.bar),
        };
        painter.circle_filled(area.center() + vec2(offset, 0.0), radius, ink);
    }
}

/// Enter and Space move on unless the learner must play on the table; Backspace moves back. Keys
/// are ignored at the end of the lesson and while egui wants them.
fn read_keys<U: Teachable>(
    keys: Res<ButtonInput<KeyCode>>,
    egui_input: Res<EguiWantsInput>,
    lesson: Res<ActiveLesson<U>>,
    session: Res<Session<U::Rules>>,
    mut navigate: MessageWriter<NavigateLesson>,
) {
    if lesson.over || egui_input.wants_any_keyboard_input() {
        return;
    }
    let can_advance = !lesson.expects_action(&session)
        || session.next_scripted_action().and_then(U::button_key).is_some();
    let advance_keys = [KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space];
    if can_advance && keys.any_just_pressed(advance_keys) {
        navigate.write(NavigateLesson::Next);
    }
    if keys.just_pressed(KeyCode::Backspace) {
        navigate.write(NavigateLesson::Back);
    }
}
