//! The page of playing with friends: the entrance, or the seats of the table that the player is at.

mod connection;
mod entrance;
mod hosting;
mod invitation;
mod options;
mod proof;
mod seats;

pub(crate) use connection::{can_retry, retry, retry_key, status_key};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};
use kozyr_core::game::Seat;
use kozyr_features::help::HelpRegistry;
use kozyr_platform::{
    attention,
    clipboard::Clipboard,
    file_export::FileExport,
    opened_files::FileDialog,
    screen::{Menu, Screen},
};
use kozyr_rooms::{
    ClientMessage, GameOptions, Pace, PlayerName, TableOptions, session::SessionRequest,
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    settings::Settings,
    theme::Palette,
    widgets::{self, PageWidth},
};

use crate::{
    hosting_status::{EndHostedTable, HostTable, HostingStatus},
    joined_table::JoinedTable,
    known_tables::KnownTables,
    matches::ShowMatch,
    opening::{InviteFriends, JoinTable, LeaveTable, PendingOpening},
    questions,
    server_address::Invitation,
};

/// The state of the page: entered texts, and the parts that are open.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(crate) struct TablesPage {
    /// The text in the field for a link or code.
    invitation: String,
    /// The seat whose choices are open.
    open_seat: Option<Seat>,
    /// Whether the choices of the table's options are open.
    options_open: bool,
    /// Whether the details of the rules are expanded.
    rules_open: bool,
    /// Whether the player is about to leave the table for good, or to end it.
    is_leaving: bool,
    /// Whether a new table is on this device; `None` until the player chooses.
    hosts_here: Option<bool>,
    /// Whether the proof of the shuffle is shown.
    proof_open: bool,
}

/// An action of a button on the page.
#[derive(Clone, PartialEq, Debug)]
enum PageAction {
    /// Goes back to the home screen.
    Back,
    /// Opens a table.
    Invite(TableOptions),
    /// Opens a table on this device.
    Host(TableOptions),
    /// Ends the table on this device.
    EndHosted,
    /// Goes to a table.
    Join(Invitation),
    /// Opens a picture of a QR code.
    ChoosePicture,
    /// Opens the table in the installed app.
    #[cfg(target_arch = "wasm32")]
    OpenInApp,
    /// Takes a seat; the first open one if `None`.
    Sit(Option<Seat>),
    /// Sends a message to the table.
    Ask(ClientMessage),
    /// Shows the match.
    ShowMatch,
    /// Copies a text.
    Copy(String),
    /// Shares the link to the table with another app.
    ShareLink,
    /// Asks for a seat that the player holds on another device.
    TakeOver(Seat),
    /// Shows the proof of the shuffle.
    ShowProof,
    /// Connects at once, or loads the page again if it has another version than the server.
    Reconnect,
    /// Goes to the entrance, and keeps the seat.
    GoAway,
    /// Leaves the table for good.
    Leave,
}

/// Adds the page.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TablesPage>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Tables))
            .run_if(in_state(Menu::None))
            .in_set(PanelSystems::Pages),
    );
    app.add_systems(OnExit(Screen::Tables), |mut page: ResMut<TablesPage>| {
        *page = TablesPage::default();
    });
}

/// Opens the proof of the last match's shuffle on the page, if the match is over.
pub fn open_shuffle_proof(world: &mut World) {
    world.resource_mut::<TablesPage>().proof_open = true;
}

/// The resources for drawing the page.
#[derive(SystemParam)]
struct PageContext<'w> {
    palette: Res<'w, Palette>,
    language: Res<'w, Language>,
    help: Res<'w, HelpRegistry>,
    opening: Option<Res<'w, PendingOpening>>,
    dialog: FileDialog<'w>,
    hosting: Res<'w, HostingStatus>,
}

