internal import TokenModel

/// Forms of names that are equal when people can hardly tell the names apart.
enum LookAlikes {
  /// A text with each character replaced by the one that represents all its look-alikes, and without invisible
  /// characters. String equality then treats `é` in one scalar and in two as the same.
  static func skeleton(_ text: String) -> String {
    guard text.utf8.contains(where: mayChange) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.compactMap(prototype(of:))))
  }

  /// Two hashes: equal for texts with equal skeletons, and for texts that are equal but for capitals.
  static func hashes(_ text: String) -> (skeleton: UInt64, caseless: UInt64) {
    var text = text
    let ofASCII = text.withUTF8 { bytes -> (UInt64, UInt64)? in
      var (shape, small) = (FNV64.start, FNV64.start)
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        shape = FNV64.hash(asciiPrototypes[Int(byte)], after: shape)
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        small = FNV64.hash(isCapital ? byte | 0x20 : byte, after: small)
      }
      return (shape, small)
    }
    return ofASCII ?? (hash(skeleton(text)), hash(caseless(text)))
  }

  /// The result may be ASCII though the text is not; else the standard library takes equal texts for equal.
  private static func hash(_ form: String) -> UInt64 {
    if form.utf8.allSatisfy({ $0 < 0x80 }) { return FNV64.hash([Array(form.utf8)]) }
    return UInt64(bitPattern: Int64(form.hashValue))
  }

  private static let asciiPrototypes: [UInt8] = (0..<UInt8(128)).map { byte in
    switch byte {
    case UInt8(ascii: "1"), UInt8(ascii: "I"), UInt8(ascii: "|"): UInt8(ascii: "l")
    case UInt8(ascii: "0"): UInt8(ascii: "O")
    default: byte
    }
  }

  /// A text without the difference of capitals.
  static func caseless(_ text: String) -> String {
    let mayChange = text.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 >= 0x80 }
    return mayChange ? text.lowercased() : text
  }

  /// The number of visible characters in a text, not counting marks. Equal for texts that look alike, and cheap to add
  /// up.
  static func extent(_ text: String) -> Int {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII ? text.utf8.count : text.unicodeScalars.count(where: isCounted)
  }

  /// Parts of a precomposed character after the first do not count: marks, and the vowels and final consonants
  /// of Hangul.
  private static func isCounted(_ scalar: Unicode.Scalar) -> Bool {
    if ("\u{1160}"..."\u{11FF}").contains(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return false
    default: return true
    }
  }

  private static func mayChange(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0"), UInt8(ascii: "1"), UInt8(ascii: "I"), UInt8(ascii: "|"), 0x80...: true
    default: false
    }
  }

  /// Nil for an invisible character.
  private static func prototype(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "1", "I", "|": return "l"
    case "0": return "O"
    case "\0"..."\u{7F}": return scalar
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return nil }
    // Full-width forms of ASCII are in its order, from `!` on.
    let isFullWidth = ("\u{FF01}"..."\u{FF5E}").contains(scalar)
    let narrow = isFullWidth ? Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar : scalar
    return prototypes[narrow] ?? narrow
  }

  /// From "confusables.txt" of Unicode Technical Standard #39,
  /// <https://www.unicode.org/reports/tr39/#Confusable_Detection>: what looks like a Latin letter, a digit or a hyphen,
  /// among ASCII, Greek, Cyrillic and dashes. Left out are those that look like two characters, such as `m` and `rn`,
  /// and letters with marks.
  private static let prototypes: [Unicode.Scalar: Unicode.Scalar] = {
    let alike: [(prototype: Unicode.Scalar, others: String)] = [
      ("l", "1I|ΙІӀ"), ("O", "0ΟО"), ("A", "ΑА"), ("B", "ΒВ"), ("C", "ϹС"), ("E", "ΕЕ"), ("F", "Ϝ"), ("G", "Ԍ"),
      ("H", "ΗН"), ("J", "ͿЈ"), ("K", "ΚК"), ("M", "ΜϺМ"), ("N", "Ν"), ("P", "ΡР"), ("S", "Ѕ"), ("T", "ΤТ"), ("V", "Ѵ"),
      ("W", "Ԝ"), ("X", "ΧХ"), ("Y", "ΥϒУҮ"), ("Z", "Ζ"), ("a", "αа"), ("c", "ϲс"), ("d", "ԁ"), ("e", "еҽ"), ("h", "һ"),
      ("i", "ıιіӏ"), ("j", "ϳј"), ("o", "οσо"), ("p", "ρϱр"), ("q", "ԛ"), ("r", "г"), ("s", "ѕ"), ("u", "υ"),
      ("v", "νѵ"), ("w", "ѡԝ"), ("x", "х"), ("y", "γуү"), ("3", "ЗӠ"), ("6", "б"), ("b", "Ь"),
      ("-", "\u{2010}\u{2011}\u{2012}\u{2013}\u{2212}"),
    ]
    let pairs = alike.flatMap { entry in entry.others.unicodeScalars.map { ($0, entry.prototype) } }
    return Dictionary(pairs) { first, _ in first }
  }()

}
