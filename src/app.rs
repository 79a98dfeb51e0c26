//! The Bevy app.

use bevy as _;
use bevy_egui as _;
use bevy_kira_audio as _;
