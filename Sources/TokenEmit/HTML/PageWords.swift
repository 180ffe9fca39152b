internal import TokenModel

/// Names of appearances and values as designers write them.
enum PageWords {
  /// The words for contexts. Those of appearances have other names in specs; one with normal contrast that is also that
  /// of high contrast goes without saying.
  static func contexts(_ names: [String]) -> String {
    let appearances = Set(names.compactMap(Appearance.init))
    return names.compactMap { name in
      guard let appearance = Appearance(rawValue: name) else { return name }
      if let plainer = appearance.withNormalContrast, appearances.contains(plainer) { return nil }
      return title(of: appearance)
    }.joined(separator: ", ")
  }

  /// The context of the standard value, given those of the others.
  static func standard(besides contexts: [[String]]) -> String {
    let others = contexts.joined().compactMap(Appearance.init)
    return others.contains(.dark) && others.count == contexts.joined().count ? title(of: .light) : "Default"
  }

  static func title(of appearance: Appearance) -> String {
    switch appearance {
    case .light: "Light"
    case .dark: "Dark"
    case .highContrastLight: "High contrast"
    case .highContrastDark: "Dark, high contrast"
    }
  }

  /// A word of a path as a heading: `fontSize` is "Font size".
  static func heading(_ name: String) -> String {
    let words = NameWords.words(of: name).joined(separator: " ")
    guard let first = words.first else { return name }
    return first.uppercased() + words.dropFirst()
  }

  /// A number with its noun.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Appearance {
  fileprivate var withNormalContrast: Appearance? {
    switch self {
    case .highContrastLight: .light
    case .highContrastDark: .dark
    case .light, .dark: nil
    }
  }
}
