import StyleRichText
import StyleTables
import StyledText

/// Decoding by its definition: at each place between two characters, every entity, code and name is tried. It shares no
/// code with the codec, and takes quadratic time.
struct NaiveDecoder {
  /// Every code and alias, with its emoji.
  private let codes: [(text: String, emoji: EmojiCode)]
  private let names: [(name: String, person: String)]
  private let text: String
  private let units: [UInt8]
  /// The places between characters: UTF-8 offsets by UTF-16 offsets.
  private var places: [Int: Int] = [:]
  private let ends: Set<Int>
  /// Those that fit the text, in text order.
  private(set) var entities: [PlainText.Entity] = []

  /// A character, an entity or a match.
  struct Part {
    enum Kind {
      case text
      case emoji(EmojiCode)
      /// The person.
      case mention(String)
    }

    /// In UTF-16 units of the plain text.
    var range: Range<Int>
    var kind: Kind
  }

  init(_ emoji: EmojiCatalog?, _ names: [(name: String, person: String)], _ plain: PlainText) {
    let known = emoji?.packs.flatMap { Array($0.codes) } ?? []
    codes = known.flatMap { emoji in ([emoji.code] + emoji.aliases).map { ($0, emoji) } }
    self.names = names.filter { !$0.name.isEmpty && !$0.name.contains(where: \.isNewline) }
    text = plain.text
    units = Array(plain.text.utf8)
    for index in Array(text.indices) + [text.endIndex] {
      let utf16 = text.utf16.distance(from: text.startIndex, to: index)
      places[utf16] = text.utf8.distance(from: text.startIndex, to: index)
    }
    ends = Set(places.values)
    for entity in plain.entities.sortedByPlace where fits(entity) { entities.append(entity) }
  }

  private func fits(_ entity: PlainText.Entity) -> Bool {
    guard let start = places[entity.range.lowerBound], let end = places[entity.range.upperBound] else { return false }
    if let last = entities.last, last.range.upperBound > entity.range.lowerBound { return false }
    if entity.kind == .emoji { return start < end }
    guard case .mention = entity.kind else { return true }
    let name = String(decoding: units[start..<end], as: UTF8.self)
    return name.utf8.count > 1 && name.utf8.first == UInt8(ascii: "@") && !name.contains(where: \.isNewline)
  }

  /// All of the text, in text order.
  func parts() -> [Part] {
    let known = entities.map { (range: utf8($0.range), kind: $0.kind) }
    let utf16 = Dictionary(uniqueKeysWithValues: places.map { ($0.value, $0.key) })
    var parts: [Part] = []
    var position = 0
    func add(upTo end: Int, _ kind: Part.Kind) {
      parts.append(Part(range: (utf16[position] ?? 0)..<(utf16[end] ?? 0), kind: kind))
      position = end
    }
    while position < units.count {
      let limit = known.map(\.range.lowerBound).filter { $0 > position }.min() ?? units.count
      if let entity = known.last(where: { $0.range.lowerBound == position && !$0.range.isEmpty }) {
        switch entity.kind {
        case .literal: add(upTo: entity.range.upperBound, .text)
        case .mention(let person): add(upTo: entity.range.upperBound, .mention(person))
        case .emoji:
          let code = codes.first { $0.text.utf8.elementsEqual(units[entity.range]) }
          add(upTo: entity.range.upperBound, code.map { .emoji($0.emoji) } ?? .text)
        }
      } else if let (emoji, end) = code(at: position, limit) {
        add(upTo: end, .emoji(emoji))
      } else if let (person, end) = name(at: position, limit) {
        add(upTo: end, .mention(person))
      } else {
        add(upTo: ends.filter { $0 > position }.min() ?? units.count, .text)
      }
    }
    return parts
  }

  /// The display text, without a look of its own for anything.
  func decode() -> StyledText {
    var display = StyledText.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for part in parts() {
      let written = String(decoding: units[utf8(part.range)], as: UTF8.self)
      switch part.kind {
      case .text: display.appendLiteral(written)
      case .mention(let person):
        display.appendInterpolation(TextMention(person, text: written))
      case .emoji(let emoji):
        display.appendInterpolation(
          TextAttachment(
            emoji.identifier,
            fontHeight: emoji.scale,
            aspect: emoji.aspect,
            plainText: written,
            label: emoji.label ?? emoji.name
          )
        )
      }
    }
    return StyledText(stringInterpolation: display)
  }

  private func utf8(_ range: Range<Int>) -> Range<Int> {
    (places[range.lowerBound] ?? 0)..<(places[range.upperBound] ?? 0)
  }

  private func code(at start: Int, _ limit: Int) -> (EmojiCode, Int)? {
    codes.filter { units[start...].starts(with: $0.text.utf8) }
      .map { ($0.emoji, start + $0.text.utf8.count) }
      .filter { ends.contains($0.1) && $0.1 <= limit && !($0.0.pack.respectsWords && isInsideWord(start..<$0.1)) }
      .max { $0.1 < $1.1 }
  }

