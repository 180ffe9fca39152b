/// A part of a ``StyledText``, for reading and setting attributes.
///
/// ```swift
/// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
/// prices[4..<8].style = .t12_gray3_regular
/// prices[4..<8].strikethrough = .single
/// print(prices[0..<8].isMixed(\.strikethrough))  // true
/// ```
///
/// It is a separate value: setting an attribute on it changes the text only if it is written back, as above. It holds
/// the whole text; `StyledText(part)` holds only the part.
@dynamicMemberLookup
public struct StyledSubtext: Sendable {
  /// The whole text, including changes made through the part.
  private(set) var whole: StyledText
  /// The whole text at the time when the part was taken.
  let original: StyledText
  let offsets: Range<TextOffset>

  init(_ whole: StyledText, _ offsets: Range<TextOffset>) {
    self.whole = whole
    original = whole
    self.offsets = offsets
  }

  /// The range of the part in the whole text, in UTF-16 units.
  public var range: Range<Int> { offsets.utf16 }

  /// Whether the text is empty.
  public var isEmpty: Bool { offsets.isEmpty }

  /// The text as a string.
  ///
  /// - Complexity: Linear in its length.
  public var text: String { String(whole.content[offsets]) }

  /// The runs of the part, each as long as possible. Their positions are those of the whole text.
  ///
  /// - Complexity: The same as ``StyledText/runs`` for the runs of the part, plus a binary search.
  public var runs: TextRuns { TextRuns(whole, in: offsets) }

  /// The value of an attribute if it is the same in all of the part; nil if the attribute is not set or is mixed, which
  /// ``isMixed(_:)-(WritableKeyPath<TextAttributes,Value?>)`` distinguishes. Setting it sets the attribute on all of
  /// the part, widened to whole graphemes, atoms and paragraphs; setting nil removes it. A color that shows through
  /// from a lower layer's style can be read, but was not set and cannot be removed.
  ///
  /// - Complexity: Linear in the runs of the part; setting is linear in the runs of the text.
  public subscript<Value: Equatable>(dynamicMember attribute: WritableKeyPath<TextAttributes, Value?>) -> Value? {
    get { common { $0.merged[keyPath: attribute] }.flatMap { $0 } }
    set { whole.set(attribute, newValue, around: offsets) }
  }

  /// The same for a custom key.
  ///
  /// - Complexity: Linear in the runs of the part; setting is linear in the runs of the text.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    get { common { $0[key] }.flatMap { $0 } }
    set { whole.set(key, newValue, around: offsets) }
  }

  /// Whether the value of an attribute differs within the part, or is set on only some of it.
  ///
  /// - Complexity: Linear in the runs of the part.
  public func isMixed<Value: Equatable>(_ attribute: WritableKeyPath<TextAttributes, Value?>) -> Bool {
    common { $0.merged[keyPath: attribute] } == nil
  }

  /// The same for a custom key.
  ///
  /// - Complexity: Linear in the runs of the part.
  public func isMixed<Key: TextAttributeKey>(_ key: Key.Type) -> Bool {
    common { $0[key] } == nil
  }

  /// The value that all runs have; nil if they differ. An empty part is not mixed.
  private func common<Value: Equatable>(_ value: (Layers) -> Value?) -> Value?? {
    let looks = whole.stored.pieces(in: offsets).map(\.look)
    let first = looks.first.flatMap { value(whole.layers(of: $0)) }
    return looks.dropFirst().allSatisfy { value(whole.layers(of: $0)) == first } ? .some(first) : nil
  }
}

extension StyledText {
  /// Creates a text that looks like the part and has no template.
  ///
  /// - Complexity: Linear in the part.
  public init(_ part: StyledSubtext) {
    self = part.whole.part(utf8: part.offsets.utf8)
  }

  /// A part of the text, by UTF-16 offsets.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129")
  /// prices[4..<8].strikethrough = .single
  /// let old = StyledText(prices[4..<8])
  /// ```
  ///
  /// A subscript cannot throw: the range is clamped to the text, and an end inside a surrogate pair is moved before it.
  /// Assigning a part of another text replaces the part, as pasting does.
  ///
  /// - Complexity: A binary search; for assigning, linear in the text and its runs.
  public subscript(range: Range<Int>) -> StyledSubtext {
    get { StyledSubtext(self, content.clamped(utf16: range)) }
    set { assign(newValue, to: content.clamped(utf16: range)) }
  }

  /// Returns a part of the text, by UTF-16 offsets. Like an edit, it takes an atom that the range touches as a whole:
  /// ``StyledSubtext/range`` tells which range it is.
  ///
  /// ```swift
  /// let mention = TextAttributes(mention: TextMention("user/7", text: "@小明"))
  /// let note: StyledText = "Thanks, \("@小明", attributes: mention)!"
  /// print(StyledText(try note.subtext(in: 9..<10)).text)  // @小明
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text.
  /// - Complexity: A binary search, and linear in the atoms that the range touches.
  public func subtext(in range: Range<Int>) throws(TextPositionError) -> StyledSubtext {
    StyledSubtext(self, atoms(around: try content.offsets(utf16: range)))
  }

  /// A part of the text, by indices of ``text``, such as those of ``range(of:)``.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129")
  /// if let was = prices.range(of: "¥129") { prices[was].strikethrough = .single }
  /// ```
  ///
  /// A subscript cannot throw: the range is clamped to the text, and an index inside a scalar is moved before it.
  /// Assigning a part of another text replaces the part, as pasting does.
  ///
  /// - Complexity: A binary search; for assigning, linear in the text and its runs.
  public subscript(range: Range<String.Index>) -> StyledSubtext {
    get { StyledSubtext(self, content.clamped(range)) }
    set { assign(newValue, to: content.clamped(range)) }
  }

  private mutating func assign(_ part: StyledSubtext, to offsets: Range<TextOffset>) {
    if part.offsets == offsets, part.original.isCopy(of: self) {
      self = part.whole
    } else {
      // Both ends are positions of the text.
      _ = try? replaceSubrange(offsets.utf16, with: StyledText(part))
    }
  }

  /// Whether this text has the content of another one, by the same references.
  private func isCopy(of other: StyledText) -> Bool {
    code == other.code && base.storage === other.base.storage && extras === other.extras
      && stored.sharesStorage(with: other.stored) && content.hasSameUTF8(as: other.content)
  }
}
