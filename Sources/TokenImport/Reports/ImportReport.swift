package import TokenDiagnostics

/// What an import did, for people and for programs.
package struct ImportReport: Sendable {
  /// `read as Tokens Studio: $themes.json, with the sets core, light`
  package let recognition: String
  /// All notes, in the order of the source.
  package let notes: [ImportNote]
  /// The paths of the files that were written.
  package let files: [String]
  let locator: SourceLocator

  /// A report.
  ///
  /// - Parameters:
  ///   - reading: What was read.
  ///   - files: The paths of the files that were written.
  ///   - sources: The files that the notes refer to.
  /// - Complexity: O(*n* log *n*), where *n* is the number of notes, and the size of the sources.
  package init(of reading: ImportReading, writing files: [String], from sources: [SourceFile]) {
    recognition = "read as \(reading.kind.name): \(reading.reason)"
    notes = reading.system.notes.sorted { $0.location < $1.location }
    self.files = files
    locator = SourceLocator(sources)
  }

  /// The notes of a grade.
  ///
  /// - Complexity: O(*n*), where *n* is the number of notes.
  package func notes(_ grade: ImportNote.Grade) -> [ImportNote] { notes.filter { $0.grade == grade } }

  /// The number of tokens of a grade.
  ///
  /// - Complexity: O(*n*), where *n* is the number of notes.
  package func count(of grade: ImportNote.Grade) -> Int {
    notes.count { $0.grade == grade && $0.subject == .token }
  }

  /// `112 tokens: 90 exact, 18 changed, 4 lost`
  var summary: String {
    let all = ImportNote.Grade.allCases
    let total = all.reduce(0) { $0 + count(of: $1) }
    let counts = all.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
    return "\(total) token\(total == 1 ? "" : "s"): \(counts)"
  }

  /// Notes with equal reasons, in the order of the first of each.
  struct Block {
    let reasons: [String]
    let notes: [ImportNote]
  }

  /// The notes of a grade by their reasons.
  func blocks(_ grade: ImportNote.Grade) -> [Block] {
    var indices: [[String]: Int] = [:]
    var blocks: [(reasons: [String], notes: [ImportNote])] = []
    for note in notes(grade) {
      let index = indices[note.reasons] ?? blocks.count
      if index == blocks.count {
        indices[note.reasons] = index
        blocks.append((note.reasons, []))
      }
      blocks[index].notes.append(note)
    }
    return blocks.map { Block(reasons: $0.reasons, notes: $0.notes) }
  }

  /// `core.json:12:5`
  func place(of note: ImportNote) -> String {
    let location = locator.location(of: note.location)
    return "\(location.path):\(location.line):\(location.column)"
  }
}
