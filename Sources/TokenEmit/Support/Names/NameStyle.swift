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

  /// The name of some words. Where a convention does not say anything about case, letters keep theirs: `textPrimary` and
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
enum NameWords {
  /// The parts of a text between hyphens, underscores, dots, slashes and white space. At least one, even of `_`.
  static func words(of text: String) -> [String] {
    let words = text.unicodeScalars.split { scalar in
      "-_./".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace
    }
    return words.isEmpty ? ["_"] : words.map { String(String.UnicodeScalarView($0)) }
  }
}
