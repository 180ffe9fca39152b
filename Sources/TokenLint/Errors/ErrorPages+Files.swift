internal import TokenDiagnostics

/// The pages, by what they are about.
enum ErrorPages {}

extension ErrorPages {
  static let files = [
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
