//! The seats of a table, and what the player can do there.

use bevy_egui::egui::{self, Rect, RichText, Ui, vec2};
use kozyr_core::{game::Seat, opponent::Roster};
use kozyr_durak::Durak;
use kozyr_features::help::GameHelp;
use kozyr_platform::screen::GameId;
use kozyr_reversi::Reversi;
use kozyr_rooms::{ClientMessage, PhaseName, PlayerInfo, SeatInfo, TableInfo};
use kozyr_ui::{
    faces::{self, Animal, Expression},
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec, Emphasis},
};

use super::{PageAction, PageContext, TablesPage, proof};
use crate::{joined_table::JoinedTable, matches};

/// The side of a face in the list of seats, in points.
const FACE: f32 = 48.0;
/// The side of a face in the choice of opponents, in points.
const PORTRAIT: f32 = 56.0;

/// Draws the game, the seats and what the player can do next; returns what was pressed. `name` is
/// the player's name, which a field may change.
pub(super) fn show(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    name: &mut String,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let table = joined.table()?;
    let language = &*context.language;
    let title = language.text(table.options.game.name());
    widgets::caption(ui, &context.palette, &title);
    if table.options.teaching {
        context.note(ui, "friends-teaching-note");
    }
    let mut action = None;
    for seat in matches::seats(joined) {
        action = show_seat(ui, context, joined, table, seat, state).or(action);
    }
    ui.add_space(6.0);
    action = what_next(ui, context, joined, table, name).or(action);
    action
}

/// Draws one seat; returns what was pressed.
fn show_seat(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    table: &TableInfo,
    seat: Seat,
    state: &mut TablesPage,
) -> Option<PageAction> {
    let (name, line) = describe(context, joined, table, seat);
    let response =
        widgets::option_row_with_picture(ui, &context.palette, (&name, &line), FACE, |ui, rect| {
            paint_player(ui, context, table, seat, rect)
        });
    let is_open = state.open_seat == Some(seat);
    if response.clicked() {
        state.open_seat = (!is_open).then_some(seat);
    }
    if !is_open {
        return None;
    }
    let action = choices(ui, context, joined, table, seat);
    if action.is_some() {
        state.open_seat = None;
    }
    action
}

/// The name of the player on a seat, and a line about them.
fn describe(
    context: &PageContext,
    joined: &JoinedTable,
    table: &TableInfo,
    seat: Seat,
) -> (String, String) {
    let language = &*context.language;
    let info = &table.seats[seat.index()];
    let is_between_matches = table.phase.is_between_matches();
    let mut notes = Vec::new();
    let name = match &info.player {
        PlayerInfo::Open {} => {
            return (language.text("friends-open"), language.text("friends-open-note"));
        }
        PlayerInfo::Computer { opponent } => {
            notes.push(language.text("friends-computer"));
            language.opponent_name(opponent)
        }
        PlayerInfo::Person { name, ready, away_since, stand_in, .. } => {
            if joined.seat() == Some(seat) {
                notes.push(language.text("you"));
            }
            if table.host == Some(seat) {
                notes.push(language.text("friends-host"));
            }
            if let Some(opponent) = stand_in {
                let name = language.opponent_name(opponent);
                notes.push(language.format("friends-stand-in", &[("name", name.into())]));
            }
            if away_since.is_some() {
                notes.push(language.text("friends-away"));
            } else if is_between_matches && table.host != Some(seat) {
                notes.push(language.text(if *ready {
                    "friends-ready"
                } else {
                    "friends-not-ready"
                }));
            }
            name.to_string()
        }
    };
    let score = info.score;
    if score.wins + score.draws + score.losses > 0 {
        let arguments = [
            ("won", score.wins.into()),
            ("drawn", score.draws.into()),
            ("lost", score.losses.into()),
        ];
        notes.push(language.format("friends-score", &arguments));
    }
    (name, notes.join(" · "))
}

