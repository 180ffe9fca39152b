package import TokenDiagnostics

/// Applies fix-its to sources. Everything else in them stays the same, byte for byte.
package enum FixApplier {
  /// The changes of a pass.
  package struct Result: Sendable {
    /// All files, changed or not, in the order given.
    package let files: [SourceFile]
    /// The diagnostics whose fix-its were applied.
    package let applied: [Diagnostic]
  }

  /// Applies the best fix-it of each diagnostic that may be applied.
  ///
  /// If two of them change the same text, the one that comes first in source order is applied, and the other one is
  /// left for another pass. Fix-its that make the same change count as one. Linear in the files; n log n in the edits.
  package static func apply(_ diagnostics: [Diagnostic], to files: [SourceFile], unsafe: Bool) -> Result {
    var accepted = AcceptedEdits()
    let applied = diagnostics.sorted(by: comesFirst).filter { diagnostic in
      guard let fixIt = diagnostic.fixIts.first(where: { unsafe || $0.applicability == .safe }) else { return false }
      return accepted.accept(fixIt.edits)
    }
    let changed = files.enumerated().map { index, file in
      SourceFile(path: file.path, bytes: accepted.bytes(of: file, SourceFileID(index: index)))
    }
    return Result(files: changed, applied: applied)
  }

  /// Source order that does not depend on the order of rules.
  private static func comesFirst(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.rule.rawValue, left.message) < (right.rule.rawValue, right.message)
  }
}

/// Edits that do not overlap.
private struct AcceptedEdits {
  /// By location. Edits usually come in source order, so nearly all are appended.
  private var edits: [SourceFileID: [TextEdit]] = [:]

  mutating func accept(_ new: [TextEdit]) -> Bool {
    var others: [TextEdit] = []
    for edit in new {
      let neighbors = neighbors(of: edit)
      if neighbors.contains(edit) { continue }
      guard neighbors.allSatisfy({ !$0.range.touches(edit.range) }) else { return false }
      others.append(edit)
    }
    for edit in others { edits[edit.range.file, default: []].insert(edit, at: index(of: edit)) }
    return true
  }

  /// The accepted edits next to an edit: if any overlaps it, one of these does.
  private func neighbors(of edit: TextEdit) -> ArraySlice<TextEdit> {
    guard let accepted = edits[edit.range.file] else { return [] }
    let index = index(of: edit)
    return accepted[max(index - 1, 0)..<min(index + 1, accepted.count)]
  }

  /// The number of accepted edits in its file that start before an edit.
  private func index(of edit: TextEdit) -> Int {
    edits[edit.range.file]?.partitioningIndex { $0.range.lower >= edit.range.lower } ?? 0
  }

  func bytes(of file: SourceFile, _ id: SourceFileID) -> [UInt8] {
    guard let edits = edits[id] else { return file.bytes }
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits {
      let range = edit.range.bytes.clamped(to: end..<max(end, file.bytes.count))
      bytes += file.bytes[end..<range.lowerBound]
      bytes += edit.replacement.utf8
      end = range.upperBound
    }
    return bytes + file.bytes[end...]
  }
}

extension SourceRange {
  /// Whether two ranges share a byte or a start, or one inserts at an end of the other.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    if lower == upper || other.lower == other.upper { return lower <= other.upper && other.lower <= upper }
    return lower < other.upper && other.lower < upper
  }
}
