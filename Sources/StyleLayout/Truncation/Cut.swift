internal import StyledText

/// A cut of a text: the parts that are kept, in UTF-8 units.
struct Cut: Hashable {
  /// The end of the part that is kept at the start.
  let front: Int
  /// The start of the part that is kept at the end.
  let back: Int
}

/// The cuts of a text, from nothing kept to as much as possible.
struct Cuts {
  private let all: [Cut]
  /// Whether no other cut could fit. More text at one end gives more lines than the part that is given; in the middle,
  /// white space may fill one part, so that nothing of it is kept, before the other part fills the lines.
  let isComplete: Bool

  var count: Int { all.count }
  var indices: Range<Int> { all.indices }
  subscript(index: Int) -> Cut { all[index] }

  /// Creates cuts at the tail.
  ///
  /// - Parameters:
  ///   - start: The start of the text.
  ///   - length: The length of the whole text.
  init(tail start: StyledText, length: Int) {
    all = CutPieces(start).ends.map { Cut(front: $0, back: length) }.filter { $0.front < length }.withoutRepetition
    isComplete = true
  }

  /// Creates cuts at the head.
  ///
  /// - Parameters:
  ///   - end: The end of the text.
  ///   - length: The length of the whole text.
  init(head end: StyledText, length: Int) {
    let shift = length - end.utf8Length
    all = CutPieces(end).starts.map { Cut(front: 0, back: $0 + shift) }.filter { $0.back > 0 }.withoutRepetition
    isComplete = true
  }

  /// Creates cuts in the middle.
  ///
  /// - Parameters:
  ///   - start: The start of the text.
  ///   - end: The end of the text; both may overlap.
  ///   - length: The length of the whole text.
  init(middleOf start: StyledText, _ end: StyledText, length: Int) {
    let (front, back) = (CutPieces(start), CutPieces(end))
    let shift = length - end.utf8Length
    let known = (0...front.count + back.count).prefix { ($0 + 1) / 2 <= front.count && $0 / 2 <= back.count }
    let keepable = known.prefix { front.bounds[($0 + 1) / 2] < back.bounds[back.count - $0 / 2] + shift }
    isComplete = keepable.count < known.count
    all = keepable.map { Cut(front: front.ends[($0 + 1) / 2], back: back.starts[$0 / 2] + shift) }.withoutRepetition
  }
}

extension [Cut] {
  fileprivate var withoutRepetition: [Cut] {
    reduce(into: []) { cuts, cut in
      if cuts.last != cut { cuts.append(cut) }
    }
  }
}

/// A text in the smallest parts that are kept or cut as a whole: graphemes and atoms.
private struct CutPieces {
  /// The bounds of the pieces, in UTF-8 units.
  private(set) var bounds = [0]
  /// For each number of first pieces, their end without trailing white space.
  private(set) var ends = [0]
  /// For each number of last pieces, their start without leading white space.
  private(set) var starts: [Int]
  private var isSpace: [Bool] = []

  var count: Int { isSpace.count }

  init(_ text: StyledText) {
    starts = [text.utf8Length]
    text.forEachPiece { end, character in
      add(upTo: end, isSpace: character?.isWhitespace ?? false)
      return true
    }
    let end = bounds.last ?? 0
    for index in isSpace.indices.reversed() { starts.append(isSpace[index] ? starts.last ?? end : bounds[index]) }
  }

  private mutating func add(upTo end: Int, isSpace: Bool) {
    self.isSpace.append(isSpace)
    ends.append(isSpace ? ends.last ?? 0 : end)
    bounds.append(end)
  }
}

/// A text after a cut: the parts that are kept, and the token.
struct ShownText {
  let text: StyledText
  /// The lengths of the parts in UTF-16 units.
  let front: Int
  let token: Int
  let back: Int

  init(front: StyledText, token: StyledText, back: StyledText) {
    var text = front
    text.append(token)
    text.append(back)
    self.text = text
    self.front = front.utf16Length
    self.token = token.utf16Length
    self.back = back.utf16Length
  }
}
