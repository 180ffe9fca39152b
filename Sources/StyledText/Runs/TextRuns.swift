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

  private func attributes(ofSlot slot: Int32) -> TextAttributes {
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
    var index = 0
    var start = TextOffset.zero

    /// The next stretch; nil after the last one.
    public mutating func next() -> TextRun? {
      guard let (end, look) = stretch(index) else { return nil }
      let layers = text.layers(of: look)
      var last = end
      index += 1
      while let (end, look) = stretch(index), layers.looksLike(text.layers(of: look)) {
        last = end
        index += 1
      }
      defer { start = last }
      return TextRun(range: start.utf16..<last.utf16, utf8Range: start.utf8..<last.utf8, layers: layers)
    }

    private func stretch(_ index: Int) -> (end: TextOffset, look: RunLook)? {
      let runs = text.stored.runs
      if index < runs.count { return (runs[index].end, runs[index].look) }
      guard index == 0, !text.isEmpty else { return nil }
      return (text.content.length, .plain)
    }
  }

  /// Starts at the first stretch.
  public func makeIterator() -> Iterator { Iterator(text: text) }
}
