public import StyleTables

extension StyledText {
  /// A text with slots: each shows its value in its own attributes.
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
  /// Attributes of slots that the template does not have are kept for a template that has them.
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
  /// A new template takes over the values and attributes of the slots that it has, wherever they stand in it, and keeps
  /// the others for the next one, so that a translation may reorder and leave out. A text that had no template becomes
  /// the text that fills it. Setting nil leaves the words as they look.
  public var template: SlotTemplate? {
    get { extras?.template?.template }
    set {
      guard let newValue else { return removeTemplate() }
      var state = extras?.template ?? newState(newValue)
      state.setTemplate(newValue)
      fill(state, .automatic)
    }
  }

  /// What a slot shows; nil when nothing was given for it.
  ///
  /// A value that is set here is stronger than a ``text`` that fills the template, whichever was set first; setting nil
  /// gives the slot back to the text. A value for a slot that the template does not have is kept for one that has it:
  /// ``unknownSlots`` tells of it, and ``setSlot(_:to:)`` throws instead. So it is with all values that are set before there
  /// is a template; it makes no difference what is set first:
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
      // The name is kept as it was last spelt, as in a template.
      var values = extras?.values ?? [:]
      values[slot] = nil
      values[slot] = newValue
      extras = Extras(remembered: extras?.remembered, values: values)
    }
  }

  /// Sets what a slot shows, as the subscript does, and returns where positions went. Throws when the template has no such
  /// slot, and for a text without a template; then nothing is changed.
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

  /// Takes back every value that was set for a slot by name.
  public mutating func resetSlots() {
    guard extras?.template == nil else {
      updateTemplate { $0.removeValues() }
      return
    }
    extras = Extras(remembered: extras?.remembered)
  }

  /// The attributes of a slot. Throws when the template has no such slot.
  public func attributes(ofSlot name: String) throws(UnknownSlotError) -> TextAttributes {
    try checkSlot(name)
    return extras?.template?.attributes[name] ?? TextAttributes()
  }

  /// Sets the attributes of a slot, in all of its places. Throws when the template has no such slot.
  public mutating func setAttributes(_ attributes: TextAttributes, ofSlot name: String) throws(UnknownSlotError) {
    try checkSlot(name)
    updateTemplate { $0.setAttributes(attributes, of: name) }
  }

  /// Where a slot stands, in UTF-16 units: a range for each of its places, empty ones included, but for those in parts that have
  /// vanished. Throws when the template has no such slot; there is none when a text that does not fit is shown in place of the
  /// template.
  public func ranges(ofSlot name: String) throws(UnknownSlotError) -> [Range<Int>] {
    try checkSlot(name)
    guard let state = extras?.template, let slot = state.template.index(of: name) else { return [] }
    return state.filled.ranges().filter { $0.piece.slot == slot }.map(\.range.utf16)
  }

  /// The names of slots that show nothing because nothing was given for them, in the order of the template. Slots that stand
  /// only in parts that vanish leave no gap, and are not among them.
  public var missingSlots: [String] {
    extras?.template?.missingNames ?? []
  }

  /// The slots that values were given for and that the template does not have, with names that it has, in alphabetical
  /// order. A text without a template has no slots at all.
  public var unknownSlots: [UnknownSlotError] {
    let values = extras?.template?.values ?? extras?.values ?? [:]
    let names = values.keys.filter { template?.index(of: $0) == nil }
    return names.sorted().map { UnknownSlotError(name: $0, in: template) }
  }

  private func checkSlot(_ name: String) throws(UnknownSlotError) {
    guard template?.index(of: name) == nil else { return }
    throw UnknownSlotError(name: name, in: template)
  }

  /// What is known of a template's slots when it is the first one.
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
        let layers = text.layers(of: look)
        look = RunLook(overrides: layers.slot.merging(look.overrides), origin: look.origin)
      }
    }
    extras = nil
  }
}
