public import StyleTables

extension StyledText {
  /// Creates a text with slots, each showing its value in its own attributes.
  ///
  /// ```swift
  /// let template = try SlotTemplate("{sale} {was}")
  /// var price = StyledText(template: template, style: .t14_red_bold, slots: [
  ///   "was": TextAttributes(style: .t12_gray3_regular, strikethrough: .single)
  /// ])
  /// price["sale"] = "¥89"
  /// price["was"] = "¥129"
  /// ```
  ///
  /// Attributes of unknown slots are kept for a template that has them.
  public init(
    template: SlotTemplate,
    style: StyleCode? = nil,
    attributes: TextAttributes = TextAttributes(),
    slots: [String: TextAttributes] = [:]
  ) {
    self.init(style: style, attributes: attributes)
    var state = TemplateState(template)
    for (name, attributes) in slots { state.setAttributes(attributes, of: name) }
    fill(state, .automatic)
  }

  /// The template; nil for a text without one.
  ///
  /// ```swift
  /// var offer = StyledText(template: try SlotTemplate("{sale} instead of {was}"))
  /// offer["sale"] = "¥99"
  /// offer["was"] = "¥129"
  /// offer.template = try SlotTemplate("原价{was}，现价{sale}")
  /// ```
  ///
  /// A new template gets the values and attributes of its slots, in whatever order, and keeps the others for the next
  /// one, so that a translation may reorder and omit slots. A text without a template becomes the text that fills the
  /// new one. Setting nil removes the template without changing how the text looks.
  public var template: SlotTemplate? {
    get { extras?.template?.template }
    set {
      guard let newValue else { return removeTemplate() }
      var state = extras?.template ?? newState(newValue)
      state.setTemplate(newValue)
      fill(state, .automatic)
    }
  }

  /// The text of a slot; nil if it was not given.
  ///
  /// A value that is set here wins over a ``text`` that fills the template, whichever was set first. Setting nil makes
  /// the slot show its part of the text again. A value for an unknown slot is kept for a template that has the slot:
  /// ``unknownSlots`` lists it, and ``setSlot(_:to:)`` throws instead. Values set before the template are kept in the
  /// same way, so the order does not matter:
  ///
  /// ```swift
  /// var price = StyledText()
  /// price["sale"] = "¥99"
  /// price.template = try SlotTemplate("only {sale}")
  /// print(price.text)  // only ¥99
  /// ```
  ///
  /// - Complexity: Linear in the length of the text and the number of its runs.
  public subscript(slot: String) -> String? {
    get {
      guard let state = extras?.template else { return nil }
      return state.template.index(of: slot).flatMap(state.shownValue)
    }
    set {
      guard extras?.template == nil else {
        updateTemplate { $0.setValue(newValue, of: slot) }
        return
      }
      // The name is kept in its last spelling, as in a template.
      var values = extras?.values ?? [:]
      values[slot] = nil
      values[slot] = newValue
      extras = Extras(remembered: extras?.remembered, values: values)
    }
  }

  /// Sets the text of a slot, as the subscript does, and returns the map of positions.
  ///
  /// - Throws: ``UnknownSlotError`` if the template does not have the slot, and for a text without a template. The text
  ///   is unchanged then.
  ///
  /// ```swift
  /// var price = StyledText(template: try SlotTemplate("only {sale}"))
  /// try price.setSlot("sale", to: "¥99")
  /// ```
  ///
  /// - Complexity: Linear in the length of the text and the number of its runs.
  @discardableResult
  public mutating func setSlot(_ name: String, to value: String?) throws(UnknownSlotError) -> PositionMap {
    try checkSlot(name)
    return updateTemplate { $0.setValue(value, of: name) }
  }

  /// Removes all values that were set for slots by name.
  public mutating func resetSlots() {
    guard extras?.template == nil else {
      updateTemplate { $0.removeValues() }
      return
    }
    extras = Extras(remembered: extras?.remembered)
  }

  /// Returns the attributes of a slot.
  ///
  /// - Throws: ``UnknownSlotError`` if the template does not have the slot.
  public func attributes(ofSlot name: String) throws(UnknownSlotError) -> TextAttributes {
    try checkSlot(name)
    return extras?.template?.attributes[name] ?? TextAttributes()
  }

  /// Sets the attributes of a slot wherever it appears.
  ///
  /// - Throws: ``UnknownSlotError`` if the template does not have the slot.
  public mutating func setAttributes(_ attributes: TextAttributes, ofSlot name: String) throws(UnknownSlotError) {
    try checkSlot(name)
    updateTemplate { $0.setAttributes(attributes, of: name) }
  }

  /// Returns the ranges of a slot, in UTF-16 units: one for each of its occurrences, including empty ones, except in
  /// parts that have vanished. It is empty if a text that does not fit is shown instead of the template.
  ///
  /// - Throws: ``UnknownSlotError`` if the template does not have the slot.
  public func ranges(ofSlot name: String) throws(UnknownSlotError) -> [Range<Int>] {
    try checkSlot(name)
    guard let state = extras?.template, let slot = state.template.index(of: name) else { return [] }
    return state.filled.ranges().filter { $0.piece.slot == slot }.map(\.range.utf16)
  }

  /// The names of slots without a text, in the order of the template. Slots that are only in parts that vanish do not
  /// leave a gap, and are not included.
  public var missingSlots: [String] {
    extras?.template?.missingNames ?? []
  }

  /// The unknown slots with values, in alphabetical order, with similar names of the template. All slots are unknown to
  /// a text without a template.
  public var unknownSlots: [UnknownSlotError] {
    let values = extras?.template?.values ?? extras?.values ?? [:]
    let names = values.keys.filter { template?.index(of: $0) == nil }
    return names.sorted().map { UnknownSlotError(name: $0, in: template) }
  }

  private func checkSlot(_ name: String) throws(UnknownSlotError) {
    guard template?.index(of: name) == nil else { return }
    throw UnknownSlotError(name: name, in: template)
  }

  /// The state of the first template.
  private func newState(_ template: SlotTemplate) -> TemplateState {
    var state = TemplateState(template, text: isEmpty ? nil : content)
    for (name, value) in extras?.values ?? [:] { state.setValue(value, of: name) }
    return state
  }

  private mutating func removeTemplate() {
    guard extras?.template != nil else { return }
    let text = self
    if !stored.isPlain {
      update(.zero..<content.length) { look in
        look = RunLook(overrides: text.layers(of: look).mergedOverWholeText, origin: look.origin)
      }
    }
    extras = nil
  }
}
