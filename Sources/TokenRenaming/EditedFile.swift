package import TokenDiagnostics

/// A file after edits, which do not overlap.
package struct EditedFile: Sendable {
  /// The file with its new content.
  package let file: SourceFile
  /// The ranges of the edits before, in source order.
  private let ranges: [Range<Int>]
  /// By how much the edits before each of them, and in the end all of them, move what comes after.
  private var shifts: [Int] = [0]

  /// Applies edits. Of those at one place, an insertion comes before a removal, and a later insertion before an earlier
  /// one.
  ///
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the size of the file and *m* the number of edits.
  package init(_ original: SourceFile, _ edits: [TextEdit]) {
    let edits = Array(edits.sorted { ($0.range.lower, $0.range.upper) > ($1.range.lower, $1.range.upper) }.reversed())
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.bytes.count)
    var position = 0
    for edit in edits {
      bytes += original.bytes[position..<edit.range.bytes.lowerBound]
      bytes += edit.replacement.utf8
      position = edit.range.bytes.upperBound
      shifts.append(bytes.count - position)
    }
    bytes += original.bytes[position...]
    ranges = edits.map(\.range.bytes)
    file = SourceFile(path: original.path, bytes: bytes)
  }

  /// Where a range of the file before is now. One with an edit in it, or which overlaps one, includes what was written.
  ///
  /// - Complexity: O(log *m*), where *m* is the number of edits.
  package func range(of range: SourceRange) -> SourceRange {
    let (before, until) = edits(around: range)
    let bytes = range.bytes.lowerBound + shifts[before]..<range.bytes.upperBound + shifts[until]
    return SourceRange(file: range.file, bytes: bytes)
  }

  /// Whether an edit is in a range of the file before, or overlaps it.
  ///
  /// - Complexity: O(log *m*), where *m* is the number of edits.
  package func isEdited(_ range: SourceRange) -> Bool {
    let (before, until) = edits(around: range)
    return before < until
  }

  /// The number of edits before a range, and before its end.
  private func edits(around range: SourceRange) -> (before: Int, until: Int) {
    (count { $0.upperBound <= range.bytes.lowerBound }, count { $0.lowerBound < range.bytes.upperBound })
  }

  /// The number of edits at the start that fulfill a condition, which no later one does.
  private func count(while isBefore: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(ranges[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
