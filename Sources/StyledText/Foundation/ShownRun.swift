/// A range with the same attributes, in paragraphs with the same line metrics.
struct ShownRun {
  struct Key: Hashable {
    let look: RunLook
    /// The index of the resolved attributes.
    let attributesIndex: Int
  }

  let range: Range<TextOffset>
  let key: Key
}

extension StyledText {
  /// The stored runs with their attributes.
  var storedRuns: [(range: Range<TextOffset>, look: RunLook)] {
    var start = TextOffset.zero
    return stored.pieces(in: .zero..<content.length).map { piece in
      defer { start += piece.length }
      return (start..<start + piece.length, piece.look)
    }
  }

  /// The stored runs, split where the resolved attributes change, in text order.
  ///
  /// - Complexity: Linear in the number of runs.
  func runs(of resolved: ResolvedText) -> [ShownRun] {
    var rest = resolved.runs[...]
    return storedRuns.flatMap { range, look in
      var parts: [ShownRun] = []
      var start = range.lowerBound
      while start < range.upperBound, let run = rest.first {
        let runEnd = TextOffset(utf8: run.utf8Range.upperBound, utf16: run.range.upperBound)
        let end = min(runEnd, range.upperBound)
        parts.append(ShownRun(range: start..<end, key: .init(look: look, attributesIndex: run.attributesIndex)))
        if end == runEnd { rest.removeFirst() }
        start = end
      }
      return parts
    }
  }
}
