package import TokenDiagnostics

/// `stylespec` names a version that this tool does not support.
package enum UnsupportedVersion: ErrorKind {
  package static let page = ErrorPage(
    "unsupported-version",
    in: .files,
    "A version of the format other than 1",
    why: "The tool cannot know the meaning of later versions.",
    remedy: "Write `stylespec: 1`, or use a newer tool.",
    wrong: .spec("stylespec: ⟦2⟧\n"),
    right: .spec("stylespec: 1\n")
  )
}

extension Diagnostic {
  static func unsupportedVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    if text.isEmpty {
      let message = "`stylespec` has no value; write `stylespec: 1`"
      return Diagnostic(of: UnsupportedVersion.self, message: message, at: range)
    }
    // Common ways to write the first version.
    let isFirst = ["1.0", "1.0.0", "v1", "V1", "true"].contains(text)
    let message =
      "format version `\(text)` is not supported; this tool supports version 1\(isFirst ? ", so write `1`" : "")"
    let fix = FixIt(writing: "1", .safe, replacing: range)
    return Diagnostic(of: UnsupportedVersion.self, message: message, at: range, fixIts: isFirst ? [fix] : [])
  }
}
