internal import Foundation
internal import StyleLayout
internal import StyleRichText
internal import StyleTables

/// Reads what happens from bytes. After the last one, all bytes are 0.
struct EventBytes {
  private var bytes: ArraySlice<UInt8>
  /// Codes that the tables know.
  private let codes: [String]

  init(_ bytes: ArraySlice<UInt8>, codes: [String]) {
    self.bytes = bytes
    self.codes = codes
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
    let number = Int(byte())
    return elements.isEmpty ? other : elements[number % elements.count]
  }

  // MARK: - Parts

  private static let pieces = [
    "", "a", " ", "@", "[", "]", "[赞", "赞]", "赞", ":", ")", "(", "\n", "\r", "\r\n", "\u{2029}", "\u{301}", "\u{200D}",
    "\u{FE0F}", "\u{20E3}", "👩\u{200D}👧", "🇨", "🇨🇳", "👍🏽", "1\u{FE0F}\u{20E3}", "é", "นี้", "ש\u{5C1}", "م", "\u{FFFC}",
    "\0", "https://a.b/c", "a@b.c", "#a#", "小明", "@小明", "@Ann Lee", "@Ann", "的", "user", "क्षि", "\u{202E}", "각",
    "\u{1100}", "😀",
  ]

  /// A piece that means something, a code, or any bytes.
  mutating func text() -> String {
    let choice = byte()
    switch choice {
    case 0..<128: return Self.pieces[Int(choice) % Self.pieces.count]
    case 128..<192: return codes.isEmpty ? "[赞]" : codes[Int(choice - 128) % codes.count]
    default: return letters(Int(choice & 31))
    }
  }

  mutating func letters(_ count: Int) -> String {
    let part = bytes.prefix(count)
    bytes = bytes.dropFirst(count)
    return String(decoding: part, as: UTF8.self)
  }

  /// Mostly near the start of the text, now and then nowhere.
  private mutating func position() -> Int {
    switch byte() {
    case 250: .min
    case 251: .max
    case 252: .max - 1
    case 253: -1
    case 254: .min + 1
    case 255: Int(Int32.max)
    case let byte: Int(byte)
    }
  }

  private mutating func range() -> Range<Int> {
    let (one, two) = (position(), position())
    return min(one, two)..<max(one, two)
  }

  private mutating func entity() -> PlainText.Entity {
    PlainText.Entity(
      range(),
      pick([.literal, .emoji, .mention("user/1"), .mention("user/2"), .mention("")], or: .literal)
    )
  }

  mutating func plain() -> PlainText {
    let text = text()
    return PlainText(text, entities: (0..<byte() & 3).map { _ in entity() })
  }

  mutating func time() -> Double {
    pick([0, 0.1, 0.4, 0.5, 0.6, 100, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude], or: 0)
  }

  private mutating func point() -> LayoutPoint {
    func coordinate(_ byte: UInt8) -> Double {
      switch byte {
      case 252: .nan
      case 253: .infinity
      case 254: -.infinity
      case 255: .greatestFiniteMagnitude
      case let byte: Double(Int8(bitPattern: byte))
      }
    }
    return LayoutPoint(x: coordinate(byte()), y: coordinate(byte()))
  }

  /// That of a selection, one with any entities, one of another version, or one with any coded form.
  private mutating func clipboard(_ editor: RichTextEditor) -> RichTextClipboard {
    switch byte() & 3 {
    case 0: return editor.clipboard ?? RichTextClipboard(text())
    case 1:
      let plain = plain()
      return RichTextClipboard(plain.text, coded: Self.form(plain, version: 1))
    case 2:
      let plain = plain()
      return RichTextClipboard(text(), coded: Self.form(plain, version: Int(byte() & 3)))
    default:
      let string = text()
      return RichTextClipboard(string, coded: letters(Int(byte())))
    }
  }

  private static func form(_ plain: PlainText, version: Int) -> String? {
    struct Form: Encodable {
      var version: Int
      var text: String
      var entities: [PlainText.Entity]
    }
    let data = try? JSONEncoder().encode(Form(version: version, text: plain.text, entities: plain.entities))
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - Events

  /// The next event, for an editor as it is now.
  mutating func event(for editor: RichTextEditor) -> EditorEvent {
    switch byte() % 20 {
    case 0...1: .insert(text())
    case 2: .emoji(code: text())
    case 3: .mention(identifier: text(), name: text())
    case 4: .replace(range(), with: text())
    case 5: .delete(pick([.backward, .forward], or: .backward))
    case 6: .delete(pick(Deletion.allCases, or: .backward))
    case 7: .paste(clipboard(editor))
    case 8: .cut
    case 9: .move(pick(CaretMovement.allCases, or: .left), extending: byte() & 1 == 1)
    case 10: .select(anchor: position(), head: position())
    case 11: .touch(point(), by: pick(SelectionUnit.allCases, or: .word), extending: byte() & 1 == 1)
    case 12: .selectAll
    case 13...14: .mark(text(), selected: range())
    case 15: .unmark
    case 16...17: .undo
    case 18: .redo
    default: .external((0...byte() & 3).map { _ in ExternalReplacement(range(), with: plain()) })
    }
  }

  private static let triggers = [MentionTrigger("@", words: 2), MentionTrigger("#", words: .max)]

  mutating func options() -> EditorOptions {
    let choice = byte()
    let limit = byte()
    let unit = TextLimit.Unit.allCases[Int(choice >> 2 & 3)]
    return EditorOptions(
      mentionDeletion: EditorOptions.MentionDeletion.allCases[Int(choice & 3) % 3],
      limit: limit > 60 ? nil : TextLimit(limit == 60 ? .min : Int(limit), unit),
      undoGroups: choice & 0x40 == 0 ? 10_000 : choice & 0x80 == 0 ? 2 : 0,
      mentionTriggers: choice & 0x10 == 0 ? [MentionTrigger("@")] : Self.triggers
    )
  }
}
