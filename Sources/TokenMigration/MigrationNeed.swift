package import TokenComparison
package import TokenDiagnostics
internal import TokenRenaming

/// A name in a source, and what it needs in the new version.
package struct MigrationNeed: Sendable {
  /// What a person has to do.
  package fileprivate(set) var grade: MigrationGrade
  /// The name in the sources before.
  package let original: SourceRange
  /// The name in the sources after, or what was written for it.
  package fileprivate(set) var current: SourceRange
  /// Whether it was written again.
  package fileprivate(set) var isChanged = false
  /// Whether the new version surely does not have the name, so that sources with it do not work any more.
  package fileprivate(set) var isBroken: Bool
  /// What changed, one sentence for each version.
  package fileprivate(set) var messages: [String]
}

/// A name of one version in a source, and what is done about it.
struct JudgedName {
  let range: SourceRange
  let grade: MigrationGrade
  let message: String
  let isBroken: Bool
  /// Nil for a name that stays.
  let edit: TextEdit?
}

/// The needs of one source, in source order.
struct TrackedSource {
  private(set) var needs: [MigrationNeed] = []
  private(set) var file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Adds what was found in the current text. A name at a place that was found before is the same need: one that was
  /// written then has both changes, and one that was left has the later one.
  mutating func add(_ found: [JudgedName]) {
    var added: [MigrationNeed] = []
    for name in found {
      if let index = needs.firstIndex(where: { $0.current.overlaps(name.range) }) {
        let isWritten = needs[index].isChanged
        needs[index].grade = isWritten ? max(needs[index].grade, name.grade) : name.grade
        needs[index].messages = (isWritten ? needs[index].messages : []) + [name.message]
        needs[index].isBroken = name.isBroken
      } else {
        let need = MigrationNeed(
          grade: name.grade,
          original: original(of: name.range),
          current: name.range,
          isBroken: name.isBroken,
          messages: [name.message]
        )
        added.append(need)
      }
    }
    needs += added
    write(found.compactMap(\.edit))
    needs.sort { $0.original < $1.original }
  }

  /// The range in the text before, of one that was not written.
  private func original(of range: SourceRange) -> SourceRange {
    let shift = needs.filter { $0.isChanged && $0.current.lower < range.lower }.reduce(0) {
      $0 + $1.current.bytes.count - $1.original.bytes.count
    }
    return range.moved(by: -shift)
  }

  /// Writes names, and moves what comes after them.
  private mutating func write(_ edits: [TextEdit]) {
    if edits.isEmpty { return }
    let edited = EditedFile(file, edits)
    for index in needs.indices {
      if edited.isEdited(needs[index].current) { needs[index].isChanged = true }
      needs[index].current = edited.range(of: needs[index].current)
    }
    file = edited.file
  }
}

extension SourceRange {
  fileprivate func moved(by shift: Int) -> SourceRange {
    SourceRange(file: file, bytes: bytes.lowerBound + shift..<bytes.upperBound + shift)
  }
}
