//! The control tables of the fuzzy opponent: their cells and their text form.

use kozyr_core::opponent::{OpponentError, make_opponent};
use kozyr_durak::{
    Durak,
    opponents::fuzzy::{ControlAnswer, ControlCell, ControlTable, ControlTables, Quality},
};

use ControlAnswer::{Bad, Beat, Good, Medium, No, Opponent, Take, Yes};

/// The answers of a row of a published table.
fn row(table: ControlTable, row: Quality) -> [ControlAnswer; 3] {
    Quality::ALL.map(|column| ControlTables::published().get(table.cell(row, column)))
}

/// The answers of a published table, row by row.
fn rows(table: ControlTable) -> [[ControlAnswer; 3]; 3] {
    Quality::ALL.map(|quality| row(table, quality))
}

#[test]
fn the_published_tables_match_the_source() {
    assert_eq!(
        rows(ControlTable::Beat),
        [[Beat, Beat, Beat], [Take, Beat, Beat], [Take, Take, Take]]
    );
    assert_eq!(
        rows(ControlTable::Lead),
        [[Bad, Bad, Bad], [Bad, Medium, Medium], [Bad, Medium, Opponent]]
    );
    assert_eq!(row(ControlTable::LeadByOpponent, Quality::Bad), [Good, Medium, Bad]);
    for table in [ControlTable::ThrowInOnTake, ControlTable::ThrowInOnBeat] {
        assert_eq!(rows(table), [[Yes, No, No], [Yes, Yes, No], [Yes, Yes, No]]);
    }
}

#[test]
fn there_are_39_cells_that_accept_the_answers_of_their_table() {
    let cells: Vec<ControlCell> = ControlCell::all().collect();
    assert_eq!(cells.len(), 9 + 9 + 3 + 9 + 9);
    for (index, &cell) in cells.iter().enumerate() {
        assert!(!cells[..index].contains(&cell));
        for &answer in cell.table().answers() {
            let mut tables = ControlTables::published().clone();
            tables.set(cell, answer).unwrap();
            assert_eq!(tables.get(cell), answer);
            let changed: Vec<ControlCell> =
                tables.differences(ControlTables::published()).collect();
            let expected =
                if ControlTables::published().get(cell) == answer { vec![] } else { vec![cell] };
            assert_eq!(changed, expected);
        }
    }
}

#[test]
fn an_answer_of_another_table_is_rejected() {
    let mut tables = ControlTables::published().clone();
    let cell = ControlTable::Beat.cell(Quality::Bad, Quality::Good);
    let error = tables.set(cell, Yes).unwrap_err().to_string();
    assert_eq!(error, "`yes` is not an answer of the table `beat`, which allows beat, take");
    assert_eq!(tables, *ControlTables::published());
}

#[test]
fn the_learned_tables_differ_and_round_trip_through_text() {
    let (published, learned) = (ControlTables::published(), ControlTables::learned());
    assert!(learned.differences(published).count() > 5);
    assert_eq!(learned.to_string().parse().as_ref(), Ok(learned));
}

#[test]
fn the_training_history_leads_from_the_published_to_the_learned_tables() {
    let mut tables = ControlTables::published().clone();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/durak/fuzzy-learned.csv");
    let history = std::fs::read_to_string(path).unwrap();
    for line in history.lines().filter(|line| line.ends_with(",true")) {
        for change in line.split('"').nth(1).unwrap().split(", ") {
            let (cell, answers) = change.split_once(": ").unwrap();
            let (old, new) = answers.split_once(" -> ").unwrap();
            let cell = ControlCell::all().find(|candidate| candidate.to_string() == cell).unwrap();
            assert_eq!(tables.get(cell).name(), old, "{line}");
            let mut answers = cell.table().answers().iter();
            tables.set(cell, *answers.find(|answer| answer.name() == new).unwrap()).unwrap();
        }
    }
    assert_eq!(tables, *ControlTables::learned());
}

/// Control tables that differ from the published ones in every cell.
fn different_tables() -> ControlTables {
    let mut tables = ControlTables::published().clone();
    for cell in ControlCell::all() {
        let mut answers = cell.table().answers().iter();
        let other = answers.find(|&&answer| answer != tables.get(cell)).unwrap();
        tables.set(cell, *other).unwrap();
    }
    tables
}

#[test]
fn tables_round_trip_through_text_and_json() {
    for tables in [ControlTables::published().clone(), different_tables()] {
        assert_eq!(tables.to_string().parse(), Ok(tables.clone()));
        let json = serde_json::to_string(&tables).unwrap();
        assert_eq!(serde_json::from_str::<ControlTables>(&json).unwrap(), tables);
    }
}

#[test]
fn parse_errors_name_the_line_and_the_reason() {
    let text = ControlTables::published().to_string();
    let line_of = |part: &str| 1 + text.lines().position(|line| line.contains(part)).unwrap();
    for (right, wrong, line, reason) in [
        ("[take, beat, beat]", "[take, beet, beat]", line_of("[take, beat"), "beet"),
        (
            "[take, beat, beat]",
            "[take, yes, beat]",
            line_of("[take, beat"),
            "`yes` is not an answer",
        ),
        ("[bad, bad, bad]", "[bad, bad]", line_of("[bad, bad, bad]"), "3 cells"),
        ("[good, medium, bad]", "[good, medium, opponent]", line_of("[good, medium"), "opponent"),
    ] {
        let error = text.replacen(right, wrong, 1).parse::<ControlTables>().unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.column > 1, "{error}");
        assert!(error.reason.contains(reason), "{error}");
    }
    let fewer =
        text.replacen("        [take, take, take],\n", "", 1).parse::<ControlTables>().unwrap_err();
    assert!(fewer.reason.contains("3 rows"), "{fewer}");
    for nonsense in ["", "(", "()", "42", "(beat: [])", &text.replace("beat:", "bet:")] {
        assert!(nonsense.parse::<ControlTables>().is_err(), "{nonsense}");
    }
}

#[test]
fn an_opponent_name_can_contain_tables() {
    assert_eq!(
        ControlTables::published().to_overrides(),
        "beat=bbb.tbb.ttt&lead=bbb.bmm.bm*&lead_by_opponent=gmb&add_to_taker=ynn.yyn.yyn\
         &add_to_beater=ynn.yyn.yyn"
    );
    for tables in [ControlTables::published().clone(), different_tables()] {
        assert!(
            make_opponent::<Durak>(&format!("fuzzy?{}&samples=50", tables.to_overrides())).is_ok()
        );
    }
    for (wrong, reason) in [
        ("beat=bbb.tbb.tt", "9 cells, not 8"),
        ("beat=bbb.tbb.tty", "letters b, t, not `y`"),
        ("lead_by_opponent=gm*", "letters b, m, g, not `*`"),
    ] {
        let Err(OpponentError::Parameter(text)) = make_opponent::<Durak>(&format!("fuzzy?{wrong}"))
        else {
            panic!("{wrong} was accepted")
        };
        assert!(text.contains(reason), "{text}");
    }
}
