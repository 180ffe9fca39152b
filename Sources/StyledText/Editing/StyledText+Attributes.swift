public import StyleTables

// Ranges are UTF-16 offsets. They are widened to whole graphemes and atoms, which cannot be drawn or deleted in parts,
// and for attributes of paragraphs to whole paragraphs.

extension StyledText {
  /// Styles a range with a code, which replaces another style with its color. Other attributes stay, such as alignment.
  /// If the code leaves the color open, the color of the slot's style or of the whole text's style shows through.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129", style: .t14_red_bold)
  /// try prices.apply(styleCode: .t12_gray3_regular, in: 4..<8)
  /// ```
  ///
  /// If the range is all of a text without a template, this sets ``style``.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func apply(styleCode style: StyleCode, in range: Range<Int>) throws(TextPositionError) {
    try merge(TextAttributes(style: style), in: range)
  }

  /// Sets an attribute with a custom key on a range; nil removes it. Other attributes stay. For the attributes of this
  /// package, a key path is shorter: `text.set(\.weight, 700, in: range)`.
  ///
  /// ```swift
  /// enum ReviewState: TextAttributeKey {
  ///   typealias Value = String
  ///   static let name = "com.example.review"
  /// }
  /// var comment = StyledText("Looks good to me")
  /// try comment.set(ReviewState.self, "approved", in: 0..<10)
  /// ```
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func set<Key: TextAttributeKey>(
    _ key: Key.Type,
    _ value: Key.Value?,
    in range: Range<Int>
  ) throws(TextPositionError) {
    set(key, value, around: try content.offsets(utf16: range))
  }

  /// Sets attributes on a range. Other attributes stay.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 ¥129")
  /// try prices.merge(TextAttributes(size: 12, strikethrough: .single), in: 4..<8)
  /// ```
  ///
  /// An attribute that typing extends is set on the whole text if the range is all of a text without a template. So it
  /// survives when the text is replaced.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func merge(_ attributes: TextAttributes, in range: Range<Int>) throws(TextPositionError) {
    merge(attributes, around: try content.offsets(utf16: range))
  }

  /// Removes an attribute from a range, whether it was set on the range, on its slot or on the whole text. The text
  /// outside the range keeps it.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the number of runs.
  public mutating func remove<Key: TextAttributeKey>(
    _ key: Key.Type,
    in range: Range<Int>
  ) throws(TextPositionError) {
    remove(Key.name, Key.extent, around: try content.offsets(utf16: range))
  }

  /// Sets the style of the whole text and removes the styles of its slots and runs. Other attributes stay. It also
  /// restyles text that is remembered under an empty text or a placeholder.
  ///
  /// ```swift
  /// var prices = StyledText("¥99 \("¥129", style: .t12_gray3_regular)", style: .t14_red_bold)
  /// prices.restyle(styleCode: .t16_black_bold)  // both of them
  /// ```
  ///
  /// - Complexity: Linear in the number of runs.
  public mutating func restyle(styleCode style: StyleCode) {
    self.style = style
    let key = TextAttributeKeys.Style.name
    updateTemplate { state in
      for (name, attributes) in state.attributes { state.setAttributes(attributes.removing(key), of: name) }
      state.updateVanished { $0 = $0.overriding($0.overrides.removing(key), $0.origin) }
    }
    if let remembered = extras?.remembered {
      var runs = remembered.runs
      runs.update(.zero..<remembered.text.length, total: remembered.text.length) { $0.removeOverride(key) }
      extras = Extras(remembered: RememberedText(text: remembered.text, runs: runs), values: extras?.values ?? [:])
    }
    guard !stored.isPlain else { return }
    update(.zero..<content.length) { $0.removeOverride(key) }
  }

  mutating func update(_ range: Range<TextOffset>, _ change: (inout RunLook) -> Void) {
    stored.update(range, total: content.length, change)
  }
}

extension StyledText {
  /// Sets an attribute in a range that is widened first.
  mutating func set<Key: TextAttributeKey>(_ key: Key.Type, _ value: Key.Value?, around range: Range<TextOffset>) {
    guard let value else { return remove(Key.name, Key.extent, around: range) }
    merge(TextAttributes(sorted: [TextAttribute<Key>(value)]), around: range)
  }

