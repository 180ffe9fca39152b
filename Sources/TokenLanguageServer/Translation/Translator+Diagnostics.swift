internal import TokenDiagnostics
internal import TokenProject

extension Translator {
  /// The most diagnostics of a file: editors get slow with more, and nobody reads them.
  static let maximumDiagnostics = 1_000

  /// Diagnostics by the paths of their files, each once.
  func diagnostics(_ reports: [ProjectReport], paths: (String) -> String) -> [String: [MessageValue]] {
    var found: [String: [MessageValue]] = [:]
    var known: Set<MessageValue> = []
    for report in reports {
      let texts = FileTexts(report.files)
      for diagnostic in report.diagnostics {
        guard let file = report.files[diagnostic.range.file] else { continue }
        let path = paths(file.path)
        let value = self.diagnostic(diagnostic, texts, paths: paths)
        guard known.insert(["path": .string(path), "value": value]).inserted else { continue }
        found[path, default: []].append(value)
      }
    }
    return found.mapValues(cut)
  }

  private func cut(_ diagnostics: [MessageValue]) -> [MessageValue] {
    guard diagnostics.count > Self.maximumDiagnostics else { return diagnostics }
    let rest = diagnostics.count - Self.maximumDiagnostics
    let line: MessageValue = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
      "severity": 3,
      "source": "stylespec",
      "message": .string("\(rest) more problems are not shown; `stylespec lint` lists all"),
    ]
    return [line] + diagnostics.prefix(Self.maximumDiagnostics)
  }

  /// A diagnostic, with the other places that explain it.
  func diagnostic(_ diagnostic: Diagnostic, _ texts: FileTexts, paths: (String) -> String) -> MessageValue {
    let notes = diagnostic.notes.compactMap { note -> MessageValue? in
      guard let file = texts.files[note.range.file] else { return nil }
      let place: MessageValue = ["uri": .string(uri(of: paths(file.path))), "range": range(note.range, texts)]
      return ["location": place, "message": .string(note.message)]
    }
    let tags = Self.tags[diagnostic.rule.rawValue]
    return [
      "range": range(diagnostic.range, texts),
      "severity": MessageValue(Self.severity(diagnostic.severity)),
      "code": .string(diagnostic.rule.rawValue),
      "source": "stylespec",
      "message": .string(diagnostic.message),
      "relatedInformation": notes.isEmpty ? .null : .array(notes),
      "tags": tags.map { [MessageValue($0)] } ?? .null,
    ]
  }

  private func range(_ range: SourceRange, _ texts: FileTexts) -> MessageValue {
    texts.text(of: range.file).map { self.range(range.bytes, in: $0) } ?? .null
  }

  private static func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }

  /// `DiagnosticTag` of the protocol: 1 for what is unnecessary, 2 for what is deprecated.
  private static let tags = [
    "unused-token": 1, "unused-code": 1, "needless-suppression": 1, "redundant-mode": 1,
    "deprecated-reference": 2, "deprecated-code": 2,
  ]
}

/// The texts of files that diagnostics refer to; lines are found when a file is asked for first.
final class FileTexts {
  let files: [SourceFile]
  private var texts: [SourceFileID: DocumentText] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
  }

  func text(of id: SourceFileID) -> DocumentText? {
    if let known = texts[id] { return known }
    let text = files[id].map { DocumentText($0) }
    texts[id] = text
    return text
  }
}
