package import TokenDiagnostics
internal import TokenYAML

/// The file is not a spec: it is empty, is not a mapping, or lacks `stylespec: 1`.
package enum NotASpec: ErrorKind {
  package static let page = ErrorPage(
    "not-a-spec",
    in: .files,
    "A file that was named as a spec is empty, lacks `stylespec`, or is of another tool",
    why: "Files of a folder without the key are passed over. A file that is named has to be a spec.",
    remedy: """
      Start the file with `stylespec: 1`, or name the spec that includes it. Tokens of Style Dictionary and Tokens \
      Studio can be converted to the Design Tokens format, which `stylespec lint`, `list` and `show` read.
      """,
    wrong: .whole("⟦⟧color: { ink: \"#222222\" }\n"),
    right: .spec("color: { ink: \"#222222\" }\n")
  )
}

extension Diagnostic {
  static func notASpec(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: NotASpec.self, message: message, at: range)
  }

  static func missingVersion(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    let isJSON = SourceLanguage(of: file) == .json
    let version = isJSON ? "\"stylespec\": 1" : "stylespec: 1"
    let message = "the key `stylespec` is missing; a spec starts with `\(version)`"
    let start = file.hasByteOrderMark ? 3 : 0
    let fixes =
      isJSON ? jsonVersionFixes(in: file, from: start, range.file) : yamlVersionFixes(in: file, from: start, range.file)
    return Diagnostic(of: NotASpec.self, message: message, at: range, fixIts: fixes)
  }

  /// No fixes in braces and after `---`, where the key belongs elsewhere.
  private static func yamlVersionFixes(in file: SourceFile, from start: Int, _ id: SourceFileID) -> [FixIt] {
    guard let first = file.bytes.dropFirst(start).first, !"{-%".utf8.contains(first) else { return [] }
    let place = SourceRange(file: id, bytes: start..<start)
    return [FixIt("put `stylespec: 1` first", .unsafe, edit: TextEdit(replacing: place, with: "stylespec: 1\n"))]
  }

  /// None if the file does not start with entries in braces.
  private static func jsonVersionFixes(in file: SourceFile, from start: Int, _ id: SourceFileID) -> [FixIt] {
    let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
    let text = file.bytes.dropFirst(start).drop(while: isSpace)
    guard text.first == UInt8(ascii: "{"), let next = text.dropFirst().first(where: { !isSpace($0) }),
      next == UInt8(ascii: "\"")
    else { return [] }
    let place = SourceRange(file: id, bytes: text.startIndex + 1..<text.startIndex + 1)
    return [
      FixIt("put `\"stylespec\": 1` first", .unsafe, edit: TextEdit(replacing: place, with: "\"stylespec\": 1, "))
    ]
  }
}
