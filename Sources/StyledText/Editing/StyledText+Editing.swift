// Positions are UTF-16 offsets. An edit may begin and end between any two Unicode scalars, with one exception: a range
// that touches a part of an atom is widened to all of it.

extension StyledText {
  /// Replaces a range by a string, and returns the map of positions.
  ///
  /// ```swift
  /// var price = StyledText("only ¥99", style: .t14_red_bold)
  /// try price.replaceSubrange(5..<8, with: "¥1,099")
  /// ```
  ///
  /// The new text inherits attributes that typing extends (``EditBehavior/inherit``): those of the first character that
  /// it replaces; for an insertion, those of the character before it, or at the start of the text those of the
  /// character after it. Paragraphs that the edit joins get the attributes of the first one.
  ///
  /// Links and atoms do not pass on their attributes: text that is typed after one, or replaces it, looks like the text
  /// before it, otherwise like the text after it, and without either like the whole text. Text that is typed inside a
  /// link becomes part of the link.
  ///
  /// In a template, an edit inside a slot changes the slot's value wherever the slot appears. Any other edit removes
  /// the template without changing how the text looks.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with text: String
  ) throws(TextPositionError) -> PositionMap {
    replace(try offsets(utf16: range), with: text)
  }

  private mutating func replace(_ range: Range<TextOffset>, with text: String) -> PositionMap {
    let range = atoms(around: range)
    var text = text
    text.makeContiguousUTF8()
    guard !range.isEmpty || !text.isEmpty else { return .identity }
    if let map = type(text, over: range) ?? replaceInSlot(range, with: text) { return map }
    template = nil
    return splice(
      range,
      with: text,
      as: [RunList.Piece(length: text.length, look: typingLook(for: range), isInserted: true)]
    )
  }

  /// Inserts a string at a UTF-16 offset, as if it were typed there. Returns the map of positions.
  ///
  /// ```swift
  /// var note = StyledText("Hello reader")
  /// let map = try note.insert("dear ", at: 6)
  /// let reader = map.map(6..<12)  // 11..<17
  /// ```
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text, which is then unchanged.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func insert(_ text: String, at position: Int) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(position..<position, with: text)
  }

  /// Inserts a text with its own attributes at a UTF-16 offset, as pasting does. Returns the map of positions. The
  /// templates of both texts are removed.
  ///
  /// - Throws: ``TextPositionError`` if the position is not in the text, which is then unchanged.
  ///
  /// ```swift
  /// var prices = StyledText("now ¥99")
  /// try prices.insert("\("¥129", attributes: TextAttributes(strikethrough: .single)) " as StyledText, at: 0)
  /// ```
  ///
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func insert(_ text: StyledText, at position: Int) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(position..<position, with: text)
  }

  /// Removes a range, and returns the map of positions. In a template, this edits as replacing does.
  ///
  /// ```swift
  /// var note = StyledText("Hello dear reader")
  /// try note.removeSubrange(6..<11)
  /// ```
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func removeSubrange(_ range: Range<Int>) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(range, with: "")
  }

  /// Appends a string, as if it were typed there. Returns the map of positions.
  ///
  /// ```swift
  /// var rating = StyledText("4", style: .t14_gray2_bold)
  /// rating.append(".8")
  /// rating.append(" of \(5, style: .t9_red_medium)" as StyledText)  // as pasted: with a look of its own
  /// ```
  ///
  /// - Complexity: Linear in the length of the text and the number of runs.
  @discardableResult
  public mutating func append(_ text: String) -> PositionMap {
    let end = end
    return replace(end..<end, with: text)
  }

  /// Replaces a range by a text with its own attributes, as pasting does. Returns the map of positions. The templates
  /// of both texts are removed, which does not change how they look. If the text becomes empty, it does not remember
  /// the attributes of its parts, as the next text brings its own.
  ///
  /// The range is in UTF-16 offsets.
  ///
  /// - Throws: ``TextPositionError`` if an end of the range is not a position of the text, which is unchanged then.
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with text: StyledText
  ) throws(TextPositionError) -> PositionMap {
    replace(try offsets(utf16: range), with: text)
  }

  private mutating func replace(_ range: Range<TextOffset>, with text: StyledText) -> PositionMap {
    let range = atoms(around: range)
    template = nil
    let plain = layers(of: .plain)
    let pieces = text.runs.map { run in
      let look = RunLook().overriding(run.attributes.differing(from: plain), .set)
      return RunList.Piece(length: TextOffset(utf8: run.utf8Range.count, utf16: run.range.count), look: look)
    }
    let map = splice(range, with: text.content, as: pieces)
    if content.isEmpty, !range.isEmpty { forgetTextBelow() }
    return map
  }

  /// Appends a text with its own attributes, as pasting does. Returns the map of positions. A literal with styled parts
  /// needs `as StyledText`: otherwise it is read as a `String` if it can be one.
  ///
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func append(_ text: StyledText) -> PositionMap {
    let end = end
    return replace(end..<end, with: text)
  }

  /// The end of the text. Only a text without runs has to be measured.
  private var end: TextOffset { stored.runs.last?.end ?? content.length }

  /// The offsets of a range of UTF-16 positions. A text with runs knows its ends. For positions between them, the
  /// string computes the offsets, and does so again after each change.
  private func offsets(utf16 range: Range<Int>) throws(TextPositionError) -> Range<TextOffset> {
    if let end = stored.runs.last?.end, range.lowerBound == end.utf16, range.isEmpty { return end..<end }
    return try content.offsets(utf16: range)
  }

  /// The look of text that is typed over a range.
  func typingLook(for range: Range<TextOffset>) -> RunLook {
    if content.isEmpty, let remembered = extras?.remembered {
      let common = remembered.runs.commonOfTypedText
      return common.overriding(common.overrides.inherited, .inherited)
    }
    return stored.lookOfText(typedInto: range.utf8, of: 0..<content.utf8.count)
  }

  /// Makes the most common edit: typing text that becomes a part of a run. Nil for other edits.
  private mutating func type(_ text: String, over range: Range<TextOffset>) -> PositionMap? {
    guard extras == nil, range.length.utf8 < content.utf8.count || !text.isEmpty else { return nil }
    let end = range.lowerBound + text.length
    guard stored.type(end - range.lowerBound, over: range) else { return nil }
    replaceContent(range, with: text)
    return PositionMap(old: range.utf16, new: range.lowerBound.utf16..<end.utf16)
  }

  private mutating func replaceContent(_ range: Range<TextOffset>, with text: String) {
    let lower = content.index(utf8: range.lowerBound.utf8)
    content.replaceSubrange(lower..<content.index(utf8: range.upperBound.utf8), with: text)
  }

  /// Changes text and attributes together; only typing into a run is done elsewhere.
  private mutating func splice(
    _ range: Range<TextOffset>,
    with text: String,
    as pieces: [RunList.Piece]
  ) -> PositionMap {
    let isEmptied = text.isEmpty && range.length.utf8 == content.utf8.count
    if isEmptied { return empty() }
    extras = extras?.withoutText
    stored.replace(range, with: pieces, total: content.length)
    replaceContent(range, with: text)
    let end = pieces.reduce(range.lowerBound) { $0 + $1.length }
    let inserted = range.lowerBound..<end
    settleParagraphs(inserted, inserted: pieces.contains(where: \.isInserted) ? [inserted] : [])
    return PositionMap(old: range.utf16, new: inserted.utf16)
  }

  /// Removes all text, and remembers its attributes, or those of the text under a placeholder.
  mutating func empty() -> PositionMap {
    let length = utf16Length
    if !stored.isPlain, extras?.remembered == nil {
      extras = Extras(remembered: RememberedText(text: content, runs: stored), values: extras?.values ?? [:])
    }
    content = ""
    stored = RunList()
    return PositionMap(old: 0..<length, new: 0..<0)
  }
}
