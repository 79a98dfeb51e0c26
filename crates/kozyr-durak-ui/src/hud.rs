//! Names, text and buttons on the card table.

mod action;
mod seats;

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, pos2};

use self::{action::draw_buttons, seats::draw_seats};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{self as durak, Action, Durak, Suit, View};

use super::{
    card_counts::{BoutDisplay, CardCounts},
    layout::{CARD_HEIGHT_RATIO, CardTableLayout},
    phase::BoutPhase,
    suit_symbol,
    touch::{CardDrag, PersonActions},
};
use kozyr_features::{self as features, game_ui::TableUi};
use kozyr_table::{
    hud, refusal::ShownRefusal, seat_remarks::ConnectionRemark, session::Session,
    table_area::TableArea,
};
use kozyr_ui::{accessibility, language::Language, theme::Palette};

/// Adds the texts and buttons of the card table.
pub(crate) fn plugin(app: &mut App) {
    features::hud::plugin_for::<DurakUi, _>(
        app,
        (draw_trump, draw_seats, draw_status, draw_slots, draw_buttons),
        BoutPhase::Over,
    );
}

impl TableUi for DurakUi {
    type Layout = CardTableLayout;

    fn rated_badge_rect(layout: &CardTableLayout) -> Rect {
        layout.rated_badge
    }

    /// False while something, such as a question, takes the top of the table.
    fn has_undo(area: &TableArea) -> bool {
        // A question at the top would take the place of the undo button.
        area.free.min.y <= area.whole.min.y
    }

    /// Always true.
    fn has_room_below_menu(_: &CardTableLayout, _: &TableArea) -> bool {
        true
    }
}

/// Draws the chip with trump and talon size, and the size above the talon. Once the talon is empty,
/// draws the trump's symbol in its place instead.
fn draw_trump(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    area: Res<TableArea>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    counts: Res<CardCounts>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let arguments =
        [("suit", suit_symbol(view.trump()).to_string().into()), ("count", counts.talon.into())];
    let trump = language.format("durak-trump", &arguments);
    hud::draw_chip(ctx, &palette, &trump, layout.trump_chip, area.free.width() / 2.0);
    if counts.talon > 0 {
        let center = layout.talon - Vec2::new(0.0, layout.talon_card_width * 0.85 + 18.0);
        let rect = Rect::from_center_size(center, Vec2::new(60.0, 24.0));
        hud::draw_text(ctx, rect, &counts.talon.to_string(), 18.0, palette.ink);
    } else {
        // The trump remains visible even when its card is gone.
        let rect = Rect::from_center_size(layout.talon, Vec2::splat(layout.talon_card_width));
        let background = palette.panel;
        hud::table_painter(ctx).rect_filled(
            hud::to_egui_rect(rect),
            layout.talon_card_width * 0.2,
            background,
        );
        let ink = suit_ink(view.trump(), &palette);
        hud::draw_text(
            ctx,
            rect,
            &suit_symbol(view.trump()).to_string(),
            layout.talon_card_width * 0.5,
            ink,
        );
    }
    Ok(())
}

/// The colour of a suit's symbol: red for diamonds and hearts, else that of text.
fn suit_ink(suit: Suit, palette: &Palette) -> Color32 {
    match suit {
        Suit::Diamonds | Suit::Hearts => palette.red,
        Suit::Spades | Suit::Clubs => palette.ink,
    }
}

/// Draws and announces the status line: a refusal, a lost connection, who picks up, or the
/// situation. It is empty while a question is asked, in lessons and problems, and after the deal,
/// except that a replay shows the result.
fn draw_status(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    actions: Res<PersonActions>,
    refusal: Res<ShownRefusal>,
    display: Res<BoutDisplay>,
    phase: Option<Res<State<BoutPhase>>>,
    connection: Res<ConnectionRemark>,
) -> Result {
    let Some(phase) = phase else { return Ok(()) };
    if **phase == BoutPhase::Over && session.is_replay() {
        let text = hud::session_result_text(&session, &language);
        hud::draw_text(contexts.ctx_mut()?, layout.status, &text, 16.0, palette.ink);
    }
    let is_question = actions.ambiguous_card.is_some() || actions.may_redeal();
    // In a lesson, the lesson text describes what is going on.
    if **phase == BoutPhase::Over || is_question || session.is_guided() {
        return Ok(());
    }
    let view = session.game().view(session.viewer());
    let connection = connection.0.as_deref().filter(|_| session.is_remote());
    let text = match (refusal.text(&session).or(connection), display.taker) {
        (Some(reason), _) => reason.to_owned(),
        (None, Some(taker)) => take_sentence(taker, &session, &language),
        (None, None) => sentence(view, &actions, **phase, &session, &language),
    };
    let ctx = contexts.ctx_mut()?;
    hud::draw_text(ctx, layout.status, &text, 16.0, palette.ink);
    accessibility::announce(
        ctx,
        egui::Id::new("durak-status"),
        hud::to_egui_rect(layout.status),
        &text,
    );
    Ok(())
}