/// Paints the face of the player on a seat.
fn paint_player(ui: &Ui, context: &PageContext, table: &TableInfo, seat: Seat, rect: Rect) {
    let (painter, palette): (_, &Palette) = (ui.painter(), &context.palette);
    match &table.seats[seat.index()].player {
        PlayerInfo::Open {} => {
            let stroke = egui::Stroke::new(1.5, palette.dim);
            painter.circle_stroke(rect.center(), rect.width() * 0.4, stroke);
        }
        PlayerInfo::Computer { opponent } => {
            let animal = animal(context, table, opponent);
            faces::draw(painter, rect, animal, Expression::Calm);
        }
        PlayerInfo::Person { name, away_since, .. } => {
            let rect = Rect::from_center_size(rect.center(), rect.size() * 0.84);
            faces::draw_initial(painter, rect, seat, name.as_str(), away_since.is_some());
        }
    }
}

/// The animal of an opponent in the game of a table; an owl if the game is unknown.
fn animal(context: &PageContext, table: &TableInfo, opponent: &str) -> Animal {
    let name = table.options.game.name();
    let help: Option<&GameHelp> = context.help.iter().find(|help| help.game == GameId(name));
    help.map_or(Animal::Owl, |help| (help.animal)(opponent))
}

/// The names of all opponents in the game of a table.
fn opponents(table: &TableInfo) -> Vec<&'static str> {
    match table.options.game.name() {
        "reversi" => Reversi::roster().iter().map(|entry| entry.name).collect(),
        _ => Durak::roster().iter().map(|entry| entry.name).collect(),
    }
}

/// Draws what the player can do with a seat, perhaps nothing; returns what was pressed.
fn choices(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    table: &TableInfo,
    seat: Seat,
) -> Option<PageAction> {
    let language = &*context.language;
    let is_own = joined.seat() == Some(seat);
    let is_between_matches = table.phase.is_between_matches();
    let hosts = joined.is_host() && is_between_matches;
    let mut buttons: Vec<(ClientMessage, String)> = Vec::new();
    let mut add = |message, key: &str| buttons.push((message, language.text(key)));
    match &table.seats[seat.index()].player {
        PlayerInfo::Open {} if joined.seat().is_some() && is_between_matches => {
            add(ClientMessage::Move { seat }, "friends-move-here");
        }
        PlayerInfo::Computer { .. } if hosts => {
            add(ClientMessage::Fill { seat, opponent: None }, "friends-open-seat");
        }
        PlayerInfo::Person { stand_in_allowed, stand_in, .. } if !is_own => {
            if hosts {
                add(ClientMessage::Remove { seat }, "friends-remove");
            }
            if joined.is_host() {
                add(ClientMessage::MakeHost { seat }, "friends-make-host");
            }
            if *stand_in_allowed && stand_in.is_none() && joined.seat().is_some() {
                let opponent = match table.options.game.name() {
                    "reversi" => "professional",
                    _ => "potential",
                };
                let message = ClientMessage::StandIn { seat, opponent: opponent.into() };
                add(message, "friends-let-stand-in");
            }
        }
        _ => {}
    }
    if let Some(own) = joined.seat().filter(|own| hosts && *own != seat)
        && table.seats[seat.index()].player != (PlayerInfo::Open {})
    {
        add(ClientMessage::Swap { seats: [own, seat] }, "friends-swap");
    }
    let specs: Vec<_> = buttons
        .iter()
        .enumerate()
        .map(|(index, (_, text))| ButtonSpec::new(index, text.clone()))
        .collect();
    let pressed = widgets::button_grid(ui, &context.palette, 1, &specs)
        .map(|index| PageAction::Ask(buttons[index].0.clone()));
    let is_person = matches!(table.seats[seat.index()].player, PlayerInfo::Person { .. });
    if is_person && joined.seat().is_none() {
        return pressed.or(take_over(ui, context, seat));
    }
    if !hosts || is_person {
        return pressed;
    }
    context.note(ui, "friends-fill-note");
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for opponent in opponents(table) {
            let name = language.opponent_name(opponent);
            let method = language.method_name(opponent);
            let animal = animal(context, table, opponent);
            let texts = (&*name, &*method);
            if widgets::portrait(ui, &context.palette, animal, texts, PORTRAIT, false).clicked() {
                chosen = Some(opponent.to_owned());
            }
        }
    });
    let fill = |opponent| PageAction::Ask(ClientMessage::Fill { seat, opponent: Some(opponent) });
    pressed.or(chosen.map(fill))
}

