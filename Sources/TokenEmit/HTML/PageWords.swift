internal import TokenModel

/// Names of appearances and values as designers write them.
enum PageWords {
  /// The words for combinations of contexts: `Dark + compact`. Appearances have other names in specs; one with normal
  /// contrast that is also that of high contrast goes without saying.
  static func contexts(_ combinations: [[String]]) -> String {
    let appearances = Set(combinations.filter { $0.count == 1 }.joined().compactMap(Appearance.init))
    return combinations.filter { names in
      guard names.count == 1, let plainer = Appearance(rawValue: names[0])?.withNormalContrast else { return true }
      return !appearances.contains(plainer)
    }.map { $0.map(title(ofContext:)).joined(separator: " + ") }.joined(separator: ", ")
  }

  private static func title(ofContext name: String) -> String { Appearance(rawValue: name).map(title(of:)) ?? name }

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
    let words = CSSSpelling.kebab.name(of: name).replacing("-", with: " ")
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