  /// Whether a code is a part of a word, a number, a scheme or a path.
  private func isInsideWord(_ range: Range<Int>) -> Bool {
    let front = String(decoding: units[..<range.lowerBound], as: UTF8.self)
    let code = String(decoding: units[range], as: UTF8.self)
    let back = String(decoding: units[range.upperBound...], as: UTF8.self)
    for (left, right) in [(front, code), (code, back)] {
      if left.unicodeScalars.last?.isLetterOrDigitOfModel ?? false,
        right.unicodeScalars.first?.isLetterOrDigitOfModel ?? false
      {
        return true
      }
    }
    // The colon of a scheme or a drive, before which the code has only a part of the name.
    let parts = code.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count == 2, first.allSatisfy(\.isOfSchemeOfModel),
      (String(parts[1]) + back).utf8.first == UInt8(ascii: "/")
    else { return false }
    let rest = (String(parts[1]) + back).unicodeScalars.dropFirst().first
    let scalars = Array(front.unicodeScalars) + first
    let name = String(String.UnicodeScalarView(scalars.reversed().prefix(while: \.isOfSchemeOfModel).reversed()))
    if rest == "/", name.contains(where: \.isLetter) { return true }
    let isPath = rest?.isLetterOrDigitOfModel ?? false
    if isPath, ["file", "ftp", "http", "https", "mailto"].contains(name.lowercased()) { return true }
    guard let letter = scalars.last, letter.isASCII, letter.properties.isAlphabetic else { return false }
    var before = scalars.dropLast()
    if String(String.UnicodeScalarView(before)).endsInWordOfModel { return false }
    guard let sign = before.popLast(), sign == "'" || sign == "\u{2019}" else { return true }
    return !String(String.UnicodeScalarView(before)).endsInWordOfModel
  }

  private func name(at start: Int, _ limit: Int) -> (String, Int)? {
    guard units[start] == UInt8(ascii: "@"), !isWord(before: start) else { return nil }
    var found: (String, Int)?
    for (name, person) in names where units[(start + 1)...].starts(with: name.utf8) {
      let end = start + 1 + name.utf8.count
      guard ends.contains(end), end <= limit, !(isWord(before: end) && isWord(after: end)) else { continue }
      if joins(end), units[end] != UInt8(ascii: "@") || !isName(at: end + 1) { continue }
      if found.map({ $0.1 < end }) ?? true { found = (person, end) }
    }
    return found
  }

  /// Whether a handle continues here.
  private func joins(_ place: Int) -> Bool {
    guard place > 0, place + 1 < units.count else { return false }
    let parts = [place - 1, place, place + 1].map { Character(Unicode.Scalar(units[$0])) }
    return ".-@_".contains(parts[1]) && [parts[0], parts[2]].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func isName(at start: Int) -> Bool {
    names.contains { name, _ in
      let end = start + name.utf8.count
      guard units[start...].starts(with: name.utf8), ends.contains(end) else { return false }
      return !(isWord(before: end) && isWord(after: end)) && (!joins(end) || units[end] == UInt8(ascii: "@"))
    }
  }

  /// Whether the last scalar before a place that is not a mark belongs to a word of a script with spaces.
  private func isWord(before end: Int) -> Bool {
    String(decoding: units[..<end], as: UTF8.self).unicodeScalars.last { !$0.isMarkOfModel }?.isWordOfModel ?? false
  }

  private func isWord(after start: Int) -> Bool {
    String(decoding: units[start...], as: UTF8.self).unicodeScalars.first?.isWordOfModel ?? false
  }
}

extension [PlainText.Entity] {
  fileprivate var sortedByPlace: Self {
    enumerated().sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      return (left.lowerBound, left.isEmpty ? 0 : 1, $0.offset) < (right.lowerBound, right.isEmpty ? 0 : 1, $1.offset)
    }.map(\.element)
  }
}

extension String {
  fileprivate var endsInWordOfModel: Bool { unicodeScalars.last { !$0.isMarkOfModel }?.isWordOfModel ?? false }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigitOfModel: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }

  fileprivate var isOfSchemeOfModel: Bool { isLetterOrDigitOfModel || "+-.".unicodeScalars.contains(self) }

  var isMarkOfModel: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: [0x200D, 0xFF9E, 0x1F3FD].contains(value)
    }
  }

  /// By properties that the codec does not use.
  var isWordOfModel: Bool {
    if self == "_" { return true }
    let isKana = (0x3040...0x30FF).contains(value) || (0xFF66...0xFF9F).contains(value)
    let isThai = (0xE00...0xE7F).contains(value)
    return (properties.isAlphabetic || properties.numericType != nil) && !properties.isIdeographic && !isKana
      && !isThai && !isMarkOfModel
  }
}
