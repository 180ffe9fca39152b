import StyleRichText
import StyleTables
import StyledText

/// A display text of the model, with all positions that a caret may have.
struct EditorModelDisplay {
  /// What the people and the emoji are.
  struct Tables {
    var emoji: EmojiCatalog?
    var names: [(name: String, person: String)]
  }

  enum Kind: Hashable {
    case text
    case emoji(String)
    case mention(TextMention)
  }

  struct Part {
    var plain: Range<Int>
    var shown: Range<Int>
    var kind: Kind
  }

  let text: StyledText
  let string: String
  private(set) var parts: [Part] = []
  private(set) var atoms: [Part] = []
  /// The positions of the display text between two characters, and not inside of an atom.
  private(set) var stops: [Int] = [0]
  /// The entities that do not fit.
  let dropped: [PlainText.Entity]

  init(_ plain: PlainText, _ tables: Tables) {
    let decoder = NaiveDecoder(tables.emoji, tables.names, plain)
    text = decoder.decode()
    string = text.text
    dropped = plain.entities.filter { !decoder.entities.contains($0) }
    let units = Array(plain.text.utf16)
    for part in decoder.parts() {
      let start = parts.last?.shown.upperBound ?? 0
      switch part.kind {
      case .text: parts.append(Part(plain: part.range, shown: start..<start + part.range.count, kind: .text))
      case .emoji(let emoji):
        parts.append(Part(plain: part.range, shown: start..<start + 1, kind: .emoji(emoji.identifier)))
      case .mention(let person):
        let mention = TextMention(person, text: String(decoding: units[part.range], as: UTF16.self))
        parts.append(Part(plain: part.range, shown: start..<start + part.range.count, kind: .mention(mention)))
      }
    }
    atoms = parts.filter { $0.kind != .text }
    let atoms = atoms.filter { $0.shown.count > 1 }
    var place = 0
    for character in string {
      place += character.utf16.count
      if !atoms.contains(where: { $0.shown.lowerBound < place && place < $0.shown.upperBound }) { stops.append(place) }
    }
  }

  var length: Int { string.utf16.count }

  /// The atoms with their numbers.
  var counts: [Kind: Int] { Dictionary(atoms.map { ($0.kind, 1) }, uniquingKeysWith: +) }

  func stop(notAfter position: Int) -> Int { stops.last { $0 <= position } ?? 0 }
  func stop(notBefore position: Int) -> Int { stops.first { $0 >= position } ?? length }
  func stop(before position: Int) -> Int { stops.last { $0 < position } ?? 0 }
  func stop(after position: Int) -> Int { stops.first { $0 > position } ?? length }

  /// A range moved into the text and outward; an empty one, back.
  func outward(_ range: Range<Int>) -> Range<Int> {
    let lower = min(max(range.lowerBound, 0), length)
    let upper = min(max(range.upperBound, 0), length)
    return lower == upper
      ? stop(notAfter: lower)..<stop(notAfter: lower) : stop(notAfter: lower)..<stop(notBefore: upper)
  }

  /// The plain position of a display position.
  func plain(_ position: Int) -> Int {
    guard let part = parts.first(where: { $0.shown.upperBound > position }) else {
      return parts.last?.plain.upperBound ?? 0
    }
    return part.plain.lowerBound + position - part.shown.lowerBound
  }

  func plain(_ range: Range<Int>) -> Range<Int> { plain(range.lowerBound)..<plain(range.upperBound) }

  /// The display position of a plain position; the end of an emoji, inside of its code.
  func shown(_ position: Int) -> Int {
    guard let part = parts.first(where: { $0.plain.upperBound > position }) else { return length }
    if case .emoji = part.kind, part.plain.lowerBound < position { return part.shown.upperBound }
    return part.shown.lowerBound + position - part.plain.lowerBound
  }

  /// The caret for a plain position.
  func caret(_ position: Int) -> Int { stop(notBefore: shown(position)) }

  func part(_ range: Range<Int>) -> String { String(decoding: Array(string.utf16)[range], as: UTF16.self) }
}
