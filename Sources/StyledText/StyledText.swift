public import StyleTables

/// Text that keeps its style: set either of them first, and change the words as often as you like.
///
/// The style lives beside the text, not in it. So there is nothing to lose when the words are replaced, and a text
/// without words has a style all the same.
public struct StyledText: Sendable {
  /// The style of the whole text; nil leaves it to whoever shows it.
  public var style: StyleCode?
  /// The words. A new text takes over ``style`` and ``attributes``.
  public var text: String
  /// What else holds for the whole text.
  public var attributes: TextAttributes

  /// A text from its parts, which may all be left out.
  public init(_ text: String = "", style: StyleCode? = nil, attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.style = style
    self.attributes = attributes
  }

  /// What the style means; nil without a style.
  public var resolved: ResolvedStyle? { style?.resolved }

  /// The length in UTF-16 units, as interface code counts. Linear where the text is not ASCII.
  public var utf16Length: Int { text.utf16.count }
}

extension StyledText: Hashable {
  /// Texts are equal when their UTF-8 is: `é` as one scalar and as two are drawn and counted differently.
  public static func == (left: Self, right: Self) -> Bool {
    left.style == right.style && left.attributes == right.attributes && left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Equal texts hash the same. Linear in the length.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(attributes)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  /// A text without a style.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
