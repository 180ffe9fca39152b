import Foundation
import StyleRichText

/// Edits by others.
extension EditorModel {
  fileprivate struct Edit {
    var shown: Range<Int>
    var content: PlainText
  }

  mutating func external(_ list: [ExternalReplacement], at time: Double) {
    var edits = ordered(list.map { Edit(shown: $0.range, content: $0.plain) })
    if let markedRange,
      edits.contains(where: {
        $0.shown.lowerBound <= markedRange.upperBound && $0.shown.upperBound >= markedRange.lowerBound
      }),
      let commit = commit(at: time)
    {
      edits = ordered(
        edits.map { edit in
          let lower = commit.map(edit.shown.lowerBound, isUpper: false)
          let upper = edit.shown.isEmpty ? lower : max(lower, commit.map(edit.shown.upperBound, isUpper: true))
          return Edit(shown: lower..<upper, content: edit.content)
        }
      )
    }
    history.close()
    edits = edits.withoutLiteralsBetween
    let old = display
    let changes = edits.map { (range: old.plain($0.shown), length: $0.content.text.utf16.count) }
    for (edit, change) in zip(edits, changes).reversed() {
      replaceInAllStates(change.range, with: edit.content)
      if let range = marked, change.range.upperBound <= range.lowerBound {
        let start = range.lowerBound + change.length - change.range.count
        marked = start..<start + range.count
      }
    }
    for number in settle() { history.remove(number) }
    keepSelection(of: old) { Self.moved($0, changes) }
  }

  /// Makes an edit in the text, and in the texts that can be taken back and made again.
  private mutating func replaceInAllStates(_ range: Range<Int>, with content: PlainText) {
    guard var replacement = text.replace(range, with: content, byOthers: true) else { return }
    var text = text
    func edited(_ state: EditorModelState) -> EditorModelState {
      EditorModelState(
        content: text.replacing(in: state.content, &replacement),
        anchor: text.map(state.anchor, in: state.content, through: replacement),
        head: text.map(state.head, in: state.content, through: replacement)
      )
    }
    history.replace(edited)
    if let before = composition?.before { composition?.before = edited(before) }
    self.text = text
    history.order(&self.text)
  }

  /// In text order, outward to stops; those that overlap are one.
  private func ordered(_ list: [Edit]) -> [Edit] {
    let sorted = list.sorted { left, right in
      if left.shown.lowerBound != right.shown.lowerBound { return left.shown.lowerBound < right.shown.lowerBound }
      if left.shown.upperBound != right.shown.upperBound { return left.shown.upperBound < right.shown.upperBound }
      return left.content.text.utf8.lexicographicallyPrecedes(right.content.text.utf8)
    }
    var edits: [Edit] = []
    for edit in sorted {
      let shown = display.outward(edit.shown)
      guard let last = edits.last, shown.lowerBound < last.shown.upperBound else {
        edits.append(Edit(shown: shown, content: edit.content.fitting))
        continue
      }
      edits[edits.count - 1] = Edit(
        shown: last.shown.lowerBound..<max(last.shown.upperBound, shown.upperBound),
        content: last.content.followed(by: edit.content.fitting)
      )
    }
    return edits
  }

  /// A position stays before text that is inserted there, and goes after text that replaced what it was inside of.
  private static func moved(_ position: Int, _ changes: [(range: Range<Int>, length: Int)]) -> Int {
    var shift = 0
    for (range, length) in changes {
      if position < range.upperBound || range.isEmpty && position == range.upperBound {
        return position <= range.lowerBound ? position + shift : range.lowerBound + shift + length
      }
      shift += length - range.count
    }
    return position + shift
  }
}

extension [EditorModel.Edit] {
  /// The edits that change something, without an empty literal between two that are side by side. It is never in the
  /// text, so that undo does not bring it, either.
  fileprivate var withoutLiteralsBetween: Self {
    var edits: Self = []
    for var edit in self where !edit.shown.isEmpty || !edit.content.text.isEmpty {
      if edits.last?.shown.upperBound == edit.shown.lowerBound {
        edit.content.entities.removeAll { $0.range == 0..<0 }
      }
      edits.append(edit)
    }
    return edits
  }
}

extension PlainText {
  /// The text with the entities that fit it.
  fileprivate var fitting: PlainText { PlainText(text, entities: NaiveDecoder(nil, [], self).entities) }

  /// Both texts, without an empty literal between them.
  fileprivate func followed(by next: PlainText) -> PlainText {
    let length = text.utf16.count
    let moved = next.entities.filter { length == 0 || $0.range != 0..<0 }.map { entity in
      PlainText.Entity(entity.range.lowerBound + length..<entity.range.upperBound + length, entity.kind)
    }
    return PlainText(text + next.text, entities: entities + moved)
  }
}

extension RichTextClipboard {
  private struct Version: Decodable {
    var version: Int
  }

  /// The coded form, if it is good.
  var codedText: PlainText? {
    guard let data = coded?.data(using: .utf8), let version = try? JSONDecoder().decode(Version.self, from: data),
      version.version == 1, let plain = try? JSONDecoder().decode(PlainText.self, from: data),
      plain.text.utf8.elementsEqual(string.utf8)
    else { return nil }
    return plain
  }
}
