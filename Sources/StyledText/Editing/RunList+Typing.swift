extension RunList {
  /// The attributes of text that is typed over a range in a part of the text: the inheritable attributes of the first
  /// character that it replaces, or of the one before it. Attributes that end at their edges, such as a link, are
  /// included if the characters on both sides also have them.
  ///
  /// Atoms, and links that the text does not become part of, are skipped: the text looks like the text before them, or,
  /// without any, like the text after them. It still joins their paragraph.
  func lookOfText(typedInto range: Range<Int>, of part: Range<Int>) -> RunLook {
    guard !isPlain, !part.isEmpty else { return .plain }
    let place = range.isEmpty ? max(range.lowerBound - 1, part.lowerBound) : range.lowerBound
    let look = look(at: place)
    if look.overrides.isInherited { return look }
    let around = attributesOnBothSides(of: range, in: part, look)
    let run = runOfText(at: index(at: place), beside: range, of: part) {
      runs[$0].look.overrides.areText(inLink: around)
    }
    let beside = run.map { runs[$0].look } ?? RunLook(slot: look.slot)
    let paragraph = look.overrides.inherited.ofParagraphs
    let typed = beside.overrides.inherited.ofCharacters.merging(paragraph).merging(around)
    return typed == beside.overrides ? beside : beside.overriding(typed, .inherited)
  }

  /// The attributes that end at their edges and that the characters on both sides of a range share with its look.
  private func attributesOnBothSides(of range: Range<Int>, in part: Range<Int>, _ look: RunLook) -> TextAttributes {
    guard range.lowerBound > part.lowerBound, range.upperBound < part.upperBound else { return TextAttributes() }
    let sides = [self.look(at: range.lowerBound - 1).overrides, self.look(at: range.upperBound).overrides]
    return look.overrides.filter { attribute in
      attribute.editBehavior == .drop
        && sides.allSatisfy { $0.entry(named: attribute.name)?.isEqual(to: attribute) ?? false }
    }
  }

  /// A run if it is a text run, or else the nearest one before a range, or else after it.
  func runOfText(at index: Int, beside range: Range<Int>, of part: Range<Int>, where isText: (Int) -> Bool) -> Int? {
    if isText(index) { return index }
    if range.lowerBound > part.lowerBound {
      let before = (self.index(at: part.lowerBound)...self.index(at: range.lowerBound - 1)).last(where: isText)
      if let before { return before }
    }
    guard range.upperBound < part.upperBound else { return nil }
    return (self.index(at: range.upperBound)...self.index(at: part.upperBound - 1)).first(where: isText)
  }

  /// The character attributes that all text runs have in common, none if there are only links and atoms; and the
  /// paragraph attributes that all runs have in common.
  var commonOfTypedText: RunLook {
    let text = common(of: runs.filter { $0.look.overrides.areText(inLink: TextAttributes()) })
    let attributes = text.overrides.ofCharacters.merging(common.overrides.ofParagraphs)
    return attributes == text.overrides ? text : text.overriding(attributes, .uniform)
  }

  /// The attributes that all runs have in common.
  var common: RunLook { common(of: runs) }

  private func common(of runs: [Run]) -> RunLook {
    guard let first = runs.first?.look else { return .plain }
    let shared = first.overrides.filter { attribute in
      runs.allSatisfy { $0.look.overrides.entry(named: attribute.name)?.isEqual(to: attribute) ?? false }
    }
    return RunLook().overriding(shared, runs.count == 1 ? first.origin : .uniform)
  }
}

extension TextAttributes {
  /// Whether these are attributes of plain text, not of an atom or of a link other than the surrounding one.
  func areText(inLink around: TextAttributes) -> Bool {
    guard !isInherited, !hasAtoms else { return isInherited }
    let link = self[TextAttributeKeys.Link.self]
    return link == nil || link == around[TextAttributeKeys.Link.self]
  }
}
