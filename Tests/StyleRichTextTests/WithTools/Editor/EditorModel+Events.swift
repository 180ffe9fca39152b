import StyleRichText
import StyleTables

extension EditorModel {
  /// What the definition leaves to the frame, or open.
  enum Openness {
    case none, selection, deletion
  }

  /// Handles an event. Returns what has to be taken over from the editor.
  mutating func handle(_ event: EditorEvent, at time: Double, hasFrame: Bool, hasOtherFrame: Bool) -> Openness {
    effects = []
    switch event {
    case .insert(let string): insert(Self.withoutObjects(string), at: time)
    case .delete(let deletion):
      if deletion == .lineStart || deletion == .lineEnd {
        if hasOtherFrame { effects.append(.frameRefused) }
        if marked == nil, anchor == head, hasFrame { return .deletion }
      }
      delete(deletion, at: time)
    case .mark(let string, let selected):
      let kept = Self.withoutObjects(selected, in: string)
      mark(Self.withoutObjects(string), selected: kept, at: time)
    case .unmark: commit(at: time)
    case .external(let list): external(list, at: time)
    default:
      let commit = commit(at: time)
      return handleUnmarked(event, commit, at: time, hasFrame: hasFrame, hasOtherFrame: hasOtherFrame)
    }
    return .none
  }

  /// Handles an event after a commit, which moved its positions.
  private mutating func handleUnmarked(
    _ event: EditorEvent,
    _ commit: Commit?,
    at time: Double,
    hasFrame: Bool,
    hasOtherFrame: Bool
  ) -> Openness {
    switch event {
    case .emoji(let code): emoji(code, at: time)
    case .mention(let identifier, let name): mention(identifier, Self.withoutObjects(name), at: time)
    case .replace(let range, let string): replace(range, Self.withoutObjects(string), commit, at: time)
    case .paste(let clipboard): paste(clipboard, at: time)
    case .cut: if !selection.isEmpty { remove(selection, at: time) }
    case .move(let movement, let extending):
      if hasOtherFrame { effects.append(.frameRefused) }
      move(movement, extending: extending)
      return hasFrame ? .selection : .none
    case .touch:
      if hasOtherFrame { effects.append(.frameRefused) }
      history.close()
      return hasFrame ? .selection : .none
    case .select(let anchor, let head):
      let mapped = moved(min(anchor, head)..<max(anchor, head), through: commit)
      (self.anchor, self.head) =
        anchor <= head ? (mapped.lowerBound, mapped.upperBound) : (mapped.upperBound, mapped.lowerBound)
      history.close()
    case .selectAll:
      (anchor, head) = (0, display.length)
      history.close()
    case .undo: undo()
    case .redo: redo()
    default: break
    }
    return .none
  }

  /// A range of an event in the text after a commit, outward to stops.
  private func moved(_ range: Range<Int>, through commit: Commit?) -> Range<Int> {
    guard let commit else { return display.outward(range) }
    let lower = commit.map(range.lowerBound, isUpper: false)
    return display.outward(lower..<(range.isEmpty ? lower : max(lower, commit.map(range.upperBound, isUpper: true))))
  }

  private mutating func insert(_ string: String, at time: Double) {
    if marked != nil { return insertOverMarked(string, at: time) }
    if string.isEmpty { return remove(selection, at: time) }
    enter(PlainText(string), over: selection, .typing, at: time)
  }

  private mutating func emoji(_ code: String, at time: Double) {
    let known = tables.emoji?.packs.flatMap { Array($0.codes) } ?? []
    guard known.contains(where: { ([$0.code] + $0.aliases).contains { $0.utf8.elementsEqual(code.utf8) } }) else {
      return
    }
    enter(PlainText(code).holdingEmoji(tables), over: selection, isIsolated: true, isWhole: true, at: time)
  }

  private mutating func mention(_ identifier: String, _ name: String, at time: Double) {
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { Character($0).isNewline }) else { return }
    let entity = PlainText.Entity(0..<name.utf16.count + 1, .mention(identifier))
    let query = mentionQuery?.range
    let next = display.part(head..<display.length).unicodeScalars.first
    let isSpaced = query == nil || (next?.needsNoSpaceInModel ?? false)
    let content = PlainText("@" + name + (isSpaced ? "" : " "), entities: [entity])
    enter(content, over: query ?? selection, isIsolated: true, isWhole: true, at: time)
  }

  private mutating func replace(_ range: Range<Int>, _ string: String, _ commit: Commit?, at time: Double) {
    let range = moved(range, through: commit)
    let (old, plain, selected) = (display, display.plain(range), selection)
    let (positions, before) = ((anchor, head), text.plain)
    if range.isEmpty, string.isEmpty { return }
    guard enter(PlainText(string), over: range, at: time) else { return }
    guard selected.lowerBound > range.upperBound || selected.upperBound < range.lowerBound else { return }
    (anchor, head) = positions
    let shift = display.plainLength - old.plainLength
    keepSelection(of: old) { $0 > plain.upperBound ? $0 + shift : $0 }
    // The selection after a replacement belongs to its group.
    if text.plain != before, !history.done.isEmpty { history.done[history.done.count - 1].after = state }
  }

  private mutating func paste(_ clipboard: RichTextClipboard, at time: Double) {
    guard !Self.withoutObjects(clipboard.string).isEmpty else { return }
    let coded = clipboard.codedText.map { text in
      var limited = PlainText(text.text)
      var mentions = 0
      for entity in NaiveDecoder(nil, [], text).entities {
        if case .mention = entity.kind {
          guard entity.range.count <= 200, mentions < 250 else { continue }
          mentions += 1
        } else if entity.range.isEmpty, limited.entities.last == entity {
          continue
        }
        limited.entities.append(entity)
      }
      limited = Self.withoutObjects(limited)
      var bare = limited
      bare.entities.removeAll { $0.kind == .literal && $0.range.isEmpty }
      return EditorModelDisplay(bare, tables).text == EditorModelDisplay(limited, tables).text ? bare : limited
    }
    enter(
      coded ?? PlainText(Self.withoutObjects(clipboard.string)),
      over: selection,
      isIsolated: coded != nil,
      at: time
    )
  }

  private mutating func undo() {
    guard let group = history.done.popLast() else { return }
    history.undone.append(group)
    history.close()
    for number in restore(group.before) { history.removeFromDone(number) }
  }

  private mutating func redo() {
    if let group = history.undone.popLast() {
      history.done.append(group)
      for number in restore(group.after) { history.removeFromUndone(number) }
    }
    history.close()
  }
}

extension EditorModelDisplay {
  fileprivate var plainLength: Int { parts.last?.plain.upperBound ?? 0 }
}

extension Unicode.Scalar {
  /// White space, and punctuation that belongs to the word before it.
  fileprivate var needsNoSpaceInModel: Bool {
    let character = Character(self)
    if character.isWhitespace || properties.isQuotationMark { return true }
    let others: [Unicode.GeneralCategory] = [
      .openPunctuation, .initialPunctuation, .dashPunctuation, .connectorPunctuation,
    ]
    return character.isPunctuation && !others.contains(properties.generalCategory)
      && !"@#&%*/\\¡¿§¶†‡•‰＠＃＆％＊／＼".unicodeScalars.contains(self)
  }
}