  /// Sets attributes in a range that is widened first.
  mutating func merge(_ attributes: TextAttributes, around range: Range<TextOffset>) {
    let characters = widened(range, to: .character)
    guard !characters.isEmpty else { return }
    merge(attributes.ofCharacters, in: characters)
    if attributes.hasParagraphAttributes { merge(attributes.ofParagraphs, in: content.paragraphs(around: characters)) }
  }

  func widened(_ range: Range<TextOffset>, to extent: AttributeExtent) -> Range<TextOffset> {
    guard !range.isEmpty else { return range }
    let whole = atoms(around: content.graphemes(around: range))
    return extent == .paragraph ? content.paragraphs(around: whole) : whole
  }

  private mutating func merge(_ attributes: TextAttributes, in range: Range<TextOffset>) {
    let isWhole = range.lowerBound == .zero && range.upperBound.utf8 == content.utf8.count && extras?.template == nil
    let ofWhole = isWhole ? attributes.inherited : TextAttributes()
    if !ofWhole.isEmpty { self.attributes = self.attributes.merging(ofWhole) }
    let ofRuns = isWhole ? attributes.filter { $0.editBehavior != .inherit } : attributes
    guard !ofRuns.isEmpty || !stored.isPlain else { return }
    if !ofRuns.isEmpty { forgetTextBelow() }
    update(range) { look in
      look = look.overriding(look.overrides.removing(ofWhole).merging(ofRuns), .set)
    }
  }

  /// Removes the attribute with a name from a range that is widened first.
  mutating func remove(_ name: String, _ extent: AttributeExtent, around range: Range<TextOffset>) {
    let range = widened(range, to: extent)
    guard !range.isEmpty else { return }
    let before = stored
    lowerToRuns(name, from: range)
    update(range) { $0.removeOverride(name) }
    if extras?.remembered != nil, stored != before { forgetTextBelow() }
  }

  /// Moves an attribute of the whole text, and of the slots that a range touches, to the runs that show it. Outside of
  /// the range, the color of such a style stays where it shows through an open color.
  private mutating func lowerToRuns(_ name: String, from range: Range<TextOffset>) {
    let touched = Set(stored.pieces(in: range).map(\.look.slot)).filter {
      attributes(ofSlot: $0).entry(named: name) != nil
    }
    guard attributes.entry(named: name) != nil || !touched.isEmpty else { return }
    let text = self
    base.remove(name)
    if name == TextAttributeKeys.Style.name { code = nil }
    removeFromSlots(name, touched)
    let lowered = self
    func lower(_ look: inout RunLook, keepsColor: Bool) {
      let layers = text.layers(of: look)
      let staysInSlot = layers.slot.entry(named: name) != nil && !touched.contains(look.slot)
      if !staysInSlot, let attribute = layers.setAttributes.entry(named: name) {
        look = look.overriding(look.overrides.merging(TextAttributes(sorted: [attribute])), look.origin)
      }
      guard keepsColor, let color = layers.colorBelow, lowered.layers(of: look).colorBelow != color else { return }
      look = look.overriding(look.overrides.merging(TextAttributes(onlyColor: color)), look.origin)
    }
    update(range) { lower(&$0, keepsColor: false) }
    update(.zero..<range.lowerBound) { lower(&$0, keepsColor: true) }
    update(range.upperBound..<content.length) { lower(&$0, keepsColor: true) }
  }

  private mutating func removeFromSlots(_ name: String, _ slots: Set<Int32>) {
    guard !slots.isEmpty else { return }
    updateTemplate { state in
      for slot in slots {
        state.setAttributes(
          state.attributes(ofSlot: Int(slot)).removing(name),
          of: state.template.slotNames[Int(slot)]
        )
      }
    }
  }
}

extension RunLook {
  fileprivate mutating func removeOverride(_ name: String) {
    self = overriding(overrides.removing(name), origin)
  }
}

extension TextAttributes {
  func removing(_ others: TextAttributes) -> TextAttributes {
    others.isEmpty ? self : filter { others.entry(named: $0.name) == nil }
  }
}
