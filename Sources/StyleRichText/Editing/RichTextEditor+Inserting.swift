internal import StyleTables
internal import StyledText

extension RichTextEditor {
  /// Replaces the marked text or the selection with typed text.
  mutating func insert(_ text: String, at time: Double, updating update: inout UpdateBuilder) {
    if composition != nil { return commit(as: text, updating: &update) }
    guard !text.isEmpty || !selection.isEmpty else { return }
    let isTyping = !text.isEmpty
    let (before, range) = (plainSelection, plainSelectionRange)
    guard let patches = enter(PlainText(text), in: range, rules: [], updating: &update) else { return }
    let end = range.lowerBound + (patches.first?.range.count ?? 0)
    add(
      patches,
      as: isTyping ? .typing : .single,
      at: time,
      from: before,
      start: range.isEmpty ? range.lowerBound : nil,
      end: isTyping ? end : nil
    )
  }

  /// Inserts an emoji by its code.
  mutating func insertEmoji(_ code: String, at time: Double, updating update: inout UpdateBuilder) {
    guard codec.emoji?.code(for: code) != nil else { return }
    let content = PlainText(code).holdingEmoji(readBy: codec)
    enterSingle(content, in: plainSelectionRange, rules: [.whole, .isolated], at: time, updating: &update)
  }

  /// Replaces the typed part of a name, or else the selection, with a mention. After a typed name it adds a space,
  /// unless a space or punctuation that attaches to the preceding word follows.
  mutating func insertMention(_ identifier: String, name: String, at time: Double, updating update: inout UpdateBuilder)
  {
    guard !name.isEmpty, !name.unicodeScalars.contains(where: \.isLineBreak) else { return }
    let query = mentionQuery
    let text = "@" + name
    let shown = self.text.text
    let place = shown.indices(utf16: selection.head..<selection.head).lowerBound
    let next = shown.unicodeScalars[place...].first
    let needsSpace = query != nil && !(next?.followsWordDirectly ?? false)
    let content = PlainText(
      needsSpace ? text + " " : text,
      entities: [PlainText.Entity(0..<text.utf16.count, .mention(identifier))]
    )
    let range = query.map { decoded.plainRange(of: $0.range) } ?? plainSelectionRange
    enterSingle(content, in: range, rules: [.whole, .isolated], at: time, updating: &update)
  }

  /// Replaces a range of the display text.
  mutating func replace(_ range: Range<Int>, with text: String, at time: Double, updating update: inout UpdateBuilder) {
    let range = decoded.stops.around(range)
    let plainRange = decoded.plainRange(of: range)
    guard !text.isEmpty || !plainRange.isEmpty else { return }
    let (old, selected) = (plainSelection, selection.range)
    enterSingle(PlainText(text), in: plainRange, rules: [], at: time, updating: &update) { editor, inserted in
      guard selected.lowerBound > range.upperBound || selected.upperBound < range.lowerBound else {
        return editor.setCaret(plain: inserted.upperBound)
      }
      editor.select(PlainChange(range: plainRange, length: inserted.count).map(old))
    }
  }

  /// Replaces the selection with a clipboard.
  mutating func paste(_ clipboard: RichTextClipboard, at time: Double, updating update: inout UpdateBuilder) {
    let (pasted, isCoded) = clipboard.pasted
    let content = pasted.fitting.withoutObjects
    guard !content.text.isEmpty else { return }
    let kept = content.withoutIdleWalls(readBy: codec)
    enterSingle(kept, in: plainSelectionRange, rules: isCoded ? .isolated : [], at: time, updating: &update)
  }

  /// Replaces a range with a clipboard, as a separate undo group. Marked text is committed first.
  ///
  /// - Parameters:
  ///   - clipboard: The text.
  ///   - range: UTF-16 offsets of the display text; the range is extended to whole characters and atoms.
  ///   - time: When it happened, by any clock, in seconds.
  mutating func paste(_ clipboard: RichTextClipboard, in range: Range<Int>, at time: Double) -> EditorUpdate {
    var update = UpdateBuilder(text)
    var range = range
    if composition != nil { range = commitFirst(updating: &update).around(range) }
    select(anchor: range.lowerBound, head: range.upperBound)
    paste(clipboard, at: time, updating: &update)
    limitHistory()
    (touchedUnit, column) = (nil, nil)
    return update.update(to: text)
  }

  /// Removes the selection for the clipboard.
  mutating func cut(at time: Double, updating update: inout UpdateBuilder) {
    guard let clipboard else { return }
    update.effects.append(.copied(clipboard))
    remove(plainSelectionRange, as: .single, at: time, updating: &update)
  }

