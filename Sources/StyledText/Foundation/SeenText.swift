/// A text in another kind of string: the visible attributes of each run, with hints about their origin.
///
/// Visible attributes win over hints: other code may have edited the string after the hints were written.
struct SeenText {
  struct Run {
    let end: TextOffset
    /// All visible attributes, whichever layers they were set in.
    let attributes: TextAttributes
    let origin: AttributeOrigin
    /// The attributes that were set on the run and repeat those of other layers.
    let repeated: [String]
  }

  let content: String
  /// The attributes of the whole text.
  let attributes: TextAttributes
  let template: TemplateState?
  /// Values that were set for slots before there was a template.
  let values: [String: String]
  /// The text below, if the string showed a placeholder.
  let hidden: HiddenText?
  /// In text order; they cover the text.
  let runs: [Run]
}

extension StyledText {
  /// Creates a text with attributes in the layers that they were set in, as far as the visible attributes stay the
  /// same.
  init(_ seen: SeenText) {
    let base = seen.attributes.filter { attribute in
      seen.runs.allSatisfy { $0.attributes.mayBeShown(over: attribute) }
    }
    self.init(seen.content, attributes: base)
    extras = Extras(remembered: seen.hidden?.below(seen.content), values: seen.values)
    restoreTemplate(seen.template)
    guard !seen.runs.isEmpty else { return }
    removeFromSlots(notSeenIn: seen)
    let text = self
    stored = RunList(seen.places(in: stored).map { run, piece in text.look(of: run, in: piece) })
  }

  private func look(of run: SeenText.Run, in piece: RunList.Piece) -> RunList.Piece {
    var look = RunLook(slot: piece.look.slot)
    let repeated = run.attributes.filter { run.repeated.contains($0.name) }
    let overrides = run.attributes.differing(from: layers(of: look)).merging(repeated)
    look = look.overriding(overrides, run.origin)
    return RunList.Piece(length: piece.length, look: look)
  }

  /// Sets a template if it produces the text.
  private mutating func restoreTemplate(_ template: TemplateState?) {
    guard let template, template.filled.map(\.text).joined().hasSameUTF8(as: content) else { return }
    content = ""
    fill(template, .automatic)
  }

  private mutating func removeFromSlots(notSeenIn seen: SeenText) {
    guard let template = extras?.template, !template.attributes.isEmpty else { return }
    var kept = template.template.slotNames.indices.map(template.attributes(ofSlot:))
    for (run, piece) in seen.places(in: stored) where piece.look.slot >= 0 {
      let slot = Int(piece.look.slot)
      kept[slot] = kept[slot].filter { run.attributes.mayBeShown(over: $0) }
    }
    updateTemplate { state in
      for (name, attributes) in zip(template.template.slotNames, kept) { state.setAttributes(attributes, of: name) }
    }
  }
}

extension TextAttributes {
  /// Whether a run can show only these attributes although a lower layer has another one. A run may have another value,
  /// but it cannot remove an attribute, or the color of a style.
  fileprivate func mayBeShown(over attribute: any AnyTextAttribute) -> Bool {
    let showsColor = attribute.value(of: TextAttributeKeys.Style.self).map { !$0.leavesColorOpen } ?? false
    if showsColor, hasOpenStyle, entry(named: TextAttributeKeys.Color.name) == nil { return false }
    return entry(named: attribute.name) != nil
  }
}

extension SeenText {
  /// The runs, split where slots begin and end.
  fileprivate func places(in slots: RunList) -> [(Run, RunList.Piece)] {
    var start = TextOffset.zero
    return runs.flatMap { run in
      defer { start = run.end }
      return slots.pieces(in: start..<run.end).map { (run, $0) }
    }
  }
}
