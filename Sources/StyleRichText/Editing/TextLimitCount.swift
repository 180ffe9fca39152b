internal import StyledText

/// The part of a limit that a text uses, for a counter such as `12/140`.
public struct TextLimitCount: Sendable, Hashable {
  /// The count of the text, in the unit of the limit. A text from before the limit may exceed it.
  public let count: Int
  /// The limit.
  public let limit: TextLimit

  /// The remaining count; negative if the text is longer than the limit.
  public var rest: Int { limit.count - count }
}

extension RichTextEditor {
  /// The part of ``EditorOptions/limit`` that the text uses; nil without a limit. Marked text does not count until it
  /// is committed.
  ///
  /// - Complexity: Linear in the text.
  public var limitCount: TextLimitCount? {
    guard let limit = options.limit else { return nil }
    let count = limit.unit.count(
      plain: plain.text.removing(composition?.range),
      shown: text.text.removing(markedRange)
    )
    return TextLimitCount(count: count, limit: limit)
  }
}

extension String {
  /// The string without a range of UTF-16 offsets.
  fileprivate func removing(_ range: Range<Int>?) -> String {
    guard let range else { return self }
    var rest = self
    rest.removeSubrange(indices(utf16: range))
    return rest
  }
}
