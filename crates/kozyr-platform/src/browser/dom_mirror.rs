//! Mirrors the accessibility tree as page elements over the canvas.
//!
//! Screen readers see the elements of a page but not the contents of a canvas. As mirroring costs
//! time, it starts only on the player's request.

use bevy::{a11y::ActionRequest, platform::collections::HashMap, prelude::*};
use bevy_egui::{EguiContexts, EguiOutput, PrimaryEguiContext, egui::accesskit};
use serde::Serialize;

use super::{PageMessage, PageMessageSystems, page};

/// A node of the tree, in the format of `web/mirror.js`.
#[derive(Serialize)]
struct DomNode<'a> {
    id: String,
    role: &'static str,
    name: &'a str,
    /// The description, which is read after the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<&'a str>,
    /// The text in a field.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a str>,
    /// Left, top, width and height, in pixels of the page.
    at: [f64; 4],
    /// Whether it is switched on or selected.
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<bool>,
    /// Whether changes are announced automatically.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    live: bool,
}

/// Present once the player has requested the mirror.
#[derive(Resource)]
struct DomMirrorEnabled;

/// Adds the mirror, which starts on request, and forwards actions on its elements to egui.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (enable_mirror, forward_actions).after(super::receive_messages).in_set(PageMessageSystems),
    );
    app.add_systems(Last, update_dom.run_if(resource_exists::<DomMirrorEnabled>));
}

/// Starts to mirror once the page reports a screen reader.
fn enable_mirror(
    mut commands: Commands,
    mut messages: MessageReader<PageMessage>,
    mut contexts: EguiContexts,
) -> Result {
    if messages.read().any(|message| matches!(message, PageMessage::ScreenReaderDetected)) {
        contexts.ctx_mut()?.enable_accesskit();
        commands.insert_resource(DomMirrorEnabled);
    }
    Ok(())
}

/// Forwards the screen reader's actions on page elements to egui.
fn forward_actions(
    mut messages: MessageReader<PageMessage>,
    mut requests: MessageWriter<ActionRequest>,
) {
    for message in messages.read() {
        if let PageMessage::AccessibilityAction { press, node } = *message {
            requests.write(ActionRequest(accesskit::ActionRequest {
                action: if press { accesskit::Action::Click } else { accesskit::Action::Focus },
                target_tree: accesskit::TreeId::ROOT,
                target_node: accesskit::NodeId(node),
                data: None,
            }));
        }
    }
}

/// Sends the accessibility tree of this frame to the page as JSON, if it differs from the one sent
/// last.
fn update_dom(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut last: Local<String>,
) -> Result {
    let Some(update) = &outputs.single()?.platform_output.accesskit_update else { return Ok(()) };
    let nodes: Vec<_> =
        in_reading_order(update).into_iter().filter_map(|(id, node)| dom_node(id, node)).collect();
    let json = serde_json::to_string(&nodes)?;
    if json != *last {
        page::reflect(&json);
        *last = json;
    }
    Ok(())
}

/// All nodes below the root in reading order, parents before children. Empty if the update contains
/// no root.
fn in_reading_order(update: &accesskit::TreeUpdate) -> Vec<(accesskit::NodeId, &accesskit::Node)> {
    let nodes: HashMap<_, _> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut order = Vec::with_capacity(nodes.len());
    let mut pending: Vec<_> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = pending.pop() {
        if let Some(&node) = nodes.get(&id) {
            order.push((id, node));
            pending.extend(node.children().iter().rev());
        }
    }
    order
}

/// Converts a node that has a name or, failing that, a value; `None` for all others, which are mere
/// containers.
fn dom_node(id: accesskit::NodeId, node: &accesskit::Node) -> Option<DomNode<'_>> {
    let name = node.label().or_else(|| node.value()).filter(|name| !name.is_empty())?;
    // Some nodes only label their children and have no bounds.
    let bounds = node.bounds().unwrap_or(accesskit::Rect::ZERO);
    let role = role(node.role());
    Some(DomNode {
        id: id.0.to_string(),
        role,
        name,
        more: node.description(),
        value: node.value().filter(|_| role == "textbox"),
        at: [bounds.x0, bounds.y0, bounds.width(), bounds.height()],
        on: node.toggled().map(|toggled| toggled == accesskit::Toggled::True),
        live: node.live().is_some_and(|live| live != accesskit::Live::Off),
    })
}

/// The name of a role in `web/mirror.js`; `text` for roles it does not know.
fn role(role: accesskit::Role) -> &'static str {
    use accesskit::Role;
    match role {
        Role::Button => "button",
        Role::CheckBox | Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::Slider => "slider",
        Role::Link => "link",
        Role::TextInput | Role::MultilineTextInput | Role::SearchInput => "textbox",
        Role::Image => "img",
        Role::Group | Role::RadioGroup | Role::Pane => "group",
        _ => "text",
    }
}
