public import StyleLayout
internal import StyleTables
internal import StyledText

extension RichTextEditor {
  /// Handles an event, and returns the changes.
  ///
  /// An event that makes no sense here, such as an unknown emoji, changes nothing.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - seconds: When it happened, by any clock. Edits within half a second may be one group of undo.
  ///   - frame: The frame in which the text is shown, for touches and movements by lines. The frame of a text with
  ///     other characters or atoms is not used: ``EditorEffect/frameRefused``. Without a frame, paragraphs count as
  ///     lines, and touches do nothing.
  /// - Complexity: Linear in the text and its emoji by comparisons and copies of memory. The steps of reading are near
  ///   the edit.
  @discardableResult
  public mutating func handle(_ event: EditorEvent, at seconds: Double, in frame: TextFrame? = nil) -> EditorUpdate {
    var update = UpdateBuilder(text)
    var frame = frame
    if let shown = frame, event.usesFrame, !shown.text.source.hasSameCharactersAndAtoms(as: text) {
      update.effects.append(.frameRefused)
      frame = nil
    }
    // The frame shows the text before a commit.
    var touched = frame.flatMap { event.touched(in: $0) }
    var event = event.withoutObjects
    if event.endsComposition, composition != nil {
      let committed = commitFirst(updating: &update)
      event = event.moved(by: committed)
      touched = touched?.moved(by: committed)
      touchedUnit = touchedUnit.map { committed.around($0) }
      if !committed.isIdentity { frame = nil }
    }
    if !event.isVertical { column = nil }
    if !event.extendsTouch { touchedUnit = nil }
    handle(event, at: seconds, in: frame, touched: touched, updating: &update)
    limitHistory()
    return update.update(to: text)
  }

  private mutating func handle(
    _ event: EditorEvent,
    at time: Double,
    in frame: TextFrame?,
    touched: Touched?,
    updating update: inout UpdateBuilder
  ) {
    switch event {
    case .insert(let text): insert(text, at: time, updating: &update)
    case .emoji(let code): insertEmoji(code, at: time, updating: &update)
    case .mention(let identifier, let name): insertMention(identifier, name: name, at: time, updating: &update)
    case .replace(let range, let text): replace(range, with: text, at: time, updating: &update)
    case .delete(let deletion): delete(deletion, at: time, in: frame, updating: &update)
    case .paste(let clipboard): paste(clipboard, at: time, updating: &update)
    case .cut: cut(at: time, updating: &update)
    case .move(let movement, let isExtending): move(movement, isExtending: isExtending, frame)
    case .select(let anchor, let head): select(anchor: anchor, head: head)
    case .touch(_, _, let isExtending): touch(touched, isExtending: isExtending)
    case .selectAll: select(anchor: 0, head: text.utf16Length)
    case .mark(let text, let selected): mark(text, selected: selected, at: time, updating: &update)
    case .unmark: commit(updating: &update)
    case .undo: undo(updating: &update)
    case .redo: redo(updating: &update)
    case .external(let replacements): replaceExternally(replacements, updating: &update)
    }
  }

  /// Forgets the oldest undo groups. A composition counts only at its end, since it does not count if it changed
  /// nothing.
  mutating func limitHistory() {
    if composition == nil { history.limit(to: options.undoGroups) }
  }
}

extension StyledText {
  /// Whether positions have the same meaning in another text.
  fileprivate func hasSameCharactersAndAtoms(as other: StyledText) -> Bool {
    guard text.hasSameUTF8(as: other.text) else { return false }
    let all = 0..<utf16Length
    return (try? atoms(in: all)) == (try? other.atoms(in: all))
  }
}

extension EditorEvent {
  /// Whether marked text is committed before it.
  fileprivate var endsComposition: Bool {
    switch self {
    case .mark, .unmark, .insert, .delete, .external: false
    default: true
    }
  }

  fileprivate var usesFrame: Bool {
    switch self {
    case .move, .touch, .delete(.lineStart), .delete(.lineEnd): true
    default: false
    }
  }

  fileprivate var extendsTouch: Bool {
    if case .touch(_, _, extending: true) = self { true } else { false }
  }

  fileprivate var isVertical: Bool {
    switch self {
    case .move(.up, _), .move(.down, _): true
    default: false
    }
  }

  /// The target of a touch.
  fileprivate func touched(in frame: TextFrame) -> RichTextEditor.Touched? {
    guard case .touch(let point, let unit, _) = self else { return nil }
    return RichTextEditor.Touched(unit, at: frame.position(at: point), in: frame)
  }

  /// The event for the text after an edit.
  fileprivate func moved(by map: PositionMap) -> Self {
    switch self {
    case .replace(let range, let text): return .replace(map.around(range), with: text)
    case .select(let anchor, let head):
      return .select(
        anchor: map.map(anchor, bias: anchor > head ? .after : .before),
        head: map.map(head, bias: head > anchor ? .after : .before)
      )
    default: return self
    }
  }
}
