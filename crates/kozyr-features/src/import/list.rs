//! The list of imported games, with search.

use kozyr_core::{any_record::AnyRecord, game::ImportedMatch, known_games::KnownGames};

use kozyr_ui::language::Language;

/// The imported games, those that match a search, and the chosen one.
pub(super) struct ImportedMatches {
    matches: Vec<ImportedMatch>,
    /// The search terms, separated by blanks.
    pub query: String,
    /// The indices of the games that contain all terms.
    found: Vec<usize>,
    chosen: ChosenMatch,
    /// Whether the preview covers the list, on windows without room for both.
    pub is_preview_open: bool,
}

/// The game in the preview.
pub(super) struct ChosenMatch {
    pub index: usize,
    pub record: AnyRecord,
}

impl ImportedMatches {
    /// Lists these games and chooses the first one; `None` if there are none.
    pub fn new(matches: Vec<ImportedMatch>, games: &KnownGames) -> Option<Self> {
        let chosen = ChosenMatch::read(0, matches.first()?, games);
        Some(ImportedMatches {
            is_preview_open: matches.len() == 1,
            found: (0..matches.len()).collect(),
            matches,
            query: String::new(),
            chosen,
        })
    }

    /// Whether there is only one game, so that the list is not needed.
    pub fn is_single(&self) -> bool {
        self.matches.len() == 1
    }

    /// The indices of the games that contain all search terms, in the order of the file.
    pub fn found(&self) -> &[usize] {
        &self.found
    }

    /// Finds the games whose players, date, event or result contain all search terms, in upper or
    /// lower case.
    pub fn search(&mut self) {
        let terms: Vec<_> = self.query.split_whitespace().map(str::to_lowercase).collect();
        let contains_all = |game: &ImportedMatch| {
            let mut text = game.players.join(" ");
            for part in [&game.date, &game.event, &game.result] {
                text.push(' ');
                text.push_str(part);
            }
            let text = text.to_lowercase();
            terms.iter().all(|term| text.contains(term))
        };
        let matches = self.matches.iter().enumerate();
        self.found =
            matches.filter(|(_, game)| contains_all(game)).map(|(index, _)| index).collect();
    }

    /// The game at an index.
    pub fn get(&self, index: usize) -> &ImportedMatch {
        &self.matches[index]
    }

    /// The game in the preview.
    pub fn chosen(&self) -> &ChosenMatch {
        &self.chosen
    }

    /// Opens the preview with the game at this index of the list.
    pub fn choose(&mut self, index: usize, games: &KnownGames) {
        self.chosen = ChosenMatch::read(index, &self.matches[index], games);
        self.is_preview_open = true;
    }

    /// Returns from the preview to the list below it; `false` if it covers none.
    pub fn step_back(&mut self) -> bool {
        !self.is_single() && std::mem::take(&mut self.is_preview_open)
    }
}

impl ChosenMatch {
    /// Reads the match at an index.
    fn read(index: usize, imported: &ImportedMatch, games: &KnownGames) -> Self {
        let record = games.record(imported).expect("importing writes valid short forms");
        ChosenMatch { index, record }
    }
}

/// The players of a game, or its number if the file does not name them.
pub(super) fn title(game: &ImportedMatch, index: usize, language: &Language) -> String {
    if game.players.is_empty() {
        let key = if game.is_position { "import-position" } else { "import-unnamed" };
        return language.format(key, &[("number", (index + 1).into())]);
    }
    let unknown = language.text("import-unknown-player");
    let names = game.players.iter().map(|name| if name.is_empty() { &unknown } else { name });
    names.map(String::as_str).collect::<Vec<_>>().join(" – ")
}

/// The result, date and event of a game, as far as the file gives them.
pub(super) fn summary(game: &ImportedMatch) -> String {
    let parts = [&*game.result, &*game.date, &*game.event];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
