internal import Foundation

/// The foreign attributes of an `NSAttributedString` while its text is replaced. They are kept in a separate text, so
/// that they do not affect the carry-over of this package's attributes.
struct ForeignNSAttributes {
  private var sets: [[NSAttributedString.Key: Any]] = []
  private var text: StyledText

  init(_ string: NSAttributedString) {
    text = StyledText(string.string)
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { values, range, _ in
      let others = values.ofOtherCode
      guard !others.isEmpty, let range = Range(range) else { return }
      try? text.setForeignIndex(sets.count, in: range)
      sets.append(others)
    }
  }

  /// Typing extends them.
  mutating func replaceText(_ new: String, _ policy: ReplacementPolicy) {
    text.replaceText(new, policy: policy)
  }

  /// The runs of a range of the text, with their foreign attributes.
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

/// The index of a set of foreign attributes.
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
