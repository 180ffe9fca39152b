package import TokenDiagnostics

/// Diagnostics with everything that a format could stumble over.
package enum ReportSample {
  package static let files = [
    SourceFile(
      path: "tokens/100% 汉, a:b.yaml",
      text: "# 👍🏽\ncolor:\n  ink: { light: \"{palette.0}\", dark: \"#12\" }\r\nlast: 1"
    ),
    SourceFile(path: "/shared/./base.yaml", text: "palette: {\n  a: 1\n}\n"),
  ]

  package static let locator = SourceLocator(files)

  package static let diagnostics = [
    Diagnostic(
      rule: RuleID(rawValue: "layering"),
      message: "`{palette.0}`, <b>100%</b>: \"a\" & [b](1)",
      at: place(of: "\"{palette.0}\""),
      notes: [Note("declared as {0}", at: place(of: "a: 1", in: 1)), Note("used here", at: place(of: "ink"))],
      fixIts: [
        FixIt(
          "write `{a}`",
          .safe,
          edit: TextEdit(replacing: place(of: "\"#12\""), with: ""),
          more: TextEdit(replacing: place(of: "a: 1", in: 1), with: "b: \"汉\"\n"),
          TextEdit(replacing: place(of: "ink"), with: "gray")
        ),
        FixIt(
          "remove it",
          .unsafe,
          edit: TextEdit(replacing: place(of: "  ink: { light: \"{palette.0}\", "), with: "")
        ),
      ]
    ),
    Diagnostic(
      .warning,
      rule: RuleID(rawValue: "two-lines"),
      message: "over lines",
      at: place(of: "{\n  a: 1\n}", in: 1)
    ),
    Diagnostic(
      .info,
      rule: RuleID(rawValue: "unlisted"),
      message: "control \u{1B}[31m,\r\nline, \u{FFFE} and \u{202E}",
      at: place(of: "1", after: "last: "),
      notes: [Note("100%\nof it", at: place(of: "👍🏽"))]
    ),
  ]

  package static let fingerprints = [diagnostics[0]: "0123456789abcdef", diagnostics[1]: "00000000000000ff"]

  private static func place(of text: String, after before: String = "", in file: Int = 0) -> SourceRange {
    let bytes = files[file].bytes
    let wanted = Array((before + text).utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    let lower = start + before.utf8.count
    return SourceRange(file: SourceFileID(index: file), bytes: lower..<lower + text.utf8.count)
  }
}
