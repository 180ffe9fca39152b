extension StyledText {
  /// Changes what is known of the slots, and fills the template again. Does nothing without a template.
  @discardableResult
  mutating func updateTemplate(
    _ policy: ReplacementPolicy = .automatic,
    _ change: (inout TemplateState) -> Void
  ) -> PositionMap {
    guard var state = extras?.template else { return .identity }
    change(&state)
    return fill(state, policy)
  }

  /// Shows what a state says. Attributes that were set on stretches stay with their slot's words, or their literal.
  @discardableResult
  mutating func fill(_ state: TemplateState, _ policy: ReplacementPolicy, edit: SlotEdit? = nil) -> PositionMap {
    let pieces = state.filled
    let old = placesBefore(pieces, in: state.template)
    var assembly = Assembly(stored)
    var places = PiecePlaces(old)
    for (index, piece) in pieces.enumerated() {
      let range = places.next(for: piece)
      if let edit, edit.piece == index, let range {
        assembly.splice(range, edit.range, with: edit.text, edit.look)
      } else {
        replace(range, by: piece, policy, &assembly)
      }
    }
    assembly.finish(oldLength: utf16Length, look: .plain)
    content = pieces.map(\.text).joined()
    stored = RunList(assembly.pieces)
    extras = Extras(template: state)
    settleParagraphs(.zero..<content.length, inserted: assembly.pieces.insertedRanges)
    return PositionMap(steps: [assembly.changes])
  }

  /// Where the pieces of the template before stand, with the slots numbered as in the template to come. A text that had no
  /// template and that the new one shows as it is has the pieces of the new one.
  private func placesBefore(_ pieces: [TemplateState.Filled], in template: SlotTemplate) -> [TemplateState.Place] {
    guard let old = extras?.template else {
      return pieces.map(\.text).joined().hasSameUTF8(as: content) ? pieces.ranges() : []
    }
    return old.filled.ranges().compactMap { piece, range in
      guard piece.slot >= 0 else { return (piece, range) }
      let number = template.number(of: old.template.slotNames[Int(piece.slot)])
      return number.map { (TemplateState.Filled(slot: Int32(clamping: $0), text: piece.text), range) }
    }
  }

  /// Replaces a stretch of the text that stands in a slot. Nil when it does not lie in one.
  mutating func replaceInSlot(_ range: Range<TextOffset>, with text: String) -> PositionMap? {
    guard var state = extras?.template else { return nil }
    let pieces = state.filled.ranges()
    let candidates = pieces.indices.filter {
      pieces[$0].piece.slot >= 0 && pieces[$0].range.lowerBound <= range.lowerBound
        && pieces[$0].range.upperBound >= range.upperBound
    }
    guard let index = candidates.first else { return nil }
    let (piece, place) = pieces[index]
    let name = state.template.slotNames[Int(piece.slot)]
    let words = content[place.lowerBound..<range.lowerBound] + text + content[range.upperBound..<place.upperBound]
    state.setValue(String(words), of: name)
    var look = typingLook(in: place, for: range)
    look.slot = piece.slot
    return fill(state, .automatic, edit: SlotEdit(piece: index, range: range, text: text, look: look))
  }

  /// What is typed into a slot looks like what stands in the slot.
  private func typingLook(in place: Range<TextOffset>, for range: Range<TextOffset>) -> RunLook {
    guard !place.isEmpty, !stored.isPlain else { return .plain }
    let offset = range.isEmpty ? max(range.lowerBound.utf8 - 1, place.lowerBound.utf8) : range.lowerBound.utf8
    return stored.look(at: offset).forInsertedText
  }

  private func replace(
    _ range: Range<TextOffset>?,
    by piece: TemplateState.Filled,
    _ policy: ReplacementPolicy,
    _ assembly: inout Assembly
  ) {
    guard let range, !range.isEmpty else {
      // It counts as inserted, so that its paragraph keeps the attributes of what stood there before.
      return assembly.put(piece.text.length, RunLook(slot: piece.slot), isInserted: true)
    }
    var part = self
    part.content = String(content[range])
    part.stored = RunList(stored.pieces(in: range))
    part.extras = nil
    guard !part.content.hasSameUTF8(as: piece.text) else { return assembly.keepOrMove(range, slot: piece.slot) }
    assembly.put(part.assembly(for: piece.text, policy), from: range, slot: piece.slot)
  }
}

/// An edit of the words in a slot.
struct SlotEdit {
  let piece: Int
  let range: Range<TextOffset>
  let text: String
  let look: RunLook
}

/// Finds the old place of a template's pieces: a slot's first place for its first place, and so on; a literal's for the
/// same words.
struct PiecePlaces {
  private var places: [TemplateState.Filled: [Range<TextOffset>]] = [:]

  init(_ pieces: [TemplateState.Place]) {
    for (piece, range) in pieces.reversed() { places[Self.key(piece), default: []].append(range) }
  }

  mutating func next(for piece: TemplateState.Filled) -> Range<TextOffset>? {
    places[Self.key(piece)]?.popLast()
  }

  private static func key(_ piece: TemplateState.Filled) -> TemplateState.Filled {
    piece.slot < 0 ? piece : TemplateState.Filled(slot: piece.slot, text: "")
  }
}

extension [TemplateState.Filled] {
  /// The pieces with their places in the text.
  func ranges() -> [TemplateState.Place] {
    var start = TextOffset.zero
    return map { piece in
      let range = start..<start + piece.text.length
      start = range.upperBound
      return (piece, range)
    }
  }
}
