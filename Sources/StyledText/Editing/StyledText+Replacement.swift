extension StyledText {
  /// Replaces all text, and returns the map of positions.
  ///
  /// ```swift
  /// var price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// price.replaceText("¥89 ¥119")  // the second price is struck through
  /// price.replaceText("Sold out", policy: .firstRun)
  /// ```
  ///
  /// The ``style`` and ``attributes`` of the whole text always stay; the policy determines the others. An emptied text
  /// remembers its attributes for the next text, and so does a text that was replaced by text without letters and
  /// digits, such as `…`: it makes no difference whether one of them was shown in between. For words, call
  /// ``showPlaceholder(_:)``.
  ///
  /// In a template, the policy applies to each slot separately: the text fills the slots without their own value (see
  /// ``subscript(_:)-(String)``).
  ///
  /// - Complexity: Linear in the lengths of both texts. The cost of the part where they differ is a larger, but bounded
  ///   multiple of its length.
  @discardableResult
  public mutating func replaceText(_ text: String, policy: ReplacementPolicy = .automatic) -> PositionMap {
    var text = text
    text.makeContiguousUTF8()
    if extras?.template != nil { return updateTemplate(policy) { $0.setText(text) } }
    return replaceWholeText(text, policy)
  }

  mutating func setText(_ text: String) {
    guard extras == nil, stored.isPlain else {
      replaceText(text)
      return
    }
    content = text
    content.makeContiguousUTF8()
  }

  private mutating func replaceWholeText(_ text: String, _ policy: ReplacementPolicy) -> PositionMap {
    if text.isEmpty { return isEmpty ? .identity : empty() }
    if policy == .automatic, content.hasSameUTF8(as: text) { return .identity }
    let old = textBelow
    let comesBack = policy == .automatic && old.content.hasSameUTF8(as: text)
    return replace(old, by: text, comesBack ? .carryOver : policy, keepsBelow: old.isRemembered(under: text))
  }

  /// Shows a text that replaces the remembered one. If the remembered text is kept, the new text is a placeholder.
  mutating func replace(
    _ old: StyledText,
    by text: String,
    _ policy: ReplacementPolicy,
    keepsBelow: Bool
  ) -> PositionMap {
    let hidden = extras?.remembered
    let shown = hidden.map { _ in 0..<utf16Length }
    let (range, assembly) = old.change(for: text, policy)
    content = text
    if keepsBelow, !old.stored.isPlain {
      let below = hidden ?? RememberedText(text: old.content, runs: old.stored)
      extras = Extras(remembered: below, values: extras?.values ?? [:])
    } else {
      extras = extras?.withoutText
    }
    stored = old.stored
    stored.replace(range, with: assembly.pieces, total: old.content.length)
    settleParagraphs(
      range.lowerBound..<range.lowerBound + assembly.length,
      inserted: assembly.pieces.insertedRanges(from: range.lowerBound),
      leading: old.stored.look(at: range.lowerBound.utf8).overrides.ofParagraphs
    )
    // The changes refer to the remembered text; the shown text is replaced as a whole.
    return shown.map { PositionMap(old: $0, new: 0..<utf16Length) } ?? PositionMap(steps: [assembly.changes])
  }

  /// The attributes of a text that replaces this one.
  func assembly(for text: String, _ policy: ReplacementPolicy) -> Assembly {
    switch effective(policy) {
    case .carryOver, .automatic: carryOver(text).assembly()
    case .uniform: uniform(text, stored.common)
    case .firstRun: uniform(text, stored.look(at: 0).overriding(stored.look(at: 0).overrides, .firstRun))
    }
  }

  /// The range of this text that changes, and the attributes of the text that replaces it.
  private func change(for text: String, _ policy: ReplacementPolicy) -> (range: Range<TextOffset>, assembly: Assembly) {
    let policy = effective(policy)
    return policy == .carryOver
      ? carryOver(text).change() : (.zero..<content.length, assembly(for: text, policy))
  }

  private func carryOver(_ text: String) -> CarryOver {
    CarryOver(old: content, runs: stored, base: attributes, new: text, atoms: atomRanges.map(\.utf8))
  }

  /// The policy that ``ReplacementPolicy/automatic`` chooses for this text by its visible attributes, however they are
  /// stored.
  private func effective(_ policy: ReplacementPolicy) -> ReplacementPolicy {
    guard policy == .automatic else { return policy }
    return hasOneLook ? .uniform : .carryOver
  }

  private func uniform(_ text: String, _ look: RunLook) -> Assembly {
    let ends = CommonEnds.lengths(of: content, and: text)
    let look = look.overriding(look.overrides.withoutAtoms, look.origin)
    return Assembly(uniform: look, old: content.length, new: text.length, prefix: ends.prefix, suffix: ends.suffix)
  }
}

extension [RunList.Piece] {
  /// The ranges of the pieces that took their attributes from the text around them.
  func insertedRanges(from start: TextOffset = .zero) -> [Range<TextOffset>] {
    var start = start
    return compactMap { piece in
      defer { start += piece.length }
      return piece.isInserted ? start..<start + piece.length : nil
    }
  }
}
