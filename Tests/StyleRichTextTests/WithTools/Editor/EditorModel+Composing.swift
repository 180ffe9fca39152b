import StyleRichText

/// Marked text.
extension EditorModel {
  /// Replaces the marked text, or else the selection, by marked text.
  mutating func mark(_ string: String, selected: Range<Int>, at time: Double) {
    guard marked != nil || !string.isEmpty else { return }
    begin()
    let range = marked ?? display.plain(selection)
    let length = string.utf16.count
    text.replace(range, with: PlainText(string))
    marked = string.isEmpty ? nil : range.lowerBound..<range.lowerBound + length
    settle()
    history.undone = []
    guard !string.isEmpty else {
      setCaret(plain: range.lowerBound)
      return end(at: time)
    }
    let start = display.shown(range.lowerBound)
    let clamped = selected.clamped(to: 0..<length)
    // A caret is after the character that it is inside of, as after typed text.
    head = display.stop(notBefore: start + clamped.upperBound)
    anchor = clamped.isEmpty ? head : display.stop(notAfter: start + clamped.lowerBound)
  }

  private mutating func begin() {
    guard composition == nil else { return }
    history.close()
    composition = (state, count)
  }

  /// Ends the group of the marked text.
  private mutating func end(at time: Double) {
    guard let before = composition?.before else { return }
    composition = nil
    record(before, .other, from: 0, to: 0, joins: false, at: time)
  }

  /// The change that a commit makes in the display text.
  struct Commit {
    var old: Range<Int>
    var new: Range<Int>

    /// As the map of the commit does it: by its bias.
    func map(_ position: Int, isUpper: Bool) -> Int {
      if position < old.lowerBound || position == old.lowerBound && !(isUpper && old.isEmpty) {
        return min(position, new.lowerBound)
      }
      if position >= old.upperBound { return position - old.upperBound + new.upperBound }
      return isUpper ? new.upperBound : new.lowerBound
    }
  }

  /// Makes ordinary text of the marked text, as far as the limit allows.
  @discardableResult
  mutating func commit(at time: Double) -> Commit? {
    guard let range = marked, let composition else { return nil }
    let old = self
    marked = nil
    var (whole, kept) = (self, range.upperBound)
    whole.settle()
    if let limit = options.limit, whole.count > max(limit.count, composition.count) {
      let content = text.plain.part(range)
      let edited = putting(content, over: range, count: composition.count)
      kept = range.lowerBound + (edited?.length ?? 0)
      text.replace(kept..<range.upperBound, with: PlainText(""))
      effects.append(.limited(leftOut: edited.map { $0.leftOut ?? "" } ?? content.text))
    }
    settle()
    keepSelection(of: old.display) { kept == range.upperBound ? $0 : min($0, kept) }
    end(at: time)
    return change(from: old.display, kept..<range.upperBound)
  }

  /// Typed text ends the composition.
  mutating func insertOverMarked(_ string: String, at time: Double) {
    guard let range = marked, let composition else { return }
    marked = nil
    let edited = putting(PlainText(string), over: range, count: composition.count)
    if let edited {
      (text, display) = (edited.model.text, edited.model.display)
    } else {
      text.replace(range, with: PlainText(""))
      settle()
    }
    let leftOut = edited.map { $0.leftOut } ?? string
    if let leftOut { effects.append(.limited(leftOut: leftOut)) }
    history.undone = []
    setCaret(plain: range.lowerBound + (edited?.length ?? 0))
    end(at: time)
  }

  /// A deletion inside of the marked text.
  mutating func deleteMarked(_ deletion: Deletion, at time: Double) {
    guard let range = marked, deletion == .backward || deletion == .forward else { return }
    let shown = display.shown(range.lowerBound)..<display.shown(range.upperBound)
    let found = selection.isEmpty ? deleted(deletion)?.clamped(to: shown) : selection.clamped(to: shown)
    guard let found, !found.isEmpty else { return }
    let cut = display.plain(found)
    text.replace(cut, with: PlainText(""))
    marked = range.count == cut.count ? nil : range.lowerBound..<range.upperBound - cut.count
    settle()
    history.undone = []
    setCaret(plain: cut.lowerBound)
    if marked == nil { end(at: time) }
  }

  /// The smallest change from an old display text to this one, around a removal in the plain text.
  private func change(from old: EditorModelDisplay, _ cut: Range<Int>) -> Commit {
    let (one, two) = (old.letters, display.letters)
    var front = 0
    while front < min(one.count, two.count), one[front].isSame(as: two[front], movedBy: 0),
      cut.isEmpty || one[front].plain.upperBound <= cut.lowerBound
    { front += 1 }
    var back = 0
    while back < min(one.count, two.count) - front,
      one[one.count - 1 - back].isSame(as: two[two.count - 1 - back], movedBy: -cut.count),
      cut.isEmpty || one[one.count - 1 - back].plain.lowerBound >= cut.upperBound
    { back += 1 }
    while front + back < min(one.count, two.count), one[front].looksLike(two[front]) { front += 1 }
    while front + back < min(one.count, two.count),
      one[one.count - 1 - back].looksLike(two[two.count - 1 - back])
    { back += 1 }
    func place(_ letters: [EditorModelDisplay.Letter], _ index: Int) -> Int {
      index < letters.count ? letters[index].shown.lowerBound : letters.last?.shown.upperBound ?? 0
    }
    return Commit(
      old: place(one, front)..<place(one, one.count - back),
      new: place(two, front)..<place(two, two.count - back)
    )
  }
}

extension EditorModelDisplay {
  /// A scalar of the text, or an atom.
  struct Letter {
    var part: Part
    var scalar: Unicode.Scalar
    var plain: Range<Int> { part.plain }
    var shown: Range<Int> { part.shown }

    func looksLike(_ other: Self) -> Bool {
      part.kind == other.part.kind && (part.kind != .text || scalar == other.scalar)
    }

    func isSame(as other: Self, movedBy distance: Int) -> Bool {
      looksLike(other) && plain.lowerBound + distance == other.plain.lowerBound
        && plain.upperBound + distance == other.plain.upperBound
    }
  }

  var letters: [Letter] {
    parts.flatMap { part -> [Letter] in
      guard part.kind == .text else { return [Letter(part: part, scalar: " ")] }
      var (plain, shown) = (part.plain.lowerBound, part.shown.lowerBound)
      return self.part(part.shown).unicodeScalars.map { scalar in
        let length = String(scalar).utf16.count
        defer { (plain, shown) = (plain + length, shown + length) }
        return Letter(
          part: Part(plain: plain..<plain + length, shown: shown..<shown + length, kind: .text),
          scalar: scalar
        )
      }
    }
  }
}
