import StyleRichText

extension EditorModel {
  /// A content that was put in, and the state after that.
  struct Edited {
    var model: EditorModel
    /// In plain units.
    var length: Int
    var leftOut: String?
  }

  /// The state after a range of plain units was replaced.
  private func replacing(_ range: Range<Int>, with content: PlainText, isIsolated: Bool) -> EditorModel {
    var model = self
    model.text.replace(range, with: content)
    model.settle()
    guard isIsolated else { return model }
    let wanted = EditorModelDisplay(content, tables).atoms
    guard !model.shows(wanted, at: range.lowerBound) else { return model }
    var walled = self
    walled.text.replace(range, with: content.holdingEmoji(tables).walled)
    walled.settle()
    return walled.shows(wanted, at: range.lowerBound) ? walled : model
  }

  private func shows(_ wanted: [EditorModelDisplay.Part], at place: Int) -> Bool {
    wanted.allSatisfy { one in
      let range = one.plain.lowerBound + place..<one.plain.upperBound + place
      return display.atoms.contains { $0.kind == one.kind && $0.plain == range }
    }
  }

  /// Puts in as much of a content as the limit lets in; nil if that is nothing.
  func putting(
    _ content: PlainText,
    over range: Range<Int>,
    isIsolated: Bool = false,
    isWhole: Bool = false,
    count: Int? = nil
  ) -> Edited? {
    let length = content.text.utf16.count
    let bound = options.limit.map { max($0.count, count ?? self.count) } ?? .max
    let alone = EditorModelDisplay(content, tables)
    for end in alone.stops.reversed().map({ alone.plain($0) }) {
      if end < length, isWhole || end == 0 { break }
      let model = replacing(range, with: content.part(0..<end), isIsolated: isIsolated)
      guard length == 0 || model.count <= bound else { continue }
      let rest = content.part(end..<length).text
      return Edited(model: model, length: end, leftOut: rest.isEmpty ? nil : rest)
    }
    return nil
  }

  /// What the limit counts.
  var count: Int {
    switch options.limit?.unit {
    case .graphemes: text.plain.text.count
    case .utf16: text.plain.text.utf16.count
    case .utf8: text.plain.text.utf8.count
    case .shownGraphemes: display.string.count
    case nil: 0
    }
  }

  /// Replaces a range of the display text as an edit by the user. Returns whether anything was put in.
  @discardableResult
  mutating func enter(
    _ content: PlainText,
    over shown: Range<Int>,
    isIsolated: Bool = false,
    isWhole: Bool = false,
    _ kind: EditorModelHistory.Kind = .other,
    at time: Double
  ) -> Bool {
    let (before, range) = (state, display.plain(shown))
    guard !range.isEmpty || !content.text.isEmpty else { return false }
    guard let edited = putting(content, over: range, isIsolated: isIsolated, isWhole: isWhole) else {
      effects.append(.limited(leftOut: content.text))
      return false
    }
    if let leftOut = edited.leftOut { effects.append(.limited(leftOut: leftOut)) }
    (text, display) = (edited.model.text, edited.model.display)
    let end = range.lowerBound + edited.length
    setCaret(plain: end)
    record(before, kind, from: range.lowerBound, to: end, joins: kind == .typing && shown.isEmpty, at: time)
    return true
  }

  /// Removes a range of the display text.
  mutating func remove(_ shown: Range<Int>, _ kind: EditorModelHistory.Kind = .other, at time: Double) {
    guard !shown.isEmpty else { return }
    let (before, range) = (state, display.plain(shown))
    text.replace(range, with: PlainText(""))
    settle()
    setCaret(plain: range.lowerBound)
    let start = kind == .backward ? range.upperBound : range.lowerBound
    record(before, kind, from: start, to: range.lowerBound, joins: kind != .other, at: time)
  }

  mutating func record(
    _ before: EditorModelState,
    _ kind: EditorModelHistory.Kind,
    from start: Int,
    to end: Int,
    joins: Bool,
    at time: Double
  ) {
    if before.content.plain == text.plain {
      // Characters that are replaced by the same ones are still those of the groups.
      text.elements = before.content
      return
    }
    let group = EditorModelHistory.Group(
      before: before,
      after: state,
      kind: kind,
      end: end,
      time: time,
      isOpen: kind != .other
    )
    history.add(group, from: start, joins: joins, limit: options.undoGroups)
  }

  /// Goes to a copy of an earlier or later state. Returns the numbers of entities of others that do not fit there.
  mutating func restore(_ state: EditorModelState) -> Set<Int> {
    text.elements = state.content
    defer { setSelection(state) }
    return settle()
  }

  private mutating func setSelection(_ state: EditorModelState) {
    anchor = display.caret(state.anchor)
    head = display.caret(state.head)
  }
}
