// Positions are UTF-16 offsets. An edit happens exactly where it is asked for, between any two Unicode scalars, with one
// exception: a range that touches a part of an atom takes the whole of it.

extension StyledText {
  /// Puts words in the place of a stretch; returns where positions went.
  ///
  /// The new words take over what typing extends (``EditBehavior/inherit``), from the first character that they replace, or
  /// where nothing is replaced from the one before them, at the start of the text from the one behind them. The paragraphs
  /// that the edit joins take the attributes of the first one.
  ///
  /// In a template, an edit inside a slot changes the slot's value, in all of its places; any other edit turns the text
  /// into one without a template that looks the same. Throws when an end of the range is no position of the text; then
  /// nothing is changed. Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with text: String
  ) throws(TextPositionError) -> PositionMap {
    let range = atoms(around: try content.offsets(utf16: range))
    var text = text
    text.makeContiguousUTF8()
    guard !range.isEmpty || !text.isEmpty else { return .identity }
    if let map = replaceInSlot(range, with: text) { return map }
    template = nil
    return splice(range, text, [RunList.Piece(length: text.length, look: typingLook(for: range), isInserted: true)])
  }

  /// Puts words at a position, as ``replaceSubrange(_:with:)-(_,String)`` does.
  @discardableResult
  public mutating func insert(_ text: String, at position: Int) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(position..<position, with: text)
  }

  /// Removes a stretch, as ``replaceSubrange(_:with:)-(_,String)`` does.
  @discardableResult
  public mutating func removeSubrange(_ range: Range<Int>) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(range, with: "")
  }

  /// Adds words at the end, as if they were typed there.
  @discardableResult
  public mutating func append(_ text: String) -> PositionMap {
    let end = utf16Length
    // The end of a text is always one of its positions.
    return (try? replaceSubrange(end..<end, with: text)) ?? .identity
  }

  /// Puts a text with its own look in the place of a stretch, as pasting does; returns where positions went. The template of
  /// either text is gone afterwards; the words look as they did.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with text: StyledText
  ) throws(TextPositionError) -> PositionMap {
    let range = atoms(around: try content.offsets(utf16: range))
    template = nil
    let plain = layers(of: .plain)
    let pieces = text.runs.map { run in
      let look = RunLook().overriding(run.attributes.differing(from: plain), .set)
      return RunList.Piece(length: TextOffset(utf8: run.utf8Range.count, utf16: run.range.count), look: look)
    }
    return splice(range, text.content, pieces)
  }

  /// Adds a text with its own look at the end, as pasting does.
  @discardableResult
  public mutating func append(_ text: StyledText) -> PositionMap {
    let end = utf16Length
    return (try? replaceSubrange(end..<end, with: text)) ?? .identity
  }

  /// What words that are typed in the place of a stretch look like.
  func typingLook(for range: Range<TextOffset>) -> RunLook {
    if content.isEmpty, let remembered = extras?.remembered {
      return remembered.runs.common.overriding(remembered.runs.common.overrides.inherited, .inherited)
    }
    guard !stored.isPlain else { return .plain }
    let offset = range.isEmpty ? max(range.lowerBound.utf8 - 1, 0) : range.lowerBound.utf8
    return stored.look(at: offset).forInsertedText
  }

  /// The one place where words and looks are changed together.
  private mutating func splice(
    _ range: Range<TextOffset>,
    _ text: String,
    _ pieces: [RunList.Piece]
  ) -> PositionMap {
    let isEmptied = text.isEmpty && range.length.utf8 == content.utf8.count
    if isEmptied { return empty() }
    extras = nil
    stored.replace(range, with: pieces, total: content.length)
    content.replaceSubrange(
      content.index(utf8: range.lowerBound.utf8)..<content.index(utf8: range.upperBound.utf8),
      with: text
    )
    let end = pieces.reduce(range.lowerBound) { $0 + $1.length }
    let inserted = range.lowerBound..<end
    settleParagraphs(inserted, inserted: pieces.contains(where: \.isInserted) ? [inserted] : [])
    return PositionMap(old: range.utf16, new: inserted.utf16)
  }

  /// Removes all words, and remembers their looks.
  mutating func empty() -> PositionMap {
    let length = utf16Length
    if !stored.isPlain { extras = Extras(template: nil, remembered: Remembered(text: content, runs: stored)) }
    content = ""
    stored = RunList()
    return PositionMap(old: 0..<length, new: 0..<0)
  }
}

extension TextAttributes {
  /// The attributes that a stretch would not have anyway.
  func differing(from layers: Layers) -> TextAttributes {
    filter { attribute in
      if attribute.isStyle, let style = self[TextAttributeKeys.Style.self] { return style != layers.style }
      return !(layers.attribute(named: attribute.name)?.isEqual(to: attribute) ?? false)
    }
  }
}

extension RunList {
  /// What all runs have in common.
  var common: RunLook {
    guard let first = runs.first?.look else { return .plain }
    let shared = first.overrides.filter { attribute in
      runs.allSatisfy { $0.look.overrides.entry(named: attribute.name)?.isEqual(to: attribute) ?? false }
    }
    return RunLook().overriding(shared, runs.count == 1 ? first.origin : .uniform)
  }
}
