"""The dynamic linking data of an ELF library, as llvm-readelf prints it."""

import re
import subprocess
from dataclasses import dataclass


@dataclass
class Library:
    machine: str
    # The segments, as tuples of type, flags and alignment.
    parts: list
    # The values of the dynamic section, by tag.
    dynamic: dict
    # The types of relocations.
    relocations: set
    # The notes' contents by owner; empty for notes that llvm-readelf decodes.
    notes: dict
    # The undefined symbols, each with the library that its version names; None if it has no version.
    calls: dict

    @property
    def needed(self):
        return self.named("NEEDED")

    @property
    def sonames(self):
        return self.named("SONAME")

    @property
    def kinds(self):
        return {kind for kind, _, _ in self.parts}

    @property
    def flags(self):
        return {flag for tag in ["FLAGS", "FLAGS_1"] for line in self.dynamic.get(tag, []) for flag in line.split()}

    def named(self, tag):
        return [re.search(r"\[(.*)\]", value)[1] for value in self.dynamic.get(tag, [])]


def read(path):
    said = subprocess.run(
        ["llvm-readelf", "--file-header", "--program-headers", "--dynamic-table", "--relocations", "--notes",
         "--version-info", "--dyn-syms", "--wide", path],
        capture_output=True, text=True, check=True,
    ).stdout
    dynamic = {}
    for tag, value in re.findall(r"^ +0x[0-9a-f]+ \((\w+)\) +(.*?) *$", said, re.M):
        dynamic.setdefault(tag, []).append(value)
    return Library(
        machine=re.search(r"^ +Machine: +(.*?) *$", said, re.M)[1],
        parts=[
            (kind, flags.replace(" ", ""), int(align, 16)) for kind, flags, align in
            re.findall(r"^  ([A-Z]\w+) +(?:0x[0-9a-f]+ +){5}([RWE ]{3}) (0x[0-9a-f]+)$", said, re.M)
        ],
        dynamic=dynamic,
        relocations=set(re.findall(r"\b(R_[A-Z0-9]+_\w+)", said)),
        notes={
            owner: bytes.fromhex(note) for owner, note in
            re.findall(r"^  (\w+) +0x[0-9a-f]+\tNT_.*\n(?:   description data: ([0-9a-f ]*)$)?", said, re.M)
        },
        calls=calls(said),
    )


def calls(said):
    # Each symbol has a version number, and each version belongs to the library where the linker found it.
    files, file = {}, None
    for line in said.splitlines():
        if found := re.search(r"Version: \d+  File: (\S+)", line):
            file = found[1]
        elif found := re.search(r"Name: \S+  Flags: .*Version: (\d+)$", line):
            files[int(found[1])] = file
    numbers = [
        int(number, 16) for line in re.findall(r"^  [0-9a-f]{3,}:(.*)$", said, re.M)
        for number in re.findall(r"([0-9a-f]+)h? ?\(", line)
    ]
    undefined = re.findall(r"^ +(\d+): 0+ +0 (?:FUNC|OBJECT|NOTYPE) +GLOBAL DEFAULT +UND ([^\s@]+)", said, re.M)
    return {name: files.get(numbers[int(place)]) if numbers else None for place, name in undefined}
