internal import TokenDiagnostics
internal import TokenProject

extension Translator {
  /// The most diagnostics of a file: editors get slow with more, and nobody reads them.
  static let maximumDiagnostics = 1_000

  /// Diagnostics by the paths of their files, each once: at most ``maximumDiagnostics`` of a file.
  func diagnostics(_ reports: [ProjectReport], paths: (String) -> String) -> [String: [MessageValue]] {
    var found: [String: [MessageValue]] = [:]
    var left: [String: Int] = [:]
    for report in reports {
      let texts = FileTexts(report.files)
      let pathsByFile = report.files.map { paths($0.path) }
      for diagnostic in report.diagnostics where report.files.indices.contains(diagnostic.range.file.index) {
        let path = pathsByFile[diagnostic.range.file.index]
        if found[path]?.count == Self.maximumDiagnostics {
          left[path, default: 0] += 1
          continue
        }
        let value = self.diagnostic(diagnostic, texts, paths: paths)
        // Several projects may have the file.
        if reports.count > 1, found[path]?.contains(value) == true { continue }
        found[path, default: []].append(value)
      }
    }
    for (path, count) in left { found[path]?.insert(Self.line(about: count), at: 0) }
    return found
  }

  /// Says how many problems are not shown.
  private static func line(about count: Int) -> MessageValue {
    [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
      "severity": 3,
      "source": "stylespec",
      "message": .string("\(count) more problems are not shown; `stylespec lint` lists all"),
    ]
  }

  /// A diagnostic, with the other places that explain it.
  func diagnostic(_ diagnostic: Diagnostic, _ texts: FileTexts, paths: (String) -> String) -> MessageValue {
    let notes = diagnostic.notes.compactMap { note -> MessageValue? in
      guard let file = texts.files[note.range.file] else { return nil }
      let place: MessageValue = ["uri": .string(uri(of: paths(file.path))), "range": range(note.range, texts)]
      return ["location": place, "message": .string(note.message)]
    }
    let page = abilities.followsLinks ? pages?.link(to: diagnostic.rule.rawValue) : nil
    let tags = Self.tags[diagnostic.rule.rawValue]
    return [
      "range": firstLine(of: diagnostic.range, texts),
      "severity": MessageValue(Self.severity(diagnostic.severity)),
      "code": .string(diagnostic.rule.rawValue),
      "codeDescription": page.map { ["href": .string($0)] } ?? .null,
      "source": "stylespec",
      "message": .string(diagnostic.message),
      "relatedInformation": notes.isEmpty ? .null : .array(notes),
      "tags": tags.map { [MessageValue($0)] } ?? .null,
    ]
  }

  private func range(_ range: SourceRange, _ texts: FileTexts) -> MessageValue {
    texts.text(of: range.file).map { self.range(range.bytes, in: $0) } ?? .null
  }

  /// The part of a range in its first line: what is missing in a mapping is not wrong with all of its lines.
  private func firstLine(of range: SourceRange, _ texts: FileTexts) -> MessageValue {
    guard let text = texts.text(of: range.file) else { return .null }
    let start = range.bytes.lowerBound
    let end = text.content(ofLine: text.line(of: start)).upperBound
    return self.range(start..<max(start, min(end, range.bytes.upperBound)), in: text)
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
