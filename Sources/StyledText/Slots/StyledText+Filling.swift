extension StyledText {
  /// Changes the state of the slots, and fills the template again. Does nothing without a template.
  @discardableResult
  mutating func updateTemplate(
    _ policy: ReplacementPolicy = .automatic,
    _ change: (inout TemplateState) -> Void
  ) -> PositionMap {
    guard var state = extras?.template else { return .identity }
    change(&state)
    return fill(state, policy)
  }

  /// Shows the text of a state. Attributes that were set on pieces stay with the text of their slot, or their literal.
  @discardableResult
  mutating func fill(_ state: TemplateState, _ policy: ReplacementPolicy, edit: SlotEdit? = nil) -> PositionMap {
    var state = state
    let pieces = state.filled
    let old = placesBefore(pieces, in: state.template)
    let isSameTemplate = extras?.template?.template == state.template
    var places = PiecePlaces(old, for: pieces, isSameTemplate: isSameTemplate)
    if isSameTemplate { rememberVanished(of: old, beside: pieces, in: &state) }
    for piece in state.vanished.keys where state.isEmptySlot(piece) { state.vanished[piece] = nil }
    var assembly = Assembly(stored)
    for piece in pieces {
      let range = places.next(for: piece)
      if let edit, edit.piece == piece.piece, let range {
        assembly.splice(range, replacing: edit.range, with: edit.text, as: edit.look)
      } else if range == nil, let looks = state.vanished[piece.piece] {
        restore(looks, as: piece, by: policy, into: &assembly)
      } else {
        replace(range, by: piece, policy: policy, into: &assembly)
      }
      state.vanished[piece.piece] = nil
    }
    assembly.finish(oldLength: utf16Length)
    content = pieces.map(\.text).joined()
    stored = RunList(assembly.pieces)
    extras = Extras(template: state)
    settleParagraphs(.zero..<content.length, inserted: assembly.pieces.insertedRanges())
    return PositionMap(steps: [assembly.changes])
  }

  /// Remembers the attributes of pieces that vanish with their part or under a placeholder. A slot whose own text was
  /// removed is not remembered, just as outside of parts.
  private func rememberVanished(
    of old: [TemplateState.PlacedPiece],
    beside pieces: [TemplateState.Filled],
    in state: inout TemplateState
  ) {
    let mayVanish = state.placeholder != nil || state.template.hasParts && pieces.first?.piece != -1
    guard !stored.isPlain, mayVanish else { return }
    let shown = Set(pieces.map(\.piece))
    for (piece, range) in old where piece.piece >= 0 && !shown.contains(piece.piece) && !range.isEmpty {
      let looks = stored.pieces(in: range).map { RunList.Piece(length: $0.length, look: $0.look.withoutSlot) }
      let runs = RunList(looks)
      if !runs.isPlain { state.vanished[piece.piece] = RememberedText(text: piece.text, runs: runs) }
    }
  }

  /// Restores a piece that reappears with its part.
  private func restore(
    _ looks: RememberedText,
    as piece: TemplateState.Filled,
    by policy: ReplacementPolicy,
    into assembly: inout Assembly
  ) {
    var part = self
    part.content = looks.text
    part.stored = looks.runs
    part.extras = nil
    let isSame = looks.text.hasSameUTF8(as: piece.text)
    let runs =
      isSame ? looks.runs.pieces(in: .zero..<piece.text.length) : part.assembly(for: piece.text, policy).pieces
    for run in runs {
      var look = run.look
      look.slot = piece.slot
      assembly.put(run.length, look, isInserted: true)
    }
  }

  /// The ranges of the pieces of the previous template, with slots indexed as in the new one. A text without a template
  /// that equals the text of the new one has the pieces of the new one.
  private func placesBefore(_ pieces: [TemplateState.Filled], in template: SlotTemplate) -> [TemplateState.PlacedPiece]
  {
    guard let old = extras?.template else {
      return pieces.map(\.text).joined().hasSameUTF8(as: content) ? pieces.ranges() : []
    }
    return old.filled.ranges().compactMap { piece, range in
      guard piece.slot >= 0 else { return (piece, range) }
      let slot = template.index(of: old.template.slotNames[Int(piece.slot)])
      return slot.map { slot in
        (TemplateState.Filled(piece: piece.piece, slot: Int32(clamping: slot), text: piece.text), range)
      }
    }
  }

  /// Replaces a range of the text inside a slot; nil if it is not inside one.
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
    return fill(state, .automatic, edit: SlotEdit(piece: piece.piece, range: range, text: text, look: look))
  }

  /// Text that is typed into a slot looks like the text of the slot.
  private func typingLook(in place: Range<TextOffset>, for range: Range<TextOffset>) -> RunLook {
    stored.lookOfText(typedInto: range.utf8, of: place.utf8)
  }

  private func replace(
    _ range: Range<TextOffset>?,
    by piece: TemplateState.Filled,
    policy: ReplacementPolicy,
    into assembly: inout Assembly
  ) {
    guard let range, !range.isEmpty else {
      // It is treated as inserted, so that its paragraph keeps the attributes of the previous text.
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

/// An edit of the text in a slot.
struct SlotEdit {
  /// The piece's index in the template.
  let piece: Int
  let range: Range<TextOffset>
  let text: String
  let look: RunLook
}

/// Finds the old ranges of a template's pieces. In the same template, a piece has its own range. In another one, the
/// first range of a slot corresponds to its first range there, and so on, and a literal corresponds to one with the
/// same text.
struct PiecePlaces {
  private enum Key: Hashable {
    case piece(Int)
    case slot(Int32)
    case literal(String)
  }

  private var places: [Key: [Range<TextOffset>]] = [:]
  private let isByNumber: Bool

  init(_ old: [TemplateState.PlacedPiece], for new: [TemplateState.Filled], isSameTemplate: Bool) {
    isByNumber = isSameTemplate && old.first?.piece.piece != -1 && new.first?.piece != -1
    for (piece, range) in old.reversed() { places[key(piece), default: []].append(range) }
  }

  mutating func next(for piece: TemplateState.Filled) -> Range<TextOffset>? {
    places[key(piece)]?.popLast()
  }

  private func key(_ piece: TemplateState.Filled) -> Key {
    if isByNumber { return .piece(piece.piece) }
    return piece.slot < 0 ? .literal(piece.text) : .slot(piece.slot)
  }
}

extension [TemplateState.Filled] {
  /// The pieces with their ranges in the text.
  func ranges() -> [TemplateState.PlacedPiece] {
    var start = TextOffset.zero
    return map { piece in
      let range = start..<start + piece.text.length
      start = range.upperBound
      return (piece, range)
    }
  }
}

extension RunLook {
  /// The range of a slot in a text without a template.
  fileprivate var withoutSlot: RunLook { RunLook(overrides: overrides, origin: origin) }
}
