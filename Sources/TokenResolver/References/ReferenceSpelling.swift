internal import TokenDiagnostics

/// A text that is nearly a reference, in a spec or in a file of the Design Tokens format.
struct ReferenceSpelling {
  /// The problem as a phrase that follows the text: "lacks `}`".
  let problem: String
  /// The path that was probably meant, without braces; nil if none is there.
  let path: String?
  /// Whether the text can only be meant as a reference.
  var isCertain = true
  /// Whether the text has nothing else that would be lost, and cannot mean another token.
  var isUnambiguous = true

  /// The problem with a text that starts with `{`; nil for one that has the form of a reference.
  static func problem(with text: String) -> ReferenceSpelling? {
    let inner = text.dropFirst()
    guard let end = inner.firstIndex(of: "}") else {
      let closing = inner.last.flatMap { ")]>".contains($0) ? $0 : nil }
      let problem = closing.map { "ends with `\($0)` instead of `}`" } ?? "lacks `}`"
      return ReferenceSpelling(problem: problem, path: cleaned(closing == nil ? inner : inner.dropLast()))
    }
    let after = inner[end...].dropFirst()
    if inner.hasPrefix("{") || after.allSatisfy({ $0 == "}" }) && !after.isEmpty {
      return ReferenceSpelling(problem: "has more than one pair of braces", path: cleaned(inner[..<end]))
    }
    if !after.isEmpty {
      let isSpace = after.allSatisfy(\.isWhitespace)
      let problem = isSpace ? "has spaces after its braces" : "has text after its braces, and a reference stands alone"
      return ReferenceSpelling(problem: problem, path: cleaned(inner[..<end]), isUnambiguous: isSpace)
    }
    let path = inner[..<end]
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let clean = cleaned(path) else {
      return ReferenceSpelling(problem: "names nothing", path: nil)
    }
    if names.contains(where: { $0.first?.isWhitespace ?? false || $0.last?.isWhitespace ?? false }) {
      return ReferenceSpelling(problem: "has spaces in its braces", path: clean)
    }
    if names.first?.isEmpty ?? false { return ReferenceSpelling(problem: "starts with a dot", path: clean) }
    if names.last?.isEmpty ?? false { return ReferenceSpelling(problem: "ends with a dot", path: clean) }
    if names.contains(where: \.isEmpty) {
      return ReferenceSpelling(problem: "has an empty name between two dots", path: clean)
    }
    return nil
  }

  /// The problem with a text that is not a valid value, if it resembles a reference.
  static func problem(withBare text: String) -> ReferenceSpelling? {
    let trimmed = text.drop(while: \.isWhitespace)
    if text.first == "{" { return nil }
    if trimmed.first == "{" {
      return ReferenceSpelling(
        problem: "has spaces before its braces",
        path: problem(with: String(trimmed))?.path ?? path(in: trimmed)
      )
    }
    if trimmed.hasPrefix("${") {
      return ReferenceSpelling(problem: "has `$` before its braces", path: path(in: trimmed.dropFirst()))
    }
    if text.last == "}", !text.contains("{"), isPath(text.dropLast()) {
      return ReferenceSpelling(problem: "lacks `{`", path: cleaned(text.dropLast()))
    }
    guard text.contains("."), let path = cleaned(trimmed.first == "$" ? trimmed.dropFirst() : trimmed) else {
      return nil
    }
    return ReferenceSpelling(problem: "lacks braces", path: path, isCertain: false)
  }

  /// Whether a text can be the path of a token. `plain ` and `20.5` before a `}` are not: the brace is one too many.
  private static func isPath(_ text: Substring) -> Bool {
    text.contains(".") && Double(text) == nil && text.last?.isWhitespace == false
  }

  /// The path between the first two braces of a text that starts with one.
  private static func path(in text: Substring) -> String? { cleaned(text.dropFirst().prefix { $0 != "}" }) }

  /// A path without spaces around its names, without empty names and without braces; nil for an empty one.
  private static func cleaned(_ path: Substring) -> String? {
    let names = path.split(separator: ".").map { name in
      var name = name.drop { $0.isWhitespace || $0 == "{" || $0 == "$" }
      while let last = name.last, last.isWhitespace || last == "}" { name.removeLast() }
      return name
    }
    let clean = names.filter { !$0.isEmpty }.joined(separator: ".")
    return clean.isEmpty ? nil : clean
  }
}

extension Diagnostic {
  /// A text that is nearly a reference.
  ///
  /// - Parameters:
  ///   - text: The text as it is written.
  ///   - spelling: The problem with it.
  ///   - meaning: The path that was probably meant, and whether it leads to a token; nil if none was.
  ///   - target: The kind of thing that is needed, "a token", and an example of its path, for a text without one.
  ///   - kind: The kind of error.
  ///   - range: The location of the text.
  static func malformedReference(
    _ text: String,
    _ spelling: ReferenceSpelling,
    meaning: (path: String, leadsSomewhere: Bool)?,
    otherwise target: (name: String, example: String),
    _ kind: any ErrorKind.Type,
    at range: SourceRange
  ) -> Diagnostic {
    let advice =
      meaning.map { "write `\"{\($0.path)}\"`" }
      ?? "write the path of \(target.name), such as `\"{\(target.example)}\"`"
    let fix = meaning.map { path, leadsSomewhere in
      FixIt(writing: "\"{\(path)}\"", spelling.isUnambiguous && leadsSomewhere ? .safe : .unsafe, replacing: range)
    }
    return Diagnostic(
      of: kind,
      message: "`\(text)` \(spelling.problem); \(advice)",
      at: range,
      fixIts: fix.map { [$0] } ?? []
    )
  }
}
