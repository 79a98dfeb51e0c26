//! The program `kozyr-server`.

fn main() {}
