internal import TokenModel

/// Checks Swift names and their prefixes.
package enum SwiftName {
  /// Types that the language or the generated code needs.
  static let taken: Set<String> = [
    "Any", "Double", "Duration", "Int", "Protocol", "RGBAColor", "Self", "StaticString", "String", "StyleBorder",
    "StyleCatalog", "StyleCode", "StyleColor", "StyleCurve", "StyleGradient", "StyleShadow", "StyleStroke",
    "StyleTables", "StyleTransition", "Swift", "Type", "UInt64",
  ]

  /// The problem with the name of a catalog; nil for a valid name.
  package static func problem(withType name: String) -> String? {
    if name.utf8.count > NameLimits.maximumLength { return "it is longer than \(NameLimits.maximumLength) bytes" }
    if taken.contains(name) { return "Swift code uses this name itself; add a word to it" }
    if isPlain(name), name.utf8.first.map(isCapital) ?? false { return nil }
    return "it becomes a Swift type; write letters A-Z, digits and `_`, and a capital first"
  }

  /// A valid name of a catalog that is like a text: `MyApp` for `my app`, `SelfStyles` for `Self`.
  package static func proposal(for text: String) -> String {
    let words = text.utf8.split { !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "_") }
    let joined = words.map { word in
      let word = String(decoding: word, as: UTF8.self)
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let name = String(joined.drop { !($0.utf8.first.map(isLetter) ?? false) }.prefix(NameLimits.maximumLength / 2))
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let proposal = capitalized.isEmpty ? "Brand" : capitalized
    return problem(withType: proposal) == nil ? proposal : proposal + "Styles"
  }

  /// The problem with a prefix of names; nil for a valid prefix.
  static func problem(withPrefix prefix: String) -> String? {
    if prefix.utf8.count > NameLimits.maximumLength { return "it is longer than \(NameLimits.maximumLength) bytes" }
    if isPlain(prefix), prefix.utf8.first.map(isLetter) ?? false { return nil }
    return "it starts Swift names; write letters A-Z, digits and `_`, and a letter first"
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isCapital(byte & 0xDF) }
  private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
}