/// Offers a spectator a seat that the player holds on another device; returns what was pressed.
fn take_over(ui: &mut Ui, context: &PageContext, seat: Seat) -> Option<PageAction> {
    context.note(ui, "friends-take-over-note");
    context.quiet_button(ui, "friends-take-over").then_some(PageAction::TakeOver(seat))
}

/// Draws what the player does next: sit down, get ready, start, or return to the match. Returns
/// what was pressed.
fn what_next(
    ui: &mut Ui,
    context: &PageContext,
    joined: &JoinedTable,
    table: &TableInfo,
    name: &mut String,
) -> Option<PageAction> {
    let is_between_matches = table.phase.is_between_matches();
    if let Some(code) = joined.session().confirmation_code() {
        // The player compares it with what the other device shows.
        ui.label(context.language.format("friends-take-over-code", &[("code", code.into())]));
    }
    if joined.has_match() && table.phase == PhaseName::Playing {
        return context.main_button(ui, "friends-to-match").then_some(PageAction::ShowMatch);
    }
    if table.phase == PhaseName::Shuffling {
        ui.label(context.language.text("friends-shuffling"));
        return None;
    }
    let review = joined.has_match() && {
        let text = context.language.text("friends-last-match");
        widgets::wide_button(ui, &context.palette, &text, Emphasis::Quiet).clicked()
    };
    let shuffle = proof::is_available(joined) && context.quiet_button(ui, "shuffle");
    let review =
        review.then_some(PageAction::ShowMatch).or(shuffle.then_some(PageAction::ShowProof));
    let Some(seat) = joined.seat() else {
        let has_open = table.seats.iter().any(|seat| seat.player == PlayerInfo::Open {});
        if !has_open || !is_between_matches {
            context.note(ui, "friends-watching");
            return review;
        }
        let entered = context.name_field(ui, name);
        let sit = [ButtonSpec::new((), context.language.text("friends-sit"))
            .accented()
            .enabled_if(entered.is_valid)];
        let pressed = widgets::button_grid(ui, &context.palette, 1, &sit)
            .or(entered.is_complete.then_some(()));
        #[cfg(target_arch = "wasm32")]
        if context.quiet_button(ui, "friends-open-in-app") {
            return Some(PageAction::OpenInApp);
        }
        return pressed.map(|()| PageAction::Sit(None)).or(review);
    };
    if joined.is_host() {
        let reason = start_obstacle(table, seat);
        let start = [ButtonSpec::new((), context.language.text("new-start"))
            .accented()
            .enabled_if(reason.is_none())];
        let pressed = widgets::button_grid(ui, &context.palette, 1, &start);
        if let Some(key) = reason {
            context.note(ui, key);
        }
        return pressed.map(|()| PageAction::Ask(ClientMessage::Start {})).or(review);
    }
    let is_ready =
        matches!(&table.seats[seat.index()].player, PlayerInfo::Person { ready: true, .. });
    if is_ready {
        ui.label(
            RichText::new(context.language.text("friends-wait-for-host"))
                .font(strong_font(size::BODY)),
        );
    }
    let key = if is_ready { "friends-not-yet" } else { "friends-get-ready" };
    let pressed =
        if is_ready { context.quiet_button(ui, key) } else { context.main_button(ui, key) };
    pressed.then_some(PageAction::Ask(ClientMessage::Ready { ready: !is_ready })).or(review)
}

/// The key of the reason why the host cannot start yet; `None` if nothing is in the way.
fn start_obstacle(table: &TableInfo, host: Seat) -> Option<&'static str> {
    let is_open = |seat: &SeatInfo| seat.player == PlayerInfo::Open {};
    if table.seats.iter().any(is_open) {
        return Some("friends-refused-open-seats");
    }
    let mut others =
        Seat::all(table.seats.len()).zip(&table.seats).filter(|(seat, _)| *seat != host);
    let is_missing =
        |info: &SeatInfo| matches!(info.player, PlayerInfo::Person { ready: false, .. });
    others.any(|(_, info)| is_missing(info)).then_some("friends-refused-not-ready")
}
