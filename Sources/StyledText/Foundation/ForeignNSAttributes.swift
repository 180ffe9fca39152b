internal import Foundation

/// The attributes of an `NSAttributedString` that are not this package's, while its words are replaced. They are followed
/// in a text of their own, so that they have no say in how this package's go with the words.
struct ForeignNSAttributes {
  private var sets: [[NSAttributedString.Key: Any]] = []
  private var text: StyledText

  init(_ string: NSAttributedString) {
    text = StyledText(string.string)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let others = values.filter { !NSAttributedString.Key.allOfStyledText.contains($0.key) }
      guard !others.isEmpty, let range = Range(range) else { return }
      try? text.setForeignIndex(sets.count, in: range)
      sets.append(others)
    }
  }

  /// Typing extends them.
  mutating func replaceText(_ new: String, _ policy: ReplacementPolicy) {
    text.replaceText(new, policy: policy)
  }

  /// The runs of a range of the text, with what each has.
  func runs(in range: Range<TextOffset>) -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var start = range.lowerBound.utf16
    return text.stored.pieces(in: range).map { piece in
      let length = piece.length.utf16
      defer { start += length }
      let index = piece.look.overrides[ForeignIndexKey.self]
      return (NSRange(location: start, length: length), index.map { sets[$0] } ?? [:])
    }
  }
}

/// The index of a set of attributes that are not this package's.
private enum ForeignIndexKey: TextAttributeKey {
  typealias Value = Int
  static let name = "StyleSpec.other"
}

extension StyledText {
  fileprivate mutating func setForeignIndex(_ index: Int, in range: Range<Int>) throws(TextPositionError) {
    let offsets = try content.offsets(utf16: range)
    update(offsets) { $0.overrides[ForeignIndexKey.self] = index }
  }
}
