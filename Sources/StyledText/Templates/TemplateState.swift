/// A template, and the values and attributes of its slots. Its text depends only on these values, not on the order in
/// which they were set.
struct TemplateState: Sendable {
  /// A piece of the template with its text.
  struct Filled: Sendable, Hashable {
    /// The piece's index in its template; negative for a text that does not fit it.
    let piece: Int
    /// Negative for a literal.
    let slot: Int32
    let text: String
  }

  typealias PlacedPiece = (piece: Filled, range: Range<TextOffset>)

  private(set) var template: SlotTemplate
  /// By name, including unknown slots, since another template may have them.
  private(set) var values: [String: String] = [:]
  /// By name, likewise.
  private(set) var attributes: [String: TextAttributes] = [:]
  /// The last text that was set as a whole.
  private(set) var text: String?
  /// A text that is shown instead of the template, until a text or a value is set.
  var placeholder: String?
  /// The pieces with their own attributes that vanished with their part or under a placeholder, by index, so that they
  /// can be restored.
  var vanished: [Int: RememberedText] = [:]
  private var attributesInOrder: [TextAttributes] = []

  init(_ template: SlotTemplate, text: String? = nil) {
    self.template = template
    self.text = text
    setTemplate(template)
  }

  mutating func setTemplate(_ template: SlotTemplate) {
    if template != self.template { vanished = [:] }
    self.template = template
    attributesInOrder = template.slotNames.map { attributes[$0] ?? TextAttributes() }
  }

  /// The name is kept in its last spelling: `é` is the same name as one scalar and as two.
  mutating func setValue(_ value: String?, of name: String) {
    values[name] = nil
    values[name] = value
    placeholder = nil
  }

  mutating func removeValues() {
    values = [:]
    placeholder = nil
  }

  mutating func setText(_ text: String) {
    self.text = text
    placeholder = nil
  }

  mutating func setAttributes(_ new: TextAttributes, of name: String) {
    attributes[name] = nil
    if !new.isEmpty { attributes[name] = new }
    if let slot = template.index(of: name) { attributesInOrder[slot] = new }
  }

  /// Changes the attributes of vanished pieces.
  mutating func updateVanished(_ change: (inout RunLook) -> Void) {
    for (piece, looks) in vanished {
      var runs = looks.runs
      let length = looks.text.length
      runs.update(.zero..<length, total: length, change)
      vanished[piece] = runs.isPlain ? nil : RememberedText(text: looks.text, runs: runs)
    }
  }

  func attributes(ofSlot slot: Int) -> TextAttributes {
    slot < attributesInOrder.count ? attributesInOrder[slot] : TextAttributes()
  }

  /// The text, piece by piece, without the parts that vanish.
  ///
  /// A slot shows its own value. A slot without one shows its part of the text that was set as a whole, if that text
  /// fits the template; otherwise it is empty. A text that does not fit is shown instead of the whole template while no
  /// slot has its own value.
  var filled: [Filled] {
    if let placeholder { return [Filled(piece: -1, slot: -1, text: placeholder)] }
    let fit = fit
    if let text, fit == nil, !hasOwnValues { return [Filled(piece: -1, slot: -1, text: text)] }
    return template.filled(template.slotNames.indices.map { value(ofSlot: $0) ?? fit?[$0] ?? "" })
  }

  private var fit: [String]? { text.flatMap { TemplateFit(template: template, text: $0).values } }

  /// The text of a slot; nil if it was not given.
  func shownValue(ofSlot slot: Int) -> String? {
    value(ofSlot: slot) ?? fit?[slot]
  }

  /// The names of the slots without a value that leave a gap, in order.
  var missingNames: [String] {
    guard fit == nil else { return [] }
    return zip(template.slotNames, template.isRequired).filter { $1 && values[$0] == nil }.map { $0.0 }
  }

  /// Whether a piece is an empty slot.
  func isEmptySlot(_ piece: Int) -> Bool {
    guard template.pieces.indices.contains(piece), case .slot(let slot) = template.pieces[piece] else { return false }
    return shownValue(ofSlot: slot)?.isEmpty ?? true
  }

  /// Whether a piece that vanishes with this text may reappear: a literal with its own text, or a slot that is not
  /// empty.
  func canRemember(_ text: String, of piece: Int) -> Bool {
    guard template.pieces.indices.contains(piece), !text.isEmpty else { return false }
    switch template.pieces[piece] {
    case .literal(let literal): return literal.hasSameUTF8(as: text)
    case .slot: return !isEmptySlot(piece)
    case .open, .close: return false
    }
  }

  private var hasOwnValues: Bool { template.slotNames.contains { values[$0] != nil } }

  private func value(ofSlot slot: Int) -> String? { values[template.slotNames[slot]] }
}

extension TemplateState: Hashable {
  /// Returns whether two states have the same code units; `==` of strings compares by canonical equivalence.
  static func == (left: Self, right: Self) -> Bool {
    left.template == right.template && left.attributes == right.attributes
      && left.vanished == right.vanished && left.text.hasSameUTF8(as: right.text)
      && left.placeholder.hasSameUTF8(as: right.placeholder)
      && left.values.count == right.values.count
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
