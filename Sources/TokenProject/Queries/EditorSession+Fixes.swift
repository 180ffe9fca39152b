package import TokenDiagnostics
internal import TokenLint
internal import TokenYAML
internal import TokenWorkspace

/// A change of one range of a file.
package struct FileEdit: Sendable, Hashable {
  /// What is replaced.
  package let range: FileRange
  /// What is written there.
  package let text: String
}

/// A change that an editor offers.
package struct OfferedFix: Sendable {
  /// What a fix does.
  package enum Kind: Sendable, Hashable {
    /// It fixes a problem.
    case fix
    /// It leaves the problem, and says that it is meant so.
    case suppression
  }

  /// The change as a command: "write `0.5`".
  package let title: String
  /// What it does.
  package let kind: Kind
  /// Whether it certainly keeps what the author meant.
  package let isSafe: Bool
  /// The problem.
  package let diagnostic: Diagnostic
  /// The files that ranges of the problem refer to.
  package let files: [SourceFile]
  /// The changes.
  package let edits: [FileEdit]
}

extension EditorSession {
  /// The fixes of what the last report found in a range of a file, and comments that switch a rule off there. None while
  /// the file has changed since.
  ///
  /// - Complexity: O(*n*), where *n* is the number of diagnostics.
  package mutating func fixes(in path: String, at range: Range<Int>) -> [OfferedFix] {
    let path = CanonicalPath.of(path)
    guard let text = text(of: path) else { return [] }
    var found: [OfferedFix] = []
    var known: Set<Diagnostic> = []
    for report in reports.values {
      for diagnostic in report.diagnostics {
        guard let file = report.files[diagnostic.range.file], CanonicalPath.of(file.path) == path,
          file.bytes == text.bytes, diagnostic.range.bytes.lowerBound <= range.upperBound,
          range.lowerBound <= diagnostic.range.bytes.upperBound, known.insert(diagnostic).inserted
        else { continue }
        found += diagnostic.fixIts.map { Self.offered($0, diagnostic, report.files) }
        if let suppression = Self.suppression(of: diagnostic, report.files, in: path, text) {
          found.append(suppression)
        }
      }
    }
    return found
  }

  private static func offered(_ fix: FixIt, _ diagnostic: Diagnostic, _ files: [SourceFile]) -> OfferedFix {
    OfferedFix(
      title: fix.message.prefix(1).uppercased() + fix.message.dropFirst(),
      kind: .fix,
      isSafe: fix.applicability == .safe,
      diagnostic: diagnostic,
      files: files,
      edits: fix.edits.compactMap { edit in
        guard let file = files[edit.range.file] else { return nil }
        let range = FileRange(path: CanonicalPath.of(file.path), range: edit.range.bytes)
        return FileEdit(range: range, text: edit.replacement)
      }
    )
  }

  /// A comment above the line of a finding; nil for what cannot be switched off.
  private static func suppression(
    of diagnostic: Diagnostic,
    _ files: [SourceFile],
    in path: String,
    _ text: DocumentText
  ) -> OfferedFix? {
    let rule = diagnostic.rule.rawValue
    guard RuleRegistry.rule(named: rule) != nil, let file = files[diagnostic.range.file] else { return nil }
    let line = text.content(ofLine: text.line(of: diagnostic.range.bytes.lowerBound))
    let indentation = text.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let mark =
      switch SourceLanguage(of: file) {
      case .yaml: "#"
      case .json: "//"
      }
    let newline = text.bytes.contains(0x0D) ? "\r\n" : "\n"
    let comment = "\(mark) stylespec:disable-next-line \(rule)\(newline)"
    let place = FileRange(path: path, range: line.lowerBound..<line.lowerBound)
    return OfferedFix(
      title: "Switch `\(rule)` off for this line",
      kind: .suppression,
      isSafe: false,
      diagnostic: diagnostic,
      files: files,
      edits: [FileEdit(range: place, text: String(decoding: indentation, as: UTF8.self) + comment)]
    )
  }

  /// What `stylespec lint --fix` changes in a file: all of its safe fixes, until none is left.
  ///
  /// - Complexity: That of some dozens of lints of each project of the file.
  package mutating func safeFixes(in path: String) -> [FileEdit] {
    let path = CanonicalPath.of(path)
    guard let text = text(of: path) else { return [] }
    let open = OpenFiles(documents.values)
    for project in projects(of: path) {
      let changed = project.fixed(open).first { CanonicalPath.of($0.path) == path }
      guard let changed, let edit = DocumentEdit(from: text.bytes, to: changed.bytes) else { continue }
      let new = changed.bytes[edit.range.lowerBound..<edit.range.lowerBound + edit.newLength]
      return [FileEdit(range: FileRange(path: path, range: edit.range), text: String(decoding: new, as: UTF8.self))]
    }
    return []
  }
}
