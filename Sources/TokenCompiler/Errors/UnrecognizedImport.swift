package import TokenDiagnostics

/// Files that no import knows.
package enum UnrecognizedImport: ErrorKind {
  package static let page = ErrorPage(
    "unrecognized-import",
    in: .imports,
    "Files that `stylespec import` does not know",
    why: "A guess would make tokens of files that are none, or lose tokens without a word.",
    remedy: """
      Name the export of Tokens Studio or Penpot: one JSON file with `$themes` and `$metadata`, or the folder with \
      `$themes.json`, `$metadata.json` and a file for each set. Of Figma, name the answer of the API about variables, \
      or the folder of files that it exported. `--from` names the tool if the files do not show it.
      """
  )
}
