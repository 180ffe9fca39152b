/// The pages, by what they are about.
enum ErrorPages {}

extension ErrorPages {
  static let files = [
    ErrorPage(
      "yaml-syntax",
      "The text is not YAML",
      why: "What the parser cannot read to its end could mean anything.",
      remedy:
        "The error is at the mistake, such as a bracket that is not closed, and the message shows the line as it was meant.",
      wrong: .spec("color: ⟦{⟧ ink: \"#222222\"\nweight: { regular: 400 }\n"),
      right: .spec("color: { ink: \"#222222\" }\nweight: { regular: 400 }\n")
    ),
    ErrorPage(
      "yaml-encoding",
      "The bytes are not UTF-8",
      why: "Names are compared by their bytes. In another encoding they would be other names.",
      remedy: "Save the file as UTF-8, with or without a byte order mark."
    ),
    ErrorPage(
      "yaml-limit",
      "The file is too large, too deep, or has too many nodes",
      why: "A file has at most 64 MiB, 64 levels and 4 million nodes, so that no file can take all memory.",
      remedy: "Split the file with `include`, or make it flatter."
    ),
    ErrorPage(
      "yaml-unsupported",
      "An anchor, an alias or a tag",
      why: """
        References do the same job, with types, and with an error that shows the way. A file without aliases cannot grow while \
        it is read.
        """,
      remedy: "Write a reference such as `\"{color.ink}\"`.",
      wrong: .spec("color: { ink: ⟦&ink \"#222222\"⟧, text: *ink }\n"),
      right: .spec("color: { ink: \"#222222\", text: \"{color.ink}\" }\n")
    ),
    ErrorPage(
      "yaml-documents",
      "A second document in the file",
      why: "A file is one spec, or one part of one.",
      remedy: "Put the second document into a file of its own.",
      wrong: .spec("color: { ink: \"#222222\" }\n⟦---⟧\ncolor: { ink: \"#333333\" }\n"),
      right: .spec("color: { ink: \"#222222\" }\n")
    ),
    ErrorPage(
      "yaml-complex-key",
      "A key that is a list or a mapping",
      why: "Keys are names and sizes.",
      remedy: "Write a single value; put it into quotes if the brackets are meant as text.",
      wrong: .spec("color: { ⟦[ink, text]⟧: \"#222222\" }\n"),
      right: .spec("color: { ink: \"#222222\", text: \"{color.ink}\" }\n")
    ),
    ErrorPage(
      "duplicate-key",
      "A key that its mapping already has",
      why: "Readers of YAML do not agree which of the two counts.",
      remedy: "Remove one of the two; a note shows the first.",
      wrong: .spec("color: { ink: \"#222222\", ⟦ink⟧: \"#333333\" }\n"),
      right: .spec("color: { ink: \"#222222\" }\n")
    ),
    ErrorPage(
      "not-a-spec",
      "A file that was named as a spec is empty, lacks `stylespec`, or is of another tool",
      why: "Files of a folder without the key are passed over. A file that is named has to be a spec.",
      remedy: """
        Start the file with `stylespec: 1`, or name the spec that includes it. Tokens of Style Dictionary and Tokens Studio \
        can be converted to the Design Tokens format, which `stylespec lint`, `list` and `show` read.
        """,
      wrong: .whole("⟦⟧color: { ink: \"#222222\" }\n"),
      right: .spec("color: { ink: \"#222222\" }\n")
    ),
    ErrorPage(
      "unsupported-version",
      "A version of the format other than 1",
      why: "The tool cannot know what later versions mean.",
      remedy: "Write `stylespec: 1`, or use a newer tool.",
      wrong: .spec("stylespec: ⟦2⟧\n"),
      right: .spec("stylespec: 1\n")
    ),
  ]
}
