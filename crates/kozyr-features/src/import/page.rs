//! The page for games from elsewhere.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, RichText, vec2};

use super::{
    ImportContents, ImportFailure, ImportPage,
    invitation::Invitation,
    list::{ImportedMatches, summary, title},
    preview::{self, PreviewAction},
};
use crate::saved_games::{access::SavedGamesRegistry, page::OpenSavedGame, saved_notice};
use kozyr_core::{any_record::AnyRecord, game::ImportFile};
use kozyr_platform::{
    clipboard::Clipboard,
    opened_files::{self, FileDialog, FilesHovering},
    screen::{Menu, Screen},
    storage::Storage,
};
use kozyr_table::{registry::GameRegistry, requests::OpenReplay};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    notices::ShowNotice,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec, PageWidth, full_master_detail_page, full_page},
};

/// Adds the page, and the hint while files are held over the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show.run_if(in_state(Menu::Import)).in_set(PanelSystems::Pages),
            show_drop_hint
                .run_if(|hovering: Res<FilesHovering>| hovering.0)
                .in_set(PanelSystems::Notices),
        ),
    );
}

/// What the player did on the page.
enum ImportAction {
    Back,
    ChooseFiles,
    /// Reads the clipboard.
    Paste,
    /// Reads a text pasted with the keyboard.
    Read(String),
    Search,
    /// Chooses the game at this index for the preview.
    Choose(usize),
    Preview(PreviewAction),
}

/// What the page reads games from.
#[derive(SystemParam)]
struct ImportSources<'w> {
    clipboard: Clipboard<'w>,
    dialog: FileDialog<'w>,
}

/// What the buttons of the preview need.
#[derive(SystemParam)]
struct MatchOpener<'w, 's> {
    commands: Commands<'w, 's>,
    saved_games: Res<'w, SavedGamesRegistry>,
    storage: Res<'w, Storage>,
    notices: MessageWriter<'w, ShowNotice>,
}

impl MatchOpener<'_, '_> {
    /// Reads games from a text, or accepts the invitation in it.
    fn read(&mut self, text: String, page: &mut ImportPage, games: &GameRegistry) {
        let file = ImportFile::pasted(text);
        match Invitation::read(&file) {
            Some(invitation) => invitation.accept(&mut self.commands),
            None => page.read(vec![file], games),
        }
    }

    /// Carries out an action for the match in the preview.
    fn carry_out(&mut self, action: PreviewAction, record: AnyRecord, language: &Language) {
        let Some(access) = self.saved_games.get(record.game()).copied() else { return };
        match action {
            PreviewAction::Replay => self.commands.trigger(OpenReplay(record)),
            PreviewAction::Resume => self.commands.trigger(OpenSavedGame(record)),
            PreviewAction::OpenPosition => {
                self.commands.queue(move |world: &mut World| (access.open_setup)(world, &record));
            }
            PreviewAction::Save => {
                let number = (access.save)(&self.storage, &record, language);
                self.notices.write_batch(saved_notice(number, language));
            }
        }
    }
}

/// Shows the page and carries out what the player did on it.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    games: Res<GameRegistry>,
    screen: Res<State<Screen>>,
    mut page: ResMut<ImportPage>,
    mut sources: ImportSources,
    mut opener: MatchOpener,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let drawing = PageDrawing {
        palette: &palette,
        language: &language,
        saved_games: &opener.saved_games,
        can_choose: sources.dialog.is_available(),
    };
    // Drawing changes nothing but the search terms, which `search` follows.
    let contents = &mut page.bypass_change_detection().contents;
    let action = drawing.show(ctx, **screen, contents);
    let received = sources.clipboard.has_received_text().then_some(ImportAction::Paste);
    let Some(action) = action.or_else(|| pasted_text(ctx)).or(received) else { return Ok(()) };
    if !matches!(action, ImportAction::Search) {
        sound.write(Sound::Tap);
    }
    match action {
        ImportAction::Back => {
            if !page.step_back() {
                menu.set(page.return_menu());
            }
        }
        ImportAction::ChooseFiles => sources.dialog.choose(),
        ImportAction::Paste => match sources.clipboard.paste() {
            Some(text) if text.is_empty() => {
                opener.notices.write(ShowNotice(language.text("import-nothing-copied")));
            }
            Some(text) => opener.read(text, &mut page, &games),
            None => {}
        },
        ImportAction::Read(text) => opener.read(text, &mut page, &games),
        ImportAction::Search => {
            if let ImportContents::Matches(matches) = &mut page.contents {
                matches.search();
            }
        }
        ImportAction::Choose(index) => page.choose(index, &games),
        ImportAction::Preview(action) => {
            if let ImportContents::Matches(matches) = &page.contents {
                opener.carry_out(action, matches.chosen().record.clone(), &language);
            }
        }
    }
    Ok(())
}

/// A text that was pasted with the keyboard, unless into a text field.
fn pasted_text(ctx: &egui::Context) -> Option<ImportAction> {
    if ctx.text_edit_focused() {
        return None;
    }
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            egui::Event::Paste(text) if !text.trim().is_empty() => {
                Some(ImportAction::Read(text.clone()))
            }
            _ => None,
        })
    })
}

/// What the page is drawn with.
struct PageDrawing<'a> {
    palette: &'a Palette,
    language: &'a Language,
    saved_games: &'a SavedGamesRegistry,
    /// Whether the system has a dialog for choosing files.
    can_choose: bool,
}

