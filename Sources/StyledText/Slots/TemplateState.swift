/// A template, and what is known of its slots. What it shows depends on these values alone, not on the order in which
/// they were given.
struct TemplateState: Sendable {
  /// A piece of the template with the words that stand in it.
  struct Filled: Sendable, Hashable {
    /// Negative for a literal.
    let slot: Int32
    let text: String
  }

  typealias Place = (piece: Filled, range: Range<TextOffset>)

  private(set) var template: SlotTemplate
  /// By name; of slots that the template does not have, too, since another template may.
  private(set) var values: [String: String] = [:]
  /// By name, likewise.
  private(set) var attributes: [String: TextAttributes] = [:]
  /// The last text that was set as a whole.
  var text: String?
  private var attributesInOrder: [TextAttributes] = []

  init(_ template: SlotTemplate, text: String? = nil) {
    self.template = template
    self.text = text
    setTemplate(template)
  }

  mutating func setTemplate(_ template: SlotTemplate) {
    self.template = template
    attributesInOrder = template.slotNames.map { attributes[$0] ?? TextAttributes() }
  }

  /// The name is kept as it was last spelt: in one scalar or in two, `é` is the same name.
  mutating func setValue(_ value: String?, of name: String) {
    values[name] = nil
    values[name] = value
  }

  mutating func removeValues() {
    values = [:]
  }

  mutating func setAttributes(_ new: TextAttributes, of name: String) {
    attributes[name] = nil
    if !new.isEmpty { attributes[name] = new }
    if let number = template.number(of: name) { attributesInOrder[number] = new }
  }

  func attributes(ofSlot number: Int) -> TextAttributes {
    number < attributesInOrder.count ? attributesInOrder[number] : TextAttributes()
  }

  /// The words, piece by piece.
  ///
  /// A slot shows its own value. A slot without one shows its part of the text that was set as a whole, if that text fits
  /// the template; else nothing. A text that does not fit is shown in place of the whole template as long as no slot has
  /// a value of its own.
  var filled: [Filled] {
    let fit = text.flatMap { TemplateFit(template: template, text: $0).values }
    if let text, fit == nil, !hasOwnValues { return [Filled(slot: -1, text: text)] }
    return template.pieces.map { piece in
      switch piece {
      case .literal(let text): Filled(slot: -1, text: text)
      case .slot(let number): Filled(slot: Int32(clamping: number), text: value(ofSlot: number) ?? fit?[number] ?? "")
      }
    }
  }

  /// What a slot shows; nil when nothing was given for it.
  func shownValue(ofSlot number: Int) -> String? {
    value(ofSlot: number) ?? text.flatMap { TemplateFit(template: template, text: $0).values }?[number]
  }

  /// The names of the slots for which nothing was given, in order.
  var missingNames: [String] {
    let fit = text.flatMap { TemplateFit(template: template, text: $0).values }
    return fit == nil ? template.slotNames.filter { values[$0] == nil } : []
  }

  private var hasOwnValues: Bool { template.slotNames.contains { values[$0] != nil } }

  private func value(ofSlot number: Int) -> String? { values[template.slotNames[number]] }
}

extension TemplateState: Hashable {
  /// States are equal when they show the same, code unit by code unit; strings would be equal by what they mean.
  static func == (left: Self, right: Self) -> Bool {
    left.template == right.template && left.attributes == right.attributes
      && left.text.hasSameUTF8(as: right.text) && left.values.count == right.values.count
      && left.values.allSatisfy { name, value in Optional(value).hasSameUTF8(as: right.values[name]) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(template)
    hasher.combine(text)
    hasher.combine(values)
  }
}

extension String? {
  fileprivate func hasSameUTF8(as other: String?) -> Bool {
    guard let self, let other else { return self == other }
    return self.hasSameUTF8(as: other)
  }
}