/// Draws the page and carries out what was pressed.
fn show(
    mut contexts: EguiContexts,
    mut context: PageContext,
    mut known: ResMut<KnownTables>,
    mut settings: ResMut<Settings>,
    mut page: ResMut<TablesPage>,
    mut joined: Option<ResMut<JoinedTable>>,
    mut handing_over: (Clipboard, FileExport),
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
    mut notices: MessageWriter<ShowNotice>,
) -> Result {
    let (clipboard, export) = (&mut handing_over.0, &mut handing_over.1);
    let can_share = export.can_share_links();
    let ctx = contexts.ctx_mut()?;
    let (mut name, mut server) = (known.name.clone(), settings.table_server.clone());
    let mut state = page.clone();
    // The proof is gone once the next match begins or the table is left.
    let proof = joined.as_deref().filter(|_| state.proof_open).and_then(proof::read);
    state.proof_open = proof.is_some();
    let mut action = None;
    widgets::page(ctx, "tables", PageWidth::TwoPanes.points(ctx), |ui| {
        let language = &*context.language;
        if widgets::page_head(
            ui,
            &context.palette,
            &language.text("back"),
            &language.text(if state.proof_open { "shuffle" } else { "friends" }),
        ) {
            action = Some(PageAction::Back);
        }
        ui.spacing_mut().item_spacing.y = 10.0;
        action = match &joined {
            Some(joined) => match &proof {
                Some(proof) => proof::show(ui, &context, joined, proof),
                None => context.table(ui, joined, &mut name, &mut state, can_share),
            },
            None => {
                let entered = entrance::EnteredTexts { name: &mut name, server: &mut server };
                entrance::show(ui, &context, &known, entered, &mut state)
            }
        }
        .or(action.take());
    });
    if known.name != name {
        known.name = name;
    }
    if settings.table_server != server {
        settings.table_server = server;
    }
    page.set_if_neq(state);
    let Some(action) = action else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        PageAction::Back if page.proof_open => page.proof_open = false,
        PageAction::Back => screen.set(Screen::Home),
        PageAction::ChoosePicture => context.dialog.choose(),
        #[cfg(target_arch = "wasm32")]
        PageAction::OpenInApp => {
            if let Some(joined) = &joined {
                let link = format!("{}{}", kozyr_core::link::SCHEME, joined.link());
                kozyr_platform::browser::open(&link);
            }
        }
        PageAction::ShowProof => page.proof_open = true,
        PageAction::ShareLink => {
            if let Some(joined) = &joined {
                export.share_link(&context.language.text("friends-invite"), &joined.link());
            }
        }
        PageAction::TakeOver(seat) => {
            if let Some(joined) = &mut joined {
                joined.request(SessionRequest::TakeOver { seat });
            }
        }
        PageAction::Invite(options) => commands.trigger(InviteFriends(options)),
        PageAction::Host(options) => commands.trigger(HostTable(options)),
        PageAction::EndHosted => {
            page.is_leaving = false;
            commands.trigger(EndHostedTable);
        }
        PageAction::Join(invitation) => commands.trigger(JoinTable(invitation)),
        PageAction::ShowMatch => commands.trigger(ShowMatch { from_start: false }),
        PageAction::Copy(text) => {
            clipboard.copy(&text);
            notices.write(ShowNotice(context.language.text("friends-copied")));
        }
        PageAction::GoAway => {
            known.go_away();
            commands.remove_resource::<JoinedTable>();
        }
        PageAction::Leave => {
            page.is_leaving = false;
            commands.trigger(LeaveTable);
        }
        PageAction::Sit(seat) => {
            if let Some(joined) = &mut joined {
                let pace = joined.table().map(|table| table.options.pace);
                if pace == Some(Pace::Correspondence) {
                    attention::ask_permission();
                }
                let name = known.name.clone();
                joined.request(SessionRequest::Sit { seat, name });
            }
        }
        PageAction::Ask(message) => {
            if let ClientMessage::Configure { options } = &message
                && options.pace == Pace::Correspondence
            {
                attention::ask_permission();
            }
            if let Some(joined) = &mut joined {
                joined.ask(message);
            }
        }
        PageAction::Reconnect => {
            if let Some(joined) = &mut joined {
                connection::retry(joined);
            }
        }
    }
    Ok(())
}

