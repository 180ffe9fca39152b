import Foundation
import StyleLayout
import StyleRichText
import StyledText

/// Random events for an editor: short ones that fit together, such as the keys of a code or the steps of a composition,
/// and ones that make no sense.
struct RandomEvents {
  var random: RandomPlainTexts
  let codes: [String]
  let names: [String]
  var allowsExternal: Bool
  /// Whether a clipboard may have hundreds of mentions, for which the model takes long.
  var allowsManyMentions: Bool
  /// Characters of several scalars, of which a deletion removes one or all.
  private static let marked = [
    "1\u{FE0F}\u{20E3}", "2\u{FE0F}", "#\u{20E3}", "❤️", "ก็", "שּׁ", "👍🏽", "a\u{20E3}", "©\u{301}",
  ]
  /// Events that belong together, the next one last.
  private var queue: [EditorEvent] = []
  private var clipboards: [RichTextClipboard] = []

  init(
    _ random: RandomPlainTexts,
    codes: [String],
    names: [String],
    allowsExternal: Bool,
    allowsManyMentions: Bool = false
  ) {
    (self.random, self.codes, self.names) = (random, codes, names)
    (self.allowsExternal, self.allowsManyMentions) = (allowsExternal, allowsManyMentions)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { random.number(range) }
  private mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }
  private mutating func piece() -> String { random.pick(oneIn(8) ? Self.marked : RandomPlainTexts.pieces) ?? "" }
  private mutating func known() -> String { random.pick(codes + names.map { "@" + $0 }) ?? "@小明" }
  private mutating func name() -> String { random.pick(names + ["小明", "Ann Lee", "Ann  B C", " a", "", "a\nb"]) ?? "" }

  mutating func time() -> Double { random.pick([0, 0.1, 0.1, 0.3, 0.5, 0.5, 0.7, 2, -1]) ?? 0 }

  mutating func next(for editor: RichTextEditor) -> EditorEvent {
    if let clipboard = editor.clipboard { clipboards = clipboards.suffix(3) + [clipboard] }
    if !oneIn(8), let event = queue.popLast() { return event }
    queue = []
    let length = editor.text.utf16Length
    if length > 70, !oneIn(4) {
      return random.pick([.selectAll, .undo, .cut, .delete(.lineStart), .delete(.wordBackward)]) ?? .undo
    }
    switch number(0...29) {
    case 0...4: return .insert(oneIn(6) ? random.text() : piece())
    case 5...6: return typed(known())
    case 7: return .emoji(code: oneIn(4) ? piece() : random.pick(codes) ?? "[x]")
    case 8: return .mention(identifier: "user/\(number(7...9))", name: name())
    case 9: return oneIn(2) ? typed("@") : .insert(known())
    case 10: return .replace(range(length), with: oneIn(3) ? known() : piece())
    case 11...14: return .delete(deletion())
    case 15: return .paste(clipboard())
    case 16: return .cut
    case 17...18:
      return .move(CaretMovement.allCases[number(0...CaretMovement.allCases.count - 1)], extending: oneIn(2))
    case 19...20:
      let ends = range(length)
      return oneIn(2)
        ? .select(anchor: ends.upperBound, head: ends.lowerBound)
        : .select(anchor: ends.lowerBound, head: ends.upperBound)
    case 21: return oneIn(2) ? .selectAll : .select(anchor: number(0...length), head: number(-1...length + 1))
    case 22...24: return composed()
    case 25: return oneIn(3) ? .unmark : marked(piece() + piece())
    case 26...27: return .undo
    case 28: return .redo
    default: return allowsExternal ? external(length) : .touch(point(), by: unit(), extending: oneIn(2))
    }
  }

  mutating func point() -> LayoutPoint { LayoutPoint(x: Double(number(-5...90)), y: Double(number(-5...40))) }

  mutating func unit() -> SelectionUnit { random.pick(SelectionUnit.allCases) ?? .word }

  private mutating func deletion() -> Deletion {
    oneIn(3) ? random.pick(Deletion.allCases) ?? .backward : oneIn(3) ? .forward : .backward
  }

