/// A text as another kind of string has it: stretch by stretch everything that is seen, with hints at how that came about.
///
/// What is seen is what counts: the string may have been edited by others since the hints were written.
struct SeenText {
  struct Stretch {
    let end: TextOffset
    /// All that is seen, whichever layer it was set in.
    let attributes: TextAttributes
    let origin: AttributeOrigin
    /// The attributes that were set on the stretch although it would have had them anyway.
    let repeated: [String]
  }

  let content: String
  /// What the whole text had.
  let attributes: TextAttributes
  let template: TemplateState?
  /// What was set for slots before there was a template.
  let values: [String: String]
  /// In text order; they cover the text.
  let stretches: [Stretch]
}

extension StyledText {
  /// Puts attributes into the layers that they were set in, as far as that gives what is seen.
  init(_ seen: SeenText) {
    // A stretch can have another value than the whole text, but not none.
    let base = seen.attributes.filter { attribute in
      seen.stretches.allSatisfy { $0.attributes.entry(named: attribute.name) != nil }
    }
    self.init(seen.content, attributes: base)
    extras = Extras(values: seen.values)
    restoreTemplate(seen.template)
    guard !seen.stretches.isEmpty else { return }
    removeFromSlots(notSeenIn: seen)
    let text = self
    stored = RunList(seen.places(in: stored).map { stretch, piece in text.look(of: stretch, in: piece) })
  }

  private func look(of stretch: SeenText.Stretch, in piece: RunList.Piece) -> RunList.Piece {
    var look = RunLook(slot: piece.look.slot)
    let repeated = stretch.attributes.filter { stretch.repeated.contains($0.name) }
    let overrides = stretch.attributes.differing(from: layers(of: look)).merging(repeated)
    look = look.overriding(overrides, stretch.origin)
    return RunList.Piece(length: piece.length, look: look)
  }

  /// Takes a template over if it gives the words that there are.
  private mutating func restoreTemplate(_ template: TemplateState?) {
    guard let template, template.filled.map(\.text).joined().hasSameUTF8(as: content) else { return }
    content = ""
    fill(template, .automatic)
  }

  private mutating func removeFromSlots(notSeenIn seen: SeenText) {
    guard let template = extras?.template, !template.attributes.isEmpty else { return }
    var kept = template.template.slotNames.indices.map(template.attributes(ofSlot:))
    for (stretch, piece) in seen.places(in: stored) where piece.look.slot >= 0 {
      let slot = Int(piece.look.slot)
      kept[slot] = kept[slot].filter { stretch.attributes.entry(named: $0.name) != nil }
    }
    updateTemplate { state in
      for (name, attributes) in zip(template.template.slotNames, kept) { state.setAttributes(attributes, of: name) }
    }
  }
}

extension SeenText {
  /// The stretches, divided where slots begin and end.
  fileprivate func places(in slots: RunList) -> [(Stretch, RunList.Piece)] {
    var start = TextOffset.zero
    return stretches.flatMap { stretch in
      defer { start = stretch.end }
      return slots.pieces(in: start..<stretch.end).map { (stretch, $0) }
    }
  }
}
