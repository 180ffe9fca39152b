import StyleRichText
import StyleTables
import StyledText

/// An editor by its definition: the plain text is an array of units, and all of it is decoded again by plain search
/// after each change. It shares no code with the editor, and takes at least quadratic time.
struct EditorModel {
  var tables: EditorModelDisplay.Tables
  let options: EditorOptions
  var text: EditorModelText
  /// In plain units.
  var marked: Range<Int>?
  var anchor = 0
  var head = 0
  var display: EditorModelDisplay
  var history = EditorModelHistory()
  /// The state before the marked text, and its count.
  var composition: (before: EditorModelState, count: Int)?
  /// Effects besides atoms that came and went.
  var effects: [EditorEffect] = []

  init(_ plain: PlainText, _ tables: EditorModelDisplay.Tables, _ options: EditorOptions) {
    (self.tables, self.options) = (tables, options)
    text = EditorModelText(PlainText(plain.text, entities: NaiveDecoder(tables.emoji, tables.names, plain).entities))
    display = EditorModelDisplay(text.plain, tables)
    (anchor, head) = (display.length, display.length)
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var markedRange: Range<Int>? { marked.map { display.shown($0.lowerBound)..<display.shown($0.upperBound) } }

  var canUndo: Bool {
    !history.done.isEmpty || options.undoGroups > 0 && composition != nil
  }
  var canRedo: Bool { !history.undone.isEmpty }

  var state: EditorModelState {
    EditorModelState(content: text.elements, anchor: display.plain(anchor), head: display.plain(head))
  }

  /// Decodes all of the text, and removes the entities that do not fit. Returns their numbers.
  @discardableResult
  mutating func settle() -> Set<Int> {
    var numbers: Set<Int> = []
    while true {
      var plain = text.plain
      var (removed, hidden): ([PlainText.Entity], [PlainText.Entity]) = ([], [])
      if let protected {
        hidden = plain.entities.filter {
          $0.range.lowerBound < protected.upperBound && $0.range.upperBound > protected.lowerBound
        }
        removed = hidden.filter { $0.kind != .literal }
        plain = plain.protecting(protected)
      }
      display = EditorModelDisplay(plain, tables)
      removed += display.dropped.filter { text.plain.entities.contains($0) }
      if removed.isEmpty { return numbers }
      numbers.formUnion(text.remove(removed))
    }
  }

  /// The marked text, widened to whole characters of the plain text.
  private var protected: Range<Int>? {
    guard let marked, !marked.isEmpty else { return nil }
    var ends = [0]
    for character in text.plain.text { ends.append((ends.last ?? 0) + character.utf16.count) }
    let lower = ends.last { $0 <= marked.lowerBound } ?? 0
    return lower..<(ends.first { $0 >= marked.upperBound } ?? marked.upperBound)
  }

  mutating func setCaret(plain position: Int) {
    anchor = display.caret(position)
    head = anchor
  }

  /// Moves the selection to the same plain positions as before, moved by an edit.
  mutating func keepSelection(of old: EditorModelDisplay, _ map: (Int) -> Int) {
    anchor = display.caret(map(old.plain(anchor)))
    head = display.caret(map(old.plain(head)))
  }

  /// Takes over a deletion whose extent the definition leaves open.
  mutating func adoptDeletion(_ plain: PlainText, anchor: Int, head: Int) {
    let start = EditorModelDisplay(plain, tables).plain(head)
    text.replace(start..<start + text.plain.text.utf16.count - plain.text.utf16.count, with: PlainText(""))
    settle()
    (self.anchor, self.head) = (anchor, head)
  }

  mutating func use(_ tables: EditorModelDisplay.Tables) {
    let old = display
    effects = []
    self.tables = tables
    history.close()
    settle()
    keepSelection(of: old) { $0 }
  }

  /// The beginning of a name before the caret.
  var mentionQuery: (trigger: Character, range: Range<Int>, text: String)? {
    guard anchor == head else { return nil }
    let front = Array(display.part(0..<head))
    let atoms = display.atoms.map(\.shown)
    var (place, query) = (head, "")
    for (index, character) in front.enumerated().reversed() {
      place -= character.utf16.count
      if query.count > 100 || character.isNewline { return nil }
      if let atom = display.atoms.first(where: { $0.shown.contains(place) }) {
        guard isTyped(atom) else { return nil }
        // Of a name, only the `@` may be a trigger.
        if place > atom.shown.lowerBound {
          query = String(character) + query
          continue
        }
      }
      let isBehindAtom = atoms.contains { $0.upperBound == place }
      if let trigger = options.mentionTriggers.first(where: { $0.character == character }),
        isBehindAtom || !String(front[..<index]).endsInSpacedWord, query.isMentionQuery(words: trigger.words)
      {
        return (character, place..<head, query)
      }
      if atoms.contains(where: { $0.contains(place) }) { return nil }
      query = String(character) + query
    }
    return nil
  }
}

extension EditorModel {
  /// Whether an atom is a name that the text alone has.
  private func isTyped(_ atom: EditorModelDisplay.Part) -> Bool {
    guard case .mention = atom.kind else { return false }
    return !text.plain.entities.contains { $0.kind != .literal && $0.range == atom.plain }
  }
}

extension PlainText {
  /// The text with a literal in place of what overlaps it. Of literals, the parts beside it stay.
  func protecting(_ protected: Range<Int>) -> PlainText {
    var parts = [Entity(protected, .literal)]
    for entity in entities {
      if entity.range.lowerBound >= protected.upperBound || entity.range.upperBound <= protected.lowerBound {
        parts.append(entity)
      } else if entity.kind == .literal {
        let (start, end) = (entity.range.lowerBound, entity.range.upperBound)
        if start < protected.lowerBound { parts.append(Entity(start..<protected.lowerBound, .literal)) }
        if end > protected.upperBound { parts.append(Entity(protected.upperBound..<end, .literal)) }
      }
    }
    return PlainText(text, entities: parts)
  }
}

extension String {
  /// Whether a name that follows would be inside of a word.
  fileprivate var endsInSpacedWord: Bool { unicodeScalars.last { !$0.isMarkOfModel }?.isWordOfModel ?? false }

  /// Whether this may be the text after a trigger: a space after the last word ends it.
  fileprivate func isMentionQuery(words: Int) -> Bool {
    guard first.map({ !$0.isWhitespace }) ?? true else { return false }
    return split(omittingEmptySubsequences: true, whereSeparator: { !$0.isWhitespace }).count < words
  }
}
