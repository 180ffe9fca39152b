extension StyledText {
  /// Makes the edit that a patch describes. Returns the patch that undoes it, and the map of positions with the
  /// smallest changes. The text must be stored like the text that the patch is for, which `isStored(as:)` checks.
  ///
  /// Afterwards the text is stored like the patch's target, and behaves like it under all further edits.
  ///
  /// - Complexity: Linear in the text and its runs, by a copy and an addition.
  package mutating func apply(_ patch: TextPatch) -> (inverse: TextPatch, map: PositionMap) {
    let inverse = inverse(of: patch)
    if patch.runs.count == 1 {
      stored.replace(patch.runs[0].range, with: patch.runs[0].new, total: content.length)
    } else if !patch.runs.isEmpty {
      stored = RunList(patch.runs.pieces(of: stored, length: content.length))
    }
    if patch.contents.count == 1 {
      content.replaceSubrange(content.indices(of: patch.contents[0].range), with: patch.contents[0].new)
    } else if !patch.contents.isEmpty {
      content = patch.contents.text(of: content)
    }
    if let whole = patch.whole { (code, base) = (whole.code, whole.base) }
    if let rare = patch.rare { extras = rare.extras }
    return (inverse, patch.map)
  }

  /// Makes any edit. Returns the patch that takes it back, and the map of positions. If the edit throws, the text is
  /// unchanged.
  ///
  /// The map that the edit returned, which tells separate changes apart; nil without one.
  ///
  /// - Complexity: The edit's, plus linear in the text and its runs.
  package mutating func patching(
    _ edit: (inout StyledText) throws -> PositionMap?
  ) rethrows -> (inverse: TextPatch, map: PositionMap) {
    var edited = self
    let map = try edit(&edited)
    let inverse = edited.patch(to: self, along: map?.inverse)
    self = edited
    return (inverse, inverse.map.inverse)
  }

  /// The patch that takes another one back.
  private func inverse(of patch: TextPatch) -> TextPatch {
    TextPatch(
      contents: zip(patch.contents, patch.contents.newRanges()).map { part, range in
        TextPatch.Part(range: range, new: String(content[part.range]))
      },
      runs: zip(patch.runs, patch.runs.newRanges()).map { part, range in
        TextPatch.Part(range: range, new: stored.pieces(in: part.range))
      },
      whole: patch.whole.map { _ in TextPatch.Whole(code: code, base: base) },
      rare: patch.rare.map { _ in TextPatch.Rare(extras: extras) }
    )
  }
}

extension [TextPatch.Part<String>] {
  /// A text with the parts replaced.
  fileprivate func text(of old: String) -> String {
    var (text, start) = ("", TextOffset.zero)
    for part in self {
      text += old[start..<part.range.lowerBound]
      text += part.new
      start = part.range.upperBound
    }
    text += old[start..<old.length]
    text.makeContiguousUTF8()
    return text
  }
}

extension [TextPatch.Part<[RunList.Piece]>] {
  /// All runs, with the parts replaced.
  fileprivate func pieces(of old: RunList, length: TextOffset) -> [RunList.Piece] {
    var (pieces, start) = ([RunList.Piece](), TextOffset.zero)
    for part in self {
      pieces += old.pieces(in: start..<part.range.lowerBound)
      pieces += part.new
      start = part.range.upperBound
    }
    return pieces + old.pieces(in: start..<length)
  }
}
