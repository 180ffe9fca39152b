package import TokenDiagnostics
internal import TokenModel

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

  /// The notes that have a reason.
  struct Block {
    let reason: String
    fileprivate(set) var notes: [ImportNote]
  }

  /// The notes of a grade by their reasons, the most frequent one first. A note with several reasons is in each.
  func blocks(_ grade: ImportNote.Grade) -> [Block] {
    var indices: [UTF8Name: Int] = [:]
    var blocks: [Block] = []
    for note in notes(grade) {
      for reason in note.reasons.isEmpty ? [""] : note.reasons {
        let index = indices[UTF8Name(reason)] ?? blocks.count
        if index == blocks.count {
          indices[UTF8Name(reason)] = index
          blocks.append(Block(reason: reason, notes: []))
        }
        blocks[index].notes.append(note)
      }
    }
    return blocks.enumerated().sorted { one, other in
      (-one.element.notes.count, one.offset) < (-other.element.notes.count, other.offset)
    }.map(\.element)
  }

  /// `core.json:12:5`
  func place(of note: ImportNote) -> String {
    let location = locator.location(of: note.location)
    return "\(location.path):\(location.line):\(location.column)"
  }
}