  /// Mostly short, now and then out of the text.
  private mutating func range(_ length: Int) -> Range<Int> {
    let start = oneIn(12) ? number(-3...length + 3) : number(0...length)
    return start..<start + (oneIn(4) ? number(0...length) : number(0...3))
  }

  /// The first key; the others follow.
  private mutating func typed(_ string: String) -> EditorEvent {
    let keys = string.unicodeScalars.map { EditorEvent.insert(String($0)) }
    queue = keys.dropFirst().reversed()
    if oneIn(3) { queue = [.delete(.backward)] + queue }
    if oneIn(4) { queue = [.undo] + queue }
    return keys.first ?? .insert("")
  }

  private mutating func marked(_ string: String) -> EditorEvent {
    let start = oneIn(4) ? number(-1...string.utf16.count + 1) : string.utf16.count
    return .mark(string, selected: start..<start + (oneIn(4) ? number(0...2) : 0))
  }

  /// The first step of a composition; the others follow.
  private mutating func composed() -> EditorEvent {
    let word = random.pick(["ni", "ka", "ㅎㅏ", "[赞", "赞]", "@小", "\u{301}", "👩\u{200D}"] + codes + names) ?? "ni"
    var steps = word.indices.map { marked(String(word[...$0])) }
    if oneIn(4) { steps.append(.delete(deletion())) }
    if oneIn(6) { steps.append(marked("")) }
    if allowsExternal, oneIn(4) { steps.append(external(number(0...30))) }
    switch number(0...4) {
    case 0...1: steps.append(.unmark)
    case 2: steps.append(.insert(oneIn(2) ? word : piece()))
    case 3: steps.append(.select(anchor: number(0...10), head: number(0...10)))
    default: break
    }
    queue = steps.dropFirst().reversed()
    return steps.first ?? .unmark
  }

  private mutating func external(_ length: Int) -> EditorEvent {
    .external(
      (0..<number(1...3)).map { _ in
        ExternalReplacement(range(length), with: oneIn(2) ? PlainText(piece()) : random.plain())
      }
    )
  }

  // MARK: - Clipboards

  private mutating func clipboard() -> RichTextClipboard {
    switch number(0...9) {
    case 0...4: return random.pick(clipboards) ?? coded(known(), PlainText(known()))
    case 5: return RichTextClipboard(random.text())
    case 6:
      let plain = random.plain()
      return coded(plain.text, plain)
    case 7:
      return RichTextClipboard(
        piece(),
        coded: random.pick(["", "{", "[]", "{\"version\":1}", "{\"text\":\"a\"}", "null"])
      )
    case 8:
      let plain = random.plain()
      return oneIn(2) ? coded(plain.text + "x", plain) : coded(plain.text, plain, version: number(0...3))
    default: return allowsManyMentions && oneIn(8) ? manyMentions() : withMention()
    }
  }

  private mutating func withMention() -> RichTextClipboard {
    let text = piece() + "@" + name() + piece()
    let end = number(0...text.utf16.count)
    let start = text.utf16.firstIndex(of: 0x40).map { text.utf16.distance(from: text.startIndex, to: $0) } ?? 0
    return coded(text, PlainText(text, entities: [PlainText.Entity(start..<max(start, end), .mention("user/3"))]))
  }

  private mutating func manyMentions() -> RichTextClipboard {
    let long = "@" + String(repeating: "n", count: number(198...201))
    let text = long + String(repeating: "@z", count: 260)
    let start = long.utf16.count
    let short = (0..<260).map { PlainText.Entity(start + $0 * 2..<start + $0 * 2 + 2, .mention("user/\($0 % 3)")) }
    return coded(text, PlainText(text, entities: [PlainText.Entity(0..<start, .mention("user/n"))] + short))
  }

  private func coded(_ string: String, _ plain: PlainText, version: Int = 1) -> RichTextClipboard {
    struct Form: Encodable {
      var version: Int
      var text: String
      var entities: [PlainText.Entity]
    }
    let data = try? JSONEncoder().encode(Form(version: version, text: plain.text, entities: plain.entities))
    return RichTextClipboard(string, coded: data.map { String(decoding: $0, as: UTF8.self) })
  }
}
