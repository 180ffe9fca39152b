package import TokenDiagnostics
package import TokenModel

/// Finds the token at a location.
package struct TokensByPlace: Sendable {
  private struct Entry {
    let token: TokenDeclaration
    /// From the name to the end of the value.
    let range: SourceRange
    /// The index of the entry that this one lies in.
    var parent: Int?
  }

  private let entries: [Entry]

  /// O(n log n). A token may be listed more than once, such as one in a file that two specs include.
  package init(_ tokens: [TokenDeclaration]) {
    var entries = tokens.map { Entry(token: $0, range: $0.extent) }
    // A token in another one comes after it.
    entries.sort { ($0.range.file, $0.range.lower, $1.range.upper) < ($1.range.file, $1.range.lower, $0.range.upper) }
    var open: [Int] = []
    for index in entries.indices {
      while let last = open.last, !entries[last].range.holds(entries[index].range) { open.removeLast() }
      entries[index].parent = open.last
      open.append(index)
    }
    self.entries = entries
  }

  /// The token whose name or value contains a location; the innermost one. O(log n).
  package func token(at range: SourceRange) -> TokenDeclaration? {
    var candidate = last(startingAtOrBefore: range)
    while let index = candidate, !entries[index].range.holds(range) { candidate = entries[index].parent }
    return candidate.map { entries[$0].token }
  }

  private func last(startingAtOrBefore range: SourceRange) -> Int? {
    let after = entries.partitioningIndex { ($0.range.file, $0.range.lower) > (range.file, range.lower) }
    return after == 0 ? nil : after - 1
  }
}

extension TokenDeclaration {
  fileprivate var extent: SourceRange {
    let upper = max(nameRange.upper, range.file == nameRange.file ? range.upper : 0)
    return SourceRange(file: nameRange.file, bytes: Int(nameRange.lower)..<Int(upper))
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}