/// Sentence that says that a seat picks up the bout.
fn take_sentence(taker: Seat, session: &Session<Durak>, language: &Language) -> String {
    let who = language.subject(session.record(), taker);
    let arguments =
        [("name", who.name.as_str().into()), ("person", who.grammatical_person().into())];
    language.format("durak-took", &arguments)
}

/// Sentence that tells the player what to do, or what an opponent is about to do. Empty while cards
/// are dealt or drawn, when a redeal is asked for, and if neither the player nor an opponent is to
/// act.
fn sentence(
    view: View<'_>,
    actions: &PersonActions,
    phase: BoutPhase,
    session: &Session<Durak>,
    language: &Language,
) -> String {
    if matches!(phase, BoutPhase::Deal | BoutPhase::Draw) && !actions.is_turn() {
        return String::new();
    }
    if !actions.is_turn() {
        let waited_for = view.to_act().filter(|&seat| !session.is_played_here(seat));
        let Some(seat) = waited_for else { return String::new() };
        let key = match view.phase() {
            durak::Phase::Attack => "durak-they-attack",
            durak::Phase::Defend
                if view.attacker() == Some(view.seat()) && !session.is_watched() =>
            {
                "durak-they-defend-you"
            }
            durak::Phase::Defend => "durak-they-defend",
            durak::Phase::ThrowIn | durak::Phase::Take => "durak-they-throw-in",
            durak::Phase::Redeal | durak::Phase::Over => return String::new(),
        };
        let name = language.player_name(session.record(), seat);
        return language.format(key, &[("name", name.into())]);
    }
    match view.phase() {
        // A redeal is asked separately.
        durak::Phase::Redeal | durak::Phase::Over => String::new(),
        durak::Phase::Attack => language.text("durak-you-attack"),
        durak::Phase::Defend => {
            let open = language.cards(view.open_attacks());
            let key = if actions.can_beat() { "durak-you-defend" } else { "durak-you-cannot-beat" };
            language.format(key, &[("cards", open.into())])
        }
        durak::Phase::ThrowIn => language.text("durak-you-throw-in"),
        durak::Phase::Take => language.text("durak-you-add"),
    }
}

/// Draws a dashed outline where the beating card would go, on each attack card that the player can
/// beat: with the dragged card, if there is one, else with any.
fn draw_slots(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
    actions: Res<PersonActions>,
    drag: Res<CardDrag>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let painter = hud::table_painter(ctx);
    let table = view.table_pairs();
    for (slot, pair) in table.iter().enumerate() {
        let can_be_beaten = actions.legal.iter().any(|action| match *action {
            Action::Beat { attack, with } => {
                attack == pair.attack && drag.card.is_none_or(|card| card == with)
            }
            _ => false,
        });
        if !can_be_beaten {
            continue;
        }
        let [_, pose] = layout.in_bout(slot, table.len());
        let half = Vec2::new(pose.width, pose.width * CARD_HEIGHT_RATIO) / 2.0;
        let rotation = Vec2::from_angle(pose.angle);
        let corner = |x: f32, y: f32| {
            let point = pose.center + rotation.rotate(Vec2::new(x, y) * half);
            pos2(point.x, point.y)
        };
        let outline = [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
            corner(-1.0, -1.0),
        ];
        let stroke = egui::Stroke::new(2.0, palette.accent);
        painter.extend(egui::Shape::dashed_line(&outline, stroke, 7.0, 5.0));
    }
    Ok(())
}
