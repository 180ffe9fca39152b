internal import TokenDiagnostics

extension ErrorPages {
  static let codes = [
    ErrorPage(
      "invalid-template",
      "A name template with an unknown or unclosed `{…}`, with `{color}` if codes leave it open, or an empty one",
      why: "Codes could not be named.",
      remedy: "The message lists what a template may have.",
      wrong: .spec("codes: { name: ⟦\"{size}_{colr}_{weight}\"⟧ }\n"),
      right: .spec("codes: { name: \"{size}_{color}_{weight}\" }\n")
    ),
    ErrorPage(
      "ambiguous-template",
      "A name template that gives two codes one name",
      why: "A name has to lead to one code.",
      remedy: """
        The message says which two codes have the name, and what would tell them apart: a placeholder that is missing, or a \
        separator that no name contains.
        """,
      wrong: .spec("weight: { regular: 400, bold: 700 }\ncodes: { name: ⟦\"{size}_{color}\"⟧ }\n"),
      right: .spec("weight: { regular: 400, bold: 700 }\ncodes: { name: \"{size}_{color}_{weight}\" }\n")
    ),
    ErrorPage(
      "duplicate-name",
      "A style with the name of another code",
      why: "A name has to lead to one code.",
      remedy: "Rename the style.",
      wrong: .spec("styles: { ⟦14_ink_regular⟧: { size: 14, color: ink, weight: regular } }\n"),
      right: .spec("styles: { title: { size: 14, color: ink, weight: regular } }\n")
    ),
    ErrorPage(
      "unmatched-pattern",
      "A pattern of `only` or `except` that fits no code",
      why: "It would do nothing, and mostly a name was changed or mistyped.",
      remedy: "The message has examples of names. Remove the pattern, or correct it.",
      wrong: .spec("codes: { except: ⟦\"15_*\"⟧ }\n"),
      right: .spec("typography: { 14: plain, 15: plain }\ncodes: { except: \"15_*\" }\n")
    ),
    ErrorPage(
      "too-many-codes",
      "More codes, tokens or patterns than allowed",
      why: "Tables of more than 100,000 codes are not useful, and take long to compile.",
      remedy:
        "Choose codes with `only`, move colors that are not text colors to `palette`, or leave the color of codes open."
    ),
  ]

  static let severalFiles = [
    ErrorPage(
      "invalid-include",
      "An included file outside the spec's folder, one that does not exist or cannot be read, or a spec of its own",
      why: "A folder of specs can be moved, and compiled elsewhere, only if nothing leads out of it.",
      remedy: "Name a file below the spec's folder; the message says what is wrong with this one.",
      wrong: .files([("brand.yaml", "include: ⟦../palette.yaml⟧\n")]),
      right: .files([("brand.yaml", "include: palette.yaml\n"), ("palette.yaml", "palette: { gray: \"#666666\" }\n")])
    ),
    ErrorPage(
      "include-cycle",
      "Files that include each other",
      why: "There is no order in which they could be read.",
      remedy: "Remove one of the links; the message shows the chain.",
      wrong: .files([("brand.yaml", "include: a.yaml\n"), ("a.yaml", "include: ⟦a.yaml⟧\n")]),
      right: .files([("brand.yaml", "include: a.yaml\n"), ("a.yaml", "palette: { gray: \"#666666\" }\n")])
    ),
    ErrorPage(
      "duplicate-token",
      "A token that another file has in the same section",
      why: "Which one counts would depend on the order of reading.",
      remedy: "Remove one of the two; a note shows the first.",
      wrong: .files([
        ("brand.yaml", "include: a.yaml\ncolor: { ⟦ink⟧: \"#222222\" }\n"), ("a.yaml", "color: { ink: \"#333333\" }\n"),
      ]),
      right: .files([
        ("brand.yaml", "include: a.yaml\ncolor: { ink: \"#222222\" }\n"), ("a.yaml", "color: { gray: \"#333333\" }\n"),
      ])
    ),
    ErrorPage(
      "conflicting-value",
      "A key of a mode or a pack of emoji that two files give different values",
      why: "A mode or a pack in two files is one, and which value counts would depend on the order of reading.",
      remedy: "Write the same value in both, or only in one of them; a note shows the first.",
      wrong: .files([
        ("brand.yaml", "include: a.yaml\nemoji: { faces: { label: ⟦Faces⟧, items: { smile: smile.png } } }\n"),
        ("a.yaml", "emoji: { faces: { label: Smileys, items: { sad: sad.png } } }\n"),
      ]),
      right: .files([
        ("brand.yaml", "include: a.yaml\nemoji: { faces: { label: Faces, items: { smile: smile.png } } }\n"),
        ("a.yaml", "emoji: { faces: { items: { sad: sad.png } } }\n"),
      ])
    ),
    ErrorPage(
      "unreadable-file",
      "A file in a folder of specs cannot be read",
      why: "It may be a spec, and without it, its codes would be missing. The other files are checked all the same.",
      remedy: "Repair the link or the permissions of the file, or move it out of the folder."
    ),
    ErrorPage(
      "duplicate-catalog",
      "Two specs of one compile have one name",
      why: "They would be written to one file, and could not be in one module.",
      remedy: "Rename one of the two; a note shows the first."
    ),
    ErrorPage(
      "duplicate-output",
      "Two specs of one compile would be written to files that some file systems take for one",
      why: "`Brand.swift` and `BRAND.swift` are one file on macOS and Windows: a checkout there would lose one.",
      remedy: "Rename one of the two catalogs so that more than case tells them apart; a note shows the other."
    ),
    ErrorPage(
      "duplicate-swift-name",
      "Two specs of one compile give `StyleCode` one name twice",
      why: "All names in `StyleCode` share one scope; the outputs would not build together.",
      remedy: "Give one of the specs `swift: { scope: catalog }`, or a `prefix`."
    ),
    ErrorPage(
      "duplicate-css-name",
      "Two specs of one compile have a custom property of one name",
      why: "In one page, the later of the two would overwrite the other.",
      remedy: "Compile them by themselves, with a `prefix` or a `selector` each."
    ),
  ]
}
