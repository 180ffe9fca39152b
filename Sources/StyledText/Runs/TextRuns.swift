public import StyleTables

/// A stretch of text that looks the same all over.
public struct TextRun: Sendable {
  /// Where it is, in UTF-16 units.
  public let range: Range<Int>
  /// Where it is, in UTF-8 units.
  public let utf8Range: Range<Int>
  let layers: Layers

  /// An attribute that holds here, whether it was set on the stretch, on its slot or on the whole text; nil for none.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? { layers[key] }

  /// The style code that holds here; nil for none, and for an explicit style.
  public var style: StyleCode? { layers.style?.code }

  /// What the style here means; nil without a style.
  public var resolved: ResolvedStyle? { layers.style?.resolved }

  /// Every attribute that holds here, in one set, which is made anew at each call.
  public var attributes: TextAttributes { layers.merged }
}

extension StyledText {
  /// The stretches of the text, each as long as it can be: neighbours look different. An empty text has none.
  public var runs: TextRuns { TextRuns(text: self) }

  func layers(of look: RunLook) -> Layers {
    Layers(code: code, base: base, slot: attributes(ofSlot: look.slot), overrides: look.overrides)
  }

  /// Whether two stretches of this text show the same attributes.
  fileprivate func looksAlike(_ left: RunLook, _ right: RunLook) -> Bool {
    // What only stretches say looks different as soon as it is different.
    let isHidden = !base.isEmpty || (code != nil && (left.overrides.hasStyle || right.overrides.hasStyle))
    guard isHidden || left.slot >= 0 || right.slot >= 0 else { return left.overrides == right.overrides }
    return layers(of: left).looksLike(layers(of: right))
  }

  func attributes(ofSlot slot: Int32) -> TextAttributes {
    guard slot >= 0, let template = extras?.template else { return TextAttributes() }
    return template.attributes(ofSlot: Int(slot))
  }
}

/// The stretches of a text, in text order.
public struct TextRuns: Sequence, Sendable {
  let text: StyledText

  /// Goes through the stretches; linear in what is stored, without an allocation.
  public struct Iterator: IteratorProtocol {
    let text: StyledText
    /// Whether runs look different as soon as they are, because no other layer says anything that they might repeat.
    let isAlone: Bool
    var index = 0
    var start = TextOffset.zero

    init(text: StyledText) {
      self.text = text
      let mayRepeatStyle = text.code != nil && text.stored.traits.contains(.styles)
      isAlone = text.base.isEmpty && text.extras?.template == nil && !mayRepeatStyle
    }

    /// The next stretch; nil after the last one.
    public mutating func next() -> TextRun? {
      guard index < text.stored.count else { return index == 0 ? plain() : nil }
      let layers = text.layers(of: text.stored.runs[index].look)
      while isFollowedByTheSame { index += 1 }
      let end = text.stored.runs[index].end
      index += 1
      defer { start = end }
      return TextRun(range: start.utf16..<end.utf16, utf8Range: start.utf8..<end.utf8, layers: layers)
    }

    /// Whether the next run looks like this one. Counting references is most of what going through runs costs, so that
    /// attributes are compared only where it matters.
    private var isFollowedByTheSame: Bool {
      guard index + 1 < text.stored.count else { return false }
      if isAlone, text.stored.hasSameNotes(index, index + 1) { return false }
      return text.looksAlike(text.stored.runs[index].look, text.stored.runs[index + 1].look)
    }

    /// The only stretch of a text whose stretches have nothing of their own.
    private mutating func plain() -> TextRun? {
      guard !text.isEmpty else { return nil }
      index = 1
      let length = text.content.length
      return TextRun(range: 0..<length.utf16, utf8Range: 0..<length.utf8, layers: text.layers(of: .plain))
    }
  }

  /// Starts at the first stretch.
  public func makeIterator() -> Iterator { Iterator(text: text) }
}
