/// A convention for names of several words.
enum NameStyle: Sendable, CaseIterable {
  /// `text-primary`
  case kebab
  /// `text_primary`
  case snake
  /// `textPrimary`
  case camel
  /// `TextPrimary`
  case pascal
  /// `TEXT_PRIMARY`
  case screaming

  /// The name of some words. Where a convention does not define case, letters keep theirs: `textPrimary` and
  /// `textprimary` are two names. Two numbers never become one: `13` and `5` are `13_5` in ``camel`` and ``pascal``.
  func name(of words: [String]) -> String {
    switch self {
    case .kebab: words.joined(separator: "-")
    case .snake: words.joined(separator: "_")
    case .camel: Self.joined(words.enumerated().map { $0 == 0 ? $1 : Self.capitalized($1) })
    case .pascal: Self.joined(words.map(Self.capitalized))
    case .screaming: words.map { $0.uppercased() }.joined(separator: "_")
    }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { name, word in
      if let last = name.last, let first = word.first, last.isNumber, first.isNumber { name += "_" }
      name += word
    }
  }
}

/// The words of names.
package enum NameWords {
  /// The words of a name in lower case, between anything but letters and digits. A capital also begins one, unless it
  /// follows another capital: `on`, `primary` of `onPrimary` and of `on-primary`.
  package static func lowercased(of name: String) -> [String] {
    var words: [String] = [""]
    var canEnd = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && canEnd { words.append("") }
      if isPart { words[words.count - 1] += character.lowercased() }
      canEnd = character.isLowercase || character.isNumber
    }
    return words.filter { !$0.isEmpty }
  }

  /// The parts of a text between hyphens, underscores, dots, slashes and white space. At least one, even of `_`.
  static func words(of text: String) -> [String] {
    let words = text.unicodeScalars.split(whereSeparator: isSeparator)
    return words.isEmpty ? ["_"] : words.map { String($0) }
  }

  /// The words of a text in ``NameStyle/kebab``, for the names of many tokens and codes.
  static func kebab(_ text: String) -> String {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return NameStyle.kebab.name(of: words(of: text)) }
    let name = String(unsafeUninitializedCapacity: text.utf8.count) { name in
      var count = 0
      var isBetweenWords = false
      for byte in text.utf8 {
        if isSeparator(Unicode.Scalar(byte)) {
          isBetweenWords = count > 0
        } else {
          if isBetweenWords {
            name[count] = UInt8(ascii: "-")
            count += 1
            isBetweenWords = false
          }
          name[count] = byte
          count += 1
        }
      }
      return count
    }
    return name.isEmpty ? "_" : name
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "_", ".", "/": true
    case "!"..."~": false
    default: scalar.properties.isWhitespace
    }
  }
}