impl PageContext<'_> {
    /// Draws the table that the player is at; returns what was pressed. `can_share` is whether the
    /// device can share links with other apps.
    fn table(
        &self,
        ui: &mut Ui,
        joined: &JoinedTable,
        name: &mut String,
        state: &mut TablesPage,
        can_share: bool,
    ) -> Option<PageAction> {
        let connection = connection::show(ui, self, joined);
        if joined.has_ended() {
            return self.ended(ui, joined);
        }
        if joined.table().is_none() {
            let go_away = self.quiet_button(ui, "friends-stop-watching");
            return connection.or(go_away.then_some(PageAction::GoAway));
        }
        let question = questions::show(ui, &self.palette, &self.language, joined);
        let question = question.map(PageAction::Ask);
        let (mut seats, mut invitation) = (None, None);
        let state = std::cell::RefCell::new(state);
        widgets::two_panes(
            ui,
            |ui| seats = seats::show(ui, self, joined, name, &mut state.borrow_mut()),
            |ui| {
                invitation = invitation::show(ui, self, joined, can_share);
                let options = options::show(ui, self, joined, &mut state.borrow_mut());
                let leave = self.leave(ui, joined, &mut state.borrow_mut());
                invitation = invitation.take().or(options).or(leave);
            },
        );
        connection.or(question).or(seats).or(invitation)
    }

    /// Draws what is left of a table that has ended; returns what was pressed.
    fn ended(&self, ui: &mut Ui, joined: &JoinedTable) -> Option<PageAction> {
        let review = joined.has_match() && self.main_button(ui, "friends-last-match");
        let go_away = self.quiet_button(ui, "friends-to-tables");
        review.then_some(PageAction::ShowMatch).or(go_away.then_some(PageAction::GoAway))
    }

    /// Draws the buttons to leave the table; returns which was pressed. Leaving for good must be
    /// pressed twice.
    fn leave(
        &self,
        ui: &mut Ui,
        joined: &JoinedTable,
        state: &mut TablesPage,
    ) -> Option<PageAction> {
        ui.add_space(8.0);
        let is_seated = joined.seat().is_some();
        let key = if is_seated { "friends-go-away" } else { "friends-stop-watching" };
        let go_away = self.quiet_button(ui, key).then_some(PageAction::GoAway);
        let hosts_here = self.hosting.table_at(joined.room()).is_some();
        if !hosts_here && !is_seated {
            return go_away;
        }
        let (leave, [key, note, sure]) = match hosts_here {
            true => {
                (PageAction::EndHosted, ["friends-end", "friends-end-note", "friends-end-sure"])
            }
            false => {
                (PageAction::Leave, ["friends-leave", "friends-leave-note", "friends-leave-sure"])
            }
        };
        if !state.is_leaving {
            state.is_leaving = self.quiet_button(ui, key);
            return go_away;
        }
        self.note(ui, note);
        self.quiet_button(ui, sure).then_some(leave).or(go_away)
    }

    /// Draws a quiet button as wide as the column; returns whether it was pressed.
    fn quiet_button(&self, ui: &mut Ui, key: &str) -> bool {
        let text = self.language.text(key);
        widgets::wide_button(ui, &self.palette, &text, widgets::Emphasis::Quiet).clicked()
    }

    /// Draws the main button of the page; returns whether it was pressed.
    fn main_button(&self, ui: &mut Ui, key: &str) -> bool {
        let text = self.language.text(key);
        widgets::wide_button(ui, &self.palette, &text, widgets::Emphasis::Accent).clicked()
    }

    /// Draws a small note.
    fn note(&self, ui: &mut Ui, key: &str) {
        self.small(ui, &self.language.text(key));
    }

    /// Draws a small dim text.
    fn small(&self, ui: &mut Ui, text: &str) {
        let text = bevy_egui::egui::RichText::new(text);
        ui.label(text.size(kozyr_ui::theme::size::SMALL).color(self.palette.dim));
    }

    /// Draws the field for the player's name, with a note if it is not allowed.
    fn name_field(&self, ui: &mut Ui, name: &mut String) -> EnteredName {
        let label = self.language.text("friends-name");
        let field =
            widgets::line_field(ui, &self.palette, &label, name, kozyr_rooms::name::MAX_NAME_CHARS);
        let is_valid = PlayerName::new(name).is_ok();
        if !is_valid && !name.trim().is_empty() {
            self.note(ui, "friends-refused-name");
        }
        EnteredName { is_valid, is_complete: is_valid && widgets::is_entered(ui, &field) }
    }
}

/// The state of the field for the player's name.
struct EnteredName {
    /// Whether the name can be used.
    is_valid: bool,
    /// Whether Enter was pressed after a name that can be used.
    is_complete: bool,
}

/// The default options of a new table of the game with this name in records; `None` if the name is
/// unknown.
fn new_table(game: &str) -> Option<TableOptions> {
    let game = match game {
        "durak" => GameOptions::Durak { players: 2, rules: kozyr_durak::Rules::default() },
        "reversi" => GameOptions::Reversi { handicap: 0 },
        _ => return None,
    };
    Some(TableOptions::new(game))
}