impl PageDrawing<'_> {
    /// Draws the page over a screen. Returns what the player did.
    fn show(
        &self,
        ctx: &egui::Context,
        below: Screen,
        contents: &mut ImportContents,
    ) -> Option<ImportAction> {
        let mut action = None;
        let beside = widgets::has_two_columns(ctx);
        match contents {
            ImportContents::Matches(matches) if beside && !matches.is_single() => {
                let mut in_preview = None;
                matches.is_preview_open = false;
                let matches = std::cell::RefCell::new(matches);
                full_master_detail_page(
                    ctx,
                    self.palette,
                    below,
                    "imported-game",
                    |ui| action = self.list(ui, &mut matches.borrow_mut(), true),
                    |ui| {
                        ui.add_space(14.0);
                        in_preview = self.preview(ui, &matches.borrow());
                    },
                );
                action.or(in_preview)
            }
            _ => {
                full_page(ctx, self.palette, below, "import", PageWidth::Column, |ui| {
                    action = self.single_column(ui, contents);
                });
                action
            }
        }
    }

    /// Draws the page in one column: a game or the list, not both.
    fn single_column(
        &self,
        ui: &mut egui::Ui,
        contents: &mut ImportContents,
    ) -> Option<ImportAction> {
        match contents {
            ImportContents::Matches(matches) if matches.is_preview_open => {
                let back = self.head(ui);
                back.or(self.preview(ui, matches))
            }
            ImportContents::Matches(matches) => self.list(ui, matches, false),
            ImportContents::Empty => {
                let back = self.head(ui);
                self.paragraph(ui, &self.language.text("import-about"));
                if opened_files::accepts_drops() {
                    self.paragraph(ui, &self.language.text("import-drop"));
                }
                back.or(self.source_buttons(ui))
            }
            ImportContents::Reading(_) => {
                let back = self.head(ui);
                self.paragraph(ui, &self.language.text("import-reading"));
                back
            }
            ImportContents::Failed(failure) => {
                let back = self.head(ui);
                self.failure(ui, failure);
                back.or(self.source_buttons(ui))
            }
        }
    }

    fn head(&self, ui: &mut egui::Ui) -> Option<ImportAction> {
        let (back, title) = (self.language.text("back"), self.language.text("import"));
        widgets::page_head(ui, self.palette, &back, &title).then_some(ImportAction::Back)
    }

    fn paragraph(&self, ui: &mut egui::Ui, text: &str) {
        ui.label(RichText::new(text).color(self.palette.dim));
    }

    /// Draws the buttons that open something.
    fn source_buttons(&self, ui: &mut egui::Ui) -> Option<ImportAction> {
        ui.add_space(6.0);
        let button = |choose, key| ButtonSpec::new(choose, self.language.text(key));
        let paste = button(false, "import-paste");
        let buttons = if self.can_choose {
            vec![button(true, "import-choose").accented(), paste]
        } else {
            vec![paste.accented()]
        };
        let choose = widgets::button_grid(ui, self.palette, buttons.len(), &buttons)?;
        Some(if choose { ImportAction::ChooseFiles } else { ImportAction::Paste })
    }

    /// Draws why nothing could be opened.
    fn failure(&self, ui: &mut egui::Ui, failure: &ImportFailure) {
        let title = self.language.text("import-failed");
        widgets::heading(ui, &title, strong_font(size::BODY), self.palette.ink);
        ui.label(&failure.message);
        if !failure.example.is_empty() {
            self.paragraph(ui, &self.language.text("import-for-example"));
            ui.label(RichText::new(failure.example).size(size::SMALL));
        }
    }

    /// Draws the search field and the list of games, with the chosen one marked if the preview is
    /// beside it.
    fn list(
        &self,
        ui: &mut egui::Ui,
        matches: &mut ImportedMatches,
        has_preview: bool,
    ) -> Option<ImportAction> {
        let mut action = self.head(ui);
        let hint = self.language.text("import-search");
        if widgets::search_field(ui, self.palette, &hint, &mut matches.query).changed() {
            action = Some(ImportAction::Search);
        }
        let count = matches.found().len();
        let caption = if count == 0 {
            self.language.text("import-none-found")
        } else {
            self.language.format("import-count", &[("count", count.into())])
        };
        widgets::caption(ui, self.palette, &caption);
        widgets::virtual_rows(ui, widgets::LIST_ROW_HEIGHT, count, |ui, row| {
            let index = matches.found()[row];
            let is_chosen = has_preview && matches.chosen().index == index;
            let game = matches.get(index);
            let (name, line) = (title(game, index, self.language), summary(game));
            if widgets::list_row(ui, self.palette, &name, &line, is_chosen).clicked() {
                action = Some(ImportAction::Choose(index));
            }
        });
        action
    }

    fn preview(&self, ui: &mut egui::Ui, matches: &ImportedMatches) -> Option<ImportAction> {
        preview::show(ui, self.palette, self.language, self.saved_games, matches)
            .map(ImportAction::Preview)
    }
}

/// Shows that files can be dropped while they are held over the window.
fn show_drop_hint(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let window = ctx.content_rect();
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::new("drop-hint"));
    let painter = ctx.layer_painter(layer);
    painter.rect_filled(ctx.viewport_rect(), 0, palette.panel.gamma_multiply(0.85));
    let stroke = egui::Stroke::new(3.0, palette.accent);
    painter.rect_stroke(window.shrink2(vec2(16.0, 16.0)), 16, stroke, egui::StrokeKind::Inside);
    let font = strong_font(size::HEADING);
    let text = language.text("import-drop-here");
    painter.text(window.center(), Align2::CENTER_CENTER, text, font, palette.ink);
    Ok(())
}
