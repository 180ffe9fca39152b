import TestSupport

/// Random JSON texts: nested, with escapes, numbers of all forms, and white space anywhere. Keys of a mapping differ,
/// also by canonical equivalence.
struct RandomJSON {
  private var random: SeededGenerator
  private var depth = 0
  /// Whether there are comments and trailing commas, which are not JSON.
  private let isLenient: Bool

  init(seed: UInt64, isLenient: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isLenient = isLenient
  }

  /// One text. One in ten is a single value without brackets.
  mutating func text() -> String { space() + (chance(10) ? scalar() : collection()) + space() }

  /// The same text with one byte changed, inserted or removed.
  mutating func mutation(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    let offset = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes[offset] = byte()
    case 1: bytes.insert(byte(), at: offset)
    default: bytes.remove(at: offset)
    }
    return bytes
  }

  /// Mostly a byte that has a meaning in JSON.
  private mutating func byte() -> UInt8 {
    if chance(4) { return UInt8.random(in: 0...255, using: &random) }
    return pick(Array("{}[],:\"\\/ \t\n\r0123456789-+.eEtrufalsnbx'#*\u{7F}\u{1}".utf8))
  }

  private mutating func collection() -> String {
    depth += 1
    defer { depth -= 1 }
    let count = Int.random(in: 0...(depth > 5 ? 1 : 4), using: &random)
    if chance(2) {
      let elements = (0..<count).map { _ in space() + value() + space() }
      return "[" + (count == 0 ? space() : elements.joined(separator: ",") + trailingComma()) + "]"
    }
    var keys: Set<String> = []
    let members = (0..<count).compactMap { _ -> String? in
      let (spelled, content) = string()
      guard keys.insert(content).inserted else { return nil }
      return space() + spelled + space() + ":" + space() + value() + space()
    }
    return "{" + (members.isEmpty ? space() : members.joined(separator: ",") + trailingComma()) + "}"
  }

  private mutating func value() -> String { depth < 8 && chance(3) ? collection() : scalar() }

  private mutating func scalar() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: string().spelled
    case 2, 3: number()
    default: pick(["true", "false", "null"])
    }
  }

  /// Of a size that a floating-point number can have, which Foundation demands.
  private mutating func number() -> String {
    let whole = pick(["0", "1", digits(1...3), digits(4...15), digits(16...45)])
    let fraction = chance(3) ? "." + pick([digits(1...2), "0", "000", digits(20...40)]) : ""
    let exponent = chance(4) ? pick(["e", "E"]) + pick(["", "+", "-"]) + pick(["0", "07", digits(1...2), "200"]) : ""
    return pick(["", "-"]) + whole + fraction + exponent
  }

  private mutating func digits(_ count: ClosedRange<Int>) -> String {
    let rest = (1..<Int.random(in: count, using: &random)).map { _ in "\(Int.random(in: 0...9, using: &random))" }
    return "\(Int.random(in: 1...9, using: &random))" + rest.joined()
  }

  private mutating func string() -> (spelled: String, content: String) {
    let length = pick([0, 1, 3, 7, 8, 9, 30])
    let characters = (0..<length).map { _ in character() }
    return ("\"" + characters.map(\.spelled).joined() + "\"", characters.map(\.content).joined())
  }

  private mutating func character() -> (spelled: String, content: String) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let escape = pick([("\\\"", "\""), ("\\\\", "\\"), ("\\/", "/"), ("\\b", "\u{8}"), ("\\f", "\u{C}")])
      return (escape.0, escape.1)
    case 1:
      let escape = pick([("\\n", "\n"), ("\\r", "\r"), ("\\t", "\t")])
      return (escape.0, escape.1)
    case 2: return unicodeEscape()
    case 3:
      let character = pick([
        "é", "e\u{301}", "汉", "👩‍👩‍👧", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{FFFE}",
      ])
      return (character, character)
    default:
      let character = pick(["a", "b", "1", " ", "{", "}", "[", "]", ",", ":", "'", "#", "//", "/*", "null"])
      return (character, character)
    }
  }

  private mutating func unicodeEscape() -> (spelled: String, content: String) {
    let scalar: Unicode.Scalar = pick(["\u{0}", "\u{1F}", "A", "é", "\u{301}", "汉", "\u{FFFF}", "😀", "\u{10FFFF}"])
    let units = String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: chance(2))
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return (units.joined(), String(scalar))
  }

  private mutating func trailingComma() -> String { isLenient && chance(3) ? "," + space() : "" }

  private mutating func space() -> String {
    if isLenient && chance(4) {
      let comment = pick([
        "// 汉 \"}]", "//", "/**/", "/* , */", "/* {\n\r\n // */", "/***/", "// stylespec is a tool", "/*/ */",
      ])
      let ends = comment.hasPrefix("//") ? ["\n", "\r\n", "\r  "] : ["", " ", "\n"]
      return pick(["", " ", "\n  "]) + comment + pick(ends)
    }
    return chance(2) ? "" : pick([" ", "\t", "\n", "\r", "\r\n", "  \n\t ", "          \n"])
  }

  /// True once in so many times.
  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
