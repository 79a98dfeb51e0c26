//! The web browser as a device.

use std::time::Duration;

use wasm_bindgen::prelude::*;

use super::Device;

/// A web page. The browser keeps it inside the safe area.
pub(crate) struct BrowserDevice;

#[wasm_bindgen(js_namespace = kozyr)]
extern "C" {
    /// Requests or releases the browser's screen wake lock.
    #[wasm_bindgen(js_name = keepLit, catch)]
    fn keep_lit_js(lit: bool) -> Result<(), JsValue>;
}

/// The default font size of browsers, in CSS pixels.
const DEFAULT_FONT_SIZE_PX: f32 = 16.0;

impl Device for BrowserDevice {
    /// The font size of the page relative to the default of 16 pixels; 1 if it cannot be read.
    fn text_scale(&self) -> f32 {
        let size = || {
            let window = web_sys::window()?;
            let root = window.document()?.document_element()?;
            let style = window.get_computed_style(&root).ok()??;
            let size = style.get_property_value("font-size").ok()?;
            size.strip_suffix("px")?.parse::<f32>().ok()
        };
        size().map_or(1.0, |size| size / DEFAULT_FONT_SIZE_PX)
    }

    fn vibrate(&self, pattern: &[Duration]) {
        let Some(window) = web_sys::window() else { return };
        let navigator = window.navigator();
        // Calling it fails in browsers that lack it.
        if js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
            let times = pattern.iter().map(|time| JsValue::from(time.as_millis() as u32));
            let times: js_sys::Array = times.collect();
            navigator.vibrate_with_pattern(&times);
        }
    }

    /// Requests or releases the browser's wake lock; only logs an error.
    fn keep_screen_on(&self, lit: bool) {
        if let Err(error) = keep_lit_js(lit) {
            bevy::log::debug!("cannot keep the screen on: {error:?}");
        }
    }
}
