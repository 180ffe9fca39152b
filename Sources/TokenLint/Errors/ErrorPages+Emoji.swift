internal import TokenDiagnostics

extension ErrorPages {
  static let emoji = [
    ErrorPage(
      "invalid-emoji-code",
      "A text that cannot be the code of an emoji, or a pack without a place for names in its codes",
      why: """
        A code is found in plain text, byte by byte. Line breaks and outer white space are lost on the way, `@` starts a mention, \
        and a text that is not in Unicode's composed form (NFC) looks like another one that has other bytes.
        """,
      remedy: """
        The message names the mistake. A code has 2 to 64 bytes of UTF-8. The key `code` of a pack has `{name}` once, and \
        everything else in it is plain text.
        """,
      wrong: .spec("emoji: { classic: { items: { smile: { image: smile.png, aliases: [⟦\"@smile\"⟧] } } } }\n"),
      right: .spec("emoji: { classic: { items: { smile: { image: smile.png, aliases: [\"(smile)\"] } } } }\n")
    ),
    ErrorPage(
      "duplicate-emoji-code",
      "Two emoji with one code",
      why: "A text with the code could be read as either. Aliases are codes, too, and packs share one table.",
      remedy: "Change one of the two; a note shows the first.",
      wrong: .spec("emoji: { a: { items: { smile: a.png } }, b: { items: { ⟦smile⟧: b.png } } }\n"),
      right: .spec("emoji: { a: { items: { smile: a.png } }, b: { code: \"({name})\", items: { smile: b.png } } }\n")
    ),
    ErrorPage(
      "invalid-image-path",
      "The path of an image, or of a folder of images, that is not inside the spec's folder",
      why: "Images travel with the spec. A path that leads elsewhere would work on one machine only.",
      remedy: """
        Write the path of an image relative to the folder of its pack, and that folder relative to the file, with `/` between \
        names. The compiler reads no image; whether it exists is checked by the linter.
        """,
      wrong: .spec("emoji: { classic: { items: { smile: ⟦/images/smile.png⟧ } } }\n"),
      right: .spec("emoji: { classic: { items: { smile: smile.png } } }\n")
    ),
    ErrorPage(
      "too-many-emoji",
      "More packs, emoji, aliases or keywords than allowed",
      why:
        "A spec has at most 64 packs with 10,000 emoji together, and an emoji has at most 16 aliases and 32 keywords.",
      remedy: "Remove what is not used, or split the spec."
    ),
  ]
}
