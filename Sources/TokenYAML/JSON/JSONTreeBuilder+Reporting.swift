internal import TokenDiagnostics

extension JSONTreeBuilder {
  /// So many mistakes of a file are reported: after some, the rest follow from them.
  private static var maximumMistakes: Int { 20 }
  /// So many warnings of a file are reported: a file of comments alone must not take all memory.
  private static var maximumWarnings: Int { 1_000 }

  /// Reports a mistake, after which the document is incomplete.
  mutating func report(_ diagnostic: (borrowing Self) -> Diagnostic) {
    isComplete = false
    add(diagnostic)
  }

  /// Reports text that is read although it is not JSON: as a warning, or as an error if reading is strict.
  mutating func reportLeniency(_ diagnostic: (borrowing Self) -> Diagnostic) {
    if isStrict { return add { diagnostic($0).strict } }
    warnings += 1
    if warnings <= Self.maximumWarnings { writer.diagnostics.append(diagnostic(self)) }
  }

  private mutating func add(_ diagnostic: (borrowing Self) -> Diagnostic) {
    mistakes += 1
    // Messages are made of those that are shown alone: a file can have millions.
    if mistakes <= Self.maximumMistakes {
      lastMistake = writer.diagnostics.count
      writer.diagnostics.append(diagnostic(self))
    } else if mistakes == Self.maximumMistakes + 1 {
      let note = Note(
        "further mistakes start here; they are shown when those before are fixed",
        at: diagnostic(self).range
      )
      writer.diagnostics[lastMistake] = writer.diagnostics[lastMistake].adding(note)
    }
  }

  func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: writer.file, bytes: bytes) }

  /// The source text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Diagnostic {
  fileprivate func adding(_ note: Note) -> Diagnostic {
    Diagnostic(severity, rule: rule, message: message, at: range, notes: notes + [note], fixIts: fixIts)
  }
}
