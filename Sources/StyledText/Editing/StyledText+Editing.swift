// Positions are UTF-16 offsets. An edit happens exactly where it is asked for, between any two Unicode scalars, with one
// exception: a range that touches a part of an atom takes the whole of it.

extension StyledText {
  /// Puts words in the place of a range; returns where positions went.
  ///
  /// ```swift
  /// var price = StyledText("only ¥99", style: .t14_red_bold)
  /// try price.replaceSubrange(5..<8, with: "¥1,099")
  /// ```
  ///
  /// The new words take over what typing extends (``EditBehavior/inherit``), from the first character that they replace, or
  /// where nothing is replaced from the one before them, at the start of the text from the one behind them. The paragraphs
  /// that the edit joins take the attributes of the first one.
  ///
  /// In a template, an edit inside a slot changes the slot's value, in all of its places; any other edit turns the text
  /// into one without a template that looks the same. Throws when an end of the range is no position of the text; then
  /// nothing is changed.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
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
    return splice(range, text, [RunList.Piece(length: text.length, look: typingLook(for: range), isInserted: true)])
  }

  /// Puts words at a UTF-16 offset, as if they were typed there; returns where positions went.
  ///
  /// ```swift
  /// var note = StyledText("Hello reader")
  /// let map = try note.insert("dear ", at: 6)
  /// let reader = map.map(6..<12)  // 11..<17
  /// ```
  ///
  /// Throws when the position is none of the text; then nothing is changed.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func insert(_ text: String, at position: Int) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(position..<position, with: text)
  }

  /// Puts a text with its own look at a UTF-16 offset, as pasting does; returns where positions went. The template of either
  /// text is gone afterwards. Throws when the position is none of the text; then nothing is changed.
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

  /// Removes a range of UTF-16 offsets; returns where positions went. In a template, it edits as replacing does.
  ///
  /// ```swift
  /// var note = StyledText("Hello dear reader")
  /// try note.removeSubrange(6..<11)
  /// ```
  ///
  /// Throws when an end of the range is no position of the text; then nothing is changed.
  ///
  /// - Complexity: Linear in the length of the text and the number of runs, by a copy and an addition.
  @discardableResult
  public mutating func removeSubrange(_ range: Range<Int>) throws(TextPositionError) -> PositionMap {
    try replaceSubrange(range, with: "")
  }

  /// Adds words at the end, as if they were typed there.
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

  /// Puts a text with its own look in the place of a range, as pasting does; returns where positions went. The template of
  /// either text is gone afterwards; the words look as they did.
  ///
  /// The range is one of UTF-16 offsets; throws when an end of it is no position of the text, and then changes nothing.
  ///
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
    return splice(range, text.content, pieces)
  }

  /// Adds a text with its own look at the end, as pasting does. A literal with styled parts needs `as StyledText`: it would
  /// be read as a `String` where it can be one.
  ///
  /// - Complexity: Linear in the length of both texts and the number of their runs.
  @discardableResult
  public mutating func append(_ text: StyledText) -> PositionMap {
    let end = end
    return replace(end..<end, with: text)
  }

  /// The end of the text. Only a text without runs has to be measured.
  private var end: TextOffset { stored.runs.last?.end ?? content.length }

  /// The offsets of a range of UTF-16 positions. The ends of a text with runs are known; between them the string has to be asked,
  /// which measures itself again after each change.
  private func offsets(utf16 range: Range<Int>) throws(TextPositionError) -> Range<TextOffset> {
    if let end = stored.runs.last?.end, range.lowerBound == end.utf16, range.isEmpty { return end..<end }
    return try content.offsets(utf16: range)
  }

  /// What words that are typed in the place of a range look like.
  func typingLook(for range: Range<TextOffset>) -> RunLook {
    if content.isEmpty, let remembered = extras?.remembered {
      return remembered.runs.common.overriding(remembered.runs.common.overrides.inherited, .inherited)
    }
    return stored.lookOfText(typedInto: range.utf8, of: 0..<content.utf8.count)
  }

  /// What most edits are: text that is typed into a run, and becomes a part of it. Nil for any other edit.
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

  /// The one place where text and looks are changed together, but for what is typed into a run.
  private mutating func splice(
    _ range: Range<TextOffset>,
    _ text: String,
    _ pieces: [RunList.Piece]
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

  /// Removes all words, and remembers their looks.
  mutating func empty() -> PositionMap {
    let length = utf16Length
    if !stored.isPlain {
      extras = Extras(remembered: RememberedText(text: content, runs: stored), values: extras?.values ?? [:])
    }
    content = ""
    stored = RunList()
    return PositionMap(old: 0..<length, new: 0..<0)
  }
}

extension TextAttributes {
  /// The attributes that a range would not have anyway.
  func differing(from layers: Layers) -> TextAttributes {
    filter { attribute in
      if attribute.isStyle, let style = self[TextAttributeKeys.Style.self] { return style != layers.style }
      return !(layers.attribute(named: attribute.name)?.isEqual(to: attribute) ?? false)
    }
  }
}

extension RunList {
  /// What text takes over that is typed in the place of a range, which lies in a part of the text: what typing extends from
  /// the first character that it replaces, or from the one before it; and what ends at its edges, such as a link, if the
  /// characters on both sides have it, too.
  func lookOfText(typedInto range: Range<Int>, of part: Range<Int>) -> RunLook {
    guard !isPlain, !part.isEmpty else { return .plain }
    let look = look(at: range.isEmpty ? max(range.lowerBound - 1, part.lowerBound) : range.lowerBound)
    guard range.lowerBound > part.lowerBound, range.upperBound < part.upperBound else { return look.forInsertedText }
    if look.overrides.isInherited { return look }
    let (before, after) = (self.look(at: range.lowerBound - 1).overrides, self.look(at: range.upperBound).overrides)
    func isInside(_ attribute: any AnyTextAttribute) -> Bool {
      [before, after].allSatisfy { $0.entry(named: attribute.name)?.isEqual(to: attribute) ?? false }
    }
    let around = look.overrides.filter { $0.editBehavior == .drop && isInside($0) }
    let typed = look.overrides.inherited.merging(around)
    return typed == look.overrides ? look : look.overriding(typed, .inherited)
  }

  /// What all runs have in common.
  var common: RunLook {
    guard let first = runs.first?.look else { return .plain }
    let shared = first.overrides.filter { attribute in
      runs.allSatisfy { $0.look.overrides.entry(named: attribute.name)?.isEqual(to: attribute) ?? false }
    }
    return RunLook().overriding(shared, runs.count == 1 ? first.origin : .uniform)
  }
}

extension RunLook {
  /// What text that is inserted beside this takes over.
  var forInsertedText: RunLook {
    let inherited = overrides.inherited
    return inherited.storage === overrides.storage ? self : overriding(inherited, .inherited)
  }
}