  /// Makes an edit that is a separate undo group.
  private mutating func enterSingle(
    _ content: PlainText,
    in range: Range<Int>,
    rules: InsertionRules,
    at time: Double,
    updating update: inout UpdateBuilder,
    select: ((inout RichTextEditor, _ inserted: Range<Int>) -> Void)? = nil
  ) {
    let before = plainSelection
    let patches = enter(content, in: range, rules: rules, updating: &update, select: select)
    guard let patches else { return }
    add(patches, as: .single, at: time, from: before)
  }

  /// Replaces a range of the plain text with as much content as fits the limit. Nil if none of it fits.
  private mutating func enter(
    _ content: PlainText,
    in range: Range<Int>,
    rules: InsertionRules,
    updating update: inout UpdateBuilder,
    select: ((inout RichTextEditor, _ inserted: Range<Int>) -> Void)? = nil
  ) -> [PlainPatch]? {
    let fitting = fitting(content, replacing: range, countBefore: count, rules)
    let length = fitting.text.utf16.count
    noteLeftOut(of: content, after: length, updating: &update)
    guard length > 0 || content.text.isEmpty else { return nil }
    let patches = replace(range, with: fitting, rules: rules, updating: &update)
    if let select {
      select(&self, range.lowerBound..<range.lowerBound + length)
    } else {
      setCaret(plain: range.lowerBound + length)
    }
    return patches
  }

  /// Reports the text that did not fit the limit.
  func noteLeftOut(of content: PlainText, after length: Int, updating update: inout UpdateBuilder) {
    let all = content.text.utf16.count
    guard length < all else { return }
    update.effects.append(.limited(leftOut: String(content.text[content.text.indices(utf16: length..<all)])))
  }

  /// Removes a range of the plain text, and sets the caret there.
  mutating func remove(
    _ range: Range<Int>,
    as kind: EditorHistory.Kind,
    at time: Double,
    updating update: inout UpdateBuilder,
    start: Int? = nil
  ) {
    let before = plainSelection
    let patches = apply(plain.patch(replacing: range, with: PlainText("")), updating: &update)
    setCaret(plain: range.lowerBound)
    add(patches, as: kind, at: time, from: before, start: start, end: kind == .single ? nil : range.lowerBound)
  }

  /// Adds an edit to the undo groups, unless it changed nothing.
  mutating func add(
    _ patches: [PlainPatch],
    as kind: EditorHistory.Kind,
    at time: Double,
    from before: EditorHistory.Selection,
    start: Int? = nil,
    end: Int? = nil
  ) {
    if patches.count == 1, patches[0].isTrivial(in: plain) { return }
    history.add(patches, kind, at: time, from: before, to: plainSelection, start: start, end: end)
  }
}

extension Unicode.Scalar {
  /// Whether there is no space between a word and this: white space, closing brackets, quotation marks, and marks that
  /// end a sentence or a part of one, in any script.
  fileprivate var followsWordDirectly: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    case .otherPunctuation: !Self.openingOrJoining.contains(self)
    default: properties.isWhitespace || properties.isQuotationMark
    }
  }

  /// Other punctuation (Unicode's Po) that begins a word or is between words.
  private static let openingOrJoining = Set("@#&%*/\\¡¿§¶†‡•‰＠＃＆％＊／＼".unicodeScalars)
}

extension PlainText {
  /// The text with an entity for each of its emoji that would be text next to a letter or a digit.
  func holdingEmoji(readBy codec: RichTextCodec) -> PlainText {
    let known = Set(entities.filter { $0.kind == .emoji }.map(\.range))
    let added = codec.decode(self).map.changes.map(\.old).filter { range in
      let code = String(text[text.indices(utf16: range)])
      return !known.contains(range) && codec.emoji?.code(for: code)?.mayBeText(asCode: code) ?? false
    }
    return added.isEmpty
      ? self : PlainText(text, entities: (entities + added.map { Entity($0, .emoji) }).sortedInTextOrder)
  }

  /// The text without its empty literals, if they do not change how a codec reads it.
  func withoutIdleWalls(readBy codec: RichTextCodec) -> PlainText {
    var bare = self
    bare.entities.removeAll { $0.kind == .literal && $0.range.isEmpty }
    guard bare.entities.count < entities.count else { return self }
    return codec.decode(bare).text == codec.decode(self).text ? bare : self
  }

  /// The text without the entities that do not fit it.
  var fitting: PlainText {
    var fitting = self
    fitting.entities = entities.sortedInTextOrder
    let problems = RichTextCodec().decode(fitting).problems
    if let patch = fitting.patch(removing: problems.map(\.entity), at: 0) { _ = fitting.apply(patch) }
    return fitting
  }
}
