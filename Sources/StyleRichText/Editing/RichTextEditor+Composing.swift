internal import StyledText

extension RichTextEditor {
  /// Replaces the marked text, or the selection if there is none.
  mutating func mark(_ text: String, selected: Range<Int>, at time: Double, updating update: inout UpdateBuilder) {
    guard !text.isEmpty || composition != nil else { return }
    let before = plainSelection
    let countBefore = composition?.countBefore ?? count
    let isFirst = composition == nil
    if isFirst { history.close() }
    let range = composition?.range ?? plainSelectionRange
    let marked = range.lowerBound..<range.lowerBound + text.utf16.count
    let patches = apply(
      plain.patch(replacing: range, with: PlainText(text)),
      marked: text.isEmpty ? nil : marked,
      updating: &update
    )
    composition = text.isEmpty ? nil : Composition(range: marked, countBefore: countBefore)
    select(selected, inMarked: marked)
    addToComposition(patches, at: time, from: before, isFirst: isFirst)
    if composition == nil { history.endComposition(of: plain, to: plainSelection) }
  }

  /// Commits the marked text.
  mutating func commit(updating update: inout UpdateBuilder) {
    guard let composition else { return }
    commit(
      as: String(plain.text[plain.text.indices(utf16: composition.range)]),
      keepsSelection: true,
      updating: &update
    )
  }

  /// Commits the marked text before an event, and returns the map of positions to those after that.
  mutating func commitFirst(updating update: inout UpdateBuilder) -> PositionMap {
    var committing = UpdateBuilder(text)
    commit(updating: &committing)
    let committed = committing.update(to: text)
    update.add(committed.map)
    update.effects += committing.effects
    limitHistory()
    return committed.map
  }

  /// Ends the composition and replaces the marked text.
  mutating func commit(as text: String, keepsSelection: Bool = false, updating update: inout UpdateBuilder) {
    guard let composition else { return }
    let (range, before) = (composition.range, plainSelection)
    let content = PlainText(text)
    let fitting = fitting(content, replacing: range, countBefore: composition.countBefore)
    let end = range.lowerBound + fitting.text.utf16.count
    noteLeftOut(of: content, after: end - range.lowerBound, updating: &update)
    self.composition = nil
    let isSame = fitting.text.utf8.elementsEqual(plain.text[plain.text.indices(utf16: range)].utf8)
    let patches =
      isSame
      ? settle(PositionMap.Change(old: range, new: range), marked: nil, updating: &update)
      : apply(plain.patch(replacing: range, with: fitting), updating: &update)
    if keepsSelection {
      select(EditorHistory.Selection(anchor: min(before.anchor, end), head: min(before.head, end)))
    } else {
      setCaret(plain: end)
    }
    addToComposition(patches, at: 0, from: before, isFirst: false)
    history.endComposition(of: plain, to: plainSelection)
  }

  /// Removes a part of the marked text; UTF-16 offsets of the plain text.
  mutating func removeMarked(_ removed: Range<Int>, at time: Double, updating update: inout UpdateBuilder) {
    guard let composition else { return }
    let before = plainSelection
    let marked = composition.range.lowerBound..<composition.range.upperBound - removed.count
    let patch = plain.patch(replacing: removed, with: PlainText(""))
    let patches = apply(patch, marked: marked.isEmpty ? nil : marked, updating: &update)
    self.composition = marked.isEmpty ? nil : Composition(range: marked, countBefore: composition.countBefore)
    setCaret(plain: removed.lowerBound)
    addToComposition(patches, at: time, from: before, isFirst: false)
    if self.composition == nil { history.endComposition(of: plain, to: plainSelection) }
  }

  /// All edits of a composition are one group, which stays open as long as there is marked text.
  private mutating func addToComposition(
    _ patches: [PlainPatch],
    at time: Double,
    from before: EditorHistory.Selection,
    isFirst: Bool
  ) {
    history.add(patches, .composition, at: time, from: before, to: plainSelection, start: isFirst ? nil : 0, end: 0)
  }

  /// Selects a part of the marked text; UTF-16 offsets of that.
  private mutating func select(_ selected: Range<Int>, inMarked marked: Range<Int>) {
    let part = selected.clamped(to: 0..<marked.count)
    let lower = decoded.displayPosition(of: marked.lowerBound + part.lowerBound)
    let range = lower..<max(decoded.displayPosition(of: marked.lowerBound + part.upperBound), lower)
    let stops = decoded.stops
    let whole = range.isEmpty ? stops.atOrAfter(lower)..<stops.atOrAfter(lower) : stops.around(range)
    selection = TextSelection(anchor: whole.lowerBound, head: whole.upperBound)
  }
}
