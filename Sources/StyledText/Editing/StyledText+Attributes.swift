public import StyleTables

// Ranges are UTF-16 offsets. They are widened to whole graphemes and whole atoms, and for attributes of paragraphs to
// whole paragraphs: what cannot be drawn or deleted in parts cannot be styled in parts.

extension StyledText {
  /// Styles a stretch with a code. An explicit style of the stretch goes; everything else stays, such as alignment.
  ///
  /// On the whole of a text without a template, this sets ``style``. Throws when an end of the range is no position of
  /// the text. Linear in the number of runs.
  public mutating func apply(_ style: StyleCode, in range: Range<Int>) throws(TextPositionError) {
    try mergeAttributes(TextAttributes(style: style), in: range)
  }

  /// Sets an attribute on a stretch, as ``mergeAttributes(_:in:)`` does. Nil removes it.
  public mutating func setAttribute<Key: TextAttributeKey>(
    _ key: Key.Type,
    to value: Key.Value?,
    in range: Range<Int>
  ) throws(TextPositionError) {
    guard let value else { return try removeAttribute(key, in: range) }
    try mergeAttributes(TextAttributes(sorted: [TextAttribute<Key>(value)]), in: range)
  }

  /// Sets attributes on a stretch; others that it has stay.
  ///
  /// An attribute that typing extends belongs to the whole text if it is set on all of a text without a template. So it
  /// outlives the words. Throws when an end of the range is no position of the text; then nothing is set.
  public mutating func mergeAttributes(_ attributes: TextAttributes, in range: Range<Int>) throws(TextPositionError) {
    let characters = try widened(range, to: .character)
    guard !characters.isEmpty else { return }
    merge(attributes.ofCharacters, in: characters)
    if attributes.hasParagraphAttributes { merge(attributes.ofParagraphs, in: content.paragraphs(around: characters)) }
  }

  /// Removes an attribute from a stretch, whether it was set on the stretch, on its slot or on the whole text; what lies
  /// outside the stretch keeps it. Throws when an end of the range is no position of the text.
  public mutating func removeAttribute<Key: TextAttributeKey>(
    _ key: Key.Type,
    in range: Range<Int>
  ) throws(TextPositionError) {
    let range = try widened(range, to: Key.extent)
    guard !range.isEmpty else { return }
    lowerToRuns(Key.self, touching: range)
    update(range) { $0 = $0.overriding($0.overrides.removing(Key.name), $0.origin) }
  }

  /// Gives the whole text a style, in place of every style that the text, its slots and its stretches have. Everything
  /// else stays.
  public mutating func restyle(_ style: StyleCode) {
    self.style = style
    let key = TextAttributeKeys.Style.name
    updateTemplate { state in
      for (name, attributes) in state.attributes { state.setAttributes(attributes.removing(key), of: name) }
    }
    guard !stored.isPlain else { return }
    update(.zero..<content.length) { $0 = $0.overriding($0.overrides.removing(key), $0.origin) }
  }

  private func widened(_ range: Range<Int>, to extent: AttributeExtent) throws(TextPositionError) -> Range<TextOffset> {
    let offsets = try content.offsets(utf16: range)
    guard !offsets.isEmpty else { return offsets }
    let whole = atoms(around: content.graphemes(around: offsets))
    return extent == .paragraph ? content.paragraphs(around: whole) : whole
  }

  private mutating func merge(_ attributes: TextAttributes, in range: Range<TextOffset>) {
    let isWhole = range.lowerBound == .zero && range.upperBound.utf8 == content.utf8.count && extras?.template == nil
    let ofWhole = isWhole ? attributes.inherited : TextAttributes()
    if !ofWhole.isEmpty {
      if ofWhole.entry(named: TextAttributeKeys.Style.name) != nil { code = nil }
      self.attributes = base.merging(ofWhole)
    }
    let ofRuns = isWhole ? attributes.filter { $0.editBehavior != .inherit } : attributes
    guard !ofRuns.isEmpty || !stored.isPlain else { return }
    update(range) { look in
      look = look.overriding(look.overrides.removing(ofWhole).merging(ofRuns), .set)
    }
  }

  /// Moves an attribute of the whole text, and of the slots that a range touches, to the stretches that show it.
  private mutating func lowerToRuns<Key: TextAttributeKey>(_ key: Key.Type, touching range: Range<TextOffset>) {
    let isInBase = base.entry(named: Key.name) != nil || (code != nil && Key.name == TextAttributeKeys.Style.name)
    let touched = Set(stored.pieces(in: range).map(\.look.slot)).filter {
      attributes(ofSlot: $0).entry(named: Key.name) != nil
    }
    guard isInBase || !touched.isEmpty else { return }
    let text = self
    update(.zero..<content.length) { look in
      let layers = text.layers(of: look)
      let staysInSlot = layers.slot.entry(named: Key.name) != nil && !touched.contains(look.slot)
      guard !staysInSlot, let value = layers[key] else { return }
      look = look.overriding(look.overrides.merging(TextAttributes(sorted: [TextAttribute<Key>(value)])), look.origin)
    }
    base.remove(Key.name)
    if Key.name == TextAttributeKeys.Style.name { code = nil }
    guard !touched.isEmpty else { return }
    updateTemplate { state in
      for slot in touched {
        state.setAttributes(
          state.attributes(ofSlot: Int(slot)).removing(Key.name),
          of: state.template.slotNames[Int(slot)]
        )
      }
    }
  }

  mutating func update(_ range: Range<TextOffset>, _ change: (inout RunLook) -> Void) {
    stored.update(range, total: content.length, change)
  }
}

extension TextAttributes {
  func removing(_ name: String) -> TextAttributes {
    entry(named: name) == nil ? self : filter { $0.name != name }
  }

  func removing(_ others: TextAttributes) -> TextAttributes {
    others.isEmpty ? self : filter { others.entry(named: $0.name) == nil }
  }
}
