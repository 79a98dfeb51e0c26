//! What a program answers, understood; and what is wrong with it, in the words of the protocol.

use serde_json::Value;

/// The text of the action that an answer names.
///
/// # Errors
/// What is wrong with it, for whoever writes the program.
pub fn action(answer: &str) -> Result<String, String> {
    if answer.is_empty() {
        return Err("an empty line; a reply is one line such as {\"action\": \"…\"}".into());
    }
    let reply: Value = serde_json::from_str(answer).map_err(|error| {
        let column = error.column();
        format!("not JSON (column {column}); a reply is one line such as {{\"action\": \"…\"}}")
    })?;
    let Value::Object(mut keys) = reply else {
        let what = kind(&reply);
        return Err(format!("{what} alone; a reply is an object such as {{\"action\": \"…\"}}"));
    };
    match keys.remove("action") {
        Some(Value::String(action)) => Ok(action),
        Some(other) => Err(format!(
            "`action` is {}, and should be one of the texts in `legal`, between quotation marks",
            kind(&other)
        )),
        None if keys.is_empty() => Err("an object without `action`".into()),
        None => {
            let found: Vec<String> = keys.keys().map(|key| format!("`{key}`")).collect();
            Err(format!("there is no key `action`, only {}", found.join(", ")))
        }
    }
}

/// What a value is called.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
